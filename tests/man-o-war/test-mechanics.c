/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"
#include "man-o-war.h"

/*
 * What content can say beyond the catalogue: an invented example of the stock set for each
 * mechanic, worked out. docs/man-o-war.md lists the mechanics and how to say them.
 */

#define MUSTER "round=0 step=0 "
#define BATTLE "step=4 round=2 order=Red,Blue "
/* R1 an Iron Gannet; B1 a Kettle Tern, B2 a Sump Eel, B3 and B4 Spark Balloons. */
#define TINKERS "Red: EX-MOW-1*; Blue/TINKERS: EX-IND-2 EX-MON-2 2 EX-FLY-2"

static const BattleRow honours[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a ship sunk counts what the set states", TINKERS, NULL, BATTLE "B1.status=sunk", "",
    "Red.honours=5", NULL },
  { "a ship that counts nothing", "Red: EX-MOW-1*; Blue/TINKERS: EX-IND-5 EX-IND-2", NULL,
    BATTLE "B1.status=sunk", "", "Red.honours=0", NULL },
  { "a ship abandoned", TINKERS, NULL, BATTLE "B1.crew=0", "", "Red.honours=5", NULL },
  { "a prize held for a full turn counts twice as much", TINKERS, "mw.hr_prize_double_honours=on",
    BATTLE "round=4 B1.owner=Red B1.crew=1 B1.captured=2", "", "Red.honours=10", NULL },
  { "a sea monster killed", TINKERS, NULL, BATTLE "B2.status=destroyed", "", "Red.honours=2",
    NULL },
  { "a flyer killed", TINKERS, NULL, BATTLE "B3.status=destroyed B4.status=destroyed", "",
    "Red.honours=2", NULL },
  { "without honours in the set, a ship counts her waterline boxes and a beast nothing",
    "Red: EX-IND-1; Blue: EX-MOW-1* 3 EX-SOL-1 EX-MON-1 EX-FLY-1", NULL,
    BATTLE "B1.status=sunk B5.status=destroyed B6.status=destroyed", "", "Red.honours=4", NULL },
};

#define PHAROS "Red/TINKERS: EX-MOW-2*; Blue: 2 EX-IND-1"
#define SHELLED "Red: EX-MOW-1*; Blue/TINKERS: EX-MOW-2"
#define STANDS "Red: EX-IND-1; Blue/TINKERS: EX-IND-2"
#define CLOSE "band.CANNON.0 "
/* A turtle fort and a steamer of lagoon.json. */
#define FORT "Red: TURTLE*; Blue: STEAMER"
#define TURTLE "Red: STEAMER; Blue: TURTLE*"
#define LOW_CRITICAL "activate R1; fire R1: bow band.BASILISK.0 low [2 6] [1] [6 6] [5]"

static const BattleRow guns[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "one is lost with each box", STANDS, NULL, BATTLE "B1.lost_2=1", "", "B1.guns=1,2,2,0", NULL },
  { "and the next", STANDS, NULL, BATTLE "B1.lost_2=2", "", "B1.guns=1,1,1,0 B1.gone=nothing",
    NULL },
  { "all with the last box", STANDS, NULL, BATTLE "B1.lost_2=3", "",
    "B1.guns=1,0,0,0 B1.gone=BATTERY", NULL },
  { "a shot that fails to be saved costs one", STANDS, NULL, BATTLE,
    "activate R1; fire R1: port " CLOSE "low [2 2] [1] [6]", "B1.lost_2=1 B1.guns=1,2,2,0", NULL },
  { "on the side that is spared, the gun of the last box is left", STANDS,
    "mw.broadside_both_sides=off", BATTLE "B1.lost_2=2",
    "activate R1; fire R1: port " CLOSE "low [2 2] [1] port [6]", "B1.guns=1,0,1,0", NULL },

  { "guns with a name are a battery of their own", PHAROS, NULL, BATTLE, "activate R1; fire R1",
    "asks=bank choices=bow,port,starboard,guns.EX-MOW-2.3,guns.EX-MOW-2.4", NULL },
  { "the fore turret fires at one ship", PHAROS, NULL, BATTLE,
    "activate R1; fire R1: guns.EX-MOW-2.3 B1 " CLOSE "high [1 6] [6]; fire R1",
    "told=fires:2,5@R1:B1 asks=bank choices=bow,port,starboard,guns.EX-MOW-2.4 R1.fired=32", NULL },
  { "the aft turret at another", PHAROS, NULL, BATTLE,
    "activate R1; fire R1: guns.EX-MOW-2.3 B1 " CLOSE "high [1 6] [6];"
    "fire R1: guns.EX-MOW-2.4 B2 " CLOSE "low [1 6] [6] [6]",
    "told=fires:2,6@R1:B2 R1.fired=96", NULL },
  { "and is lost with its location", PHAROS, NULL, BATTLE "R1.lost_5=2", "activate R1; fire R1",
    "choices=bow,port,starboard,guns.EX-MOW-2.3", NULL },

  { "a mast that falls costs a gun, and her owner chooses which", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 1] [1]",
    "B1.lost_6=1 asks=gun-lost of=Blue choices=guns.EX-MOW-2.1,guns.EX-MOW-2.2", NULL },
  { "a cannon, on both sides", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 1] [1] guns.EX-MOW-2.1 [6]",
    "B1.guns=1,2,2,0 told=gun-lost marker=guns-out:B1", NULL },
  { "the harpoon, and then a cannon, without a question", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 6] [1] guns.EX-MOW-2.2 [1]",
    "B1.guns=1,1,1,0 asks=nothing", NULL },
  { "a mast that is repaired by hand brings her gun back", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 1] [1] guns.EX-MOW-2.1 [6]; !B1.lost_6=0; done R1",
    "B1.guns=1,3,3,0 unmarked=guns-out", NULL },
  { "in older battles nobody chooses when a mast falls", SHELLED, "mw.guns_lost=bank", BATTLE,
    "activate R1; fire R1: bow " CLOSE "high [6 1] [1]",
    "B1.lost_6=1 B1.guns=1,0,0,0 asks=save untold=gun-lost", NULL },
  { "without a choice the first guns are lost", SHELLED, NULL, BATTLE "B1.lost_6=1", "",
    "B1.guns=1,2,2,0", NULL },
  { "a setting of older battles: the whole bank is lost", SHELLED, "mw.guns_lost=bank",
    BATTLE "B1.lost_6=1", "", "B1.guns=1,0,0,0", NULL },
  { "all round means the guns that point all round", FORT, "content=lagoon.json",
    BATTLE "R1.lost_5=1", "activate R1; fire R1",
    "R1.guns=1,2,2,1 choices=bow,port,starboard,stern", NULL },
  { "in older battles all guns", FORT, "content=lagoon.json mw.guns_lost=bank",
    BATTLE "R1.lost_5=1", "", "R1.guns=0,0,0,0", NULL },

  { "harpoons do not help against boarders", "Red: EX-MOW-1*; Blue/TINKERS: EX-MOW-2", NULL, BATTLE,
    "activate R1; board R1: B1 port [1] [1]", "told=boarding-round:8,13", NULL },
  { "and a bank of nothing else is not asked for", SHELLED, NULL, BATTLE,
    "activate R1; board R1: B1", "asks=facing choices=port,starboard,no-guns", NULL },

  { "further hits of a low shot land low", TURTLE, "content=lagoon.json", BATTLE "B1.lost_2=1",
    LOW_CRITICAL, "asks=waterline", NULL },
  { "or high, as in older battles", TURTLE, "content=lagoon.json mw.hit_height=high",
    BATTLE "B1.lost_2=1", LOW_CRITICAL, "asks=save about=B1", NULL },
};

/* R1 a Cinder Barge, B1 a Kettle Tern, B2 a Tidewalker. */
#define BARGE "Red/TINKERS: EX-IND-3; Blue/TINKERS: EX-IND-2 EX-IND-1"
#define USE "activate R1; fire R1: "
#define ROCKETS USE "bow B1 band.ROCKETS.0 "
#define LOBBER USE "guns.EX-IND-3.1 B1 band.LOBBER.0 "
#define STINK USE "stern B1 "
#define LAGOON "content=lagoon.json"
/* Red's wizard holds a spell of lagoon.json, and what ends the turn after it. */
#define HOLDS(card)                                                                                \
  "step=3 round=2 order=Red,Blue Red.magic=0 Red.rank=1 Red.wizard_ship=1 Red.wizard_fate=0 "      \
  "Red.cards=spell." card
#define ENDS_TURN "activate R1; done R1; activate B1; done B1; end-phase"
#define END_TURN "; done R1; activate B1; done B1; activate B2; done B2; end-phase"

