#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table on a television: it follows live, always as it stands, says when the table is left, and never
shows what one fleet alone may know.

usage: test-tv.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays a battle with
wizards up to their first cards, and goes on as the second player does."""

import a11y
from window import Story, nameless, run, xdotool

ELVES, DWARVES = 'Elves', 'Dwarves'
KINDS = ('man_o_war', 'frigate', 'sloop', 'sloop')


def fleet(name, *ships):
    return {'name': name, 'faction': name.lower(),
            'ships': [{'name': ship, 'class': kind, 'flagship': kind == 'man_o_war'}
                      for ship, kind in zip(ships, KINDS)]}


LION = 'אריה'  # written from right to left
SET_APART = f'\u200e\u2068{LION}\u2069'  # so that it turns no sentence

NEW = {'do': 'new', 'ruleset': 'black-spot', 'preset': 'fantasea',
       'options': {'wind.source': 'physical', 'init.source': 'physical'},
       'fleets': [fleet(ELVES, 'Revenge', 'Fury', 'Cutlass', LION),
                  fleet(DWARVES, 'Sovereign', 'Dauntless', 'Kestrel', 'Wren')]}
BEGUN = [NEW, {'dice': [1]}, {'choice': ELVES}, {'choice': 'island'}, {'dice': [4]}, {'dice': [5]},
         {'do': 'start', 'action': 'draw-wind'}, {'card': 'NE'}, {'do': 'start', 'action': 'initiative'},
         {'card': ELVES}, {'do': 'start', 'action': 'magic'}]
LIGHTNING = 98  # the number of a card: they are laid out in a row, whoever holds them


class Television(Story):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.tv = None
        self.hands = set()

    def prepare(self):
        self.cli.do(*BEGUN, {'do': 'override', 'add': {'card': {'deck': 1, 'number': LIGHTNING, 'hand': ELVES}}})
        for who in (ELVES, DWARVES):
            state = self.cli.go_on(1, {'do': 'state', 'viewer': who})[-1]['state']
            self.hands |= {card['name'] for f in state['fleets'] if f['name'] == who for card in f['hand']}
        assert 'Lightning' in self.hands

    def texts(self):
        return [a11y.name_of(node) for node in a11y.walk(self.tv) if a11y.visible(node)]

    def shows(self, *words):
        def missing():
            texts = self.texts()
            return [word for word in words if not any(word in text for text in texts)]

        a11y.wait(lambda: not missing(), lambda: f'the television does not show {missing()}: {self.texts()}')

    def shows_no_secret(self):
        """Not in any text or description of anything in it, be it seen or not."""
        told = '\n'.join(f'{a11y.name_of(node)}\n{node.get_description() or ""}\n{a11y.text_of(node)}'
                         for node in a11y.walk(self.tv))
        assert not [card for card in self.hands if card in told], told

    def open(self):
        with self.tell('Without a battle the television cannot be opened'):
            self.program.start()
            a11y.find(self.program.frame, 'push button', 'New Battle…')
            xdotool('key', 'ctrl+t')
            self.program.windows(1)

        with self.tell('With a battle, the television window opens beside the main window'):
            a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Continue Elves'))
            a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Undo: '))
            xdotool('key', 'ctrl+t')
            self.tv = self.program.window(1)
            assert a11y.name_of(self.tv) == 'Elves against Dwarves, on the television'
            assert not list(nameless(self.tv)), list(nameless(self.tv))

        with self.tell('It shows everything that all captains may know'):
            self.shows('Round 1', 'Magic', 'The wind blows toward the north-east.', ELVES, DWARVES, 'Revenge',
                       SET_APART, 'Sovereign', 'Wren', 'Hits: 0 of 3', 'Booty dice: 4', 'Booty dice: 5', '1: Elves')
            self.shows_no_secret()
            a11y.find(self.program.frame, 'push button', lambda name: name.startswith(f'{SET_APART}, '))
            assert self.book.ship(LION) == 3

        with self.tell('Opening it again shows the same window'):
            a11y.act(self.program.frame, 'win.tv')
            self.program.windows(2)

    def hit_in_window(self):
        """What the card of Fury says of her hits."""
        texts = [a11y.name_of(node) for node in a11y.walk(self.program.frame)]
        return next((part for text in texts if text.startswith('Fury, ') for part in text.split(', ')
                     if part.startswith('Hits: ')), None)

    def follow(self):
        with self.tell('It follows the battle'):
            fury = self.book.ship('Fury')
            self.cli.go_on(1, {'do': 'override', 'ship': 'Fury', 'set': {'hits': 1}})
            assert self.book.track('ship', fury, 'hits') == 1
            self.shows('Hits: 1 of 2', 'Fury')
            self.shows_no_secret()
        with self.tell('It says what happens, and not what is set by hand'):
            assert not [text for text in self.texts() if 'by hand' in text or 'was ' in text], self.texts()

        with self.tell('A question about a hand appears without the cards of that hand'):
            self.cli.go_on(1, {'do': 'start', 'action': 'cast', 'fleet': ELVES})
            self.shows('Elves')
            question = self.cli.go_on(1, {'do': 'state'})[-1]['prompt']['text']
            self.shows(question)
            self.shows_no_secret()

        with self.tell('A played card is visible'):
            self.hands.discard('Lightning')
            self.cli.go_on(1, {'card': 'lightning', 'viewer': ELVES}, {'card': 'none', 'viewer': ELVES}, {'ship': 'Sovereign'})
            self.shows('Lightning')
            self.shows_no_secret()

        with self.tell('While the main window looks back, the television stays in the present'):
            now = self.texts()
            a11y.act(self.program.frame, 'win.look-back')
            a11y.press(self.program.frame, 'push button', 'A round back')
            a11y.wait(lambda: self.hit_in_window() == 'Hits: 0 of 2', lambda: self.hit_in_window())
            assert self.texts() == now
            a11y.act(self.program.frame, 'win.look-back')

    def leave(self):
        with self.tell('When the battle is closed, the television says so'):
            a11y.act(self.program.frame, 'win.harbour')
            self.shows('Elves against Dwarves', 'The battle is paused. It appears here again when it continues.')

        with self.tell('When the battle is opened again, it goes on'):
            a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Continue Elves'))
            self.shows('Round 1', 'Revenge')

        with self.tell('While the battle is paused, it shows where the models are'):
            self.cli.go_on(1, {'do': 'note', 'text': 'on the sideboard', 'rule': 'pause'})
            self.shows('Paused')
            a11y.act(self.program.frame, 'win.harbour')
            self.shows('The battle is paused.', 'on the sideboard')

        with self.tell('It closes with the main window'):
            self.program.close()

    def all(self):
        self.open()
        self.follow()
        self.leave()


run(Television)
