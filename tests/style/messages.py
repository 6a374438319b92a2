#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the messages for translators, and the catalogues: tools/messages."""
import glob
import importlib.machinery
import importlib.util
import re

from tap import Tap
from tree import TOP

loader = importlib.machinery.SourceFileLoader('messages', TOP + '/tools/messages')
messages = importlib.util.module_from_spec(importlib.util.spec_from_loader('messages', loader))
loader.exec_module(messages)

POT, WARNINGS = messages.template()
FOUND = list(messages.entries(POT))


def xgettext_has_no_warnings():
    """It warns of a message that is singular and plural at once."""
    return WARNINGS.splitlines()


def both_forms_are_one_message():
    for name in sorted(glob.glob(TOP + '/src/rulesets/**/*.c', recursive=True)):
        for match in re.finditer(rf'\{{\s*"[\w-]+\.[\w.-]+",\s*N_ \({messages.TEXT}\),\s*N_ \(', messages.read(name)):
            yield f'{name}: {match.group(0)}: the text and its plural are marked as two messages: use NP_ ()'


def contexts_are_those_that_are_looked_up():
    """bones_words_translate () looks a word up in the context that its id begins with."""
    for name in sorted(glob.glob(TOP + '/src/**/words*.c', recursive=True)):
        for match in re.finditer(r'\{\s*"([\w-]+)\.[\w.-]+",\s*IN_ \(\s*"([^"]*)"', messages.read(name)):
            if match[1] != match[2]:
                yield f'{name}: {match.group(0)}: the context of these words is “{match[1]}”'


def lists_are_put_together_by_words():
    """bones_words_list () joins as the language does. Ids, and what people type with commas, are no words."""
    no_words = ('src/app/fleets/fleet-draft.c', 'src/cli/command-rulesets.c', 'src/view/answer-form.c')
    for room in ('app', 'cli', 'export', 'log', 'print', 'view', 'words'):
        for name in sorted(glob.glob(f'{TOP}/src/{room}/**/*.c', recursive=True)):
            for match in re.finditer(r'(\? |: |\()"[,;] "', messages.read(name)):
                if not name.endswith(no_words):
                    yield f'{name}: {match.group(0)}: use bones_words_list ()'


def the_template_has(what, text, context=None):
    def check():
        if not any(entry['msgid'] == text and entry.get('msgctxt') == context for entry in FOUND):
            yield f'{what}: “{text}” is not in the template'
    check.__name__ = 'the_template_has_' + what.replace(' ', '_')
    return check


def the_null_system_is_not_translated():
    for entry in FOUND:
        if any('src/rulesets/null/' in line for line in entry['lines']):
            yield f'“{entry["msgid"]}” is of the null system'


def ids_are_given():
    """Each message of the rules says which it is, also the short form and the one behind the macro EVENT ()."""
    said = {line for entry in FOUND for line in entry['lines'] if line.startswith('#. ')}
    for want in ('event.hit', 'event.hit, brief', 'event.deployed, brief', 'ask.spell-card'):
        if '#. ' + want not in said:
            yield f'no message has the comment “{want}”'


def catalogues_keep_placeholders():
    for name in [*glob.glob(TOP + '/po/*.po')]:
        for fault in messages.faults(messages.read(name)):
            yield f'{name}: {fault}'
    yield from messages.faults(messages.pseudo(POT))


def planted_faults_are_found():
    head = 'msgid ""\nmsgstr ""\n\n'
    one = head + 'msgid "{ship} loses {a:inches}."\nmsgstr "%s"\n'
    two = head + 'msgid "{fleet} draws a spell."\nmsgid_plural "{fleet} draws {a} spells."\nmsgstr[0] "%s"\nmsgstr[1] "%s"\n'
    for text, wrong in ((one % '{ship}: {a:inches}.', 0), (one % '{a:inches} verliert {ship}.', 0), (one % '{ship} verliert.', 1),
                        (one % '{ship} verliert {a}.', 2), (one % '{ship} verliert {a:inches} {Ship}.', 1), (one % '', 0),
                        (one % '{ship} verliert {ship|ihre|seine|seine} {a:inches}.', 0),
                        (one % '{ship} verliert {ship|ihre|seine} {a:inches}.', 1),
                        (one % '{ship} verliert {fleet|ihre|seine|seine} {a:inches}.', 1),
                        (two % ('{fleet} zieht einen Spruch.', '{fleet} zieht {a} Sprüche.'), 0),
                        (two % ('{fleet} zieht {a} Spruch.', '{fleet} zieht {b} Sprüche.'), 1),
                        (two % ('Einen Spruch.', '{fleet} zieht {a} Sprüche.'), 1)):
        found = list(messages.faults(text))
        if len(found) != wrong:
            yield f'{text!r}: {len(found)} faults instead of {wrong}: {found}'


def the_pseudo_language_is_longer():
    """It keeps what is not for translators: placeholders, formats, markup."""
    for text in ('{ship} hits {a:inches}.', '%u dice of %s', '%.0f%%', '<b>Wind</b> &amp; rain', 'a\\nb'):
        said = messages.longer(text)
        if messages.PIECES.findall(said) != messages.PIECES.findall(text) or said == text and text[0] != '%':
            yield f'{text!r} became {said!r}'
    plain = [entry['msgid'] for entry in FOUND if len(entry['msgid']) > 20 and not messages.PIECES.search(entry['msgid'])]
    short = [text for text in plain if not 1.25 < len(messages.longer(text)) / len(text) < 1.6]
    yield from (f'{text!r} is not 40 % longer: {messages.longer(text)!r}' for text in short[:5])


CHECKS = [xgettext_has_no_warnings, both_forms_are_one_message, contexts_are_those_that_are_looked_up, lists_are_put_together_by_words, the_template_has('a call with other arguments first', '%u card, face down'),
          the_template_has('a rule of the book', 'Hits'), the_template_has('a spell of the stock set', 'Ember Rain', 'stock set'),
          the_template_has('the gender of a class', 'Kraken', 'gender'), the_template_has('an ambiguous word', 'Port', 'class'), the_null_system_is_not_translated, ids_are_given,
          catalogues_keep_placeholders, planted_faults_are_found, the_pseudo_language_is_longer]

if __name__ == '__main__':
    tap = Tap()
    for check in CHECKS:
        tap.check(check.__name__.replace('_', ' '), check())
    tap.end()
