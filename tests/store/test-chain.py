#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Recomputes the hash chain of a database as the comment in data/schema says, and nothing else."""
import hashlib
import os
import sqlite3
import subprocess
import sys
import tempfile

COLUMNS = ('seq kind at verb ship other fleet refers agreed ask rule subject ordinal source answer '
           'changes text ruling').split()


def counted(value):
    if value is None:
        return b'-'
    text = str(value).encode()
    return b'%d:%s' % (len(text), text)


def digest(before, values):
    return hashlib.sha256(before + b''.join(map(counted, values))).digest()


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'battles.db')
        subprocess.run([sys.argv[1], path], check=True)
        database = sqlite3.connect(path)
        games = database.execute('SELECT id, ruleset, edition, rules_version, content, setup, commitment'
                                 ' FROM games JOIN secret_setups ON game = id').fetchall()
        print(f'1..{2 * len(games) + 1}')
        print('ok 1 - there are games' if games else 'not ok 1 - there are games')
        for number, (game, *setup) in enumerate(games):
            previous = digest(b'', setup)
            rows = database.execute(f'SELECT {", ".join(COLUMNS)}, hash FROM secret_journal WHERE game = ? ORDER BY seq',
                                    (game,)).fetchall()
            wrong = None
            for *row, stored in rows:
                previous = digest(previous, row)
                if wrong is None and previous != stored:
                    wrong = row[0]
            print('ok' if wrong is None and len(rows) > 100 else f'not ok (entry {wrong})',
                  2 * number + 2, f'- the chain of game {game}')
            seed, = database.execute('SELECT seed FROM secret_seeds WHERE game = ?', (game,)).fetchone()
            print('ok' if hashlib.sha256(seed).hexdigest() == setup[-1] else 'not ok',
                  2 * number + 3, f'- the commitment of game {game}')


main()
