/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts-scenes.h"
#include "harness.h"
#include "man-o-war.h"

/* Where the rules leave something open: the rulings, MW-AMB-01 to MW-AMB-62, a row for each that no
 * other test names. */

#undef DUEL
#undef BATTLE
#undef FLEETS
#define DUEL "Red: EX-MOW-1*; Blue: EX-IND-1"
#define TURNED "Red: EX-IND-1; Blue: EX-MOW-1*"
#define SLOOPS "Red: EX-IND-1; Blue: EX-IND-1"
#define LINE "Red: 3 EX-SOL-1; Blue: EX-IND-1"
#define FLEETS "Red: EX-MOW-1* 3 EX-SOL-1; Blue: EX-MOW-1* EX-IND-1"
#define TWO "Red: EX-MOW-1*; Blue: 2 EX-IND-1"
#define RESCUE "Red: EX-MOW-1* EX-IND-1; Blue: EX-IND-1"
#define MOBBED "Red: EX-MOW-1 EX-MON-1 EX-IND-1; Blue: EX-IND-1"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define BLUES "step=4 round=2 order=Blue,Red "
#define END BATTLE "R1.ordered=1 B1.ordered=1 "
#define SURFACE BATTLE "Red.admiral_ship=0 R2.depth=surface "
#define USE "activate R1; "
#define CLOSE "band.CANNON.0"
#define LONG "band.CANNON.2"
#define CASTS(cards) MAGIC MASTER ("Red", ON_R1) HOLDS (cards)

static const BattleRow before[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-AMB-01: a one fails nothing where nothing can fail", DUEL, NULL, NULL,
    "initiative: [1] [3]", "next=Blue untold=natural-one", NULL },
  { "MW-AMB-02: no six without a save", "Red: TURTLE*; Blue: TURTLE*", "content=lagoon.json",
    BATTLE, USE "fire R1: all-round band.MORTAR.0 high [4 1] [1]",
    "told=no-save untold=natural-six B1.lost_5=1", NULL },
  { "MW-AMB-03: one wizard a side", DUEL, NULL, NULL,
    "muster: rank.MASTER [2] spell.SP-01 spell.SP-02 spell.SP-03",
    "Red.rank=2 Red.hand=3 Red.spent=150 asks=anti-flyer-weapons", NULL },
  { "MW-AMB-04: the free card is dealt first, and later ones respect it", DUEL, NULL, NULL,
    "muster: none {} 1 card.MC-03 card.MC-04", "told=card-aboard:2 told=card-unfit:3,0", NULL },
  { "MW-AMB-05: its own allowance first, the excess point by point", DUEL, "mw.afw_allowance=20",
    NULL, "muster: none {R1}", "Red.spent=10", NULL },
  { "MW-AMB-06: where there is room", DUEL, NULL, "step=1", "set-up: 2 [3 5] [2] [4] marker-1",
    "terrain=3 asks=wind", NULL },
  { "MW-AMB-10: every double moves the wind", DUEL, NULL, NULL,
    "initiative: [2] [2] [2] [2] [5] [1]", "wind=E", NULL },
  { "MW-AMB-11: eight points", DUEL, NULL, "wind=NW", "initiative: [4] [4] [5] [1]", "wind=N",
    NULL },
  { "MW-AMB-47: the winner of the roll goes first", DUEL, NULL, NULL, "initiative: [2] [5]",
    "next=Blue activate:R1=not-her-go asks=nothing", NULL },
  { "MW-AMB-48: how many sections, people say", DUEL, NULL, "step=1", "set-up",
    "asks=sections low=0", NULL },
};

static const BattleRow magic[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-AMB-14: the number of the spent card", DUEL, NULL,
    CASTS ("spell.SP-09") MASTER ("Blue", DUEL_B1) BLUE_HOLDS ("spell.SP-06"),
    "magic: spell.SP-09 B1 [5] spell.SP-06", "asks=dispel needs=4", NULL },
  { "MW-AMB-15: a lord rolls again if he knows the dispelled colour", DUEL, NULL,
    CASTS ("spell.SP-05") LORD ("Blue", DUEL_B1, RED) BLUE_HOLDS ("spell.SP-01"),
    "magic: spell.SP-05 B1 [5] spell.SP-01 [2]", "asks=lord-reroll of=Blue", NULL },
  { "MW-AMB-16: a wizard in the water does not cast", RESCUE, NULL,
    CASTS ("spell.SP-09") "R1.status=sunk R1.wreck=wreckage Red.wizard_fate=clings", "magic",
    "asks=nothing", NULL },
};

