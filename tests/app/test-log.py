#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking back: the log, the timeline, what is put right, ruled and undone.

usage: test-log.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays a first exchange of
broadsides, with dice that are told; what was is then looked at, and put right, with the keyboard, as far as a
keyboard goes, and heard through the accessibility tree."""
import contextlib
import os
import subprocess
import tempfile

import a11y
from window import NEWER, Focus, Story, Table, is_named, nameless, run, type_path, xdotool

RULING = 'a bow that touches has rammed'
REASON = 'the second die was a five'


def fleet(name, *ships):
    return {'name': name, 'ships': [{'name': ship, 'class': kind, 'flagship': kind == 'man_o_war'}
                                    for ship, kind in zip(ships, ('man_o_war', 'frigate', 'sloop'))]}


def start(action, ship=None):
    return {'do': 'start', 'action': action, **({'ship': ship} if ship else {})}


def passes(ship):
    return [start('activate', ship), start('end-turn', ship)]


def rolls(*pools):
    return [answer for pool in pools for answer in ({'dice': pool}, {'choice': 'keep'})]


NEW = {'do': 'new', 'ruleset': 'black-spot', 'edition': '2025',
       'options': {'wind.source': 'physical', 'init.source': 'physical'},
       'fleets': [fleet('Red', 'Revenge', 'Fury', 'Cutlass'), fleet('Blue', 'Sovereign', 'Dauntless', 'Kestrel')]}
SET_UP = [{'dice': [1]}, {'choice': 'Red'}, {'choice': 'island'}, {'dice': [4]}, {'dice': [5]},
          start('draw-wind'), {'card': 'NE'}, start('initiative'), {'card': 'Red'}]
FIGHT = [*passes('Cutlass'), *passes('Kestrel'),
         start('activate', 'Fury'), start('move', 'Fury'), {'choice': 'across'}, {'choice': 'straight'}, {'inches': 6},
         start('fire', 'Fury'), {'choice': 'port'}, {'targets': [{'ship': 'Dauntless', 'range': 'short'}]},
         *rolls([2, 5], [3, 2], [1, 2]), start('end-turn', 'Fury'), *passes('Dauntless')]


class Log(Story):
    arguments = ('--game', '1')

    def prepare(self):
        self.cli.do(NEW, *SET_UP, *FIGHT)

    def hits(self, ship):
        """What her card says."""
        card = self.table.cards()[ship]
        return next(part.strip() for part in card.split(',') if part.strip().startswith('Hits: '))

    def shows(self, ship, hits):
        a11y.wait(lambda: self.hits(ship) == f'Hits: {hits}', lambda: self.table.cards()[ship])

    def looks_back(self):
        """Whether the bar over the page says so."""
        return bool(a11y.find_all(self.program.frame, 'slider', 'Timeline'))

    def until(self, fn, what):
        return self.table.until(fn, what)

    @contextlib.contextmanager
    def nothing_entered(self):
        journal, live = self.book.journal(), self.book.live()
        yield
        assert (self.book.journal(), self.book.live()) == (journal, live), 'the database has changed'

    def go_to_line(self, focus, *words):
        """Down the log from the top, to the line with these words in it."""
        def there(node):
            return all(word in a11y.name_of(node) for word in words)
        node = focus.press('ctrl+l')
        return node if there(node) else focus.press_until('Down', there)[-1]

    def choose(self, item):
        """From the menu of the line that has the focus, with the keyboard."""
        xdotool('key', 'Return')
        menu = a11y.find(self.program.frame, 'menu item', item)
        with contextlib.closing(Focus()) as focus:
            focus.go_to('Down', item)
        xdotool('key', 'Return')
        return menu

    # What is in the log

    def begin(self):
        with self.tell('The log shows the newest round and line first, with dice as they were typed'):
            self.program.start()
            self.table = Table(self.program, self.book)
            lines = self.table.lines()
            assert lines[0].startswith('Round 1') and 'Dauntless' in lines[1], lines[:4]
            self.table.tells('Dauntless takes a hit: 2 of 2', '[1 2]', 'real dice')
            assert not list(nameless(self.program.app)), list(nameless(self.program.app))
        with self.tell('The short log has shorter lines; the full log is unchanged'):
            log = a11y.find(self.program.frame, 'panel', 'Log')
            a11y.act(log, 'log.brief')
            self.until(lambda: self.table.lines() != lines, 'the log is as long as before')
            brief = self.table.lines()
            seen = min(len(brief), len(lines))  # GTK 4.18 has only the lines in the tree that are seen
            assert NEWER or seen == len(lines), (lines, brief)
            shorter = .9 if NEWER else .8
            assert seen > 3 and len(''.join(brief[:seen])) < len(''.join(lines[:seen])) * shorter, (lines, brief)
            a11y.act(log, 'log.brief')
            self.until(lambda: self.table.lines() == lines, 'the log is not what it was')

    def rests_on_whole_lines(self):
        """No line is cut at the lower edge of the log, and there are some."""
        place = self.place(a11y.find(self.program.frame, 'scroll pane', 'The Whole Log'))
        lines = [self.place(row) for row in self.table.rows()]
        seen = [line for line in lines if line.height > 0 and line.y < place.y + place.height]
        cut = [line for line in seen if line.y + line.height > place.y + place.height]
        return len(seen) > 2 and not cut and place.height

    def place(self, node):
        return a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW)

    def search(self):
        with self.tell('No line of the log is cut'):
            small = a11y.wait(self.rests_on_whole_lines, 'a line is cut')
        with self.tell('A button makes the log large, and small again; no line is cut either'):
            a11y.press(self.program.frame, 'push button', 'Large log')
            a11y.wait(lambda: (self.rests_on_whole_lines() or 0) > 2 * small, 'the log is not large')
            a11y.press(self.program.frame, 'push button', 'Large log')
            a11y.wait(lambda: self.rests_on_whole_lines() == small, 'the log stays large')
        with self.tell('Ctrl+F finds lines: by a word, and by whose they are'):
            lines = self.table.lines()
            xdotool('key', 'ctrl+f')
            a11y.find(self.program.frame, None, lambda name: name == 'Find in the log')
            xdotool('type', 'dauntless takes')
            self.until(lambda: len(self.table.lines()) == 3, 'two hits and the heading of their round')
            a11y.find(self.program.frame, 'label', '2 lines')
            xdotool('type', ' kraken')
            a11y.find(self.program.frame, 'label', 'No line contains this')
        with self.tell('Escape shows everything again'):
            xdotool('key', 'Escape')
            self.until(lambda: self.table.lines() == lines or NEWER and self.table.lines()[:4] == lines[:4],
                       'the log is not whole')
            a11y.press(self.program.frame, 'push button', 'Large log')
            a11y.wait(lambda: self.rests_on_whole_lines() == small, 'the log stays large')
            xdotool('key', 'Tab')  # out of the list

    # The table as it was

    def look_back(self):
        table = self.table
        asked = table.question()
        with self.nothing_entered(), contextlib.closing(Focus()) as focus:
            with self.tell('A line chosen with the keyboard shows the table as it was then'):
                self.shows('Dauntless', '2 of 2')
                self.go_to_line(focus, 'takes a hit: 1 of 2')
                self.choose('The Table as It Was Then')
                self.until(self.looks_back, 'nobody looks back')
                table.asks('Dauntless is hit')
                self.shows('Dauntless', '1 of 2')
                assert not a11y.sensitive(table.undo), 'the past can be undone'
                assert not list(nameless(self.program.app)), list(nameless(self.program.app))
            with self.tell('Buttons go back and forward by a step and by a round'):
                self.key('Left')
                self.shows('Dauntless', '0 of 2')
                self.key('Right')
                self.shows('Dauntless', '1 of 2')
                self.key('Home')
                table.asks('places the first island')
                self.key('Page_Down')
                self.until(lambda: 'island' not in table.question(), 'no round begins')
                assert table.offer('Draw the Wind') is None, 'the wind can be drawn in the past'
            with self.tell('While looking back, keys and taps enter nothing'):
                self.key('3')
                self.key('Return')
                a11y.handle_events()
            with self.tell('Escape returns to the present, with the same question'):
                if self.looks_back():
                    self.key('Escape')
                self.until(lambda: not self.looks_back(), 'people still look back')
                table.asks(asked)
                self.shows('Dauntless', '2 of 2')
                assert a11y.sensitive(table.undo)

    def key(self, name):
        xdotool('key', name)

    def slide(self):
        table = self.table
        with self.nothing_entered():
            with self.tell('The slider reaches any moment and names it; a button returns to the present'):
                a11y.act(self.program.frame, 'win.look-back')
                slider = a11y.find(self.program.frame, 'slider', 'Timeline')
                last = a11y.Atspi.Value.get_maximum_value(slider)
                assert last > 10, last
                assert a11y.Atspi.Value.set_current_value(slider, 0)
                table.asks('places the first island')
                assert a11y.Atspi.Value.set_current_value(slider, last - 3)
                self.until(lambda: 'island' not in table.question(), 'the slider has no effect')
                a11y.press(self.program.frame, 'push button', 'Back to Now')
                self.until(lambda: not self.looks_back(), 'people still look back')

    # What was wrong

    def put_right(self):
        table, book = self.table, self.book
        with contextlib.closing(Focus()) as focus:
            with self.tell('Correcting a roll first shows what would change'):
                self.go_to_line(focus, 'takes a hit: 2 of 2')
                with self.nothing_entered():
                    self.choose('Correct…')
                    dialog = self.program.dialog()
                    a11y.find(dialog, 'heading', lambda name: name.startswith('Dauntless is hit'))
                    assert not list(nameless(dialog)), list(nameless(dialog))
                    xdotool('key', '1')
                    xdotool('key', '5')
                    a11y.find(dialog, 'label', lambda name: 'Dauntless' in name and 'Hits: 1' in name)
            with self.tell('With a reason the roll is corrected: the log says so, and her card has one hit less'):
                reason = a11y.find(dialog, 'text', lambda name: name.startswith('Reason'))
                assert a11y.Atspi.EditableText.insert_text(reason, 0, REASON, len(REASON))
                with table.entry('the amendment'):
                    a11y.press(dialog, 'push button', is_named('Correct'))
                self.program.dialog_closes()
                self.shows('Dauntless', '1 of 2')
                assert book.track('ship', book.ship('Dauntless'), 'hits') == 1
                assert book.rows('SELECT kind, text FROM secret_journal ORDER BY seq DESC LIMIT 1') == [('amend', REASON)]
                table.tells('1 5', REASON)

    def correct(self, dialog, captains):
        """Dice were seen since, so these captains must agree."""
        a11y.press(dialog, 'push button', is_named('Correct'))
        a11y.wait(lambda: self.program.dialog() and a11y.find_all(self.program.dialog(), 'push button',
                                                                  lambda name: name.endswith(' agrees')),
                  'nobody is asked to agree')
        for name in captains:
            a11y.press(self.program.dialog(), 'push button', is_named(f'{name} agrees'))
        self.program.dialog_closes()

    def does_not_fit(self):
        with contextlib.closing(Focus()) as focus, self.nothing_entered():
            with self.tell('If a later entry would no longer fit, the dialog says so and offers alternatives'):
                self.go_to_line(focus, 'Fury strikes Dauntless')
                self.choose('Correct…')
                dialog = self.program.dialog()
                a11y.find(dialog, 'heading', lambda name: name.startswith('Fury fires at'))
                xdotool('key', '1')
                xdotool('key', '1')
                a11y.find(dialog, 'label', lambda name: 'Nothing was changed' in name)
                a11y.find(dialog, 'push button', 'Set It by Hand…')
                a11y.find(dialog, 'push button', 'Take Back What Does Not Fit…')
                xdotool('key', 'Escape')
                self.program.dialog_closes()

    def take_back_what_does_not_fit(self):
        book = self.book
        with contextlib.closing(Focus()) as focus:
            with self.tell('The button takes back what does not fit, and all after it'):
                self.go_to_line(focus, 'Fury strikes Dauntless')
                self.choose('Correct…')
                dialog = self.program.dialog()
                a11y.find(dialog, 'heading', lambda name: name.startswith('Fury fires at'))
                xdotool('key', '1')
                xdotool('key', '1')
                with self.table.entry('taking back'):
                    a11y.press(dialog, 'push button', 'Take Back What Does Not Fit…')
                assert book.rows('SELECT kind FROM secret_journal ORDER BY seq DESC LIMIT 1') == [('undo',)]
                assert book.track('ship', book.ship('Dauntless'), 'hits') == 0
                # The dialog tries the correction again when the page behind it has changed.
                a11y.find(dialog, 'label', 'There would be no open question.')
                self.table.asks('Dauntless is hit')
            with self.tell('Now the correction fits: no shot hits, and nobody is asked for a saving roll'):
                with self.table.entry('the amendment'):
                    self.correct(dialog, ['Blue'])
                assert book.rows('SELECT kind, answer FROM secret_journal ORDER BY seq DESC LIMIT 1') == [('amend', '1 1')]
                self.until(lambda: 'is hit' not in self.table.question(), 'a saving roll is asked for')

    def choose_otherwise(self):
        with contextlib.closing(Focus()) as focus:
            with self.tell('An answer without dice can be corrected too: Fury moved less far'):
                self.go_to_line(focus, 'Fury goes 6 in')
                self.choose('Correct…')
                dialog = self.program.dialog()
                a11y.press(dialog, 'push button', lambda name: name.startswith('Less'))
                with self.table.entry('the amendment'):
                    a11y.press(dialog, 'push button', lambda name: name.startswith('Enter'))
                    self.correct(dialog, ['Blue'])
                self.table.tells('Fury goes 5 ½ in')

    def rule(self):
        with self.tell('The log shows a ruling under its rule'):
            rule = self.book.one("SELECT rule FROM secret_journal WHERE ask = 'dice' ORDER BY seq DESC LIMIT 1")
            self.program.press('Add a note or a ruling')
            dialog = self.program.dialog()
            text = a11y.find(dialog, 'text', lambda name: name.startswith('What was said'))
            note = a11y.find(dialog, 'push button', is_named('Note It'))
            assert not a11y.sensitive(note), 'nothing can be noted'
            assert a11y.Atspi.EditableText.insert_text(text, 0, RULING, len(RULING))
            other = a11y.find(dialog, 'text', lambda name: name.startswith('Or on another rule'))
            assert a11y.Atspi.EditableText.insert_text(other, 0, rule, len(rule))
            assert not list(nameless(dialog)), list(nameless(dialog))
            with self.table.entry('the ruling'):
                a11y.wait(lambda: a11y.sensitive(note), 'it cannot be noted')
                a11y.act(note)
            self.program.dialog_closes()
            self.table.tells(rule, RULING)

    def read(self, path):
        """The whole page; None while it is being written."""
        try:
            with open(path, encoding='utf-8') as page:
                text = page.read()
        except FileNotFoundError:
            return None
        return text if text.rstrip().endswith('</html>') else None

    def save(self):
        # Not beside the database: GTK's dialog opens what is in a folder, and a process that closes a file gives up
        # its locks on it, so the next reader that closes would take SQLite's shared memory away.
        with tempfile.TemporaryDirectory() as folder:
            self.save_in(os.path.join(folder, 'log.html'))
            self.print_in(os.path.join(folder, 'sheets.pdf'))
            self.share_in(folder)

    def type_place(self, dialog, path):
        """Saves a file in the system's dialog."""
        ending = os.path.splitext(path)[1]
        name = a11y.wait(lambda: next((node for node in a11y.find_all(dialog, 'text')
                                       if a11y.text_of(node).endswith(ending)), None), 'no name is proposed')
        type_path(name, path)
        a11y.press(dialog, 'push button', is_named('Save'))
        self.program.dialog_closes()

    def save_in(self, path):
        with self.tell('The log is saved as a page in the chosen folder'), self.nothing_entered():
            a11y.press(self.program.frame, 'panel', 'Log', 'log.save-html')
            self.type_place(self.program.dialog(), path)
            text = a11y.wait(lambda: self.read(path), 'no page was written')
            assert text.startswith('<!DOCTYPE html') and RULING in text, text[:200]

    def share_in(self, folder):
        for item, name, begins in (('Report as PDF…', 'report.pdf', b'%PDF-'), ('Rolls for a Spreadsheet…', 'rolls.csv', b'entry,round'),
                                   ('Picture of the Table…', 'table.png', b'\x89PNG')):
            path = os.path.join(folder, name)
            with self.tell(f'Share: {item}'), self.nothing_entered():
                a11y.act(a11y.find(self.program.frame, ('push button', 'toggle button'), 'Main menu'))
                a11y.press(self.program.frame, 'menu item', 'Share')
                a11y.press(self.program.frame, 'menu item', item)
                self.type_place(self.program.dialog(), path)
                a11y.wait(lambda: os.path.exists(path), 'no file was written')
                with open(path, 'rb') as file:
                    assert file.read().startswith(begins), path

    def print_in(self, path):
        with self.tell('The record sheet of one fleet of the two is saved as PDF'), self.nothing_entered():
            xdotool('key', 'ctrl+shift+p')
            dialog = self.program.dialog()
            assert not list(nameless(dialog)), list(nameless(dialog))
            a11y.press(dialog, 'check box', 'Blue', 'toggle')
            a11y.press(dialog, 'push button', is_named('Save as PDF…'))
            self.type_place(self.program.window(2), path)
            a11y.wait(lambda: os.path.exists(path), 'no file was written')
            words = subprocess.run(['pdftotext', path, '-'], capture_output=True, text=True, check=True).stdout
            assert 'Revenge' in words and 'Sovereign' not in words, words
        with self.tell('Nothing chosen cannot be printed; Enter opens the dialog of the system'), self.nothing_entered():
            xdotool('key', 'ctrl+shift+p')
            dialog = self.program.dialog()
            for name in ('Red', 'Blue'):
                a11y.press(dialog, 'check box', name, 'toggle')
            a11y.wait(lambda: not a11y.sensitive(a11y.find(dialog, 'push button', is_named('Print…'))), 'it can be printed')
            a11y.press(dialog, 'check box', 'Red', 'toggle')
            a11y.press(dialog, 'push button', is_named('Print…'))
            self.program.windows(2)
            a11y.wait(lambda: self.program.dialog() is not None and a11y.find_all(self.program.dialog(), 'page tab'),
                      'the dialog of the system does not open')
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    # Back several steps

    def go_back(self):
        table, book = self.table, self.book
        live = book.live()
        with self.tell('The menu of the undo button lists the last steps; choosing one undoes it and all later ones'):
            a11y.press(self.program.frame, 'panel', 'Log', 'log.brief')
            steps = self.undo_steps()
            assert len(steps) > 4 and any('Dauntless' in name for name in steps), steps
            last = book.last()
            target = next(name for name in steps if name.startswith('Dauntless ends'))
            self.pick_step(target)
            self.until(lambda: book.last() > last, 'nothing was undone')
            self.until(lambda: 'Dauntless' in table.question(), 'it is not her turn again')
        with self.tell('The toast says what was undone, and its button restores it'):
            redo = a11y.find(self.program.frame, 'push button', is_named('Redo'))
            said = [a11y.name_of(node) for node in a11y.find_all(redo.get_parent(), 'label')]
            assert any(name.startswith('Back to before: Dauntless') for name in said), said
            with table.entry('the redo'):
                a11y.act(redo)
            assert book.live() == live

    def undo_steps(self):
        with contextlib.closing(Focus()) as focus:
            focus.go_to('Tab', 'Undo: ')
        xdotool('key', 'Menu')
        a11y.find(self.program.frame, 'menu item', lambda name: name.startswith('Dauntless ends'))
        return [a11y.name_of(node) for node in a11y.find_all(self.program.frame, 'menu item')]

    def pick_step(self, name):
        with contextlib.closing(Focus()) as focus:
            focus.go_to('Down', name)
        xdotool('key', 'Return')

    def all(self):
        self.begin()
        self.search()
        self.look_back()
        self.slide()
        self.put_right()
        self.does_not_fit()
        self.choose_otherwise()
        self.rule()
        self.go_back()
        self.save()
        self.take_back_what_does_not_fit()


run(Log)
