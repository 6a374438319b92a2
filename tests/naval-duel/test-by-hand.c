/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "change.h"
#include "harness.h"
#include "naval-duel.h"

/* Changes by hand: between two actions and in the middle of one. */

#define DUEL "Red: 1; Blue: 1"
#define PAIRS "Red: 2; Blue: 2"
#define AT_SEA "step=2 order=Red,Blue "
#define GUNS "step=3 order=Red,Blue "
#define SIDES "step=4 order=Red,Blue "

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  /* In the middle of an action */
  { "a mover gone while the dice fall", DUEL, NULL, AT_SEA, "move R1: !R1.status=fled",
    "R1=fled R1.spaces=0 asks=nothing active_ship=none", NULL },
  { "a card taken out of the hand that plays it", DUEL, NULL,
    AT_SEA "Red.cards=gust_of_wind,maneuver", "move R1: !Red.cards=maneuver no_more",
    "asks=movement bonus=-3 Red.hand=1", NULL },
  { "a hand that shrinks while it is too large", DUEL, "nd.hand_limit=1", "Red.cards=maneuver",
    "draw: calm_waters !Red.cards=maneuver", "Red.holds=maneuver asks=draw of=Blue", NULL },
  { "a lookout played for want of room", DUEL, "nd.hand_limit=1", "Red.cards=maneuver",
    "draw: crows_nest ~crows-nest:Red crows_nest yes",
    "Red.holds=maneuver asks=draw of=Blue untold=discarded", NULL },
  { "a lookout by a player who must discard it", DUEL, "nd.hand_limit=1",
    "Red.cards=maneuver,maneuver", "draw: crows_nest ~crows-nest:Red crows_nest yes maneuver",
    "Red.hand=1 asks=draw", NULL },
  { "a target gone before she is fired at", DUEL, NULL, GUNS,
    "declare R1: roundshot B1 !B1.status=fled yes", "asks=nothing tray=0 R1.fired=0", NULL },
  { "a target gone as the distance is said", DUEL, NULL, GUNS,
    "declare R1: roundshot B1 yes !B1.status=fled 3", "asks=nothing tray=0 R1.fired=0", NULL },
  { "a broadside taken off the tray as it is rolled", DUEL, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; pass Blue; fire: !unlink=0",
    "asks=nothing B1.lost_cannon=0 untold=strikes", NULL },
  { "a broadside taken off the tray at the cards after its roll", DUEL, "nd.card_timing=after_roll",
    GUNS "Red.cards=damaged_rigging",
    "declare R1: roundshot B1 yes 1; pass Blue; fire: [6] !unlink=0",
    "told=rolled asks=nothing untold=strikes Red.hand=1", NULL },
  { "a target gone as she is rolled for", DUEL, NULL, GUNS "R1.cannon=5",
    "declare R1: roundshot B1 yes 1; pass Blue; fire: [1] [1] !B1.status=sunk",
    "asks=nothing B1=sunk B1.lost_movement=0", NULL },
  { "guns served by hand as they are rolled", DUEL, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; pass Blue; fire: !R1.cannon=9 [1]", "told=strikes:11,3",
    NULL },
  { "a boarder gone before the fight", DUEL, NULL, SIDES, "board R1: !B1.status=fled",
    "asks=nothing untold=boards", NULL },
  { "a boarder gone in the fight", DUEL, NULL, SIDES, "board R1: B1 [3] !R1.status=fled",
    "asks=nothing untold=boarding-won", NULL },
  { "a prize gone before its fate", DUEL, NULL, SIDES, "board R1: B1 [6] [1] !B1.status=fled sink",
    "asks=nothing B1=fled", NULL },
  { "a flagship gone as she is chosen", DUEL, NULL, NULL,
    "set-up: [1] [1] [1] [1] [1] [1] [1] [1] [1] [1] !R1.status=fled",
    "Red.flagship=none asks=flagship of=Blue", NULL },
  { "a ship gone before she is rolled for", DUEL, NULL, NULL, "set-up: [1] [1] !R1.status=fled",
    "asks=national of=Blue R1.specifications=none", NULL },
  { "another phase while she moves", DUEL, NULL, AT_SEA, "move R1: !step=4 [6 6]",
    "R1.spaces=0 phase=boarding", NULL },
  { "a round set while fleets are made", DUEL, NULL, NULL, "set-up: !round=3 [1]",
    "asks=character phase=draw", NULL },
  { "fewer spaces while she turns", DUEL, NULL, AT_SEA, "move R1: [4 4]; turn R1: !R1.spaces=1 1",
    "R1.spaces=0", NULL },

  /* Between two actions */
  { "a rating below zero", DUEL, NULL, NULL, "!R1.movement=-7", "R1.movement=-7", NULL },
  { "a ship sunk by hand loses her broadsides", PAIRS, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; !R1.status=sunk", "tray=0 can=declare:B1 next=Blue", NULL },
  { "the target of a broadside changes sides", PAIRS, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; !B1.owner=Red", "tray=0", NULL },
  { "a broadside put on the tray by hand", DUEL, NULL, GUNS,
    "!link=chainshot:B1:R1; pass Red; pass Blue; fire: [6]; end-phase", "R1.movement=-1", NULL },
  { "is rolled last", PAIRS, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; !link=chainshot:B2:R2; pass Red; pass Blue; fire", "bonus=2",
    NULL },
  { "a ship does not fire at her own fleet", PAIRS, NULL, GUNS, "!link=chainshot:R2:R1", "tray=0",
    NULL },
  { "another ship sunk by hand while she turns", PAIRS, NULL, AT_SEA,
    "move R1: [6 6]; !B1.status=sunk", "active_ship=R1 can=turn:R1", NULL },
  { "an order set while it is chosen", PAIRS, NULL, "step=2 R1.movement=2",
    "first-mover: !order=Blue,Red first", "next=Red told=moves-first", NULL },
  { "the ship that turns sunk by hand", PAIRS, NULL, AT_SEA, "move R1: [6 6]; !R1.status=sunk",
    "active_ship=none", NULL },
  { "a flagship stays one", PAIRS, NULL, "Red.flagship=R1 Blue.flagship=B2", "!R2.crew=5",
    "Red.flagship=R1 Blue.flagship=B2", NULL },
  { "guns are rolled in their own phase only", DUEL, NULL, AT_SEA, "!firing=1", "firing=0", NULL },
  { "and go on being rolled", PAIRS, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; pass Blue; pass Red; fire: [1]; !R1.crew=5", "firing=1",
    NULL },
  { "a fleet cannot pass in the Move Phase", DUEL, NULL, AT_SEA "Red.passed=1", "", "Red.passed=0",
    NULL },
  { "but with guns", DUEL, NULL, GUNS "Red.passed=1", "", "Red.passed=1", NULL },
  { "and side by side", DUEL, NULL, SIDES "Blue.passed=1", "", "Blue.passed=1", NULL },
  { "an agreed end stays one", DUEL, NULL, AT_SEA, "end-battle: yes; !B1.crew=3", "over=draw",
    NULL },
  { "and a victory", DUEL, NULL, AT_SEA, "concede Blue: yes; !R1.crew=3", "over=Red", NULL },
  { "a pair that has fought stays so after a change by hand", PAIRS, NULL, SIDES "R1.crew=3",
    "board R1: B1 [5] [1] control !R2.crew=3 !B1.owner=Blue; pass Blue; board R1", "ships=B2",
    NULL },
  { "the first number that is not a step", DUEL, NULL, NULL, "!step=5", "phase=draw", NULL },
  { "no other step before the fleets are made", DUEL, NULL, NULL, "set-up: !step=3 [1]",
    "asks=character phase=set-up", NULL },
  { "a ship that fled does not sink", DUEL, NULL, GUNS "B1.cannon=-5 B1.status=fled",
    "pass Red; end-phase", "B1=fled untold=sunk", NULL },
  { "a ship moved by hand", PAIRS, NULL, AT_SEA, "!R1.ordered=1", "move:R1=moved can=move:R2",
    NULL },
  { "all moved by hand", DUEL, NULL, AT_SEA, "!R1.ordered=1 !B1.ordered=1; end-phase",
    "phase=broadside", NULL },
  { "the go given to another", PAIRS, NULL, AT_SEA, "!active=Blue", "next=Blue can=move:B1", NULL },
  { "the go given to another of three", "Red: 1; Blue: 1; Green: 1", NULL,
    "step=2 round=1 order=Red,Blue,Green", "!active=Green", "next=Green", NULL },
  { "a fleet that had passed", PAIRS, NULL, GUNS, "pass Blue; !active=Blue",
    "next=Blue can=declare:B1", NULL },
  { "an order that names one", PAIRS, NULL, AT_SEA, "!order=Blue; move B1: [1 1]", "next=Red",
    NULL },
  { "no order at all", PAIRS, NULL, AT_SEA, "!order=", "can=first-mover move:R1=first-mover-first",
    NULL },
  { "no order among broadsides", PAIRS, NULL, GUNS, "!order=; declare R1: roundshot B1 yes 1",
    "next=Blue", NULL },
  { "a number that is not a step", DUEL, NULL, NULL, "!step=9", "phase=draw can=draw", NULL },
  { "no fleets are made twice", DUEL, NULL, NULL, "!step=0", "phase=draw set-up=set-up-done",
    NULL },
  { "a ship without an owner", PAIRS, NULL, AT_SEA,
    "!R1.owner=nobody; move R2: [1 1]; move B1: [1 1]; move B2: [1 1]; end-phase",
    "phase=broadside declare:R1=gone", NULL },
  { "a flagship that changed sides", PAIRS, NULL, "Red.flagship=R1", "!R1.owner=Blue",
    "Red.flagship=none", NULL },
  { "a battle goes on when a ship comes back", DUEL, NULL, SIDES "B1.status=sunk",
    "end-turn; !B1.status=in-play", "over=no can=pass:Red", NULL },
  { "a setting changed in the battle", DUEL, NULL, SIDES,
    "!nd.crew_for_transfer=5; board R1: B1 [6] [1]", "choices=sink", NULL },
};

/* ND-FLT-02: a ship that joins has the bonuses of her fleet; a fleet that joins goes last. */
static void
test_newcomers (void)
{
  g_autoptr (Battle) battle =
      battle_begin (PAIRS, NULL, AT_SEA "Red.national=sea_power Red.character=invasion_fleet");

  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_SHIP, .index = 0 }, "Latecomer");
  battle_check (battle, "R3.movement=2 R3.cannon=1 R3.crew=3");
  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_FLEET }, "Green");
  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_SHIP, .index = 2 }, NULL);
  battle_do (battle, "move R1: [1 1]; move B1: [1 1]");
  battle_check (battle, "next=Green");
  battle_do (battle, "move G1: [1 1]; move R2: [1 1]; move B2: [1 1]; move R3: [1 1]; end-phase");
  battle_do (battle, "!step=2 !order= !B2.movement=9; first-mover: second");
  g_assert_cmpuint (battle_game (battle)->order[0], ==, 2);
  g_assert_cmpuint (battle_game (battle)->order[1], ==, 0);
  g_assert_cmpuint (battle_game (battle)->order[2], ==, 1);
  battle_do (battle, "!order= !R1.movement=9; first-mover: [1] [2] first"); /* Green is slower */
  g_assert_cmpuint (battle_game (battle)->order[0], ==, 1);
  g_assert_cmpuint (battle_game (battle)->order[1], ==, 2);
  g_assert_cmpuint (battle_game (battle)->order[2], ==, 0);
  battle_do (battle, "!Green.cards=crows_nest; crows-nest Green: crows_nest");
  battle_check (battle, "asks=whose-hand of=Green choices=fleet-1,fleet-2");
  battle_override_one (battle, (BonesChange){ .scope = BONES_ADD_FLEET }, "White");
  battle_check (battle, "asks=whose-hand choices=fleet-1,fleet-2,fleet-4");
  battle_do (battle, "+ Blue");
  battle_check (battle, "asks=seen Green.sees=Blue");
  battle_do (battle, "+ yes; concede Blue: yes");
  battle_check (battle, "over=no");
}