static const BattleRow weapons[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "shots that are dice: one for each gun", BARGE, NULL, BATTLE, USE "bow B1 band.ROCKETS.0",
    "asks=shots dice=2 about=R1:B1", "MW-CMB-07" },
  { "as many shots as the dice show", BARGE, NULL, BATTLE, ROCKETS "[3 2] high",
    "told=fires:5,0@R1:B1 asks=to-hit dice=5 needs=0 a=4", NULL },
  { "a 1 is a misfire: the gun is lost, and its location burns", BARGE, NULL, BATTLE,
    ROCKETS "[1 2]",
    "told=misfires told=gun-lost R1.guns=1,0,0,1 R1.lost_1=1 R1.ablaze_1=1 told=fires:2,0", NULL },
  { "two misfires: no shot at all", BARGE, NULL, BATTLE, ROCKETS "[1 1]",
    "R1.guns=0,0,0,1 R1.gone=RACK untold=fires asks=nothing", NULL },
  { "each gun that fires spends a round", BARGE, NULL, BATTLE, ROCKETS "[2 2] high [1 1 1 1]",
    "R1.lost_5=2 R1.fired=1", NULL },
  { "with one round left one gun fires", BARGE, NULL, BATTLE "R1.lost_5=2",
    USE "bow B1 band.ROCKETS.0", "asks=shots dice=1", NULL },
  { "without rounds it does not", BARGE, NULL, BATTLE "R1.lost_5=3", "activate R1; fire R1",
    "asks=bank choices=stern,guns.EX-IND-3.1", NULL },
  { "hits by range: far away on a 5", BARGE, NULL, BATTLE, USE "bow B1 band.ROCKETS.1 [2 2] high",
    "asks=to-hit a=5", NULL },
  { "more shots when near", BARGE, NULL, BATTLE, STINK "band.STINKPOT.0 high",
    "asks=location dice=2", NULL },

  { "a weapon that always aims high asks for no height", BARGE, NULL, BATTLE, LOBBER "[4]",
    "asks=location", NULL },
  { "a shot falls through the decks: two boxes each, and the waterline", BARGE, NULL, BATTLE,
    LOBBER "[4] [4] [1] [1] [1]",
    "told=falls-through B1.lost_5=2 B1.lost_4=2 B1.lost_2=2 asks=waterline", NULL },
  { "damage of two below the waterline", BARGE, NULL, BATTLE, LOBBER "[4] [4] [1] [1] [1] [1]",
    "B1.hull=2", NULL },
  { "a save stops it", BARGE, NULL, BATTLE, LOBBER "[4] [4] [1] [6]",
    "B1.lost_5=2 B1.lost_4=0 asks=nothing", NULL },
  { "two points of damage on one sound box: the second is a critical hit", BARGE, NULL,
    BATTLE "B1.lost_5=1", LOBBER "[4] [4] [1]", "B1.lost_5=2 asks=critical", NULL },
  { "two wounds of a monster", "Red/TINKERS: EX-IND-3; Blue: EX-MON-1 EX-IND-1", NULL,
    BATTLE "B1.depth=surface", USE "guns.EX-IND-3.1 B1 band.LOBBER.0 [4] [1]", "B1.hull=2", NULL },
  { "it loads for a turn", BARGE, NULL, BATTLE, LOBBER "[1]" END_TURN, "round=3 R1.lost_6=1",
    NULL },
  { "in which it cannot fire", BARGE, NULL, BATTLE "R1.lost_6=1 R1.lost_5=3",
    "activate R1; fire R1", "asks=target about=R1", NULL },
  { "and for a ship with nothing else this is the reason", BARGE, NULL,
    BATTLE "R1.lost_6=1 R1.lost_5=3 R1.fired=8", "activate R1", "fire:R1=not-loaded", NULL },

  { "a template may cover several ships", BARGE, NULL, BATTLE, STINK "band.STINKPOT.1 high [4] [6]",
    "asks=under-template ships=B2", NULL },
  { "and each takes its shots", BARGE, NULL, BATTLE, STINK "band.STINKPOT.1 high [4] [6] {B2} low",
    "asks=location dice=1 about=R1:B2", NULL },
  { "a sickness costs a crew at once", BARGE, NULL, BATTLE, STINK "band.STINKPOT.1 high [4] [1] {}",
    "B1.crew=3 marker=effect:B1", NULL },
  { "and again in each end phase", BARGE, NULL, BATTLE,
    STINK "band.STINKPOT.1 high [4] [1] {}" END_TURN ": [3]", "B1.crew=2 told=effect-again round=3",
    "MW-END-03" },
  { "a second sickness is the same as the first", BARGE, NULL, BATTLE,
    STINK "band.STINKPOT.0 high [4 4] [1] [1] {}" END_TURN ": [3]",
    "B1.crew=1 asks=nothing round=3", NULL },
  { "until a die ends it", BARGE, NULL, BATTLE,
    STINK "band.STINKPOT.1 high [4] [1] {}" END_TURN ": [4]",
    "B1.crew=3 told=effect-ended unmarked=effect round=3", NULL },

  { "a spell costs a crew at once", FORT, LAGOON, HOLDS ("POX"), "magic: spell.POX B1 [3]",
    "B1.crew=2 marker=effect:B1", "MW-MAG-02" },
  { "and again in each end phase, as a spell", FORT, LAGOON, HOLDS ("POX"),
    "magic: spell.POX B1 [3]; " ENDS_TURN ": [3]", "B1.crew=1 told=effect-again marker=effect:B1",
    "MW-END-03" },
  { "until a die ends it, as a spell", FORT, LAGOON, HOLDS ("POX"),
    "magic: spell.POX B1 [3]; " ENDS_TURN ": [4]", "B1.crew=2 told=effect-ended unmarked=effect",
    NULL },
  { "in older battles only at once", FORT, "content=lagoon.json mw.spell_again=once", HOLDS ("POX"),
    "magic: spell.POX B1 [3]; " ENDS_TURN, "B1.crew=2 untold=effect-again unmarked=effect", NULL },
  { "a spell that lasts so itself: water comes in at once, and she is slower", FORT, LAGOON,
    HOLDS ("SEEP"), "magic: spell.SEEP B1 [3]", "B1.hull=1 marker=effect:B1 marker=spell:B1",
    NULL },
  { "and water comes in again", FORT, LAGOON, HOLDS ("SEEP"),
    "magic: spell.SEEP B1 [3]; " ENDS_TURN, "told=effect-again B1.status=sunk over=Red",
    "MW-END-03" },
};

/* R1 a Kettle Tern with a beak. */
#define BEAK "Red/TINKERS: EX-IND-2; Blue: EX-IND-1"
#define STEAMERS "Red: STEAMER; Blue: STEAMER"
#define RAMS "activate R1; move R1: across 0 ship yes "

static const BattleRow rams[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a ship rams under sail, by dice", BEAK, NULL, BATTLE, RAMS "[1] [5]", "told=rams B1=sunk",
    "MW-RAM-01" },
  { "and the ram costs herself, unless she saves it", BEAK, NULL, BATTLE, RAMS "[1] [1] [3]",
    "told=recoils B1.hull=1 R1.hull=1", "MW-RAM-03" },
  { "which she does on a 4", BEAK, NULL, BATTLE, RAMS "[6] [4]", "B1.hull=0 R1.hull=0", NULL },
  { "the ram holds both ships", BEAK, NULL, BATTLE, RAMS "[1] [1] [4]",
    "told=sticks linked=stuck:R1:B1 linked=touches:R1:B1", "MW-RAM-02" },
  { "unless one of them sinks", BEAK, NULL, BATTLE, RAMS "[1] [5]", "B1=sunk unlinked=stuck:R1:B1",
    NULL },
  { "who is held works free on a 4", BEAK, NULL, BATTLE "link=touches:R1:B1 link=stuck:R1:B1",
    "activate R1; move R1: push-clear", "asks=work-free needs=4 about=R1:B1", NULL },
  { "then she pushes clear", BEAK, NULL, BATTLE "link=touches:R1:B1 link=stuck:R1:B1",
    "activate R1; move R1: push-clear [4]",
    "told=works-free told=pushes-clear unlinked=stuck:R1:B1 asks=wind-angle", NULL },
  { "or she stays, and does not move", BEAK, NULL, BATTLE "link=touches:R1:B1 link=stuck:R1:B1",
    "activate R1; move R1: push-clear [3]",
    "told=held-fast told=stays-in-contact linked=stuck:R1:B1 asks=nothing", NULL },
  { "it holds the ship that was rammed, too", BEAK, NULL,
    BATTLE "order=Blue,Red link=touches:R1:B1 link=stuck:R1:B1", "activate B1; move B1: push-clear",
    "asks=work-free needs=4 about=B1:R1", NULL },
  { "the ram is lost with the prow", BEAK, NULL, BATTLE "R1.lost_1=1",
    "activate R1; move R1: across 0 ship", "told=touches untold=rams asks=nothing", NULL },
  { "a ship with a ram and no oars rams under sail", STEAMERS, "content=lagoon.json", BATTLE,
    "activate R1; move R1: 0 ship", "asks=ram", NULL },
  { "or never, as in older battles", STEAMERS, "content=lagoon.json mw.ram_without_oars=never",
    BATTLE, "activate R1; move R1: 0 ship", "told=touches asks=nothing", NULL },
  { "with oars only, she is not asked under sail", "Red: 3 EX-SOL-1; Blue: EX-IND-1", NULL, BATTLE,
    "activate R1; move R1: sail across 0 ship B1", "told=touches", NULL },
};

/* R1 a Mill Ketch, R2 a Bell Grampus, R3 a Charmed Nautilus. */
#define MOVERS "Red/TINKERS: EX-IND-4 EX-IND-5 EX-IND-6; Blue: EX-IND-1 EX-SOL-1 EX-SOL-1 EX-SOL-1"
#define WHEELS "activate R1; move R1: way.EX-IND-4.WHEEL "
#define CRANKS "activate R2; move R2: way.EX-IND-5.CRANK "
#define DIVES "activate R2; move R2: way.EX-IND-5.UNDER "
#define UNDER BATTLE "R2.depth=submerged "
#define CHARMS "activate R3; move R3: way.EX-IND-6.CHARM "
#define WINGS "activate R3; move R3: way.EX-IND-6.WINGS "

