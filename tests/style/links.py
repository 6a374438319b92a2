#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: links.py PROGRAM

A test program of dice, engine and rulesets is linked to GLib and the C library, and to nothing else."""
import re
import subprocess
import sys

from tap import Tap

ALLOWED = re.compile(r'lib(glib-2\.0|c|m|gcc_s|asan|ubsan|lsan|tsan|gcov|stdc\+\+|pthread|dl|rt)\.so|ld-linux.*\.so|linux-vdso')


def strangers(program):
    listed = subprocess.run(['readelf', '-d', program], capture_output=True, text=True, check=True).stdout
    needed = re.findall(r'\(NEEDED\).*\[(.+)\]', listed)
    if not any(name.startswith('libglib-2.0') for name in needed):
        yield f'{program} does not even need GLib: this check looks at the wrong thing'
    for name in needed:
        if not ALLOWED.match(name):
            yield f'{program} needs {name}'


tap = Tap()
tap.check('dice, engine and rulesets need GLib only', strangers(sys.argv[1]))
tap.end()
