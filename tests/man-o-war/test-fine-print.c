/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts-scenes.h"
#include "harness.h"

/* The fine print, in the order of the catalogue: where a rule stops, whom else it might have
 * struck, and what must not happen beside it. */

#undef DUEL
#undef BATTLE
#define DUEL "Red: EX-MOW-1*; Blue: EX-IND-1"
#define TURNED "Red: EX-IND-1; Blue: EX-MOW-1*"
#define SLOOPS "Red: EX-IND-1; Blue: EX-IND-1"
#define FLEETS "Red: EX-MOW-1* 3 EX-SOL-1; Blue: EX-MOW-1* EX-IND-1"
#define PAIR "Red: EX-MOW-1*; Blue: 2 EX-IND-1"
#define MOBBED "Red: EX-MOW-1 EX-MON-1 EX-IND-1; Blue: EX-IND-1"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define BLUES "step=4 round=2 order=Blue,Red "
#define END BATTLE "R1.ordered=1 B1.ordered=1 "
#define USE "activate R1; "
#define CLOSE "band.CANNON.0"
#define MEDIUM "band.CANNON.1"
#define LONG "band.CANNON.2"

/* What players write themselves (lagoon.json). */
#define LAGOON "content=lagoon.json"
#define FORT "Red/LAGOON: TURTLE*; Blue: STEAMER"
#define CANOES "Red: STEAMER; Blue: 3 CANOE"
#define MORTAR "all-round band.MORTAR.0 "
#define NEAR "band.BASILISK.0 "

/* Red's man-o'-war has one card, and goes first. */
#define WITH_CARD(card) "muster: none {} 0 " card " none; " SAIL_ON
#define SAIL_ON "set-up: 0 [2] [6] [1] east; initiative: [6] [1]; activate R1; "

static const BattleRow gunnery[] = {
  { "MW-CMB-01: the only bank that is left", SLOOPS, NULL, BATTLE "R1.fired=6", USE "fire R1",
    "asks=band about=R1:B1 a=1", NULL },
  { "MW-CMB-01: at friend or foe", FLEETS, NULL, BATTLE, USE "fire R1: port",
    "asks=target a=6 ships=R2,R3,R4,B1,B2", NULL },
  { "MW-CMB-03: somebody else is in the way", FLEETS, NULL, BATTLE,
    USE "fire R1: port B1 in-the-way ship", "asks=in-the-way about=R1:B1 ships=R2,R3,R4,B2", NULL },
  { "MW-CMB-03: nobody else is there", PAIR, NULL, BATTLE "B2.status=sunk",
    USE "fire R1: port in-the-way", "asks=first-thing choices=terrain,wreckage", NULL },
  { "MW-CMB-06: the save of one shot", SLOOPS, NULL, BATTLE, USE "fire R1: port " MEDIUM " low",
    "asks=location dice=2 a=2 about=R1:B1", NULL },
  { "MW-CMB-07: whom it has to hit", FORT, LAGOON, BATTLE, USE "fire R1: " MORTAR,
    "asks=to-hit about=R1:B1", NULL },
  { "MW-CMB-07: nothing hits", FORT, LAGOON, BATTLE, USE "fire R1: " MORTAR "[1 3]",
    "told=shots-hit:0,2 asks=nothing can=fire:R1", NULL },
  { "MW-CMB-07: what is saved does nothing beside", FORT, LAGOON, BATTLE,
    USE "fire R1: " MORTAR "[4 1] [1] [4]", "B1.lost_1=0 B1.ablaze_1=0 asks=nothing", NULL },
  { "MW-CMB-07: nor does what a monster shrugs off", "Red: 3 CANOE; Blue: STEAMER EEL", LAGOON,
    BATTLE "B2.depth=surface B2.hull=1", USE "fire R1: port B2 band.NET.0 [3] [5]",
    "B2.hull=1 B2.no_fire=0", NULL },
  { "MW-MON-12: nothing has gone astray", MOBBED, NULL, BATTLE "R2.depth=surface link=held:R2:B1",
    USE "fire R1: port R2 " MEDIUM " [4] [4] [4] [4] [4]"
        " [4] [3]",
    "R2.hull=1 asks=nothing", NULL },
  { "MW-MON-12: all has", MOBBED, NULL, BATTLE "R2.depth=surface link=held:R2:B1",
    USE "fire R1: port R2 " MEDIUM " [3] low", "asks=location dice=6 a=6 about=R1:B1", NULL },
  { "MW-MON-12: some has", MOBBED, "mw.volley_monster_roll=shot",
    BATTLE "R2.depth=surface link=held:R2:B1",
    USE "fire R1: port R2 " MEDIUM " [1 3 4 4 5 6] [4] [4] [4] [4] low",
    "asks=location dice=2 about=R1:B1", NULL },
  { "MC-06: at close range", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-06") "fire R1: bow " CLOSE " yes low [2 2]",
    "asks=save bonus=-2 terms=range:-1,cards:-1 told=card-used", NULL },
  { "MC-06: at no other", DUEL, NULL, NULL, WITH_CARD ("card.MC-06") "fire R1: bow " MEDIUM,
    "asks=aim untold=card-used", NULL },
  { "MC-06: or she keeps it", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-06") "fire R1: bow " CLOSE " no low [2 2]",
    "asks=save bonus=-1 untold=card-used", NULL },
  { "MC-06: at a monster", "Red: EX-MOW-1*; Blue: EX-IND-1 EX-MON-1", NULL, NULL,
    "muster: none {} 0 card.MC-06 none; set-up: 0 [2] [6] [1] east placed; initiative: [6] [1];"
    "activate R1; !B2.depth=surface; fire R1: bow B2 " CLOSE " yes",
    "asks=beast-save bonus=-2 about=B2", NULL },
};