static const BattleRow ways[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a ship has a way of moving of her own, beside her sails", MOVERS, NULL, BATTLE,
    "activate R1; move R1", "asks=way choices=sail,way.EX-IND-4.WHEEL", "MW-OAR-01" },
  { "under sail she lies to the wind", MOVERS, NULL, BATTLE, "activate R1; move R1: sail",
    "asks=wind-angle a=400", NULL },
  { "by the wheel she goes ahead or back, and does not turn on the spot", MOVERS, NULL, BATTLE,
    WHEELS, "asks=way-use choices=ahead,back", "MW-OAR-02" },
  { "as far as a die and her speed say, whatever the wind", MOVERS, NULL, BATTLE,
    WHEELS "ahead [4]", "asks=turns a=600", "MW-MOV-01" },
  { "backing, up to 2 in and without a turn", MOVERS, NULL, BATTLE, WHEELS "back [4]",
    "asks=ran-into a=200", NULL },
  { "a roll that fails costs her a waterline save", MOVERS, NULL, BATTLE, WHEELS "ahead [1]",
    "told=way-fails asks=waterline about=R1", NULL },
  { "and she moves slower when she is holed", MOVERS, NULL, BATTLE, WHEELS "ahead [1] [1]",
    "R1.hull=1 asks=turns a=200", NULL },
  { "which may sink her", MOVERS, NULL, BATTLE "R1.hull=2", WHEELS "ahead [1] [1]",
    "R1=sunk asks=nothing untold=moves", NULL },
  { "slower under sail, too", MOVERS, NULL, BATTLE "R1.hull=1", "", "R1.sails=300", NULL },
  { "a box of the wheelhouse costs an inch", MOVERS, NULL, BATTLE "R1.lost_2=1", WHEELS "ahead [4]",
    "asks=turns a=500", NULL },
  { "and its last box the wheel", MOVERS, NULL, BATTLE "R1.lost_2=2", "activate R1; move R1",
    "asks=wind-angle", NULL },
  { "she rams by the wheel", MOVERS, NULL, BATTLE, WHEELS "ahead [4] 0 ship B1", "asks=ram",
    "MW-RAM-01" },
  { "and not while backing", MOVERS, NULL, BATTLE, WHEELS "back [4] ship B1",
    "told=touches asks=nothing", NULL },
  { "without wheel and sail she does not move", MOVERS, NULL, BATTLE "R1.lost_2=2 R1.lost_4=1",
    "activate R1", "move:R1=no-speed", NULL },
  { "a change by hand counts while she moves", MOVERS, NULL, BATTLE,
    WHEELS "ahead [4]; !R1.lost_2=1", "asks=turns a=500", NULL },

  { "under water she goes straight ahead", MOVERS, NULL, BATTLE, DIVES,
    "R2.depth=submerged told=goes-under asks=ran-into choices=nothing,ship,terrain,off-table",
    NULL },
  { "where nobody can aim at her", MOVERS, NULL, BATTLE,
    DIVES "nothing; done R2; activate B1; fire B1: port", "asks=target ships=R1,R3,B2,B3,B4",
    NULL },
  { "and she does nothing but move", MOVERS, NULL, UNDER, "activate R2", "fire:R2=submerged",
    NULL },
  { "she passes under ships", MOVERS, NULL, UNDER, DIVES "ship B1 no",
    "told=passes-under R2.depth=submerged unlinked=touches:R2:B1", NULL },
  { "or rams one, and comes up", MOVERS, NULL, UNDER, DIVES "ship B1 yes [1]",
    "told=comes-up told=rams R2.depth=none linked=touches:R2:B1 asks=ram-damage", NULL },
  { "not without her auger", MOVERS, NULL, UNDER "R2.lost_1=1", DIVES,
    "asks=ran-into choices=nothing,terrain,off-table", NULL },
  { "another way brings her up", MOVERS, NULL, UNDER, CRANKS "ahead",
    "told=comes-up R2.depth=none asks=turns", NULL },
  { "diving puts her fires out", MOVERS, NULL, BATTLE "R2.lost_2=1 R2.ablaze_2=1", DIVES "nothing",
    "R2.ablaze_2=0 R2.lost_2=1", NULL },
  { "and parts her from a ship alongside", MOVERS, NULL, BATTLE "link=touches:R2:B1",
    "activate R2; move R2: not-alongside way.EX-IND-5.UNDER", "unlinked=touches:R2:B1", NULL },
  { "without the bell she does not dive", MOVERS, NULL, BATTLE "R2.lost_3=1",
    "activate R2; move R2", "asks=way-use choices=ahead,back", NULL },
  { "without crew she comes up", MOVERS, NULL, UNDER "R2.crew=0", "", "R2.depth=none", NULL },
  { "she has no lair", MOVERS, NULL, BATTLE "R2.depth=lair", "", "R2.depth=none", NULL },

  { "free turns cost nothing and are not asked for", MOVERS, NULL, BATTLE, CHARMS "ahead",
    "asks=ran-into a=300", NULL },
  { "she turns on the spot", MOVERS, NULL, BATTLE, CHARMS "pivot-180", "asks=ran-into a=0",
    "MW-OAR-02" },
  { "not when she cannot turn", MOVERS, NULL, BATTLE "R3.lost_1=2", CHARMS, "asks=ran-into", NULL },
  { "she moves twice", MOVERS, NULL, BATTLE, CHARMS "ahead nothing; move R3",
    "asks=way R3.done=129", NULL },
  { "and not three times", MOVERS, NULL, BATTLE,
    CHARMS "ahead nothing; move R3: way.EX-IND-6.CHARM ahead nothing", "move:R3=moved", NULL },
  { "she may fire between her moves", MOVERS, NULL, BATTLE,
    CHARMS "ahead nothing; fire R3: B1 " CLOSE "high [6]; move R3", "asks=way", NULL },
  { "but not before the first", MOVERS, NULL, BATTLE, "activate R3; fire R3: B1 " CLOSE "high [6]",
    "move:R3=moves-first", NULL },
  { "a way of her own may feel the wind", MOVERS, NULL, BATTLE, WINGS,
    "asks=wind-angle a=400 b=600", "MW-MOV-03" },
  { "and be faster before it", MOVERS, NULL, BATTLE, WINGS "astern", "asks=turns a=600", NULL },
  { "or stop in it", MOVERS, NULL, BATTLE, WINGS "into no", "told=stays-in-wind", "MW-MOV-07" },
  { "and luff", MOVERS, NULL, BATTLE, WINGS "across 1 yes", "told=luffs asks=ran-into a=0",
    "MW-MOV-06" },
};

/* R1 a Nip Lobster, B1 a Kettle Tern, B2 a Lead Bell; R2 an Iron Gannet, R3 a Clinker Crab. */
#define LOBSTER "Red/TINKERS: EX-IND-7 EX-MOW-1* EX-MON-3; Blue/TINKERS: EX-IND-2 EX-IND-8"
#define ALONGSIDE BATTLE "link=touches:R1:B1 "
#define PINCERS "activate R1; special R1: "
#define SNAP "activate R1; move R1: across 0 ship "
#define END " R1.ordered=1 R2.ordered=1 B1.ordered=1 B2.ordered=1 "
#define CRAB "R3.depth=surface "

