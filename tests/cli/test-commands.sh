#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: test-commands.sh CROSSBONES-CLI MESSAGES
#
# How the commands are called, what they end with, and that no input brings them down.
set -u
CLI=$(realpath "$1") || exit 1
MESSAGES=$(realpath "$2") || exit 1
DIR=$(mktemp -d) || exit 1
trap 'chmod -R u+w "$DIR"; rm -rf "$DIR"' EXIT
export XDG_DATA_HOME=$DIR/data
cd "$DIR" || exit 1
n=0

# ends STATUS COMMAND…: it ends so; what it said is in $out. Nothing else that is on standard input
# than what is in ./input.
: >input
ends () {
  out=$("${@:2}" 2>&1 <input)
  local status=$?
  n=$((n + 1))
  [ $status -eq "$1" ] && return
  echo "FAILED at line ${BASH_LINENO[0]}: ${*:2}: it ends with $status, not with $1: $out" >&2
  exit 1
}

says () {
  local text
  for text; do
    case $out in
      *"$text"*) ;;
      *) echo "FAILED at line ${BASH_LINENO[0]}: there is no “$text” in: $out" >&2; exit 1 ;;
    esac
  done
}

says_not () {
  local text
  for text; do
    case $out in
      *"$text"*) echo "FAILED at line ${BASH_LINENO[0]}: there is “$text” in: $out" >&2; exit 1 ;;
    esac
  done
}

# Help, and calls that are not understood.
ends 0 "$CLI" --help; says 'Usage:' table games rename archive show log replay verify export import check rulesets content fleet print backup recover rule stats report
ends 0 "$CLI" --version; says 'crossbones-cli '
ends 2 "$CLI"
ends 2 "$CLI" dance; says 'dance'
"$MESSAGES" --pseudo words || exit 1
ends 2 env BONES_LOCALE_DIR=words LANGUAGE=qps LC_ALL=xx.UTF-8 "$CLI"; says 'ćómmáñd gívéñ'; says_not 'No command'
ends 2 env BONES_LOCALE_DIR=words LANGUAGE=qps LC_ALL=C "$CLI"; says 'No command'
# Of the protocol, codes, ids and its own messages are English in every language; what people read is not.
printf '%s\n' '{"do":"dance"}' '{"do":"open","game":7}' '{"do":"rule","id":"BS-MOVE-1","ruleset":"black-spot"}' >input
ends 0 env BONES_LOCALE_DIR=words LANGUAGE=qps LC_ALL=xx.UTF-8 "$CLI" table --database :memory:
says '"code":"unknown-verb","message":"Unknown verb “dance”."' '"code":"no-such","message":"Théré' '"id":"BS-MOVE-1"'
: >input
ends 2 "$CLI" --dance
ends 2 "$CLI" '%s%n'
for command in table games rename archive show log replay verify export import check rulesets rule report stats; do
  ends 0 "$CLI" $command --help; says 'Usage:' "$command"
  ends 2 "$CLI" $command --no-such-option
done
ends 2 "$CLI" games --database
ends 2 "$CLI" games 7
ends 2 "$CLI" rename 1
ends 2 "$CLI" archive
for command in show log replay verify export import check; do
  ends 2 "$CLI" $command
done
ends 2 "$CLI" show 1 2
ends 2 "$CLI" rulesets black-spot
ends 0 "$CLI" rulesets; says black-spot man_o_war booty.scope

# Rules: one by its id, one or several by words.
ends 2 "$CLI" rule
ends 0 "$CLI" rule bs-move-1; says 'BS-MOVE-1  ' 'Black Spot · Movement'; says_not 'BS-MOVE-2  '
ends 0 "$CLI" rule BS-BOOTY-1; says 'Options that change it:' booty.setup
ends 0 "$CLI" rule --ruleset naval-duel capture; says ND-; says_not BS- MW-
ends 0 "$CLI" rule runs aground; says BS-AGRD-
ends 1 "$CLI" rule submarines on bicycles; says 'No rule has “submarines on bicycles”'
ends 1 "$CLI" rule --ruleset naval-duel BS-MOVE-1
ends 3 "$CLI" rule --ruleset chess mate; says chess

# The user's own database is made where it is missing.
ends 0 "$CLI" games
[ -f "$XDG_DATA_HOME/crossbones/crossbones.db" ] || { echo 'there is no database' >&2; exit 1; }
[ "$(stat -c %a "$XDG_DATA_HOME/crossbones")" = 700 ] || { echo 'others can read it' >&2; exit 1; }

