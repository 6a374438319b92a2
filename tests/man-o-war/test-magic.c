/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts-scenes.h"
#include "harness.h"

/* Magic: section 6 of the catalogue, the worked examples MW-EX-10 to 13, and every stock spell. */

#define RED_CASTS(cards) MAGIC MASTER ("Red", ON_R1) HOLDS (cards)
#define PACK "Red: EX-MOW-1 EX-MON-1 EX-MON-1; Blue: EX-IND-1"
#define PACK_CASTS                                                                                 \
  BATTLE MASTER ("Red", ON_R1)                                                                     \
      HOLDS ("spell.SP-09") "R2.depth=surface R3.depth=surface link=held:R2:B1 "
#define BOTH_HOLD "activate R3: surface [2 5] {B1} no; !step=3; "
#define AGAINST(cards) MASTER ("Blue", DUEL_B1) BLUE_HOLDS (cards)

static const BattleRow examples[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-EX-10: it cannot be dispelled with another colour", DUEL, NULL,
    RED_CASTS ("spell.SP-05") AGAINST ("spell.SP-11"), "magic: spell.SP-05 B1 [5]",
    "asks=dispel-card of=Blue choices=none hand=from", "MW-MAG-02 MW-MAG-03" },
  { "MW-EX-10: a dispel that fails leaves the spell", DUEL, NULL,
    RED_CASTS ("spell.SP-05") AGAINST ("spell.SP-11"), "magic: spell.SP-05 B1 [5] none [3] [2]",
    "told=casts-at B1.lost_5=1 B1.ablaze_5=1 Blue.hand=1 Red.hand=0", NULL },
  { "MW-EX-11: dispelled, and both cards are gone", DUEL, NULL,
    RED_CASTS ("spell.SP-05") AGAINST ("spell.SP-01"), "magic: spell.SP-05 B1 [5] spell.SP-01 [4]",
    "told=dispelled Red.hand=0 Blue.hand=0 B1.ablaze_5=0 asks=nothing", "MW-MAG-03" },
  { "MW-EX-12: a Lord, and his college", DUEL, NULL,
    MAGIC LORD ("Red", ON_R1, BLACK) HOLDS ("spell.SP-09"), "magic: spell.SP-09 B1 [3] yes [4]",
    "told=lord-rerolls B1.crew=2 Red.magic=3", "MW-MAG-02 MW-MAG-08" },
  { "MW-EX-13: a natural 1, in another colour", DUEL, NULL,
    MAGIC LORD ("Red", ON_R1, RED) HOLDS ("spell.SP-11"), "magic: spell.SP-11 R1 [1]",
    "told=spell-fails untold=lord-rerolls asks=nothing unmarked=spell", "MW-MAG-02" },
};

