#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A ship's go in Man O' War: the checklist of her turn, with her plan and her banks of guns.

usage: test-go.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). A recorded battle is taken up where a ship
that moves and fires has just been picked; what is done with her is looked for in the book, which is the database."""
import json
import os
import subprocess

import a11y
from window import Story, Table, nameless, run, xdotool

GAME = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'games', 'man-o-war', 'conceded.json')
BANKS = ('Bow', 'Port', 'Starboard', 'Stern', 'All round')


def is_action(entry, name, ship):
    return entry['kind'] == 'action' and (entry['verb'], entry.get('ship')) == (name, ship)


def picked(entries):
    """How many entries there are when a ship has been picked who is going to fire one of several banks."""
    for i, entry in enumerate(entries):
        if entry['kind'] != 'action' or entry['verb'] != 'activate':
            continue
        ship = entry['ship']
        fires = next((j for j, e in enumerate(entries[i:i + 40]) if is_action(e, 'fire', ship)), None)
        if fires is not None and entries[i + fires + 1].get('ask') == 'choice':  # which bank
            return i + 1
    raise AssertionError(f'nobody has several banks in {GAME}')


class Go(Story):
    arguments = ('--game', '1')

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.ship = self.name = None

    def prepare(self):
        with open(GAME, encoding='utf-8') as file:
            game = json.load(file)
        del game['fingerprint'], game['entries'][picked(game['entries']):]
        self.cli.take_in(game)
        self.cli.go_on(1, *({'do': 'override', 'add': {'marker': {'kind': 'card', 'owner': 'Red', 'ship': ship}}} for ship in ('R1', 'R2')))

    def banks(self):
        """What is said of each bank that is there; places of her plan may be called the same."""
        names = [a11y.name_of(node) for node in a11y.find_all(self.table.tray, 'push button')]
        return {name.split(':')[0]: name for name in names
                if name.split(':')[0] in BANKS and any(word in name for word in ('fire', 'her guns there'))}

    def begin(self):
        with self.tell('The chosen ship has a checklist: her actions, and what ends her turn'):
            self.program.start()
            self.table = Table(self.program, self.book)
            self.table.asks('her go')
            self.name = self.table.question().split(',')[0]
            self.ship = self.book.ship(self.name)
            assert self.table.offer('Move') and self.table.offer('Done With Her'), self.table.describe()
            without = list(nameless(self.program.frame))
            assert not without, without

    def look(self):
        with self.tell('It lists the banks that carry guns, each with its number of guns'):
            banks = self.banks()
            assert 0 < len(banks) < len(BANKS), banks
            assert all('ready to fire, ' in said and 'gun' in said for said in banks.values()), banks
        with self.tell('The page uses this game’s word for a turn, and shows the agreed table edges'):
            assert a11y.find_all(self.program.frame, 'label', 'Turn 1')
            assert not a11y.find_all(self.program.frame, 'label', 'Round 1')
            edges = [edge for edge in ('north', 'east', 'south', 'west')
                     if a11y.find_all(self.program.frame, 'label', lambda name, e=edge: f'{e} edge' in name)]
            assert edges == ['east', 'west'], edges
        with self.tell('Two ships that carry the same card are on one card of what is in force'):
            fold = a11y.find(self.program.frame, 'push button', lambda name: name.startswith('In Force on the Table: '))
            names = a11y.name_of(fold).split(': ', 1)[1].split(', ')
            assert len(names) == len(set(names)), names
            a11y.act(fold)
            a11y.find(self.program.frame, 'label', lambda name: name.count(' · on ') == 2)
            a11y.act(fold)

    def count(self):
        table = self.table
        with self.tell('A tap on her plan beside the question adds a hit there; undo takes it back'):
            a11y.press(table.tray, 'push button', lambda name: name.startswith('Below the waterline: 0 of'))
            a11y.wait(lambda: self.book.track('ship', self.ship, 'hull') == 1, 'no water gets in')
            table.act('undo')
            a11y.wait(lambda: self.book.track('ship', self.ship, 'hull') == 0, 'it is not pumped out')

    def enlarge(self):
        frame = self.program.frame
        last = self.book.last()

        def places():
            return len(a11y.find_all(frame, 'push button', lambda name: name.startswith('Below the waterline: ')))

        with self.tell('On a small card a tap enlarges the plan and changes nothing'):
            before = places()
            a11y.press(frame, 'push button', f'Her plan, large: {self.name}')
            a11y.wait(lambda: places() == before + 1, 'there is no large plan')
            assert self.book.last() == last
            without = list(nameless(frame))
            assert not without, without
        with self.tell('Escape closes the large plan'):
            xdotool('key', 'Escape')
            a11y.wait(lambda: places() == before, 'it does not close')

    def fire(self):
        table = self.table
        bank = sorted(self.banks())[-1]
        with self.tell('One tap fires a bank: the next question asks for the target'):
            table.press(f'{bank}: ready to fire')
            entries = self.book.rows('SELECT kind, ask FROM secret_journal ORDER BY seq DESC LIMIT 2')
            assert [kind for kind, _ in entries] == ['answer', 'action'], entries
            assert not table.question().startswith('Which guns'), table.question()
        with self.tell('Undo returns to the choice of the bank, and another undo to her turn as it was'):
            table.act('undo')
            table.asks('Which guns')
            table.act('undo')
            table.until(lambda: self.banks().get(bank, '').startswith(f'{bank}: ready'), f'{bank} has fired')

    def move_and_end(self):
        table = self.table
        with self.tell('M moves her'):
            table.keys('m')
            table.until(lambda: 'her go' not in table.question(), 'nothing is asked')
            table.act('undo')
            table.asks('her go')
        with self.tell('A bank says that it has fired, and which guns are lost'):
            banks = sorted(self.banks())
            self.program.close()
            fired = {'do': 'override', 'ship': self.name, 'set': {'fired': [banks[0].lower()]}}
            self.cli.go_on(1, fired)
            self.program.start()
            self.table = table = Table(self.program, self.book)
            table.until(lambda: self.banks().get(banks[0]) == f'{banks[0]}: has fired', f'{banks[0]} may fire again')
            assert self.banks()[banks[1]].startswith(f'{banks[1]}: ready'), self.banks()
        with self.tell('After Done With Her the next ship can be chosen'):
            table.press('Done With Her')
            table.until(lambda: self.name not in table.question(), 'she is still at it')
            assert self.book.one(f'SELECT ordered FROM live_ships WHERE ship = {self.ship}') != 0

    def all(self):
        self.begin()
        self.look()
        self.count()
        self.enlarge()
        self.fire()
        self.move_and_end()


run(Go)
