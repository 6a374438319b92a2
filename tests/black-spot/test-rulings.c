/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"
#include "magic/spells.h"

/*
 * The rulings (section 14) and the prompts (section 16) that no other test names, and how options,
 * factions and spells interact.
 */

#define ROUND "end-round; draw-wind: calm; initiative: "
#define SAIL "activate R1; move R1: straight 3; "
#define HOOKS SAIL "grapple R1: B1; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

#define FS "fs.factions=on fs.special_models=on"
#define MAGIC FS " fs.magic=on"
#define UNDEAD "Red/undead: frigate* sloop; Blue/elves: frigate sloop*"
#define SLOOPS "Red: sloop*; Blue: sloop*"
#define KRAKENS "Red/goblinoids: kraken frigate*; Blue/realmsmen: frigate sloop*"

static const BattleRow rulings[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "R-02: the whole pool", "Red: frigate*; Blue: sloop*", NULL, "Red.booty=1 B1.ordered=1",
    "activate R1; fire R1: bow {B1:short} [3 3] booty [4 1]", "told=on-target" },
  { "R-05: the compass die belongs to no fleet: no reroll", SLOOPS, "wind.method=compass",
    "step=1 round=2 wind=N Red.booty=2 Blue.booty=2", "draw-wind: [1]", "asks=nothing" },
  { "R-06: the fleet that is losing is asked first", SLOOPS, NULL, "Red.booty=1 Blue.booty=1",
    SAIL "ram R1: B1 [2] [5]", "asks=reroll of=Red" },
  { "R-10: a side for each of three", "Ann: sloop*; Ben: sloop*; Cat: sloop*", NULL, NULL,
    "set-up: [2] Cat reef reef [3] [3] [3]", "round=1 asks=nothing" },
  { "R-11: half a right angle off is with the wind", SLOOPS, NULL, "wind=N",
    "activate R1; move R1: NW straight", "high=1000" },
  { "R-11: three halves are against it", SLOOPS, NULL, "wind=N",
    "activate R1; move R1: SW straight", "high=600" },
  { "R-15: a prize goes with her class", "Red: sloop*; Blue: man_o_war sloop*", NULL,
    "B1.owner=Red B1.hull_dice=1", "", "bucket=sloops activate:B1=sloops-first" },
  { "R-16: one turn", "Red: frigate*; Blue: frigate*", NULL, NULL, "activate R1; move R1",
    "asks=turn choices=straight,turn" },
  { "R-19: no test where she was already", SLOOPS, NULL, "R1.near=1",
    "activate R1; move R1: straight 1 {marker-1}; ground-test R1: marker-1", "choices=touched" },
  { "R-19: a new one when she has been away", SLOOPS, NULL, "R1.near=1",
    "activate R1; move R1: straight 4 {}; ground-test R1: marker-1", "choices=near,touched" },
  { "R-26: her first owner may man her again", "Red: frigate*; Blue: sloop sloop frigate*", NULL,
    "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; end-turn R1; activate B3; move B3: straight 2; crew-hull B3: B1 B3 1",
    "B1.owner=Blue B1.ordered=1" },
  { "R-28: damage that was resisted does not sink a ship", SLOOPS, NULL, "B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4] [5]", "B1=in-play" },
  { "R-29: a hull holds nothing", "Red: sloop*; Blue: sloop sloop*", NULL,
    "B1.hull_dice=0 B1.owner=nobody B2.ordered=1", "activate R1; fire R1: bow {B1:short} [4]",
    "B1=sunk asks=nothing" },
  { "R-30: hits cost no guns", "Red: frigate*; Blue: frigate*", NULL, "R1.hits=2",
    "activate R1; fire R1: bow {B1:short} [1 4]", "told=on-target" },
  { "R-32: the fleet's ships, prizes too, not she", "Red: sloop*; Blue: sloop* sloop", NULL,
    "B1.hits=1", "activate R1; fire R1: bow {B1:short} [4] [1]", "asks=morale of=Blue" },
  { "R-34: one try a turn", SLOOPS, NULL, "R1.hits=1", "activate R1; repair R1: [2]",
    "repair:R1=repaired" },
  { "R-34: a ship that works free does not repair", SLOOPS, NULL, "R1.hits=1 R1.aground=1",
    "activate R1", "repair:R1=ordered R1.hits=1" },
  { "R-35: a die for each hit", "Red: frigate*; Blue: frigate*", "opt.fire=on", NULL,
    "activate R1; fire R1: port {B1:short} [4 1] [2 3] [1] [4 4] [1]", "B1.flames=2" },
  { "R-36: between two actions of another", SLOOPS, "opt.opportunity_fire=on", NULL,
    PASS ("R1") "activate B1; fire B1: bow {R1:long} [1]; opportunity-fire R1: bow {B1:long} [1];"
                "move B1: straight 2",
    "R1.fired=1 B1.inches=200" },
  { "R-41: by the edition", "Red: batteaux*; Blue: sloop*", "edition=2015 opt.batteaux=on", NULL,
    "activate R1; move R1: straight", "high=800" },
  { "R-43: a 2 does not burn", SLOOPS, "opt.fire=on", NULL,
    "activate R1; fire R1: bow {B1:short} [4] [1] [2]", "B1.flames=0 B1.hits=1" },
  { "R-45: in descending order", "Ann: sloop*; Ben: sloop*; Cat: sloop*", "init.method=rolloff",
    "step=2", "initiative: [2] [6] [4]; " PASS ("B1"), "next=Cat" },
  { "R-46: standing still", SLOOPS, NULL, NULL, "activate R1; move R1: straight 0",
    "told=stays low=0" },
  { "R-48: the +1 is spent by the first battle", "Red: sloop*; Blue: frigate*", NULL, NULL,
    HOOKS "board R1: [4] [5 2]; " ROUND "Red; board R1: [4] [4 1]", "told=battle-drawn:4,4" },
  { "R-70: a fizzle is an attempt", "Red/elves: sloop*; Blue/elves: sloop*", MAGIC,
    "step=4 Red.cards=wind_burst,rum", "magic; cast Red: wind_burst none N [1]", "step=3" },
  { "R-86: the tally of the battle", "Red: sloop*; Blue: man_o_war*", "victory=rounds", NULL,
    "end-battle: yes", "over=Blue told=victory-points:6,0" },
  { "R-89: short or long, and nothing between", "Red: sloop*; Blue: sloop sloop*", NULL, NULL,
    "activate R1; fire R1: port", "asks=targets ships=B1,B2" },
  { "R-97: a window after each damage roll", "Red: sloop*; Blue: frigate*", NULL, "Blue.booty=2",
    "activate R1; fire R1: port {B1:short} [4] [1 1] booty [6 1] keep [1 1]",
    "asks=reroll of=Blue B1.hits=0" },
  { "R-104: the pool, not a die", "Red: sloop*; Blue: man_o_war*", NULL, NULL,
    "activate R1; fire R1: bow {B1:short} [4] [1 2 5]", "B1.hits=0" },

  { "P-01: straight after the roll", SLOOPS, NULL, "Red.booty=1",
    "activate R1; fire R1: bow {B1:short} [1]", "asks=reroll choices=keep,keep-all,booty" },
  { "P-04: scuttle, abandon, add", "Red: sloop frigate*; Blue: sloop sloop*", NULL, "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]; aftermath R1",
    "asks=aftermath of=Red choices=scuttle,abandon,add" },
  { "P-06: the mover throws hooks or not", SLOOPS, NULL, NULL, SAIL,
    "can=grapple:R1 can=end-turn:R1 grapple:B1=other-turn" },
  { "P-07: how many", "Red: man_o_war*; Blue: man_o_war sloop*", NULL, "B1.hits=3 B2.ordered=1",
    HOOKS "board R1: [6 1 1] [1 1 1] [1 2 3]; aftermath R1: add R1", "asks=crew of=Red high=2" },
  { "P-13: any that is not ordered", "Red: sloop* sloop; Blue: sloop*", NULL, NULL, "",
    "can=activate:R1 can=activate:R2" },
  { "P-14: the table's facts", SLOOPS, NULL, NULL, SAIL "ground-test R1: marker-1",
    "asks=contact choices=near,touched" },
  { "P-17: breaking off is asked when the pair is ordered", "Red: sloop*; Blue: frigate*",
    "board.break_off=mutual", NULL, HOOKS "board R1: [4] [5 2]; " ROUND "Red; board R1",
    "asks=break-off of=Red about=R1:B1" },

  { "BS-WIND-5: steamers are not asked about the wind", "Red/dwarves: sloop*; Blue/elves: sloop*",
    FS, "wind=N", "activate R1; move R1", "asks=turn" },
  { "BS-WIND-5: Submarines gain nothing from the wind",
    "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, "wind=N",
    "activate R1; move R1: straight", "high=500" },
  { "FS-FAC-4b: a die more in every ram", "Red/elves: sloop*; Blue/goblinoids: sloop*", FS, NULL,
    SAIL "ram R1: B1 [3] [3 1] [6] [6]", "told=ram-tied:3,3" },
  { "FS-GEN-2: without fire nothing burns", "Red/elves: dragon sloop*; Blue/elves: sloop*", FS,
    NULL, "activate R1; attack R1: {B1:short} [4] [1] [6]", "B1.hits=1 asks=nothing" },
};