static const BattleRow damage[] = {
  { "MW-DMG-01: what goes with the last box waits for it", "Red: STEAMER; Blue: STEAMER", LAGOON,
    BATTLE, USE "fire R1: bow " NEAR "[2 6] [1] [6]",
    "B1.lost_2=1 B1.hull=0 B1.sails=350 untold=destroyed-location", NULL },
  { "MW-DMG-01: which place it was", SLOOPS, NULL, BATTLE, USE "fire R1: bow " CLOSE " low [5] [1]",
    "told=box-lost:14 told=destroyed-location:14", NULL },
  { "MW-DMG-02: no broadside there", SLOOPS, NULL, BATTLE, USE "fire R1: bow " CLOSE " low [1] [1]",
    "B1.guns=0,2,2,0 untold=broadside-lost", NULL },
  { "MW-DMG-02: nor a side to be asked about", SLOOPS, "mw.broadside_both_sides=off", BATTLE,
    USE "fire R1: bow " CLOSE " low [1] [1]", "B1.guns=0,2,2,0 asks=nothing", NULL },
  { "MW-DMG-02: each place has a side of its own", TURNED, "mw.broadside_both_sides=off",
    BATTLE "B1.lost_2=1",
    USE "fire R1: port " CLOSE " high [2 2] [1] port [6]; fire R1: starboard " CLOSE " low [2 2]"
        " [1] starboard [6]",
    "B1.gone=GUNDECK,WAIST B1.guns=2,4,2,1", NULL },
  { "MW-DMG-03: the last of the crew", DUEL, NULL, BATTLE "B1.crew=1",
    USE "fire R1: bow " CLOSE " high [1 6] [1]", "B1.crew=0 told=abandoned untold=crew-lost",
    NULL },
  { "MW-DMG-03: nobody is left to be lost", DUEL, NULL, BATTLE "B1.crew=0",
    USE "fire R1: bow " CLOSE " high [1 6] [1]", "B1.lost_4=1 untold=abandoned untold=crew-lost",
    NULL },
  { "MW-DMG-03: a prize without a crew is her owner's again", PAIR, NULL,
    BLUES "B1.owner=Red B1.crew=1 B1.captured=1",
    "activate B2; fire B2: bow B1 " CLOSE " high [1] [1]",
    "B1.crew=0 B1.owner=Blue B1.captured=0 told=abandoned", NULL },
  { "MW-DMG-03: only who was aboard dies", "Red: EX-IND-1; Blue: EX-MOW-1* EX-IND-1", NULL,
    BATTLE
    "B1.crew=1 Blue.rank=2 Blue.wizard_ship=3 Blue.wizard_fate=0 " BLUE_HOLDS ("spell.SP-01"),
    USE "fire R1: bow B1 " CLOSE " high [1] [1]",
    "Blue.admiral_fate=killed Blue.wizard_fate=aboard Blue.wizard_ship=3 Blue.hand=1", NULL },
  { "MW-DMG-03: with a wizard his spells are gone", "Red: EX-IND-1; Blue: EX-MOW-1* EX-IND-1", NULL,
    BATTLE
    "B2.crew=1 Blue.rank=2 Blue.wizard_ship=3 Blue.wizard_fate=0 " BLUE_HOLDS ("spell.SP-01"),
    USE "fire R1: bow B2 " CLOSE " high [1] [1]",
    "Blue.admiral_fate=aboard Blue.wizard_fate=killed Blue.wizard_ship=0 Blue.hand=0"
    " told=wizard-killed",
    NULL },
  { "MW-CRT-01: who hit her rolls", SLOOPS, NULL, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1]", "asks=critical of=Red about=B1", NULL },
  { "MW-CRT-01: she herself, where nobody did", CANOES, LAGOON,
    BATTLE "B1.lost_1=1 B1.lost_2=1 B1.crew=2",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [6 6] [1] [1]", "asks=critical of=Blue about=B1", NULL },
  { "mw.blaze_destroys: a burning box is the end of the area", FORT,
    LAGOON " mw.blaze_destroys=area", END "B1.lost_1=1 B1.ablaze_1=1 B1.lost_2=1", "end-phase: [6]",
    "B1.ablaze_2=1 B1.lost_2=1 B1.hull=1 told=destroyed-location", NULL },
  { "mw.blaze_destroys: and of nothing else", FORT, LAGOON " mw.blaze_destroys=area",
    END "R1.lost_1=2 R1.ablaze_1=2 R1.lost_3=1", "end-phase: [6] [5]",
    "R1.ablaze_3=1 R1.lost_3=1 told=note", NULL },
  { "MW-SNK-04: nobody of note was aboard", PAIR, NULL, BATTLE "B1.hull=2",
    USE "fire R1: bow B1 " CLOSE " low [6 1] [1]",
    "B1=sunk untold=admiral-clings untold=wizard-clings", NULL },
  { "MW-SNK-04: a wizard clings on", PAIR, NULL,
    BATTLE "B1.hull=2 Blue.rank=2 Blue.wizard_ship=2 Blue.wizard_fate=0",
    USE "fire R1: bow B1 " CLOSE " low [6 1] [1]",
    "B1=sunk Blue.wizard_fate=clings Blue.wizard_ship=2 told=wizard-clings", NULL },
  { "MW-AMB-50: sunk, a prize is nobody's", PAIR, NULL,
    BLUES "B1.owner=Red B1.crew=2 B1.captured=1 B1.hull=2",
    "activate B2; fire B2: bow B1 " CLOSE " low [6] [1]", "B1=sunk B1.owner=Blue B1.captured=0",
    NULL },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("fine-print", gunnery, G_N_ELEMENTS (gunnery));
  battle_add_rows ("fine-print", damage, G_N_ELEMENTS (damage));
  return g_test_run ();
}