static const BattleRow abilities[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a special attack on the ship that she touches, on a number", LOBSTER, NULL, ALONGSIDE, PINCERS,
    "asks=special needs=4 about=R1:B1", NULL },
  { "it is named", LOBSTER, NULL, ALONGSIDE, PINCERS, "a=72 listed=special:R1 unlisted=special:R2",
    NULL },
  { "it lands low, and a save is one less", LOBSTER, NULL, ALONGSIDE, PINCERS "[4] [2]",
    "told=special-hits asks=save bonus=-1", NULL },
  { "each hit has its location", LOBSTER, NULL, ALONGSIDE, PINCERS "[4] [2] [4] [3] [1]",
    "B1.lost_2=2 asks=nothing", NULL },
  { "once a turn", LOBSTER, NULL, ALONGSIDE, PINCERS "[1]",
    "told=special-misses special:R1=special-done", NULL },
  { "she moves before", LOBSTER, NULL, ALONGSIDE, PINCERS "[1]", "move:R1=moves-first", NULL },
  { "not when its location is lost", LOBSTER, NULL, ALONGSIDE "R1.lost_1=1", "activate R1",
    "special:R1=no-special", NULL },
  { "if nobody is known to be alongside, any enemy is offered", LOBSTER, NULL, BATTLE, PINCERS,
    "asks=special-target ships=B1,B2", NULL },

  { "a ram by a table, for the ship that is rammed", LOBSTER, NULL, BATTLE, SNAP "B1 yes",
    "told=rams asks=table about=B1", NULL },
  { "a row on the rammer herself", LOBSTER, NULL, BATTLE, SNAP "B1 yes [1] [1]",
    "told=table-row R1.hull=1 asks=table", NULL },
  { "a table that rolls on another", LOBSTER, NULL, BATTLE, SNAP "B1 yes [6] [6]",
    "B1.hull=1 B1.crew=3 asks=nothing", NULL },
  { "who cannot be rammed is touched", LOBSTER, NULL, BATTLE, SNAP "B2",
    "told=touches untold=rams asks=ability about=B2:R1", NULL },
  { "contact has effects on the other", LOBSTER, NULL, BATTLE, SNAP "B2 [4]", "R1.crew=3", NULL },
  { "contact that was there is not made again", LOBSTER, NULL,
    BATTLE "link=touches:R1:B2 B2.lost_1=1", "activate R1; board R1",
    "told=boards untold=ability-works", NULL },

  { "she cannot be boarded", LOBSTER, NULL, BATTLE "B1.status=sunk", "activate R1",
    "board:R1=nobody-to-board", NULL },
  { "until her hatch is lost", LOBSTER, NULL, BATTLE "B1.status=sunk B2.lost_1=1",
    "activate R1; board R1: B2 [1]", "told=boards asks=facing", NULL },
  { "a die for each crew of the ship that is boarded", LOBSTER, NULL,
    BATTLE "order=Blue,Red link=touches:B2:R1 ", "activate B2; board B2",
    "told=boards asks=table about=R1", NULL },
  { "of whom half jump", LOBSTER, NULL, BATTLE "order=Blue,Red link=touches:B2:R1 ",
    "activate B2; board B2: [1] [6] [4] [5]", "R1.crew=2 asks=board-attack", NULL },

  { "a volley may come to nothing", LOBSTER, NULL, BATTLE "order=Blue,Red ",
    "activate B1; fire B1: bow R1 band.CANNON.0", "told=fires asks=ability about=R1:B1", NULL },
  { "on a 5", LOBSTER, NULL, BATTLE "order=Blue,Red ",
    "activate B1; fire B1: bow R1 band.CANNON.0 [5]", "told=turned-aside asks=nothing", NULL },
  { "and otherwise does not", LOBSTER, NULL, BATTLE "order=Blue,Red ",
    "activate B1; fire B1: bow R1 band.CANNON.0 [4] low", "told=ability-fails asks=location",
    NULL },

  { "water that comes in rolls on a table", LOBSTER, NULL, BATTLE "order=Blue,Red ",
    "activate B1; fire B1: bow R1 band.CANNON.0 [4] low [6] [1] [1 1]",
    "R1.hull=1 R1.crew=3 told=table-row", NULL },
  { "a lost box, too", LOBSTER, NULL, BATTLE "order=Blue,Red ",
    "activate B1; fire B1: bow R1 band.CANNON.0 [4] low [2] [1] [5 5]",
    "R1.lost_2=1 marker=effect:R1", NULL },
  { "when she sinks, the ships that she touches are hit", LOBSTER, NULL,
    ALONGSIDE "order=Blue,Red R1.hull=2",
    "activate B2; fire B2: port R1 band.CANNON.0 [4] low [6 6 6] [1] [3 3]",
    "R1=in-play R1.hull=2 R1.done=512 asks=where about=B1", NULL },
  { "and down she goes", LOBSTER, NULL, ALONGSIDE "order=Blue,Red R1.hull=2",
    "activate B2; fire B2: port R1 band.CANNON.0 [4] low [6 6 6] [1] [3 3] [1] [1]",
    "R1=sunk B1.lost_4=1", NULL },

  { "pumps, in the end phase", LOBSTER, NULL, BATTLE "R1.hull=2" END, "end-phase: [5]",
    "told=pumped-out R1.hull=1 round=3", "MW-END-03" },
  { "or not", LOBSTER, NULL, BATTLE "R1.hull=2" END, "end-phase: [4]", "R1.hull=2 round=3", NULL },
  { "not without crew", LOBSTER, NULL, BATTLE "R1.hull=2 R1.crew=0" END, "end-phase",
    "untold=ability-works R1.hull=2 round=3", NULL },

  { "what happens of itself needs no crew", LOBSTER, NULL, BATTLE "B2.crew=0", SNAP "B2",
    "told=touches untold=rams asks=ability about=B2:R1", NULL },
  { "barring the hatch does", LOBSTER, NULL, BATTLE "B1.status=sunk B2.crew=0", "activate R1",
    "can=board:R1", NULL },

  { "each attack of a monster is named", LOBSTER, NULL, BATTLE CRAB,
    "activate R3: surface [1 2] {B1} no", "asks=use-special a=177", NULL },
  { "several attacks of a monster, one after another", LOBSTER, NULL, BATTLE CRAB,
    "activate R3: surface [1 2] {B1} yes [3] [2] [1]", "B1.lost_2=1 asks=use-special about=R3:B1",
    NULL },
  { "aimed high, and it costs herself a wound", LOBSTER, NULL, BATTLE CRAB,
    "activate R3: surface [1 2] {B1} no yes [4] [1] [1]",
    "B1.ablaze_4=1 R3.hull=1 asks=monster-boards", NULL },
  { "a monster that heals by a die", LOBSTER, NULL,
    BATTLE "R3.depth=surface R3.hull=3 R3.ordered=1" END, "end-phase: [1] [5]", "R3.hull=2", NULL },
  { "a monster cannot board her, either", LOBSTER, NULL, BATTLE CRAB,
    "activate R3: surface [1 2] {B2} no no", "asks=nothing", NULL },
};

/* R1 a man-o'-war with a Lord, B1 a Lead Bell. */
#define CASTS                                                                                      \
  "step=3 round=2 order=Red,Blue Red.rank=2 Red.wizard_ship=1 Red.wizard_fate=0 "                  \
  "Red.cards=spell.SP-05"
#define BELL "Red: EX-MOW-1*; Blue/TINKERS: EX-IND-8"

static const BattleRow wards[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a die against an enemy spell", BELL, NULL, CASTS, "magic: spell.SP-05 B1 [5]",
    "asks=ability about=B1", NULL },
  { "keeps it off", BELL, NULL, CASTS, "magic: spell.SP-05 B1 [5] [4]", "told=spell-averted step=4",
    NULL },
  { "or not", BELL, NULL, CASTS, "magic: spell.SP-05 B1 [5] [3]",
    "untold=spell-averted told=ability-fails", NULL },
};

/* R1 an Iron Gannet, B1 a Kennel Hulk. */
#define KENNEL "Red: EX-MOW-1*; Blue/TINKERS: EX-IND-9"
#define BOARDS "activate R1; board R1: B1 no-guns "

static const BattleRow crews[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "each kind adds what it has, and so does the ship", KENNEL, NULL, BATTLE, BOARDS "[1] [1]",
    "told=boarding-round:8,11", "MW-BRD-02" },
  { "they fall in their order: stokers first", KENNEL, NULL, BATTLE "B1.crew=5", BOARDS "[1] [1]",
    "told=boarding-round:8,10", NULL },
  { "dogs do not defend her", KENNEL, NULL, BATTLE "B1.crew=3", BOARDS "[1] [1]",
    "told=boarding-round:8,9", NULL },
  { "half of her guard is left", KENNEL, NULL, BATTLE "B1.crew=1", BOARDS "[1] [1]",
    "told=boarding-round:8,6", NULL },
  { "stokers do not attack", KENNEL, NULL, BATTLE "order=Blue,Red ",
    "activate B1; board B1: R1 no-guns [1] [1]", "told=boarding-round:6,8", NULL },
  { "a prize crew is only a crew", KENNEL, NULL, BATTLE "B1.owner=Red B1.captured=1 B1.crew=2 ", "",
    "B1.fights=2,2", NULL },
  { "crew that comes back", KENNEL, NULL, BATTLE "B1.crew=4 R1.ordered=1 B1.ordered=1",
    "end-phase: [4]", "B1.crew=5", "MW-END-03" },
  { "never more than there were", KENNEL, NULL, BATTLE "R1.ordered=1 B1.ordered=1",
    "end-phase: [4]", "B1.crew=6", NULL },
  { "a beast meets them, too", "Red: EX-MON-1 EX-MOW-1*; Blue/TINKERS: EX-IND-9", NULL,
    BATTLE "R1.depth=surface", "activate R1: surface [1 2] {B1} no yes no-guns [1] [1]",
    "told=fight-round:11,6", NULL },
};

/* Tin Grebes sail in twos. */
#define GREBES "Red/TINKERS: EX-MOW-2* 4 EX-SOL-2; Blue: EX-IND-1"

/* R1 a Brass Pharos, R2 to R5 Tin Grebes, R6 a Drum Heron, who leads the first two. */
#define HERON "Red/TINKERS: EX-MOW-2* 4 EX-SOL-2 EX-IND-10; Blue: EX-IND-1"