static const BattleRow meetings[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "R-51: a Goblinoid prize rams with her captor's crew",
    "Red/goblinoids: frigate sloop*; Blue/elves: frigate sloop*", FS,
    "R1.owner=Blue R2.ordered=1 B2.ordered=1",
    "!active=Blue; activate R1; move R1: straight 3; ram R1: R2 [4 1] [1 3]",
    "told=ram-won asks=damage of=Red" },
  { "R-60: an airborne ship does not ram", "Red/technomages: air_ship sloop*; Blue/elves: sloop*",
    FS, "R1.airborne=1", SAIL, "ram:R1=airborne can=fire:R1" },
  { "FS-DIVE-2: two below may not shoot each other",
    "Red/dwarves: submarine sloop*; Blue/dwarves: submarine sloop*", FS,
    "R1.submerged=1 B1.submerged=1", "activate R1", "fire:R1=submerged-no-guns" },
  { "FS-DIVE-2: a friend's template does not reach her either",
    "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, "R1.submerged=1 R2.ordered=0",
    "activate R2; fire R2: port", "ships=B1" },
  { "FS-JELL: from below at one below",
    "Red/saurians: jelly sloop*; Blue/dwarves: submarine"
    " sloop*",
    FS, "R1.submerged=1 B1.submerged=1 R2.ordered=1 B1.ordered=1 B2.ordered=1",
    "activate R1; move R1: 2; attack R1", "ships=R2,B1,B2" },
  { "R-56: a Kraken at an island", KRAKENS, FS, "R2.ordered=1 B2.ordered=1",
    "activate R1; move R1: 3", "ground-test:R1=no-terrain" },
  { "R-88: anchored she is rammed, and stays", "Red: frigate*; Blue: frigate*", "opt.anchoring=on",
    "B1.anchored=1", SAIL "ram R1: B1 [1 1] [4 4] [5 5]", "B1.anchored=1 told=held" },
  { "R-38: Poseidon's Breath does nothing to an anchored ship", SLOOPS,
    "opt.anchoring=on fs.magic=on", "R1.anchored=1 marker=poseidons-breath:R1:Red",
    "activate R1; raise-anchor R1; move R1", "asks=inches high=100" },
  { "BS-MOM-1: Poseidon's Breath does not raise the least", SLOOPS, "opt.momentum=on fs.magic=on",
    "wind=N R1.inches_last=400 marker=poseidons-breath:R1:Red",
    "activate R1; move R1: with 4 straight", "low=400 high=1400" },
  { "BS-BURN-2: a ship that sinks by flames shakes her fleet", "Red: sloop* sloop; Blue: sloop*",
    "opt.fire=on", "R1.flames=1 R1.hits=1", "activate R1: [1] [1]", "asks=morale of=Red" },
  { "R-94: flames go on where the ship floats", "Red: frigate*; Blue: sloop*", "opt.fire=on",
    "B1.ordered=1 R1.flames=3", "activate R1: [1] [5 5] [1] [1 1] [2]",
    "R1.hits=1 R1.flames=3 active_ship=R1" },
  { "FS-FLY-2: a flier's attack on a ship is normal",
    "Red/elves: dragon sloop*; Blue/elves: sloop*", FS, "R1.airborne=1",
    "activate R1; attack R1: {B1:short} [4] [6] [6]", "told=on-target" },
  { "BS-FIRE-7: a point more at a flier, at long",
    "Red/realmsmen: sloop*; Blue/technomages:"
    " air_ship sloop*",
    MAGIC, "B1.airborne=1 marker=eagles-eye:R1:Red", "activate R1; fire R1: bow {B1:short} [4] [6]",
    "told=on-target" },
  { "BS-FIRE-6: a point more for a Batteau", "Red: batteaux*; Blue: sloop*",
    "opt.batteaux=on fs.magic=on", "marker=eagles-eye:R1:Red",
    "activate R1; fire R1: bow {B1:long} [5] [6]", "told=on-target" },
  { "R-80: a charmed ship repairs, and drops anchor", SLOOPS, "opt.anchoring=on fs.magic=on",
    "marker=siren-call:R1:Blue R1.hits=1", "activate R1", "can=repair:R1 can=anchor:R1" },
  { "FS-FAC-8b: a captor and her turning prize are not grappled",
    "Red/undead: frigate* sloop; Blue/elves: frigate frigate sloop*", FS,
    "B1.hits=2 B1.ordered=1 B3.ordered=1 R2.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1 1] [1 1];"
    "aftermath R1: add; activate B2; move B2: straight 2; grapple B2",
    "ships=R2" },
  { "FS-KRAK-1: below it comes up for every battle", KRAKENS, FS,
    "R1.submerged=1 R2.ordered=1 B2.ordered=1",
    "activate R1; move R1: 3; grapple R1: B1; board R1: [1 1] [2 1]",
    "R1.submerged=0 submerge:R1=ordered told=battle-drawn" },
  { "R-92: a turned flagship is not a flagship any more",
    "Red/undead: frigate* sloop; Blue/elves: frigate* sloop", FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1 1] [1 1] [2];"
    "aftermath R1: add",
    "Blue.flagship=none Red.flagship=R1 B1.owner=Red" },
  { "R-40: hits of before stay with a prize", "Red: frigate sloop*; Blue: frigate sloop*",
    "opt.boarding_modifiers=on", "B1.accumulated_hits=3 B1.owner=Red", "",
    "B1.accumulated_hits=3 B1.owner=Red" },
  { "R-106: a Typhoon's ram that ties, with a fleet in flight", "Red: sloop*; Blue: sloop* sloop",
    "fs.magic=on", "step=4 Red.cards=typhoon B1.hits=1",
    "magic; cast Red: typhoon [6] [1] {B2:move} ship B1 [3] [3] [6] [1] [1]",
    "B1=sunk B2=fled over=Red" },
  { "R-81: a summoned creature takes no morale test", "Red/elves: sloop*; Blue/elves: sloop* sloop",
    MAGIC, "step=4 Blue.cards=kelp_king B1.hits=1",
    "magic; cast Blue: kelp_king [6] afloat; activate R1; fire R1: bow {B1:short} [4] [1] [2]",
    "asks=nothing Ba=in-play B2=in-play" },
  { "FS-SPELL-09: a Kraken's prey in Bloodthirst",
    "Red/goblinoids: kraken frigate*; Blue/realmsmen: frigate sloop*", MAGIC,
    "R2.ordered=1 B2.ordered=1 marker=bloodthirst:B1:Blue",
    "activate R1; move R1: 3; grapple R1: B1; board R1: [1 1] [5 1 1] [6 6] [4]",
    "told=battle-won:5,2 asks=nothing" },
  { "BS-ANCH-2: nothing to raise", "Red: sloop*; Blue: sloop*", "opt.anchoring=on", NULL,
    "activate R1", "raise-anchor:R1=not-anchored" },
  { "BS-ANCH-2: no anchor is raised after gunfire", "Red: sloop*; Blue: sloop*", "opt.anchoring=on",
    "R1.anchored=1", "activate R1; fire R1: bow {B1:long} [1]", "raise-anchor:R1=fired" },
  { "BS-BMOD-1: told with their halves", "Red: super_gun*; Blue: frigate*",
    "opt.super_frigate=on opt.boarding_modifiers=on", "B1.ordered=1",
    HOOKS "board R1: [3 1] [4 1] [6 6]", "told=battle-won-modified:13,12 untold=battle-won" },
  { "BS-SETUP-5: divers and fliers choose their state after booty",
    "Red/elves: dragon sloop*; Blue/dwarves: submarine sloop*", FS, NULL,
    "set-up: [1] Red island [3] [3]", "asks=starts of=Red choices=afloat,aloft" },
  { "R-109: it may begin in either state",
    "Red/elves: dragon sloop*; Blue/dwarves: submarine sloop*", FS, NULL,
    "set-up: [1] Red island [3] [3] aloft below", "R1.airborne=1 B1.submerged=1 round=1" },
  { "R-60: an Air Ship, too", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", FS, NULL,
    "set-up: [1] Red island [3] [3] aloft", "R1.airborne=1 round=1" },
  { "FS-MAGIC-1: spells in force act in the order of play", "Red: sloop*; Blue: sloop*",
    "fs.magic=on", "step=2 marker=volcano::Red marker=whirlpool::Blue",
    "initiative: Blue; magic: [2] [1] {}", "asks=near-volcano" },
  { "R-79: a grappled ship is only turned", "Red: sloop* sloop; Blue: frigate*", "fs.magic=on",
    NULL,
    HOOKS "board R1: [4] [5 2]; " PASS ("R2") ROUND "Red; !Red.cards=typhoon; magic;"
                                                    "cast Red: typhoon [6] [1] {B1:move}",
    "told=refaced untold=thrown can=board:R1" },
  { "R-47: a pair of the Undead burns, too",
    "Red/undead: frigate* sloop; Blue/elves: frigate sloop*", FS " opt.fire=on",
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    HOOKS "board R1: [6 1] [1 1] [1 1]; aftermath R1: add; " ROUND
          "Red; !R1.flames=1 !B1.flames=1; board R1: hold [2] [6]",
    "R1.flames=1 B1.flames=0 B1.hull_dice=1" },
  { "FS-DECK-1: six cards without a faction", "Red: sloop*; Blue: sloop*",
    "fs.magic=on magic.hands=physical", NULL, "", "Red.hand=6" },
  { "R-81: Lightning does nothing to a creature", "Red/elves: sloop*; Blue/elves: sloop*", MAGIC,
    "step=4 Red.cards=lightning Blue.cards=kelp_king",
    "magic; pass Red; cast Blue: kelp_king nobody [6] afloat; cast Red: lightning Ba [5]",
    "Ba.hits=0 told=unharmed asks=nothing" },
  { "FS-SPELL-19: out of a Kraken's grip", KRAKENS, MAGIC, "R2.ordered=1 B2.ordered=1",
    "activate R1; move R1: 3; grapple R1: B1; board R1: [1 1] [2 1];" ROUND
    "Red; !Blue.cards=teleport; magic; cast Blue: teleport B1 [5] N",
    "board:R1=not-grappled B1=in-play" },
  { "BS-OPP-1: the battle may end in the midst of a move", "Red: sloop*; Blue: sloop*",
    "opt.opportunity_fire=on", "B1.hits=1",
    PASS ("R1") "activate B1; move B1: ~opportunity-fire:R1 port {B1:short} [4] [1]",
    "over=Red asks=nothing B1.moved=0" },
  { "BS-ROUND-1: the steps of a round", "Red: sloop*; Blue: frigate*", NULL, "step=1", "",
    "steps=*wind,initiative,boarding,sloops,frigates,men-o-war,end-round" },
  { "BS-ROUND-1: the Magic phase before the turns", "Red: sloop*; Blue: frigate*", "fs.magic=on",
    "step=2", "initiative: Red",
    "steps=wind,initiative,*magic,boarding,sloops,frigates,men-o-war,end-round" },
  { "BS-ROUND-1: the turns after it", "Red: sloop*; Blue: frigate*", "fs.magic=on", "step=4",
    "magic", "steps=wind,initiative,magic,boarding,*sloops,frigates,men-o-war,end-round" },
  { "R-54: special models after all ships", "Red/elves: dragon sloop*; Blue/elves: sloop*",
    FS " fs.bucket=last", "R2.ordered=1 B1.ordered=1", "",
    "steps=wind,initiative,boarding,sloops,frigates,men-o-war,*special-models,end-round" },
  { "FS-DIVE-1: a Submarine dives only afloat, and does not fly",
    "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, NULL, "activate R1",
    "emerge:R1=not-submerged take-off:R1=no-flier land:R1=not-airborne" },
  { "FS-DIVE-1: a Sloop does not dive", "Red/elves: sloop*; Blue/elves: sloop*", FS, NULL,
    "activate R1", "submerge:R1=no-diver take-off:R1=no-flier emerge:R1=not-submerged" },
  { "FS-FLY-1: an airborne Dragon does not take off",
    "Red/elves: dragon sloop*; Blue/elves: sloop*", FS, "R1.airborne=1", "activate R1",
    "take-off:R1=airborne can=land:R1" },
  { "R-109: a Submarine aground does not dive", "Red/dwarves: submarine sloop*; Blue/elves: sloop*",
    FS, NULL, SAIL "ground-test R1: marker-1 near [1] [6]", "submerge:R1=aground" },
  { "R-109: a trapped Submarine does not dive", "Red/dwarves: submarine sloop*; Blue/elves: sloop*",
    MAGIC, "R1.trapped=1 marker=rocks:R1:Blue", "activate R1", "submerge:R1=trapped" },
  { "R-109: a Kraken that holds a ship does not dive", KRAKENS, FS " board.first_fight=next_round",
    "R2.ordered=1 B2.ordered=1", "activate R1; move R1: 3; grapple R1: B1",
    "submerge:R1=held-fast" },
  { "R-60: an Air Ship at anchor does not take off",
    "Red/technomages: air_ship sloop*; Blue/elves: sloop*", FS " opt.anchoring=on", "R1.anchored=1",
    "activate R1", "take-off:R1=anchored" },
  { "R-36: a prize that turned at once fires next round",
    "Red/undead: frigate* frigate; Blue/elves: sloop sloop*",
    FS " fs.undead_first=at_capture opt.opportunity_fire=on", "B1.hits=1 B1.ordered=1 B2.ordered=1",
    HOOKS "board R1: [6 1] [1] [1]; aftermath R1: add; activate R2",
    "B1.owner=Red B1.hull_dice=1 opportunity-fire:B1=opportunity-freed" },
};

