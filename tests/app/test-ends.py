#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The last turns of a battle of each system, to its end: with the keyboard alone, and with the pointer alone.

usage: test-ends.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays each battle up to where
one more hit decides it. The same presses are then made twice: with Tab, arrows and Enter, and with clicks at the places
where the buttons are seen; dice are typed, or pressed."""
import contextlib

import a11y
from window import Focus, Story, Table, run, xdotool

WHEEL = 30  # turns of the wheel that scroll the tray from end to end


def fleet(name, ship, kind, **more):
    return {'name': name, 'ships': [{'name': ship, 'class': kind, 'flagship': True}], **more}


def sloops(first, second, **more):
    """One hit sinks Wren; nobody has booty dice, and the first fleet is the first to give orders."""
    return [{'do': 'new', 'ruleset': 'black-spot', 'dice': 'real', 'fleets': [first, second], **more},
            {'dice': [1]}, {'choice': first['name']}, {'choice': 'island'}, {'dice': [4]}, {'dice': [4]},
            *({'do': 'override', 'fleet': f['name'], 'set': {'booty': 0}} for f in (first, second)),
            {'do': 'override', 'ship': 'Wren', 'set': {'hits': 1}},
            {'do': 'start', 'action': 'draw-wind'}, {'card': 'NE'}, {'do': 'start', 'action': 'initiative'}]


PHYSICAL = {'wind.source': 'physical', 'init.source': 'physical'}
ELVES, DWARVES = fleet('Elves', 'Cutlass', 'sloop', faction='elves'), fleet('Dwarves', 'Wren', 'sloop', faction='dwarves')
LINE = 'ship-of-the-line'


class Ends(Story):
    """A battle, and the presses that end it: the start of a button's name; a face of a die; after a plus, what
    answers nothing yet; after #, a number; after !, an entry of the main menu."""
    arguments = ('--game', '1')
    battle, presses = (), ()

    def prepare(self):
        self.cli.do(*self.battle)

    def node(self, start):
        """The first button of the tray whose name begins so."""
        return self.table.until(lambda: self.table.offer(start), f'no {start!r}')[1]

    def looks(self):
        return self.table.describe(), self.table.dice()

    def press(self, start):
        raise NotImplementedError

    def die(self, face):
        raise NotImplementedError

    def number(self, digit):
        raise NotImplementedError

    def choose_in_menu(self, start):
        raise NotImplementedError

    def play(self, what):
        self.table.is_read()  # a touch on a question that is new is ignored
        do = {'#': self.number, '!': self.choose_in_menu}.get(what[0]) or (self.die if what.strip('+').isdigit() else self.press)
        if what.startswith('+'):
            looks = self.looks()
            do(what[1:])
            self.table.until(lambda: self.looks() != looks, f'{what!r} does nothing')
            return
        with self.table.entry(repr(what)):
            do(what.lstrip('#!'))

    def all(self):
        with self.tell(f'{type(self).__name__}: the battle is played to its end'):
            self.program.start()
            self.table = Table(self.program, self.book)
            for what in self.presses:
                self.play(what)
            assert self.book.one('SELECT over FROM live_table') == 1, self.table.describe()
            self.shows('wins')


class Keys(Ends):
    """With the keyboard alone."""

    def press(self, start):
        node = self.node(start)
        if 'focused' not in a11y.states(node):
            with contextlib.closing(Focus()) as focus:
                focus.press_until('Tab', lambda at: at == node)
        xdotool('key', 'Return')

    def die(self, face):
        xdotool('key', face)

    def number(self, digit):
        xdotool('key', digit, 'Return')

    def choose_in_menu(self, start):
        with contextlib.closing(Focus()) as focus:
            focus.go_to('Tab', 'Main menu')
            xdotool('key', 'Return')
            a11y.find(self.program.frame, 'menu item', lambda name: name.startswith(start))
            focus.go_to('Down', start)
            xdotool('key', 'Return')


