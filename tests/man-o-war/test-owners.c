/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/*
 * What the ships, cards and beasts of owners do, as the Shoal Folk of the stock set have it: one
 * table for each mechanic, worked out. test-mechanics.c has those of the other races.
 */

#define FITTING "round=0 step=0 "
#define BATTLE "step=4 round=2 order=Red,Blue "
/* R1 a Snap Pike. */
#define PIKE "Red/SHOALS: EX-IND-14; Blue: EX-IND-1"
#define RAMS "activate R1; move R1: oars 0 ship yes "

static const BattleRow rams[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a ram that boards at once", PIKE, NULL, BATTLE, RAMS "[6]",
    "told=rams told=boards R1.done=5 asks=facing about=B1:R1", "MW-RAM-02" },
  { "and she does not move any more", PIKE, NULL, BATTLE, RAMS "[6] no-guns [1] [6] cut [6]",
    "told=cuts asks=nothing move:R1=moved", NULL },
  { "not a ship that it has sunk", PIKE, NULL, BATTLE "B1.hull=2", RAMS "[1]",
    "B1=sunk untold=boards", NULL },
  { "nor without a crew", PIKE, NULL, BATTLE "R1.crew=1", RAMS "[6] no-guns [1] [6]",
    "R1.crew=0 told=boards", NULL },
  { "nor without the jaw", PIKE, NULL, BATTLE "R1.lost_1=1", "activate R1; move R1: oars 0 ship",
    "told=touches untold=boards asks=nothing", NULL },
};

static const BattleRow grapples[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "grapples are cut by a die", PIKE, NULL, BATTLE,
    "activate R1; board R1: B1 no-guns [1] [6] cut", "asks=cut-by-die of=Blue about=B1:R1 needs=4",
    "MW-BRD-04" },
  { "on its number", PIKE, NULL, BATTLE, "activate R1; board R1: B1 no-guns [1] [6] cut [4]",
    "told=cuts asks=nothing", NULL },
  { "or they hold, and the fight goes on", PIKE, NULL, BATTLE,
    "activate R1; board R1: B1 no-guns [1] [6] cut [3]",
    "told=grapples-hold untold=cuts asks=board-attack about=B1:R1", NULL },
  { "after a tie, too", PIKE, NULL, BATTLE, "activate R1; board R1: B1 no-guns [2] [3] cut [3]",
    "told=grapples-hold asks=board-attack about=R1:B1", NULL },
  { "those of other ships are cut without a die", PIKE, NULL, BATTLE "order=Blue,Red ",
    "activate B1; board B1: R1 [1] [6] cut", "told=cuts asks=nothing", NULL },
};

/* Ra… of Red are flyers. */
#define MOTH "Red/SHOALS: EX-IND-14 EX-FLY-3; Blue: EX-IND-1"
#define FALCON "Red/SHOALS: EX-IND-14 EX-FLY-4; Blue: EX-IND-1 EX-FLY-1"

static const BattleRow flyers[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a flyer that begins no fight has its special attack", MOTH, NULL, BATTLE,
    "activate R2: {B1} no", "asks=use-special about=R2:B1", "MW-FLY-06" },
  { "and no other", MOTH, NULL, BATTLE, "activate R2: {B1} no yes [3]", "B1.crew=2 asks=nothing",
    NULL },
  { "two dice in the first round, of which the highest counts", FALCON, NULL, BATTLE,
    "activate R2: {B1} no yes", "asks=close-combat dice=2 about=R2:B1", "MW-FLY-07" },
  { "the higher one", FALCON, NULL, BATTLE, "activate R2: {B1} no yes [2 5] [1]",
    "told=fight-round:7,4 B1.crew=2", NULL },
  { "and one in the next", FALCON, NULL, BATTLE, "activate R2: {B1} no yes [2 5] [1]",
    "asks=close-combat dice=1", NULL },
};

/* R1 an Eel Tower with eel torpedoes, B1 a Tidewalker, B2 a Reef Coil. */
#define TOWER "Red/SHOALS: EX-MOW-3*; Blue: EX-IND-1 EX-MON-1"
#define EELS "activate R1; fire R1: bow B1 band.EELS.0 "

static const BattleRow torpedoes[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "torpedoes hit below the waterline, without a die for where", TOWER, NULL, BATTLE,
    "activate R1; fire R1: bow in-reach", "told=fires:2,0 asks=waterline about=B1:R1 nth=1:2",
    "MW-CMB-06" },
  { "each of them", TOWER, NULL, BATTLE, "activate R1; fire R1: bow in-reach [1] [1]",
    "B1.hull=2 asks=nothing", NULL },
  { "each makes one trip", TOWER, NULL, BATTLE, "activate R1; fire R1: bow in-reach [6] [6]",
    "R1.lost_3=2 R1.fired=1", NULL },
  { "and it swings the ship that fires", TOWER, NULL, BATTLE,
    "activate R1; fire R1: bow in-reach [6] [6]", "marker=effect:R1 asks=nothing", NULL },
  { "not if the target is out of reach", TOWER, NULL, BATTLE,
    "activate R1; fire R1: bow out-of-reach", "unmarked=effect:R1", NULL },
  { "and there are no more", TOWER, NULL, BATTLE "R1.lost_3=2", "activate R1; fire R1",
    "asks=bank choices=port,starboard", NULL },
  { "until she sinks", TOWER, NULL, BATTLE "B1.hull=2", "activate R1; fire R1: bow in-reach [1]",
    "B1=sunk asks=nothing", NULL },
  { "a monster has its save", TOWER, NULL, BATTLE "B2.depth=surface",
    "activate R1; fire R1: bow B2 in-reach [1] [6]", "B2.hull=1 asks=nothing", NULL },
};

