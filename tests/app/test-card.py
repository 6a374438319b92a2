#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of the ships: what a touch counts, and what stays where it is.

usage: test-card.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays a battle up to
the first ship's orders; there are more ships than the window has room for. What is touched is looked for in
the book, which is the database; and while fifty answers are given, a screen reader follows one card."""
import contextlib

import a11y
from window import QUICK, Focus, Story, Table, is_named, is_within, nameless, run, xdotool

RED = ['Revenge', 'Fury', 'Scorpion', 'Cutlass', 'Vixen', 'Hazard', 'Magpie', 'Hornet']
BLUE = ['Sovereign', 'Dauntless', 'Resolute', 'Kestrel', 'Halcyon', 'Wren', 'Osprey', 'Merlin']
CLASSES = ['man_o_war', 'frigate', 'frigate'] + 5 * ['sloop']
FOLLOWED = 'Merlin'
MEANWHILE = 50
TRIES = 5  # at what has to be done within QUICK, on a machine that does much else meanwhile


def fleet(name, ships):
    return {'name': name, 'ships': [{'name': ship, 'class': kind, 'flagship': kind == 'man_o_war'}
                                    for ship, kind in zip(ships, CLASSES)]}


BATTLE = [{'do': 'new', 'ruleset': 'black-spot', 'edition': '2025',
           'options': {'wind.source': 'physical', 'init.source': 'physical', 'fleet.enforce': False, 'opt.fire': True},
           'fleets': [fleet('Red', RED), fleet('Blue', BLUE)]},
          {'dice': [1]}, {'choice': 'Red'}, {'choice': 'reef'}, {'dice': [4]}, {'dice': [5]},
          {'do': 'start', 'action': 'draw-wind'}, {'card': 'NE'},
          {'do': 'start', 'action': 'initiative'}, {'card': 'Red'}]


class Card(Story):
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(*BATTLE)

    def zone(self, name):
        return a11y.find(self.program.frame, 'push button', name)

    def token(self, ship):
        """Its name is the same, whether she has had her orders or not."""
        return a11y.find(self.program.frame, ('push button', 'toggle button'), f'Orders given to {ship}')

    def is_card(self, ship):
        return lambda name: name.startswith(f'{ship}, ')

    def main(self, ship):
        return a11y.find(self.program.frame, 'push button', self.is_card(ship))

    def touch(self, name, times=1):
        """Touches a place on a card; several times with the pointer, for a screen reader's touches are never quick."""
        if times == 1:
            a11y.press(self.program.frame, 'push button', name)
            return
        at = a11y.Atspi.Component.get_extents(self.zone(name), a11y.Atspi.CoordType.WINDOW)
        xdotool('mousemove', at.x + at.width // 2, at.y + at.height // 2, 'click', '--repeat', times, '--delay', 60, 1)
        xdotool('mousemove', 2, 300)  # no tooltip

    def entries(self, since):
        return self.book.rows(f'SELECT kind, text FROM secret_journal WHERE seq > {since} ORDER BY seq')

    def begin(self):
        with self.tell('With sixteen ships on the table, each place on a card has a name'):
            self.program.start()
            self.table = Table(self.program, self.book)
            self.table.asks('Which ship goes next')
            assert sorted(self.table.cards()) == sorted(RED + BLUE)
            for what in ('Add a hit to Revenge', 'Add a flame to Wren'):
                self.zone(what)
            assert 'pressed' not in a11y.states(self.token('Wren'))
            faults = list(nameless(self.program.app))
            assert not faults, faults

    def count_by_touch(self):
        book, ship = self.book, self.book.ship('Revenge')
        with self.tell('After three quick taps a toast offers to undo them'):
            last = book.last()
            self.touch('Add a hit to Revenge', 3)
            self.table.toasts('Add 3 hits to Revenge')
        with self.tell('The three taps are one entry with a reason, and the card shows the result'):
            a11y.wait(lambda: book.last() > last, 'three touches make no entry')
            assert self.entries(last) == [('override', 'marked on her card')], self.entries(last)
            assert book.track('ship', ship, 'hits') == 3
            a11y.wait(lambda: 'Hits: 3 of 3' in self.table.cards()['Revenge'], self.table.cards)
        with self.tell('A fourth tap is refused: the ship cannot take more hits'):
            self.touch('Add a hit to Revenge')
            self.table.toasts('Revenge is already at 3 of 3 hits')
            self.book.stays(last + 1, QUICK + 0.5)
        with self.tell('One undo takes all three back, and one redo restores them'):
            self.table.act('undo')
            assert book.track('ship', ship, 'hits') == 0
            a11y.wait(lambda: 'Hits: 0 of 3' in self.table.cards()['Revenge'], self.table.cards)
            self.table.act('redo')
            assert book.track('ship', ship, 'hits') == 3

    def take_off(self):
        book, ship = self.book, self.book.ship('Revenge')

        def less(do, hits):
            last = book.last()
            do()
            self.table.toasts('Remove a hit from Revenge')
            a11y.wait(lambda: book.last() > last, 'a hit less makes no entry')
            assert self.entries(last) == [('override', 'marked on her card')], self.entries(last)
            assert book.track('ship', ship, 'hits') == hits

        def by_menu():
            at = a11y.Atspi.Component.get_extents(self.zone('Add a hit to Revenge'), a11y.Atspi.CoordType.WINDOW)
            xdotool('mousemove', at.x + at.width // 2, at.y + at.height // 2, 'click', 3)
            a11y.press(self.program.frame, 'menu item', 'Remove a hit from Revenge')
            xdotool('mousemove', 2, 300)

        with self.tell('The menu of a place takes off one hit too many'):
            less(by_menu, 2)
        with self.tell('Minus takes off a hit too, if Tab and an arrow led to the place; an undo restores it'):
            with contextlib.closing(Focus()) as focus:
                focus.go_to('Tab', 'Revenge, ')
                assert a11y.name_of(focus.press('Right')) == 'Add a hit to Revenge'
            less(lambda: xdotool('key', 'minus'), 1)
            for hits in (2, 3):
                self.table.act('undo')
                assert book.track('ship', ship, 'hits') == hits

    def undone_in_time(self, place):
        """Touches it, and undoes that before it is stored; False where it was stored before the undo came."""
        journal = self.book.journal()
        self.touch(place)
        toast = a11y.wait(self.table.toast, 'nothing is said')
        a11y.press(toast, 'push button', is_named('Undo'))
        a11y.wait(lambda: not self.table.toast(), 'still offered')
        return a11y.holds(lambda: self.book.journal() == journal, QUICK + 0.5)

    def touch_and_go_on(self):
        book = self.book
        with self.tell('Taps that are undone before they are stored leave no entry'):
            assert any(self.undone_in_time('Add a flame to Fury') for _ in range(TRIES)), 'it is stored'
        with self.tell('A tap on another place is another entry; the next action stores it first'):
            last = book.last()
            self.touch('Add a flame to Fury')
            a11y.wait(self.table.toast, 'nothing is said')  # a button that is activated is clicked 250 ms later
            self.touch('Add a hit to Fury', 2)
            a11y.press(self.program.frame, 'push button', self.is_card('Cutlass'))
            a11y.wait(lambda: book.last() == last + 3, lambda: f'{self.entries(last)}')
            assert [kind for kind, _ in self.entries(last)] == ['override', 'override', 'action'], self.entries(last)
            fury = book.ship('Fury')
            assert [book.track('ship', fury, track) for track in ('flames', 'hits')] == [1, 2]
            self.table.press('End Her Turn')
        with self.tell('A tap turns the token, which lies beside the ship'):
            last = book.last()
            a11y.act(self.token('Wren'))
            a11y.wait(lambda: book.last() > last, 'the token makes no entry')
            assert book.one("SELECT ordered FROM live_ships WHERE name = 'Wren'") == 1
            a11y.wait(lambda: 'ordered' in self.table.cards()['Wren'], self.table.cards)
            a11y.wait(lambda: 'pressed' in a11y.states(self.token('Wren')), 'the token is not pressed')
        with self.tell('Taps made just before the window closes are stored'):
            self.touch('Add a flame to Sovereign')
            self.program.close()
            assert book.track('ship', book.ship('Sovereign'), 'flames') == 1
            self.program.start()
            self.table = Table(self.program, book)

    def change_by_hand(self):
        with self.tell('A tap on the card, or the menu key, opens everything else that is tracked'):
            a11y.press(self.program.frame, 'panel', 'Hornet', 'ship.change')
            a11y.find(self.program.dialog(), 'spin button', lambda name: name.startswith('Hits'))
            xdotool('key', 'Escape')
            self.program.dialog_closes()
        with self.tell('So does the menu of a fleet, where it can be seen'):
            a11y.press(self.program.frame, 'push button', 'More about Red')
            with contextlib.closing(Focus()) as focus:
                focus.go_to('Down', 'Change by Hand')
                xdotool('key', 'Return')
            a11y.press(self.program.dialog(), 'push button', 'Hornet')
            assert not list(nameless(self.program.app))
            a11y.find(self.program.window(2), 'spin button', lambda name: name.startswith('Hits'))
            xdotool('key', 'Escape')
            self.program.windows(2)
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    # What stays where it is

    def turn(self, ship, ordered, done):
        """A sloop's turn: her orders, her move, its end. Calls ordered() after the first answer, done() after the
        others."""
        self.table.press(f'Order: {ship}')
        ordered(ship)
        for step in ('Move', 'With the wind', 'Full', 'End Her Turn'):
            self.table.press(step)
            done()

    def place_of(self, node):
        return a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW).y

    def in_sight(self, ship):
        """Whether all of her card is seen, where she has her orders; it is brought there once it has its place."""
        nodes = (self.main(ship), a11y.find(self.program.frame, None, 'The fleets'))
        card, pane = (a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW) for node in nodes)
        return pane.y <= card.y and card.y + card.height <= pane.y + pane.height

    def stay(self):
        """Fifty answers, while the focus is on the last card of a column."""
        table = self.table
        with contextlib.closing(Focus()) as focus:
            with self.tell('Tab moves from card to card, and arrow keys among the places of a card'):
                stops = focus.press_until('Tab', lambda node: a11y.name_of(node).startswith(f'{FOLLOWED}, '))
                names = [a11y.name_of(node) for node in stops]
                assert not any(name.startswith('Add a ') for name in names), names
                assert a11y.name_of(focus.press('Right')) == f'Add a hit to {FOLLOWED}'
                card = focus.press('Left')
                assert card == stops[-1]
            close = a11y.find(self.program.frame, 'push button', 'Close')
            with self.tell(f'{MEANWHILE} answers later focus, place and node of the card are the same'):
                self.answer_meanwhile(focus, card)
                assert a11y.find(self.program.frame, 'push button', 'Close') == close, 'the window has new buttons'
            with self.table.entry('the rain'):  # else her turn begins with a roll for her flame
                self.cli.go_on(1, {'do': 'override', 'ship': 'Fury', 'set': {'flames': 0}, 'why': 'rain'})
            with self.tell('The card of the ship whose turn it is scrolls into view'):
                place = self.place_of(card)
                a11y.press(self.program.frame, 'push button', self.is_card('Fury'))
                table.asks('Fury', 'her turn')
                a11y.wait(lambda: self.place_of(card) != place, 'nothing has moved')
                assert 'focused' in a11y.states(card), 'but the focus has'

    def answer_meanwhile(self, focus, card):
        left, place = [MEANWHILE], [self.place_of(card)]

        def same():
            left[0] -= 1
            assert 'focused' in a11y.states(card), 'the focus has gone'
            assert focus.node == card, f'the focus has gone to {a11y.name_of(focus.node)!r}'
            assert self.main(FOLLOWED) == card, 'another node'
            assert self.place_of(card) == place[0], f'{self.place_of(card)} is not {place[0]}'

        def revealed(ship):
            """Who has got her orders may have been brought into sight, which moves the card a little."""
            a11y.wait(lambda: self.in_sight(ship), f'{ship} is not brought into sight')
            place[0] = self.place_of(card)
            same()

        for red, blue in zip(('Hazard', 'Magpie', 'Hornet', 'Vixen'), ('Osprey', FOLLOWED, 'Halcyon', 'Kestrel')):
            for ship in (blue, red) if self.table.offer(f'Order: {blue}') else (red, blue):
                self.turn(ship, revealed, same)
        for _ in range(left[0]):
            last = self.book.last()
            self.touch(f'Add a flame to {FOLLOWED}')
            a11y.wait(lambda: self.book.last() > last, 'a flame makes no entry')
            same()
        a11y.wait(lambda: 'on fire' in a11y.name_of(card), lambda: a11y.name_of(card))
        assert is_within(card, a11y.find(self.program.frame, 'panel', 'Blue'))

    def all(self):
        self.begin()
        self.count_by_touch()
        self.take_off()
        self.touch_and_go_on()
        self.change_by_hand()
        self.stay()


run(Card)
