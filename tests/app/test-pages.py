#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen reader finds the page that is shown, and no other: the window goes from page to page, and back.

usage: test-pages.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). The tests "looks" find whatever else is not
shown."""
import a11y
from cli import BEGUN
from window import Story, run, xdotool

# What only one page has, by what opens the page.
PAGES = {'win.harbour': 'Battles Under Way', 'win.fleets': 'No Fleets Yet', 'win.content': 'Copy The stock set',
         'win.new-battle': 'The new battle'}
TITLES = {'win.harbour': 'Crossbones', 'win.fleets': 'Fleets', 'win.content': 'Your Own Ships and Cards',
          'win.new-battle': 'New Battle'}
TABLE = 'Dice tray'
MARKS = frozenset({*PAGES.values(), TABLE})
FLEETS, NARROW, LOG = 'The fleets', 'The fleets and the wind', 'The log'
PARTS = frozenset({FLEETS, NARROW, LOG, TABLE})


class Pages(Story):
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(*BEGUN)

    def tree(self):
        """The names of all that is in the tree, whether it has a place or not, as the program has it now."""
        self.program.app.clear_cache()
        return [a11y.name_of(node) for node in a11y.walk(self.program.frame)]

    def only(self, *marks, of=MARKS):
        """Waits until, of all marks, only these are in the tree."""
        a11y.wait(lambda: of.intersection(self.tree()) == set(marks), lambda: f'{of.intersection(self.tree())}, not {marks}')

    def resize(self, width, height):
        xdotool('search', '--sync', '--onlyvisible', '--name', 'Red against', 'windowmove', 0, 0,
                'windowsize', width, height)

    def all(self):
        with self.tell('A battle that is opened is alone'):
            self.program.start()
            self.only(TABLE)
        for action in (*PAGES, *reversed(PAGES)):
            with self.tell(f'{action} shows {PAGES[action]!r}, and nothing of the others'):
                a11y.act(self.program.frame, action)
                self.only(PAGES[action])
            with self.tell('The title of the window is that of the page'):
                a11y.wait(lambda action=action: a11y.name_of(self.program.frame) == TITLES[action],
                          lambda: a11y.name_of(self.program.frame))
        with self.tell('In a narrow window the log is in the tree while its tab is chosen, and the fleets are not'):
            a11y.act(self.program.frame, 'win.harbour')
            self.program.press(lambda name: name.startswith('Continue Red against Blue'))
            self.only(TABLE)
            self.only(FLEETS, LOG, TABLE, of=PARTS)
            self.resize(400, 700)
            self.only(NARROW, of=PARTS)
            a11y.act(self.program.frame, 'win.show-log')
            self.only(LOG, of=PARTS)
            self.resize(1280, 800)
            self.only(FLEETS, LOG, TABLE, of=PARTS)


run(Pages)
