#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts what it takes to enter a fleet of six classes, three weapons and a critical table (six-classes.txt), and checks that
docs/content.md says so.

usage: entry-effort.py CROSSBONES-CLI DOCUMENT TEXT

In the editor a value takes a press for each of its characters and one to go on, a choice two, and a form two more, to add and to
leave it. Codes come by themselves, and so does what a new row begins with. A copy of the row before takes two presses, and only
what differs is entered. In a text each character is a press."""
import json
import os
import subprocess
import sys
import tempfile

CHOICES = ('class', 'facing', 'weapon', 'code', 'when', 'column', 'aim')
COUNTED = ('ships', 'weapons', 'criticals')


def run(cli, *arguments):
    return subprocess.run([cli, 'content', *arguments], check=True, capture_output=True, text=True,
                          env=dict(os.environ, LC_ALL='C.UTF-8')).stdout


def values(row, path=()):
    """The path of each value and of each row within, and what it is."""
    for key, value in row.items():
        if key in ('id', 'origin'):
            continue
        if isinstance(value, list):
            for i, inner in enumerate(value):
                yield (*path, key, i), None
                yield from values(inner, (*path, key, i))
        else:
            yield (*path, key), value


def presses(path, value):
    if value is None:
        return 2
    if path[-1] in CHOICES or path[-1].startswith('face_') or isinstance(value, bool):
        return 2
    return len(f'{value:g}' if isinstance(value, float) else str(value)) + 1


def by_hand(rows):
    return sum(2 + sum(presses(*one) for one in values(row)) for row in rows)


def by_copies(rows):
    """Each row is made anew or is a copy of the one before, whichever is less."""
    total, last = 0, {}
    for row in rows:
        now = dict(values(row))
        changed = sum(presses(path, value) for path, value in now.items() if path not in last or last[path] != value)
        gone = sum(2 for path in last if path not in now)
        total += 2 + min(changed + gone, sum(presses(*one) for one in now.items()))
        last = now
    return total


def main():
    cli, document, text = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, 'effort.sqlite')
        said = run(cli, 'import', '--database', database, '--text', text)
        exported = os.path.join(folder, 'set.json')
        run(cli, 'export', '--database', database, '--output', exported, 'six-classes')
        playable = run(cli, 'check', exported)
        with open(exported, encoding='utf-8') as file:
            rows = json.load(file)
    own = {key: [row for row in rows[key] if 'origin' in row] for key in COUNTED}
    everything = [row for key in COUNTED for row in own[key]]
    n_values = sum(value is not None for row in everything for _, value in values(row))
    n_forms = len(everything) + sum(value is None for row in everything for _, value in values(row))
    hand = by_hand(everything)
    copied = sum(by_copies(own[key]) for key in COUNTED)
    with open(text, encoding='utf-8') as file:
        typed = len(file.read().strip())
    sentence = (f'{n_values} values in {n_forms} forms: {hand:,} presses by hand, {copied:,} with copies of rows, '
                f'{typed:,} as a text')
    with open(document, encoding='utf-8') as file:
        written = ' '.join(file.read().split())
    checks = [
        ('the whole text is understood', 'understood' not in said, said),
        ('it makes six classes, three weapons and a critical table',
         tuple(len(own[key]) for key in COUNTED) == (6, 3, 3), str({k: len(v) for k, v in own.items()})),
        ('which can be played', 'can be played' in playable, playable),
        ('and the document says what that takes', sentence in written, f'it should say: {sentence}'),
    ]
    for number, (what, holds, why) in enumerate(checks, 1):
        print('ok' if holds else 'not ok', number, what)
        if not holds:
            print('#', why.strip().replace('\n', '\n# '))
    print(f'1..{len(checks)}')
    sys.exit(not all(holds for _, holds, _ in checks))


main()
