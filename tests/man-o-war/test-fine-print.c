/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts-scenes.h"
#include "harness.h"

/* The fine print, in the order of the catalogue: where a rule stops, whom else it might have
 * struck, and what must not happen beside it. */

#undef DUEL
#undef BATTLE
#define DUEL "Red: EX-MOW-1*; Blue: EX-IND-1"
#define LINE "Red: 3 EX-SOL-1; Blue: EX-IND-1"
#define LINES "Red: 3 EX-SOL-1; Blue: 3 EX-SOL-1"
#define RESCUE "Red: EX-MOW-1* EX-IND-1; Blue: EX-IND-1"
#define TROUBLED "Red: EX-MOW-1 EX-IND-1; Blue: EX-IND-1 EX-MON-1"
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

#define LINE_USED BATTLE "R1.ordered=1 R2.ordered=1 R3.ordered=1 B1.ordered=1 "
#define CLINGING "R1.status=sunk R1.ordered=1 R2.ordered=1 B1.ordered=1 "

/* What players write themselves (lagoon.json). */
#define LAGOON "content=lagoon.json"
#define FORT "Red/LAGOON: TURTLE*; Blue: STEAMER"
#define CANOES "Red: STEAMER; Blue: 3 CANOE"
#define MORTAR "all-round band.MORTAR.0 "
#define STEAMERS "Red: STEAMER; Blue: STEAMER"
#define NEAR "band.BASILISK.0 "
/* three-guns.json: a raft of three parts over casks, and an awning over all. */
#define RAFT "Red: RAFT; Blue: THREE-GUNS"
#define WITH_THREE "content=three-guns.json"
#define CASTS_ONE(spell)                                                                           \
  "step=3 round=2 order=Red,Blue Red.magic=0 Red.rank=1 Red.wizard_ship=1 Red.wizard_fate=0"       \
  " Red.cards=" spell " "
#define MENDS CASTS_ONE ("spell.MEND")
#define RALLIES CASTS_ONE ("spell.RALLY")

/* Red's man-o'-war has one card, and goes first. */
#define WITH_CARD(card) "muster: none {} 0 " card " none; " SAIL_ON
#define SAIL_ON "set-up: 0 [2] [6] [1] east; initiative: [6] [1]; activate R1; "

/* What the plan on her card shows. */
static const BattleRow plan[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-TPL-02: a room as built", DUEL, NULL, BATTLE, "",
    "R1.boxes-GUNDECK=0/2:0:4 R1.rows-GUNDECK=sides:4/4 R1.marks-MAINSAIL=sail:-200"
    " R1.boxes-hull=0/4:0:4 R1.boxes-crew=0/6:0:0",
    NULL },
  { "MW-TPL-02: boxes lost and ablaze", DUEL, NULL, BATTLE "R1.lost_2=2 R1.ablaze_2=1", "",
    "R1.boxes-GUNDECK=2/2:1:4 R1.rows-GUNDECK=sides:0/4", NULL },
  { "MW-TPL-06: what each box costs", DUEL, NULL, BATTLE "R1.lost_9=1", "",
    "R1.marks-MAINSAIL=sail:-200!", NULL },
  { "MW-TPL-06: what the last box costs", FORT, LAGOON, BATTLE "R1.lost_3=1", "",
    "R1.boxes-HEARTH=1/2:0:5 R1.marks-HEARTH=fire:0", NULL },
  { "MW-TPL-06: the second box", FORT, LAGOON, BATTLE "R1.lost_3=2", "", "R1.marks-HEARTH=fire:0!",
    NULL },
  { "MW-DMG-03: crew and waterline", DUEL, NULL, BATTLE "R1.crew=4 R1.hull=3", "",
    "R1.boxes-crew=2/6:0:0 R1.boxes-hull=3/4:0:4", NULL },
  { "MW-MOV-01: her speed across the wind", DUEL, NULL, BATTLE, "", "R1.speed=600", NULL },
  { "MW-MOV-01: or under oars, if she has no sails", FORT, LAGOON, BATTLE, "", "R1.speed=500",
    NULL },
  { "MW-FLT-03: points of half a squadron", LINES, NULL, BATTLE "R1.status=sunk B3.status=fled", "",
    "Red.tally=160 Blue.tally=160", NULL },
  { "MW-TPL-03: the banks that she was built with", "Red: STEAMER; Blue/LAGOON: TURTLE*", LAGOON,
    BATTLE "R1.lost_1=1", "",
    "R1.banks=bow,port,starboard B1.banks=bow,port,starboard,stern,all-round", NULL },
  { "MW-MON-15: wounds", BEASTS, NULL, BATTLE "R2.hull=2", "", "R2.boxes-hull=2/5:0:4", NULL },
  { "MW-TPL-09: rounds that have been fired", "Red/TINKERS: EX-IND-3; Blue: EX-IND-1", NULL, BATTLE,
    "",
    "R1.boxes-ROCKETS=0/3:0:0 R1.rows-RACK=bow:2/2 R1.rows-WELL=all-round:1/1"
    " R1.rows-DECK=stern:1/1",
    NULL },
};

#define FIVE_CARDS "marker=card:R1 marker=card:R1 marker=card:R1 marker=card:R1 marker=card:R1 "

