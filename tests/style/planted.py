#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plants one fault at a time in a small tree, and checks that style.py or docs.py finds it, and nothing else."""
import os
import subprocess
import sys
import tempfile

from tap import Tap

HERE = os.path.dirname(os.path.abspath(__file__))
C = '/* SPDX-License-Identifier: GPL-3.0-or-later */\n'
RULE = 'src/rulesets/null/null.c'

SOUND = {
    'src/rulesets/null/null.h': C + '#pragma once\n\n/* NULL-SAIL. */\n\nenum { NULL_SHIP };\n',
    'meson.build': "app_id = 'org.example.Ship'\n",
    'data/crossbones.gschema.xml.in': '<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n<key name="width"/>\n',
    'src/app/window.c': C + '#include <gtk/gtk.h>\nconst char *key = "width";\nvoid bones_window_init (void);\n'
                            'gtk_widget_class_bind_template_child (class, BonesWindow, anchor);\n',
    'ui/window.ui': '<interface><!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n'
                    '<template class="BonesWindow"><object id="anchor"/></template></interface>\n',
    'src/store/store.c': C + '#include <sqlite3.h>\n',
    'src/engine/play.h': C + '#pragma once\n\n/* Plays. */\n\ngboolean bones_ask (BonesPlay *play,\n'
                             '                    guint what) BONES_ASKS;\ngboolean bones_idle (const BonesPlay *play);\n',
    RULE: C + '#include <glib.h>\n\nstatic BONES_ASKS gboolean\nsail (BonesPlay *play)\n{\n'
              '  return bones_ask (play, 1); /* a TRUE time (never) */\n}\n',
    'src/rulesets/tide/tracks.c': C + 'const BonesTrack tracks[] = {\n  [TIDE_DRIFT] = { "drift", N_ ("Drift") },\n};\n',
    'docs/architecture.md': 'A [run](../tools/run) of `sail ()` in `src/rulesets/null/`: `NULL_SHIP`.\n\n'
                            '```c\n  return bones_ask (play, 1); /* a TRUE time (never) */\n```\n',
    'tools/run': '#!/bin/bash\n# SPDX-License-Identifier: GPL-3.0-or-later\necho "sails"\n',
}

PROMISE = '# P\n\n| promise | kept by the test | not promised |\n| --- | --- | --- |\n| It floats. | {} | |\n'
LONG = 'void\nlong_one (void)\n{\n' + '  sail ();\n' * 100 + '}\n'
HEADER = C + '#pragma once\n\n/* Again. */\n'

