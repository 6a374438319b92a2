#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: mark.py RULESET.json HEADER

Writes the words of a stock set as C strings that are marked for gettext, in the context "stock set". Nothing is compiled from them:
po/POTFILES names the header, and src/words translates the words of a set that is the stock one."""
import json
import sys

WORDS = {'name', 'text', 'counters', 'special', 'critical_name', 'hint_boarded', 'hint_end', 'hint_fire', 'hint_ram'}


def words(part, where=''):
    """(what it is, text) of every word of @part; ships' own names, in fleets, stay as they are."""
    if isinstance(part, list):
        for row in part:
            yield from words(row, where)
    elif isinstance(part, dict):
        for member, value in part.items():
            if member in WORDS and isinstance(value, str):
                yield f'{where}: {member}', value
            elif member != 'fleets':
                yield from words(value, f'{where}, {member}'.strip(', '))


def guns(content):
    """Guns without a name are called by their location and weapon, as in src/rulesets/man-o-war/content/names.c."""
    weapons = {row['id']: row['name'] for row in content['weapons']}
    for ship in content['ships'] + content['monsters'] + content['flyers']:
        for location in ship.get('locations', []):
            for row in location.get('guns', []):
                if 'name' not in row:
                    yield f'guns of {ship["name"]}: location, weapon', \
                        f'{location["name"]}: {weapons[row.get("weapon", content["general"]["cannon"])]}'


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        content = json.load(file)
    with open(sys.argv[2], 'w', encoding='utf-8') as file:
        file.write('/* SPDX-License-Identifier: GPL-3.0-or-later */\n')
        for what, text in [*words(content), *guns(content)]:
            file.write(f'/* Translators: {what}\n   xgettext:no-c-format */\nNC_ ("stock set", {json.dumps(text, ensure_ascii=False)})\n')


if __name__ == '__main__':
    main()
