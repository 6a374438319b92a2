#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: mark.py RULES.json HEADER

Writes the titles, texts and examples of a rule book as C strings that are marked for gettext, which cannot read JSON. Nothing is
compiled from them: po/POTFILES names the header, and src/rulebook translates what it reads from the JSON."""
import json
import sys


def marked(text, what):
    """@text as a C string; JSON escapes quotes, backslashes and line breaks as C does."""
    return f'/* Translators: {what}\n   xgettext:no-c-format */\nN_ ({json.dumps(text, ensure_ascii=False)})\n'


def lines(book):
    for section in book['sections']:
        yield marked(section['title'], 'heading of a group of rules')
        for rule in section['rules']:
            for member in ('title', 'text', 'example'):
                if member in rule:
                    yield marked(rule[member], f'{member} of rule {rule["id"]}; keep ids in brackets')


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        book = json.load(file)
    with open(sys.argv[2], 'w', encoding='utf-8') as file:
        file.write('/* SPDX-License-Identifier: GPL-3.0-or-later */\n' + ''.join(lines(book)))


main()