# Battles are called as people call them, put out of the way, and found.
echo '{"do":"new","ruleset":"black-spot","fleets":[{"name":"Red","player":"Anne","ships":[{"class":"frigate","flagship":true}]},{"name":"Blue","ships":[{"class":"frigate","flagship":true}]}]}' >input
ends 0 env XDG_DATA_HOME="$DIR/filed" "$CLI" table; says '"ok":true'
ends 0 env XDG_DATA_HOME="$DIR/filed" "$CLI" table; says '"ok":true'
: >input
export XDG_DATA_HOME=$DIR/filed
ends 0 "$CLI" rename 2 'Friday night'; ends 0 "$CLI" games --search friday; says 'Friday night'; says_not 'Red against Blue'
ends 0 "$CLI" games --captain anne --ruleset black-spot; says 'Friday night' 'Red against Blue'
ends 0 "$CLI" games --captain Bert; says_not 'Blue'
ends 0 "$CLI" games --ruleset naval-duel; says_not 'Blue'
ends 3 "$CLI" games --ruleset chess; says 'chess'
ends 0 "$CLI" archive 2; ends 0 "$CLI" games; says 'Red against Blue'; says_not 'Friday night'
ends 0 "$CLI" games --archived; says 'Friday night'; says_not 'Red against Blue'
ends 0 "$CLI" archive 2 --back; ends 0 "$CLI" rename 2 ''; ends 0 "$CLI" games --archived; says_not 'Blue'
ends 3 "$CLI" rename Friday Saturday; says 'should be the number of a battle'
ends 3 "$CLI" rename 1 "$(printf 'a\nb')"; says 'all on one line'
ends 3 "$CLI" archive 9; says '9'
export XDG_DATA_HOME=$DIR/data

# Content sets: copied, written out, read back, spoilt, thrown away.
ends 2 "$CLI" content
ends 2 "$CLI" content dance
ends 2 "$CLI" content copy stock
ends 0 "$CLI" content --help; says 'Usage:' 'import FILE'
ends 3 "$CLI" content list --ruleset chess; says 'chess'
ends 3 "$CLI" content list --ruleset black-spot
ends 0 "$CLI" content list; says stock; says_not 'The Grey Book'
ends 3 "$CLI" content copy stock stock; says 'Choose another name'
ends 0 "$CLI" content copy stock 'The Grey Book'
ends 3 "$CLI" content copy stock 'the grey book'; says 'already'
ends 0 "$CLI" content show 'The Grey Book'; says 'Ship 1: Iron Gannet' 'Fleet 1: The Grey Squadron'
ends 0 "$CLI" content export 1 -o set.json
ends 0 "$CLI" content check set.json; says 'can be played'
ends 0 "$CLI" content merge 'The Grey Book' stock; says 'Rows added: 0, replaced: 0, renamed: 0'
sed -e 's/"points" : 200,/"points" : 210,/' -e 's/The Grey Book/Other/' set.json >other.json
ends 0 "$CLI" content import other.json
ends 0 "$CLI" content merge Other 'The Grey Book' --sections ships --on-clash rename; says 'renamed: 1'
ends 0 "$CLI" content export Other; says '"EX-MOW-1-2"' '"origin" : "The Grey Book"'
ends 0 env XDG_DATA_HOME="$DIR/two" "$CLI" content import other.json
echo '{"do":"new","ruleset":"man-o-war","content":["stock","Other"],"fleets":[{"name":"Red","ships":[{"class":"EX-IND-1"}]},{"name":"Blue","ships":[{"class":"EX-MOW-1-2"}]}]}' >input
ends 0 env XDG_DATA_HOME="$DIR/two" "$CLI" table; says '"ok":true' '"title":"Red against Blue"'
: >input
ends 0 "$CLI" content delete Other
ends 2 "$CLI" content merge 'The Grey Book' stock --on-clash fight; says fight
ends 3 "$CLI" content merge 'The Grey Book' stock --sections boats; says boats
ends 3 "$CLI" content merge stock 'The Grey Book'
ends 0 "$CLI" content delete 'The Grey Book'
ends 3 "$CLI" content delete 'The Grey Book'; says 'There is no content set'
ends 3 "$CLI" content delete stock
ends 0 "$CLI" content import set.json; says 'The Grey Book'
ends 0 "$CLI" content export 'The Grey Book' -o again.json
cmp set.json again.json || { echo 'the set is not as it was' >&2; exit 1; }
sed 's/"crew" : 6/"crew" : 99/' set.json >bad.json
ends 1 "$CLI" content check bad.json; says 'Ship 1, “Iron Gannet”: Crew is 99; it must be 1 to 60.'
ends 1 "$CLI" content import bad.json; says 'Crew is 99'
ends 0 "$CLI" content import --draft bad.json; says 'The Grey Book (2)'
ends 0 "$CLI" content show 'The Grey Book (2)'; says 'Crew is 99'
ends 3 "$CLI" content import no-such-file; says 'no-such-file'
ends 3 "$CLI" content import again.json.not
head -c 1048577 /dev/zero >long.json
ends 3 "$CLI" content import long.json
echo '{"do":"new","ruleset":"man-o-war","content":"The Grey Book (2)","fleets":[{"name":"Red","ships":[]}]}' |
  "$CLI" table >reply
grep -q 'cannot be played yet' reply || { cat reply >&2; exit 1; }

# Fleets: kept, changed, undone, copied, put away, written out and read back.
cat >red.crossbones-fleet <<'END'
{"format":"crossbones-fleet","version":1,"ruleset":"black-spot","options":{"fleet.points":10},"limit":5,
 "name":"Red","notes":"For Friday","ships":[{"name":"Fury","class":"man_o_war","flagship":true},
 {"name":"Gull","class":"man_o_war","notes":"new sails"}]}
