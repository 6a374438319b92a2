#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole battle through `crossbones-cli table` and writes it as a recorded game.

    record.py CLI OUT.json --seed 7 --edition 2025 --fleets "Red:man_o_war* frigate;Blue:frigate*" \
              [--options JSON] [--dice real|app] [--style STYLE] [--lucky] [--meddle]

A fleet of a faction is "Red/elves: dragon frigate*", a ship with another propulsion "frigate/side-wheel".

The captains are simple: they sail at each other, fire, ram, board and cast as their style says, and spend
booty dice on rolls that went badly. Their decisions and real dice come from the seed; what the app rolls
and draws does not. A recording, once checked in, is never edited or made anew to please a test.
"""
import sys

from recorder import NAMES, Captains, Meddler, fight, parser, record

# How eagerly a captain takes each action that is open. Guns are for later rounds, when ships are near.
STYLES = {
    'hard': {'fire': 9, 'move': 8, 'ram': 1, 'grapple': 1, 'ground-test': 1, 'repair': 2, 'end-turn': 1},
    'boarders': {'fire': 3, 'move': 9, 'ram': 1, 'grapple': 7, 'ground-test': 1, 'repair': 1, 'end-turn': 1},
    'rammers': {'fire': 4, 'move': 9, 'ram': 5, 'grapple': 2, 'ground-test': 2, 'repair': 2, 'end-turn': 1},
    'shy': {'fire': 2, 'move': 6, 'ram': 1, 'grapple': 1, 'ground-test': 3, 'repair': 5, 'end-turn': 2},
    'wizards': {'fire': 2, 'move': 4, 'ram': 1, 'grapple': 2, 'ground-test': 0.3, 'repair': 1, 'end-turn': 4,
                'cast': 12, 'dispel': 3, 'attack': 3},
    'summoners': {'fire': 9, 'move': 4, 'ram': 4, 'ground-test': 0.2, 'repair': 1, 'end-turn': 2, 'cast': 12,
                  'dispel': 0.2},
    'seamen': {'fire': 1, 'move': 8, 'ram': 0.2, 'grapple': 0.5, 'ground-test': 0.2, 'repair': 3, 'end-turn': 1,
               'anchor': 9, 'row-boats': 6, 'swap-crew': 5, 'raise-anchor': 1, 'put-out-fire': 4},
    'prizes': {'fire': 1, 'move': 9, 'ram': 0.2, 'grapple': 9, 'ground-test': 0.2, 'repair': 1, 'end-turn': 1,
               'swap-crew': 9, 'crew-hull': 9},
}
STYLES['mutinous'] = STYLES['hard']     # but any ship will do as a target
ALWAYS = {'draw-wind': 50, 'initiative': 50, 'activate': 20, 'board': 30, 'aftermath': 50, 'crew-hull': 4,
          'end-round': 10, 'withdraw': 0.15, 'concede': 0.01, 'end-battle': 0, 'magic': 50, 'test-morale': 50}
# What only some battles have, where a style does not say otherwise.
OTHERWISE = {'cast': 4, 'dispel': 2, 'pass': 1, 'attack': 9, 'put-out-fire': 2, 'anchor': 1, 'raise-anchor': 1,
             'swap-crew': 1, 'row-boats': 1, 'submerge': 1, 'emerge': 2, 'take-off': 2, 'land': 1,
             'opportunity-fire': 0.5}
SPENDS = ('fire', 'repair', 'attack', 'board', 'put-out-fire', 'anchor', 'swap-crew')   # the one action of a turn


# What goes well with lucky captains more often than not.
LUCKY = ('casting',)

class BlackSpotCaptains(Captains):
    def __init__(self, table, args, meddler):
        super().__init__(table, args, OTHERWISE | STYLES[args.style] | ALWAYS)
        self.meddler = meddler
        self.lucky = args.lucky
        self.slow, self.greedy = args.style == 'seamen', args.style == 'prizes'
        self.loyalty = 0.1 if args.style == 'mutinous' else 0.95
        self.last = []      # the dice as they lie
        self.needs = None
        self.round, self.fired = 1, False
        self.flagship_off_in = args.flagship_off_in

    def answer_dice(self, prompt):
        self.needs = prompt.get('needs')
        if self.app_dice:
            return {'roll': True}
        lowest = prompt['sides'] - 1 if self.lucky and prompt['for'] in LUCKY and self.random.random() < 0.6 else 1
        self.last = [self.random.randint(lowest, prompt['sides']) for _ in range(prompt['count'])]
        return {'dice': self.last}

    def answer_reroll(self, prompt):
        bad = max(self.last, default=3) < (self.needs or 4)
        if bad and self.random.random() < 0.5:
            answer = {'choice': 'booty'}
            if prompt.get('dice_to_pick'):
                answer['die'] = self.random.randint(1, prompt['dice_to_pick'])
            if prompt.get('number'):
                answer['number'] = self.random.randint(1, min(2, prompt['number']))
            return answer
        if self.random.random() < 0.02:
            return {'choice': 'keep', 'until': 'told'}
        return {'choice': 'keep'}

    def answer_choice(self, prompt):
        open_ones = [o['id'] for o in prompt['options']]
        if self.greedy and 'add' in open_ones:
            return {'choice': 'add'}
        if prompt['for'] == 'facing' and self.random.random() < 0.5:
            open_ones = [i for i in open_ones if i in ('with', 'across', 'against')]
        return {'choice': self.random.choice(open_ones)}

    def answer_targets(self, prompt):
        n = min(len(prompt['ships']), self.random.choice([1, 1, 1, 2, 3]))
        return {'targets': [{'ship': s, 'range': self.random.choice(prompt['ranges'])}
                            for s in self.random.sample(prompt['ships'], n)]}

    def answer_inches(self, prompt):
        lowest, highest = int(prompt['lowest'] / 0.5 + 0.9), int(prompt['highest'] / 0.5)
        if self.slow and self.random.random() < 0.6:
            highest = min(highest, max(lowest, 3))
        elif not self.slow:
            lowest = max(lowest, highest // 2)
        return {'inches': 0.5 * self.random.randint(min(lowest, highest), highest)}

    def some(self, of, prompt):
        """About half of them, but no fewer and no more than may be."""
        chosen = [one for one in of if self.random.random() < 0.5][:prompt['most']]
        if len(chosen) < prompt['least']:
            chosen = self.random.sample(of, prompt['least'])
        return chosen

    def enemies_first(self, prompt):
        mine = (prompt.get('ship') or '?')[0]
        enemies = [s for s in prompt['ships'] if s[0] != mine]
        return enemies if enemies and self.random.random() < self.loyalty else prompt['ships']

    def answer(self, prompt):
        kind = prompt['kind']
        if kind == 'dice':
            return self.answer_dice(prompt)
        if prompt['for'] == 'reroll':
            return self.answer_reroll(prompt)
        if kind in ('choice', 'card'):
            chosen = self.answer_choice(prompt)
            return chosen if kind == 'choice' else {'card': chosen['choice']}
        if kind == 'choices':
            ids = [o['id'] for o in prompt['options']]
            return {'choices': self.some(ids, prompt)}
        if kind == 'number':
            return {'number': self.random.randint(prompt['lowest'], prompt['highest'])}
        if kind == 'inches':
            return self.answer_inches(prompt)
        if kind == 'targets':
            prompt = prompt | {'ships': self.enemies_first(prompt)}
            return self.answer_targets(prompt)
        if kind == 'effects':
            return {'effects': [{'ship': s, 'effect': self.random.choice(prompt['effects'])['id']}
                                for s in self.some(self.enemies_first(prompt), prompt)]}
        if kind == 'ship':
            return {'ship': self.random.choice(self.enemies_first(prompt))}
        if kind == 'ships':
            return {'ships': self.some(prompt['ships'], prompt)}
        if kind == 'confirm':
            return {'confirm': self.random.random() < 0.9}
        sys.exit(f'no captain knows how to answer {prompt}')

    def choose(self, actions):
        able = [a for a in actions if a['open'] and self.eager.get(a['action'], 0) > 0]
        if not able:
            able = [a for a in actions if a['open'] and a['action'] == 'end-battle']
        weights = [self.weigh(a['action']) for a in able]
        return self.random.choices(able, weights)[0]

    def weigh(self, action):
        if action == 'fire':
            return self.eager['fire'] * min(self.round, 4) / (10 if self.fired else 4)
        return self.eager.get(action, 0) or 1

    def reply(self, prompt):
        """Answers; what is in a hand is answered by whose hand it is."""
        viewer = {}
        if prompt.get('secret'):
            viewer = {'viewer': prompt['who']}
            prompt = self.table.say(do='state', **viewer)['prompt']
        answer = self.answer(prompt)
        reply = self.table.say(do='answer', **answer, **viewer)
        self.meddler.heard(reply, answer)
        return reply['prompt']

    def interrupt(self, prompt):
        """What another ship does while something is asked, now and then."""
        if not prompt.get('interrupts') or self.random.random() > 0.25:
            return None
        able = [a for a in self.open() if a['open']]
        return self.random.choice(able) if able else None

    def take_flagship_off(self):
        self.flagship_off_in = 0
        fleet = self.table.say(do='state')['state']['fleets'][-1]
        if fleet['flagship']:
            self.table.say(do='override', ship=fleet['flagship'], set={'status': 'sunk'}, why='swept off the cloth')

    def step(self, prompt):
        action = self.interrupt(prompt) if prompt is not None else None
        if prompt is not None and action is None:
            return self.reply(prompt)
        if action is None and self.flagship_off_in and self.round >= self.flagship_off_in:
            self.take_flagship_off()
        if action is None:
            action = self.choose(self.open())
        self.fired = action['action'] in SPENDS or (self.fired and action['action'] != 'activate')
        self.round += action['action'] == 'end-round'
        return self.start(action)


class BlackSpotMeddler(Meddler):
    """They also put dice right, and roll for anything else."""
    note_text, note_rule = 'Straddling counts as short.', 'R-89'
    often = 0.06

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.dice = []      # (number of the entry, how many dice) of typed rolls

    def heard(self, reply, request):
        if 'dice' in request:
            self.dice.append((reply['seq'], len(request['dice'])))

    def amend(self):
        if not self.dice:
            return self.note()
        seq, n = self.dice[-1]
        faces = [self.random.randint(1, 6) for _ in range(n)]
        return self.table.ask(do='amend', seq=seq, dice=faces, why='read wrongly')

    def override(self):
        ship = self.in_play()
        return self.table.ask(do='override', ship=ship['id'], set={'hits': max(ship['hits'] - 1, 0)},
                              why='a hit too many')

    def roll(self):
        return self.table.ask(do='free-roll', count=2, sides=6)

    def ways(self):
        return [*super().ways(), self.amend, self.roll]


def read_fleets(text):
    fleets, names = [], iter(NAMES)
    for part in text.split(';'):
        head, ships = part.split(':')
        name, _, faction = head.strip().partition('/')
        roster = []
        for kind in ships.split():
            kind_id, _, variant = kind.rstrip('*').partition('/')
            ship = {'name': next(names), 'class': kind_id, 'flagship': kind.endswith('*')}
            roster.append(ship | ({'variant': variant} if variant else {}))
        fleet = {'name': name, 'player': f"{name}'s captain", 'ships': roster}
        fleets.append(fleet | ({'faction': faction} if faction else {}))
    return fleets


def play(table, args):
    fleets = read_fleets(args.fleets)
    meddler = BlackSpotMeddler(table, args, [f['name'] for f in fleets])
    captains = BlackSpotCaptains(table, args, meddler)
    reply = table.say(do='new', ruleset='black-spot', edition=args.edition, dice=args.dice, options=args.options,
                      fleets=fleets)
    return reply['game'], fight(table, args, captains, meddler, reply['prompt'])


def main():
    told = parser(__doc__)
    told.add_argument('--edition', default='2025')
    told.add_argument('--fleets', required=True)
    told.add_argument('--style', choices=STYLES, default='hard')
    told.add_argument('--flagship-off-in', type=int, default=0,
                      help='the last flagship is taken off by hand in this round')
    told.add_argument('--lucky', action='store_true', help='wizards cast with good dice')
    record(told.parse_args(), play, 'round')


if __name__ == '__main__':
    main()
