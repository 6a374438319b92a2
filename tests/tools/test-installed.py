#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""meson install puts everything in its place, and what is there fits together.

usage: test-installed.py MESON BUILD ID PREFIX yes|no

ID is that of the application; yes: there are manual pages."""
import configparser
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

MESON, BUILD, ID, PREFIX, MAN = sys.argv[1:]
FILES = {'bin/crossbones', 'bin/crossbones-cli', f'share/applications/{ID}.desktop',
         'share/bash-completion/completions/crossbones', 'share/bash-completion/completions/crossbones-cli',
         f'share/dbus-1/services/{ID}.service', f'share/glib-2.0/schemas/{ID}.gschema.xml',
         f'share/gnome-shell/search-providers/{ID}.search-provider.ini',
         f'share/icons/hicolor/scalable/apps/{ID}.svg', f'share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
         'share/crossbones/sql/statistics.sql', f'share/metainfo/{ID}.metainfo.xml', f'share/mime/packages/{ID}.xml'}
PAGES = {'share/man/man1/crossbones.1', 'share/man/man1/crossbones-cli.1'} if MAN == 'yes' else set()


class Installed:
    def __init__(self, folder):
        self.root = os.path.join(folder, PREFIX.lstrip('/'))

    def path(self, name):
        return os.path.join(self.root, name)

    def read(self, name):
        with open(self.path(name), encoding='utf-8') as file:
            return file.read()

    def ini(self, name):
        found = configparser.ConfigParser(interpolation=None)
        found.optionxform = str
        found.read(self.path(name), encoding='utf-8')
        return found

    def run(self, *command):
        return subprocess.run(command, capture_output=True, text=True, check=True,
                              env={**os.environ, 'PATH': self.path('bin') + ':' + os.environ['PATH']}).stdout

    def options(self, program, *arguments):
        return set(re.findall(r'(?<![\w-])--[a-z][a-z-]*', self.run(self.path(f'bin/{program}'), *arguments, '--help')))


def everything_is_there(it):
    found = {os.path.relpath(os.path.join(folder, name), it.root)
             for folder, _, names in os.walk(it.root) for name in names}
    wanted = FILES | PAGES
    assert found == wanted, f'missing: {wanted - found}; unexpected: {found - wanted}'


def the_programs_start(it):
    for program in ('crossbones', 'crossbones-cli'):
        said = it.run(it.path(f'bin/{program}'), '--version')
        assert re.fullmatch(rf'{program} [\d.]+\n', said), said


def the_launcher_starts_what_there_is(it):
    desktop = it.ini(f'share/applications/{ID}.desktop')
    entry = desktop['Desktop Entry']
    assert entry['Exec'].split()[0] == 'crossbones' and entry['Icon'] == ID, dict(entry)
    actions = entry['Actions'].rstrip(';').split(';')
    assert desktop.sections() == ['Desktop Entry', *(f'Desktop Action {name}' for name in actions)], desktop.sections()
    for name in actions:  # the same name for an action of the program, which D-Bus activates
        assert desktop[f'Desktop Action {name}']['Exec'] == f'crossbones --{name}'
        assert f'--{name}' in it.options('crossbones'), name


def dbus_starts_it(it):
    service = it.ini(f'share/dbus-1/services/{ID}.service')['D-BUS Service']
    assert service['Name'] == ID and service['Exec'] == f'{PREFIX}/bin/crossbones --gapplication-service', dict(service)
    assert it.ini(f'share/applications/{ID}.desktop')['Desktop Entry']['DBusActivatable'] == 'true'


def the_search_leads_to_it(it):
    provider = it.ini(f'share/gnome-shell/search-providers/{ID}.search-provider.ini')['Shell Search Provider']
    assert (provider['DesktopId'], provider['BusName'], provider['Version']) == (f'{ID}.desktop', ID, '2')


def files_are_known_everywhere(it):
    space = '{http://www.freedesktop.org/standards/shared-mime-info}'
    types = {node.get('type') for node in ET.fromstring(it.read(f'share/mime/packages/{ID}.xml')).iter(f'{space}mime-type')}
    opened = it.ini(f'share/applications/{ID}.desktop')['Desktop Entry']['MimeType'].rstrip(';').split(';')
    metainfo = ET.fromstring(it.read(f'share/metainfo/{ID}.metainfo.xml'))
    assert types == set(opened) == {node.text for node in metainfo.iter('mediatype')}, (types, opened)
    assert {f'bin/{node.text}' for node in metainfo.iter('binary')} == {name for name in FILES if name.startswith('bin/')}


def manual_pages_have_every_option(it):
    for page in PAGES:
        text = it.read(page).replace('\\-', '-')
        program = os.path.basename(page)[:-2]
        missing = {option for option in it.options(program) if option not in text}
        assert not missing, f'{page}: {missing}'


def the_shell_completes_them(it):
    def complete(program, *words):
        script = (f'source {it.path("share/bash-completion/completions/" + program)}; compopt () {{ :; }}; '
                  f'COMP_WORDS=({program} "$@"); COMP_CWORD=$#; "$(complete -p {program} | grep -o "_[a-z_]*")"; '
                  'printf "%s\\n" "${COMPREPLY[@]}"')
        return set(it.run('bash', '-c', script, 'bash', *words).split())

    assert complete('crossbones', '--') == it.options('crossbones'), complete('crossbones', '--')
    assert complete('crossbones', '--new-w') == {'--new-window'}
    commands = set(re.findall(r'^  ([a-z]+) ', it.run(it.path('bin/crossbones-cli'), '--help'), re.MULTILINE))
    assert complete('crossbones-cli', '') == commands and 'table' in commands, complete('crossbones-cli', '')
    assert complete('crossbones-cli', 'log', '--') == it.options('crossbones-cli', 'log')


def main():
    tests = [everything_is_there, the_programs_start, the_launcher_starts_what_there_is, dbus_starts_it,
             the_search_leads_to_it, files_are_known_everywhere, manual_pages_have_every_option, the_shell_completes_them]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([*MESON.split(), 'install', '-C', BUILD, '--no-rebuild', '--destdir', folder], check=True,
                       stdout=subprocess.DEVNULL)
        it = Installed(folder)
        for n, test in enumerate(tests, 1):
            name = test.__name__.replace('_', ' ')
            try:
                test(it)
                print(f'ok {n} {name}', flush=True)
            except (AssertionError, subprocess.CalledProcessError, OSError, KeyError) as error:
                failed += 1
                print(f'not ok {n} {name}', flush=True)
                print(f'{name}: {error}', file=sys.stderr)
        print(f'1..{len(tests)}')
    return failed


sys.exit(1 if main() else 0)
