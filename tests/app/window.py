# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do at the table: press, type, look, and now and then cut the power.

Program is the running program, Book is its database (read with SQLite beside it), Table is the page of a battle.
Each action at the table waits for its effect in the database and in the window."""
import contextlib
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile

import a11y
from cli import Cli


READ = 0.5   # seconds: longer than a question is new (UNREAD_FOR in src/app/drawing/unread.c), and ignores a touch
NEWER = subprocess.run(['pkg-config', '--atleast-version=4.10', 'gtk4'], check=False).returncode == 0  # than Debian 12
QUICK = 2.0  # seconds: touches that are no further apart are one entry, so it is made after that time


class Program:
    """The program on one database; it may be started again."""

    def __init__(self, path, database, *arguments):
        self.command = [path, '--database', database, *arguments]
        self.database = database
        self.errors = tempfile.TemporaryFile('w+')
        self.process = self.app = self.frame = None

    def start(self):
        xdotool('mousemove', 2, 300)  # into the window, for its keys, but to its edge, since a tooltip counts as a window
        self.process = subprocess.Popen(self.command, env=a11y.PROGRAM, stderr=self.errors)
        self.app = a11y.application(self.process.pid)
        self.frame = self.window(0)

    def said(self):
        """What it wrote to stderr, which should be nothing. GTK looks for printers on the system bus, and remarks that
        a machine has none."""
        self.errors.seek(0)
        remark = re.compile(r"\*\* Message: [^\n]*Couldn't connect to D-Bus system bus[^\n]*\n\n?")
        return remark.sub('', self.errors.read()).lstrip('\n')

    def kill(self):
        """Kills it as a power cut would: it gets no chance to save anything."""
        self.process.kill()
        self.process.wait()
        assert self.said() == '', self.said()

    def close(self):
        """Closes the window by its button."""
        self.press('Close')
        status = self.process.wait(timeout=a11y.PATIENCE)
        assert (status, self.said()) == (0, ''), f'ended with {status}: {self.said()}'

    @contextlib.contextmanager
    def stopped(self):
        """It runs no further, as on a machine that has no time for it; what people do then reaches it late."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def end(self):
        """Ends it, whether the test passed or not."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def press(self, name):
        a11y.press(self.frame, 'push button', name)

    def windows(self, n):
        """Waits until so many windows are open."""
        a11y.wait(lambda: self.app.get_child_count() == n, lambda: f'{self.app.get_child_count()} windows, not {n}')

    def window(self, i):
        """The last window, which opened after i others."""
        self.windows(i + 1)
        return self.app.get_child_at_index(i)

    def dialog(self):
        return self.window(1)

    def dialog_closes(self):
        self.windows(1)
        give_focus()


class Book:
    """The database."""

    LIVE = ('live_options', 'live_fleets', 'live_ships', 'live_tracks', 'live_markers', 'live_links', 'live_cards')

    def __init__(self, database):
        self.address = f'file:{database}?mode=ro'

    def rows(self, sql):
        with contextlib.closing(sqlite3.connect(self.address, uri=True, timeout=10)) as db:
            return db.execute(sql).fetchall()

    def one(self, sql):
        return self.rows(sql)[0][0]

    def last(self):
        """The number of the last entry, or 0."""
        try:
            return self.one('SELECT max (seq) FROM secret_journal') or 0
        except sqlite3.OperationalError:  # there is no file yet, or nothing in it
            return 0

    def stays(self, last, seconds):
        """Nothing is entered for so long."""
        assert a11y.holds(lambda: self.last() == last, seconds), self.rows(f'SELECT * FROM secret_journal WHERE seq > {last}')

    def journal(self, upto=1 << 30):
        """What was entered, without the mark of the last entry."""
        return [entry[:-1] for entry in self.rows(f'SELECT * FROM secret_journal WHERE seq <= {upto} ORDER BY seq')]

    def live(self):
        """The state of the battle, without the time of its last change."""
        tables = {'live_table': self.rows('SELECT round, step, wind, active_ship, over, winner FROM live_table')}
        for table in self.LIVE:
            tables[table] = sorted(self.rows(f'SELECT * FROM {table}'), key=repr)
        return tables

    def track(self, whose, number, track):
        return self.one(f"SELECT value FROM live_tracks WHERE whose = '{whose}' AND number = {number}"
                        f" AND track = '{track}'")

    def ship(self, name):
        """Her number."""
        return self.one(f"SELECT ship FROM live_ships WHERE name = '{name}'")


class Table:
    """The page of a battle: the question, the possible answers, the log."""

    def __init__(self, program, book):
        self.program = program
        self.book = book
        self.tray, self.heading, self.log, self.undo, self.redo = a11y.wait(self.find, 'no table')

    def find(self):
        """The parts of the page, which last as long as it does; None if it is not complete yet."""
        parts = [('panel', ('Dice tray',)), ('heading', ('',)), ('list', ('The log',)),
                 ('push button', ('Undo: ', 'Nothing to undo')), ('push button', ('Redo: ', 'Nothing to redo'))]
        nodes = [(a11y.role_of(node), a11y.name_of(node), node) for node in a11y.walk(self.program.frame)]
        found = [next((node for r, name, node in nodes if r == role and name.startswith(starts)), None)
                 for role, starts in parts]
        return found if all(found) else None

    def question(self):
        """The open question."""
        return a11y.name_of(self.heading)

    def is_read(self):
        """Waits as people do who read the question before they touch anything; it stays meanwhile."""
        question = self.question()
        assert a11y.holds(lambda: self.question() == question, READ), f'{question!r} has become {self.question()!r}'

    def offers(self):
        """The sensitive buttons of the tray, by name."""
        found = {}
        for node in a11y.find_all(self.tray, ('push button', 'toggle button', 'radio button')):
            try:
                if a11y.sensitive(node):
                    found.setdefault(a11y.name_of(node), node)
            except a11y.GLib.Error:  # gone meanwhile
                pass
        return found

    def offer(self, *starts):
        """(name, node) of the button with that name, or else of the first whose name begins so; or None."""
        offers = self.offers()
        exact = next(((name, offers[name]) for name in starts if name in offers), None)
        return exact or next(((name, node) for name, node in offers.items() if name.startswith(starts)), None)

    def looks(self):
        """What changes on the page with any entry."""
        return self.question(), a11y.name_of(self.undo), a11y.name_of(self.redo), self.lines(4)

    def rows(self):
        """The lines of the log, the newest first, below the heading of its round."""
        return [node for node in a11y.children(self.log) if a11y.role_of(node) == 'list item']

    def lines(self, most=None):
        """Their texts."""
        return [a11y.name_of(node) for node in self.rows()[:most]]

    def describe(self):
        return f'{self.question()!r} {sorted(self.offers())}'

    def until(self, fn, what):
        """Waits until fn() is true."""
        return a11y.wait(fn, lambda: f'{what}: {self.describe()}')

    def asks(self, *words):
        """Waits for a question that contains all these words."""
        self.until(lambda: all(word in self.question() for word in words), f'{words} is not asked')
        return self.question()

    def toast(self):
        """The toast, or None. The whole tree is not searched, for that may take longer than the toast stays."""
        node = self.tray
        while node is not None:
            for overlay in a11y.children(node):
                for child in a11y.children(overlay):
                    if a11y.is_toast(child):
                        return child
            node = node.get_parent()
        return None

    def toasts(self, text):
        """Waits for a toast with that text; returns it."""
        def said():
            toast = self.toast()
            return toast if toast and a11y.find_all(toast, 'label', text) else None
        return a11y.wait(said, f'{text!r} is not said')

    @contextlib.contextmanager
    def entry(self, what):
        """Waits until the body of the with statement has made an entry, and the window shows it."""
        last, looks = self.book.last(), self.looks()
        yield
        self.until(lambda: self.book.last() > last, f'{what} makes no entry')
        self.until(lambda: self.looks() != looks, f'{what} is stored, but changes nothing in the window')
        a11y.visible(self.log)  # replies when the change is complete, after its events
        a11y.handle_events()

    def press(self, start):
        """Answers with the button whose name begins with start."""
        name, node = self.until(lambda: self.offer(start), f'no {start!r}')
        with self.entry(f'{name!r}'):
            a11y.act(node)
        return name

    def choose(self, start, then):
        """Presses a button that is only a part of the answer, and waits until then() is true."""
        a11y.act(self.until(lambda: self.offer(start), f'no {start!r}')[1])
        self.until(then, f'{start!r} has no effect')

    def dice(self):
        """The names of the dice in the tray."""
        return [a11y.name_of(node) for node in a11y.find_all(self.tray, 'image')]

    def keys(self, *names):
        """Presses keys that make an entry."""
        with self.entry(f'keys {names}'):
            xdotool('key', *names)

    def act(self, action):
        """Activates an action of the window that makes an entry."""
        with self.entry(action):
            a11y.act(self.program.frame, f'win.{action}')

    def tells(self, *words):
        """Waits for a line of the log that contains all these words, and returns it."""
        def line():
            return next((line for line in self.lines() if all(w in line for w in words)), None)

        with contextlib.suppress(a11y.Never):
            return a11y.wait(line, '', 2 * QUICK)
        large = self.program.frame, 'push button', 'Large log'
        a11y.press(*large)  # GTK 4.18 has only the lines in the tree that are seen
        found = a11y.wait(line, lambda: '\n'.join([f'the log does not tell {words}:', *self.lines()]))
        a11y.press(*large)
        return found

    def cards(self):
        """The names of the cards, by ship."""
        names = [a11y.name_of(n) for n in a11y.find_all(self.program.frame, 'push button', lambda n: 'Hits: ' in n)]
        return {name.split(',')[0]: name for name in names}


# GTK 4.18 says nothing while nobody listens, and hears late of one who begins to: so that no key comes before that,
# somebody listens as long as the test.
always = a11y.Atspi.EventListener.new(lambda event: None)
always.register('object:state-changed:focused')


class Focus:
    """Follows the keyboard focus, as a screen reader does."""

    def __init__(self):
        self.node = None
        self.listener = a11y.Atspi.EventListener.new(self.moved)
        self.listener.register('object:state-changed:focused')

    def moved(self, event):
        if event.detail1:
            self.node = event.source

    def press(self, key):
        """Presses a key that moves the focus; returns where it went."""
        self.node = None
        xdotool('key', key)
        return a11y.wait(lambda: self.node, f'{key} moves the focus nowhere')

    def press_each(self, *keys):
        """Presses keys of which each moves the focus: a list opens and closes in between, so it must rest first."""
        for key in keys:
            self.press(key)
            self.settle(f'after {key}')

    def settle(self, when):
        a11y.wait(lambda: self.rests(self.node), f'the focus does not rest {when}')

    def rests(self, node):
        return a11y.holds(lambda: self.node == node, 0.3)

    def press_until(self, key, there, most=80):
        """Presses a key until the focus is on a node for which there() is true, and rests there. Returns the nodes that
        had the focus on the way, that node last. On a busy machine it is told late where the focus is: when a menu
        opens, the focus may be on an entry before a key is pressed."""
        stops = []
        self.settle(f'before {key}')
        while len(stops) < most:
            stops.append(self.press(key))
            if there(stops[-1]) and self.rests(stops[-1]):
                return stops
        raise AssertionError(f'{key} does not come there: {[a11y.name_of(node) for node in stops]}')

    def go_to(self, key, start, most=80):
        """Presses a key until the focus is on a node whose name begins with start."""
        return self.press_until(key, lambda node: a11y.name_of(node).startswith(start), most)[-1]

    def close(self):
        self.listener.deregister('object:state-changed:focused')


def xdotool(*arguments):
    if arguments[0] in ('key', 'type'):
        give_focus()
    subprocess.run(['xdotool', *map(str, arguments)], check=True)


def give_focus():
    """Gives the keyboard to the newest window if the root has it. This is for a window manager, and there is none: GTK
    4.18 leaves the keyboard to nobody when a dialog has closed."""
    def told(*arguments):
        return subprocess.run(['xdotool', *arguments], check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                              text=True).stdout.split()

    if NEWER and not told('getwindowfocus', 'getwindowname'):
        windows = told('search', '--onlyvisible', '--name', '.')
        if windows:
            subprocess.run(['xdotool', 'windowfocus', '--sync', max(windows, key=int)], check=True)


def type_path(node, path):
    """Types it into a file dialog, instead of what is there. GTK 4.18 completes names while they are typed, and leaves
    the end of a folder's name behind."""
    xdotool('key', 'ctrl+a')
    xdotool('type', path)

    a11y.wait(lambda: a11y.text_of(node).startswith(path), lambda: a11y.text_of(node))
    if not a11y.holds(lambda: a11y.text_of(node) == path, .3):
        xdotool('key', 'End', *['BackSpace'] * (len(a11y.text_of(node)) - len(path)))
    a11y.wait(lambda: a11y.text_of(node) == path, lambda: a11y.text_of(node))


