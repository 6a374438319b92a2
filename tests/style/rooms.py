#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: rooms.py BUILD-FOLDER

What must not compile does not: an include of a room above, and a dropped ask. Each probe is compiled
just as meson compiles the room's own files, so it is the real include path that is put to the test."""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile

from tap import Tap
from tree import PROGRAMS, ROOMS, TOP, room_of, text, under

# Headers of libraries that a room must not even find.
FOREIGN = {'dice': ['gtk/gtk.h', 'adwaita.h', 'json-glib/json-glib.h'],
           'engine': ['gtk/gtk.h', 'adwaita.h', 'json-glib/json-glib.h'],
           'rulesets': ['gtk/gtk.h', 'adwaita.h', 'json-glib/json-glib.h'],
           'store': ['gtk/gtk.h', 'adwaita.h', 'json-glib/json-glib.h'],
           'words': ['gtk/gtk.h', 'adwaita.h', 'json-glib/json-glib.h'],
           'log': ['gtk/gtk.h', 'adwaita.h', 'json-glib/json-glib.h']}
FOREIGN |= {room: ['gtk/gtk.h', 'adwaita.h'] for room in ('art', 'content', 'rulebook', 'table', 'view', 'export', 'print', 'report', 'protocol', 'cli')}

# Rooms below a room that it does not know all the same.
BESIDE = {'words': ['rulesets', 'store'], 'log': ['rulesets', 'store', 'content', 'rulebook'], 'print': ['export'], 'protocol': ['export', 'print'],
          'app': ['protocol']}


def compilers(build):
    """For each room the command that compiles a file of it, without the file: (folder, words)."""
    found = {}
    with open(os.path.join(build, 'compile_commands.json'), encoding='utf-8') as file:
        for command in json.load(file):
            source = os.path.relpath(os.path.join(command['directory'], command['file']), TOP)
            room = room_of(source)
            if room and room not in found:
                words = shlex.split(command['command'])
                for option in ('-o', '-MF', '-MQ', '-c'):
                    if option in words:
                        at = words.index(option)
                        del words[at:at + 2]
                found[room] = (command['directory'], [word for word in words if word != '-MD'])
    return found


def compile_probe(compiler, source):
    """Compiles the text of a file as one of the room. Returns whether it did, and what was said."""
    folder, words = compiler
    with tempfile.TemporaryDirectory() as scratch:
        probe = os.path.join(scratch, 'probe.c')
        with open(probe, 'w', encoding='utf-8') as file:
            file.write(source)
        # -c, not -fsyntax-only: gcc finds a dropped result only while it makes code.
        ran = subprocess.run(words + ['-Werror', '-c', '-o', os.path.join(scratch, 'probe.o'), probe], cwd=folder,
                             capture_output=True, text=True)
    return ran.returncode == 0, ran.stderr


def spellings(name):
    """The ways in which a header may be written in an include: src/app/a/b.h is "a/b.h" or "b.h"."""
    parts = name.split('/')[2:]
    return {'/'.join(parts[at:]) for at in range(len(parts))}


def headers_of(room):
    return sorted(spelling for name in under('src', ends=('.h',)) if room_of(name) == room for spelling in spellings(name))


def above(room):
    if room == 'drawing':
        return [other for other in ROOMS if other != 'art']
    if room in PROGRAMS:
        return [other for other in PROGRAMS if other != room] + BESIDE.get(room, [])
    return ROOMS[ROOMS.index(room) + 1:] + BESIDE.get(room, [])


def seen_from(compiler, headers):
    """Those of the headers that an include would find."""
    probes = ''.join(f'#if __has_include("{header}")\n#error "sees {header}"\n#endif\n' for header in headers)
    _, said = compile_probe(compiler, probes + 'typedef int not_empty;\n')
    return [header for header in headers if f'sees {header}"' in said]


def climbs(room, compiler):
    upper = [header for other in above(room) for header in headers_of(other)] + FOREIGN.get(room, [])
    for header in seen_from(compiler, upper):
        yield f'{room} finds "{header}", which belongs to a room that it must not know'
    own = headers_of(room)
    if own and not seen_from(compiler, own):
        yield f'{room} does not even find its own headers: this check looks in the wrong place'


def include_fails(compiler, header):
    compiled, said = compile_probe(compiler, f'#include "{header}"\ntypedef int not_empty;\n')
    if compiled or header not in said:
        yield f'#include "{header}" ' + ('compiles' if compiled else 'fails for another reason: ' + said)


