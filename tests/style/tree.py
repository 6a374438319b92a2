# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the project, and what C code looks like to a program that only reads it."""
import functools
import os
import re
import subprocess

# BONES_TOP: another tree, in which faults were planted to see that they are found.
TOP = os.environ.get('BONES_TOP') or os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

# From the lowest: a room sees itself and those before it. The two programs do not see each other. The
# drawn pieces (src/app/drawing) see no other room but src/art.
ROOMS = ['art', 'dice', 'engine', 'rulesets', 'store', 'words', 'content', 'rulebook', 'log', 'table', 'view', 'export', 'print', 'report',
         'protocol',
         'cli', 'app']
PROGRAMS = ('cli', 'app')


@functools.lru_cache(None)
def files():
    """Every file of the project, by its path from the top."""
    listed = subprocess.run(['git', '-C', TOP, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'],
                            capture_output=True)
    if listed.returncode == 0:
        names = listed.stdout.decode().split('\0')
    else:  # not a clone: an archive of it
        names = [os.path.relpath(os.path.join(folder, name), TOP) for folder, _, inside in os.walk(TOP) for name in inside]
        names = [name for name in names if not name.startswith(('build', '.git/')) and '__pycache__' not in name]
    return sorted(n for n in set(names) if n and os.path.isfile(os.path.join(TOP, n)))


def under(*folders, ends=('.c', '.h')):
    return [f for f in files() if f.startswith(tuple(folder + '/' for folder in folders)) and f.endswith(ends)]


@functools.lru_cache(None)
def text(name):
    with open(os.path.join(TOP, name), encoding='utf-8') as file:
        return file.read()


def is_binary(name):
    if name.startswith('tests/fuzz/corpus/'):  # bytes of strangers
        return True
    with open(os.path.join(TOP, name), 'rb') as file:
        return b'\0' in file.read(4096)


@functools.lru_cache(None)
def code(name):
    """The C of a file with its comments blanked out; lines keep their numbers, strings stay."""
    def blank(match):
        found = match.group(0)
        return found if found[0] in '"\'' else re.sub(r'[^\n]', ' ', found)
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', blank, text(name), flags=re.S)


@functools.lru_cache(None)
def bare(name):
    """As code(), with what is inside of strings blanked out as well."""
    return re.sub(r'"(?:\\.|[^"\\\n])*"', lambda m: '"' + ' ' * (len(m.group(0)) - 2) + '"', code(name))


def line_of(name, offset):
    return f'{name}:{text(name).count(chr(10), 0, offset) + 1}'


def room_of(name):
    """"engine" for src/engine/play.c; None outside of src/. The drawn pieces are a room of their own."""
    parts = name.split('/')
    if parts[:3] == ['src', 'app', 'drawing']:
        return 'drawing'
    if parts[:2] == ['src', 'state']:  # a folder of its own, so that include paths can leave it out
        return 'engine'
    return parts[1] if parts[0] == 'src' and len(parts) > 2 else None
