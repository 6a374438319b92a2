#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A content set from the page to the battle: a ship and a ready fleet are changed, stand on the table as they were
written, and stay so whatever becomes of the set.

usage: test-sets.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import json

import a11y
from editor import BUTTONS, Editor
from window import Focus, is_named, run, xdotool


WATCH = 'משמר אפור'  # a name that is written from right to left
SAID = f'\u200e\u2068{WATCH}\u2069'  # in a sentence, of which it turns nothing else

class Sets(Editor):
    # What there is

    def setup(self):
        return json.loads(self.book.one('SELECT setup FROM secret_setups ORDER BY game DESC LIMIT 1'))

    def flagship(self):
        """The command ship of the first fleet, as the battle has her."""
        ship = self.cli.go_on(1, {'do': 'state'})[-1]['state']['ships'][0]
        return ship['name'], ship['class_name'], ship['crew']

    # What one does

    def editor(self):
        xdotool('key', 'ctrl+d')
        self.press('Our own')

    def choose(self, focus, way, row, key):
        """Goes to a row of New Battle and chooses what is one step from there."""
        node = focus.go_to(way, row, most=160)
        a11y.wait(lambda: a11y.rests(node), f'{row} scrolls')  # a list that opens from a row out of sight has no monitor
        focus.press_each('space', key, 'Return')

    # The story

    def write_a_set(self):
        with self.tell('A ship of a copy of the stock set is changed'):
            self.program.start()
            xdotool('key', 'ctrl+d')
            self.press('Copy The stock set')
            self.stored(lambda document: document['ships'][0]['name'] == 'Iron Gannet', 'the copy')
            self.press('Iron Gannet')
            self.write('Name', 'Grey Gannet', was='Iron Gannet')
            self.number('Crew', 9)
            self.stored(lambda document: (document['ships'][0]['name'], document['ships'][0]['crew']) == ('Grey Gannet', 9),
                        'the ship')
            self.back('Tidewalker')

        with self.tell('A ready fleet of the copy is changed'):
            self.press('Fleets')
            self.press('The Grey Squadron')
            self.write('Name', WATCH, was='The Grey Squadron')
            self.number('Man O’ War cards', 2)
            self.press('Patience')
            self.shows('Command ship')
            self.write('Name', 'Old Patience', was='Patience')
            self.stored(lambda document: (document['fleets'][0]['name'], document['fleets'][0]['cards'],
                                          document['fleets'][0]['ships'][0]['name']) ==
                        (WATCH, 2, 'Old Patience'), 'the fleet')

    def play_it(self):
        with self.tell('New Battle offers the fleet with everything that the set says'):
            a11y.act(self.program.frame, 'win.harbour')
            a11y.act(self.program.frame, 'win.new-battle')
            self.press('Man O’ War')
            focus = Focus()
            a11y.act(self.program.frame, 'win.harbour')
            a11y.act(self.program.frame, 'win.new-battle')
            self.choose(focus, 'shift+Tab', 'Ships and cards', 'Down')
            focus.close()
            red = a11y.find(self.program.frame, 'panel', 'Red')
            self.shows('Grey Gannet', WATCH, node=red)
            self.press(WATCH, red)
            self.shows('Old Patience (flagship)', node=red)

        with self.tell('Two sides cannot choose the same ready fleet'):
            blue = a11y.find(self.program.frame, 'panel', 'Blue')
            self.press(WATCH, blue)
            self.shows(f'Two fleets are called “{SAID}”')
            self.press('Some of each', blue)
            a11y.wait(lambda: 'sensitive' in a11y.states(a11y.find(self.program.frame, BUTTONS, 'Set Sail')),
                      'it cannot set sail')
            self.press('Set Sail')
            a11y.wait(lambda: self.book.one('SELECT count (*) FROM games') == 1, 'no battle')

        with self.tell('The ship is on the table as the set describes her'):
            fleet = self.setup()['fleets'][0]
            assert (fleet['name'], fleet['cards']) == (WATCH, 2), fleet
            assert fleet['ships'][0] == {'name': 'Old Patience', 'class': 'EX-MOW-1', 'flagship': True}, fleet['ships'][0]
            assert 'name' not in fleet['ships'][10], fleet['ships'][10]  # a monster of no name
            assert self.flagship() == ('Old Patience', 'Grey Gannet', 9), self.flagship()
            self.shows('Old Patience')

    def change_it(self):
        with self.tell('A ship that a fleet uses cannot be deleted, and the dialog names the fleet'):
            self.editor()
            ships = self.document()['ships']
            self.press('Ships')
            self.press('Move, copy or delete Tidewalker')
            self.press('Delete', self.program.app, ('menu item', *BUTTONS))
            dialog = self.program.dialog()
            self.shows(f'is used by the fleet “{SAID}”', node=dialog)
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            assert self.document()['ships'] == ships, self.document()['ships']

        with self.tell('Changing a set changes no battle'):
            self.press('Grey Gannet')
            self.number('Crew', 4)
            self.stored(lambda document: document['ships'][0]['crew'] == 4, 'her crew')
            assert self.flagship() == ('Old Patience', 'Grey Gannet', 9), self.flagship()

    def play_two(self):
        with self.tell('Two sets are played together'):
            a11y.act(self.program.frame, 'win.harbour')
            focus = Focus()
            a11y.act(self.program.frame, 'win.new-battle')
            self.choose(focus, 'shift+Tab', 'Together with', 'Down')
            focus.close()
            red = a11y.find(self.program.frame, 'panel', 'Red')
            self.shows('Grey Gannet', 'Iron Gannet', WATCH, 'The Grey Squadron', node=red)
            self.press('Set Sail')
            a11y.wait(lambda: self.book.one('SELECT count (*) FROM games') == 2, 'no battle')
            content = json.loads(self.book.one('SELECT json FROM content JOIN games ON sha256 = content WHERE id = 2'))
            assert content['name'] == 'Our own + The stock set', content['name']
            ships = {ship['name']: ship['id'] for ship in content['ships']}
            assert (ships['Grey Gannet'], ships['Iron Gannet']) == ('EX-MOW-1', 'EX-MOW-1-2'), ships

    def add_from_another(self):
        with self.tell('Rows of another set are marked and added, and remember where they came from'):
            ships = self.document()['ships']
            focus = Focus()
            self.press('This set')
            self.press('Add From…', self.program.app, ('menu item', *BUTTONS))
            self.shows('From', 'If a code is in use', 'Mark all: Spell cards')
            for key, row in (('Tab', 'Iron Gannet'), ('Down', 'Tidewalker')):
                focus.go_to(key, row)
                xdotool('key', 'space')
            focus.close()
            self.press('Add 2 rows')
            self.toasts('Added: 0, replaced: 0, renamed: 0, kept: 1')  # the other is the same
            assert self.document()['ships'] == ships, self.document()['ships']

        with self.tell('A clash is settled by a new code, and Undo takes the new row away'):
            focus = Focus()
            self.press('This set')
            self.press('Add From…', self.program.app, ('menu item', *BUTTONS))
            self.shows('Mark all: Spell cards')
            self.choose(focus, 'Tab', 'If a code is in use', 'End')
            focus.go_to('Tab', 'Iron Gannet')
            xdotool('key', 'space')
            focus.close()
            with self.undoing():
                self.press('Add 1 row')
                self.stored(lambda document: [(ship['id'], ship['origin']) for ship in document['ships'] if
                                              ship['name'] == 'Iron Gannet'] == [('EX-MOW-1-2', 'The stock set')], 'her')
            self.stored(lambda document: document['ships'] == ships, 'the ships as they were')

    def delete_it(self):
        with self.tell('Deleting a set changes no battle'):
            self.press('This set')
            self.press('Delete This Set…', self.program.app, ('menu item', *BUTTONS))
            self.press('Delete', self.program.dialog())
            a11y.wait(lambda: self.document() is None, 'the set is there')
            assert self.flagship() == ('Old Patience', 'Grey Gannet', 9), self.flagship()

        with self.tell('After a restart the battle goes on with its own copy'):
            self.program.kill()
            self.program.start()
            found = a11y.wait(lambda: a11y.find_all(self.program.frame, BUTTONS, lambda said: 'Continue ' in said),
                              'no battle to go on with')
            a11y.act(found[-1])  # the battle that was begun first
            self.shows('Old Patience')

    def all(self):
        self.write_a_set()
        self.play_it()
        self.play_two()
        self.change_it()
        self.add_from_another()
        self.delete_it()


run(Sets)
