#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# usage: test-battle.sh CROSSBONES-CLI
#
# Plays a battle of Black Spot from the first roll to the last, every die of it a real one that was
# typed, through the table protocol; the program is killed in the middle of a roll. Then the game
# goes through every other command. A captain of Dread Pirate sails on three evenings.
set -u
CLI=$(realpath "$1") || exit 1
DIR=$(mktemp -d) || exit 1
trap 'rm -rf "$DIR"' EXIT
DATABASE=$DIR/battles.db
. "$(dirname "$0")/battle.sh"

red='{"name":"Red","player":"Anne","ships":[{"name":"Fury","class":"frigate","flagship":true},{"name":"Gull","class":"sloop"}]}'
blue='{"name":"Blue","player":"Jack","ships":[{"name":"Dauntless","class":"man_o_war","flagship":true},{"name":"Wren","class":"sloop"}]}'

# Made of kept fleets, and set up: one reef, three booty dice for Red, six for Blue.
open_table
kept='"format":"crossbones-fleet","version":1,"ruleset":"black-spot"'
do_it '{"do":"fleet-import","document":{'"$kept,${red:1}"'}' '"kept":1'
do_it '{"do":"fleet-import","document":{'"$kept,${blue:1}"'}' '"kept":2'
do_it '{"id":"first","do":"rulesets"}' '"id":"black-spot"' '"id":"first"}'
do_it '{"do":"new","ruleset":"black-spot","edition":"2025","dice":"real","options":{"wind.source":"physical","init.source":"physical"},"fleets":[{"kept":1},{"kept":2}]}' '"game":1'
dice 1 islands '"for":"first-terrain"'
answer '"choice":"Blue"' '"for":"terrain"'
answer '"choice":"reef"' '"marker":"Reef 1"'
dice 2 booty 'Red begins with 3 booty dice.'
dice 6 booty 'Blue begins with 6 booty dice.' '"event":"round"'

# Round 1. The wind blows toward the east, Red orders first.
refuse not-open '{"do":"start","action":"activate","ship":"Gull"}' 'Draw the wind first.'
do_it '{"do":"start","action":"draw-wind"}' '"kind":"card"'
answer '"card":"E"' '"event":"wind-E"'
do_it '{"do":"start","action":"initiative"}' '"for":"token"'
answer '"card":"Red"' '"event":"orders-first","fleet":"Red"'

# The Gull sails with the wind past the reef, and fires her bow guns at the Wren.
refuse not-open '{"do":"start","action":"activate","ship":"Fury"}'
refuse not-open '{"do":"start","action":"activate","ship":"Wren"}'
order Gull
sail Gull with 9.5 '"event":"moves"'
start ground-test Gull '"options":[{"id":"marker-1","text":"Reef 1"}]'
answer '"choice":"Reef 1"'
answer '"choice":"near"'
dice 3 ground '"for":"reroll"'
keep '"event":"clears"'
do_it '{"do":"odds","action":"fire","ship":"Gull","answers":[{"choice":"bow"},{"targets":[{"ship":"Wren","range":"long"}]}]}' '"fraction":"1/3"' '"fraction":"2/9"'
do_it '{"do":"start","action":"fire","ship":"Gull","answers":[{"choice":"bow"},{"targets":[{"ship":"Wren","range":"long"}]}]}'
dice 5 to-hit '"for":"reroll"'
answer '"choice":"keep","until":"told"' '"event":"on-target"'
dice 3 damage '"for":"reroll"' '"who":"Blue"'
answer '"choice":"booty"' 'Blue spends a booty die: 5 left.'
dice 2 damage '"dice":[2]'

# The whole file has the seed of the dice to come.
reply=$("$CLI" export 1 --database "$DATABASE" --output "$DIR/under-way.json" 2>&1); has 'knows all future dice'

# The power fails before Blue has said whether she keeps it.
kill_table
open_table
do_it '{"do":"games"}' '"game":1,"title":"Red against Blue"'
do_it '{"do":"open","game":1}' '"for":"reroll"' '"who":"Blue"' '"dice":[2]'
keep '"event":"hit","ship":"B2"'

# A slip of the tongue and a slip of the finger are taken back; then the die is to be typed again.
do_it '{"do":"undo"}' '"undone":' '"for":"reroll"'
do_it '{"do":"undo"}' '"undone":' '"for":"damage"'
refuse fence '{"do":"undo"}' '"needs":["Red"]'
do_it '{"do":"redo"}' '"for":"reroll"'
do_it '{"do":"redo"}' '"event":"hit","ship":"B2"'
end_turn Gull

