#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: with-display.sh WIDTHxHEIGHT COMMAND...
#
# Runs one command with an X server, a session bus and a home of its own, and ends them afterwards,
# by their ids.
set -u
here=$(cd "$(dirname "$0")" && pwd)
geometry=$1
shift

for program in Xvfb dbus-run-session; do
  command -v "$program" >/dev/null || {
    echo "with-display.sh: $program is missing; tools/test installs it" >&2
    exit 99
  }
done

tmp=$(mktemp -d -t crossbones-XXXXXX) || exit 99
server=
finish () {
  [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null
  rm -rf "$tmp"
}
trap finish EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# -displayfd lets the server find a free number by itself, so that tests may run side by side.
Xvfb -displayfd 9 -screen 0 "${geometry}x24" -nolisten tcp -noreset \
  9>"$tmp/display" 2>"$tmp/server.log" &
server=$!
for _ in $(seq 200); do
  [ ! -s "$tmp/display" ] || break
  kill -0 "$server" 2>/dev/null || break
  sleep 0.05
done
[ -s "$tmp/display" ] || {
  echo "with-display.sh: the X server did not start:" >&2
  cat "$tmp/server.log" >&2
  exit 99
}

DISPLAY=:$(cat "$tmp/display")
export DISPLAY GDK_BACKEND=x11

# The server has no graphics card, and OpenGL in software is slow: GTK draws with cairo. Its versions name the switch
# differently, and warn of the other's name.
export GSK_RENDERER=cairo GDK_DISABLE=gl
pkg-config --atleast-version=4.16 gtk4 || export GDK_DEBUG=gl-disable
unset WAYLAND_DISPLAY

# The output of the bus and its services is not mixed with that of the command.
"$here/with-home.sh" dbus-run-session -- bash -c 'exec "$@" >&9 9>&-' "$0" "$@" 9>&1 >&2
