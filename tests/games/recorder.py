# SPDX-License-Identifier: GPL-3.0-or-later
"""What the recorders of every rule system share: a table, captains who take what is open, people who meddle, and the
fight until somebody has won. Decisions and real dice come from a seed; what the app rolls and draws does not."""
import argparse
import json
import random
import subprocess
import sys
import tempfile

# Given to the ships of all fleets in turn.
NAMES = ('Fury Dauntless Kestrel Marigold Tempest Gannet Vigilant Halcyon Petrel Resolute Sparrow Thistle Albion '
         'Cormorant Brazen Lark Orion Seahorse Wasp Boreas Curlew Druid Egret Falcon Griffin Heron Ibis Juno').split()


class Table:
    def __init__(self, cli, database, words=()):
        self.words = words
        self.cli = subprocess.Popen([cli, 'table', '--database', database], text=True,
                                    stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, **request):
        if request['do'] == 'new':
            request['words'] = self.words
        self.cli.stdin.write(json.dumps(request) + '\n')
        self.cli.stdin.flush()
        return json.loads(self.cli.stdout.readline())

    def say(self, **request):
        reply = self.ask(**request)
        if not reply['ok']:
            sys.exit(f'{request}\nwas refused: {reply["error"]}; state: {self.ask(do="state")["prompt"]}')
        return reply

    def close(self):
        self.cli.stdin.close()
        self.cli.wait()


class Captains:
    """They answer what they are asked, and start what is open, as eagerly as is said of it."""

    def __init__(self, table, args, eager):
        self.table = table
        self.app_dice = args.dice == 'app'
        self.eager = eager
        self.random = random.Random(args.seed)

    def answer(self, prompt):
        raise NotImplementedError

    def answer_dice(self, prompt):
        if self.app_dice:
            return {'roll': True}
        return {'dice': [self.random.randint(1, prompt['sides']) for _ in range(prompt['count'])]}

    def choose(self, actions):
        able = [a for a in actions if a['open'] and self.eager.get(a['action'], 0) > 0]
        return self.random.choices(able, [self.eager[a['action']] for a in able])[0]

    def start(self, action):
        names = {k: action[k] for k in ('action', 'ship', 'fleet') if action.get(k) is not None}
        return self.table.say(do='start', **names)['prompt']

    def open(self):
        return self.table.say(do='actions')['actions']

    def step(self, prompt):
        if prompt is None:
            return self.start(self.choose(self.open()))
        viewer = {'viewer': prompt['who']} if 'secret' in prompt else {}
        return self.table.say(do='answer', **viewer, **self.answer(prompt))['prompt']


class Meddler:
    """People at the table: they take things back, set things by hand, argue."""
    note_text = note_rule = None
    often = 0.04

    def __init__(self, table, args, fleets):
        self.table = table
        self.fleets = fleets
        self.random = random.Random(args.seed + 1)

    def undo(self):
        reply = self.table.ask(do='undo', agreed=self.fleets)
        return self.table.ask(do='redo') if reply['ok'] and self.random.random() < 0.5 else reply

    def in_play(self):
        """A ship that is."""
        ships = [s for s in self.table.say(do='state')['state']['ships'] if s['status'][0] == 'in-play']
        return self.random.choice(ships)

    def override(self):
        raise NotImplementedError

    def note(self):
        return self.table.ask(do='note', text=self.note_text, rule=self.note_rule)

    def ways(self):
        return [self.undo, self.undo, self.override, self.note]

    def meddle(self, prompt):
        if self.random.random() > self.often:
            return prompt
        reply = self.random.choice(self.ways())()
        return reply['prompt'] if reply['ok'] else prompt


def fight(table, args, captains, meddler, prompt):
    """To the end, from prompt on; returns the last state."""
    for _ in range(40000):
        if args.meddle:
            prompt = meddler.meddle(prompt)
        state = table.say(do='state')['state']
        if prompt is None and state['over']:
            return state
        if prompt is None and args.concede_in and state['round'] >= args.concede_in:
            table.say(do='start', action='concede', fleet=meddler.fleets[-1])
            prompt = table.say(do='answer', confirm=True)['prompt']
            args.concede_in = 0
        elif prompt is None and args.end_in and state['round'] >= args.end_in:
            table.say(do='start', action='end-battle')
            prompt = table.say(do='answer', confirm=True)['prompt']
        else:
            prompt = captains.step(prompt)
    sys.exit('the battle did not end')


def parser(doc):
    """Of what every recorder is told."""
    self = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    self.add_argument('cli')
    self.add_argument('out')
    self.add_argument('--seed', type=int, default=1)
    self.add_argument('--options', type=json.loads, default={})
    self.add_argument('--dice', choices=['real', 'app'], default='real')
    self.add_argument('--words', nargs='*', default=[], help="the players' words for the app's dice")
    self.add_argument('--meddle', action='store_true', help='people take things back, set things by hand and argue')
    self.add_argument('--concede-in', type=int, default=0, help='the last fleet gives up in this round')
    self.add_argument('--end-in', type=int, default=0, help='all agree to end it in this round')
    return self


def record(args, play, called='turn'):
    """Writes the battle to args.out that play (table, args) fights; it returns the game and its last state."""
    with tempfile.TemporaryDirectory() as folder:
        table = Table(args.cli, f'{folder}/battle.db', args.words)
        game, state = play(table, args)
        seq = table.say(do='state')['seq']
        table.close()
        with open(args.out, 'w', encoding='utf-8') as out:
            subprocess.run([args.cli, 'export', '--database', f'{folder}/battle.db', str(game)], check=True, stdout=out)
    print(f'{args.out}: {seq} entries, {called} {state["round"]}, winner {state["winner"]}')