def dropped_asks(compiler):
    """Each DROP of forgets.c leaves out one ask's result; without any it compiles."""
    source = text('tests/style/forgets.c')
    compiled, said = compile_probe(compiler, source)
    if not compiled:
        yield 'forgets.c should compile as it stands: ' + said
    for drop in range(1, 4 + 1):
        compiled, said = compile_probe(compiler, f'#define DROP {drop}\n' + source)
        if compiled or 'unused-result' not in said:
            yield f'DROP {drop} ' + ('compiles' if compiled else 'fails for another reason: ' + said)


# The rooms that show a battle to people, and headers that bring the state as the rules have it.
SHOWING = ('print', 'protocol', 'app')
BRINGING = ('table-play.h', 'table-private.h', 'table-context.h', 'table-enter.h', 'table-open.h', 'view-context.h', 'view-board.h',
            'view-hands.h', 'view-prompt.h', 'view-ships.h', 'view-staging.h', 'view-tracks.h', 'view-turn.h', 'words-context.h',
            'odds.h', 'roll.h')


def finds_state(compiler):
    """The folder of the state is not in the include path."""
    headers = [name.split('/')[-1] for name in under('src/state', ends=('.h',))]
    if len(headers) < 4:
        yield 'src/state has no headers: this check looks in the wrong place'
    for header in seen_from(compiler, headers + ['state/' + header for header in headers]):
        yield f'finds "{header}"'


def brings_state(compiler, headers):
    """No header that it can include declares the state, or a function that gives it."""
    for header in BRINGING:
        compiled, said = compile_probe(compiler, f'#include "{header}"\ntypedef int not_empty;\n')
        if compiled or not re.search(r'(game|play|replay|journal)\.h: No such file', said) and 'file not found' not in said:
            yield f'#include "{header}" ' + ('compiles' if compiled else 'fails for another reason: ' + said)
    all_of_them = ''.join(f'#include "{header}"\n' for header in headers)
    for what in ('sizeof (BonesGame)', 'sizeof (BonesPlay)', 'sizeof (BonesJournal)', 'sizeof (bones_table_get_play)',
                 'sizeof (bones_table_get_setup)', 'sizeof (bones_table_get_journal)'):
        compiled, _ = compile_probe(compiler, f'{all_of_them}int probe = (int) {what};\n')
        if compiled:
            yield f'{what} compiles'
    compiled, said = compile_probe(compiler, f'{all_of_them}int probe = (int) sizeof (BonesView);\n')
    if not compiled:
        yield 'the probe fails for another reason: ' + said


def climbing_includes():
    """An include path proves nothing where an include climbs out of it."""
    for name in under('src'):
        for header in re.findall(r'^#include "(\.\./[^"]*)"', text(name), re.M):
            yield f'{name} includes "{header}"'


def decisions():
    """The ruleset is asked who may see something in one file."""
    for name in under('src'):
        if name != 'src/engine/who-sees.c' and re.search(r'->(hides|sees_hand) \(', text(name)):
            yield f'{name} decides who may see something: call who-sees.h'


def main(build):
    tap = Tap()
    found = compilers(build)
    for room in ROOMS + ['drawing']:
        tap.check(f'{room} does not see what is above it', climbs(room, found[room]))
    for room, header in (('dice', 'play.h'), ('engine', 'registry.h'), ('engine', 'store.h'), ('engine', 'table.h'),
                         ('rulesets', 'store.h'), ('words', 'store.h'), ('store', 'table.h'), ('table', 'view.h'), ('view', 'protocol.h'),
                         ('app', 'protocol.h'), ('table', 'gtk/gtk.h')):
        tap.check(f'an include of "{header}" does not compile in src/{room}', include_fails(found[room], header))
    for room in SHOWING:
        tap.check(f'{room} does not find the state of the rules', finds_state(found[room]))
        tap.check(f'nothing that {room} can include brings the state of the rules',
                  brings_state(found[room], ('table.h', 'table-find.h', 'view.h', 'answer-form.h', 'what-if.h', 'record-view.h')))
    tap.check('no include climbs out of the include path', climbing_includes())
    tap.check('who may see is decided in one file', decisions())
    tap.check('a dropped ask does not compile', dropped_asks(found['rulesets']))
    tap.end()


main(sys.argv[1])
