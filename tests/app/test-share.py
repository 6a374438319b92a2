#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is passed on: fleets as a file that a file manager opens, as text by way of the clipboard, as an exported file, and
dropped on the window; battles and content sets as files.

usage: test-share.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import contextlib
import json
import os
import shlex
import shutil
import signal
import subprocess
import tempfile

import a11y
from cli import BEGUN
from window import Book, Focus, Story, give_focus, is_named, nameless, run, type_path, xdotool

RED = {'format': 'crossbones-fleet', 'version': 1, 'ruleset': 'black-spot', 'name': 'Red', 'notes': 'For Friday',
       'ships': [{'name': 'Fury (the old one)', 'class': 'man_o_war', 'flagship': True}, {'class': 'sloop', 'notes': 'Slow'}]}


class Sharing(Story):
    """Files that are written and opened."""

    def documents(self):
        """The fleets that are kept."""
        return [json.loads(text) for (text,) in self.book.rows(
            'SELECT r.json FROM fleets f JOIN fleet_revisions r ON r.fleet = f.id AND r.revision = f.revision ORDER BY f.id')]

    def windows(self):
        return a11y.children(self.program.app)

    def type_place(self, button, path, gone=True):
        """Saves or opens a file in the system's dialog."""
        dialog = self.program.dialog()
        if button == 'Open':
            xdotool('key', 'ctrl+l')
        name = a11y.wait(lambda: next((node for node in a11y.find_all(dialog, 'text') if a11y.visible(node)), None),
                         'no name can be typed')
        type_path(name, path)
        a11y.press(dialog, 'push button', is_named(button))
        if gone:
            self.program.dialog_closes()

    def is_told(self, heading, *words):
        """The message comes while the system's dialog goes."""
        a11y.wait(lambda: any(heading in self.texts(window) for window in self.windows()), f'there is no {heading!r}')
        self.shows(heading, *words, node=self.program.dialog())
        xdotool('key', 'Escape')
        self.program.dialog_closes()


class Battles(Sharing):
    def prepare(self):
        self.cli.do(*BEGUN)
        self.folder = tempfile.TemporaryDirectory()
        self.content = os.path.join(self.folder.name, 'lagoon.crossbones-content')
        with open(self.content, 'w', encoding='utf-8') as file:
            json.dump({'format': 'crossbones-content', 'version': 1, 'ruleset': 'man-o-war', 'name': 'Lagoon'}, file)

    def place(self, name):
        return os.path.join(self.folder.name, name)

    def games(self):
        return self.book.one('SELECT count(*) FROM games')

    def export(self, action, name):
        a11y.act(a11y.find_acting(self.program.frame, action)[0], action)
        self.type_place('Save', self.place(name))
        a11y.wait(lambda: os.path.exists(self.place(name)), 'no file was written')
        with open(self.place(name), encoding='utf-8') as file:
            return json.load(file)

    def open(self, name, gone=True):
        xdotool('key', 'ctrl+shift+o')
        self.type_place('Open', self.place(name), gone)

    def double_click(self, name):
        """What a file manager does: the desktop knows the program as it does once it is installed, here for this user."""
        data = os.environ['XDG_DATA_HOME']
        here = os.path.dirname(os.path.abspath(__file__))
        build = os.path.join(os.path.dirname(self.program.command[0]), '..', '..', 'data')
        app = next(name for name in os.listdir(build) if name.endswith('.desktop')).removesuffix('.desktop')
        pid = self.place('pid')
        program = self.place('crossbones')
        for folder in ('applications', 'mime/packages', 'dbus-1/services'):
            os.makedirs(os.path.join(data, folder), exist_ok=True)
        with open(program, 'w', encoding='utf-8') as file:
            file.write(f'#!/bin/sh\necho $$ >{pid}\nexec {shlex.quote(os.path.abspath(self.program.command[0]))} "$@"\n')
        os.chmod(program, 0o700)
        shutil.copy(os.path.join(build, f'{app}.desktop'), os.path.join(data, 'applications'))
        shutil.copy(os.path.join(here, '..', '..', 'data', 'crossbones.mime.xml'), os.path.join(data, 'mime/packages'))
        with open(os.path.join(build, f'{app}.service'), encoding='utf-8') as file:
            service = file.read()
        with open(os.path.join(data, f'dbus-1/services/{app}.service'), 'w', encoding='utf-8') as file:
            file.write(''.join(f'Exec={program} --gapplication-service\n' if line.startswith('Exec=') else line
                               for line in service.splitlines(keepends=True)))
        env = dict(os.environ, PATH=f'{self.folder.name}:{os.environ["PATH"]}')
        for command in (['update-mime-database', os.path.join(data, 'mime')],
                        ['update-desktop-database', os.path.join(data, 'applications')],
                        ['dbus-update-activation-environment', '--all'],
                        ['gdbus', 'call', '--session', '--dest', 'org.freedesktop.DBus', '--object-path', '/org/freedesktop/DBus',
                         '--method', 'org.freedesktop.DBus.ReloadConfig'],
                        ['gio', 'open', self.place(name)]):
            subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
        a11y.wait(lambda: os.path.exists(pid) and os.path.getsize(pid), 'the program does not start')
        with open(pid, encoding='utf-8') as file:
            return a11y.application(int(file.read()))

    def all(self):
        with self.tell('Export… writes the whole battle, and says that it holds secrets'):
            self.program.start()
            whole = self.export('row.export', 'whole.crossbones')
            assert whole['format'] == 'crossbones-game' and 'seed' in whole, whole.keys()
            self.shows('whole.crossbones', 'every hand and the seed')

        with self.tell('Export Without Secrets… writes it as everybody may see it'):
            seen = self.export('row.export-seen', 'seen.crossbones')
            assert 'seed' not in seen, seen.keys()
            self.shows('seen.crossbones', 'without hands and seed')

        with self.tell('Open a File… imports a battle and goes on with it'):
            self.open('whole.crossbones')
            a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Undo: '))
            assert self.games() == 2, self.games()

        with self.tell('The menu of a fleet keeps it as it was bought, and as it stands'):
            bought = next(fleet for fleet in json.loads(self.book.one('SELECT setup FROM secret_setups'))['fleets']
                          if fleet['name'] == 'Red')
            for n, item in enumerate(('Keep the Fleet as Bought', 'Keep the Fleet as It Stands'), 1):
                a11y.press(self.program.frame, 'push button', 'More about Red')
                with contextlib.closing(Focus()) as focus:
                    focus.go_to('Down', item)
                    xdotool('key', 'Return')
                a11y.wait(lambda n=n: len(self.documents()) == n, lambda: self.documents())
            self.is_told('“Red” is kept as it stands', 'not carried over')
            for fleet in self.documents():
                assert fleet['name'] == 'Red', fleet
                assert [(ship['name'], ship['class']) for ship in fleet['ships']] == [
                    (ship['name'], ship['class']) for ship in bought['ships']], fleet
            a11y.act(self.program.frame, 'win.harbour')

        with self.tell('What cannot be opened is refused with its name and the reason, and nothing changes'):
            self.open('seen.crossbones', gone=False)
            self.is_told('This battle was not opened', 'seen.crossbones', 'is not complete')
            with open(self.place('broken.crossbones'), 'w', encoding='utf-8') as file:
                whole['entries'][1]['at'] = 7
                json.dump(whole, file)
            self.open('broken.crossbones', gone=False)
            self.is_told('This battle was not opened', 'broken.crossbones', 'Entry 2')
            assert self.games() == 2, self.games()

        with self.tell('A content set is opened where sets are written'):
            self.open('lagoon.crossbones-content')
            self.shows('Lagoon')
            assert self.book.one('SELECT name FROM content_sets') == 'Lagoon'

        with self.tell('A double click on an exported battle opens it: by its type, the program’s entry and the session bus'):
            app = self.double_click('whole.crossbones')
            a11y.find(app, 'push button', lambda name: name.startswith('Undo: '))
            assert Book(os.path.join(os.environ['XDG_DATA_HOME'], 'crossbones/crossbones.db')).one('SELECT count(*) FROM games') == 1
            os.kill(app.get_process_id(), signal.SIGKILL)