/* Refusals that no other test reaches. */
static const BattleRow closed[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "R-87: off the table by moving only", "Red: sloop*; Blue: sloop*", "edge.exit=withdraw", NULL,
    "activate R1", "withdraw:R1=edge-no-move" },
  { "R-87: a ship at anchor does not leave the table", "Red: sloop*; Blue: sloop*",
    "edge.exit=withdraw opt.anchoring=on", "R1.anchored=1", "activate R1", "withdraw:R1=anchored" },
  { "BS-ROUND-3: a sunk ship has no actions", "Red: sloop* sloop; Blue: sloop*", NULL,
    "R2.status=sunk", "", "activate:R2=gone fire:R2=gone" },
  { "BS-AGRD-1: by moving only", "Red: sloop*; Blue: sloop*", NULL, NULL, "activate R1",
    "ground-test:R1=ground-no-move" },
  { "BS-INIT-1: once a round", "Red: sloop*; Blue: sloop*", NULL, NULL, "",
    "initiative=initiative-settled draw-wind=wind-drawn" },
  { "FS-MAGIC-2: the phase is over", "Red: sloop*; Blue: sloop*", "fs.magic=on", NULL, "",
    "magic=magic-done cast:Red=magic-done" },
  { "R-64: a Jelly without a target does not attack",
    "Red/saurians: jelly; Blue/technomages: air_ship*", FS, "B1.airborne=1 B1.ordered=1",
    "activate R1", "attack:R1=no-bite" },
  { "BS-SWAP-2: no boats without the rule", "Red: sloop*; Blue: sloop*", "opt.anchoring=on",
    "R1.anchored=1", "activate R1", "row-boats:R1=no-boats" },
  { "BS-SWAP-2: somebody stays aboard", "Red: sloop*; Blue: sloop*",
    "opt.swap_crew=on opt.anchoring=on", "R1.anchored=1", "activate R1",
    "row-boats:R1=no-boat-crew" },
  { "BS-SWAP-2: no land, no beach", "Red: frigate*; Blue: sloop*",
    "opt.swap_crew=on opt.anchoring=on", "R1.anchored=1 B1.ordered=1 lift=marker-1 marker=reef",
    "activate R1", "row-boats:R1=no-beach" },
  { "BS-DICE-2: no guns left", "Red: frigate*; Blue: sloop*", NULL, "R1.gun_dice=0 B1.ordered=1",
    "activate R1", "fire:R1=no-guns" },
  { "BS-FIRE-3: without another ship there is no target", "Red: sloop*; Blue: sloop*",
    "victory=none", "B1.status=sunk", "activate R1; move R1: straight 1",
    "fire:R1=no-other-ship"
    " ram:R1=no-other-ship" },
  { "BS-SETUP-5: once", "Red: sloop*; Blue: sloop*", NULL, NULL, "", "set-up=set-up-done" },
  { "FS-DIVE-1: a submerged Submarine does not dive again",
    "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, "R1.submerged=1", "activate R1",
    "submerge:R1=submerged" },
  { "R-66: a prize does not turn in the round of her capture", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    HOOKS "board R1: [6 1] [1 1] [1 1]; aftermath R1: add", "board:R1=turns-later" },
  { "BS-ROUND-2: there is a last round", "Red: sloop*; Blue: sloop*", NULL, "round=999",
    PASS ("R1") PASS ("B1"), "end-round=last-round" },
  { "BS-GRAP-2: no Dragon, Jelly or Wraith is a rammer",
    "Red/elves: dragon sloop*; Blue/elves:"
    " sloop*",
    FS, NULL, "activate R1; move R1: 3", "ram:R1=no-rammer fire:R1=no-banks" },
  { "FS-KRAK: no guns, no bite", KRAKENS, FS, "R2.ordered=1 B2.ordered=1", "activate R1",
    "fire:R1=no-banks attack:R1=no-attack ram:R1=no-rammer" },
  { "R-102: a Ring of Fire is not terrain", "Red: sloop*; Blue: sloop*",
    "fs.magic=on opt.anchoring=on", "lift=marker-1 marker=ring::Blue",
    "activate R1; move R1: straight 1 {}", "ground-test:R1=no-terrain anchor:R1=no-land" },
  { "BS-ANCH-1: a ship at anchor does not drop another", "Red: sloop*; Blue: sloop*",
    "opt.anchoring=on", "R1.anchored=1", "activate R1", "anchor:R1=anchored" },
  { "BS-ANCH-1: a ship that has run aground does not drop anchor", "Red: sloop*; Blue: sloop*",
    "opt.anchoring=on", NULL,
    "activate R1; move R1: straight 1; ground-test R1: marker-1 near [1] [6]",
    "anchor:R1=aground" },
  { "FS-SPELL-18: a Dragon charmed by hand", "Red/elves: dragon sloop*; Blue/elves: sloop*", MAGIC,
    "marker=siren-call:R1:Blue", "activate R1", "attack:R1=charmed" },
  { "R-79: a Typhoon throws a ship at no ship if none is there",
    "Red/technomages: air_ship*; Blue/elves: sloop*", MAGIC,
    "step=4 Red.cards=typhoon R1.airborne=1", "magic; cast Red: typhoon [6] [1] {B1:move}",
    "asks=met choices=clear,shallows" },
  { "R-38: Poseidon's Breath at once does nothing to an anchored ship", "Red: sloop*; Blue: sloop*",
    "fs.magic=on magic.poseidon=immediate opt.anchoring=on",
    "step=4 Red.cards=poseidons_breath R1.anchored=1", "magic; cast Red: poseidons_breath R1 [3]",
    "asks=nothing step=3 R1.anchored=1" },
  { "R-87: a trapped ship does not leave the table", "Red: sloop*; Blue: sloop*",
    "edge.exit=withdraw", NULL, "activate R1; move R1: straight 1; !R1.trapped=1",
    "withdraw:R1=trapped" },
  { "BS-ACT-3: answers first", "Red: sloop*; Blue: sloop*", NULL, NULL, "activate R1; fire R1: bow",
    "fire:R1=answer-first end-battle=answer-first" },
  { "R-87: a ship aground does not leave the table", "Red: sloop*; Blue: sloop*",
    "edge.exit=withdraw", NULL,
    "activate R1; move R1: straight 1; ground-test R1: marker-1 near [1] [6]",
    "withdraw:R1=aground" },
  { "FS-SPELL-02: rocks hold no Sea Wraith", "Red/dwarves: sloop*; Blue/undead: sea_wraith sloop*",
    MAGIC, "step=4 Red.cards=crushing_rocks", "magic; cast Red: crushing_rocks B1 [5]",
    "B1.hits=1 B1.trapped=0 asks=nothing" },
};

