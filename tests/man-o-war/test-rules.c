/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/* Rule by rule, what the worked examples leave out, in the order of the catalogue. */

/* R1 an Iron Gannet, the command ship; B1 a Tidewalker. */
#define DUEL "Red: EX-MOW-1*; Blue: EX-IND-1"
#define SLOOPS "Red: EX-IND-1; Blue: EX-IND-1"
#define LINE "Red: 3 EX-SOL-1; Blue: EX-IND-1"
#define FLEETS "Red: EX-MOW-1* 3 EX-SOL-1; Blue: EX-MOW-1* EX-IND-1"
#define BATTLE "step=4 round=2 order=Red,Blue "
#define BLUES "step=4 round=2 order=Blue,Red "
#define WRECKED "Red: EX-MOW-1*; Blue: 2 EX-IND-1"
#define WITH_THREE "content=three-guns.json"
#define END BATTLE "R1.ordered=1 B1.ordered=1 "
#define SETTING "step=1"
#define CLOSE "band.CANNON.0"
#define MEDIUM "band.CANNON.1"
#define LONG "band.CANNON.2"
#define USE "activate R1; "

static const BattleRow general[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-GEN-02: a natural 1 fails", DUEL, NULL, BATTLE "R1.aground=1 marker=card:R1",
    USE "move R1: yes [1]", "R1.aground=1 told=still-aground", NULL },
  { "MW-GEN-03: a natural 6 saves, for once", SLOOPS, NULL, BATTLE "marker=effect:B1",
    USE "fire R1: port " CLOSE " high [1 6] [6]", "B1.lost_4=0 told=saved", NULL },
  { "MW-GEN-04: the question shows the bonus and its parts", SLOOPS, NULL, BATTLE,
    USE "fire R1: port " LONG " low [2 2]", "asks=save needs=4 bonus=1 a=3 terms=range:1", NULL },
};

static const BattleRow fleet[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-FLT-10: the question for the command ship lists men-o'-war",
    "Red: 2 EX-MOW-1; Blue: EX-IND-1", NULL, NULL, "muster", "asks=command-ship of=Red ships=R1,R2",
    "MW-FLT-10" },
  { "MW-FLT-10: a fleet without a man-o'-war has no Admiral", SLOOPS, NULL, NULL, "muster: none",
    "told=no-admiral Red.admiral_ship=0", NULL },
  { "MW-FLT-08: a symbol that is there already", "Red: 2 EX-MOW-1*; Blue: EX-IND-1", NULL, NULL,
    "muster: none {} 1 card.MC-03 card.MC-04", "asks=allocate ships=R2", NULL },
  { "MW-FLT-07: a card that no ship can carry is lost", DUEL, NULL, NULL,
    "muster: none {} 1 card.MC-03 card.MC-05 {}", "told=card-lost:4,0 Red.spent=50 discarded=1",
    "MW-FLT-09" },
  { "MW-FLT-11: crew as printed", FLEETS, NULL, NULL, "muster", "R1.crew=6 R2.crew=2 B2.crew=3",
    NULL },
  { "MW-FLT-13: at most one a ship", DUEL, NULL, NULL, "muster: none {R1}",
    "R1.anti_flyer=1 told=anti-flyer-bought Red.spent=0", "MW-FLT-13" },
  { "MW-FLT-04: the roster names a wizard and his rank", "Red: EX-MOW-1+LORD*; Blue: EX-IND-1",
    NULL, NULL, "muster", "asks=college Red.rank=3 Red.wizard_ship=1 Red.spent=0", "MW-FLT-05" },
  { "MW-FLT-04: a setting without wizards drops the roster's wizard",
    "Red: EX-MOW-1+LORD*; Blue: EX-IND-1", "mw.max_wizards=0", NULL, "muster",
    "asks=anti-flyer-weapons Red.rank=0", NULL },
  { "MW-FLT-13: weapons that the roster names", "Red: EX-MOW-1+weapon* EX-MOW-1; Blue: EX-IND-1",
    NULL, NULL, "muster: none",
    "R1.anti_flyer=1 R2.anti_flyer=0 told=anti-flyer-bought asks=cards-bought Red.spent=0", NULL },
  { "MW-FLT-07: cards that the roster names", "Red+2: EX-MOW-1*; Blue: EX-IND-1", NULL, NULL,
    "muster: none {} card.MC-03 card.MC-05 card.MC-01", "asks=allocate ships=R1 Red.spent=0",
    "MW-FLT-07" },
  { "MW-FLT-04, MW-FLT-10, MW-FLT-13: what the rosters say, in a battle entered under way",
    "Red: EX-IND-1 EX-MOW-1+LORD+weapon; Blue: EX-IND-1", NULL,
    "Red.flagship=none Red.admiral_ship=0 R2.anti_flyer=0 join=rosters", "",
    "Red.flagship=R2 Red.admiral_ship=2 Red.rank=3 Red.wizard_ship=2 R2.anti_flyer=1"
    " R1.anti_flyer=0 Blue.flagship=none Blue.rank=0",
    NULL },
  { "MW-FLT-03: squadrons of three", "Red: 6 EX-SOL-1; Blue: EX-IND-1", NULL, NULL, "muster",
    "R1.squadron=1 R3.squadron=1 R4.squadron=2 R6.squadron=2", NULL },
  { "MW-FLT-02: a fleet of no race is not warned", DUEL, NULL, NULL, "muster: none",
    "untold=too-few-of-race untold=too-many-of-race", NULL },
};

