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

#define PHAROS "Red/TINKERS: EX-MOW-2*; Blue: 2 EX-IND-1"
#define SHELLED "Red: EX-MOW-1*; Blue/TINKERS: EX-MOW-2"
#define STANDS "Red: EX-IND-1; Blue/TINKERS: EX-IND-2"
#define CLOSE "band.CANNON.0 "
/* A turtle fort and a steamer of lagoon.json. */
#define FORT "Red: TURTLE*; Blue: STEAMER"
#define TURTLE "Red: STEAMER; Blue: TURTLE*"
#define LOW_CRITICAL "activate R1; fire R1: bow band.BASILISK.0 low [2 6] [1] [6 6] [5]"

static const BattleRow guns[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "one is lost with each box", STANDS, NULL, BATTLE "B1.lost_2=1", "", "B1.guns=1,2,2,0", NULL },
  { "and the next", STANDS, NULL, BATTLE "B1.lost_2=2", "", "B1.guns=1,1,1,0 B1.gone=nothing",
    NULL },
  { "all with the last box", STANDS, NULL, BATTLE "B1.lost_2=3", "",
    "B1.guns=1,0,0,0 B1.gone=BATTERY", NULL },
  { "a shot that fails to be saved costs one", STANDS, NULL, BATTLE,
    "activate R1; fire R1: port " CLOSE "low [2 2] [1] [6]", "B1.lost_2=1 B1.guns=1,2,2,0", NULL },
  { "on the side that is spared, the gun of the last box is left", STANDS,
    "mw.broadside_both_sides=off", BATTLE "B1.lost_2=2",
    "activate R1; fire R1: port " CLOSE "low [2 2] [1] port [6]", "B1.guns=1,0,1,0", NULL },

  { "guns with a name are a battery of their own", PHAROS, NULL, BATTLE, "activate R1; fire R1",
    "asks=bank choices=bow,port,starboard,guns.EX-MOW-2.3,guns.EX-MOW-2.4", NULL },
  { "the fore turret fires at one ship", PHAROS, NULL, BATTLE,
    "activate R1; fire R1: guns.EX-MOW-2.3 B1 " CLOSE "high [1 6] [6]; fire R1",
    "told=fires:2,5@R1:B1 asks=bank choices=bow,port,starboard,guns.EX-MOW-2.4 R1.fired=32", NULL },
  { "the aft turret at another", PHAROS, NULL, BATTLE,
    "activate R1; fire R1: guns.EX-MOW-2.3 B1 " CLOSE "high [1 6] [6];"
    "fire R1: guns.EX-MOW-2.4 B2 " CLOSE "low [1 6] [6] [6]",
    "told=fires:2,6@R1:B2 R1.fired=96", NULL },
  { "and is lost with its location", PHAROS, NULL, BATTLE "R1.lost_5=2", "activate R1; fire R1",
    "choices=bow,port,starboard,guns.EX-MOW-2.3", NULL },

  { "a mast that falls costs a gun, and her owner chooses which", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 1] [1]",
    "B1.lost_6=1 asks=gun-lost of=Blue choices=guns.EX-MOW-2.1,guns.EX-MOW-2.2", NULL },
  { "a cannon, on both sides", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 1] [1] guns.EX-MOW-2.1 [6]",
    "B1.guns=1,2,2,0 told=gun-lost marker=guns-out:B1", NULL },
  { "the harpoon, and then a cannon, without a question", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 6] [1] guns.EX-MOW-2.2 [1]",
    "B1.guns=1,1,1,0 asks=nothing", NULL },
  { "a mast that is repaired by hand brings her gun back", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 1] [1] guns.EX-MOW-2.1 [6]; !B1.lost_6=0; done R1",
    "B1.guns=1,3,3,0 unmarked=guns-out", NULL },
  { "without a choice the first guns are lost", SHELLED, NULL, BATTLE "B1.lost_6=1", "",
    "B1.guns=1,2,2,0", NULL },
  { "a setting of older battles: the whole bank is lost", SHELLED, "mw.guns_lost=bank",
    BATTLE "B1.lost_6=1", "", "B1.guns=1,0,0,0", NULL },
  { "all round means the guns that point all round", FORT, "content=lagoon.json",
    BATTLE "R1.lost_5=1", "activate R1; fire R1",
    "R1.guns=1,2,2,1 choices=bow,port,starboard,stern", NULL },
  { "in older battles all guns", FORT, "content=lagoon.json mw.guns_lost=bank",
    BATTLE "R1.lost_5=1", "", "R1.guns=0,0,0,0", NULL },

  { "harpoons do not help against boarders", "Red: EX-MOW-1*; Blue/TINKERS: EX-MOW-2", NULL, BATTLE,
    "activate R1; board R1: B1 port [1] [1]", "told=boarding-round:8,13", NULL },
  { "and a bank of nothing else is not asked for", SHELLED, NULL, BATTLE,
    "activate R1; board R1: B1", "asks=facing choices=port,starboard,no-guns", NULL },

  { "further hits of a low shot land low", TURTLE, "content=lagoon.json", BATTLE "B1.lost_2=1",
    LOW_CRITICAL, "asks=waterline", NULL },
  { "or high, as in older battles", TURTLE, "content=lagoon.json mw.hit_height=high",
    BATTLE "B1.lost_2=1", LOW_CRITICAL, "asks=save about=B1", NULL },
};