def is_within(node, ancestor):
    while node is not None and node != ancestor:
        node = node.get_parent()
    return node is not None


def nameless(node):
    """Describes focusable nodes below node that have no name, or that of their class; except those that libadwaita
    makes: the list in a combo box, which never gets the focus, and the button that closes a toast."""
    for child in a11y.children(node):
        try:
            role, name = a11y.role_of(child), a11y.name_of(child)
            if a11y.is_toast(child):
                continue
            if 'focusable' in a11y.states(child) and a11y.visible(child) and (
                    not name or name.startswith(('Gtk', 'Adw', 'Bones'))):
                yield f'a {role} is called {name!r}, in {a11y.name_of(node)!r}'
            if role != 'combo box':
                yield from nameless(child)
        except a11y.GLib.Error:  # this node has gone, not the program
            pass


def is_named(name):
    """A predicate for find(): GTK 4.8 gives a button with a mnemonic its name twice, "Undo Undo"."""
    return lambda said: said in (name, f'{name} {name}')


class Teller:
    """Prints the steps of a story in the Test Anything Protocol."""

    def __init__(self, program):
        self.n = 0
        self.program = program

    @contextlib.contextmanager
    def tell(self, step):
        self.n += 1
        try:
            yield
        except BaseException as error:
            print('not ok', self.n, step, flush=True)
            if self.program.app is not None and self.program.process.poll() is None:
                print(*a11y.dump(self.program.app), sep='\n', file=sys.stderr)
            print(f'{step}: {error}\nIt said: {self.program.said()!r}', file=sys.stderr)
            raise
        print('ok', self.n, step, flush=True)

    def end(self):
        print(f'1..{self.n}', flush=True)


