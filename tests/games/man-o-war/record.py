#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole battle of Man O' War through `crossbones-cli table` and writes it as a recorded game.

    record.py CLI OUT.json --seed 7 --fleets "Red:EX-MOW-1* 3*EX-SOL-1;Blue:EX-MOW-1*" [--options JSON] [--dice real|app]
              [--content SET.json] [--meddle] [--reckless] [--volleys] [--concede-in TURN] [--end-in TURN] [--style gunners|boarders|firebrands|rammers]

A fleet of a race is "Red/LAGOON: TURTLE*", a character aboard "TURTLE*+CARPENTER". The captains move, fire, board, cast and summon as the seed has it; what the app
rolls and deals does not. A recording, once checked in, is never edited or made anew to please a test.
"""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from recorder import NAMES, Captains, Meddler, fight, parser, record  # noqa: E402

# How eagerly an action that is open is taken.
ALWAYS = {'muster': 50, 'set-up': 50, 'initiative': 50, 'magic': 50, 'activate': 20, 'summon': 9, 'anti-flyer': 9, 'special': 9, 'lash': 3, 'cut-loose': 1, 'launch': 5, 'hoist': 2,
          'use-card': 6,
          'done': 4, 'end-phase': 0.5, 'flagship': 0.5}
STYLES = {
    'gunners': {'move': 12, 'fire': 30, 'board': 0.4},
    'boarders': {'move': 12, 'fire': 5, 'board': 9},
    'firebrands': {'move': 6, 'fire': 40, 'board': 1},
    'rammers': {'move': 30, 'fire': 1, 'board': 0.2},
}
# What they usually say; else anything that is open.
USUAL = {'ran-into': ('nothing', 0.6), 'first-thing': ('ship', 0.6), 'wind-angle': ('across', 0.5), 'after-round': ('fight-on', 0.7),
         'press-on': ('press-on', 0.8), 'cut-grapples': ('carry-on', 0.5), 'fate': ('prize', 0.6)}
RAMMERS = {'ran-into': ('ship', 0.8), 'alongside': ('push-clear', 0.8), 'first-thing': ('ship', 0.6), 'wind-angle': ('across', 0.6)}
RARE = ('off-table', 'out-of-reach', 'in-the-way', 'leave', 'terrain', 'stay', 'stay-alongside', 'not-alongside')


class ManOWarCaptains(Captains):
    def __init__(self, table, args):
        super().__init__(table, args, ALWAYS | STYLES[args.style])
        self.reckless = args.reckless
        self.volleys = args.volleys
        self.usual = RAMMERS if args.style == 'rammers' else USUAL

    def answer_choice(self, prompt):
        ids = [o['id'] for o in prompt['options'] if o.get('open', True)]
        usual, chance = self.usual.get(prompt['for'], (None, 0))
        if usual in ids and self.random.random() < chance * (0.5 if self.reckless else 1):
            return usual
        common = [i for i in ids if i not in RARE[:1 if self.reckless else None]]
        return self.random.choice(common if common and self.random.random() < 0.9 else ids)

    def answer_card(self, prompt):
        """Cards of a hand are seen by who holds them: a card if there is one, now and then none."""
        seen = self.table.say(do='state', viewer=prompt['who'])['prompt']
        ids = [o['id'] for o in seen['options'] if o.get('open', True)]
        cards = [i for i in ids if i != 'none']
        return self.random.choice(cards) if cards and (len(cards) == len(ids) or self.random.random() < 0.7) else 'none'

    def answer_ships(self, prompt):
        few = prompt['for'] in ('stragglers', 'scuttle-prizes')
        n = self.random.randint(prompt['least'], min(prompt['most'], len(prompt['ships'])))
        return self.random.sample(prompt['ships'], prompt['least'] if few and self.random.random() < 0.8 else n)

    def answer_reroll(self, prompt):
        if self.random.random() < 0.3:
            return {'choice': 'keep'} | ({'until': 'told'} if self.random.random() < 0.2 else {})
        uses = [o['id'] for o in prompt['options'] if o['id'].startswith('use-')][0]
        return {'choice': uses} | ({'die': self.random.randint(1, prompt['dice_to_pick'])} if prompt.get('dice_to_pick') else {})

    def count_anew(self, prompt):
        """Now and then a volley has another number of dice, by hand."""
        key, count = prompt.get('dice_by_hand'), prompt['count']
        if not self.volleys or key is None or self.random.random() > 0.3:
            return prompt
        return self.table.say(do='override', set={key: max(1, count + self.random.choice([-1, 1, 2]))},
                              why='the arc was measured anew')['prompt']

    def answer(self, prompt):
        kind = prompt['kind']
        if kind == 'dice':
            prompt = self.count_anew(prompt)
            return self.answer_dice(prompt)
        if prompt['for'].startswith('reroll'):
            return self.answer_reroll(prompt)
        if kind == 'choice':
            return {'choice': self.answer_choice(prompt)}
        if kind == 'card':
            return {'card': self.answer_card(prompt)}
        if kind == 'number':
            if prompt['for'] == 'sections':
                return {'number': self.random.choice([0, 6])}
            return {'number': self.random.randint(prompt['lowest'], min(prompt['highest'], prompt['lowest'] + 3))}
        if kind == 'inches':
            return {'inches': self.random.choice([prompt['lowest'], prompt['highest']])}
        if kind == 'ship':
            enemies = [s for s in prompt['ships'] if prompt.get('ship') and s[0] != prompt['ship'][0]]
            return {'ship': self.random.choice(enemies if enemies and self.random.random() < 0.9 else prompt['ships'])}
        if kind == 'ships':
            return {'ships': self.answer_ships(prompt)}
        if kind == 'confirm':
            return {'confirm': self.random.random() < (0.3 if prompt['for'] == 'into-wind' else 0.8)}
        sys.exit(f'no captain knows how to answer {prompt}')


class ManOWarMeddler(Meddler):
    note_text, note_rule = 'The template was laid twice.', 'MW-CMB-03'

    def override(self):
        what = self.random.choice([{'crew': 2}, {'hull': 3}, {'hull': 2}, {'no_move': 1}, {'aground': 1}])
        return self.table.ask(do='override', ship=self.in_play()['id'], set=what, why='as it stood on the table')


def rosters(text):
    names, fleets = iter(NAMES * 4), []
    for half in text.split(';'):
        head, ships = half.split(':')
        name, _, race = head.strip().partition('/')
        bought = []
        for word in ships.split():
            number, _, kind = word.partition('*') if word[0].isdigit() else ('1', '', word)
            for _ in range(int(number)):
                kind, *characters = kind.split('+')
                bought.append({'name': next(names), 'class': kind.rstrip('*')} | ({'flagship': True} if kind.endswith('*') else {})
                              | ({'characters': [{'character': c} for c in characters]} if characters else {}))
        fleets.append({'name': name, 'player': f"{name}'s captain", 'ships': bought} | ({'faction': race} if race else {}))
    named = {}
    for fleet in fleets:
        for ship in fleet['ships']:
            named[ship['name']] = named.get(ship['name'], 0) + 1
            if named[ship['name']] > 1:
                ship['name'] += ' ' + 'I' * named[ship['name']]
    return fleets


def play(table, args):
    fleets = rosters(args.fleets)
    captains, meddler = ManOWarCaptains(table, args), ManOWarMeddler(table, args, [f['name'] for f in fleets])
    content = {}
    if args.content:
        with open(args.content, encoding='utf-8') as file:
            document = json.load(file)
        table.say(do='content-import', document=document)
        content = {'content': document['name']}
    reply = table.say(do='new', ruleset='man-o-war', dice=args.dice, fleets=fleets, options=args.options, **content)
    return reply['game'], fight(table, args, captains, meddler, reply['prompt'])


def main():
    told = parser(__doc__)
    told.add_argument('--fleets', default='Red:EX-MOW-1* EX-IND-1;Blue:EX-MOW-1* EX-IND-1')
    told.add_argument('--content', help='a content set that is played with')
    told.add_argument('--style', choices=list(STYLES), default='gunners')
    told.add_argument('--volleys', action='store_true', help='they set dice of volleys by hand')
    told.add_argument('--reckless', action='store_true', help='they run into things, and aim at what is in the way')
    record(told.parse_args(), play)


if __name__ == '__main__':
    main()
