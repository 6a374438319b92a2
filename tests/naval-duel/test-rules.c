/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "naval-duel.h"

/* Each rule and ruling of the catalogue, as a row that fails if the rule is not carried out. */

#define DUEL "Red: 1; Blue: 1"
#define PAIRS "Red: 2; Blue: 2"
#define AT_SEA "step=2 order=Red,Blue "
#define GUNS "step=3 order=Red,Blue "
#define SIDES "step=4 order=Red,Blue "
#define HALF                                                                                       \
  "gust_of_wind,unfurl_the_sails,catch_the_wind,fierce_hand_to_hand,swords_and_pistols,"           \
  "rally_the_men,sweep_the_decks,splintering_wood,damaged_rigging,quick_reload,crows_nest,"        \
  "maneuver,calm_waters,rake_the_bow"
#define BROADSIDE(ammunition, spaces) "declare R1: " ammunition " B1 yes " #spaces "; pass Blue; "

static const BattleRow fleets[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ND-GEN-02: the app's deck", DUEL, NULL, NULL, "draw", "asks=draw of=Red", "ND-DRW-01" },
  { "ND-SHP-01: basic ratings", DUEL, NULL, NULL, "set-up",
    "R1.movement=1 R1.cannon=1 R1.crew=2 asks=national of=Red active_ship=none", NULL },
  { "ND-SHP-01: a die of 1 to 3 adds nothing", DUEL, NULL, NULL, "set-up: [1] [1] [1]",
    "asks=captain a=2 b=3 c=4", NULL },
  { "ND-FLT-02: the same for every ship of a fleet, and no other", PAIRS, NULL, NULL,
    "set-up: [3] [6]", "R1.cannon=2 R1.crew=3 R2.cannon=2 R2.crew=3 B1.cannon=1 B1.crew=2",
    "ND-FLT-02" },
  { "ND-FLT-03: three tables, ship after ship", "Red: 2; Blue: 1", NULL, NULL,
    "set-up: [1] [1] [1] [3] [5]", "asks=specifications R1.movement=4 R1.cannon=2 R1.crew=3",
    "ND-FLT-03" },
  { "ND-FLT-04: a flagship is chosen when all are rolled for", DUEL, NULL, NULL,
    "set-up: [1] [1] [1] [1] [1] [1] [1] [1] [1] [1]", "asks=flagship of=Red ships=R1 follows=1",
    "ND-FLT-04" },
  { "ND-FLT-04: the same result twice adds up", DUEL, NULL, NULL,
    "set-up: [1] [1] [1] [1] [1] [1] [1] [1] [1] [1] R1 B1 [2] [2] [2] [6] [6] [6]",
    "R1.movement=9 R1.cannon=1 R1.crew=2 B1.movement=6 B1.crew=5 Blue.flagship=B1"
    " told=flagship:0,0@R1 told=flagship:0,0@B1",
    "ND-FLT-04" },
  { "ND-FLT-05: 1 and 2, 3 and 4, 5 and 6", DUEL, NULL, NULL,
    "set-up: [3] [1] [3] [4] [5] [5] [6] [1] [4] [6]",
    "Red.national=industrial_giant Red.character=patrol R1.specifications=extra_guns"
    " R1.captain=artillerist R1.quality=bully_boys Blue.national=land_power"
    " Blue.character=invasion_fleet B1.specifications=extra_masts B1.captain=artillerist"
    " B1.quality=bully_boys told=industrial-giant told=patrol told=extra-guns told=bully-boys"
    " told=land-power told=invasion-fleet",
    NULL },
  { "ND-SET-01: no cards, turn 1, the Draw Phase", DUEL, NULL, NULL,
    "set-up: [1] [1] [1] [1] [1] [1] [1] [1] [1] [1] R1 B1 [1] [1] [1] [1] [1] [1]",
    "round=1 phase=draw Red.hand=0 Blue.hand=0 untold=drawn told=round:1,0 told=opposite-ends set-up=set-up-done can=draw",
    "ND-SET-01" },
  { "ND-FLT-04: a battle that is joined has the flagships that its rosters mark",
    "Red: ship-of-the-line ship-of-the-line*; Blue: 1", NULL, "join=rosters", "",
    "Red.flagship=R2 Blue.flagship=none", "ND-FLT-04" },
  { "before the fleets are made nothing else is open", DUEL, NULL, NULL, "set-up: [1] !round=1 [1]",
    "draw=answer-first", NULL },
};