/* Actions that the options or the class of a ship rule out are not listed. */
static const BattleRow listed[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "the core", "Red: sloop*; Blue: sloop*", NULL, "R1.flames=1", "activate R1",
    "listed=fire:R1 listed=repair:R1 listed=grapple:R1 listed=ram:R1 listed=ground-test:R1"
    " listed=crew-hull:R1 listed=put-out-fire:R1 unlisted=anchor:R1 unlisted=raise-anchor:R1"
    " unlisted=swap-crew:R1 unlisted=row-boats:R1 unlisted=attack:R1 unlisted=submerge:R1"
    " unlisted=emerge:R1 unlisted=take-off:R1 unlisted=land:R1 unlisted=withdraw:R1"
    " unlisted=magic unlisted=cast:Red" },
  { "no opportunity", "Red: sloop*; Blue: sloop*", NULL, NULL, PASS ("R1") "activate B1",
    "unlisted=opportunity-fire:R1" },
  { "opportunity", "Red: sloop*; Blue: sloop*", "opt.opportunity_fire=on", NULL,
    PASS ("R1") "activate B1", "listed=opportunity-fire:R1 unlisted=opportunity-fire:B1" },
  { "anchors and boats", "Red: sloop*; Blue: sloop*", "opt.anchoring=on opt.swap_crew=on", NULL,
    "activate R1",
    "listed=anchor:R1 unlisted=raise-anchor:R1 listed=swap-crew:R1 unlisted=row-boats:R1" },
  { "at anchor", "Red: sloop*; Blue: sloop*", "opt.anchoring=on opt.swap_crew=on", "R1.anchored=1",
    "activate R1", "unlisted=anchor:R1 listed=raise-anchor:R1 listed=row-boats:R1" },
  { "a Dragon", "Red/elves: dragon sloop*; Blue/elves: sloop*", FS, NULL, "activate R1",
    "listed=attack:R1 listed=take-off:R1 unlisted=land:R1 unlisted=fire:R1 unlisted=ram:R1"
    " unlisted=grapple:R1 unlisted=repair:R1 unlisted=ground-test:R1 unlisted=crew-hull:R1"
    " unlisted=submerge:R1" },
  { "a Narwhal below", "Red/realmsmen: narwhal sloop*; Blue/elves: sloop*", FS,
    "R1.submerged=1 R2.ordered=1 B1.ordered=1", "activate R1",
    "listed=ram:R1 unlisted=attack:R1 unlisted=submerge:R1 listed=emerge:R1 unlisted=fire:R1" },
  { "a Kraken", KRAKENS, FS, "R2.ordered=1 B2.ordered=1", "activate R1",
    "listed=grapple:R1 unlisted=attack:R1 unlisted=ram:R1 listed=submerge:R1" },
  { "monsters where land holds them", KRAKENS, FS " fs.monsters_ground=on",
    "R2.ordered=1 B2.ordered=1", "activate R1", "listed=ground-test:R1" },
  { "off the table", "Red: sloop*; Blue: sloop*", "edge.exit=withdraw", NULL, "activate R1",
    "listed=withdraw:R1" },
  { "the Magic phase", "Red: sloop*; Blue: sloop*", MAGIC, "step=4 Red.cards=rum", "magic",
    "listed=magic listed=cast:Red listed=dispel:Red listed=pass:Red unlisted=cast:Blue" },
};

