#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the house style, as far as a program can."""
import os
import re
import subprocess
from xml.etree import ElementTree

from tap import Tap
from tree import ROOMS, TOP, bare, code, files, is_binary, line_of, room_of, text, under

LOWER_ROOMS = ('src/dice', 'src/engine', 'src/rulesets')

# A rule uses no clock, no locale, no file and no random numbers but the dice it asks for, and does not depend on
# the order of a hash table.
FORBIDDEN_BELOW = {
    r'\b(s?rand|rand_r|[dlm]rand48|random|getrandom|g_random_\w+|g_rand_\w+)\s*\(': 'a random number',
    r'\b(time|clock|gettimeofday|clock_gettime|localtime|gmtime|g_get_real_time|g_get_monotonic_time'
    r'|g_date_time_new_now\w*)\s*\(': 'a clock',
    r'\b(setlocale|localeconv|strcoll|g_utf8_collate\w*|gettext|dgettext|g_dgettext)\s*\(': 'a locale',
    r'\b(fopen|open|printf|puts|fputs|fprintf|g_print|g_printerr|g_file_\w+|getenv|g_getenv)\s*\(': 'I/O',
    r'\bg_hash_table_(iter_\w+|foreach\w*|get_keys\w*|get_values\w*|find)\s*\(': 'hash order',
}
FORBIDDEN_IN_RULES = {r'\b(float|double|gfloat|gdouble)\b': 'floating point'}  # chances are shown as decimals elsewhere
INCLUDES_BELOW = {'glib.h', 'string.h', 'stdlib.h', 'stddef.h', 'stdint.h', 'math.h'}

FOR_PEOPLE = ('words', 'report', 'cli', 'app')

LONGEST_FILE = 1000
LONGEST_FUNCTION = 100
LARGEST_FOLDER = 40

SPDX = 'SPDX-License-Identifier: GPL-3.0-or-later'
SOURCES = ('.c', '.h', '.py', '.sh', '.sql', '.ui', '.css', '.svg', '.gschema.xml.in')


def includes(name):
    return [(m.group(1), m.start()) for m in re.finditer(r'^[ \t]*#[ \t]*include[ \t]+([<"][^>"]+[>"])', code(name), re.M)]


def lower_rooms_keep_to_glib():
    for name in under(*LOWER_ROOMS):
        for what, at in includes(name):
            if what[0] == '<' and what[1:-1] not in INCLUDES_BELOW:
                yield f'{line_of(name, at)}: includes {what}; dice, engine and rulesets know GLib only'


def lower_rooms_are_pure():
    for name in under(*LOWER_ROOMS):
        rules = FORBIDDEN_IN_RULES if room_of(name) == 'rulesets' else {}
        for pattern, what in (FORBIDDEN_BELOW | rules).items():
            for match in re.finditer(pattern, bare(name)):
                yield f'{line_of(name, match.start())}: {match.group(0)!r} is {what}'


def data_has_points():
    """What programs read has one decimal sign in every language: of printf's and C's own functions, only those of
    g_ascii_…, which know no locale, write and read numbers with decimals outside of the rooms that write for people."""
    for name in under(*('src/' + room for room in ('state', *ROOMS) if room not in FOR_PEOPLE)):
        for match in re.finditer(r'%[-+#0-9.*]*[fFgG]|\b(strtod|strtof|atof|sscanf|localeconv|nl_langinfo)\s*\(', code(name)):
            statement = code(name)[:match.start()].rpartition(';')[2]
            if 'g_ascii_formatd' not in statement:
                yield f'{line_of(name, match.start())}: {match.group(0)!r} has the decimal sign of the locale'


def libraries_have_one_room():
    homes = {'sqlite3': ('store',), 'gtk/': ('app', 'drawing'), 'adwaita': ('app', 'drawing'),
             'gdk/': ('app', 'drawing')}
    for name in under('src'):
        for what, at in includes(name):
            for start, rooms in homes.items():
                if what[0] == '<' and what[1:].startswith(start) and room_of(name) not in rooms:
                    yield f'{line_of(name, at)}: only src/{rooms[0]} includes {what}'


