#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""At home on the desktop: several windows of one program, the page that is kept, what the desktop is told, what its
search finds, and what is heard.

usage: test-desktop.py CROSSBONES CROSSBONES-CLI
       test-desktop.py --desktop

Run with a display, a session bus and a home of its own (tools/with-display.sh): the program is the only instance there,
and its database the user's own. What shows notifications is this very script in another process (--desktop): it writes
down what it is told."""
import configparser
import json
import os
import subprocess
import sys

import a11y
from cli import BEGUN, BLUE, NEW, RED, Cli
from gi.repository import Gio, GLib
from window import Program, Story, is_named, told, xdotool

DATABASE = os.path.join(os.environ['XDG_DATA_HOME'], 'crossbones/crossbones.db')
SECOND = [{**NEW, 'fleets': [{**RED, 'name': 'Black'}, {**BLUE, 'name': 'White'}]}, {'dice': [1]}, {'choice': 'Black'},
          {'choice': 'island'}]


NOTIFICATIONS = 'org.gtk.Notifications'
INTERFACE = f"""<node><interface name="{NOTIFICATIONS}">
<method name="AddNotification"><arg direction="in" type="s"/><arg direction="in" type="s"/>
<arg direction="in" type="a{{sv}}"/></method>
<method name="RemoveNotification"><arg direction="in" type="s"/><arg direction="in" type="s"/></method>
</interface></node>"""


def desktop():
    def called(connection, sender, path, interface, method, parameters, invocation):
        print(json.dumps([method, *parameters.unpack()[1:]]), flush=True)
        invocation.return_value(None)

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    node = Gio.DBusNodeInfo.new_for_xml(INTERFACE)
    bus.register_object('/org/gtk/Notifications', node.interfaces[0], called, None, None)
    Gio.bus_own_name_on_connection(bus, NOTIFICATIONS, Gio.BusNameOwnerFlags.NONE, lambda *_: print('[]', flush=True),
                                   None)
    GLib.MainLoop().run()


class Desktop(Program):
    """The program as a desktop starts it: with the user's own database, and settings that last."""

    def __init__(self, path):
        super().__init__(path, DATABASE)
        self.path = path
        self.command = [path]
        os.environ['GSETTINGS_BACKEND'] = a11y.PROGRAM['GSETTINGS_BACKEND'] = 'keyfile'

    def again(self, *arguments):
        """Starts the program while it runs: that one does what is asked, and this one ends."""
        done = subprocess.run([self.path, *arguments], env=a11y.PROGRAM, capture_output=True, text=True, timeout=60,
                              check=True)
        assert (done.stdout, done.stderr) == ('', ''), done

    def quit(self):
        xdotool('key', 'ctrl+q')
        assert (self.process.wait(timeout=a11y.PATIENCE), self.said()) == (0, '')