/* What is lost, and what is left, is shown in the plan. */
static void
test_plan (void)
{
  g_autoptr (Battle) battle = battle_begin (SHELLED, NULL, BATTLE "B1.lost_6=2 B1.lost_1=1");
  BonesPart parts[BONES_MAX_PARTS] = { 0 };
  const guint n = mw_plan (battle->setup, battle_game (battle), battle_ship (battle, "B1"), parts);

  g_assert_cmpuint (n, ==, 8);
  g_assert_cmpuint (parts[0].guns[0].left, ==, 0); /* the prow */
  g_assert_cmpuint (parts[1].guns[0].number, ==, 2);
  g_assert_cmpuint (parts[1].guns[0].left, ==, 0);  /* two cannons fell with the mast */
  g_assert_cmpuint (parts[1].guns[1].left, ==, 1);  /* and the harpoon did not */
  g_assert_cmpuint (parts[3].guns[0].left, ==, 2);  /* a turret */
  g_assert_cmpint (parts[6].marks[0].value, ==, 6); /* her honours */
}

/* A side that has lost other guns than the other is a row of its own. */
static void
test_plan_of_sides (void)
{
  g_autoptr (Battle) battle =
      battle_begin (STANDS, "mw.broadside_both_sides=off", BATTLE "B1.lost_2=2");
  BonesPart parts[BONES_MAX_PARTS] = { 0 };

  battle_do (battle, "activate R1; fire R1: port " CLOSE "low [2 2] [1] port [6]");
  mw_plan (battle->setup, battle_game (battle), battle_ship (battle, "B1"), parts);
  g_assert_cmpuint (parts[1].n_guns, ==, 2);
  g_assert_cmpint (parts[1].guns[0].at, ==, BONES_GUNS_PORT);
  g_assert_cmpuint (parts[1].guns[0].left, ==, 0);
  g_assert_cmpint (parts[1].guns[1].at, ==, BONES_GUNS_STARBOARD);
  g_assert_cmpuint (parts[1].guns[1].left, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("honours", honours, G_N_ELEMENTS (honours));
  battle_add_rows ("guns", guns, G_N_ELEMENTS (guns));
  g_test_add_func ("/man-o-war/guns/plan", test_plan);
  g_test_add_func ("/man-o-war/guns/plan of two sides", test_plan_of_sides);
  return g_test_run ();
}