/* A change by hand cannot show a rival's hand. */
static void
test_no_peeping (void)
{
  g_autoptr (Battle) battle = battle_begin (DUEL, NULL, NULL);
  const BonesChange change = { .scope = BONES_SET_FLEET, .field = ND_LOOKS, .value = 2 };
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, battle_game (battle));
  g_assert_cmpint (bones_change_apply (battle->setup, game, &change, NULL, NULL), ==,
                   BONES_CHANGE_TOO_HIGH);
}

/* What is asked after a change by hand at an open question. */
static const BattleRow anew[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "a rating, at the die of a move", DUEL, NULL, AT_SEA, "move R1: !R1.movement=5",
    "asks=movement bonus=1", NULL },
  { "spaces, at the turn", DUEL, NULL, AT_SEA, "move R1: [4 4]; turn R1: !R1.spaces=2", "high=2",
    NULL },
  { "a target sunk", PAIRS, NULL, GUNS, "declare R1: roundshot !B1.status=sunk",
    "asks=target ships=B2", NULL },
  { "the cannon, at the distance", DUEL, "nd.range_modifiers=all_roll_modifiers", GUNS,
    "declare R1: roundshot B1 yes !R1.cannon=6", "asks=distance high=12", NULL },
  { "no range any more", DUEL, "nd.range_modifiers=all_roll_modifiers", GUNS,
    "declare R1: roundshot B1 yes !R1.cannon=-40", "asks=nothing told=out-of-range", NULL },
  { "the cannon, at the broadside", DUEL, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; pass Blue; fire: !R1.cannon=7", "asks=broadside bonus=8",
    NULL },
  { "whom she may board", PAIRS, NULL, SIDES, "board R1: !B2.status=fled", "ships=B1", NULL },
  { "the other crew, at the first boarding die", DUEL, NULL, SIDES, "board R1: B1 !B1.crew=5 [3]",
    "asks=boarding bonus=5", NULL },
  { "and at the second", DUEL, NULL, SIDES, "board R1: B1 [3] !B1.crew=5", "asks=boarding bonus=5",
    NULL },
  { "a die that was answered stands", DUEL, NULL, SIDES "R1.crew=0 B1.crew=0",
    "board R1: B1 [3] !R1.crew=9 [5]", "asks=capture of=Blue", NULL },
  { "too few to crew the prize", DUEL, NULL, SIDES, "board R1: B1 [6] [1] !R1.crew=-5",
    "asks=capture choices=sink", NULL },
  { "a card gone from the hand", DUEL, NULL, AT_SEA "Red.cards=gust_of_wind,maneuver",
    "move R1: !Red.cards=maneuver", "asks=cards-move choices=none,no_more", NULL },
  { "the fastest, at her choice", DUEL, NULL, "step=2 R1.movement=2 B1.movement=1",
    "first-mover: !B1.movement=5", "asks=first-or-second of=Blue", NULL },
  { "the next broadside, when one is taken off the tray", PAIRS, NULL, GUNS,
    "declare R1: roundshot B1 yes 1; pass Blue; declare R2: roundshot B2 yes 1; fire: !unlink=0",
    "asks=broadside about=R2:B2", NULL },
  { "a broadside gone, at the cards", DUEL, NULL, GUNS "Red.cards=rake_the_bow",
    "declare R1: roundshot B1 yes 1; pass Blue; fire: !unlink=0", "asks=nothing Red.hand=1", NULL },
  { "a mover gone, at the cards", DUEL, NULL, AT_SEA "Red.cards=gust_of_wind",
    "move R1: !R1.status=sunk", "asks=nothing Red.hand=1", NULL },
  { "a boarder gone, at the cards", DUEL, NULL, SIDES "Red.cards=rally_the_men",
    "board R1: B1 !B1.status=sunk", "asks=nothing Red.hand=1", NULL },
  { "a boarder gone, at the second die", DUEL, NULL, SIDES, "board R1: B1 [3] !R1.status=sunk",
    "asks=nothing", NULL },
  { "no more cards, at the cards", DUEL, NULL,
    AT_SEA "Red.cards=gust_of_wind Blue.cards=calm_waters", "move R1: !Red.quiet=1",
    "asks=cards-move of=Blue", NULL },
  { "a fleet that has left, at its card", DUEL, NULL, NULL, "draw: !Red.status=withdrawn",
    "asks=draw of=Blue", NULL },
  { "the limit of hands, at the discard", DUEL, "nd.hand_limit=1", "Red.cards=maneuver,maneuver",
    "draw: calm_waters !nd.hand_limit=2", "asks=discard a=2", NULL },
  { "a new owner, at the card", DUEL, NULL, GUNS "R1.fired=1 Red.cards=quick_reload",
    "quick-reload R1: !R1.owner=nobody", "asks=nothing Red.hand=1", NULL },
};

/* A tap on a rating takes one from it; a ship is captured or is not. */
static void
test_taps (void)
{
  for (guint rating = 0; rating < ND_RATINGS; rating++)
    g_assert_cmpint (nd_ship_tracks[rating].tap, ==, -1);

  g_assert_cmpuint (nd_ship_tracks[ND_CAPTURED].highest, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("by-hand", rows, G_N_ELEMENTS (rows));
  battle_add_rows ("asked-anew", anew, G_N_ELEMENTS (anew));
  g_test_add_func ("/naval-duel/by-hand/newcomers", test_newcomers);
  g_test_add_func ("/naval-duel/by-hand/no peeping", test_no_peeping);
  g_test_add_func ("/naval-duel/by-hand/taps", test_taps);
  return g_test_run ();
}