static const BattleRow turns[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ND-TRN-01: draw, move, broadside, boarding, and again", DUEL, NULL,
    "Red.cards=maneuver Blue.cards=maneuver",
    "draw: rally_the_men calm_waters; first-mover: [1] [2] first; move B1: none no_more [1 1];"
    "move R1: none [1 1]; end-phase; pass Red; pass Blue; end-phase; pass Blue; pass Red;"
    "end-turn",
    "round=2 phase=draw R1.ordered=0 Red.passed=0 told=broadsides told=boardings told=round:2,0",
    "ND-TRN-01" },
  { "ND-TRN-01: a phase ends when all is done in it", PAIRS, NULL, AT_SEA, "move R1: [1 1]",
    "end-phase=still-to-go end-turn=boarding-phase declare:R1=broadside-phase"
    " board:R1=boarding-phase draw=draw-phase fire=broadside-phase",
    "ND-TRN-01" },
  { "ND-TRN-01: guns that are loaded are fired", DUEL, NULL, GUNS, BROADSIDE ("roundshot", 1),
    "end-phase=still-to-fire can=fire", "ND-BRO-01" },
  { "ND-DRW-01: one card each", DUEL, NULL, NULL, "draw: maneuver rally_the_men",
    "Red.holds=maneuver Blue.holds=rally_the_men phase=move", "ND-DRW-01" },
  { "ND-DRW-02: cards in hands are not shuffled into the deck", DUEL, NULL,
    "discards=all Red.cards=maneuver", "draw: maneuver", "told=reshuffled:27,0 Red.hand=2",
    "ND-DRW-02" },
  { "ND-DRW-02: all the cards are in hands", DUEL, "nd.hand_limit=28", "Red.cards=" HALF "," HALF,
    "draw", "phase=move told=no-card-left untold=reshuffled untold=drawn", "ND-DRW-02" },
  { "ND-DRW-02: a deck that has cards is not shuffled", DUEL, NULL, NULL, "draw: maneuver maneuver",
    "untold=reshuffled", NULL },
  { "ND-DRW-03: at once, by its owner's choice", DUEL, "nd.hand_limit=1", "Red.cards=maneuver",
    "draw: calm_waters", "asks=discard of=Red choices=maneuver,calm_waters nth=1:1", "ND-DRW-03" },
  { "ND-DRW-03: each of her own cards", DUEL, "nd.hand_limit=1", "Blue.cards=maneuver",
    "draw: calm_waters rally_the_men maneuver",
    "Red.holds=calm_waters Blue.holds=rally_the_men untold=reshuffled", "ND-DRW-03" },
  { "ND-DRW-03: no more than the limit allows", DUEL, "nd.hand_limit=1",
    "Red.cards=maneuver,rally_the_men,rally_the_men",
    "draw: calm_waters maneuver rally_the_men calm_waters", "Red.holds=rally_the_men asks=draw",
    "ND-DRW-03" },
  { "ND-VIC-01: a fleet without ships at the end of a turn has lost", DUEL, NULL,
    SIDES "B1.status=sunk", "end-turn", "over=Red draw=over concede:Red=over", "ND-VIC-01" },
  { "ND-VIC-01: the battle does not end before the end of the turn", DUEL, NULL,
    GUNS "B1.status=sunk", "pass Red; end-phase", "over=no", NULL },
  { "ND-VIC-01: no ships left is a draw", DUEL, NULL, SIDES "B1.status=sunk R1.status=sunk",
    "end-turn", "over=draw told=draw", "ND-VIC-01" },
  { "ND-VIC-01: a single fleet has no rival to outlast", "Red: 1", NULL, "step=4", "end-turn",
    "over=no round=2", NULL },
  { "ND-VIC-01: no turn limit by default", DUEL, NULL, SIDES "round=90",
    "pass Red; pass Blue; end-turn", "over=no round=91", NULL },
  { "turns are counted to the last", DUEL, NULL, SIDES "round=999", "pass Red; pass Blue; end-turn",
    "over=draw", NULL },
  { "if one fleet concedes the other wins", DUEL, NULL, AT_SEA, "concede Blue: yes",
    "over=Red B1=withdrawn told=conceded", "ND-VIC-01" },
  { "a fleet without ships cannot concede", DUEL, NULL, AT_SEA "B1.status=sunk", "",
    "concede:Blue=out", "ND-VIC-01" },
  { "nor can a fleet that is out", DUEL, NULL, AT_SEA "Blue.status=withdrawn", "",
    "concede:Blue=out", NULL },
  { "and draws no cards", DUEL, NULL, "Blue.status=withdrawn", "draw: maneuver",
    "phase=move Blue.hand=0", NULL },
  { "or does not", DUEL, NULL, AT_SEA, "concede Blue: no",
    "over=no B1=in-play told=declined-concede", NULL },
  { "a battle that all agree to end is a draw", DUEL, NULL, AT_SEA, "end-battle: yes", "over=draw",
    NULL },
  { "or goes on", DUEL, NULL, AT_SEA, "end-battle: no", "over=no told=declined-end-battle", NULL },
};

static const BattleRow moves[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ND-MOV-01: second", DUEL, NULL, "step=2 R1.movement=2", "first-mover: second",
    "next=Blue told=chooses move:R1=not-her-go can=move:B1 first-mover=first-mover-settled",
    "ND-MOV-01" },
  { "ND-MOV-01: the present rating of ships on the table", PAIRS, NULL,
    "step=2 R1.movement=5 R1.status=sunk B2.movement=2", "first-mover", "of=Blue", "ND-MOV-01" },
  { "ND-MOV-01: before anybody moves", DUEL, NULL, "step=2", "", "move:R1=first-mover-first",
    "ND-MOV-01" },
  { "ND-MOV-02: one ship each in turn", PAIRS, NULL, AT_SEA, "move R1: [1 1]",
    "next=Blue move:R2=not-her-go move:R1=moved can=move:B2", "ND-MOV-02" },
  { "ND-MOV-02: a fleet with more ships goes on alone", "Red: 2; Blue: 1", NULL, AT_SEA,
    "move R1: [1 1]; move B1: [1 1]", "next=Red can=move:R2", NULL },
  { "ND-GEN-01, ND-MOV-05: land and stacking are for the players, nothing is asked", DUEL, NULL,
    AT_SEA, "move R1: [3 3]", "R1.spaces=3 asks=nothing next=Blue", "ND-MOV-03" },
  { "ND-MOV-03: two dice, less 4, and Movement", DUEL, NULL, AT_SEA "R1.movement=-2", "move R1",
    "dice=2 bonus=-6 asks=movement", "ND-MOV-03" },
  { "ND-MOV-04: no further than there are spaces", DUEL, NULL, AT_SEA, "move R1: [3 3]; turn R1",
    "low=1 high=3 blank=yes", "ND-MOV-04" },
  { "ND-MOV-04: only the ship that moves", PAIRS, NULL, AT_SEA, "move R1: [3 3]; move B1: [1 1]",
    "turn:R1=not-moving turn:B1=no-spaces", "ND-MOV-04" },
  { "ND-MOV-03: the log has the spaces once, if no card may follow", DUEL, NULL, AT_SEA,
    "move R1: [3 3]", "told=moves untold=may-move", NULL },
  { "ND-AMB-11: below zero is zero", DUEL, NULL, AT_SEA "R1.movement=-9", "move R1: [6 6]",
    "R1.spaces=0", NULL },
};

