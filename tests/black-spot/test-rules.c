/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

#include <string.h>

/*
 * What the worked examples and the settings leave untested of sections 2 to 9, one row for each
 * rule. The last tests check that a test names every rule of the core, and that every question,
 * event and refusal has its words.
 */

typedef struct {
  const char *rule;
  const char *what;
  const char *fleets;
  const char *given;
  const char *script;
  const char *outcome;
} Row;

#define ROUND "end-round; draw-wind: calm; initiative: "
#define SAIL "activate R1; move R1: straight 3; "
#define HOOKS SAIL "grapple R1: B1; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

static const Row rows[] = {
  /* 2. Dice */
  { "BS-DICE-2", "guns to hit, crew for the rest", "Red: frigate*; Blue: frigate*", "R1.gun_dice=1",
    "activate R1; fire R1: bow {B1:long} [5] [4 4]", "B1.hits=1" },
  { "BS-DICE-2", "no dice, no roll, a score of 0", "Red: frigate*; Blue: sloop sloop*",
    "B1.hull_dice=0 B1.owner=nobody B2.ordered=1", SAIL "ram R1: B1 [3 1]",
    "told=ram-won:3,0 B1=sunk" },
  { "BS-DICE-3", "a 4 hits at short range, not at long", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; fire R1: bow {B1:long} [4]; fire R1: aft {B1:short} [4]",
    "told=missed asks=damage" },
  { "BS-DICE-4", "a tie in a ram hurts both ships", "Red: sloop*; Blue: sloop*", NULL,
    SAIL "ram R1: B1 [2] [2] [1]", "R1.hits=1 asks=damage of=Blue" },
  { "BS-DICE-5", "the target rolls for damage", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; fire R1: bow {B1:short} [4]", "asks=damage of=Blue" },
  { "BS-DICE-5", "the firing fleet rolls to hit", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; fire R1: bow {B1:short}", "asks=to-hit of=Red" },

  { "BS-BOOTY-2", "no window without dice", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; fire R1: bow {B1:short} [1]", "asks=nothing" },
  { "BS-BOOTY-2", "always keep", "Red: sloop*; Blue: sloop*", "Red.booty=2",
    "activate R1; fire R1: bow {B1:short} [1] keep-all; fire R1: aft {B1:short} [1]",
    "asks=nothing Red.keep_all=1 Red.booty=2 told=keeps-all" },
  { "BS-BOOTY-2", "a fleet that keeps every roll can change that", "Red: sloop*; Blue: sloop*",
    "Red.booty=2 Red.keep_all=1", "activate R1; !Red.keep_all=0 ; fire R1: aft {B1:short} [1]",
    "asks=reroll choices=keep,keep-all,booty of=Red" },
  { "BS-BOOTY-3", "several booty dice may be spent; the last roll stands",
    "Red: sloop*; Blue: sloop*", "Red.booty=3",
    "activate R1; fire R1: bow {B1:short} [1] booty [6] booty [2] booty [3]",
    "told=missed Red.booty=0" },
  { "BS-BOOTY-4", "spent dice stay spent", "Red: sloop*; Blue: sloop*", "Red.booty=1",
    "activate R1; fire R1: bow {B1:short} [1] booty [1]; end-turn R1;" PASS ("B1") ROUND "Red",
    "Red.booty=0 told=booty-spent:0,0" },
  { "BS-BOOTY-5", "the die near a reef", "Red: sloop*; Blue: sloop*", "Red.booty=1",
    SAIL "ground-test R1: marker-1 near [1] booty [4]", "R1.aground=0 Red.booty=0" },
  { "BS-BOOTY-5", "a repair", "Red: sloop*; Blue: sloop*", "Red.booty=1 R1.hits=1",
    "activate R1; repair R1: [5] booty [6]", "R1.hits=0" },
  { "BS-BOOTY-6", "the loser first; any reroll opens both again", "Red: sloop*; Blue: sloop*",
    "Red.booty=1 Blue.booty=2", SAIL "ram R1: B1 [5] [3] booty [5] keep booty [2] booty [6] [3]",
    "told=ram-won:6,2 B1.hits=1 Red.booty=0 Blue.booty=0" },
  { "BS-BOOTY-6", "the loser is asked first", "Red: sloop*; Blue: sloop*",
    "Red.booty=1 Blue.booty=1", SAIL "ram R1: B1 [5] [3]", "asks=reroll of=Blue" },
  { "BS-BOOTY-6", "on a tie the fleet that orders first is asked first",
    "Red: sloop*; Blue: sloop*", "Red.booty=1 Blue.booty=1", SAIL "ram R1: B1 [5] [5]",
    "asks=reroll of=Red" },
  { "BS-BOOTY-6", "a pool without dice has no window", "Red: sloop*; Blue: sloop sloop*",
    "Red.booty=1 Blue.booty=1 B1.hull_dice=0 B2.ordered=1", SAIL "ram R1: B1 [5] keep",
    "told=ram-won:5,0" },

  /* 5. The round */
  { "BS-ROUND-1", "wind, then initiative, then orders", "Red: sloop*; Blue: sloop*", "step=1", "",
    "can=draw-wind initiative=wind-first activate:R1=wind-first end-round=wind-first" },
  { "BS-ROUND-1", "initiative next", "Red: sloop*; Blue: sloop*", "step=1", "draw-wind: S",
    "draw-wind=wind-drawn can=initiative activate:R1=initiative-first wind=S told=wind-S" },
  { "BS-ROUND-2", "marks clear, inches become last turn's", "Red: sloop*; Blue: sloop*", NULL,
    SAIL "fire R1: bow {B1:short} [1]; end-turn R1; " PASS ("B1") "end-round",
    "R1.ordered=0 R1.fired=0 R1.acted=0 R1.moved=0 R1.inches=0 R1.inches_last=300 round=2 step=1" },
  { "BS-ROUND-3", "one turn a round", "Red: sloop*; Blue: sloop*", NULL, PASS ("R1"),
    "activate:R1=ordered fire:R1=ordered" },
  { "BS-WIND-1", "a drawn card is not in the pile", "Red: sloop*; Blue: sloop*", "step=1",
    "draw-wind: N; !step=1; draw-wind: N; !step=1; draw-wind",
    "choices=NE,E,SE,S,SW,W,NW,calm draws=app" },
  { "BS-WIND-2", "told as the point it blows toward", "Red: sloop*; Blue: sloop*", "step=1",
    "draw-wind: NE", "told=wind-NE wind=NE" },
  { "BS-WIND-3", "against the wind, by word", "Red: sloop*; Blue: sloop*", "wind=N",
    "activate R1; move R1: against straight", "high=600" },
  { "BS-WIND-3", "across the wind, by word", "Red: sloop*; Blue: sloop*", "wind=N",
    "activate R1; move R1: across straight", "high=800" },
  { "BS-INIT-1", "drawn without replacement", "Ann: sloop*; Ben: sloop*; Cat: sloop*", "step=2",
    "initiative: Ben", "asks=token a=2 choices=fleet-1,fleet-3" },
  { "BS-INIT-2", "cycling in drawn order", "Ann: sloop*; Ben: sloop*; Cat: sloop*", "step=2",
    "initiative: Cat Ann; " PASS ("C1"), "next=Ann activate:B1=not-her-go" },
  { "BS-INIT-4", "the other side goes on alone", "Red: sloop*; Blue: sloop sloop sloop*", NULL,
    PASS ("R1") PASS ("B1") PASS ("B2"), "next=Blue can=activate:B3" },
  { "BS-INIT-5", "booty first, then the tied alone roll again",
    "Ann: sloop*; Ben: sloop*; Cat: sloop*", "step=2 init.method=rolloff Ben.booty=1",
    "initiative: [2] [3] [6] booty [2] [1] [5]", "next=Cat told=tied:2,2 Ben.booty=0" },
  { "BS-INIT-3", "the rest in descending order", "Ann: sloop*; Ben: sloop*; Cat: sloop*",
    "step=2 init.method=rolloff", "initiative: [2] [3] [6]; " PASS ("C1"), "next=Ben" },

  { "BS-ACT-1", "small ships before great ones", "Red: man_o_war* frigate sloop; Blue: sloop*",
    NULL, "", "bucket=sloops activate:R1=sloops-first activate:R2=sloops-first can=activate:R3" },
  { "BS-ACT-1", "frigates before men-o-war", "Red: man_o_war* frigate; Blue: frigate*", NULL, "",
    "bucket=frigates activate:R1=frigates-first can=activate:R2" },
  { "BS-ACT-2", "by class, whatever her crew", "Red: man_o_war* sloop; Blue: sloop*",
    "R1.hull_dice=1", "", "activate:R1=sloops-first" },
  { "BS-ACT-3", "one ship at a time", "Red: sloop*; Blue: sloop*", NULL, "activate R1",
    "activate:B1=other-turn move:B1=other-turn end-round=other-turn activate:R1=active"
    " can=end-turn:R1 active_ship=R1" },
  { "BS-ACT-3", "orders first", "Red: sloop*; Blue: sloop*", NULL, "",
    "move:R1=not-active fire:R1=not-active end-turn:R1=not-active" },
  { "BS-ACT-4", "one action", "Red: sloop*; Blue: sloop*", "R1.hits=1",
    "activate R1; repair R1: [3]; move R1: straight 2",
    "fire:R1=repaired repair:R1=repaired grapple:R1=repaired" },
  { "BS-ACT-4", "a turn without an action is allowed", "Red: sloop*; Blue: sloop*", NULL,
    PASS ("R1"), "R1.ordered=1" },
  { "BS-ACT-5", "ramming is free", "Red: frigate*; Blue: frigate*", "R1.hits=1",
    SAIL "ram R1: B1 [6 1] [1 1] [6 6]", "can=fire:R1 can=repair:R1" },
  { "BS-ACT-6", "grappled pairs first, and only to fight", "Red: sloop frigate*; Blue: frigate*",
    NULL, HOOKS "board R1: [4] [5 2]; " PASS ("R2") ROUND "Red",
    "bucket=boarding next=Red activate:R1=grappled activate:R2=boarding-first can=board:R1"
    " board:B1=not-her-go" },

  /* 6. Movement */
  { "BS-MOVE-1", "standing still is a move", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; move R1: straight 0", "R1.moved=1 R1.inches=0 told=stays move:R1=moved" },
  { "BS-MOVE-1", "half inches", "Red: sloop*; Blue: sloop*", NULL, "activate R1; move R1: turn 6.5",
    "R1.inches=650 told=moves:650,700" },
  { "BS-MOVE-2", "once, straight ahead", "Red: sloop*; Blue: sloop*", NULL, SAIL, "move:R1=moved" },
  { "BS-TURN-1", "an inch whatever the angle", "Red: frigate*; Blue: frigate*", NULL,
    "activate R1; move R1: turn", "high=500" },
  { "BS-TURN-2", "one use of the template", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; move R1", "choices=straight,turn" },
  { "BS-RAM-1", "a friend may be rammed", "Red: sloop sloop*; Blue: sloop*", NULL, SAIL "ram R1",
    "asks=ram-target ships=R2,B1 of=Red" },
  { "BS-RAM-1", "by moving only", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; move R1: straight 0", "ram:R1=ram-no-move" },
  { "R-18", "once a turn", "Red: sloop*; Blue: sloop*", NULL, SAIL "ram R1: B1 [6] [1] [5]",
    "ram:R1=rammed" },
  { "BS-RAM-3", "a ship does not throw hooks at one that she rammed",
    "Red: sloop*; Blue: sloop sloop*", NULL, SAIL "ram R1: B1 [6] [1] [5]; grapple R1",
    "asks=hooks ships=B2" },
  { "BS-RAM-6", "fire after a ram", "Red: sloop*; Blue: sloop*", NULL,
    SAIL "ram R1: B1 [6] [1] [5]", "can=fire:R1" },
  { "BS-AGRD-1", "her move is over", "Red: sloop*; Blue: sloop*", NULL,
    SAIL "ground-test R1: marker-1 near [1] [6]",
    "R1.aground=1 ram:R1=aground ground-test:R1=aground told=aground" },
  { "BS-AGRD-1", "one test a piece", "Red: sloop*; Blue: sloop*", NULL,
    SAIL "ground-test R1: marker-1 near [2]; ground-test R1: marker-1",
    "asks=contact choices=touched" },
  { "BS-AGRD-3", "aground she has no other turn", "Red: sloop*; Blue: sloop*", "R1.aground=1",
    "activate R1", "R1.ordered=1 R1.aground=0 told=freed next=Blue" },
  { "BS-AGRD-4", "an action is left to her", "Red: sloop*; Blue: sloop*", NULL,
    SAIL "ground-test R1: marker-1 touched [6]; fire R1: bow {B1:short} [1]", "told=missed" },
  { "R-88", "grappled, she cannot free herself", "Red: sloop*; Blue: frigate*", "B1.aground=1",
    HOOKS "board R1: [4] [5 2]; " ROUND "Red; board R1: [4] [4 2]", "B1.aground=1 B1.ordered=1" },
  { "BS-GRAP-1", "a free action, and a boarding action begins", "Red: sloop*; Blue: sloop*", NULL,
    HOOKS, "told=hooked can=board:R1 move:R1=held-fast" },
  { "BS-GRAP-2", "two ships, no third", "Red: sloop sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]; activate R2; move R2: straight 2", "grapple:R2=hooks-no-prey" },
  { "BS-GRAP-3", "hooks and no guns", "Red: sloop*; Blue: sloop*", NULL, HOOKS,
    "fire:R1=hooks-no-guns repair:R1=battle-first" },
  { "BS-GRAP-4", "no hooks for friends", "Red: sloop sloop*; Blue: sloop sloop*", NULL,
    SAIL "grapple R1", "ships=B1,B2" },
  { "R-44", "hooks end a move", "Red: sloop*; Blue: sloop*", NULL, "activate R1",
    "grapple:R1=hooks-no-move" },

  /* 7. Fire */
  { "BS-FIRE-1", "four banks, then no more", "Red: sloop*; Blue: sloop*", NULL,
    "activate R1; fire R1: bow {B1:long} [1]; fire R1: aft {B1:long} [1]; move R1: straight 1;"
    "fire R1: port {B1:long} [1]; fire R1: starboard {B1:long} [1]",
    "fire:R1=all-fired R1.fired=15" },
  { "BS-FIRE-2", "each target at its own range", "Red: sloop*; Blue: sloop sloop*", NULL,
    "activate R1; fire R1: port {B1:short B2:long} [4] [5] [5] [4]",
    "told=on-target told=missed asks=nothing" },
  { "BS-FIRE-5", "bow and stern do 1 damage", "Red: sloop*; Blue: frigate*", NULL,
    "activate R1; fire R1: aft {B1:short} [4] [1 1]", "B1.hits=1 asks=nothing" },
  { "BS-FIRE-8", "no hooks, no repairs", "Red: sloop*; Blue: sloop*", "R1.hits=1",
    "activate R1; fire R1: bow {B1:long} [1]; move R1: straight 1",
    "grapple:R1=hooks-fired repair:R1=fired can=fire:R1" },
  { "BS-FIRE-9", "every other ship may lie under it", "Red: sloop sloop*; Blue: sloop sloop*", NULL,
    "activate R1; fire R1: port", "asks=targets ships=R2,B1,B2" },
  { "R-107", "a firer that flees fires no more", "Red: frigate sloop*; Blue: frigate*",
    "R2.hits=1 R2.ordered=1", "activate R1; fire R1: port {R2:short B1:short} [4 4] [1] [1]",
    "R1=fled R2=sunk told=volley-lost asks=nothing B1.hits=0" },
  { "R-94", "morale is tested before the rest of a volley", "Red: man_o_war*; Blue: sloop* frigate",
    "B1.hits=1 B1.ordered=1 B2.ordered=1",
    "activate R1; fire R1: port {B1:short B2:short} [4 4 4] [1] [2]", "asks=to-hit B2=in-play" },
  { "R-94", "a ship that fled is not shot at", "Red: man_o_war*; Blue: sloop* frigate sloop",
    "B1.hits=1 B1.ordered=1 B2.ordered=1 B3.ordered=1",
    "activate R1; fire R1: port {B1:short B2:short} [4 4 4] [1] [1] [2]", "asks=nothing B2=fled" },
  { "R-106", "a ship that fled takes no damage from the ram", "Red: sloop* sloop; Blue: sloop*",
    "R1.hits=1", SAIL "ram R1: R2 [3] [3] [1] [1]", "R1=sunk R2=fled asks=nothing" },

  /* 8. Boarding */
  { "BS-BOARD-1", "a grappled ship fights before her turn ends", "Red: sloop*; Blue: sloop*", NULL,
    HOOKS, "end-turn:R1=battle-first" },
  { "BS-BOARD-1", "one battle a round", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]", "board:R1=fought board:B1=fought can=end-round" },
  { "R-22", "a ship that fought is held, and fights next round",
    "Red: sloop sloop*; Blue: frigate*", "R1.hits=1",
    HOOKS "board R1: [1] [6 1] [1]; aftermath B1: abandon; activate R2; move R2: straight 1;"
          "grapple R2: B1",
    "board:R2=other-fought can=end-turn:R2 fire:R2=hooks-no-guns" },
  { "R-22", "with the +1 kept for it", "Red: sloop sloop*; Blue: frigate*", "R1.hits=1",
    HOOKS "board R1: [1] [6 1] [1]; aftermath B1: abandon; activate R2; move R2: straight 1;"
          "grapple R2: B1; end-turn R2; " ROUND "Red; board R2: [4] [5 1]",
    "told=battle-drawn:5,5" },
  { "BS-BOARD-2", "an ordered ship fights back", "Red: sloop*; Blue: sloop*", "B1.ordered=1",
    HOOKS "board R1: [3] [6] [6]", "told=battle-won:6,4 R1.hits=0 told=held" },
  { "BS-BOARD-3", "the +1 is the initiator's", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [4] [5 2]; " ROUND "Blue; board B1: [4 1] [4]", "told=battle-drawn:4,4" },
  { "BS-BOARD-5", "they stay grappled", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [6] [5 2] [1 2]; " ROUND "Red", "B1.hits=1 bucket=boarding can=board:R1" },
  { "BS-BOARD-6", "a flagship taken shakes her fleet", "Red: sloop*; Blue: sloop* sloop",
    "B1.hits=1", HOOKS "board R1: [6] [1] [1] [1]",
    "B1=hull B2=fled Blue.flagship=none told=captured" },
  { "BS-AFTER-1", "her fate comes before all else", "Red: sloop*; Blue: sloop sloop*", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]",
    "activate:B2=prize-first end-round=prize-first aftermath:B2=not-captor can=aftermath:R1"
    " can=end-battle can=concede:Blue R1.ordered=1" },
  { "BS-AFTER-1", "no choice is left when the captor goes",
    "Red: sloop*; Blue: sloop sloop*; Cat: sloop*", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]; concede Red: yes", "B1=hull prize=0 captor=0 next=Blue" },
  { "BS-AFTER-1", "scuttled", "Red: sloop*; Blue: sloop sloop*", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]; aftermath R1: scuttle",
    "B1=sunk told=scuttled aftermath:R1=no-prize next=Blue" },
  { "BS-AFTER-1", "left adrift", "Red: sloop*; Blue: sloop sloop*", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]; aftermath R1: abandon",
    "B1=hull told=adrift activate:B1=hull board:R1=not-grappled" },
  { "BS-AFTER-2", "crew from a ship alongside", "Red: sloop frigate*; Blue: sloop sloop*",
    "B1.hits=1", HOOKS "board R1: [6] [1] [1]; aftermath R1: add R2 1",
    "R2.hull_dice=1 R2.gun_dice=1 B1.owner=Red B1.hits=1 R1.hull_dice=1 told=crewed:1,0" },
  { "R-25", "the last die leaves a hull behind", "Red: sloop frigate*; Blue: sloop sloop*",
    "B1.hits=1", HOOKS "board R1: [6] [1] [1]; aftermath R1: add R1 1 yes",
    "R1=hull B1.owner=Red B1.hull_dice=1 R1.owner=nobody" },
  { "P-20", "a captain who keeps the last die aboard chooses again",
    "Red: sloop frigate*; Blue: sloop sloop*", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]; aftermath R1: add R1 1 no",
    "asks=aftermath R1.hull_dice=1 choices=scuttle,abandon,add risks=scuttle,abandon" },
  { "R-39", "a flagship is not emptied", "Red: sloop*; Blue: sloop sloop*", "B1.hits=1",
    HOOKS "board R1: [6] [1] [1]; aftermath R1", "choices=scuttle,abandon" },
  { "BS-AFTER-3", "by moving alongside", "Red: frigate*; Blue: frigate*", NULL, "activate R1",
    "crew-hull:R1=no-hull" },
  { "BS-AFTER-3", "she moves first", "Red: frigate*; Blue: sloop frigate*",
    "B1.hull_dice=0 B1.owner=nobody", "activate R1", "crew-hull:R1=hull-no-move" },
  { "BS-AFTER-3", "a ship with one die cannot crew a hull", "Red: sloop*; Blue: sloop frigate*",
    "B1.hull_dice=0 B1.owner=nobody", SAIL, "crew-hull:R1=no-crew" },
  { "BS-AFTER-3", "a hull cannot hold", "Red: frigate*; Blue: frigate frigate*",
    "B1.hull_dice=0 B1.owner=nobody", "activate R1; fire R1: port {B1:short} [4 1]",
    "B1=sunk asks=nothing" },
  { "BS-AFTER-3", "the hull acts from next round", "Red: frigate*; Blue: frigate sloop*",
    "B1.hull_dice=0 B1.owner=nobody B2.ordered=1", SAIL "crew-hull R1: B1 R1 1; end-turn R1",
    "activate:B1=ordered can=end-round" },

  /* 9. Damage */
  { "BS-DMG-1", "a lost battle, too", "Red: sloop*; Blue: frigate*", NULL,
    HOOKS "board R1: [6] [5 2]", "asks=damage of=Blue" },
  { "BS-DMG-4", "hits cost no dice", "Red: frigate*; Blue: sloop*", "B1.ordered=1 R1.hits=2",
    SAIL "ground-test R1: marker-1 touched [6 1]", "R1.hull_dice=2 R1.gun_dice=2" },
  { "BS-DMG-4", "mended hits stay on the bill", "Red: frigate*; Blue: frigate*",
    "R1.hits=1 R1.accumulated_hits=1", "activate R1; repair R1: [6 1]",
    "R1.hits=0 R1.accumulated_hits=1" },
  { "BS-SINK-1", "at her limit she floats and fights", "Red: frigate*; Blue: frigate*", "R1.hits=2",
    "activate R1", "can=fire:R1 can=move:R1" },
  { "BS-SINK-2", "a sinking ship lets go", "Red: sloop* sloop; Blue: frigate sloop*",
    "B1.hits=2 B2.ordered=1",
    HOOKS "board R1: [4] [5 2]; activate R2; fire R2: bow {B1:short} [4] [1 1]",
    "B1=sunk board:R1=not-grappled over=no" },
  { "BS-REP-1", "one hit, never more", "Red: frigate*; Blue: frigate*", "R1.hits=2",
    SAIL "repair R1: [6 6]", "R1.hits=1 fire:R1=repaired" },
  { "BS-REP-1", "nothing to mend", "Red: frigate*; Blue: frigate*", NULL, "activate R1",
    "repair:R1=no-hits" },
  { "BS-MORALE-2", "prizes roll, last; the flagship does not",
    "Red: man_o_war* sloop; Blue: sloop* sloop",
    "R2.owner=Blue B1.hits=1 B1.ordered=1 B2.ordered=1 R2.ordered=1",
    "activate R1; fire R1: port {B1:short} [4 1 1] [1] [2] [1]",
    "B1=sunk B2=in-play R2=fled asks=nothing" },
  { "BS-MORALE-2", "once a fleet", "Red: man_o_war*; Blue: sloop* sloop",
    "B1.hits=1 B1.ordered=1 B2.ordered=1 Blue.morale_tested=1",
    "activate R1; fire R1: port {B1:short} [4 1 1] [1]", "asks=nothing B1=sunk" },
  { "BS-MORALE-1", "a flagship that was taken off by hand: the fleet tests when it says so",
    "Red: man_o_war*; Blue: sloop* sloop sloop", "B1.status=sunk", "test-morale Blue: [1] [2]",
    "B2=fled B3=in-play test-morale:Blue=morale-holds" },
  { "BS-MORALE-1", "nothing is due while the flagship sails", "Red: man_o_war*; Blue: sloop* sloop",
    NULL, "activate B2", "test-morale:Blue=morale-holds" },
  { "R-33", "a flagship that fled leaves nothing to test", "Red: man_o_war*; Blue: sloop* sloop",
    "B1.status=fled", "activate B2", "test-morale:Blue=morale-holds" },
  { "BS-MORALE-3", "a ship that flees frees the ship that she held",
    "Red: sloop sloop; Blue: frigate sloop* sloop", "B2.hits=1 B3.ordered=1",
    HOOKS "board R1: [4] [5 2]; activate B2; end-turn B2; activate R2;"
          "fire R2: bow {B2:short} [4] [1] [1] [2]",
    "B1=fled B3=in-play board:R1=not-grappled over=no" },
  { "R-33", "withdrawing is not losing", "Red: sloop*; Blue: sloop* sloop; Cat: sloop*", NULL,
    "concede Red: yes", "R1=withdrawn untold=flagship-lost over=no concede:Red=out" },

  /* The end */
  { "BS-SETUP-6", "to concede runs a risk", "Red: sloop*; Blue: sloop*", NULL, "concede Red",
    "asks=concede of=Red risks=yes" },
  { "BS-SETUP-6", "and so does ending the battle", "Red: sloop*; Blue: sloop*", NULL, "end-battle",
    "asks=end-battle of=table risks=yes" },
  { "BS-SETUP-6", "the last fleet wins", "Red: sloop*; Blue: sloop*", NULL, "concede Red: yes",
    "over=Blue told=victory activate:B1=over end-battle=over" },
  { "BS-SETUP-6", "conceding needs a confirmation", "Red: sloop*; Blue: sloop*", NULL,
    "concede Red: no; end-battle: no",
    "over=no can=activate:R1 told=declined-concede told=declined-end-battle" },
  { "BS-SETUP-6", "if both last ships sink, the battle is drawn", "Red: sloop*; Blue: sloop*",
    "R1.hits=1 B1.hits=1", SAIL "ram R1: B1 [3] [3] [1] [1]",
    "over=draw R1=sunk B1=sunk told=draw" },
  { "BS-SETUP-6", "the players end it", "Red: sloop*; Blue: man_o_war*", NULL, "end-battle: yes",
    "over=draw" },
  { "BS-SETUP-6", "the last enemy taken: her fate first", "Red: frigate*; Blue: sloop*",
    "B1.hits=1 B1.ordered=1", HOOKS "board R1: [6 1] [1] [1]", "over=no can=aftermath:R1" },
  { "BS-SETUP-6", "the fate of the last prize comes before the end", "Red: frigate*; Blue: sloop*",
    "B1.hits=1 B1.ordered=1", HOOKS "board R1: [6 1] [1] [1]; aftermath R1: add R1 1",
    "over=Red B1.owner=Red" },
  { "BS-SETUP-4", "a fleet alone may practise", "Red: sloop*", NULL, SAIL "end-turn R1; end-round",
    "over=no round=2" },
  { "BS-AFTER-5", "a prize is worth nothing", "Red: sloop frigate*; Blue: sloop sloop*",
    "B1.hits=1 victory=rounds victory.rounds=1",
    HOOKS "board R1: [6] [1] [1]; aftermath R1: add R2 1;" PASS ("B2") PASS ("R2") "end-round",
    "told=victory-points:6,0 over=Red" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (Battle) battle = battle_begin (row->fleets, NULL, row->given);

  battle_do (battle, row->script);
  battle_check (battle, row->outcome);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/black-spot/rule/%s: %s", rows[i].rule, rows[i].what);

      g_test_add_data_func (path, &rows[i], test_row);
    }

  return g_test_run ();
}