class Windows(Story):
    log = None  # of the desktop

    def noted(self):
        """What the desktop was told."""
        with open(self.log, encoding='utf-8') as lines:
            return [json.loads(line) for line in lines][1:]

    def has_focus(self, title):
        """Waits until the window with that title has the keyboard."""
        def focused():
            return subprocess.run(['xdotool', 'getwindowfocus', 'getwindowname'], capture_output=True, text=True,
                                  check=False).stdout.strip()
        a11y.wait(lambda: focused() == title, lambda: f'{focused()!r}, not {title!r}')

    def size(self):
        """Of the window of the battle, with its shadow."""
        said = subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', '^Red against Blue$', 'getwindowgeometry',
                               '--shell'], capture_output=True, text=True, check=False).stdout
        return [line for line in said.splitlines() if line.startswith(('WIDTH', 'HEIGHT'))]

    def go_on(self, window, fleet):
        """Touches a battle in the harbour."""
        a11y.press(window, 'push button', lambda name: name.startswith(f'Continue {fleet}'))

    def at_table(self, window):
        a11y.find(window, 'push button', lambda name: name.startswith('Undo: '))

    def in_harbour(self, window):
        a11y.find(window, 'push button', is_named('New Battle…'))

    def all(self):
        program = self.program
        with self.tell('Ctrl+Shift+N opens a second window of the same program, with the harbour'):
            self.cli.do(*BEGUN)
            self.cli.do(*SECOND)
            program.start()
            self.in_harbour(program.frame)
            xdotool('key', 'ctrl+shift+n')
            second = program.window(1)
            self.in_harbour(second)

        with self.tell('A battle in the one is beside the harbour in the other'):
            self.go_on(second, 'Red')
            self.at_table(second)
            self.in_harbour(program.frame)

        with self.tell('The same battle, opened once more, raises its window'):
            self.go_on(program.frame, 'Red')
            self.has_focus('Red against Blue')
            self.in_harbour(program.frame)
            program.windows(2)

        with self.tell('Two battles are played in two windows, in one database'):
            self.go_on(program.frame, 'Black')
            self.at_table(program.frame)
            for game, window in ((1, second), (2, program.frame)):
                last = self.book.one(f'SELECT max (seq) FROM secret_journal WHERE game = {game}')
                a11y.act(window, 'win.undo')
                a11y.wait(lambda n=game, seq=last: self.book.one(
                    f'SELECT max (seq) FROM secret_journal WHERE game = {n}') > seq, f'nothing is entered in {game}')

        with self.tell('The command line raises the window of a battle, and opens windows, in the program that runs'):
            program.again('--game', '2')
            self.has_focus('Black against White')
            program.again('--new-window')
            third = program.window(2)
            self.in_harbour(third)
            program.again('--fleets')
            a11y.find(third, 'push button', is_named('New Fleet'))
            a11y.act(third, 'window.close')
            program.windows(2)

        with self.tell('A question that comes while its window is not in front is told, without its words'):
            program.again('--game', '2')
            self.has_focus('Black against White')
            question = a11y.find(second, 'heading', lambda name: name != '')
            before = len(self.noted())
            self.cli.go_on(1, {'do': 'redo'})
            a11y.wait(lambda: len(self.noted()) == before + 1, lambda: f'{self.noted()}')
            method, name, note = self.noted()[-1]
            assert (method, name, note['title']) == ('AddNotification', 'battle-1', 'Red against Blue'), self.noted()
            assert note['body'] in ('A question waits for Red.', 'Red is next.'), note
            assert note['default-action'] == 'app.battle' and note['default-action-target'] == 1, note
            assert a11y.name_of(question) not in json.dumps(note), note

        with self.tell('It is withdrawn when somebody looks; nothing is told of a window in front'):
            program.again('--game', '1')
            self.has_focus('Red against Blue')
            a11y.wait(lambda: len(self.noted()) == before + 2, lambda: f'{self.noted()}')
            assert self.noted()[-1] == ['RemoveNotification', 'battle-1'], self.noted()
            last = self.book.last()
            self.cli.go_on(1, {'do': 'undo'})
            a11y.wait(lambda: self.book.last() > last, 'nothing is entered')
            assert a11y.holds(lambda: len(self.noted()) == before + 2, 3), self.noted()

        with self.tell('A battle that is removed is left by the window that shows it'):
            a11y.act(second, 'win.harbour')
            self.in_harbour(second)
            for remove in (False, True):  # Enter throws nothing away
                a11y.press(second, 'push button', 'More about Black against White')
                a11y.press(second, 'menu item', is_named('Remove…'))
                asked = program.window(2)
                if remove:
                    a11y.press(asked, 'push button', is_named('Remove'))
                else:
                    self.has_focus('Remove this battle?')
                    xdotool('key', 'Return')
                program.windows(2)
            self.in_harbour(program.frame)

        with self.tell('What is left when the program is closed is there when it starts again, in that size'):
            self.go_on(second, 'Red')
            self.at_table(second)
            before = self.size()
            xdotool('search', '--onlyvisible', '--name', '^Red against Blue$', 'windowsize', 900, 640)
            a11y.wait(lambda: a11y.holds(lambda: self.size() != before, 1), 'the window has the same size')
            size = self.size()
            program.quit()
            program.start()
            self.at_table(program.frame)
            a11y.wait(lambda: self.size() == size, lambda: f'{self.size()}, not {size}')

        with self.tell('--continue goes on with the last battle; a finished one does not come back by itself'):
            a11y.act(program.frame, 'win.harbour')
            self.in_harbour(program.frame)
            program.again('--continue')
            self.at_table(program.frame)
            program.quit()
            self.cli.go_on(1, {'do': 'redo'}, {'do': 'start', 'action': 'concede', 'fleet': 'Blue'}, {'confirm': True})
            program.start()
            self.in_harbour(program.frame)


