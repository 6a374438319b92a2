#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The editor of content: a ship of three locations, what is wrong with her, and what becomes of it.

usage: test-content.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""

import a11y
from editor import BUTTONS, Editor
from window import Focus, is_named, nameless, run, xdotool


class Content(Editor):
    # What there is

    def ship(self, document):
        return next((ship for ship in document['ships'] if ship['name'] == 'Mudlark'), {})

    # What one does

    def row(self, name, action):
        """What the menu of that row does."""
        node = a11y.wait(lambda: a11y.find_all(self.program.frame, 'list item', is_named(name)), f'no row {name!r}')[-1]
        a11y.act(node, action)

    def on_row(self, name):
        """Waits until the keyboard is on that row."""
        def focused():
            return [node for node in a11y.find_all(self.program.frame, 'list item', is_named(name))
                    if node.get_state_set().contains(a11y.Atspi.StateType.FOCUSED)]
        a11y.wait(focused, f'the keyboard is not on {name!r}')

    def order(self, *names):
        self.stored(lambda document: [ship['name'] for ship in document['ships']] == list(names), names)

    def keys(self, *names):
        focus = Focus()
        focus.press_each(*names)
        focus.close()

    # The story

    def make_a_set(self):
        with self.tell('A copy of the stock set can be changed'):
            xdotool('key', 'ctrl+d')
            self.shows('The stock set')
            self.press('Copy The stock set')
            self.stored(lambda document: len(document['ships']) >= 3, 'the copy')
            self.stock = [ship['name'] for ship in self.document('Our own')['ships']]
            self.number_of_hers = len(self.stock) + 1
            self.shows('Iron Gannet')

    def make_a_ship(self):
        with self.tell('A ship with three locations is made'):
            self.press('Add: Ship')
            self.write('Name', 'Mudlark', was=f'Ship {self.number_of_hers}')
            self.stored(self.ship, 'her name')
            self.press('Add: Location')
            for column, name in ((2, 'Hold'), (3, 'Rudder')):
                a11y.find(self.program.frame, 'spin button', is_named('From column'))
                self.write('Name', name, was=f'Location {column}')
                self.number('From column', column)
                self.number('To column', column)
                if name == 'Hold':
                    xdotool('key', 'ctrl+Return')  # to the next one
            self.back('Add: Location')
            self.stored(lambda document: [room['col_to'] for room in self.ship(document)['locations']] == [1, 2, 3],
                        'her locations')
            self.shows('Hold, in the plan', 'Rudder, in the plan')

    def see_what_is_wrong(self):
        with self.tell('Two locations that no face leads to are listed, and the list leads to them'):
            self.press('2 things are wrong')
            self.shows(f'Ship {self.number_of_hers}, “Mudlark”: Location 2, “Hold”: No face of an aim column hits it',
                       f'Ship {self.number_of_hers}, “Mudlark”: Location 3, “Rudder”: No face of an aim column hits it')
            self.press(f'Ship {self.number_of_hers}, “Mudlark”: Location 3, “Rudder”: No face of an aim column hits it')
            self.shows('No face of an aim column hits it', 'Rudder, in the plan')
            self.back('Aim 1')

    def choose_faces(self):
        with self.tell('A face without a location is reported beside it, and corrected there'):
            document = self.document('Our own')
            rooms = [room['id'] for room in self.ship(document)['locations']]
            self.press('Aim 1')
            self.shows('Face 6')
            self.keys('Down', 'Down', 'Return', 'Down', 'Return')  # face 2: the second location
            self.stored(lambda doc: self.ship(doc)['aim'][0]['face_2'] == rooms[1], 'a face')
            self.keys('Down', 'Return', 'Down', 'Down', 'Return')  # face 3: the third
            self.stored(lambda doc: [self.ship(doc)['aim'][0][f'face_{n}'] for n in (1, 2, 3)] == rooms, 'the faces')
            self.back('Add: Location')
            self.gone('is wrong', 'are wrong')

    def gone(self, *texts):
        for text in texts:
            a11y.wait(lambda text=text: not a11y.find_all(self.program.frame, BUTTONS, lambda said: text in said),
                      f'something still says {text!r}')

    def pull_the_plug(self):
        with self.tell('When the program is killed while a name is typed, nothing is lost'):
            self.write('Name', 'Mudlark II', was='Mudlark')
            self.stored(lambda document: any(ship['name'] == 'Mudlark II' for ship in document['ships']), 'the name')
            self.program.kill()
            self.program.start()
            xdotool('key', 'ctrl+d')
            self.press('Our own')
            self.shows('Mudlark II')

    def copy_and_delete(self):
        ships = [*self.stock, 'Mudlark II']
        with self.tell('A row is copied, moved, deleted and restored; one that a fleet uses cannot be deleted'):
            self.press('Mudlark II')
            self.shows('Add: Location')
            xdotool('key', 'ctrl+shift+Return')  # to a copy of her
            self.order(*ships, 'Mudlark II 2')
            self.back('Add: Ship')
            self.on_row('Mudlark II 2')
            xdotool('key', 'alt+Up')
            self.order(*self.stock, 'Mudlark II 2', 'Mudlark II')
            self.row('Mudlark II 2', 'row.down')
            self.order(*ships, 'Mudlark II 2')
            self.on_row('Mudlark II 2')
            with self.undoing():
                xdotool('key', 'Delete')
                self.order(*ships)
            self.order(*ships, 'Mudlark II 2')
            self.row('Tidewalker', 'row.delete')
            dialog = self.program.dialog()
            a11y.wait(lambda: a11y.find_all(dialog, None, lambda said: 'is used by the fleet “The Grey Squadron”' in said),
                      'nothing says who uses her')
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            self.order(*ships, 'Mudlark II 2')

    def draw_a_ship(self):
        with self.tell('A tap on a location in the drawing opens it, and its losses go up and down'):
            self.press('Iron Gannet')
            self.press('Bow, in the plan')
            self.shows('Gun deck, in the plan')
            self.press('Gun deck, in the plan')
            self.press('Add: Guns')
            self.shows('Facing')
            self.back('Add: Guns')
            self.row('Guns 2', 'row.up')
            self.stored(lambda document: [guns['number'] for guns in document['ships'][0]['locations'][1]['guns']]
                        == [1, 4], 'the order of her guns')
            with self.undoing():
                self.row('Guns 1', 'row.delete')
                self.stored(lambda document: len(document['ships'][0]['locations'][1]['guns']) == 1, 'that they are gone')
            self.stored(lambda document: len(document['ships'][0]['locations'][1]['guns']) == 2, 'that they are back')
            self.shows('Gun deck, in the plan', 'Guns 2')

    def make_a_deck(self):
        with self.tell('A deck asks for what its cards need: of cards prices, of spells counters'):
            self.press('Decks')
            self.press('Add: Deck')
            self.write('Name', 'Deck of oars', was=f'Deck {len(self.document("Our own")["decks"]) + 1}')
            self.stored(lambda document: document['decks'][-1]['name'] == 'Deck of oars', 'her name')
            self.shows('Dispelling')
            self.keys('Down', 'Return', 'Down', 'Return')
            self.stored(lambda document: document['decks'][-1].get('holds') == 'cards', 'what it holds')
            self.shows('Free cards', 'Carriers')
            assert not a11y.find_all(self.program.frame, 'spin button', is_named('Dispelling'))
            self.number('Price', 14)  # in halves
            self.stored(lambda document: document['decks'][-1].get('price') == 7, 'its price')
            self.press('Add: Race')
            self.stored(lambda document: document['decks'][-1].get('races'), 'a race')
            self.back('Add: Race')
            faults = list(nameless(self.program.app))
            assert not faults, '\n'.join(faults)

    def begin_with_empty_rows(self):
        with self.tell('A new set begins with as many empty rows as one says'):
            self.press('Ships')
            self.shows('Add: Ship')  # the page of the deck is gone
            self.back('Import a set')
            self.press('New set with empty rows for Man O’ War')
            dialog = self.program.dialog()
            for section, number in (('Ships', 6), ('Weapons', 3)):
                node = a11y.find(dialog, 'spin button', is_named(section))
                a11y.Atspi.Value.set_current_value(node, number)
            self.press('Make the Set', node=dialog)
            self.program.dialog_closes()
            self.stored(lambda document: (len(document['ships']), len(document['weapons'])) == (6, 3), 'the rows',
                        'New set')
            self.shows('ship-6', 'are wrong')

    def begin_from_nothing(self):
        with self.tell('A new set is a draft, with one row of each kind it needs'):
            self.back('Import a set')
            self.press('New set for Man O’ War')
            self.stored(lambda document: len(document['ships']) == 1, 'the new set', 'New set (2)')
            self.shows('Ship 1', 'are wrong')
            self.press('Critical table')
            self.shows('There is no row for a roll of 6')

    def every_section(self):
        with self.tell('Every section opens, and every control in it has a name'):
            for section in ('General', 'Sea monsters', 'Flyers', 'Weapons', 'Critical table', 'Tables', 'Colours', 'Decks',
                            'Spell cards', 'Symbols', 'Man O’ War cards', 'Wizards', 'Characters', 'Races', 'Fleets'):
                self.press(section)
                faults = list(nameless(self.program.app))
                assert not faults, section + '\n' + '\n'.join(faults)

    def play_it(self):
        with self.tell('A battle can begin with the new set'):
            ships = [{'name': 'Patience', 'class': 'EX-MOW-1', 'flagship': True}]
            fleets = [{'name': 'Red', 'ships': ships}, {'name': 'Blue', 'ships': ships}]
            self.cli.do({'do': 'new', 'ruleset': 'man-o-war', 'content': 'Our own', 'fleets': fleets})

    def all(self):
        self.program.start()
        self.make_a_set()
        self.make_a_ship()
        self.see_what_is_wrong()
        self.choose_faces()
        self.pull_the_plug()
        self.copy_and_delete()
        self.draw_a_ship()
        self.every_section()
        self.play_it()
        self.make_a_deck()
        self.begin_with_empty_rows()
        self.begin_from_nothing()


run(Content)
