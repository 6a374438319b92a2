/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/*
 * The worked examples of the catalogue that are about ships, a row each: what is given, the dice in
 * the order in which they fall, and what comes of it. Those of magic and of beasts stand with their
 * rules.
 */

/* R1 an Iron Gannet, B1 a Tidewalker. */
#define DUEL "Red: EX-MOW-1*; Blue: EX-IND-1"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define END "step=4 round=2 order=Red,Blue R1.ordered=1 B1.ordered=1 "
#define SETTING "step=1"
/* R1 to R3, a squadron, against a Tidewalker. */
#define LINE "Red: 3 EX-SOL-1; Blue: EX-IND-1"
#define SLOOPS "Red: EX-IND-1; Blue: EX-IND-1"
#define RESCUE "Red: EX-MOW-1* EX-IND-1; Blue: EX-IND-1"
#define CLINGING BATTLE "R1.status=sunk R2.ordered=1 B1.ordered=1"
#define TWO "Red: EX-MOW-1*; Blue: 2 EX-IND-1"
#define HONOURS "Red: EX-MOW-1*; Blue: EX-MOW-1* EX-IND-1 3 EX-SOL-1"
#define LOSSES                                                                                     \
  "step=4 round=3 order=Red,Blue B1.status=sunk B2.crew=0 B3.owner=Red B3.captured=1 B3.crew=1"    \
  " Blue.admiral_fate=killed Blue.rank=2 Blue.wizard_fate=killed"
/* B1 has three guns to a side and saves on a 2. */
#define THREE "Red: EX-MOW-1*; Blue: THREE-GUNS"
#define WITH_THREE "content=three-guns.json"
#define CLOSE "band.CANNON.0"
#define MEDIUM "band.CANNON.1"
#define LONG "band.CANNON.2"

static const BattleRow setting_up[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-EX-01: quotas of six sections", DUEL, NULL, SETTING, "set-up: 6 [1 4 5 6 2 3]",
    "told=terrain:7,6 asks=terrain-first marker=section", "MW-SET-01" },
  { "MW-EX-02: an even die blows it north", DUEL, NULL, SETTING, "set-up: 0 [4]",
    "wind=N asks=sides", "MW-SET-03" },
  { "MW-EX-02: an odd one south", DUEL, NULL, SETTING, "set-up: 0 [3]", "wind=S", NULL },
  { "MW-EX-03: ties are rolled again", DUEL, NULL, SETTING, "set-up: 0 [4] [4] [4] [2] [6]",
    "asks=edge of=Blue choices=east,west", "MW-SET-04" },
  { "MW-EX-04: a symbol once, and no refunds", DUEL, NULL, NULL,
    "muster: none {} 3 card.MC-03 card.MC-04 card.MC-05 card.MC-06 {R1}",
    "Red.spent=150 marker=card:R1 told=card-aboard:2 told=card-aboard:4 told=card-unfit:3,0"
    " told=card-unfit:5,0",
    "MW-FLT-07 MW-FLT-09 MW-FLT-10" },
  { "MW-EX-05: four weapons from their own allowance",
    "Red: 4 EX-MOW-1 3 EX-SOL-1 6 EX-FLY-1; Blue: EX-IND-1", "mw.flyer_allowance=220", NULL,
    "muster: R1 rank.CHAMPION R1 [1]", "asks=spell-card Red.spent=100", NULL },
  { "MW-EX-05: each man-o'-war of the squadron may buy a weapon", "Red: 5 EX-MOW-1; Blue: EX-IND-1",
    NULL, NULL, "muster: R1 none", "asks=anti-flyer-weapons a=4 of=Red", NULL },
  { "MW-EX-07: a double moves the wind, and both roll again", DUEL, NULL, NULL,
    "initiative: [3] [3] [5] [2]", "wind=NW next=Red phase=battle told=double:3,1", "MW-INI-02" },
  { "MW-EX-08: the house rule", DUEL, "mw.hr_wind_double_shift=on", NULL,
    "initiative: [6] [6] [2] [2] [1] [4]", "wind=SE next=Blue", "MW-HR-01" },
  { "MW-EX-09: without it", DUEL, NULL, NULL, "initiative: [6] [6] [2] [2] [1] [4]",
    "wind=E next=Blue", NULL },
};

