#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: report.py BUILD-FOLDER [--peers]

Measures Crossbones in one run, so that the figures can be compared with each other: what is compared
runs in turns, and the middle of several rounds counts. tools/bench runs this on a release build."""
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from battle import Table, play

HERE = os.path.dirname(os.path.abspath(__file__))
WITH_DISPLAY = os.path.join(HERE, '..', '..', 'tools', 'with-display.sh')
GAMES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'games')
ROUNDS = 9
PEERS = ('gnome-text-editor', 'gnome-calculator')  # beside Crossbones with --peers, where they are installed
BOARDGAME = 'boardgame.io@0.50.2'  # the same, where there is npm


def heading(text):
    print(f'\n{text}', flush=True)


def program(build, *parts):
    return os.path.join(build, *parts)


def run_program(build, name, *args, window=False):
    command = [program(build, 'tests', 'bench', name), *args]
    if window:
        command = [WITH_DISPLAY, '1280x800', *command]
    env = dict(os.environ, GSETTINGS_SCHEMA_DIR=program(build, 'data'))
    ran = subprocess.run(command, check=False, cwd=build, env=env, text=True, stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL if window else None)
    for line in ran.stdout.splitlines():
        if not line.startswith('SpiRegistry '):  # the accessibility bus has something to say, too
            print(line, flush=True)
    if ran.returncode != 0:
        print(f'{name} failed')


def boardgame(scratch):
    """How many moves a game of boardgame.io with 256 ships takes in a second: every state is kept, as Crossbones keeps
    every entry."""
    if shutil.which('npm') is None:
        print('  boardgame.io is not measured: there is no npm.', flush=True)
        return
    folder = os.path.join(scratch, 'boardgame')
    os.mkdir(folder)
    got = subprocess.run(['npm', 'install', '--no-audit', '--no-fund', BOARDGAME], check=False, cwd=folder, text=True,
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    if got.returncode != 0:
        print(f'  boardgame.io is not measured: {(got.stderr.strip() or "npm failed").splitlines()[-1]}', flush=True)
        return
    ran = subprocess.run(['node', os.path.join(HERE, 'boardgame.cjs'), '256', '10000'], check=True, cwd=folder, text=True,
                         stdout=subprocess.PIPE, env=dict(os.environ, NODE_ENV='production'))
    print(f'  {BOARDGAME}, 256 ships, 10,000 moves: {int(ran.stdout):,} moves a second', flush=True)


def launches(build, commands):
    """The figures of startup for each command, one round of each after the other."""
    script = f'for round in $(seq {ROUNDS}); do\n' + ''.join(
        f'echo figures {name} $("{program(build, "tests", "bench", "startup")}" 300 {command} 2>/dev/null)\n'
        for name, command in commands.items()) + 'done\n'
    ran = subprocess.run([WITH_DISPLAY, '1280x800', 'bash', '-c', script], check=True, text=True,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                         env=dict(os.environ, GSETTINGS_SCHEMA_DIR=program(build, 'data')))
    found = {name: [] for name in commands}
    for line in ran.stdout.splitlines():
        if line.startswith('figures '):  # the accessibility bus has something to say, too
            _, name, *figures = line.split()
            found[name].append([float(figure) for figure in figures])
    return {name: [statistics.median(column) for column in zip(*rows)] for name, rows in found.items()}


def first_frame(build, scratch, with_peers):
    heading(f'First frame and memory, resuming a battle of 24 ships (middle of {ROUNDS} rounds)')
    database = os.path.join(scratch, 'resumed.db')
    table = Table(program(build, 'src', 'cli', 'crossbones-cli'), database)
    answers = play(table, 4, 6, 400)
    table.close()
    peers = {name: name for name in PEERS if with_peers and shutil.which(name)}
    figures = launches(build, {
        **peers,
        'empty': program(build, 'tests', 'bench', 'empty-window'),
        'crossbones': f'{program(build, "src", "app", "crossbones")} --database {database} --game 1'})
    columns = ('mapped ms', 'drawn ms', 'whole ms', 'busy ms', 'PSS kB', 'private kB')
    print(f'  {"":<24}' + ''.join(f'{column:>12}' for column in columns))
    for name, label in (('empty', 'empty libadwaita window'), ('crossbones', f'after {answers} answers')):
        print(f'  {label:<24}' + ''.join(f'{figure:>12.1f}' for figure in figures[name]))
    for name in figures.keys() & peers.keys():
        print(f'  {name:<24}' + ''.join(f'{figure:>12.1f}' for figure in figures[name]))
    ratios = [ours / empty for ours, empty in zip(figures['crossbones'], figures['empty'])]
    print(f'  {"ratio":<24}' + ''.join(f'{ratio:>12.2f}' for ratio in ratios), flush=True)


def protocol(build, scratch):
    heading('Table protocol, answers a second (a recorded battle, sent again)')
    cli = program(build, 'src', 'cli', 'crossbones-cli')
    table = Table(cli, ':memory:')
    answers = play(table, 2, 12, 2000)
    table.close()
    script = os.path.join(scratch, 'battle.jsonl')
    said = [line for line in table.said if '"actions"' not in line]  # asked by who looked for something to do
    with open(script, 'w', encoding='utf-8') as file:
        file.write('\n'.join(said) + '\n')
    for label, name in (('in memory', ':memory:'), ('on the disk, each one durable', 'protocol-{}.db')):
        seconds = []
        for number in range(3):
            database = name if name[0] == ':' else os.path.join(scratch, name.format(number))
            with open(script, encoding='utf-8') as lines:
                start = time.monotonic()
                ran = subprocess.run([cli, 'table', '--database', database], stdin=lines, text=True,
                                     stdout=subprocess.PIPE, check=True)
                seconds.append(time.monotonic() - start)
            if '"ok":false' in ran.stdout.replace(' ', ''):
                raise RuntimeError('the battle did not go the same way again')
        print(f'  {label:<32}{answers / statistics.median(seconds):>10.0f}   ({answers} answers among {len(said)} requests)', flush=True)


def tap(build, scratch):
    heading('From a tap to its picture')
    for ships in (6, 64):
        database = os.path.join(scratch, f'tap-{ships}.db')
        table = Table(program(build, 'src', 'cli', 'crossbones-cli'), database)
        play(table, 4, ships, 400)
        table.close()
        print(f'  4 fleets of {ships}:', flush=True)
        run_program(build, 'bench-tap', database, '1', window=True)


def main(build, with_peers):
    # Beside the build, not in /tmp: that may be memory, and what is durable needs a disk.
    with tempfile.TemporaryDirectory(dir=build) as scratch:
        heading('Engine')
        run_program(build, 'bench-engine')
        if with_peers:
            boardgame(scratch)
        heading('Odds')
        run_program(build, 'bench-odds')
        heading('Store')
        run_program(build, 'bench-store')
        heading('Reports')
        run_program(build, 'bench-report', os.path.join(GAMES, 'man-o-war', 'lagoon-prisoners.json'))
        heading('A kept fleet')
        run_program(build, 'bench-fleet', ':memory:', window=True)
        heading('The page of kept fleets')
        run_program(build, 'bench-fleets', window=True)
        heading('A long battle, and many')
        subprocess.run([program(build, 'tests', 'bench', 'soak'), scratch], check=True,
                       env=dict(os.environ, G_SLICE='always-malloc'))
        first_frame(build, scratch, with_peers)
        tap(build, scratch)
        protocol(build, scratch)


main(os.path.abspath(sys.argv[1]), '--peers' in sys.argv)
