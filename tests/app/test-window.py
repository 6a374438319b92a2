#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: test-window.py PROGRAM

The window, driven as a screen reader would: a ready-made battle is begun, a whole round of it played with
typed dice and a reroll, the program killed in the middle of a roll and the roll finished after it was started
again; then back to the start of the round, and forward. What is kept is read from the database."""
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

import a11y

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'style'))
from tap import Tap  # noqa: E402


class Window:
    """The program, from its start to its end."""

    def __init__(self, program, database, *arguments):
        self.stderr = tempfile.TemporaryFile(mode='w+')
        self.process = subprocess.Popen([program, '--database', database, *arguments], env=a11y.PROGRAM,
                                        stderr=self.stderr)
        self.application = a11y.application(self.process.pid)
        self.frame = a11y.wait(lambda: a11y.children(self.application), 'no window')[0]

    def said(self):
        """What it wrote to stderr: it should write nothing."""
        self.stderr.seek(0)
        return self.stderr.read()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self):
        self.process.terminate()
        self.process.wait()

    def do(self, action):
        a11y.act(self.frame, 'win.' + action)

    def press(self, name):
        a11y.act(a11y.find(self.frame, 'push button', name))


class Tray:
    """The dice tray: the question, and what it may be answered with."""

    def __init__(self, window):
        self.node = a11y.find(window.frame, 'panel', 'Dice tray')

    def look(self):
        """The question, and by name each button that may be pressed."""
        question, buttons = '', {}
        for node in a11y.walk(self.node):
            role = a11y.role_of(node)
            if role == 'heading':
                question = a11y.name_of(node)
            elif role in ('push button', 'toggle button') and a11y.sensitive(node):
                buttons.setdefault(a11y.name_of(node), node)
        return question, buttons

    def question(self):
        return self.look()[0]

    def names(self):
        question, buttons = self.look()
        return question, sorted(buttons)

    def has(self, start):
        return any(name.startswith(start) for name in self.look()[1])

    def until(self, fn, what):
        """Looks until fn likes what it sees."""
        def seen():
            time.sleep(0.03)
            return fn(*self.look())
        return a11y.wait(seen, lambda: f'{what}: {self.names()}')

    def press(self, *starts):
        """Presses the first button whose name begins with one of these, and waits until there is something else."""
        def pick(question, buttons):
            return next(((name, node, (question, sorted(buttons))) for start in starts
                         for name, node in buttons.items() if name.startswith(start)), None)
        name, node, before = self.until(pick, f'no button {starts}')
        a11y.act(node)
        self.until(lambda question, buttons: (question, sorted(buttons)) != before, f'{name!r} had no effect')
        return name


def type_dice(*faces):
    """As on a keyboard: the digits, and nothing else."""
    subprocess.run(['xdotool', 'key', '--delay', '60', *map(str, faces)], check=True)


def rows(database, sql):
    with sqlite3.connect(f'file:{database}?mode=ro', uri=True) as db:
        return db.execute(sql).fetchall()


def one(database, sql):
    return rows(database, sql)[0][0]


def set_up(tray):
    """Islands, terrain, booty: by the app's dice, the first of each choice."""
    while tray.press('Draw the wind', 'Roll the die', 'Red', 'Reef') != 'Draw the wind':
        pass
    tray.press('Settle initiative')


def fight(tray):
    """The ship that was ordered moves, and fires at the first enemy."""
    tray.press('Move')
    tray.press('Across', 'Straight')
    if tray.has('Straight'):
        tray.press('Straight')
    tray.press('Enter')
    tray.press('Port')
    tray.press(next(name for name in tray.look()[1] if name.endswith(': Short')))
    tray.press('1 target')


def sail(tray, until_frigate):
    """Orders one ship after another and ends her turn; the first frigate keeps hers, where that is wanted."""
    while True:
        name = tray.press('End the round', 'Order: ')
        if name == 'End the round' or (until_frigate and 'Frigate' in name):
            return
        tray.press('End her turn')


