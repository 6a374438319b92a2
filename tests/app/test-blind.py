#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Enter, pressed by people who look at the table and not at the screen.

usage: test-blind.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). Whatever was touched, opened, closed or
undone before: Enter presses the button that stands out in the tray, or nothing. The tests systems-* look at every kind
of question; here the key is pressed."""
import contextlib
import subprocess

import a11y
from cli import BEGUN
from window import READ, Focus, Story, Table, is_named, run, xdotool

PRESSED = 'SELECT kind, coalesce (verb, ask), source FROM secret_journal ORDER BY seq DESC LIMIT 1'
WIDE, CROWDED, NARROW, HEIGHT = 1024, 800, 400, 720


class Enter(Story):
    arguments = ('--game', '1')

    def begin(self):
        self.program.start()
        self.table = Table(self.program, self.book)

    def home(self, start):
        """Waits until a button of the tray whose name begins so has the focus."""
        def focused():
            return any('focused' in a11y.states(node) for tray in a11y.find_all(self.program.frame, 'panel', 'Dice tray')
                       for node in a11y.find_all(tray, 'push button', lambda name: name.startswith(start)))

        a11y.wait(focused, lambda: f'the focus is not on {start!r}, but on {self.focus()}')

    def focus(self):
        return [(a11y.role_of(n), a11y.name_of(n)) for n in a11y.walk(self.program.frame) if 'focused' in a11y.states(n)]

    def enter(self):
        """Presses Enter, which makes one entry; returns it."""
        last = self.book.last()
        self.table.keys('Return')
        assert self.book.last() == last + 1, self.book.rows(f'SELECT * FROM secret_journal WHERE seq > {last}')
        return self.book.rows(PRESSED)[0]

    # What may happen before it

    def place(self, node):
        return a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW)

    def point(self, node, button):
        at = self.place(node)
        xdotool('mousemove', at.x + at.width // 2, at.y + at.height // 2, 'click', button)
        xdotool('mousemove', 2, 300)

    def counter(self):
        return a11y.find(self.program.frame, 'push button', 'Add a hit to Cutlass')  # her card is scrolled to

    def close_menu(self):
        """The menu of a counter on a card is opened with the pointer, and closed with Escape."""
        self.point(self.counter(), 3)
        a11y.find(self.program.frame, 'menu item', lambda name: name.startswith('Change'))
        xdotool('key', 'Escape')
        a11y.wait(lambda: not a11y.find_all(self.program.frame, 'menu item'), 'the menu stays')

    def touch_counter(self):
        """A counter is touched, and what the toast offers is taken."""
        self.point(self.counter(), 1)
        toast = a11y.wait(self.table.toast, 'nothing is said')
        said = self.place(toast)
        highest = min(self.place(node).y for node in a11y.find_all(self.table.tray, 'push button') if a11y.visible(node))
        assert said.height > 0 and said.y + said.height <= highest, f'the toast covers a button: {said.y}, {said.height}'
        self.point(a11y.find(toast, 'push button', is_named('Undo')), 1)

    def close_dialog(self):
        xdotool('key', 'ctrl+e')
        self.program.dialog()
        xdotool('key', 'Escape')
        self.program.dialog_closes()
        xdotool('windowfocus', self.number())  # as a window manager does

    def enlarge_text(self):
        for _ in range(2):
            xdotool('key', 'ctrl+plus')

    def make_narrow(self):
        for width in (CROWDED, NARROW, WIDE):
            xdotool('windowsize', '--sync', self.number(), width, HEIGHT)
            a11y.wait(lambda width=width: abs(self.width() - width) < 40, self.width)

    def number(self):
        """The number of the window."""
        return subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.program.process.pid)],
                              capture_output=True, text=True, check=True).stdout.split()[-1]

    def width(self):
        return self.place(self.program.frame).width

    def disturb(self, question, button):
        """Does all of it while that question is open; the focus comes back each time, and nothing is entered."""
        last = self.book.last()
        self.table.asks(question)
        self.home(button)
        for what in (self.close_menu, self.touch_counter, self.close_dialog, self.enlarge_text, self.make_narrow):
            with self.tell(f'“{question}”, {what.__name__}: the focus comes back to “{button}”'):
                what()
                self.home(button)
                assert self.book.last() == last, self.book.rows(PRESSED)
        self.table = Table(self.program, self.book)  # its parts have moved


class Shot(Enter):
    def prepare(self):
        self.cli.do(*BEGUN, {'do': 'start', 'action': 'activate', 'ship': 'Cutlass'},
                    {'do': 'start', 'action': 'fire', 'ship': 'Cutlass'}, {'choice': 'port'},
                    {'targets': [{'ship': 'Wren', 'range': 'short'}]})

    def all(self):
        self.begin()
        self.disturb('Cutlass fires at Wren', 'Roll')
        with self.tell('Enter rolls with the app’s dice, and keeps what lies there'):
            assert self.enter() == ('answer', 'dice', 'app')
            self.home('Keep')
            self.table.is_read()
            assert self.enter()[:2] == ('answer', 'reroll')
        with self.tell('An undo brings the focus back; its toast offers Redo only while that can be done'):
            self.table.act('undo')
            self.home('Keep')
            toast = a11y.wait(self.table.toast, 'nothing is said')
            a11y.find(toast, 'push button', is_named('Redo'))
            self.table.is_read()
            self.enter()
            a11y.wait(lambda: not self.offers_redo(), 'Redo is still offered', READ)

    def offers_redo(self):
        toast = self.table.toast()
        return toast and a11y.find_all(toast, 'push button', is_named('Redo'))


class Hooks(Enter):
    def prepare(self):
        self.cli.do(*BEGUN, {'do': 'start', 'action': 'activate', 'ship': 'Cutlass'},
                    {'do': 'start', 'action': 'move', 'ship': 'Cutlass'}, {'choice': 'across'}, {'choice': 'straight'},
                    {'inches': 4}, {'do': 'start', 'action': 'grapple', 'ship': 'Cutlass'}, {'ship': 'Wren'})

    def all(self):
        self.begin()
        with self.tell('After the hooks, the boarding action is all there is: its button stands out, and all of it is seen'):
            self.home('Fight the Boarding Action')
            button = a11y.find(self.table.tray, 'push button', 'Fight the Boarding Action')
            at, page, tray = (self.place(node) for node in (button, self.program.frame, self.table.tray))
            assert page.width <= WIDE and page.height <= HEIGHT, (page.width, page.height)
            assert tray.y <= at.y and at.y + at.height <= tray.y + tray.height <= page.height, (at.y, at.height)
            assert at.width > tray.width * 2 // 5, (at.width, tray.width)
            assert self.enter()[:2] == ('action', 'board')


class Wind(Enter):
    def prepare(self):
        self.cli.do({'do': 'new', 'ruleset': 'dread-pirate', 'fleets': [
            {'name': 'Red', 'ships': [{'name': 'Revenge', 'class': 'sloop'}]},
            {'name': 'Blue', 'ships': [{'name': 'Heron', 'class': 'sloop'}]}]},
            {'choice': 'white'}, {'choice': 'black'}, {'do': 'start', 'action': 'attack', 'ship': 'Revenge'},
            {'ship': 'Heron'})

    def all(self):
        self.begin()
        with self.tell('Enter draws the wind; it says of no side that the wind comes from there'):
            self.table.asks('wind')
            self.home('Let the App Draw')
            self.close_dialog()
            self.home('Let the App Draw')
            assert self.enter() == ('answer', 'card', 'app'), self.book.rows(PRESSED)


class Hand(Enter):
    def prepare(self):
        self.cli.do({'do': 'new', 'ruleset': 'black-spot', 'preset': 'fantasea', 'fleets': [
            {'name': 'Red', 'faction': 'elves', 'ships': [{'name': 'Revenge', 'class': 'sloop', 'flagship': True}]},
            {'name': 'Blue', 'faction': 'elves', 'ships': [{'name': 'Heron', 'class': 'sloop', 'flagship': True}]}],
            'start': {'round': 1, 'wind': 'N', 'order': ['Red', 'Blue'], 'step': 'magic'}},
            {'do': 'override', 'add': {'card': {'card': 'lightning', 'hand': 'Red'}}},
            {'do': 'start', 'action': 'magic'}, {'do': 'start', 'action': 'cast', 'fleet': 'Red'})

    def all(self):
        self.begin()
        with contextlib.closing(Focus()) as focus:
            with self.tell('From the button of a hand, Tab goes to its cards, and goes round in it'):
                self.home('No card')
                focus.go_to('Tab', 'Show Red’s cards')
                xdotool('key', 'Return')
                self.table.until(lambda: self.table.offer('Cover the cards'), 'the hand is not shown')
                assert [a11y.name_of(focus.press('Tab')) for _ in range(3)] == ['Lightning', 'No card', 'Cover the cards of Red']
            with self.tell('Nor does Tab leave a hand that has covered itself: Enter takes nobody to the harbour'):
                self.table.until(lambda: self.table.offer('Show Red’s cards'), 'the hand does not cover itself')
                last = self.book.last()
                assert [a11y.name_of(focus.press('Tab')) for _ in range(4)] == ['No card', 'Show Red’s cards'] * 2
                xdotool('key', 'Return')
                self.table.until(lambda: self.table.offer('Lightning'), 'the hand is not shown again')
                assert self.book.last() == last
            with self.tell('Shift+Tab leaves it; the answer of the button that stands out is that no card is played'):
                xdotool('key', 'Escape')
                focus.go_to('shift+Tab', 'Go Back One Step')
                focus.go_to('Tab', 'No card')
                self.table.is_read()
                assert self.enter()[:2] == ('answer', 'card')


class First(Enter):
    def prepare(self):
        self.cli.do({'do': 'new', 'ruleset': 'black-spot', 'fleets': [
            {'name': 'Red', 'ships': [{'name': 'Revenge', 'class': 'sloop', 'flagship': True}]},
            {'name': 'Blue', 'ships': [{'name': 'Heron', 'class': 'sloop', 'flagship': True}]}]}, {'dice': [1]})

    def all(self):
        self.begin()
        with self.tell('Which of several fleets it is, only people know: none stands out, and Enter names none'):
            self.table.asks('places the first island')
            last = self.book.last()
            xdotool('key', 'Return')
            self.book.stays(last, READ)


run(Shot, Hooks, Wind, Hand, First)