static const BattleRow setting_up[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-SET-02: how many are left", DUEL, NULL, "step=1", "set-up: 2 [5 5] [2] [4] marker-1",
    "asks=section a=3", NULL },
  { "MW-SET-01: sections are markers as cards are, and there is an end of them", DUEL, NULL,
    "step=1 " FIVE_CARDS FIVE_CARDS FIVE_CARDS FIVE_CARDS, "set-up", "asks=sections high=44",
    NULL },
  { "MW-SET-06: the side that chose the side of the table deploys first", FLEETS, NULL, "step=1",
    "set-up: 0 [2] [2] [5] east", "asks=deploy of=Blue ships=B1,B2", NULL },
  { "MW-SET-07: one of the squadron", FLEETS, NULL, "step=1", "set-up: 0 [2] [5] [2] east R2",
    "asks=squadron-flagship of=Red ships=R2,R3,R4", NULL },
  { "MW-SET-08: where the wizard is", DUEL, NULL, "step=1 " LORD ("Blue", DUEL_B1, GREEN),
    "set-up: 0 [2] [5] [2] east", "told=wizard-aboard:2,0@B1 told=admiral-aboard:0,0@R1 round=1",
    NULL },
};

static const BattleRow fitting_out[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-FLT-10: without a command ship there is no free card", SLOOPS, NULL, NULL,
    "muster: none none", "untold=dealt asks=nothing", NULL },
  { "MW-FLT-04: without wizards none is asked for", DUEL, "mw.max_wizards=0", NULL, "muster",
    "asks=anti-flyer-weapons", NULL },
};

static const BattleRow squadrons[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-FLT-03: each side counts its own", LINES, NULL, NULL, "muster",
    "R1.squadron=1 B1.squadron=1 B3.squadron=1", NULL },
  { "MW-SQN-01: no crew, no leading", LINE, NULL, BATTLE "R1.crew=0", "", "can=flagship:R2", NULL },
  { "MW-SQN-01: a ship with a counter cannot be the flagship of a squadron", LINE, NULL,
    BATTLE "R1.no_move=1", "", "can=flagship:R2", NULL },
  { "MW-SQN-02: how far from the flagship", LINE, NULL, LINE_USED, "end-phase",
    "asks=stragglers ships=R2,R3 of=Red", NULL },
  { "MW-SQN-02: a ship alone does not straggle", LINE, NULL,
    LINE_USED "R2.status=sunk R2.wreck=gone R3.status=sunk R3.wreck=gone", "end-phase",
    "asks=nothing round=3", NULL },
  { "MW-SQN-03: she is as far off as before", LINE, NULL, LINE_USED "R3.straggler=1",
    "end-phase: no {R3}", "R3.straggler=1 untold=straggles untold=straggles-no-more", NULL },
  { "MW-END-04: she is still asked for when something is changed meanwhile", LINE, NULL,
    LINE_USED "R3.straggler=1", "end-phase: !R1.crew=5", "asks=straggler-moves about=R3 of=Red",
    NULL },
  { "MW-SQN-03: the flagship of a squadron does not straggle", LINE, NULL,
    LINE_USED "R2.straggler=1 R1.flag=0 R2.flag=1", "end-phase: no {}", "R2.straggler=0", NULL },
  { "MW-END-04: each side moves hers, in the turn's order", LINES, NULL,
    "step=4 round=2 order=Blue,Red R1.ordered=1 R2.ordered=1 R3.ordered=1 B1.ordered=1"
    " B2.ordered=1 B3.ordered=1 R3.straggler=1 B3.straggler=1",
    "end-phase: no", "asks=straggler-moves about=R3 of=Red", NULL },
};

static const BattleRow turn[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-INI-01: a wizard chooses a spell in the order of initiative", DUEL, NULL,
    MASTER ("Red", ON_R1) MASTER ("Blue", DUEL_B1) HOLDS ("spell.SP-01") BLUE_HOLDS ("spell.SP-02"),
    "initiative: [5] [2]; magic: none", "of=Blue asks=spell", NULL },
  { "MW-INI-02: only the first double", DUEL, "mw.wind_reroll_doubles=first_only", NULL,
    "initiative: [3] [3] [2] [2] [5] [2]", "wind=NW", NULL },
  { "MW-INI-02: no wind to be moved", DUEL, NULL, "wind=calm", "initiative: [2] [2] [5] [2]",
    "wind=calm", NULL },
  { "MW-ACT-02: a squadron is done when all of it is", FLEETS, NULL, BATTLE,
    "activate R2; done R2; activate R3; done R3; activate R4; done R4",
    "next=Blue can=activate:B1 activate:R1=not-her-go", NULL },
  { "MW-ACT-03: only the ship whose go it is acts", DUEL, NULL, BATTLE, USE,
    "listed=fire:R1 unlisted=fire:B1", NULL },
  { "MW-ACT-03: nobody fires in the End Phase", DUEL, NULL, BATTLE, USE "!step=5",
    "unlisted=fire:R1", NULL },
  { "MW-CMB-01: cannons have no target but ships and monsters",
    "Red: EX-IND-1; Blue: EX-IND-1 EX-FLY-1", NULL, BATTLE, USE "!B1.status=sunk",
    "fire:R1=no-target", NULL },
  { "MW-MON-11: a ship that is held fires at the monster only", MOBBED, NULL,
    BLUES "R2.depth=surface link=held:R2:B1", "activate B1; fire B1: bow", "asks=band about=B1:R2",
    NULL },
  { "MW-END-01: a wizard may cling to the wreckage", DUEL, NULL,
    BATTLE "R1.status=sunk Red.rank=2 Red.wizard_ship=1 Red.wizard_fate=clings", "",
    "due=admiral-clings:R1,wizard-clings:R1,honours", NULL },
  { "MW-MON-11: who is held, and by whom", TROUBLED, NULL,
    BATTLE "B2.depth=surface link=held:B2:R2", "", "due=held:R2", NULL },
  { "MW-ACT-01: which ships are left", FLEETS, NULL, BATTLE "R1.ordered=1", "",
    "left=Red:R2,R3,R4,B1,B2", NULL },
};

