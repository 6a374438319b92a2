# SPDX-License-Identifier: GPL-3.0-or-later
"""The Test Anything Protocol, for checks that return lists of complaints."""
import sys


class Tap:
    def __init__(self):
        self.n = 0

    def check(self, name, complaints):
        """Reports a check, which passes if there are no complaints."""
        self.n += 1
        complaints = list(complaints)
        print('not ok' if complaints else 'ok', self.n, name, flush=True)
        for complaint in complaints:
            print(complaint, file=sys.stderr, flush=True)  # meson shows this if the test fails

    def end(self):
        print(f'1..{self.n}', flush=True)
