/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/* What players write themselves: ships, weapons, cards and a critical table of which none is stock
 * (lagoon.json), and everything that only such content has. */

#define LAGOON "content=lagoon.json"
#define FORT "Red/LAGOON: TURTLE*; Blue: STEAMER"
#define FORTS "Red: TURTLE*; Blue: TURTLE*"
#define STEAMERS "Red: STEAMER; Blue: STEAMER"
#define CANOES "Red: STEAMER; Blue: 3 CANOE"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define END BATTLE "R1.ordered=1 B1.ordered=1 "
#define USE "activate R1; "
#define MORTAR "all-round band.MORTAR.0 "
#define NEAR "band.BASILISK.0 "
/* Red’s singer dispels for two counters and has two; Blue’s adept makes R1 ill. */
#define SINGS                                                                                      \
  "muster: rank.SINGER spell.TANGLE {} 0 card.ORB none; !step=3; !round=2; !Blue.magic=0; "        \
  "!Blue.rank=1; !Blue.wizard_ship=2; !Blue.wizard_fate=0; !Blue.cards=spell.POX; "
#define POX "spell.POX R1 [3] "
#define SAIL_ON "set-up: 0 [2] [6] [1] east; initiative: [6] [1]; activate R1; "

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  /* Weapons: MW-CMB-07, MW-TPL-03, MW-TPL-09 */
  { "MW-CMB-07: a weapon with a number of its own", FORT, LAGOON, BATTLE, USE "fire R1: " MORTAR,
    "asks=to-hit dice=2 a=4", NULL },
  { "MW-CMB-07: a shot of a mortar that hits rolls for the location", FORT, LAGOON, BATTLE,
    USE "fire R1: " MORTAR "[4 3]", "asks=location dice=1 told=shots-hit:1,2", "MW-CMB-07" },
  { "MW-TPL-09: a mortar also sets the location ablaze", FORT, LAGOON, BATTLE,
    USE "fire R1: " MORTAR "[4 1] [1] [2]", "B1.lost_1=1 B1.ablaze_1=1", NULL },
  { "MW-TPL-09: no faster for a turn, and silent", "Red: 3 CANOE; Blue: STEAMER", LAGOON, BATTLE,
    USE "fire R1: port B1 band.NET.0 [3] [1] [1]",
    "B1.lost_1=1 B1.sails=600 B1.no_fire=1 marker=effect:B1", NULL },
  { "MW-TPL-09: until the turn ends", "Red: 3 CANOE; Blue: STEAMER", LAGOON,
    BATTLE "R2.ordered=1 R3.ordered=1",
    USE "fire R1: port B1 band.NET.0 [3] [1] [1]; done R1; activate B1; done B1; end-phase: {}",
    "B1.sails=700 B1.no_fire=0 unmarked=effect", "MW-END-06" },
  { "MW-TPL-07: bands of its own", FORT, LAGOON, BATTLE, USE "fire R1: bow",
    "asks=band choices=band.BASILISK.0,band.BASILISK.1,out-of-reach,in-the-way", NULL },
  { "MW-TPL-03: guns that point every way help against boarders", "Red: STEAMER; Blue: TURTLE*",
    LAGOON, BATTLE, USE "board R1: B1 no-guns [1] [1]", "told=boarding-round:4,8", "MW-BRD-02" },
  { "MW-TPL-03: a bank of each kind fires once", STEAMERS, LAGOON, BATTLE, "", "R1.guns=2,1,1,0",
    NULL },

  /* Ships: MW-TPL-01, MW-TPL-02, MW-TPL-05, MW-TPL-06 */
  { "MW-TPL-01: a ram by dice", FORT, LAGOON, BATTLE, USE "move R1: oars 0 ship yes [1]",
    "asks=ram-damage dice=1", "MW-RAM-03" },
  { "MW-TPL-01: half a die, rounded up", FORT, LAGOON, BATTLE,
    USE "move R1: oars 0 ship yes [1] [2]", "B1.hull=1", NULL },
  { "MW-TPL-01: steam knows no wind", STEAMERS, LAGOON, BATTLE, USE "move R1", "asks=turns high=3",
    NULL },
  { "MW-TPL-02: no save, no save", FORTS, LAGOON, BATTLE, USE "fire R1: " MORTAR "high [4 1] [1]",
    "told=no-save B1.lost_5=1 asks=where", NULL },
  { "MW-TPL-02: a fireproof location does not burn", FORTS, LAGOON, BATTLE,
    USE "fire R1: " MORTAR "high [4 1] [1] [6] [6]", "told=fireproof B1.ablaze_5=0", NULL },
  { "MW-TPL-02: a location may take no critical hits", FORTS, LAGOON, BATTLE "B1.lost_1=2",
    USE "fire R1: bow " NEAR "high [5] [1]", "told=no-criticals asks=nothing", NULL },
  { "MW-TPL-05: fire goes where the template says", FORT, LAGOON, END "R1.lost_3=2 R1.ablaze_3=2",
    "end-phase: [6]", "R1.ablaze_4=1", "MW-FIR-03" },
  { "MW-TPL-06: half the speed", STEAMERS, LAGOON, BATTLE "R1.lost_2=1", "", "R1.sails=350", NULL },
  { "MW-TPL-06: without sails a ship cannot move, but fires", STEAMERS, LAGOON,
    BATTLE "R1.lost_2=2", USE, "R1.sails=0 move:R1=no-move can=fire:R1", NULL },
  { "MW-TPL-06: no sail", STEAMERS, LAGOON, BATTLE "R1.lost_3=1", USE, "move:R1=no-speed", NULL },
  { "MW-TPL-06: guns of a side lost", STEAMERS, LAGOON, BATTLE "R1.lost_4=1", "", "R1.guns=2,0,0,0",
    NULL },
  { "MW-TPL-06: no oars", CANOES, LAGOON, BATTLE "B1.lost_1=1", "", "B1.rows=0 B1.sails=600",
    NULL },
  { "MW-TPL-06: oars box by box", FORT, LAGOON, BATTLE "R1.lost_1=2", "", "R1.rows=300", NULL },
  { "MW-TPL-06: water in with the last box", "Red: STEAMER; Blue: STEAMER", LAGOON,
    BATTLE "B1.lost_2=1", USE "fire R1: bow " NEAR "[2 6] [1] [6]",
    "B1.lost_2=2 B1.hull=1 told=waterline-saved", NULL },
  { "MW-TPL-06: fire at the second box", FORTS, LAGOON, BATTLE "B1.lost_3=1",
    USE "fire R1: bow " NEAR "high [3] [1]", "B1.lost_3=2 B1.ablaze_3=1 told=note", NULL },

  { "MW-FLY-04: her template says how many dice defensive fire has",
    "Red: TURTLE*; Blue: STEAMER BAT", LAGOON, "step=4 round=2 order=Blue,Red",
    "activate B2: {R1} yes", "asks=flyer-location dice=2 of=Red", NULL },

  /* The critical table: MW-TPL-08 */
  { "MW-TPL-08: two dice", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1]", "asks=critical dice=2", "MW-CRT-01" },
  { "MW-TPL-08: oars lost for the game", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [2 4]", "B1.rows=500 marker=effect:B1", NULL },
  { "MW-TPL-08: a counter, and a note", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [4 4]", "B1.no_move=1 told=note", "MW-CRT-04" },
  { "MW-TPL-08: the next saves are worse", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 1] [1] [4 5]", "asks=save bonus=-2 terms=range:-1,cards:-1",
    NULL },
  { "MW-TPL-08: two more hits", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [6 6] [6]", "asks=where told=misses", NULL },
  { "MW-TPL-08: which do not miss", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [6 6] [1]", "asks=save untold=misses", NULL },
  { "MW-TPL-08: fire somewhere", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [2 2] [4] [1]", "B1.ablaze_3=1 B1.lost_3=1", NULL },

  /* Cards, ranks and races: MW-TPL-11, MW-TPL-12, MW-TPL-13, MW-FLT-02 */
  { "MW-TPL-11: once a turn, if she likes", FORT, LAGOON, BATTLE "marker=card:R1",
    USE "move R1: oars 0 terrain", "asks=use-card of=Red", NULL },
  { "MW-TPL-11: the log tells that she did not", FORT, LAGOON, BATTLE "marker=card:R1",
    USE "move R1: oars 0 terrain no", "told=declined-use-card:0,0@R1", NULL },
  { "MW-TPL-11: it adds", FORT, LAGOON, BATTLE "marker=card:R1", USE "move R1: oars 0 terrain yes",
    "asks=waterline needs=4 bonus=1 terms=cards:1 told=card-used", NULL },
  { "MW-TPL-11: a bonus card may be kept", FORT, LAGOON, BATTLE "marker=card:R1",
    USE "move R1: oars 0 terrain no", "asks=waterline bonus=0 untold=card-used", NULL },
  { "MW-TPL-11: a card that does something", FORT, LAGOON, NULL,
    "muster: none {} 0 card.CARPENTERS none; " SAIL_ON "!R1.lost_2=1; use-card R1: card.CARPENTERS",
    "R1.lost_2=0 told=repaired told=card-used use-card:R1=no-card", NULL },
  { "MW-TPL-11: rowing harder for a turn", FORT, LAGOON, NULL,
    "muster: none {} 0 card.DRUMMER none; " SAIL_ON "use-card R1: card.DRUMMER", "R1.rows=600",
    NULL },
  { "MW-TPL-11: a card that is only a note is used like any other", FORT, LAGOON, NULL,
    "muster: none {} 0 card.PARROT none; " SAIL_ON "use-card R1: card.PARROT",
    "told=note told=card-used unlisted=use-card:R1", NULL },
  { "MW-TPL-11: a card that turns the wind", FORT, LAGOON, NULL,
    "muster: none {} 0 card.BAG none; " SAIL_ON "use-card R1: card.BAG clockwise", "wind=NE",
    NULL },
  { "MW-TPL-11: a save again", FORT, LAGOON, NULL,
    "muster: none {} 0 card.CHARM none; set-up: 0 [2] [6] [1] east; initiative: [1] [6];"
    "activate B1; fire B1: bow " NEAR "high [3 1] [2]",
    "asks=reroll of=Red about=R1:B1 choices=keep,keep-all,use-card", NULL },
  { "MW-TPL-11: defensive fire again", "Red: TURTLE*; Blue: STEAMER BAT", LAGOON, NULL,
    "muster: none {} 0 card.LENS none; set-up: 0 [2] [6] [1] east B1; initiative: [1] [6];"
    "activate B2: {R1} yes [1 1]",
    "asks=reroll of=Red about=R1:B2 choices=keep,keep-all,use-card", NULL },
  { "MW-TPL-10: a spell of their own", FORT, LAGOON,
    "step=3 round=2 order=Red,Blue Red.magic=0 Red.rank=1 Red.wizard_ship=1 Red.wizard_fate=0"
    " Red.cards=spell.MEND R1.lost_1=1",
    "magic: spell.MEND R1 [2]", "R1.lost_1=0", NULL },
  { "MW-TPL-10: that lets boarders try again", FORT, LAGOON,
    "step=3 round=2 order=Red,Blue Red.magic=0 Red.rank=1 Red.wizard_ship=1 Red.wizard_fate=0"
    " Red.cards=spell.FAVOUR",
    "magic: spell.FAVOUR R1 [3]; " USE "board R1: B1 no-guns [1] [6]",
    "asks=reroll-by-spell of=Red choices=keep,keep-all,use-spell", NULL },
  { "MW-TPL-10: once", FORT, LAGOON,
    "step=3 round=2 order=Red,Blue Red.magic=0 Red.rank=1 Red.wizard_ship=1 Red.wizard_fate=0"
    " Red.cards=spell.FAVOUR",
    "magic: spell.FAVOUR R1 [3]; " USE "board R1: B1 no-guns [1] [6] use-spell [2]",
    "told=boarding-round asks=cut-grapples told=spell-works untold=card-used", "MW-MAG-04" },
  { "MW-GEN-02: a natural 1 fails in spite of it", FORT, LAGOON, NULL,
    "muster: none {} 0 card.PLATES none; set-up: 0 [2] [6] [1] east; initiative: [1] [6];"
    "activate B1; fire B1: bow band.BASILISK.1 low [1 6] [1]",
    "told=natural-one R1.lost_1=1", "MW-GEN-02" },
  { "MW-GEN-03: a natural 6 saves in spite of anything", FORT, LAGOON,
    BATTLE "order=Blue,Red marker=effect:R1 R1.ordered=0",
    "activate B1; fire B1: bow " NEAR "low [2 6] [6]", "R1.lost_2=0 told=saved", NULL },
  { "MW-TPL-12: a rank of their own", FORT, LAGOON, NULL, "muster", "asks=wizard-rank", NULL },
  { "MW-MAG-03: who dispels near by, with counters, is asked whether the caster is", FORT, LAGOON,
    NULL, SINGS "!order=Blue,Red; magic: " POX, "asks=dispel-reach of=Red about=R1:B1 b=900",
    "MW-MAG-03" },
  { "MW-MAG-03: if the caster is, counters may dispel the spell", FORT, LAGOON, NULL,
    SINGS "!order=Blue,Red; magic: " POX "yes", "asks=dispel-counters of=Red c=2", NULL },
  { "MW-MAG-03: if not, the spell works", FORT, LAGOON, NULL,
    SINGS "!order=Blue,Red; magic: " POX "no", "told=crew-lost asks=spell of=Red", NULL },
  { "MW-MAG-03: with too few counters left nobody is asked for the distance", FORT, LAGOON, NULL,
    SINGS "!order=Red,Blue; magic: spell.TANGLE B1 [3] none " POX,
    "told=counters-left:1,1 told=crew-lost asks=nothing", NULL },
  { "MW-FLT-02: the log warns of too few and too many of a race",
    "Red/LAGOON: TURTLE* STEAMER; Blue: STEAMER", LAGOON, NULL, "muster",
    "told=too-few-of-race:1,2 told=too-many-of-race:1,0", "MW-FLT-02" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("lagoon", rows, G_N_ELEMENTS (rows));
  return g_test_run ();
}
