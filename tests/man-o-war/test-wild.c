/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts-scenes.h"
#include "harness.h"

/* Sea monsters, flyers and spells of which none is stock (lagoon.json), and what only such content
 * does to beasts. */

#define LAGOON "content=lagoon.json"
#define SURFACE BATTLE "R2.depth=surface "
/* Blue's go. */
#define BLUES BATTLE "order=Blue,Red "
#define SQUIDS "Red: TURTLE*; Blue: STEAMER SQUID GULL"

static const BattleRow lagoon[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-MON-03: a monster moves as far as its dice and bonus say",
    "Red: TURTLE* EEL; Blue: STEAMER", LAGOON, SURFACE, "activate R2: surface [5]",
    "told=monster-moves:900 asks=monster-touches", "MW-MON-03" },
  { "MW-MON-09: an attack of several effects", "Red: TURTLE* EEL; Blue: STEAMER", LAGOON, SURFACE,
    "activate R2: surface [5] {B1} yes [3]", "told=crew-lost asks=where", NULL },
  { "MW-AMB-43: her template says how many dice defensive fire has",
    "Red: TURTLE*; Blue: STEAMER BAT", LAGOON, BLUES, "activate B2: {R1}",
    "asks=defensive-fire of=Red a=2", "MW-FLY-04" },
  { "MW-FLY-09: armament fires back", "Red: TURTLE* BAT; Blue: STEAMER BAT", LAGOON, BATTLE,
    "activate R2: {B2}", "asks=defensive-fire of=Blue about=B2:R2 a=1", NULL },
  { "MW-FLY-09: a fight of flyers may end with a death", "Red: TURTLE* BAT; Blue: STEAMER BAT",
    LAGOON, BATTLE, "activate R2: {B2} yes [3] [4]", "R2.status=destroyed asks=nothing", NULL },
  { "MW-FLY-06: fire finds its place", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON, BLUES,
    "activate B2: {R1} no yes [4]", "asks=where about=R1", NULL },
  { "MW-FLY-12: fire is a wound among flyers", "Red: TURTLE* BAT; Blue: STEAMER BAT", LAGOON,
    BATTLE, "activate R2: {B2} no yes [4] [3] [1]", "B2.status=destroyed asks=nothing", NULL },
  { "MW-AFW-01: how far, where it has bands", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2",
    "asks=anti-flyer-range high=550 about=R1:B2", NULL },
  { "MW-AFW-01: a shot at a flyer too far away is spent", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 5.5",
    "told=out-of-reach asks=nothing", NULL },
  { "MW-AFW-01: a number of its own", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 5 [2]",
    "told=shot-misses told=fires-at-flyer", NULL },
  { "MW-AFW-01: closer is worse for it", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 2 [3] [3] [5]", "B2.status=destroyed",
    NULL },
  { "MW-AFW-01: than farther off", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 2.5 [3] [3] [5]",
    "B2.status=in-play told=shrugs-off", NULL },
  { "MW-AFW-01: nothing beside a hit that is saved", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 2.5 [3] [3] [5]",
    "B2.hull=0 B2.no_move=0", NULL },
  { "MW-AFW-01: a shot without a location leaves no counter", "Red: TURTLE*; Blue: STEAMER BAT",
    LAGOON, BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 2.5 [3] [1]",
    "B2.hull=0 B2.no_move=0", NULL },
  { "MW-AFW-01: a shot that misses leaves no counter", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 2.5 [2]", "B2.no_move=0", NULL },
  { "MW-AFW-01: a shot that wounds leaves a counter", "Red: TURTLE*; Blue: STEAMER GULL", LAGOON,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 5 [3] [3] [1]",
    "B2.hull=1 B2.no_move=1", NULL },
  { "MW-MON-17: its save first, then the dice of the ram", "Red: TURTLE*; Blue: STEAMER EEL",
    LAGOON, BATTLE "B2.depth=surface", "activate R1; move R1: oars 0 ship B2 yes [1]",
    "asks=ram-damage dice=1 about=R1:B2", "MW-RAM-03" },
  { "MW-TPL-07: a weapon without bands has one, to its reach", "Red: RAFT; Blue: STEAMER", LAGOON,
    BATTLE, "activate R1; fire R1", "asks=band choices=in-reach,out-of-reach,in-the-way", NULL },
  { "MW-TPL-07: which changes no save", "Red: RAFT; Blue: STEAMER", LAGOON, BATTLE,
    "activate R1; fire R1: in-reach [1]", "asks=save needs=4 bonus=0", NULL },
  { "MW-MON-09: a special attack slows its target for a turn", "Red: TURTLE* SQUID; Blue: STEAMER",
    LAGOON, SURFACE, "activate R2: surface [2 5] {B1} yes [2]",
    "B1.sails=500 marker=effect:B1 told=note", "MW-MON-09" },
  { "MW-CMB-07: a weapon that has to hit, against a monster", "Red: 3 CANOE; Blue: STEAMER EEL",
    LAGOON, BATTLE "B2.depth=surface", "activate R1; fire R1: port B2 band.NET.0 [3] [4]",
    "B2.hull=1 B2.no_fire=1", "MW-CMB-07" },
  { "MW-CMB-07: a net may miss", "Red: 3 CANOE; Blue: STEAMER EEL", LAGOON,
    BATTLE "B2.depth=surface", "activate R1; fire R1: port B2 band.NET.0 [2]",
    "B2.hull=0 asks=nothing", NULL },
};

#define SPELLS(cards) MAGIC "Red.rank=1 Red.wizard_ship=1 Red.wizard_fate=0 " HOLDS (cards)
#define NEXT_GO "activate R1; done R1; "

