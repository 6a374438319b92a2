/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * Section 11, factions and special models: the worked examples 50 to 57, and the rules that they
 * leave untested.
 */

#define ROUND "end-round; draw-wind: calm; initiative: "
#define SAIL "activate R1; move R1: straight 3; "
#define SWIM "activate R1; move R1: 3; "
#define HOOKS SAIL "grapple R1: B1; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

#define FS "fs.factions=on fs.special_models=on"
#define FS_FIRE FS " opt.fire=on"

#define KRAKEN "Red/goblinoids: kraken frigate*; Blue/realmsmen: frigate man_o_war*"
#define UNDEAD "Red/undead: frigate* sloop; Blue/elves: frigate sloop*"

/* A frigate of the Undead captures a frigate of Elves. */
#define TAKEN                                                                                      \
  "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1 1] [1 1]; aftermath R1: "

static const BattleRow examples[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "50: a flagship of Barbarians holds on a 4",
    "Red/barbarians: frigate* frigate; Blue/realmsmen: sloop*", FS, NULL,
    "activate B1; fire B1: bow {R1:short R2:short} [4] [4 2] [4] [4 2]",
    "R1.hits=0 R2.hits=1 asks=nothing", "BS-DMG-2" },
  { "51: wheels heed no wind", "Red/dwarves: frigate*; Blue/elves: sloop*", FS,
    "wind=N B1.ordered=1", "activate R1; move R1: turn", "asks=inches high=500", "BS-MOVE-1" },
  { "52: an Elf Man-o-War with the wind", "Red/elves: man_o_war*; Blue/elves: sloop*", FS,
    "wind=N B1.ordered=1", "activate R1; move R1: with straight", "high=700", "BS-MOVE-1" },
  { "52: an Elf Sloop against it", "Red/elves: sloop*; Blue/elves: sloop*", FS, "wind=N",
    "activate R1; move R1: against straight", "high=700", "BS-MOVE-1" },
  { "53: Goblinoids ram, and hurt themselves for more",
    "Red/goblinoids: frigate*; Blue/elves: frigate*", FS, NULL,
    SAIL "ram R1: B1 [2 3 6] [4 5] yes [2 2] [3 5] [5 1]",
    "told=ram-won:6,5 B1.hits=1 R1.hits=0 asks=nothing", "BS-RAM-2" },
  { "54: a Submarine loses her ram", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS,
    "R1.submerged=1", SAIL "ram R1: B1 [3] [5]", "R1=destroyed B1.hits=0 asks=nothing",
    "BS-RAM-5" },
  { "55: short is long at an Air Ship in the air",
    "Red/realmsmen: frigate*; Blue/technomages: air_ship frigate*", FS,
    "B1.airborne=1 B1.ordered=1", "activate R1; fire R1: bow {B1:short} [4 4]",
    "told=missed asks=nothing", "BS-FIRE-4" },
  { "55: a 5 hits an airborne Air Ship",
    "Red/realmsmen: frigate*; Blue/technomages: air_ship frigate*", FS,
    "B1.airborne=1 B1.ordered=1", "activate R1; fire R1: bow {B1:short} [5 1]",
    "told=on-target asks=damage", "BS-FIRE-4" },
  { "56: the Kraken pulls a frigate under", KRAKEN, FS, NULL,
    SWIM "grapple R1: B1; board R1: [5 5] [3 2] [2 4] [1]", "B1=destroyed told=pulled-under",
    "FS-KRAK-1" },
  { "57: the Undead turn a prize", "Red/undead: frigate* sloop; Blue/elves: man_o_war sloop*", FS,
    "B1.hits=3 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1 1 1] [1 1 1];"
    "aftermath R1: add;"
    "end-round; draw-wind: N; initiative: Red; board R1: hold; !R2.ordered=1 !B2.ordered=1; " ROUND
    "Red; board R1: hold; !R2.ordered=1 !B2.ordered=1; " ROUND "Red; board R1: release",
    "B1.hull_dice=2 B1.gun_dice=2 B1.owner=Red R1.hull_dice=2 board:R1=not-grappled B1.hits=3",
    "FS-FAC-8b" },
};

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  /* Factions */
  { "FS-FAC-1: Barbarians heed no wind", "Red/barbarians: frigate*; Blue/elves: sloop*", FS,
    "wind=N B1.ordered=1", "activate R1; move R1", "asks=turn choices=straight,turn" },
  { "FS-FAC-1b: no test near land", "Red/barbarians: frigate*; Blue/elves: sloop*", FS,
    "B1.ordered=1", SAIL "ground-test R1: marker-1", "choices=touched" },
  { "BS-AGRD-5: to run into land grounds a stern-wheeler",
    "Red/barbarians: frigate*; Blue/elves: sloop*", FS, "B1.ordered=1",
    SAIL "ground-test R1: marker-1 touched [6 6]", "R1.aground=1" },
  { "FS-FAC-1b: over reefs", "Red/barbarians: frigate*; Blue/elves: sloop*", FS,
    "B1.ordered=1 lift=marker-1 marker=reef", SAIL, "ground-test:R1=no-terrain" },
  { "FS-FAC-1b: sandbars hold them", "Red/barbarians: frigate*; Blue/elves: sloop*", FS,
    "B1.ordered=1 lift=marker-1 marker=sandbar", SAIL "ground-test R1: marker-1 near [1] [6 6]",
    "R1.aground=1" },
  { "FS-FAC-2b: steam against the wind", "Red/technomages: frigate*; Blue/elves: sloop*", FS,
    "wind=N B1.ordered=1", "activate R1; move R1: straight", "high=600" },
  { "FS-FAC-2: a flagship of Dwarves holds on a 4", "Red/dwarves: frigate*; Blue/realmsmen: sloop*",
    FS, NULL, "activate B1; fire B1: bow {R1:short} [4] [4 2]", "R1.hits=0" },
  { "FS-FAC-7: Technomages resist hits on a 4", "Red/technomages: frigate*; Blue/realmsmen: sloop*",
    FS, NULL, "activate B1; fire B1: bow {R1:short} [4] [4 2]", "R1.hits=0" },
  { "FS-FAC-3: Elves do not resist hits on a 4", "Red/elves: frigate*; Blue/realmsmen: sloop*", FS,
    NULL, "activate B1; fire B1: bow {R1:short} [4] [4 2]", "R1.hits=1" },
  { "BS-DMG-3: on 4 only while she is the flagship",
    "Red/barbarians: frigate* frigate; Blue/realmsmen: sloop*", FS, "Red.flagship=none",
    "activate B1; fire B1: bow {R1:short} [4] [4 2]", "R1.hits=1" },
  { "FS-FAC-3b: an Elf Frigate", "Red/elves: frigate*; Blue/elves: sloop*", FS, "B1.ordered=1",
    "activate R1; move R1: straight", "high=700" },
  { "FS-FAC-4: a point more in every battle", "Red/goblinoids: sloop*; Blue/elves: frigate*", FS,
    NULL, HOOKS "board R1: [3] [5 2]; " ROUND "Red; board R1: [4] [5 2]",
    "told=battle-drawn:5,5 asks=nothing" },
  { "FS-FAC-6: Saurians, too", "Red/elves: sloop*; Blue/saurians: frigate*", FS, NULL,
    HOOKS "board R1: [4] [4 2]", "told=battle-drawn:5,5" },
  { "FS-FAC-8: Undead have +1 in boarding", "Red/elves: sloop*; Blue/undead: frigate*", FS, NULL,
    HOOKS "board R1: [4] [4 2]", "told=battle-drawn:5,5" },
  { "FS-FAC-1: Barbarians board as others do", "Red/elves: sloop*; Blue/barbarians: frigate*", FS,
    NULL, HOOKS "board R1: [4] [5 2]", "told=battle-drawn:5,5" },
  { "BS-RAM-4: a die more, as rammed", "Red/elves: frigate*; Blue/saurians: frigate*", FS, NULL,
    SAIL "ram R1: B1 [2 3] [1 1 4] no [5 5]", "told=ram-lost R1.hits=0 B1.hits=0" },
  { "BS-RAM-4: no choice on a tie", "Red/goblinoids: frigate*; Blue/elves: frigate*", FS, NULL,
    SAIL "ram R1: B1 [1 1 4] [4 4]", "asks=damage" },
  { "P-05: the winner of a ram is asked before damage is rolled",
    "Red/goblinoids: frigate*; Blue/elves: frigate*", FS, NULL, SAIL "ram R1: B1 [1 1 5] [4 4]",
    "of=Red asks=ram-extra risks=yes" },
  { "P-05: no is one damage", "Red/goblinoids: frigate*; Blue/elves: frigate*", FS, NULL,
    SAIL "ram R1: B1 [1 1 5] [4 4] no [1 1]", "B1.hits=1 asks=nothing" },
  { "FS-FAC-5b: Realmsmen are as in the core", "Red/realmsmen: frigate*; Blue/elves: frigate*", FS,
    "wind=N", "activate R1; move R1: against straight 3; ram R1: B1 [4 2] [3 1]",
    "told=ram-won asks=damage" },
  { "FS-FAC-9: hull traits stay, crew traits follow",
    "Red/barbarians: frigate* sloop; Blue/goblinoids: frigate sloop*", FS,
    "wind=N R1.owner=Blue R2.ordered=1 B2.ordered=1",
    "!active=Blue; activate R1; move R1: straight 3; ram R1: B1 [1 1 4] [1 1 2]",
    "R1.inches=300 asks=ram-extra of=Blue" },
  { "R-51: a prize of Dwarves turns sharply",
    "Red/dwarves: man_o_war sloop*; Blue/goblinoids:"
    " sloop*",
    FS, "R1.owner=Blue", "", "R1.built=2 R1.propulsion=2" },
  { "R-52: hits are resisted on a 4, not scored",
    "Red/barbarians: frigate*; Blue/realmsmen: sloop*", FS, NULL,
    "activate B1; fire B1: bow {R1:long} [4]", "told=missed" },
  { "R-93: two fleets of one faction", "Red/undead: sloop*; Blue/undead: frigate*", FS, NULL,
    HOOKS "board R1: [4] [5 2]", "told=battle-drawn:6,6" },
  { "R-98: a Batteau of Dwarves steams, at half an inch a turn",
    "Red/dwarves: batteaux*; Blue/elves: sloop*", FS " opt.batteaux=on", "wind=N",
    "activate R1; move R1: turn", "high=350" },

  /* Undead prizes */
  { "FS-FAC-8b: a prize of the Undead needs no crew", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1", TAKEN "add",
    "asks=nothing B1.owner=Red B1.hull_dice=0 R1.hull_dice=2 B1.ordered=1" },
  { "R-66: the first die at their next turn", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1", TAKEN "add; " ROUND "Red; board R1: hold",
    "B1.hull_dice=1 R1.ordered=1 B1.ordered=1" },
  { "R-66: let go without a die she is a hull", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    TAKEN "add; " ROUND "Red; board R1: release", "B1=hull B1.owner=nobody" },
  { "P-08: hold or let go", UNDEAD, FS, "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    TAKEN "add; " ROUND "Red; board R1", "asks=convert choices=hold,release of=Red" },
  { "FS-FAC-8b: at her full dice she is free", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    TAKEN "add; " ROUND "Red; board R1: hold; !R2.ordered=1 !B2.ordered=1; " ROUND
          "Red; board R1: hold",
    "B1.hull_dice=2 board:R1=not-grappled" },
  { "FS-FAC-8b: with all her dice by hand she gains no more", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    TAKEN "add; " ROUND "Red; !B1.hull_dice=2; board R1: hold",
    "B1.hull_dice=2 told=turned-whole board:R1=not-grappled" },
  { "BS-AFTER-4: scuttled all the same", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1", TAKEN "scuttle", "B1=sunk" },
  { "FS-FAC-8b: a captor and her turning prize do not move", UNDEAD, FS,
    "B1.hits=2 B1.ordered=1 B2.ordered=1 R2.ordered=1", TAKEN "add; " ROUND "Red",
    "bucket=boarding can=board:R1 activate:R1=turning" },

  /* Monsters */
  { "FS-MON-1: no wind, no cost to turn", "Red/elves: dragon sloop*; Blue/elves: sloop*", FS,
    "wind=N", "activate R1; move R1", "asks=inches high=800" },
  { "FS-MON-1: monsters are not grappled", "Red/elves: sloop*; Blue/barbarians: ichthyosaur sloop*",
    FS, NULL, SAIL "grapple R1", "ships=B2" },
  { "FS-MON-1: destroyed like a ship", "Red/elves: sloop*; Blue/barbarians: ichthyosaur sloop*", FS,
    "B1.hits=1", SAIL "ram R1: B1 [6] [1] [1]", "B1=destroyed" },
  { "R-57: no repairs", "Red/barbarians: ichthyosaur sloop*; Blue/elves: sloop*", FS, "R1.hits=1",
    "activate R1", "repair:R1=monster-no-repairs" },
  { "R-56: land is not for them", "Red/barbarians: ichthyosaur sloop*; Blue/elves: sloop*", FS,
    NULL, SWIM, "ground-test:R1=no-terrain" },
  { "BS-MORALE-2: monsters do not test",
    "Red/elves: sloop*; Blue/barbarians: sloop* ichthyosaur sloop", FS, "B1.hits=1",
    "activate R1; fire R1: bow {B1:short} [4] [1] [2]", "B1=sunk asks=nothing" },
  { "R-54: ordered by their dice", "Red/goblinoids: kraken sloop*; Blue/elves: dragon sloop*", FS,
    "R2.ordered=1 B2.ordered=1", "", "bucket=sloops next=Blue activate:R1=sloops-first" },
  { "R-55: one attack a turn", "Red/elves: dragon sloop*; Blue/elves: sloop*", FS, NULL,
    "activate R1; attack R1: {B1:long} [1]", "attack:R1=attacked" },

  /* Diving */
  { "FS-DIVE-1: an action", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, NULL,
    "activate R1; submerge R1", "R1.submerged=1 fire:R1=submerged-no-guns" },
  { "FS-DIVE-1: a Submarine that fired does not dive",
    "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, NULL,
    "activate R1; fire R1: bow {B1:long} [1]", "submerge:R1=fired" },
  { "FS-DIVE-1: emerging is free", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS,
    "R1.submerged=1", "activate R1; emerge R1; fire R1: bow {B1:long} [1]",
    "R1.submerged=0 told=missed" },
  { "FS-DIVE-2: no guns below", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS,
    "R1.submerged=1", "activate R1", "fire:R1=submerged-no-guns can=move:R1" },
  { "FS-DIVE-2: no target below", "Red/elves: sloop*; Blue/dwarves: submarine sloop*", FS,
    "B1.submerged=1", "activate R1; fire R1: port", "ships=B2" },
  { "FS-DIVE-2: a submerged Submarine is not rammed from above",
    "Red/elves: sloop*; Blue/dwarves: submarine sloop*", FS, "B1.submerged=1", SAIL "ram R1",
    "ships=B2" },
  { "R-59: she rams from below", "Red/barbarians: ichthyosaur sloop*; Blue/elves: sloop*", FS,
    "R1.submerged=1", SWIM "ram R1: B1 [4] [2] [5]", "told=ram-won R1.submerged=1" },
  { "R-59: a submerged monster rams another one below",
    "Red/barbarians: ichthyosaur sloop*; Blue/dwarves: submarine"
    " sloop*",
    FS, "R1.submerged=1 B1.submerged=1", SWIM "ram R1", "ships=R2,B1,B2" },
  { "R-109: aground or held she cannot dive", "Red/undead: sea_wraith sloop*; Blue/elves: sloop*",
    FS, NULL, "activate R1; submerge R1; emerge R1", "R1.submerged=0 submerge:R1=submerged-now" },
  { "BS-BURN-4: a Sea Wraith that dives is put out",
    "Red/undead: sea_wraith sloop*; Blue/elves: sloop*", FS_FIRE, "R1.flames=2",
    "activate R1: [3] [3]; submerge R1", "R1.flames=0" },
  { "P-15: which way is her owner's choice", "Red/elves: dragon sloop*; Blue/elves: sloop*", FS,
    NULL, "activate R1", "can=take-off:R1 land:R1=not-airborne can=attack:R1" },

  /* Flying */
  { "FS-FLY-1: taking off is an action", "Red/elves: dragon sloop*; Blue/elves: sloop*", FS, NULL,
    "activate R1; take-off R1", "R1.airborne=1 attack:R1=took-off" },
  { "FS-FLY-1: landing is an action", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", FS,
    "R1.airborne=1", "activate R1; land R1", "R1.airborne=0 fire:R1=landed" },
  { "FS-FLY-2: her own fire is normal", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", FS,
    "R1.airborne=1", "activate R1; fire R1: bow {B1:short} [4]", "told=on-target" },
  { "FS-FLY-2: between fliers as well",
    "Red/technomages: air_ship sloop*; Blue/elves: dragon"
    " sloop*",
    FS, "R1.airborne=1 B1.airborne=1", "activate R1; fire R1: bow {B1:short} [4]",
    "told=on-target" },
  { "FS-FLY-2: a Dragon that has landed is a High Flier too",
    "Red/elves: dragon sloop*; Blue/technomages:"
    " air_ship sloop*",
    FS, "B1.airborne=1", "activate R1; attack R1: {B1:short} [4]", "told=on-target" },
  { "FS-FLY-2: a Dragon that has landed needs a 5 with fs.high_flier",
    "Red/elves: dragon sloop*; Blue/technomages:"
    " air_ship sloop*",
    FS " fs.high_flier=aloft", "B1.airborne=1", "activate R1; attack R1: {B1:short} [4]",
    "told=missed" },
  { "R-90: long at a flier is a 6 for a Batteau",
    "Red/elves: batteaux*; Blue/technomages: air_ship"
    " sloop*",
    FS " opt.batteaux=on", "B1.airborne=1", "activate R1; fire R1: bow {B1:short} [5]",
    "told=missed" },
  { "R-60: in the air she is not rammed", "Red/elves: sloop*; Blue/technomages: air_ship sloop*",
    FS, "B1.airborne=1", SAIL "ram R1", "ships=B2" },
  { "R-60: an airborne ship is not grappled",
    "Red/elves: sloop*; Blue/technomages: air_ship sloop*", FS, "B1.airborne=1", SAIL "grapple R1",
    "ships=B2" },
  { "R-60: landed she is a ship", "Red/elves: sloop*; Blue/technomages: air_ship sloop*", FS, NULL,
    SAIL "grapple R1", "ships=B1,B2" },
  { "BS-AGRD-5: over land in the air", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", FS,
    "R1.airborne=1", SAIL, "ground-test:R1=no-terrain ram:R1=airborne grapple:R1=hooks-not-she" },
  { "FS-AIR: a bow bank only", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", FS, NULL,
    "activate R1; fire R1", "choices=bow" },
  { "FS-AIR: she can burn", "Red/elves: sloop*; Blue/technomages: air_ship sloop*", FS_FIRE, NULL,
    "activate R1; fire R1: bow {B1:short} [4] [1] [1]", "B1.flames=1" },

  /* Special models */
  { "FS-DRAG: 2 damage, fire on a 3", "Red/elves: dragon sloop*; Blue/elves: frigate*", FS_FIRE,
    NULL, "activate R1; attack R1: {B1:short} [4] [1 1] [3] [1 1] [4]",
    "B1.hits=2 B1.flames=1 asks=nothing" },
  { "FS-DRAG: in any direction, friends too", "Red/elves: dragon sloop*; Blue/elves: frigate*", FS,
    NULL, "activate R1; attack R1", "asks=targets ships=R2,B1" },
  { "R-61: she may land first", "Red/elves: dragon sloop*; Blue/elves: frigate*", FS,
    "R1.airborne=1", "activate R1; land R1", "attack:R1=landed" },
  { "FS-ICHT: rams, and nothing else", "Red/barbarians: ichthyosaur sloop*; Blue/elves: sloop*", FS,
    NULL, SWIM "ram R1: B1 [6] [1] [1]", "B1.hits=1 R1.hits=0" },
  { "R-62: no bonus below", "Red/realmsmen: narwhal sloop*; Blue/elves: frigate*", FS,
    "R1.submerged=1 R2.ordered=1", SWIM "ram R1: B1 [4 1] [4 1] [6 6] [6 6]", "told=ram-tied:4,4" },
  { "FS-NARW: two dice", "Red/realmsmen: narwhal sloop*; Blue/elves: frigate*", FS, "R2.ordered=1",
    SWIM "ram R1: B1 [6 1] [1 1] [6 6]", "told=ram-won" },
  { "FS-JELL: 2D at 4, 1 damage", "Red/saurians: jelly sloop*; Blue/elves: frigate*", FS,
    "R2.ordered=1 R1.submerged=1", SWIM "attack R1: B1 [4 1] [1 1]", "B1.hits=1 asks=nothing" },
  { "R-64: one adjacent model", "Red/saurians: jelly sloop*; Blue/elves: frigate*", FS,
    "R2.ordered=1", SWIM "attack R1", "asks=bite-target ships=R2,B1 ram:R1=answer-first" },
  { "FS-WRAI: 1 damage, no fire", "Red/undead: sea_wraith sloop*; Blue/elves: frigate*", FS_FIRE,
    NULL, "activate R1; attack R1: {B1:short} [4] [1 1]", "B1.hits=1 asks=nothing" },
  { "R-65: afloat she passes all", "Red/undead: sea_wraith sloop*; Blue/elves: frigate*", FS, NULL,
    SWIM, "ground-test:R1=no-terrain" },
  { "R-109: her shot is gunfire", "Red/undead: sea_wraith sloop*; Blue/elves: frigate*", FS,
    "R1.submerged=1", "activate R1", "attack:R1=submerged-no-guns" },
  { "BS-BURN-4: a Sea Wraith burns", "Red/elves: sloop*; Blue/undead: sea_wraith sloop*", FS_FIRE,
    NULL, "activate R1; fire R1: bow {B1:short} [4] [1] [1]", "B1.flames=1" },
  { "BS-BURN-4: other monsters do not", "Red/elves: sloop*; Blue/elves: dragon sloop*", FS_FIRE,
    NULL, "activate R1; fire R1: bow {B1:short} [4] [1]", "B1.hits=1 asks=nothing" },
  { "BS-BURN-4: a Submarine does not burn", "Red/elves: sloop*; Blue/dwarves: submarine sloop*",
    FS_FIRE, NULL, "activate R1; fire R1: bow {B1:short} [4] [1]", "B1.hits=1 asks=nothing" },
  { "FS-SUB: no boarding", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, NULL, SAIL,
    "grapple:R1=hooks-not-she" },
  { "FS-SUB: a Submarine is not grappled", "Red/elves: sloop*; Blue/dwarves: submarine sloop*", FS,
    NULL, SAIL "grapple R1", "ships=B2" },
  { "R-58: four banks afloat, no wind", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS,
    "wind=N", "activate R1; move R1: straight 2; fire R1",
    "choices=bow,aft,port,starboard R1.inches=200" },
  { "BS-RAM-5: a point more below", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS,
    "R1.submerged=1", SAIL "ram R1: B1 [4] [4] [6]", "told=ram-won:5,4 B1.hits=0" },
  { "BS-RAM-5: a tie does not sink a ramming Submarine",
    "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS, "R1.submerged=1",
    SAIL "ram R1: B1 [4] [5] [6] [6]", "R1=in-play told=ram-tied:5,5" },
  { "BS-RAM-5: afloat a ram like any", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", FS,
    NULL, SAIL "ram R1: B1 [4] [5] [6]", "R1=in-play told=ram-lost:4,5 told=held" },
  { "BS-SINK-3: her flagship lost, her fleet shaken",
    "Red/dwarves: submarine* sloop; Blue/elves: sloop*", FS, "R1.submerged=1",
    SAIL "ram R1: B1 [3] [5] [1]", "R1=destroyed R2=fled over=Blue" },

  /* The Kraken */
  { "FS-KRAK-1: the Kraken has +1 in the first battle only", KRAKEN, FS, NULL,
    SWIM "grapple R1: B1; board R1: [4 1] [5 2]; !R2.ordered=1 !B2.ordered=1;" ROUND
         "Red; board R1: [4 1] [4 2]",
    "told=battle-drawn:5,5 told=battle-drawn:4,4" },
  { "FS-KRAK-1: a battle, no hit, no die", KRAKEN, FS, NULL,
    SWIM "grapple R1: B1; board R1: [5 5] [3 2] [5 4]", "asks=nothing B1=in-play told=held" },
  { "FS-KRAK-1: a hit, and she stays up", KRAKEN, FS, NULL,
    SWIM "grapple R1: B1; board R1: [5 5] [3 2] [2 4] [2]", "B1.hits=1 B1=in-play asks=nothing" },
  { "FS-KRAK-1: ships cannot grapple it", "Red/elves: frigate*; Blue/goblinoids: kraken sloop*", FS,
    "B2.ordered=1", SAIL "grapple R1", "ships=B2" },
  { "FS-KRAK-2: damage, booty, the pull, booty", KRAKEN, FS, "Blue.booty=2",
    SWIM "grapple R1: B1; board R1: [5 5] [3 2] keep [2 4] keep [1] booty [4]",
    "B1=in-play B1.hits=1 Blue.booty=1" },
  { "FS-KRAK-2: morale follows when the Kraken destroys a flagship",
    "Red/goblinoids: kraken frigate*; Blue/realmsmen: frigate* man_o_war", FS, NULL,
    SWIM "grapple R1: B1; board R1: [5 5] [3 2] [2 4] [1] [1]", "B1=destroyed B2=fled over=Red" },
  { "R-63: the Kraken sinks a ship that it defeats", KRAKEN, FS, "B1.hits=2",
    SWIM "grapple R1: B1; board R1: [5 5] [3 2] [2 4]", "B1=sunk prize=0 asks=nothing" },
  { "R-63: defeated it is destroyed", KRAKEN, FS, "R1.hits=2",
    SWIM "grapple R1: B1; board R1: [3 1] [6 2] [1 1]", "R1=destroyed prize=0 asks=nothing" },
  { "R-109: it comes up to grapple", KRAKEN, FS, "R1.submerged=1", SWIM "grapple R1: B1",
    "R1.submerged=0 can=board:R1" },
  { "R-53: crews' bonuses are not its",
    "Red/goblinoids: kraken frigate*; Blue/saurians: frigate"
    " man_o_war*",
    FS, NULL, SWIM "grapple R1: B1; board R1: [4 1] [4 2]", "told=battle-drawn:5,5" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("example", examples, G_N_ELEMENTS (examples));
  battle_add_rows ("fantasea", rows, G_N_ELEMENTS (rows));
  return g_test_run ();
}
