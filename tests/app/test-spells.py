#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Spells, cast at the window: those of FantaSea with the keyboard or the pointer alone, one of Man O’ War.

usage: test-spells.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli is the second player: it deals
the card and sets the table before each spell, and the window follows."""
import contextlib
import importlib

import a11y
from window import Focus, Table, run

ends = importlib.import_module('test-ends')


def fleet(name, ship):
    return {'name': name, 'faction': 'elves', 'ships': [{'name': ship, 'class': 'frigate', 'flagship': True}]}


NEW = {'do': 'new', 'ruleset': 'black-spot', 'preset': 'fantasea', 'dice': 'real',
       'options': {'wind.source': 'physical', 'init.source': 'physical'},
       'fleets': [fleet('Red', 'Revenge'), fleet('Blue', 'Wren')],
       'start': {'round': 1, 'wind': 'N', 'order': ['Red', 'Blue'], 'step': 'magic'}}

# Where the focus rests at a question with these words: on the button that stands out, or on the question.
FOCUS = {'Which spell does': ('No card',), 'which spell do you cast': ('None',), 'How does': ('On the surface',),
         'Which models does': ('Which models', 'Wren'), 'Volcano 1 erupts': ('Volcano', 'Wren', 'That one'),
         'Which ship does the Typhoon': ('Which ship', 'Wren')}


class Spell:
    def __init__(self, card, name, presses, line, faction=None):
        self.card, self.name, self.presses, self.line, self.faction = card, name, presses, line, faction

    def set_the_table(self):
        """Red holds that card and no other, so Mega Magic is not asked about; Blue holds none, so cannot dispel."""
        return [{'do': 'override', 'fleet': 'Red', 'set': {'attempted': 0, 'faction': self.faction or 'elves'}},
                {'do': 'override', 'ship': 'Revenge', 'set': {'hits': 2}},
                {'do': 'override', 'ship': 'Wren', 'set': {'hits': 0, 'aground': 0, 'trapped': 0}},
                {'do': 'override', 'add': {'card': {'card': self.card, 'hand': 'Red'}}},
                {'do': 'override', 'set': {'wind': 'N', 'step': 'magic', 'offered': 'Red'}}]


BY_KEYS = (
    Spell('ring_of_fire', 'Ring of Fire', ('Wren', '5'), 'Ring of Fire takes effect', 'barbarians'),
    Spell('kelp_king', 'Kelp King', ('6', 'Submerged'), 'Red summons Kelp King'),
    Spell('whirlpool', 'Whirlpool', ('6', '+Wren: Yes', 'That one', '+2', '2'), 'Whirlpool takes effect', 'realmsmen'),
    Spell('pale_tooth_maw', 'Pale-Tooth Maw', ('6', 'Submerged'), 'Red summons Pale-Tooth', 'technomages'),
    Spell('bloodthirst', 'Bloodthirst', ('Revenge', '4'), 'Bloodthirst takes effect'),
    Spell('poseidons_breath', 'Poseidon’s Breath', ('Revenge', '3'), 'Poseidon’s Breath takes effect'),
    Spell('sandbar', 'Sandbar', ('Yes', 'Wren', '4', '+5', '1'), 'Wren runs hard into Sandbar', 'goblinoids'),
    Spell('typhoon', 'Typhoon', ('6', '2', '+Wren: Turned', 'That one'), 'The Typhoon turns Wren'),
    Spell('wind_gust', 'Wind Gust', ('west', '2'), 'The wind blows toward the west'),
    Spell('magic_flux', 'Magic Flux', ('south-east', '3'), 'The wind blows toward the south-east'),  # last, for it draws cards
)
BY_POINTER = (
    Spell('crushing_rocks', 'Crushing Rocks', ('Wren', '5', '2'), 'Crushing Rocks takes effect', 'dwarves'),
    Spell('amethyst_titan', 'Amethyst Abyssal Titan', ('6', 'On the surface'), 'Red summons Amethyst', 'saurians'),
    Spell('death_cannon', 'Death Cannon', ('Revenge', '4'), 'Death Cannon takes effect'),
    Spell('eagles_eye', 'Eagles Eye', ('Revenge', '4'), 'Eagles Eye takes effect'),
    Spell('siren_call', 'Siren Call', ('Wren', '3'), 'Siren Call takes effect'),
    Spell('volcano', 'Volcano', ('5', '+Wren: Yes', 'That one', '6', '+5', '2'), 'Volcano', 'undead'),
    Spell('rum', 'Rum for Everyone!', ('3',), 'Rum for everyone aboard Revenge: one hit is left'),
    Spell('teleport', 'Teleport', ('Revenge', '5', 'south'), 'Revenge is teleported'),
    Spell('wind_burst', 'Wind Burst', ('east', '4'), 'The wind blows toward the east'),
)


class Spells:
    battle = (NEW, {'do': 'start', 'action': 'magic'})
    spells = ()

    def all(self):
        with contextlib.closing(Focus()) as self.focus:
            self.program.start()
            self.table = Table(self.program, self.book)
            for spell in self.spells:
                with self.tell(f'{spell.name}, with the {self.means}'):
                    self.cast(spell)

    def cast(self, spell):
        self.cli.go_on(1, *spell.set_the_table())
        self.table.asks('cast, dispel or pass')
        self.play('Cast a Spell')
        self.choose(spell)

    def choose(self, spell):
        self.table.is_read()
        self.look()
        self.press('Show Red’s cards')
        with self.table.entry(spell.name):  # at once, for the cards cover themselves after a while
            self.press(spell.name)
        for what in spell.presses:
            ships = [name for name in self.table.offers() if ' · ' in name]
            assert not ships or ships[0].startswith(what), (what, ships)  # whom it is usually cast at
            self.play(what)
        self.table.tells(spell.line)
        held = self.cli.go_on(1, {'do': 'state', 'viewer': 'Red'})[-1]['state']['fleets'][0]['hand']
        assert spell.card not in [card['card'] for card in held], held

    def play(self, what):
        self.table.is_read()
        self.look()
        super().play(what)

    def place(self, node):
        return a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW)

    def look(self):
        """The focus rests where it should; no word and no button is cut at a side of the window, and the question is
        seen whole."""
        asked = self.table.question()
        rests = next((names for words, names in FOCUS.items() if words in asked), (asked,))
        a11y.wait(lambda: a11y.name_of(self.focus.node).startswith(rests),
                  lambda: f'{asked!r}: the focus is on {a11y.name_of(self.focus.node)!r}', 5)
        window, heading = self.place(self.program.frame), self.place(self.table.heading)
        assert 0 <= heading.y and heading.y + heading.height <= window.height, asked
        for node in (self.table.heading, *self.table.offers().values()):
            at = self.place(node)
            assert 0 <= at.x and at.x + at.width <= window.width, (asked, a11y.name_of(node), at.x, at.width)


class ByKeys(Spells, ends.Keys):
    means = 'keyboard'
    spells = BY_KEYS


class ByPointer(Spells, ends.Pointer):
    means = 'pointer'
    spells = BY_POINTER


class ManOWar(ByPointer):
    battle = ({'do': 'new', 'ruleset': 'man-o-war', 'dice': 'real', 'fleets': [
        {'name': name, 'ships': [{'name': ship, 'class': 'EX-MOW-1', 'flagship': True, 'wizard': 'MASTER'}]}
        for name, ship in (('Red', 'Patience'), ('Blue', 'Teal'))],
        'start': {'round': 2, 'step': 'magic', 'order': ['Red', 'Blue']}},
        {'do': 'override', 'add': {'card': {'card': 'spell.SP-05', 'hand': 'Red'}}}, {'do': 'start', 'action': 'magic'})
    spells = (Spell('spell.SP-05', 'Ember Rain', ('5', '3'), 'Teal'),)  # the only enemy is the target

    def cast(self, spell):
        self.table.asks('which spell')
        self.choose(spell)


run(ByKeys, ByPointer, ManOWar)