static const FleetRow rosters[] = {
  /* name, fleet, options, price, faults */
  { "MW-FLT-01: over the limit", "Red: 6 EX-MOW-1", NULL, 2400, "over-budget" },
  { "MW-FLT-03: two ships of the line", "Red: EX-MOW-1 2 EX-SOL-1", NULL, 640, "not-in-threes!" },
  { "MW-FLT-03: nothing of that name", "Red: EX-MOW-1 galley", NULL, 400, "unknown-class!" },
  { "MW-FLT-10: an Admiral on another ship", "Red: EX-IND-1*", NULL, 180, "no-command-ship" },
  { "MW-FLT-12: flyers from their own points", "Red: EX-IND-1 5 EX-FLY-1", NULL, 180, "" },
  { "MW-FLT-12: flyers beyond their allowance use other points", "Red: EX-IND-1 6 EX-FLY-1", NULL,
    260, "" },
  { "MW-FLT-14: no monsters without squadrons", "Red: EX-IND-1 EX-MON-1", NULL, 330,
    "too-many-monsters" },
  { "no ships at all", "Red: EX-FLY-1", NULL, 0, "no-ships!" },
  { "MW-FLT-04: a wizard is paid for", "Red: EX-IND-1+LORD", NULL, 380, "" },
  { "MW-FLT-04: one a side", "Red: EX-IND-1+LORD EX-IND-1+MASTER", NULL, 710, "two-wizards" },
  { "MW-FLT-04: where there are any", "Red: EX-IND-1+LORD", "mw.max_wizards=0", 380, "no-wizards" },
  { "MW-FLT-04: of a rank that there is", "Red: EX-IND-1+SAGE", NULL, 180, "unknown-rank!" },
  { "MW-FLT-04: on a ship", "Red: EX-IND-1 EX-FLY-1+LORD", NULL, 380, "wizard-on-beast" },
  { "MW-FLT-07: cards are paid for", "Red+3: EX-MOW-1", NULL, 550, "" },
  { "MW-FLT-07: men-o'-war carry them", "Red+1: EX-IND-1", NULL, 230, "no-ship-for-cards" },
  { "MW-FLT-07: one of the deck is the Admiral's", "Red+10: EX-MOW-1", NULL, 900,
    "too-many-cards" },
  { "MW-FLT-10: one Admiral", "Red: EX-MOW-1* EX-MOW-1*", NULL, 800, "two-command-ships" },
  { "MW-FLT-13: weapons from their own points", "Red: 4 EX-MOW-1+weapon", NULL, 1600, "" },
  { "MW-FLT-13: weapons beyond their allowance use other points", "Red: 4 EX-MOW-1+weapon",
    "mw.afw_allowance=90", 1620, "" },
  { "MW-FLT-13: on men-o'-war only", "Red: EX-IND-1+weapon", NULL, 180, "no-place-for-weapon" },
  { "MW-FLT-02: no such race", "Red/EELS: EX-IND-1", NULL, 180, "unknown-race!" },
};

static const BattleRow setting_up[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-SET-02: by turns, where there is room", DUEL, NULL, SETTING, "set-up: 2 [3 5] [2] [4]",
    "asks=section of=Blue choices=marker-1,marker-2 a=3", "MW-SET-02" },
  { "MW-SET-02: a section that is full", DUEL, NULL, SETTING, "set-up: 2 [3 5] [2] [4] marker-1",
    "terrain=3 asks=wind unmarked=section", NULL },
  { "MW-SET-04: west", DUEL, NULL, SETTING, "set-up: 0 [2] [2] [5] west",
    "first_side=2 edge=1 told=takes-west", "MW-SET-04" },
  { "MW-SET-06: by turns, unit by unit", FLEETS, NULL, SETTING, "set-up: 0 [2] [5] [2] east R1",
    "asks=deploy of=Blue ships=B1,B2 told=deployed", "MW-SET-06" },
  { "MW-SET-07: a squadron has a flagship", FLEETS, NULL, SETTING,
    "set-up: 0 [2] [5] [2] east R2 R3", "R3.flag=1 R2.flag=0 told=squadron-deployed:1",
    "MW-SET-07" },
  { "MW-SET-08: where the characters are", FLEETS, NULL, SETTING,
    "set-up: 0 [2] [5] [2] east R1 B1 R2",
    "told=admiral-aboard asks=nothing round=1"
    " phase=initiative steps=*initiative,magic,battle,survivors,fires,stragglers,scuttling,"
    "counters,cards",
    "MW-SET-08" },
};

