#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The card with a rule: from the question, the log, a closed action and an option, with its links and rulings; the quick
reference and the manual; the guide of a first battle.

usage: test-rule.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import contextlib
import re

import a11y
from window import Focus, Story, Table, nameless, run, xdotool

RULING = 'a tea cup blocks the line of fire'


def fleet(name, *ships):
    return {'name': name, 'ships': [{'name': ship, 'class': kind, 'flagship': kind == 'man_o_war'}
                                    for ship, kind in zip(ships, ('man_o_war', 'sloop'))]}


NEW = {'do': 'new', 'ruleset': 'black-spot', 'edition': '2025',
       'options': {'wind.source': 'physical', 'init.source': 'physical', 'opt.momentum': True},
       'fleets': [fleet('Red', 'Revenge', 'Cutlass'), fleet('Blue', 'Sovereign', 'Kestrel')]}
SET_UP = [{'dice': [1]}, {'choice': 'Red'}, {'choice': 'island'}, {'dice': [4]}, {'dice': [5]},
          {'do': 'start', 'action': 'draw-wind'}, {'card': 'NE'}, {'do': 'start', 'action': 'initiative'}, {'card': 'Red'},
          {'do': 'start', 'action': 'activate', 'ship': 'Cutlass'}]
MOVE = [{'do': 'start', 'action': 'move', 'ship': 'Cutlass'}]


