#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs docs/verify.py over every recorded battle, over battles that are played now, and over hundreds of exports of which one thing
was changed.

    proof.py CLI VERIFY.PY
"""
import argparse
import concurrent.futures
import contextlib
import copy
import hashlib
import io
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from record import BlackSpotCaptains, BlackSpotMeddler, read_fleets
from recorder import Table

CLI, SCRIPT = sys.argv[1:3]
HERE = pathlib.Path(__file__).parent
CODE = compile(pathlib.Path(SCRIPT).read_text(encoding='utf-8'), SCRIPT, 'exec')
FOLDER = tempfile.TemporaryDirectory()
DICE = random.Random(18)
CHANGES_OF_A_KIND = 9
COLUMNS = 'seq kind at verb ship other fleet refers agreed ask rule subject ordinal source answer changes text ruling'.split()


def verify(battle, *options):
    """What verify.py ends with, and what it says, of a battle or of the text of a file."""
    path = pathlib.Path(FOLDER.name, 'battle.json')
    path.write_text(battle if isinstance(battle, str) else json.dumps(battle), encoding='utf-8')
    said, argv = io.StringIO(), sys.argv
    sys.argv = [SCRIPT, str(path), *options]
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            exec(CODE, {'__name__': '__main__', '__doc__': ''})
    except SystemExit as end:
        if isinstance(end.code, str):
            return 1, end.code
        return end.code, said.getvalue()
    finally:
        sys.argv = argv
    return 0, said.getvalue()


def expect(status, saying, battle, *options):
    ended, said = verify(battle, *options)
    if ended != status or saying not in said:
        sys.exit(f'FAILED: verify.py ends with {ended}, not with {status} and “{saying}”: {said}')
    return said


def cli(*arguments, status=0):
    ended = subprocess.run([CLI, *map(str, arguments)], capture_output=True, text=True)
    if ended.returncode != status:
        sys.exit(f'FAILED: {arguments} ends with {ended.returncode}, not with {status}: {ended.stderr}')
    return ended.stdout


def of_the_app(battle):
    return sum(entry.get('source') == 'app' for entry in battle['entries'])


def check_recordings():
    """As this version writes them, everything is recomputed. As they were recorded, what is in them: older ones do not say what a roll
    was asked for, and recordings are never edited; where all dice were typed there is nothing to recompute."""
    paths = sorted(HERE.glob('**/*.json'))
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        exports = list(pool.map(lambda path: cli('export', path), paths))
    battles = []
    for path, export in zip(paths, exports):
        recorded, battle = json.loads(path.read_text(encoding='utf-8')), json.loads(export)
        expect(0, f'app: {of_the_app(battle)} right, 0 ', battle)
        tells = sum('asked' in e or e['kind'] == 'note' for e in recorded['entries'] if e.get('source') == 'app')
        expect(0 if tells == of_the_app(recorded) else 3, f'app: {tells} right, {of_the_app(recorded) - tells} ', recorded)
        assert [e['hash'] for e in battle['entries']] == [e['hash'] for e in recorded['entries']], path
        battles.append(battle)
    old = HERE.parent / 'cli/version-1.json'
    expect(1, 'version 1', old.read_text(encoding='utf-8'))
    expect(0, 'app: 24 right, 0 ', cli('export', old))
    return battles


class Taken(argparse.Namespace):
    """What a recorder is told, as far as captains ask."""
    seed, dice, style, lucky, flagship_off_in = 3, 'app', 'hard', False, 0


def export(path, game, *options):
    return json.loads(cli('export', '--database', path, game, *options))


def amend_before_a_roll(table, captains, prompt):
    """Corrects what was answered in an action that is going to roll, and lets it roll."""
    for _ in range(400):
        if prompt is not None and prompt['kind'] == 'dice':
            seq = table.say(do='state')['seq']
            for answer in ({'choice': 'touched'}, {'choice': 'near'}, {'inches': 1.5}, {'confirm': False}):
                reply = table.ask(do='amend', seq=seq, why='said wrongly', **answer)
                if reply['ok'] and reply['prompt'] and reply['prompt']['kind'] == 'dice':
                    return captains.step(reply['prompt'])
        prompt = captains.step(prompt)
    sys.exit('FAILED: nothing could be corrected before a roll')


def check_live():
    """A battle with words, of which a copy goes on with another seed, and with a correction before a roll."""
    path = f'{FOLDER.name}/live.db'
    table = Table(CLI, path, ['Ahoy', 'Kap’n Blåbær'])
    fleets = read_fleets('Red:man_o_war* frigate sloop;Blue:man_o_war* frigate sloop')
    captains = BlackSpotCaptains(table, Taken, BlackSpotMeddler(table, Taken, ['Red', 'Blue']))
    captains.eager |= {'concede': 0, 'withdraw': 0}
    prompt = table.say(do='new', ruleset='black-spot', dice='app', fleets=fleets)['prompt']
    for _ in range(25):
        prompt = captains.step(prompt)
    game = table.say(do='copy')['copy']
    prompt = amend_before_a_roll(table, captains, table.say(do='open', game=game)['prompt'])
    for _ in range(20):
        prompt = captains.step(prompt)
    table.close()
    battle = export(path, game)
    assert len(battle['seeds']) == 1 and any(e['kind'] == 'amend' for e in battle['entries'])
    expect(0, f'app: {of_the_app(battle)} right, 0 ', battle)
    for options in ['--as-seen-by-all'], ['--as-seen-by', 'Red']:
        seen = export(path, game, *options)
        assert 'seed' not in seen and not any('asked' in entry for entry in seen['entries'])
        expect(3, f'app: 0 right, {of_the_app(seen)} ', seen)
        seen['entries'][20]['at'] += 1
        expect(1, 'entry 21:', seen)
    expect(0, 'right, 0 ', export(path, game, '--until', 40))
    return battle


def check_rolled_ahead():
    """A battle with a fleet that the app rolled before it."""
    path = f'{FOLDER.name}/ahead.db'
    table = Table(CLI, path)
    fleet = {'name': 'Gulls', 'ships': [{'name': 'Tern', 'class': 'ship-of-the-line', 'flagship': True}]}
    table.say(do='fleet-import', document={'format': 'crossbones-fleet', 'version': 1, 'ruleset': 'naval-duel'} | fleet)
    table.say(do='fleet-roll', kept=1)
    table.say(do='new', ruleset='naval-duel', options={'nd.fleet_size': 1}, dice='app', fleets=[{'kept': 1}, fleet | {'name': 'Terns'}])
    while table.say(do='state')['prompt'] is not None:
        table.say(do='answer', roll=True)
    table.close()
    battle = export(path, 1)
    assert rolled_ahead(battle)
    expect(0, f'app: {of_the_app(battle)} right, 0 ', battle)
    return battle


def entries_with(battle, fits):
    return [entry for entry in battle['entries'] if fits(entry)]


def faces(entry):
    """The last face becomes another one."""
    *others, last = entry['answer'].split()
    entry['answer'] = ' '.join([*others, str(int(last) % 6 + 1)])


def is_dice(source):
    return lambda entry: entry.get('ask') == 'dice' and entry.get('source') == source


def is_drawn(entry):
    return entry.get('ask') == 'card' and entry['source'] == 'app'


def with_member(name):
    return lambda entry: entry.get(name) is not None


def more(name):
    def change(entry):
        entry[name] += 1
    return change


def other(name, *values):
    def change(entry):
        entry[name] = DICE.choice([value for value in values if value != entry.get(name)])
    return change


def letter(name):
    """One of its letters or digits is another one."""
    def change(entry):
        text = entry[name]
        place = DICE.randrange(len(text))
        entry[name] = text[:place] + DICE.choice([one for one in '0123456789abcdef' if one != text[place]]) + text[place + 1:]
    return change


# What is changed in one entry, and of which entries.
IN_AN_ENTRY = {
    'a face of the app': (is_dice('app'), faces),
    'a face that was typed': (is_dice('table'), faces),
    'a card that was drawn': (is_drawn, letter('answer')),
    'where dice come from': (is_dice('app'), other('source', 'table', 'person')),
    'where typed dice come from': (is_dice('table'), other('source', 'app', 'corrected')),
    'an answer of a person': (lambda entry: entry.get('source') == 'person' and entry['answer'], letter('answer')),
    'the time': (with_member('at'), more('at')),
    'the kind': (with_member('kind'), other('kind', 'action', 'note', 'undo', 'seed')),
    'the action': (with_member('verb'), letter('verb')),
    'the ship': (with_member('ship'), more('ship')),
    'the rule': (with_member('rule'), letter('rule')),
    'the subject': (with_member('subject'), more('subject')),
    'the ordinal': (with_member('ordinal'), more('ordinal')),
    'what was undone': (with_member('refers'), more('refers')),
    'who agreed': (with_member('agreed'), more('agreed')),
    'a change by hand': (with_member('changes'), letter('changes')),
    'a text': (with_member('text'), letter('text')),
    'the hash': (with_member('hash'), letter('hash')),
    'the number': (with_member('seq'), more('seq')),
    'a member more': (with_member('seq'), other('ship_', 1, 2)),
}


def rolled_ahead(battle):
    return [fleet['rolled'] for fleet in battle['setup']['fleets'] if 'seed' in fleet.get('rolled', {})]


def change_ahead(battle):
    rolled = rolled_ahead(battle)[0]
    rolled['dice'][0] = rolled['dice'][0] % 6 + 1


def swap(battle):
    place = DICE.randrange(len(battle['entries']) - 1)
    battle['entries'][place:place + 2] = battle['entries'][place + 1], battle['entries'][place]


def remove(battle):
    del battle['entries'][DICE.randrange(len(battle['entries']) - 1)]


def repeat(battle):
    place = DICE.randrange(len(battle['entries']))
    battle['entries'].insert(place, copy.deepcopy(battle['entries'][place]))


def respell_word(battle):
    battle['words'][0] += '!'


def swap_fleets(battle):
    battle['setup']['fleets'].reverse()


def change_content(battle):
    battle['content']['more'] = 1


# What is changed in the whole file, of which battles.
IN_THE_FILE = {
    'the order': (lambda battle: True, swap),
    'an entry less': (lambda battle: True, remove),
    'an entry twice': (lambda battle: True, repeat),
    'the seed': (lambda battle: True, letter('seed')),
    'a word': (lambda battle: battle['words'], respell_word),
    'the commitment': (lambda battle: True, letter('commitment')),
    'the rules': (lambda battle: True, more('rules_version')),
    'the edition': (lambda battle: True, letter('edition')),
    'the fleets': (lambda battle: True, swap_fleets),
    'the content': (lambda battle: True, change_content),
    'a later seed': (with_member('seeds'), lambda battle: letter('seed')(battle['seeds'][0])),
    'a seed more': (lambda battle: True, lambda battle: battle.setdefault('seeds', []).append({'entry': 1, 'seed': 'ab' * 32})),
    'dice of a fleet that was rolled ahead': (rolled_ahead, change_ahead),
}


def changed_in_an_entry(battles, fits, change):
    """A battle of which one entry is changed, and the number of that entry."""
    battle = copy.deepcopy(DICE.choice([battle for battle in battles if entries_with(battle, fits)]))
    entry = DICE.choice(entries_with(battle, fits))
    seq = entry['seq']
    change(entry)
    return battle, seq


def check_changes(battles):
    """Each is found, and the entry that was changed is the one that is named."""
    n = 0
    for fits, change in IN_AN_ENTRY.values():
        for _ in range(CHANGES_OF_A_KIND):
            battle, seq = changed_in_an_entry(battles, fits, change)
            expect(1, f'entry {seq}:', battle)
            n += 1
    for fits, change in IN_THE_FILE.values():
        for _ in range(CHANGES_OF_A_KIND):
            battle = copy.deepcopy(DICE.choice([battle for battle in battles if fits(battle)]))
            change(battle)
            expect(1, 'Not right', battle)
            n += 1
    return n


def reseal(battle):
    """Computes the chain anew, as whoever knows docs/proof.md can."""
    def column(value):
        return b'-' if value is None else b'%d:%s' % (len(str(value).encode()), str(value).encode())

    def line(value):
        return json.dumps(value, ensure_ascii=False, separators=(',', ':'))

    content = hashlib.sha256(line(battle['content']).encode()).hexdigest()
    head = battle['ruleset'], battle['edition'], battle['rules_version'], content, line(battle['setup']), battle['commitment']
    last = hashlib.sha256(b''.join(map(column, head))).digest()
    for seq, entry in enumerate(battle['entries'], 1):
        entry['seq'] = seq
        last = hashlib.sha256(last + b''.join(column(entry.get(name)) for name in COLUMNS)).digest()
        entry['hash'] = last.hex()


def cut_off(battle):
    del battle['entries'][-4:]


def bind_other_seed(battle):
    letter('seed')(battle)
    key = hashlib.sha256(bytes.fromhex(battle['seed']) + b'\0' + b''.join(word.encode() + b'\0' for word in battle['words']))
    battle['commitment'] = hashlib.sha256(key.digest()).hexdigest()


def in_some_entry(fits, change):
    return lambda battle: change(DICE.choice(entries_with(battle, fits)))


def say_typed(entry):
    faces(entry)
    entry['source'] = 'table'
    del entry['asked']


# With right hashes: what the dice of the app tell, and what nothing tells but the code.
TOLD_BY_DICE = {
    'the app gives': in_some_entry(is_dice('app'), faces),
    'app gives': bind_other_seed,
}
TOLD_BY_THE_CODE = {
    'a face that was typed': in_some_entry(lambda entry: entry['kind'] == 'answer' and is_dice('app')(entry), say_typed),
    'the time': in_some_entry(with_member('at'), more('at')),
    'the end': cut_off,
}


def on_disk(battle):
    path = pathlib.Path(FOLDER.name, 'forged.json')
    path.write_text(json.dumps(battle), encoding='utf-8')
    return path


def forge(battle, change):
    forged = copy.deepcopy(battle)
    change(forged)
    reseal(forged)
    return forged


def check_forgeries(battle):
    """A battle that is over, and has its code."""
    code = cli('log', on_disk(battle)).split('Signed off: ')[1].split()[0]
    length = len(battle['entries'])
    expect(0, f'Signed off so up to entry {length}.', battle, '--expect', code)
    expect(0, f'Signed off so up to entry {length}.', battle, '--expect', code.replace('-', '').lower())
    expect(1, 'not the battle that was signed off', battle, '--expect', code[:-1] + ('B' if code[-1] == 'A' else 'A'))
    assert forge(battle, lambda forged: None) == battle
    for saying, change in TOLD_BY_DICE.items():
        expect(1, saying, forge(battle, change))
    for change in TOLD_BY_THE_CODE.values():
        forged = forge(battle, change)
        expect(0, 'right, 0 ', forged)
        expect(1, 'not the battle that was signed off', forged, '--expect', code)
        cli('verify', on_disk(forged), '--expect', code, status=1)
    cli('verify', on_disk(battle), '--expect', code)


def ask_otherwise(battle):
    entry = DICE.choice(entries_with(battle, with_member('asked')))
    entry['asked'] += '0'


def check_asked(battle):
    """What the file says of the rules: the program computes it."""
    false = copy.deepcopy(battle)
    ask_otherwise(false)
    cli('verify', on_disk(battle))
    cli('verify', on_disk(false), status=1)


def main():
    live, ahead, recorded = check_live(), check_rolled_ahead(), check_recordings()
    with_words = [battle for battle in recorded if battle['words']]
    n = check_changes([*recorded, live, ahead])
    for battle in with_words:
        check_forgeries(battle)
        check_asked(battle)
    expect(1, 'rolled ahead', forge(ahead, change_ahead))
    rolled = [of_the_app(battle) for battle in recorded]
    print(f'{len(recorded)} recordings are right: {sum(rolled)} rolls and cards of the app in {len(recorded) - rolled.count(0)}, and real dice '
          f'alone in {rolled.count(0)}; {n} changes and {5 * len(with_words)} forgeries were found')


main()