static const BattleRow rules[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-MAG-01: the side with initiative first", DUEL, NULL,
    RED_CASTS ("spell.SP-05") AGAINST ("spell.SP-11"), "magic",
    "asks=spell of=Red hand=from choices=spell.SP-05,none", "MW-MAG-02" },
  { "MW-MAG-01: the winner of the initiative casts first", DUEL, NULL,
    RED_CASTS ("spell.SP-05") AGAINST ("spell.SP-11") "order=Blue,Red", "magic",
    "asks=spell of=Blue", NULL },
  { "MW-MAG-01: when one side casts no spell, the other is asked", DUEL, NULL,
    RED_CASTS ("spell.SP-05") AGAINST ("spell.SP-11"), "magic: none",
    "told=no-spell-cast asks=spell of=Blue", "MW-MAG-01" },
  { "MW-MAG-01: the other side may dispel the second spell", DUEL, NULL,
    RED_CASTS ("spell.SP-09") AGAINST ("spell.SP-06") "order=Blue,Red",
    "magic: none spell.SP-09 B1 [5]", "asks=dispel-card of=Blue", NULL },
  { "MW-MAG-01, MW-AMB-13: one attempt a turn", DUEL, NULL,
    RED_CASTS ("spell.SP-05,spell.SP-06") AGAINST ("spell.SP-11") "Red.magic=1", "magic",
    "asks=spell of=Blue", NULL },
  { "MW-MAG-01: also where it fails", DUEL, NULL, RED_CASTS ("spell.SP-05,spell.SP-06"),
    "magic: spell.SP-05 B1 [2]", "asks=nothing told=spell-fails Red.magic=1 Red.hand=1 step=4",
    NULL },
  { "MW-MAG-02: the number on the card", DUEL, NULL, RED_CASTS ("spell.SP-12"),
    "magic: spell.SP-12 B1", "asks=cast needs=6 bonus=0 of=Red", "MW-MAG-02" },
  { "MW-MAG-02: spells do not follow the rule of six", DUEL, NULL,
    MAGIC MASTER ("Red", ON_R1) HOLDS ("spell.SP-12"), "magic: spell.SP-12 B1 [6]",
    "untold=natural-six untold=spell-fails asks=waterline", NULL },
  { "MW-MAG-02: a wizard is asked for a spell whatever he holds", DUEL, NULL,
    RED_CASTS ("spell.SP-03"), "magic", "asks=spell choices=spell.SP-03,none", NULL },
  { "MW-MAG-03: any card of the right foot", DUEL, NULL,
    RED_CASTS ("spell.SP-05") AGAINST ("spell.SP-01,spell.SP-03,spell.SP-08"),
    "magic: spell.SP-05 B1 [5]", "asks=dispel-card choices=spell.SP-01,spell.SP-08,none", NULL },
  { "MW-MAG-03, MW-MAG-05: spent, though it does not work", DUEL, NULL,
    RED_CASTS ("spell.SP-09") AGAINST ("spell.SP-06"), "magic: spell.SP-09 B1 [5] spell.SP-06 [3]",
    "told=tries-to-dispel told=not-dispelled Blue.hand=0 B1.crew=2", "MW-MAG-03" },
  { "MW-MAG-03: nothing to dispel where it failed", DUEL, NULL,
    RED_CASTS ("spell.SP-09") AGAINST ("spell.SP-06"), "magic: spell.SP-09 B1 [4]",
    "told=spell-fails asks=spell of=Blue", NULL },
  { "MW-MAG-03: a side without a wizard is not asked to dispel", DUEL, NULL,
    RED_CASTS ("spell.SP-09") BLUE_HOLDS ("spell.SP-06"), "magic: spell.SP-09 B1 [5]",
    "asks=nothing B1.crew=2", NULL },
  { "MW-MAG-03: a wizard without cards is not asked to dispel", DUEL, NULL,
    RED_CASTS ("spell.SP-09") AGAINST (""), "magic: spell.SP-09 B1 [5]", "asks=nothing B1.crew=2",
    NULL },
  { "MW-MAG-03, MW-MAG-07: a Lord dispels better", DUEL, NULL,
    RED_CASTS ("spell.SP-05") LORD ("Blue", DUEL_B1, BLACK) BLUE_HOLDS ("spell.SP-01"),
    "magic: spell.SP-05 B1 [5] spell.SP-01 [3]", "told=dispelled", NULL },
  { "MW-MAG-04: one turn", DUEL, NULL, RED_CASTS ("spell.SP-06"), "magic: spell.SP-06 R1 [4]",
    "marker=spell:R1", NULL },
  { "MW-MAG-05: a card is played as soon as it is announced", DUEL, NULL, RED_CASTS ("spell.SP-06"),
    "magic: spell.SP-06 R1", "Red.hand=0 asks=cast told=casts-at", NULL },
  { "MW-MAG-06: people move her, and she stays on the table", DUEL, NULL, RED_CASTS ("spell.SP-04"),
    "magic: spell.SP-04 B1 [5]", "told=pushed:300 asks=nothing", "MW-MAG-06" },
  { "MW-MAG-07: a Lord adds 1", DUEL, NULL, MAGIC LORD ("Red", ON_R1, RED) HOLDS ("spell.SP-09"),
    "magic: spell.SP-09 B1", "asks=cast about=R1 bonus=1 needs=5 terms=rank:1", NULL },
  { "MW-MAG-07: a Champion nothing", DUEL, NULL,
    MAGIC CHAMPION ("Red", ON_R1) HOLDS ("spell.SP-09"), "magic: spell.SP-09 B1",
    "asks=cast bonus=0", NULL },
  { "MW-MAG-08: a lord may decline to roll again", DUEL, NULL,
    MAGIC LORD ("Red", ON_R1, BLACK) HOLDS ("spell.SP-09"), "magic: spell.SP-09 B1 [2] no",
    "told=spell-fails Red.magic=1", "MW-MAG-08" },
  { "MW-MAG-08: a natural 1, too", DUEL, NULL,
    MAGIC LORD ("Red", ON_R1, BLACK) HOLDS ("spell.SP-09"), "magic: spell.SP-09 B1 [1]",
    "asks=lord-reroll of=Red", NULL },
  { "MW-MAG-08: the second result stands", DUEL, NULL,
    MAGIC LORD ("Red", ON_R1, BLACK) HOLDS ("spell.SP-09"), "magic: spell.SP-09 B1 [3] yes [2]",
    "asks=nothing told=spell-fails B1.crew=3", NULL },
  { "MW-MAG-08: once a turn", DUEL, NULL,
    MAGIC LORD ("Red", ON_R1, BLACK) HOLDS ("spell.SP-09") "Red.magic=2",
    "magic: spell.SP-09 B1 [3]", "asks=nothing told=spell-fails", NULL },
  { "MW-MAG-08: casting and dispelling together", DUEL, NULL,
    MAGIC LORD ("Red", ON_R1, BLACK) HOLDS ("spell.SP-09,spell.SP-01") AGAINST ("spell.SP-05"),
    "magic: spell.SP-09 B1 [3] yes [2] spell.SP-05 R1 [5] spell.SP-01 [2]",
    "told=not-dispelled asks=where", NULL },
  { "MW-MAG-08: a dispel is about the spell's colour", DUEL, NULL,
    RED_CASTS ("spell.SP-05") LORD ("Blue", DUEL_B1, RED) BLUE_HOLDS ("spell.SP-01"),
    "magic: spell.SP-05 B1 [5] spell.SP-01 [2] yes [3]", "told=dispelled Blue.magic=2",
    "MW-MAG-08" },
  { "MW-MAG-08: a Lord only", DUEL, NULL,
    MAGIC MASTER ("Red", ON_R1) "Red.college=" BLACK " " HOLDS ("spell.SP-09"),
    "magic: spell.SP-09 B1 [3]", "asks=nothing told=spell-fails", NULL },
  { "MW-MAG-09: a dead wizard casts nothing", DUEL, NULL,
    RED_CASTS ("spell.SP-09") "Red.wizard_ship=0 Red.wizard_fate=killed", "magic", "asks=nothing",
    NULL },
  { "MW-MAG-09: a wizard in the water does not cast", "Red: 2; Blue: 1", NULL,
    RED_CASTS ("spell.SP-09") "R1.status=sunk R1.wreck=wreckage Red.wizard_fate=clings", "magic",
    "asks=nothing", NULL },
  { "MW-MAG-09: a wizard on a captured ship does not cast", "Red: 2; Blue: 1", NULL,
    RED_CASTS ("spell.SP-09") "R1.owner=Blue", "magic", "asks=nothing", NULL },
  { "MW-VIC-01: a spell may end it", DUEL, NULL,
    RED_CASTS ("spell.SP-12") AGAINST ("spell.SP-06") "B1.hull=2",
    "magic: spell.SP-12 B1 [6] none [3]", "B1.status=sunk over=Red asks=nothing", "MW-VIC-01" },
  { "MW-AMB-49: the spell outlives the wizard", DUEL, NULL, RED_CASTS ("spell.SP-06"),
    "magic: spell.SP-06 R1 [4]; !Red.wizard_fate=killed; !Red.wizard_ship=0", "marker=spell:R1",
    NULL },
};

