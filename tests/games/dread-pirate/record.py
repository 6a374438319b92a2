#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of Dread Pirate through `crossbones-cli table` and writes it as a recorded game.

    record.py CLI OUT.json --seed 7 [--players 3] [--rounds 6] [--options JSON] [--dice real|app] [--meddle]
              [--leave] [--eager JSON]

The captains fight, raid and gamble as the seed has it; what the app rolls does not. A recording, once
checked in, is never edited or made anew to please a test.
"""
import argparse
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from record import NAMES, record  # noqa: E402

PLAYERS = ('Red', 'Blue', 'Green', 'Yellow')

# How eagerly an action that is open is taken.
EAGER = {'attack': 5, 'raid': 3, 'gambit': 0.7, 'fire': 8, 'move': 6, 'pass': 0.7, 'exchange': 20, 'card': 0.5,
         'treasure': 0.3, 'upgrade': 1.5, 'sail': 1.5, 'dread-pirate': 0.3, 'end-turn': 7, 'elsewhere': 0.7, 'buy': 1.5,
         'stow': 1, 'give-spot': 0.2, 'lift-spot': 0.3, 'draw-wind': 0.3}


class Captains:
    def __init__(self, table, args):
        self.table = table
        self.app_dice = args.dice == 'app'
        self.eager = EAGER | args.eager
        self.random = random.Random(args.seed)

    def answer(self, prompt):
        kind = prompt['kind']
        if kind == 'dice' and self.app_dice:
            return {'roll': True}
        if kind == 'dice':
            return {'dice': [self.random.randint(1, prompt['sides']) for _ in range(prompt['count'])]}
        if kind in ('choice', 'card'):
            return {kind: self.random.choice([o['id'] for o in prompt['options'] if o.get('open', True)])}
        if kind == 'number':
            return {'number': self.random.randint(prompt['lowest'], min(prompt['highest'], prompt['lowest'] + 6))}
        if kind == 'ship':
            return {'ship': self.random.choice(prompt['ships'])}
        if kind == 'square':
            return {'square': self.random.choice(prompt['squares'])}
        if kind == 'confirm':
            return {'confirm': self.random.random() < 0.8}
        sys.exit(f'no captain knows how to answer {prompt}')

    def start(self, actions):
        able = [a for a in actions if a['open'] and self.eager.get(a['action'], 0) > 0]
        action = self.random.choices(able, [self.eager[a['action']] for a in able])[0]
        names = {k: action[k] for k in ('action', 'ship', 'fleet') if action.get(k) is not None}
        return self.table.say(do='start', **names)['prompt']

    def step(self, prompt):
        if prompt is None:
            return self.start(self.table.say(do='actions')['actions'])
        if prompt['interrupts'] and self.random.random() < 0.1:
            able = [a for a in self.table.say(do='actions')['actions'] if a['open'] and a['action'] == 'card']
            if able:
                return self.start(able)
        return self.table.say(do='answer', **self.answer(prompt))['prompt']


class Meddler:
    """People at the table: they take things back, set things by hand, argue."""

    def __init__(self, table, players, seed):
        self.table, self.players = table, players
        self.random = random.Random(seed + 1)

    def undo(self):
        reply = self.table.ask(do='undo', agreed=self.players)
        return self.table.ask(do='redo') if reply['ok'] and self.random.random() < 0.5 else reply

    def override(self):
        ships = [s for s in self.table.say(do='state')['state']['ships'] if s['status'][0] == 'in-play']
        ship = self.random.choice(ships)
        return self.table.ask(do='override', ship=ship['id'], set={'crew': max(ship['crew'] - 1, 0)}, why='the plague')

    def note(self):
        return self.table.ask(do='note', text='Slantwise is not straight.', rule='DP-AMB-12')

    def meddle(self, prompt):
        if self.random.random() > 0.04:
            return prompt
        reply = self.random.choice([self.undo, self.undo, self.override, self.note])()
        return reply['prompt'] if reply['ok'] else prompt


def leave(table, players):
    """All but the first strike, one after the other."""
    for player in players[:0:-1]:
        table.say(do='start', action='concede', fleet=player)
        prompt = table.say(do='answer', confirm=True)['prompt']
        if prompt is not None:
            table.say(do='answer', confirm=True)


def end(table, winner):
    """All agree to end it; somebody has won, or nobody."""
    table.say(do='start', action='end-battle')
    table.say(do='answer', confirm=True)
    table.say(do='answer', confirm=winner is not None)
    if winner is not None:
        table.say(do='answer', choice=winner)


def play(table, args):
    players = list(PLAYERS[:args.players])
    captains, meddler = Captains(table, args), Meddler(table, players, args.seed)
    names = iter(NAMES)
    fleets = [{'name': p, 'player': f"{p}'s captain", 'ships': [{'name': next(names), 'class': 'sloop'}]}
              for p in players]
    reply = table.say(do='new', ruleset='dread-pirate', dice=args.dice, fleets=fleets, options=args.options)
    game, prompt = reply['game'], reply['prompt']
    for _ in range(5000):
        if args.meddle:
            prompt = meddler.meddle(prompt)
        state = table.say(do='state')['state']
        if prompt is None and state['round'] > args.rounds:
            if args.leave:
                leave(table, players)
            else:
                end(table, 'fleet-1' if args.seed % 2 else None)
            return game, table.say(do='state')['state']
        prompt = captains.step(prompt)
    sys.exit('the game did not end')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cli')
    parser.add_argument('out')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--players', type=int, default=2)
    parser.add_argument('--rounds', type=int, default=6)
    parser.add_argument('--options', type=json.loads, default={})
    parser.add_argument('--eager', type=json.loads, default={}, help='how eagerly some actions are taken')
    parser.add_argument('--dice', choices=['real', 'app'], default='real')
    parser.add_argument('--meddle', action='store_true', help='undo, override and note for it')
    parser.add_argument('--leave', action='store_true', help='it ends when all but one have left')
    args = parser.parse_args()

    record(args, play, 'round')


if __name__ == '__main__':
    main()