class Story:
    """A story of one program: its windows, its database, and the command line, which is a second player."""
    arguments = ()  # of the program

    def __init__(self, program, cli, teller=None):
        self.program = program
        self.cli = cli
        self.book = Book(program.database)
        self.teller = teller or Teller(program)
        self.teller.program = program
        self.tell = self.teller.tell
        self.table = None

    def prepare(self):
        """Runs before the program is started."""

    def all(self):
        raise NotImplementedError

    def end(self):
        """Closes the window, unless the story has done so."""
        if self.program.process.poll() is None:
            with self.tell('The window closes; the program has printed no warning'):
                self.program.close()

    def texts(self, node=None):
        return [a11y.name_of(n) for n in a11y.walk(node or self.program.frame) if a11y.visible(n)]

    def toasts(self, text):
        """Waits for a toast with that text. Only what does not scroll is searched: the whole tree may take longer than
        the toast stays."""
        def toast(node):
            for child in a11y.children(node):
                if a11y.is_toast(child):
                    return child
                found = toast(child) if a11y.role_of(child) not in ('scroll pane', 'list', 'page tab list') else None
                if found:
                    return found
            return None

        def said():
            found = toast(self.program.frame)
            return found and a11y.find_all(found, 'label', lambda said: text in said)
        return a11y.wait(said, f'{text!r} is not said')

    def shows(self, *words, node=None):
        """Waits until the window (or node) shows all these words, each somewhere."""
        def missing():
            texts = self.texts(node)
            return [word for word in words if not any(word in text for text in texts)]

        a11y.wait(lambda: not missing(), lambda: f'{missing()} is not to be seen')


def told(story):
    """Tells the story; returns whether it passed. A failure has been printed where it occurred."""
    try:
        story.prepare()
        story.all()
        story.end()
    except (AssertionError, LookupError, a11y.Never, subprocess.TimeoutExpired):
        return False
    finally:
        story.program.end()
    return True


def run(*stories):
    """Tells stories (classes), each with a database of its own, and ends the test. The arguments of the test are the
    program and crossbones-cli."""
    path, cli = sys.argv[1:]
    teller = None
    with tempfile.TemporaryDirectory() as folder:
        for story in stories:
            database = os.path.join(folder, f'{story.__name__}.sqlite')
            one = story(Program(path, database, *story.arguments), Cli(cli, database), teller)
            if not told(one):
                sys.exit(1)
            teller = one.teller
    teller.end()
