#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fleets that are passed on: a file that a file manager opens, text by way of the clipboard, and an exported file.

usage: test-share.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import json
import os
import tempfile

import a11y
from window import Story, is_named, nameless, run, xdotool

RED = {'format': 'crossbones-fleet', 'version': 1, 'ruleset': 'black-spot', 'name': 'Red', 'notes': 'For Friday',
       'ships': [{'name': 'Fury (the old one)', 'class': 'man_o_war', 'flagship': True}, {'class': 'sloop', 'notes': 'Slow'}]}


class Share(Story):
    def prepare(self):
        self.folder = tempfile.TemporaryDirectory()
        self.file = os.path.join(self.folder.name, 'red.crossbones-fleet')
        with open(self.file, 'w', encoding='utf-8') as file:
            json.dump(RED, file)
        self.program.command.append(self.file)

    def documents(self):
        return [json.loads(text) for (text,) in self.book.rows(
            'SELECT r.json FROM fleets f JOIN fleet_revisions r ON r.fleet = f.id AND r.revision = f.revision ORDER BY f.id')]

    def keeps(self, n):
        a11y.wait(lambda: len(self.documents()) == n, lambda: f'{len(self.documents())} fleets are kept, not {n}')

    def on_row(self, start):
        def focused():
            return [node for node in a11y.find_all(self.program.frame, 'list item', lambda said: said.startswith(start))
                    if 'focused' in a11y.states(node)]
        a11y.wait(focused, f'the keyboard is not on {start!r}')

    def file_is_opened(self):
        with self.tell('A file that is handed to the program is kept and shown'):
            self.program.start()
            self.keeps(1)
            self.on_row('Red')
            assert self.documents() == [RED], self.documents()

    def text_goes_round(self):
        with self.tell('Ctrl+C copies the fleet as text, and Ctrl+V keeps it as a new one'):
            xdotool('key', 'ctrl+c')
            xdotool('key', 'ctrl+v')
            self.keeps(2)
            self.on_row('Red')
            assert self.documents() == [RED, RED], self.documents()

        with self.tell('What is no fleet is refused with the line and the reason, and nothing changes'):
            for text, said in (('Hello', 'is not the text of a fleet'),
                               ('Crossbones fleet: Red 2', 'ruleset')):
                xdotool('key', 'ctrl+f')
                xdotool('key', 'ctrl+a')
                xdotool('type', text)
                xdotool('key', 'ctrl+a')
                xdotool('key', 'ctrl+c')
                xdotool('key', 'BackSpace')
                self.choose('Paste Fleet')
                dialog = self.program.dialog()
                self.shows('Nothing was pasted', said, node=dialog)
                xdotool('key', 'Escape')
                self.program.dialog_closes()
            self.keeps(2)

    def choose(self, name):
        """Chooses from the page's menu, with F10."""
        xdotool('key', 'F10')
        a11y.press(self.program.frame, 'menu item', name)

    def file_is_written(self):
        path = os.path.join(self.folder.name, 'again.crossbones-fleet')
        with self.tell('Export… writes the file, which is the fleet; a broken one is refused with its place'):
            self.row('fleet.export')
            self.type_place('Save', path)
            a11y.wait(lambda: os.path.exists(path), 'no file was written')
            with open(path, encoding='utf-8') as file:
                assert json.load(file) == RED
            with open(path, 'w', encoding='utf-8') as file:
                file.write('{\n"format" "crossbones-fleet"}')
            self.choose('Import…')
            self.type_place('Open', path, gone=False)
            a11y.wait(lambda: any('This file was not imported' in self.texts(window) for window in self.windows()),
                      'nothing is said about the file')
            self.shows('again.crossbones-fleet', 'line 2', node=self.program.dialog())
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            self.keeps(2)

    def row(self, action):
        """Does something with the first fleet, as from its menu."""
        a11y.press(self.program.frame, 'filler', 'BonesFleetRow', action)

    def windows(self):
        return a11y.children(self.program.app)

    def type_place(self, button, path, gone=True):
        """Saves or opens a file in the system's dialog."""
        dialog = self.program.dialog()
        if button == 'Open':
            xdotool('key', 'ctrl+l')
        name = a11y.wait(lambda: next((node for node in a11y.find_all(dialog, 'text') if a11y.visible(node)), None),
                         'no name can be typed')
        xdotool('key', 'ctrl+a')
        xdotool('type', path)
        a11y.wait(lambda: a11y.text_of(name) == path, lambda: a11y.text_of(name))
        a11y.press(dialog, 'push button', is_named(button))
        if gone:
            self.program.dialog_closes()

    def editor(self):
        with self.tell('In the editor, Copy as Text and Paste Fleet do the same: the pasted fleet is a new one'):
            self.row('fleet.edit')
            self.shows('Built For')
            xdotool('key', 'ctrl+c')
            self.choose('Paste Fleet')
            self.keeps(3)
            assert self.documents() == [RED] * 3, self.documents()
            xdotool('key', 'alt+Left')
            self.on_row('Red')

    def code(self):
        with self.tell('QR Code… shows the fleet for another device, and says how much it holds'):
            self.row('fleet.qr')
            dialog = self.program.dialog()
            self.shows('QR code of Red', 'of 2953 bytes', 'Paste Fleet', node=dialog)
            assert not list(nameless(dialog)), list(nameless(dialog))
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def names(self):
        with self.tell('Ship Names… keeps names of one’s own'):
            self.choose('Ship Names…')
            text = a11y.find(self.program.dialog(), 'text', 'Ship names, one a line')
            xdotool('type', 'Wal')
            a11y.wait(lambda: a11y.text_of(text) == 'Wal', 'nothing is typed')
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            self.choose('Ship Names…')
            text = a11y.find(self.program.dialog(), 'text', 'Ship names, one a line')
            a11y.wait(lambda: a11y.text_of(text) == 'Wal', 'the name is not kept')
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def all(self):
        self.file_is_opened()
        self.text_goes_round()
        self.code()
        self.names()
        self.file_is_written()
        self.editor()


run(Share)