END
ends 2 "$CLI" fleet
ends 2 "$CLI" fleet dance
ends 2 "$CLI" fleet show
ends 0 "$CLI" fleet --help; says 'Usage:' 'import FILE'
ends 3 "$CLI" fleet list --ruleset chess; says chess
ends 0 "$CLI" fleet list; says_not Red
ends 0 "$CLI" fleet import red.crossbones-fleet; says 'Kept as fleet 1' 'Red, 6 points, 2 ships: legal' 'was built for 5'
ends 0 "$CLI" fleet list; says Red black-spot
ends 0 "$CLI" fleet show RED; says Fury flagship 'For Friday'
ends 0 "$CLI" fleet export 1 -o red-again.json
ends 0 "$CLI" fleet copy red Blue; says 'fleet 2'
cat >tinkers.crossbones-fleet <<'END'
{"format":"crossbones-fleet","version":1,"ruleset":"man-o-war","name":"Tinkers","faction":"TINKERS",
 "ships":[{"class":"EX-SOL-1"},{"class":"EX-SOL-1"},{"class":"EX-SOL-1"}]}
END
ends 0 "$CLI" fleet import tinkers.crossbones-fleet --database tinkers.db
# Two shots at a gig with one box and a save of 6, which a hit below the waterline sinks (2 faces of 6), and so does a
# critical hit of 5 or 6: 1/3 + 2/3 × 1/3 + (1/3 × 5/6) × (1/3 × 5/6) × 1/3; at long range 4/6 for 5/6.
ends 0 "$CLI" fleet analysis Tinkers --database tinkers.db; says 'Speed: Across the wind: 3 × 7 in' 'Speed: With oars: 3 × 4 in' \
  '3 × Sandpiper → Tin Gig  3 in: 58.1%  6 in: 58.1%  9 in: 57.2%'
ends 0 "$CLI" fleet analysis Red; says 'Dice: Port: 6' 'Speed: Against the wind' 'Together: 6' '2 × Man-o-War → Sloop  Short: 38.9%  Long: 31.3%'
ends 0 "$CLI" fleet compare Red Blue; says 'Red | Blue' 'Ships: 2 | 2' 'Together: 6 | 6'
ends 3 "$CLI" fleet compare Red Green; says Green
ends 0 "$CLI" fleet archive 2
ends 0 "$CLI" fleet list; says 'Blue (archived)'
ends 0 "$CLI" fleet archive --back Blue
ends 0 "$CLI" fleet list; says_not archived
ends 1 "$CLI" fleet undo Red; says 'Nothing can be undone'
ends 1 "$CLI" fleet redo Red; says 'Nothing can be redone'
ends 0 "$CLI" fleet import red-again.json
ends 3 "$CLI" fleet show red; says 'Use the number'
ends 0 "$CLI" fleet export 3 -o red-third.json
cmp red-again.json red-third.json || { echo 'the fleet is not as it was' >&2; exit 1; }
sed 's/"limit":5,/"tags":7,/' red.crossbones-fleet >bad.fleet
ends 3 "$CLI" fleet import bad.fleet; says tags
sed 's/man_o_war/raft/' red.crossbones-fleet >bad.fleet
ends 0 "$CLI" fleet import bad.fleet; says 'not legal' raft
ends 1 "$CLI" fleet check 4; says raft
ends 0 "$CLI" fleet export 1 --as text -o red.txt
{ echo 'Here she is:'; cat red.txt; } >forum.txt
ends 0 "$CLI" fleet import forum.txt; says 'Red, 6 points, 2 ships: legal'
ends 0 "$CLI" fleet export 5 -o red-fourth.json
cmp red-again.json red-fourth.json || { echo 'the text is another fleet' >&2; exit 1; }
ends 0 "$CLI" fleet delete 5
sed 's/^Game: .*/Game: Black Spot (2025/' red.txt >bad.fleet
ends 3 "$CLI" fleet import bad.fleet; says 'black-spot-2025'
sed 's/^1\. .*/1. Fury/' red.txt >bad.fleet
ends 3 "$CLI" fleet import bad.fleet; says 'bad.fleet: Line' 'in brackets at the end, a class'
# A QR code holds the text: a decoder reads it, and import keeps it.
ends 0 "$CLI" fleet export 1 --as qr -o red.png
ends 0 "$CLI" print 1 --qr -o red.pdf
if command -v zbarimg >/dev/null; then
  zbarimg --quiet --raw --oneshot red.png >scanned.txt 2>/dev/null
  pdftoppm -r 150 -png -singlefile red.pdf sheet
  zbarimg --quiet --raw --oneshot sheet.png >printed.txt 2>/dev/null
  cmp scanned.txt printed.txt || { echo 'the QR code on the sheet is another' >&2; exit 1; }
  ends 0 "$CLI" fleet import scanned.txt
  ends 0 "$CLI" fleet export 6 -o red-scanned.json
  cmp red-again.json red-scanned.json || { echo 'the QR code is another fleet' >&2; exit 1; }
  ends 0 "$CLI" fleet delete 6
