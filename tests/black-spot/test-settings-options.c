/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * Each value of each setting of options, FantaSea and magic (section 15), and what it changes. The
 * last test checks that none is missing.
 */

#define ROUND "end-round; draw-wind: calm; initiative: "
#define SAIL "activate R1; move R1: straight 3; "
#define HOOKS SAIL "grapple R1: B1; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

#define FS " fs.factions=on fs.special_models=on"
#define MAGIC " fs.factions=on fs.special_models=on fs.magic=on"
#define TWO "Red: sloop*; Blue: sloop*"

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "batteaux on", "Red: batteaux*; Blue: sloop*", "opt.batteaux=on", NULL,
    "activate R1; move R1: straight", "high=400" },
  { "momentum", TWO, "opt.momentum=on", "R1.inches_last=400", "activate R1; move R1: straight",
    "low=200" },
  { "no momentum", TWO, "opt.momentum=off", "R1.inches_last=400", "activate R1; move R1: straight",
    "low=0" },
  { "opportunity", TWO, "opt.opportunity_fire=on", NULL, PASS ("R1") "activate B1",
    "can=opportunity-fire:R1" },
  { "no opportunity", TWO, "opt.opportunity_fire=off", NULL, PASS ("R1") "activate B1",
    "opportunity-fire:R1=opportunity-off" },
  { "fire", TWO, "opt.fire=on", NULL, "activate R1; fire R1: bow {B1:short} [4] [1]",
    "asks=ignition" },
  { "no fire", TWO, "opt.fire=off", NULL, "activate R1; fire R1: bow {B1:short} [4] [1]",
    "asks=nothing" },
  { "anchors", TWO, "opt.anchoring=on", NULL, "activate R1", "can=anchor:R1" },
  { "no anchors", TWO, "opt.anchoring=off", NULL, "activate R1", "anchor:R1=no-anchor" },
  { "anchored repairs", TWO, "opt.anchoring=on opt.anchored_repairs=on", "R1.anchored=1 R1.hits=1",
    "activate R1; repair R1: [5]", "R1.hits=0" },
  { "no anchored repairs", TWO, "opt.anchoring=on opt.anchored_repairs=off",
    "R1.anchored=1 R1.hits=1", "activate R1; repair R1: [5]", "R1.hits=1" },
  { "swaps", "Red: frigate* sloop; Blue: sloop*", "opt.swap_crew=on",
    "R1.hull_dice=1 R2.ordered=1 B1.ordered=1", "activate R1", "can=swap-crew:R1" },
  { "no swaps", "Red: frigate* frigate; Blue: sloop*", "opt.swap_crew=off",
    "R1.hull_dice=1 B1.ordered=1", "activate R1", "swap-crew:R1=no-swap" },
  { "modifiers", "Red: sloop*; Blue: frigate*", "opt.boarding_modifiers=on", NULL,
    HOOKS "board R1: [4] [4 2]", "told=battle-drawn-modified:12,12" },
  { "no modifiers", "Red: sloop*; Blue: frigate*", "opt.boarding_modifiers=off", NULL,
    HOOKS "board R1: [4] [5 2]", "told=battle-drawn" },

  { "super.boarding", "Red: super_gun*; Blue: super_stout*",
    "opt.super_frigate=on super.boarding=defence", NULL, HOOKS "board R1: [1 4] [5 1 1]",
    "told=battle-drawn:5,5" },
  { "super.boarding lower", "Red: super_gun*; Blue: super_stout*",
    "opt.super_frigate=on super.boarding=lower", NULL, HOOKS "board R1: [1 4] [5 1]",
    "told=battle-drawn:5,5" },
  { "batteaux.variant", "Red: batteaux*; Blue: sloop*", "opt.batteaux=on batteaux.variant=2025",
    NULL, "activate R1; fire R1", "choices=bow,aft" },
  { "batteaux.variant 2015", "Red: batteaux*; Blue: sloop*",
    "opt.batteaux=on batteaux.variant=2015", NULL, "activate R1; move R1: straight", "high=800" },
  { "batteaux of an edition", "Red: batteaux*; Blue: sloop*", "edition=2015 opt.batteaux=on", NULL,
    "activate R1; move R1: straight", "high=800" },
  { "batteaux.broadside", "Red: batteaux*; Blue: sloop*",
    "opt.batteaux=on batteaux.variant=2015 batteaux.broadside=4/5", NULL,
    "activate R1; fire R1: port {B1:short} [4]", "told=on-target" },
  { "batteaux.broadside 5/6", "Red: batteaux*; Blue: sloop*",
    "opt.batteaux=on batteaux.variant=2015 batteaux.broadside=5/6", NULL,
    "activate R1; fire R1: port {B1:short} [4]", "told=missed" },
  { "mom.monsters", "Red/elves: dragon sloop*; Blue/elves: sloop*",
    "opt.momentum=on mom.monsters=on" FS, "R1.inches_last=400", "activate R1; move R1", "low=200" },
  { "mom.monsters off", "Red/elves: dragon sloop*; Blue/elves: sloop*",
    "opt.momentum=on mom.monsters=off" FS, "R1.inches_last=400", "activate R1; move R1", "low=0" },
  { "opfire.strict", TWO, "opt.opportunity_fire=on opfire.strict=on", "R1.hits=1",
    "activate R1; repair R1: [1]; end-turn R1; activate B1",
    "opportunity-fire:R1=opportunity-acted" },
  { "opfire.strict: none", TWO, "opt.opportunity_fire=on opfire.strict=on", NULL,
    PASS ("R1") "activate B1", "can=opportunity-fire:R1" },
  { "opfire.strict off", TWO, "opt.opportunity_fire=on opfire.strict=off", "R1.hits=1",
    "activate R1; repair R1: [1]; end-turn R1; activate B1", "can=opportunity-fire:R1" },
  { "opfire.after_battle", "Red: sloop frigate*; Blue: frigate sloop*",
    "opt.opportunity_fire=on opfire.after_battle=on", "B2.ordered=1 B1.hits=2",
    HOOKS "board R1: [6] [1 1] [1 1]; aftermath R1: scuttle; activate R2",
    "can=opportunity-fire:R1" },
  { "opfire.after_battle off", "Red: sloop frigate*; Blue: frigate sloop*",
    "opt.opportunity_fire=on opfire.after_battle=off", "B2.ordered=1 B1.hits=2",
    HOOKS "board R1: [6] [1 1] [1 1]; aftermath R1: scuttle; activate R2",
    "opportunity-fire:R1=opportunity-fought" },
  { "burn.upkeep", TWO, "opt.fire=on burn.upkeep=per_flame", "R1.flames=2", "activate R1: [6] [6]",
    "R1.flames=0" },
  { "burn.upkeep one_die: a 6", TWO, "opt.fire=on burn.upkeep=one_die", "R1.flames=2",
    "activate R1: [6]", "R1.flames=1 asks=nothing" },
  { "burn.upkeep one_die: a 1", "Red: frigate*; Blue: frigate*", "opt.fire=on burn.upkeep=one_die",
    "R1.flames=2", "activate R1: [1] [1 1] [1 1]", "R1.flames=2 R1.hits=2 asks=nothing" },
  { "burn.extinguish", TWO, "opt.fire=on burn.extinguish=one", "R1.flames=2",
    "activate R1: [2] [2]; put-out-fire R1", "R1.flames=1" },
  { "burn.extinguish all", TWO, "opt.fire=on burn.extinguish=all", "R1.flames=2",
    "activate R1: [2] [2]; put-out-fire R1", "R1.flames=0" },
  { "swap.both_spend", "Red: frigate* frigate; Blue: sloop*", "opt.swap_crew=on swap.both_spend=on",
    "R1.hull_dice=1 B1.ordered=1", "activate R1; swap-crew R1: R2 take 1; end-turn R1; activate R2",
    "fire:R2=swapped can=move:R2" },
  { "swap.both_spend: an ordered one cannot", "Red: frigate* frigate; Blue: sloop*",
    "opt.swap_crew=on swap.both_spend=on", "R1.hull_dice=1 R2.ordered=1 B1.ordered=1",
    "activate R1", "swap-crew:R1=nobody-to-swap" },
  { "swap.both_spend off", "Red: frigate* frigate; Blue: sloop*",
    "opt.swap_crew=on swap.both_spend=off", "R1.hull_dice=1 R2.ordered=1 B1.ordered=1",
    "activate R1; swap-crew R1: R2 take 1", "R1.hull_dice=2 R2.hull_dice=1" },

  /* FantaSea */
  { "fs.factions", "Red/elves: sloop*; Blue/undead: sloop*", "fs.factions=on", NULL,
    "activate R1; move R1: straight", "high=900" },
  { "fs.factions off", "Red/elves: sloop*; Blue/undead: sloop*", "fs.factions=off", NULL,
    "activate R1; move R1: straight", "high=800" },
  { "fs.magic", TWO, "fs.magic=on", "step=2", "initiative: Red", "step=4" },
  { "fs.magic off", TWO, "fs.magic=off", "step=2", "initiative: Red", "step=3 magic=no-magic" },
  { "fs.bucket", "Red/goblinoids: kraken sloop*; Blue/elves: sloop*", "fs.bucket=by_dice" FS, NULL,
    "", "activate:R1=sloops-first bucket=sloops" },
  { "fs.bucket sloops", "Red/goblinoids: kraken sloop*; Blue/elves: sloop*", "fs.bucket=sloops" FS,
    NULL, "", "can=activate:R1 bucket=sloops" },
  { "fs.bucket last", "Red/elves: dragon man_o_war*; Blue/elves: frigate*", "fs.bucket=last" FS,
    "R2.ordered=1 B1.ordered=1", "", "bucket=special-models can=activate:R1" },
  { "fs.crew_bonus_monsters", "Red/goblinoids: kraken frigate*; Blue/elves: frigate sloop*",
    "fs.crew_bonus_monsters=on" FS, "B2.ordered=1",
    "activate R1; move R1: 3; grapple R1: B1; board R1: [4 1] [6 2]", "told=battle-drawn:6,6" },
  { "fs.crew_bonus_monsters off", "Red/goblinoids: kraken frigate*; Blue/elves: frigate sloop*",
    "fs.crew_bonus_monsters=off" FS, "B2.ordered=1",
    "activate R1; move R1: 3; grapple R1: B1; board R1: [4 1] [5 2]", "told=battle-drawn:5,5" },
  { "fs.monsters_ground", "Red/barbarians: ichthyosaur sloop*; Blue/elves: sloop*",
    "fs.monsters_ground=on" FS, NULL,
    "activate R1; move R1: 3; ground-test R1: marker-1 near [1] [6]", "R1.aground=1" },
  { "fs.monsters_ground off", "Red/barbarians: ichthyosaur sloop*; Blue/elves: sloop*",
    "fs.monsters_ground=off" FS, NULL, "activate R1; move R1: 3", "ground-test:R1=no-terrain" },
  { "fs.sub_guns", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", "fs.sub_guns=all" FS, NULL,
    "activate R1; fire R1", "choices=bow,aft,port,starboard" },
  { "fs.sub_guns bow", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", "fs.sub_guns=bow" FS,
    NULL, "activate R1; fire R1", "choices=bow" },
  { "fs.sub_guns none", "Red/dwarves: submarine sloop*; Blue/elves: sloop*", "fs.sub_guns=none" FS,
    NULL, "activate R1", "fire:R1=no-banks" },
  { "fs.air_wind", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", "fs.air_wind=on" FS,
    "wind=N R1.airborne=1", "activate R1; move R1: with straight", "high=700" },
  { "fs.air_wind off", "Red/technomages: air_ship sloop*; Blue/elves: sloop*", "fs.air_wind=off" FS,
    "wind=N R1.airborne=1", "activate R1; move R1: straight", "high=500" },
  { "fs.jelly", "Red/saurians: jelly sloop*; Blue/elves: frigate*", "fs.jelly=to_hit" FS,
    "R2.ordered=1", "activate R1; move R1: 3", "can=attack:R1 ram:R1=no-rammer" },
  { "fs.jelly ram", "Red/saurians: jelly sloop*; Blue/elves: frigate*", "fs.jelly=ram" FS,
    "R2.ordered=1", "activate R1; move R1: 3; ram R1: B1 [4 1] [1 1] [6 6]",
    "told=ram-won attack:R1=no-attack" },
  { "fs.undead_first", "Red/undead: frigate*; Blue/elves: frigate sloop*",
    "fs.undead_first=next_activation" FS, "B1.hits=2 B1.ordered=1 B2.ordered=1",
    HOOKS "board R1: [6 1] [1 1] [1 1]; aftermath R1: add", "B1.hull_dice=0 B1.owner=Red" },
  { "fs.undead_first at_capture", "Red/undead: frigate*; Blue/elves: frigate sloop*",
    "fs.undead_first=at_capture" FS, "B1.hits=2 B1.ordered=1 B2.ordered=1",
    HOOKS "board R1: [6 1] [1 1] [1 1]; aftermath R1: add", "B1.hull_dice=1 B1.owner=Red" },
  { "morale.monsters", "Red/elves: sloop*; Blue/barbarians: sloop* ichthyosaur",
    "morale.monsters=on" FS, "B1.hits=1", "activate R1; fire R1: bow {B1:short} [4] [1] [1]",
    "B2=fled" },
  { "morale.monsters off", "Red/elves: sloop*; Blue/barbarians: sloop* ichthyosaur",
    "morale.monsters=off" FS, "B1.hits=1", "activate R1; fire R1: bow {B1:short} [4] [1]",
    "B2=in-play asks=nothing" },

  /* Magic */
  { "magic.deck", "Red: sloop*; Blue: sloop*", "magic.deck=rum:20 fs.magic=on", NULL,
    "set-up: [1] Red island [3] [3]", "asks=spell-card choices=rum" },
  { "magic.pool", "Red: sloop*; Blue: sloop*",
    "fs.magic=on magic.pool=whole magic.deck=rum:9,volcano:9", NULL,
    "set-up: [1] Red island [3] [3]", "asks=spell-card choices=volcano,rum" },
  { "magic.pool general_only", "Red: sloop*; Blue: sloop*",
    "fs.magic=on magic.pool=general_only magic.deck=rum:19,volcano:9", NULL,
    "set-up: [1] Red island [3] [3]", "asks=spell-card choices=rum" },
  { "magic.hands", TWO, "fs.magic=on magic.hands=app", NULL, "", "Red.hand=0 Red.real_cards=0" },
  { "magic.hands physical", TWO, "fs.magic=on magic.hands=physical", NULL, "", "Red.hand=6" },
  { "magic.failed_counts", TWO, "fs.magic=on magic.failed_counts=on", "step=4 Red.cards=wind_burst",
    "magic; cast Red: wind_burst N [1]", "Red.attempted=1 step=3" },
  { "magic.failed_counts off", TWO, "fs.magic=on magic.failed_counts=off",
    "step=4 Red.cards=wind_burst", "magic; cast Red: wind_burst N [1]",
    "Red.attempted=0 can=cast:Red" },
  { "magic.wizard_captured", "Red: sloop*; Blue: sloop* sloop",
    "fs.magic=on magic.wizard_captured=lost", "B1.hits=1", HOOKS "board R1: [6] [1] [1] [2]",
    "Blue.wizard=0" },
  { "magic.wizard_captured stays", "Red: sloop*; Blue: sloop* sloop",
    "fs.magic=on magic.wizard_captured=stays_until_removed", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1] [2]", "Blue.wizard=2" },
  { "magic.mega_standing", "Red: sloop*; Blue: sloop*", "fs.magic=on magic.mega_standing=rolls_ok",
    "step=4 Red.cards=eagles_eye,mega_magic Blue.cards=rum",
    "magic; cast Red: eagles_eye mega_magic R1; dispel Blue: marker-2 rum [5]",
    "unmarked=eagles-eye" },
  { "magic.mega_standing never", "Red: sloop*; Blue: sloop*",
    "fs.magic=on magic.mega_standing=never",
    "step=4 Red.cards=eagles_eye,mega_magic Blue.cards=rum",
    "magic; cast Red: eagles_eye mega_magic R1", "dispel:Blue=no-spell" },
  { "magic.hit_literal", TWO, "fs.magic=on magic.hit_literal=on", "marker=ring::Blue",
    "activate R1; move R1: straight 3 {marker-2} 1", "R1.hits=1 asks=nothing" },
  { "magic.hit_literal off", TWO, "fs.magic=on magic.hit_literal=off", "marker=ring::Blue",
    "activate R1; move R1: straight 3 {marker-2} 1 [5]", "R1.hits=0 asks=nothing told=held" },
  { "magic.rocks_escape", TWO, "fs.magic=on magic.rocks_escape=dispel",
    "R1.trapped=1 marker=rocks:R1:Blue", "activate R1", "R1.trapped=1 active_ship=R1" },
  { "magic.rocks_escape like_aground", TWO, "fs.magic=on magic.rocks_escape=like_aground",
    "R1.trapped=1 marker=rocks:R1:Blue", "activate R1", "R1.trapped=0 R1.ordered=1" },
  { "magic.flux", TWO, "fs.magic=on magic.flux=both", "step=4 Red.cards=magic_flux",
    "magic; cast Red: magic_flux", "asks=spell-wind" },
  { "magic.flux choose", TWO, "fs.magic=on magic.flux=choose", "step=4 Red.cards=magic_flux",
    "magic; cast Red: magic_flux", "asks=flux choices=wind,cards" },
  { "magic.flux: the wind alone", TWO, "fs.magic=on magic.flux=choose",
    "step=4 Red.cards=magic_flux", "magic; cast Red: magic_flux wind S [3]",
    "wind=S Red.hand=0 asks=nothing" },
  { "P-18: the cards alone", TWO, "fs.magic=on magic.flux=choose", "step=4 Red.cards=magic_flux",
    "magic; cast Red: magic_flux cards [3] rum rum", "wind=calm Red.hand=2 asks=nothing" },
  { "magic.summon_speed", "Red/elves: sloop*; Blue/elves: sloop*", "magic.summon_speed=9" MAGIC,
    "step=4 Red.cards=kelp_king",
    "magic; cast Red: kelp_king [6] afloat; " PASS ("R1") PASS ("B1") "activate Ra; move Ra",
    "high=900" },
  { "magic.summon_damage", "Red/elves: sloop*; Blue/elves: sloop*", "magic.summon_damage=on" MAGIC,
    "step=4 Red.cards=kelp_king",
    "magic; cast Red: kelp_king [6] afloat; " PASS ("R1")
        PASS ("B1") "activate Ra; move Ra: 3; ram Ra: B1 [1 1] [6] [1 1]",
    "Ra.hits=1" },
  { "magic.summon_damage off", "Red/elves: sloop*; Blue/elves: sloop*",
    "magic.summon_damage=off" MAGIC, "step=4 Red.cards=kelp_king",
    "magic; cast Red: kelp_king [6] afloat; " PASS ("R1")
        PASS ("B1") "activate Ra; move Ra: 3; ram Ra: B1 [1 1] [6]",
    "Ra.hits=0 asks=nothing" },
  { "magic.titan", "Red/saurians: sloop*; Blue/elves: frigate*", "magic.titan=bow_1" MAGIC,
    "step=4 Red.cards=amethyst_titan B1.ordered=1",
    "magic; cast Red: amethyst_titan [6] afloat; " PASS (
        "R1") "activate Ra; attack Ra: {B1:short} [4 1] [1 1]",
    "B1.hits=1 asks=nothing" },
  { "magic.titan broadside_2", "Red/saurians: sloop*; Blue/elves: frigate*",
    "magic.titan=broadside_2" MAGIC, "step=4 Red.cards=amethyst_titan B1.ordered=1",
    "magic; cast Red: amethyst_titan [6] afloat; " PASS (
        "R1") "activate Ra; attack Ra: {B1:short} [4 1] [1 1] [1 1]",
    "B1.hits=2 asks=nothing" },
  { "magic.poseidon", TWO, "fs.magic=on magic.poseidon=with_move",
    "step=4 Red.cards=poseidons_breath", "magic; cast Red: poseidons_breath R1 [3]",
    "marker=poseidons-breath:R1 asks=nothing" },
  { "magic.poseidon immediate", TWO, "fs.magic=on magic.poseidon=immediate",
    "step=4 Red.cards=poseidons_breath", "magic; cast Red: poseidons_breath R1 [3]",
    "asks=breath high=400 unmarked=poseidons-breath" },
  { "magic.volcano_on_cast", "Red/undead: sloop*; Blue/elves: sloop*",
    "magic.volcano_on_cast=on" MAGIC, "step=4 Red.cards=volcano", "magic; cast Red: volcano [5]",
    "asks=near-volcano" },
  { "magic.volcano_on_cast off", "Red/undead: sloop*; Blue/elves: sloop*",
    "magic.volcano_on_cast=off" MAGIC, "step=4 Red.cards=volcano", "magic; cast Red: volcano [5]",
    "asks=nothing marker=volcano" },
  { "magic.wind_keep", TWO, "fs.magic=on wind.method=compass magic.wind_keep=on",
    "step=4 wind=N Red.cards=wind_burst",
    "magic; cast Red: wind_burst S [4]; " PASS ("R1") PASS ("B1") "end-round", "wind=S" },
  { "magic.wind_keep off", TWO, "fs.magic=on wind.method=compass magic.wind_keep=off",
    "step=4 wind=N Red.cards=wind_burst",
    "magic; cast Red: wind_burst S [4]; " PASS ("R1") PASS ("B1") "end-round", "wind=N" },
  { "magic.foreign_dispel", TWO, "fs.magic=on magic.foreign_dispel=allowed",
    "step=4 Red.cards=wind_burst Blue.cards=volcano", "magic; cast Red: wind_burst S dispel",
    "choices=volcano,none" },
  { "magic.foreign_dispel own_only", TWO, "fs.magic=on magic.foreign_dispel=own_only",
    "step=4 Red.cards=wind_burst Blue.cards=volcano", "magic; cast Red: wind_burst S dispel",
    "choices=none" },
  { "magic.foreign_dispel own_only: a card of no faction", TWO,
    "fs.magic=on magic.foreign_dispel=own_only",
    "step=4 Red.cards=wind_burst Blue.cards=volcano,lightning",
    "magic; cast Red: wind_burst S dispel", "choices=lightning,none" },
  { "magic.typhoon_held", TWO, "fs.magic=on magic.typhoon_held=reface_only",
    "step=4 Red.cards=typhoon B1.trapped=1 marker=rocks:B1:Red",
    "magic; cast Red: typhoon [6] [1] {B1:move}", "told=refaced B1.trapped=1 asks=nothing" },
  { "magic.typhoon_held move", TWO, "fs.magic=on magic.typhoon_held=move",
    "step=4 Red.cards=typhoon B1.trapped=1 marker=rocks:B1:Red",
    "magic; cast Red: typhoon [6] [1] {B1:move}", "told=thrown B1.trapped=0" },
  { "magic.disrupt_wizardless", TWO, "fs.magic=on magic.disrupt_wizardless=six_plus",
    "step=4 Red.cards=wind_burst Blue.cards=disrupting_dispel Blue.wizard=0",
    "magic; cast Red: wind_burst S dispel disrupting_dispel [5]", "asks=casting" },
  { "magic.disrupt_wizardless automatic", TWO, "fs.magic=on magic.disrupt_wizardless=automatic",
    "step=4 Red.cards=wind_burst Blue.cards=disrupting_dispel Blue.wizard=0",
    "magic; cast Red: wind_burst S dispel disrupting_dispel", "asks=nothing wind=calm" },
  { "magic.rum_mega", "Red: frigate*; Blue: sloop*", "fs.magic=on magic.rum_mega=one",
    "step=4 Red.cards=rum,mega_magic R1.hits=2", "magic; cast Red: rum mega_magic R1",
    "R1.hits=1" },
  { "magic.rum_mega roll_for_six", "Red: frigate*; Blue: sloop*",
    "fs.magic=on magic.rum_mega=roll_for_six", "step=4 Red.cards=rum,mega_magic R1.hits=2",
    "magic; cast Red: rum mega_magic R1 [6]", "R1.hits=0" },
};

