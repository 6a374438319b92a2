#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole battle of Naval Duel through `crossbones-cli table` and writes it as a recorded game.

    record.py CLI OUT.json --seed 7 [--ships 3] [--options JSON] [--dice real|app] [--meddle]
              [--concede-in TURN] [--end-in TURN]

The captains fire, board and play cards as the seed has it; the cards that the app deals do not. A
recording, once checked in, is never edited or made anew to please a test.
"""
import argparse
import json
import os
import random
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from record import NAMES, record  # noqa: E402

FLEETS = ('Red', 'Blue')

# How eagerly an action that is open is taken.
EAGER = {'draw': 50, 'first-mover': 50, 'move': 20, 'turn': 8, 'declare': 20, 'quick-reload': 6, 'fire': 30, 'board': 0.35,
         'pass': 2, 'end-phase': 10, 'end-turn': 10, 'crows-nest': 0.6, 'set-up': 1}


class Captains:
    def __init__(self, table, dice, seed):
        self.table = table
        self.app_dice = dice == 'app'
        self.random = random.Random(seed)

    def answer_dice(self, prompt):
        if self.app_dice:
            return {'roll': True}
        return {'dice': [self.random.randint(1, prompt['sides']) for _ in range(prompt['count'])]}

    def answer_card(self, prompt):
        """Cards of a hand are seen by who holds them: a card if there is one, now and then none."""
        seen = self.table.say(do='state', viewer=prompt['who'])['prompt']
        open_ones = [o['id'] for o in seen['options'] if o.get('open', True)]
        cards = [i for i in open_ones if i not in ('no_card', 'no_more')]
        if cards and (len(cards) == len(open_ones) or self.random.random() < 0.6):
            return {'card': self.random.choice(cards)}
        return {'card': 'no_more' if 'no_more' in open_ones and self.random.random() < 0.1 else 'no_card'}

    def answer(self, prompt):
        kind = prompt['kind']
        if kind == 'dice':
            return self.answer_dice(prompt)
        if kind == 'card':
            return self.answer_card(prompt)
        if kind == 'choice':
            return {'choice': self.random.choice([o['id'] for o in prompt['options'] if o.get('open', True)])}
        if kind == 'number':
            near = min(prompt['highest'], 2) if self.random.random() < 0.6 else prompt['highest']
            return {'number': self.random.randint(prompt['lowest'], near)}
        if kind == 'ship':
            return {'ship': self.random.choice(prompt['ships'])}
        if kind == 'confirm':
            return {'confirm': self.random.random() < 0.9}
        sys.exit(f'no captain knows how to answer {prompt}')

    def start(self, actions):
        able = [a for a in actions if a['open'] and EAGER.get(a['action'], 0) > 0]
        action = self.random.choices(able, [EAGER[a['action']] for a in able])[0]
        names = {k: action[k] for k in ('action', 'ship', 'fleet') if action.get(k) is not None}
        return self.table.say(do='start', **names)['prompt']

    def step(self, prompt):
        if prompt is None:
            return self.start(self.table.say(do='actions')['actions'])
        if self.random.random() < 0.04:
            lookouts = [a for a in self.table.say(do='actions')['actions'] if a['open']]
            if lookouts:
                return self.start(lookouts)
        return self.table.say(do='answer', **self.answer(prompt))['prompt']


class Meddler:
    """People at the table: they take things back, set things by hand, argue."""

    def __init__(self, table, seed):
        self.table = table
        self.random = random.Random(seed + 1)

    def undo(self):
        reply = self.table.ask(do='undo', agreed=list(FLEETS))
        return self.table.ask(do='redo') if reply['ok'] and self.random.random() < 0.5 else reply

    def override(self):
        ships = [s for s in self.table.say(do='state')['state']['ships'] if s['status'][0] == 'in-play']
        ship = self.random.choice(ships)
        return self.table.ask(do='override', ship=ship['id'], set={'crew': ship['crew'] - 1}, why='the plague')

    def note(self):
        return self.table.ask(do='note', text='An island lies between: no shot.', rule='ND-AMB-15')

    def meddle(self, prompt):
        if self.random.random() > 0.04:
            return prompt
        reply = self.random.choice([self.undo, self.undo, self.override, self.note])()
        return reply['prompt'] if reply['ok'] else prompt


def rosters(ships):
    names = iter(NAMES)
    return [{'name': fleet, 'player': f"{fleet}'s captain",
             'ships': [{'name': next(names), 'class': 'ship-of-the-line'} for _ in range(ships)]} for fleet in FLEETS]


def play(table, args):
    captains, meddler = Captains(table, args.dice, args.seed), Meddler(table, args.seed)
    reply = table.say(do='new', ruleset='naval-duel', dice=args.dice, fleets=rosters(args.ships),
                      options={'nd.fleet_size': args.ships} | args.options)
    game, prompt = reply['game'], reply['prompt']
    for _ in range(20000):
        if args.meddle:
            prompt = meddler.meddle(prompt)
        state = table.say(do='state')['state']
        if prompt is None and state['over']:
            return game, state
        if prompt is None and args.concede_in and state['round'] >= args.concede_in:
            table.say(do='start', action='concede', fleet=FLEETS[1])
            prompt = table.say(do='answer', confirm=True)['prompt']
        elif prompt is None and args.end_in and state['round'] >= args.end_in:
            table.say(do='start', action='end-battle')
            prompt = table.say(do='answer', confirm=True)['prompt']
        else:
            prompt = captains.step(prompt)
    sys.exit('the battle did not end')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('cli')
    parser.add_argument('out')
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--ships', type=int, default=3)
    parser.add_argument('--options', type=json.loads, default={})
    parser.add_argument('--dice', choices=['real', 'app'], default='real')
    parser.add_argument('--meddle', action='store_true', help='undo, override and note for it')
    parser.add_argument('--concede-in', type=int, default=0, help='the last fleet strikes in this turn')
    parser.add_argument('--end-in', type=int, default=0, help='all agree to end it in this turn')
    args = parser.parse_args()

    record(args, play)


if __name__ == '__main__':
    main()