class Search(Story):
    """D-Bus starts the program when the desktop searches; nobody else has."""

    def call(self, path, interface, method, signature, *arguments):
        return self.bus.call_sync(self.name, path, interface, method, GLib.Variant(signature, arguments), None,
                                  Gio.DBusCallFlags.NONE, 60000, None).unpack()

    def search(self, method, signature, *arguments):
        return self.call(self.path, 'org.gnome.Shell.SearchProvider2', method, signature, *arguments)

    def find(self, *terms):
        return self.search('GetInitialResultSet', '(as)', terms)[0]

    def act(self, name, *parameter):
        self.call(os.path.dirname(self.path), 'org.freedesktop.Application', 'ActivateAction', '(sava{sv})', name,
                  parameter, {})

    def shows_window(self, title):
        def found():
            return subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', f'^{title}$'], capture_output=True,
                                  text=True, check=False).stdout
        a11y.wait(found, f'there is no window “{title}”')

    def ask_bus(self, method):
        return self.bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', method,
                                  GLib.Variant('(s)', (self.name,)), None, Gio.DBusCallFlags.NONE, 60000,
                                  None).unpack()[0]

    def is_there(self):
        return self.ask_bus('NameHasOwner')

    def offers(self, button):
        a11y.find(a11y.application(self.ask_bus('GetConnectionUnixProcessID')), 'push button', is_named(button))

    def prepare(self):
        """Reads what the desktop reads, and installs the service."""
        data = os.environ['GSETTINGS_SCHEMA_DIR']
        provider = configparser.ConfigParser()
        provider.read(os.path.join(data, next(name for name in os.listdir(data) if name.endswith('-provider.ini'))))
        self.name = provider['Shell Search Provider']['BusName']
        self.path = provider['Shell Search Provider']['ObjectPath']
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        services = os.path.join(os.environ['XDG_DATA_HOME'], 'dbus-1/services')
        os.makedirs(services, exist_ok=True)
        with open(os.path.join(services, f'{self.name}.service'), 'w', encoding='utf-8') as file:
            program = os.path.abspath(self.program.path)
            file.write(f'[D-BUS Service]\nName={self.name}\nExec={program} --gapplication-service\n')
        self.bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus', 'ReloadConfig', None,
                           None, Gio.DBusCallFlags.NONE, 60000, None)
        self.cli.do({'do': 'fleet-import', 'document': {
            'format': 'crossbones-fleet', 'version': 1, 'ruleset': 'black-spot', 'name': 'Grey Wolves',
            'ships': RED['ships']}})

    def all(self):
        with self.tell('A search starts the program, and finds battles by their titles and fleets by their names'):
            assert not self.is_there()
            assert self.find('red') == ['battle:1'], self.find('red')
            assert self.find('BLUE', 'ag') == ['battle:1'], self.find('BLUE', 'ag')
            assert self.find('wolves') == ['fleet:1'], self.find('wolves')
            narrower = self.search('GetSubsearchResultSet', '(asas)', ['battle:1'], ['red', 'black'])[0]
            assert narrower == [], narrower

        with self.tell('It does not find what fleets hold, nor who leads them'):
            for secret in ('Revenge', 'Anne', 'frigate', 'sloop'):
                assert self.find(secret) == [], secret

        with self.tell('It says what it has found; what is not there has no words'):
            metas = self.search('GetResultMetas', '(as)',
                                ['battle:1', 'fleet:1', 'battle:99', 'battle:x', 'nonsense'])[0]
            assert [(meta['id'], meta['name']) for meta in metas] == [
                ('battle:1', 'Red against Blue'), ('fleet:1', 'Grey Wolves')], metas
            assert all(set(meta) == {'id', 'name', 'description'} for meta in metas), metas
            assert 'Revenge' not in json.dumps(metas) and 'Anne' not in json.dumps(metas), metas

        with self.tell('What is chosen is shown'):
            for id_, title in (('battle:1', 'Red against Blue'), ('fleet:1', 'Fleets')):
                self.search('ActivateResult', '(sasu)', id_, ['red'], 0)
                self.shows_window(title)

        with self.tell('The actions of the launcher’s menu open their pages'):
            self.act('quit')
            a11y.wait(lambda: not self.is_there(), 'it does not quit')
            self.act('new-battle')
            self.offers('Set Sail')
            self.act('fleets')
            self.offers('New fleet')
            self.act('quit')
            a11y.wait(lambda: not self.is_there(), 'it does not quit')

    def end(self):
        pass


