#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The fleets that people keep, with the keyboard alone: one is made, copied, deleted, brought back, and opened.

usage: test-fleets.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import a11y
from window import Focus, Story, nameless, run, xdotool


class Fleets(Story):
    def kept(self):
        return [name for (name,) in self.book.rows(
            'SELECT r.name FROM fleets f JOIN fleet_revisions r ON r.fleet = f.id AND r.revision = f.revision ORDER BY f.id')]

    def keeps(self, *names):
        a11y.wait(lambda: self.kept() == list(names), lambda: f'kept are {self.kept()}, not {names}')

    def on_row(self, start):
        """Waits until the keyboard is on the row whose name begins so."""
        def focused():
            return [node for node in a11y.find_all(self.program.frame, 'list item', lambda said: said.startswith(start))
                    if 'focused' in a11y.states(node)]
        a11y.wait(focused, f'the keyboard is not on {start!r}')

    def all(self):
        with self.tell('A fleet is made from the empty page'):
            self.program.start()
            self.shows('New Battle…')
            xdotool('key', 'ctrl+k')
            self.shows('No Fleets Yet')
            focus = Focus()
            focus.go_to('Tab', 'New Fleet')
            xdotool('key', 'Return')
            self.shows('Black Spot')
            xdotool('key', 'Return')
            focus.close()
            self.keeps('New Fleet')
            self.on_row('New Fleet')
            assert not list(nameless(self.program.app)), list(nameless(self.program.app))

        with self.tell('It is copied'):
            xdotool('key', 'Insert')
            self.keeps('New Fleet', 'New Fleet (copy)')
            self.on_row('New Fleet (copy)')

        with self.tell('The copy is deleted, and comes back'):
            xdotool('key', 'Delete')
            self.keeps('New Fleet')
            self.shows('1 fleet is deleted')
            xdotool('key', 'ctrl+z')
            self.keeps('New Fleet', 'New Fleet (copy)')

        with self.tell('An opened fleet shows that it has not fought yet'):
            self.on_row('New Fleet')
            xdotool('key', 'Return')
            self.shows('This fleet has not fought yet', 'Change the Fleet…')
            xdotool('key', 'Escape')
            self.on_row('New Fleet')

        with self.tell('Two fleets are compared: what they add up to, and whom their broadsides sink'):
            xdotool('key', 'F10')
            self.shows('Choose Several')
            xdotool('key', '--delay', '300', 'Down', 'Down', 'Return')
            self.shows('0 chosen')
            self.program.press('All, or none')
            self.shows('2 chosen')
            self.program.press('Compare')
            dialog = self.program.dialog()
            self.shows('Side by side', 'Dice: Port', 'Together', 'Best Broadside: New Fleet (copy)', '39%', node=dialog)
            assert not list(nameless(self.program.app)), list(nameless(self.program.app))
            xdotool('key', 'Escape')
            self.program.dialog_closes()


run(Fleets)
