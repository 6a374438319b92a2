#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen stays on while a battle is fought, and may go dark when it is left, paused or over.

usage: test-awake.py CROSSBONES CROSSBONES-CLI
       test-awake.py --session

Run with a display and a session bus of its own (tools/with-display.sh). The desktop's session manager, who is
asked for it, is this very script in another process (--session): it writes down what it is asked."""
import os
import subprocess
import sys
import tempfile

import a11y
from cli import BEGUN, Cli
from gi.repository import Gio, GLib
from window import Program, Teller, xdotool

MANAGER = 'org.gnome.SessionManager'
INTERFACE = f"""<node><interface name="{MANAGER}">
<method name="Inhibit"><arg direction="in" type="s"/><arg direction="in" type="u"/><arg direction="in" type="s"/>
<arg direction="in" type="u"/><arg direction="out" type="u"/></method>
<method name="Uninhibit"><arg direction="in" type="u"/></method>
<method name="RegisterClient"><arg direction="in" type="s"/><arg direction="in" type="s"/>
<arg direction="out" type="o"/></method>
</interface></node>"""
IDLE = 8  # what is inhibited: the session's being idle


def session():
    loop = GLib.MainLoop()
    cookies = iter(range(1, 1000))

    def called(connection, sender, path, interface, method, parameters, invocation):
        if method == 'Inhibit':
            cookie = next(cookies)
            print('inhibit', cookie, parameters.unpack()[3], flush=True)
            invocation.return_value(GLib.Variant('(u)', (cookie,)))
        elif method == 'RegisterClient':  # the accessibility bus does
            invocation.return_value(GLib.Variant('(o)', ('/org/gnome/SessionManager/Client1',)))
        else:
            print('release', *parameters.unpack(), flush=True)
            invocation.return_value(None)

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    node = Gio.DBusNodeInfo.new_for_xml(INTERFACE)
    bus.register_object('/org/gnome/SessionManager', node.interfaces[0], called, None, None)
    Gio.bus_own_name_on_connection(bus, MANAGER, Gio.BusNameOwnerFlags.NONE, lambda *_: print('here', flush=True), None)
    loop.run()


class Story:
    def __init__(self, program, cli, log):
        self.program = program
        self.cli = cli
        self.log = log
        self.teller = Teller(program)
        self.tell = self.teller.tell

    def asked(self):
        with open(self.log, encoding='utf-8') as lines:
            return [line.split() for line in lines if not line.startswith('here')]

    def is_awake(self, awake):
        """Waits until the screen is kept on, or is not."""
        def held():
            cookies = set()
            for verb, cookie, *flags in self.asked():
                if verb == 'inhibit':
                    assert int(flags[0]) & IDLE
                    cookies.add(cookie)
                else:
                    cookies.discard(cookie)
            return bool(cookies)

        a11y.wait(lambda: held() == awake, lambda: f'{self.asked()}')

    def go_on(self):
        a11y.press(self.program.frame, 'push button', lambda name: name.startswith('Continue Red'))
        a11y.find(self.program.frame, 'push button', lambda name: name.startswith('Undo: '))

    def all(self):
        with self.tell('In the harbour the screen may turn off'):
            self.program.start()
            a11y.find(self.program.frame, 'push button', 'New Battle…')
            self.is_awake(False)

        with self.tell('At the table it stays on'):
            self.go_on()
            self.is_awake(True)

        with self.tell('It may turn off if that is preferred, at once'):
            for awake in (False, True):
                xdotool('key', 'ctrl+comma')
                a11y.press(self.program.dialog(), 'check box', 'Keep the Screen On', 'toggle')
                self.is_awake(awake)
                xdotool('key', 'Escape')
                self.program.dialog_closes()

        with self.tell('Back in the harbour it may turn off again'):
            a11y.act(self.program.frame, 'win.harbour')
            self.is_awake(False)

        with self.tell('While the battle is paused it may turn off'):
            self.go_on()
            self.is_awake(True)
            xdotool('key', 'ctrl+p')
            self.program.dialog()
            xdotool('key', 'Return')
            self.program.dialog_closes()
            self.is_awake(False)

        with self.tell('When the battle is over it may turn off, even if its page is still open'):
            self.cli.go_on(1, {'do': 'note', 'text': 'back'})
            self.go_on()
            self.is_awake(True)
            self.cli.go_on(1, {'do': 'start', 'action': 'concede', 'fleet': 'Blue'}, {'confirm': True})
            a11y.find(self.program.frame, 'push button', 'Rematch')
            self.is_awake(False)


def main(path, cli):
    with tempfile.TemporaryDirectory() as folder:
        log = os.path.join(folder, 'asked')
        with open(log, 'w', encoding='utf-8') as out:
            manager = subprocess.Popen([sys.executable, __file__, '--session'], stdout=out)
        database = os.path.join(folder, 'battles.sqlite')
        program = Program(path, database)
        other = Cli(cli, database)
        story = Story(program, other, log)
        try:
            a11y.wait(lambda: os.path.getsize(log) > 0, 'no session manager')
            other.do(*BEGUN)
            story.all()
        except (AssertionError, LookupError, a11y.Never, subprocess.TimeoutExpired):
            return 1
        finally:
            program.end()
            manager.kill()
            manager.wait()
        story.teller.end()
    return 0


if sys.argv[1] == '--session':
    session()
else:
    sys.exit(main(*sys.argv[1:]))