class Rule(Story):
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(NEW, *SET_UP, *MOVE)

    def card(self, title):
        """Waits for the card with this title."""
        dialog = self.program.dialog()
        a11y.find(dialog, 'heading', title)
        return dialog

    @contextlib.contextmanager
    def enters_nothing(self):
        journal = self.book.journal()
        yield
        assert self.book.journal() == journal, 'something was entered'

    def closes(self):
        xdotool('key', 'Escape')
        self.program.dialog_closes()

    def tab_to(self, card, title):
        """Links of one label take the focus in turn without a word, so the row is asked whether it has the focus."""
        def is_there():
            return any('focused' in a11y.states(row) for row in a11y.find_all(card, 'list item', title))
        for _ in range(20):
            xdotool('key', 'Tab')
            if a11y.holds(is_there, .1):
                return
        raise AssertionError(f'Tab does not come to {title!r}')

    def question(self):
        with self.tell('F2 shows the rule of the question; Enter does nothing on it; Escape goes back to the question'), \
                self.enters_nothing():
            xdotool('key', 'F2')
            card = self.card('With, across or against the wind')
            assert not list(nameless(card)), list(nameless(card))
            self.shows('BS-WIND-3', node=card)
            xdotool('key', 'Return', 'Return')
            self.closes()
        with self.tell('The menu has it too'), self.enters_nothing():
            a11y.act(self.program.frame, 'win.question-rule')
            self.card('With, across or against the wind')
            self.closes()
        with self.tell('So has the other button of the mouse, on the question'), self.enters_nothing():
            place = a11y.Atspi.Component.get_extents(a11y.find(self.table.tray, 'heading', self.table.question()),
                                                     a11y.Atspi.CoordType.WINDOW)
            xdotool('mousemove', place.x + place.width // 2, place.y + place.height // 2, 'click', 3)
            self.card('With, across or against the wind')
            self.closes()

    def links(self):
        with self.tell('A card has the settings that change it here; links lead to other rules and back'):
            self.table.press('Across the wind')
            with self.enters_nothing():
                xdotool('key', 'F2')
                card = self.card('How far may a ship move?')
                self.shows('Momentum', 'on', 'A Man-o-War that sails against the wind', node=card)
                self.tab_to(card, 'With, across or against the wind')
                xdotool('key', 'Return')
                self.card('With, across or against the wind')
                xdotool('key', 'alt+Left')
                self.card('How far may a ship move?')
                self.tab_to(card, 'Turning')
                xdotool('key', 'space')
                self.card('Turning')
                a11y.press(card, 'push button', 'Back')
                self.card('How far may a ship move?')
        with self.tell('A ruling is noted on the card, and stands on it'):
            a11y.press(card, 'push button', 'Note a Ruling…')
            self.program.window(2)
            with self.table.entry('a ruling'):
                xdotool('type', RULING)
                xdotool('key', 'Return')
            self.program.windows(2)
            self.shows(RULING, node=card)
            self.closes()
            assert self.book.one("SELECT max (ruling) FROM secret_journal") == 'BS-MOVE-1'

    def log(self):
        with self.tell('A line of the log leads to its rule'), self.enters_nothing(), contextlib.closing(Focus()) as focus:
            node = focus.press('ctrl+l')
            if RULING not in a11y.name_of(node):
                focus.press_until('Down', lambda line: RULING in a11y.name_of(line))
            xdotool('key', 'Return')
            focus.go_to('Down', 'The Rule')
            xdotool('key', 'Return')
            self.card('How far may a ship move?')
            self.closes()

    def closed(self):
        with self.tell('The reason for which something is closed leads to its rule'):
            self.cli.go_on(1, {'inches': 4})
            with self.enters_nothing():
                a11y.act(a11y.find(self.table.tray, 'push button', lambda name: name.startswith('Unavailable, and why: ')))
                a11y.act(a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Repair, not now. ')))
                card = self.program.dialog()
                self.shows('BS-', node=card)
                self.closes()

    def reference(self):
        with self.tell('Ctrl+? opens the quick reference; rows are made when they are seen'), self.enters_nothing():
            xdotool('key', 'ctrl+question')
            window = self.program.dialog()

            def titled(title):
                a11y.wait(lambda: a11y.name_of(window) == title, lambda: f'it is called {a11y.name_of(window)!r}')

            titled('Quick Reference')
            rows = a11y.find_all(window, 'list item')
            assert 5 < len(rows) < 40, f'{len(rows)} rows are made of some 350'
            assert not list(nameless(window)), list(nameless(window))
        with self.tell('It is that of the options now in force'):
            a11y.find(window, 'list item', lambda name: name.startswith('Momentum: '))
            self.cli.go_on(1, {'do': 'set-option', 'key': 'opt.momentum', 'value': False, 'agreed': ['Red', 'Blue']})
            a11y.wait(lambda: not any(a11y.name_of(row).startswith('Momentum: ') for row in a11y.find_all(window, 'list item')),
                      'Momentum is still on')
        with self.tell('Words find a rule, and there is a way back; if none has them, it says so'), self.enters_nothing():
            xdotool('type', 'xyzzy')
            self.shows('Try fewer words', node=window)
            xdotool('key', 'ctrl+a')
            xdotool('type', 'too close to land')
            a11y.find(window, 'list item', 'Too close to land')
            xdotool('key', 'Tab', 'Return')
            titled('Too close to land')
            xdotool('key', 'alt+Left')
            titled('Quick Reference')
            self.closes()

    def seek(self, window, words, row):
        """Goes from a section of the manual to the paragraph that these words find."""
        a11y.press(window, 'push button', 'Back')
        entry = a11y.find(window, 'entry', 'Find in the manual')
        a11y.wait(lambda: 'focused' in a11y.states(entry), 'the search does not have the focus')
        xdotool('key', 'ctrl+a')
        xdotool('type', words)
        self.tab_to(window, row)
        xdotool('key', 'Return')

    def manual(self):
        with self.tell('F1 opens the manual at the table; it is searched, and its links lead on'), self.enters_nothing():
            xdotool('key', 'F1')
            window = self.program.dialog()
            a11y.find(window, 'heading', 'The table')
            a11y.press(window, 'push button', 'Next Section')
            a11y.find(window, 'heading', 'Dice')
            assert not list(nameless(window)), list(nameless(window))
            a11y.press(window, 'push button', 'Back')
            a11y.find(window, 'list item', '5. Dice')
            xdotool('type', 'quick refer')
            self.tab_to(window, '24.3  Rules at the table')
            xdotool('key', 'Return')
            a11y.find(window, 'heading', 'Rules at the table')
        with self.tell('It leads to a rule as it is in this battle, and the rule leads back'), self.enters_nothing():
            self.seek(window, 'worked out as a sum', '15.3  A ship’s turn')
            a11y.find(window, 'heading', 'A ship’s turn')
            xdotool('key', 'Tab', 'Return')
            card = self.program.window(2)
            a11y.find(card, 'heading', 'How far may a ship move?')
            self.shows('Settings That Change It Here', 'Rulings in This Battle', node=card)
            self.tab_to(card, 'A ship’s turn')
            xdotool('key', 'Return')
            self.program.windows(2)
            a11y.find(window, 'heading', 'A ship’s turn')
            self.closes()

    def option(self):
        with self.tell('So does an option before a battle'), contextlib.closing(Focus()) as focus:
            a11y.act(self.program.frame, 'win.new-battle')
            a11y.find(self.program.frame, 'push button', 'Set Sail')
            focus.go_to('shift+Tab', 'House rules')
            xdotool('key', 'Return')
            a11y.press(self.program.frame, 'push button', 'The rule behind “Momentum”')
            self.shows('How far may a ship move?', 'BS-MOM-1', node=self.program.dialog())
            self.closes()

    def alone(self):
        with self.tell('Without a battle the manual leads to rules, too, which have no values'):
            xdotool('key', 'F1')
            window = self.program.dialog()
            self.seek(window, 'made on the table', '12.1  Naval Duel')
            xdotool('key', 'Tab', 'Return')
            card = self.program.window(2)
            self.shows('ND-GEN-01', 'In the Manual', node=card)
            assert not a11y.find_all(card, 'push button', 'Note a Ruling…')
            xdotool('key', 'Escape')
            self.program.windows(2)
            a11y.press(window, 'push button', 'Close')  # there is no window manager to give it the keyboard again
            self.program.dialog_closes()

    def all(self):
        with self.tell('The battle asks how Cutlass lies to the wind'):
            self.program.start()
            self.table = Table(self.program, self.book)
            self.table.asks('how does Cutlass lie to the wind')
        self.question()
        self.links()
        self.closed()
        self.log()
        self.reference()
        self.manual()
        self.option()
        self.alone()


class Guide(Story):
    """A first battle: what the notes say is done, for a round and the wind of the next."""
    # What is answered where the note leaves it to the table, by a part of the question.
    answers = {'places the first': 'Red', 'an island or a reef': 'Reef', 'lie to the wind': 'Across the wind',
               'turn?': 'Straight ahead'}

    def card(self):
        """The note and its button, or None if there is no note."""
        leave = next(iter(a11y.find_all(self.table.tray, 'push button', 'Leave the Guide')), None)
        beside = leave and a11y.children(leave.get_parent())
        return (a11y.name_of(beside[0]), leave) if beside else None  # one that goes has nothing beside it any more

    def notes(self, part):
        return a11y.wait(lambda: self.card() and part in self.card()[0] and self.card(),
                         lambda: f'{part!r} is not noted, but {self.card()}')

    def silent(self):
        a11y.wait(lambda: not self.card(), lambda: f'it still says {self.card()}')

    def quoted(self, note):
        """What the note names in quotes; all of it is on the page."""
        words = re.findall('“(.*?)”', note)
        names = [a11y.name_of(node) for node in a11y.find_all(self.program.frame, 'push button')] if words else []
        for word in words:
            assert any(name.startswith(word) for name in names), (word, names)
        return words

    def follow(self):
        """Does what the note says, or answers; returns the note."""
        note, question = self.card()[0], self.table.question()
        if note not in self.quotes:
            self.quotes[note] = self.quoted(note)
        quoted = self.quotes[note]
        start = next((answer for part, answer in self.answers.items() if part in question), None)
        if 'Measure' in note:
            self.table.keys('2', 'Return')
        elif self.fires and 'those guns' in note:
            self.fires = False
            self.table.press('Port: ready to fire')
        elif not self.fires and self.table.offer('End Her Turn'):  # the first ship has done everything
            self.table.press('End Her Turn')
        elif 'under it' in note and self.hits:
            self.hits = False
            self.table.choose(next(name for name in self.table.offers() if name.endswith(': Short')),
                              lambda: self.table.offer('1 target'))
            self.table.press('1 target')
        else:
            self.table.press(start or next((word for word in quoted if self.table.offer(word)), None) or self.main())
        return note

    def pass_one(self):
        actions = self.cli.go_on(1, {'do': 'actions'})[-1]['actions']
        ship = next((action['ship'] for action in actions if action['open'] and action['action'] == 'activate'), None)
        if ship:
            self.cli.go_on(1, *({'do': 'start', 'action': action, 'ship': ship} for action in ('activate', 'end-turn')))
        return ship

    def main(self):
        return next(name for name in self.table.offers() if name.startswith(('Order: ', 'Roll ', 'Keep', 'Red', 'Blue')))

    def begins(self):
        with self.tell('An empty harbour offers a first battle with a guide; its first note is on the first question'):
            self.program.start()
            a11y.press(self.program.frame, 'push button', 'First Battle With a Guide')
            self.table = Table(self.program, self.book)
            self.notes('Press “Roll the Die”')
            assert not list(nameless(self.table.tray)), list(nameless(self.table.tray))
        with self.tell('It presses nothing'):
            self.table.book.stays(self.book.last(), 1)

    def round(self):
        seen = []
        with self.tell('What the notes say leads to the end of a turn; what they quote is on the page'):
            while not any('those guns' in note for note in seen) or 'one turn in a round' not in self.notes('')[0]:
                seen.append(self.follow())
            # 'at the wind' and 'Turn the model' are noted only if some wind blows.
            for part in ('Agree about', 'on your table', 'booty die', 'one turn in a round', 'Measure', 'those guns',
                         'Lay the template', 'for the guns'):
                assert any(part in note for note in seen), (part, seen)
        with self.tell('Another player ends the turns of the other ships: the notes follow, to the next round'):
            while self.pass_one():
                pass
            self.notes('Every ship has had her turn')
            self.table.press('End the Round')
            self.notes('how every round goes')
        with self.tell('After an undo the note is that of the question which is open again'):
            self.table.act('undo')
            self.notes('Settle Initiative')
            self.table.act('redo')
            self.notes('how every round goes')

    def leaves(self):
        with self.tell('Leave the Guide takes it away; nothing is entered, and it does not come back'):
            journal = self.book.journal()
            a11y.act(self.card()[1])
            self.silent()
            assert self.book.journal() == journal
            self.table.press('Order: ')
            self.silent()
            a11y.act(self.program.frame, 'win.harbour')
            button = a11y.find(self.program.frame, 'push button', 'New Battle…')
            offered = [n for n in a11y.find_all(self.program.frame, 'push button', 'First Battle With a Guide') if a11y.visible(n)]
            assert button and not offered, 'it is offered again'
            a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Continue Red'))
            self.table = Table(self.program, self.book)
            self.silent()
        with self.tell('The menu has it again; Tab comes to its button, and Escape leaves it'), \
                contextlib.closing(Focus()) as focus:
            a11y.act(self.program.frame, 'win.guide')
            self.notes('In her turn')
            focus.go_to('shift+Tab', 'Leave the Guide')
            xdotool('key', 'Escape')
            self.silent()
        with self.tell('The battle is one like any other: its dice and its chain are verified'):
            self.cli.run('verify', '', '1')  # fails unless all is well

    def all(self):
        self.fires = self.hits = True
        self.quotes = {}
        self.begins()
        self.round()
        self.leaves()


run(Rule, Guide)