static const FleetRow fleet_rows[] = {
  /* name, fleet, options, price, faults */
  { "opt.batteaux", "Red: batteaux*", "opt.batteaux=on", 1, "" },
  { "opt.batteaux off", "Red: batteaux*", "opt.batteaux=off", 1, "class-not-offered!" },
  { "opt.super_frigate", "Red: super_gun*", "opt.super_frigate=on", 5, "" },
  { "opt.super_frigate off", "Red: super_gun*", "opt.super_frigate=off", 5, "class-not-offered!" },
  { "fs.special_models", "Red/elves: dragon sloop*", "fs.special_models=on fs.factions=on", 6, "" },
  { "fs.special_models off", "Red/elves: dragon sloop*", "fs.special_models=off fs.factions=on", 6,
    "class-not-offered!" },
};

/* BS-RATE-1: only the names change. */
static const char *const names[][2] = { { "opt.rating_names=on", "class.unrated" },
                                        { "opt.rating_names=off", "class.sloop" } };

static void
test_names (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (Battle) battle = battle_new ("Red: sloop*", names[i][0]);

      g_assert_cmpstr (bs_kind_words (battle->setup->content, battle->setup->options, 0), ==,
                       names[i][1]);
    }
}

static void
test_none_is_missing (void)
{
  g_autoptr (GPtrArray) tested = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_ptr_array_add (tested, (gpointer) rows[i].options);

  for (guint i = 0; i < G_N_ELEMENTS (fleet_rows); i++)
    g_ptr_array_add (tested, (gpointer) fleet_rows[i].options);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_ptr_array_add (tested, (gpointer) names[i][0]);

  g_ptr_array_add (tested, NULL);
  battle_check_settings ((const char *const *) tested->pdata, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("setting", rows, G_N_ELEMENTS (rows));
  battle_add_fleets ("setting", fleet_rows, G_N_ELEMENTS (fleet_rows));
  g_test_add_func ("/black-spot/setting/opt.rating_names", test_names);
  g_test_add_func ("/black-spot/setting/no option is missing", test_none_is_missing);
  return g_test_run ();
}
