#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A battle with the keyboard alone, from the harbour to the second round.

usage: test-keyboard.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). The accessibility tree is only read
here: everything that is done, a key does."""
import contextlib

import a11y
from window import Focus, Story, Table, nameless, run, xdotool

SHIPS = 12
STOPS = 90  # of Tab, at most: every widget of the page once


class Keyboard(Story):
    def tab_to(self, start):
        """Presses Tab until what has the focus is called so; returns its name."""
        with contextlib.closing(Focus()) as focus:
            seen = []
            for _ in range(STOPS):
                seen.append(a11y.name_of(focus.press('Tab')))
                if seen[-1].startswith(start):
                    return seen[-1]
        raise AssertionError(f'Tab does not come to {start!r}: {seen}')

    def closes_with_escape(self, key, what, named=True):
        """A key opens a window over the first, and Escape closes it; nothing is entered."""
        with self.tell(f'{key} shows {what}, and Escape puts it away'):
            last = self.book.last()
            xdotool('key', key)
            faults = list(nameless(self.program.window(1))) if named else []
            assert not faults, '\n'.join(faults)
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            assert self.book.last() == last

    def begin(self):
        with self.tell('In the harbour, the button that begins a battle has the focus'):
            self.program.start()
            a11y.wait(lambda: 'focused' in a11y.states(a11y.find(self.program.frame, 'push button', 'New Battle…')),
                      'the focus is elsewhere')
        with self.tell('Tab reaches the ready-made battle, and Enter begins it'):
            a11y.find(self.program.frame, 'push button', 'Play Black Spot at once')
            xdotool('key', 'Tab')
            self.tab_to('Play Black Spot at once')
            xdotool('key', 'Return')
            self.table = Table(self.program, self.book)
            self.table.asks('How many islands and reefs')

    def set_up(self):
        table = self.table
        with self.tell('A die is typed; a fleet and an island are chosen by their letters'):
            table.keys(1)
            table.asks('Which fleet')
            table.keys('r')
            table.keys('i')
            table.tells('Red places Island 1.')
        with self.tell('Booty dice are typed in the row and on the keypad'):
            table.asks('Red rolls for booty dice')
            table.keys(4)
            table.tells('Red begins with 4 booty dice.')
            table.asks('Blue rolls for booty dice')
            table.keys('KP_5')
            table.tells('Blue begins with 5 booty dice.')
        with self.tell('The wind is drawn and the order settled, for nothing else can be done'):
            table.tells('wind')
            table.tells('orders first')
            table.asks('Which ship goes next?')

    def say(self):
        """What the journal says happened last."""
        return self.book.rows('SELECT kind, verb FROM secret_journal ORDER BY seq DESC LIMIT 1')[0]

    def sail(self):
        table = self.table
        with self.tell('Enter orders the first ship, and M moves her'):
            table.keys('Return')
            assert self.say() == ('action', 'activate'), self.say()
            table.keys('m')
            assert self.say() == ('action', 'move'), self.say()
            if 'turn?' in table.question():  # in a calm the wind is not asked for
                table.keys('Return')
            else:
                last = self.book.last()
                xdotool('key', 'Return')  # how she lies to it only people know
                table.keys('w')
                assert self.book.last() == last + 2, self.book.journal()
            table.asks('How far')
            table.keys('f')
            table.tells('goes')
        with self.tell('Ctrl+Z undoes the move, and Ctrl+Shift+Z redoes it'):
            effective = self.book.live()
            table.keys('ctrl+z')
            assert self.book.live() != effective
            table.keys('ctrl+shift+z')
            assert self.book.live() == effective
        with self.tell('E ends her turn'):
            table.keys('e')
            assert self.say() == ('action', 'end-turn'), self.say()

    def round(self):
        table = self.table
        with self.tell('E and Enter take all other ships through their turns and end the round'):
            for _ in range(SHIPS - 1):
                table.asks('Which ship goes next?')
                table.keys('Return')
                table.asks('her turn')
                table.keys('e')
            table.asks('Every ship has had her turn.')
            table.keys('Return')
            table.until(lambda: self.book.one('SELECT round FROM live_table') == 2, 'the round does not end')
            table.tells('Round 2')

    def log(self):
        with self.tell('The log is one stop of Tab, however long it is'):
            with contextlib.closing(Focus()) as focus:
                focus.press_until('Tab', lambda node: a11y.role_of(node) == 'list item', STOPS)
                assert a11y.role_of(focus.press('Tab')) != 'list item', a11y.name_of(focus.node)
                assert a11y.role_of(focus.press('shift+Tab')) == 'list item', a11y.name_of(focus.node)

    def end(self):
        with self.tell('Ctrl+W closes the window; the program has printed no warning'):
            xdotool('key', 'ctrl+w')
            status = self.program.process.wait(timeout=a11y.PATIENCE)
            assert (status, self.program.said()) == (0, ''), self.program.said()

    def all(self):
        self.begin()
        self.set_up()
        self.closes_with_escape('ctrl+F1', 'all shortcuts', named=False)  # GTK's own window has buttons without names
        self.closes_with_escape('ctrl+e', 'what can be changed by hand')
        self.closes_with_escape('ctrl+r', 'the dice for anything else')
        self.sail()
        self.round()
        self.log()


run(Keyboard)