class Share(Sharing):
    def prepare(self):
        self.folder = tempfile.TemporaryDirectory()
        self.file = os.path.join(self.folder.name, 'red.crossbones-fleet')
        with open(self.file, 'w', encoding='utf-8') as file:
            json.dump(RED, file)
        self.program.command.append(self.file)

    def keeps(self, n):
        a11y.wait(lambda: len(self.documents()) == n, lambda: f'{len(self.documents())} fleets are kept, not {n}')

    def on_row(self, start):
        def focused():
            return [node for node in a11y.find_all(self.program.frame, 'list item', lambda said: said.startswith(start))
                    if 'focused' in a11y.states(node)]
        give_focus()
        a11y.wait(focused, f'the keyboard is not on {start!r}')

    def file_is_opened(self):
        with self.tell('A file that is handed to the program is kept and shown'):
            self.program.start()
            self.keeps(1)
            self.on_row('Red')
            assert self.documents() == [RED], self.documents()

        with self.tell('It is among the recent files of the desktop'):
            recent = os.path.join(os.environ['XDG_DATA_HOME'], 'recently-used.xbel')

            def listed():
                if not os.path.exists(recent):
                    return False
                with open(recent, encoding='utf-8') as file:
                    text = file.read()
                return 'red.crossbones-fleet' in text and '"application/x-crossbones-fleet"' in text
            a11y.wait(listed, 'it is not')

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
            self.is_told('This file was not imported', 'again.crossbones-fleet', 'line 2')
            self.keeps(2)

    def row(self, action):
        """Does something with the first fleet, as from its menu."""
        a11y.act(a11y.find_acting(self.program.frame, action)[0], action)

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

    def dropped(self):
        with self.tell('A file that is dropped on the window, on whatever page, is kept and shown'):
            n = len(self.documents())
            a11y.act(self.program.frame, 'win.harbour')
            self.shows('New Battle…')
            manager = subprocess.Popen([os.path.join(os.environ['G_TEST_BUILDDIR'], 'app', 'drag-file'), self.file],
                                       env=a11y.PROGRAM)
            a11y.wait(lambda: subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(manager.pid)], check=False,
                                             stdout=subprocess.PIPE).stdout, 'there is no file to drag')
            xdotool('mousemove', 60, 30, 'mousedown', 1)
            for step in range(1, 9):
                xdotool('mousemove', 60 + 60 * step, 30 + 40 * step, 'sleep', 0.1)
            xdotool('mouseup', 1)
            assert manager.wait(timeout=a11y.PATIENCE) == 0
            self.keeps(n + 1)
            self.on_row('Red')

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
        self.dropped()


run(Share, Battles)
