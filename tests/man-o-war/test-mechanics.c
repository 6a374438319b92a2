/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/*
 * What content can say beyond the catalogue: an invented example of the stock set for each
 * mechanic, worked out. docs/man-o-war.md lists the mechanics and how to say them.
 */

#define BATTLE "step=4 round=2 order=Red,Blue "
/* R1 an Iron Gannet; B1 a Kettle Tern, B2 a Sump Eel, B3 and B4 Spark Balloons. */
#define TINKERS "Red: EX-MOW-1*; Blue/TINKERS: EX-IND-2 EX-MON-2 2 EX-FLY-2"

static const BattleRow honours[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a ship sunk counts what the set states", TINKERS, NULL, BATTLE "B1.status=sunk", "",
    "Red.honours=5", NULL },
  { "a ship abandoned", TINKERS, NULL, BATTLE "B1.crew=0", "", "Red.honours=5", NULL },
  { "a prize held for a full turn counts twice as much", TINKERS, "mw.hr_prize_double_honours=on",
    BATTLE "round=4 B1.owner=Red B1.crew=1 B1.captured=2", "", "Red.honours=10", NULL },
  { "a sea monster killed", TINKERS, NULL, BATTLE "B2.status=destroyed", "", "Red.honours=2",
    NULL },
  { "a flyer killed", TINKERS, NULL, BATTLE "B3.status=destroyed B4.status=destroyed", "",
    "Red.honours=2", NULL },
  { "without honours in the set, a ship counts her waterline boxes and a beast nothing",
    "Red: EX-IND-1; Blue: EX-MOW-1* 3 EX-SOL-1 EX-MON-1 EX-FLY-1", NULL,
    BATTLE "B1.status=sunk B5.status=destroyed B6.status=destroyed", "", "Red.honours=4", NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("honours", honours, G_N_ELEMENTS (honours));
  return g_test_run ();
}
