#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the tables of docs/content.md are what the schema says.

usage: content-doc.py CROSSBONES-CLI DOCUMENT          checks them (TAP)
       content-doc.py --renew CROSSBONES-CLI DOCUMENT  writes them

Everything below the line MARK is generated from the reply to {"do":"content-schema"}."""
import json
import os
import subprocess
import sys

MARK = '<!-- Everything below is generated from the schema: tests/cli/content-doc.py --renew -->'
RULESET = 'man-o-war'
KINDS = {'id': 'code', 'text': 'text', 'number': 'whole number', 'inches': 'inches', 'points': 'points',
         'switch': '`true`, `false`', 'dice': 'dice'}


def schema(cli):
    reply = subprocess.run([cli, 'table', '--database', ':memory:'], check=True, capture_output=True, text=True,
                           input=json.dumps({'do': 'content-schema', 'ruleset': RULESET}) + '\n',
                           env=dict(os.environ, LC_ALL='C.UTF-8')).stdout
    return json.loads(reply)['sections']


def listed(values):
    return ', '.join(f'`{value}`' for value in values)


def number(value):
    return f'{value:g}'


def kind(field):
    what = field['kind']
    if what == 'choice':
        return 'one of ' + listed(field['values'])
    if what == 'row':
        return f'a code of `{field["of"]}`' + (f', or {listed(field["values"])}' if 'values' in field else '')
    if what == 'rows':
        return f'list, {field["least"]} to {field["most"]}: see below'
    if what in ('number', 'inches', 'points'):
        return f'{KINDS[what]}, {number(field["least"])} to {number(field["most"])}'
    return KINDS[what]


def table(fields):
    yield '| field | | |'
    yield '| --- | --- | --- |'
    for field in fields:
        must = '' if field['optional'] else ', required'
        yield f'| `{field["key"]}` | {kind(field)}{must} | {field["name"]}: {field["text"]} |'
    yield ''


def inner(fields, path, seen):
    """The tables within rows, each written once."""
    for field in fields:
        if field['kind'] != 'rows':
            continue
        keys = tuple(inside['key'] for inside in field['fields'])
        where = f'{path}.{field["key"]}'
        if keys in seen:
            yield f'`{where}`: as `{seen[keys]}`.'
            yield ''
            continue
        seen[keys] = where
        yield f'### `{where}`'
        yield ''
        yield from table(field['fields'])
        yield from inner(field['fields'], where, seen)


def document(sections):
    seen = {}
    for section in sections:
        many = 'one object' if section['single'] else f'a list, {section["least"]} to {section["most"]}'
        yield f'## `{section["key"]}`'
        yield ''
        family = '' if section['family'] == section['key'] else f' Its codes are of the family `{section["family"]}`.'
        yield f'{section["text"]}: {many}.{family}'
        yield ''
        yield from table(section['fields'])
        yield from inner(section['fields'], section['key'], seen)


def main():
    renew = sys.argv[1] == '--renew'
    cli, path = sys.argv[2:4] if renew else sys.argv[1:3]
    with open(path, encoding='utf-8') as file:
        written = file.read()
    head = written[:written.index(MARK) + len(MARK)]
    made = head + '\n\n' + '\n'.join(document(schema(cli))).rstrip('\n') + '\n'
    if renew:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(made)
        return 0
    print('1..1')
    print('ok 1 the tables of docs/content.md' if made == written
          else 'not ok 1 the tables of docs/content.md are not what the schema says: tests/cli/content-doc.py --renew')
    return made != written


sys.exit(main())
