# SPDX-License-Identifier: GPL-3.0-or-later
"""Battles of every system and requests of every verb, for tests that kill, spoil and move things."""
import json
import os
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, '..', 'bench'), os.path.join(HERE, '..', 'style')]

from battle import Player  # noqa: E402


def two(ships, **more):
    return [{'name': name, 'ships': [{'name': f'{name} {i}', **ship} for i, ship in enumerate(ships)], **more}
            for name in ('Red', 'Blue')]


GAMES = {
    'black-spot': {'preset': 'fantasea', 'fleets': [
        {'name': 'Red', 'faction': 'elves', 'ships': [{'name': 'Fury', 'class': 'frigate', 'flagship': True}]},
        {'name': 'Blue', 'faction': 'undead', 'ships': [{'name': 'Wren', 'class': 'sloop', 'flagship': True}]}],
        'start': {'round': 2, 'wind': 'N', 'order': ['Red', 'Blue'], 'step': 'magic',
                  'cards': [{'card': 'lightning', 'hand': 'Red'}, {'card': 'rum', 'hand': 'Blue'}]}},
    'man-o-war': {'fleets': two([{'class': 'EX-MOW-1'}, {'class': 'EX-IND-1'}]),
                  'start': {'round': 2, 'wind': 'N', 'order': ['Blue', 'Red'], 'step': 'battle'}},
    'naval-duel': {'options': {'nd.fleet_size': 1}, 'fleets': two([{'class': 'ship-of-the-line'}]),
                   'start': {'round': 3, 'order': ['Red', 'Blue'], 'step': 'move'}},
    'dread-pirate': {'fleets': two([{'class': 'sloop'}])},
}

FLEET = {'format': 'crossbones-fleet', 'version': 1, 'ruleset': 'black-spot', 'name': 'Green',
         'ships': [{'name': 'Asp', 'class': 'frigate', 'flagship': True}]}
OTHER = dict(FLEET, notes='For Friday')

# Requests that do not depend on how the battle stands.
STANDING = [
    {'do': 'rulesets', 'ruleset': 'null'}, {'do': 'games'}, {'do': 'state'}, {'do': 'actions'}, {'do': 'log'}, {'do': 'report'}, {'do': 'journal'},
    {'do': 'odds', 'budget_ms': 5}, {'do': 'rule', 'words': 'ram'},
    {'do': 'content-schema', 'ruleset': 'man-o-war'}, {'do': 'content-list', 'ruleset': 'man-o-war'},
    {'do': 'content-copy', 'ruleset': 'man-o-war', 'name': 'Grey'}, {'do': 'content-show', 'ruleset': 'man-o-war', 'content': 'Grey'},
    {'do': 'content-check', 'ruleset': 'man-o-war', 'content': 'Grey'},
    {'do': 'content-insert', 'ruleset': 'man-o-war', 'content': 'Grey', 'section': 'races', 'values': {'id': 'REED', 'name': 'Reed'}},
    {'do': 'content-put', 'ruleset': 'man-o-war', 'content': 'Grey', 'section': 'general', 'values': {'critical_dice': '2d6'}},
    {'do': 'content-remove', 'ruleset': 'man-o-war', 'content': 'Grey', 'section': 'races', 'row': 2},
    {'do': 'content-merge', 'ruleset': 'man-o-war', 'content': 'Grey', 'from': 'stock', 'section': 'ships', 'rows': [1],
     'on_clash': 'rename'},
    {'do': 'content-rename', 'ruleset': 'man-o-war', 'content': 'Grey', 'name': 'Green'},
    {'do': 'content-read', 'ruleset': 'man-o-war', 'name': 'Read', 'text': ['Punt (independent), 90 points\nCrew: 4\n']},
    {'do': 'content-frame', 'ruleset': 'man-o-war', 'name': 'Frame', 'slots': 'ships=2'},
    {'do': 'content-import', 'ruleset': 'man-o-war', 'document': {}}, {'do': 'content-delete', 'ruleset': 'man-o-war', 'content': 'Frame'},
    {'do': 'fleet-import', 'document': FLEET}, {'do': 'fleet-list'}, {'do': 'fleet-show', 'kept': 1}, {'do': 'fleet-check', 'kept': 1},
    {'do': 'fleet-put', 'kept': 1, 'document': OTHER}, {'do': 'fleet-undo', 'kept': 1}, {'do': 'fleet-redo', 'kept': 1},
    {'do': 'fleet-copy', 'kept': 1}, {'do': 'fleet-archive', 'kept': 1, 'archived': True}, {'do': 'fleet-roll', 'kept': 1},
    {'do': 'fleet-battles', 'kept': 1}, {'do': 'fleet-analysis', 'kept': 1, 'against': 2}, {'do': 'fleet-keep', 'fleet': 'Red', 'as': 'new'},
    {'do': 'fleet-delete', 'kept': 2, 'confirm': True},
    {'do': 'note', 'text': 'the tide turns'}, {'do': 'free-roll', 'count': 2, 'sides': 6}, {'do': 'dice', 'fleet': 'Red', 'dice': 'app'},
    {'do': 'undo', 'agreed': ['Red', 'Blue']}, {'do': 'redo'}, {'do': 'ask-again', 'fleet': 'Red'},
    {'do': 'override', 'set': {'round': 4}, 'why': 'we forgot'}, {'do': 'amend', 'seq': 3, 'dice': [2], 'agreed': ['Red', 'Blue']},
    {'do': 'set-option', 'key': 'edition', 'value': 1, 'agreed': ['Red', 'Blue']},
    {'do': 'copy'}, {'do': 'rename', 'game': 2, 'title': 'Friday'}, {'do': 'archive', 'game': 2}, {'do': 'remove', 'game': 2, 'confirm': True}, {'do': 'rematch'}, {'do': 'open', 'game': 1}, {'do': 'close'},
]


