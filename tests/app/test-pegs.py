#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Crew points on their peg board: by touch, with a finger along it, by the wheel, by keys, and as a screen
reader sets them.

usage: test-pegs.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli begins a game of Dread
Pirate. Whatever moves the pegs of one ship within two seconds is one entry, with one undo."""
import contextlib

import a11y
from window import QUICK, Focus, Story, Table, nameless, run, xdotool

FULL = 8     # crew points of a sloop

# Of the board, in pixels on a card that is not magnified: what stands before the holes and behind them, the number,
# and how far holes are apart at most.
PAD, NUMBER, CELL = 5, 46, 22


def pirate(name, ship):
    return {'name': name, 'ships': [{'name': ship, 'class': 'sloop'}]}


GAME = [{'do': 'new', 'ruleset': 'dread-pirate', 'dice': 'real', 'fleets': [pirate('Red', 'Gull'), pirate('Blue', 'Heron')]},
        {'choice': 'white'}, {'choice': 'black'}]


class Pegs(Story):
    arguments = ('--game', '1')

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.boards = {}

    def prepare(self):
        self.cli.do(*GAME)

    def board(self, ship):
        """It stays as long as its ship: to look for it anew takes longer than a touch is waited on."""
        if ship not in self.boards:
            self.boards[ship] = a11y.find(self.program.frame, 'spin button',
                                          lambda name: name.startswith(f'Crew points of {ship}: '))
        return self.boards[ship]

    def reads(self, value, ship='Gull'):
        """Waits until the board says so, stored or not."""
        a11y.wait(lambda: a11y.name_of(self.board(ship)) == f'Crew points of {ship}: {value} of {FULL}',
                  lambda: a11y.name_of(self.board(ship)))
        assert a11y.Atspi.Value.get_current_value(self.board(ship)) == value

    def crew(self, ship='Gull'):
        return self.book.track('ship', self.book.ship(ship), 'crew')

    def hole(self, i, ship='Gull'):
        """Where a hole is in the window; 0: the start."""
        at = a11y.Atspi.Component.get_extents(self.board(ship), a11y.Atspi.CoordType.WINDOW)
        room = at.width - 2 * PAD - NUMBER
        cell = min(room / (FULL + 1), CELL)
        left = at.x + PAD + (room - cell * (FULL + 1)) / 2
        return round(left + (i + 0.5) * cell), at.y + at.height // 2

    def one_entry(self, since, value):
        """What was moved since then became one entry, and no more than that."""
        a11y.wait(lambda: self.book.last() > since, 'it makes no entry')
        entries = self.book.rows(f'SELECT kind, text FROM secret_journal WHERE seq > {since} ORDER BY seq')
        assert entries == [('override', 'marked on her card')], entries
        assert self.crew() == value, self.crew()
        self.reads(value)
        a11y.handle_events()

    @contextlib.contextmanager
    def moving(self, value):
        """What is done inside moves the pegs to value: at once to the eye, and then as one entry."""
        last = self.book.last()
        yield
        self.reads(value)
        self.one_entry(last, value)

    def begin(self):
        with self.tell('Each ship has a board of eight pegs, with a name, a value and bounds'):
            self.program.start()
            self.table = Table(self.program, self.book)
            for ship in ('Gull', 'Heron'):
                self.reads(FULL, ship)
                board = self.board(ship)
                assert a11y.Atspi.Value.get_minimum_value(board) == 0
                assert a11y.Atspi.Value.get_maximum_value(board) == FULL
                place = a11y.Atspi.Component.get_extents(board, a11y.Atspi.CoordType.WINDOW)
                assert place.height >= 44, place.height
            faults = list(nameless(self.program.app))
            assert not faults, faults

    def touch(self):
        with self.tell('A tap on a hole moves the peg there; a toast offers an undo before it is stored'):
            with self.moving(5):
                last = self.book.last()
                xdotool('mousemove', *self.hole(5), 'click', 1)
                assert self.book.last() == last, 'the touch was not waited on'
                a11y.find(self.program.frame, 'label', 'Gull loses 3 crew points')
        with self.tell('Two quick taps are one entry; pegs also move up'):
            with self.moving(7):
                xdotool('mousemove', *self.hole(1), 'click', 1, 'mousemove', *self.hole(7), 'click', 1)
                a11y.find(self.program.frame, 'label', 'Gull gets 2 crew points back')
        with self.tell('One undo takes them back, and one redo restores them'):
            self.table.act('undo')
            assert self.crew() == 5
            self.reads(5)
            self.table.act('redo')
            assert self.crew() == 7
            self.reads(7)
        with self.tell('Taps that are undone before they are stored leave no entry'):
            journal = self.book.journal()
            xdotool('mousemove', *self.hole(2), 'click', 1)
            self.reads(2)
            a11y.act(self.program.frame, 'win.undo')
            self.reads(7)
            assert a11y.holds(lambda: self.book.journal() == journal, QUICK + 0.5)

    def draw(self):
        with self.tell('Dragging along the board moves the peg, down to the start'):
            with self.moving(0):
                steps = [('mousemove', *self.hole(i), 'sleep', 0.05) for i in (4, 3, 1, 0)]
                xdotool('mousemove', *self.hole(6), 'mousedown', 1, *sum(steps, ()), 'mouseup', 1)

    def turn_wheel(self):
        with self.tell('One notch of the wheel is one point; up adds'):
            with self.moving(3):
                xdotool('mousemove', *self.hole(4), 'click', '--repeat', 4, '--delay', 60, 4, 'click', 5)
        xdotool('mousemove', 2, 300)  # no tooltip

    def press_keys(self):
        with contextlib.closing(Focus()) as focus:
            with self.tell('Arrow keys reach the board of a card and move its pegs, as do plus and minus'):
                card = focus.press('Tab')
                for _ in range(60):
                    if a11y.name_of(card).startswith('Gull, '):
                        break
                    card = focus.press('Tab')
                assert a11y.name_of(card).startswith('Gull, '), a11y.name_of(card)
                assert f'Crew points: 3 of {FULL}' in a11y.name_of(card), a11y.name_of(card)
                assert a11y.name_of(focus.press('Right')).startswith('Crew points of Gull')
                with self.moving(5):
                    xdotool('key', 'Right', 'Right', 'Left', 'plus')
            with self.tell('Home removes all points, End restores them'):
                with self.moving(0):
                    xdotool('key', 'Home')
                with self.moving(FULL):
                    xdotool('key', 'End')
            with self.tell('At the bound nothing is entered'):
                last = self.book.last()
                xdotool('key', 'plus')
                self.book.stays(last, QUICK + 0.5)
                self.reads(FULL)
            with self.tell('Up returns to the card, and Down goes to her token'):
                assert a11y.name_of(focus.press('Down')) == 'Orders given to Gull'
                assert a11y.name_of(focus.press('Left')).startswith('Crew points of Gull')
                assert a11y.name_of(focus.press('Up')).startswith('Gull, ')

    def set_value(self):
        with self.tell('A screen reader sets the board like any range'):
            with self.moving(6):
                a11y.Atspi.Value.set_current_value(self.board('Gull'), 6)
        with self.tell('A tap on another ship is another entry; the next action stores it first'):
            last = self.book.last()
            a11y.Atspi.Value.set_current_value(self.board('Gull'), 4)
            a11y.Atspi.Value.set_current_value(self.board('Heron'), 2)
            a11y.act(self.program.frame, 'win.undo')  # of the second alone, which was not stored
            self.reads(FULL, 'Heron')
            self.one_entry(last, 4)

    def all(self):
        self.begin()
        self.touch()
        self.draw()
        self.turn_wheel()
        self.press_keys()
        self.set_value()


run(Pegs)
