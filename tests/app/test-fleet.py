#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The editor of a kept fleet, with the keyboard only: a fleet of each game is built, put in order, named and mended, and
what was done comes back; it is analysed, taken into a battle, and its history shows the battle.

usage: test-fleet.py CROSSBONES CROSSBONES-CLI RULESET

Run with a display and a session bus of its own (tools/with-display.sh)."""
import json
import sys

import a11y
from window import Focus, Story, Table, is_within, nameless, run, xdotool


class Yard(Story):
    ruleset = None
    hides = False  # some ships from the other fleets
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


    def on_row(self, start):
        """Waits until the keyboard is on the row whose name begins so."""
        a11y.wait(lambda: [n for n in a11y.find_all(self.program.frame, 'list item', lambda said: said.startswith(start))
                           if 'focused' in a11y.states(n)], f'the keyboard is not on {start!r}')

    def tells_deeds(self, ship):
        """The history tells what she did, unless the game hides ships until it is over."""
        def rows():
            return a11y.find_all(self.program.frame, 'list item',
                                 lambda name: name.startswith(f'{ship}, ') and name.endswith(': nothing to tell'))

        if self.hides:
            assert a11y.holds(lambda: not rows(), 1), f'{ship} is told of, but may be hidden'
        else:
            a11y.wait(rows, f'{ship} is not told of')

    def choose_from_menu(self, start):
        """Goes down an open menu to the item whose name begins so, and chooses it."""
        def chosen():
            found = [a11y.name_of(n) for n in a11y.walk(self.program.frame)
                     if a11y.role_of(n) == 'menu item' and 'focused' in a11y.states(n)]
            return found and found[0].startswith(start)
        for _ in range(20):
            if a11y.holds(lambda: not chosen(), 0.2):
                xdotool('key', 'Down')
            else:
                xdotool('key', 'Return')
                return
        raise AssertionError(f'there is no {start!r} in the menu')

    def analyse(self, *figures):
        with self.tell(f'{self.game}: Analysis… in the menu of the card'):
            xdotool('key', 'alt+Left')
            self.on_row('Red')
            xdotool('key', 'shift+F10')
            self.shows('Analysis…')
            self.choose_from_menu('Analysis…')
            dialog = self.program.dialog()
            self.shows('Analysis', 'Ships', *figures, node=dialog)
            assert not list(nameless(dialog)), list(nameless(dialog))
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def fight(self):
        """The kept fleet goes into a battle by the popover of New Battle, and its history shows that battle."""
        with self.tell(f'{self.game}: Kept Fleets in New Battle takes the fleet into a battle'):
            focus = Focus()
            xdotool('key', 'ctrl+n')
            self.shows('Set Sail')
            a11y.wait(lambda: focus.node is not None and focus.rests(focus.node), 'New Battle has no focus')
            if self.game != 'Black Spot':  # the first
                games = a11y.find(self.program.frame, 'panel', 'Game')
                if not is_within(focus.node, games):
                    focus.press_until('Tab', lambda node: is_within(node, games))
                while a11y.name_of(focus.node) != self.game:
                    focus.press('Right')
                xdotool('key', 'space')
            focus.go_to('Tab', 'Kept Fleets')
            xdotool('key', 'Return')
            a11y.wait(lambda: a11y.find_all(self.program.frame, 'menu item', 'Red'), 'Red is not offered')
            self.choose_from_menu('Red')
            focus.go_to('Tab', 'Set Sail')
            xdotool('key', 'Return')
            focus.close()
            a11y.wait(lambda: self.book.one('SELECT count (*) FROM games') == 1, 'no battle has begun')
            self.table = Table(self.program, self.book)
            bought = json.loads(self.book.one('SELECT setup FROM secret_setups'))['fleets'][0]
            kept = self.document()
            assert [(ship['name'], ship['class']) for ship in bought['ships']] == [
                (ship['name'], ship['class']) for ship in kept['ships']], bought

        with self.tell(f'{self.game}: the history of the fleet shows the battle, and goes there'):
            xdotool('key', 'ctrl+k')
            self.on_row('Red')
            xdotool('key', 'Return')
            self.shows('Against Blue', 'Not over')
            self.tells_deeds(kept['ships'][0]['name'])
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))


class BlackSpot(Yard):
    game = 'Black Spot'
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
        self.analyse('Dice: Port', 'Speed: With the wind', 'Together', '%')
        self.fight()


class ManOWar(Yard):
    game = 'Man O’ War'
    ruleset = 'man-o-war'
    hides = True

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
        self.analyse('Dice: Port', 'Speed: With oars', 'Best Broadside', '%')
        self.fight()


class NavalDuel(Yard):
    game = 'Naval Duel'
    ruleset = 'naval-duel'

    def all(self):
        with self.tell('Naval Duel: seven ships, rolled ahead in one touch'):
            self.begin()
            self.buy(None, 'Ship of the line', 7)
            self.shows('Legal')
            self.focus.go_to('Tab', 'Roll Them All')
            xdotool('key', 'Return')
            self.stored(lambda fleet: len(fleet.get('rolled', {}).get('dice', [])) > 20, 'dice')

        with self.tell('Her captain chooses the flagship when the dice have been seen'):
            self.shows('1 fault', 'Mark one ship as the flagship')
            self.focus.press('alt+2')
            xdotool('key', 'Return')
            self.focus.go_to('Tab', 'Flagship')
            xdotool('key', 'space')
            self.stored(lambda fleet: fleet['ships'][0].get('flagship'), 'the flagship')
            self.shows('Legal')
            self.focus.close()
        self.analyse('In Naval Duel')
        self.fight()


class DreadPirate(Yard):
    game = 'Dread Pirate'
    ruleset = 'dread-pirate'

    def all(self):
        with self.tell('Dread Pirate: one sloop is a fleet'):
            self.begin()
            self.buy(None, '', 1)
            assert self.classes() == ['sloop'], self.classes()
            self.shows('Legal')
            self.focus.close()
        self.analyse('%')
        self.fight()


run({story.ruleset: story for story in (BlackSpot, ManOWar, NavalDuel, DreadPirate)}[sys.argv.pop()])