/* BS-SETUP-5 */
static void
test_before_the_set_up (void)
{
  g_autoptr (Battle) battle = battle_new ("Red: sloop*; Blue: sloop*", NULL);

  battle_check (battle, "can=set-up draw-wind=set-up-first activate:R1=set-up-first"
                        " end-battle=set-up-first");
}

/* FS-MAGIC-3: a spell that leaves a marker cannot be cast if there is no room for one. */
static void
test_no_room (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop*; Blue: sloop*", "fs.magic=on",
                                            "step=4 Red.cards=wind_burst,rum R1.hits=1");

  while (battle_game (battle)->n_markers < BONES_MAX_MARKERS)
    battle_override (battle, "marker=reef");

  battle_do (battle, "magic; cast Red");
  battle_check (battle, "choices=rum,none");
}

/* Nor does it leave one if the table is filled by hand while it is cast. */
static void
test_room_taken (void)
{
  g_autoptr (Battle) battle =
      battle_begin ("Red: sloop*; Blue: sloop*", "fs.magic=on", "step=4 Red.cards=wind_burst");

  while (battle_game (battle)->n_markers < BONES_MAX_MARKERS - 1)
    battle_override (battle, "marker=reef");

  battle_do (battle, "magic; cast Red: wind_burst S !marker=reef [4]");
  battle_check (battle, "wind=S unmarked=wind-spell asks=nothing");
}