static const BattleRow squadrons[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "the steps of setting up", DUEL, NULL, SETTING, "", "states=done,now", NULL },
  { "what comes before the Battle Phase is done, and the rest is to come", LINE, NULL, BATTLE, "",
    "states=done,done,now,to-come,to-come,to-come,to-come,to-come,to-come", NULL },
  { "MW-SQN-01: a flagship that can move leads on", LINE, NULL, BATTLE, "",
    "flagship:R2=flagship-moves unlisted=flagship:R2", NULL },
  { "MW-SQN-01: one that cannot may be relieved", LINE, NULL, BATTLE "R1.aground=1", "flagship R2",
    "R2.flag=1 R1.flag=0 told=flag:1", "MW-SQN-01" },
  { "MW-AMB-08: it must, when she is gone", LINE, NULL, BATTLE "R1.hull=1",
    USE "move R1: sail across 0 terrain [1] [1]", "asks=new-flagship ships=R2,R3 of=Red", NULL },
  { "MW-SQN-03: back with the squadron", LINE, NULL,
    BATTLE "R3.straggler=1 R1.ordered=1 R2.ordered=1 B1.ordered=1", "end-phase: no {}",
    "R3.straggler=0 told=straggles-no-more", "MW-SQN-03" },
  { "MW-SQN-04: she neither moves nor fires nor boards", LINE, NULL, BATTLE "R3.straggler=1", "",
    "activate:R3=straggler", NULL },
  { "MW-END-04: a straggler moves in the End Phase and does not ram", LINE, NULL,
    BATTLE "R3.straggler=1 R1.ordered=1 R2.ordered=1 B1.ordered=1", "end-phase: yes oars 0 ship B1",
    "asks=stragglers told=touches untold=rams", "MW-END-04" },
};

#define AGROUND BATTLE "R3.straggler=1 R3.aground=1 R1.ordered=1 R2.ordered=1 B1.ordered=1"

static const BattleRow stuck[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-OBS-02: a straggler gets off in the End Phase", LINE, NULL, AGROUND, "end-phase: yes [4]",
    "asks=way R3.aground=0 told=afloat", "MW-OBS-02" },
  { "MW-OBS-02: a straggler aground may stay aground", LINE, NULL, AGROUND, "end-phase: yes [3]",
    "asks=stragglers R3.aground=1 told=still-aground", "MW-SQN-02" },
};

static const BattleRow turn[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-TRN-01: phase after phase", DUEL, NULL, NULL, "",
    "phase=initiative activate:R1=not-battle magic=not-magic end-phase=not-battle", "MW-TRN-01" },
  { "MW-INI-01: the higher goes first", DUEL, NULL, NULL, "initiative: [2] [5]",
    "next=Blue told=goes-first phase=battle", "MW-INI-01" },
  { "MW-INI-03: eight points, and round again", DUEL, NULL, "wind=NW",
    "initiative: [2] [2] [5] [2]", "wind=N", "MW-INI-02" },
  { "MW-ACT-01: by turns", FLEETS, NULL, BATTLE, "activate R1; done R1",
    "next=Blue activate:R2=not-her-go activate:R1=used can=activate:B1", "MW-ACT-04" },
  { "MW-ACT-01: the side with more ships plays them at the end", FLEETS, NULL,
    BATTLE "B1.ordered=1 B2.ordered=1", "activate R1; done R1", "next=Red can=activate:R2", NULL },
  { "MW-ACT-02: the whole squadron, ship by ship", FLEETS, NULL, BATTLE, "activate R3; done R3",
    "next=Red activate:R1=squadron-first can=activate:R2 activate:B1=not-her-go", NULL },
  { "MW-ACT-03: she moves before she fires", DUEL, NULL, BATTLE, USE "fire R1: port out-of-reach",
    "move:R1=moves-first", NULL },
  { "MW-ACT-03: once", DUEL, NULL, BATTLE, USE "move R1: sail across 0 nothing",
    "move:R1=moved can=fire:R1 can=board:R1", NULL },
  { "MW-ACT-04: touched is committed", FLEETS, NULL, BATTLE, USE,
    "activate:R2=committed active_ship=R1 fire:B1=not-in-use", NULL },
  { "MW-ACT-05: nothing may be done with her", DUEL, NULL, BATTLE, USE "done R1",
    "told=does-nothing R1.ordered=1", "MW-ACT-05" },
  { "MW-ACT-05: no passing", DUEL, NULL, BATTLE, "", "end-phase=still-to-go", NULL },
};

