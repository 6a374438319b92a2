#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: test-print.py CROSSBONES-CLI GAMES

Record sheets as people hold them: printed to PDF by the program and measured with poppler's tools. The square of
1 in is 1 in, the rule is 100 mm, no text leaves the margins, and the same fleet and date give the same bytes."""
import json
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'style'))

from tap import Tap  # noqa: E402

DPI = 254  # 10 dots a millimetre
MARGIN = 72 / 25.4 * 10  # points
INK = 128  # a grey below it is ink

FLEETS = {
    'black-spot': {'ruleset': 'black-spot', 'options': {'opt.momentum': True}, 'player': 'Anne', 'name': 'Red', 'ships': [
        {'name': 'Fury', 'class': 'man_o_war', 'flagship': True}, {'name': 'Gull', 'class': 'frigate'},
        {'name': 'Wren', 'class': 'sloop'}]},
    'dread-pirate': {'ruleset': 'dread-pirate', 'name': 'Eels', 'ships': [{'name': 'Asp', 'class': 'sloop'}]},
    'naval-duel': {'ruleset': 'naval-duel', 'name': 'גרסה', 'ships': [
        {'name': name, 'class': 'ship-of-the-line'}
        for name in ('سفينة البحر الأحمر', 'A very, very, very long name that nobody could read at a table', '🐙', 'B', 'C', 'D', 'E')]},
    'fantasea': {'ruleset': 'black-spot', 'options': {'wind.method': 'compass', 'fs.magic': True, 'fs.factions': True, 'opt.fire': True}, 'name': 'Sea',
                 'ships': [{'class': 'man_o_war', 'flagship': True}]},
    'man-o-war': {'ruleset': 'man-o-war', 'name': 'Grey', 'ships': [
        {'name': 'Fury', 'class': 'EX-MOW-1', 'flagship': True}] + [{'class': 'EX-SOL-1'}] * 9},
}


class Press:
    """Prints into a folder of its own."""

    def __init__(self, cli, folder):
        self.cli, self.folder = cli, folder
        self.database = os.path.join(folder, 'battles.db')

    def run(self, *arguments):
        return subprocess.run([self.cli, *arguments, '--database', self.database], capture_output=True, text=True)

    def fleet(self, system):
        path = os.path.join(self.folder, system + '.json')
        with open(path, 'w', encoding='utf-8') as file:
            json.dump({'format': 'crossbones-fleet', 'version': 1, **FLEETS[system]}, file)
        return path

    def sheet(self, what, *options, name='sheet.pdf'):
        path = os.path.join(self.folder, name)
        ran = self.run('print', what, '--date', '2026-11-26', '--output', path, *options)
        if ran.returncode != 0 or ran.stderr:
            raise AssertionError(f'{options}: {ran.returncode}, {ran.stderr}')
        return path


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def info(path):
    said = subprocess.run(['pdfinfo', path], capture_output=True, text=True, check=True).stdout
    width, height = map(float, re.search(r'Page size: +([\d.]+) x ([\d.]+)', said).groups())
    return int(re.search(r'Pages: +(\d+)', said).group(1)), width, height


def words(path):
    """(page, word, left, top, right, bottom) of each word."""
    said = subprocess.run(['pdftotext', '-bbox', path, '-'], capture_output=True, text=True, check=True).stdout
    page = 0
    for line in said.splitlines():
        page += '<page' in line
        found = re.search(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)</word>', line)
        if found:
            yield (page, found.group(5), *map(float, found.groups()[:4]))


def rows_of(path):
    """The first page in dots: rows of bytes, 0 is black."""
    data = subprocess.run(['pdftoppm', '-r', str(DPI), '-l', '1', '-gray', path], capture_output=True, check=True).stdout
    width, height = map(int, re.match(rb'P5\s+(\d+)\s+(\d+)\s+255\s', data).groups())
    pixels = data[-width * height:]
    return [pixels[at * width:(at + 1) * width] for at in range(height)]


def runs(row):
    """The lengths of runs of ink in a row of dots."""
    return [len(run) for run in re.findall(b'[\x00-\x7f]+', bytes(row))]


def foot(path):
    """The width and the height of the square of 1 in, and the length of the rule, in dots of 1/10 mm."""
    rows = rows_of(path)
    low = rows[int(len(rows) * 0.84):]
    # The upper edge of the square and the rule are the two longest lines at the foot of the page.
    lengths = sorted({length for row in low for length in runs(row)}, reverse=True)
    left = int(MARGIN / 72 * DPI)
    column = bytes(row[left] for row in low) if any(row[left] < INK for row in low) else bytes(row[left + 1] for row in low)
    square = [length for length in lengths if 200 < length < 300]
    return square[0] if square else 0, max(runs(column), default=0), lengths[0]


def near(what, measured, expected, off=3):
    if abs(measured - expected) > off:
        yield f'{what} measures {measured} tenths of a millimetre, not {expected}'


def true_to_scale(press, system, options, scale):
    path = press.sheet(press.fleet(system), *options)
    width, height, rule = foot(path)
    yield from near('the width of the square', width, 254 * scale)
    yield from near('its height', height, 254 * scale)
    yield from near('the rule', rule, 1000 * scale, 4)


def within_margins(press, system, paper, size):
    path = press.sheet(press.fleet(system), '--paper', paper)
    pages, width, height = info(path)
    if abs(width - size[0]) > 1 or abs(height - size[1]) > 1:
        yield f'the page is {width} x {height} points, not {size}'
    found = list(words(path))
    for page, word, left, top, right, bottom in found:
        if left < MARGIN - 1 or top < MARGIN - 1 or right > width - MARGIN + 1 or bottom > height - MARGIN + 1:
            yield f'“{word}” on page {page} stands in the margin: {left}, {top}, {right}, {bottom}'
    for page in range(1, pages + 1):
        if 'mm' not in [word for at, word, *_ in found if at == page]:
            yield f'page {page} has no rule'


def tells(path, *expected):
    said = ' '.join(word for _, word, *_ in words(path))
    for text in expected:
        if text not in said:
            yield f'“{text}” is not in: {said}'


def same_bytes(press):
    fleet = press.fleet('man-o-war')
    first = read(press.sheet(fleet, name='first.pdf'))
    if first != read(press.sheet(fleet, name='second.pdf')):
        yield 'the second sheet has other bytes'
    if first == read(press.sheet(fleet, '--colour', name='colour.pdf')):
        yield 'a sheet in colour has the same bytes'


def in_battle(press, games):
    said = press.run('import', os.path.join(games, 'meddled.json'))
    if said.returncode != 0:
        yield said.stderr
    yield from tells(press.sheet('Red', '--game', '1'), 'Fury', 'Marigold', 'sunk', 'Booty dice 5')


def kept(press):
    press.run('fleet', 'import', press.fleet('black-spot'))
    yield from tells(press.sheet('red'), 'Red', 'Anne', '6 points', 'Black Spot 2025', 'Momentum: on', 'Fury', 'flagship', '2026-11-26')


def components(press, what, pages, expected, *options):
    path = press.sheet(what, '--components', *options)
    if info(path)[0] != pages:
        yield f'{info(path)[0]} pages, not {pages}'
    yield from tells(path, *expected)
    said = [word for _, word, *_ in words(path)]
    if any('{' in word for word in said):
        yield f'{said}'


def reference(press, what, *expected):
    path = press.sheet(what, '--reference')
    yield from tells(path, *expected)
    said = [word for _, word, *_ in words(path)]
    if any('{' in word for word in said):
        yield f'{[word for word in said if "{" in word]}'


def ring(press):
    """The first piece of a page is the tallest."""
    fleet = press.fleet('fantasea')
    rows = rows_of(press.sheet(fleet, '--components', name='parts.pdf'))
    column = [min(row[:100 + 1030]) < 250 for row in rows]
    first = column.index(True)
    yield from near('the ring of fire, from its top', next(at for at in range(first, len(column)) if not column[at]) - first, 1016, 12)


def crew_tracks(press):
    """Four cards of each class, whose boxes go from the full crew to none and are a quarter of an inch wide."""
    found = list(words(press.sheet('dread-pirate', '--components')))
    sizes = []
    for at, (page, word, left, top, right, _) in enumerate(found):
        if word != '0':
            continue
        row = [(int(said), (begin + end) / 2) for sheet, said, begin, y, end, _ in found
               if sheet == page and abs(y - top) < 2 and said.isdigit() and left - 220 < begin <= left]
        crew = max(number for number, _ in row)
        sizes.append(crew)
        if sorted(number for number, _ in row) != list(range(crew + 1)):
            yield f'the boxes of card {at} are {row}'
        zero = (left + right) / 2
        for number, middle in row:
            if abs(zero - middle - number * 18) > 1:
                yield f'box {number} of {crew} stands {zero - middle} points from the last'
    if sorted(sizes) != [8] * 4 + [10] * 4 + [12] * 4:
        yield f'the crews are {sizes}'


def refused(press):
    out = os.path.join(press.folder, 'never.pdf')
    bad = press.fleet('black-spot')
    with open(bad, encoding='utf-8') as file:
        text = file.read()
    with open(bad, 'w', encoding='utf-8') as file:
        file.write(text.replace('man_o_war', 'raft'))
    for code, expected, arguments in (
            (1, 'raft', (bad,)), (3, 'Nobody', ('Nobody',)), (2, 'Usage', ()), (2, 'a4 or letter', (press.fleet('dread-pirate'), '--paper', 'a3')),
            (2, '50 to 200', (press.fleet('dread-pirate'), '--measured', '0')), (2, '50 to 200', (press.fleet('dread-pirate'), '--measured', 'nan')),
            (2, 'date', (press.fleet('dread-pirate'), '--date', 'today')), (3, '77', ('Red', '--game', '77'))):
        ran = press.run('print', *arguments, '--output', out)
        said = ran.stdout + ran.stderr
        if ran.returncode != code or expected not in said or os.path.exists(out):
            yield f'{arguments}: {ran.returncode}, {said}'
    ran = press.run('print', press.fleet('dread-pirate'), '--output', os.path.join(press.folder, 'no-such', 'sheet.pdf'))
    if ran.returncode != 3 or 'no-such' not in ran.stderr:
        yield f'{ran.returncode}, {ran.stderr}'


def main(cli, games):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        press = Press(os.path.abspath(cli), folder)
        tap.check('1 in is 1 in on A4', true_to_scale(press, 'black-spot', (), 1))
        tap.check('1 in is 1 in on Letter', true_to_scale(press, 'dread-pirate', ('--paper', 'letter'), 1))
        tap.check('what was measured corrects the printer', true_to_scale(press, 'dread-pirate', ('--measured', '98'), 100 / 98))
        for system in FLEETS:
            tap.check(f'{system}: nothing stands in the margins of A4', within_margins(press, system, 'a4', (595.3, 841.9)))
            tap.check(f'{system}: nor of Letter', within_margins(press, system, 'letter', (612, 792)))
        tap.check('the same fleet and date give the same bytes', same_bytes(press))
        tap.check('a kept fleet', kept(press))
        tap.check('in the middle of a battle', in_battle(press, games))
        tap.check('components of Black Spot', components(press, 'black-spot', 2, ('Hit', '1D', 'Wind: to the northeast', 'No wind', 'up to 45°', 'Green')))
        tap.check('quick references', [*reference(press, 'black-spot', 'Black Spot: quick reference', 'Frigate', 'BS-MOVE-1', 'How far may a ship move?'),
                                       *reference(press, 'naval-duel', 'Gust of Wind', 'ND-BRD-03'),
                                       *reference(press, 'dread-pirate', 'DP-SHP-01'),
                                       *reference(press, 'man-o-war', 'Ember Rain', 'MW-FLT-02')])
        tap.check('cannon templates, if people say how long they are',
                  components(press, 'black-spot', 3, ('Port and starboard', 'long', 'short'), '--short', '3', '--long', '4'))
        tap.check('those of FantaSea: one deck', components(press, press.fleet('fantasea'), 8, ('Ring of Fire', 'Sandbar', 'Flame', 'NE', 'Dispels on')))
        tap.check('a ring of 4 in is 4 in', ring(press))
        tap.check('components of Naval Duel', components(press, 'naval-duel', 5, ('Gust of Wind',)))
        tap.check('components of Dread Pirate', components(press, 'dread-pirate', 2, ('To hit: Sloop of war: 9', 'Port: 9', 'Wind')))
        tap.check('crew tracks have a box for each crew point', crew_tracks(press))
        tap.check('components of Man O’ War', components(press, 'man-o-war', 6, ('Crew', 'Ember Rain', 'Close 3 in', 'Rockets', 'Far 12 in', 'Debris', 'NE')))
        tap.check('what cannot be printed', refused(press))
    tap.end()


main(*sys.argv[1:])