static const BattleRow broadsides[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ND-BRO-01: by turns, the first mover first", PAIRS, NULL, GUNS,
    "declare R1: roundshot B1 yes 1", "next=Blue declare:R2=not-her-go declare:R1=has-fired",
    "ND-BRO-01" },
  { "ND-BRO-01: if one fleet is done the other goes on", PAIRS, NULL, GUNS,
    "pass Blue; declare R1: roundshot B1 yes 1", "next=Red can=declare:R2 declare:B1=passed",
    "ND-TRN-01" },
  { "ND-BRO-01: nothing is rolled before all is declared", PAIRS, NULL, GUNS,
    "declare R1: roundshot B1 yes 1", "fire=still-to-go pass:Red=pass:Red", "ND-BRO-01" },
  { "ND-BRO-01: nothing is declared once broadsides are rolled", PAIRS, NULL,
    GUNS "Red.cards=quick_reload",
    BROADSIDE ("roundshot", 1) "declare R2: roundshot B1 yes 1;"
                               "fire: none [1]",
    "declare:R1=firing quick-reload:R1=firing pass:Red=nothing-to-pass", "ND-BRO-01" },
  { "ND-BRO-01: rolled in the order declared", PAIRS, NULL, GUNS,
    "declare R2: roundshot B1 yes 1; declare B1: roundshot R1 yes 1; pass Red; pass Blue;"
    "fire: [1]; fire",
    "tray=1 told=misses:3,0 of=Blue", "ND-BRO-05" },
  { "ND-BRO-01: with the ratings that the phase began with", DUEL, NULL, GUNS "B1.cannon=2",
    "declare R1: roundshot B1 yes 1; declare B1: roundshot R1 yes 1; fire: [4] [3]; fire",
    "bonus=3 B1.cannon=2 B1.lost_cannon=1", NULL },
  { "ND-BRO-01: losses wait for the end", DUEL, NULL, GUNS,
    BROADSIDE ("roundshot", 1) "fire: [4] [3]", "B1.cannon=1 B1.lost_cannon=1 told=hits-cannon:1,0",
    "ND-BRO-06" },
  { "ND-BRO-02: ammunition first, then an enemy", PAIRS, NULL, GUNS, "declare R1: grapeshot",
    "asks=target ships=B1,B2", "ND-BRO-02" },
  { "ND-BRO-02: a ship that is gone is not a target", PAIRS, NULL, GUNS,
    "declare R1: grapeshot B1 !B1.status=sunk yes",
    "asks=nothing tray=0 untold=out-of-arc told=no-target:0,0@R1", "ND-BRO-02" },
  { "ND-BRO-03: a target out of the arc is not attacked", DUEL, NULL, GUNS,
    "declare R1: grapeshot B1 no",
    "asks=nothing tray=0 R1.fired=0 can=declare:R1 told=out-of-arc:0,0@R1:B1", "ND-BRO-03" },
  { "ND-BRO-04: chainshot reaches 4", DUEL, NULL, GUNS, "declare R1: chainshot B1 yes", "high=4",
    "ND-BRO-04" },
  { "ND-BRO-04: roundshot 5", DUEL, NULL, GUNS "R1.cannon=9", "declare R1: roundshot B1 yes",
    "high=5", "ND-BRO-04" },
  { "ND-BRO-05: no penalty at 2 spaces", DUEL, NULL, GUNS, BROADSIDE ("chainshot", 2) "fire",
    "bonus=1 dice=1", "ND-BRO-05" },
  { "ND-BRO-05: one less at 3", DUEL, NULL, GUNS, BROADSIDE ("chainshot", 3) "fire", "bonus=0",
    NULL },
  { "ND-BRO-05: 4 is nothing", DUEL, NULL, GUNS, BROADSIDE ("chainshot", 1) "fire: [3]",
    "told=misses:4,0 B1.lost_movement=0", NULL },
  { "ND-BRO-05: 5 is one point", DUEL, NULL, GUNS, BROADSIDE ("chainshot", 1) "fire: [4]",
    "told=strikes:5,1@R1:B1 told=declares-chainshot:1,0@R1:B1 B1.lost_movement=1", NULL },
  { "ND-BRO-05: 7 two", DUEL, NULL, GUNS "R1.cannon=2", BROADSIDE ("chainshot", 1) "fire: [5]",
    "told=strikes:7,2 B1.lost_movement=2", NULL },
  { "ND-BRO-05: 8 still two", DUEL, NULL, GUNS "R1.cannon=3",
    BROADSIDE ("chainshot", 1) "fire: [5]", "told=strikes:8,2", NULL },
  { "ND-BRO-05: 9 three", DUEL, NULL, GUNS "R1.cannon=4", BROADSIDE ("chainshot", 1) "fire: [5]",
    "told=strikes:9,3", NULL },
  { "ND-BRO-05: a total of more strikes three", DUEL, NULL, GUNS "R1.cannon=9",
    BROADSIDE ("chainshot", 1) "fire: [6]", "told=strikes:15,3", NULL },
  { "ND-BRO-06: one die for each point", DUEL, NULL, GUNS "R1.cannon=7",
    BROADSIDE ("roundshot", 1) "fire: [1] [2] [2] [6]", "B1.lost_movement=2 B1.lost_crew=1",
    "ND-BRO-06" },
  { "ND-BRO-07: 1 and 2 Movement, 3 and 4 Cannon, 5 and 6 Crew", DUEL, NULL, GUNS "R1.cannon=7",
    BROADSIDE ("roundshot", 1) "fire: [1] [4] [5] [1]",
    "B1.lost_movement=1 B1.lost_cannon=1 B1.lost_crew=1", NULL },
  { "ND-BRO-07: grapeshot adds one", DUEL, NULL, GUNS "R1.cannon=8",
    BROADSIDE ("grapeshot", 1) "fire: [1] [1] [3] [6]",
    "B1.lost_movement=1 B1.lost_cannon=1 B1.lost_crew=1", NULL },
  { "ND-BRO-07: a 2 strikes cannon", DUEL, NULL, GUNS "R1.cannon=4",
    BROADSIDE ("grapeshot", 1) "fire: [1] [2]", "B1.lost_cannon=1", NULL },
  { "ND-BRO-01: only ships that lost something are told of", DUEL, NULL, GUNS,
    BROADSIDE ("chainshot", 1) "fire: [4]; end-phase", "told=losses:1,0@B1 untold=losses:0,0@R1",
    NULL },
  { "ND-BRO-08: at -1 she floats", DUEL, NULL, GUNS "B1.cannon=0",
    BROADSIDE ("roundshot", 1) "fire: [4] [3]; end-phase", "B1=in-play B1.cannon=-1", NULL },
  { "ND-BRO-08: at -2 she sinks, and not before the end", DUEL, NULL, GUNS "B1.cannon=-1",
    BROADSIDE ("roundshot", 1) "fire: [4] [3]", "B1=in-play", NULL },
  { "ND-BRO-08: her flag goes with her", DUEL, NULL, GUNS "B1.cannon=-1 Blue.flagship=B1",
    BROADSIDE ("roundshot", 1) "fire: [4] [3]; end-phase",
    "B1=sunk Blue.flagship=none phase=boarding", "ND-BRO-08" },
  { "ND-AMB-06: Movement and Crew have no limit", DUEL, NULL, GUNS "R1.cannon=9 B1.movement=-8",
    BROADSIDE ("chainshot", 1) "fire: [6]; end-phase", "B1=in-play B1.movement=-11", NULL },
  { "ND-AMB-13: below -2 as well", DUEL, NULL, GUNS "R1.cannon=7 B1.cannon=-1",
    BROADSIDE ("roundshot", 1) "fire: [6] [3] [3] [3]; end-phase", "B1=sunk B1.cannon=-4", NULL },
  { "ND-AMB-14: a ship that has sunk does not board", DUEL, NULL, GUNS "B1.cannon=-1",
    BROADSIDE ("roundshot", 1) "fire: [4] [3]; end-phase", "board:B1=gone board:R1=nobody-to-board",
    NULL },
  { "a fleet alone on the table", DUEL, NULL, GUNS "B1.status=sunk", "declare R1: roundshot",
    "asks=nothing told=no-target", NULL },
};