/* A table with more ships than a number has bits. */
static void
test_many_left (void)
{
  g_autoptr (Battle) battle =
      battle_begin ("Red: 70 EX-IND-1; Blue: EX-IND-1", NULL, BATTLE "R64.ordered=1");
  g_autoptr (GString) left = g_string_new ("left=Red:R1");

  for (guint i = 2; i <= 70; i++)
    if (i != 64)
      g_string_append_printf (left, ",R%u", i);

  g_string_append (left, ",B1");
  battle_check (battle, left->str);
}

static const BattleRow sailing[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-MOV-01: how far she came", DUEL, NULL, BATTLE, USE "move R1: sail across 1 no nothing",
    "told=moves:200,400 R1.left=0", NULL },
  { "MW-MOV-01: how far she may", DUEL, NULL, BATTLE, USE "move R1", "asks=way a=600", NULL },
  { "MW-OAR-04: how far at ramming speed", DUEL, NULL, BATTLE, USE "move R1: ramming-speed",
    "asks=ran-into a=600 R1.left=600", NULL },
  { "MW-MOV-06: out of the wind, and into it again", DUEL, "mw.against_wind_turn=then_continue",
    BATTLE, USE "move R1: sail into yes 1", "asks=into-wind risks=yes", NULL },
  { "MW-MOV-01: a ship that makes way before the wind alone can move", RAFT, WITH_THREE,
    BATTLE "R1.lost_5=1", USE, "R1.sails=200 can=move:R1", NULL },
  { "MW-OAR-01: no sail, no sailing", FORT, LAGOON, BATTLE, USE "move R1",
    "asks=way choices=oars,pivot-90,pivot-180,ramming-speed,back", NULL },
  { "MW-MOV-06: ships without sails do not luff", STEAMERS, LAGOON, BATTLE, USE "move R1: 1",
    "asks=ran-into a=500", NULL },
  { "MW-OBS-01: the question about the waterline names the ship", DUEL, NULL, BATTLE,
    USE "move R1: sail across 0 terrain", "told=runs-aground asks=waterline about=R1", NULL },
  { "MW-OBS-01: no water before it is known how much", DUEL, NULL, BATTLE,
    USE "move R1: sail across 0 terrain [1]", "asks=aground about=R1 untold=holed", NULL },
  { "MC-08: it helps her off", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-08") "!R1.aground=1; move R1: yes", "asks=refloat bonus=1 terms=cards:1",
    NULL },
  { "MW-COL-01: a monster that she runs into holds her", TROUBLED, NULL, BATTLE "B2.depth=surface",
    USE "move R1: sail across 0 ship B2", "linked=held:B2:R1 unlinked=touches:R1:B2 told=touches",
    NULL },
  { "MW-COL-02: the question about pushing clear names both ships", DUEL, NULL,
    BATTLE "link=touches:R1:B1", USE "move R1", "asks=alongside about=R1:B1", NULL },
  { "MW-COL-02: others lie as they lay", FLEETS, NULL,
    BATTLE "link=touches:R1:B1 link=touches:R2:B2", USE "move R1: push-clear",
    "unlinked=touches:R1:B1 linked=touches:R2:B2", NULL },
};

static const BattleRow gunnery[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-CMB-01: the only bank that is left", SLOOPS, NULL, BATTLE "R1.fired=5", USE "fire R1",
    "asks=band about=R1:B1 a=2", NULL },
  { "MW-CMB-01: even if it points every way", FORT, LAGOON, BATTLE "R1.fired=15", USE "fire R1",
    "asks=band choices=band.MORTAR.0,out-of-reach,in-the-way", NULL },
  { "MW-CMB-01: at friend or foe", FLEETS, NULL, BATTLE, USE "fire R1: port",
    "asks=target a=6 ships=R2,R3,R4,B1,B2", NULL },
  { "MW-CMB-03: somebody else is in the way", FLEETS, NULL, BATTLE,
    USE "fire R1: port B1 in-the-way ship", "asks=in-the-way about=R1:B1 ships=R2,R3,R4,B2", NULL },
  { "MW-CMB-03: with no ship in the way, only terrain and wreckage remain", PAIR, NULL,
    BATTLE "B2.status=sunk", USE "fire R1: port in-the-way",
    "asks=first-thing choices=terrain,wreckage", NULL },
  { "MW-CMB-04: a weapon that always aims low", "Red: RAFT; Blue: EX-MOW-1*", WITH_THREE, BATTLE,
    USE "fire R1: band.KEELER.0 [5] [2]", "B1.lost_3=1 B1.lost_8=0 asks=nothing", NULL },
  { "MW-CMB-06: the dice of saves of several shots are in one run", DUEL, NULL, BATTLE,
    USE "fire R1: bow " CLOSE " high [1 3]", "asks=save nth=1:2 run=goes-on", NULL },
  { "MW-CMB-06: up to the last", DUEL, NULL, BATTLE, USE "fire R1: bow " CLOSE " high [1 3] [6]",
    "asks=save nth=2:2 run=ends", NULL },
  { "MW-CMB-06: the save of one shot", SLOOPS, NULL, BATTLE, USE "fire R1: port " MEDIUM " low",
    "asks=location dice=2 a=2 about=R1:B1", NULL },
  { "MW-CMB-07: the question of a roll to hit names the target", FORT, LAGOON, BATTLE,
    USE "fire R1: " MORTAR, "asks=to-hit about=R1:B1", NULL },
  { "MW-CMB-07: nothing hits", FORT, LAGOON, BATTLE, USE "fire R1: " MORTAR "[1 3]",
    "told=shots-hit:0,2 asks=nothing can=fire:R1", NULL },
  { "MW-CMB-07: a shot that is saved lights no fire", FORT, LAGOON, BATTLE,
    USE "fire R1: " MORTAR "[4 1] [1] [4]", "B1.lost_1=0 B1.ablaze_1=0 asks=nothing", NULL },
  { "MW-CMB-07: a shot that a monster withstands leaves no counter",
    "Red: 3 CANOE; Blue: STEAMER EEL", LAGOON, BATTLE "B2.depth=surface B2.hull=1",
    USE "fire R1: port B2 band.NET.0 [3] [5]", "B2.hull=1 B2.no_fire=0", NULL },
  { "MW-MON-12: nothing has gone astray", MOBBED, NULL, BATTLE "R2.depth=surface link=held:R2:B1",
    USE "fire R1: port R2 " MEDIUM " [4] [4] [4] [4] [4]"
        " [4] [3]",
    "R2.hull=1 asks=nothing", NULL },
  { "MW-MON-12: nothing has come so far", "Red: TURTLE* EEL; Blue: STEAMER", LAGOON,
    BATTLE "R2.depth=surface link=held:R2:B1", USE "fire R1: all-round R2 band.MORTAR.0 [3 1]",
    "asks=nothing R2.hull=0 told=shots-hit:0,2", NULL },
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
  { "MC-06: below the waterline, too", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-06") "fire R1: bow " CLOSE " yes low [6 6]",
    "asks=waterline bonus=-2 terms=range:-1,cards:-1", NULL },
  { "MC-06: or she keeps it", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-06") "fire R1: bow " CLOSE " no low [2 2]",
    "asks=save bonus=-1 untold=card-used", NULL },
  { "MC-06: at a monster", "Red: EX-MOW-1*; Blue: EX-IND-1 EX-MON-1", NULL, NULL,
    "muster: none {} 0 card.MC-06 none; set-up: 0 [2] [6] [1] east placed; initiative: [6] [1];"
    "activate R1; !B2.depth=surface; fire R1: bow B2 " CLOSE " yes",
    "asks=beast-save bonus=-2 about=B2", NULL },
};