static const BattleRow sailing[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-EX-16: two turns cost four inches", LINE, NULL, BATTLE,
    "activate R1; move R1: sail across 2 no", "asks=ran-into a=300 R1.left=300", "MW-MOV-02" },
  { "MW-EX-17: a quarter turn costs half of the move", DUEL, NULL, BATTLE,
    "activate R1; move R1: pivot-90", "asks=turns a=200 high=1 told=pivots:90", "MW-OAR-02" },
  { "MW-EX-17: with oars for five inches", "Red: TURTLE*; Blue: STEAMER", "content=lagoon.json",
    BATTLE, "activate R1; move R1: pivot-90", "asks=turns a=250 high=1 told=pivots:90",
    "MW-OAR-02" },
  { "MW-EX-18: against the wind, one turn", DUEL, NULL, BATTLE,
    "activate R1; move R1: sail into yes nothing", "asks=nothing told=turns-out told=moves:600,0",
    "MW-MOV-07" },
  { "MW-EX-19: a ram", LINE, NULL, BATTLE, "activate R1; move R1: oars 0 ship B1 yes [2]",
    "B1.hull=1 told=rams asks=nothing can=fire:R1 can=board:R1 linked=touches:R1:B1"
    " unlinked=stuck:R1:B1",
    "MW-RAM-01 MW-RAM-02 MW-RAM-03" },
  { "MW-EX-20: a move too short for a ram only touches", LINE, NULL, BATTLE,
    "activate R1; move R1: oars 0 ship B1 no", "B1.hull=0 told=touches linked=touches:R1:B1",
    "MW-COL-01" },
  { "MW-EX-21: aground and sunk", LINE, NULL, BATTLE,
    "activate R1; move R1: sail across 0 terrain [2] [5] R2",
    "R1=sunk R1.wreck=wreckage R1.hull=2 R2.flag=1", "MW-OBS-01 MW-SNK-01 MW-SQN-01" },
  { "MW-EX-22: stuck", DUEL, NULL, BATTLE "R1.aground=1", "activate R1; move R1: yes [3]",
    "asks=nothing R1.aground=1 told=still-aground can=fire:R1", "MW-OBS-02" },
  { "MW-EX-22: free in the next turn", DUEL, NULL, BATTLE "R1.aground=1",
    "activate R1; move R1: yes [4]", "R1.aground=0 asks=way", NULL },
};

static const BattleRow gunnery[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-EX-14: four fails at close range, five does not", SLOOPS, NULL, BATTLE,
    "activate R1; fire R1: port " CLOSE " low [2 2] [4] [5]", "B1.lost_2=1 told=saved", NULL },
  { "MW-EX-14: a six saves, a one never", SLOOPS, NULL, BATTLE,
    "activate R1; fire R1: port " CLOSE " low [2 2] [6] [1]", "B1.lost_2=1", NULL },
  { "MW-EX-15: a one never, on a 2 at long range", THREE, WITH_THREE, BATTLE,
    "activate R1; fire R1: bow " LONG " [1 1] [1] [2]", "B1.lost_1=1 told=natural-one told=saved",
    "MW-GEN-02" },
  { "MW-EX-23: four guns, high, at close range", DUEL, NULL, BATTLE "R1.lost_5=1",
    "activate R1; fire R1: port " CLOSE " high [1 3 6 4] [5] [6] [4]",
    "B1.lost_4=1 B1.crew=2 B1.lost_5=1 B1.sails=700 told=shot-misses:3,0", "MW-CMB-05 MW-CMB-06" },
  { "MW-EX-24: low, at medium range", "Red: EX-IND-1; Blue: EX-MOW-1*", NULL, BATTLE,
    "activate R1; fire R1: port " MEDIUM " low [2 6] [3] [4]",
    "B1.lost_2=1 B1.hull=0 told=waterline-saved", "MW-DMG-01" },
  { "MW-EX-25: a critical hit below the waterline", "Red: EX-IND-1; Blue: 3 EX-SOL-1", NULL, BATTLE,
    "activate R1; fire R1: port B1 " LONG " [2 3] [3] [1] [5]",
    "B1.lost_2=1 B1.hull=1 told=critical:4,5", "MW-CRT-01" },
  { "MW-EX-26: three guns, low, at medium range", THREE, WITH_THREE,
    "step=4 round=2 order=Blue,Red ",
    "activate B1; fire B1: port " MEDIUM " low [2 3 4] [2] [3] [1] [6]",
    "R1.gone=GUNDECK R1.guns=2,2,2,1 R1.lost_2=2 R1.hull=1 R1.ablaze_2=1 told=broadside-lost"
    " told=critical:5,6 asks=nothing",
    "MW-CRT-01 MW-DMG-02" },
  { "MW-EX-26: guns of both sides, and the powder store", "Red: 2 EX-IND-1; Blue: EX-MOW-1*", NULL,
    BATTLE "B1.ordered=1",
    "activate R1; fire R1: port B1 " MEDIUM " low [2 3] [2] [3]; done R1; activate R2;"
    "fire R2: port B1 " MEDIUM " low [4 6] [1] [6] [4]",
    "B1.gone=GUNDECK B1.guns=2,2,2,1 B1.hull=1 B1.ablaze_2=1 B1.lost_2=2", "MW-DMG-02 MW-CRT-01" },
};