/* ND-BRO-01: what waits for its roll, what was rolled, and what each ship will lose. */
static const BattleRow trays[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "nothing waits before a broadside is declared", DUEL, NULL, GUNS, "", "staged=", NULL },
  { "nothing is shown outside the Broadside Phase", DUEL, NULL, GUNS "link=roundshot:R1:B1 step=4",
    "", "staged=", NULL },
  { "in the order declared, with their spaces", PAIRS, NULL, GUNS,
    "declare R2: chainshot B1 yes 3; declare B1: grapeshot R1 yes 1",
    "staged=declared:chainshot:R2:B1:3,declared:grapeshot:B1:R1:1", NULL },
  { "a miss costs nothing", DUEL, NULL, GUNS, BROADSIDE ("chainshot", 1) "fire: [2]",
    "staged=rolled:chainshot:R1:B1:2:3/0", NULL },
  { "each point is on the roll that it followed, and all on the ship's toll", PAIRS, NULL,
    GUNS "R1.cannon=3 B1.cannon=3",
    "declare R1: roundshot B1 yes 1; declare B1: grapeshot R1 yes 1;"
    "declare R2: chainshot B1 yes 1; pass Blue; fire: [4] [1] [5]; fire: [3] [1]; fire: [4]",
    "staged=rolled:roundshot:R1:B1:4:8/2:movement-1:crew-1,rolled:grapeshot:B1:R1:3:6/1:movement-1,"
    "rolled:chainshot:R2:B1:4:5/1:movement-1,loses:R1:movement-1,loses:B1:movement-2:crew-1",
    NULL },
  { "until all points are lost, it says that more are to come", DUEL, NULL,
    GUNS "R1.cannon=2 B1.cannon=0", BROADSIDE ("roundshot", 1) "fire: [4] [3]",
    "staged=rolled:roundshot:R1:B1:4:7/2:cannon-1:pending,loses:B1:cannon-1", NULL },
  { "on each roll for itself", PAIRS, NULL, GUNS "R1.cannon=3 B1.cannon=3",
    "declare R1: roundshot B1 yes 1; declare B1: grapeshot R1 yes 1; pass Red; pass Blue;"
    "fire: [4] [1] [5]; fire: [3]",
    "staged=rolled:roundshot:R1:B1:4:8/2:movement-1:crew-1,rolled:grapeshot:B1:R1:3:6/1:pending,"
    "loses:B1:movement-1:crew-1",
    NULL },
  { "the same rating twice is one loss of two", DUEL, NULL, GUNS "R1.cannon=2 B1.cannon=0",
    BROADSIDE ("roundshot", 1) "fire: [4] [3] [4]",
    "staged=rolled:roundshot:R1:B1:4:7/2:cannon-2,sinks:B1:cannon-2", NULL },
  { "losses of an earlier turn are not shown again", DUEL, NULL, GUNS,
    BROADSIDE ("chainshot", 1) "fire: [4]; end-phase; pass Red; pass Blue; end-turn;"
                               "draw: maneuver maneuver; !step=3 !order=Red,Blue",
    "phase=broadside staged=", NULL },
  { "nor what was rolled before the Broadside Phase was played again", DUEL, NULL, GUNS,
    BROADSIDE ("chainshot",
               1) "fire: [4]; !R1.fired=0 !step=2 !R1.ordered=1 !B1.ordered=1; end-phase;"
                  "declare R1: roundshot B1 yes 2",
    "staged=declared:roundshot:R1:B1:2,loses:B1:movement-1", NULL },
};

