/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * How sailing meets the other rules: a move that is interrupted, spells in its way, what holds a
 * ship, boats, and models that begin submerged or airborne.
 */

#define TWO "Red: sloop*; Blue: sloop*"
#define FRIGATE "Red: frigate*; Blue: sloop*"
#define SAIL "activate R1; move R1: straight 3"
#define PASS(ship) "activate " ship "; end-turn " ship "; "
#define ROUND "end-round; draw-wind: calm; initiative: Red; "
#define OPPORTUNITY "opt.opportunity_fire=on"
#define SHOT "~opportunity-fire:R1 port {B1:short} [4] [1] [6]"
#define BOATS "opt.swap_crew=on opt.anchoring=on"
#define FS "fs.factions=on fs.special_models=on"
#define AT_ONCE "fs.magic=on magic.poseidon=immediate"
#define BREATH "step=4 Red.cards=poseidons_breath"

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  /* Obstacles */
  { "FS-SPELL-01: did she cross it?", FRIGATE, NULL, "B1.ordered=1 marker=ring", SAIL,
    "asks=crossed choices=marker-2 of=Red" },
  { "FS-SPELL-01: she did not", FRIGATE, NULL, "B1.ordered=1 marker=ring", SAIL " {}",
    "R1.hits=0 asks=nothing" },
  { "FS-SPELL-01: a ship that stays crosses no Ring of Fire", FRIGATE, NULL,
    "B1.ordered=1 marker=ring", "activate R1; move R1: straight 0", "asks=nothing" },
  { "12.4: at her limit a ring sinks her", TWO, NULL, "B1.ordered=1 R1.hits=1 marker=ring",
    SAIL " {marker-2} 1", "R1=sunk over=Blue" },
  { "FS-SPELL-05: a whirlpool, then the shore", FRIGATE, NULL,
    "B1.ordered=1 R1.near=1 marker=whirlpool", SAIL " {marker-2} [5 1]", "asks=still-near" },
  { "R-91: no ring for the submerged", "Red/dwarves: submarine sloop*; Blue: sloop*", FS,
    "R1.submerged=1 marker=ring", SAIL, "asks=nothing" },
  { "R-59: a submerged Submarine crosses a whirlpool",
    "Red/dwarves: submarine sloop*; Blue: sloop*", FS, "R1.submerged=1 marker=whirlpool", SAIL,
    "asks=crossed" },
  { "R-91: an airborne ship crosses neither whirlpool nor Ring",
    "Red/technomages: air_ship sloop*; Blue: sloop*", FS,
    "R1.airborne=1 marker=whirlpool marker=ring", SAIL, "asks=nothing" },

  /* What holds a ship */
  { "FS-SPELL-02: trapped, she may fire", FRIGATE, NULL,
    "B1.ordered=1 R1.trapped=1 marker=rocks:R1", "activate R1",
    "move:R1=trapped ram:R1=trapped can=fire:R1" },
  { "R-77: working free takes her turn", FRIGATE, "magic.rocks_escape=like_aground",
    "B1.ordered=1 R1.trapped=1 marker=rocks:R1", "activate R1",
    "R1.trapped=0 R1.ordered=1 told=escaped marker=rocks" },
  { "R-36: a ship freed from rocks does not fire at opportunity", "Red: frigate*; Blue: frigate*",
    "magic.rocks_escape=like_aground " OPPORTUNITY, "R1.trapped=1 marker=rocks:R1",
    "activate R1; activate B1", "opportunity-fire:R1=opportunity-freed" },
  { "FS-SPELL-18: a charmed ship does not ram", FRIGATE, NULL, "B1.ordered=1 marker=siren-call:R1",
    SAIL, "R1.inches=300 ram:R1=charmed" },
  { "R-17: a turn is paid from Poseidon's Breath, too", "Red: man_o_war*; Blue: sloop*", NULL,
    "wind=N B1.ordered=1 marker=poseidons-breath:R1", "activate R1; move R1: against 4 turn",
    "asks=inches high=500" },
  { "R-83: steamers do not feel Poseidon’s Breath", "Red/dwarves: frigate*; Blue: sloop*", FS,
    "B1.ordered=1 marker=poseidons-breath:R1", "activate R1; move R1", "asks=turn" },
  { "R-38: it does nothing at anchor", "Red: frigate*; Blue: sloop*", "opt.anchoring=on",
    "B1.ordered=1 R1.anchored=1 marker=poseidons-breath:R1",
    "activate R1; raise-anchor R1; move R1", "asks=inches high=100" },
  { "R-83: at once, onto a shore", TWO, AT_ONCE, BREATH,
    "magic; cast Red: poseidons_breath R1 [3] 4 shallows marker-1 near [1] [6]",
    "R1.aground=1 told=blown-on:400,0" },
  { "R-83: at once, along it and into a ship", TWO, AT_ONCE, BREATH,
    "magic; cast Red: poseidons_breath R1 [3] 4 shallows marker-1 near [2] ship B1 [6] [1] [6]",
    "R1.aground=0 told=clears told=ram-won asks=nothing" },

  /* Opportunity fire during a move */
  { "BS-OPP-1: before she shows how she lies", "Red: sloop*; Blue: sloop* sloop", OPPORTUNITY,
    "B1.hits=1 wind=N", PASS ("R1") "activate B1; move B1: " SHOT,
    "B1=sunk asks=nothing next=Blue untold=moves" },
  { "BS-OPP-1: the mover can be sunk before she says how far", "Red: sloop*; Blue: sloop* sloop",
    OPPORTUNITY, "B1.hits=1", PASS ("R1") "activate B1; move B1: straight " SHOT,
    "B1=sunk asks=nothing next=Blue untold=moves" },
  { "BS-OPP-1: the last shot ends the battle", TWO, OPPORTUNITY, "B1.hits=1",
    PASS ("R1") "activate B1; move B1: ~opportunity-fire:R1 port {B1:short} [4] [1]",
    "asks=nothing over=Red" },
  { "BS-OPP-1: no question is interrupted without it", TWO, NULL, NULL,
    PASS ("R1") "activate B1; move B1", "opportunity-fire:R1=answer-first" },

  /* Momentum */
  { "BS-ANCH-2: an anchor that is up has no way on", FRIGATE, "opt.momentum=on opt.anchoring=on",
    "B1.ordered=1 R1.inches_last=300 R1.anchored=1", "activate R1; raise-anchor R1; move R1",
    "asks=inches low=0 high=100" },
  { "BS-MOM-1: against the wind she may stand still, but must show it", FRIGATE, "opt.momentum=on",
    "B1.ordered=1 R1.inches_last=300 wind=N",
    "activate R1; move R1: against straight 0; end-turn R1", "R1.ordered=1" },

  /* Boats */
  { "BS-SWAP-2: a party outlives its ship", "Red: man_o_war* sloop; Blue: frigate*", BOATS,
    "R1.anchored=1 R2.ordered=1 B1.ordered=1",
    "activate R1; row-boats R1: 2 2; end-turn R1; !R1.status=sunk ; " ROUND PASS ("R2")
        PASS ("B1") "end-round",
    "told=ashore marker=shore-party" },
  { "BS-SWAP-2: dice ashore keep their places aboard", "Red: man_o_war* frigate; Blue: frigate*",
    BOATS, "R1.anchored=1 R2.ordered=1 B1.ordered=1 R2.hull_dice=1",
    "activate R1; row-boats R1: 1 2; !R1.acted=0; swap-crew R1: R2", "choices=give" },
  { "BS-SWAP-2: a Sloop has no crew for a boat", "Red: sloop*; Blue: sloop*", BOATS,
    "R1.anchored=1", "activate R1", "row-boats:R1=no-boat-crew" },

  /* Submerged and airborne models */
  { "R-109: she begins as her owner likes",
    "Red/dwarves: submarine sloop*; Blue/elves: dragon sloop*", FS, NULL,
    "set-up: [1] Red island [3] [3]", "asks=starts choices=afloat,below of=Red" },
  { "R-60: divers and fliers may begin below and aloft",
    "Red/dwarves: submarine sloop*; Blue/elves: dragon sloop*", FS, NULL,
    "set-up: [1] Red island [3] [3] below aloft",
    "asks=nothing R1.submerged=1 B1.airborne=1 R2.submerged=0" },
  { "R-109: a Submarine at anchor does not dive", "Red/dwarves: submarine sloop*; Blue: sloop*",
    FS " opt.anchoring=on", "R1.anchored=1", "activate R1", "submerge:R1=anchored" },
  { "BS-ANCH-1: a submerged Submarine does not anchor",
    "Red/dwarves: submarine sloop*; Blue: sloop*", FS " opt.anchoring=on", "R1.submerged=1",
    "activate R1", "anchor:R1=anchor-off-surface" },
  { "R-64: a Jelly rams by fs.jelly", "Red/saurians: jelly frigate*; Blue: sloop*",
    FS " fs.jelly=ram", "B1.ordered=1", "activate R1; move R1: 3; ram R1: B1 [6 6] [1] [1]",
    "B1.hits=1" },
  { "R-64: a Jelly does not ram without its option", "Red/saurians: jelly frigate*; Blue: sloop*",
    FS, "B1.ordered=1", "activate R1; move R1: 3", "ram:R1=no-rammer" },
  { "R-54: after all ships", "Red/barbarians: ichthyosaur man_o_war*; Blue: sloop*",
    FS " fs.bucket=last", "B1.ordered=1", "", "activate:R1=ships-first can=activate:R2" },
  { "BS-RAM-5: the submerged loser takes no more",
    "Red/dwarves: submarine sloop*;"
    " Blue/saurians: sloop*",
    FS, "R1.submerged=1", SAIL "; ram R1: B1 [2] [5 5]", "R1=destroyed asks=nothing told=broken" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("sailing", rows, G_N_ELEMENTS (rows));
  return g_test_run ();
}
