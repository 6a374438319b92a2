#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""usage: test-tools.py SOURCE-ROOT BUILD-ROOT

Runs every script of tools/. Scripts that build or change something run on a small project of their own, with
copies of the scripts; programs that they call and that must not run here are replaced by stubs."""
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile

TOP, BUILD = sys.argv[1:]
TOOLS = os.path.join(TOP, 'tools')

# The small project: a program and a test.
SHIP = r'''#include <stdio.h>

int
main (int argc, char **argv)
{
  for (int i = 1; i < argc; i++)
    puts (argv[i]);
  return 0;
}
'''
PROJECT = {
    'meson.build': "project('ship', 'c')\nsubdir('src')\ntest('sails', find_program('sails.sh'), suite: 'style')\n",
    'meson_options.txt': "option('bench', type: 'boolean', value: false)\n",
    'sails.sh': '#!/bin/sh\necho "the wind is $WIND"\n[ "$WIND" != none ]\n',
    'src/meson.build': "subdir('app')\n",
    'src/app/meson.build': "executable('crossbones', 'ship.c')\n",
    'src/app/ship.c': SHIP,
    'tests/bench/report.py': 'import sys\nprint("measured", sys.argv[1])\n',
    'po/POTFILES': '',
}

# Faults in C, and the check of clang-tidy that finds each; gcc finds none of them at -Wall.
FAULTS = {
    'clang-diagnostic-self-assign': 'int f (int n);\nint\nf (int n)\n{\n  n = n;\n  return n;\n}\n',
    'clang-analyzer-core.NullDereference':
        'int f (int *p);\nint\nf (int *p)\n{\n  if (p == 0)\n    return *p;\n  return 1;\n}\n',
    'clang-analyzer-core.DivideZero':
        'int f (int n);\nstatic int\nnone (int n)\n{\n  return n - n;\n}\nint\nf (int n)\n{\n  return 7 / none (n);\n}\n',
    'clang-analyzer-deadcode.DeadStores':
        'int f (int n);\nint\nf (int n)\n{\n  int m = n;\n\n  m = 2;\n  n = m;\n  m = 3;\n  return n;\n}\n',
    'bugprone-integer-division': 'double f (int n);\ndouble\nf (int n)\n{\n  return n / 2;\n}\n',
    'bugprone-branch-clone':
        'int f (int n);\nint\nf (int n)\n{\n  if (n > 2)\n    return n + 1;\n  else\n    return n + 1;\n}\n',
}


class Skip(Exception):
    """A program that is not installed."""


def need(program):
    if shutil.which(program) is None:
        raise Skip(program)


def write(top, name, content):
    path = os.path.join(top, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(content)
    os.chmod(path, 0o755 if content.startswith('#!') else 0o644)
    return path


@contextlib.contextmanager
def project(**changed):
    """A folder with the small project, and with copies of the scripts; what they install is there already."""
    with tempfile.TemporaryDirectory() as top:
        shutil.copytree(TOOLS, os.path.join(top, 'tools'))
        for name in ('.clang-format', '.clang-tidy'):
            shutil.copy(os.path.join(TOP, name), top)
        for name, content in PROJECT.items():
            write(top, name, content)
        write(top, 'tools/install', '#!/bin/sh\n')
        for name, content in changed.items():
            write(top, name, content)
        subprocess.run(['git', 'init', '-q', top], check=True)
        yield top


def run(*command, env=None, cwd=None):
    """(whether it succeeded, its output)"""
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True,
                         env=dict(os.environ, **(env or {})), cwd=cwd, check=False)
    return ran.returncode == 0, ran.stdout


def expect(ran, succeeds, *words):
    assert ran[0] == succeeds and all(word in ran[1] for word in words), f'expected {succeeds}, {words}: {ran}'


def test_build():
    with project() as top:
        build = [os.path.join(top, 'tools/build'), os.path.join(top, 'out'), '-Dwerror=true', '-Dwarning_level=1']
        expect(run(*build), True, 'Configuring', 'Building')
        assert run(*build) == (True, ''), 'it is not silent if there is nothing to do'
        write(top, 'src/app/ship.c', SHIP.replace('return 0', 'int unused; return 0'))
        expect(run(*build), False, 'unused', 'could not be built')
        write(top, 'meson.build', 'no project\n')
        expect(run(build[0], os.path.join(top, 'other')), False, 'could not be configured')


def test_test():
    with project() as top:
        script = os.path.join(top, 'tools/test')
        expect(run(script, '--yes', env={'WIND': 'fair', 'BUILD': ''}), True, 'sails', 'all tests passed')
        expect(run(script, '--suite', 'style', env={'WIND': 'none', 'BUILD': ''}), False, 'the wind is none', 'failed')
        expect(run(script, '--suite', 'style', env={'WIND': 'fair', 'BUILD': os.path.join(top, 'other')}), True)
        assert os.path.exists(os.path.join(top, 'other/build.ninja')), 'BUILD is not used'
        expect(run(script, '--help'), True, 'usage: tools/test')


def test_run():
    with project() as top:
        script = os.path.join(top, 'tools/run')
        expect(run(script, '--game', '3', env={'DISPLAY': ':9', 'DBUS_SESSION_BUS_ADDRESS': 'unix:'}), True, '--game\n3')
        expect(run(script, '--help'), True, 'usage: tools/run')


def test_run_in_browser():
    need('gtk4-broadwayd')
    with project() as top:
        env = {'DISPLAY': '', 'WAYLAND_DISPLAY': '', 'XDG_RUNTIME_DIR': top, 'DBUS_SESSION_BUS_ADDRESS': 'unix:'}
        expect(run(os.path.join(top, 'tools/run'), env=env), True, 'the window is on http://127.0.0.1:81')


def test_bench():
    with project() as top:
        expect(run(os.path.join(top, 'tools/bench')), True, f'measured {os.path.join(top, "build-bench")}')


def test_format():
    if not run(os.path.join(TOOLS, 'format'), os.devnull)[0] and shutil.which('clang-format-14') is None:
        raise Skip('clang-format 14')
    with project() as top:
        script = os.path.join(top, 'tools/format')
        expect(run(script, '--check'), True)
        write(top, 'src/app/ship.c', SHIP.replace('  return 0;', '    return   0;'))
        expect(run(script, '--check'), False, '-    return   0;', '+  return 0;')
        expect(run(script, '--check', 'ship.c', cwd=os.path.join(top, 'src/app')), False, '+  return 0;')
        expect(run(script), True)
        expect(run(script, '--check'), True)


def test_tidy():
    need('clang-tidy')
    names = [f'src/app/fault-{i}.c' for i in range(len(FAULTS))]
    sources = ', '.join(f"'{os.path.basename(name)}'" for name in names)
    with project(**{'src/app/meson.build': f"executable('crossbones', 'ship.c')\nstatic_library('faults', {sources})\n"
                                           "static_library('again', 'fault-1.c')\n"}) as top:
        for name, code in zip(names, FAULTS.values()):
            write(top, name, code)
        expect(run('meson', 'setup', '-Dwarning_level=3', os.path.join(top, 'build-test'), top), True)
        script, ship = os.path.join(top, 'tools/tidy'), os.path.join(top, 'src/app/ship.c')
        expect(run(script, ship), True)
        expect(run(script, os.path.join(top, 'build-test'), ship), True)
        expect(run(script, os.path.join(top, 'src/app/shop.c')), False, 'no such file is compiled')
        succeeded, said = run(script, os.path.join(top, 'build-test'))
        assert not succeeded, said
        for name, check in zip(names, FAULTS):
            lines = [line for line in said.splitlines() if name in line and 'error:' in line]
            assert any(check in line for line in lines), f'{check} is not found: {said}'
        assert said.count('[clang-analyzer-core.NullDereference') == 1, 'a file is checked twice'


def test_potfiles():
    with project() as top:
        script = os.path.join(top, 'tools/potfiles')
        expect(run(script, '--check'), True)
        write(top, 'src/words.c', 'const char *word = _("sail");\n')
        expect(run(script, '--check'), False, '+src/words.c')
        expect(run(script), True)
        expect(run(script, '--check'), True)


def test_messages():
    script = os.path.join(TOOLS, 'messages')
    with tempfile.TemporaryDirectory() as top:
        expect(run(script), False, 'usage: tools/messages POT')
        expect(run(script, os.path.join(top, 'all.pot')), True)
        with open(os.path.join(top, 'all.pot'), encoding='utf-8') as file:
            assert 'msgid "{ship} fires at {other}' in file.read()
        expect(run(script, '--pseudo', top), True)
        expect(run(script, '--check', os.path.join(top, 'qps/LC_MESSAGES/crossbones.po')), True)
        write(top, 'de.po', 'msgid "{ship} sinks."\nmsgstr "{shop} sinkt."\n')
        expect(run(script, '--check', os.path.join(top, 'de.po')), False, 'de.po', '{shop}')
        expect(run(script, '--check', os.path.join(top, 'fr.po')), False, 'tools/messages: ', 'fr.po')


def test_rules_index():
    sail = '/* Sails (BS-MOVE-1). */\nvoid\nsail (void)\n{\n}\n'
    with project(**{'docs/tour.md': '', 'tests/style/rule-ids.txt': 'BS-MOVE-1\n', 'tests/test-sail.c': '/* BS-MOVE-1 */\n',
                    'src/rulesets/sail.c': sail}) as top:
        script = os.path.join(top, 'tools/rules-index')
        expect(run(script, '--check'), False, 'rules-index.md is out of date')
        expect(run(script), True)
        expect(run(script, '--check'), True)
        write(top, 'tests/style/rule-ids.txt', 'BS-MOVE-1\nBS-MOVE-2\n')
        expect(run(script, '--check'), False, 'BS-MOVE-2 is cited at no function', 'BS-MOVE-2 is named by no test')


def install(*arguments, installed, user=0, known=()):
    """Runs the real tools/install where these packages are installed. Returns what it says, and what apt-get gets."""
    with tempfile.TemporaryDirectory() as stubs:
        log = os.path.join(stubs, 'log')
        lines = ''.join(f'{name} ii \n' for name in installed)
        write(stubs, 'dpkg-query', f'#!/bin/sh\ncat <<END\n{lines}END\n')
        write(stubs, 'apt-get', f'#!/bin/sh\necho "$*" >>{log}\n')
        write(stubs, 'apt-cache', f'#!/bin/sh\ncase " {" ".join(known)} " in *" $2 "*) ;; *) exit 1;; esac\n')
        write(stubs, 'id', f'#!/bin/sh\necho {user}\n')
        write(stubs, 'sudo', '#!/bin/sh\nexec "$@"\n')
        ran = run(os.path.join(TOOLS, 'install'), *arguments, env={'PATH': stubs + ':' + os.environ['PATH']})
        if not os.path.exists(log):
            return ran, ''
        with open(log, encoding='utf-8') as file:
            return ran, file.read()


def packages(*groups):
    with open(os.path.join(TOOLS, 'packages'), encoding='utf-8') as file:
        lines = [line.split() for line in file if line.strip() and not line.startswith('#')]
    return [line[1] for line in lines if line[0] in groups]


def test_install():
    names = packages('build', 'run')
    assert install('build', 'run', installed=names) == ((True, ''), ''), 'it is not silent if nothing is missing'
    ran, got = install('build', 'run', installed=[name for name in names if name != 'gcc'])
    expect(ran, True, 'Installing: gcc')
    assert got.splitlines() == ['update', 'install -y --no-install-recommends gcc'], got
    there = [name.removesuffix('?') for name in packages('check')]
    must = [name for name in packages('check') if not name.endswith('?')]
    assert len(must) < len(there) and install('check', installed=there) == ((True, ''), '')
    assert install('check', installed=must, known=['meson']) == ((True, ''), ''), 'what the system does not have is asked for'
    ran, got = install('check', installed=must, known=['meson', *there])
    expect(ran, True, 'clang-format-14')
    assert got.splitlines()[-1] == 'install -y --no-install-recommends clang-format-14', got
    ran, got = install('build', installed=[], user=1000)
    expect(ran, False, 'Nothing was installed')
    assert got == '', got
    expect(install(installed=[])[0], False, 'usage: tools/install')


def test_packages():
    with open(os.path.join(TOOLS, 'packages'), encoding='utf-8') as file:
        for line in file:
            words = line.split()
            if words and not line.startswith('#'):
                assert words[0] in ('build', 'run', 'test', 'check'), line
                assert words[2:] == ['-'] or (words[2] in ('program', 'module') and len(words) == 4), line
    names = packages('build', 'run', 'test', 'check')
    assert len(names) == len(set(names)), 'a package stands there twice'


def test_with_home():
    with_home = os.path.join(TOOLS, 'with-home.sh')
    succeeded, said = run(with_home, 'sh', '-c', 'touch "$HOME/here" && echo "$HOME"')
    home = said.strip()
    assert succeeded and home != os.environ.get('HOME') and not os.path.exists(home), home
    expect(run(with_home, 'sh', '-c', 'exit 3'), False)


def test_with_display():
    need('Xvfb')
    need('xdotool')
    with_display = os.path.join(TOOLS, 'with-display.sh')
    script = 'xdotool getdisplaygeometry; echo $DISPLAY $DBUS_SESSION_BUS_ADDRESS'
    succeeded, said = run(with_display, '800x600', 'sh', '-c', script)
    assert succeeded and '800 600\n:' in said and 'unix:' in said, said
    expect(run(with_display, '800x600', 'sh', '-c', 'exit 3'), False)


def test_screenshots():
    need('Xvfb')
    need('xdotool')
    script, cli = os.path.join(TOOLS, 'screenshots'), os.path.join(BUILD, 'src/cli/crossbones-cli')
    with tempfile.TemporaryDirectory() as top:
        succeeded, said = run(script, '--play', 'table-dice', cli, '--database', os.path.join(top, 'db'))
        assert succeeded and '"ok":true' in said and '"ok":false' not in said, said
        write(top, 'bin/import', '#!/bin/sh\necho "$2" >"$3"\n')
        env = {'BUILD': BUILD, 'OUT': os.path.join(top, 'out'), 'SIZES': '800x600', 'SCHEMES': 'dark',
               'PATH': os.path.join(top, 'bin') + ':' + os.environ['PATH'], 'GSETTINGS_SCHEMA_DIR': os.path.join(BUILD, 'data')}
        expect(run(script, 'table-log', env=env), True, 'They are in')
        assert os.listdir(env['OUT']) == ['table-log-800-dark.png'], os.listdir(env['OUT'])
        expect(run(script, 'new-battle-fantasea', env=env), True, 'They are in')  # presses a button by its name
        expect(run(script, 'table-lgo', env=env), False, 'unknown state “table-lgo”')


def test_mutate():
    expect(run(os.path.join(TOOLS, 'mutate'), 'naval-duel', '--list', '--kind', 'content', '--sample', '3'), True,
           'naval-duel.json:')
    # A fault in the table of ships is noticed.
    ran = run(os.path.join(TOOLS, 'mutate'), 'naval-duel', '--build', BUILD, '--kind', 'fact', '--sample', '2', '--expect', '50')
    expect(ran, True, '2 mutants')


def test_tsan():
    """CI runs it. What it cannot build, it says."""
    expect(run(os.path.join(TOOLS, 'tsan')), False, 'usage: tools/tsan FOLDER')
    with project() as top:
        expect(run(os.path.join(top, 'tools/tsan'), os.path.join(top, 'watched')), False, 'tests/store/test-threads')


def test_try_package():
    """It takes many minutes and the network. What it is given wrong, it says."""
    for wrong in ((), ('11',)):
        expect(run(os.path.join(TOOLS, 'try-package'), *wrong), False, 'usage: tools/try-package 12|13')


TESTS = {'bench': [test_bench], 'build': [test_build], 'format': [test_format], 'install': [test_install],
         'messages': [test_messages], 'mutate': [test_mutate], 'mutate-known': [test_mutate], 'packages': [test_packages], 'potfiles': [test_potfiles],
         'rules-index': [test_rules_index], 'run': [test_run, test_run_in_browser], 'screenshots': [test_screenshots], 'test': [test_test],
         'tidy': [test_tidy], 'try-package': [test_try_package], 'tsan': [test_tsan], 'with-display.sh': [test_with_display], 'with-home.sh': [test_with_home]}


def test_all_are_tested():
    assert sorted(os.listdir(TOOLS)) == sorted(TESTS), sorted(set(os.listdir(TOOLS)) ^ set(TESTS))


def main():
    tests = list(dict.fromkeys([test_all_are_tested] + [test for listed in TESTS.values() for test in listed]))
    only = os.environ.get('ONLY', '').split()
    tests = [test for test in tests if not only or test.__name__ in only]
    print(f'1..{len(tests)}')
    for n, test in enumerate(tests, 1):
        name = test.__name__.removeprefix('test_').replace('_', ' ')
        try:
            test()
        except Skip as program:
            print(f'ok {n} {name} # SKIP {program} is not installed', flush=True)
        except AssertionError as error:
            print(f'not ok {n} {name}', flush=True)
            print(error, file=sys.stderr, flush=True)
        else:
            print(f'ok {n} {name}', flush=True)


main()