def no_include_climbs():
    for name in under('src', 'tests'):
        for what, at in includes(name):
            if '../' in what:
                yield f'{line_of(name, at)}: {what} goes around the include path of its room'


def header_names_are_unique():
    seen = {}
    for name in under('src', ends=('.h',)):
        seen.setdefault(os.path.basename(name), []).append(name)
    for base, names in seen.items():
        if len(names) > 1:
            yield f'{base} is ambiguous: {", ".join(names)}'


def headers_say_what_they_are():
    for name in under('src', ends=('.h',)):
        lines = text(name).split('\n')
        if lines[1:2] != ['#pragma once']:
            yield f'{name}: the second line is not "#pragma once"'
        if not re.match(r'\n*/\*', '\n'.join(lines[2:])):
            yield f'{name}: no comment says what the module is for'


def asks_are_marked():
    """A function that may stop a run is marked, so that ignoring its result does not compile."""
    marked, found = set(), []
    pattern = re.compile(r'(?P<before>(?:static\s+|inline\s+|extern\s+|BONES_ASKS\s+)*)\bgboolean\s+'
                         r'(?:BONES_ASKS\s+)?\(?\*?(?P<name>\w+)\)?\s*\((?P<params>[^;{}()]*)\)\s*(?P<after>BONES_ASKS)?\s*(?P<end>[;{,=])')
    for name in under('src/rulesets') + under('src/engine', ends=('.h',)):
        for match in pattern.finditer(bare(name)):
            if re.search(r'(?<!const )\bBonesPlay\s*\*', match['params']):
                if 'BONES_ASKS' in match.group(0):
                    marked.add(match['name'])
                else:
                    found.append((name, match))
    for name, match in found:
        if match['name'] not in marked:
            yield f'{line_of(name, match.start("name"))}: {match["name"]} () may stop a run and is not BONES_ASKS'
    if not marked:
        yield 'no function at all is marked: this check cannot read the code'


def functions(name):
    """(name, first line, number of lines) of each function; GNU style puts its braces in column one."""
    lines = bare(name).split('\n')
    start = None
    for i, line in enumerate(lines):
        if line.startswith('{'):
            head = i
            while head > 0 and re.match(r'[\w ]', lines[head - 1]) and not lines[head - 1].startswith('#'):
                head -= 1
            start = head
        elif line.startswith('}') and start is not None:
            found = re.search(r'^(\w+)[ \t]*\(', '\n'.join(lines[start:i]), re.M)
            if found:
                yield found.group(1), start + 1, i - start + 1
            start = None


def nothing_is_too_long():
    for name in under('src', 'tests', ends=('.c',)):
        n = text(name).count('\n')
        if n > LONGEST_FILE:
            yield f'{name}: {n} lines; the limit is {LONGEST_FILE}: cut the file in two'
        for function, line, length in functions(name):
            if length > LONGEST_FUNCTION:
                yield f'{name}:{line}: {function} () has {length} lines; the limit is {LONGEST_FUNCTION}: cut it in two'


def no_folder_is_too_large():
    counts = {}
    for name in under('src', ends=('',)):
        folder = os.path.dirname(name)
        counts[folder] = counts.get(folder, 0) + 1
    for folder, count in counts.items():
        if count > LARGEST_FOLDER:
            yield f'{folder} has {count} files; past {LARGEST_FOLDER} it should be cut by what they are for'