static const BattleRow damage[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-DMG-01: effects of the last box wait for it", "Red: STEAMER; Blue: STEAMER", LAGOON, BATTLE,
    USE "fire R1: bow " NEAR "[2 6] [1] [6]",
    "B1.lost_2=1 B1.hull=0 B1.sails=350 untold=destroyed-location", NULL },
  { "MW-DMG-01: effects of the second box wait for it", "Red: TURTLE*; Blue: TURTLE*", LAGOON,
    BATTLE, USE "fire R1: bow " NEAR "high [3] [1]", "B1.lost_3=1 B1.ablaze_3=0 untold=note",
    NULL },
  { "MW-DMG-01: which place it was", SLOOPS, NULL, BATTLE, USE "fire R1: bow " CLOSE " low [5] [1]",
    "told=box-lost:14 told=destroyed-location:14", NULL },
  { "MW-DMG-02: no broadside there", SLOOPS, NULL, BATTLE, USE "fire R1: bow " CLOSE " low [1] [1]",
    "B1.guns=0,2,2,0 untold=broadside-lost", NULL },
  { "MW-DMG-02: without a second side no side is asked", SLOOPS, "mw.broadside_both_sides=off",
    BATTLE, USE "fire R1: bow " CLOSE " low [1] [1]", "B1.guns=0,2,2,0 asks=nothing", NULL },
  { "MW-DMG-02: each place has a side of its own", TURNED, "mw.broadside_both_sides=off",
    BATTLE "B1.lost_2=1",
    USE "fire R1: port " CLOSE " high [2 2] [1] port [6]; fire R1: starboard " CLOSE " low [2 2]"
        " [1] starboard [6]",
    "B1.gone=GUNDECK,WAIST B1.guns=2,4,2,1", NULL },
  { "MW-DMG-02: the question for the side names the location", TURNED,
    "mw.broadside_both_sides=off", BATTLE, USE "fire R1: port " CLOSE " high [2 2] [1]",
    "asks=side-hit a=4 choices=port,starboard", NULL },
  { "MW-DMG-03: the last of the crew", DUEL, NULL, BATTLE "B1.crew=1",
    USE "fire R1: bow " CLOSE " high [1 6] [1]", "B1.crew=0 told=abandoned untold=crew-lost",
    NULL },
  { "MW-DMG-03: an abandoned ship loses no crew", DUEL, NULL, BATTLE "B1.crew=0",
    USE "fire R1: bow " CLOSE " high [1 6] [1]", "B1.lost_4=1 untold=abandoned untold=crew-lost",
    NULL },
  { "MW-DMG-03: a prize without a crew is her owner's again", PAIR, NULL,
    BLUES "B1.owner=Red B1.crew=1 B1.captured=1",
    "activate B2; fire B2: bow B1 " CLOSE " high [1] [1]",
    "B1.crew=0 B1.owner=Blue B1.captured=0 told=abandoned", NULL },
  { "MW-DMG-03: at once, so that her owner makes her next save",
    "Red: EX-MOW-1* EX-IND-1; Blue: EX-IND-1", NULL, BATTLE "R2.owner=Blue R2.crew=1 R2.captured=1",
    USE "fire R1: bow R2 " CLOSE " high [1 2] [1]", "told=abandoned asks=save of=Red about=R2:R1",
    NULL },
  { "MW-DMG-03: only the characters aboard the ship die", "Red: EX-IND-1; Blue: EX-MOW-1* EX-IND-1",
    NULL,
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
  { "MW-CRT-01: the fleet that hit rolls for the critical hit", SLOOPS, NULL, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1]", "asks=critical of=Red about=B1 a=13", NULL },
  { "MW-CRT-01: a ship hit by no fleet rolls for the critical hit herself", CANOES, LAGOON,
    BATTLE "B1.lost_1=1 B1.lost_2=1 B1.crew=2",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [6 6] [1] [1]", "asks=critical of=Blue about=B1", NULL },
  { "MW-CRT-02: a location that burns does not catch fire again", SLOOPS, NULL,
    BATTLE "B1.lost_2=1 B1.ablaze_2=1", USE "fire R1: bow " CLOSE " low [2] [1] [2]",
    "B1.lost_2=1 B1.ablaze_2=1 untold=burns untold=box-lost", NULL },
  { "mw.blaze_destroys: a burning box is the end of the area", FORT,
    LAGOON " mw.blaze_destroys=area", END "B1.lost_1=1 B1.ablaze_1=1 B1.lost_2=1", "end-phase: [6]",
    "B1.ablaze_2=1 B1.lost_2=1 B1.hull=1 told=destroyed-location", NULL },
  { "mw.blaze_destroys: and of nothing else", FORT, LAGOON " mw.blaze_destroys=area",
    END "R1.lost_1=2 R1.ablaze_1=2 R1.lost_3=1", "end-phase: [6] [5]",
    "R1.ablaze_3=1 R1.lost_3=1 told=note", NULL },
  { "MW-SNK-04: a ship without characters sinks without more words", PAIR, NULL, BATTLE "B1.hull=2",
    USE "fire R1: bow B1 " CLOSE " low [6 1] [1]",
    "B1=sunk untold=admiral-clings untold=wizard-clings", NULL },
  { "MW-SNK-04: a wizard clings on", PAIR, NULL,
    BATTLE "B1.hull=2 Blue.rank=2 Blue.wizard_ship=2 Blue.wizard_fate=0",
    USE "fire R1: bow B1 " CLOSE " low [6 1] [1]",
    "B1=sunk Blue.wizard_fate=clings Blue.wizard_ship=2 told=wizard-clings", NULL },
  { "MW-SNK-01: how much water she has", SLOOPS, NULL, BATTLE,
    USE "fire R1: port " CLOSE " low [6 6] [1] [6]", "B1.hull=1 told=holed:1,3", NULL },
  { "MW-SNK-01: only counters on the sunk ship go with her", PAIR, NULL,
    BATTLE "B1.hull=2 marker=effect:B1 marker=effect:R1",
    USE "fire R1: bow B1 " CLOSE " low [6 1] [1]", "B1=sunk unmarked=effect:B1 marker=effect:R1",
    NULL },
  { "MW-AMB-50: a sunk prize belongs to her first fleet", PAIR, NULL,
    BLUES "B1.owner=Red B1.crew=2 B1.captured=1 B1.hull=2",
    "activate B2; fire B2: bow B1 " CLOSE " low [6] [1]", "B1=sunk B1.owner=Blue B1.captured=0",
    NULL },
};

static const BattleRow boarding[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-BRD-01: a ship that a monster holds is not boarded",
    "Red: EX-MOW-1 EX-MON-1; Blue: 2 EX-IND-1", NULL, BATTLE "R2.depth=surface link=held:R2:B1",
    USE "board R1", "asks=board ships=B2", NULL },
  { "MW-BRD-01: a flyer is not boarded", "Red: EX-MOW-1*; Blue: 2 EX-IND-1 EX-FLY-1", NULL,
    BATTLE "B2.status=fled", USE "board R1", "asks=board ships=B1", NULL },
  { "MW-BRD-01: others touch each other", FLEETS, NULL, BATTLE "link=touches:R2:B1", USE "board R1",
    "asks=board ships=B1,B2", NULL },
  { "MW-BRD-01: she touches a friend", FLEETS, NULL, BATTLE "link=touches:R1:R2", USE "board R1",
    "asks=board ships=B1,B2", NULL },
  { "MW-BRD-02: the Admiral", DUEL, NULL, BATTLE, USE "board R1: B1 no-guns",
    "asks=board-attack bonus=7 terms=crew:6,admiral:1", NULL },
  { "MW-BRD-02: no guns to be asked about", DUEL, NULL, BATTLE "B1.lost_1=1 B1.lost_2=1",
    USE "board R1: B1", "asks=board-attack terms=crew:6,admiral:1", NULL },
  { "MW-BRD-03: the question to press on names both ships", DUEL, NULL, BATTLE,
    USE "board R1: B1 no-guns [5] [2]", "asks=press-on about=R1:B1", NULL },
  { "MW-BRD-03: she breaks off", DUEL, NULL, BATTLE, USE "board R1: B1 no-guns [5] [2] break-off",
    "told=breaks-off asks=nothing", NULL },
  { "MW-BRD-04: she cuts the grapples", DUEL, NULL, BATTLE "R1.crew=2",
    USE "board R1: B1 no-guns [1] [6] cut", "told=cuts asks=nothing R1.crew=1 B1.crew=3", NULL },
  { "MW-CAP-01: the question about the fate names both ships", DUEL, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1", "asks=fate about=R1:B1", NULL },
  { "MW-CAP-01: the question about crew names both ships", DUEL, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 prize", "asks=crew-moved about=R1:B1", NULL },
  { "MW-CAP-01: only one can", DUEL, NULL, BATTLE "B1.crew=0 R1.crew=2", USE "board R1: B1 prize",
    "asks=nothing B1.crew=1 R1.crew=1 B1.captured=2", NULL },
  { "MW-CAP-01: in the first turn", DUEL, NULL, "step=4 round=1 order=Red,Blue B1.crew=0",
    USE "board R1: B1 prize 1", "B1.captured=1", NULL },
  { "MW-CAP-03: a ship without a prize crew is not a prize", PAIR, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 scuttle 0", "B1.owner=Blue B1.captured=0 untold=prize told=to-be-scuttled",
    NULL },
  { "MW-CAP-03: one's own is retaken, and scuttled", PAIR, NULL, BLUES "B1.crew=0",
    "activate B2; board B2: B1 scuttle 1",
    "B1.owner=Blue B1.captured=0 B1.crew=1 B2.crew=2 told=retaken told=to-be-scuttled", NULL },
  { "MW-CAP-03: her own fleet may board her only to scuttle", PAIR, NULL, BLUES "B1.crew=0",
    "activate B2; board B2: B1 scuttle 0", "B1.straggler=0 B1.crew=0 untold=retaken", NULL },
  { "MW-CAP-03: characters who live aboard are taken", TURNED,
    "mw.crew_zero_kills_characters=boarding_only", BATTLE "B1.crew=0", USE "board R1: B1 scuttle 0",
    "Blue.admiral_fate=taken Blue.admiral_ship=0 told=admiral-taken", NULL },
};

/* Numbers of locations: from 1 in the order of the template. */
static const BattleRow burning[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-FIR-01: the forecastle before the stern", DUEL, NULL,
    END "R1.lost_3=1 R1.ablaze_3=1 R1.lost_4=1 R1.ablaze_4=1", "end-phase: [1] [2]",
    "R1.ablaze_4=0 R1.ablaze_3=1", NULL },
  { "MW-FIR-03: upward, and not down", DUEL, NULL, END "R1.lost_5=1 R1.ablaze_5=1",
    "end-phase: [5]", "R1.ablaze_8=1 asks=nothing told=blaze-upward", NULL },
  { "MW-FIR-03: towards the prow", DUEL, NULL, END "R1.lost_2=2 R1.ablaze_2=2", "end-phase: [4]",
    "R1.ablaze_1=1 asks=nothing told=blaze-prowward", NULL },
  { "MW-FIR-03: no farther than the next", DUEL, NULL, END "R1.lost_7=1 R1.ablaze_7=1",
    "end-phase: [4]", "R1.ablaze_6=1 R1.ablaze_5=0 asks=nothing", NULL },
  { "MW-FIR-03: towards the stern", DUEL, NULL, END "R1.lost_5=1 R1.ablaze_5=1", "end-phase: [6]",
    "R1.ablaze_6=1 asks=nothing told=blaze-sternward", NULL },
  { "MW-FIR-03: one of how many", DUEL, NULL, END "R1.lost_2=2 R1.ablaze_2=2", "end-phase: [5]",
    "asks=blaze-choice a=2 about=R1", NULL },
  { "MW-FIR-03: the first of three", RAFT, WITH_THREE, END "R1.lost_4=1 R1.ablaze_4=1",
    "end-phase: [5] [2]", "R1.ablaze_1=1 round=3", NULL },
  { "MW-FIR-03: the second", RAFT, WITH_THREE, END "R1.lost_4=1 R1.ablaze_4=1",
    "end-phase: [5] [3]", "R1.ablaze_2=1 round=3", NULL },
  { "MW-FIR-03: the third", RAFT, WITH_THREE, END "R1.lost_4=1 R1.ablaze_4=1", "end-phase: [5] [5]",
    "R1.ablaze_3=1 round=3", NULL },
  { "MW-AMB-55: of four, a face each", RAFT, WITH_THREE, END "R1.lost_5=1 R1.ablaze_5=1",
    "end-phase: [4] [4]", "R1.ablaze_3=1 round=3", NULL },
  { "MW-AMB-55: the lower is the first", RAFT, WITH_THREE, END "R1.lost_5=1 R1.ablaze_5=1",
    "end-phase: [4] [1]", "R1.ablaze_4=1 round=3", NULL },
  { "MW-AMB-55: a fire that spreads off the ship is rolled again", RAFT, WITH_THREE,
    END "R1.lost_5=1 R1.ablaze_5=1", "end-phase: [4] [5] [6] [2]", "R1.ablaze_1=1 round=3", NULL },
  { "MW-FIR-06: it takes the next box", DUEL, NULL, END "R1.lost_2=1 R1.ablaze_2=1",
    "end-phase: [4]", "R1.ablaze_2=2 R1.ablaze_1=0 told=blaze-grows", NULL },
  { "mw.fire_newly_lit_roll: each place once", DUEL, "mw.fire_newly_lit_roll=on",
    END "R1.lost_1=1 R1.ablaze_1=1", "end-phase: [5] [2]", "R1.ablaze_4=1 asks=nothing round=3",
    NULL },
};

static const BattleRow ending[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-END-01: the fleet with the initiative decides first", RESCUE, NULL,
    "step=4 round=2 order=Blue,Red " CLINGING, "end-phase", "asks=pick-up-admiral of=Blue about=R1",
    NULL },
  { "MW-END-01: ships with a crew", "Red: EX-MOW-1* 2 EX-IND-1 EX-FLY-1; Blue: EX-IND-1", NULL,
    BATTLE CLINGING "R3.ordered=1 R4.ordered=1 R3.crew=0", "end-phase",
    "asks=pick-up-admiral of=Red about=R1 ships=R2", NULL },
  { "MW-END-01: a wizard comes aboard with his spells", RESCUE, NULL,
    BATTLE CLINGING MASTER ("Red", ON_R1) "Red.admiral_ship=0 Red.wizard_fate=clings"
                                          " Red.cards=spell.SP-01,spell.SP-02,spell.SP-03",
    "end-phase: {R2}", "Red.wizard_fate=aboard Red.wizard_ship=2 Red.hand=3 told=wizard-rescued",
    NULL },
  { "MW-END-01: a captured wizard loses his hand of cards", RESCUE, NULL,
    BATTLE CLINGING MASTER ("Red", ON_R1) "Red.admiral_ship=0 Red.wizard_fate=clings"
                                          " Red.cards=spell.SP-01,spell.SP-02,spell.SP-03",
    "end-phase: {} {B1}",
    "Red.wizard_fate=taken Red.wizard_ship=0 Red.hand=0 told=wizard-fished"
    " Blue.honours=6",
    NULL },
  { "MW-END-02: debris goes", PAIR, NULL, END "B2.status=sunk B2.wreck=debris", "end-phase",
    "B2.wreck=gone told=debris-gone untold=wreckage-to-debris", NULL },
  { "MW-END-06: without counters the log tells of none", DUEL, NULL, END, "end-phase",
    "untold=counters-off untold=wreckage-to-debris round=3", NULL },
  { "MW-END-06: effects of a turn are counted", "Red: 3 CANOE; Blue: STEAMER", LAGOON,
    BATTLE "R2.ordered=1 R3.ordered=1 B1.ordered=1",
    USE "fire R1: port B1 band.NET.0 [3] [1] [1]; done R1; end-phase: {}", "told=counters-off:2,0",
    NULL },
  { "MW-END-06: counters for the whole game stay", CANOES, LAGOON,
    BATTLE "B1.lost_2=1 B1.ordered=1 B2.ordered=1 B3.ordered=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [2 4]; done R1; end-phase: {}",
    "B1.rows=500 marker=effect:B1 round=3", NULL },
  { "MW-END-09: a wizard may cast again", DUEL, NULL, END "Red.magic=1 Blue.magic=1", "end-phase",
    "Red.magic=0 Blue.magic=0", NULL },
  { "MW-END-04: a straggler that a monster holds does not move",
    "Red: 3 EX-SOL-1; Blue: EX-IND-1 EX-MON-1", NULL,
    LINE_USED "B2.ordered=1 B2.depth=surface link=held:B2:R3 R3.straggler=1", "end-phase",
    "asks=stragglers", NULL },
  { "MW-END-04: a straggler that may not move does not move", LINE, NULL,
    LINE_USED "R3.straggler=1 R3.no_move=1", "end-phase", "asks=stragglers", NULL },
  { "MW-VIC-01: the battle ends at once, without more questions", DUEL, NULL,
    BATTLE "B1.crew=0 " MASTER ("Red", ON_R1) HOLDS ("spell.SP-01,spell.SP-02,spell.SP-03"),
    USE "board R1: B1 scuttle 0; end-phase", "over=Red asks=nothing round=2", NULL },
  { "MW-END-09: no turn after the last", DUEL, NULL, END "B1.status=fled", "end-phase",
    "over=Red round=2", NULL },
  { "MW-END-07: a card is drawn in spite of a change by hand", DUEL, NULL,
    END MASTER ("Red", ON_R1) HOLDS ("spell.SP-01"),
    "end-phase: none !R1.crew=5 spell.SP-02 spell.SP-03", "round=3 asks=nothing Red.hand=3", NULL },
  { "MW-END-09: nor if the last enemy goes while cards are drawn", DUEL, NULL,
    END MASTER ("Red", ON_R1) HOLDS ("spell.SP-01"),
    "end-phase: !B1.status=fled none spell.SP-02 spell.SP-03", "over=Red round=2 asks=nothing",
    NULL },
};

