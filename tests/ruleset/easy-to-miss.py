#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""easy-to-miss.py DOCUMENT POINTS PROGRAM…: the tests that the document names are there, in one of these
programs, and each of its so many points has one."""
import re
import subprocess
import sys

POINTS = int(sys.argv[2])

with open(sys.argv[1], encoding='utf-8') as file:
    points = re.findall(r'^(\d+)\. (.*)$', file.read(), re.M)

there = set()
for program in sys.argv[3:]:
    listed = subprocess.run([program, '-l'], capture_output=True, text=True, check=True).stdout
    there.update(line.removeprefix('# ') for line in listed.split('\n'))  # a comment of TAP since GLib 2.80

failed = [int(number) for number, _ in points] != list(range(1, POINTS + 1))
print('not ok' if failed else 'ok', 1, f'{POINTS} points')
for number, point in points:
    tests = re.findall(r'`([^`]+)`', point)
    missing = [test for test in tests if test not in there]
    print('not ok' if missing or not tests else 'ok', int(number) + 1, point.split('`')[0].replace('#', ''))
    for test in missing:
        print(f'{number}: there is no test {test}', file=sys.stderr)
print(f'1..{len(points) + 1}')
