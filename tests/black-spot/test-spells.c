/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * The spells (section 12.2) and how they interact with the other rules (12.4): the worked examples
 * 64 to 67, and what they leave untested.
 */

#define FS "fs.factions=on fs.special_models=on fs.magic=on"
#define FS_FIRE FS " opt.fire=on"
#define PASS(ship) "activate " ship "; end-turn " ship "; "
#define NEXT "end-round; draw-wind: N; initiative: Red; "

/* Red casts: its fleet against sloops, and its hand. */
#define AGAINST(red) "Red/" red "; Blue/realmsmen: sloop* sloop"
#define HOLDS(card) "step=4 Red.cards=" card

static const BattleRow examples[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "64: a Sandbar ahead of a frigate", "Red/goblinoids: sloop*; Blue/realmsmen: frigate* sloop",
    FS, HOLDS ("sandbar") " B2.ordered=1 R1.ordered=1",
    "magic; cast Red: sandbar yes B1 [4] [6 1]; activate B1",
    "B1.hits=0 told=freed B1.aground=0 B1.ordered=1 marker=sandbar", "FS-SPELL-04 BS-AGRD-3" },
  { "65: a Ring crossed", "Red/realmsmen: frigate* sloop; Blue/barbarians: sloop*", FS_FIRE,
    "marker=ring::Blue R2.ordered=1 B1.ordered=1",
    "activate R1; move R1: straight 3 {marker-2} 1 [4]", "R1.hits=1 R1.flames=1 asks=nothing",
    "FS-SPELL-01 BS-BURN-1" },
  { "65: without fire no die", "Red/realmsmen: frigate* sloop; Blue/barbarians: sloop*", FS,
    "marker=ring::Blue R2.ordered=1 B1.ordered=1", "activate R1; move R1: straight 3 {marker-2} 1",
    "R1.hits=1 R1.flames=0 asks=nothing", "FS-SPELL-01" },
  { "66: an eruption", AGAINST ("undead: sloop*"), FS, HOLDS ("volcano"),
    "magic; cast Red: volcano [5] {B1 B2} [5] [2] [4]", "B1.hits=1 B2.hits=0 asks=nothing",
    "FS-SPELL-08" },
  { "67: Bloodthirst", "Red/elves: frigate*; Blue/realmsmen: sloop* sloop", FS,
    "B2.ordered=1 B1.ordered=1 marker=bloodthirst:B1:Blue",
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: [4 2] [3 6] [6 1] [4]",
    "told=battle-won told=held R1.hits=0 marker=bloodthirst:B1", "FS-SPELL-09" },
};

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "FS-SPELL-01: it stays where its target was", AGAINST ("barbarians: sloop*"), FS,
    HOLDS ("ring_of_fire"), "magic; cast Red: ring_of_fire B1 [5]",
    "marker=ring B1.hits=0 asks=nothing" },
  { "R-76: a hit, no roll; at her limit she sinks", AGAINST ("barbarians: sloop*"), FS,
    "marker=ring::Red B1.hits=1 R1.ordered=1",
    "activate B2; end-turn B2; activate B1; move B1: straight 3 {marker-2} 1 [2]", "B1=sunk" },
  { "FS-SPELL-01: a ship that does not cross the Ring does not burn",
    AGAINST ("barbarians: sloop*"), FS_FIRE, "marker=ring::Red R1.ordered=1",
    "activate B1; move B1: straight 3 {}", "B1.hits=0 asks=nothing" },
  { "R-91: a Ring does not reach below", "Red/dwarves: submarine sloop*; Blue/barbarians: sloop*",
    FS, "marker=ring::Blue R1.submerged=1", "activate R1; move R1: straight 3", "asks=nothing" },
  { "R-91: whirlpool and Ring do not reach an airborne ship",
    "Red/technomages: air_ship sloop*; Blue/barbarians: sloop*", FS,
    "marker=ring::Blue R1.airborne=1 marker=whirlpool::Blue", "activate R1; move R1: straight 3",
    "asks=nothing" },
  { "R-100: the Ring ignites on a 4, the 5 does not", AGAINST ("barbarians: sloop*"), FS_FIRE,
    "marker=ring::Red R1.ordered=1", "activate B1; move B1: straight 3 {marker-2} 1 [5]",
    "B1.hits=1 B1.flames=0" },

  { "FS-SPELL-02: a hit, and trapped on a 4", AGAINST ("dwarves: sloop*"), FS,
    HOLDS ("crushing_rocks"), "magic; cast Red: crushing_rocks B1 [5] [4]",
    "B1.hits=1 B1.trapped=1 marker=rocks:B1" },
  { "R-105: a 5 is free, the hit stays", AGAINST ("dwarves: sloop*"), FS, HOLDS ("crushing_rocks"),
    "magic; cast Red: crushing_rocks B1 [5] [5]", "B1.hits=1 B1.trapped=0 marker=rocks" },
  { "FS-SPELL-02: not if the rocks are lifted as she rolls", AGAINST ("dwarves: sloop*"), FS,
    HOLDS ("crushing_rocks"), "magic; cast Red: crushing_rocks B1 [5] !lift=marker-2 [4]",
    "B1.hits=1 B1.trapped=0 untold=trapped asks=nothing" },
  { "FS-SPELL-02: trapped she does not move", AGAINST ("dwarves: sloop*"), FS,
    "R1.ordered=1 B1.trapped=1 marker=rocks:B1:Red B1.hits=1", "activate B1",
    "move:B1=trapped can=fire:B1 can=repair:B1 grapple:B1=hooks-held" },
  { "R-77: until dispelled", AGAINST ("dwarves: sloop*"), FS, HOLDS ("crushing_rocks,rum"),
    "magic; cast Red: crushing_rocks none B1 [5] [1]; " PASS ("R1") PASS ("B1") PASS ("B2") NEXT
    "magic; dispel Red: marker-2 rum [5]",
    "B1.trapped=0 unmarked=rocks" },
  { "R-77: a sunk target leaves the rocks", AGAINST ("dwarves: sloop*"), FS,
    HOLDS ("crushing_rocks") " B1.hits=1", "magic; cast Red: crushing_rocks B1 [5] [2]",
    "B1=sunk marker=rocks asks=nothing" },
  { "R-102: rocks are terrain", AGAINST ("dwarves: sloop*"), FS,
    "lift=marker-1 marker=rocks::Blue B1.ordered=1",
    "activate R1; move R1: straight 3; ground-test R1: marker-1 near [1] [6]", "R1.aground=1" },

  { "FS-SPELL-03: the Kelp King slams at 2D", AGAINST ("elves: sloop*"), FS, HOLDS ("kelp_king"),
    "magic; cast Red: kelp_king [6] afloat; " PASS ("R1") PASS ("B1")
        PASS ("B2") "activate Ra; move Ra: 6; ram Ra: B1 [4 5] [2] [1]",
    "B1.hits=1 Ra.hits=0 marker=kelp-king" },
  { "R-81: damage does nothing to it", AGAINST ("elves: sloop*"), FS, HOLDS ("kelp_king"),
    "magic; cast Red: kelp_king [6] afloat; " PASS ("R1") PASS ("B1")
        PASS ("B2") "activate Ra; move Ra: 3; ram Ra: B1 [4 1] [5]",
    "told=ram-lost Ra.hits=0 asks=nothing" },
  { "R-81: 6 in, the Frigates' order, this round", AGAINST ("elves: sloop*"), FS,
    HOLDS ("kelp_king"),
    "magic; cast Red: kelp_king [6] afloat; " PASS ("R1") PASS ("B1")
        PASS ("B2") "activate Ra; move Ra",
    "asks=inches high=600 bucket=frigates" },
  { "R-81: a dispel removes it", AGAINST ("elves: sloop*"), FS, HOLDS ("kelp_king,rum"),
    "magic; cast Red: kelp_king none [6] afloat; " PASS ("R1") PASS ("B1") PASS ("B2") PASS ("Ra")
        NEXT "magic; dispel Red: marker-2 rum [5]",
    "Ra=destroyed unmarked=kelp-king" },
  { "R-81: a creature alone does not keep its fleet in the battle", AGAINST ("elves: sloop*"), FS,
    HOLDS ("kelp_king") " R1.hits=1", "magic; cast Red: kelp_king [6] afloat; !R1.status=sunk",
    "over=Blue" },

  { "FS-SPELL-04: a sandbar in open sea hurts no ship", AGAINST ("goblinoids: sloop*"), FS,
    HOLDS ("sandbar"), "magic; cast Red: sandbar no [4]", "marker=sandbar asks=nothing" },
  { "FS-SPELL-04: each casting makes its own", AGAINST ("goblinoids: sloop*"), FS,
    HOLDS ("sandbar,sandbar"),
    "magic; cast Red: sandbar none no [4]; " PASS ("R1") PASS ("B1") PASS ("B2") NEXT
    "magic; cast Red: sandbar no [4]; " PASS ("R1") PASS ("B1") PASS ("B2") NEXT
    "magic; activate R1; move R1: with straight 2; ground-test R1",
    "choices=marker-1,marker-2,marker-3" },
  { "FS-SPELL-04: Batteaux are not exempt", "Red/goblinoids: sloop*; Blue/realmsmen: batteaux*",
    FS " opt.batteaux=on", HOLDS ("sandbar"), "magic; cast Red: sandbar yes B1 [4] [6]",
    "B1.aground=1" },

  { "R-91: it does not touch a ship that is airborne",
    "Red/realmsmen: sloop*; Blue/technomages: air_ship sloop*", FS,
    HOLDS ("whirlpool") " B1.airborne=1", "magic; cast Red: whirlpool [6]",
    "asks=whirled ships=R1,B2" },
  { "FS-SPELL-05: a whirlpool damages a ship that it touches", AGAINST ("realmsmen: sloop*"), FS,
    HOLDS ("whirlpool"), "magic; cast Red: whirlpool [6] {B1} [1]", "B1.hits=1 marker=whirlpool" },
  { "FS-SPELL-05: it moves as the phase begins", AGAINST ("realmsmen: sloop*"), FS,
    "step=4 marker=whirlpool::Red", "magic: [3] [7] {B2} [2]",
    "told=whirlpool-moves:300,6 B2.hits=1" },
  { "FS-SPELL-05: a ship that moves into a whirlpool takes damage", AGAINST ("realmsmen: sloop*"),
    FS, "marker=whirlpool::Blue", "activate R1; move R1: straight 3 {marker-2} [5]",
    "R1.hits=0 told=held" },
  { "R-59: it reaches below", "Red/dwarves: submarine sloop*; Blue/realmsmen: sloop*", FS,
    "marker=whirlpool::Blue R1.submerged=1", "activate R1; move R1: straight 3 {marker-2} [1]",
    "R1.hits=1" },

  { "FS-SPELL-06: the Titan fires at 2D", AGAINST ("saurians: sloop*"), FS,
    HOLDS ("amethyst_titan"),
    "magic; cast Red: amethyst_titan [6] afloat; " PASS ("R1") PASS ("B1")
        PASS ("B2") "activate Ra; attack Ra: {B1:short} [1 4] [1]",
    "B1.hits=1 asks=nothing" },
  { "R-109: a submerged Titan does not attack", AGAINST ("saurians: sloop*"), FS,
    HOLDS ("amethyst_titan"),
    "magic; cast Red: amethyst_titan [6] below; " PASS ("R1") PASS ("B1") PASS ("B2") "activate Ra",
    "attack:Ra=submerged-no-guns can=emerge:Ra" },
  { "FS-SPELL-07: the Maw devours on a 1", AGAINST ("technomages: sloop*"), FS,
    HOLDS ("pale_tooth_maw"),
    "magic; cast Red: pale_tooth_maw [6] afloat; " PASS ("R1") PASS ("B1")
        PASS ("B2") "activate Ra; attack Ra: B1 [4 1] [1] [1] [2]",
    "B1=destroyed" },
  { "FS-SPELL-07: a Maw does not destroy a ship on a 2", AGAINST ("technomages: sloop*"), FS,
    HOLDS ("pale_tooth_maw"),
    "magic; cast Red: pale_tooth_maw [6] afloat; " PASS ("R1") PASS ("B1")
        PASS ("B2") "activate Ra; attack Ra: B1 [4 1] [1] [2]",
    "B1.hits=1 B1=in-play asks=nothing" },
  { "FS-SPELL-07: nor a monster on a 1", "Red/technomages: sloop*; Blue/realmsmen: narwhal sloop*",
    FS, HOLDS ("pale_tooth_maw"),
    "magic; cast Red: pale_tooth_maw [6] afloat; " PASS ("R1")
        PASS ("B2") "activate Ra; attack Ra: B1 [4 1] [1 1]",
    "B1.hits=1 B1=in-play asks=nothing" },
  { "FS-SPELL-07: enemies only", AGAINST ("technomages: sloop*"), FS, HOLDS ("pale_tooth_maw"),
    "magic; cast Red: pale_tooth_maw [6] afloat; " PASS ("R1") PASS ("B1")
        PASS ("B2") "activate Ra; attack Ra",
    "ships=B1,B2" },

  { "FS-SPELL-08: in every Magic phase", AGAINST ("undead: sloop*"), FS,
    "step=4 marker=volcano::Red", "magic: {B1} [5] [1]", "B1.hits=1" },
  { "FS-SPELL-08: it is land", AGAINST ("undead: sloop*"), FS,
    "lift=marker-1 marker=volcano::Red B1.ordered=1",
    "activate R1; move R1: straight 3; ground-test R1: marker-1 near [1] [6]", "R1.aground=1" },
  { "R-85: its own fleet, too, and below", "Red/undead: sea_wraith sloop*; Blue/realmsmen: sloop*",
    FS, HOLDS ("volcano") " R1.submerged=1", "magic; cast Red: volcano [5] {R1} [5] [1]",
    "R1.hits=1" },
  { "R-81: it does not rain on creatures", "Red/elves: sloop*; Blue/undead: sloop*", FS,
    "step=4 Red.cards=kelp_king Blue.cards=volcano",
    "magic; cast Red: kelp_king nobody [6] afloat; cast Blue: volcano [5]",
    "asks=near-volcano ships=R1,B1" },
  { "BS-DICE-5: an eruption's dice are the victims'", AGAINST ("undead: sloop*"), FS,
    HOLDS ("volcano") " Blue.booty=1", "magic; cast Red: volcano [5] {B1} [5] booty [4]",
    "B1.hits=0 Blue.booty=0" },

  { "FS-SPELL-09: a die more", "Red/elves: sloop*; Blue/realmsmen: frigate*", FS,
    "marker=bloodthirst:R1:Red",
    "activate R1; move R1: straight 3; grapple R1: B1;"
    " board R1: [1 4] [5 2]",
    "told=battle-drawn:5,5 asks=nothing" },
  { "FS-SPELL-09: over when it did not win", "Red/elves: sloop*; Blue/realmsmen: frigate*", FS,
    HOLDS ("bloodthirst"),
    "magic; cast Red: bloodthirst R1 [4]; activate R1; move R1: straight 3; grapple R1: B1;"
    " board R1: [1 4] [5 2]; end-round",
    "unmarked=bloodthirst" },
  { "R-95: renewed, it stays a round", "Red/elves: sloop*; Blue/realmsmen: frigate*", FS,
    HOLDS ("bloodthirst"),
    "magic; cast Red: bloodthirst R1 [4]; activate R1; move R1: straight 3; grapple R1: B1;"
    " board R1: [1 5] [5 2] [6 6] [4]; end-round",
    "marker=bloodthirst:R1" },
  { "R-95: Bloodthirst ends with a round without a battle won",
    "Red/elves: sloop*; Blue/realmsmen: frigate*", FS, HOLDS ("bloodthirst"),
    "magic; cast Red: bloodthirst R1 [4]; activate R1; move R1: straight 3; grapple R1: B1;"
    " board R1: [1 5] [5 2] [6 6] [4]; end-round; draw-wind: N; initiative: Red; magic;"
    " board R1: [1 2] [5 2] [6]; end-round",
    "unmarked=bloodthirst" },
  { "BS-DICE-5: the test is its caster's", "Red/elves: sloop*; Blue/realmsmen: frigate*", FS,
    "marker=bloodthirst:R1:Red Red.booty=1",
    "activate R1; move R1: straight 3; grapple R1: B1;"
    " board R1: [1 5] [5 2] keep [6 6] [3] booty [4]",
    "asks=nothing Red.booty=0" },

  { "FS-SPELL-10: a gun more", AGAINST ("elves: sloop*"), FS, "marker=death-cannon:R1:Red",
    "activate R1; fire R1: bow {B1:short} [1 4] [6]", "told=on-target" },
  { "FS-SPELL-12: a point more", AGAINST ("elves: sloop*"), FS, "marker=eagles-eye:R1:Red",
    "activate R1; fire R1: bow {B1:short} [3] [6]", "told=on-target" },
  { "BS-FIRE-7: both together, at opportunity too", AGAINST ("elves: sloop* sloop"),
    FS " opt.opportunity_fire=on", "marker=eagles-eye:R1:Red marker=death-cannon:R1:Red",
    PASS ("R1") "activate B1; opportunity-fire R1: bow {B1:long} [1 4] [6]", "told=on-target" },

  { "FS-SPELL-13: an enemy, 1 damage", AGAINST ("elves: sloop*"), FS, HOLDS ("lightning"),
    "magic; cast Red: lightning B2 [5] [4]", "B2.hits=1" },
  { "R-91: a submerged model cannot be chosen", "Red/elves: sloop*; Blue/dwarves: submarine sloop*",
    FS, HOLDS ("lightning") " B1.submerged=1", "magic; cast Red: lightning", "ships=B2" },
  { "R-59: one's own may be picked below", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS,
    HOLDS ("teleport") " R1.submerged=1", "magic; cast Red: teleport", "ships=R1,R2,B1" },

  { "FS-SPELL-14: the wind, then two cards", AGAINST ("elves: sloop*"), FS, HOLDS ("magic_flux"),
    "magic; cast Red: magic_flux SE [3] rum lightning", "wind=SE Red.hand=2" },
  { "R-78: Magic Flux draws as many cards as remain", AGAINST ("elves: sloop*"),
    FS " magic.deck=magic_flux:1,kelp_king:1,whirlpool:1,rum:1", HOLDS ("magic_flux"),
    "magic; cast Red: magic_flux SE [3]", "asks=spell-card" },

  { "FS-SPELL-16: up to 4 in more", AGAINST ("elves: sloop*"), FS, "marker=poseidons-breath:R1:Red",
    "activate R1; move R1: 3 straight", "asks=inches high=1200" },
  { "R-83: chosen as she moves", AGAINST ("elves: sloop*"), FS, "marker=poseidons-breath:R1:Red",
    "activate R1; move R1", "asks=breath high=400 of=Red" },
  { "P-19: ships with sails only", "Red/dwarves: sloop* submarine; Blue/elves: sloop* dragon", FS,
    HOLDS ("poseidons_breath"), "magic; cast Red: poseidons_breath", "ships=B1" },

  { "FS-SPELL-17: any model", "Red/elves: dragon sloop*; Blue/barbarians: ichthyosaur sloop*", FS,
    HOLDS ("rum") " R1.hits=1 B1.hits=1", "magic; cast Red: rum", "ships=R1,B1" },
  { "FS-SPELL-13: any model of an enemy",
    "Red/elves: dragon sloop*; Blue/barbarians: ichthyosaur"
    " sloop*",
    FS, HOLDS ("lightning"), "magic; cast Red: lightning", "ships=B1,B2" },
  { "FS-SPELL-19: any model", "Red/elves: dragon sloop*; Blue/barbarians: ichthyosaur sloop*", FS,
    HOLDS ("teleport"), "magic; cast Red: teleport", "ships=R1,R2,B1,B2" },
  { "FS-SPELL-18: ships, no monsters",
    "Red/elves: dragon sloop*; Blue/barbarians: ichthyosaur"
    " sloop*",
    FS, HOLDS ("siren_call"), "magic; cast Red: siren_call", "ships=R2,B2" },
  { "FS-SPELL-17: any fleet's", AGAINST ("elves: sloop*"), FS, HOLDS ("rum") " B1.hits=1 R1.hits=1",
    "magic; cast Red: rum", "ships=R1,B1" },
  { "R-99: one, with Mega Magic", "Red/elves: frigate*; Blue/realmsmen: sloop*", FS,
    HOLDS ("rum,mega_magic") " R1.hits=2", "magic; cast Red: rum mega_magic R1",
    "R1.hits=1 asks=nothing" },

  { "FS-SPELL-18: she may not attack", AGAINST ("elves: sloop*"), FS " opt.opportunity_fire=on",
    "marker=siren-call:R1:Blue R1.hits=1", "activate R1; move R1: straight 3",
    "fire:R1=charmed ram:R1=charmed grapple:R1=charmed can=repair:R1" },
  { "FS-SPELL-18: a charmed ship does not fire at opportunity", AGAINST ("elves: sloop*"),
    FS " opt.opportunity_fire=on", "marker=siren-call:R1:Blue", PASS ("R1") "activate B1",
    "opportunity-fire:R1=charmed" },
  { "R-80: grappled, she wins in vain", "Red/elves: sloop*; Blue/realmsmen: frigate*", FS,
    "marker=siren-call:B1:Red",
    "activate R1; move R1: straight 3; grapple R1: B1; board R1: [1] [6 2]",
    "R1.hits=0 asks=nothing" },

  { "FS-SPELL-19: free of everything", AGAINST ("dwarves: sloop*"), FS,
    HOLDS ("teleport") " B1.aground=1 B1.trapped=1 marker=rocks:B1:Red",
    "magic; cast Red: teleport B1 [5] N", "B1.aground=0 B1.trapped=0 told=teleported" },
  { "R-84: out of a grapple", "Red/elves: sloop* sloop; Blue/realmsmen: frigate*", FS, NULL,
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [4] [5 2];" PASS (
        "R2") "end-round; draw-wind: N; initiative: Red; !Red.cards=teleport ; magic;"
              " cast Red: teleport R1 [5] S",
    "board:R1=not-grappled" },
  { "P-11: her owner faces her", AGAINST ("elves: sloop*"), FS, HOLDS ("teleport"),
    "magic; cast Red: teleport B1 [5]", "asks=teleport-facing of=Blue" },

  { "FS-SPELL-20: a Typhoon throws as many ships as the die shows", AGAINST ("elves: sloop*"), FS,
    HOLDS ("typhoon"), "magic; cast Red: typhoon [6] [1]",
    "asks=typhoon-ships ships=B1,B2 of=Red most=1" },
  { "FS-SPELL-20: none moved", AGAINST ("elves: sloop*"), FS, HOLDS ("typhoon"),
    "magic; cast Red: typhoon [6] [1] {}", "told=declined-typhoon-ships" },
  { "FS-SPELL-20: never more than there are", AGAINST ("elves: sloop*"), FS, HOLDS ("typhoon"),
    "magic; cast Red: typhoon [6] [5]", "asks=typhoon-ships ships=B1,B2 most=2" },
  { "FS-SPELL-20: moved or turned", AGAINST ("elves: sloop*"), FS, HOLDS ("typhoon"),
    "magic; cast Red: typhoon [6] [2] {B2:reface B1:move} clear",
    "told=refaced told=thrown asks=nothing" },
  { "R-79: a ship thrown at another rams her", AGAINST ("elves: sloop*"), FS, HOLDS ("typhoon"),
    "magic; cast Red: typhoon [6] [1] {B1:move} ship R1 [1] [6] [1]",
    "told=ram-lost:1,6 B1.hits=1" },
  { "R-79: a ship thrown at land tests for running aground", AGAINST ("elves: sloop*"), FS,
    HOLDS ("typhoon"), "magic; cast Red: typhoon [6] [1] {B1:move} shallows marker-1 touched [6]",
    "B1.aground=1" },
  { "R-79: no monsters", "Red/elves: sloop*; Blue/barbarians: ichthyosaur sloop*", FS,
    HOLDS ("typhoon"), "magic; cast Red: typhoon [6] [2]", "ships=B2" },

  { "FS-SPELL-21: any point", AGAINST ("elves: sloop*"), FS, HOLDS ("wind_burst") " wind=N",
    "magic; cast Red: wind_burst", "choices=N,NE,E,SE,S,SW,W,NW" },
  { "R-82: out of a calm", AGAINST ("elves: sloop*"), FS, HOLDS ("wind_burst"),
    "magic; cast Red: wind_burst E [4]", "wind=E" },
  { "FS-SPELL-22: two points at most", AGAINST ("elves: sloop*"), FS, HOLDS ("wind_gust") " wind=N",
    "magic; cast Red: wind_gust", "choices=N,NE,E,W,NW" },
  { "R-82: no gust in a calm", AGAINST ("elves: sloop*"), FS, HOLDS ("wind_gust"),
    "magic; cast Red", "choices=none" },
  { "R-82: it ends with the round", AGAINST ("elves: sloop*"), FS " wind.method=compass",
    HOLDS ("wind_burst") " wind=N",
    "magic; cast Red: wind_burst S [4]; " PASS ("R1") PASS ("B1") PASS ("B2") "end-round",
    "wind=N" },
  { "P-12: the caster says where", AGAINST ("elves: sloop*"), FS, HOLDS ("wind_gust") " wind=N",
    "magic; cast Red: wind_gust", "of=Red asks=spell-wind" },
  { "BS-SINK-2: spells on a ship end when she sinks", AGAINST ("elves: sloop*"), FS,
    "marker=siren-call:B1:Red marker=eagles-eye:B1:Blue B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4] [1] [2]", "unmarked=siren-call unmarked=eagles-eye" },
};

