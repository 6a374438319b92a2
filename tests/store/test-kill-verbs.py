#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program in every system and over every verb, and loses nothing that it acknowledged.

usage: test-kill-verbs.py CROSSBONES-CLI [ROUNDS]

Each request of each round is killed once: while the program works on it, or just before. After the next
start the database is as it was before the request or as it is after it, nothing between; as it is after
it, if the reply was heard. At the end every battle verifies.
"""
import glob
import os
import random
import re
import subprocess
import sys
import tempfile

from hardship import GAMES, STANDING, Captain, Cli, Lost, new_game
from tap import Tap


class Sea:
    def __init__(self, program, path, system):
        self.program, self.path, self.system = program, path, system
        self.captain, self.random = Captain(1718), random.Random(system)
        self.cli = Cli(program, path)
        self.game = self.cli.done(new_game(system))['game']
        self.kills = self.heard = self.stored = 0
        self.verbs = set()

    def snapshot(self):
        """All that is kept: battles, sets and fleets, and the open battle, entry by entry."""
        say = self.cli.say
        parts = [say({'do': 'games'})['games'], say({'do': 'content-list', 'ruleset': 'man-o-war'})['sets'],
                 say({'do': 'fleet-list'})['fleets']]
        if say({'do': 'open', 'game': self.game})['ok']:
            parts += [{k: v for k, v in say({'do': what}).items() if k != 'events'} for what in ('state', 'journal')]
        return parts

    def check(self, request, before, after, heard):
        same = after == before
        self.stored += not same
        if heard is not None and heard['ok'] and request['do'] in ('start', 'answer', 'note', 'override', 'free-roll') and same:
            raise Lost(f'acknowledged and lost: {request}')
        if heard is not None and not heard['ok'] and not same:
            raise Lost(f'refused and kept: {request}')
        if len(before) == len(after) == 5 and after[4]['journal'][:len(before[4]['journal'])] != before[4]['journal'] \
                and request['do'] not in ('undo', 'redo', 'amend'):
            raise Lost(f'an older entry has changed: {request}')
        if heard is not None and heard['ok'] and heard['seq'] and len(after) == 5 and request['do'] not in ('rematch', 'new', 'open', 'copy') \
                and (after[3]['seq'] != heard['seq'] or after[3]['prompt'] != heard['prompt']):
            raise Lost(f'it stands elsewhere than it said: {request}')

    def kill(self, request):
        self.verbs.add(request['do'])
        before = self.snapshot()
        heard = self.cli.kill(request, self.random.choice((0, self.random.uniform(0, 0.006), 0.02)))
        self.kills += 1
        self.heard += heard is not None
        self.cli = Cli(self.program, self.path)
        if request['do'] in ('new', 'rematch') and heard is not None and heard['ok']:
            before.pop(3), before.pop(3)
            self.game = heard['game']
        self.check(request, before, self.snapshot(), heard)
        if not self.cli.say({'do': 'open', 'game': self.game})['ok']:
            self.game = self.cli.done(new_game(self.system))['game']

    def sail(self, requests):
        for request in [new_game(self.system), *requests]:
            for _ in range(2):
                self.cli.say(self.captain.next(self.cli, self.system))
            if self.random.random() < 0.5:
                self.kill(self.captain.next(self.cli, self.system))
            self.kill(request)

    def end(self):
        self.cli.close()
        for game in range(1, self.game + 1):
            found = subprocess.run([self.program, 'verify', str(game), '--database', self.path], capture_output=True, text=True)
            if found.returncode not in (0, 3) or (found.returncode == 3 and 'no game' not in found.stderr):
                raise Lost(f'battle {game} does not verify: {found.stdout}{found.stderr}')


def all_verbs():
    sources = glob.glob(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/protocol/*.c'))
    return {verb for source in sources for verb in re.findall(r'{ "([a-z-]+)", handle_', open(source, encoding='utf-8').read())}


def main():
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    tap = Tap()
    verbs = set()
    for system in GAMES:
        with tempfile.TemporaryDirectory() as folder:
            complaints = []
            sea = Sea(sys.argv[1], os.path.join(folder, 'battles.db'), system)
            try:
                for turn in range(rounds):
                    # sets and fleets are the same in every system: at first once is enough
                    sea.sail([r for r in STANDING if turn or not verbs or r['do'].split('-')[0] not in ('content', 'fleet')])
                sea.end()
            except Lost as lost:
                complaints = [str(lost)]
            tap.check(f'{system}: killed {sea.kills} times over {len(sea.verbs)} verbs, nothing acknowledged is lost', complaints)
            print(f'# {sea.heard} times the reply was heard, {sea.stored} times something was stored')
            verbs |= sea.verbs
            tap.check(f'{system}: some were killed before, some after', [] if 0 < sea.heard < sea.kills and sea.stored else ['no'])
    tap.check('every verb was killed', sorted(all_verbs() - verbs))
    tap.end()


main()
