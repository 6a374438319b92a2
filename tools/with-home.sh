#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: with-home.sh COMMAND...
#
# Runs one command with a home of its own, which is removed afterwards: no file of the user is read
# or written. Windows have the same font on every system.
set -u
home=$(mktemp -d -t crossbones-XXXXXX) || exit 99
trap 'rm -rf "$home"' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

export HOME=$home XDG_RUNTIME_DIR=$home/run XDG_CONFIG_HOME=$home/config \
  XDG_DATA_HOME=$home/data XDG_CACHE_HOME=$home/cache XDG_STATE_HOME=$home/state
mkdir -m 700 "$XDG_RUNTIME_DIR" "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME" \
  "$XDG_STATE_HOME"
mkdir "$XDG_CONFIG_HOME/fontconfig"
cat >"$XDG_CONFIG_HOME/fontconfig/fonts.conf" <<END
<fontconfig>
  <match target="pattern">
    <test name="family"><string>Sans</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>Noto Sans</string></edit>
  </match>
</fontconfig>
END
unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS

"$@"