class Pointer(Ends):
    """With the pointer alone."""

    def press(self, start):
        node = self.node(start)
        tray = self.place(self.table.tray)
        for turn in range(2 * WHEEL):
            at = self.place(node)
            if tray.y <= at.y and at.y + at.height <= tray.y + tray.height:
                self.click(node)
                return
            xdotool('mousemove', tray.x + tray.width // 2, tray.y + tray.height // 2, 'click', 5 if turn < WHEEL else 4)
        raise AssertionError(f'{start!r} is not scrolled to')

    def die(self, face):
        self.press(face)

    number = die

    def choose_in_menu(self, start):
        """The menu is a window of its own, so where its entries are seen is not told: one is pressed as by a reader."""
        self.click(a11y.find(self.program.frame, ('push button', 'toggle button'), 'Main menu'))
        a11y.press(self.program.frame, 'menu item', lambda name: name.startswith(start))

    def click(self, node):
        at = self.place(node)
        xdotool('mousemove', at.x + at.width // 2, at.y + at.height // 2, 'click', 1)

    def place(self, node):
        return a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW)


class Edition2015:
    battle = [*sloops(fleet('Red', 'Cutlass', 'sloop'), fleet('Blue', 'Wren', 'sloop'), edition='2015', options=PHYSICAL),
              {'dice': [6]}, {'dice': [1]}]
    presses = ('Order: Cutlass', 'Port: ready to fire', '+Wren: Short', '1 target', '6', '1')


class FantaSea:
    battle = [*sloops(ELVES, DWARVES, preset='fantasea', options=PHYSICAL), {'card': 'Elves'},
              {'do': 'start', 'action': 'magic'},
              {'do': 'override', 'add': {'card': {'deck': 1, 'number': 98, 'hand': 'Elves'}}}]
    presses = ('Cast a Spell', '+Show Elves’s cards', 'Lightning', 'Nothing else', 'Let it work', '6', '1')


class NavalDuel:
    battle = [{'do': 'new', 'ruleset': 'naval-duel', 'dice': 'real', 'options': {'nd.fleet_size': 1},
               'fleets': [fleet('Red', 'Fury', LINE), fleet('Blue', 'Wren', LINE)],
               'start': {'round': 1, 'step': 'broadside', 'order': ['Red', 'Blue'],
                         'ships': {'R1': {'cannon': 3}, 'B1': {'cannon': 0, 'crew': 1, 'movement': 1}}}}]
    presses = ('Declare a Broadside', 'Roundshot', 'Yes', '#2', 'Nothing More in This Phase',
               'Roll Them in Order', '6', '3', '4', '4', 'Let All Take Effect', 'End the Turn')


class DreadPirate:
    battle = [{'do': 'new', 'ruleset': 'dread-pirate', 'dice': 'real',
               'fleets': [fleet('Red', 'Gull', 'sloop'), fleet('Blue', 'Heron', 'sloop')]},
              {'choice': 'white'}, {'choice': 'black'}, {'do': 'override', 'ship': 'Heron', 'set': {'crew': 1}},
              {'do': 'start', 'action': 'attack', 'ship': 'Gull'}, {'ship': 'Heron'}, {'card': 'E'}, {'choice': 'S'},
              {'dice': [4]}, {'square': 'd1'}, {'dice': [3]}]
    presses = ('Fire', '+6', '+6', '6', '6', '3', 'Yes', '!End the Battle', 'Yes', 'Yes', 'Red')


class ManOWar:
    battle = [{'do': 'new', 'ruleset': 'man-o-war', 'dice': 'real',
               'fleets': [fleet('Red', 'Patience', 'EX-MOW-1'), fleet('Blue', 'Teal', 'EX-MOW-1')],
               'start': {'round': 1, 'step': 'battle', 'order': ['Red', 'Blue'], 'ships': {'B1': {'hull': 3}}}}]
    presses = ('Use This Ship', 'Bow: ready', 'Close', 'Low', '+6', '6', '1')


SYSTEMS = (Edition2015, FantaSea, NavalDuel, DreadPirate, ManOWar)

if __name__ == '__main__':  # test-spells takes its presses from here
    run(*(type(f'{system.__name__}{means.__name__}', (system, means), {}) for system in SYSTEMS for means in (Keys, Pointer)))