static const BattleRow squadrons[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "of two", GREBES, NULL, NULL, "muster: none none {} 0",
    "R2.squadron=1 R3.squadron=1 R4.squadron=2 "
    "R5.squadron=2",
    NULL },
  { "each with a flagship of its own", GREBES, NULL, BATTLE "R2.flag=1 R4.flag=1", "!R3.flag=1",
    "R2.flag=1 R3.flag=0 R4.flag=1", NULL },
  { "one with a flagship of another class", HERON, NULL, NULL, "muster: none none {} 0",
    "R1.squadron=0 R2.squadron=1 R3.squadron=1 R4.squadron=2 R6.squadron=1 R6.flag=1 R4.flag=0",
    NULL },
  { "who is named by nobody, and placed with the squadron", HERON, NULL, MUSTER,
    "muster: none none {} 0 card.MC-05 none; set-up: 0 [2] [5] [2] east R2",
    "told=squadron-deployed untold=flag asks=deploy ships=R1,R4", "MW-SET-06" },
  { "she is used with it", HERON, NULL, BATTLE "R6.flag=1 R4.flag=1", "activate R2; done R2",
    "activate:R4=squadron-first activate:R1=squadron-first can=activate:R6", "MW-ACT-02" },
  { "if she is lost, one of the squadron leads it", HERON, NULL, BATTLE "R6.flag=1 R4.flag=1",
    "!R6.status=sunk; activate R2", "asks=new-flagship ships=R2,R3", "MW-SQN-01" },
  { "if she cannot move, one of them may", HERON, NULL, BATTLE "R6.flag=1 R4.flag=1 R6.no_move=1",
    "flagship R3", "R3.flag=1 R6.flag=0", NULL },
  { "without such a squadron she acts alone", "Red/TINKERS: EX-IND-10; Blue: EX-IND-1", NULL, NULL,
    "muster: none", "R1.squadron=0 R1.flag=0", NULL },
  { "one is used after the other", GREBES, NULL, BATTLE "R2.flag=1 R4.flag=1",
    "activate R2; done R2", "activate:R4=squadron-first can=activate:R3", "MW-ACT-02" },
};

/* R1 a Brass Pharos, R2 to R4 Raft Scows. */
#define SCOWS "Red/TINKERS: EX-MOW-2* 3 EX-IND-11; Blue: EX-MOW-1*"
#define RAFT BATTLE "link=lashed:R2:R3 "
#define AT_RAFT RAFT "order=Blue,Red "

static const BattleRow lashed[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a ship is lashed to another", SCOWS, NULL, BATTLE, "activate R2; lash R2",
    "asks=lash-to of=Red ships=R3,R4", NULL },
  { "in place of her move", SCOWS, NULL, BATTLE, "activate R2; lash R2: R3",
    "told=lashed linked=lashed:R2:R3 move:R2=moved asks=nothing", NULL },
  { "to one that she touches", SCOWS, NULL, BATTLE "link=touches:R2:R4", "activate R2; lash R2",
    "linked=lashed:R2:R4 unlinked=touches:R2:R4 asks=nothing", NULL },
  { "not to ships of other classes", SCOWS, NULL, BATTLE "R3.status=sunk R4.status=sunk",
    "activate R2", "lash:R2=nobody-to-lash", NULL },
  { "nor are they to her", SCOWS, NULL, BATTLE, "activate R1", "unlisted=lash:R1", NULL },
  { "at most three together", SCOWS, NULL, RAFT "link=lashed:R3:R4", "activate R2",
    "lash:R2=nobody-to-lash", NULL },
  { "not after a shot", SCOWS, NULL, BATTLE "R2.done=2", "activate R2", "lash:R2=moves-first",
    NULL },

  { "they move together", SCOWS, NULL, RAFT, "activate R2; move R2: across 0 nothing; done R2",
    "told=moves R3.done=1 R4.done=0", NULL },
  { "once", SCOWS, NULL, RAFT,
    "activate R2; move R2: across 0 nothing; done R2; activate B1; done B1; activate R3",
    "move:R3=moved", NULL },
  { "as fast as the slowest", SCOWS, NULL, BATTLE "link=lashed:R1:R2", "activate R1; move R1",
    "asks=wind-angle a=300", NULL },
  { "not if one of them is aground", SCOWS, NULL, RAFT "R3.aground=1", "activate R2",
    "move:R2=lashed-to-her", NULL },
  { "or has no sail", SCOWS, NULL, RAFT "R3.lost_2=1", "activate R2", "move:R2=lashed-to-her",
    NULL },
  { "those beside them are asked about", SCOWS, NULL, RAFT "link=touches:R3:R4",
    "activate R2; move R2: across 0 nothing", "asks=still-held about=R3:R4", NULL },
  { "off the table together", SCOWS, NULL, RAFT, "activate R2; move R2: across 0 off-table",
    "R2=fled R3=fled R4=in-play", NULL },

  { "a volley at one of them hits one of them", SCOWS, NULL, AT_RAFT,
    "activate B1; fire B1: bow R2 band.CANNON.0", "asks=which-lashed of=Blue about=B1:R2", NULL },
  { "with a low number her", SCOWS, NULL, AT_RAFT, "activate B1; fire B1: bow R2 band.CANNON.0 [3]",
    "told=hits-lashed asks=location about=B1:R2", NULL },
  { "with a high one the other", SCOWS, NULL, AT_RAFT,
    "activate B1; fire B1: bow R2 band.CANNON.0 [4]", "asks=location about=B1:R3", NULL },
  { "or one of three", SCOWS, NULL, AT_RAFT "link=lashed:R3:R4",
    "activate B1; fire B1: bow R2 band.CANNON.0 [5]", "asks=location about=B1:R4", NULL },
  { "a template covers whom it covers", "Red/TINKERS: 2 EX-IND-11; Blue/TINKERS: EX-IND-3", NULL,
    BATTLE "order=Blue,Red link=lashed:R1:R2", "activate B1; fire B1: stern R1 band.STINKPOT.1",
    "asks=location about=B1:R1", NULL },
  { "all their crews fight off boarders", SCOWS, NULL, AT_RAFT,
    "activate B1; board B1: R2 no-guns [1] [1]", "told=boarding-round:8,9", "MW-BRD-02" },
  { "not with those of a ship that boards", SCOWS, NULL, RAFT,
    "activate R2; board R2: B1 no-guns [1] [1]", "told=boarding-round:5,8", NULL },

  { "cut loose by a die", SCOWS, NULL, RAFT, "activate R2; cut-loose R2: [4]",
    "told=cut-loose unlinked=lashed:R2:R3 linked=touches:R2:R3", NULL },
  { "or not, for this turn", SCOWS, NULL, RAFT, "activate R2; cut-loose R2: [3]",
    "told=still-lashed linked=lashed:R2:R3 cut-loose:R2=cut-tried can=move:R2", NULL },
  { "one that is taken is cut loose", SCOWS, NULL, RAFT, "!R3.owner=Blue; !R3.captured=2",
    "unlinked=lashed:R2:R3", NULL },
  { "and so is one that sinks", SCOWS, NULL, RAFT, "!R3.status=sunk", "unlinked=lashed:R2:R3",
    NULL },
};

/* R1 a Mother Pelican, R2 a Kettle Tern. Ra is the first boat that is launched, Rb the second. */
#define PELICAN "Red/TINKERS: EX-IND-12 EX-IND-2; Blue: EX-MOW-1*"
#define LAUNCH "activate R1; launch R1; "

static const BattleRow boats[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a boat is launched as a ship of her own", PELICAN, NULL, BATTLE, LAUNCH,
    "told=launched Ra=in-play Ra.crew=1 Ra.ordered=1 R1.lost_3=1 asks=nothing", "MW-ACT-03" },
  { "and another", PELICAN, NULL, BATTLE, LAUNCH "launch R1",
    "Ra=in-play Rb=in-play R1.lost_3=2 launch:R1=no-boats", NULL },
  { "one less for each box that is lost", PELICAN, NULL, BATTLE "R1.lost_2=1", LAUNCH,
    "Ra=in-play can=launch:R1", NULL },
  { "none with the last", PELICAN, NULL, BATTLE "R1.lost_2=2", "activate R1", "launch:R1=no-boats",
    NULL },
  { "other ships have none, and are no boats", PELICAN, NULL, BATTLE, "activate R2",
    "unlisted=launch:R2 unlisted=hoist:R2", NULL },
  { "a boat is hoisted in on her turn", PELICAN, NULL, BATTLE,
    LAUNCH "done R1; !Ra.ordered=0; !order=Red,Blue; activate B1; done B1; activate Ra",
    "listed=hoist:Ra can=hoist:Ra", NULL },
  { "she is used from the next turn on", PELICAN, NULL, BATTLE, LAUNCH "done R1; activate B1",
    "activate:Ra=committed Ra.ordered=1", NULL },
  { "a boat that is sunk counts what the set states", PELICAN, NULL, BATTLE,
    LAUNCH "!Ra.status=sunk", "Blue.honours=1 Ra.wreck=wreckage", NULL },
  { "she is hoisted in", PELICAN, NULL, BATTLE,
    LAUNCH "done R1; !Ra.ordered=0; !order=Red,Blue; activate B1; done B1; activate Ra; hoist Ra",
    "told=hoisted Ra=withdrawn R1.lost_3=0 asks=nothing", NULL },
  { "and launched again, as she was", PELICAN, NULL, BATTLE,
    LAUNCH "done R1; !Ra.ordered=0; !Ra.lost_1=1; activate B1; done B1; activate Ra; hoist Ra;"
           "!R1.ordered=0; activate R1; launch R1",
    "Ra=in-play Ra.lost_1=1 Ra.crew=1 R1.lost_3=1", NULL },
  { "into no ship that has lost none", PELICAN, NULL, BATTLE,
    LAUNCH "done R1; !Ra.ordered=0; !R1.lost_3=0; activate B1; done B1; activate Ra",
    "hoist:Ra=no-berth", NULL },
  { "nor into one that is taken", PELICAN, NULL, BATTLE,
    LAUNCH "done R1; !Ra.ordered=0; activate B1; done B1; !R1.owner=Blue; !R1.captured=2;"
           "activate Ra",
    "hoist:Ra=no-berth", NULL },
};

