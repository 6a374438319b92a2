#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The life of a battle: paused and found again, joined by who comes late, over and played once more, and
entered when it is already under way.

usage: test-life.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). All of it is done with keys, or by the
names that a screen reader tells."""
import contextlib
import json
import re

import a11y
from cli import BEGUN, BLUE, NEW, RED
from window import Focus, Story, Table, nameless, run, xdotool

WHERE = 'under the cloth'


class Life(Story):
    def prepare(self):
        self.cli.do(*BEGUN)

    def button(self, start, node=None):
        return a11y.find(node or self.program.frame, ('push button', 'toggle button', 'radio button'),
                         lambda name: name.startswith(start))

    def press(self, start, node=None):
        a11y.act(self.button(start, node))

    def games(self):
        return self.book.one('SELECT count (*) FROM games')

    def harbour(self):
        a11y.act(self.program.frame, 'win.harbour')
        self.button('New Battle…')

    @contextlib.contextmanager
    def dialog(self, opens):
        """What opens a dialog; what is done with it closes it."""
        opens()
        dialog = self.program.dialog()
        assert not list(nameless(dialog)), list(nameless(dialog))
        yield dialog
        self.program.dialog_closes()

    def turn_wheel(self, slider):
        """Over the page, down to the slider, then over that: it scrolls on, and leaves the step."""
        def place():
            return a11y.Atspi.Component.get_extents(slider, a11y.Atspi.CoordType.WINDOW)

        def turn(x, y):
            before = place().y
            xdotool('mousemove', x, y, 'click', 5)
            a11y.wait(lambda: place().y < before, 'the wheel does not scroll the page')

        step = a11y.Atspi.Value.get_current_value(slider)
        xdotool('search', '--onlyvisible', '--name', 'How It Went', 'windowmove', 0, 0)
        while place().y > 300:
            turn(place().x + place().width // 2, 200)
        turn(place().x + place().width // 2, place().y + place().height // 2)
        assert a11y.Atspi.Value.get_current_value(slider) == step, 'the wheel has changed the step'

    def pause(self):
        with self.tell('Without a battle, Pause is unavailable'):
            self.program.start()
            self.button('New Battle…')
            xdotool('key', 'ctrl+p')
            self.program.windows(1)

        with self.tell('The harbour shows how the battle stands'):
            self.shows('Continue Red against Blue, Black Spot 2025 · round 1', 'Red is next.', 'Red 10/10')

        with self.tell('While a battle goes on, Ctrl+G tells how it went so far'):
            self.press('Continue Red')
            self.button('Undo: ')
            with self.dialog(lambda: xdotool('key', 'ctrl+g')) as dialog:
                self.shows('Round 1, so far', 'Result', node=dialog)
                xdotool('key', 'Escape')

        with self.tell('A cancelled pause changes nothing'):
            last = self.book.last()
            with self.dialog(lambda: xdotool('key', 'ctrl+p')) as dialog:
                self.shows('Where are the models?', 'Round 1 · Small ships',
                           'The wind blows toward the north-east.', 'Red is next.', node=dialog)
                xdotool('key', 'Escape')
            assert self.book.last() == last

        with self.tell('A pause stores a note on where the models are'):
            with self.dialog(lambda: xdotool('key', 'ctrl+p')):
                xdotool('type', WHERE)
                xdotool('key', 'Return')
            self.shows(f'Paused: {WHERE}')
            self.button('Continue Red')
            assert self.book.rows(f'SELECT kind, text, ruling FROM secret_journal WHERE seq = {last + 1}') == [
                ('note', WHERE, 'pause')]

    def come_back(self):
        with self.tell('The harbour shows the note after a restart'):
            self.program.close()
            self.program.start()
            self.shows(f'Paused: {WHERE}', 'Red is next.')

        with self.tell('Resuming shows the note and how the battle stood'):
            with self.dialog(lambda: self.press('Continue Red')) as dialog:
                self.shows('The models are', WHERE, 'Round 1 · Small ships', 'Red is next.', node=dialog)
                xdotool('key', 'Return')
            Table(self.program, self.book).tells('Paused.', WHERE)

        with self.tell('After the next entry the note is no longer shown'):
            Table(self.program, self.book).press('Order: Cutlass')
            self.harbour()
            self.shows('Cutlass has her turn.')
            assert not any('Paused' in text for text in self.texts())
            self.press('Continue Red')
            self.button('Undo: ')
            self.program.windows(1)

    def join_late(self):
        with self.tell('A third captain joins the battle late'):
            last = self.book.last()
            with self.dialog(lambda: xdotool('key', 'ctrl+j')) as dialog:
                self.shows('Name of the fleet', '10 of 10 points', 'Infanta (flagship)', node=dialog)
                booty = a11y.find(dialog, 'spin button', 'Booty dice')
                a11y.Atspi.Value.set_current_value(booty, 3)
                self.press('Big ships', dialog)
                self.press('Add Fleet', dialog)
            a11y.wait(lambda: self.book.last() > last, 'nothing joins')

        with self.tell('The late fleet is one entry with ships, flagship, booty and a place in the order'):
            assert self.book.last() == last + 1
            assert self.book.rows('SELECT name, letter, place FROM live_fleets ORDER BY fleet')[2] == ('Gold', 'G', 3)
            ships = self.book.rows("SELECT name, class FROM live_ships WHERE fleet = 2 ORDER BY ship")
            assert ships == [('Infanta', 'man_o_war'), ('Doubloon', 'man_o_war'), ('San Telmo', 'man_o_war'),
                             ('Aurora', 'sloop')], ships
            assert self.book.track('fleet', 2, 'booty') == 3
            flagship = self.book.one('SELECT flagship FROM live_fleets WHERE fleet = 2')
            assert flagship == self.book.ship('Infanta')
            table = Table(self.program, self.book)
            table.tells('Gold joins the battle')
            a11y.wait(lambda: 'Infanta' in table.cards(), lambda: f'no card: {sorted(table.cards())}')

        with self.tell('One undo removes the late fleet, and one redo restores it'):
            table.act('undo')
            assert self.book.one('SELECT count (*) FROM live_fleets') == 2
            table.act('redo')
            assert self.book.one('SELECT count (*) FROM live_fleets') == 3
            assert self.book.ship('Infanta') == flagship

    def play_again(self):
        with self.tell('The battle ends'):
            last = self.book.last()
            for fleet in ('Blue', 'Gold'):
                self.cli.go_on(1, {'do': 'start', 'action': 'concede', 'fleet': fleet}, {'confirm': True})
            assert self.book.last() > last
            self.shows('Battle over', 'Rematch')
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))

        with self.tell('The page after the battle has the result, its rule, and the course step by step'):
            with self.dialog(lambda: self.press('How It Went')) as dialog:
                self.shows('Red wins the battle.', 'What decided it: Gold strikes its colours.', 'By Rule BS-SETUP-6', 'Points afloat',
                           'What Each Ship Did', node=dialog)
                slider = a11y.find(dialog, 'slider', 'Step of the battle')
                self.shows('Round 1', 'strikes its colours', node=dialog)
                a11y.Atspi.Value.set_current_value(slider, 0)
                a11y.wait(lambda: not any(text.endswith('strikes its colours.') and not text.startswith('What decided it')
                                          for text in self.texts(dialog)), 'the slider leads nowhere')
                a11y.Atspi.Value.set_current_value(slider, 99)
                self.turn_wheel(slider)
                self.shows('strikes its colours', node=dialog)
                assert not list(a11y.find_all(dialog, 'label', 'What happened'))
                a11y.act(self.button('All Steps as a Table', dialog), 'activate')
                self.shows('What happened', node=dialog)
                a11y.act(self.button('In the Log', dialog))
            self.shows('Back to Now')
            xdotool('key', 'ctrl+b')
            self.shows('Rematch')

        with self.tell('Each captain can keep a code of the battle, which has four letters in each of five groups'):
            with self.dialog(lambda: self.press('Sign Off…')) as dialog:
                a11y.find(dialog, 'label', lambda said: re.fullmatch('[A-Z2-9]{4}(-[A-Z2-9]{4}){4}', said))
                a11y.find(dialog, 'image', lambda said: 'Red against Blue' in said)
                seed = self.book.one('SELECT lower (hex (seed)) FROM secret_seeds')
                a11y.find(dialog, 'label', lambda said: seed in said.replace(' ', ''))
                assert not list(nameless(dialog)), list(nameless(dialog))
                xdotool('key', 'Escape')

        with self.tell('A rematch begins with the same fleets'):
            a11y.press(self.program.frame, 'push button', 'Rematch')
            a11y.wait(lambda: self.games() == 2, 'no rematch')
            self.shows('Setting up')
            setups = [json.loads(s) for (s,) in self.book.rows('SELECT setup FROM secret_setups ORDER BY game')]
            assert setups[0] == setups[1], setups
            seeds = self.book.rows('SELECT DISTINCT commitment FROM games')
            assert len(seeds) == 2, seeds

        with self.tell('The harbour offers a rematch with the sides swapped'):
            self.harbour()
            self.shows('Finished Battles')
            more = [n for n in a11y.find_all(self.program.frame, 'push button', 'More about Red against Blue')]
            a11y.act(more[-1])
            item = a11y.find(self.program.frame, 'menu item', 'Rematch, Sides Swapped')
            a11y.act(item, a11y.actions_of(item)[0])
            a11y.wait(lambda: self.games() == 3, 'no rematch')
            sides = [[f['side'] for f in json.loads(s)['fleets']]
                     for (s,) in self.book.rows('SELECT setup FROM secret_setups ORDER BY game')]
            assert sides == [['S', 'N'], ['S', 'N'], ['N', 'S']], sides

    def choose(self, row, downs):
        """In the list that the row of that name has, with keys: it is reached with Tab."""
        focus = Focus()
        try:
            for _ in range(20):
                if row in a11y.name_of(focus.press('Tab')):
                    break
            else:
                raise AssertionError(f'Tab does not come to {row}')
        finally:
            focus.close()
        xdotool('key', 'space')
        windows = self.program.app.get_child_count()
        for _ in range(downs):
            xdotool('key', 'Down')
        xdotool('key', 'Return')
        assert self.program.app.get_child_count() == windows

    def switch(self):
        """The one that says that the new battle is not so new."""
        a11y.press(self.program.frame, 'check box', 'Battle already started', 'toggle')

    def enter_late(self):
        with self.tell('A battle under way can be entered as it stands; cancelling leaves nothing behind'):
            a11y.act(self.program.frame, 'win.new-battle')
            self.switch()
            with self.dialog(lambda: self.press('Set Sail')) as dialog:
                self.shows('Current State of the Battle', 'The wind blows toward', 'Order of play', 'The round is at',
                           node=dialog)
                xdotool('key', 'Escape')
            self.button('Set Sail')
            a11y.wait(lambda: self.games() == 3, 'the battle is still there')

        with self.tell('When the program is killed at a question, it asks again'):
            self.press('Set Sail')
            self.program.dialog()
            self.program.kill()
            self.program.start()
            assert self.games() == 4
            row = a11y.find(self.program.frame, 'push button',
                            lambda name: name.startswith('Continue ') and name.endswith('The table is being set up.'))
            with self.dialog(lambda: a11y.act(row)):
                xdotool('key', 'Escape')
            a11y.wait(lambda: self.games() == 3, 'the battle is still there')

        with self.tell('Round 2, with keys: the wind and the order of play'):
            a11y.act(self.program.frame, 'win.new-battle')
            self.switch()
            with self.dialog(lambda: self.press('Set Sail')) as dialog:
                self.choose('The wind blows toward', 2)
                self.choose('Order of play', 1)
                self.press('Go On from Here', dialog)
            table = Table(self.program, self.book)
            self.shows('Round 2')
            game = self.book.one('SELECT max (id) FROM games')
            rows = self.book.rows(f'SELECT kind, text FROM secret_journal WHERE game = {game}')
            assert rows == [('override', 'joined under way')], rows
            assert self.book.rows(f'SELECT round, wind FROM live_table WHERE game = {game}') == [(2, 'E')]
            order = self.book.rows(f'SELECT name FROM live_fleets WHERE game = {game} ORDER BY place')
            assert order == [('Blue',), ('Red',)], order
            table.tells('east', 'joined under way')

    def end(self):
        with self.tell('When the window is closed at any moment, nothing is lost'):
            before = self.book.journal()
            xdotool('key', 'ctrl+p')
            self.program.dialog()
            self.program.kill()
            assert self.book.journal() == before
            assert self.book.one('PRAGMA integrity_check') == 'ok'

    def all(self):
        self.pause()
        self.come_back()
        self.join_late()
        self.play_again()
        self.enter_late()


class Filing(Life):
    """Battles by the dozen are named, found and put out of the way."""

    def prepare(self):
        self.cli.do(NEW, NEW, {**NEW, 'fleets': [{**RED, 'player': 'Cleo'}, BLUE]}, *BEGUN,
                    {'do': 'start', 'action': 'concede', 'fleet': 'Blue'}, {'confirm': True})

    def rows(self):
        return [a11y.name_of(n) for n in a11y.find_all(self.program.frame, 'push button',
                                                       lambda name: name.startswith(('Continue ', 'Look at ')))]

    def act_on(self, start, action):
        """In the row of a battle, as its menu does."""
        row = next(n for n in a11y.find_acting(self.program.frame, action)
                   if list(a11y.find_all(n, 'push button', lambda name: name.startswith(start))))
        a11y.act(row, action)

    def all(self):
        with self.tell('Two battles never look alike, and the rows tell their captains'):
            self.program.start()
            a11y.wait(lambda: len(self.rows()) == 4, lambda: self.rows())
            assert len(set(self.rows())) == 4, self.rows()
            self.shows('Anne, Ben', 'Cleo, Ben', '· battle 1')

        with self.tell('F2 gives the battle that has the focus a title; the focus stays on it'):
            focus = Focus()
            focus.go_to('Tab', 'Look at Red against Blue')
            with self.dialog(lambda: xdotool('key', 'F2')):
                xdotool('key', 'ctrl+a')
                xdotool('type', 'Gull Rock')
                xdotool('key', 'Return')
            self.button('Look at Gull Rock')
            assert self.book.rows("SELECT id FROM games WHERE title = 'Gull Rock'") == [(4,)]
            a11y.wait(lambda: 'Gull Rock' in a11y.name_of(focus.node), lambda: a11y.name_of(focus.node))
            focus.close()

        with self.tell('Ctrl+F finds battles by words and by captain; Escape shows all again'):
            xdotool('key', 'ctrl+f')
            xdotool('type', 'gull')
            a11y.wait(lambda: len(self.rows()) == 1, lambda: self.rows())
            xdotool('type', 's')
            self.shows('No battle fits what you look for.')
            xdotool('key', 'Escape')
            a11y.wait(lambda: len(self.rows()) == 4, lambda: self.rows())
            xdotool('key', '--delay', 200, 'Tab', 'Tab', 'space', 'Down', 'Return')
            a11y.wait(lambda: len(self.rows()) == 3, lambda: self.rows())
            xdotool('key', 'Escape')
            a11y.wait(lambda: len(self.rows()) == 4, lambda: self.rows())

        with self.tell('The archive takes a battle out of the way, and gives it back'):
            self.act_on('Look at Gull Rock', 'row.archive')
            a11y.wait(lambda: len(self.rows()) == 3, lambda: self.rows())
            assert self.book.rows('SELECT game FROM archived_games') == [(4,)]
            self.press('Archive (1)')
            a11y.wait(lambda: len(self.rows()) == 1 and 'Gull Rock' in self.rows()[0], lambda: self.rows())
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))
            self.act_on('Look at Gull Rock', 'row.unarchive')
            self.shows('The archive is empty.')
            self.press('Leave the Archive')
            a11y.wait(lambda: len(self.rows()) == 4, lambda: self.rows())

        with self.tell('Records tell how captains fared in all battles, and say how many they are from'):
            with self.dialog(lambda: a11y.act(a11y.find_acting(self.program.frame, 'harbour.records')[0], 'harbour.records')) as dialog:
                self.shows('From 4 battles.', 'Cleo', 'Anne', node=dialog)
                xdotool('key', '--delay', 200, 'Tab', 'Tab', 'space', 'Down', 'Return')
                a11y.wait(lambda: 'Cleo' not in self.texts(dialog), lambda: self.texts(dialog))
                self.shows('Anne', node=dialog)
                assert not list(nameless(dialog)), list(nameless(dialog))
                xdotool('key', 'Escape')

    def end(self):
        self.program.close()


class Nothing(Story):
    """Each page says what it is for while it has nothing."""

    def page(self, action, *words):
        a11y.act(self.program.frame, action)
        self.shows(*words)

    def pages(self):
        with self.tell('An empty harbour, the records and the fleets say what they are for, and what to do'):
            self.shows('You move the ships. Crossbones keeps track of the rest.', 'New Battle…', 'Play a Ready-Made Battle')
            a11y.act(a11y.find_acting(self.program.frame, 'harbour.records')[0], 'harbour.records')
            self.shows('No Battles Yet', 'as soon as there is a battle', node=self.program.dialog())
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            self.page('win.fleets', 'No Fleets Yet', 'is ready for every battle', 'New Fleet')
        with self.tell('So does a section of a new content set'):
            self.page('win.content', 'The stock set')
            a11y.press(self.program.frame, 'push button', 'New set for Man O’ War')
            self.shows('Ship 1')
            a11y.press(self.program.frame, 'radio button', 'Characters')
            self.shows('Nothing is in this section yet. The plus button adds a row.')
        with self.tell('The manual, if no paragraph has the words'):
            xdotool('key', 'F1')
            dialog = self.program.dialog()
            a11y.press(dialog, 'push button', 'Back')
            entry = a11y.find(dialog, 'entry', 'Find in the manual')
            a11y.wait(lambda: 'focused' in a11y.states(entry), 'the search does not have the focus')
            xdotool('type', 'xyzzy')
            self.shows('Nothing Found', 'Try fewer words', node=dialog)
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def log(self):
        begins = 'The log begins with the first answer.'
        with self.tell('The log before its first line, and if no line is found'):
            self.page('win.first-battle', begins)
            a11y.press(self.program.frame, 'push button', 'Roll the Die')
            a11y.wait(lambda: not any(begins in text for text in self.texts()), 'the log is still empty')
            xdotool('key', 'ctrl+f')
            xdotool('type', 'xyzzy')
            self.shows('No line contains this', 'look in all lines')

    def all(self):
        self.program.start()
        self.pages()
        self.log()


run(Life, Filing, Nothing)
