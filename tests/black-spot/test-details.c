/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * Details that no other test covers: each row was found by breaking the rules in one place
 * (tools/mutate) while every other test passed.
 */

#define ROUND "end-round; draw-wind: calm; initiative: Red; "
#define SAIL "activate R1; move R1: straight 3; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

#define BOATS "opt.swap_crew=on opt.anchoring=on init.method=manual wind.method=manual"
#define ANCHORS "opt.anchoring=on"
#define FS "fs.factions=on fs.special_models=on fs.magic=on opt.fire=on"
#define MAN_O_WAR "Red: man_o_war*; Blue: sloop*"
#define SLOOPS "Red: sloop*; Blue: sloop*"

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "BS-AFTER-3: a new crew does not fire at opportunity",
    "Red: sloop* man_o_war; Blue: sloop frigate*", "opt.opportunity_fire=on", "B1.hits=1",
    SAIL "grapple R1: B1; board R1: [6] [1] [2]; aftermath R1: abandon; activate B2;"
         "move B2: straight 2; crew-hull B2: B1 B2 1; end-turn B2; activate R2",
    "can=opportunity-fire:B2 opportunity-fire:B1=opportunity-freed" },
  /* Anchors and boats */
  { "BS-ANCH-2: not after gunfire", SLOOPS, ANCHORS, "R1.anchored=1",
    "activate R1; fire R1: bow {}", "raise-anchor:R1=fired" },
  { "BS-ANCH-2: not when it is up", SLOOPS, ANCHORS, NULL, "activate R1",
    "raise-anchor:R1=not-anchored" },
  { "BS-ANCH-1: not at anchor", SLOOPS, ANCHORS, "R1.anchored=1", "activate R1",
    "anchor:R1=anchored" },
  { "BS-ANCH-1: not aground", SLOOPS, ANCHORS, NULL, "activate R1; !R1.aground=1",
    "anchor:R1=aground" },
  { "BS-SWAP-2: not to a reef", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1 lift=marker-1 marker=reef", "activate R1",
    "row-boats:R1=no-beach" },
  { "BS-SWAP-2: to a volcano", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1 lift=marker-1 marker=volcano", "activate R1", "can=row-boats:R1" },
  { "BS-SWAP-2: boats on their way back", MAN_O_WAR, BOATS, "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 2; row-boats R1: 2", "row-boats:R1=boats-on-their-way" },
  { "BS-SWAP-2: two inches back are two rounds", MAN_O_WAR, BOATS, "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 1; row-boats R1: 2; end-turn R1; end-round",
    "untold=aboard R1.hull_dice=2" },
  { "BS-SWAP-2: a party that is lifted by hand meanwhile", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 1; row-boats R1: !lift=marker-2 2; end-turn R1",
    "untold=boats-back R1.hull_dice=2" },

  /* Under water */
  { "FS-DIVE-1: a ship that floats", SLOOPS, FS, NULL, "activate R1", "submerge:R1=no-diver" },
  { "BS-BURN-4: no fire to be put out below", "Red/undead: sea_wraith sloop*; Blue: sloop*", FS,
    NULL, "activate R1; submerge R1", "untold=doused" },
  { "BS-BURN-4: or one", "Red/undead: sea_wraith sloop*; Blue: sloop*", FS, "R1.flames=1",
    "activate R1: [3]; submerge R1", "told=doused R1.flames=0" },

  /* Boarding */
  { "R-80: she only defends", SLOOPS, FS, "B1.ordered=1 marker=siren-call:B1:Red",
    SAIL "grapple R1: B1; board R1: [1] [6]", "told=defends-only R1.hits=0 asks=nothing" },
  { "R-95: sated at a 3", "Red: sloop*; Blue: frigate*", FS,
    "B1.ordered=1 marker=bloodthirst:R1:Red",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1] [6 6] [3]", "told=thirst-sated" },
  { "R-95: not at a 4", "Red: sloop*; Blue: frigate*", FS, "B1.ordered=1 marker=bloodthirst:R1:Red",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1] [6 6] [4]", "told=thirsts-on untold=thirst-sated" },
  { "BS-BMOD-1: told in half points", "Red: frigate*; Blue: sloop*", "opt.boarding_modifiers=on",
    "B1.ordered=1", SAIL "grapple R1: B1; board R1: [5 1] [2] [6]",
    "told=battle-won-modified:16,6" },
  { "BS-BMOD-1: and else as they were rolled", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1",
    SAIL "grapple R1: B1; board R1: [5 1] [2] [6]", "told=battle-won:6,2" },
  { "FS-FAC-8b: turned by one die", "Red/undead: frigate*; Blue: man_o_war* sloop",
    "fs.factions=on", "B1.hits=3 B1.ordered=1 B2.ordered=1",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1 1] [1 1 1] [3]; aftermath R1: add;" ROUND
         "board R1: hold",
    "told=turned:1,3 B1.hull_dice=1" },

  /* Spells */
  { "FS-SPELL-18: nor does a Dragon attack", "Red/elves: dragon sloop*; Blue: sloop*", FS,
    "marker=siren-call:R1:Blue", "activate R1", "attack:R1=charmed" },
  { "R-77: a ring outlives its ship", SLOOPS, FS, "B1.hits=1 marker=ring:B1:Red",
    "activate R1; fire R1: bow {B1:short} [6] [1]", "B1=sunk marker=ring" },
  { "BS-SINK-2: what lay on her does not", "Red: sloop*; Blue: sloop* sloop", FS,
    "B1.hits=1 marker=death-cannon:B1:Blue B2.ordered=1",
    "activate R1; fire R1: bow {B1:short} [6] [1] [3]", "B1=sunk unmarked=death-cannon" },
  { "R-77: rocks that are left hold nobody", "Red/dwarves: sloop*; Blue: frigate*",
    FS " magic.rocks_escape=like_aground", "step=4 Red.cards=crushing_rocks",
    "magic; cast Red: crushing_rocks B1 [5] [2]; !R1.ordered=1; activate B1",
    "told=trapped told=escaped B1.trapped=0 B1.ordered=1" },

  { "R-39: the last die leaves a hull", "Red: frigate* sloop; Blue: sloop*", BOATS,
    "R1.hull_dice=1 B1.ordered=1", "activate R2; swap-crew R2: R1 give 1 yes",
    "told=adrift R2=hull R1.hull_dice=2" },
  { "R-26: a hull is crewed for nothing by who has fired", "Red: frigate*; Blue: sloop sloop*",
    "abandoned.cost=free", "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; fire R1: bow {}; move R1: straight 2", "can=crew-hull:R1" },
  { "R-26: or for her action", "Red: frigate*; Blue: sloop sloop*", NULL,
    "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; fire R1: bow {}; move R1: straight 2", "crew-hull:R1=fired" },
  { "R-39: a flagship of one die has nothing for her prize, and nobody else may give",
    "Red: sloop* frigate; Blue: sloop sloop*", "prize.donor=victor_only",
    "B1.hits=1 B1.ordered=1 B2.ordered=1",
    SAIL "grapple R1: B1; board R1: [6] [1] [1]; aftermath R1",
    "asks=aftermath choices=scuttle,abandon" },
  { "BS-AFTER-3: an old flag does not fly on", "Red: man_o_war*; Blue: frigate* sloop", NULL,
    "B1.hull_dice=0 B2.ordered=1", SAIL "crew-hull R1: B1 R1 1", "Blue.flagship=65535" },
};

