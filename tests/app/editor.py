# SPDX-License-Identifier: GPL-3.0-or-later
"""What people do in the editor of content sets."""
import contextlib
import json

import a11y
from window import Story, is_named, xdotool

BUTTONS = ('push button', 'toggle button', 'radio button')


class Editor(Story):
    # What there is

    def document(self, name='Our own'):
        """The stored set, or None."""
        sets = dict(self.book.rows('SELECT name, json FROM content_sets'))
        return json.loads(sets[name]) if name in sets else None

    def stored(self, fits, what, name='Our own'):
        return a11y.wait(lambda: (self.document(name) or False) and fits(self.document(name)),
                         lambda: f'not stored: {what}, but {self.document(name)}')

    def shows(self, *texts, node=None):
        """Waits for texts, also those that are scrolled out of sight."""
        for text in texts:
            a11y.wait(lambda text=text: a11y.find_all(node or self.program.frame, None, lambda said: text in said),
                      f'nothing says {text!r}')

    # What one does

    def press(self, name, node=None, role=BUTTONS):
        """Presses a button that has been there for half a second: rows are replaced when the set changes, and GTK clicks
        a button only a quarter of a second after a screen reader has activated it."""
        def last():
            found = a11y.find_all(node or self.program.frame, role, is_named(name))
            return found[-1] if found else None

        def pressed():
            there = last()
            if there is None or not a11y.holds(lambda: last() == there, 0.5) or not a11y.sensitive(there):
                return False
            a11y.act(there)
            return True

        a11y.wait(pressed, f'no button {name!r} that can be pressed')

    @contextlib.contextmanager
    def undoing(self):
        """Presses Undo of the toast that the body of the with statement has brought. It is found without a search of the
        whole tree, which may take longer than the toast stays."""
        page = a11y.find_acting(self.program.frame, 'content.rename')[0]
        yield

        def undo():
            toast = next((node for overlay in a11y.children(page) for node in a11y.children(overlay)
                          if a11y.is_toast(node)), None)
            return toast and a11y.find_all(toast, BUTTONS, is_named('Undo'))

        a11y.act(a11y.wait(undo, 'no toast offers to undo it')[-1])

    def write(self, name, text, was):
        """Replaces the text of the field that holds the text "was": a page that is about to open may have a field of the
        same name."""
        def field():
            return [node for node in a11y.find_all(self.program.frame, ('text', 'entry'), None)
                    if a11y.name_of(node) == name and 'EditableText' in node.get_interfaces() and a11y.text_of(node) == was]
        a11y.Atspi.EditableText.set_text_contents(a11y.wait(field, f'no field {name!r} that says {was!r}')[-1], text)

    def number(self, name, value):
        node = a11y.find(self.program.frame, 'spin button', is_named(name))
        a11y.Atspi.Value.set_current_value(node, value)

    def back(self, to):
        xdotool('key', 'alt+Left')
        self.shows(to)