static const BattleRow sailing[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-MOV-01: damage takes speed", SLOOPS, NULL, BATTLE "R1.lost_5=2", USE "move R1",
    "asks=wind-angle a=200 R1.sails=400", NULL },
  { "MW-MOV-01: never below 0", LINE, NULL, BATTLE "R1.lost_4=1 marker=effect:R1", "",
    "R1.sails=300 R1.rows=400", NULL },
  { "MW-MOV-02: no turn for less than two inches", LINE, NULL, BATTLE "R1.lost_4=1",
    USE "move R1: sail across", "asks=turns high=1", NULL },
  { "MW-MOV-03: under oars the wind is not asked for", DUEL, NULL, BATTLE, USE "move R1: oars",
    "asks=turns untold=moves", "MW-OAR-01" },
  { "MW-MOV-04: astern, where she has a speed for it", DUEL, NULL, BATTLE, USE "move R1: sail",
    "asks=wind-angle choices=across,astern,into a=600 risks=into", "MW-MOV-03" },
  { "MW-MOV-04: a ship without speed astern cannot choose it", LINE, NULL, BATTLE,
    USE "move R1: sail", "choices=across,into", NULL },
  { "MW-MOV-04: a slower one counts as well", "Red: LUGGER; Blue: LUGGER", WITH_THREE, BATTLE,
    USE "move R1: astern", "asks=turns a=400", NULL },
  { "MW-MOV-05: asked once", DUEL, NULL, BATTLE, USE "move R1: sail astern 2 no",
    "asks=ran-into a=400", NULL },
  { "MW-MOV-06: up into the wind", DUEL, NULL, BATTLE, USE "move R1: sail across 1 yes",
    "asks=ran-into a=0 told=luffs", "MW-MOV-06" },
  { "MW-MOV-07: a ship with the inches of one turn may turn out", DUEL, NULL, BATTLE,
    USE "move R1: sail into !R1.left=200", "asks=turn-out", NULL },
  { "MW-MOV-07: with less she stays in the wind", DUEL, NULL, BATTLE,
    USE "move R1: sail into !R1.left=150", "asks=nothing told=stays-in-wind", NULL },
  { "MW-MOV-07: a ship may stay into the wind", DUEL, NULL, BATTLE, USE "move R1: sail into no",
    "asks=nothing told=stays-in-wind", NULL },
  { "MW-MOV-07: without a rudder she cannot turn out", SLOOPS, NULL, BATTLE "R1.lost_3=1",
    USE "move R1: into", "asks=nothing told=stays-in-wind", NULL },
  { "MW-MOV-07: with less than two inches she stays into the wind", SLOOPS, NULL,
    BATTLE "R1.lost_5=2 link=touches:R1:B1", USE "move R1: push-clear into",
    "asks=nothing told=stays-in-wind", NULL },
  { "MW-MOV-08: off the table", DUEL, NULL, BATTLE, USE "move R1: sail across 0 off-table",
    "R1=fled over=Blue told=left-table", "MW-MOV-08 MW-VIC-01" },
  { "MW-OAR-03: backing", DUEL, NULL, BATTLE, USE "move R1: back", "asks=ran-into a=200", NULL },
  { "MW-OAR-04: ramming speed, without a turn", DUEL, NULL, BATTLE, USE "move R1: ramming-speed",
    "asks=ran-into a=600", NULL },
  { "MW-OAR-02: about, for the whole move", DUEL, NULL, BATTLE, USE "move R1: pivot-180",
    "asks=ran-into a=0 told=pivots:180", "MW-OAR-02" },
  { "MW-RAM-01: a ship without a ram only touches", SLOOPS, NULL, BATTLE,
    USE "move R1: across 0 ship", "asks=nothing told=touches", NULL },
  { "MW-RAM-01: with less than three inches a ship only touches", DUEL, NULL, BATTLE,
    USE "move R1: oars 1 ship", "asks=nothing told=touches untold=rams", NULL },
  { "MW-RAM-01: under sail a ship only touches", DUEL, NULL, BATTLE,
    USE "move R1: sail across 0 ship", "asks=nothing told=touches", NULL },
  { "MW-RAM-02: she fires and boards afterwards", DUEL, NULL, BATTLE,
    USE "move R1: oars 0 ship yes [5]", "B1.hull=0 told=waterline-saved can=fire:R1 can=board:R1",
    "MW-RAM-02" },
  { "MW-AMB-59: a ram that sinks", DUEL, NULL, BATTLE "B1.hull=1",
    USE "move R1: oars 0 ship yes [1]", "B1=sunk over=Red unlinked=touches:R1:B1", NULL },
  { "MW-OBS-01: holes as half a die says", DUEL, NULL, BATTLE,
    USE "move R1: sail across 0 terrain [1] [4]", "R1.hull=2 R1.aground=1", "MW-OBS-01" },
  { "MW-OBS-01: a save", DUEL, NULL, BATTLE, USE "move R1: sail across 0 terrain [4]",
    "R1.hull=0 R1.aground=1 asks=nothing", NULL },
  { "MW-OBS-02: she may stay", DUEL, NULL, BATTLE "R1.aground=1", USE "move R1: no",
    "R1.aground=1 told=stays-aground can=fire:R1", "MW-OBS-02" },
  { "MW-COL-02: half of the move to push clear", DUEL, NULL, BATTLE "link=touches:R1:B1",
    USE "move R1: push-clear sail across", "asks=turns a=300 unlinked=touches:R1:B1", "MW-COL-02" },
  { "MW-COL-02: a ship that was moved away by hand is clear", DUEL, NULL,
    BATTLE "link=touches:R1:B1", USE "move R1: not-alongside sail across",
    "asks=turns a=600 unlinked=touches:R1:B1 told=is-clear", NULL },
  { "MW-COL-02: with too little left to turn about", DUEL, NULL, BATTLE "link=touches:R1:B1",
    USE "move R1: push-clear", "asks=way choices=sail,oars,pivot-90,ramming-speed,back", NULL },
  { "MW-COL-02: pushing clear leaves a quarter turn", DUEL, NULL, BATTLE "link=touches:R1:B1",
    USE "move R1: push-clear pivot-90", "asks=ran-into a=0 told=pivots:90", "MW-OAR-02" },
  { "MW-COL-02: a ship may stay alongside", DUEL, NULL, BATTLE "link=touches:B1:R1",
    USE "move R1: stay-alongside", "asks=nothing linked=touches:B1:R1 told=stays-in-contact",
    NULL },
  { "MW-SNK-02: wreckage stops her", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BATTLE "B2.status=sunk", USE "move R1: sail across 0 wreckage", "told=touches-wreckage",
    "MW-SNK-02" },
  { "MW-SNK-03: debris does not", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BATTLE "B2.status=sunk B2.wreck=debris", USE "move R1: sail across 0",
    "asks=ran-into choices=nothing,ship,terrain,off-table", NULL },
};