static const BattleRow sailing[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-AMB-09: straggling is looked at both ways at once", LINE, NULL,
    BATTLE "R3.straggler=1 R1.ordered=1 R2.ordered=1 B1.ordered=1", "end-phase: no {R2}",
    "R2.straggler=1 R3.straggler=0", NULL },
  { "MW-AMB-12: the side with more ships left goes on", FLEETS, NULL,
    BATTLE "B1.ordered=1 B2.ordered=1", "activate R1; done R1", "next=Red can=activate:R2", NULL },
  { "MW-AMB-17: the turn out of the wind is the whole move", DUEL, NULL, BATTLE,
    USE "move R1: sail into yes", "asks=ran-into a=0", NULL },
  { "MW-AMB-18: a ram without ramming speed", LINE, NULL, BATTLE, USE "move R1: oars 0 ship B1",
    "asks=ram about=R1:B1", NULL },
  { "MW-AMB-19: one save for all hits of a ram", DUEL, NULL, BATTLE,
    USE "move R1: oars 0 ship yes [2]", "B1.hull=2 asks=nothing", NULL },
  { "MW-AMB-20: stuck, she fights", DUEL, NULL, BATTLE "R1.aground=1", USE "move R1: yes [3]",
    "can=fire:R1 can=board:R1", NULL },
  { "MW-GEN-01, MW-AMB-53: half a die, rounded up", DUEL, NULL, BATTLE,
    USE "move R1: sail across 0 terrain [1] [3]", "R1.hull=2", NULL },
  { "MW-AMB-62: all have sailed off", DUEL, NULL, BATTLE, USE "move R1: sail across 0 off-table",
    "R1=fled over=Blue", NULL },
};

static const BattleRow fighting[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-AMB-21: damage at once, criticals at once", SLOOPS, NULL, BATTLE,
    USE "fire R1: port " LONG " low [2 2] [1] [1] [5]", "B1.lost_2=1 told=critical:4,5 B1.hull=1",
    NULL },
  { "MW-AMB-22: port and starboard have the same guns", DUEL, NULL, BATTLE,
    USE "fire R1: port in-the-way; fire R1",
    "asks=bank choices=bow,starboard,stern R1.guns=2,6,6,1", NULL },
  { "MW-AMB-23: a counter may come off unfelt", DUEL, NULL, END "B1.no_move=1", "end-phase",
    "B1.no_move=0", NULL },
  { "MW-AMB-24: guns that have fired count", DUEL, NULL, BATTLE "B1.fired=2",
    USE "board R1: B1 port [3]", "asks=board-defence bonus=5 terms=crew:3,guns:2", NULL },
  { "MW-AMB-24: those that are gone do not", DUEL, NULL, BATTLE "B1.lost_2=1", USE "board R1: B1",
    "asks=facing choices=bow,no-guns", NULL },
  { "MW-AMB-26: killed by gunfire, too", TURNED, NULL, BATTLE "B1.crew=1",
    USE "fire R1: bow " CLOSE " high [1] [1]", "Blue.admiral_fate=killed", NULL },
  { "MW-AMB-27: one stays behind", DUEL, NULL, BATTLE "B1.crew=0 R1.crew=3",
    USE "board R1: B1 prize", "asks=crew-moved low=1 high=2", NULL },
  { "MW-AMB-27: a crew counts as many as when the ship was new", DUEL, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 prize", "asks=crew-moved high=3", NULL },
  { "MW-AMB-51: a prize crew sinks with the prize", TWO, NULL,
    BLUES "B1.owner=Red B1.crew=2 B1.captured=1 B1.hull=2",
    "activate B2; fire B2: bow B1 " CLOSE " low [6] [1]", "B1=sunk B1.crew=0 R1.crew=6", NULL },
  { "MW-AMB-52: characters do not change to a prize", TWO, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 prize 2", "Red.admiral_ship=1 Red.admiral_fate=aboard", NULL },
  { "MW-AMB-57: a straggler who wins may carry on", "Red: EX-MOW-1*; Blue: 3 EX-SOL-1", NULL,
    BATTLE "B1.straggler=1 R1.crew=2", USE "board R1: B1 no-guns [1] [6] carry-on",
    "told=turns-the-tables asks=facing about=R1:B1", NULL },
  { "MW-AMB-58: a lone survivor takes no prize", DUEL, NULL, BATTLE "B1.crew=0 R1.crew=1",
    USE "board R1: B1", "asks=fate choices=scuttle,leave", NULL },
};

static const BattleRow ending[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-AMB-29: the turn after has to be over", TWO, "mw.hr_prize_double_honours=on",
    "step=4 order=Red,Blue round=3 B1.owner=Red B1.crew=1 B1.captured=2", "", "Red.honours=3",
    NULL },
  { "MW-AMB-30, MW-AMB-54: fished out by an enemy, he is out of the game", RESCUE, NULL,
    END "R1.status=sunk R2.ordered=1", "end-phase: {} {B1}",
    "Red.admiral_fate=taken Red.admiral_ship=0 Blue.honours=9", NULL },
  { "MW-AMB-31: a scuttled ship stays wreckage this turn", TWO, NULL,
    BATTLE "B1.crew=0 B2.ordered=1", USE "board R1: B1 scuttle 0; end-phase",
    "B1.wreck=wreckage round=3", NULL },
  { "MW-AMB-32: a location that catches fire now is not rolled for", DUEL, NULL,
    END "R1.lost_1=1 R1.ablaze_1=1", "end-phase: [5]", "asks=nothing R1.ablaze_4=1 round=3", NULL },
  { "MW-AMB-32: one roll for an area", DUEL, NULL, END "R1.lost_2=2 R1.ablaze_2=2",
    "end-phase: [1]", "R1.ablaze_2=0 asks=nothing", NULL },
  { "MW-AMB-33: abandoned, a side plays on", DUEL, NULL, END "B1.crew=0", "end-phase",
    "over=no round=3", NULL },
  { "MW-AMB-34: no honours for beasts", BEASTS, NULL,
    BATTLE "R2.status=destroyed B2.status=destroyed", "", "Red.honours=0 Blue.honours=0", NULL },
  { "MW-AMB-50: a sunk prize counts for her captor", TWO, NULL,
    BLUES "B1.owner=Red B1.crew=2 B1.captured=1 B1.hull=2",
    "activate B2; fire B2: bow B1 " CLOSE " low [6] [1]", "Red.honours=3 Blue.honours=0", NULL },
  { "MW-AMB-50: a retaken ship counts for no side", TWO, NULL,
    BLUES "B1.owner=Red B1.crew=1 B1.captured=1", "activate B2; board B2: B1 [6] [1] retake 1",
    "Red.honours=0", NULL },
  { "MW-AMB-55: the lower half, nearer the prow", DUEL, NULL, END "R1.lost_2=2 R1.ablaze_2=2",
    "end-phase: [5] [3]", "R1.ablaze_5=1 R1.ablaze_6=0", NULL },
  { "MW-AMB-61: one box sound, the area stands", DUEL, NULL, END "R1.lost_2=1 R1.ablaze_2=1", "",
    "R1.gone=nothing R1.guns=2,6,6,1", NULL },
};

