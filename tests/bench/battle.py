# SPDX-License-Identifier: GPL-3.0-or-later
"""A battle played through the table protocol, by a player who takes whatever is open."""
import json
import random
import subprocess

SHIPS = ('sloop', 'frigate', 'man_o_war')


def fleet(name, n):
    return {'name': name, 'ships': [{'name': f'{name} {i + 1}', 'class': SHIPS[i % 3], 'flagship': i == 0}
                                    for i in range(n)]}


def new_game(fleets, ships):
    """Everything is told, nothing is left to the app's chance, so that a battle can be played again."""
    return {'do': 'new', 'ruleset': 'black-spot', 'edition': '2025', 'dice': 'real',
            'options': {'wind.source': 'physical', 'init.source': 'physical', 'fleet.enforce': False, 'victory': 'none'},
            'fleets': [fleet(name, ships) for name in ('Red', 'Blue', 'Gold', 'Green')[:fleets]]}


class Table:
    """crossbones-cli table, and the requests that it was sent."""

    def __init__(self, cli, database):
        self.process = subprocess.Popen([cli, 'table', '--database', database], text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.said = []

    def say(self, request):
        line = json.dumps(request)
        self.said.append(line)
        self.process.stdin.write(line + '\n')
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        if not reply['ok']:
            raise RuntimeError(f'{line}: {reply["error"]["message"]}')
        return reply

    def close(self):
        self.process.stdin.close()
        if self.process.wait() != 0:
            raise RuntimeError('crossbones-cli did not end well')


class Player:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def some(self, prompt, among):
        least, most = prompt.get('least', 1), min(prompt.get('most', 1), len(among))
        return self.random.sample(among, self.random.randint(min(least, most), most))

    def answer(self, prompt):
        """A legal answer to a prompt; rolls are kept."""
        kind, pick = prompt['kind'], self.random
        ids = [option['id'] for option in prompt.get('options', [])]
        if kind == 'dice':
            said = {'dice': [pick.randint(1, prompt['sides']) for _ in range(prompt['count'])]}
        elif kind == 'choice':
            said = {'choice': 'keep' if prompt['for'] == 'reroll' else pick.choice(ids)}
        elif kind == 'choices':
            said = {'choices': self.some(prompt, ids)}
        elif kind == 'card':
            said = {'card': pick.choice(ids)}
        elif kind == 'number':
            said = {'number': pick.randint(prompt['lowest'], prompt['highest'])}
        elif kind == 'inches':
            said = {'inches': pick.randint(int(prompt['lowest'] * 2), int(prompt['highest'] * 2)) / 2}
        elif kind == 'ship':
            said = {'ship': pick.choice(prompt['ships'])}
        elif kind == 'ships':
            said = {'ships': self.some(prompt, prompt['ships'])}
        elif kind == 'targets':
            said = {'targets': [{'ship': ship, 'range': pick.choice(prompt['ranges'])}
                                for ship in self.some(prompt, prompt['ships'])]}
        elif kind == 'confirm':
            said = {'confirm': pick.random() < 0.5}
        else:
            raise RuntimeError(f'no answer to a prompt of kind {kind}')
        return {'do': 'answer', **said}

    def action(self, actions):
        """One of the actions that are open, but none that ends the battle by itself."""
        may = [a for a in actions if a['open'] and a['action'] not in ('concede', 'end-battle', 'withdraw')]
        if not may:
            return None
        chosen = self.random.choice(may)
        return {'do': 'start', **{k: chosen[k] for k in ('action', 'ship', 'fleet') if chosen.get(k) is not None}}


def play(table, fleets, ships, answers, seed=1):
    """Makes a game and plays it for about so many answers, or to its end. Returns how many there were."""
    player, given = Player(seed), 0
    reply = table.say(new_game(fleets, ships))
    while given < answers:
        if reply.get('prompt'):
            reply = table.say(player.answer(reply['prompt']))
            given += 1
            continue
        start = player.action(table.say({'do': 'actions'})['actions'])
        if start is None:
            break
        reply = table.say(start)
    return given
