#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The story of a battle, told to the window as a screen reader would.

usage: test-window.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). A ready-made battle is begun and a
whole round of it played, with the app’s dice and with real ones, typed and pressed; the program is killed with
a question open, twice; a round is taken back and done again; a hit is entered by hand."""
import contextlib

import a11y
from window import Focus, Story, Table, is_named, is_within, nameless, run, xdotool

RED = ['Revenge', 'Fury', 'Scorpion', 'Cutlass', 'Black Annie', 'Vixen']
BLUE = ['Sovereign', 'Dauntless', 'Resolute', 'Kestrel', 'Halcyon', 'Wren']
NOT_ROLLED = 'A die, not rolled yet'
REASON = 'the mast fell on the captain'


class Window(Story):
    def named(self):
        """Wherever the focus may go, there is a name."""
        faults = list(nameless(self.program.app))
        assert not faults, '\n'.join(faults)

    def look(self):
        """Finds the table in the window."""
        self.table = Table(self.program, self.book)
        return self.table

    # The beginning

    def begin(self):
        with self.tell('An empty harbour offers a ready-made battle'):
            self.program.start()
            a11y.find(self.program.frame, 'push button', 'New Battle…')
            assert self.book.last() == 0
            self.named()
        with self.tell('New Battle shows two fleets, and the harbour can be reached again'):
            self.program.press('New Battle…')
            for fleet in ('Red', 'Blue'):
                a11y.find(self.program.frame, 'panel', fleet)
            self.named()
            a11y.act(self.program.frame, 'win.harbour')
        with self.tell('One click begins a battle of Red against Blue'):
            self.program.press('Play Black Spot at once')
            self.look().asks('How many islands and reefs')
            assert sorted(self.table.cards()) == sorted(RED + BLUE), self.table.cards()
            self.named()

    def set_up(self):
        table = self.table
        with self.tell('A real die is typed with one digit: one island'):
            table.keys(1)
            table.tells('There is one island or reef', '[1]')
            table.press('Red')
            table.press('Island')
            table.tells('Red places Island 1.')
        with self.tell('Booty dice: Red presses a six, Blue types a five'):
            table.asks('Red rolls for booty dice')
            table.press('6')
            table.tells('Red begins with 6 booty dice.')
            table.asks('Blue rolls for booty dice')
            table.keys(5)
            table.tells('Blue begins with 5 booty dice.')
            assert [self.book.track('fleet', fleet, 'booty') for fleet in (0, 1)] == [6, 5]
        with self.tell('The app draws the wind and the order of the captains, for nothing else can be done'):
            table.tells('wind')
            table.tells('orders first')
            table.asks('Which ship goes next?')
            self.named()

    def go_by_keyboard(self):
        table = self.table
        with self.tell('Tab goes through the window and comes back to the tray; Enter orders a ship'):
            with contextlib.closing(Focus()) as focus:
                out = self.tab(focus, lambda node: not is_within(node, table.tray))
                back = self.tab(focus, lambda node: a11y.name_of(node).startswith('Order: '))
            names = [a11y.name_of(node) for node in out + back]
            for start in ('Main menu', 'Fury, Frigate', 'The log'):
                assert any(name.startswith(start) for name in names), (start, names)
            assert not any(name.startswith(('Gtk', 'Adw', 'Bones')) or not name for name in names), names
            assert is_within(back[-1], table.tray)
            table.keys('Return')
            table.tells('gets her orders')

    def tab(self, focus, there):
        """Presses Tab until the focus is there; returns where it stopped on the way."""
        return focus.press_until('Tab', there)

    # The turns of the ships

    def move(self, ship):
        table = self.table
        with self.tell(f'{ship} sails straight ahead, half an inch less than she could'):
            table.press('Move')
            if self.book.one('SELECT wind FROM live_table') != 'calm':
                table.press('With the wind')  # and straight ahead
            else:
                table.press('Straight ahead')
            assert not table.offer('Enter'), 'a distance is offered'
            table.choose('Less', lambda: table.offer('Enter'))
            self.named()
            table.keys('Return')
            table.tells(f'{ship} goes')

    def aim(self, bank, target):
        """Fires a bank at one ship, up to the roll."""
        table = self.table
        table.press(f'{bank}: ready to fire')
        table.asks('template')
        table.choose(f'{target}: Short', lambda: table.offer('1 target'))
        self.named()
        table.press('1 target')
        table.asks('fires at', target)

    def finish(self, ship):
        """Whatever is still to be rolled is rolled by the app, and kept."""
        table = self.table
        for _ in range(40):
            offer, _ = table.until(lambda: table.offer('Keep', 'Roll', 'End Her Turn'), 'nothing to do')
            if offer == 'End Her Turn':
                break
            if offer == 'Keep':
                table.keys('Return')
            else:
                table.press('Roll')
        table.asks(ship, 'her turn')

    def plug_pulled(self):
        """The program is killed, started again, and asks what it asked before."""
        question, offers = self.table.question(), sorted(self.table.offers())
        journal, live = self.book.journal(), self.book.live()
        self.program.kill()
        self.program.start()
        go_on = a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Continue Red against'))
        self.named()
        a11y.act(go_on)
        self.look().asks(question)
        self.table.until(lambda: sorted(self.table.offers()) == offers, f'not {offers}')
        assert (self.book.journal(), self.book.live()) == (journal, live), 'the database has changed'

    def fight_with_real_dice(self):
        table, book = self.table, self.book
        with self.tell('Fury fires at Dauntless with two typed dice, which are too low'):
            self.aim('Port', 'Dauntless')
            table.keys(1, 1)
            table.asks('You rolled 1. Keep it, or spend a booty die? You have 6.')
            self.named()
        with self.tell('Red spends a booty die, types a higher roll, and keeps it with Enter'):
            table.press('Spend booty')
            assert book.track('fleet', 0, 'booty') == 5
            table.asks('Fury fires at Dauntless')
            table.keys(6, 6)
            table.asks('You rolled 6. Keep it, or spend a booty die? You have 5.')
            table.keys('Return')
            table.tells('Fury strikes Dauntless', '[1 1]', '[6 6]')
        with self.tell('Dice pressed on the screen: Dauntless fails her save'):
            table.asks('Dauntless is hit')
            assert table.dice().count(NOT_ROLLED) == 2, table.dice()
            table.choose('2', lambda: table.dice().count(NOT_ROLLED) == 1)
            table.press('1')
            table.asks('You rolled 2. Keep it, or spend a booty die? You have 5.')
        with self.tell('Backspace takes back real dice, a slip of the finger, without consent'):
            table.keys('BackSpace')
            table.asks('Dauntless is hit')
            table.keys(2, 1)
            table.asks('You rolled 2. Keep it, or spend a booty die? You have 5.')
        with self.tell('The program is killed at Blue’s question; after a restart it asks again'):
            self.plug_pulled()
        with self.tell('Blue keeps the roll: Dauntless takes a hit'):
            table = self.table
            table.keys('Return')
            table.tells('Dauntless takes a hit: 1 of 2')
            assert book.track('ship', book.ship('Dauntless'), 'hits') == 1
            a11y.wait(lambda: 'Hits: 1 of 2' in table.cards()['Dauntless'], table.cards)
            self.finish('Fury')

    def fight_with_the_app(self):
        with self.tell('Resolute fires at Scorpion; killed before the roll, the program asks again'):
            self.aim('Starboard', 'Scorpion')
            self.plug_pulled()
        table = self.table
        with self.tell('The app rolls the dice that it asked for before it was killed'):
            table.press('Roll 2 Dice')
            said = table.asks('You rolled', 'You have')
            rolled = self.book.rows('SELECT rule, source FROM secret_journal ORDER BY seq DESC LIMIT 1')
            assert rolled == [('BS-FIRE-4', 'app')], rolled
        with self.tell('Undoing a roll of the app needs Red’s consent; until then nothing changes'):
            journal = self.book.journal()
            self.consent('undo', ['Red'])
            xdotool('key', 'Return')
            self.program.dialog_closes()
            assert self.book.journal() == journal
            agree = self.consent('undo', ['Red'])
            with table.entry('the undo'):
                self.agree(agree)
            table.asks('template')
        with self.tell('A redo restores the same dice'):
            table.act('redo')
            assert table.question() == said, (said, table.question())
            self.finish('Resolute')

    def consent(self, action, captains):
        """Begins to undo. Returns what the captains press who must agree. The dialog names them."""
        a11y.act(self.program.frame, f'win.{action}')
        dialog = self.program.dialog()
        agree = [a11y.find(dialog, 'push button', f'{name} agrees') for name in captains]
        assert len(a11y.find_all(dialog, 'push button', lambda name: name.endswith(' agrees'))) == len(captains)
        a11y.find(dialog, 'label', is_named('Still to agree: ' + ', '.join(captains)))
        self.named()
        return agree

    def agree(self, agree):
        """All agree; the last touch is enough."""
        for node in agree:
            a11y.act(node)
        self.program.dialog_closes()

    def play_round(self):
        self.go_by_keyboard()
        turns = {'Fury': self.fight_with_real_dice, 'Resolute': self.fight_with_the_app}
        moved = []
        for _ in RED + BLUE:
            ship = self.table.asks('her turn').split(',')[0]
            self.named()
            if ship in turns:
                turns[ship]()
            elif ship in RED[3:] and not moved:
                moved.append(ship)
                self.move(ship)
            with self.tell(f'{ship} has had her turn'):
                self.table.press('End Her Turn')
                assert self.book.one(f'SELECT ordered FROM live_ships WHERE ship = {self.book.ship(ship)}') != 0
            if not self.table.offer('Order: '):
                break
            self.table.press('Order: ')
        assert self.book.one('SELECT min (ordered) FROM live_ships') != 0, 'a ship has had no turn'

    # The round, backwards and forwards

    def take_back_and_do_again(self):
        table, book = self.table, self.book
        asked, offers, cards = table.question(), sorted(table.offers()), table.cards()
        live, journal = book.live(), book.journal()
        with self.tell('All captains agree to go back to the start of the round'):
            agree = self.consent('undo-round', ['Red', 'Blue'])
            with table.entry('the undo'):
                self.agree(agree)
            table.until(lambda: table.offer('Draw the Wind'), 'not at the start of the round')
            assert book.one('SELECT max (ordered) FROM live_ships') == 0
            assert book.track('ship', book.ship('Dauntless'), 'hits') == 0
            assert book.track('fleet', 0, 'booty') == 6
            assert book.rows('SELECT wind FROM live_table') == [(None,)]
        with self.tell('Redo restores everything'):
            n = 0
            while a11y.name_of(table.redo) != 'Nothing to redo':
                table.act('redo')
                n += 1
                assert n < 400, 'there is no end of redoing'
            assert n > len(RED + BLUE), n
            table.until(lambda: (table.question(), sorted(table.offers()), table.cards()) == (asked, offers, cards),
                        f'not {asked!r} {offers} {cards}')
            assert book.live() == live
            assert book.journal(len(journal)) == journal, 'what was once entered has changed'
            kinds = {kind for (kind,) in book.rows(f'SELECT kind FROM secret_journal WHERE seq > {len(journal)}')}
            assert kinds == {'undo', 'redo'}, kinds

    def end_round(self):
        with self.tell('The round ends, and the second begins'):
            self.table.press('End the Round')
            self.table.tells('Round 2')
            assert self.book.one('SELECT round FROM live_table') == 2
            self.table.asks('Which ship goes next?')

    def enter_by_hand(self):
        table, book = self.table, self.book
        with self.tell('The table itself can be changed by hand, and Escape cancels'):
            journal = book.journal()
            a11y.act(self.program.frame, 'win.change-table')
            a11y.find(self.program.dialog(), 'push button', is_named('Apply'))
            self.named()
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            assert book.journal() == journal
        with self.tell('A forgotten hit is entered on the ship’s card, with a reason'):
            a11y.press(self.program.frame, 'panel', 'Wren', 'ship.change')
            dialog = self.program.dialog()
            hits = a11y.find(dialog, 'spin button', is_named('Hits'))
            self.named()
            assert a11y.Atspi.Value.set_current_value(hits, 1)
            reason = a11y.find(dialog, 'text', lambda name: name.startswith('Reason'))
            assert a11y.Atspi.EditableText.insert_text(reason, 0, REASON, len(REASON))
            with table.entry('the override'):
                a11y.press(dialog, 'push button', is_named('Apply'))
            self.program.dialog_closes()
            table.tells('Wren', 'Hits', '1', REASON)
            assert book.track('ship', book.ship('Wren'), 'hits') == 1
            assert book.rows('SELECT kind, text FROM secret_journal ORDER BY seq DESC LIMIT 1') == [('override', REASON)]
            a11y.wait(lambda: 'Hits: 1 of 1' in table.cards()['Wren'], table.cards)

    def lose_flagship(self):
        table, book = self.table, self.book
        with self.tell('A flagship is taken off by hand: people are reminded of morale, and a button tests it'):
            assert not table.offer('Blue: Test Morale')
            self.cli.go_on(1, {'do': 'override', 'ship': 'Sovereign', 'set': {'status': 'sunk'}, 'why': 'as it stands'})
            self.shows('Blue has lost its flagship, but has not tested morale.')
            table.press('Blue: Test Morale')
            table.asks('The flagship is lost: on 2 or more', 'stands fast')
            assert book.rows('SELECT kind, verb, fleet FROM secret_journal ORDER BY seq DESC LIMIT 1') == [('action', 'test-morale', 1)]
        with self.tell('When all of them have rolled, neither the reminder nor the button is there'):
            while 'stands fast' in table.question():
                table.keys(4)
                if 'keep' in (table.offer('Keep') or ('',))[0].lower():
                    table.press('Keep')
            assert book.track('fleet', 1, 'morale_tested') == 1
            table.until(lambda: not table.offer('Blue: Test Morale'), 'morale can be tested again')
            assert not any('has not tested morale' in text for text in self.texts())

    def all(self):
        self.begin()
        self.set_up()
        self.play_round()
        self.take_back_and_do_again()
        self.end_round()
        self.enter_by_hand()
        self.lose_flagship()


run(Window)