def sunk(ship):
    return {'do': 'override', 'ship': ship, 'set': {'status': 'sunk'}}


class Sounds(Story):
    """They are off at first. The program says in its debugging output what it plays; a test has nothing that plays."""

    def prepare(self):
        self.heard_in = self.program.database + '.out'
        self.program.command = ['bash', '-c', 'G_MESSAGES_DEBUG=Crossbones exec "$0" "$@" >"$OUT"', *self.program.command,
                                '--game', '1']
        a11y.PROGRAM['OUT'] = self.heard_in
        self.cli.do(*BEGUN[:4])

    def heard(self):
        with open(self.heard_in, encoding='utf-8') as file:
            return [line.split('sound: ')[1].strip() for line in file if 'sound: ' in line]

    def enters(self, sounds, *requests):
        """What somebody else enters is heard as these sounds."""
        before = len(self.heard())
        self.cli.go_on(1, *requests)
        last = self.book.last()
        if sounds:
            a11y.wait(lambda: self.heard()[before:] == sounds, lambda: f'{self.heard()[before:]}, not {sounds}')
        assert a11y.holds(lambda: self.heard()[before:] == sounds, 2), self.heard()[before:]
        assert self.book.last() == last

    def all(self):
        with self.tell('Nothing is heard before sounds are wanted'):
            self.program.start()
            a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Undo: '))
            self.enters([], BEGUN[4])

        with self.tell('With sounds, dice are heard, a ship that goes, and a new round; a note is not'):
            xdotool('key', 'ctrl+comma')
            switch = a11y.find(self.program.dialog(), 'check box', 'Sounds')
            a11y.act(switch, 'toggle')
            a11y.wait(lambda: 'checked' in a11y.states(switch), 'it is not on')
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            self.enters(['dice'], BEGUN[5])
            self.enters([], {'do': 'note', 'text': 'back in a minute'})
            self.enters(['lost'], sunk('Wren'))
            self.enters(['round'], {'do': 'override', 'set': {'round': 2}})

        with self.tell('An earlier moment that is looked at makes no sound'):
            a11y.act(self.program.frame, 'win.look-back')
            self.enters([], sunk('Kestrel'))

    def end(self):
        self.program.close()


def main(path, cli):
    os.makedirs(os.path.dirname(DATABASE))
    story = Windows(Desktop(path), Cli(cli, DATABASE))
    story.log = os.path.join(os.environ['HOME'], 'told')
    with open(story.log, 'w', encoding='utf-8') as out:
        other = subprocess.Popen([sys.executable, __file__, '--desktop'], stdout=out)
    try:
        a11y.wait(lambda: os.path.getsize(story.log) > 0, 'there is no desktop')
        if not told(story):
            return 1
        story = Search(story.program, story.cli, story.teller)
        if not told(story):
            return 1
        other_database = DATABASE + '-sounds'
        story = Sounds(Program(path, other_database), Cli(cli, other_database), story.teller)
        if not told(story):
            return 1
    finally:
        other.kill()
        other.wait()
    story.teller.end()
    return 0


if sys.argv[1] == '--desktop':
    desktop()
else:
    sys.exit(main(*sys.argv[1:]))
