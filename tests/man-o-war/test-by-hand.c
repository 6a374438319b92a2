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
    USE "fire R1: bow B1 " CLOSE " low [2 2] !B1.status=fled [1]",
    "asks=nothing B1=fled B1.lost_2=0", NULL },
  { "a gunner gone before her target is said", PAIR, NULL, BATTLE,
    USE "fire R1: bow !R1.status=sunk B1", "asks=nothing R1=sunk untold=fires", NULL },
  { "a boarder gone before it is said whom she boards", PAIR, NULL, BATTLE,
    USE "board R1: !R1.status=sunk B1", "asks=nothing R1=sunk untold=boards", NULL },
  { "or whom she boards gone", PAIR, NULL, BATTLE, USE "board R1: !B1.status=sunk B1",
    "asks=nothing B1=sunk untold=boards", NULL },
  { "whom she ran into gone", PAIR, NULL, BATTLE,
    USE "move R1: sail across 0 ship !B1.status=fled B1", "asks=nothing untold=touches", NULL },
  { "a boarder gone in the fight", PAIR, NULL, BATTLE,
    USE "board R1: B1 no-guns !R1.status=sunk [1] [1]",
    "asks=nothing R1=sunk R1.wreck=wreckage B1.crew=3", NULL },
  { "a ship gone before her fate is said", PAIR, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 !B1.status=fled prize", "asks=nothing B1=fled R1.crew=6", NULL },
  { "a mover gone as she is asked about", PAIR, NULL, BATTLE,
    USE "move R1: sail !R1.status=fled across", "R1=fled active_ship=none", NULL },
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
  { "a prize made by hand", PAIR, NULL, BATTLE, "!B1.owner=Red", "B1.captured=2 activate:B1=prize",
    NULL },
  { "and given back", PAIR, NULL, BATTLE "B1.owner=Red", "!B1.owner=Blue", "B1.captured=0", NULL },
  { "no prize without a crew", PAIR, NULL, BATTLE "B1.owner=Red", "!B1.crew=0",
    "B1.owner=Blue B1.captured=0", NULL },
  { "the ship in use sunk by hand", PAIR, NULL, BATTLE, USE "!R1.status=sunk",
    "active_ship=none Red.admiral_fate=clings", NULL },
  { "one flag in a squadron", LINE, NULL, BATTLE, "!R2.flag=1", "R1.flag=1 R2.flag=0", NULL },
  { "a flagship gone by hand is replaced with the next action", LINE, NULL, BATTLE,
    "!R1.status=fled; activate R2", "asks=new-flagship ships=R2,R3", NULL },
  { "whose go it is, set by hand", DUEL, NULL, BATTLE, "!active=Blue", "next=Blue", NULL },
  { "a contact put in by hand", PAIR, NULL, BATTLE, "!link=touches:R1:B2; activate R1; board R1",
    "told=boards asks=facing about=B2:R1", NULL },
  { "nobody touches a wreck", PAIR, NULL, BATTLE "link=touches:R1:B2", "!B2.status=sunk",
    "unlinked=touches:R1:B2", NULL },
  { "the End Phase by hand", DUEL, NULL, BATTLE, "!step=5; end-phase", "round=3 phase=initiative",
    NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("by-hand", rows, G_N_ELEMENTS (rows));
  return g_test_run ();
}