static const BattleRow boardings[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ND-BRD-01: each pair once in a turn", PAIRS, NULL, SIDES "R1.crew=3",
    "board R1: B1 [5] [1] control !B1.owner=Blue; pass Blue; board R1", "ships=B2 told=boards",
    "ND-BRD-01" },
  { "ND-BRD-01: the first mover names one, then alternately", PAIRS, NULL, SIDES,
    "board R1: B1 [5] [1] sink", "next=Blue board:R2=not-her-go can=board:B2", NULL },
  { "ND-BRD-01: either of the two may begin", PAIRS, NULL, SIDES "R1.crew=3",
    "board R1: B1 [5] [1] control !B1.owner=Blue !B1.captured=0; board B1", "ships=R2",
    "ND-BRD-01" },
  { "ND-BRD-01: a ship may board again in the next turn", PAIRS, NULL, SIDES "R1.crew=3",
    "board R1: B1 [5] [1] control !B1.owner=Blue; pass Blue; pass Red; end-turn; !step=4; board R1",
    "ships=B1,B2", "ND-BRD-01" },
  { "ND-AMB-07: a captured ship starts no boarding", PAIRS, NULL, SIDES,
    "board R1: B1 [5] [1] control; board B2: R2 [1] [6] sink", "over=no board:B1=captured",
    "ND-BRD-01" },
  { "ND-BRD-02: Crew and a die", DUEL, NULL, SIDES "B1.crew=-1", "board R1: B1 [1] [3]",
    "told=boarding-won:3,2 untold=boarding-rolled", "ND-BRD-02" },
  { "ND-BRD-02: the boarded ship may win", DUEL, NULL, SIDES, "board R1: B1 [1] [3]",
    "asks=capture of=Blue told=boarding-won:5,3@B1:R1 told=boards:0,0@R1:B1 about=B1:R1",
    "ND-BRD-03" },
  { "ND-BRD-03: the defender may sink the boarder", DUEL, NULL, SIDES, "board R1: B1 [1] [3] sink",
    "R1=sunk B1=in-play", NULL },
  { "ND-BRD-02: the cards count again in a tie", DUEL, NULL, SIDES "Red.cards=rally_the_men",
    "board R1: B1 rally_the_men [1] [3] [2] [3]", "told=boarding-won:6,5", NULL },
  { "ND-BRD-03: sunk", DUEL, NULL, SIDES, "board R1: B1 [5] [1] sink",
    "B1=sunk R1.crew=2 told=scuttled:0,0@R1:B1", "ND-BRD-03" },
  { "ND-BRD-03: taken, flag and all", DUEL, NULL, SIDES "Blue.flagship=B1 B1.crew=5",
    "board R1: B1 [6] [1] control",
    "B1.owner=Red B1.crew=1 R1.crew=1 Blue.flagship=none told=taken:0,0@R1:B1", NULL },
  { "ND-AMB-08: without a point of Crew she has to be sunk", DUEL, NULL, SIDES "R1.crew=0",
    "board R1: B1 [6] [1]", "choices=sink question=no-crew-to-spare", "ND-BRD-03" },
  { "ND-AMB-08: with one she has not", DUEL, NULL, SIDES "R1.crew=1", "board R1: B1 [6] [1]",
    "choices=sink,control question=usual", "ND-BRD-03" },
  { "a prize moves for her captor", PAIRS, NULL, SIDES,
    "board R1: B1 [5] [1] control; pass Red; pass Blue; end-turn; draw: maneuver maneuver;"
    "first-mover: [3] [2] first; move B1: no_more no_more [1 1]",
    "B1.owner=Red B1.captured=0 B1.ordered=1 next=Blue", NULL },
};