# What must not come back: turns of phrase that readers stumble over, and what to write instead.
NOT_PLAIN = {
    r'\basked is\b': 'the question is …, expected: …',
    r'\bnoughts?\b': 'zero, NUL',
    r'\bno answer to (?:this|what)\b': 'does not answer the question',
    r'\bof which nothing was said\b': 'say what did not happen',
    r'\bnothing that can be done\b': 'unknown verb',
    r'\bcome of it\b': 'result',
    r'\buntil told\b': 'always, until you change it',
    r'\bis told so\b': 'gets a message',
    r'\bwho hears\b': 'name the reader: a screen reader, a player',
    r'\bthat shall go\b': 'to give the turn to',
    r'\bis no (?:command|option)\b': 'unknown command, unknown option',
    r'\bone (?:hit|flame) (?:more|less) on\b': 'add a hit to, remove a hit from',
    r'\b_?(?:complain|furnish)(?=_| \()': '_set_error, _init',
    r'\byou push the\b': 'you move the ships',
    r'\bwhoever boards\b': 'can be captured by boarding',
    r'\bput right so\b': 'this correction would not work',
    r'\bcan take no more\b': 'is already at … of …',
    r'\bagreed beforehand\b': 'battle options',
    r'\bit comes to %': 'the result is',
    r'\bnow so:': 'now:',
    r'"(?:put right|taken back|done again): ': 'Corrected, Undone, Redone',
    r'\bnobody is under\b': 'no ship is under it',
    r'\bis the one that it was begun with\b': 'with which it began',
    r'\bis (?:put on|taken off) the table\b': 'added, removed by hand',
    r'[a-z] …["<]': 'no space before an ellipsis',
    r'\d % ?(?=["\'<]|of\b)|%d %%': 'no space before a percent sign',
}


def english_is_plain():
    for name in under('src', 'ui', 'docs', 'tests', 'tools', ends=('.c', '.h', '.ui', '.md', '.py', '.sh')):
        if name.startswith('tests/style/'):
            continue
        for pattern, instead in NOT_PLAIN.items():
            for match in re.finditer(pattern, text(name), re.I):
                yield f'{line_of(name, match.start())}: “{match.group(0)}”; write instead: {instead}'


# Names that no search finds: each would match hundreds of lines.
NOT_NAMES = ('add', 'ask', 'back', 'begin', 'change', 'end', 'enter', 'get', 'go', 'go_on', 'has', 'have', 'is', 'keep', 'last', 'look',
             'make', 'need', 'next', 'nothing', 'now', 'put', 'say', 'see', 'set', 'show', 'start', 'store', 'take', 'tell', 'wrong')


def statics_can_be_searched_for():
    name_of = re.compile(r'^static\b[^;={]*?\n(%s) \(' % '|'.join(NOT_NAMES), re.M)
    for name in under('src', ends=('.c',)):
        for match in name_of.finditer(bare(name)):
            yield f'{line_of(name, match.start(1))}: a search for {match.group(1)} () finds everything; say what it is done to'


def no_goto():
    for name in under('src', 'tests'):
        for match in re.finditer(r'\bgoto\b', bare(name)):
            yield f'{line_of(name, match.start())}: goto'


def nothing_is_left_for_later():
    for name in files():
        if is_binary(name) or name.startswith('tests/style/') or name == 'LICENSE':
            continue
        for match in re.finditer(r'\b(TODO|FIXME|XXX)\b', text(name)):
            yield f'{line_of(name, match.start())}: {match.group(0)}'


def licences_are_named():
    for name in files():
        first = '' if is_binary(name) else '\n'.join(text(name).split('\n')[:5])
        if (name.endswith(SOURCES) or first.startswith('#!')) and SPDX not in first:
            yield f'{name}: no line "{SPDX}" at its top'


def text_is_clean():
    for name in files():
        if is_binary(name) or name == 'LICENSE':
            continue
        content = text(name)
        if content and not content.endswith('\n'):
            yield f'{name}: no newline at its end'
        if content.endswith('\n\n'):
            yield f'{name}: empty lines at its end'
        if '\r' in content:
            yield f'{name}: carriage returns'
        for number, line in enumerate(content.split('\n'), 1):
            if line != line.rstrip():
                yield f'{name}:{number}: blanks at the end of the line'
            if '\t' in line and name.endswith(('.c', '.h', '.py', '.ui', '.sql', '.json', 'meson.build')):
                yield f'{name}:{number}: a tab'