#define MUSTER NULL
#define CARDS(cards) ENDING MASTER ("Red", ON_R1) HOLDS (cards)
#define ADRIFT                                                                                     \
  "R2.ordered=1 R1.status=sunk R1.wreck=wreckage Red.wizard_fate=clings Red.admiral_ship=0"

static const BattleRow wizards[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "MW-FLT-04: a side chooses a rank for its wizard, or none", DUEL, NULL, MUSTER, "muster",
    "asks=wizard-rank of=Red choices=rank.CHAMPION,rank.MASTER,rank.LORD,none", "MW-FLT-04" },
  { "MW-FLT-04: that can be paid",
    "Red: EX-MOW-1* EX-MOW-1 EX-MOW-1 EX-MOW-1 EX-SOL-1 EX-SOL-1 EX-SOL-1; Blue: 1", NULL, MUSTER,
    "muster", "choices=rank.CHAMPION,rank.MASTER,none", NULL },
  { "MW-FLT-04: which ship, no beast", BEASTS, NULL, MUSTER, "muster: rank.MASTER [2]",
    "Red.rank=2 Red.wizard_ship=1 Red.spent=150 Red.college=2 told=college:1", "MW-FLT-04" },
  { "MW-FLT-04: one among several", "Red: EX-IND-1 EX-MOW-1; Blue: 1", NULL, MUSTER,
    "muster: rank.LORD", "asks=wizard-ship ships=R1,R2", NULL },
  { "MW-FLT-05: a die for the college", DUEL, NULL, MUSTER, "muster: rank.LORD",
    "asks=college dice=1", "MW-FLT-05" },
  { "MW-FLT-06: a champion draws two spells", DUEL, NULL, MUSTER,
    "muster: rank.CHAMPION [6] spell.SP-01 spell.SP-02",
    "Red.hand=2 told=draws-spells:2 Red.holds=spell.SP-01,spell.SP-02", "MW-FLT-06" },
  { "MW-FLT-06: in secret", DUEL, NULL, MUSTER, "muster: rank.CHAMPION [6]",
    "asks=spell-card hand=to of=Red draws=app", NULL },
  { "MW-FLT-04: a side may do without a wizard", DUEL, NULL, MUSTER, "muster: none",
    "Red.rank=0 Red.hand=0 Red.spent=0", NULL },

  { "MW-END-07: a wizard may discard cards at the end of the turn", DUEL, NULL,
    CARDS ("spell.SP-05,spell.SP-01"), "end-phase",
    "asks=unwanted of=Red hand=from choices=spell.SP-01,spell.SP-05,none", "MW-END-07" },
  { "MW-END-07: another, too", DUEL, NULL, CARDS ("spell.SP-05,spell.SP-01"),
    "end-phase: spell.SP-05", "asks=unwanted choices=spell.SP-01,none told=discards-spell:4",
    NULL },
  { "MW-END-07: a wizard then draws up to a full hand", DUEL, NULL,
    CARDS ("spell.SP-05,spell.SP-01"), "end-phase: spell.SP-05 none spell.SP-02 spell.SP-03",
    "Red.holds=spell.SP-01,spell.SP-02,spell.SP-03 told=draws-spells:2", NULL },
  { "MW-END-07: a full hand draws no cards", DUEL, NULL,
    CARDS ("spell.SP-05,spell.SP-01,spell.SP-02"), "end-phase: none",
    "Red.hand=3 untold=draws-spells:3 asks=nothing", NULL },
  { "MW-END-07: a wizard who clings to debris draws no cards", "Red: 2; Blue: 1", NULL,
    CARDS ("spell.SP-05") ADRIFT, "end-phase: {} {}",
    "asks=nothing Red.wizard_fate=clings Red.hand=1 round=3", NULL },
  { "MW-END-07: even where he may cast", "Red: 2; Blue: 1", "mw.clinging_wizard_casts=on",
    CARDS ("spell.SP-05") ADRIFT, "end-phase: {} {}", "asks=nothing Red.hand=1 round=3", NULL },
  { "MW-END-07: the pile is made anew", DUEL, NULL, "discards=all " CARDS ("spell.SP-05"),
    "end-phase: none spell.SP-01 spell.SP-02", "told=spells-reshuffled Red.hand=3", NULL },
  { "MW-END-07: spells of one turn end", DUEL, NULL, RED_CASTS ("spell.SP-06"),
    "magic: spell.SP-06 R1 [4]; !R1.ordered=1; !B1.ordered=1; end-phase: spell.SP-01 spell.SP-02 "
    "spell.SP-03",
    "unmarked=spell told=spell-ends:5,0@R1", NULL },
  { "MW-END-07: after the cards are drawn", DUEL, NULL, RED_CASTS ("spell.SP-06"),
    "magic: spell.SP-06 R1 [4]; !R1.ordered=1; !B1.ordered=1; end-phase: spell.SP-01",
    "marker=spell:R1", NULL },
};