static const BattleRow burning[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-EX-27: upward, one of two", DUEL, NULL, END "R1.lost_2=2 R1.ablaze_2=2",
    "end-phase: [5] [5]", "R1.ablaze_6=1 R1.gone=GUNDECK,AFTDECK R1.crew=5 round=3", "MW-FIR-03" },
  { "MW-EX-28: an area that takes two hits", DUEL, NULL, END "R1.lost_2=1 R1.ablaze_2=1",
    "end-phase: [6]", "R1.ablaze_2=2 R1.gone=GUNDECK R1.lost_3=0 R1.guns=2,2,2,1", "MW-FIR-06" },
  { "MW-EX-29: nothing ahead of the prow", DUEL, NULL, END "R1.lost_1=1 R1.ablaze_1=1",
    "end-phase: [4]", "told=blaze-nowhere R1.ablaze_1=1", NULL },
  { "MW-EX-29: one box astern of it", DUEL, NULL, END "R1.lost_1=1 R1.ablaze_1=1", "end-phase: [6]",
    "R1.ablaze_2=1 R1.lost_2=1 R1.guns=0,6,6,1", NULL },
  { "MW-EX-30: into a damaged area", DUEL, NULL, END "R1.lost_3=1 R1.ablaze_3=1 R1.lost_7=1",
    "end-phase: [5]", "R1.ablaze_7=1 R1.lost_7=1 R1.crew=6 untold=critical", "MW-FIR-03" },
  { "MW-EX-31: it goes out", DUEL, NULL, END "R1.lost_5=1 R1.ablaze_5=1", "end-phase: [1]",
    "R1.ablaze_5=0 R1.lost_5=1", "MW-FIR-02" },
};

static const BattleRow boarding[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-EX-32: cannons and an Admiral", DUEL, NULL, BATTLE "R1.crew=3 B1.crew=2",
    "activate R1; board R1: B1 port [3] [4]",
    "told=boarding-round:7,8 R1.crew=2 asks=cut-grapples of=Blue choices=carry-on,cut",
    "MW-BRD-02 MW-BRD-04" },
  { "MW-EX-33: the tables are turned", DUEL, NULL, BATTLE "R1.crew=3 B1.crew=2",
    "activate R1; board R1: B1 port [3] [4] carry-on stern [4] [5]",
    "told=boarding-round:6,9 B1.crew=1 asks=cut-grapples of=Red", "MW-BRD-04" },
  { "MW-EX-34: a tie abandons both ships and kills the Admiral", DUEL, NULL,
    BATTLE "R1.crew=1 B1.crew=1", "activate R1; board R1: B1 no-guns [3] [4]",
    "R1.crew=0 B1.crew=0 told=both-abandoned told=admiral-killed Red.admiral_fate=killed"
    " asks=nothing",
    "MW-BRD-05 MW-BRD-07 MW-BRD-08" },
  { "MW-EX-35: an abandoned ship does not resist boarders", DUEL, NULL,
    BATTLE "R1.crew=4 B1.crew=0", "activate R1; board R1: B1 prize",
    "told=nobody-aboard asks=crew-moved low=1 high=3 of=Red", "MW-BRD-09 MW-CAP-01" },
};

