/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/* Overrides: between two actions, and in the middle of one. */

#define DUEL "Red: EX-MOW-1*; Blue: EX-IND-1"
#define LINE "Red: 3 EX-SOL-1; Blue: EX-IND-1"
#define PAIR "Red: EX-MOW-1*; Blue: 2 EX-IND-1"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define USE "activate R1; "
#define CLOSE "band.CANNON.0"

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  /* In the middle of an action */
  { "a target gone before the range is said", PAIR, NULL, BATTLE,
    USE "fire R1: bow B1 !B1.status=fled " CLOSE, "asks=nothing B1=fled", NULL },
  { "a target gone between two saves", PAIR, NULL, BATTLE,
    USE "fire R1: bow B1 " CLOSE " low [2 2] !B1.status=fled", "asks=nothing B1=fled B1.lost_2=0",
    NULL },
  { "a flyer gone before its save", "Red: TURTLE*; Blue: STEAMER GULL", "content=lagoon.json",
    BATTLE "R1.anti_flyer=1", USE "anti-flyer R1: B2 5 [3] [3] !B2.status=fled",
    "asks=nothing B2=fled B2.hull=0 untold=wounded", NULL },
  { "a flyer that becomes a monster has no hit map", "Red: TURTLE* EEL; Blue: STEAMER GULL",
    "content=lagoon.json", BATTLE "R1.anti_flyer=1", USE "anti-flyer R1: B2 5 !B2.kind=EEL [3]",
    "asks=beast-save about=B2", NULL },
  { "a gunner gone before her target is said", PAIR, NULL, BATTLE,
    USE "fire R1: bow !R1.status=sunk", "asks=nothing R1=sunk untold=fires", NULL },
  { "a boarder gone before it is said whom she boards", PAIR, NULL, BATTLE,
    USE "board R1: !R1.status=sunk", "asks=nothing R1=sunk untold=boards", NULL },
  { "or whom she boards gone", PAIR, NULL, BATTLE, USE "board R1: !B1.status=sunk",
    "asks=board ships=B2 B1=sunk untold=boards", NULL },
  { "whom she ran into gone", PAIR, NULL, BATTLE, USE "move R1: sail across 0 ship !B1.status=fled",
    "asks=nothing linked=touches:R1:B2", NULL },
  { "a boarder gone in the fight", PAIR, NULL, BATTLE, USE "board R1: B1 no-guns !R1.status=sunk",
    "asks=nothing R1=sunk R1.wreck=wreckage B1.crew=3", NULL },
  { "a ship gone before her fate is said", PAIR, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 !B1.status=fled prize", "asks=nothing B1=fled R1.crew=6", NULL },
  { "another order at the question for a spell: nobody is asked twice", PAIR, NULL,
    "step=3 round=2 order=Blue,Red Blue.rank=2 Blue.wizard_ship=2 Blue.cards=spell.SP-05",
    "magic: !order=Red,Blue none", "asks=nothing step=4", "MW-MAG-01" },
  { "a mover gone as she is asked about", PAIR, NULL, BATTLE, USE "move R1: sail !R1.status=fled",
    "R1=fled active_ship=none", NULL },
  { "no box more than there are", PAIR, NULL, BATTLE,
    USE "fire R1: bow B1 " CLOSE " low [2 6] !B1.lost_2=1 [6] [6]", "B1.lost_2=1", NULL },

  /* Between two */
  { "sunk by hand, she leaves a wreck", PAIR, NULL, BATTLE, "!B1.status=sunk", "B1.wreck=wreckage",
    NULL },
  { "every box below the waterline marked by hand", PAIR, NULL, BATTLE, "!B1.hull=3",
    "B1=sunk B1.wreck=wreckage", NULL },
  { "on the table again", PAIR, NULL, BATTLE "B1.status=sunk", "!B1.status=in-play",
    "B1=in-play B1.wreck=none", NULL },
  { "no more ablaze than lost", DUEL, NULL, BATTLE, "!R1.ablaze_2=2", "R1.ablaze_2=0", NULL },
  { "nothing burns on a ship that has left", DUEL, NULL, BATTLE "R1.lost_2=2 R1.ablaze_2=1",
    "!R1.status=fled", "R1.lost_2=2 R1.ablaze_2=0", NULL },
  { "nor on a ship that is marked afterwards", DUEL, NULL, BATTLE "R1.status=fled",
    "!R1.lost_2=2; !R1.ablaze_2=1", "R1.lost_2=2 R1.ablaze_2=0", NULL },
  { "rounds do not burn where a deck did", DUEL, NULL, BATTLE "R1.lost_5=1 R1.ablaze_5=1",
    "!R1.kind=EX-IND-3", "R1.lost_5=1 R1.ablaze_5=0", NULL },
  { "a side that is out cannot give up", DUEL, NULL, BATTLE, "!Red.status=withdrawn",
    "concede:Red=out can=concede:Blue listed=concede:Blue", "MW-VIC-01" },
  { "only a monster holds", PAIR, NULL, BATTLE, "!link=held:R1:B1", "unlinked=held:R1:B1", NULL },
  { "nobody has taken a ship that is no prize", PAIR, NULL, BATTLE, "!link=took:R1:B1",
    "unlinked=took:R1:B1", NULL },
  { "an Admiral killed by hand is aboard no ship", DUEL, NULL, BATTLE, "!Red.admiral_fate=killed",
    "Red.admiral_ship=0 Red.admiral_fate=killed", NULL },
  { "a wizard whose wreck is gone", DUEL, NULL,
    BATTLE "Red.rank=2 Red.wizard_ship=1 Red.wizard_fate=0 R1.status=sunk", "!R1.wreck=gone",
    "Red.wizard_ship=0 Red.wizard_fate=killed", NULL },
  { "a unit that has had its go is not in use", LINE, NULL, BATTLE,
    USE "done R1; !R2.ordered=1; !R3.ordered=1", "next=Blue can=activate:B1", NULL },
  { "a prize made by hand", PAIR, NULL, BATTLE, "!B1.owner=Red", "B1.captured=2 activate:B1=prize",
    NULL },
  { "and given back", PAIR, NULL, BATTLE "B1.owner=Red", "!B1.owner=Blue", "B1.captured=0", NULL },
  { "no prize without a crew", PAIR, NULL, BATTLE "B1.owner=Red", "!B1.crew=0",
    "B1.owner=Blue B1.captured=0", NULL },
  { "the ship in use sunk by hand", PAIR, NULL, BATTLE, USE "!R1.status=sunk",
    "active_ship=none Red.admiral_fate=clings", NULL },
  { "a monster has no crew", PAIR, NULL, BATTLE, "!B1.kind=EX-MON-1", "B1.crew=0", NULL },
  { "nobody casts a spell on a ship that has gone", PAIR, NULL,
    BATTLE "marker=spell:B1 marker=spell:B2", "!B1.status=fled",
    "unmarked=spell:B1 marker=spell:B2", NULL },
  { "a wizard gone at the roll for his spell", DUEL, NULL,
    "step=3 round=2 Red.magic=0 Red.rank=2 Red.wizard_ship=1 Red.wizard_fate=0 Red.cards=spell.SP-12",
    "magic: spell.SP-12 B1 !Red.wizard_ship=0", "asks=cast about=nobody", NULL },
  { "a phase by hand, before any order: each fleet casts once", DUEL, NULL,
    "step=3 round=2 Red.magic=0 Red.rank=2 Red.wizard_ship=1 Red.wizard_fate=0 Red.cards=spell.SP-12",
    "magic: none", "asks=nothing step=4", "MW-MAG-01" },
  { "a ship that may not lead a squadron does not", LINE, NULL, BATTLE, "!R1.kind=EX-IND-1",
    "R1.flag=0", NULL },
  { "one flag in a squadron", LINE, NULL, BATTLE, "!R2.flag=1", "R1.flag=1 R2.flag=0", NULL },
  { "a flagship gone by hand is replaced with the next action", LINE, NULL, BATTLE,
    "!R1.status=fled; activate R2", "asks=new-flagship ships=R2,R3", NULL },
  { "whose go it is, set by hand", DUEL, NULL, BATTLE, "!active=Blue", "next=Blue", NULL },
  { "a contact put in by hand", PAIR, NULL, BATTLE, "!link=touches:R1:B2; activate R1; board R1",
    "told=boards asks=facing about=B2:R1", NULL },
  { "a ship held by two monsters, put in by hand",
    "Red: EX-MOW-1 EX-MON-1 EX-MON-1; Blue: EX-IND-1", NULL,
    BATTLE "R2.depth=surface R3.depth=surface link=held:R2:B1", "!link=held:R3:B1",
    "linked=held:R2:B1 linked=held:R3:B1", NULL },
  { "two prizes of one captor, put in by hand", PAIR, NULL,
    BATTLE "B1.owner=Red B2.owner=Red link=took:R1:B1", "!link=took:R1:B2",
    "linked=took:R1:B1 linked=took:R1:B2", NULL },
  { "a ship in contact with two others", PAIR, NULL, BATTLE "link=touches:R1:B1",
    "!link=touches:R1:B2", "linked=touches:R1:B1 linked=touches:R1:B2", NULL },
  { "nobody touches a wreck", PAIR, NULL, BATTLE "link=touches:R1:B2", "!B2.status=sunk",
    "unlinked=touches:R1:B2", NULL },
  { "the End Phase by hand", DUEL, NULL, BATTLE, "!step=5; end-phase", "round=3 phase=initiative",
    NULL },
};