static const FleetRow lots[] = {
  /* name, fleet, options, price, faults */
  { "two are bought together", "Red/TINKERS: 2 EX-SOL-2", NULL, 180, "" },
  { "and no three", "Red/TINKERS: 3 EX-SOL-2", NULL, 360, "not-in-threes!" },
  { "each squadron lets a monster come", "Red/TINKERS: 4 EX-SOL-2 2 EX-MON-2", NULL, 600, "" },
};

#define HERO BATTLE "marker=character:B1:Blue "

/* Red an Iron Gannet; Blue a Kennel Hulk with Captain Bolt, who is the first of the set. */
static const BattleRow characters[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a captain helps to repel boarders", KENNEL, NULL, HERO, BOARDS "[1] [1]",
    "told=boarding-round:8,12", "MW-BRD-02" },
  { "and to board", KENNEL, NULL, HERO "order=Blue,Red ",
    "activate B1; board B1: R1 no-guns [1] [1]", "told=boarding-round:8,8", NULL },
  { "he dies with the last of the crew, for honours", KENNEL, NULL, HERO "B1.crew=1",
    BOARDS "[6] [1]", "told=character-lost unmarked=character Red.honours=6", "MW-BRD-08" },
  { "he goes down with the ship", KENNEL, NULL, HERO "B1.status=sunk", "",
    "unmarked=character Red.honours=6", NULL },
  { "and is gone when she leaves the table", KENNEL, NULL, HERO "B1.status=fled", "",
    "unmarked=character Red.honours=0", NULL },
  { "on a ship of the other side he helps nobody", KENNEL, NULL, BATTLE "marker=character:B1:Red ",
    BOARDS "[1] [1]", "told=boarding-round:8,11", NULL },
};

/* Red: an Iron Gannet and a squadron of the Lamplighters' Guild, who have decks of their own. */
#define LAMPS "Red/LAMPS: EX-MOW-1* 3 EX-SOL-1; Blue: EX-MOW-1*"
#define OIL "rank.LAMPLIGHTER R1 spell.SP-13 spell.SP-14 "
#define AFTER_THAT "; !R2.flag=1; !step=3; !round=2; !order=Red,Blue; magic: "
#define NO_CARDS "{} 0 card.MC-05 none none 0 card.MC-13 R2 "
#define BLUE_NONE "none {} 0 card.MC-06"
#define BLUE_CASTS "rank.CHAMPION [1] spell.SP-03 spell.SP-01 {} 0 card.MC-06"
#define FITTED "muster: " OIL "none " NO_CARDS

static const BattleRow decks[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "ranks of a race, beside those that all have", LAMPS, NULL, MUSTER, "muster",
    "asks=wizard-rank "
    "choices=rank.CHAMPION,rank.MASTER,rank.LORD,rank.LAMPLIGHTER,rank.READER,none",
    NULL },
  { "spells that their owner chooses, in secret", LAMPS, NULL, MUSTER,
    "muster: rank.LAMPLIGHTER R1", "asks=spell-chosen hand=to of=Red Red.college=0", NULL },
  { "of the deck of the rank", LAMPS, NULL, MUSTER, "muster: " OIL,
    "Red.holds=spell.SP-13,spell.SP-14 told=draws-spells:2", NULL },
  { "and counters", LAMPS, NULL, MUSTER, "muster: " OIL "none",
    "told=counters-left:1,5 marker=power", NULL },
  { "a card is chosen, by what it costs", LAMPS, NULL, MUSTER,
    "muster: " OIL "none {} 0 card.MC-05",
    "asks=free-card of=Red choices=card.MC-11,card.MC-12,none Red.spent=120", NULL },
  { "the first is free", LAMPS, NULL, MUSTER, "muster: " OIL "none {} 0 card.MC-05 card.MC-12",
    "Red.spent=120 marker=card:R1", NULL },
  { "a card with a price of its own", LAMPS, NULL, MUSTER,
    "muster: " OIL "none {} 0 card.MC-05 none card.MC-12", "Red.spent=160 marker=card:R1", NULL },
  { "one of the deck on a ship", LAMPS, NULL, MUSTER,
    "muster: " OIL "none {} 0 card.MC-05 card.MC-12", "asks=deck-cards", NULL },
  { "each once in a fleet", "Red/LAMPS: EX-MOW-1* EX-MOW-1; Blue: EX-MOW-1*", NULL, MUSTER,
    "muster: none none {} 0 card.MC-05 card.MC-12 R1",
    "asks=deck-card choices=card.MC-11,none"
    " blank=yes",
    NULL },
  { "cards of ships of the line are drawn: one for each squadron is free, others cost 10", LAMPS,
    NULL, MUSTER, "muster: " OIL "none {} 0 card.MC-05 none none",
    "asks=deck-cards of=Red a=4 b=20", NULL },
  { "the free one", LAMPS, NULL, MUSTER, FITTED, "marker=card:R2 Red.spent=120", NULL },
  { "and one that is bought", LAMPS, NULL, MUSTER,
    "muster: " OIL "none {} 0 card.MC-05 none none 1 card.MC-13 R2 card.MC-14 R3",
    "marker=card:R2 marker=card:R3 Red.spent=140", NULL },
  { "a fleet of another race has none of them", LAMPS, NULL, MUSTER, FITTED "none {} 0 card.MC-06",
    "asks=nothing", NULL },
  { "a spell costs counters, and its card stays", LAMPS, NULL, MUSTER,
    FITTED BLUE_NONE AFTER_THAT "spell.SP-13 B1 [2]",
    "told=counters-left:1,3 Red.holds=spell.SP-13,spell.SP-14 B1.no_fire=1", NULL },
  { "Blue’s costs Blue’s counters", "Red: EX-MOW-1; Blue/LAMPS: EX-MOW-1* 3 EX-SOL-1", NULL, MUSTER,
    "muster: " BLUE_NONE " rank.LAMPLIGHTER B1 spell.SP-13 spell.SP-14 none "
    "{} 0 card.MC-05 none none 0 card.MC-13 B2; !B2.flag=1; !step=3; !round=2; !order=Blue,Red; magic: spell.SP-13 R1 [2]",
    "told=counters-left:1,3 R1.no_fire=1", NULL },
  { "counters that are left limit what can be cast", LAMPS, NULL, MUSTER,
    FITTED BLUE_NONE AFTER_THAT "spell.SP-14 B1 [1]; !step=3; !Red.magic=0; magic",
    "asks=spell choices=spell.SP-13,none", NULL },
  { "some come back at the end of the turn", LAMPS, NULL, MUSTER,
    FITTED BLUE_NONE AFTER_THAT
    "spell.SP-14 B1 [1]; !R1.ordered=1; !R2.ordered=1; !R3.ordered=1; !R4.ordered=1; "
    "!B1.ordered=1; end-phase: {} none",
    "told=counters-left:1,4", NULL },
  { "counters dispel any spell", LAMPS, NULL, MUSTER,
    FITTED BLUE_CASTS "; !R2.flag=1; !step=3; !round=2; !order=Blue,Red; magic: spell.SP-03 R1 [4]",
    "asks=dispel-counters of=Red c=2 risks=yes", NULL },
  { "if enough of them are left", LAMPS, NULL, MUSTER,
    FITTED BLUE_CASTS "; !R2.flag=1; !step=3; !round=2; !order=Red,Blue; magic: spell.SP-14 B1 [1] "
                      "none; !step=3; !Red.magic=0; magic: spell.SP-13 B1 [1] spell.SP-03 R1 [4]",
    "told=counters-left:1,0 R1.no_fire=1 asks=nothing", NULL },
  { "for what the deck says", LAMPS, NULL, MUSTER,
    FITTED BLUE_CASTS
    "; !R2.flag=1; !step=3; !round=2; !order=Blue,Red; magic: spell.SP-03 R1 [4] yes [3]",
    "told=counters-left:1,3 told=dispelled R1.no_fire=0", NULL },
  { "a character who casts beside the wizard has a hand of his own deck", LAMPS, NULL, MUSTER,
    "muster: " OIL "character.SALLOW R2 spell.SP-15",
    "Red.holds=spell.SP-13,spell.SP-14,spell.SP-15 marker=character:R2 asks=anti-flyer-weapons",
    NULL },
  { "and casts in the same turn", LAMPS, NULL, MUSTER,
    "muster: " OIL "character.SALLOW R2 spell.SP-15 " NO_CARDS BLUE_NONE AFTER_THAT "none",
    "asks=spell of=Red b=2 choices=spell.SP-15,none", NULL },
  { "a spell of that deck costs its card", LAMPS, NULL, MUSTER,
    "muster: " OIL "character.SALLOW R2 spell.SP-15 " NO_CARDS BLUE_NONE AFTER_THAT
    "none spell.SP-15 B1 [4]",
    "Red.holds=spell.SP-13,spell.SP-14 B1.no_move=1", NULL },
  { "and he casts once a turn, as a wizard does", LAMPS, NULL, MUSTER,
    "muster: " OIL "character.SALLOW R2 spell.SP-15 " NO_CARDS BLUE_NONE AFTER_THAT
    "none spell.SP-15 B1 [4]; !Red.cards=spell.SP-13,spell.SP-14,spell.SP-15; !step=3; magic: none",
    "asks=nothing step=4", "MW-MAG-01" },
  { "his hand is lost with him", LAMPS, NULL, MUSTER,
    "muster: " OIL "character.SALLOW R2 spell.SP-15 " NO_CARDS BLUE_NONE "; !R2.status=sunk",
    "Red.holds=spell.SP-13,spell.SP-14 Blue.honours=3", NULL },
};

