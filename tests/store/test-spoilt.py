#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Spoils the database and its WAL in many ways, with a battle of every system in them.

usage: test-spoilt.py CROSSBONES-CLI [FILES]

The program that wrote them was killed, so that much is in the WAL alone. Each file is spoilt once: bits
are turned, pages emptied or exchanged, ends cut off, files taken away. Whatever a battle looks like
afterwards, either it is as it was, or the program says what is wrong, where, and what to do. It never
crashes, and it never shows less than was acknowledged without a word.
"""
import os
import random
import sys
import tempfile

from hardship import GAMES, Captain, Cli, Lost, new_game
from tap import Tap

PARTS = ('', '-wal', '-shm', '-last')
PAGE = 4096
FAST = '/dev/shm' if os.path.isdir('/dev/shm') else None


def make(program, path):
    """Battles of every system; what is known of each."""
    cli, captain = Cli(program, path), Captain(1718)
    battles = {}
    for system in GAMES:
        game = cli.done(new_game(system))['game']
        for _ in range(30):
            request = captain.next(cli, system)
            if request['do'] != 'new':
                cli.say(request)
        battles[game] = look(cli, game)
        cli.done({'do': 'close'})
    cli.kill()
    return battles


def look(cli, game):
    """A battle as it is shown, or the errors about it."""
    opened = cli.say({'do': 'open', 'game': game})
    if not opened['ok']:
        return opened['error']
    state, journal = (cli.say({'do': what}) for what in ('state', 'journal'))
    for reply in (state, journal):
        if not reply['ok']:
            return reply['error']
    return {'seq': opened['seq'], 'state': state['state'], 'journal': journal['journal']}


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def write(path, data):
    with open(path, 'r+b' if os.path.exists(path) else 'wb') as file:
        file.write(data)
        file.truncate()


def turn_bits(data, dice):
    for _ in range(dice.choice((1, 1, 8))):
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)


def empty_page(data, dice):
    at = dice.randrange(len(data)) // PAGE * PAGE
    data[at:at + PAGE] = bytes(len(data[at:at + PAGE]))


def swap_pages(data, dice):
    a, b = (dice.randrange(max(len(data) // PAGE, 1)) * PAGE for _ in range(2))
    data[a:a + PAGE], data[b:b + PAGE] = data[b:b + PAGE], data[a:a + PAGE]


def cut(data, dice):
    del data[dice.randrange(len(data)):]


def lengthen(data, dice):
    data += dice.randbytes(dice.randrange(1, 3 * PAGE))


WAYS = (turn_bits, turn_bits, empty_page, swap_pages, cut, lengthen)


def spoil(path, dice):
    """Spoils the database or its WAL. Returns what was done."""
    part = dice.choice(('', '-wal', '-wal'))
    if dice.random() < 0.05:
        os.remove(path + '-wal')
        return 'no WAL'
    way = dice.choice(WAYS)
    data = bytearray(read(path + part))
    way(data, dice)
    write(path + part, data)
    return f'{way.__name__} of {part or "the database"}'


def complaints_about(error, path):
    """An error says where and what to do."""
    text = error['message']
    if os.path.basename(path) not in text and 'entry' not in text.lower():
        yield f'does not say where: {error}'
    if text.count('.') < 2:
        yield f'does not say what to do: {error}'


def check(program, path, battles, what):
    """Returns how many battles were whole, and complaints."""
    cli, whole, complaints = Cli(program, path), 0, []
    try:
        for game, was in battles.items():
            now = look(cli, game)
            goes_on = cli.say({'do': 'note', 'text': 'still there?'}) if 'code' not in now else None
            if goes_on and not goes_on['ok']:
                now = goes_on['error']
            if 'code' in now:
                complaints += [f'{what}: {text}' for text in complaints_about(now, path)]
            elif now == was:
                whole += 1
            else:
                complaints.append(f'{what}: battle {game} is another, and nobody says so: entry {now["seq"]} of {was["seq"]}')
        cli.close()
    except Lost as lost:
        if '\\x' in str(lost):
            complaints.append(f'{what}: not UTF-8: {lost}')
        if cli.process.poll() == 3:  # the file cannot be opened, and that was said
            said = str(lost)
            complaints += [] if os.path.basename(path) in said and said.count('.') >= 2 else [f'{what}: {said}']
        else:
            complaints.append(f'{what}: {lost}')
    return whole, complaints


def main():
    files = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    dice, tap = random.Random(1718), Tap()
    with tempfile.TemporaryDirectory(dir=FAST) as folder:
        path = os.path.join(folder, 'battles.db')
        battles = make(sys.argv[1], path)
        whole, complaints = 0, []
        tap.check('much is in the WAL alone', [] if os.path.getsize(path + '-wal') > 20 * PAGE else ['no'])
        kept = {part: read(path + part) for part in PARTS}
        for n in range(files):
            for part in PARTS:  # in place: the file "-last" knows its database
                write(path + part, kept[part])
            what = f'{n}: {spoil(path, dice)}' if n else 'unspoilt'
            found, wrong = check(sys.argv[1], path, battles, what)
            if n == 0 and found != len(battles):
                wrong.append('battles were not whole before anything was spoilt')
            whole += found
            complaints += wrong
        tap.check(f'{files} spoilt files with {len(battles)} battles each: whole, or said what is wrong', complaints)
        print(f'# {whole} battles were whole')
        tap.check('some battles were whole, some were not', [] if 0 < whole < files * len(battles) else ['no'])
    tap.end()


main()
