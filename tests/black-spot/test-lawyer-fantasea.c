/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * Unusual situations of options, FantaSea and magic: what happens when several rules meet, and what
 * a careful reader of the rulebook would ask.
 */

#define ROUND "end-round; draw-wind: calm; initiative: "
#define SAIL "activate R1; move R1: straight 3; "
#define SWIM "activate R1; move R1: 3; "
#define HOOKS SAIL "grapple R1: B1; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

#define FS "fs.factions=on fs.special_models=on fs.magic=on"
#define TWO "Red: sloop*; Blue: sloop*"
#define UNDEAD "Red/undead: frigate* sloop; Blue/elves: frigate sloop*"

/* A frigate of the Undead captures a frigate of Elves and holds it. */
#define TAKEN                                                                                      \
  "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1 1] [1 1];"                 \
  "aftermath R1: add; "
#define TAKEN_GIVEN "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1"

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  /* Before round 1 anything may be agreed on (section 15) */
  { "15: factions, agreed on while the table is set up",
    "Red/dwarves: frigate* sloop/sail; Blue/elves: sloop*", NULL, NULL,
    "set-up: [1] Red; !fs.factions=on; + island [3] [3]",
    "R1.propulsion=2 R1.built=2 R2.propulsion=0 R2.built=2 B1.built=3" },
  { "15: settings change during set-up: propulsion without factions",
    "Red/dwarves: frigate* sloop; Blue/elves: sloop*", "fs.factions=on", NULL,
    "set-up: [1] Red; !fs.factions=off; + island [3] [3]", "R1.propulsion=0 R1.built=0" },
  { "FS-WIZ-1: wizards, agreed on likewise", TWO, "magic.hands=physical", NULL,
    "set-up: [1] Red; !fs.magic=on; + island [3] [3]", "Red.wizard=1 Blue.wizard=2 Red.hand=6" },

  { "FS-DECK-1: with one deck of theirs", TWO, "magic.deck=rum:2", NULL,
    "set-up: [1] Red; !fs.magic=on; + island [3] [3] rum rum",
    "asks=nothing Red.hand=2 Blue.hand=0 Red.wizard=1" },

  /* Obstacles */
  { "R-76: a ship that holds does not burn", "Red: frigate* sloop; Blue: sloop*",
    "opt.fire=on magic.hit_literal=off", "marker=ring::Blue R2.ordered=1 B1.ordered=1",
    SAIL "+ {marker-2} 1 [6 6]", "R1.hits=0 R1.flames=0 asks=nothing" },
  { "FS-SPELL-01: a ship may cross a ring many times", TWO, "fs.magic=on",
    "marker=ring::Blue B1.ordered=1", SAIL "+ {marker-2}", "asks=crossings low=1 high=9 about=R1" },
  { "FS-SPELL-01: in and out again is twice", "Red: frigate* sloop; Blue: sloop*", "opt.fire=on",
    "marker=ring::Blue R2.ordered=1 B1.ordered=1", SAIL "+ {marker-2} 2 [4] [5]",
    "R1.hits=2 R1.flames=1 asks=nothing" },
  { "FS-SPELL-01: the first of them may be the last", TWO, NULL,
    "marker=ring::Blue B1.ordered=1 R1.hits=1", SAIL "+ {marker-2} 2", "R1=sunk over=Blue" },
  { "FS-SPELL-04: a Small Ship is not exempt", "Red/goblinoids: sloop*; Blue/realmsmen: batteaux*",
    FS " opt.batteaux=on batteaux.variant=2015", "step=4 Red.cards=sandbar",
    "magic; cast Red: sandbar yes B1 [4] [6]", "B1.aground=1 told=ran-into" },
  { "R-79: there is nothing left to run into", TWO, "fs.magic=on", "step=4 Red.cards=typhoon",
    "magic; cast Red: typhoon [6] [1] {B1:move}; !lift=marker-1", "asks=met choices=clear,ship" },

  { "R-79: a ship aground is thrown at a ship and stays aground",
    "Red: sloop*; Blue: sloop* frigate", "fs.magic=on", "step=4 Red.cards=typhoon B1.aground=1",
    "magic; cast Red: typhoon [6] [1] {B1:move} ship B2 [5] [1 2] [6 6]",
    "told=ram-won:5,2 B1.aground=1 asks=nothing" },

  /* Casting */
  { "FS-MAGIC-3: a spell without a target left is not cast", TWO, "fs.magic=on",
    "step=4 Red.cards=rum,mega_magic R1.hits=1", "magic; cast Red: rum; !R1.hits=0; + mega_magic",
    "asks=nothing Red.attempted=0 Red.hand=2 can=cast:Red" },
  { "FS-MAGIC-4: a captain who held back may dispel after another failed",
    "Ann: sloop*; Ben: sloop*; Cat: sloop*", "fs.magic=on",
    "step=4 Ann.cards=wind_burst Ben.cards=lightning Cat.cards=lightning",
    "magic; cast Ann: wind_burst S dispel Ben none dispel lightning [1] dispel lightning [3]",
    "wind=calm Ann.attempted=1" },
  { "R-82: the log tells the wind that comes back", TWO, "fs.magic=on",
    "step=4 wind=N Red.cards=wind_burst Blue.cards=rum",
    "magic; cast Red: wind_burst S nobody [4]; dispel Blue: marker-2 rum [5]",
    "wind=N told=wind-spell-over told=wind-N untold=spell-over" },

  /* Wizards */
  { "R-33: a wizard withdraws with his flagship", "Red: sloop* sloop; Blue: sloop*",
    "fs.magic=on edge.exit=withdraw", NULL, SAIL "withdraw R1", "Red.wizard=0 told=wizard-lost" },
  { "FS-WIZ-2: a wizard is scuttled with his flagship", "Red: sloop*; Blue: sloop* sloop",
    "fs.magic=on magic.wizard_captured=stays_until_removed", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1] [2]; aftermath R1: scuttle", "Blue.wizard=0 told=wizard-lost" },

  /* Dice and cards */
  { "FS-SPELL-08: of an eruption's dice the lowest is the best", "Red/undead: sloop*; Blue: sloop*",
    FS " booty.multi=best_of", "step=4 Red.cards=volcano Blue.booty=3",
    "magic; cast Red: volcano [5] {B1} [5] booty*2 [6] [2]", "B1.hits=0 asks=nothing" },
  { "R-04: of an enemy's likewise", TWO, "booty.multi=best_of booty.whose=any", "Blue.booty=3",
    "activate R1; fire R1: bow {B1:short} [6] booty*2 [3] [5]", "told=missed Blue.booty=1" },
  { "R-66: a prize that is let go without a soul aboard", UNDEAD, FS, TAKEN_GIVEN,
    TAKEN ROUND "Red; magic; board R1: release", "B1=hull told=adrift" },
  { "R-47: a prize adrift does not burn any more this round", UNDEAD, FS " opt.fire=on",
    TAKEN_GIVEN,
    TAKEN ROUND "Red; magic; !R1.flames=1; !R1.hits=2; !B1.flames=1; board R1: hold [1] [1 1] [2]",
    "R1=sunk B1=hull B1.flames=1 asks=nothing" },
  { "R-47: a prize that burns and sinks is turned no more", UNDEAD, FS " opt.fire=on", TAKEN_GIVEN,
    TAKEN ROUND "Red; magic; !B1.flames=1; !B1.hits=3; board R1: hold [1]",
    "B1=sunk untold=turned R1.ordered=1" },
  { "BS-SWAP-2: boats come back whatever is agreed on later", "Red: frigate*; Blue: sloop*",
    "opt.swap_crew=on opt.anchoring=on", "B1.ordered=1 R1.anchored=1",
    "activate R1; row-boats R1: 1 1; end-turn R1; " ROUND
    "Red; !opt.swap_crew=off; " PASS ("B1") "activate R1; row-boats R1: 1; end-turn R1; end-round",
    "R1.hull_dice=2 unmarked=shore-party" },

  /* What is listed, and why it is closed */
  { "R-64: a Jelly that rams has no other attack", "Red/saurians: jelly sloop*; Blue: sloop*",
    "fs.factions=on fs.special_models=on fs.jelly=ram", "R2.ordered=1 B1.ordered=1", SWIM,
    "attack:R1=no-attack can=ram:R1" },
  { "FS-FAC-8b: a captor of a turning prize is not told to fight", UNDEAD, FS, TAKEN_GIVEN,
    TAKEN ROUND "Red; !step=3", "activate:R1=turning can=board:R1" },
  { "FS-FAC-8b: a turning prize is not called abandoned", UNDEAD, FS, TAKEN_GIVEN,
    TAKEN ROUND "Red; magic", "activate:B1=turning board:B1=turning" },
  { "R-59: a submerged model is no target for guns or rams",
    "Red: sloop*; Blue/dwarves: submarine*", FS, "B1.submerged=1", SAIL,
    "fire:R1=no-other-ship ram:R1=no-other-ship" },
  { "R-39: both spend their actions, not their moves", "Red: frigate* frigate; Blue: sloop*",
    "opt.swap_crew=on swap.both_spend=on", "R1.hull_dice=1 B1.ordered=1",
    "activate R1; swap-crew R1: R2 take 1; end-turn R1; activate R2; move R2: straight 4",
    "R2.inches=400 repair:R2=swapped R2.hull_dice=1" },
  { "R-39: a ship that swapped is not asked again",
    "Red: frigate* frigate frigate frigate; Blue: sloop*", "opt.swap_crew=on swap.both_spend=on",
    "R1.hull_dice=1 R3.hull_dice=1 B1.ordered=1",
    "activate R1; swap-crew R1: R2 take 1; end-turn R1; activate R3; swap-crew R3", "ships=R4" },
};

/* An attack that can never be made is not listed. */
static void
test_not_listed (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red/saurians: jelly sloop*; Blue: sloop*",
                                            "fs.factions=on fs.special_models=on fs.jelly=ram",
                                            "R2.ordered=1 B1.ordered=1");
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (BonesAction));

  battle_do (battle, "activate R1");
  bs_actions (battle->setup, battle_game (battle), actions);
  for (guint i = 0; i < actions->len; i++)
    g_assert_cmpuint (g_array_index (actions, BonesAction, i).verb, !=, BS_ATTACK);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("lawyer", rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/black-spot/lawyer/R-64: a ramming Jelly is offered no attack",
                   test_not_listed);
  return g_test_run ();
}
