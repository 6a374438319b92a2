#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what the documents say about the code: the files, functions, types and tables that they name exist, the
code that they quote is in the tree, and their links have a target."""
import os
import re

from tap import Tap
from tree import TOP, files, text, under

DOCUMENTS = [name for name in files() if name.endswith('.md')]
ABOUT_CODE = [name for name in ('docs/architecture.md', 'docs/adding-a-rule-system.md', 'CONTRIBUTING.md') if name in files()]
LONGEST_TOUR = 250

# Words in code type that belong to C, GLib or another library.
FOREIGN = re.compile(r'^(g_\w+|G[A-Z]\w+|GError|SELECT|NULL|TRUE|FALSE|gnu17|sqlite3_\w+|json-glib)$')


def without_fences(content):
    return re.sub(r'^```.*?^```', '', content, flags=re.M | re.S)


def spans(name):
    """The words in code type, outside of quoted code."""
    return re.findall(r'`([^`\n]+)`', without_fences(text(name)))


def links_lead_somewhere():
    for name in DOCUMENTS:
        for target in re.findall(r'\]\(([^)#\s]+)(?:#[^)]*)?\)', without_fences(text(name))):
            if not re.match(r'\w+:', target) and not os.path.exists(os.path.join(TOP, os.path.dirname(name), target)):
                yield f'{name}: {target} does not exist'


def files_exist():
    there = files()
    for name in ABOUT_CODE:
        for span in spans(name):
            if re.fullmatch(r'(src|data|tests|tools|ui|docs|po|\.ci)/[\w./-]*', span) and 'NAME' not in span:
                if not any(f == span or f.startswith(span.rstrip('/') + '/') for f in there):
                    yield f'{name}: {span} does not exist'


def names_exist():
    words = set()
    for source in under('src', 'tests', 'data', ends=('.c', '.h', '.sql', '.json', '.in')) + ['meson.build']:
        words.update(re.findall(r'\w+', text(source)))
    for name in ABOUT_CODE:
        for span in spans(name):
            for word in re.findall(r'\b(?:bones_\w+|Bones\w+|BONES_\w+|NULL_\w+|null_\w+)\b|\b\w+(?= \(\))|(?<=->)\w+', span):
                if word not in words and not FOREIGN.match(word):
                    yield f'{name}: `{word}` is not in the code'


def quoted_code_is_real():
    """Quoted code is in the tree word for word; "..." stands for an omission."""
    sources = [text(source) for source in under('src')]
    for name in ABOUT_CODE:
        for quote in re.findall(r'^```c\n(.*?)^```', text(name), re.M | re.S):
            for piece in re.split(r'^[ \t]*\.\.\.[ \t]*\n', quote, flags=re.M):
                if not any(piece.strip('\n') in source for source in sources):
                    yield f'{name}: this is not in src/:\n{piece}'


def rule_ids_exist():
    known = set(re.findall(r'\b(?:NULL|BS)(?:-[A-Z0-9]+)+\b', ''.join(text(f) for f in under('src'))))
    for name in ABOUT_CODE:
        for rule in re.findall(r'\b(?:NULL|BS)(?:-[A-Z0-9]+)+\b', text(name)):
            if rule not in known:
                yield f'{name}: no code carries out {rule}'


def promises_are_kept():
    """Each row of the table of promises names a test that meson runs, and paths that are in a test."""
    if 'docs/promises.md' not in files():
        return
    meson = ''.join(text(name) for name in files() if name.startswith('tests/') and name.endswith('meson.build'))
    tests = ''.join(text(name) for name in under('tests', ends=('.c',)))
    of_promises = False
    for line in text('docs/promises.md').split('\n'):
        cells = [cell.strip() for cell in line.split('|')]
        if len(cells) != 5 or cells[2].startswith(('---', 'kept by')):
            of_promises = len(cells) == 5 and (of_promises or cells[1] == 'promise')
            continue
        if not of_promises:
            continue
        named = [span for span in re.findall(r'`([^`]+)`', cells[2]) if re.fullmatch(r'[a-z][a-z-]+', span)]
        if not named:
            yield f'docs/promises.md: no test keeps “{cells[1][:60]}…”'
        for name in named:
            if f"'{name}'" not in meson and f"'{name.split('-', 1)[-1]}'" not in meson:
                yield f'docs/promises.md: there is no test {name}'
        for path in re.findall(r'`(/[a-z/-]+)', cells[2]):
            if path not in tests and f'"{path.split("/", 2)[-1].rstrip("/")}"' not in tests:
                yield f'docs/promises.md: there is no path {path} in a test'


def tour_is_short():
    for name in ('docs/architecture.md',):
        if name in files() and text(name).count('\n') >= LONGEST_TOUR:
            yield f'{name} has {text(name).count(chr(10))} lines; a tour has under {LONGEST_TOUR}'


if __name__ == '__main__':
    tap = Tap()
    for check in (links_lead_somewhere, files_exist, names_exist, quoted_code_is_real, rule_ids_exist, promises_are_kept,
                  tour_is_short):
        tap.check(check.__name__.replace('_', ' '), check())
    tap.end()