# The Wren rams the Gull, and her carpenters mend what the Gull did to her.
order Wren
sail Wren across 6
start ram Wren '"kind":"ship"'
answer '"ship":"Gull"'
dice 4 ram '"for":"ram"'
dice 3 ram '"who":"Blue"' '"for":"reroll"'
keep '"event":"ram-won"'
dice 2 damage '"event":"hit","ship":"R2"'
start repair Wren
dice 6 repair
keep '"event":"mended","ship":"B2"'
end_turn Wren

# Broadsides: each bank once, and no hooks after firing.
order Fury
sail Fury with 4
do_it '{"do":"start","action":"fire","ship":"Fury","answers":[{"choice":"port"},{"targets":[{"ship":"Dauntless","range":"short"}]},{"dice":[1,6]}]}' '"event":"on-target"'
dice 1,2,3 damage '"for":"reroll"'
keep '"event":"hit","ship":"B1"'
dice 5,1,1 damage
keep '"event":"held","ship":"B1"'
start fire Fury '"closed":[{"id":"port"'
refuse bad-answer '{"do":"answer","choice":"port"}'
answer '"cancel":true' '"undone":'
refuse not-open '{"do":"start","action":"grapple","ship":"Fury"}'
end_turn Fury

# The Dauntless throws hooks and boards at once.
order Dauntless
sail Dauntless against 1.5
start grapple Dauntless
answer '"ship":"Fury"' '"event":"hooked"'
refuse not-open '{"do":"start","action":"fire","ship":"Dauntless"}'
start board Dauntless
dice 6,1,1 boarding
dice 2,3 boarding '"who":"Blue"'
keep '"event":"battle-won"'
dice 1,2 damage '"event":"hit","ship":"R1"'
do_it '{"do":"start","action":"end-round"}' 'Round 2'

# Round 2. The pair fights on before anybody else; then the Gull sinks the Wren.
do_it '{"do":"start","action":"draw-wind","answers":[{"card":"N"}]}' '"event":"wind-N"'
do_it '{"do":"start","action":"initiative","answers":[{"card":"Blue"}]}' '"event":"orders-first","fleet":"Blue"'
do_it '{"do":"note","text":"The reef is where the saucer stands.","rule":"BS-SETUP-1"}'
do_it '{"do":"free-roll","count":2,"sides":10}' '"dice":['
start board Dauntless
dice 6,6,1 boarding
dice 1,1 boarding
keep
dice 1,1 damage '"event":"hit","ship":"R1"'
order Wren
sail Wren with 0
end_turn Wren
order Gull
do_it '{"do":"start","action":"fire","ship":"Gull","answers":[{"choice":"port"},{"targets":[{"ship":"Wren","range":"short"}]}]}'
dice 4 to-hit
dice 1 damage
keep
dice 2 damage
keep '"event":"sunk","ship":"B2"'
end_turn Gull
do_it '{"do":"start","action":"end-round"}' 'Round 3'

# Round 3. The Fury strikes; the Gull stands; a die of the Dauntless goes aboard the prize.
do_it '{"do":"start","action":"draw-wind","answers":[{"card":"calm"}]}'
do_it '{"do":"start","action":"initiative","answers":[{"card":"Red"}]}'
do_it '{"do":"ask-again","fleet":"Red"}'
start board Fury
dice 4,4 boarding '"ship":"B1"'
dice 5,1,1 boarding '"who":"Red"' '"for":"reroll"'
keep '"who":"Blue"'
keep '"event":"battle-won"' '"for":"damage"'
dice 3,4 damage '"who":"Red"'
keep '"event":"captured","ship":"R1"' '"event":"flagship-lost"' '"for":"morale"'
dice 1 morale '"who":"Red"'
answer '"choice":"booty"' '"for":"morale"'
dice 4 morale
keep '"event":"stands","ship":"R2"'
do_it '{"do":"actions"}' '{"action":"aftermath","ship":"B1","name":"Decide About the Prize","open":true}'
start aftermath Dauntless '"id":"scuttle"' '"id":"abandon"' '"id":"add"'
answer '"choice":"add"' '"for":"donor"'
answer '"ship":"B1"' '"for":"crew"'
answer '"number":1' '"event":"crewed","ship":"R1"'
do_it '{"do":"state"}' '"id":"R1","name":"Fury","fleet":"Blue","origin":"Red"'
order Gull
end_turn Gull
do_it '{"do":"start","action":"end-round"}' 'Round 4'