/* Spells that only such content has, on beasts. */
static const BattleRow wild[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-AMB-56: one save for all the hits below the waterline", SQUIDS, LAGOON,
    SPELLS ("spell.BORE") "B2.depth=surface", "magic: spell.BORE B2 [2] [3] clockwise",
    "B2.hull=2 told=note", "MW-MAG-02" },
  { "MW-AMB-56: that may hold", SQUIDS, LAGOON, SPELLS ("spell.BORE") "B2.depth=surface",
    "magic: spell.BORE B2 [2] [4] clockwise", "B2.hull=0 told=shrugs-off asks=nothing", NULL },
  { "MW-FLY-12: a wound for each, and no save that a flyer has not", SQUIDS, LAGOON,
    SPELLS ("spell.BORE"), "magic: spell.BORE B3 [2]", "B3.status=destroyed untold=no-save", NULL },
  { "MW-MON-13: the wind turns once", SQUIDS, LAGOON,
    SPELLS ("spell.BORE") "B2.depth=surface link=held:B2:R1 wind=N",
    "magic: spell.BORE B2 [2] [6] clockwise [6]", "wind=NE told=spell-on-both asks=nothing",
    "MW-MON-13" },
  { "MW-FLY-02: unless a spell says so", SQUIDS, LAGOON, SPELLS ("spell.CALM"),
    "magic: spell.CALM B3 [2]; " NEXT_GO "activate B3", "told=flies:500", NULL },
  { "MW-MON-03: a spell limits a monster's move", SQUIDS, LAGOON,
    SPELLS ("spell.CALM") "B2.depth=surface",
    "magic: spell.CALM B2 [2]; " NEXT_GO "activate B2: surface [4 5]", "told=monster-moves:450",
    NULL },
  { "MW-AMB-56: a spell that forbids firing sets no counter", SQUIDS, LAGOON,
    SPELLS ("spell.CALM") "B2.depth=surface",
    "magic: spell.CALM B2 [2]; " NEXT_GO "activate B2: surface [4 5] {R1}",
    "B2.no_fire=0 marker=effect:B2 asks=monster-boards", NULL },
  { "MW-TPL-06: a beast's save again", "Red: TURTLE* SQUID; Blue: STEAMER", LAGOON,
    SPELLS ("spell.HIDE") "R2.depth=surface order=Red,Blue",
    "magic: spell.HIDE R2 [2]; " NEXT_GO "activate B1; fire B1: bow R2 band.BASILISK.0 [2]",
    "asks=reroll-by-spell of=Red about=R2", NULL },
  { "MW-TPL-06: a spell lets a boarded monster roll again", "Red: TURTLE* SQUID; Blue: STEAMER",
    LAGOON, SPELLS ("spell.HIDE") "R2.depth=surface order=Red,Blue",
    "magic: spell.HIDE R2 [2]; " NEXT_GO "activate B1; board B1: R2 [6] [1]",
    "asks=reroll-by-spell of=Red about=R2:B1", NULL },
  { "MW-TPL-06: the spell does not help a monster that boards", "Red: TURTLE* SQUID; Blue: STEAMER",
    LAGOON, SPELLS ("spell.HIDE") "R2.depth=surface order=Red,Blue",
    "magic: spell.HIDE R2 [2]; activate R2: surface [2 3] {B1} no yes no-guns [1] [6]",
    "asks=after-round", NULL },
  { "MW-TPL-06: wounds below zero heal", "Red: TURTLE* SQUID; Blue: STEAMER", LAGOON,
    SPELLS ("spell.BALM") "R2.depth=surface R2.hull=2", "magic: spell.BALM R2 [2]",
    "R2.hull=1 told=heals:1,4", NULL },
  { "MW-TPL-06: a spell without a target leaves a note", "Red: TURTLE* SQUID; Blue: STEAMER",
    LAGOON, SPELLS ("spell.OMEN"), "magic: spell.OMEN [2]", "told=spell-note", NULL },
  { "MW-TPL-11: a summoning again", "Red: TURTLE* EEL; Blue: STEAMER", LAGOON, NULL,
    "muster: none {} 0 card.ORB none; set-up: 0 [2] [6] [1] east placed; initiative: [6] [1];"
    "!Red.rank=1; !Red.wizard_ship=1; summon R2: yes [2]",
    "asks=reroll of=Red about=R1 choices=keep,keep-all,use-card", "MW-MON-02" },
  { "MW-TPL-11: which works", "Red: TURTLE* EEL; Blue: STEAMER", LAGOON, NULL,
    "muster: none {} 0 card.ORB none; set-up: 0 [2] [6] [1] east placed; initiative: [6] [1];"
    "!Red.rank=1; !Red.wizard_ship=1; summon R2: yes [2] use-card [3]",
    "told=card-used told=comes R2.depth=surface", NULL },
  { "MW-TPL-11: without the wizard she has no part in it", "Red: TURTLE* EEL; Blue: STEAMER",
    LAGOON, NULL,
    "muster: none {} 0 card.ORB none; set-up: 0 [2] [6] [1] east placed; initiative: [6] [1];"
    "!Red.rank=1; !Red.wizard_ship=1; summon R2: no [3]",
    "told=does-not-come asks=nothing", NULL },
  { "MW-TPL-11: a rank set by hand counts while a card is asked for",
    "Red: TURTLE* EEL; Blue: STEAMER", LAGOON, NULL,
    "muster: none {} 0 card.STAFF none; set-up: 0 [2] [6] [1] east placed; initiative: [6] [1];"
    "!Red.rank=1; !Red.wizard_ship=1; summon R2: yes; !Red.rank=0; + yes",
    "asks=summon bonus=1", NULL },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("beasts/lagoon", lagoon, G_N_ELEMENTS (lagoon));
  battle_add_rows ("beasts/wild", wild, G_N_ELEMENTS (wild));
  return g_test_run ();
}