static const BattleRow cards[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ND-CRD-02: the player whose roll it is plays cards first", DUEL, NULL,
    AT_SEA "Red.cards=maneuver Blue.cards=maneuver", "move R1", "asks=cards-move of=Red",
    "ND-CRD-02" },
  { "ND-CRD-02: asked whatever the hand holds", DUEL, NULL, AT_SEA "Blue.cards=maneuver", "move R1",
    "of=Blue choices=none,no_more", "ND-CRD-02" },
  { "ND-CRD-02: players without cards are not asked", DUEL, NULL, AT_SEA, "move R1",
    "asks=movement", NULL },
  { "ND-CRD-02: several add up, and are discarded", DUEL, NULL,
    AT_SEA "Red.cards=gust_of_wind,unfurl_the_sails,catch_the_wind,maneuver",
    "move R1: gust_of_wind catch_the_wind unfurl_the_sails none", "bonus=3 Red.holds=maneuver",
    "ND-CRD-01" },
  { "no more cards in this phase, if somebody likes", PAIRS, NULL,
    AT_SEA "Red.cards=maneuver Blue.cards=maneuver",
    "move R1: no_more none [1 1]; move B1: no_more [1 1]; move R2",
    "asks=movement Red.quiet=1 Blue.quiet=1", NULL },
  { "and in the next one they are asked again", DUEL, NULL, AT_SEA "Red.cards=maneuver",
    "move R1: no_more [1 1]; move B1: [1 1]; end-phase", "Red.quiet=0", NULL },
  { "ND-CRD-01: Sweep the Decks is for grapeshot", DUEL, NULL,
    GUNS "Red.cards=sweep_the_decks,splintering_wood,damaged_rigging",
    BROADSIDE ("grapeshot", 1) "fire: sweep_the_decks none", "bonus=3", "ND-CRD-01" },
  { "ND-CRD-01: Splintering Wood for roundshot", DUEL, NULL,
    GUNS "Red.cards=sweep_the_decks,splintering_wood,damaged_rigging",
    BROADSIDE ("roundshot", 1) "fire", "choices=splintering_wood,none,no_more", NULL },
  { "ND-CRD-01: Damaged Rigging for chainshot", DUEL, NULL,
    GUNS "Red.cards=sweep_the_decks,splintering_wood,damaged_rigging",
    BROADSIDE ("chainshot", 1) "fire: damaged_rigging no_more", "bonus=3", NULL },
  { "ND-CRD-01: Rake the Bow is +1, at the bow too", DUEL, NULL, GUNS "Red.cards=rake_the_bow",
    BROADSIDE ("chainshot", 1) "fire: rake_the_bow bow", "bonus=2 told=raked:1,0 Red.hand=0",
    NULL },
  { "ND-CRD-01: Rake the Bow does not count against her side", DUEL, NULL,
    GUNS "Red.cards=rake_the_bow", BROADSIDE ("chainshot", 1) "fire: rake_the_bow side none",
    "bonus=1 Red.holds=rake_the_bow told=not-raked:0,0@R1:B1 untold=raked", "ND-BRO-05" },
  { "ND-CRD-01: Maneuver is the target's", DUEL, NULL, GUNS "Blue.cards=maneuver,calm_waters",
    BROADSIDE ("chainshot", 1) "fire: maneuver none", "bonus=-1 Blue.holds=calm_waters", NULL },
  { "ND-CRD-01: Calm Waters are the opponent's", DUEL, NULL, AT_SEA "Red.cards=calm_waters",
    "move R1", "choices=none,no_more", NULL },
  { "ND-CRD-01: boarding cards on either side", DUEL, NULL,
    SIDES "Red.cards=swords_and_pistols Blue.cards=fierce_hand_to_hand",
    "board R1: B1 swords_and_pistols fierce_hand_to_hand [3] [3] [2] [1]", "told=boarding-won:6,5",
    NULL },
  { "ND-CRD-01: Quick Reload is for a ship that has fired", DUEL, NULL,
    GUNS "Red.cards=quick_reload", "", "quick-reload:R1=not-fired", "ND-CRD-01" },
  { "ND-CRD-01: Quick Reload may be kept", DUEL, NULL, GUNS "Red.cards=quick_reload",
    "declare R1: roundshot B1 yes 1; quick-reload R1: none", "R1.reloads=0 Red.hand=1", NULL },
  { "ND-CRD-01: no Quick Reload after passing", DUEL, NULL, GUNS "Red.cards=quick_reload",
    "declare R1: roundshot B1 yes 1; pass Red", "quick-reload:R1=passed", "ND-TRN-01" },
  { "ND-CRD-01: no cards, no lookout", DUEL, NULL, AT_SEA, "", "crows-nest:Red=no-cards",
    "ND-CRD-02" },
  { "ND-CRD-01: no opponent to look at", "Red: 1", NULL, "step=2 Red.cards=crows_nest", "",
    "crows-nest:Red=no-opponent", "ND-CRD-01" },
  { "ND-CRD-01: a lookout by a fleet that is out", DUEL, NULL,
    AT_SEA "Red.cards=crows_nest Red.status=withdrawn", "", "crows-nest:Red=out", "ND-VIC-01" },
  { "ND-CRD-01: no cards, no Quick Reload", DUEL, NULL, GUNS, "declare R1: roundshot B1 yes 1",
    "quick-reload:R1=no-cards", "ND-CRD-02" },
  { "ND-AMB-12: in the same phase, and one for each broadside", DUEL, NULL,
    GUNS "Red.cards=quick_reload,quick_reload",
    "declare R1: roundshot B1 yes 1; quick-reload R1: quick_reload",
    "quick-reload:R1=not-fired told=reloaded", NULL },
  { "ND-CRD-01: Crow's Nest Lookout opens a hand to one", DUEL, NULL,
    AT_SEA "Red.cards=crows_nest Blue.cards=maneuver", "crows-nest Red: crows_nest",
    "asks=seen of=Red Red.sees=Blue Blue.sees=nobody Red.hand=0", "ND-CRD-01" },
  { "ND-CRD-01: until it is seen", DUEL, NULL, AT_SEA "Red.cards=crows_nest Blue.cards=maneuver",
    "crows-nest Red: crows_nest no yes", "asks=nothing Red.sees=nobody told=lookout", NULL },
  { "ND-CRD-01: Crow’s Nest Lookout may be kept", DUEL, NULL, AT_SEA "Red.cards=crows_nest",
    "crows-nest Red: none", "asks=nothing Red.sees=nobody Red.hand=1", NULL },
  { "ND-CRD-01: at any time, dice in the air", DUEL, NULL, AT_SEA "Blue.cards=crows_nest,maneuver",
    "move R1: none ~crows-nest:Blue crows_nest", "asks=seen of=Blue Blue.sees=Red", NULL },
  { "ND-CRD-01: a move goes on after the card that interrupted it", DUEL, NULL,
    AT_SEA "Blue.cards=crows_nest,maneuver", "move R1: ~crows-nest:Blue crows_nest yes none [4 4]",
    "R1.spaces=5 Blue.holds=maneuver", NULL },
  { "ND-CRD-01: nothing else interrupts", DUEL, NULL, AT_SEA, "move R1",
    "move:B1=answer-first crows-nest:Red=no-cards", NULL },
  { "a lookout does not interrupt itself", DUEL, NULL,
    AT_SEA "Red.cards=crows_nest Blue.cards=crows_nest", "crows-nest Red",
    "crows-nest:Blue=answer-first", NULL },
};

/* The checklist and reminders. */
static const BattleRow steps[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "while fleets are made", DUEL, NULL, NULL, "set-up",
    "states=to-come,to-come,to-come,to-come due=", NULL },
  { "drawing", PAIRS, NULL, NULL, "",
    "states=now,to-come,to-come,to-come left=nobody: due=", NULL },
  { "before the first mover", PAIRS, NULL, "step=2", "",
    "states=done,now,to-come,to-come left=nobody:R1,R2,B1,B2", NULL },
  { "moving", PAIRS, NULL, AT_SEA, "move R1: [6 6]",
    "states=done,now,to-come,to-come left=Blue:R2,B1,B2 due=facing:R1", NULL },
  { "ND-MOV-04: how far she turns is for her captain", PAIRS, NULL, AT_SEA,
    "move R1: [6 6]; turn R1", "asks=sides of=Red about=R1 low=1 blank=yes", "ND-MOV-04" },
  { "with no space left", PAIRS, NULL, AT_SEA, "move R1: [1 1]", "due=", NULL },
  { "when all have moved", DUEL, NULL, AT_SEA, "move R1: [1 1]; move B1: [6 6]; turn B1: 9",
    "left=nobody: due=", NULL },
  { "firing", PAIRS, NULL, GUNS, "declare R1: roundshot B1 yes 1",
    "states=done,done,now,to-come left=Blue:R2,B1,B2", NULL },
  { "when one has passed", PAIRS, NULL, GUNS, "pass Red", "left=Blue:B1,B2 pass:Red=passed", NULL },
  { "a ship that will sink", DUEL, NULL, GUNS "B1.cannon=-1 B1.lost_cannon=1 R1.cannon=-1", "",
    "due=will-sink:B1", NULL },
  { "a ship that is gone will not sink", DUEL, NULL, SIDES "B1.cannon=-2", "", "due=", NULL },
  { "boarding", PAIRS, NULL, SIDES "R2.captured=1", "",
    "states=done,done,done,now left=Red:R1,B1,B2", NULL },
  { "the last turn", DUEL, "nd.victory=turn_limit nd.turn_limit=2", "round=2", "", "due=last-turn",
    NULL },
  { "not the last turn", DUEL, "nd.victory=turn_limit nd.turn_limit=2", NULL, "", "due=", NULL },
  { "no turn is the last", DUEL, "nd.turn_limit=2", "round=2", "", "due=", NULL },
  { "what may be done while fleets are made", DUEL, NULL, NULL, "set-up",
    "listed=set-up unlisted=move:R1", NULL },
  { "what may be done at sea", DUEL, NULL, AT_SEA, "move R1: [1 1]",
    "listed=draw listed=first-mover listed=move:R1 listed=move:B1 listed=turn:R1 unlisted=turn:B1"
    " unlisted=declare:R1 unlisted=quick-reload:R1 listed=pass:Blue listed=fire listed=end-phase"
    " listed=end-turn listed=crows-nest:Red listed=concede:Blue listed=end-battle unlisted=set-up",
    NULL },
  { "what may be done with guns", PAIRS, NULL, GUNS "R2.status=sunk",
    "declare R1: roundshot B1 yes 1",
    "listed=declare:R1 listed=quick-reload:R1 unlisted=quick-reload:B1 unlisted=declare:R2"
    " unlisted=move:R1 unlisted=board:R1",
    NULL },
  { "what may be done side by side", DUEL, NULL, SIDES "R1.fired=1", "",
    "listed=board:R1 unlisted=declare:R1 unlisted=quick-reload:R1", NULL },
  { "nor while fleets are made", DUEL, "nd.victory=turn_limit nd.turn_limit=0", NULL, "set-up",
    "due=", NULL },
};

