#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What ships are made of: places that are hit and burn, counted by touch; and what lies in a lair.

usage: test-plan.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli begins a battle of ships
made of locations; what is touched on them is looked for in the book, which is the database."""

import a11y
from window import Focus, Story, Table, nameless, run, xdotool

RED = {'name': 'Red', 'ships': [{'name': 'Iron Duke', 'class': 'EX-MOW-1', 'flagship': True}]}
BLUE = {'name': 'Blue', 'ships': [{'name': 'Sea Queen', 'class': 'EX-MOW-1', 'flagship': True},
                                  {'name': 'Kite', 'class': 'EX-SOL-1'}, {'name': 'Merlin', 'class': 'EX-SOL-1'},
                                  {'name': 'Hobby', 'class': 'EX-SOL-1'}, {'name': 'Old Coil', 'class': 'EX-MON-1'}]}
BATTLE = [{'do': 'new', 'ruleset': 'man-o-war', 'fleets': [RED, BLUE]},
          {'do': 'override', 'viewer': 'Blue', 'ship': 'B5', 'set': {'hull': 2}}]
COIL = 5  # her number


def fleet(name, *ships):
    classes = ['EX-MOW-1', 'EX-MOW-1', 'EX-SOL-1', 'EX-SOL-1', 'EX-SOL-1', 'EX-IND-1']
    return {'name': name, 'ships': [{'name': ship, 'class': kind, 'flagship': ship == ships[0]}
                                    for ship, kind in zip(ships, classes, strict=True)]}


REASON = 'the third gun bears'
# A battle under way: a ship with two turrets has been ordered.
TURRETS = [{'do': 'new', 'ruleset': 'man-o-war', 'dice': 'app',
            'fleets': [{'name': 'Red', 'faction': 'TINKERS',
                        'ships': [{'name': 'Pharos', 'class': 'EX-MOW-2', 'flagship': True}]},
                       {'name': 'Blue', 'ships': [{'name': 'Tide', 'class': 'EX-IND-1'},
                                                  {'name': 'Rover', 'class': 'EX-IND-1'}]}],
            'start': {'round': 2, 'step': 'battle', 'wind': 'N', 'order': ['Red', 'Blue']}},
           {'do': 'start', 'action': 'activate', 'ship': 'Pharos'}]

LARGE = [{'do': 'new', 'ruleset': 'man-o-war',
          'fleets': [fleet('Red', 'Iron Duke', 'Ajax', 'Piper', 'Plover', 'Dunlin', 'Tide'),
                     fleet('Blue', 'Sea Queen', 'Orion', 'Kite', 'Merlin', 'Hobby', 'Rover')]}]


class Plan(Story):
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(*BATTLE)

    def part(self, said):
        return a11y.find(a11y.find(self.program.frame, 'panel', 'Iron Duke'), 'push button', said)

    def kept(self, track, value):
        a11y.wait(lambda: self.book.track('ship', 0, track) == value,
                  lambda: f"{track} is {self.book.track('ship', 0, track)}, not {value}")

    def ask(self, said, item):
        """Presses a part with the other button, and chooses what becomes of it."""
        at = a11y.Atspi.Component.get_extents(self.part(said), a11y.Atspi.CoordType.WINDOW)
        xdotool('mousemove', at.x + at.width // 2, at.y + at.height // 2, 'click', 3)
        a11y.press(self.program.frame, 'menu item', item)
        xdotool('mousemove', 2, 300)  # no tooltip

    def all(self):
        with self.tell('Each location of a ship has a name and a state'):
            self.program.start()
            for said in ('Gun deck: sound, 2 to lose', 'Foresail: sound, 1 to lose',
                         'Below the waterline: 0 of 4 marked', 'Crew: 6 of 6 left'):
                self.part(said)
            without = list(nameless(self.program.frame))
            assert not without, without
        with self.tell('A tap on a location adds a hit there'):
            a11y.act(self.part('Gun deck: sound, 2 to lose'))
            self.kept('lost_2', 1)
            self.part('Gun deck: 1 of 2 lost')
        with self.tell('A tap on the crew removes one; a tap below the waterline adds water'):
            a11y.act(self.part('Crew: 6 of 6 left'))
            self.kept('crew', 5)
            a11y.act(self.part('Below the waterline: 0 of 4 marked'))
            self.kept('hull', 1)
            self.part('Crew: 5 of 6 left')
            self.part('Below the waterline: 1 of 4 marked')
        with self.tell('The secondary button offers to set a location ablaze, or to take back one hit'):
            self.ask('Gun deck: 1 of 2 lost', 'Set One Ablaze')
            self.kept('ablaze_2', 1)
            self.ask('Gun deck: 1 of 2 lost, burning', 'Put One Fire Out')
            self.kept('ablaze_2', 0)
            self.ask('Gun deck: 1 of 2 lost', 'One Hit Less')
            self.kept('lost_2', 0)
        with self.tell('The contents of a lair are shown to nobody'):
            a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Lair 1, '))
            for node in a11y.walk(self.program.app):
                assert 'Coil' not in a11y.name_of(node), a11y.name_of(node)
            assert self.book.rows(f'SELECT name, class FROM live_ships WHERE ship = {COIL}') == [('Lair 1', 'hidden')]
            assert self.book.rows(f"SELECT * FROM live_tracks WHERE whose = 'ship' AND number = {COIL}") == []


class Room(Story):
    """What is in sight of two fleets of six ships with plans, two of them large: without scrolling, and with it."""
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(*LARGE)

    def place(self, node):
        return a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW)

    def in_sight(self, node):
        outer, inner = self.place(self.fleets), self.place(node)
        return outer.y <= inner.y and inner.y + inner.height <= outer.y + outer.height

    def find(self):
        """The fleets, their cards and their heads."""
        self.fleets = a11y.find(self.program.frame, 'scroll pane', 'The fleets')
        nodes = [(a11y.role_of(node), a11y.name_of(node), node) for node in a11y.walk(self.fleets)]
        self.cards = {name: node for role, name, node in nodes if role == 'panel'}
        self.heads = {name.split()[-1]: node for role, name, node in nodes if name.startswith('More about')}

    def all(self):
        with self.tell('Four plans of each fleet are wholly in sight'):
            self.program.start()
            xdotool('search', '--sync', '--onlyvisible', '--name', 'Red against Blue',
                    'windowmove', 0, 0, 'windowsize', 1280, 800)
            a11y.wait(lambda: self.place(self.program.frame).width >= 1200, 'the window keeps its size')
            self.find()
            for ship in ('Iron Duke', 'Ajax', 'Piper', 'Plover', 'Sea Queen', 'Orion', 'Kite', 'Merlin'):
                card = self.cards[ship]
                a11y.wait(lambda card=card: self.in_sight(card), lambda card=card: f'{self.place(card).y}')
        with self.tell('Choices stand one below the other, each in one line with its price'):
            tray = a11y.find(self.program.frame, 'panel', 'Dice tray')
            ranks = [self.place(a11y.find(tray, 'push button', name))
                     for name in ('Wizard Champion ·\xa050\xa0points', 'Master Wizard ·\xa075\xa0points', 'Wizard Lord ·\xa0100\xa0points', 'None')]
            assert len({(place.x, place.width, place.height) for place in ranks}) == 1, [(p.x, p.y, p.width, p.height) for p in ranks]
            assert sorted({place.y for place in ranks}) == [place.y for place in ranks], ranks
        with self.tell('A small plan can be opened large, for a thumb'):
            card, gun_deck = self.cards['Iron Duke'], 'Gun deck: sound, 2 to lose'
            a11y.act(a11y.find(card, 'push button', 'Her plan, large: Iron Duke'))

            def large():
                return [node for node in a11y.find_all(card, 'push button', gun_deck)
                        if min(self.place(node).height, self.place(node).width) >= 44]

            a11y.wait(large, 'no large plan')
            xdotool('key', 'Escape')
            a11y.wait(lambda: not large(), 'the large plan stays')  # until then it gets what the pointer does over it
        with self.tell('The heads of the fleets stay in sight when the ships are scrolled'):
            fleets, top = self.place(self.fleets), self.place(self.heads['Red']).y
            xdotool('mousemove', fleets.x + 300, fleets.y + 300, 'click', '--repeat', 30, 5)
            a11y.wait(lambda: self.in_sight(self.cards['Rover']), 'it does not scroll')
            for head in self.heads.values():
                a11y.wait(lambda head=head: abs(self.place(head).y - top) < 12, f'{self.place(head).y}, not {top}')
        with self.tell('A card that gets the focus is not left under the head'):
            card, focus = self.cards['Iron Duke'], Focus()
            focus.go_to('shift+Tab', 'Iron Duke')
            focus.close()
            head = self.heads['Red']
            a11y.wait(lambda: abs(self.place(head).y - top) < 12, 'the head does not rest')
            a11y.wait(lambda: self.place(card).y >= self.place(head).y + self.place(head).height, 'she is under the head')


class Turrets(Story):
    """Guns that fire by themselves, in a battle that was joined under way, and a volley with dice by hand."""
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(*TURRETS)

    def all(self):
        with self.tell('Turrets that point the same way have one button, with both names'):
            self.program.start()
            table = Table(self.program, self.book)
            table.asks('Pharos')
            for name in ('Bow: ready', 'Port: ready', 'Fore turret, Aft turret: ready to fire, 4 guns'):
                assert table.offer(name), (name, table.describe())
        with self.tell('Then it is asked which of them fires, at a ship of its own'):
            table.press('Fore turret, Aft turret')
            table.asks('Which guns')
            table.press('Fore turret')
            table.asks('At which ship')
            table.press('Rover')
            table.asks('range template')
            table.press('Close')
            table.press('High')
            table.asks('roll 2 dice')
        with self.tell('The number of dice is changed by hand, with a reason'):
            a11y.act(a11y.find(table.tray, 'push button', 'Other Dice…'))
            dialog = self.program.dialog()
            dice = a11y.find(dialog, 'spin button', lambda name: name.startswith('Dice of the volley'))
            assert len(list(a11y.find_all(dialog, 'spin button'))) == 1
            assert a11y.Atspi.Value.get_current_value(dice) == 2
            assert a11y.Atspi.Value.set_current_value(dice, 3)
            reason = a11y.find(dialog, 'text', lambda name: name.startswith('Reason'))
            assert a11y.Atspi.EditableText.insert_text(reason, 0, REASON, len(REASON))
            with table.entry('the number of dice'):
                a11y.press(dialog, 'push button', lambda name: name.startswith('Apply'))
            self.program.dialog_closes()
            table.asks('roll 3 dice')
            table.tells('Dice of the volley', REASON)
        with self.tell('The turret has fired, and the other one has not'):
            while not table.offer('Aft turret: ready'):
                name, _ = table.until(lambda: table.offer('Roll', 'Keep', 'Aft turret: ready'), 'nothing to do')
                if not name.startswith('Aft'):
                    table.press(name)
            assert table.offer('Aft turret: ready to fire, 2 guns'), table.describe()


run(Plan, Room, Turrets)