#define NEXT_TURN "initiative: [6] [1]; activate R2; done R2; activate B1; done B1;"
#define QUIET_TURN "initiative: [6] [1]; activate R1; done R1; activate B2; done B2; end-phase;"
#define SCUTTLED "activate R1; board R1: B1 scuttle 0; activate B2; done B2; end-phase;"

static const BattleRow ending[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-EX-36: he clings on", RESCUE, NULL, CLINGING, "end-phase: {} {}",
    "R1.wreck=debris Red.admiral_fate=clings round=3 due=debris-goes:R1,admiral-clings:R1,honours",
    "MW-END-02" },
  { "MW-EX-36: a clinging Admiral is picked up first", RESCUE, NULL, CLINGING,
    "end-phase: {} {}; " NEXT_TURN "end-phase: {R2}",
    "Red.admiral_fate=aboard Red.flagship=R2 R1.wreck=gone told=admiral-rescued", "MW-END-01" },
  { "MW-EX-36: a clinging Admiral is lost with the debris", RESCUE, NULL, CLINGING,
    "end-phase: {} {}; " NEXT_TURN "end-phase: {} {}",
    "Red.admiral_fate=killed told=admiral-killed R1.wreck=gone", "MW-END-02" },
  { "MW-EX-37: scuttled after the wrecks", TWO, NULL, BATTLE "B1.crew=0", SCUTTLED,
    "B1=sunk B1.wreck=wreckage round=3", "MW-END-05 MW-CAP-03" },
  { "MW-EX-37: debris one turn later", TWO, NULL, BATTLE "B1.crew=0", SCUTTLED QUIET_TURN,
    "B1.wreck=debris round=4", NULL },
  { "MW-EX-37: gone after two", TWO, NULL, BATTLE "B1.crew=0", SCUTTLED QUIET_TURN QUIET_TURN,
    "B1.wreck=gone round=5", NULL },
  { "MW-EX-38: a ship too far from her squadron straggles", LINE, NULL,
    BATTLE "R1.ordered=1 R2.ordered=1 R3.ordered=1 B1.ordered=1", "end-phase: {R3}",
    "R3.straggler=1 R2.straggler=0 told=straggles", "MW-SQN-02" },
  { "MW-EX-39: Battle Honours", HONOURS, NULL, LOSSES, "", "Red.honours=16 Blue.honours=0", NULL },
  { "MW-EX-39: a prize that was held", HONOURS, "mw.hr_prize_double_honours=on", LOSSES, "",
    "Red.honours=18", NULL },
};

static const FleetRow fleets[] = {
  /* name, fleet, options, price, faults */
  { "MW-EX-06: two squadrons, two monsters", "Red: 6 EX-SOL-1 2 EX-MON-1", NULL, 780, "" },
  { "MW-EX-06: three monsters are too many", "Red: 6 EX-SOL-1 3 EX-MON-1", NULL, 930,
    "too-many-monsters" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("examples", setting_up, G_N_ELEMENTS (setting_up));
  battle_add_rows ("examples", sailing, G_N_ELEMENTS (sailing));
  battle_add_rows ("examples", gunnery, G_N_ELEMENTS (gunnery));
  battle_add_rows ("examples", burning, G_N_ELEMENTS (burning));
  battle_add_rows ("examples", boarding, G_N_ELEMENTS (boarding));
  battle_add_rows ("examples", ending, G_N_ELEMENTS (ending));
  battle_add_fleets ("examples", fleets, G_N_ELEMENTS (fleets));
  return g_test_run ();
}
