#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What ships are made of: places that are hit and burn, counted by touch; and what lies in a lair.

usage: test-plan.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli begins a battle of ships
made of locations; what is touched on them is looked for in the book, which is the database."""

import a11y
from window import Story, nameless, run, xdotool

RED = {'name': 'Red', 'ships': [{'name': 'Iron Duke', 'class': 'EX-MOW-1', 'flagship': True}]}
BLUE = {'name': 'Blue', 'ships': [{'name': 'Sea Queen', 'class': 'EX-MOW-1', 'flagship': True},
                                  {'name': 'Kite', 'class': 'EX-SOL-1'}, {'name': 'Merlin', 'class': 'EX-SOL-1'},
                                  {'name': 'Hobby', 'class': 'EX-SOL-1'}, {'name': 'Old Coil', 'class': 'EX-MON-1'}]}
BATTLE = [{'do': 'new', 'ruleset': 'man-o-war', 'fleets': [RED, BLUE]},
          {'do': 'override', 'ship': 'B5', 'set': {'hull': 2}}]
COIL = 5  # her number


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


run(Plan)