/* The ships of each question, and the fleet that is asked. */
static const BattleRow prompts[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "national", DUEL, NULL, NULL, "set-up", "of=Red about=nobody", NULL },
  { "specifications", DUEL, NULL, NULL, "set-up: [1] [1]", "of=Red about=R1", NULL },
  { "flagship", DUEL, NULL, NULL, "set-up: [1] [1] [1] [1] [1] [1] [1] [1] [1] [1] R1",
    "of=Blue ships=B1", NULL },
  { "draw", DUEL, NULL, NULL, "draw", "of=Red hand=to", NULL },
  { "discard", DUEL, "nd.hand_limit=1", "Blue.cards=maneuver", "draw: maneuver calm_waters",
    "asks=discard of=Blue hand=from a=1", NULL },
  { "first mover", DUEL, NULL, "step=2", "first-mover: [1]", "asks=first-mover of=Blue", NULL },
  { "cards on a move", DUEL, NULL, AT_SEA "Red.cards=maneuver", "move R1", "about=R1 hand=from",
    NULL },
  { "movement", DUEL, NULL, AT_SEA, "move R1", "of=Red about=R1 a=-3 bonus=-3", NULL },
  { "from the least to the most spaces", DUEL, NULL, AT_SEA "R1.movement=6", "move R1",
    "a=2 b=4 c=14", "ND-MOV-03" },
  { "sides", DUEL, NULL, AT_SEA, "move R1: [6 6]; turn R1", "asks=sides about=R1 a=9", NULL },
  { "ammunition", DUEL, NULL, GUNS, "declare R1",
    "of=Red about=R1 choices=grapeshot,chainshot,roundshot", NULL },
  { "target", DUEL, NULL, GUNS, "declare R1: grapeshot", "of=Red about=R1 ships=B1", NULL },
  { "arc", DUEL, NULL, GUNS, "declare R1: grapeshot B1", "of=Red about=R1:B1 asks=arc", NULL },
  { "distance", DUEL, NULL, GUNS, "declare R1: grapeshot B1 yes", "of=Red about=R1:B1 a=2", NULL },
  { "cards on a broadside", DUEL, NULL, GUNS "Blue.cards=calm_waters",
    BROADSIDE ("chainshot", 1) "fire",
    "of=Blue asks=cards-broadside about=R1:B1 choices=none,no_more", NULL },
  { "struck", DUEL, NULL, GUNS "Red.cards=rake_the_bow",
    BROADSIDE ("chainshot", 1) "fire: rake_the_bow",
    "of=Red about=R1:B1 choices=bow,stern,side blank=yes", NULL },
  { "broadside", DUEL, NULL, GUNS, BROADSIDE ("chainshot", 1) "fire", "of=Red about=R1:B1 a=1",
    NULL },
  { "attribute", DUEL, NULL, GUNS, BROADSIDE ("grapeshot", 1) "fire: [5]",
    "asks=attribute of=Red about=B1:R1 bonus=1 a=1 dice=1", NULL },
  { "quick reload", DUEL, NULL, GUNS "Red.cards=quick_reload,maneuver",
    "declare R1: roundshot B1 yes 1; quick-reload R1",
    "of=Red about=R1 choices=quick_reload,none hand=from", NULL },
  { "ships to board", PAIRS, NULL, SIDES, "board R1", "of=Red about=R1 ships=B1,B2", NULL },
  { "cards on a boarding", DUEL, NULL, SIDES "Blue.cards=rally_the_men", "board R1: B1",
    "of=Blue about=B1:R1 asks=cards-boarding choices=rally_the_men,none,no_more", NULL },
  { "boarding", DUEL, NULL, SIDES "R1.crew=1", "board R1: B1",
    "of=Red about=R1:B1 bonus=1 a=1 dice=1", NULL },
  { "boarded", DUEL, NULL, SIDES, "board R1: B1 [3]", "of=Blue about=B1:R1 bonus=2", NULL },
  { "capture", DUEL, NULL, SIDES, "board R1: B1 [5] [1]", "of=Red about=R1:B1", NULL },
  { "lookout", DUEL, NULL, AT_SEA "Blue.cards=crows_nest,maneuver", "crows-nest Blue",
    "of=Blue asks=crows-nest choices=crows_nest,none", NULL },
  { "seen", DUEL, NULL, AT_SEA "Blue.cards=crows_nest", "crows-nest Blue: crows_nest",
    "of=Blue asks=seen Blue.sees=Red", NULL },
  { "concede", DUEL, NULL, AT_SEA, "concede Blue", "of=Blue asks=concede risks=yes", NULL },
  { "end of battle", DUEL, NULL, AT_SEA, "end-battle", "of=table asks=end-battle risks=yes", NULL },
};

