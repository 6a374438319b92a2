# SPDX-License-Identifier: GPL-3.0-or-later
"""A small AT-SPI client: it sees the program as an assistive technology does.

Peculiarities of GTK 4.8: only the window is ever SHOWING, so visible() checks for a rectangle that is not
empty. Text.get_text (0, -1) is empty, so the length is needed. A widget without a name has the name of its
class. A button that is activated is clicked 250 ms later, and ignores further activations until then; actions
of the window run at once. A request for a window that has just closed crashes the application, so the number
of windows is awaited before a window is used."""
import os
import sys
import time

# libatspi warns of an application whose tree is not complete yet. That is no fault of the program, so only the
# program gets G_DEBUG.
PROGRAM = dict(os.environ)
os.environ.pop('G_DEBUG', None)

import gi  # noqa: E402

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60.0  # seconds: for the program under sanitizers, on a busy machine
# What newer versions of at-spi2-core and GTK call differently has one name here.
NEWER = {'button': 'push button', 'toggle button': 'push button', 'grouping': 'panel', 'filler': 'panel'}

Atspi.set_timeout(30000, 60000)  # ms: one call; an application's start


class Never(Exception):
    """What was awaited did not happen."""


def handle_events():
    """Handles pending events, from which libatspi learns that names and children have changed. It returns after a
    while even if there are more, so that wait() can check its time."""
    context = GLib.MainContext.default()
    for _ in range(1000):
        if not context.iteration(False):
            return


def wait(fn, what, seconds=PATIENCE):
    """Calls fn until its result is true, and returns that. A node that has just gone counts as 'not yet'."""
    end = time.monotonic() + seconds
    while True:
        try:
            got = fn()
            if got:
                return got
        except GLib.Error:
            pass
        if time.monotonic() > end:
            raise Never(what() if callable(what) else what)
        handle_events()
        time.sleep(0.01)


def holds(fn, seconds):
    """Whether fn() is true all the time: for what must not happen, or must not change."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        handle_events()
        if not fn():
            return False
        time.sleep(0.01)
    return True


def children(node):
    """[] for a node that has gone meanwhile: a toast, a row of a list."""
    try:
        return [c for c in (node.get_child_at_index(i) for i in range(node.get_child_count())) if c]
    except GLib.Error:
        return []


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def role_of(node):
    return NEWER.get(node.get_role_name(), node.get_role_name())


def name_of(node):
    try:
        return node.get_name() or ''
    except GLib.Error:
        return ''


def is_toast(node):
    """GTK 4.8 gives it the name of its class, later ones a role."""
    return name_of(node) == 'AdwToastWidget' or node.get_role_name() == 'alert'


def find_acting(root, action):
    """The nodes below root that have that action of the window: a row of a list, a page."""
    return wait(lambda: [node for node in walk(root) if 'Action' in node.get_interfaces() and action in actions_of(node)],
                f'nothing has the action {action!r}')


def states(node):
    return {state.value_nick for state in node.get_state_set().get_states()}


def sensitive(node):
    return 'sensitive' in states(node)


def visible(node):
    if 'Component' not in node.get_interfaces():
        return True
    place = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
    return place.width > 0 and place.height > 0


def rests(node):
    """Whether it stays where it is for a moment: nothing scrolls it."""
    def place():
        at = Atspi.Component.get_extents(node, Atspi.CoordType.WINDOW)
        return at.x, at.y, at.width, at.height

    first = place()
    return holds(lambda: place() == first, 0.3)


def text_of(node):
    if 'Text' not in node.get_interfaces():
        return name_of(node)
    return Atspi.Text.get_text(node, 0, Atspi.Text.get_character_count(node))


def find_all(root, role=None, name=None):
    """The nodes below root with that role, or one of those roles, and that name: a string, or a predicate."""
    roles = (role,) if isinstance(role, str) else role
    fits = name if callable(name) else lambda said: name is None or said == name
    found = []
    for node in walk(root):
        try:
            if fits(name_of(node)) and (roles is None or role_of(node) in roles) and visible(node):
                found.append(node)
        except GLib.Error:  # this node has gone, not the program
            pass
    return found


def find(root, role, name, seconds=PATIENCE):
    """The last such node, which is the innermost: a menu button is a button within a button."""
    return wait(lambda: find_all(root, role, name), f'no {role} {name!r}', seconds)[-1]


def actions_of(node):
    return [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]


def act(node, action='click'):
    """Does what "activate" of a screen reader does."""
    if not sensitive(node):
        raise AssertionError(f'{name_of(node)!r} is not sensitive')
    do(node, action)


def press(root, role, name, action='click'):
    """Activates the last such node, as soon as it is sensitive. The program may replace a node at any time, so one
    that has gone is searched again."""
    def pressed():
        found = find_all(root, role, name)
        if not found or not sensitive(found[-1]):
            return False
        do(found[-1], action)
        return True

    wait(pressed, f'no {role} {name!r} that can be activated')


def do(node, action):
    offered = actions_of(node)
    if action not in offered:
        raise LookupError(f'{name_of(node)!r} has no action {action!r}, but {offered}')
    if not Atspi.Action.do_action(node, offered.index(action)):
        raise AssertionError(f'{name_of(node)!r} did not do {action!r}')


def application(pid):
    desktop = Atspi.get_desktop(0)

    def mine():
        return next((a for a in children(desktop) if a.get_process_id() == pid), None)

    return wait(mine, 'the program does not appear in the accessibility tree')


def dump(node, depth=0):
    """The tree below node as lines of text."""
    line = f'{"  " * depth}[{role_of(node)}] {name_of(node)!r}'
    if 'Text' in node.get_interfaces() and text_of(node) != name_of(node):
        line += f' text={text_of(node)!r}'
    lines = [line + ('' if visible(node) else ' (hidden)')]
    for child in children(node):
        try:
            lines += dump(child, depth + 1)
        except GLib.Error:
            pass
    return lines


if __name__ == '__main__':  # a11y.py PID ROLE NAME: presses that in the program, for tools/screenshots
    pid, wanted_role, wanted_name = sys.argv[1:]
    press(application(int(pid)), wanted_role, lambda said: said.startswith(wanted_name))
