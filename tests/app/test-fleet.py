#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The editor of a kept fleet, with the keyboard only: a fleet of each game is built, put in order, named and mended, and
what was done comes back.

usage: test-fleet.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import json

import a11y
from window import Focus, Story, nameless, run, xdotool


class Yard(Story):
    ruleset = None
    arguments = ('--fleet', '1')

    def prepare(self):
        fleet = {'format': 'crossbones-fleet', 'version': 1, 'ruleset': self.ruleset, 'name': 'Red', 'ships': []}
        self.cli.run('fleet', json.dumps(fleet), 'import', '-')

    def document(self):
        return json.loads(self.book.one('SELECT json FROM fleet_revisions r JOIN fleets f ON f.id = r.fleet'
                                        ' AND f.revision = r.revision'))

    def classes(self):
        return [ship['class'] for ship in self.document()['ships']]

    def stored(self, fits, what):
        a11y.wait(lambda: fits(self.document()), lambda: f'not stored: {what}, but {self.document()}')

    def begin(self):
        """The focus is on the first class; what follows is typed."""
        self.program.start()
        a11y.wait(lambda: [n for n in a11y.walk(self.program.frame)
                           if a11y.name_of(n).startswith('Add a ship') and 'focused' in a11y.states(n)],
                  'the focus is not on the first class')
        self.focus = Focus()

    def buy(self, key, name, n):
        if key is not None:
            self.focus.go_to(key, f'Add a ship: {name}')
        before = len(self.classes())
        for i in range(n):
            xdotool('key', 'Return')
            self.stored(lambda fleet, i=i: len(fleet['ships']) > before + i, f'{name} {i + 1}')


class BlackSpot(Yard):
    ruleset = 'black-spot'

    def all(self):
        with self.tell('Enter buys the class that has the focus; the first ship is the flagship'):
            self.begin()
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))
            self.buy(None, 'Man-o-War', 1)
            self.buy('Tab', 'Frigate', 2)
            self.buy('Tab', 'Sloop', 3)
            assert self.classes() == ['man_o_war', 'frigate', 'frigate', 'sloop', 'sloop', 'sloop'], self.classes()
            assert self.document()['ships'][0]['flagship'], self.document()
            names = [ship['name'] for ship in self.document()['ships']]
            assert len(set(names)) == 6, names
            self.shows('10 of 10 points', 'Legal')

        with self.tell('One more is too much: a fault says so, and its mend takes a ship out'):
            self.buy(None, 'Sloop', 1)
            self.shows('The ships cost 11 points, but only 10 may be spent.', '1 fault')
            self.focus.press('alt+3')
            assert a11y.name_of(self.focus.node).startswith('Fault: The ships cost 11')
            xdotool('key', 'Return')
            self.focus.go_to('Tab', 'Remove ')
            xdotool('key', 'Return')
            self.stored(lambda fleet: len(fleet['ships']) == 6, 'six ships')
            self.shows('Legal')

        with self.tell('Alt and an arrow key moves a ship, Delete removes her, F2 names her'):
            xdotool('key', 'alt+2')
            xdotool('key', 'alt+Down')
            self.stored(lambda fleet: fleet['ships'][1].get('flagship'), 'moved down')
            xdotool('key', 'alt+Up')
            self.stored(lambda fleet: fleet['ships'][0].get('flagship'), 'moved up')
            self.focus.press('Down')
            xdotool('key', 'Delete')
            self.stored(lambda fleet: len(fleet['ships']) == 5, 'one less')
            xdotool('key', 'F2')
            a11y.wait(lambda: 'Name of the ship' in self.texts(), 'her name is not shown')
            xdotool('type', 'Wren')
            xdotool('key', 'Return')
            self.stored(lambda fleet: fleet['ships'][1]['name'] == 'Wren', 'Wren')

        with self.tell('Ctrl+Z and Ctrl+Shift+Z go through what was done'):
            self.focus.press('alt+1')
            for _ in range(2):
                xdotool('key', 'ctrl+z')
            self.stored(lambda fleet: len(fleet['ships']) == 6, 'six ships again')
            xdotool('key', 'ctrl+shift+z')
            self.stored(lambda fleet: len(fleet['ships']) == 5, 'five ships again')
            self.focus.close()


class ManOWar(Yard):
    ruleset = 'man-o-war'

    def all(self):
        with self.tell('Man O’ War: a man-o’-war with the Admiral, and ships that are bought in threes'):
            self.begin()
            self.buy(None, '', 1)
            self.buy('Tab', 'Sandpiper', 1)
            assert len(self.classes()) == 4, self.classes()
            self.focus.press('alt+2')
            xdotool('key', 'Return')
            self.shows('Admiral', 'Wizard aboard', 'Anti-flyer weapon')
            self.focus.go_to('Tab', 'Admiral')
            xdotool('key', 'space')
            self.stored(lambda fleet: fleet['ships'][0].get('flagship'), 'the Admiral')
            self.shows('Legal')
            self.focus.close()


class NavalDuel(Yard):
    ruleset = 'naval-duel'

    def all(self):
        with self.tell('Naval Duel: seven ships, rolled ahead in one touch'):
            self.begin()
            self.buy(None, 'Ship of the line', 7)
            self.shows('Legal')
            self.focus.go_to('Tab', 'Roll Them All')
            xdotool('key', 'Return')
            self.stored(lambda fleet: len(fleet.get('rolled', {}).get('dice', [])) > 20, 'dice')
            self.focus.close()


class DreadPirate(Yard):
    ruleset = 'dread-pirate'

    def all(self):
        with self.tell('Dread Pirate: one sloop is a fleet'):
            self.begin()
            self.buy(None, '', 1)
            assert self.classes() == ['sloop'], self.classes()
            self.shows('Legal')
            self.focus.close()


run(BlackSpot, ManOWar, NavalDuel, DreadPirate)