def scripts_parse():
    for name in files():
        if not is_binary(name) and text(name).startswith(('#!/bin/bash', '#!/bin/sh')):
            checked = subprocess.run(['bash', '-n', os.path.join(TOP, name)], capture_output=True, text=True)
            if checked.returncode != 0:
                yield checked.stderr
            if not os.access(os.path.join(TOP, name), os.X_OK):
                yield f'{name} is not executable'


def settings_are_used():
    keys = re.findall(r'<key name="([^"]+)"', text('data/crossbones.gschema.xml.in'))
    program = ''.join(text(name) for name in under('src/app')) + ''.join(text(name) for name in under('ui', ends=('.ui',)))
    for key in keys:
        if f'"{key}"' not in program:
            yield f'setting "{key}" is not used by src/app'


def rule_ids():
    """The ids of the verbs, tracks and options of all rule systems but the null one, and of their lists of ids: cards,
    markers, values of options."""
    found = set()
    for name in under('src/rulesets', ends=('.c',)):
        if '/null/' in name:
            continue
        found.update(re.findall(r'= \{\s*"([\w.-]+)",\s*N_ ?\(', code(name)))
        found.update(re.findall(r'\bBONES_\w*OPTION \(\s*"([\w.-]+)"', code(name)))
        for ids in re.findall(r'const char \*const \w*(?:ids|methods)\[[^\]]*\] = \{([^}]*)\}', code(name)):
            found.update(re.findall(r'"([\w.-]+)"', ids))
        for ids in re.findall(r'#define SPELLS((?:.*\\\n)*.*)', code(name)):
            found.update(re.findall(r'"([\w.-]+)"', ids))
    return found


def widgets_know_no_rules():
    """A widget that compares something with the id of a rule system knows that system by heart. The ruleset declares
    what a window needs (src/engine/ruleset.h), and the view passes it on. In the drawn pieces, a table with such ids in
    its first column is the same fault. The ships and pieces themselves (src/art, board-piece.c) are found by
    what the ruleset calls their looks, and the rows of a schema from which a plan is drafted by their ids."""
    ids = rule_ids()
    compared = re.compile(r'\b(?:g_str_equal|g_strcmp0|strcmp|g_str_has_prefix|bones_ruleset_\w+) \([^;{}]*?"([\w.-]+)"'
                          r'|^#define \w+ "([\w.-]+)"|"(\w+[_.]\w[\w.-]*)"', re.M)
    row = re.compile(r'(?<!= )\{ "([\w.-]+)",')
    for name in under('src/app', ends=('.c',)):
        if name.endswith(('/board-piece.c', '/plan-draft.c')):
            continue
        properties = re.findall(r'g_param_spec_\w+ \(\s*"([\w-]+)"', code(name))
        rows = row.finditer(code(name)) if room_of(name) == 'drawing' else ()
        for match in [*compared.finditer(code(name)), *rows]:
            found = next(group for group in match.groups() if group)
            if found in ids and found not in properties:
                yield f'{line_of(name, match.start())}: "{found}" is an id of a rule system; the ruleset declares what it means'


HEADINGS = ('AdwPreferencesGroup', 'AdwPreferencesPage', 'AdwWindowTitle', 'GtkShortcutsGroup', 'GtkShortcutsSection')
# The short words that GNOME's header capitals leave small within a label.
SMALL_WORDS = {'a', 'an', 'and', 'as', 'at', 'but', 'by', 'for', 'from', 'in', 'nor', 'of', 'on', 'or', 'per', 'the', 'to'}


def capitalised(label):
    """Whether each word of a button's label, which may hold mnemonics and placeholders, has its capital."""
    words = [word for word in label.replace('_', '').split() if word[0].isalpha()]
    inner = range(1, len(words) - 1)
    return all(not word[0].islower() or at in inner and word.lower() in SMALL_WORDS for at, word in enumerate(words))