/* BS-SETUP-1: nor is there terrain that has no room. */
static void
test_terrain_without_room (void)
{
  g_autoptr (Battle) battle = battle_new ("Red: sloop*; Blue: sloop*", NULL);

  while (battle_game (battle)->n_markers < BONES_MAX_MARKERS)
    battle_override (battle, "marker=reef");

  battle_do (battle, "set-up: [1] Red reef");
  battle_check (battle, "untold=terrain");
}

/* nor is there a creature where no ship has room. */
static void
test_creature_without_room (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red/elves: sloop*; Blue/elves: sloop*", MAGIC, NULL);
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, battle_game (battle));
  g_assert_true (bs_has_aim (battle->setup, game, 0, BS_SPELL_KELP_KING));
  game->n_ships = BONES_MAX_SHIPS;
  g_assert_false (bs_has_aim (battle->setup, game, 0, BS_SPELL_KELP_KING));
}

/* A creature goes again if there is no room for what says that she was summoned. */
static void
test_creature_room_taken (void)
{
  g_autoptr (Battle) battle =
      battle_begin ("Red/elves: sloop*; Blue/elves: sloop*", MAGIC, "step=4 Red.cards=kelp_king");

  while (battle_game (battle)->n_markers < BONES_MAX_MARKERS - 1)
    battle_override (battle, "marker=reef");

  battle_do (battle, "magic; cast Red: kelp_king !marker=reef [6]");
  battle_check (battle, "Ra=destroyed asks=nothing");
}

