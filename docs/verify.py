# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the app's dice and the chain of hashes in an exported battle of Crossbones, as docs/proof.md says."""
import argparse, hashlib, hmac, json, sys
COLUMNS = 'seq kind at verb ship other fleet refers agreed ask rule subject ordinal source answer changes text ruling'.split()
KEY, OLDER_BEFORE = ['rule', 'subject', 'ordinal'], {'black-spot': 4, 'dread-pirate': 4, 'naval-duel': 3, 'man-o-war': 6}
def need(right, wrong): return right or sys.exit(f'Not right: {wrong}.')
def sha(*parts): return hashlib.sha256(b''.join(part if isinstance(part, bytes) else part.encode() for part in parts))
def mac(key, text): return hmac.new(key, text.encode(), 'sha256').digest()
def one_line(value): return json.dumps(value, ensure_ascii=False, separators=(',', ':'))
def key_of(seed, words): return sha(bytes.fromhex(seed), b'\0', *(word + '\0' for word in words)).digest()
def chain(before, values): return sha(before, *('-' if v is None else f'{len(str(v).encode())}:{v}' for v in values)).digest()
def faces(key, name, count, sides):
    draws = b''.join(mac(key, f'{name}/{attempt}') for attempt in range(min(count, 256) // 8 + 8))
    return [byte % sides + 1 for byte in draws if byte < 256 - 256 % sides][:count]

def choices(entries, counting, since, roll):
    said, lines = {seq: entries[seq - 1] for seq in counting}, []
    said.update({entry['refers']: {**entry, 'kind': 'answer'} for entry in list(said.values()) if entry['kind'] == 'amend'})
    for entry in (said[seq] for seq in counting if seq >= since):
        if entry['kind'] == 'action':
            lines.append(['begin', *(entry.get(name, '-') for name in ('verb', 'ship', 'other', 'fleet'))])
        elif entry['kind'] == 'answer' and entry['ask'] not in ('dice', 'reroll') and (
                entry['ask'] != 'card' or entry['source'] in ('person', 'corrected')):
            lines.append(['chose', *(entry[name] for name in ('ask', *KEY, 'answer'))])
    return sha(*(' '.join(map(str, line)) + '\n' for line in [*lines, roll])).hexdigest()

def app_answer(entries, key, old, entry, counting):
    times = sum(all(entries[seq - 1].get(name) == entry[name] for name in ('kind', 'ask', *KEY)) for seq in counting)
    question = '/'.join(str(entry[name]) for name in KEY) + f'/{times}'
    if entry['kind'] == 'note': return faces(key, f'crossbones/1/free/{question}', entry['subject'], entry['ordinal'])
    since, what, *of = entry['asked'].split()
    chosen = '' if old else '/' + choices(entries, counting, int(since), [what] if what == 'draw' else [what, *of])
    name = f'crossbones/{1 if old else 2}/{"draw" if what == "draw" else "play"}/{question}{chosen}'
    pile = [kind for kind, left in zip(of[::2], of[1::2]) for _ in range(min(int(left), 256))]
    return faces(key, name, int(of[0]), int(of[1])) if what == 'roll' else [pile[faces(key, name, 1, len(pile))[0] - 1]]

def check(battle, code):
    need(battle['version'] == 2, 'a file of version 1 is written anew first: crossbones-cli export FILE')
    entries, words, old = battle['entries'], battle.get('words'), battle['rules_version'] < OLDER_BEFORE[battle['ruleset']]
    later = {seed['entry']: seed['seed'] for seed in battle.get('seeds', [])}
    key = key_of(battle['seed'], words) if 'seed' in battle else b''
    need(not key or sha(bytes.fromhex(battle['seed']) if old else key).hexdigest() == battle['commitment'],
         'the seed, or a word, is not what was bound at the beginning')
    for ahead in [fleet['rolled'] for fleet in battle['setup']['fleets'] if fleet.get('rolled', {}).get('seed')]:
        right = faces(key_of(ahead['seed'], []), 'crossbones/1/free/ND-FLT-05/0/0/0', len(ahead['dice']), 6)
        need(ahead['dice'] == right, 'a fleet that was rolled ahead has other dice than its seed gives')
    last = chain(b'', [battle['ruleset'], battle['edition'], battle['rules_version'], sha(one_line(battle['content'])).hexdigest(),
                       one_line(battle['setup']), battle['commitment']])
    counting, undone, codes, done = [], [], {}, []
    for seq, entry in enumerate(entries, 1):
        last, kind = chain(last, [entry.get(name) for name in COLUMNS]), entry['kind']
        need(entry['seq'] == seq and entry['hash'] == last.hex() and set(entry) <= {*COLUMNS, 'hash', 'asked', 'hidden'},
             f'entry {seq}: its hash is wrong; it, or something before it, was changed')
        key = key_of(later.pop(seq, ''), words) if key and kind == 'seed' else key
        need(not key or kind != 'seed' or sha(key).hexdigest() == entry['text'], f'entry {seq}: this seed was not bound here')
        if kind in ('answer', 'note') and entry.get('source') == 'app':
            done.append(bool(key) and (kind == 'note' or 'asked' in entry))
            right = ' '.join(map(str, app_answer(entries, key, old, entry, counting))) if done[-1] else entry.get('answer')
            need(entry.get('answer') == right, f'entry {seq}: the app gives {right}, and not {entry.get("answer")}')
        while kind == 'undo' and counting and counting[-1] > entry['refers']: undone.append(counting.pop())
        while kind == 'redo' and undone and undone[-1] <= entry['refers']: counting.append(undone.pop())
        if kind not in ('undo', 'redo', 'seed'): counting, undone = [*counting, seq], []
        bits = int.from_bytes(mac(key, 'crossbones/sign-off/' + last.hex()), 'big') >> 156
        codes[''.join('ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[bits >> shift & 31] for shift in range(95, -1, -5))] = seq
    found = codes.get(''.join(filter(str.isalnum, code)).upper()) if key else None
    need(not key or not later, 'there is a seed that no entry began')
    need(not code or found, 'this is not the battle that was signed off so')
    print(f'Hashes of {len(entries)} entries: right.' + (f' Signed off so up to entry {found}.' if code else ''))
    print(f'Rolls and cards of the app: {sum(done)} right, {len(done) - sum(done)} that the file does not tell enough of.')
    sys.exit(0 if key and all(done) else 3)

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument('file', type=argparse.FileType(encoding='utf-8'))
parser.add_argument('--expect', metavar='CODE', default='', help='the sign-off code that the battle has')
args = parser.parse_args()
try:
    check(json.load(args.file), args.expect)
except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
    sys.exit(f'{args.file.name} cannot be checked: {type(error).__name__} {error}')
