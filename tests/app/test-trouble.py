#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A database that cannot be opened, and the ways out of it; and settings whose schema is missing.

usage: test-trouble.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh)."""
import contextlib
import os
import sqlite3
import subprocess
import sys

import a11y
from cli import BEGUN, Cli
from window import Story, is_named, run, type_path, xdotool

AWAY, LOOK, OTHER, AGAIN = 'Move It Away and Begin a New One', 'Look Only', 'Use Another File…', 'Try Again'
RECOVER = 'Recover What Can Be Read'
OFFERED = ['New Battle…', 'Play Black Spot at once']


class Trouble(Story):
    """The ways that are offered, and nothing besides."""

    def offers(self, *ways):
        for way in ways:
            a11y.find(self.program.frame, 'push button', is_named(way))
        buttons = [a11y.name_of(node) for node in a11y.find_all(self.program.frame, 'push button')]
        others = [way for way in (AWAY, LOOK, OTHER, AGAIN, RECOVER) if way not in ways]
        for name in [*others, *OFFERED]:
            assert not any(is_named(name)(button) for button in buttons), (name, buttons)
        xdotool('key', 'ctrl+n', 'ctrl+d')  # neither a new battle nor the editor opens

    def press(self, way):
        a11y.press(self.program.frame, 'push button', is_named(way))

    def is_usable(self):
        for name in OFFERED:
            a11y.find(self.program.frame, 'push button', name)

    def damage(self):
        """Overwrites everything after the first page: the header is still that of a database."""
        self.cli.do(*BEGUN)
        with contextlib.closing(sqlite3.connect(self.program.database)) as db:
            db.execute('PRAGMA wal_checkpoint (TRUNCATE)')
            table = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'games'").fetchone()[0]
            size = db.execute('PRAGMA page_size').fetchone()[0]
        with open(self.program.database, 'r+b') as file:
            file.seek((table - 1) * size)
            file.write(b'\x5a' * size)


class Damaged(Trouble):
    def prepare(self):
        self.damage()

    def all(self):
        with open(self.program.database, 'rb') as file:
            before = file.read()
        with self.tell('A damaged database: the page says so, and offers the ways out alone'):
            self.program.start()
            self.shows('is damaged')
            self.offers(AWAY, LOOK, OTHER, AGAIN, RECOVER)
        with self.tell('There is nothing left to look at in it'):
            self.press(LOOK)
            self.shows('There is nothing left to look at')
            self.offers(AWAY, OTHER, AGAIN, RECOVER)
        with self.tell('Moved away, it keeps its contents, and a new one begins'):
            self.press(AWAY)
            self.shows('was moved to', 'Damaged-away-1.sqlite')
            self.is_usable()
            with open(self.program.database.replace('.sqlite', '-away-1.sqlite'), 'rb') as file:
                assert file.read() == before


class Foreign(Trouble):
    def prepare(self):
        with open(self.program.database, 'w', encoding='utf-8') as file:
            file.write('a shopping list\n' * 300)

    def all(self):
        with self.tell('A file that is no database can be moved away, but not looked at'):
            self.program.start()
            self.shows('is not a database')
            self.offers(AWAY, OTHER, AGAIN)
        with self.tell('Once it is gone, trying again is enough'):
            os.unlink(self.program.database)
            self.press(AGAIN)
            self.is_usable()


class Elsewhere(Trouble):
    """Another file, which holds a battle."""

    def prepare(self):
        self.damage()
        self.other = self.program.database.replace('.sqlite', '-other.sqlite')
        Cli(self.cli.path, self.other).do(*BEGUN)

    def all(self):
        with self.tell('Another file is used instead of a damaged one, and the page says for how long'):
            self.program.start()
            self.shows('is damaged')
            self.press(OTHER)
            dialog = self.program.dialog()
            xdotool('key', 'ctrl+l')
            name = a11y.wait(lambda: next(iter(a11y.find_all(dialog, 'text')), None), 'no name can be typed')
            type_path(name, self.other)
            a11y.press(dialog, 'push button', is_named('Open'))
            self.program.dialog_closes()
            self.is_usable()
            self.shows('Red against Blue', f'Crossbones uses “{self.other}” until you close it.')
        with self.tell('When the program starts again, it opens the usual file, as it was'):
            self.program.close()
            self.program.start()
            self.shows('is damaged')
            self.offers(AWAY, LOOK, OTHER, AGAIN, RECOVER)


class Recovered(Trouble):
    """A database of which one battle is damaged."""

    def prepare(self):
        for _ in range(2):
            self.cli.do(*BEGUN)
        with contextlib.closing(sqlite3.connect(self.program.database)) as db:
            db.execute("UPDATE secret_setups SET setup = '{}' WHERE game = 1")
            db.commit()
        self.damage_setting()

    def damage_setting(self):
        """Destroys the page on which the list of battles looks up their preferences."""
        with contextlib.closing(sqlite3.connect(self.program.database)) as db:
            db.execute('PRAGMA wal_checkpoint (TRUNCATE)')
            page, = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'live_table'").fetchone()
            size, = db.execute('PRAGMA page_size').fetchone()
        with open(self.program.database, 'r+b') as file:
            file.seek((page - 1) * size)
            file.write(b'\x5a' * size)

    def all(self):
        with self.tell('What can be read is brought into a new database, which is used from now on'):
            self.program.start()
            self.shows('is damaged')
            self.press(RECOVER)
            self.shows('Battles: 1, of which 1 may lack their end', 'Lost: 1', 'Recovered-away-1.sqlite', 'Red against Blue')
            self.is_usable()


class Locked(Trouble):
    def prepare(self):
        self.cli.do(*BEGUN)
        self.other = sqlite3.connect(self.program.database, isolation_level=None)
        self.other.execute('PRAGMA locking_mode = EXCLUSIVE')
        self.other.execute('BEGIN EXCLUSIVE')

    def all(self):
        with self.tell('A database that another program holds is not moved away'):
            self.program.start()
            self.shows('Another program is writing')
            self.offers(LOOK, OTHER, AGAIN)
        with self.tell('A copy can be looked at, of which nothing is kept'):
            self.press(LOOK)
            self.shows('You are looking at a copy', 'Red against Blue')
            self.offers(OTHER, AGAIN)
            a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Continue Red'))
            a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Order: Cutlass'))
            a11y.find(self.program.frame, 'heading', lambda name: 'her turn' in name)
            a11y.act(self.program.frame, 'win.harbour')
        with self.tell('When the other program has closed it, everything is there as it was'):
            self.shows('You are looking at a copy')
            self.other.execute('ROLLBACK')
            self.other.close()
            last = self.book.last()
            self.press(AGAIN)
            self.is_usable()
            self.shows('Red against Blue')
            assert self.book.last() == last


class Copied(Trouble):
    """Copies of a database: on request, and when it is gone while a battle is played."""

    def prepare(self):
        self.cli.do(*BEGUN)
        self.other = self.program.database.replace('.sqlite', '-saved.sqlite')

    def order(self):
        a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Order: Cutlass'))

    def all(self):
        folder, name = os.path.split(self.program.database)
        with self.tell('Back Up copies the whole database, and says where to'):
            self.program.start()
            self.shows('Red against Blue')
            xdotool('key', 'F10')
            a11y.press(self.program.frame, 'menu item', 'Back Up')
            self.shows('All battles and fleets were copied to')
            copies = os.listdir(os.path.join(folder, 'backups'))
            assert len(copies) == 1 and copies[0].startswith(name.removesuffix('.sqlite')), copies
            copy = sqlite3.connect(os.path.join(folder, 'backups', copies[0]))
            assert copy.execute('SELECT count(*) FROM secret_journal').fetchone()[0] == self.book.last()
            copy.close()
        with self.tell('A file that is gone is noticed before an answer counts, and what was played is saved elsewhere'):
            a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Continue Red'))
            last = self.book.last()
            a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Order: Cutlass'))
            os.rename(self.program.database, self.program.database + '-gone')
            self.order()
            dialog = self.program.dialog()
            a11y.find(dialog, 'label', lambda name: 'was moved, replaced or deleted' in name)
            a11y.press(dialog, 'push button', is_named('Save Everything Elsewhere…'))
            self.save(self.other)
            a11y.wait(lambda: 'Saved Elsewhere' in map(a11y.name_of, a11y.find_all(self.program.dialog(), 'label')),
                      'it is not said')
            a11y.press(self.program.dialog(), 'push button', is_named('Close'))
            self.program.dialog_closes()
        with self.tell('The battle goes on in the new file'):
            self.order()
            a11y.find(self.program.frame, 'heading', lambda name: 'her turn' in name)
            self.program.close()
            with contextlib.closing(sqlite3.connect(self.other)) as db:
                assert db.execute('SELECT max(seq) FROM secret_journal').fetchone()[0] == last + 1

    def save(self, path):
        name = a11y.wait(lambda: next(iter(a11y.find_all(self.program.dialog(), 'text')), None), 'no name can be typed')
        type_path(name, path)
        a11y.press(self.program.dialog(), 'push button', is_named('Save'))


class NoSchema(Trouble):
    def all(self):
        with self.tell('Without the schema of its settings, the program says so, and does not abort'):
            environment = {**a11y.PROGRAM, 'GSETTINGS_SCHEMA_DIR': os.path.dirname(self.program.database)}
            self.program.process = subprocess.Popen([sys.argv[1]], env=environment, stderr=self.program.errors)
            self.program.app = a11y.application(self.program.process.pid)
            self.program.frame = self.program.window(0)
            self.shows('Crossbones Cannot Start', 'Install it again')
            self.program.press('Close')
            assert self.program.process.wait(timeout=a11y.PATIENCE) == 0
            assert 'the schema of its settings is missing' in self.program.said(), self.program.said()


run(Damaged, Foreign, Elsewhere, Recovered, Locked, Copied, NoSchema)