# The file, what is planted in it ('+': added at its end), and the check that must find it.
FAULTS = [
    (RULE, '+#include <gio/gio.h>\n', 'lower rooms keep to glib'),
    ('src/dice/faces.c', C + '#include <time.h>\n', 'lower rooms keep to glib'),
    (RULE, '+int face = g_random_int_range (1, 7);\n', 'lower rooms are pure'),
    (RULE, '+int face = rand () % 6;\n', 'lower rooms are pure'),
    (RULE, '+long now = time (NULL);\n', 'lower rooms are pure'),
    (RULE, '+gdouble inches = 3;\n', 'lower rooms are pure'),
    (RULE, '+int x = g_hash_table_foreach (t, f, NULL);\n', 'lower rooms are pure'),
    ('src/content/json.c', C + 'char *text = g_strdup_printf ("%.4g", 2.5);\n', 'data has points'),
    ('src/protocol/odds.c', C + 'double number = strtod (text, NULL);\n', 'data has points'),
    ('src/table/table.c', C + '#include <sqlite3.h>\n', 'libraries have one room'),
    ('src/cli/main.c', C + '#include <gtk/gtk.h>\n', 'libraries have one room'),
    (RULE, '+#include "../../store/store.h"\n', 'no include climbs'),
    ('src/table/play.h', HEADER, 'header names are unique'),
    ('src/table/words.h', C + '#pragma once\n\nint words;\n', 'headers say what they are'),
    (RULE, '+static gboolean\nturn (BonesPlay *play,\n      guint ship)\n{\n  return TRUE;\n}\n', 'asks are marked'),
    ('src/engine/roll.h', HEADER + 'gboolean bones_roll (BonesPlay *play);\n', 'asks are marked'),
    ('src/engine/verbs.h', HEADER + 'struct s {\n  gboolean (*run) (BonesPlay *play);\n};\n', 'asks are marked'),
    (RULE, '+' + LONG, 'nothing is too long'),
    ('src/table/long.c', C + 'int x;\n' * 1001, 'nothing is too long'),
    (RULE, '+/* Asked is a die. */\n', 'english is plain'),
    (RULE, '+/* The key, ended by a nought. */\n', 'english is plain'),
    (RULE, '+/* Whoever boards her has her. */\n', 'english is plain'),
    (RULE, '+const char *text = "Put right: %s";\n', 'english is plain'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace('<template', '<!-- <i>Note …</i> --><template'), 'english is plain'),
    (RULE, '+static void\ngo_on (void)\n{\n}\n', 'statics can be searched for'),
    (RULE, '+void f (void) { goto out; }\n', 'no goto'),
    (RULE, '+/* TO' + 'DO: sail */\n', 'nothing is left for later'),
    ('src/table/words.c', 'int x;\n', 'licences are named'),
    ('tools/test', '#!/bin/bash\ntrue\n', 'licences are named'),
    ('README.md', 'no end', 'text is clean'),
    ('README.md', 'blanks \n', 'text is clean'),
    (RULE, '+\tint x;\n', 'text is clean'),
    ('tools/run', '+if\n', 'scripts parse'),
    ('data/crossbones.gschema.xml.in', '+<key name="height"/>\n', 'settings are used'),
    ('ui/window.ui', '+<\n', 'templates fit their code'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace('"anchor"', '"rope"'), 'templates fit their code'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace('BonesWindow', 'BonesDoor'), 'templates fit their code'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace('id="anchor"/>', 'id="anchor"><signal name="clicked" handler="haul"/></object>'),
     'templates fit their code'),
    ('ui/door.ui', SOUND['ui/window.ui'], 'templates fit their code'),
    ('src/app/main.c', C + 'void x = gtk_gesture_single_set_button (press, GDK_BUTTON_SECONDARY);\n',
     'fingers do what a pointer does'),
    ('src/app/main.c', C + 'void x = gtk_event_controller_scroll_new (flags);\n', 'fingers do what a pointer does'),
    ('src/app/main.c', C + 'void x = g_signal_connect (label, "query-tooltip", tell, NULL);\n', 'fingers do what a pointer does'),
    ('src/app/main.c', C + 'void x = gtk_widget_set_tooltip_text (label, "Ahoy");\n', 'fingers do what a pointer does'),
    ('src/app/main.c', C + 'void clicked (int n) {\n  if (n == 2) click ();\n}\n', 'fingers do what a pointer does'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace(
        'id="anchor"/>', 'id="anchor"><object class="GtkEventControllerMotion"/></object>'),
     'fingers do what a pointer does'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace(
        'id="anchor"/>', 'id="anchor"><object class="GtkListView"><!-- name="activate" --></object></object>'),
     'fingers do what a pointer does'),
    ('src/app/main.c', C + 'void x = gtk_toggle_button_new (); gtk_toggle_button_set_group (a, b);\n', 'sets are radio groups'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace(
        'id="anchor"/>', 'class="GtkToggleButton" id="anchor"><property name="group">rope</property></object>'),
     'sets are radio groups'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace(
        'id="anchor"/>', 'id="anchor"><property name="accessible-role">radio-group</property></object>'),
     'sets are radio groups'),
    ('src/app/main.c', C + 'const char *id = "org.example.Ship";\n', 'id is set once'),
    ('src/app/main.c', C + 'int bad = g_str_equal (id, "drift");\n', 'widgets know no rules'),
    ('src/app/main.c', C + '#define DRIFT "drift"\n', 'widgets know no rules'),
    ('src/app/drawing/icons.c', C + 'int bad = g_str_equal (id, "drift");\n', 'widgets know no rules'),
    ('src/app/drawing/icons.c', C + 'const Icon icons[] = {\n  { "drift", "bones-move-symbolic" },\n};\n', 'widgets know no rules'),
    (RULE, '+BonesVerb verbs[] = { { "sail", N_ ("Set the sails"), BONES_OF_SHIP } };\n', 'buttons have header capitals'),
    ('src/app/main.c', C + 'void *button = gtk_button_new_with_label (_ ("Set sail"));\n', 'buttons have header capitals'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace('<object id="anchor"/>',
     '<object class="GtkButton" id="anchor"><property name="label">Drop anchor</property></object>'), 'buttons have header capitals'),
    ('ui/window.ui', SOUND['ui/window.ui'].replace('<object id="anchor"/>',
     '<object class="AdwPreferencesGroup" id="anchor"><property name="title">The anchors</property></object>'),
     'buttons have header capitals'),
    ('docs/architecture.md', '+[Gone](gone.md)\n', 'links lead somewhere'),
    ('docs/architecture.md', '+See `src/gone/`.\n', 'files exist'),
    ('docs/architecture.md', '+Then `bones_gone ()` is called.\n', 'names exist'),
    ('docs/architecture.md', '+Then `gone ()` is called.\n', 'names exist'),
    ('docs/architecture.md', '+```c\n  gone ();\n```\n', 'quoted code is real'),
    ('docs/architecture.md', '+As NULL-GONE says.\n', 'rule ids exist'),
    ('docs/architecture.md', '+\nline' * 250 + '\n', 'tour is short'),
    ('docs/promises.md', PROMISE.format('`gone`'), 'promises are kept'),
    ('docs/promises.md', PROMISE.format('what people say'), 'promises are kept'),
    ('flatpak/org.example.Ship.json', '{ "id": "org.example.Boat" }\n', 'id is set once'),
]


def complaints(tree):
    """The names of the checks that fail on a tree."""
    with tempfile.TemporaryDirectory() as top:
        for name, content in tree.items():
            path = os.path.join(top, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, 'w', encoding='utf-8') as file:
                file.write(content)
            os.chmod(path, 0o755 if content.startswith('#!') else 0o644)
        said = ''
        for script in ('style.py', 'docs.py'):
            ran = subprocess.run([sys.executable, os.path.join(HERE, script)], capture_output=True, text=True,
                                 env=dict(os.environ, BONES_TOP=top))
            assert ran.returncode == 0, ran.stderr
            said += ran.stdout
    return {line.split(' ', 3)[3] for line in said.splitlines() if line.startswith('not ok')}


def main():
    tap = Tap()
    tap.check('a sound tree', complaints(SOUND))
    crowd = {f'src/dice/die-{number}.c': C for number in range(41)}
    found = complaints(SOUND | crowd)
    tap.check('no folder is too large: src/dice', [] if found == {'no folder is too large'} else [f'found {sorted(found)}'])
    for name, content, check in FAULTS:
        planted = SOUND.get(name, '') + content[1:] if content.startswith('+') else content
        found = complaints(SOUND | {name: planted})
        what = content.strip('+\n').split('\n')[-1].strip()[:40]
        tap.check(f'{check}: {name}: {what}'.replace('#', ''), [] if found == {check} else [f'found {sorted(found)}'])
    tap.end()


main()
