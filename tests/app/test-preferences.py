#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The preferences: what a new battle begins with, how large the text is, and a backup.

usage: test-preferences.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import os

import a11y
from window import NEWER, Story, is_named, run, xdotool


class Preferences(Story):
    def open(self):
        xdotool('key', 'ctrl+comma')
        self.window = self.program.dialog()
        self.shows('Text Size', node=self.window)

    def close(self):
        xdotool('key', 'Escape')
        self.program.dialog_closes()

    def height(self):
        node = a11y.find(self.program.frame, 'label', lambda name: 'keeps track' in name)
        return node.get_component_iface().get_extents(1).height

    def choose(self, row, steps):
        """Chooses the item that is so many steps below the chosen one, by the keyboard."""
        xdotool('key', '--delay', '60', *['Tab'] * row, 'Return')
        xdotool('key', '--delay', '60', *['Down'] * steps, 'Return')

    def turn_to(self, about, page):
        """Opens a page of the window: libadwaita 1.7 makes it then, 1.2 at once."""
        if NEWER:
            row = a11y.find(about, 'list item', page)
            a11y.wait(lambda: a11y.rests(row), f'{page} does not rest')
            at = a11y.Atspi.Component.get_extents(row, a11y.Atspi.CoordType.WINDOW)
            xdotool('mousemove', at.x + at.width // 2, at.y + at.height // 2, 'sleep', 0.5, 'click', 1, 'sleep', 0.5)

    def all(self):
        with self.tell('Ctrl+, opens the preferences; Undo is chosen with the keyboard'):
            self.program.start()
            a11y.find(self.program.frame, 'push button', is_named('New Battle…'))
            self.open()
            self.choose(1, 1)
            self.shows('Always free', node=self.window)
            self.close()

        with self.tell('A new battle begins with it'):
            xdotool('key', 'ctrl+n')
            self.shows('Always free')
            a11y.act(self.program.frame, 'win.harbour')

        with self.tell('The text grows by a quarter a step, at once'):
            before = self.height()
            self.open()
            self.choose(2, 2)
            self.shows('Larger', node=self.window)
            a11y.wait(lambda: self.height() > before, lambda: f'{self.height()}, not more than {before}')

        with self.tell('A backup is made, and the window says where it is'):
            a11y.press(self.window, 'push button', is_named('Back Up Now'))
            self.shows('backups/', node=self.window)
            folder = os.path.join(os.path.dirname(self.program.database), 'backups')
            assert len(os.listdir(folder)) == 1, os.listdir(folder)
            self.close()

        with self.tell('About tells versions, what draws, who made it and where to report, and not where the database is'):
            xdotool('key', 'F10')
            a11y.press(self.program.frame, 'menu item', is_named('About Crossbones'))
            dialog = self.program.dialog()
            a11y.find(dialog, 'label', 'Crossbones')
            names = [a11y.name_of(node) for node in a11y.walk(dialog)]
            for words in ('Credits', 'Legal', 'Troubleshooting'):
                assert any(words in name for name in names), (words, names)
            self.turn_to(dialog, 'Details')
            a11y.wait(lambda: any('Tell a fault where you got Crossbones' in a11y.name_of(node)
                                  for node in a11y.walk(dialog)), 'where to report is not told')
            if NEWER:
                xdotool('key', 'Escape')
            self.turn_to(dialog, 'Troubleshooting')
            self.turn_to(dialog, 'Debugging Information')
            texts = [a11y.text_of(node) for node in a11y.walk(dialog) if a11y.role_of(node) == 'text']
            info = next(text for text in texts if text and 'SQLite 3.' in text)
            assert 'libadwaita 1.' in info and 'Database: ' in info and self.program.database not in info, info
            xdotool('key', '--delay', 400, *['Escape'] * (3 if NEWER else 1))  # back from page to page, and out
            self.program.dialog_closes()


run(Preferences)