static const BattleRow gunnery[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-CMB-01: banks that have guns", DUEL, NULL, BATTLE, USE "fire R1",
    "asks=bank choices=bow,port,starboard,stern", NULL },
  { "MW-CMB-01: out of reach, no shot", DUEL, NULL, BATTLE, USE "fire R1: bow out-of-reach",
    "R1.fired=0 can=fire:R1 untold=fires", NULL },
  { "MW-CMB-02: each bank once", DUEL, NULL, BATTLE,
    USE "fire R1: bow " LONG " low [1 1] [6] [6]; fire R1",
    "asks=bank choices=port,starboard,stern", NULL },
  { "MW-CMB-03: friend or foe", FLEETS, NULL, BATTLE, USE "fire R1: bow B1 in-the-way ship R2",
    "asks=band choices=band.CANNON.0,band.CANNON.1,band.CANNON.2,out-of-reach about=R1:R2", NULL },
  { "MW-CMB-03: land stops it", WRECKED, NULL, BATTLE "B2.status=sunk",
    USE "fire R1: bow in-the-way terrain", "asks=nothing told=hits-terrain can=fire:R1",
    "MW-CMB-03" },
  { "MW-CMB-03: wreckage stops a shot", WRECKED, NULL, BATTLE "B2.status=sunk",
    USE "fire R1: bow in-the-way wreckage; fire R1",
    "told=hits-wreckage choices=port,starboard,stern", NULL },
  { "MW-CMB-03: where there is any", DUEL, NULL, BATTLE, USE "fire R1: bow in-the-way",
    "asks=nothing told=hits-terrain", NULL },
  { "MW-CMB-03: debris does not", WRECKED, NULL, BATTLE "B2.status=sunk B2.wreck=debris",
    USE "fire R1: bow in-the-way", "asks=nothing told=hits-terrain", NULL },
  { "MW-CMB-04: one height for all", DUEL, NULL, BATTLE, USE "fire R1: bow " CLOSE,
    "asks=aim choices=high,low about=R1:B1", NULL },
  { "MW-CMB-04: whatever kinds of guns there are", "Red: LUGGER; Blue: EX-MOW-1*", WITH_THREE,
    BATTLE, USE "fire R1: " CLOSE " low [1] [6] band.SWIVEL.0", "asks=location about=R1:B1", NULL },
  { "MW-CMB-04: no choice where there is one column", "Red: EX-IND-1; Blue: 3 EX-SOL-1", NULL,
    BATTLE, USE "fire R1: bow B1 " CLOSE, "asks=location dice=1", NULL },
  { "MW-CMB-06: once she has sunk the rest is lost", SLOOPS, NULL, BATTLE "B1.hull=2",
    USE "fire R1: port " CLOSE " low [6 2] [1]", "B1=sunk told=rest-lost:1 over=Red", "MW-CMB-06" },
  { "MW-DMG-03: abandoned, and the Admiral dies", "Red: EX-IND-1; Blue: EX-MOW-1*", NULL,
    BATTLE "B1.crew=1", USE "fire R1: bow " CLOSE " high [1] [1]",
    "B1.crew=0 told=abandoned told=admiral-killed Blue.admiral_fate=killed Red.honours=9",
    "MW-DMG-03" },
  { "MW-CRT-02: a box burns", SLOOPS, NULL, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1] [2]", "B1.ablaze_2=1 B1.lost_2=1 told=burns", NULL },
  { "MW-CRT-03: no save below the waterline", SLOOPS, NULL, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1] [5]", "B1.hull=1 asks=nothing", NULL },
  { "MW-CRT-04: no movement", "Red: EX-IND-1; Blue: EX-IND-1", NULL, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1] [3]; done R1; activate B1",
    "B1.no_move=1 move:B1=no-move can=fire:B1", "MW-CRT-04" },
  { "MW-CRT-04: no firing", SLOOPS, NULL, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1] [4]; done R1; activate B1",
    "B1.no_fire=1 fire:B1=no-fire can=move:B1", NULL },
  { "MW-CRT-01: splinters", SLOOPS, NULL, BATTLE "B1.lost_2=1",
    USE "fire R1: bow " CLOSE " low [2] [1] [1]", "B1.crew=2", "MW-CRT-01" },
  { "MW-SNK-04: an Admiral clings to debris when his ship sinks", "Red: EX-MOW-1*; Blue: EX-IND-1",
    NULL, BATTLE "R1.hull=3", USE "move R1: sail across 0 terrain [1] [1]",
    "R1=sunk Red.flagship=none told=admiral-clings Red.admiral_fate=clings over=Blue",
    "MW-SNK-04" },
};

