#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What it takes to enter a class by keys alone: the smallest of tests/cli/six-classes.txt, in a new set. Each press is counted,
and docs/man-o-war.md must say how many there are, and how long they take.

usage: test-entry.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). The accessibility tree is only read here, and only where
the keyboard is: a search of the whole form takes seconds."""
import collections
import json
import os
import pathlib
import re

import a11y
from editor import Editor
from window import Focus, is_named, run, xdotool

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TEXT = PROJECT / 'tests/cli/six-classes.txt'
DOCUMENT = PROJECT / 'docs/man-o-war.md'
SET = 'New set'
PRESS, THOUGHT = 0.28, 1.35  # seconds: K of an average typist and M of the keystroke-level model


def count_values(row):
    return sum(sum(map(count_values, value)) if isinstance(value, list) else 1 for value in row.values())


class Entry(Editor):
    # What one does

    def keys(self, *keys):
        """Presses keys, which the program handles in that order; it is not awaited."""
        self.focus.node = None
        self.presses.update('Tabs' if key.endswith('Tab') else 'others' for key in keys)
        xdotool('key', *keys)

    def at(self, name):
        """Waits until the keyboard is there."""
        a11y.wait(lambda: self.focus.node and is_named(name)(a11y.name_of(self.focus.node)),
                  lambda: f'the keyboard is not on {name!r}, but on {self.focus.node and a11y.name_of(self.focus.node)!r}')

    def tab(self, number, name):
        """Presses Tab (below 0: with Shift) so often, which leads to that widget."""
        self.keys(*(['Tab' if number > 0 else 'shift+Tab'] * abs(number)))
        self.at(name)

    def type(self, text):
        self.entered += 1
        self.presses['characters'] += len(text)
        xdotool('type', '--', text)

    def choose(self, name, *keys):
        """Opens the list of choices that the keyboard is on, and chooses what those keys lead to."""
        self.entered += 1
        self.keys('Return')
        a11y.wait(lambda: self.focus.node and a11y.role_of(self.focus.node) == 'list item', f'{name} does not open')
        self.keys(*keys, 'Return')
        self.at(name)

    def number(self, tabs, name, value):
        """Types a number in the field that so many Tabs lead to."""
        self.tab(tabs, name)
        self.type(str(value))

    # What there is

    def her(self, document):
        return document['ships'][-1]

    def rooms(self, number, last):
        """Waits for so many locations, of which the last has that name."""
        self.stored(lambda document: [room['name'] for room in self.her(document)['locations']][number - 1:] == [last], last, SET)

    def exported(self, name):
        """The ship called Midge in that set, as crossbones-cli writes it, with names in place of codes."""
        path = os.path.join(os.path.dirname(self.program.database), 'set.json')
        self.cli.run('content', '', 'export', '--output', path, name)
        with open(path, encoding='utf-8') as file:
            ship = next(ship for ship in json.load(file)['ships'] if ship['name'] == 'Midge')
        names = {room['id']: room.pop('name') for room in ship['locations']}
        for room in ship['locations']:
            room['name'] = names[room.pop('id')]
        ship['aim'] = [{key: names.get(value, value) for key, value in aim.items()} for aim in ship['aim']]
        return {key: value for key, value in ship.items() if key not in ('id', 'origin')}

    # The story

    def begin(self):
        with self.tell('A new set is begun'):
            self.program.start()
            self.focus = Focus()
            a11y.find(self.program.frame, 'push button', 'New Battle…')
            self.keys('ctrl+d')
            self.at('Back')
            self.tab(3, 'New set for Man O’ War')
            self.keys('Return')
            self.stored(lambda document: document['ships'], 'the new set', SET)
            self.at('5 things are wrong')
        self.presses = collections.Counter()
        self.entered = 0

    def enter_her(self):
        with self.tell('A ship is added, and her numbers are typed'):
            self.tab(-6, 'Add: Ship')
            self.keys('Return')
            self.stored(lambda document: len(document['ships']) == 2, 'a ship', SET)
            self.type('Midge')
            self.tab(2, 'Class')
            self.choose('Class', 'End')
            self.number(1, 'Squadron', 4)
            self.number(2, 'Points', 90)
            self.number(2, 'Crew', 2)
            self.number(10, 'Sail', 6)
            self.number(19, 'Waterline boxes', 2)
            self.number(1, 'Waterline save', 5)

    def enter_locations(self):
        with self.tell('Her locations are entered, each with guns or an effect'):
            self.tab(8, 'Location 1')
            self.keys('Return')
            self.at('Back')
            self.type('Prow')
            self.number(6, 'Save', 4)
            self.add_guns()
            self.choose('Facing', 'Home')
            self.keys('alt+Left')
            self.at('Guns 1')
            self.next_location(2)
            self.type('Guns')
            self.number(6, 'Save', 5)
            self.add_guns()
            self.keys('alt+Left')
            self.at('Guns 1')
            self.next_location(3)
            self.enter_sail()

    def add_guns(self):
        self.tab(5, 'Add: Guns')
        self.keys('Return')
        self.at('Facing')

    def next_location(self, number):
        self.keys('ctrl+Return')
        self.rooms(number, f'Location {number}')

    def enter_sail(self):
        self.type('Sail')
        for name, value in (('From column', 1), ('To column', 2), ('From row', 1)):
            self.number(1, name, value)
        self.tab(1, 'To row')
        self.stored(lambda document: self.her(document)['locations'][-1]['row_from'] == 1, 'the row', SET)
        self.type('1')  # what is wrong with that row stands below it now, and Tab goes on to the next field
        for name, value in (('Boxes', 2), ('Save', 5)):
            self.number(1, name, value)
        self.tab(7, 'Add: Effect')
        self.keys('Return')
        self.at('Effect')
        self.choose('Effect', 'Down')
        self.tab(1, 'When')
        self.choose('When', 'Down')
        self.number(1, 'Number', -3)
        self.keys('alt+Left')
        self.at('Effect 1')
        self.keys('alt+Left')
        self.at('Sail')

    def enter_aim(self):
        with self.tell('What her faces hit is chosen'):
            self.tab(5, 'Aim 1')
            self.keys('Return')
            self.at('Column')
            for face, keys in ((2, ['Down']), (3, ['Down']), (4, ['Down', 'Down']), (5, ['Down', 'Down']), (6, ['End', 'Up'])):
                self.tab(2 if face == 2 else 1, f'Face {face}')
                self.choose(f'Face {face}', *keys)
            self.keys('alt+Left')
            self.at('Aim 1')
            self.keys('alt+Left')
            self.at('Midge')

    def compare(self):
        with self.tell('She is the ship that the text describes'):
            self.stored(lambda document: self.her(document)['aim'][0]['face_6'] == 'BTW', 'her faces', SET)
            self.cli.run('content', '', 'import', '--text', TEXT)
            self.ship, by_text = self.exported(SET), self.exported(TEXT.stem)
            assert self.ship == by_text, f'\n{self.ship}\n{by_text}'

    def count(self):
        with self.tell('The document says how many presses that took, and how long they take'):
            tabs, characters, others = (self.presses[kind] for kind in ('Tabs', 'characters', 'others'))
            presses = tabs + characters + others
            values = count_values(self.ship)
            seconds = PRESS * presses + THOUGHT * self.entered
            written = ' '.join(DOCUMENT.read_text(encoding='utf-8').split())
            of_fleet = int(re.search(r'(\d+) values in', written)[1])  # which tests/cli/entry-effort.py has counted
            sentences = (f'takes {presses} presses for her {values} values',
                         f'{tabs} Tabs, {characters} characters and {others} for choices',
                         f'{values - self.entered} of the values are what a row begins with',
                         f'that is {seconds:.0f} s; at this rate the {of_fleet} values take '
                         f'{seconds * of_fleet / values / 60:.0f} minutes')
            missing = [sentence for sentence in sentences if sentence not in written]
            assert not missing, f'it should say: {missing}'

    def leave(self):
        with self.tell('Back at the list of sets the keyboard is there, too'):
            self.keys('alt+Left')
            self.at('Import a set')
            self.focus.press('Tab')

    def all(self):
        self.presses, self.entered = collections.Counter(), 0
        self.begin()
        self.enter_her()
        self.enter_locations()
        self.enter_aim()
        self.compare()
        self.count()
        self.leave()


run(Entry)