static const BattleRow spells[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "SP-01: the caster says which way", DUEL, NULL, RED_CASTS ("spell.SP-01") "wind=N",
    "magic: spell.SP-01 [4]", "asks=wind-way of=Red choices=clockwise,counter-clockwise", NULL },
  { "SP-01: clockwise", DUEL, NULL, RED_CASTS ("spell.SP-01") "wind=N",
    "magic: spell.SP-01 [4] clockwise", "wind=NE told=casts", NULL },
  { "SP-01: counter-clockwise", DUEL, NULL, RED_CASTS ("spell.SP-01") "wind=N",
    "magic: spell.SP-01 [4] counter-clockwise", "wind=NW", NULL },
  { "SP-02: an enemy ship stays where she is", DUEL, NULL, RED_CASTS ("spell.SP-02"),
    "magic: spell.SP-02 B1 [5]", "B1.no_move=1 unmarked=spell", NULL },
  { "SP-02: enemies only", DUEL, NULL, RED_CASTS ("spell.SP-02"), "magic: spell.SP-02",
    "asks=spell-target ships=B1 played=spell.SP-02", NULL },
  { "SP-03: an enemy ship holds her fire", DUEL, NULL, RED_CASTS ("spell.SP-03"),
    "magic: spell.SP-03 B1 [4]", "B1.no_fire=1", NULL },
  { "SP-05: with a save", DUEL, NULL, RED_CASTS ("spell.SP-05"),
    "magic: spell.SP-05 B1 [5] [1] [5]", "B1.lost_4=0 B1.ablaze_4=0 asks=nothing", NULL },
  { "SP-06: anybody", DUEL, NULL, RED_CASTS ("spell.SP-06"), "magic: spell.SP-06", "ships=R1,B1",
    NULL },
  { "SP-07: a box is mended", DUEL, NULL, RED_CASTS ("spell.SP-07") "R1.lost_2=1",
    "magic: spell.SP-07 R1 [4]", "R1.lost_2=0", NULL },
  { "SP-07: her own side's", DUEL, NULL, RED_CASTS ("spell.SP-07") "R1.lost_2=1",
    "magic: spell.SP-07", "ships=R1", NULL },
  { "SP-07: not where it burns", DUEL, NULL, RED_CASTS ("spell.SP-07") "R1.lost_2=1 R1.ablaze_2=1",
    "magic: spell.SP-07 R1 [4]", "R1.lost_2=1", NULL },
  { "SP-08: saves are easier", DUEL, NULL, RED_CASTS ("spell.SP-08") "R1.lost_2=0",
    "magic: spell.SP-08 R1 [4]", "marker=spell:R1", NULL },
  { "SP-09: a crew counter less", DUEL, NULL, RED_CASTS ("spell.SP-09"),
    "magic: spell.SP-09 B1 [5]", "B1.crew=2", NULL },
  { "SP-11: faster for a turn", DUEL, NULL, RED_CASTS ("spell.SP-11"), "magic: spell.SP-11 R1 [3]",
    "R1.sails=1000 B1.sails=1000 marker=spell:R1", NULL },
  { "SP-06: boards with one more", DUEL, NULL, RED_CASTS ("spell.SP-06") "Red.admiral_ship=0",
    "magic: spell.SP-06 R1 [4]; activate R1; board R1: B1 port",
    "asks=board-attack terms=crew:6,cards:1", NULL },
  { "SP-08: and holds better", DUEL, NULL, RED_CASTS ("spell.SP-08"),
    "magic: spell.SP-08 R1 [4]; activate R1; done R1; activate B1; fire B1: port band.CANNON.1 low [1 1]",
    "asks=save bonus=1 terms=cards:1", NULL },
  { "SP-10: both ways", DUEL, NULL, RED_CASTS ("spell.SP-10"),
    "magic: spell.SP-10 B1 [4]; activate R1; board R1: B1 port [1]",
    "asks=board-defence bonus=4 terms=crew:3,guns:2,cards:-1", NULL },
  { "SP-12: with a save below the waterline", DUEL, NULL, RED_CASTS ("spell.SP-12"),
    "magic: spell.SP-12 B1 [6] [3]", "B1.hull=1", NULL },
  { "SP-12: which helps", DUEL, NULL, RED_CASTS ("spell.SP-12"), "magic: spell.SP-12 B1 [6] [4]",
    "B1.hull=0 asks=nothing", NULL },

  { "MW-AMB-56: crew is wounds, of a monster", "Red: 1; Blue: EX-IND-1 EX-MON-1", NULL,
    RED_CASTS ("spell.SP-09") "B2.depth=surface", "magic: spell.SP-09 B2 [5]",
    "B2.hull=1 told=wounded:1,5", NULL },
  { "MW-AMB-56: waterline hits are wounds, saved as its own", "Red: 1; Blue: EX-IND-1 EX-MON-1",
    NULL, RED_CASTS ("spell.SP-12") "B2.depth=surface", "magic: spell.SP-12 B2 [6] [3]",
    "B2.hull=1", NULL },
  { "MW-AMB-56: no monster burns", "Red: 1; Blue: EX-IND-1 EX-MON-1", NULL,
    RED_CASTS ("spell.SP-05") "B2.depth=surface", "magic: spell.SP-05 B2 [5]",
    "B2.hull=0 asks=nothing", NULL },
  { "MW-AMB-56: a spell that stops a ship stops a monster", "Red: 1; Blue: EX-IND-1 EX-MON-1", NULL,
    RED_CASTS ("spell.SP-02") "B2.depth=surface", "magic: spell.SP-02 B2 [5]",
    "B2.no_move=1 told=may-not-move", NULL },
  { "MW-AMB-56: a spell that silences a ship silences a monster", "Red: 1; Blue: EX-IND-1 EX-MON-1",
    NULL, RED_CASTS ("spell.SP-03") "B2.depth=surface", "magic: spell.SP-03 B2 [4]", "B2.no_fire=1",
    NULL },
  { "MW-MON-01: a monster in its lair cannot be chosen", "Red: 1; Blue: EX-IND-1 EX-MON-1", NULL,
    RED_CASTS ("spell.SP-09") "B2.depth=lair", "magic: spell.SP-09", "ships=B1", NULL },
  { "MW-MON-08: a submerged monster cannot be chosen", "Red: 1; Blue: EX-IND-1 EX-MON-1", NULL,
    RED_CASTS ("spell.SP-09") "B2.depth=submerged", "magic: spell.SP-09", "ships=B1", NULL },
  { "MW-MON-13: a monster and the ship that it holds", BEASTS, NULL,
    RED_CASTS ("spell.SP-09") "R2.depth=surface link=held:R2:B1", "magic: spell.SP-09 B1 [5]",
    "B1.crew=2 R2.hull=1 told=spell-on-both", "MW-MON-13" },
  { "MW-MON-13: all monsters that hold her", PACK, "mw.spell_on_holders=all", PACK_CASTS,
    BOTH_HOLD "magic: spell.SP-09 B1 [5]", "B1.crew=2 R2.hull=1 R3.hull=1", "MW-MON-13" },
  { "MW-MON-13: a setting limits the spell to the first monster", PACK, "mw.spell_on_holders=first",
    PACK_CASTS, BOTH_HOLD "magic: spell.SP-09 B1 [5]", "B1.crew=2 R2.hull=1 R3.hull=0", NULL },
  { "MW-MON-13: a spell at the monster strikes the held ship too",
    "Red: 1; Blue: EX-IND-1 EX-MON-1", NULL,
    RED_CASTS ("spell.SP-09") "B2.depth=surface link=held:B2:R1", "magic: spell.SP-09 B2 [5]",
    "R1.crew=5 B2.hull=1", NULL },
  { "MW-MON-13: are they still together?", BEASTS, NULL,
    RED_CASTS ("spell.SP-04") "R2.depth=surface link=held:R2:B1", "magic: spell.SP-04 B1 [5]",
    "asks=still-held about=B1:R2", NULL },
  { "MW-MON-13: no", BEASTS, NULL, RED_CASTS ("spell.SP-04") "R2.depth=surface link=held:R2:B1",
    "magic: spell.SP-04 B1 [5] no", "unlinked=held:R2:B1", "MW-MON-11" },
  { "MW-MAG-06: are they still in contact?", DUEL, NULL,
    RED_CASTS ("spell.SP-04") "link=touches:R1:B1", "magic: spell.SP-04 B1 [5]",
    "asks=still-held about=B1:R1", "MW-COL-01" },
  { "MW-MAG-06: after a change by hand, too", DUEL, NULL,
    RED_CASTS ("spell.SP-04") "link=touches:R1:B1", "magic: spell.SP-04 B1 [5] !B1.crew=2",
    "asks=still-held about=B1:R1", NULL },
  { "MW-MAG-06: no", DUEL, NULL, RED_CASTS ("spell.SP-04") "link=touches:R1:B1",
    "magic: spell.SP-04 B1 [5] no", "unlinked=touches:R1:B1 asks=nothing", NULL },
  { "MW-MON-13: yes", BEASTS, NULL, RED_CASTS ("spell.SP-04") "R2.depth=surface link=held:R2:B1",
    "magic: spell.SP-04 B1 [5] yes", "linked=held:R2:B1", NULL },
  { "MW-FLY-12: a flyer is aimed at like a ship", BEASTS, NULL, RED_CASTS ("spell.SP-09"),
    "magic: spell.SP-09 B2 [5]", "B2.hull=1", NULL },
  { "MW-FLY-12: fire is a wound, where it hits", BEASTS, NULL, RED_CASTS ("spell.SP-05"),
    "magic: spell.SP-05 B2 [5] [4] [3]", "B2.hull=1", NULL },
  { "MW-FLY-12: a spell at a flyer may miss", BEASTS, NULL, RED_CASTS ("spell.SP-05"),
    "magic: spell.SP-05 B2 [5] [3]", "B2.hull=0 asks=nothing", NULL },
};