/* Characters that the roster names, and what is wrong with them. */
static const FleetRow aboard[] = {
  /* name, fleet, options, price, faults */
  { "a captain who is bought with his ship", "Red/TINKERS: EX-MOW-1+character.BOLT*", NULL, 460,
    "" },
  { "a character who casts beside a wizard", "Red/LAMPS: EX-MOW-1+LORD+character.SALLOW*", NULL,
    680, "" },
  { "once in a fleet", "Red/TINKERS: EX-MOW-1+character.BOLT* EX-IND-1+character.BOLT", NULL, 700,
    "character-twice" },
  { "in fleets of his race", "Red/LAMPS: EX-MOW-1+character.BOLT*", NULL, 460,
    "character-not-for-race" },
  { "not without wizards, if he casts", "Red/LAMPS: EX-MOW-1+character.SALLOW*", "mw.max_wizards=0",
    480, "character-not-for-race" },
  { "not on a beast", "Red/TINKERS: EX-MOW-1* EX-MON-1+character.BOLT", NULL, 610,
    "too-many-monsters character-on-beast" },
  { "nobody of that name", "Red: EX-MOW-1+character.NOBODY*", NULL, 400, "unknown-character!" },
  { "a rank of another race", "Red/TINKERS: EX-MOW-1+READER*", NULL, 480, "rank-not-for-race" },
  { "a card that its owner chooses; the first is free", "Red/LAMPS: EX-MOW-1+card.MC-11*", NULL,
    400, "" },
  { "the dearest is the free one", "Red/LAMPS: EX-MOW-1+card.MC-11* EX-IND-1+card.MC-12", NULL, 610,
    "" },
  { "wherever it is", "Red/LAMPS: EX-MOW-1+card.MC-12* EX-IND-1+card.MC-11", NULL, 610, "" },
  { "one on a ship, and one of a symbol", "Red/LAMPS: EX-MOW-1+card.MC-11+card.MC-12*", NULL, 430,
    "too-many-cards-aboard" },
  { "each once in a fleet", "Red/LAMPS: EX-MOW-1+card.MC-11* EX-IND-1+card.MC-11", NULL, 610,
    "too-many-of-card" },
  { "in fleets that have the deck", "Red/TINKERS: EX-MOW-1+card.MC-11*", NULL, 400,
    "card-not-for-race" },
  { "on ships that carry cards of it", "Red/LAMPS: EX-MOW-1* 3 EX-SOL-1+card.MC-12", NULL, 720,
    "no-place-for-card no-place-for-card no-place-for-card" },
  { "cards that are drawn are not chosen", "Red/LAMPS: EX-MOW-1+card.MC-01* 3 EX-SOL-1+card.MC-13",
    NULL, 730, "card-not-chosen card-not-chosen card-not-chosen card-not-chosen" },
  { "no card of that name", "Red/LAMPS: EX-MOW-1+card.NONE*", NULL, 400, "unknown-card!" },
};

static const BattleRow boarded[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "characters of the roster are aboard, and nobody is asked",
    "Red/TINKERS: EX-MOW-1+character.BOLT*; Blue: EX-IND-1", NULL, MUSTER, "muster: none",
    "told=character-aboard marker=character:R1 asks=anti-flyer-weapons Red.spent=0", NULL },
  { "cards of the roster are aboard, and nobody is asked",
    "Red/LAMPS: EX-MOW-1+card.MC-11* EX-IND-1+card.MC-12; Blue: EX-IND-1", NULL, MUSTER,
    "muster: " OIL "none {} 0 card.MC-05",
    "told=card-aboard marker=card:R1 marker=card:R2 asks=wizard-rank of=Blue Red.spent=120",
    "MW-FLT-07" },
  { "another card that costs nothing is asked for",
    "Red/LAMPS: EX-MOW-1* EX-IND-1+card.MC-11; Blue: EX-IND-1", NULL, MUSTER,
    "muster: " OIL "none {} 0 card.MC-05", "marker=card:R2 asks=wizard-rank of=Blue Red.spent=120",
    NULL },
  { "instead of a card that the other fleet has, one of its price can be taken",
    "Red/LAMPS: EX-MOW-1+card.MC-11*; Blue/LAMPS: EX-IND-1+card.MC-11", NULL, MUSTER,
    "muster: rank.LAMPLIGHTER spell.SP-13 spell.SP-14 none {} 0 card.MC-05 none none",
    "told=card-gone:10 asks=free-card of=Blue", NULL },
  { "and cast from a hand of their own", "Red/LAMPS: EX-MOW-1+character.SALLOW*; Blue: EX-IND-1",
    NULL, MUSTER, "muster: none", "asks=spell-card hand=to of=Red Red.spent=0", NULL },
};

#define SAILS_WITH(character) "Red/TINKERS: EX-MOW-1+character." character "*; Blue: EX-IND-1"
#define AT_SEA                                                                                     \
  "muster: none {} 0 card.MC-05 none; !step=4; !round=2; !order=Red,Blue; !lift=marker-2; "
#define TWO_FLAGS "Red/TINKERS: EX-MOW-1* EX-MOW-1+character.SPRAT; Blue: EX-IND-1"

/* What characters do at their moments, and Admirals beside the Admiral. */
static const BattleRow skills[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "one who mends, in the end phase", SAILS_WITH ("TALLOW"), NULL, MUSTER,
    AT_SEA "!R1.lost_1=1; !R1.ordered=1; !B1.ordered=1; end-phase",
    "asks=ability about=R1 needs=4 of=Red", "MW-END-03" },
  { "by a die", SAILS_WITH ("TALLOW"), NULL, MUSTER,
    AT_SEA "!R1.lost_1=1; !R1.ordered=1; !B1.ordered=1; end-phase: [4]",
    "told=ability-works told=repaired R1.lost_1=0", NULL },
  { "or not", SAILS_WITH ("TALLOW"), NULL, MUSTER,
    AT_SEA "!R1.lost_1=1; !R1.ordered=1; !B1.ordered=1; end-phase: [3]",
    "told=ability-fails R1.lost_1=1", NULL },
  { "not for those who took the ship", SAILS_WITH ("TALLOW"), NULL, MUSTER,
    AT_SEA "!R1.owner=Blue; !R1.captured=1; !R1.lost_1=1; !B1.ordered=1; end-phase",
    "untold=ability-works untold=ability-fails R1.lost_1=1", NULL },
  { "a gunner who answers fire", SAILS_WITH ("FLINT"), NULL, MUSTER,
    AT_SEA "!order=Blue,Red; activate B1; fire B1: port band.CANNON.0",
    "asks=ability about=R1:B1 needs=4 of=Red", "MW-CMB-01" },
  { "before she has fired, her first volley is not her last", SAILS_WITH ("FLINT"), NULL, MUSTER,
    AT_SEA
    "!order=Blue,Red; activate B1; fire B1: port band.CANNON.0 [4] high [6 6] [6] [6]; done B1; "
    "activate R1; fire R1: bow band.CANNON.0 high [6 6]; fire R1: bow",
    "told=fires-again unmarked=effect asks=band", NULL },
  { "nor is it free for ever", SAILS_WITH ("FLINT"), NULL, MUSTER,
    AT_SEA
    "!order=Blue,Red; activate B1; fire B1: port band.CANNON.0 [4] high [6 6] [6] [6]; done B1; "
    "activate R1; fire R1: bow band.CANNON.0 high [6 6]; fire R1: bow band.CANNON.0 high [6 6]; fire R1",
    "unmarked=effect asks=bank choices=port,starboard,stern", NULL },
  { "or he does not", SAILS_WITH ("FLINT"), NULL, MUSTER,
    AT_SEA "!order=Blue,Red; activate B1; fire B1: port band.CANNON.0 [3] high [6 6] [6] [6]",
    "told=ability-fails untold=fires-again unmarked=effect", NULL },
  { "once she has fired, at once", SAILS_WITH ("FLINT"), NULL, MUSTER,
    AT_SEA
    "!R1.fired=2; !order=Blue,Red; activate B1; fire B1: port band.CANNON.0 [4] high [6 6] [6] [6]",
    "told=fires-again R1.fired=0 unmarked=effect", NULL },
  { "a hero who lets a boarding die be rolled again", SAILS_WITH ("GALE"), NULL, MUSTER,
    AT_SEA "activate R1; board R1: B1 no-guns [1] [6]",
    "asks=reroll-by-character of=Red choices=keep,keep-all,use-character", NULL },
  { "the new die counts", SAILS_WITH ("GALE"), NULL, MUSTER,
    AT_SEA "activate R1; board R1: B1 no-guns [1] [6] use-character [5]",
    "told=character-helps told=boarding-round:12,9", NULL },
  { "once a turn", SAILS_WITH ("GALE"), NULL, MUSTER,
    AT_SEA "activate R1; board R1: B1 no-guns [1] [6] use-character [6] press-on [1] [6]",
    "asks=cut-grapples", NULL },
  { "a captain whose first turn costs nothing", SAILS_WITH ("GALE"), NULL, MUSTER,
    AT_SEA "activate R1; move R1: sail across", "asks=turns high=4 R1.left=600", "MW-MOV-02" },
  { "and the others cost what they do", SAILS_WITH ("GALE"), NULL, MUSTER,
    AT_SEA "activate R1; move R1: sail across 2 no", "R1.left=400", NULL },
  { "a beast that is called comes to his ship", SAILS_WITH ("WHISTLE"), NULL, MUSTER,
    AT_SEA "!R1.ordered=1; !B1.ordered=1; end-phase: [4]",
    "told=beast-comes Ra=in-play Ra.depth=surface round=3", NULL },
  { "or does not come", SAILS_WITH ("WHISTLE"), NULL, MUSTER,
    AT_SEA "!R1.ordered=1; !B1.ordered=1; end-phase: [3]", "untold=beast-comes round=3", NULL },
  { "one at a time", SAILS_WITH ("WHISTLE"), NULL, MUSTER,
    AT_SEA "!R1.ordered=1; !B1.ordered=1; end-phase: [4]; !step=4; !R1.ordered=1; !B1.ordered=1; "
           "!Ra.ordered=1; end-phase: [6]",
    "told=ability-works round=4 Ra=in-play", NULL },
  { "a place whose loss costs speed with the wind astern", "Red/TINKERS: EX-IND-10; Blue: EX-IND-1",
    NULL, BATTLE, "!R1.lost_2=1; activate R1; move R1", "asks=wind-angle a=600 b=600", NULL },
  { "and no other", "Red/TINKERS: EX-IND-10; Blue: EX-IND-1", NULL, BATTLE, "activate R1; move R1",
    "asks=wind-angle a=600 b=800", NULL },
  { "a further Admiral brings a card, too", TWO_FLAGS, NULL, MUSTER,
    "muster: none {} 0 card.MC-05 card.MC-06 none", "marker=card:R1 marker=card:R2", NULL },
  { "but none aboard the ship of the Admiral himself", SAILS_WITH ("SPRAT"), NULL, MUSTER,
    "muster: none {} 0 card.MC-05 none", "asks=nothing marker=card:R1", NULL },
  { "and his ship fights like a command ship", TWO_FLAGS, NULL, MUSTER,
    "muster: none {} 0 card.MC-05 card.MC-06 none; !step=4; !round=2; !order=Red,Blue; "
    "activate R2; board R2: B1 no-guns [1] [1]",
    "told=boarding-round:8,4", NULL },
};

