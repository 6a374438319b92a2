#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A skirmish on the battle map: by touch, by keys, and as a screen reader goes over it.

usage: test-board.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays Dread Pirate up to
a skirmish; from where she comes who attacks is said at the window. Then Gull is put on d1, Heron on d6, the wind from
the east."""
import contextlib

import a11y
from window import READ, Focus, Story, Table, is_named, nameless, run, xdotool

CELL = 'table cell'

SKIRMISH = [
    {'do': 'new', 'ruleset': 'dread-pirate', 'dice': 'real', 'fleets': [
        {'name': 'Red', 'player': 'Anne', 'ships': [{'name': 'Gull', 'class': 'sloop'}]},
        {'name': 'Blue', 'player': 'Ben', 'ships': [{'name': 'Heron', 'class': 'sloop'}]}]},
    {'choice': 'white'}, {'choice': 'black'},
    {'do': 'start', 'action': 'attack', 'ship': 'Gull'}, {'ship': 'Heron'}, {'card': 'E'}]
PLACED = [{'dice': [4]}, {'square': 'd1'}, {'dice': [3]}]


class Board(Story):
    arguments = ('--game', '1')

    # The map

    def map(self):
        """The grid that the squares are in; none while there is no battle."""
        found = a11y.find_all(self.program.frame, 'table', lambda name: name.startswith('Battle map'))
        return found[0] if found else None

    def cell(self, square):
        """The square of that name, as a screen reader finds it."""
        return self.table.until(
            lambda: next(iter(a11y.find_all(self.map(), CELL, lambda name: name.split(',')[0] == square)), None),
            f'no {square}')

    def square(self, ship):
        """Where she stands, as it is kept: its name."""
        number = self.book.track('ship', self.book.ship(ship), 'square') - 1
        return f'{"abcdefgh"[number % 8]}{number // 8 + 1}'

    def touch(self, square, below=0):
        """Clicks into the middle of it, or so many pixels below it."""
        place = a11y.Atspi.Component.get_extents(self.cell(square), a11y.Atspi.CoordType.WINDOW)
        xdotool('mousemove', place.x + place.width // 2,
                place.y + (place.height + below if below else place.height // 2), 'click', 1)

    def says(self, *words):
        """Waits until the words under the map say so."""
        def said():
            return all(a11y.find_all(self.program.frame, 'label', lambda name, w=w: w in name) for w in words)

        a11y.wait(said, f'the map does not say {words}')

    def stands(self, ship, square):
        self.table.until(lambda: self.square(ship) == square, f'{ship} is on {self.square(ship)}')
        self.table.until(lambda: f'{ship} {square}' in a11y.name_of(self.map()), 'the map does not show it')

    def sails(self, die):
        """Whose turn it is moves, and has rolled so."""
        self.table.press('Move')
        self.table.asks('roll for movement')
        self.table.keys(die)
        self.table.asks('Where does')

    # The story

    def comes(self):
        self.cli.do(*SKIRMISH)
        with self.tell('The attacker enters over an edge of the map: only squares along an edge can be chosen'):
            self.program.start()
            self.table = Table(self.program, self.book)
            self.table.asks('From which side does Gull come')
            assert a11y.name_of(self.cell('e1')) == 'e1, south', a11y.name_of(self.cell('e1'))
            last = self.book.last()
            self.table.is_read()
            self.touch('d4')
            self.says('d4', 'not open now')
            assert self.book.last() == last
        with self.tell('A tap on the edge, or on a square along it, or the letter chooses that edge'):
            with self.table.entry('the edge'):
                self.touch('e1', below=6)
            self.table.asks('Gull: roll one die for the distance')
            xdotool('key', 'ctrl+z')
            self.table.asks('From which side does Gull come')
            self.table.keys('s')
            self.table.asks('Gull: roll one die for the distance')
            xdotool('key', 'ctrl+z')
            self.table.asks('From which side does Gull come')
            self.table.is_read()
            with self.table.entry('the square'):
                self.touch('f1')

    def begin(self):
        with self.tell('The map beside the fleets shows positions, distances and what a shot needs'):
            with self.table.entry('where they stand'):
                self.cli.go_on(1, *PLACED)
            self.table.until(lambda: self.map() and a11y.name_of(self.map()) == 'Battle map, Gull d1, Heron d6',
                             'the map is not there')
            self.says('4 squares apart', 'Gull needs 9 on three dice', 'Crew points: Gull (8), Heron (8)')
            faults = list(nameless(self.program.app))
            assert not faults, '\n'.join(faults)
        with self.tell('It is a grid of eight rows, read from the north'):
            rows = [node for node in a11y.children(self.map()) if a11y.role_of(node) == 'table row']
            squares = [[a11y.name_of(cell).split(',')[0] for cell in a11y.children(row)] for row in rows]
            assert squares == [[f'{file}{rank}' for file in 'abcdefgh'] for rank in range(8, 0, -1)], squares

    def others(self):
        with self.tell('The tray shows the attacker’s actions; a button leads to those of the others'):
            self.table.asks('Attacker: fire or move')
            offers = self.table.offers()
            assert {'Fire: Gull, Sloop of war', 'Move: Gull, Sloop of war'} <= set(offers), list(offers)
            assert not [name for name in offers if 'Heron' in name], list(offers)
            a11y.press(self.table.tray, 'push button', lambda name: name.startswith('What the others may do'))
            a11y.find(self.program.frame, 'push button', 'Play a Dread Pirate Card: Heron, Sloop of war')
            xdotool('key', 'Escape')

    def measure(self):
        with self.tell('While no square is asked for, a tap tells the distance and changes nothing'):
            last = self.book.last()
            self.table.is_read()
            self.touch('c3')
            self.says('c3: 1 square from Gull')
            assert self.book.last() == last

    def by_touch(self):
        with self.tell('Gull moves: each square that can be chosen says what happens there'):
            self.sails(6)
            assert a11y.name_of(self.cell('d4')) == 'd4, may be chosen, 1 square apart, Gull cannot miss'
            assert 'may be chosen' not in a11y.name_of(self.cell('d5')), a11y.name_of(self.cell('d5'))
            offers = self.table.offers()
            assert 'off the board, to the south' in offers and 'Stay on d1' in offers, offers
            assert 'd4' not in offers, 'squares are buttons of the tray, too'
        with self.tell('A tap on a square that cannot be chosen says so'):
            last = self.book.last()
            self.table.is_read()
            self.touch('h8')
            self.says('h8: 6 squares from Gull', 'not open now')
            assert self.book.last() == last
        with self.tell('A tap on a square that can be chosen moves her there'):
            with self.table.entry('the touch'):
                self.touch('b1')
            self.stands('Gull', 'b1')

    def by_keys(self):
        with self.tell('When Heron moves, her square has the focus; arrow keys move it and stay on the map'):
            with contextlib.closing(Focus()) as focus:
                self.sails(5)
                self.table.until(lambda: focus.node and a11y.name_of(focus.node).startswith('d6, Heron'),
                                 'the focus is elsewhere')
                for key, square in (('Up', 'd7'), ('Up', 'd8'), ('Down', 'd7'), ('Down', 'd6'), ('Left', 'c6')):
                    name = a11y.name_of(focus.press(key))
                    assert name.startswith(square), (key, name)
                assert 'may be chosen' in name, name
        with self.tell('Enter chooses the square'):
            self.table.keys('Return')
            self.stands('Heron', 'c6')
        with self.tell('A square can be typed; one that cannot be chosen is refused'):
            self.sails(6)
            last = self.book.last()
            xdotool('key', 'h', '8')
            self.book.stays(last, READ)
            self.table.keys('b', '3')
            self.stands('Gull', 'b3')

    def put_right(self):
        with self.tell('A square is corrected on the map of the dialog'), contextlib.closing(Focus()) as focus:
            if 'Gull sails to b3' not in a11y.name_of(focus.press('ctrl+l')):
                focus.press_until('Down', lambda node: 'Gull sails to b3' in a11y.name_of(node))
            xdotool('key', 'Return')
            item = 'Correct…'
            a11y.find(self.program.frame, 'menu item', item)
            focus.go_to('Down', item)
            xdotool('key', 'Return')
            dialog = self.program.dialog()
            a11y.press(dialog, CELL, lambda name: name.startswith('b2, may be chosen'))
            with self.table.entry('the amendment'):
                a11y.press(dialog, 'push button', is_named('Correct'))
            self.program.dialog_closes()
            self.stands('Gull', 'b2')

    def by_screen_reader(self):
        with self.tell('A screen reader can press a square'):
            self.sails(4)
            with self.table.entry('the square'):
                a11y.act(self.cell('c7'))
            self.stands('Heron', 'c7')

    def on_television(self):
        with self.tell('The television shows the map too, with this game’s name for the wind'):
            a11y.act(self.program.frame, 'win.tv')
            television = self.program.window(1)
            a11y.find(television, 'image', 'Battle map, Gull b2, Heron c7')
            a11y.find(television, 'label', 'The wind blows from the east.')
            a11y.press(television, 'push button', 'Close')
            self.program.windows(1)

    def leave(self):
        with self.tell('Gull sails off the board: the skirmish ends and the map closes'):
            self.sails(5)
            self.table.press('off the board, to the west')
            self.table.tells('Gull escapes from Heron')
            self.table.until(lambda: self.map() is None, 'the map is still there')
        with self.tell('After an undo the map is back, with its question'):
            xdotool('key', 'ctrl+z')
            self.table.until(self.map, 'the map does not come back')
            self.table.asks('Where does Gull go')

    def all(self):
        self.comes()
        self.begin()
        self.others()
        self.measure()
        self.by_touch()
        self.by_keys()
        self.put_right()
        self.by_screen_reader()
        self.on_television()
        self.leave()


class Compass(Story):
    """Whose widgets had the focus last are hidden: GTK alone would skip what is there instead."""
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(SKIRMISH[0])

    def all(self):
        self.program.start()
        self.table = Table(self.program, self.book)
        with self.tell('Enter gives two players markers of different colours'):
            for fleet in ('Red', 'Blue'):
                self.table.asks(f'{fleet}: a white or a black battle marker?')
                self.table.keys('Return')
            assert [self.book.track('fleet', n, 'colour') for n in (0, 1)] == [1, 2], self.book.journal()
        with self.tell('On the main board, Enter begins no battle'):
            self.table.asks('What happens on the main board?')
            self.table.press('Roll the Wind Die')
            self.table.press('Let the App Draw')
            self.table.asks('What happens on the main board?')
            last = self.book.last()
            xdotool('key', 'Return')
            self.book.stays(last, READ)
        with self.tell('The wind of the turn is that of the battle; Tab goes from the question to the compass'):
            self.table.press('Attack a Ship')
            self.table.asks('From which side does Gull come')
            with contextlib.closing(Focus()) as focus:
                focus.go_to('Tab', 'north', 3)
            self.table.keys('Return')
            self.table.asks('Gull: roll one die for the distance')
        with self.tell('The roll for surprise says how likely it is'):
            self.table.keys(4)
            self.table.asks('centre lines')
            self.table.keys('d', '8')
            self.table.asks('or less surprises Heron')
            self.shows('33%', '1/3', node=self.table.tray)
        with self.tell('Nobody is asked whom Gull attacks, for only Heron is there; after an undo, people are'):
            before = self.book.one("SELECT seq FROM secret_journal WHERE verb = 'attack'")
            with self.table.entry('the undo'):
                self.cli.go_on(1, {'do': 'undo', 'to': before, 'agreed': ['Red', 'Blue']})
            self.table.asks('Whom does Gull attack?')
            self.table.keys('Return')
            self.table.asks('From which side does Gull come')


run(Board, Compass)