fi
sed "s/For Friday/$(printf 'x%.0s' {1..3000})/; s/\"Red\"/\"Long\"/" red.crossbones-fleet >long.fleet
ends 0 "$CLI" fleet import long.fleet
ends 3 "$CLI" fleet export Long --as qr -o long.png; says 'the fleet has 3163 bytes' 'at most 2953'
ends 0 "$CLI" fleet delete Long
ends 2 "$CLI" fleet export 1 --as smoke; says smoke
ends 3 "$CLI" fleet import long.json
ends 3 "$CLI" fleet import no-such-file; says no-such-file
ends 3 "$CLI" fleet delete 9; says 'There is no kept fleet'
ends 3 "$CLI" fleet delete Green; says Green
ends 0 "$CLI" fleet delete 4
ends 0 "$CLI" fleet battles 1; says_not won

ends 1 "$CLI" fleet roll 1; says 'In Black Spot fleets are bought, not rolled'
export XDG_DATA_HOME=$DIR/yard
# A copy of the whole database, beside it or elsewhere.
ends 0 "$CLI" backup --keep 3; says "$XDG_DATA_HOME/crossbones/backups/crossbones-$(date +%F).db"
ends 0 "$CLI" backup "$DIR/away.db"
ends 0 "$CLI" fleet list --database "$DIR/away.db"
ends 3 "$CLI" backup "$XDG_DATA_HOME/crossbones/crossbones.db"; says 'is the database itself'
ends 3 "$CLI" backup /dev/null; says 'not a plain file'
ends 3 "$CLI" backup "$DIR/nowhere/away.db"; says 'nowhere/away.db'
ends 3 "$CLI" backup --database :memory:; says 'in memory only'
ends 2 "$CLI" backup --keep 0; says '--keep'
ends 3 "$CLI" games --database ''; says 'is empty'
ends 3 "$CLI" games --database file:away.db; says 'is an address'
# What can be read of a database, damaged or not, is brought into a new one.
ends 0 "$CLI" recover "$DIR/away.db" "$DIR/new.db"; says 'Lost: 0' new.db
ends 3 "$CLI" recover "$DIR/away.db" "$DIR/new.db"; says 'already a file'
ends 3 "$CLI" recover "$DIR/nowhere.db"; says 'nowhere.db'
echo 'a shopping list' >"$DIR/list.db"
ends 3 "$CLI" recover "$DIR/list.db"; says 'not a database'
[ ! -e "$DIR/list-recovered-1.db" ] || exit 1
ends 2 "$CLI" recover
# A battle with a damaged entry can be shown, told, replayed, exported and copied up to the entry before it.
printf '%s\n' '{"do":"new","ruleset":"black-spot","fleets":[{"name":"Red","ships":[{"name":"Gull","class":"sloop","flagship":true}]},{"name":"Blue","ships":[{"name":"Wren","class":"sloop","flagship":true}]}]}' \
  '{"do":"note","text":"the first"}' '{"do":"note","text":"the second"}' '{"do":"note","text":"the third"}' >input
ends 0 "$CLI" table --database hurt.db
: >input
python3 -c 'import sqlite3; base = sqlite3.connect("hurt.db"); base.execute("UPDATE secret_journal SET text = \"forged\" WHERE text = \"the second\""); base.commit()'
ends 0 "$CLI" show 1 --database hurt.db; says Gull 'entry 3'
ends 0 "$CLI" log 1 --database hurt.db; says 'the first'; says_not 'the third' forged
ends 1 "$CLI" replay 1 --database hurt.db; says 'Entries:     2' Fingerprint 'entry 3'
ends 1 "$CLI" verify 1 --database hurt.db; says 'entry 3'
ends 0 "$CLI" export 1 --database hurt.db -o hurt.json; says_not forged
ends 0 "$CLI" import hurt.json --database whole.db
printf '%s\n' '{"do":"open","game":1}' '{"do":"state"}' '{"do":"log"}' '{"do":"note","text":"more"}' '{"do":"copy"}' '{"do":"open","game":2}' '{"do":"note","text":"on we go"}' >input
ends 0 "$CLI" table --database hurt.db; says 'the first' '"code":"read-only"'; says_not 'the third' forged
: >input
ends 0 "$CLI" log 2 --database hurt.db; says 'the first' 'on we go'
# A terminal gets no control characters, and a full disk is told.
printf '{"format":"crossbones-fleet","version":1,"ruleset":"black-spot","edition":"2025","name":"Re\\u001b[5m\\u009bd","ships":[]}' >armed.json
ends 1 "$CLI" check armed.json; says 'Re?[5m??d'; says_not "$(printf '\033')" "$(printf '\302\233')"
ends 3 "$CLI" check "$(printf 'no\033where')"; says 'no?where'
ends 3 bash -c "'$CLI' rulesets >/dev/full"; says 'Standard output cannot be written'
# A file of many small things is refused before memory is taken for them.
{ printf '{"entries":['; yes '[],' | head -n 9000000 | tr -d '\n'; printf '[]]}'; } >many.json
ends 3 "$CLI" import many.json; says 'There are too many values here'
rm many.json
# What is wrong in a fleet is said with its file and ship; in a battle, with its fleet.
echo '{"format":"crossbones-fleet","version":1,"ruleset":"black-spot","name":"Red","ships":[{"name":"Wren","class":"sloop"},{"name":"Gull","class":7}]}' >wrong.json
ends 3 "$CLI" check wrong.json; says 'wrong.json: Ship 2 “Gull”: “class” should be a text'
echo '{"do":"new","ruleset":"black-spot","fleets":[{"name":"Red","ships":[{"class":"sloop"}]},{"name":"Blue","ships":[{"name":"B","class":"slop","wizard":3}]}]}' >input
ends 0 "$CLI" table --database :memory:; says 'Fleet 2 “Blue”: Ship 1 “B”: “wizard” should be a text'
# Texts have bounds.
long=$(printf '%04001d' 0)
sides='"fleets":[{"name":"Red","ships":[{"name":"Gull","class":"sloop","flagship":true}]},{"name":"Blue","ships":[{"name":"Wren","class":"sloop","flagship":true}]}]'
printf '{"do":"new","ruleset":"black-spot",%s}\n{"do":"note","text":"%s"}\n{"do":"note","text":"%s"}\n{"do":"new","ruleset":"black-spot","title":"a\\nb",%s}\n' \
  "$sides" "$long" "${long#0}" "$sides" >input
