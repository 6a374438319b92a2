#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A turn of Naval Duel at the window: broadsides on the staging tray, a look into another's hand, and a real deck.

usage: test-duel.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli begins a battle in the
Broadside Phase, two ships a side. What waits is followed from its being declared to its taking effect; and of a
hand that was seen, nothing is left in the window. A second battle begins with the first turn, and its cards lie on
the table beside the window: what is drawn is named behind the cover."""

import contextlib
import sqlite3

import a11y
from window import READ, Focus, Story, Table, nameless, run, xdotool

SHIPS = {'Red': ('Fury', 'Revenge'), 'Blue': ('Wren', 'Dauntless')}
HANDS = {'Red': ('crows_nest', 'gust_of_wind'), 'Blue': ('rake_the_bow', 'calm_waters')}
SECRETS = ('Rake the Bow', 'Calm Waters')  # of Blue's hand
NONE = 'No card in this phase'

BATTLE = [{'do': 'new', 'ruleset': 'naval-duel', 'dice': 'real', 'options': {'nd.fleet_size': 2},
           'fleets': [{'name': fleet, 'ships': [{'name': ship, 'class': 'ship-of-the-line'} for ship in ships]}
                      for fleet, ships in SHIPS.items()],
           'start': {'round': 1, 'step': 'broadside', 'order': ['Red', 'Blue'],
                     'ships': {'R1': {'cannon': 3, 'spaces': 2}, 'B1': {'cannon': 0}}}}]
CARDS = [{'do': 'override', 'add': {'card': {'card': card, 'hand': fleet}}}
         for fleet, cards in HANDS.items() for card in cards]

DECK = {'do': 'new', 'ruleset': 'naval-duel', 'dice': 'real', 'options': {'nd.fleet_size': 2, 'nd.deck': 'physical'},
        'fleets': BATTLE[0]['fleets'], 'start': {'round': 1, 'step': 'draw', 'order': ['Red', 'Blue']}}
DRAWN = {'Red': 'Gust of Wind', 'Blue': 'Calm Waters'}


class Duel(Story):
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(*BATTLE, *CARDS)

    def start(self):
        self.program.start()
        self.table = Table(self.program, self.book)

    def names(self):
        return [a11y.name_of(node) for node in a11y.walk(self.program.frame)]

    def waits(self, *lines):
        """The tray of broadsides is folded where there is no room, and nothing in the tree is folded."""
        a11y.wait(lambda: lines[0] in self.names(), f'{lines[0]!r} is not to be seen')
        if not all(line in self.names() for line in lines):
            a11y.press(self.program.frame, 'push button', lines[0])
        a11y.wait(lambda: all(line in self.names() for line in lines),
                  lambda: f'{lines} do not wait: {[n for n in self.names() if "fire" in n]}: {self.table.describe()}')

    def marks(self):
        return a11y.find_all(self.program.frame, None, lambda name: name.startswith('Orders given to'))

    def cannon(self, ship):
        return self.book.track('ship', self.book.ship(ship), 'cannon')

    def declare(self, ship, shot, target, spaces):
        self.table.press(f'Declare a Broadside: {ship}')
        self.table.asks(f'What does {ship} load?')
        self.table.press(shot)
        self.table.asks('fire at')
        self.table.press(target)
        self.table.asks('cone of 45 degrees')
        self.table.press('Yes')
        self.table.asks('How many spaces')
        with self.table.entry('the number'), self.slow():
            xdotool('key', str(spaces), 'Return')

    @contextlib.contextmanager
    def slow(self):
        """What is entered meanwhile is long in being stored: another program writes into the database."""
        with contextlib.closing(sqlite3.connect(self.program.database, isolation_level=None)) as other:
            other.execute('BEGIN IMMEDIATE')
            yield
            a11y.holds(lambda: True, READ)
            other.execute('ROLLBACK')

    def begin(self):
        with self.tell('The Broadside Phase asks for a ship, and the tray holds no broadside'):
            self.start()
            self.table.asks('Which ship fires next?')
            assert not any(name.startswith('Broadsides: ') for name in self.names())
        with self.tell('What Fury did not use of her move is of no interest any more'):
            assert self.book.track('ship', self.book.ship('Fury'), 'spaces') == 2
            said = [name for name in self.names() if 'Spaces left' in name and 'by hand' not in name]
            assert not said, said
        with self.tell('A ship is marked as done where each has one turn: in the Move Phase, not in this one'):
            assert not self.marks(), 'ships are marked'

    def is_declared(self):
        with self.tell('The players declare two broadsides in turn, and both wait on the tray'):
            self.declare('Fury', 'Roundshot', 'Wren', 2)
            self.waits('Broadsides: 1 declared', 'Fury fires roundshot at Wren: 2 spaces')
            self.declare('Wren', 'Grapeshot', 'Fury', 1)
            self.waits('Broadsides: 2 declared', 'Wren fires grapeshot at Fury: 1 space')

        with self.tell('When both players have passed, the tray offers to roll them'):
            self.table.press('Nothing More in This Phase')
            self.table.press('Nothing More in This Phase')
            self.table.asks('All broadsides are declared')

    def is_rolled(self):
        with self.tell('One tap rolls them in order; typed dice lead from one to the next'):
            self.table.press('Roll Them in Order')
            for fleet in SHIPS:
                self.plays_none(fleet)
            self.table.asks('Fury fires at Wren: roll one die')
            self.table.keys('4')
            self.table.asks('Roll one die for the rating that Wren loses')
            self.waits('Fury has fired roundshot at Wren, with 8: to be rolled')
            self.table.keys('3')
            self.table.asks('for the rating that Wren loses')
            self.table.keys('4')
            self.table.asks('Wren fires at Fury: roll one die')
            self.waits('Broadsides: 1 of 2 rolled', 'Fury has fired roundshot at Wren, with 8: Cannon −2',
                       'At the end of the phase Wren sinks: Cannon −2')

        with self.tell('Results take effect later: a ship that will sink still fires'):
            assert self.cannon('Wren') == 0
            self.table.keys('6')
            self.table.asks('for the rating that Fury loses')
            self.table.keys('2')
            self.table.asks('All broadsides are rolled')
            self.waits('Broadsides: 2 of 2 rolled', 'Wren has fired grapeshot at Fury, with 6: Cannon −1')

    def lift(self, fleet):
        """Lifts the cover for its player, until what is under it is used or the cover put back."""
        a11y.act(self.table.until(lambda: self.table.offer(f'Show {fleet}’s cards'), f'no cover for {fleet}')[1])

    def plays_none(self, fleet):
        """Plays no card in this phase: under the cover, where a card might have been."""
        self.table.asks('Fury fires at Wren. Play a card on the roll?')
        self.lift(fleet)
        self.table.press(NONE)

    def is_undone(self):
        with self.tell('After an undo the broadside is on the tray as before'):
            with self.table.entry('the undo'):
                self.cli.go_on(1, {'do': 'undo', 'agreed': list(SHIPS)}, {'do': 'undo', 'agreed': list(SHIPS)})
            self.table.asks('Wren fires at Fury: roll one die')
            self.waits('Broadsides: 1 of 2 rolled', 'Wren fires grapeshot at Fury: 1 space')
            self.table.keys('6')
            self.table.asks('for the rating that Fury loses')
            self.table.keys('2')
            self.table.asks('All broadsides are rolled')

    def takes_effect(self):
        with self.tell('All broadsides take effect together, and the tray is empty'):
            self.table.press('Let All Take Effect')
            a11y.wait(lambda: not any(name.startswith('Broadsides: ') for name in self.names()), 'the tray stays')
            assert self.cannon('Fury') == 2
            assert self.book.one("SELECT status FROM live_ships WHERE name = 'Wren'") == 'sunk'

    def looks(self):
        with self.tell('Crow’s Nest Lookout takes one tap, and asks behind the cover'):
            self.table.press('Red: Play Crow’s Nest Lookout')
            self.table.asks('Play Crow’s Nest Lookout?')
            self.lift('Red')
            self.table.press('Crow’s Nest Lookout')
            self.table.asks('Only you can see the other hand')

        with self.tell('The other hand is hidden until the cover is lifted'):
            self.hides()

        with self.tell('Under the cover the hand is visible'):
            self.lift('Red')
            a11y.wait(lambda: all(any(card in name for name in self.names()) for card in SECRETS),
                      'Blue’s hand is not shown')

        with self.tell('Afterwards nothing of the hand is left in the window'):
            self.table.press('I Have Seen It')
            self.table.asks('Which ship boards next?')
            self.hides()

        with self.tell('While a ship may board, Enter passes for nobody'):
            last = self.book.last()
            assert self.table.offer('Board: Fury') and self.table.offer('Nothing More in This Phase'), self.table.describe()
            xdotool('key', 'Return')
            self.book.stays(last, READ)

    def hides(self, cards=SECRETS):
        names = ' '.join(self.names())
        for card in cards:
            assert card not in names, f'{card} is in the window'

    def end(self):
        with self.tell('Every control has a name'):
            assert not list(nameless(self.program.frame)), list(nameless(self.program.frame))
        super().end()

    def all(self):
        self.begin()
        self.is_declared()
        self.is_rolled()
        self.is_undone()
        self.takes_effect()
        self.looks()


class Crews(Duel):
    """The rolls before the first turn, with the app’s dice."""

    def prepare(self):
        self.cli.do({'do': 'new', 'ruleset': 'naval-duel', 'options': {'nd.fleet_size': 2}, 'fleets': BATTLE[0]['fleets']})

    def rolls(self):
        with self.tell('One key makes all sixteen rolls of the fleets and ships'):
            self.start()
            self.table.asks('Roll for Red’s nation')
            last = self.book.last()
            self.table.keys('Return')
            self.table.asks('Which ship leads the fleet?')
            assert self.book.last() == last + 16, self.book.last()

        with self.tell('One undo takes back all of them; then one die can be rolled alone'):
            with self.table.entry('the undo'):
                self.cli.go_on(1, {'do': 'undo', 'agreed': list(SHIPS)})
            self.table.asks('Roll for Red’s nation')
            last = self.book.last()
            self.table.press('Roll the Die')
            self.table.asks('Roll for Red’s character')
            assert self.book.last() == last + 1, self.book.last()
            self.table.press('Roll Them All')
            self.table.asks('Which ship leads the fleet?')

        with self.tell('Real dice are one run: sixteen keys, typed without a pause'):
            with self.table.entry('the undo'):
                self.cli.go_on(1, {'do': 'undo', 'to': 1, 'agreed': list(SHIPS)})
            self.table.asks('Roll for Red’s nation')
            last = self.book.last()
            self.table.keys(*'1234561234561234')
            self.table.asks('Which ship leads the fleet?')
            assert self.book.last() == last + 16, self.book.last()

        with self.tell('One press makes all six rolls of the flagships, and the first turn begins'):
            self.table.press('Fury')
            self.table.press('Wren')
            last = self.book.last()
            self.table.press('Roll Them All')
            # Equal dice, once in six battles, are rolled again.
            self.table.until(lambda: self.table.offer('First') or 'who moves first' in self.table.question(),
                             'the first turn does not begin')
            rolled = self.book.one(f"SELECT count (*) FROM secret_journal WHERE seq > {last} AND rule = 'ND-FLT-04'")
            assert rolled == 6, self.book.rows(f'SELECT * FROM secret_journal WHERE seq > {last}')
        with self.tell('Cards are drawn and who moves first is settled without being asked for'):
            verbs = [verb for (verb,) in self.book.rows(f"SELECT verb FROM secret_journal WHERE seq > {last} AND kind = 'action'")]
            assert verbs == ['draw', 'first-mover'], verbs

    def corrects(self):
        with self.tell('A roll is corrected alone: nothing offers to roll, or to answer others with it'):
            with contextlib.closing(Focus()) as focus:
                focus.press('ctrl+l')
                if 'Fury’s crew' not in a11y.name_of(focus.node):
                    focus.press_until('Down', lambda node: 'Fury’s crew' in a11y.name_of(node))
                xdotool('key', 'Return')
                a11y.find(self.program.frame, 'menu item', 'Correct…')
                focus.go_to('Down', 'Correct…')
                xdotool('key', 'Return')
            dialog = self.program.dialog()
            a11y.find(dialog, 'push button', '6')
            offered = a11y.find_all(dialog, 'push button', lambda name: name.startswith('Roll'))
            assert not offered, [a11y.name_of(node) for node in offered]
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def all(self):
        self.rolls()
        self.corrects()


class RealDeck(Duel):
    def prepare(self):
        self.cli.do(DECK)

    def draws(self):
        with self.tell('Cards from a real deck are named behind the player’s cover and nowhere else'):
            self.start()
            self.table.press('Draw Cards')
            for fleet, card in DRAWN.items():
                self.table.asks('Draw a card, and enter it where nobody else can see it.')
                self.hides(DRAWN.values())
                self.lift(fleet)
                self.table.press(card)
                self.table.tells(f'{fleet} draws and now holds 1 card')
                self.hides(DRAWN.values())

    def plays(self):
        with self.tell('The moving player can play a drawn card; the other hand stays covered'):
            a11y.wait(self.marks, 'no ship can be marked as done')
            self.table.press('Move: Fury')
            self.table.asks('Fury is about to move. Play a card on the roll?')
            self.hides(DRAWN.values())
            self.lift('Red')
            self.table.until(lambda: self.table.offer(DRAWN['Red']), 'what Red drew is not in her hand')
            self.hides([DRAWN['Blue']])
            self.table.press(DRAWN['Red'])
            self.table.tells('Red plays Gust of Wind: +2')

        with self.tell('A real roll counts the card: the dice as they lie, and the total'):
            self.lift('Blue')
            self.table.press('No card')
            self.table.asks('Fury rolls two dice for her move')
            self.table.keys('3', '4')
            self.table.tells('Fury may move 6 spaces')

        with self.tell('The window shows nothing of the card that was not played'):
            self.hides([DRAWN['Blue']])

    def all(self):
        self.draws()
        self.plays()


class Declared(Duel):
    """Nobody is next, and there is more to do than a list holds."""
    def prepare(self):
        ships = {fleet: [f'{fleet} {number}' for number in (1, 2, 3)] for fleet in SHIPS}
        fired = {f'{fleet[0]}{number}': {'fired': 1} for fleet in SHIPS for number in (1, 2, 3)}
        self.cli.do({'do': 'new', 'ruleset': 'naval-duel', 'dice': 'real', 'options': {'nd.fleet_size': 3},
                     'fleets': [{'name': fleet, 'ships': [{'name': ship, 'class': 'ship-of-the-line'} for ship in names]}
                                for fleet, names in ships.items()],
                     'start': {'round': 1, 'step': 'broadside', 'order': ['Red', 'Blue'], 'ships': fired}}, *CARDS)

    def all(self):
        with self.tell('When all six ships have fired, each may still play Quick Reload'):
            self.start()
            self.table.until(lambda: sum(name.startswith('Play Quick Reload') for name in self.table.offers()) == 6,
                             'not six of them')
        with self.tell('Nobody is asked to say that nothing more comes, for nothing can'):
            assert not [name for name in self.table.offers() if 'Nothing More' in name], list(self.table.offers())


run(Duel, Crews, RealDeck, Declared)