/* BS-TURN-4: templates, in degrees, by the faction of the hull; special models have their own. */
static void
test_templates (void)
{
  static const struct {
    const char *fleet;
    guint limit;
  } ships[] = {
    { "Red/elves: man_o_war*", 90 },
    { "Red/dwarves: frigate*", 90 },
    { "Red/technomages: man_o_war*", 90 },
    { "Red/goblinoids: sloop*", 45 },
    { "Red/goblinoids: man_o_war*", 45 },
    { "Red/barbarians: frigate*", 45 },
    { "Red/undead: sloop*", 90 },
    { "Red/saurians: man_o_war*", 45 },
    { "Red/realmsmen: sloop*", 90 },
    { "Red/technomages: air_ship sloop*", 90 },
    { "Red/dwarves: submarine sloop*", 90 },
    { "Red/goblinoids: kraken sloop*", 360 },
    { "Red/goblinoids: batteaux*", 45 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ships); i++)
    {
      g_autoptr (Battle) battle = battle_new (ships[i].fleet, FS " opt.batteaux=on");

      g_assert_cmpuint (bs_turn_limit (battle->setup, battle_game (battle), 0), ==, ships[i].limit);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("ruling", rulings, G_N_ELEMENTS (rulings));
  battle_add_rows ("meeting", meetings, G_N_ELEMENTS (meetings));
  battle_add_rows ("listed", listed, G_N_ELEMENTS (listed));
  battle_add_rows ("closed", closed, G_N_ELEMENTS (closed));
  g_test_add_func ("/black-spot/closed/BS-SETUP-5: set up first", test_before_the_set_up);
  g_test_add_func ("/black-spot/closed/FS-MAGIC-3: no room for a marker", test_no_room);
  g_test_add_func ("/black-spot/closed/FS-MAGIC-3: room taken by hand", test_room_taken);
  g_test_add_func ("/black-spot/closed/BS-SETUP-1: no room for terrain", test_terrain_without_room);
  g_test_add_func ("/black-spot/closed/R-81: no room for a creature", test_creature_without_room);
  g_test_add_func ("/black-spot/closed/R-81: room for a creature taken by hand",
                   test_creature_room_taken);
  g_test_add_func ("/black-spot/ruling/BS-TURN-4: templates", test_templates);
  return g_test_run ();
}
