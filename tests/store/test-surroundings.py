#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The file is moved, replaced or deleted, cannot be written or is full; there is no HOME; the locale is another; the clock goes
back. Each time the program says what is wrong, where, and what to do, and what it acknowledged is there afterwards.

usage: test-surroundings.py CROSSBONES-CLI CLOCK-BACK.SO
"""
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile

from hardship import FLEET, GAMES, OTHER, Captain, Cli, Lost, new_game
from tap import Tap

PROGRAM, CLOCK_BACK = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])
NOBODY = 65534


def want(condition, what):
    if not condition:
        raise Lost(what)


def says(text, *words):
    """An error says what, where, and what to do."""
    want(text.count('.') >= 2, f'does not say what to do: {text}')
    for word in words:
        want(word in text, f'does not say “{word}”: {text}')


def refused(reply, *words):
    want(not reply['ok'], f'was not refused: {reply}')
    says(reply['error']['message'], *words)


def harmless():
    """Not even root may do everything now."""
    if os.getuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)


class Harbour:
    """A database with a battle of every system, and what was acknowledged."""

    def __init__(self, folder):
        self.folder, self.path = folder, os.path.join(folder, 'battles.db')
        self.captain = Captain(1718)
        cli = Cli(PROGRAM, self.path)
        self.games = {system: cli.done(new_game(system))['game'] for system in GAMES}
        self.seqs = {}
        for system in GAMES:
            self.play(cli, system)
        cli.close()

    def play(self, cli, system, steps=8):
        """Plays on. Returns the first reply that is about the file, if there is one."""
        self.seqs[system] = cli.done({'do': 'open', 'game': self.games[system]})['seq']
        for _ in range(steps):
            request = self.captain.next(cli, system)
            reply = cli.say(request if request['do'] != 'new' else {'do': 'note', 'text': 'calm'})
            if reply['ok']:
                self.seqs[system] = max(self.seqs[system], reply['seq'])
            elif reply['error']['code'] not in ('bad-answer', 'not-open', 'fence', 'nothing'):
                return reply
        return None

    def is_whole(self, **how):
        """Everything that was acknowledged is there, and verifies."""
        cli = Cli(PROGRAM, self.path, **how)
        for system, game in self.games.items():
            seq = cli.done({'do': 'open', 'game': game})['seq']
            want(seq >= self.seqs[system], f'{system}: entry {seq} of {self.seqs[system]}')
            cli.done({'do': 'note', 'text': 'and on'})
        cli.close()
        for game in self.games.values():
            found = subprocess.run([PROGRAM, 'verify', str(game), '--database', self.path], capture_output=True, text=True)
            want(found.returncode == 0, f'{game}: {found.stdout}{found.stderr}')


def while_open(harbour, change, undo, code):
    """The file changes while every battle in turn is open."""
    for system, game in harbour.games.items():
        cli = Cli(PROGRAM, harbour.path)
        cli.done({'do': 'open', 'game': game})
        change()
        reply = cli.say({'do': 'note', 'text': 'where am I?'})
        refused(reply, 'battles.db')
        want(reply['error']['code'] == code, f'{system}: {reply}')
        want(cli.say({'do': 'note', 'text': 'and again'})['ok'] is False, 'went on as if nothing had happened')
        cli.close()
        undo()
    harbour.is_whole()


PARTS = ('', '-wal', '-shm', '-last')


def moved(harbour):
    def there(): os.rename(harbour.path, harbour.path + '.away')
    def back(): os.rename(harbour.path + '.away', harbour.path)
    while_open(harbour, there, back, 'moved')


def deleted(harbour):
    """The name is gone; the file lives on under another, as long as somebody has it open."""
    def there():
        os.link(harbour.path, harbour.path + '.link')
        os.remove(harbour.path)

    def back(): os.rename(harbour.path + '.link', harbour.path)
    while_open(harbour, there, back, 'moved')


def replaced(harbour):
    other = os.path.join(harbour.folder, 'other.db')
    Cli(PROGRAM, other).close()

    def there():
        os.rename(harbour.path, harbour.path + '.away')
        shutil.copy(other, harbour.path)

    def back(): os.replace(harbour.path + '.away', harbour.path)
    while_open(harbour, there, back, 'moved')


def read_only(harbour):
    os.chmod(harbour.folder, 0o555)
    for part in PARTS:
        if os.path.exists(harbour.path + part):
            os.chmod(harbour.path + part, 0o444)
    cli = Cli(PROGRAM, harbour.path, preexec_fn=harmless)
    try:
        reply = cli.say({'do': 'open', 'game': 1})
        if reply['ok']:
            reply = cli.say({'do': 'note', 'text': 'may I?'})
        refused(reply, 'battles.db')
        cli.close()
    except Lost:
        status, said = cli.process.wait(), str(sys.exc_info()[1])
        want(status == 3, f'ended with {status}: {said}')
        says(said, 'battles.db')
    os.chmod(harbour.folder, 0o755)
    for part in PARTS:
        if os.path.exists(harbour.path + part):
            os.chmod(harbour.path + part, 0o644)
    harbour.is_whole()


def full(harbour):
    """No file may grow beyond what it is: as on a disk without room."""
    size = max(os.path.getsize(harbour.path), 1 << 19) + 40000

    def little_room():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    cli = Cli(PROGRAM, harbour.path, preexec_fn=little_room, restore_signals=False)
    reply = None
    for turn in range(400):
        for system in GAMES:
            reply = harbour.play(cli, system, 2)
            if reply is None:
                reply = cli.say({'do': 'note', 'text': 'x' * 3900})
                if reply['ok']:
                    harbour.seqs[system] = max(harbour.seqs[system], reply['seq'])
            if not reply['ok']:
                break
        if reply and not reply['ok']:
            break
    refused(reply, 'battles.db')
    want(reply['error']['code'] in ('full', 'io-error', 'failed'), str(reply))
    cli.close()
    harbour.is_whole()


def run(args, **more):
    return subprocess.run([PROGRAM, *args], capture_output=True, text=True, input='', **more)


def no_home(harbour):
    bare = {k: v for k, v in os.environ.items() if not k.startswith(('HOME', 'XDG_'))}
    for env in (bare, {**bare, 'HOME': ''}, {**bare, 'HOME': '/nowhere/at/all'}, {**bare, 'HOME': '/dev/null'},
                {**bare, 'XDG_DATA_HOME': '/proc/version'}):
        found = run(['games'], env=env, preexec_fn=harmless)
        want(found.returncode in (0, 3), f'ended with {found.returncode}: {found.stderr}')
        if found.returncode == 3:
            says(found.stderr, '/')
        found = run(['games', '--database', harbour.path], env=env)
        want(found.returncode == 0 and 'Red against Blue' in found.stdout, f'needs HOME: {found.stderr}')
    harbour.is_whole()


def locales(harbour):
    """A battle is the same in every language, and names come out as they are."""
    reference = {}
    for name in ('C.UTF-8', 'C', 'POSIX', 'xx_YY.UTF-8', 'tr_TR.UTF-8', 'de_DE.UTF-8', ''):
        env = {**os.environ, 'LC_ALL': name, 'LANGUAGE': 'de:tr'}
        for system, game in harbour.games.items():
            found = run(['export', str(game), '--database', harbour.path], env=env, encoding='utf-8')
            want(found.returncode == 0, f'{name}: {found.stderr}')
            want(reference.setdefault(system, found.stdout) == found.stdout, f'{name}: {system} is exported as another battle')
            want(run(['verify', str(game), '--database', harbour.path], env=env).returncode == 0, f'{name}: {system} does not verify')
        cli = Cli(PROGRAM, harbour.path, env=env, encoding='utf-8')
        cli.done({'do': 'open', 'game': 1})
        want(cli.done({'do': 'note', 'text': 'Zwölf Möwen'})['ok'] and cli.done({'do': 'undo'})['ok'], name)
        cli.close()
        reference.clear()
    harbour.is_whole()


def clock_back(harbour):
    # a preloaded library comes before that of the address sanitizer, which does not like it
    env = {**os.environ, 'LD_PRELOAD': CLOCK_BACK, 'ASAN_OPTIONS': 'verify_asan_link_order=0:detect_leaks=0'}
    cli = Cli(PROGRAM, harbour.path, env=env)
    for system in GAMES:
        want(harbour.play(cli, system, 20) is None, f'{system}: something was refused')
    times = [entry['at'] for entry in cli.done({'do': 'journal'})['journal'] if 'at' in entry]
    kept = cli.done({'do': 'fleet-import', 'document': FLEET})['kept']
    for request in ({'do': 'fleet-put', 'document': OTHER}, {'do': 'fleet-undo'}, {'do': 'fleet-redo'}, {'do': 'fleet-list'}):
        cli.done({**request, 'kept': kept})
    want(cli.done({'do': 'fleet-show', 'kept': kept})['document'].get('notes') == 'For Friday', 'the newest revision is not the last')
    want(times == sorted(times, reverse=True), 'the clock did not go back')
    cli.close()
    for game in harbour.games.values():
        exported = run(['export', str(game), '--database', harbour.path], env=env)
        with open(os.path.join(harbour.folder, 'battle.json'), 'w', encoding='utf-8') as file:
            file.write(exported.stdout)
        found = run(['import', file.name, '--database', harbour.path], env=env)
        want(found.returncode == 0, found.stderr)
    harbour.is_whole(env=env)


def main():
    tap = Tap()
    for case in (moved, deleted, replaced, read_only, full, no_home, locales, clock_back):
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            complaints = []
            try:
                case(Harbour(folder))
            except Lost as lost:
                complaints = [str(lost)]
            os.chmod(folder, 0o755)
            tap.check(case.__name__.replace('_', ' '), complaints)
    tap.end()


main()