ends 0 "$CLI" table --database :memory:
says '"seq":2,' 'A text has at most 4000 letters; this one has 4001' 'A title has at most 800 letters, all on one line'
# A fleet of Naval Duel rolled ahead: the battle asks for no die of it; its ratings are on its sheet.
echo '{"format":"crossbones-fleet","version":1,"ruleset":"naval-duel","options":{"nd.fleet_size":1},"name":"Gulls",' \
  '"ships":[{"name":"Tern","class":"ship-of-the-line","flagship":true}]}' >gulls.crossbones-fleet
ends 0 "$CLI" fleet import gulls.crossbones-fleet; says legal
ends 1 "$CLI" fleet roll Gulls --dice '1 2 7'; says 'Die 3'
ends 1 "$CLI" fleet roll Gulls --dice 1,2; says 'needs 8 dice, not 2'
ends 0 "$CLI" fleet roll Gulls --dice '1 3 5 5 5 1 1 1'; says 'Rolled with real dice: 1 3 5 5 5 1 1 1' legal
ends 0 "$CLI" print Gulls -o gulls.pdf --date 2026-11-26
ends 0 "$CLI" fleet print Gulls -o again.pdf --date 2026-11-26
cmp gulls.pdf again.pdf || exit 1
ends 0 pdftotext -layout gulls.pdf -; says Tern 5
echo '{"do":"new","ruleset":"naval-duel","dice":"real","options":{"nd.fleet_size":1},"fleets":[{"kept":"Gulls"},' \
  '{"name":"Terns","ships":[{"name":"Wren","class":"ship-of-the-line","flagship":true}]}]}' | tr -d '\n' >input
echo >>input
ends 0 "$CLI" table; says '"for":"national"' 'Gulls was rolled before the battle' 'Gulls is a Sea Power'
# Only a file is written, and one that cannot be written whole stays as it was.
mkfifo pipe
echo old >old.txt
ln -s old.txt link
for target in /dev/null pipe link .; do
  for command in 'export 1' 'fleet export Gulls' 'print Gulls'; do
    ends 3 "$CLI" $command --output $target; says 'is a device, a pipe, a folder or a link'
  done
done
mkdir closed
echo old >closed/old.txt
ends 0 "$CLI" fleet export Gulls --output closed/old.txt
grep -q '"crossbones-fleet"' closed/old.txt || exit 1
ends 3 bash -c "ulimit -f 0; trap '' XFSZ; '$CLI' fleet export Gulls --output old.txt"
[ "$(cat old.txt)" = old ] && [ "$(find . -name '*old.txt*' | wc -l)" = 2 ] || exit 1
# The same dice, typed at the table, give the same ship (ND-FLT-02, ND-FLT-03, ND-FLT-04).
cat >same.py <<'END'
import json, subprocess, sys
def ship(fleet, dice):
    lines = [{'do': 'new', 'ruleset': 'naval-duel', 'dice': 'real', 'options': {'nd.fleet_size': 1},
              'fleets': [fleet, {'name': 'Terns', 'ships': [{'class': 'ship-of-the-line', 'flagship': True}]}]}]
    lines += [step for die in dice for step in ({'do': 'answer', 'dice': [die]},)] + [{'do': 'state'}]
    said = subprocess.run([sys.argv[1], 'table'], input='\n'.join(map(json.dumps, lines)), capture_output=True, text=True)
    state = json.loads(said.stdout.splitlines()[-1])['state']
    return state['ships'][0], state['fleets'][0]['national'], state['fleets'][0]['character']
