# SPDX-License-Identifier: GPL-3.0-or-later
#
# What scripts that play a battle share: one crossbones-cli table in the background, spoken to line
# by line. CLI names the program, DATABASE the file it plays in.

# open_table: starts the program; close_table: ends it; kill_table: ends it as a power cut would.
open_table () {
  coproc TABLE { exec "$CLI" table --database "$DATABASE"; }
  table_pid=$TABLE_PID
  to_table=${TABLE[1]} from_table=${TABLE[0]}
}

close_table () {
  eval "exec $to_table>&-"
  wait "$table_pid"
}

kill_table () {
  kill -KILL "$table_pid"
  wait "$table_pid" 2>/dev/null
}

fail () {
  local frame=1
  while [ "${BASH_SOURCE[frame]}" = "${BASH_SOURCE[0]}" ]; do frame=$((frame + 1)); done
  echo "FAILED at line ${BASH_LINENO[frame - 1]}: $1" >&2
  echo "  said:  $request" >&2
  echo "  heard: $reply" >&2
  exit 1
}

# say REQUEST: says it, whatever the reply, which is then in $reply.
say () {
  request=$1
  printf '%s\n' "$request" >&"$to_table"
  IFS= read -r reply <&"$from_table" || fail "the table is silent"
}

# has TEXT…: the reply has each of these texts in it.
has () {
  local text
  for text; do
    case $reply in
      *"$text"*) ;;
      *) fail "there is no $text" ;;
    esac
  done
}

# do_it REQUEST TEXT…: it is carried out, and the reply has these texts in it.
do_it () {
  say "$1"
  case $reply in
    '{"ok":true'*) ;;
    *) fail "it is refused" ;;
  esac
  has "${@:2}"
}

# refuse CODE REQUEST TEXT…: it is refused with this code.
refuse () {
  say "$2"
  case $reply in
    '{"ok":false,"error":{"code":"'"$1"'",'*) ;;
    *) fail "it is not refused as $1" ;;
  esac
  has "${@:3}"
}

# start ACTION SHIP TEXT…; answer MEMBER TEXT…; dice FACES FOR TEXT…: the roll was asked for FOR.
start () { do_it '{"do":"start","action":"'"$1"'","ship":"'"$2"'"}' "${@:3}"; }
answer () { do_it '{"do":"answer",'"$1"'}' "${@:2}"; }
dice () {
  has '"prompt":{"kind":"dice"' '"for":"'"$2"'"'
  answer '"dice":['"$1"']' "${@:3}"
}
keep () { answer '"choice":"keep"' "$@"; }

# order SHIP: activates her; sail SHIP FACING INCHES TEXT…: she sails straight ahead.
order () { start activate "$1" '"event":"ordered"'; }
sail () {
  start move "$1" '"for":"facing"'
  answer '"choice":"'"$2"'"' '"for":"turn"'
  answer '"choice":"straight"' '"for":"inches"'
  answer '"inches":'"$3" "${@:4}"
}
end_turn () { start end-turn "$1"; }