static const BattleRow passing[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-TPL-06: a box may reduce the speed for a turn", "Red: EX-MOW-1*; Blue: LUGGER", WITH_THREE,
    BATTLE, USE "fire R1: bow " CLOSE " [3 5] [1]", "B1.lost_2=1 B1.sails=200 marker=effect:B1",
    NULL },
  { "MW-TPL-06: is over with it", "Red: EX-MOW-1*; Blue: LUGGER", WITH_THREE, BATTLE,
    USE "fire R1: bow " CLOSE " [3 5] [1]; done R1; activate B1; done B1; end-phase",
    "B1.lost_2=1 B1.sails=400 unmarked=effect", "MW-END-06" },
};

static const BattleRow boarding[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-BRD-01: once, and at the end", DUEL, NULL, BATTLE,
    USE "board R1: B1 no-guns [5] [2] break-off", "R1.ordered=1 active_ship=none B1.crew=2",
    "MW-BRD-01" },
  { "MW-BRD-01: a ship boards one that she touches", FLEETS, NULL, BATTLE "link=touches:R1:B2",
    USE "board R1", "asks=facing about=B2:R1 told=boards", NULL },
  { "MW-BRD-01, MW-MON-11: nobody but the monster that holds her",
    "Red: EX-MOW-1*; Blue: EX-IND-1 EX-MON-1", NULL,
    BATTLE "B2.depth=surface link=held:B2:R1 link=touches:R1:B1", USE "board R1",
    "asks=board-attack about=R1:B2", NULL },
  { "MW-COL-02: a ship that was boarded lies alongside", DUEL, NULL, BATTLE,
    USE "board R1: B1 no-guns [5] [2] break-off; activate B1; move B1",
    "linked=touches:R1:B1 asks=alongside about=B1:R1", NULL },
  { "MW-BRD-03: she presses on", DUEL, NULL, BATTLE,
    USE "board R1: B1 no-guns [5] [2] press-on [5] [2]", "B1.crew=1 asks=press-on of=Red",
    "MW-BRD-03" },
  { "MW-BRD-05: both lose, the defender decides", DUEL, NULL, BATTLE,
    USE "board R1: B1 no-guns [1] [5]", "R1.crew=5 B1.crew=2 asks=cut-grapples of=Blue",
    "MW-BRD-05" },
  { "MW-AMB-25: the same roles after a tie", DUEL, NULL, BATTLE,
    USE "board R1: B1 no-guns [1] [5] carry-on", "asks=board-attack about=R1:B1", NULL },
  { "MW-BRD-06: until a crew is gone", DUEL, NULL, BATTLE "B1.crew=2",
    USE "board R1: B1 no-guns [6] [1] press-on [6] [1]", "asks=fate B1.crew=0 told=abandoned",
    NULL },
  { "MW-CAP-01: crew goes across, somebody stays", DUEL, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 prize 3",
    "B1.crew=3 R1.crew=3 B1.owner=Red B1.captured=2 linked=took:R1:B1 told=prize:3,0",
    "MW-CAP-01" },
  { "MW-CAP-01: an abandoned ship may be left", DUEL, NULL, BATTLE "B1.crew=0",
    USE "board R1: B1 leave", "B1.crew=0 B1.owner=Blue told=left-abandoned over=no", NULL },
  { "MW-CAP-02: a prize neither moves nor fires", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BATTLE "B1.owner=Red B1.crew=1 B1.captured=1", "", "activate:B1=prize", NULL },
  { "MW-CAP-02: a prize does not add cannons in her defence", "Red: EX-MOW-1*; Blue: 2 EX-IND-1",
    NULL, BLUES "B1.owner=Red B1.crew=1 B1.captured=1", "activate B2; board B2: B1",
    "asks=board-attack about=B2:B1", NULL },
  { "MW-CAP-04: retaken, a straggler for now", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BLUES "B1.owner=Red B1.crew=1 B1.captured=1", "activate B2; board B2: B1 [6] [1] retake 1",
    "B1.owner=Blue B1.captured=0 B1.straggler=1 B1.crew=1 B2.crew=2 told=retaken:1,0",
    "MW-CAP-04" },
  { "MW-CAP-04: a retaken ship is not a prize", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BLUES "B1.owner=Red B1.crew=1 B1.captured=1 link=took:R1:B1",
    "activate B2; board B2: B1 [6] [1] retake 1", "unlinked=took:R1:B1", NULL },
  { "MW-CAP-04: an Admiral aboard a retaken prize is taken", "Red: EX-MOW-1*; Blue: 2 EX-IND-1",
    "mw.crew_zero_kills_characters=boarding_only", BLUES "B1.crew=0 Red.admiral_ship=2",
    "activate B2; board B2: B1 retake 1", "Red.admiral_fate=taken told=admiral-taken", NULL },
  { "MW-AMB-28: a friend mans an abandoned ship", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BLUES "B1.crew=0", "activate B2; board B2: B1 retake 2", "B1.crew=2 B1.straggler=1 B2.crew=1",
    NULL },
  { "MW-AMB-28: free again in the next turn", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BLUES "B1.straggler=1 B2.ordered=1 R1.ordered=1", "end-phase: no", "B1.straggler=0", NULL },
};