# Round 4. Something was forgotten, and is put right by hand; then the prize sinks her old consort.
do_it '{"do":"start","action":"draw-wind","answers":[{"card":"S"}]}'
do_it '{"do":"start","action":"initiative","answers":[{"card":"Blue"}]}'
do_it '{"do":"override","fleet":"Red","set":{"booty":1},"why":"one fell off the table"}'
do_it '{"do":"state","viewer":"Red"}' '"viewer":"Red"' '"keep_all":false,"out":false,"booty":1'
order Gull
end_turn Gull
order Fury
do_it '{"do":"state"}'
case $reply in *'"seeds"'*) fail "the seed is shown before the end" ;; esac
do_it '{"do":"start","action":"fire","ship":"Fury","answers":[{"choice":"starboard"},{"targets":[{"ship":"Gull","range":"short"}]}]}'
dice 4 to-hit
keep '"event":"on-target"'
dice 3 damage
answer '"choice":"booty"' 'Red spends a booty die: 0 left.'
dice 4 damage '"event":"sunk","ship":"R2"' '"event":"victory","fleet":"Blue"'
refuse not-open '{"do":"start","action":"end-round"}'
do_it '{"do":"state"}' '"over":true,"winner":"Blue"' '"sign_off":"' '"seeds":["' '"words":[]'
seed=${reply##*\"seeds\":[\"}
seed=${seed%%\"*}
[ ${#seed} -eq 64 ] || fail "the seed is shown at the end"
code=${reply##*\"sign_off\":\"}
code=${code%%\"*}
do_it '{"do":"log"}' 'The reef is where the saucer stands.' 'Undone: ' 'one fell off the table'

# The history of both fleets: whom each ship sank and took, and the hits.
do_it '{"do":"fleet-battles","kept":1}' '"against":"Blue"' '"result":"lost"'
case $reply in *'"ships"'*) fail 'nobody asked for the deeds' ;; esac
do_it '{"do":"fleet-battles","kept":1,"deeds":true}' \
  '"name":"Fury","class":"Frigate","end":"taken by Blue","sank":["Gull"],"took":[]' \
  '"given":1,"taken":2,"fights":3' \
  '"name":"Gull","class":"Sloop","end":"sunk by Fury","sank":["Wren"]' '"given":2,"taken":1'
do_it '{"do":"fleet-battles","kept":2,"deeds":true}' '"result":"won"' \
  '"name":"Dauntless","class":"Man-o-War","sank":[],"took":["Fury"]' \
  '"text":"sunk by Gull · hits: 1 given, 2 taken"'

# Red has no ship left; Blue has lost the Wren and has a prize.
refuse nothing '{"do":"fleet-keep","fleet":"Red","as":"now"}' 'no ship left'
do_it '{"do":"fleet-keep","fleet":"Blue","as":"now"}' '"kept":3,' '"legal":true' \
  '"notes":["Wren is left out: sunk.","Fury is a prize.","Hits, crews,'
do_it '{"do":"fleet-show","kept":3}' '"ships":[{"name":"Dauntless","class":"man_o_war","flagship":true},{"name":"Fury","class":"frigate"}]' \
  'After Red against Blue: Wren is left out: sunk.'
do_it '{"do":"fleet-keep","fleet":"Blue","as":"update"}' '"kept":2,' '"revision":2'
close_table || fail "it did not end well"

# The game through every other command.
cli () { "$CLI" "$@" --database "$DATABASE"; }
expect () {
  request="${*:2}"
  reply=$("${@:2}" 2>&1)
  local status=$?
  [ $status -eq "$1" ] || fail "it ends with $status, not with $1"
}
expect 0 cli games; has 'Red against Blue' 'over'
expect 0 cli show 1; has 'Blue wins the battle.' 'Gull sinks.' "Signed off: $code" "Seed of the app’s dice: $seed"
expect 0 cli log 1; has "Signed off: $code" "Seed of the app’s dice: $seed"
expect 0 cli report 1 --html; has "Signed off: $code</p>" "Seed of the app’s dice: $seed</p>"
expect 0 cli replay 1; has 'Fingerprint: '
fingerprint=${reply##*Fingerprint: }
expect 0 cli verify 1; has 'Free rolls recomputed:           1' 'Verified.'
expect 0 cli fleet battles 2; has 'Red against Blue  won' 'Wren (Sloop): sunk by Gull · hits: 1 given, 2 taken'
expect 0 cli fleet undo 2
expect 0 cli fleet keep 1 Blue --as update; has 'Kept as fleet 2' 'Wren is left out: sunk.'
expect 1 cli fleet keep 1 Red --as now; has 'no ship left'
expect 2 cli fleet keep 1 Red --as new; has '“now”'
expect 0 cli export 1 --output "$DIR/whole.json"; [ -z "$reply" ] || fail 'there are no dice to come after the end'
expect 0 cli export 1 --output "$DIR/seen.json" --as-seen-by Red
expect 0 "$CLI" replay "$DIR/whole.json"; has "Fingerprint: $fingerprint"
expect 0 "$CLI" replay "$DIR/seen.json"; has "Fingerprint: $fingerprint"
expect 0 "$CLI" verify "$DIR/whole.json"; has 'Chain of hashes:                 right'
expect 3 "$CLI" verify "$DIR/seen.json"; has 'no seed'
expect 3 cli import "$DIR/seen.json"; has 'as seen by Red'
expect 0 cli import "$DIR/whole.json"; has 'battle 2'
expect 0 cli replay 2; has "Fingerprint: $fingerprint"
grep -q '"seed"' "$DIR/whole.json" || fail 'a whole game has its seed'
grep -q '"seed"\|"words"' "$DIR/seen.json" && fail 'a game as seen has no seed'

# The code that the captains keep. The test proof works it out again.
expect 0 cli verify 1 --expect "$code"; has 'this is that battle' 'Verified.'
expect 0 "$CLI" verify "$DIR/whole.json" --expect "$(echo "$code" | tr 'A-Z-' 'a-z ')"; has 'this is that battle'
expect 1 cli verify 1 --expect 'AAAA-BBBB-CCCC-DDDD-EEEE'; has 'not the battle that was signed off' 'Not verified.'
sed 's/,"hash":"[0-9a-f]*"//; s/where the saucer stands/elsewhere/; /fingerprint/d; s/^  \],$/  ]/' "$DIR/whole.json" >"$DIR/other.json"
expect 0 "$CLI" verify "$DIR/other.json"
expect 0 cli import "$DIR/other.json"; has 'battle 3'
expect 0 cli verify 3
expect 1 cli verify 3 --expect "$code"; has 'not the battle that was signed off'
printf '%s\n' '{"do":"open","game":2}' '{"do":"note","text":"Well fought."}' | cli table >/dev/null || fail 'no note'
expect 0 cli verify 2 --expect "$code"; has 'is that battle; the rest came later'

# A face that was changed is found.
sed 's/"ordinal":10,"source":"app","answer":"[0-9]* /"ordinal":10,"source":"app","answer":"11 /' "$DIR/whole.json" >"$DIR/changed.json"
cmp -s "$DIR/whole.json" "$DIR/changed.json" && fail 'nothing was changed'
expect 3 "$CLI" verify "$DIR/changed.json"; has 'its hash is wrong'
sed -i 's/,"hash":"[0-9a-f]*"//' "$DIR/changed.json"
expect 1 "$CLI" verify "$DIR/changed.json"; has "the app’s dice say" 'Not verified.'

# A captain of Dread Pirate lasts for three evenings: what he won on one, he has on the next.
DATABASE=$DIR/evenings.db
open_table
evening () {
  do_it '{"do":"new","ruleset":"dread-pirate","dice":"real","fleets":[{"kept":1},{"name":"Ben","ships":[{"name":"Heron","class":"sloop"}]}]}'
  do_it '{"do":"answer","choice":"white"}'
  do_it '{"do":"answer","choice":"black"}' "$@"
}
larger_ship () {
  do_it '{"do":"start","action":"upgrade","ship":"Gull"}'
  do_it '{"do":"answer","confirm":true}'
  do_it '{"do":"answer","confirm":true}' "$@"
}
do_it '{"do":"fleet-import","document":{"format":"crossbones-fleet","version":1,"ruleset":"dread-pirate","name":"Jack","ships":[{"name":"Gull","class":"sloop"}]}}' '"kept":1'
evening 'Jack sets out in Gull. Crew points: 8.'
larger_ship 'Gull is a frigate now'
do_it '{"do":"override","ship":"Gull","set":{"crew":7,"spyglass":true,"grape_shot":true}}'
do_it '{"do":"fleet-keep","fleet":"Jack","as":"update"}' '"revision":2' 'a frigate with 7 crew points'
evening 'Jack sets out in Gull. Crew points: 7.'
do_it '{"do":"start","action":"dread-pirate","fleet":"Jack"}'
larger_ship 'Gull is a ship of the line now'
do_it '{"do":"override","ship":"Gull","set":{"crew":9}}'
do_it '{"do":"fleet-keep","fleet":"Jack","as":"update"}' '"revision":3' 'a ship-of-the-line with 9 crew points'
do_it '{"do":"fleet-show","kept":1}' '"class":"ship-of-the-line"' '"dread_pirate":1' '"crew":9'
evening 'Jack sets out in Gull. Crew points: 9.'
do_it '{"do":"state"}' '"dread_pirate":1,"colour":"white"' '"crew":9' '"grape_shot":1' '"spyglass":1'
do_it '{"do":"fleet-battles","kept":1}' '"game":3,"revision":3' '"game":2,"revision":2' '"game":1,"revision":1'
close_table || fail "it did not end well"
echo 'The battle was played to its end.'
