#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A ship's turn: her checklist, the move as a sum, what may not be done; with the keyboard alone.

usage: test-turn.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays a battle up to
the first orders. One ship has her whole turn by keys; another is looked at, touched and typed at."""

import subprocess

import a11y
from cli import BEGUN
from window import Story, Table, nameless, run, xdotool

SUM = 'speed 8 in, with the wind +2 in = 10 in'
TYPED = {'3.5': ('3', 'period', '5'), '3,5': ('3', 'comma', '5'), '3½': ('3', 'onehalf')}


class Turn(Story):
    arguments = ('--game', '1')

    def prepare(self):
        subprocess.run(['setxkbmap', 'dk'], check=True)  # it has ½; xdotool adds a key for a moment only
        self.cli.do(*BEGUN)

    def tray(self, role, name):
        return a11y.find(self.table.tray, role, name)

    def place(self, start):
        """Where the button stands whose name begins so: its lower edge, and its height."""
        box = self.tray('push button', lambda name: name.startswith(start)).get_extents(a11y.Atspi.CoordType.WINDOW)
        return box.y + box.height, box.height

    def begin(self):
        with self.tell('A battle in its first round is opened'):
            self.program.start()
            self.table = Table(self.program, self.book)
            self.table.asks('Which ship goes next')
            assert not list(nameless(self.program.app)), list(nameless(self.program.app))

    # A whole turn by keys: each choice has a letter of what it says.

    def turn_by_keys(self):
        table = self.table
        with self.tell('C orders Cutlass; the tray shows her actions, and her banks around her'):
            table.keys('c')
            table.asks('Cutlass, Sloop: her turn')
            for name in ('Move', 'Bow: ready to fire', 'Port: ready to fire', 'End Her Turn'):
                assert table.offer(name), (name, table.describe())
        with self.tell('M moves her, W with the wind and straight ahead'):
            table.keys('m')
            table.keys('w')
            table.asks('How far does Cutlass go')
        with self.tell('No distance stands out, so Enter says none; F is the full move, H half of it, at once'):
            last = self.book.last()
            xdotool('key', 'Return')
            for key, far in (('f', '10'), ('h', '5')):
                table.keys(key)
                table.tells(f'Cutlass goes {far} in of 10 in')
                table.act('undo')
                table.asks('How far does Cutlass go')
            assert self.book.rows(f"SELECT count (*) FROM secret_journal WHERE seq > {last} AND kind = 'answer'") == [(2,)]
        with self.tell('The least is entered at once, though nothing was said before it'):
            table.press('Least: 0 in')
            table.tells('Cutlass holds her place')
            table.act('undo')
            table.asks('How far does Cutlass go')
        with self.tell('Minus and plus change it by half an inch, from the full move on; Enter confirms'):
            for key, far in (('minus', '9 ½ in'), ('minus', '9 in'), ('plus', '9 ½ in')):
                self.types(key, far)
            table.keys('Return')
            table.tells('Cutlass goes 9 ½ in of 10 in')
        with self.tell('A finished action keeps its place and has a tick'):
            done = self.tray('push button', lambda name: name.startswith('Move, done.'))
            assert not a11y.sensitive(done)
            self.tray('label', 'Moved this turn: 9 ½ in')
        with self.tell('P fires the port bank at the ship named by the letter, and Enter ends the list of targets'):
            table.keys('p')
            table.asks('template')
            assert not table.offer('1 target')
            xdotool('key', 'k')  # Kestrel, at short range
            table.until(lambda: table.offer('1 target'), 'K picks nobody')
        with self.tell('Who looks back and returns finds the target that was picked'):
            for key in ('ctrl+b', 'Escape'):
                xdotool('key', key)
                table.until(lambda key=key: (table.offer('1 target') is None) == (key == 'ctrl+b'), f'{key} does nothing')
            table.asks('template')
        with self.tell('Enter fires at her'):
            table.keys('Return')
            table.asks('Cutlass fires at Kestrel')
            self.roll_on()
        with self.tell('The bank says that it has fired, and E ends her turn'):
            fired = self.tray('push button', lambda name: name.startswith('Port: '))
            assert not a11y.sensitive(fired) and 'ready' not in a11y.name_of(fired), a11y.name_of(fired)
            self.tray('label', 'fired')
            table.keys('e')
            table.asks('Which ship goes next')
            assert self.book.one("SELECT ordered FROM live_ships WHERE name = 'Cutlass'") != 0

    def types(self, key, far):
        """A key that changes the number, but answers nothing."""
        xdotool('key', key)
        self.table.until(lambda: self.table.offer(f'Enter {far}'), f'{key} does not make it {far}')

    def roll_on(self):
        """Real dice that miss, or hold, until there is nothing to be rolled."""
        table = self.table
        for _ in range(40):
            name, _ = table.until(lambda: table.offer('Keep', 'Roll', 'End Her Turn'), 'nothing to do')
            if name.startswith('Keep'):
                table.press('Keep')
            elif name.startswith('Roll'):
                table.press('Roll')
            else:
                return
        raise AssertionError(f'there is no end of rolls: {table.describe()}')

    # What is looked at, touched and typed

    def look(self):
        table = self.table
        with self.tell('One button shows the actions that are unavailable, with reasons'):
            table.press('Order: Halcyon')
            a11y.act(self.tray('push button', lambda name: name.startswith('Unavailable, and why: ')))
            a11y.find(self.program.frame, None, lambda name: name.startswith('Ram, not now. '))
            xdotool('key', 'Escape')
        with self.tell('One tap enters a hit, and one undo takes it back'):
            ship = self.book.ship('Halcyon')
            last = self.book.last()
            a11y.act(self.tray('push button', 'Add a hit to Halcyon'))
            table.until(lambda: self.book.last() > last, 'no hit is entered')
            assert self.book.track('ship', ship, 'hits') == 1
            table.act('undo')
            assert self.book.track('ship', ship, 'hits') == 0

    def work_out(self):
        table = self.table
        places = {}
        with self.tell('The move is shown as a sum, and can be typed in three ways'):
            table.asks('her turn')
            places['turn'] = self.place('End Her Turn')
            table.press('Move')
            table.press('With the wind')
            self.tray('panel', SUM)
            places['number'] = self.place('Enter ')
            for written, keys in TYPED.items():
                self.types(keys[0], '3 in')
                xdotool('key', *keys[1:])
                table.until(lambda: table.offer('Enter 3 ½ in'), f'{written} is not understood')
                self.types('Tab', '3 ½ in')  # out of the entry: what is typed next begins anew
            xdotool('key', '9', '9')
            table.until(lambda: not table.offer('Enter'), '99 in can be entered')
        with self.tell('The controls that answer keep one place and one height'):
            xdotool('key', 'BackSpace', 'BackSpace', '4')
            table.until(lambda: table.offer('Enter 4 in'), '4 is not understood')
            table.press('Enter 4 in')
            table.press('Starboard: ready to fire')
            places['pick'] = self.place('No ship is under it')
            assert len(set(places.values())) == 1, places
            table.press('No ship is under it')

    def turn_the_rose(self):
        table = self.table
        with self.tell('The compass rose can be turned to match the table; its words stay correct'):
            words = [a11y.name_of(node) for node in a11y.find_all(self.program.frame, 'label')
                     if 'north-east' in a11y.name_of(node)]
            self.program.press('Turn the rose')
            a11y.press(self.program.frame, ('push button', 'radio button'), 'North is to the right')
            a11y.wait(lambda: self.book.rows("SELECT value FROM preferences WHERE key = 'rose.turn'") == [('90',)],
                      'it is not kept')
            assert words and words == [a11y.name_of(node) for node in a11y.find_all(self.program.frame, 'label')
                                       if 'north-east' in a11y.name_of(node)]
            xdotool('key', 'Escape')
            table.asks('her turn')

    def all(self):
        self.begin()
        self.turn_by_keys()
        self.look()
        self.work_out()
        self.turn_the_rose()


run(Turn)