/* The ships that the checklist lists as not ordered. */
static void
test_left (void)
{
  g_autoptr (Battle) battle =
      battle_begin ("Red: frigate* sloop; Blue: sloop*", NULL, "R2.ordered=1");
  BonesStep steps[BONES_MAX_STEPS];
  guint n = bs_checklist (battle->setup, battle_game (battle), steps);

  g_assert_cmpstr (steps[3].id, ==, "sloops");
  g_assert_cmpuint (steps[3].n_left, ==, 1);
  g_assert_cmpuint (steps[3].left[0], ==, 1 << battle_ship (battle, "B1"));
  g_assert_cmpint (steps[2].state, ==, BONES_STEP_DONE);
  g_assert_cmpint (steps[3].state, ==, BONES_STEP_NOW);
  g_assert_cmpint (steps[4].state, ==, BONES_STEP_TO_COME);
  g_assert_cmpuint (steps[4].n_left, ==, 1);
  g_assert_cmpint (steps[n - 1].state, ==, BONES_STEP_TO_COME);

  battle_do (battle, "activate B1; end-turn B1; activate R1; end-turn R1");
  n = bs_checklist (battle->setup, battle_game (battle), steps);
  g_assert_cmpint (steps[3].state, ==, BONES_STEP_DONE);
  g_assert_cmpuint (steps[3].n_left, ==, 0);
  g_assert_cmpint (steps[n - 1].state, ==, BONES_STEP_NOW);
}

/* FS-DECK-2: a card's two numbers. */
static void
test_numbers_of_cards (void)
{
  g_autoptr (Battle) battle = battle_begin (SLOOPS, FS, NULL);
  gint32 values[4] = { 0 };

  bs_hands.numbers (battle->setup, BS_SPELL_KELP_KING, values);
  g_assert_cmpint (values[0], ==, 6);
  g_assert_cmpint (values[1], ==, 5);
  bs_hands.numbers (battle->setup, BS_SPELL_MEGA_MAGIC, values);
  g_assert_cmpint (values[0], ==, 0);
  g_assert_cmpint (values[1], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("details", rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/black-spot/details/what is left", test_left);
  g_test_add_func ("/black-spot/details/FS-DECK-2: numbers of cards", test_numbers_of_cards);
  return g_test_run ();
}