def reroll(tray, database):
    """Two real dice miss, a booty die is spent, two others hit, and what hit is kept."""
    sql = "SELECT sum (value) FROM live_tracks WHERE track = 'booty'"
    assert 'hits' in tray.question(), tray.question()
    booty = one(database, sql)
    type_dice(1, 2)
    tray.press('Spend booty')
    type_dice(3, 6)
    tray.until(lambda question, buttons: 'Keep' in buttons, 'the second roll is not shown')
    assert one(database, sql) == booty - 1
    dice = rows(database, "SELECT source, answer FROM journal WHERE ask = 'dice' ORDER BY seq DESC LIMIT 2")
    assert dice == [('table', '3 6'), ('table', '1 2')], dice
    tray.press('Keep')


def die_and_return(window, tray, program, database):
    """Killed between two rolls of one volley: the program starts again at the same question."""
    assert 'holds' in tray.question(), tray.question()
    tray.press('Roll')
    before = tray.names()
    kept = rows(database, 'SELECT * FROM journal')
    window.kill()
    assert rows(database, 'SELECT * FROM journal') == kept
    assert window.said() == '', window.said()

    window = Window(program, database, '--game', '1')
    tray = Tray(window)
    tray.until(lambda question, buttons: (question, sorted(buttons)) == before, f'not {before} after the start')
    while not tray.press('End her turn', 'Keep', 'Roll').startswith('End'):
        pass
    return window, tray


def back_and_forth(window, tray, database):
    """All of the round is undone, with the leave of all captains, and its first steps are done again."""
    entries = one(database, 'SELECT max (seq) FROM journal')
    window.do('undo-round')
    for captain in ('Red agrees', 'Blue agrees'):
        a11y.act(a11y.find(window.application, 'push button', captain))
    undo = a11y.find(window.application, 'push button', 'Undo Undo')  # its label has a mnemonic
    a11y.wait(lambda: a11y.sensitive(undo), 'the captains agree in vain')
    a11y.act(undo)
    tray.until(lambda question, buttons: 'Draw the wind' in buttons, 'not at the start of the round')
    assert one(database, 'SELECT max (seq) FROM journal') == entries + 1
    assert one(database, 'SELECT count (*) FROM live_ships WHERE ordered <> 0') == 0
    assert one(database, 'SELECT wind FROM live_table') is None

    window.do('redo')
    tray.until(lambda question, buttons: 'Settle initiative' in buttons, 'the wind does not come back')
    window.do('redo')
    tray.until(lambda question, buttons: any(name.startswith('Order: ') for name in buttons),
               'the order of play does not come back')
    assert one(database, 'SELECT wind FROM live_table') is not None
    assert one(database, "SELECT count (*) FROM journal WHERE kind = 'redo'") == 2


def unnamed(window):
    """What can be pressed and has no name but its class's."""
    return [a11y.name_of(n) or a11y.role_of(n) for n in a11y.walk(window.frame)
            if a11y.role_of(n) in ('push button', 'toggle button', 'entry', 'slider')
            and (not a11y.name_of(n) or a11y.name_of(n).startswith(('Gtk', 'Adw', 'Bones')))]


def main(program):
    tap = Tap()
    with tempfile.TemporaryDirectory() as folder:
        database = os.path.join(folder, 'battles.db')
        window = Window(program, database)
        try:
            window.press('Play a ready-made battle')
            tray = Tray(window)
            set_up(tray)
            tap.check('a ready-made battle begins in one click', [])
            tap.check('everything that can be pressed has a name', unnamed(window))
            sail(tray, until_frigate=True)
            fight(tray)
            reroll(tray, database)
            tap.check('typed dice, and a reroll', [])
            window, tray = die_and_return(window, tray, program, database)
            tap.check('killed in the middle of a volley, which goes on', [])
            sail(tray, until_frigate=False)
            tap.check('the round ends', [] if one(database, 'SELECT round FROM live_table') == 2 else ['it does not'])
            window.do('undo')
            tray.until(lambda question, buttons: 'End the round' in buttons, 'the round is not open again')
            back_and_forth(window, tray, database)
            tap.check('back to the start of the round, and forward', [])
            tap.check('nothing is said on stderr', window.said().splitlines())
        finally:
            window.end()
    tap.end()


main(sys.argv[1])