def buttons_have_header_capitals():
    """"End Her Turn": the verbs of all rule systems, and the buttons, menu items and headings of the window. A heading
    that is a sentence is written as one."""
    for name in under('src/rulesets', ends=('.c',)):
        for match in re.finditer(r'(?:"[a-z-]+", N_ \("([^"]*)"\),\s*BONES_OF_|\.back = N_ \("([^"]*)"\))', code(name)):
            label = match.group(1) or match.group(2)
            if not capitalised(label):
                yield f'{line_of(name, match.start())}: the button "{label}" needs header capitals'
    calls = re.compile(r'(?:button_new_with_(?:label|mnemonic) \(|dialog_add_response \(\w+, "[\w-]+", )N?_ \("([^"]*)"\)')
    for name in under('src/app', ends=('.c',)):
        for match in calls.finditer(code(name)):
            if not capitalised(match.group(1)):
                yield f'{line_of(name, match.start())}: the button "{match.group(1)}" needs header capitals'
    for name in under('ui', ends=('.ui',)):
        try:
            root = ElementTree.fromstring(text(name))
        except ElementTree.ParseError:
            continue  # templates_fit_their_code () reports it
        labels = [label for item in root.iter('item') for label in item.findall('attribute[@name="label"]')]
        for kind in ('GtkButton', 'GtkMenuButton', 'AdwSplitButton', 'AdwButtonContent'):
            for button in root.iter('object'):
                if button.get('class') == kind:
                    labels += button.findall('property[@name="label"]')
        for heading in root.iter('object'):
            styles = {style.get('name') for style in heading.iter('class')}
            property_name = 'label' if styles & {'heading', 'title-1', 'title-2', 'title-3', 'title-4'} else 'title'
            if property_name == 'label' or heading.get('class') in HEADINGS:
                labels += heading.findall(f'property[@name="{property_name}"]')
        for label in labels:
            if not capitalised(label.text or '') and not label.text.endswith(('.', '?')):
                yield f'{name}: the label "{label.text}" needs header capitals'


def templates_fit_their_code():
    """ui/dice-pane.ui is the template of the class in dice-pane.c, and has the children that the class binds."""
    sources = {os.path.basename(name): name for name in under('src/app', ends=('.c',))}
    for name in under('ui', ends=('.ui',)):
        try:
            root = ElementTree.fromstring(text(name))
        except ElementTree.ParseError as error:
            yield f'{name}: {error}'
            continue
        source = sources.get(os.path.basename(name)[:-3] + '.c')
        template = root.find('template')
        if template is None:
            continue
        if source is None:
            yield f'{name}: no file in src/app has its name'
            continue
        words = re.findall('[A-Z][a-z0-9]*', template.get('class'))
        if '_'.join(word.lower() for word in words) + '_init' not in code(source):
            yield f'{name}: {template.get("class")} is not the class of {source}'
        ids = {element.get('id') for kind in ('object', 'menu', 'section') for element in root.iter(kind)}
        for bound in re.findall(r'bind_template_child\w* \(\s*\w+,\s*\w+,\s*(\w+)\)', code(source)):
            if bound not in ids:
                yield f'{source} binds {bound}, which {name} does not have'
        handlers = re.findall(r'bind_template_callback \(\s*\w+,\s*(\w+)\)', code(source))
        for signal in root.iter('signal'):
            if signal.get('handler') not in handlers:
                yield f'{name} calls {signal.get("handler")}, which {source} does not bind'