/* Sections 12.2 and 12.3: difficulties, copies and factions; 11 faction cards and 21 general cards
 * are 32; the Titan's 5+ is its dispel number. */
static void
test_spells (void)
{
  static const struct {
    guint casting, dispel, copies;
    const char *faction;
  } spells[BS_SPELLS] = {
    [BS_SPELL_RING_OF_FIRE] = { 5, 3, 1, "barbarians" },
    [BS_SPELL_CRUSHING_ROCKS] = { 5, 3, 1, "dwarves" },
    [BS_SPELL_KELP_KING] = { 6, 5, 1, "elves" },
    [BS_SPELL_SANDBAR] = { 4, 6, 4, "goblinoids" },
    [BS_SPELL_WHIRLPOOL] = { 6, 2, 1, "realmsmen" },
    [BS_SPELL_AMETHYST_TITAN] = { 6, 5, 1, "saurians" },
    [BS_SPELL_PALE_TOOTH_MAW] = { 6, 3, 1, "technomages" },
    [BS_SPELL_VOLCANO] = { 5, 3, 1, "undead" },
    [BS_SPELL_BLOODTHIRST] = { 4, 4, 1, NULL },
    [BS_SPELL_DEATH_CANNON] = { 4, 4, 1, NULL },
    [BS_SPELL_DISRUPTING_DISPEL] = { 0, 0, 2, NULL },
    [BS_SPELL_EAGLES_EYE] = { 4, 4, 2, NULL },
    [BS_SPELL_LIGHTNING] = { 5, 3, 2, NULL },
    [BS_SPELL_MAGIC_FLUX] = { 3, 5, 1, NULL },
    [BS_SPELL_MEGA_MAGIC] = { 0, 0, 2, NULL },
    [BS_SPELL_POSEIDONS_BREATH] = { 3, 5, 1, NULL },
    [BS_SPELL_RUM] = { 3, 5, 2, NULL },
    [BS_SPELL_SIREN_CALL] = { 3, 5, 1, NULL },
    [BS_SPELL_TELEPORT] = { 5, 3, 1, NULL },
    [BS_SPELL_TYPHOON] = { 6, 2, 2, NULL },
    [BS_SPELL_WIND_BURST] = { 4, 4, 1, NULL },
    [BS_SPELL_WIND_GUST] = { 2, 5, 2, NULL },
  };
  g_autoptr (Battle) battle = battle_new ("Red: sloop*", NULL);
  const BsContent *content = battle->setup->content;
  guint of_factions = 0, general = 0;

  for (guint i = 0; i < BS_SPELLS; i++)
    {
      const BsSpell *spell = &content->spells[i];

      g_assert_cmpuint (spell->casting, ==, spells[i].casting);
      g_assert_cmpuint (spell->dispel, ==, spells[i].dispel);
      g_assert_cmpuint (spell->copies, ==, spells[i].copies);
      g_assert_cmpstr (spell->faction > 0 ? content->factions[spell->faction - 1].id : NULL, ==,
                       spells[i].faction);
      *(spell->faction > 0 ? &of_factions : &general) += spell->copies;
    }

  g_assert_cmpuint (of_factions, ==, 11);
  g_assert_cmpuint (general, ==, 21);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/spell/FS-SPELL: cards", test_spells);
  battle_add_rows ("example", examples, G_N_ELEMENTS (examples));
  battle_add_rows ("spell", rows, G_N_ELEMENTS (rows));
  return g_test_run ();
}
