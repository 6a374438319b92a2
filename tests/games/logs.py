#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the logs of recorded battles with those that are checked in beside them.

    logs.py [--renew] CLI

The log NAME.log beside NAME.json is the battle as it is told: on the left in few words, on the right in
whole sentences with their dice. Whoever changes a sentence sees here how it reads. With --renew all of them
are written anew, and those of further battles (--renew CLI NAME.json …) begun.
"""
import difflib
import os
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
ENVIRONMENT = dict(os.environ, LC_ALL='C.UTF-8', TZ='UTC')
WIDTH = 36


def tell(cli, game, form):
    done = subprocess.run([cli, 'log', f'--{form}', game], env=ENVIRONMENT, stdout=subprocess.PIPE, check=True,
                          text=True, encoding='utf-8')
    return done.stdout.splitlines()


def in_few_words(line):
    return line.removesuffix(' (undone)').split('  [')[0]


def tell_both(cli, game):
    """The head of the log as it is; behind it each line in both forms."""
    whole, brief = tell(cli, game, 'text'), tell(cli, game, 'brief')
    if len(whole) != len(brief):
        sys.exit(f'{game}: {len(whole)} sentences, and {len(brief)} short forms')
    head = whole.index('', whole.index('') + 1) + 1
    lines = whole[:head]
    for few, all_of_it in zip(brief[head:], whole[head:]):
        lines.append(f'{in_few_words(few):<{WIDTH}}  {all_of_it}'.rstrip())
    return [line + '\n' for line in lines]


def check(cli, log):
    """Whether @log is told as it was; says what is different."""
    expected = log.read_text(encoding='utf-8').splitlines(keepends=True)
    told = tell_both(cli, log.with_suffix('.json'))
    name = str(log.relative_to(FOLDER))
    sys.stdout.writelines(difflib.unified_diff(expected, told, f'{name} as checked in', f'{name} as told now', n=1))
    return told == expected


def main():
    arguments = sys.argv[1:]
    renew = '--renew' in arguments
    cli, *games = [a for a in arguments if a != '--renew']
    logs = sorted(FOLDER.rglob('*.log')) + [pathlib.Path(g).resolve().with_suffix('.log') for g in games]
    if not logs:
        sys.exit(f'there is no log under {FOLDER}')

    if renew:
        for log in logs:
            log.write_text(''.join(tell_both(cli, log.with_suffix('.json'))), encoding='utf-8')
    elif not all([check(cli, log) for log in logs]):
        sys.exit(f'\nThese battles are told otherwise than before. Where that is meant:\n'
                 f'  tests/games/logs.py --renew {os.path.abspath(cli)}\nand read the change before you commit it.')


if __name__ == '__main__':
    main()