def sets_are_radio_groups():
    """Buttons of which one is chosen are radio buttons for a screen reader, too, in a group that has a name."""
    for name in under('src/app'):
        if 'gtk_toggle_button_set_group' in code(name) and 'gtk_toggle_button_new' in code(name):
            yield f'{name}: a set of buttons is made of bones_radio_new ()'
    for name in under('ui', ends=('.ui',)):
        try:
            root = ElementTree.fromstring(text(name))
        except ElementTree.ParseError:
            continue  # templates_fit_their_code() says so
        above = {child: parent for parent in root.iter() for child in parent}

        def role(node):
            return next((child.text for child in node.findall('property') if child.get('name') == 'accessible-role'), None)

        for node in root.iter('object'):
            grouped = any(child.get('name') == 'group' for child in node.findall('property'))
            if node.get('class') == 'GtkToggleButton' and grouped and role(node) != 'radio':
                yield f'{name}: {node.get("id")} is one of a set, so its accessible role is radio'
            if role(node) == 'radio' and role(above[above[node]]) != 'radio-group':
                yield f'{name}: {node.get("id")} is not in a radio-group'
            if role(node) == 'radio-group' and node.find('accessibility') is None:
                yield f'{name}: the radio-group {node.get("id")} has no name'


# What only a pointer or keys do, where it may stand, and what a finger does instead.
POINTER = {
    r'\bGDK_BUTTON_(?:SECONDARY|MIDDLE)\b|^.*<property name="button">[23]<': ('other-press.c',),  # a long press
    r'\bgtk_event_controller_scroll_new\b|"GtkEventControllerScroll"': ('peg-board.c',),  # it draws across the pegs
    r'\bgtk_event_controller_motion_new\b|"GtkEventControllerMotion"': (
        'cover.c',  # a touch of the open hand is noticed as well
        'map-grid.c',  # marks the square below the pointer, which a touch answers with
        'log-view.ui'),  # makes the whole log, as scrolling it does
    r'query-tooltip|\bgtk_tooltip_|_set_tooltip_(?:text|markup)\b': ('tooltip.c',),  # a long press shows it, too
    r'\bn(?:_press(?:es)?)? (?:==|>=|>) [12]\b(?=.*(?:click|press))|"single-click-activate">False': (),  # one touch
}


def fingers_do_what_a_pointer_does():
    """No secondary click without a long press (bones_other_press_add ()), no wheel and no hovering that alone does
    something, no tooltip that is not a text, no double click."""
    for name in under('src/app', 'ui', ends=('.c', '.ui')):
        for pattern, homes in POINTER.items():
            for match in re.finditer(pattern, code(name) if name.endswith('.c') else text(name), re.M):
                if os.path.basename(name) not in homes:
                    yield f'{line_of(name, match.start())}: {match.group(0).strip()!r} is nothing for a finger'
        if name.endswith('.ui') and 'GtkListView' in text(name) and 'name="activate"' in text(name) \
                and '"single-click-activate">True' not in text(name):
            yield f'{name}: rows are activated by a double click'


def id_is_set_once():
    application = re.search(r"^app_id = '([^']+)'", text('meson.build'), re.M).group(1)
    for name in files():
        if is_binary(name) or name == 'meson.build' or name.startswith('docs/'):
            continue
        if name.startswith('flatpak/'):  # which is not configured: Flathub reads it as it is
            if f'"{application}"' not in text(name) or application not in name:
                yield f'{name}: not the application id of meson.build, {application}'
        elif application in text(name):
            yield f'{name}: the application id belongs in meson.build only; configure it from there'


CHECKS = [lower_rooms_keep_to_glib, lower_rooms_are_pure, data_has_points, libraries_have_one_room, no_include_climbs,
          header_names_are_unique, headers_say_what_they_are, asks_are_marked, nothing_is_too_long, no_folder_is_too_large,
          english_is_plain, statics_can_be_searched_for, no_goto,
          nothing_is_left_for_later, licences_are_named, text_is_clean, scripts_parse, settings_are_used, widgets_know_no_rules,
          buttons_have_header_capitals, templates_fit_their_code,
          sets_are_radio_groups, fingers_do_what_a_pointer_does, id_is_set_once]

if __name__ == '__main__':
    tap = Tap()
    for check in CHECKS:
        tap.check(check.__name__.replace('_', ' '), check())
    tap.end()
