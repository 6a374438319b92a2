#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A new battle of any game: chosen by its sign, with its own presets, fleets and dice, by the names that a
screen reader tells and by keys; battles that are ready; who comes late.

usage: test-muster.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import contextlib
import hashlib
import json

import a11y
from window import Focus, Story, Table, nameless, run, xdotool

# Every game: its id, what fleets are called in it, and words of its first question.
GAMES = {
    'Black Spot': ('black-spot', 'Red against Blue', 'How many islands and reefs'),
    'Dread Pirate': ('dread-pirate', 'Red Jack against Blue Bess', 'a white or a black battle marker'),
    'Man O’ War': ('man-o-war', 'Red against Blue', ''),
    'Naval Duel': ('naval-duel', 'Red Squadron against Blue Squadron', '’s nation: '),
}


class Muster(Story):
    def button(self, name, node=None):
        return a11y.find(node or self.program.frame, ('push button', 'toggle button', 'radio button'), name)

    def chosen(self, group):
        """What is chosen in a set of radio buttons, of how many."""
        node = a11y.find(self.program.frame, 'panel', group)
        radios = a11y.find_all(node, 'radio button')
        return [a11y.name_of(radio) for radio in radios if 'checked' in a11y.states(radio)], len(radios)

    def chooses(self, group, names, of):
        a11y.wait(lambda: self.chosen(group) == (names, of), lambda: f'{group}: {self.chosen(group)}')

    def press(self, name, node=None):
        a11y.act(self.button(name, node))

    def write(self, name, text, node=None):
        entry = a11y.find(node or self.program.frame, 'text', name)
        a11y.Atspi.EditableText.set_text_contents(entry, text)

    def fleet(self, name):
        return a11y.find(self.program.frame, 'panel', name)

    def last_game(self):
        """Its ruleset, and how it was made."""
        ruleset, setup = self.book.rows('SELECT ruleset, setup FROM games JOIN secret_setups ON game = id ORDER BY id DESC LIMIT 1')[0]
        return ruleset, json.loads(setup)

    def games(self):
        return self.book.one('SELECT count (*) FROM games')

    def sets_sail(self, press):
        """A battle begins; the table page."""
        games = self.games()
        press()
        a11y.wait(lambda: self.games() == games + 1, 'no battle')
        return Table(self.program, self.book)

    def harbour(self):
        a11y.act(self.program.frame, 'win.harbour')
        self.button('New Battle…')

    def new_battle(self, game):
        a11y.act(self.program.frame, 'win.new-battle')
        self.press(game)
        self.shows(game)

    def at_once(self):
        with self.tell('The harbour offers a ready-made battle of each game'):
            self.program.start()
            self.button('New Battle…')
            ready = [name for name in self.texts() if name.startswith('Play ') and name.endswith(' at once')]
            assert ready == [f'Play {game} at once' for game in GAMES], ready
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))

        for game, (ruleset, title, question) in GAMES.items():
            with self.tell(f'{game} is played at once, and stands in the harbour under its name'):
                table = self.sets_sail(lambda: self.press(f'Play {game} at once'))  # noqa: B023
                table.asks(question)
                assert self.last_game()[0] == ruleset, self.last_game()
                self.harbour()
                self.shows(f'Continue {title}, {game}')

    def remembered(self):
        with self.tell('New Battle begins with the game that was played last'):
            a11y.act(self.program.frame, 'win.new-battle')
            self.chooses('Game', ['Naval Duel'], len(GAMES))
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))

        with self.tell('If a game has no points, no points are shown, and the page says how ships are chosen'):
            self.shows('dice decide the nation', 'Ships of each fleet', 'Name of ship 7')
            assert not any('points' in text or 'Balanced' in text for text in self.texts()), self.texts()
            assert not any(text in ('Edition', '3 captains') for text in self.texts()), self.texts()

    def preset(self):
        with self.tell('A preset sets its options, and the fleets follow'):
            self.press('Skirmish')
            self.shows('Three ships each, for six turns.', 'Name of ship 3')
            a11y.wait(lambda: 'Name of ship 4' not in self.texts(), 'there is a fourth ship')
            spin = a11y.find(self.program.frame, 'spin button', 'Ships of each fleet')
            assert a11y.Atspi.Value.get_current_value(spin) == 3
            assert self.chosen('Rules')[0] == ['Skirmish'], self.chosen('Rules')

        with self.tell('Any other number counts as a house rule'):
            a11y.Atspi.Value.set_current_value(spin, 2)
            self.shows('House rules of your own.')
            assert self.chosen('Rules')[0] == [], self.chosen('Rules')
            a11y.wait(lambda: 'Name of ship 3' not in self.texts(), 'there is a third ship')
            self.write('Name of ship 2', 'Vengeance', self.fleet('Red Squadron'))
            table = self.sets_sail(lambda: self.press('Set Sail'))
            table.asks('’s nation: ')
            ruleset, setup = self.last_game()
            assert ruleset == 'naval-duel'
            assert [setup['options'][o] for o in ('nd.fleet_size', 'nd.victory', 'nd.turn_limit')] == [
                2, 'turn_limit', 6], setup['options']
            names = [[ship['name'] for ship in fleet['ships']] for fleet in setup['fleets']]
            assert names == [['Revenge', 'Vengeance'], ['Sovereign', 'Dauntless']], names

        with self.tell('A game for two fleets says that it has no room for a third'):
            xdotool('key', 'ctrl+j')
            self.toasts('Naval Duel is a game for 2 fleets.')
            self.program.windows(1)

    def pirates(self):
        with self.tell('Three pirates have one ship each; a captain known from earlier battles is suggested'):
            self.new_battle('Dread Pirate')
            self.press('3 captains')
            a11y.wait(lambda: self.chosen('Number of captains')[0] == ['3 captains'], 'three captains are not chosen')
            self.shows('Gold Tom', 'Every player begins with a sloop')
            self.write('Name of the captain', 'Anne', self.fleet('Red Jack'))
            table = self.sets_sail(lambda: self.press('Set Sail'))
            table.asks('Red Jack', 'a white or a black battle marker')
            setup = self.last_game()[1]
            assert a11y.name_of(self.program.frame) == 'Red Jack against Blue Bess against Gold Tom'
            assert [len(fleet['ships']) for fleet in setup['fleets']] == [1, 1, 1]
            assert setup['fleets'][0]['player'] == 'Anne', setup['fleets'][0]
            assert all('side' not in fleet for fleet in setup['fleets']), setup['fleets']

        with self.tell('A fourth fleet joins late and is named after its captain'):
            for _ in range(3):
                table.press('White')
            xdotool('key', 'ctrl+j')
            dialog = self.program.dialog()
            assert not list(nameless(dialog)), list(nameless(dialog))
            self.write('Name of the captain', 'Dan', dialog)
            last = self.book.last()
            self.press('Add Fleet', dialog)
            self.program.dialog_closes()
            a11y.wait(lambda: self.book.last() > last, 'nothing joins')
            table.tells('Green Meg joins the battle')
            self.shows('Dan')
            assert self.book.one("SELECT count (*) FROM live_ships WHERE fleet = 3 AND class = 'sloop'") == 1

    def own_ships(self):
        with self.tell('Man O’ War: ships of the line are bought in threes, and ready fleets follow the points'):
            self.new_battle('Man O’ War')
            red = self.fleet('Red')
            self.shows('3 for 120 points', 'Some of each', 'The Grey Squadron', 'of 1000 points', node=red)
            assert not any('Faction' in text for text in self.texts()), self.texts()
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))
            self.press('One evening')
            self.shows('of 500 points', node=red)
            a11y.wait(lambda: 'sensitive' in a11y.states(self.button('Set Sail')), 'it cannot set sail')
            self.press('As written')
            self.press('One less: Sandpiper', red)
            self.press('One more: Sandpiper', red)

    def keys(self):
        with self.tell('With keys: the game, its preset, Set Sail'):
            a11y.act(self.program.frame, 'win.new-battle')
            focus = Focus()
            for name in ('Black Spot', 'FantaSea'):
                self.tab_to(focus, name)
                xdotool('key', 'space')
            focus.close()
            self.shows('Factions, monsters, wizards and fire.', 'Faction')
        with self.tell('Enter in a name goes to the next one, from the last one to Set Sail; Alt+Left goes back'):
            with contextlib.closing(Focus()) as focus:
                self.tab_to(focus, 'Name of the fleet')
                stops = [a11y.name_of(focus.press('Return')) for _ in range(4)]
                assert stops == ['Name of the captain', 'Name of the fleet', 'Name of the captain', 'Set Sail'], stops
                focus.press('alt+Left')
            a11y.wait(lambda: any(name.startswith('New Battle') for name in self.texts()), 'the harbour is not shown')
        with self.tell('With keys: the battle begins'):
            a11y.act(self.program.frame, 'win.new-battle')
            table = self.sets_sail(lambda: xdotool('key', 'Return'))
            table.asks('How many islands and reefs')
            setup = self.last_game()[1]
            assert [fleet['faction'] for fleet in setup['fleets']] == ['barbarians', 'realmsmen'], setup['fleets']
            assert setup['options']['fs.magic'] is True

    def tab_to(self, focus, start, key='Tab'):
        focus.go_to(key, start, 20)

    def choose(self, focus, row, downs):
        """In the list that the row of that name has."""
        self.tab_to(focus, row)
        for key in ('space', *['Down'] * downs, 'Return'):
            xdotool('key', key)

    def dice(self):
        with self.tell('Dice sources: boarding uses real dice, and so do all rolls of Blue'):
            self.new_battle('Black Spot')
            self.press('2 captains')
            focus = Focus()
            a11y.act(self.program.frame, 'win.harbour')
            a11y.act(self.program.frame, 'win.new-battle')
            self.tab_to(focus, 'Whose dice', 'shift+Tab')
            xdotool('key', 'space')
            self.shows('Boarding', 'All of its rolls')
            self.choose(focus, 'Blue', 2)
            self.choose(focus, 'Boarding', 2)
            focus.close()
            self.sets_sail(lambda: self.press('Set Sail'))
            game = self.book.one('SELECT max (id) FROM games')
            assert [f['dice'] for f in self.last_game()[1]['fleets']] == ['app', 'real'], self.last_game()
            kept = self.book.rows(f"SELECT key, value FROM preferences WHERE game = {game} ORDER BY key")
            assert kept == [('dice.0.boarding', 'real')], kept  # a fleet's own are in the set-up

    def words(self):
        with self.tell('The hash of the seed is shown before anybody gives a word; both make the dice'):
            self.new_battle('Black Spot')
            self.press('2 captains')
            focus = Focus()
            a11y.act(self.program.frame, 'win.harbour')
            a11y.act(self.program.frame, 'win.new-battle')
            self.tab_to(focus, 'Words for the dice', 'shift+Tab')
            xdotool('key', 'space')
            self.shows('The seed is drawn', 'A word of Blue')
            focus.close()
            self.write('A word of Blue', 'Ahoy')
            label = a11y.find(self.program.frame, 'label', lambda said: said.startswith('Its SHA-256: '))
            shown = a11y.name_of(label).removeprefix('Its SHA-256: ').replace(' ', '')
            self.sets_sail(lambda: self.press('Set Sail'))
            game = self.book.one('SELECT max (id) FROM games')
            seed = bytes.fromhex(self.book.one(f'SELECT hex (seed) FROM secret_seeds WHERE game = {game}'))
            assert hashlib.sha256(seed).hexdigest() == shown, (seed, shown)
            words = self.book.rows(f'SELECT word FROM secret_words WHERE game = {game} ORDER BY seat')
            assert words == [('',), ('Ahoy',)], words
            key = hashlib.sha256(seed + b'\0\0Ahoy\0').digest()
            assert hashlib.sha256(key).hexdigest() == self.book.one(f'SELECT commitment FROM games WHERE id = {game}')

    def all(self):
        self.at_once()
        self.remembered()
        self.preset()
        self.pirates()
        self.own_ships()
        self.keys()
        self.dice()
        self.words()


run(Muster)