static const BattleRow ending[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-END-01: an enemy captures him", "Red: EX-MOW-1* EX-IND-1; Blue: EX-IND-1", NULL,
    END "R1.status=sunk R2.ordered=1", "end-phase: {} {B1}",
    "Red.admiral_fate=taken told=admiral-fished Blue.honours=9", "MW-END-01" },
  { "MW-END-05: crew goes back alongside", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    BATTLE "B1.crew=0 B2.ordered=1", USE "board R1: B1 scuttle 2; end-phase: yes",
    "B1=sunk R1.crew=6 told=crew-returns:2,0", "MW-END-05" },
  { "MW-END-05: a prize crew not fetched is lost with the ship", "Red: EX-MOW-1*; Blue: 2 EX-IND-1",
    NULL, BATTLE "B1.crew=0 B2.ordered=1", USE "board R1: B1 scuttle 2; end-phase: no",
    "B1=sunk R1.crew=4 told=crew-left-behind:2,0", NULL },
  { "MW-END-05: off a ship of one's own, too", WRECKED, NULL, BLUES "B1.crew=0 R1.ordered=1",
    "activate B2; board B2: B1 scuttle 1; end-phase: no yes",
    "B1=sunk B2.crew=3 told=crew-returns:1,0", "MW-END-05" },
  { "MW-END-05: to the ship that took her, and to no other",
    "Red: EX-MOW-1* EX-IND-1; Blue: 2 EX-IND-1", NULL,
    END "R2.ordered=1 B2.ordered=1 B1.owner=Red B1.crew=2 B1.captured=1 link=took:R1:B1",
    "end-phase: {B1}", "asks=still-alongside about=B1:R1", NULL },
  { "MW-END-05: a crew is not fetched after their ship was captured",
    "Red: EX-MOW-1* EX-IND-1; Blue: 2 EX-IND-1", NULL,
    END "R2.ordered=1 B2.ordered=1 B1.owner=Red B1.crew=2 B1.captured=1 link=took:R1:B1"
        " R1.owner=Blue R1.captured=2",
    "end-phase: {B1} {}", "B1=sunk told=crew-left-behind:2,0", NULL },
  { "MW-END-05: a prize that was held may go down, too", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    END "B2.ordered=1 B1.owner=Red B1.crew=2 B1.captured=1", "end-phase: {B1} {R1}",
    "B1=sunk R1.crew=8 told=scuttled", NULL },
  { "MW-END-06: counters come off", DUEL, NULL, END "R1.no_move=1 B1.no_fire=1", "end-phase",
    "R1.no_move=0 B1.no_fire=0 told=counters-off:2,0", "MW-END-06" },
  { "MW-END-09: the next turn", DUEL, NULL, END "R1.fired=3 R1.done=3", "end-phase",
    "round=3 phase=initiative R1.ordered=0 R1.fired=0 R1.done=0 told=round:3,0", "MW-END-09" },
  { "MW-END-03: abandoned ships and prizes burn", "Red: EX-MOW-1*; Blue: 2 EX-IND-1", NULL,
    END "B2.ordered=1 B1.crew=0 B1.lost_2=1 B1.ablaze_2=1", "end-phase", "asks=blaze about=B1",
    NULL },
  { "MW-FIR-01: prow first, then low", DUEL, NULL,
    END "R1.lost_3=1 R1.ablaze_3=1 R1.lost_4=1 R1.ablaze_4=1 R1.lost_1=1 R1.ablaze_1=1",
    "end-phase: [2] [3] [2]", "told=blaze-stays:0 told=blaze-stays:3 told=blaze-stays:2",
    "MW-FIR-01" },
  { "MW-FIR-01: a fire lit in this phase is not rolled for", DUEL, NULL,
    END "R1.lost_1=1 R1.ablaze_1=1", "end-phase: [5]", "asks=nothing R1.ablaze_4=1 R1.crew=5",
    NULL },
  { "MW-FIR-04: no critical hit", DUEL, NULL, END "R1.lost_1=1 R1.ablaze_1=1 R1.lost_4=1",
    "end-phase: [5]", "R1.ablaze_4=1 R1.lost_4=1 untold=critical asks=nothing", NULL },
  { "MW-FIR-03: nothing, where all burns", DUEL, NULL,
    END "R1.lost_1=1 R1.ablaze_1=1 R1.lost_4=1 R1.ablaze_4=1", "end-phase: [5] [2]",
    "told=blaze-nowhere:0 untold=blaze-upward R1.ablaze_4=1", "MW-FIR-03" },
  { "MW-FIR-05: burning counts as damaged", DUEL, NULL, END "R1.lost_2=2 R1.ablaze_2=2", "",
    "R1.gone=GUNDECK R1.guns=2,2,2,1", NULL },
};

