#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How few steps people need: presses are counted.

usage: test-steps.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). The set-up and a ship's turn are played with
the pointer alone and the app’s dice. A double press counts as two."""

import a11y
from cli import BEGUN, BLUE, RED
from window import Story, Table, run, xdotool

TURN = 10    # presses for a turn with one bank, one target and two saves
SET_UP = 7   # presses from the new battle to the first ship


class Counting(Story):
    arguments = ('--game', '1')

    def start(self):
        self.program.start()
        self.table = Table(self.program, self.book)
        self.n = 0

    def press(self, start):
        self.n += 1
        return self.table.press(start)

    def choose(self, start):
        """Presses a toggle, which answers nothing."""
        self.n += 1
        name, node = self.table.until(lambda: self.table.offer(start), f'no {start!r}')
        a11y.act(node)
        self.table.until(lambda: 'pressed' in a11y.states(node) or 'checked' in a11y.states(node), f'{name!r} stays off')

    def middle(self, name):
        box = a11y.find(self.table.tray, ('push button', 'toggle button'), name).get_extents(a11y.Atspi.CoordType.WINDOW)
        return box.x + box.width // 2, box.y + box.height // 2

    def press_twice(self, name):
        self.n += 2
        self.table.until(lambda: self.table.offer(name), f'no {name!r}')
        with self.table.entry(f'{name!r}, twice,'):
            xdotool('mousemove', *self.middle(name), 'click', 1, 'click', 1)


class SetUp(Counting):
    """A new battle, up to the first ship: however many islands the die shows."""

    def prepare(self):
        self.cli.do({'do': 'new', 'ruleset': 'black-spot', 'edition': '2025', 'fleets': [RED, BLUE]})

    def all(self):
        table = self.table
        with self.tell('Terrain is placed likewise, the booty dice are rolled at once'):
            self.start()
            table = self.table
            self.press('Roll the Die')
            self.press('Red')
            islands = self.book.one("SELECT answer FROM secret_journal WHERE seq = 2")
            if table.offer('The Same for All'):
                self.choose('The Same for All')
            self.press('Island')
            table.asks('rolls for booty dice')
            assert self.book.one("SELECT count (*) FROM live_markers WHERE kind = 'island'") == int(islands), islands
            self.press('Roll Them All')
        with self.tell('Nobody is asked what happens next: the wind is drawn, the order settled'):
            table.asks('Which ship goes next?')
            table.tells('The wind')
            table.tells('orders first')
        with self.tell(f'The first ship has her orders after {SET_UP} presses at most'):
            self.press('Order: ')
            table.asks('her turn')
            assert self.n <= SET_UP, self.n
        with self.tell('After an undo the step waits, under a sentence that says what is left'):
            with table.entry('the undo'):
                self.cli.go_on(1, {'do': 'undo', 'to': self.book.one("SELECT min (seq) FROM secret_journal"
                                                                      " WHERE verb = 'initiative'") - 1,
                                   'agreed': ['Red', 'Blue']})
            table.asks('The order of play is not settled yet.')
            self.press('Settle Initiative')
            table.asks('Which ship goes next?')


class Turn(Counting):
    """Cutlass fires a broadside at Dauntless, who saves against two points; both fleets have booty dice."""

    def prepare(self):
        self.cli.do(*BEGUN, {'do': 'override', 'ship': 'Cutlass', 'set': {'gun_dice_full': 8, 'gun_dice': 8}, 'why': 'to hit'})

    def all(self):
        with self.tell('A letter with Shift passes: one key begins her turn and ends it'):
            self.start()
            table = self.table
            table.asks('Which ship goes next?')
            table.keys('shift+v')
            table.asks('Which ship goes next?')
            table.until(lambda: self.book.one("SELECT ordered FROM live_ships WHERE name = 'Vixen'") != 0,
                        'Vixen had no turn')
            assert self.book.one('SELECT active_ship FROM live_table') is None
            self.cli.go_on(1, {'do': 'undo'}, {'do': 'undo'})
            table.until(lambda: table.offer('Order: Vixen'), 'Vixen’s turn is not taken back')
        with self.tell('One press gives orders and moves, and one undo takes the move back, not the orders'):
            self.press('Move: Cutlass')
            table.asks('lie to the wind')
            n = self.n
            table.act('undo')
            table.asks('her turn')
            self.press('Move')
            self.n = n
        with self.tell('The wind and turning are one question: one press answers both'):
            self.press('With the wind')
            table.asks('How far does Cutlass go')
            assert self.answers(2) == ['with', 'straight'], self.answers(2)
        with self.tell('Turning is chosen before the wind; undo goes back to turning alone'):
            self.cli.go_on(1, {'do': 'undo'}, {'do': 'undo'})
            table.asks('lie to the wind')
            n = self.n
            self.choose('She turns')
            self.press('Across the wind')
            table.asks('How far does Cutlass go')
            assert self.answers(2) == ['across', 'turn'], self.answers(2)
            table.act('undo')
            table.asks('Does Cutlass turn?')
            self.press('Straight ahead')
            self.n = n
        with self.tell('A double press on Short fires at that ship alone'):
            self.press('Full')
            self.press('Port: ready to fire')
            self.press_twice('Dauntless: Short')
            table.asks('Cutlass fires at Dauntless')
        with self.tell('Roll Them All keeps what hit and what saved; the rest is decided'):
            self.press('Roll Them All')
            while not table.offer('End Her Turn'):
                assert 'needs 5: not enough' in self.texts(table.tray) or 'needs 4: not enough' in self.texts(table.tray)
                self.press('Keep')
            rolled = self.book.one("SELECT count (*) FROM secret_journal WHERE ask = 'dice' AND rule = 'BS-DMG-2'")
            assert rolled == 2, rolled
        with self.tell(f'Her turn took {TURN} presses at most'):
            self.press('End Her Turn')
            table.asks('Which ship goes next?')
            assert self.n <= TURN, self.n

    def answers(self, n):
        """The last answers that count, the first one first."""
        rows = self.book.rows(f"SELECT answer FROM secret_journal WHERE kind = 'answer' ORDER BY seq DESC LIMIT {n}")
        return [answer for (answer,) in reversed(rows)]


class Prize(Counting):
    """Cutlass captures Kestrel, who is at her limit."""

    def prepare(self):
        self.cli.do(*BEGUN, {'do': 'override', 'ship': 'Kestrel', 'set': {'hits': 1}, 'why': 'at her limit'},
                    {'do': 'start', 'action': 'activate', 'ship': 'Cutlass'},
                    {'do': 'start', 'action': 'move', 'ship': 'Cutlass'}, {'choice': 'with'}, {'choice': 'straight'},
                    {'inches': 4}, {'do': 'start', 'action': 'grapple', 'ship': 'Cutlass'}, {'ship': 'Kestrel'})

    def all(self):
        with self.tell('A captor is asked about her prize at once'):
            self.start()
            table = self.table
            self.press('Fight the Boarding Action')
            for roll in ('61', '1'):
                for die in roll:
                    table.keys(die)
                while table.offer('Keep'):
                    self.press('Keep')
            table.asks('Cutlass has captured Kestrel')
        with self.tell('After an undo the decision waits, and stands out'):
            table.act('undo')
            table.asks('A ship was captured')
            table.keys('Return')
            table.asks('Cutlass has captured Kestrel')
        with self.tell('Cutlass has one die: nobody is asked how many are moved, but whether she is given up'):
            self.press('Crew')
            table.asks('gives her crew')
            self.press('Cutlass')
            table.asks('Cutlass would have no crew left')
            assert self.book.one('SELECT answer FROM secret_journal ORDER BY seq DESC LIMIT 1') == '1'
        with self.tell('After an undo the question waits'):
            table.act('undo')
            table.asks('How many crew dice move from Cutlass to Kestrel?')


class Fights(Counting):
    """Cutlass lies alongside Kestrel, Fury alongside Wren, since the round before."""

    def prepare(self):
        pairs = (('Cutlass', 'Kestrel'), ('Fury', 'Wren'))
        self.cli.do(*BEGUN, *({'do': 'override', 'add': {'link': {'kind': 'grapple', 'a': a, 'b': b}}} for a, b in pairs),
                    *({'do': 'override', 'ship': ship, 'set': {'ordered': True}}
                      for f in (RED, BLUE) for ship in (s['name'] for s in f['ships']) if ship not in sum(pairs, ())))

    def all(self):
        with self.tell('Each boarding action that may be fought next names both ships'):
            self.start()
            table = self.table
            table.asks('Which boarding action is fought next?')
            for pair in ('Cutlass against Kestrel', 'Fury against Wren'):
                assert table.offer(f'Fight the Boarding Action: {pair}'), table.describe()
            self.shows('Cutlass against Kestrel', 'R4 – B4')


class Near(Counting):
    """Cutlass began her move beside an island."""

    def prepare(self):
        self.cli.do(*BEGUN, {'do': 'override', 'ship': 'Cutlass', 'set': {'near': ['Island 1']}, 'why': 'beside it'})

    def all(self):
        with self.tell('Pieces of terrain can be picked'):
            self.start()
            table = self.table
            for start in ('Order: Cutlass', 'Move', 'With the wind', 'Full'):
                self.press(start)
            table.asks('still lie within 1 in of')
            self.choose('Island 1')
            self.press('That one')
            near = self.book.one("SELECT value FROM live_tracks WHERE track = 'near' AND number ="
                                 " (SELECT ship FROM live_ships WHERE name = 'Cutlass')")
            assert near != 0, near


run(SetUp, Turn, Prize, Fights, Near)