def new_game(system):
    return {'do': 'new', 'ruleset': system, 'dice': 'real', **GAMES[system]}


class Lost(Exception):
    """Something is not what it must be."""


class Cli:
    def __init__(self, program, database=None, **how):
        self.process = subprocess.Popen([program, 'table'] + (['--database', database] if database else []), text=True, bufsize=1, errors='backslashreplace',
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **how)

    def say(self, request):
        """The reply, whatever it is."""
        try:
            self.process.stdin.write(json.dumps(request) + '\n')
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ''
        if not line:
            raise Lost(f'{request}: the program ended with {self.process.wait()}: {self.process.stderr.read()}')
        return json.loads(line)

    def done(self, request):
        reply = self.say(request)
        if not reply['ok']:
            raise Lost(f'{request}: {reply["error"]["message"]}')
        return reply

    def kill(self, request=None, after=0):
        """Kills it, so many seconds after it was sent a request. Returns the reply that it gave before it died."""
        if request is not None:
            self.process.stdin.write(json.dumps(request) + '\n')
            time.sleep(after)
        self.process.kill()
        rest = self.process.stdout.read()
        self.close()
        return json.loads(rest) if rest.endswith('\n') else None

    def close(self):
        """Lets it end. Returns how it did, and what it said about that."""
        for pipe in (self.process.stdin, self.process.stdout):
            pipe.close()
        said = self.process.stderr.read()
        self.process.stderr.close()
        return self.process.wait(), said


class Captain(Player):
    """Answers what any system asks, as well as possible; a refusal does no harm."""

    def answer_for(self, cli, prompt):
        viewer = {}
        if 'secret' in prompt:
            viewer = {'viewer': prompt['who']}
            prompt = cli.done({'do': 'actions', **viewer})['prompt']
        if prompt['kind'] == 'effects':
            return {'do': 'answer', 'effects': [{'ship': ship, 'effect': prompt['effects'][0]['id']}
                                                for ship in prompt['ships'][:prompt['least']]]}
        if prompt['kind'] == 'square':
            return {'do': 'answer', 'square': self.random.choice(prompt['squares'])}
        if prompt['kind'] == 'card' and not prompt.get('options'):
            return {'do': 'answer', 'roll': True}
        return {**self.answer(prompt), **viewer}

    def next(self, cli, system):
        """The next request of a battle that goes on."""
        reply = cli.say({'do': 'actions'})
        if not reply['ok']:
            return new_game(system)
        if reply['prompt']:
            return self.answer_for(cli, reply['prompt'])
        return self.action(reply['actions']) or new_game(system)