static const BattleRow victory[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-VIC-01: the last fleet", DUEL, NULL, BATTLE "B1.hull=2",
    USE "fire R1: bow " CLOSE " low [6 6] [1]", "over=Red told=won", "MW-VIC-01" },
  { "MW-VIC-01: abandoned ships keep it going", DUEL, NULL, END "B1.crew=0", "end-phase",
    "over=no round=3", NULL },
  { "MW-VIC-04: the battle ends when a side has no ship left", DUEL, NULL, END "B1.status=fled",
    "end-phase", "over=Red Red.honours=0", NULL },
  { "MW-VIC-03: by agreement honours decide", DUEL, NULL, BATTLE "B1.crew=0", "end-battle: yes",
    "over=Red told=honours:3,0", "MW-VIC-03" },
  { "MW-VIC-03: equal is a draw", DUEL, NULL, BATTLE, "end-battle: yes", "over=draw told=drawn",
    NULL },
  { "who gives up has lost", DUEL, NULL, BATTLE, "concede Red: yes", "over=Blue told=conceded",
    NULL },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("general", general, G_N_ELEMENTS (general));
  battle_add_rows ("fleet", fleet, G_N_ELEMENTS (fleet));
  battle_add_fleets ("fleet", rosters, G_N_ELEMENTS (rosters));
  battle_add_rows ("setting-up", setting_up, G_N_ELEMENTS (setting_up));
  battle_add_rows ("squadrons", squadrons, G_N_ELEMENTS (squadrons));
  battle_add_rows ("squadrons", stuck, G_N_ELEMENTS (stuck));
  battle_add_rows ("turn", turn, G_N_ELEMENTS (turn));
  battle_add_rows ("sailing", sailing, G_N_ELEMENTS (sailing));
  battle_add_rows ("gunnery", gunnery, G_N_ELEMENTS (gunnery));
  battle_add_rows ("gunnery", passing, G_N_ELEMENTS (passing));
  battle_add_rows ("boarding", boarding, G_N_ELEMENTS (boarding));
  battle_add_rows ("ending", ending, G_N_ELEMENTS (ending));
  battle_add_rows ("victory", victory, G_N_ELEMENTS (victory));
  return g_test_run ();
}
