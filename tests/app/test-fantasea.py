#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Wizards at the window: what is secret, what is due, and who may break in.

usage: test-fantasea.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays a battle up to
the first Magic phase, and deals each fleet a card that is known; the rest is told to the window as a screen
reader would, with real dice. What the window shows is looked for in the whole tree, hidden pages included."""
import contextlib

import a11y
from window import READ, Book, Focus, Story, Table, nameless, run, xdotool

ELVES, DWARVES = 'Elves', 'Dwarves'
NUMBERS = {'lightning': 98, 'typhoon': 118}  # of the first card of a kind: they are laid out in a row, whoever holds them


def fleet(name, faction, *ships):
    classes = ['man_o_war', 'frigate', 'sloop', 'sloop']
    return {'name': name, 'faction': faction,
            'ships': [{'name': ship, 'class': kind, 'flagship': kind == 'man_o_war'} for ship, kind in
                      zip(ships, classes)]}


NEW = {'do': 'new', 'ruleset': 'black-spot', 'preset': 'fantasea',
       'options': {'wind.source': 'physical', 'init.source': 'physical', 'opt.opportunity_fire': True},
       'fleets': [fleet(ELVES, 'elves', 'Revenge', 'Fury', 'Cutlass', 'Vixen'),
                  fleet(DWARVES, 'dwarves', 'Sovereign', 'Dauntless', 'Kestrel', 'Wren')]}
SET_UP = [{'dice': [1]}, {'choice': ELVES}, {'choice': 'island'}, {'dice': [4]}, {'dice': [5]}]
ROUND = [{'do': 'start', 'action': 'draw-wind'}, {'card': 'NE'}, {'do': 'start', 'action': 'initiative'},
         {'card': ELVES}, {'do': 'start', 'action': 'magic'}]
STANDS = [{'do': 'override', 'add': {'marker': {'kind': 'siren-call', 'owner': DWARVES, 'ship': 'Vixen'}}},
          {'do': 'override', 'add': {'marker': {'kind': 'whirlpool', 'owner': ELVES}}}]


def all_texts(node):
    """All that the tree below node tells anybody: names, descriptions, texts."""
    texts = []
    for each in a11y.walk(node):
        try:
            texts += [a11y.name_of(each), each.get_description() or '', a11y.text_of(each)]
        except a11y.GLib.Error:  # gone meanwhile
            pass
    return '\n'.join(texts)


class FantaSea(Story):
    arguments = ('--game', '1')

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.hands = {}

    def state(self, viewer=None):
        look = {'do': 'state', 'viewer': viewer} if viewer else {'do': 'state'}
        return self.cli.go_on(1, look)[-1]['state']

    def hand(self, viewer):
        """The names of the cards of that fleet, as only it may see them."""
        return {card['name'] for f in self.state(viewer)['fleets'] if f['name'] == viewer for card in f['hand']}

    def prepare(self):
        self.cli.do(NEW, *SET_UP, *ROUND, *STANDS,
                    *({'do': 'override', 'add': {'card': {'deck': 1, 'number': NUMBERS[kind], 'hand': who}}}
                      for kind, who in (('lightning', ELVES), ('typhoon', DWARVES))))
        self.deal()
        assert 'Lightning' in self.hands[ELVES] and 'Typhoon' in self.hands[DWARVES], self.hands

    def deal(self, *played):
        """Who holds what in secret: a card that was played is seen by all, and what stands is named."""
        self.hands = {who: self.hand(who) - {'Siren Call', 'Whirlpool', *played} for who in (ELVES, DWARVES)}

    def letter(self, viewer, card):
        """The key of a card that is shown: the first letter of a word that no button or card before it has."""
        taken = {'n'}  # no card
        for option in self.cli.go_on(1, {'do': 'state', 'viewer': viewer})[-1]['prompt']['options']:
            if option['id'] == 'none' or not option.get('open', True):
                continue
            text = option['text'].lower()
            free = [c for i, c in enumerate(text) if c.isalpha() and c not in taken and (i == 0 or not text[i - 1].isalpha())]
            key = (free or [c for c in text if c.isalpha() and c not in taken])[0]
            if option['text'] == card:
                return key
            taken.add(key)
        raise AssertionError(f'{card} is not offered')

    def seen(self):
        """Whose cards are in the tree: names that only she holds."""
        lines = set(all_texts(self.program.app).split('\n'))
        own = {who: cards - set().union(*(c for w, c in self.hands.items() if w != who))
               for who, cards in self.hands.items()}
        return {who for who, cards in own.items() if cards & lines}

    def sees(self, *who):
        a11y.wait(lambda: self.seen() == set(who), lambda: f'cards of {self.seen()} are shown, not of {who}')

    def button(self, start):
        return a11y.find(self.program.frame, ('push button', 'toggle button', 'radio button'), lambda name: name.startswith(start))

    def begin(self):
        with self.tell('A battle with wizards opens: its accessibility tree holds no card'):
            self.prepare()
            self.program.start()
            self.table = Table(self.program, Book(self.program.database))
            self.table.asks('cast, dispel or pass')
            self.sees()
            assert not list(nameless(self.program.app)), list(nameless(self.program.app))

    def look(self):
        with self.tell('The hand is behind a cover; a tap shows it, Escape covers it'):
            xdotool('key', 'ctrl+h')
            a11y.act(self.button('Hold to look at the cards of Elves'))
            self.sees(ELVES)
            xdotool('key', 'Escape')
            self.sees()
        with self.tell('When the page has changed its layout, the focus is on the cover’s button again'):
            for key in ('ctrl+plus', 'ctrl+minus'):
                xdotool('key', key)
                assert a11y.holds(lambda: 'focused' in a11y.states(self.button('Hold to look at the cards of Elves')), READ), key
        with self.tell('Holding a key shows the hand until the key is released'):
            xdotool('keydown', 'space')
            self.sees(ELVES)
            assert a11y.holds(lambda: self.seen() == {ELVES}, READ)  # longer than a tap
            xdotool('keyup', 'space')
            self.sees()
        with self.tell('Passed to the other captain, it shows her hand only; other pages show no hand'):
            a11y.act(self.button('Dwarves: '))
            a11y.act(self.button('Hold to look at the cards of Dwarves'))
            self.sees(DWARVES)
            xdotool('key', 'ctrl+h')
            self.sees()

    def cast(self):
        table = self.table
        with self.tell('A spell is chosen behind the cover, by keys, and the choice closes the cover'):
            table.press('Cast a Spell')
            table.asks('Which spell')
            self.sees()
            with contextlib.closing(Focus()) as focus:
                focus.go_to('Tab', 'Show Elves’s cards')
                xdotool('key', 'Return')
                self.sees(ELVES)
                focus.go_to('shift+Tab', 'Lightning')
            table.keys('Return')
            table.asks('Mega Magic')
            self.sees()
            table.press('Nothing else')
            table.asks('Which model is the target')
            last = self.book.last()
            xdotool('key', 'Return')  # no target of several stands out
            table.press('Sovereign')
            assert self.book.last() == last + 1, self.book.journal()
        with self.tell('Each other captain may dispel it with a card from her hand, by its underlined letter'):
            table.asks('will Dwarves try to dispel')
            assert table.offer('Let it work') and table.offer('Dispel'), table.describe()
            table.press('Dispel')
            table.asks('With which card')
            self.sees()
            a11y.act(self.button('Show Dwarves’s cards'))
            self.sees(DWARVES)
            table.keys(self.letter(DWARVES, 'Typhoon'))
            self.deal('Lightning', 'Typhoon')
            self.sees()
            table.tells('Typhoon')
        with self.tell('After the roll, the played cards are visible to all'):
            self.roll_on('1')
            xdotool('key', 'ctrl+h')
            a11y.find(self.program.frame, None, 'Typhoon')
            a11y.find(self.program.frame, None, 'Lightning')
            xdotool('key', 'ctrl+h')

    def roll_on(self, dispel):
        """The dispel fails, the casting works, and Sovereign holds."""
        table = self.table
        table.keys(dispel)
        faces = iter(['6', '6', '6', '6', '6'])
        for _ in range(20):
            name, _ = table.offer('Keep', 'Let it work', '6') or ('', None)
            if not name:
                return
            if name.startswith('6'):
                table.keys(*[next(faces)] * max(1, len([d for d in table.dice() if 'not rolled' in d])))
            else:
                table.press(name)
        raise AssertionError(f'there is no end of rolls: {table.describe()}')

    def remember(self):
        with self.tell('Tasks that are due are visible on the page, and so are the names of spells in force'):
            state = self.state()
            shown = all_texts(self.program.app)
            assert state['reminders'], state
            for reminder in state['reminders']:
                assert reminder['text'] in shown, (reminder, shown)
            in_force = a11y.find(self.program.frame, 'push button', lambda name: name.startswith('In Force'))
            for marker in ('Siren Call', 'Whirlpool'):
                assert marker in a11y.name_of(in_force), (marker, a11y.name_of(in_force))
            about = 'She may not attack in any way.'
            assert not a11y.find_all(self.program.frame, 'label', about)
        with self.tell('Unfolded, the list says what they do, and on whom; folded, it is a line again'):
            a11y.act(in_force)
            self.shows('on Vixen', about)
            a11y.act(in_force)
            a11y.wait(lambda: not a11y.find_all(self.program.frame, 'label', about), 'it does not fold')

    def interrupt(self):
        table = self.table
        with self.tell('A ship that has had her orders may fire during another ship’s move'):
            for _ in range(12):
                if not table.offer('Pass'):
                    break
                table.press('Pass')
            table.asks('Which ship goes next')
            table.press('Order: Cutlass')
            table.press('End Her Turn')
            table.press('Order: Kestrel')
            table.press('Move')
            moving = table.question()
            a11y.act(self.button('Opportunity Fire: 1 ship'))
            with table.entry('opportunity fire'):
                a11y.act(self.button('Opportunity Fire: Cutlass'))
            table.asks('Cutlass')
            table.press('Port')
            table.choose('Kestrel: Short', lambda: table.offer('1 target'))
            table.press('1 target')
            table.keys(1)
            table.press('Keep')
            table.asks(moving)

    def begin_another(self):
        with self.tell('One tap agrees on a new battle; its fleets have factions'):
            a11y.act(self.program.frame, 'win.new-battle')
            assert not a11y.find_all(self.program.frame, None, 'Faction')
            a11y.act(self.button('FantaSea'))
            a11y.wait(lambda: len(a11y.find_all(self.program.frame, 'label', 'Faction')) == 2, 'no factions')
            a11y.find(self.program.frame, None, 'Ichthyosaur')
            with contextlib.closing(Focus()) as focus:  # a fleet of another height is no reason for another order
                focus.go_to('Tab', 'Name of the fleet')
                assert a11y.text_of(focus.node) == 'Red', a11y.text_of(focus.node)
            a11y.find(self.program.frame, 'label', '10 of 12 points')
            faults = list(nameless(self.program.app))
            assert not faults, faults
            a11y.act(self.button('Core'))
            a11y.wait(lambda: not a11y.find_all(self.program.frame, 'label', '10 of 12 points'), 'still 12 points')

    def all(self):
        self.begin()
        self.look()
        self.remember()
        self.cast()
        self.interrupt()
        self.begin_another()


run(FantaSea)
