# SPDX-License-Identifier: GPL-3.0-or-later
"""crossbones-cli on the database of a story: it plays a battle up to where the story begins, or is the second
player."""
import json
import subprocess

RED = {'name': 'Red', 'player': 'Anne', 'ships': [
    {'name': 'Revenge', 'class': 'man_o_war', 'flagship': True}, {'name': 'Fury', 'class': 'frigate'},
    {'name': 'Scorpion', 'class': 'frigate'}, {'name': 'Cutlass', 'class': 'sloop'},
    {'name': 'Vixen', 'class': 'sloop'}, {'name': 'Hazard', 'class': 'sloop'}]}
BLUE = {'name': 'Blue', 'player': 'Ben', 'ships': [
    {'name': 'Sovereign', 'class': 'man_o_war', 'flagship': True}, {'name': 'Dauntless', 'class': 'frigate'},
    {'name': 'Resolute', 'class': 'frigate'}, {'name': 'Kestrel', 'class': 'sloop'},
    {'name': 'Halcyon', 'class': 'sloop'}, {'name': 'Wren', 'class': 'sloop'}]}

# A battle in its first round: the wind blows toward the north-east, and Red is the first to give orders.
NEW = {'do': 'new', 'ruleset': 'black-spot', 'edition': '2025',
       'options': {'wind.source': 'physical', 'init.source': 'physical'}, 'fleets': [RED, BLUE]}
BEGUN = [NEW, {'dice': [1]}, {'choice': 'Red'}, {'choice': 'island'}, {'dice': [4]}, {'dice': [5]},
         {'do': 'start', 'action': 'draw-wind'}, {'card': 'NE'}, {'do': 'start', 'action': 'initiative'},
         {'card': 'Red'}]


class Cli:
    def __init__(self, path, database):
        self.path = path
        self.database = database

    def run(self, command, said, *arguments):
        return subprocess.run([self.path, command, '--database', self.database, *arguments], input=said,
                              capture_output=True, text=True, check=True).stdout

    def take_in(self, game):
        """Imports a battle."""
        self.run('import', json.dumps(game), '-')

    def do(self, *requests):
        """Sends requests, all of which must succeed. A request without "do" answers the open question."""
        lines = ''.join(json.dumps(r if 'do' in r else {'do': 'answer', **r}) + '\n' for r in requests)
        replies = [json.loads(line) for line in self.run('table', lines).splitlines()]
        for request, reply in zip(requests, replies, strict=True):
            assert reply['ok'], (request, reply)
        return replies

    def go_on(self, game, *requests):
        """Sends requests for battle number game."""
        return self.do({'do': 'open', 'game': game}, *requests)