/* Red’s Eel Tower carries a card. */
#define CARRIES(card) "Red/SHOALS: EX-MOW-3+card." card "*; Blue: EX-IND-1"
#define AT_SEA "muster: none {} 0 card.MC-07 none; !step=4; !round=2; !order=Red,Blue; "
#define PORT AT_SEA "activate R1; fire R1: port "

static const BattleRow cards[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a card for reach", CARRIES ("MC-15"), NULL, FITTING, PORT, "asks=use-card about=R1 risks=yes",
    NULL },
  { "the range is as much farther", CARRIES ("MC-15"), NULL, FITTING, PORT "yes",
    "told=card-used asks=band question=band-farther c=300 blank=yes", "MW-CMB-01" },
  { "or as it is, if it is not used", CARRIES ("MC-15"), NULL, FITTING, PORT "no",
    "asks=band question=usual", NULL },
  { "once a turn", CARRIES ("MC-15"), NULL, FITTING,
    PORT "yes band.CANNON.0 high [6 6]; fire R1: starboard", "asks=band question=usual", NULL },
  { "a card for more dice", CARRIES ("MC-16"), NULL, FITTING, PORT "band.CANNON.0 yes high",
    "told=fires:3,1 asks=location dice=3", "MW-CMB-05" },
  { "a volley that does not come in reach does not ask for it", CARRIES ("MC-16"), NULL, FITTING,
    PORT "out-of-reach", "asks=nothing untold=card-used", NULL },
  { "torpedoes have more, too", CARRIES ("MC-16"), NULL, FITTING,
    AT_SEA "activate R1; fire R1: bow in-reach yes", "told=fires:3,0 asks=waterline nth=1:3",
    NULL },
  { "a card for a second volley", CARRIES ("MC-17"), NULL, FITTING,
    PORT "band.CANNON.0 high [6 6]; use-card R1: card.MC-17; fire R1: port",
    "told=fires-again asks=band", NULL },
  { "once", CARRIES ("MC-17"), NULL, FITTING,
    PORT
    "band.CANNON.0 high [6 6]; use-card R1: card.MC-17; fire R1: port band.CANNON.0 high [6 6]; fire R1",
    "asks=bank choices=bow,starboard unlisted=use-card:R1", NULL },
};

/* B1 a Shellback, which has five wounds; R1 an Iron Gannet. */
#define SHELL "Red: EX-MOW-1*; Blue/SHOALS: EX-IND-15"
#define BITES BATTLE "order=Blue,Red "
#define BOARDS "activate B1; board B1: R1 no-guns "

static const BattleRow beasts[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a ship that is a beast boards with its wounds", SHELL, NULL, BITES, BOARDS "[1]",
    "told=boards asks=board-defence terms=crew:6,admiral:1", "MW-BRD-02" },
  { "and loses one for a round", SHELL, NULL, BITES, BOARDS "[1] [1]",
    "told=boarding-round:6,8 told=wounded B1.hull=1 B1.crew=4", NULL },
  { "wounded it is weaker", SHELL, NULL, BITES "B1.hull=3", BOARDS "[1] [1]",
    "told=boarding-round:3,8 B1.crew=1", NULL },
  { "the last wound kills it", SHELL, NULL, BITES "B1.hull=4", BOARDS "[1] [1]",
    "B1=sunk B1.wreck=wreckage Red.honours=5", "MW-SNK-01" },
  { "it takes no prize", SHELL, NULL, BITES "R1.crew=1 ", BOARDS "[6] [1]",
    "R1.crew=0 asks=fate choices=scuttle,leave", "MW-CAP-01" },
  { "a hit below the waterline is a wound", SHELL, NULL, BATTLE,
    "activate R1; fire R1: bow band.CANNON.0 [5 5] [1] [6]", "B1.hull=1 B1.crew=4", NULL },
  { "and so is the loss of a part", SHELL, NULL, BATTLE,
    "activate R1; fire R1: bow band.CANNON.0 [1 1] [1] [6]", "B1.lost_1=1 B1.hull=1 B1.crew=4",
    NULL },
  { "it heals", SHELL, NULL, BATTLE "B1.hull=2 R1.ordered=1 B1.ordered=1", "end-phase: [5]",
    "told=heals B1.hull=1 B1.crew=4", "MW-END-03" },
  { "wounds set by hand are its crew", SHELL, NULL, BATTLE "B1.hull=4", "", "B1.crew=1", NULL },
};