gulls = {'name': 'Gulls', 'ships': [{'name': 'Tern', 'class': 'ship-of-the-line', 'flagship': True}]}
ahead = ship({'kept': 'Gulls'}, [1, 1, 1, 1, 1, 1, 1, 1])
typed = ship(gulls, [1, 3, 5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
assert ahead == typed, (ahead, typed)
END
ends 0 python3 same.py "$CLI"
ends 0 "$CLI" fleet roll Gulls; says 'Rolled by the app' legal
ends 0 "$CLI" fleet export Gulls -o rolled.json
# Anyone can check them, with what docs/table-protocol.md says.
cat >check.py <<'END'
import hashlib, hmac, json, sys
rolled = json.load(open(sys.argv[1]))['rolled']
key = hashlib.sha256(bytes.fromhex(rolled['seed']) + b'\0').digest()
faces = []
for attempt in range(9):
    name = b'crossbones/1/free/ND-FLT-05/0/0/0/%d' % attempt
    faces += [byte % 6 + 1 for byte in hmac.new(key, name, hashlib.sha256).digest() if byte < 252]
assert faces[:len(rolled['dice'])] == rolled['dice'], (faces, rolled)
END
ends 0 python3 check.py rolled.json
sed 's/"seed" *: *"./&g/' rolled.json >forged.json; ends 3 "$CLI" fleet import forged.json; says hexadecimal
python3 - <<'END'
import json
fleet = json.load(open('rolled.json'))
fleet['rolled']['dice'][0] = fleet['rolled']['dice'][0] % 6 + 1
json.dump(fleet, open('forged.json', 'w'))
END
ends 0 "$CLI" fleet import forged.json; says 'not legal' 'not those of its seed'
ends 0 "$CLI" fleet undo 1; says 'real dice'
export XDG_DATA_HOME=$DIR/data

# Games that are not there, files that are none.
ends 3 "$CLI" show 7; says '7'
ends 3 "$CLI" show seven
ends 3 "$CLI" replay 7
ends 3 "$CLI" replay no-such-file; says 'no-such-file'
ends 3 "$CLI" replay .
ends 3 "$CLI" import no-such-file
ends 3 "$CLI" games --database /dev/null/x.db
ends 3 "$CLI" games --database /dev/null
head -c 100000 /dev/urandom >noise
ends 3 "$CLI" games --database noise; says 'noise'
ends 3 "$CLI" replay noise
ends 3 "$CLI" verify noise
ends 3 "$CLI" import noise
ends 3 "$CLI" check noise
: >empty
for command in log replay verify import check; do ends 3 "$CLI" $command empty; done
printf '{"format":"crossbones-game","version":1}' >bare
for command in log replay verify import; do ends 3 "$CLI" $command bare; says 'ruleset'; done
ends 3 "$CLI" check bare

# Any bytes at all may come to a table: as many replies as lines, and it ends well.
cp noise input
printf '\n{"do":"games"}\nno end' >>input
ends 0 "$CLI" table --database :memory:
lines=$(printf '%s\n' "$out" | wc -l)
[ "$lines" -eq $(($(wc -l <input) + 1)) ] || { echo "$lines replies" >&2; exit 1; }
says '{"ok":true,"games":[]'
printf '%s\n' "$out" | grep -qv '^{"ok":\(true\|false\),' && { echo 'no reply' >&2; exit 1; }
{ head -c 3000000 /dev/zero | tr '\0' x; printf '\n{"do":"games"}\n'; } >input
ends 0 "$CLI" table --database :memory:; says '"code":"too-long"' '{"ok":true,"games":[]'
: >input
ends 0 "$CLI" table --database :memory:

# Whoever reads may go away.
yes '{"do":"rulesets"}' | head -200 >input
out=$("$CLI" table --database :memory: <input | head -c 100)
status=("${PIPESTATUS[@]}")
says '{"ok":true'
("$CLI" table --database :memory: <input; echo $? >status) | head -c 100 >/dev/null
[ "$(cat status)" -eq 3 ] || { echo "a broken pipe ends with $(cat status)" >&2; exit 1; }
: >input

# Fleets.
fleet () {
  printf '{"format":"crossbones-fleet","version":%s,"ruleset":"%s","edition":"2025","options":%s,"name":"Red","ships":[%s]}' \
    "$1" "$2" "$3" "$4" >"$5"
}
flagship='{"name":"Fury","class":"man_o_war","flagship":true}'
second='{"name":"Kite","class":"man_o_war"}'
fleet 1 black-spot '{}' "$flagship,$second" good
fleet 1 black-spot '{}' "$second" headless
fleet 1 black-spot '{}' "$flagship,$second,$second,$second" dear
fleet 1 black-spot '{"fleet.points":12}' "$flagship,$second,$second,$second" dearer
fleet 1 black-spot '{}' "$flagship"',{"class":"galleon"}' galleon
fleet 1 chess '{}' "$flagship" chess
fleet 2 black-spot '{}' "$flagship" newer
ends 0 "$CLI" check good; says 'legal' '6 points'
ends 1 "$CLI" check headless; says 'not legal' 'flagship'
ends 1 "$CLI" check dear; says '12 points'
ends 0 "$CLI" check dearer
ends 1 "$CLI" check galleon; says galleon
ends 3 "$CLI" check chess
ends 3 "$CLI" check newer; says newer
ends 1 "$CLI" check good dear good; says 'good: Red, 6 points'
ends 3 "$CLI" check dear no-such-file
cp good input
ends 0 "$CLI" check -

# Fleets of a content set: the one that the file has in it, or names, or that the option says.
races='{"id":"REED","name":"Reeds","limits":[{"of":"SOL","least":1}]},{"id":"SALT","name":"Salts"},'
sed -e 's/The Grey Book/Marsh and Sea/' -e "s/^  \"races\" : \[/&$races/" \
  -e 's/"id" : "EX-IND-1",/& "race" : "SALT",/' -e 's/"points" : 90,/"points" : 95,/' set.json >races.json
ends 0 "$CLI" content import races.json; says 'Marsh and Sea'
mow () {
  printf '{"format":"crossbones-fleet","version":1,"ruleset":"man-o-war",%s"name":"Red"%s,"ships":[{"class":"%s"%s}]}' "$@"
}
mow '' '' EX-IND-1 '' >stock.fleet
mow '"content":"Marsh and Sea",' ',"faction":"SALT"' EX-IND-1 '' >salt.fleet
mow '"content":"marsh and sea",' ',"faction":"REED"' EX-IND-1 '' >reed.fleet
mow '"content":"Marsh and Sea",' ',"faction":"REED"' EX-MOW-1 ',"flagship":true,"wizard":"LORD"' >lord.fleet
mow "\"content\":$(tr -d '\n' <races.json)," ',"faction":"SALT"' EX-IND-1 '' >pinned.fleet
mow '"content":"The Lost Book",' '' EX-IND-1 '' >lost.fleet
ends 0 "$CLI" check stock.fleet; says '90 points' 'legal'
ends 0 "$CLI" check salt.fleet; says '95 points' 'legal'
ends 1 "$CLI" check reed.fleet; says 'not legal' 'Ship 1 (Tidewalker) belongs to another race: Salts'
ends 0 "$CLI" check lord.fleet; says '300 points' 'legal' 'Ships of the line: 0.' 'at least 1'
ends 0 "$CLI" check pinned.fleet --database :memory:; says '95 points'
ends 3 "$CLI" check salt.fleet --database :memory:; says 'There is no content set called “Marsh and Sea”'
ends 3 "$CLI" check lost.fleet; says 'There is no content set called “The Lost Book”'
ends 0 "$CLI" check lost.fleet --content stock; says '90 points'
ends 1 "$CLI" check salt.fleet --content stock; says 'Unknown race “SALT”'
ends 0 "$CLI" check stock.fleet --content 'Marsh and Sea'; says '95 points'
ends 0 "$CLI" check stock.fleet --database :memory: --content races.json; says '95 points'
ends 3 "$CLI" check stock.fleet --content bad.json; says 'Crew is 99'
ends 3 "$CLI" check good --content races.json; says 'is a content set of Man O’ War'
ends 3 "$CLI" check good --content 'Marsh and Sea'; says 'Black Spot'
fleet 1 black-spot '{}' '{"name":"Fury","class":"man_o_war","flagship":true,"wizard":"LORD"}' fitted
ends 1 "$CLI" check fitted; says 'fleets do not buy wizards'

# A game, by its number and as a file, and a database that cannot be written.
cat >input <<'END'
{"do":"new","ruleset":"black-spot","fleets":[{"name":"Red","ships":[{"name":"Fury","class":"frigate","flagship":true}]},{"name":"Blue","ships":[{"name":"Wren","class":"sloop","flagship":true}]}]}
{"do":"answer","roll":true}
END
ends 0 "$CLI" table; says '"dice":['
: >input
ends 0 "$CLI" games; says 'Red against Blue'
ends 0 "$CLI" show 1; says Fury Wren
ends 0 "$CLI" show 1 --as-seen-by Blue
ends 2 "$CLI" show 1 --as-seen-by Green
ends 0 "$CLI" log 1; says 'Commitment of the app’s dice: ' 'Black Spot, 2025' 'Wren (Sloop)' 'There '
ends 0 "$CLI" log 1 --brief --as-seen-by Blue; says 'Islands and reefs: '
ends 0 "$CLI" report --html 1; says '<!DOCTYPE html>' '<h2>Before the battle</h2>' '</html>'
ends 0 "$CLI" report 1; says 'Red against Blue' 'Setting up' 'Points afloat'
ends 0 "$CLI" report 1 --as-seen-by Blue
ends 0 "$CLI" report 1 --csv; says 'entry,round,fleet' '"BS-SETUP-1"'
ends 0 "$CLI" report 1 --pdf --paper letter --colour -o report.pdf
[ "$(head -c 5 report.pdf)" = %PDF- ] || { echo 'that is no PDF file' >&2; exit 1; }
ends 0 "$CLI" report 1 --picture png -o table.png
ends 0 "$CLI" report 1 --picture svg -o table.svg
grep -q PNG table.png || { echo 'that is no picture' >&2; exit 1; }
grep -q '</svg>' table.svg || { echo 'that is no picture' >&2; exit 1; }
ends 2 "$CLI" report 1 --picture gif -o table.gif; says gif
ends 2 "$CLI" report 1 --pdf --paper a5 -o report.pdf; says a5
ends 2 "$CLI" report 1 --pdf
ends 2 "$CLI" report 1 --html --csv
ends 2 "$CLI" report 1 --as-seen-by Green
ends 3 "$CLI" report 77
ends 2 "$CLI" log 1 --text --brief
ends 2 "$CLI" log 1 --as-seen-by Green
ends 3 "$CLI" log 77
ends 2 "$CLI" export 1 --as-seen-by Green
ends 0 "$CLI" show 1; says 'Commitment of the app’s dice: '
ends 0 "$CLI" verify 1; says 'Commitment at the beginning: ' 'Seeds, bound when they began:    1' 'Rolls of the app recomputed:     1' 'Verified.'
ends 0 "$CLI" export 1 -o game.json
ends 0 "$CLI" log game.json; says 'Wren (Sloop)' 'There '
ends 3 "$CLI" export 1 -o no/such/folder/game.json
ends 0 "$CLI" export 1 --until 1 -o begun.json
cp game.json input
ends 0 "$CLI" import -; says 'battle 2'
: >input
ends 0 "$CLI" verify ./game.json
# Hands: a count for all, and for who holds them what they are.
cat >input <<'END'
{"do":"new","ruleset":"black-spot","preset":"fantasea","fleets":[{"name":"Red","faction":"elves","ships":[{"name":"Fury","class":"frigate","flagship":true}]},{"name":"Blue","faction":"undead","ships":[{"name":"Wren","class":"sloop","flagship":true}]}],"start":{"round":2,"wind":"N","order":["Red","Blue"],"step":"magic","cards":[{"card":"typhoon","hand":"Red"},{"card":"rum","hand":"Blue"},{"card":"teleport","hand":"Blue"}],"markers":[{"kind":"whirlpool","owner":"Blue"}]}}
END
ends 0 "$CLI" table; says '"game":3'
: >input
ends 0 "$CLI" show 3; says 'Elves' '1 card' '2 cards' 'Whirlpool 1 moves'; says_not Typhoon Rum Teleport
ends 0 "$CLI" show 3 --as-seen-by Red; says Typhoon; says_not Rum Teleport
ends 0 "$CLI" export 3 --as-seen-by-all; says '"hidden":true'; says_not fingerprint
ends 0 "$CLI" verify 3
# Numbers below zero, words by value, what is declared, and a hand that a rival may look into.
ship='"ships":[{"name":"%s","class":"ship-of-the-line"}]'
printf '{"do":"new","ruleset":"naval-duel","options":{"nd.fleet_size":1},"fleets":[{"name":"Red",'"$ship"'},{"name":"Blue",'"$ship"'}],"start":{"round":3,"order":["Red","Blue"],"step":"broadside","cards":[{"card":"crows_nest","hand":"Red"},{"card":"rally_the_men","hand":"Blue"}]}}\n' Fury Wren >input
cat >>input <<'END'
{"do":"override","ship":"Fury","set":{"cannon":-1,"captain":"salty_dog","crew":0}}
{"do":"override","ship":"Fury","set":{"cannon":-999}}
{"do":"override","ship":"Fury","set":{"captain":"no_such_captain"}}
{"do":"override","ship":"Fury","by":{"movement":-3}}
{"do":"start","action":"declare","ship":"Fury","answers":[{"choice":"chainshot"},{"ship":"Wren"},{"confirm":true},{"number":4}]}
{"do":"start","action":"crows-nest","fleet":"Red","viewer":"Red","answers":[{"card":"crows_nest"}]}
END
ends 0 "$CLI" table; says '"game":4' 'anything from -100 to 100' 'no_such_captain'
: >input
ends 0 "$CLI" show 4; says 'Movement: -2, Cannon: -1, Crew: 0, Captain: Salty Dog' 'Fury fires chainshot at Wren: 4 spaces' \
  'Red, 0 cards'; says_not 'Rally the Men' points
ends 0 "$CLI" show 4 --as-seen-by Red; says 'Rally the Men'
ends 0 "$CLI" show 4 --as-seen-by Blue; says 'Rally the Men' 'Blue, 1 card'
ends 0 "$CLI" log 4; says 'Step set by hand: Broadside' 'Fury, Captain set by hand: Salty Dog' \
  'Fury loads chainshot for Wren, 4 spaces away.'; says_not 'Rally the Men' '(was none)' 'not rolled for'
ends 0 "$CLI" log 4 --brief; says 'Fury: Cannon: -1 (was ' 'Fury: chain for Wren'
if [ "$(id -u)" -ne 0 ]; then
  chmod a-w "$XDG_DATA_HOME/crossbones" "$XDG_DATA_HOME/crossbones/"*
  ends 3 "$CLI" import begun.json
fi
echo "$n calls ended as they should."