/* What is asked after a change by hand at an open question. */
static const BattleRow anew[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a bank fired already", PAIR, NULL, BATTLE, USE "fire R1: !R1.fired=1",
    "asks=bank choices=port,starboard,stern", NULL },
  { "a target gone", PAIR, NULL, BATTLE, USE "fire R1: bow !B1.status=fled",
    "asks=band about=R1:B2", NULL },
  { "guns lost, at the range", PAIR, NULL, BATTLE, USE "fire R1: port B1 !R1.lost_2=2",
    "asks=band a=2", NULL },
  { "guns lost, at the dice", PAIR, NULL, BATTLE, USE "fire R1: port B1 " CLOSE " low !R1.lost_2=2",
    "asks=location dice=2", NULL },
  { "the last gun lost, at the roll to hit", "Red: TURTLE*; Blue: STEAMER", "content=lagoon.json",
    BATTLE, USE "fire R1: all-round band.MORTAR.0 !R1.lost_3=2", "asks=nothing untold=shots-hit",
    NULL },
  { "whom she may board", PAIR, NULL, BATTLE, USE "board R1: !B2.status=fled", "ships=B1", NULL },
  { "the other crew, at the first boarding die", PAIR, NULL, BATTLE,
    USE "board R1: B1 no-guns !B1.crew=1 [1]", "asks=board-defence bonus=1", NULL },
  { "and at the second", PAIR, NULL, BATTLE, USE "board R1: B1 no-guns [1] !B1.crew=1",
    "asks=board-defence bonus=1", NULL },
  { "a die that was answered stands", PAIR, NULL, BATTLE,
    USE "board R1: B1 no-guns [3] !R1.crew=1 [1]", "told=boarding-round:10,4", NULL },
  { "cards and effects aboard a ship that flees", PAIR, NULL,
    BATTLE "marker=card:B1 marker=effect:B1 marker=card:R1 marker=effect:R1", "!B1.status=fled",
    "unmarked=card:B1 unmarked=effect:B1 marker=card:R1 marker=effect:R1", NULL },
  { "the crew for a prize", PAIR, NULL, BATTLE "B1.crew=0", USE "board R1: B1 prize !R1.crew=3",
    "asks=crew-moved high=2", NULL },
  { "nobody left to crew her", PAIR, NULL, BATTLE "B1.crew=0", USE "board R1: B1 !R1.crew=1",
    "asks=fate choices=scuttle,leave risks=scuttle,leave", NULL },
  { "inches left, at the turns", PAIR, NULL, BATTLE, USE "move R1: sail across !R1.left=200",
    "asks=turns high=1", NULL },
  { "a calm, at the wind", PAIR, NULL, BATTLE, USE "move R1: sail !wind=calm", "asks=turns", NULL },
  { "MW-CMB-04: the aim, after another change", PAIR, NULL, BATTLE,
    USE "fire R1: port B1 band.CANNON.1 !B2.crew=1", "asks=aim about=R1:B1", NULL },
  { "whom she may run into", PAIR, NULL, BATTLE, USE "move R1: sail across 0 ship !B2.status=fled",
    "asks=nothing linked=touches:R1:B1", NULL },
  { "afloat again, at the try to get off", PAIR, NULL, BATTLE "R1.aground=1",
    USE "move R1: !R1.aground=0", "asks=way", NULL },
  { "aground, at the way", PAIR, NULL, BATTLE, USE "move R1: !R1.aground=1", "asks=try-to-get-off",
    NULL },
  { "no crew, at the cannons", PAIR, NULL, BATTLE, USE "board R1: B1 !B1.crew=0", "asks=fate",
    NULL },
  { "no crew, at the other roll", PAIR, NULL, BATTLE, USE "board R1: B1 no-guns [1] !B1.crew=0",
    "asks=fate", NULL },
  { "no crew, when it may go on", PAIR, NULL, BATTLE, USE "board R1: B1 no-guns [6] [1] !B1.crew=0",
    "asks=fate", NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("by-hand", rows, G_N_ELEMENTS (rows));
  battle_add_rows ("asked-anew", anew, G_N_ELEMENTS (anew));
  return g_test_run ();
}
