#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills a battle many times and loses nothing.

usage: test-kill.py CROSSBONES-CLI KILLS

Two tables play the same battles with real dice. One is in memory and lives; the other is on the disk
and is killed with SIGKILL, at rest or while it works on a request, and started again. After each start
it must have every entry that it acknowledged, ask the same question as the living one, and show the same
state; and the live tables in the file must say the same, to whoever reads them with SQLite.
"""
import collections
import os
import random
import sqlite3
import sys
import tempfile

from hardship import Cli, Lost
from battle import Player, new_game
from tap import Tap

# Where it is killed: what share of all kills, and how likely each time until then.
SHARES = {'dice shown, before keep': 0.35, 'between two damage dice': 0.25, 'elsewhere': 0.4}
LIKELY = {'dice shown, before keep': 0.5, 'between two damage dice': 0.5, 'elsewhere': 0.1}


class Captain(Player):
    """Fights: fires whenever that is possible, hits, and spends booty now and then."""

    def answer(self, prompt):
        if prompt['for'] == 'reroll' and self.random.random() < 0.2:
            return {'do': 'answer', 'choice': 'booty'}
        if prompt['for'] == 'to-hit' and self.random.random() < 0.8:
            return {'do': 'answer', 'dice': [prompt['sides']] * prompt['count']}
        return super().answer(prompt)

    def action(self, actions):
        fire = [a for a in actions if a['open'] and a['action'] == 'fire']
        return super().action(fire or actions)


class Sea:
    def __init__(self, program, path, kills, seed):
        self.program, self.path, self.kills = program, path, kills
        self.captain, self.random = Captain(seed), random.Random(seed)
        self.living = Cli(program, ':memory:')
        self.mortal = Cli(program, path)
        self.reply, self.games, self.damage_rolled = {}, 0, False
        self.died = collections.Counter()
        self.at_work = self.unheard = 0

    def place(self):
        """Where in the battle this is."""
        prompt = self.reply.get('prompt') or {}
        if prompt.get('for') == 'reroll':
            return 'dice shown, before keep'
        return 'between two damage dice' if prompt.get('for') == 'damage' and self.damage_rolled else 'elsewhere'

    def next_request(self):
        if self.games == 0:
            return new_game(2, 4)
        if self.reply.get('prompt'):
            return self.captain.answer(self.reply['prompt'])
        if self.random.random() < 0.1:
            return {'do': 'override', 'fleet': self.random.choice(('Red', 'Blue')), 'set': {'booty': 3}, 'why': 'a find'}
        return self.captain.action(self.living.done({'do': 'actions'})['actions']) or new_game(2, 4)

    def follow(self, request):
        """The living table does it, too."""
        prompt = self.reply.get('prompt') or {}
        self.damage_rolled = request['do'] == 'answer' and (self.damage_rolled or prompt.get('for') == 'damage')
        self.games += request['do'] == 'new'
        self.reply = self.living.done(request)

    def same(self, what, ours, theirs):
        if ours != theirs:
            raise Lost(f'{what}: {theirs}\nmust be: {ours}')

    def check_reply(self, reply):
        self.same('last entry', self.reply['seq'], reply['seq'])
        self.same('prompt', self.reply['prompt'], reply['prompt'])

    def check_live_tables(self, state):
        """What somebody with sqlite3 sees of the battle."""
        with sqlite3.connect(f'file:{self.path}?mode=ro', uri=True) as file:
            ask = lambda sql: file.execute(sql, (self.games,)).fetchall()  # noqa: E731
            self.same('live_table', [(state['seq'], state['round'], state['wind'])],
                      ask('SELECT seq, round, wind FROM live_table JOIN secret_journal USING (game) WHERE last AND game = ?'))
            self.same('live_ships', [(ship['id'], ship['name'], int(ship['ordered'])) for ship in state['ships']],
                      ask('SELECT id, name, ordered FROM live_ships WHERE game = ? ORDER BY ship'))
            for track in ('hits', 'accumulated_hits', 'gun_dice', 'hull_dice'):
                self.same(track, [ship[track] for ship in state['ships']],
                          [value for value, in ask("SELECT value FROM live_tracks WHERE game = ? AND whose = 'ship'"
                                                   f" AND track = '{track}' ORDER BY number")])
            self.same('booty', [fleet['booty'] for fleet in state['fleets']],
                      [value for value, in ask("SELECT value FROM live_tracks WHERE game = ? AND whose = 'fleet'"
                                               " AND track = 'booty' ORDER BY number")])
        file.close()

    def rise(self, request, heard):
        """Starts it again. What it acknowledged is there; what it did not may be."""
        self.mortal = Cli(self.program, self.path)
        games = len(self.mortal.done({'do': 'games'})['games'])
        if request is not None and request['do'] == 'new':
            stored = games > self.games
        else:
            stored = request is not None and self.mortal.done({'do': 'open', 'game': self.games})['seq'] > self.reply['seq']
        if heard is not None and not stored:
            raise Lost(f'acknowledged and lost: {request}')
        if stored:
            self.unheard += heard is None
            self.follow(request)
        if heard is not None:
            self.check_reply(heard)
        if self.games == 0:
            return
        self.check_reply(self.mortal.done({'do': 'open', 'game': self.games}))
        state, living = (table.done({'do': 'state'})['state'] for table in (self.mortal, self.living))
        for seen in (state, living):
            seen.pop('commitment')  # each table has a seed of its own
        self.same('state', living, state)
        self.check_live_tables(state)

    def kill(self, request):
        self.died[self.place()] += 1
        if self.random.random() < 0.5:
            self.mortal.kill()
            self.rise(None, None)
            return
        self.at_work += 1
        self.rise(request, self.mortal.kill(request, self.random.uniform(0, 0.004)))

    def due(self, place):
        return self.died[place] < SHARES[place] * self.kills

    def sail(self):
        while any(map(self.due, SHARES)):
            request, place = self.next_request(), self.place()
            if self.due(place) and self.random.random() < LIKELY[place]:
                self.kill(request)
                continue
            reply = self.mortal.done(request)
            self.follow(request)
            self.check_reply(reply)
        self.same('log', *[[line['text'] for line in cli.done({'do': 'log'})['log']] for cli in (self.living, self.mortal)])
        for cli in (self.living, self.mortal):
            self.same('end', (0, ''), cli.close())


def main():
    kills = int(sys.argv[2])
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        sea = Sea(sys.argv[1], os.path.join(folder, 'battles.db'), kills, 1718)
        complaints = []
        try:
            sea.sail()
        except Lost as lost:
            complaints = [str(lost)]
        tap.check(f'killed {sum(sea.died.values())} times, nothing acknowledged is lost', complaints)
        print(f'# {dict(sea.died)}; {sea.at_work} of them at work, {sea.unheard} of those had stored and not said so; '
              f'{sea.games} battles')
        tap.check('some were killed between storing and saying so, or just before', [] if sea.at_work > kills / 4 else ['no'])
    tap.end()


main()
