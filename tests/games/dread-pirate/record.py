#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole game of Dread Pirate through `crossbones-cli table` and writes it as a recorded game.

    record.py CLI OUT.json --seed 7 [--players 3] [--rounds 6] [--options JSON] [--dice real|app] [--meddle]
              [--leave] [--eager JSON]

The captains fight, raid and gamble as the seed has it; what the app rolls does not. A recording, once
checked in, is never edited or made anew to please a test.
"""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from recorder import NAMES, Captains, Meddler, parser, record  # noqa: E402

PLAYERS = ('Red', 'Blue', 'Green', 'Yellow')

# How eagerly an action that is open is taken.
EAGER = {'attack': 5, 'raid': 3, 'gambit': 0.7, 'fire': 8, 'move': 6, 'pass': 0.7, 'exchange': 20, 'card': 0.5,
         'treasure': 0.3, 'upgrade': 1.5, 'sail': 1.5, 'dread-pirate': 0.3, 'end-turn': 7, 'elsewhere': 0.7, 'buy': 1.5,
         'stow': 1, 'give-spot': 0.2, 'lift-spot': 0.3, 'draw-wind': 0.3}


class PirateCaptains(Captains):
    def answer(self, prompt):
        kind = prompt['kind']
        if kind == 'dice':
            return self.answer_dice(prompt)
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

    def step(self, prompt):
        if prompt is not None and prompt['interrupts'] and self.random.random() < 0.1:
            able = [a for a in self.open() if a['action'] == 'card' and a['open']]
            if able:
                return self.start(self.random.choice(able))
        return super().step(prompt)


class PirateMeddler(Meddler):
    note_text, note_rule = 'Slantwise is not straight.', 'DP-AMB-12'

    def override(self):
        ship = self.in_play()
        return self.table.ask(do='override', ship=ship['id'], set={'crew': max(ship['crew'] - 1, 0)}, why='the plague')


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
    captains, meddler = PirateCaptains(table, args, EAGER | args.eager), PirateMeddler(table, args, players)
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
    told = parser(__doc__)
    told.add_argument('--players', type=int, default=2)
    told.add_argument('--rounds', type=int, default=6)
    told.add_argument('--eager', type=json.loads, default={}, help='how eagerly some actions are taken')
    told.add_argument('--leave', action='store_true', help='it ends when all but one have left')
    record(told.parse_args(), play, 'round')


if __name__ == '__main__':
    main()
