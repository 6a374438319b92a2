#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice: rolled, typed, kept, and nothing kept that nobody has seen.

usage: test-tray.py CROSSBONES CROSSBONES-CLI

Run with a display and a session bus of its own (tools/with-display.sh). crossbones-cli plays a battle up to
the roll of a sloop that fires at a man-of-war, who holds with three dice."""
import contextlib
import time

import a11y
from cli import BEGUN
from window import READ, Focus, Story, Table, nameless, run, xdotool

AIMED = [{'do': 'start', 'action': 'activate', 'ship': 'Cutlass'},
         {'do': 'start', 'action': 'fire', 'ship': 'Cutlass'}, {'choice': 'port'},
         {'targets': [{'ship': 'Sovereign', 'range': 'short'}]}]
SHORT = 'Sovereign: Short'
ASK_AGAIN = 'Keeps Every Roll'


class Heard:
    """What a status says while it is listened to, as a screen reader hears it."""

    def __init__(self, start):
        self.start = start
        self.said = []
        self.listener = a11y.Atspi.EventListener.new(self.hear)
        self.listener.register('object:property-change:accessible-name')
        self.listener.register('object:announcement')  # as GTK says it from 4.14 on

    def hear(self, event):
        with contextlib.suppress(a11y.GLib.Error):
            if event.type == 'object:announcement' and event.any_data.startswith(self.start):
                self.said.append(event.any_data)
            elif a11y.role_of(event.source) == 'status bar' and a11y.name_of(event.source).startswith(self.start):
                self.said.append(a11y.name_of(event.source))

    def close(self):
        self.listener.deregister('object:property-change:accessible-name')
        self.listener.deregister('object:announcement')


class Tray(Story):
    arguments = ('--game', '1')

    # What it looks and feels like

    def place(self, name):
        """Where the button stands that is called so: left, top, width, height."""
        node = self.table.until(lambda: self.table.offers().get(name), f'no {name!r}')
        a11y.wait(lambda: a11y.rests(node), f'{name!r} moves')
        rectangle = a11y.Atspi.Component.get_extents(node, a11y.Atspi.CoordType.WINDOW)
        return rectangle.x, rectangle.y, rectangle.width, rectangle.height

    def touch(self, place, times=1):
        """Clicks in the middle of a place, as quickly as a thumb may."""
        left, top, width, height = place
        xdotool('mousemove', left + width // 2, top + height // 2, 'click', '--repeat', times, '--delay', 60, 1)

    def touch_again_late(self, place):
        """Clicks twice; the second click reaches the program when the picture is no longer new."""
        self.touch(place)
        time.sleep(0.1)
        with self.program.stopped():
            self.touch(place)
            time.sleep(READ)

    def answers(self, n):
        """The last answers in the book: of which kind, under which rule, by whom, and what they say."""
        return self.book.rows(f"SELECT ask, rule, source, answer FROM secret_journal WHERE kind = 'answer'"
                              f' ORDER BY seq DESC LIMIT {n}')[::-1]

    def named(self):
        faults = list(nameless(self.program.app))
        assert not faults, '\n'.join(faults)

    def bound(self):
        """What says, before the first roll, by what the app's dice are bound."""
        return a11y.find_all(self.table.tray, 'push button', lambda said: said.startswith('Dice bound by '))

    def resize(self, width, height):
        xdotool('search', '--onlyvisible', '--name', 'against', 'windowmove', 0, 0, 'windowsize', width, height)

    def in_sight(self, width):
        """Whether the first bar of the odds stands above the button that takes the answer, in a window so wide."""
        bars = self.odds()
        if len(bars) != 1 or a11y.Atspi.Component.get_extents(self.program.frame, a11y.Atspi.CoordType.WINDOW).width > width:
            return False
        _left, top, _width, height = self.place(bars[0])
        return self.place(SHORT)[1] < top and top + height <= self.place('1 target')[1]

    def aim(self):
        with self.tell('Odds are in sight below a list of eleven ships, and nothing of the list moves when they come'):
            self.table.asks('Lay the template of Cutlass')
            assert len([name for name in self.table.offers() if name.endswith(': Short')]) == 11
            before = self.place(SHORT)
            self.table.choose(SHORT, lambda: self.table.offer('1 target'))
            self.table.until(lambda: self.in_sight(1280), 'no odds in sight')
            assert self.place(SHORT) == before, (self.place(SHORT), before)
        with self.tell('In a smaller window they are in sight as well'):
            for width, height in ((1024, 720), (720, 640), (1280, 800)):
                self.resize(width, height)
                self.table.until(lambda width=width: self.in_sight(width), f'no odds in sight at {width} × {height}')

    # The story

    def choose_bank(self):
        with self.tell('A double tap on a choice does not choose from what comes after it'):
            left, top, width, height = self.place('Port')
            thumb = left + width * 2 // 3, top + height * 5 // 8, 30, 10
            with self.table.entry('the touch'):
                self.touch_again_late(thumb)
            time.sleep(READ)
            a11y.handle_events()
            assert not a11y.find_all(self.table.tray, 'push button', '1 target'), 'a ship is picked that nobody has seen'
            assert [name for name in self.table.offers() if self.covers(name, thumb)], 'no ship could have been picked'

    def covers(self, name, place):
        """Whether that button stands where the middle of the place is."""
        left, top, width, height = self.place(name)
        x, y = place[0] + place[2] // 2, place[1] + place[3] // 2
        return left <= x < left + width and top <= y < top + height

    def begin(self):
        self.cli.do(*BEGUN, *AIMED[:-2])
        self.program.start()
        self.table = Table(self.program, self.book)
        self.choose_bank()
        self.aim()
        with self.tell('Cutlass fires at Sovereign: the tray shows question, captain, chance and die'):
            self.table.press('1 target')
            self.table.asks('Cutlass fires at Sovereign')
            for words in ('Red', '50%', '1/2'):
                a11y.find(self.table.tray, 'label', words)
            assert self.bound(), 'nothing binds the dice'
            commitment = self.book.one('SELECT commitment FROM games')
            a11y.act(self.bound()[0])
            dialog = self.program.dialog()
            a11y.find(dialog, 'label', lambda said: said.replace(' ', '') == commitment)
            a11y.find(dialog, 'image', lambda said: said.startswith('QR code of '))
            assert not list(nameless(dialog)), list(nameless(dialog))
            xdotool('key', 'Escape')
            self.program.dialog_closes()
            assert 'A die, not rolled yet' in self.table.dice(), self.table.dice()
            self.named()

    def odds(self):
        """What the tray says may come of the question."""
        return [a11y.name_of(node) for node in a11y.find_all(self.table.tray, 'push button',
                                                             lambda said: said.endswith('%') and ': ' in said
                                                             and not said.startswith('Spend'))]

    def ways(self):
        """The ways to play that the odds compare."""
        return [said.split(':')[0] for said in self.odds()]

    def show_odds(self):
        """Presses the switch in the preferences."""
        xdotool('key', 'ctrl+comma')
        dialog = self.program.dialog()
        switch = a11y.find(dialog, 'check box', 'Show Odds')
        before = 'checked' in a11y.states(switch)
        a11y.do(switch, 'toggle')
        a11y.wait(lambda: ('checked' in a11y.states(switch)) != before, 'it does not move')
        xdotool('key', 'Escape')
        self.program.dialog_closes()

    def weigh(self):
        with self.tell('Odds of the whole action stand below the question, and a touch tells them in words'):
            told = 'two hits 4%, one hit 21%, nothing 75%'
            self.table.until(lambda: self.odds() == [f'Sovereign: {told}'], 'no odds')
            assert not any(a11y.visible(node) for node in a11y.find_all(self.table.tray, 'label', told))
            a11y.act(a11y.find(self.table.tray, 'push button', f'Sovereign: {told}'))
            self.table.until(lambda: any(a11y.visible(node)
                                         for node in a11y.find_all(self.table.tray, 'label', told)), 'no words')
            self.named()
        with self.tell('Who does not want odds has none'):
            self.show_odds()
            self.table.until(lambda: not self.odds(), 'odds that nobody wants')
            self.show_odds()
            self.table.until(self.odds, 'no odds any more')

    def tap_twice(self):
        table = self.table
        with self.tell('A double tap rolls but does not keep; the roll is announced once'):
            before, last = self.place('Roll the Die'), self.book.last()
            with contextlib.closing(Heard('Rolled: ')) as heard:
                self.touch(before, times=2)
                table.asks('You rolled')
                time.sleep(READ)
                a11y.handle_events()
                assert self.book.last() == last + 1, 'a second tap has answered what nobody has seen'
                assert len(heard.said) == 1, heard.said
            assert [row[:3] for row in self.answers(1)] == [('dice', 'BS-FIRE-4', 'app')], self.answers(1)
        with self.tell('A second tap that reaches the program late keeps nothing either'):
            self.cli.go_on(1, {'do': 'undo', 'agreed': ['Blue']}, AIMED[-1])
            table.until(lambda: 'Roll the Die' in table.offers(), 'no new roll')
            time.sleep(READ)
            before, last = self.place('Roll the Die'), self.book.last()
            self.touch_again_late(before)
            table.asks('You rolled')
            time.sleep(READ)
            a11y.handle_events()
            assert self.book.last() == last + 1, 'a late tap has answered what nobody had seen'
        with self.tell('Odds compare to keep, to spend a die, and best play'):
            ways = ['As it stands', 'With one die spent', 'With best play for “two hits”']
            try:
                a11y.wait(lambda: self.ways() == ways, 'no comparison', 10)
            except a11y.Never:  # a busy machine had no time for the last: it is asked once more
                self.show_odds()
                table.until(lambda: not self.odds(), 'odds that nobody wants')
                self.show_odds()
                table.until(lambda: self.ways() == ways, 'no comparison')
        with self.tell('Keep appears where Roll was; no button that spends does'):
            keep = self.place('Keep')  # as wide as Roll and Roll Them All together
            assert keep[0] <= before[0] and keep[0] + keep[2] >= before[0] + before[2], (keep, before)
            assert (keep[1], keep[3]) == (before[1], before[3]), (keep, before)
            left, top, width, height = self.place('Spend booty: 50%')
            assert top + height <= before[1], 'the booty is under the thumb'
        with self.tell('After a moment one tap keeps the roll'):
            with table.entry('the touch'):
                self.touch(before)

    def strike(self):
        """Whatever was rolled: Sovereign is hit, and holds with three dice."""
        table = self.table
        with self.tell('A correction of the roll: Sovereign is hit'):
            if 'Sovereign is hit' not in table.question():
                self.cli.go_on(1, {'do': 'undo', 'agreed': ['Blue']}, {'do': 'undo', 'agreed': ['Blue']},
                               AIMED[-1], {'dice': [6]}, {'choice': 'keep'})
            table.asks('Sovereign is hit')
            assert len([die for die in table.dice() if die == 'A die, not rolled yet']) == 3, table.dice()
            assert not self.bound(), 'the app has rolled before'

    def type_four_keys(self):
        table = self.table
        with self.tell('A damage roll of three dice is typed and kept with four keys'):
            last = self.book.last()
            keys = ['2', 'KP_2', '3', 'Return']
            assert len(keys) <= 4
            xdotool('key', *keys)
            table.until(lambda: self.book.last() >= last + 2, 'three dice and Enter are not two entries')
            dice, kept = self.answers(2)
            assert dice[:3] == ('dice', 'BS-DMG-2', 'table') and kept[:2] == ('reroll', 'BS-DMG-2'), (dice, kept)
            table.tells('Sovereign takes a hit', 'real dice')

    def hold_enter(self):
        table = self.table
        with self.tell('Holding Enter rolls once and does not keep'):
            table.asks('Sovereign is hit')
            last = self.book.last()
            xdotool('keydown', 'Return')
            time.sleep(0.6)
            xdotool('keydown', 'Return')
            time.sleep(1)
            xdotool('keyup', 'Return')
            table.asks('You rolled')
            assert self.book.last() == last + 1, self.answers(3)
        with self.tell('Pressing Enter again keeps the roll'):
            table.keys('Return')
            assert self.answers(1)[0][0] == 'reroll'

    def end_turn(self, order):
        """The next ship fires at the same man-of-war, and hits."""
        self.cli.go_on(1, {'do': 'start', 'action': 'end-turn', 'ship': order[0]},
                       {'do': 'start', 'action': 'activate', 'ship': order[1]},
                       {'do': 'start', 'action': 'end-turn', 'ship': order[1]},
                       {'do': 'start', 'action': 'activate', 'ship': order[2]},
                       {'do': 'start', 'action': 'fire', 'ship': order[2]}, {'choice': 'port'},
                       {'targets': [{'ship': 'Sovereign', 'range': 'short'}]}, {'dice': [6]}, {'choice': 'keep'})

    def keep_all(self):
        table = self.table
        with self.tell('Blue chooses to keep every roll, sees that on the page, and turns it off'):
            self.end_turn(['Cutlass', 'Kestrel', 'Vixen'])
            table.asks('Sovereign is hit')
            table.keys(5, 1, 1)
            table.press('Always keep')
            table.asks('Sovereign is hit')
            assert table.offer(ASK_AGAIN), table.describe()
            self.named()
            table.press(ASK_AGAIN)
            table.until(lambda: not table.offer(ASK_AGAIN), 'it is still kept')

    def choose_dice(self):
        with self.tell('With the keyboard, Blue chooses real dice for damage only, from the menu'):
            a11y.press(self.program.frame, 'push button', 'More about Blue')
            with contextlib.closing(Focus()) as focus:
                focus.go_to('Down', 'Whose Dice…')
                xdotool('key', 'Return')
                self.program.dialog()
                self.named()
                focus.go_to('Tab', 'Damage')
                focus.press_each('Return', 'Down', 'Down', 'Return')
            a11y.wait(lambda: self.wishes() == [('dice.1.damage', 'real')], lambda: self.wishes())
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def wishes(self):
        return self.book.rows('SELECT key, value FROM preferences')

    def rolls_real_dice(self):
        table = self.table
        with self.tell('Blue’s damage asks for real dice until the choice is undone'):
            table.until(lambda: table.offer('Let the App Roll'), 'the app is still offered first')
            self.cli.go_on(1, {'do': 'dice', 'fleet': 'Blue', 'roll': 'damage', 'dice': 'fleet'})
            table.until(lambda: table.offer('Roll 3 Dice'), 'real dice are still asked for')

    def killed(self):
        table = self.table
        with self.tell('When the program is killed during a reroll, the tray still says what the roll is for'):
            table.keys(3, 1, 5)
            table.asks('You rolled 5')
            self.program.kill()
            self.program.start()
            self.table = table = Table(self.program, self.book)
            table.asks('You rolled 5')
            a11y.find(table.tray, 'label', lambda name: name.startswith('Sovereign is hit') and '3 dice' in name)
    def type_on(self):
        table = self.table
        self.cli.go_on(1, {'choice': 'keep'})
        self.end_turn(['Vixen', 'Halcyon', 'Hazard'])
        with self.tell('Digits continue from roll to roll: the first digit of the next keeps this one'):
            table.asks('Sovereign is hit')
            last = self.book.last()
            xdotool('key', 5, 2, 2, 6)
            table.until(lambda: self.book.last() == last + 2, 'the digit does not keep')
            table.until(lambda: table.dice().count('A die, not rolled yet') == 2, 'the digit is lost')
            assert '6, typed' in table.dice(), table.dice()
        with self.tell('Backspace takes that back'):
            xdotool('key', 'BackSpace')
            table.until(lambda: table.dice().count('A die, not rolled yet') == 3, 'it is still there')

    def results(self, dialog, number=None):
        """Waits until the dialog tells that number, or any. From GTK 4.14 on, a status says its name and has none."""
        def told():
            for node in a11y.find_all(dialog, 'status bar'):
                said = [a11y.name_of(node), *(f'Result: {a11y.name_of(label)}' for label in a11y.find_all(node, 'label'))]
                if f'Result: {number}' in said or (number is None and any(one.removeprefix('Result: ').isdigit() for one in said)):
                    return True
            return False
        a11y.wait(told, f'no result {number or ""}')

    def roll_freely(self):
        table = self.table
        with self.tell('Free dice rolled with Enter are in the log as rolled by the app'):
            a11y.act(self.program.frame, 'win.free-dice')
            dialog = self.program.dialog()
            a11y.find(dialog, 'label', '7 or more: 58%, 7/12')
            self.named()
            with table.entry('the throw'):
                xdotool('key', 'Return')
            table.tells('A free roll')
            self.results(dialog)
        with self.tell('Real dice are typed'):
            with table.entry('the dice'):
                xdotool('key', '5', '6')
            table.tells('A free roll', '[5 6]', 'real dice')
            self.results(dialog, '11')
            a11y.find(dialog, 'label', '11 or more: 8.33%, 1/12')
        with self.tell('Roll for It chooses somebody'):
            a11y.press(dialog, ('push button', 'radio button', 'page tab', 'toggle button'), 'Roll for It')
            a11y.find(dialog, 'text', 'Name of side 1')
            a11y.press(dialog, 'push button', 'Roll for It')
            table.tells(' wins.')
            self.named()
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def leave(self):
        with self.tell('The harbour has dice too, and they are not stored'):
            last = self.book.last()
            a11y.act(self.program.frame, 'win.harbour')
            a11y.act(self.program.frame, 'win.free-dice')
            dialog = self.program.dialog()
            xdotool('key', 'Return')
            self.results(dialog)
            assert self.book.last() == last
            xdotool('key', 'Escape')
            self.program.dialog_closes()

    def all(self):
        self.begin()
        self.weigh()
        self.choose_dice()
        self.tap_twice()
        self.strike()
        self.rolls_real_dice()
        self.type_four_keys()
        self.hold_enter()
        self.keep_all()
        self.killed()
        self.type_on()
        self.roll_freely()
        self.leave()


run(Tray)
