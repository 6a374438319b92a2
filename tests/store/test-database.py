#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: test-database.py CROSSBONES-CLI GAMES DOCUMENT VIEWS

docs/database.md names every table, view and column that there is, and no other. The views say what the tables say, and
"stats" says what the views and the reports of all battles say."""
import csv
import io
import os
import re
import sqlite3
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'style'))

from tap import Tap  # noqa: E402

BATTLES = ('two-fleets-gunnery-app-dice.json', 'undead-and-goblinoids.json', 'real-cards.json')


def run(cli, *arguments):
    return subprocess.run([cli, *arguments], capture_output=True, text=True, check=True).stdout


def documented(path):
    """{table: {column: meaning}} of the document."""
    with open(path, encoding='utf-8') as file:
        text = file.read()
    found = {}
    for name, section in re.findall(r'^### `(\w+)`\n(.*?)(?=^##|\Z)', text, re.M | re.S):
        found[name] = dict(re.findall(r'^\| `(\w+)` \| (.*) \|$', section, re.M))
    return found


def there(database):
    names = [name for name, in database.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " UNION SELECT name FROM sqlite_temp_schema WHERE type = 'view'")]
    return {name: {row[1] for row in database.execute(f'PRAGMA table_info ({name})')} for name in names}


def agrees(database, path):
    doc, real = documented(path), there(database)
    for name in sorted(set(doc) ^ set(real)):
        yield f'{name} is ' + ('not there' if name in doc else 'not in the document')
    for name in set(doc) & set(real):
        for column in sorted(set(doc[name]) ^ real[name]):
            yield f'{name}.{column} is ' + ('not there' if column in doc[name] else 'not in the document')
        for column, meaning in doc[name].items():
            if len(meaning) < 5:
                yield f'{name}.{column} has no meaning'


def views_say(database):
    results = database.execute('SELECT game, number, result FROM battle_results').fetchall()
    for game, over, winner in database.execute('SELECT game, over, winner FROM live_table'):
        for battle, number, result in results:
            if battle != game:
                continue
            wanted = 'going on' if not over else 'drawn' if winner is None else 'won' if winner == number else 'lost'
            if result != wanted:
                yield f'battle {game}, fleet {number}: {result}, not {wanted}'
    if len(results) != database.execute('SELECT count(*) FROM live_fleets').fetchone()[0]:
        yield 'not every fleet has a result'
    won = database.execute("SELECT count(*) FROM battle_results WHERE result = 'won'").fetchone()[0]
    for view in ('captain_records', 'fleet_records'):
        if database.execute(f'SELECT sum(won) FROM {view}').fetchone()[0] != won or won == 0:
            yield f'{view} counts other victories'
    dice = sum(len(answer.split()) for answer, in database.execute(
        "SELECT answer FROM secret_journal WHERE ask = 'dice' AND answer <> ''"))
    if database.execute('SELECT sum(times) FROM faces').fetchone()[0] != dice or dice == 0:
        yield 'faces does not count every die'


def rows_of(text, title):
    """The rows of a table of the text, as lists of cells."""
    lines = re.search(rf'^{title}\n(.*?)(?:\n\n|\Z)', text, re.M | re.S)[1].splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith('Captain'))
    return [re.split(r'  +', line) for line in lines[start + 1:]]


def stats_say(cli, path, database):
    said = run(cli, 'stats', '--database', path)
    for captain, _, battles, won, drawn, lost, *_ in rows_of(said, 'Battles'):
        record = database.execute('SELECT battles, won, drawn, lost FROM captain_records WHERE captain = ?', [captain]).fetchone()
        if not record:
            continue
        summed = [sum(int(row[at]) for row in rows_of(said, 'Battles') if row[0] == captain) for at in (2, 3, 4, 5)]
        if summed != list(record):
            yield f'{captain}: {summed}, the view says {record}'
    thrown, rolls = 0, 0
    for game, in database.execute('SELECT id FROM games'):
        for row in csv.DictReader(io.StringIO(run(cli, 'report', '--csv', '-d', path, str(game)), newline='')):
            if row['fleet'] and row['counted'] == 'hits':
                thrown += int(row['thrown'])
                rolls += 1
    luck = [row for row in rows_of(said, 'Luck') if row[2] == 'hits']
    if (sum(int(row[5]) for row in luck), sum(int(row[3]) for row in luck)) != (thrown, rolls) or thrown == 0:
        yield f'the luck of all is not that of the reports: {thrown} hits in {rolls} throws'
    real = database.execute("SELECT sum(times) FROM faces WHERE source = 'table' AND rule IS NOT NULL").fetchone()[0]
    dice = rows_of(said, 'Real dice')
    if not dice or sum(int(row[3]) for row in dice) > real:
        yield 'there are more real dice than were entered'
    for row in dice:
        if sum(map(int, row[2].split())) != int(row[3]):
            yield f'{row[0]}: the faces are not all dice'


def filters_work(cli, path, database):
    captain = database.execute("SELECT captain FROM battle_results WHERE captain <> ''").fetchone()[0]
    one = run(cli, 'stats', '--captain', captain.upper(), '--database', path)
    if {row[0] for row in rows_of(one, 'Battles')} != {captain}:
        yield 'another captain is told of'
    if {row[1] for row in rows_of(run(cli, 'stats', '--fleet', 'red', '--database', path), 'Battles')} != {'Red'}:
        yield 'another fleet is told of'
    for game, in database.execute('SELECT DISTINCT ruleset FROM games').fetchall():
        told = sum(int(row[2]) for row in rows_of(run(cli, 'stats', '--system', game, '--database', path), 'Battles'))
        if told != database.execute('SELECT count (*) FROM battle_results WHERE ruleset = ?', [game]).fetchone()[0]:
            yield f'the battles of {game} are others'
    if subprocess.run([cli, 'stats', '--system', 'chess', '--database', path], capture_output=True, check=False).returncode != 2:
        yield 'that is no rule system'
    if not run(cli, 'stats', '--since', '2999-01-01', '--database', path).startswith('0 battles'):
        yield 'battles before that day are told of'
    if subprocess.run([cli, 'stats', '--since', 'yesterday', '--database', path], capture_output=True, check=False).returncode != 2:
        yield 'that is no day'


def main(cli, games, document, views):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'battles.db')
        for name in BATTLES:
            run(cli, 'import', os.path.join(games, name), '--database', path)
        database = sqlite3.connect(f'file:{path}?mode=ro', uri=True)
        with open(views, encoding='utf-8') as file:
            database.executescript(file.read())
        tap.check('the document and the database agree', agrees(database, document))
        tap.check('the views say what the tables say', views_say(database))
        tap.check('stats says what the views and the reports say', stats_say(cli, path, database))
        tap.check('stats tells of what was asked for', filters_work(cli, path, database))
        database.close()
    tap.end()


main(*sys.argv[1:])