#define MARKED "Red: ship-of-the-line ship-of-the-line*; Blue: 1"

/* Sets the dice that Red got ahead of @battle, which has not begun. */
static void
roll_ahead (Battle *battle, BonesRolled *rolled)
{
  BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, 0);

  g_clear_pointer (&roster->rolled, bones_rolled_free);
  roster->rolled = rolled;
  bones_replay_free (battle->replay);
  battle->replay = bones_replay_new (battle->setup);
}

/* ND-FLT-02 to ND-FLT-05: the dice come in their order, and the log tells what they gave, of the
 * flagship both rows of tables. */
static void
test_rolled_ahead (void)
{
  static const guint8 dice[] = { 1, 3, 5, 1, 3, 6, 4, 2, 1, 3, 5 };
  g_autoptr (Battle) battle = battle_new (MARKED, NULL);
  BonesRolled *rolled = bones_rolled_new ();

  g_array_append_vals (rolled->dice, dice, G_N_ELEMENTS (dice));
  roll_ahead (battle, rolled);
  battle_do (battle, "set-up");
  battle_check (battle, "Red.national=sea_power Red.character=warships"
                        " R1.movement=3 R1.cannon=3 R1.crew=3"
                        " R2.movement=4 R2.cannon=4 R2.crew=4"
                        " told=rolled-ahead told=sea-power told=warships"
                        " told=extra-crew:0,0@R1 told=salty-dog:0,0@R1 told=gunners-mates:0,0@R1"
                        " told=extra-crew:0,0@R2 told=artillerist:0,0@R2 told=smart-sailors:0,0@R2"
                        " told=extra-masts:0,0@R2 told=bully-boys:0,0@R2"
                        " untold=industrial-giant asks=national of=Blue a=2 b=3 c=4");
  g_assert_cmpint (battle_play (battle)->prompt.values[3], ==, 5);
  g_assert_cmpuint (battle_count (battle, "extra-crew"), ==, 2);
  g_assert_cmpuint (battle_count (battle, "extra-masts"), ==, 1);
  g_assert_cmpuint (battle_count (battle, "artillerist"), ==, 2);
}

/* The faults of dice that were rolled ahead are about the whole fleet. */
static void
test_rolled_faults (void)
{
  static const guint8 seed[BONES_SEED_BYTES] = { 3 };
  g_autoptr (Battle) battle = battle_new (MARKED, "nd.fleet_size=2");
  BonesRoster *roster = g_ptr_array_index (battle->setup->rosters, 0);
  const guint n = nd_ahead (battle->setup, roster);

  for (guint wrong = 0; wrong < 4; wrong++) /* 0: nothing; a die; a seed; a flagship too many */
    {
      static const char *const faults[] = { NULL, "rolled-dice", "rolled-seed", "rolled-flagship" };
      g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (BonesFault));
      BonesRolled *rolled = bones_rolled_by_app (seed, ND_AHEAD_RULE, n + (wrong == 1));

      rolled->seed[1] = wrong == 2;
      ((BonesRosterShip *) g_ptr_array_index (roster->ships, 0))->flagship = wrong == 3;
      roll_ahead (battle, rolled);
      nd_check (battle->setup, roster, found);
      g_assert_cmpuint (found->len, ==, faults[wrong] != NULL);
      if (faults[wrong] == NULL)
        continue;

      g_assert_cmpstr (g_array_index (found, BonesFault, 0).what, ==, faults[wrong]);
      g_assert_cmpint (g_array_index (found, BonesFault, 0).ship, ==, -1);
    }
}

/* A fleet that joined by hand has no roster to mark its flagship. */
/* ND-MOV-02: a ship has one turn to move, but may have more than one thing to do later. */
static void
test_turns (void)
{
  g_autoptr (Battle) moving = battle_begin (DUEL, NULL, AT_SEA);
  g_autoptr (Battle) firing = battle_begin (DUEL, NULL, GUNS);

  g_assert_true (bones_naval_duel.gives_turns (battle_game (moving)));
  g_assert_false (bones_naval_duel.gives_turns (battle_game (firing)));
}

/* A table with more ships than a number has bits. */
static void
test_many_left (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: 70; Blue: 1", NULL, "step=2 R64.ordered=1");
  g_autoptr (GString) left = g_string_new ("left=nobody:R1");

  for (guint i = 2; i <= 70; i++)
    if (i != 64)
      g_string_append_printf (left, ",R%u", i);

  g_string_append (left, ",B1");
  battle_check (battle, left->str);
}

static void
test_no_roster (void)
{
  g_autoptr (Battle) battle = battle_new (MARKED, "nd.flagship_named=leads");

  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_FLEET }, "Green");
  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_SHIP, .index = 2 }, "Heron");
  battle_do (battle, "set-up");
  battle_answer_anything (battle);
  battle_check (battle, "Red.flagship=R2 Green.flagship=G1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("fleets", fleets, G_N_ELEMENTS (fleets));
  battle_add_rows ("turns", turns, G_N_ELEMENTS (turns));
  battle_add_rows ("moves", moves, G_N_ELEMENTS (moves));
  battle_add_rows ("broadsides", broadsides, G_N_ELEMENTS (broadsides));
  battle_add_rows ("trays", trays, G_N_ELEMENTS (trays));
  battle_add_rows ("boardings", boardings, G_N_ELEMENTS (boardings));
  battle_add_rows ("steps", steps, G_N_ELEMENTS (steps));
  battle_add_rows ("prompts", prompts, G_N_ELEMENTS (prompts));
  battle_add_rows ("cards", cards, G_N_ELEMENTS (cards));
  g_test_add_func ("/naval-duel/rolled-ahead", test_rolled_ahead);
  g_test_add_func ("/naval-duel/rolled-faults", test_rolled_faults);
  g_test_add_func ("/naval-duel/no-roster", test_no_roster);
  g_test_add_func ("/naval-duel/rules/ND-MOV-02: turns", test_turns);
  g_test_add_func ("/naval-duel/rules/many ships left", test_many_left);
  return g_test_run ();
}
