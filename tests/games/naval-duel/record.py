#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole battle of Naval Duel through `crossbones-cli table` and writes it as a recorded game.

    record.py CLI OUT.json --seed 7 [--ships 3] [--rolled] [--options JSON] [--dice real|app] [--meddle]
              [--concede-in TURN] [--end-in TURN]

The captains fire, board and play cards as the seed has it; the cards that the app deals do not. A
recording, once checked in, is never edited or made anew to please a test.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from recorder import NAMES, Captains, Meddler, fight, parser, record  # noqa: E402

FLEETS = ('Red', 'Blue')

# How eagerly an action that is open is taken.
EAGER = {'draw': 50, 'first-mover': 50, 'move': 20, 'turn': 8, 'declare': 20, 'quick-reload': 6, 'fire': 30, 'board': 0.35,
         'pass': 2, 'end-phase': 10, 'end-turn': 10, 'crows-nest': 0.6, 'set-up': 1}


class DuelCaptains(Captains):
    def answer_card(self, prompt):
        """Cards of a hand are seen by who holds them: a card if there is one, now and then none."""
        seen = self.table.say(do='state', viewer=prompt['who'])['prompt']
        open_ones = [o['id'] for o in seen['options'] if o.get('open', True)]
        cards = [i for i in open_ones if i not in ('none', 'no_more')]
        if cards and (len(cards) == len(open_ones) or self.random.random() < 0.6):
            return {'card': self.random.choice(cards)}
        return {'card': 'no_more' if 'no_more' in open_ones and self.random.random() < 0.1 else 'none'}

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

    def step(self, prompt):
        if prompt is not None and self.random.random() < 0.04:
            lookouts = [a for a in self.open() if a['open']]
            if lookouts:
                return self.start(self.choose(lookouts))
        return super().step(prompt)


class DuelMeddler(Meddler):
    note_text, note_rule = 'An island lies between: no shot.', 'ND-AMB-15'

    def override(self):
        ship = self.in_play()
        return self.table.ask(do='override', ship=ship['id'], set={'crew': ship['crew'] - 1}, why='the plague')


def rosters(ships, rolled):
    """With rolled, the first fleet has its dice already."""
    names = iter(NAMES)
    fleets = [{'name': fleet, 'player': f"{fleet}'s captain",
               'ships': [{'name': next(names), 'class': 'ship-of-the-line'} for _ in range(ships)]} for fleet in FLEETS]
    if rolled:
        fleets[0]['ships'][1]['flagship'] = True
        fleets[0]['rolled'] = {'dice': [1 + 5 * i % 6 for i in range(2 + 3 * ships + 3)]}
    return fleets


def play(table, args):
    captains, meddler = DuelCaptains(table, args, EAGER), DuelMeddler(table, args, list(FLEETS))
    reply = table.say(do='new', ruleset='naval-duel', dice=args.dice, fleets=rosters(args.ships, args.rolled),
                      options={'nd.fleet_size': args.ships} | args.options)
    return reply['game'], fight(table, args, captains, meddler, reply['prompt'])


def main():
    told = parser(__doc__)
    told.add_argument('--ships', type=int, default=3)
    told.add_argument('--rolled', action='store_true')
    record(told.parse_args(), play)


if __name__ == '__main__':
    main()