static const BattleRow beasts[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-AMB-35: once a turn", BEASTS, NULL, BATTLE "R2.depth=lair R2.done=8", "",
    "summon:R2=summoned-already", NULL },
  { "MW-AMB-37: a one sends it back, and it can return", BEASTS, NULL, SURFACE,
    "activate R2: surface [4 4] [1] placed", "R2.depth=lair R2=in-play", NULL },
  { "MW-AMB-38: submerged, it is not there", BEASTS, NULL, BLUES "R2.depth=submerged",
    "activate B1", "can=move:B1", NULL },
  { "MW-AMB-39: cannons while she defends", BEASTS, NULL, SURFACE,
    "activate R2: surface [2 5] {B1} no yes port [1] [6] fight-on", "asks=board-attack bonus=3",
    NULL },
  { "MW-AMB-40: one die a volley", MOBBED, NULL, SURFACE "link=held:R2:B1",
    USE "fire R1: port R2 band.CANNON.1", "asks=stray dice=1", NULL },
  { "MW-AMB-42: wounds left count for a monster", BEASTS, NULL, SURFACE "R2.hull=3",
    "activate R2: surface [2 5] {B1} no yes no-guns", "asks=close-combat bonus=2", NULL },
  { "MW-AMB-44: a tie costs no losses, and the ship chooses", BEASTS, NULL,
    BLUES "R1.crew=2 Red.admiral_ship=0", "activate B2: {R1} no no yes [4] [4]",
    "B2.hull=0 R1.crew=2 asks=after-round of=Red", NULL },
  { "MW-AMB-46: cannons first is an order, no duty", BEASTS, NULL, BATTLE "R1.anti_flyer=1", USE,
    "can=anti-flyer:R1 can=fire:R1", NULL },
};

/* MW-AMB-07: people measure, so they are told how far. */
static void
test_how_far (void)
{
  const BonesWords *words = bones_ruleset_words (&bones_man_o_war, "ask.deploy");

  g_assert_nonnull (strstr (words->text, "at most 9"));
  g_assert_nonnull (strstr (words->text, "or more from north and south"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("rulings", before, G_N_ELEMENTS (before));
  battle_add_rows ("rulings", magic, G_N_ELEMENTS (magic));
  battle_add_rows ("rulings", sailing, G_N_ELEMENTS (sailing));
  battle_add_rows ("rulings", fighting, G_N_ELEMENTS (fighting));
  battle_add_rows ("rulings", ending, G_N_ELEMENTS (ending));
  battle_add_rows ("rulings", beasts, G_N_ELEMENTS (beasts));
  g_test_add_func ("/man-o-war/rulings/MW-AMB-07: how far from the edges", test_how_far);
  return g_test_run ();
}
