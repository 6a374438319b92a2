#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Eight fleets of six ships: all of them are in sight at once, and can be used.

usage: test-overview.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import a11y
from window import Focus, Story, Table, run, xdotool

FLEETS = ('Red', 'Blue', 'Gold', 'Green', 'White', 'Black', 'Teal', 'Plum')
CLASSES = ('man_o_war', 'frigate', 'frigate', 'sloop', 'sloop', 'sloop')
SHIPS = [f'{fleet} {i}' for fleet in FLEETS for i in range(1, 7)]
THUMB = 44


def fleet(name):
    return {'name': name, 'ships': [{'name': f'{name} {i}', 'class': kind, 'flagship': i == 1}
                                    for i, kind in enumerate(CLASSES, 1)]}


NEW = {'do': 'new', 'ruleset': 'black-spot', 'edition': '2025',
       'options': {'wind.source': 'physical', 'init.source': 'physical'}, 'fleets': [fleet(name) for name in FLEETS]}
BEGUN = [NEW, {'dice': [1]}, {'choice': 'Red'}, {'choice': 'reef'},
         *({'dice': [face]} for face in (4, 5, 6, 3, 2, 1, 4, 5)),
         {'do': 'start', 'action': 'draw-wind'}, {'card': 'SW'}, {'do': 'start', 'action': 'initiative'},
         *({'card': name} for name in FLEETS[:7]),
         {'do': 'override', 'ship': 'Blue 2', 'set': {'hits': 2}}]


class Overview(Story):
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(*BEGUN)

    def place(self, node):
        return a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW)

    def tiles(self):
        """By the names of the ships."""
        nodes = a11y.find_all(self.program.frame, 'panel', 'All ships')
        found = a11y.find_all(nodes[0], 'push button') if nodes else []
        return {a11y.name_of(node).split(',')[0]: node for node in found}

    def all_in_sight(self):
        outer = self.place(self.fleets)
        places = {ship: self.place(node) for ship, node in self.tiles().items() if ship in SHIPS}
        return len(places) == len(SHIPS) and all(
            outer.y <= place.y and place.y + place.height <= outer.y + outer.height
            and outer.x <= place.x and place.x + place.width <= outer.x + outer.width
            and min(place.width, place.height) >= THUMB for place in places.values())

    def said(self):
        outer = self.place(self.fleets)
        return (outer.y, outer.height), {ship: (place.y, place.width, place.height) for ship, place in
                                         ((ship, self.place(node)) for ship, node in self.tiles().items())}

    def all(self):
        with self.tell('All ships of eight fleets are in sight at the default size, each large enough for a thumb'):
            self.program.start()
            self.table = Table(self.program, self.book)
            self.fleets = a11y.find(self.program.frame, 'scroll pane', 'The fleets')
            a11y.wait(self.all_in_sight, lambda: f'{self.said()}', 20)
        with self.tell('And at 1280 × 800'):
            xdotool('search', '--sync', '--onlyvisible', '--name', 'Red against',
                    'windowmove', 0, 0, 'windowsize', 1280, 800)
            a11y.wait(lambda: self.place(self.program.frame).width >= 1200, 'the window keeps its size')
            a11y.wait(self.all_in_sight, lambda: f'{self.said()}', 20)
        with self.tell('A tile tells what her card tells; pressed, it orders her'):
            tiles = self.tiles()
            assert 'Hits: 2 of 2' in a11y.name_of(tiles['Blue 2']), a11y.name_of(tiles['Blue 2'])
            with self.table.entry('the order'):
                a11y.act(tiles['Red 4'])
            self.table.asks('Red 4', 'her turn')
        with self.tell('The menu key changes her by hand'):
            with_focus = Focus()
            with_focus.go_to('shift+Tab', 'Plum 6')
            with_focus.close()
            xdotool('key', 'Menu')
            a11y.find(self.program.dialog(), 'spin button', lambda name: name.startswith('Hits'))
            xdotool('key', 'Escape')
            self.program.dialog_closes()
        with self.tell('A button shows the cards instead, and the overview again'):
            a11y.press(self.program.frame, 'push button', 'All ships at a glance')
            a11y.wait(lambda: not self.tiles() and 'Red 4' in self.table.cards(), 'no cards')
            a11y.press(self.program.frame, 'push button', 'All ships at a glance')
            a11y.wait(self.tiles, 'no overview')


run(Overview)