/* A wizard of @fleet, of the rank number @rank, on its first ship, holds a spell. */
#define WIZARD(fleet, rank, ship, card)                                                            \
  fleet ".rank=" rank " " fleet ".wizard_ship=" ship " " fleet ".wizard_fate=0 " fleet             \
        ".cards=spell." card " "
#define MAGIC "step=3 round=2 order=Red,Blue Red.magic=0 "
#define CALLER "Red/SHOALS: EX-MOW-3*; Blue: EX-IND-1"
#define MURMUR "Red: EX-MOW-1*; Blue/SHOALS: EX-MOW-3*"
#define CASTS MAGIC WIZARD ("Red", "1", "1", "SP-03") WIZARD ("Blue", "6", "2", "SP-07")

static const BattleRow magic[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a spell that calls a beast", CALLER, NULL, MAGIC WIZARD ("Red", "7", "1", "SP-16"),
    "magic: spell.SP-16 R1 [4]", "told=beast-comes Ra=in-play Ra.depth=surface", "MW-MAG-02" },
  { "or not", CALLER, NULL, MAGIC WIZARD ("Red", "7", "1", "SP-16"), "magic: spell.SP-16 R1 [3]",
    "untold=beast-comes", NULL },
  { "one at a time", CALLER, NULL, MAGIC WIZARD ("Red", "7", "1", "SP-16"),
    "magic: spell.SP-16 R1 [4]; !step=3; !Red.magic=0; !Red.cards=spell.SP-16; "
    "magic: spell.SP-16 R1 [4]",
    "Ra=in-play can=activate:R1", NULL },
  { "a spell for a second volley", CALLER, NULL, MAGIC WIZARD ("Red", "7", "1", "SP-17"),
    "magic: spell.SP-17 R1 [4]; !step=4; activate R1; fire R1: port band.CANNON.0 high [6 6]; "
    "fire R1: port",
    "told=fires-again asks=band", "MW-MAG-02" },
  { "for this turn", CALLER, NULL, MAGIC WIZARD ("Red", "7", "1", "SP-17"),
    "magic: spell.SP-17 R1 [4]; !step=4; !R1.ordered=1; !B1.ordered=1; end-phase: spell.SP-16",
    "unmarked=effect told=counters-off", "MW-END-06" },
  { "a wizard who dispels only near by", MURMUR, NULL, CASTS, "magic: spell.SP-03 B1 [4]",
    "asks=dispel-reach of=Blue about=B1:R1 b=1200 blank=yes", "MW-MAG-03" },
  { "does so if he is near", MURMUR, NULL, CASTS, "magic: spell.SP-03 B1 [4] yes",
    "asks=dispel-card of=Blue", NULL },
  { "and not if he is not", MURMUR, NULL, CASTS, "magic: spell.SP-03 B1 [4] no none",
    "told=spell-works untold=tries-to-dispel B1.no_fire=1 asks=nothing", NULL },
  { "others are not asked", MURMUR, NULL,
    MAGIC WIZARD ("Red", "1", "1", "SP-03") WIZARD ("Blue", "1", "2", "SP-07"),
    "magic: spell.SP-03 B1 [4]", "asks=dispel-card of=Blue", NULL },
};

static const BattleRow hail[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a race has an anti-flyer weapon of its own", "Red/SHOALS: EX-MOW-3*; Blue: EX-IND-1 EX-FLY-1",
    NULL, BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2", "asks=anti-flyer-reach a=900",
    "MW-AFW-01" },
  { "with its dice and number", "Red/SHOALS: EX-MOW-3*; Blue: EX-IND-1 EX-FLY-1", NULL,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2 yes [4] [4]",
    "asks=anti-flyer needs=5", NULL },
  { "others have the usual one", "Red: EX-MOW-3*; Blue: EX-IND-1 EX-FLY-1", NULL,
    BATTLE "R1.anti_flyer=1", "activate R1; anti-flyer R1: B2", "asks=anti-flyer-reach a=600",
    NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("rams that board", rams, G_N_ELEMENTS (rams));
  battle_add_rows ("grapples", grapples, G_N_ELEMENTS (grapples));
  battle_add_rows ("flyers of owners", flyers, G_N_ELEMENTS (flyers));
  battle_add_rows ("torpedoes", torpedoes, G_N_ELEMENTS (torpedoes));
  battle_add_rows ("cards of owners", cards, G_N_ELEMENTS (cards));
  battle_add_rows ("ships that are beasts", beasts, G_N_ELEMENTS (beasts));
  battle_add_rows ("magic of owners", magic, G_N_ELEMENTS (magic));
  battle_add_rows ("weapons against flyers", hail, G_N_ELEMENTS (hail));
  return g_test_run ();
}