/* mw.max_wizards, mw.hands, mw.dispel_number, mw.lord_reroll_colour, mw.clinging_wizard_casts,
 * mw.hr_no_magic_turn1. */
static const BattleRow settings[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "one wizard", DUEL, "mw.max_wizards=1", MUSTER, "muster", "asks=wizard-rank", NULL },
  { "no wizards", DUEL, "mw.max_wizards=0", MUSTER, "muster", "asks=anti-flyer-weapons", NULL },
  { "the app deals", DUEL, "mw.hands=app", CARDS ("spell.SP-05"), "end-phase: none",
    "asks=spell-card draws=app", NULL },
  { "real cards are named by their owner", DUEL, "mw.hands=physical", CARDS ("spell.SP-05"),
    "end-phase: none", "asks=spell-card draws=people of=Red hand=to", NULL },
  { "and again as they are played", DUEL, "mw.hands=physical", RED_CASTS ("spell.SP-05"), "magic",
    "asks=spell choices=spell.SP-05,none hand=from", NULL },
  { "the number of the spent card", DUEL, "mw.dispel_number=spent_card",
    RED_CASTS ("spell.SP-09") AGAINST ("spell.SP-06"), "magic: spell.SP-09 B1 [5] spell.SP-06",
    "asks=dispel needs=4", NULL },
  { "the number of the spell", DUEL, "mw.dispel_number=target_spell",
    RED_CASTS ("spell.SP-09") AGAINST ("spell.SP-06"), "magic: spell.SP-09 B1 [5] spell.SP-06",
    "asks=dispel needs=5", NULL },
  { "the colour of the spell", DUEL, "mw.lord_reroll_colour=target_spell",
    RED_CASTS ("spell.SP-05") LORD ("Blue", DUEL_B1, BLUE) BLUE_HOLDS ("spell.SP-01"),
    "magic: spell.SP-05 B1 [5] spell.SP-01 [2]", "asks=where", NULL },
  { "the colour of the spent card", DUEL, "mw.lord_reroll_colour=spent_card",
    RED_CASTS ("spell.SP-05") LORD ("Blue", DUEL_B1, BLUE) BLUE_HOLDS ("spell.SP-01"),
    "magic: spell.SP-05 B1 [5] spell.SP-01 [2]", "asks=lord-reroll of=Blue", NULL },
  { "the log tells that he does not roll again", DUEL, "mw.lord_reroll_colour=spent_card",
    RED_CASTS ("spell.SP-05") LORD ("Blue", DUEL_B1, BLUE) BLUE_HOLDS ("spell.SP-01"),
    "magic: spell.SP-05 B1 [5] spell.SP-01 [2] no", "told=declined-lord-reroll", NULL },
  { "casting stays with the card that is cast", DUEL, "mw.lord_reroll_colour=spent_card",
    MAGIC LORD ("Red", ON_R1, BLACK) HOLDS ("spell.SP-09"), "magic: spell.SP-09 B1 [3]",
    "asks=lord-reroll of=Red", NULL },
  { "who clings, casts nothing", "Red: 2; Blue: 1", "mw.clinging_wizard_casts=off",
    RED_CASTS ("spell.SP-09") "R1.status=sunk R1.wreck=wreckage Red.wizard_fate=clings", "magic",
    "asks=nothing", NULL },
  { "or does", "Red: 2; Blue: 1", "mw.clinging_wizard_casts=on",
    RED_CASTS ("spell.SP-09") "R1.status=sunk R1.wreck=wreckage Red.wizard_fate=clings", "magic",
    "asks=spell of=Red", NULL },
  { "MW-HR-02: a quiet first turn", DUEL, "mw.hr_no_magic_turn1=on",
    RED_CASTS ("spell.SP-09") "round=1", "magic", "asks=nothing told=quiet-turn step=4",
    "MW-HR-02" },
  { "MW-HR-02: the first only", DUEL, "mw.hr_no_magic_turn1=on", RED_CASTS ("spell.SP-09"), "magic",
    "asks=spell untold=quiet-turn", NULL },
  { "MW-HR-02: off", DUEL, "mw.hr_no_magic_turn1=off", RED_CASTS ("spell.SP-09") "round=1", "magic",
    "asks=spell", NULL },
};