static const BattleRow hints[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a note while she may fire", BEAK, NULL, BATTLE, "activate R1", "due=hint:R1", NULL },
  { "a note on a ram", BEAK, NULL, BATTLE, RAMS "[6] [6]", "told=hint", NULL },
  { "a note when she is boarded", "Red: EX-IND-1; Blue/TINKERS: EX-IND-2", NULL, BATTLE,
    "activate R1; board R1: B1", "told=hint", NULL },
  { "a note before the end phase", BEAK, NULL, BATTLE "R1.ordered=1 B1.ordered=1", "",
    "due=hint:R1", NULL },
};

/* People set how many dice a volley has, once; why is said in the log. */
static const BattleRow by_hand[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "more dice for a volley", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high; !volley_dice=4",
    "asks=location dice=4 a=4 told=dice-by-hand:4 volley_dice=0", "MW-CMB-04" },
  { "fewer dice", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "high; !volley_dice=1; + [6] [6]", "asks=nothing", NULL },
  { "and said before the range is", SHELLED, NULL, BATTLE,
    "activate R1; fire R1: bow; !volley_dice=3; + " CLOSE "high", "asks=location dice=3", NULL },
  { "once: the next volley has the dice of its guns", STANDS, NULL, BATTLE,
    "activate R1; fire R1: bow " CLOSE "low; !volley_dice=1; + [3] [6]; fire R1: port " CLOSE "low",
    "asks=location dice=2", NULL },
  { "nothing is left of it when the volley does not fire", STANDS, NULL, BATTLE,
    "activate R1; fire R1: port; !volley_dice=5; + out-of-reach", "volley_dice=0", NULL },
  { "shots that are dice: fewer guns", BARGE, NULL, BATTLE,
    USE "bow B1 band.ROCKETS.0; !volley_dice=1", "asks=shots dice=1", NULL },
  { "more shots that must hit", BARGE, NULL, BATTLE,
    USE "bow B1 band.ROCKETS.0 [2 2] high; !volley_dice=7", "asks=to-hit dice=7", NULL },
  { "as many saves of a monster", "Red: EX-MOW-1*; Blue: EX-MON-1 EX-IND-1", NULL,
    BATTLE "B1.depth=surface", "activate R1; fire R1: bow B1; !volley_dice=1; + " CLOSE "[1]",
    "B1.hull=1 asks=nothing", NULL },
};

/* What is lost, and what is left, is shown in the plan. */
static void
test_plan (void)
{
  g_autoptr (Battle) battle = battle_begin (SHELLED, NULL, BATTLE "B1.lost_6=2 B1.lost_1=1");
  BonesPart parts[BONES_MAX_PARTS] = { 0 };
  const guint n = mw_plan (battle->setup, battle_game (battle), battle_ship (battle, "B1"), parts);

  g_assert_cmpuint (n, ==, 8);
  g_assert_cmpuint (parts[0].guns[0].left, ==, 0); /* the prow */
  g_assert_cmpuint (parts[1].guns[0].number, ==, 2);
  g_assert_cmpuint (parts[1].guns[0].left, ==, 0);  /* two cannons fell with the mast */
  g_assert_cmpuint (parts[1].guns[1].left, ==, 1);  /* and the harpoon did not */
  g_assert_cmpuint (parts[3].guns[0].left, ==, 2);  /* a turret */
  g_assert_cmpint (parts[6].marks[0].value, ==, 6); /* her honours */
}

/* What the loss of a place does to a way of moving is shown with the name of the way. */
static void
test_plan_of_ways (void)
{
  g_autoptr (Battle) battle = battle_begin (MOVERS, NULL, BATTLE "R1.lost_2=1");
  BonesPart parts[BONES_MAX_PARTS] = { 0 };

  mw_plan (battle->setup, battle_game (battle), battle_ship (battle, "R1"), parts);
  g_assert_cmpuint (parts[1].n_marks, ==, 2);
  g_assert_cmpstr (parts[1].marks[0].words, ==, "part.way");
  g_assert_cmpint (parts[1].marks[0].value, ==, -100);
  g_assert_true (parts[1].marks[0].struck);
  g_assert_cmpstr (parts[1].marks[1].words, ==, "part.no-way");
  g_assert_false (parts[1].marks[1].struck);
  g_assert_cmpstr (mw_value_words (battle->setup->content, "way", parts[1].marks[1].about), ==,
                   "way.EX-IND-4.WHEEL");
}

/* A side that has lost other guns than the other is a row of its own. */
static void
test_plan_of_sides (void)
{
  g_autoptr (Battle) battle =
      battle_begin (STANDS, "mw.broadside_both_sides=off", BATTLE "B1.lost_2=2");
  BonesPart parts[BONES_MAX_PARTS] = { 0 };

  battle_do (battle, "activate R1; fire R1: port " CLOSE "low [2 2] [1] port [6]");
  mw_plan (battle->setup, battle_game (battle), battle_ship (battle, "B1"), parts);
  g_assert_cmpuint (parts[1].n_guns, ==, 2);
  g_assert_cmpint (parts[1].guns[0].at, ==, BONES_GUNS_PORT);
  g_assert_cmpuint (parts[1].guns[0].left, ==, 0);
  g_assert_cmpint (parts[1].guns[1].at, ==, BONES_GUNS_STARBOARD);
  g_assert_cmpuint (parts[1].guns[1].left, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("honours", honours, G_N_ELEMENTS (honours));
  battle_add_rows ("guns", guns, G_N_ELEMENTS (guns));
  battle_add_rows ("weapons", weapons, G_N_ELEMENTS (weapons));
  battle_add_rows ("rams", rams, G_N_ELEMENTS (rams));
  battle_add_rows ("ways", ways, G_N_ELEMENTS (ways));
  battle_add_rows ("abilities", abilities, G_N_ELEMENTS (abilities));
  battle_add_rows ("characters", characters, G_N_ELEMENTS (characters));
  battle_add_rows ("decks", decks, G_N_ELEMENTS (decks));
  battle_add_rows ("skills", skills, G_N_ELEMENTS (skills));
  battle_add_rows ("boarded", boarded, G_N_ELEMENTS (boarded));
  battle_add_fleets ("aboard", aboard, G_N_ELEMENTS (aboard));
  battle_add_rows ("crews", crews, G_N_ELEMENTS (crews));
  battle_add_rows ("wards", wards, G_N_ELEMENTS (wards));
  battle_add_rows ("dice by hand", by_hand, G_N_ELEMENTS (by_hand));
  battle_add_rows ("squadrons", squadrons, G_N_ELEMENTS (squadrons));
  battle_add_rows ("lashed", lashed, G_N_ELEMENTS (lashed));
  battle_add_rows ("boats", boats, G_N_ELEMENTS (boats));
  battle_add_fleets ("lots", lots, G_N_ELEMENTS (lots));
  battle_add_rows ("hints", hints, G_N_ELEMENTS (hints));
  g_test_add_func ("/man-o-war/guns/plan", test_plan);
  g_test_add_func ("/man-o-war/guns/plan of ways", test_plan_of_ways);
  g_test_add_func ("/man-o-war/guns/plan of two sides", test_plan_of_sides);
  return g_test_run ();
}