static const BattleRow effects[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "BTW: no save, one box for each", STEAMERS, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " NEAR "[2 6] [1] [6]", "B1.lost_2=2 B1.no_move=0 B1.sails=0 B1.hull=1",
    NULL },
  { "HIT: below the waterline, too", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [6 6] [5]", "asks=waterline about=B1", NULL },
  { "NO_FIRE: for a turn is not for good", FORT, LAGOON, BATTLE "R1.lost_2=1", USE, "can=fire:R1",
    NULL },
  { "MW-TPL-06: the first location may reduce the speed for a turn, too",
    "Red: EX-MOW-1*; Blue: RAFT", WITH_THREE, BATTLE, USE "fire R1: bow " CLOSE " [1 2] [2]",
    "B1.sails=400 marker=effect:B1", NULL },
  { "HIT: which of how many", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [6 6]", "asks=where nth=1:2 run=goes-on", NULL },
  { "HIT: and the second", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [6 6] [1] [6]", "asks=where nth=2:2", NULL },
  { "FIRE_AT: asks for no save at the waterline", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [2 2] [6]", "asks=nothing", NULL },
  { "FIRE_AT: water does not burn", CANOES, LAGOON, BATTLE "B1.lost_2=1",
    USE "fire R1: bow B1 " NEAR "[2 6] [1] [2 2] [5]", "asks=nothing B1.hull=0 untold=burns",
    NULL },
  { "REPAIR: so many boxes", FORT, LAGOON, MENDS "R1.lost_1=2", "magic: spell.MEND R1 [2]",
    "R1.lost_1=1 told=repaired", NULL },
  { "REPAIR: her owner chooses", FORT, LAGOON, MENDS "R1.lost_1=1 R1.lost_3=1",
    "magic: spell.MEND R1 [2]",
    "asks=repair of=Red choices=location.TURTLE.BEAK,location.TURTLE.HEARTH", NULL },
  { "REPAIR: not what burns", FORT, LAGOON, MENDS "R1.lost_3=1 R1.ablaze_3=1 R1.lost_4=1",
    "magic: spell.MEND R1 [2]", "R1.lost_3=1 R1.lost_4=0 asks=nothing", NULL },
  { "REPAIR: nor that beside a sound place", FORT, LAGOON, MENDS "R1.lost_3=1 R1.ablaze_3=1",
    "magic: spell.MEND R1 [2]", "R1.lost_3=1 untold=repaired asks=nothing", NULL },
  { "CREW: back to their posts", FORT, LAGOON, RALLIES "R1.crew=3", "magic: spell.RALLY R1 [2]",
    "R1.crew=4 told=crew-back:4,1", NULL },
  { "CREW: no more than she had", FORT, LAGOON, RALLIES "R1.crew=5", "magic: spell.RALLY R1 [2]",
    "R1.crew=5 untold=crew-lost", NULL },
  { "REPAIR: nothing to mend", FORT, LAGOON, MENDS, "magic: spell.MEND R1 [2]",
    "R1.lost_1=0 untold=repaired asks=nothing", NULL },
};

static const BattleRow victory[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-VIC-03: a wizard who lives is worth no honours", DUEL, NULL,
    BATTLE MASTER ("Blue", DUEL_B1), "", "Red.honours=0", NULL },
  { "MW-VIC-03: an Admiral who lives is worth no honours", TURNED, NULL, BATTLE, "",
    "Red.honours=0", NULL },
  { "not given up after all", DUEL, NULL, BATTLE, "concede Red: no",
    "over=no untold=conceded told=declined-concede can=activate:R1", NULL },
  { "nor agreed to be over", DUEL, NULL, BATTLE, "end-battle: no",
    "over=no can=activate:R1 told=declined-end-battle", NULL },
  { "MW-VIC-01: giving up runs a risk", DUEL, NULL, BATTLE, "concede Red",
    "asks=concede of=Red risks=yes", NULL },
  { "MW-VIC-03: and so does ending the battle", DUEL, NULL, BATTLE, "end-battle",
    "asks=end-battle of=table risks=yes", NULL },
  { "given up while a ship was in use", DUEL, NULL, BATTLE, USE "concede Red: yes",
    "over=Blue active_ship=none", NULL },
};

#define USES "choices=keep,keep-all,use-card of=Red"

static const BattleRow cards[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MC-03: below the waterline only", DUEL, NULL, NULL,
    "muster: none {} 0 card.MC-03 none; set-up: 0 [2] [6] [1] east; initiative: [1] [6];"
    "activate B1; fire B1: bow " MEDIUM " low [2]",
    "asks=save bonus=0 about=R1:B1", NULL },
  { "MC-03: there it helps", DUEL, NULL, NULL,
    "muster: none {} 0 card.MC-03 none; set-up: 0 [2] [6] [1] east; initiative: [1] [6];"
    "activate B1; fire B1: bow " MEDIUM " low [6]",
    "asks=waterline bonus=1 terms=cards:1", NULL },
  { "MC-07: she sails farther, and nobody else", DUEL, NULL, NULL, WITH_CARD ("card.MC-07"),
    "R1.sails=900 R1.rows=400 B1.sails=1000", NULL },
  { "MC-04: a save below the waterline again", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-04") "move R1: sail across 0 terrain [2]", "asks=reroll " USES, NULL },
  { "MC-04: and it counts", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-04") "move R1: sail across 0 terrain [2] use-card [4]",
    "R1.hull=0 told=card-used told=waterline-saved asks=nothing", NULL },
  { "MC-04: once a game", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-04") "move R1: sail across 0 terrain [2] use-card [4]; !R1.aground=0;"
                             "!R1.done=0; !round=3; move R1: sail across 0 terrain [2]",
    "asks=aground", NULL },
  { "MC-04: not where she was lucky", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-04") "move R1: sail across 0 terrain [4]", "asks=nothing R1.hull=0", NULL },
  { "MC-05: one location again", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-05") "fire R1: bow " CLOSE " high [6 1]", "asks=reroll " USES, NULL },
  { "MC-05: once a turn", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-05") "fire R1: bow " CLOSE
                             " high [6 1] use-card:2 [6]; fire R1: port " CLOSE
                             " high [6 6 6 6 6 6]",
    "asks=nothing", NULL },
  { "MC-05: and again in the next", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-05") "fire R1: bow " CLOSE " high [6 1] use-card:2 [6]; !round=2;"
                             "fire R1: port " CLOSE " high [6 6 6 6 6 6]",
    "asks=reroll " USES, NULL },
  { "MC-05: dealt, it is in the deck no more", DUEL, NULL, NULL, "muster: none {} 1 card.MC-05",
    "asks=deal choices=card.MC-01,card.MC-02,card.MC-03,card.MC-04,card.MC-06,card.MC-07,card.MC-08,"
    "card.MC-09,card.MC-10",
    NULL },
  { "MC-09: a fire again", DUEL, NULL, NULL,
    WITH_CARD ("card.MC-09") "!R1.lost_1=1; !R1.ablaze_1=1; done R1; activate B1; done B1;"
                             "end-phase: [4]",
    "asks=reroll " USES, NULL },
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("fine-print", plan, G_N_ELEMENTS (plan));
  battle_add_rows ("fine-print", setting_up, G_N_ELEMENTS (setting_up));
  battle_add_rows ("fine-print", fitting_out, G_N_ELEMENTS (fitting_out));
  battle_add_rows ("fine-print", squadrons, G_N_ELEMENTS (squadrons));
  battle_add_rows ("fine-print", turn, G_N_ELEMENTS (turn));
  g_test_add_func ("/man-o-war/fine-print/turn/many-left", test_many_left);
  battle_add_rows ("fine-print", sailing, G_N_ELEMENTS (sailing));
  battle_add_rows ("fine-print", gunnery, G_N_ELEMENTS (gunnery));
  battle_add_rows ("fine-print", damage, G_N_ELEMENTS (damage));
  battle_add_rows ("fine-print", boarding, G_N_ELEMENTS (boarding));
  battle_add_rows ("fine-print", burning, G_N_ELEMENTS (burning));
  battle_add_rows ("fine-print", ending, G_N_ELEMENTS (ending));
  battle_add_rows ("fine-print", effects, G_N_ELEMENTS (effects));
  battle_add_rows ("fine-print", victory, G_N_ELEMENTS (victory));
  battle_add_rows ("fine-print", cards, G_N_ELEMENTS (cards));
  return g_test_run ();
}