/* A table that is full of markers, but for so many. */
static const struct {
  const char *fleets, *given;
  guint free;
  const char *outcome;
} rooms[] = {
  { DUEL, "", 2, "choices=spell.SP-08,spell.SP-12,none" },
  { DUEL, "", 1, "choices=spell.SP-12,none" },
  { PACK, "R2.depth=surface link=held:R2:B1", 2, "choices=spell.SP-08,spell.SP-12,none" },
  { PACK, "R2.depth=surface R3.depth=surface link=held:R2:B1 link=held:R3:B1", 3,
    "choices=spell.SP-08,spell.SP-12,none" },
  { PACK, "R2.depth=surface R3.depth=surface link=held:R2:B1 link=held:R3:B1", 2,
    "choices=spell.SP-12,none" },
};

/* MW-MAG-02, MW-MON-13: no spell is cast of which the markers would not fit. */
static void
test_room (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      g_autofree char *given =
          g_strconcat (RED_CASTS ("spell.SP-08,spell.SP-12"), rooms[i].given, NULL);
      g_autoptr (Battle) battle = battle_begin (rooms[i].fleets, NULL, given);

      for (guint n = rooms[i].free - 1; n < BONES_MAX_MARKERS; n++)
        battle_override (battle, "marker=effect:R1");

      battle_override (battle, "lift=marker-3"); /* a place in the middle is as good */
      battle_do (battle, "magic");
      battle_check (battle, rooms[i].outcome);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/man-o-war/magic/MW-MAG-02: room for its markers", test_room);
  battle_add_rows ("magic/examples", examples, G_N_ELEMENTS (examples));
  battle_add_rows ("magic/rules", rules, G_N_ELEMENTS (rules));
  battle_add_rows ("magic/wizards", wizards, G_N_ELEMENTS (wizards));
  battle_add_rows ("magic/spells", spells, G_N_ELEMENTS (spells));
  battle_add_rows ("magic/settings", settings, G_N_ELEMENTS (settings));
  return g_test_run ();
}
