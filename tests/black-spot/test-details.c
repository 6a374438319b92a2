/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"
#include "magic/spells.h"

/*
 * Details that no other test covers: each row was found by breaking the rules in one place
 * (tools/mutate) while every other test passed.
 */

#define ROUND "end-round; draw-wind: calm; initiative: Red; "
#define SAIL "activate R1; move R1: straight 3; "
#define PASS(ship) "activate " ship "; end-turn " ship "; "

#define BOATS "opt.swap_crew=on opt.anchoring=on init.method=manual wind.method=manual"
#define ANCHORS "opt.anchoring=on"
#define FS "fs.factions=on fs.special_models=on fs.magic=on opt.fire=on"
#define MAN_O_WAR "Red: man_o_war*; Blue: sloop*"
#define SLOOPS "Red: sloop*; Blue: sloop*"

static const BattleRow rows[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "BS-AFTER-3: a new crew does not fire at opportunity",
    "Red: sloop* man_o_war; Blue: sloop frigate*", "opt.opportunity_fire=on", "B1.hits=1",
    SAIL "grapple R1: B1; board R1: [6] [1] [2]; aftermath R1: abandon; activate B2;"
         "move B2: straight 2; crew-hull B2: B1 B2 1; end-turn B2; activate R2",
    "can=opportunity-fire:B2 opportunity-fire:B1=opportunity-freed" },
  /* Anchors and boats */
  { "BS-ANCH-2: a ship that fired does not raise anchor", SLOOPS, ANCHORS, "R1.anchored=1",
    "activate R1; fire R1: bow {}", "raise-anchor:R1=fired" },
  { "BS-ANCH-2: only a ship at anchor raises it", SLOOPS, ANCHORS, NULL, "activate R1",
    "raise-anchor:R1=not-anchored" },
  { "BS-ANCH-1: a ship at anchor does not drop it again", SLOOPS, ANCHORS, "R1.anchored=1",
    "activate R1", "anchor:R1=anchored" },
  { "BS-ANCH-1: a ship aground does not drop anchor", SLOOPS, ANCHORS, NULL,
    "activate R1; !R1.aground=1", "anchor:R1=aground" },
  { "BS-SWAP-2: boats do not row to a reef", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1 lift=marker-1 marker=reef", "activate R1",
    "row-boats:R1=no-beach" },
  { "BS-SWAP-2: to a volcano", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1 lift=marker-1 marker=volcano", "activate R1", "can=row-boats:R1" },
  { "BS-SWAP-2: boats on their way back", MAN_O_WAR, BOATS, "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 2; row-boats R1: 2", "row-boats:R1=boats-on-their-way" },
  { "BS-SWAP-2: two inches back are two rounds", MAN_O_WAR, BOATS, "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 1; row-boats R1: 2; end-turn R1; end-round",
    "untold=aboard R1.hull_dice=2" },
  { "BS-SWAP-2: a party that is lifted by hand meanwhile", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 1; row-boats R1: !lift=marker-2 2; end-turn R1",
    "untold=boats-back R1.hull_dice=2" },

  { "BS-SWAP-2: boats are for ships that swap crews, or have men ashore", MAN_O_WAR,
    "opt.anchoring=on", "R1.anchored=1 B1.ordered=1", "activate R1",
    "unlisted=row-boats:R1 listed=board:R1", NULL },
  { "BS-SWAP-2: how far it is to land is for her captain", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1", "activate R1; row-boats R1: 1", "asks=row-inches of=Red", NULL },
  { "BS-AGRD-1: near which of several pieces she is", SLOOPS, NULL, "marker=island",
    SAIL "ground-test R1", "asks=piece of=Red about=R1 follows=1", NULL },
  { "BS-SWAP-2: and how many go ashore", MAN_O_WAR, BOATS, "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1", "asks=boat-crew of=Red low=1 about=R1", NULL },
  { "BS-SWAP-1: with whom she swaps is for her captain",
    "Red: frigate* frigate frigate; Blue: sloop*", "opt.swap_crew=on",
    "R1.hull_dice=1 B1.ordered=1", "activate R1; swap-crew R1",
    "asks=swap-partner of=Red ships=R2,R3 about=R1", NULL },
  { "BS-SWAP-1: and so is which way", "Red: frigate* frigate; Blue: sloop*", "opt.swap_crew=on",
    "R1.hull_dice=1 B1.ordered=1", "activate R1; swap-crew R1: R2",
    "asks=swap-way of=Red about=R1:R2", NULL },
  { "BS-SWAP-2: once ashore a party rows no further", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 1; end-turn R1; " ROUND PASS ("B1") PASS ("R1"),
    "told=ashore due=", NULL },
  { "P-20: an empty ship is confirmed, whatever is changed meanwhile",
    "Red: sloop frigate*; Blue: sloop*", "opt.swap_crew=on",
    "B1.ordered=1 R2.hull_dice=1 R2.gun_dice=1", "activate R1; swap-crew R1: R2 give 1 !B1.hits=1",
    "asks=confirm-empty of=Red", NULL },
  { "BS-SWAP-1: a swap costs the partner nothing", "Red: frigate* frigate; Blue: sloop*",
    "opt.swap_crew=on", "R1.hull_dice=1 B1.ordered=1", "activate R1; swap-crew R1: R2 take 1",
    "R2.acted=0", NULL },

  /* What is asked, and how */
  { "BS-MOVE-1: without momentum she may go as little as she likes", SLOOPS, NULL, NULL,
    "activate R1; move R1: straight", "asks=inches question=usual low=0", NULL },
  { "BS-MOM-1: with momentum the question says so", SLOOPS, "opt.momentum=on", "R1.inches_last=400",
    "activate R1; move R1: straight", "asks=inches question=momentum", NULL },
  { "BS-FIRE-4: with as many dice as her guns have", "Red: frigate*; Blue: sloop*", NULL,
    "B1.ordered=1", "activate R1; fire R1: bow {B1:short}", "asks=to-hit dice=2 a=2", NULL },
  { "BS-BOARD-4: the loser rolls for one point, alone", SLOOPS, NULL, "B1.ordered=1",
    SAIL "grapple R1: B1; board R1: [6] [1]", "asks=damage question=usual run=ends", NULL },
  { "BS-ACT-6: a ship that throws hooks is still in her turn, and her target waits", SLOOPS, NULL,
    NULL, SAIL "grapple R1: B1", "left=Red:R1", NULL },
  { "BS-WIND-1: the card that was drawn is out of the pile", SLOOPS, NULL, NULL,
    PASS ("R1") PASS ("B1") "end-round; draw-wind: N; initiative: Red; " PASS ("R1")
        PASS ("B1") "end-round; draw-wind",
    "weights=N:1,NE:2,E:2,SE:2,S:2,SW:2,W:2,NW:2,calm:2", NULL },
  { "BS-MORALE-1: nothing to be tested with the flagship afloat", SLOOPS, NULL, NULL, "activate R1",
    "unlisted=test-morale:Red unlisted=test-morale:Blue", NULL },
  { "BS-MORALE-1: but with the flagship sunk", "Red: sloop*; Blue: sloop* sloop", NULL,
    "B1.status=sunk", "", "listed=test-morale:Blue unlisted=test-morale:Red", NULL },
  { "BS-SETUP-6: a fleet without a ship in play cannot give up",
    "Red: sloop*; Blue: sloop*; Green: sloop*", NULL, "G1.owner=Blue", "activate R1",
    "concede:Green=out why:concede:Green=Green can=concede:Blue listed=concede:Blue", NULL },

  /* Under water */
  { "FS-DIVE-1: a ship that floats", SLOOPS, FS, NULL, "activate R1", "submerge:R1=no-diver" },
  { "BS-BURN-4: no fire to be put out below", "Red/undead: sea_wraith sloop*; Blue: sloop*", FS,
    NULL, "activate R1; submerge R1", "untold=doused" },
  { "BS-BURN-4: a Sea Wraith that dives puts one fire out",
    "Red/undead: sea_wraith sloop*; Blue: sloop*", FS, "R1.flames=1",
    "activate R1: [3]; submerge R1", "told=doused R1.flames=0" },

  /* Boarding */
  { "R-80: she only defends", SLOOPS, FS, "B1.ordered=1 marker=siren-call:B1:Red",
    SAIL "grapple R1: B1; board R1: [1] [6]", "told=defends-only R1.hits=0 asks=nothing" },
  { "R-95: sated at a 3", "Red: sloop*; Blue: frigate*", FS,
    "B1.ordered=1 marker=bloodthirst:R1:Red",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1] [6 6] [3]", "told=thirst-sated" },
  { "R-95: a 4 does not sate Bloodthirst", "Red: sloop*; Blue: frigate*", FS,
    "B1.ordered=1 marker=bloodthirst:R1:Red",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1] [6 6] [4]", "told=thirsts-on untold=thirst-sated" },
  { "BS-BMOD-1: told in half points", "Red: frigate*; Blue: sloop*", "opt.boarding_modifiers=on",
    "B1.ordered=1", SAIL "grapple R1: B1; board R1: [5 1] [2] [6]",
    "told=battle-won-modified:16,6" },
  { "BS-BMOD-1: without the option, totals are told as rolled", "Red: frigate*; Blue: sloop*", NULL,
    "B1.ordered=1", SAIL "grapple R1: B1; board R1: [5 1] [2] [6]", "told=battle-won:6,2" },
  { "FS-FAC-8b: turned by one die", "Red/undead: frigate*; Blue: man_o_war* sloop",
    "fs.factions=on", "B1.hits=3 B1.ordered=1 B2.ordered=1",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1 1] [1 1 1] [3]; aftermath R1: add;" ROUND
         "board R1: hold",
    "told=turned:1,3 B1.hull_dice=1" },

  { "FS-FAC-8b: what a prize had done is forgotten", "Red/undead: frigate*; Blue: man_o_war* sloop",
    "fs.factions=on", "B1.hits=3 B1.ordered=1 B1.fired=3 B1.inches=200 B2.ordered=1",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1 1] [1 1 1] [3]; aftermath R1: add",
    "B1.owner=Red B1.fired=0 B1.inches=0", NULL },

  /* Spells */
  { "FS-SPELL-22: a gust in a calm that a hand has made", "Red/elves: sloop*; Blue: sloop*", FS,
    "step=4 wind=N Red.cards=wind_gust", "magic; cast Red: wind_gust !wind=calm",
    "asks=spell-wind choices=N,NE,E,SE,S,SW,W,NW", NULL },
  { "FS-SPELL-20: no ship is left for the Typhoon",
    "Red/elves: sloop*; Blue: sloop*; Green: sloop*", FS, "step=4 Red.cards=typhoon",
    "magic; cast Red: typhoon !B1.status=fled [6] !G1.owner=Red [6]",
    "asks=nothing untold=declined-typhoon-ships", NULL },
  { "FS-MAGIC-4: no card is left to dispel with", SLOOPS, FS,
    "step=4 Red.cards=lightning Blue.cards=lightning",
    "magic; cast Red: lightning B1 dispel !Blue.cards= [5] [1]", "B1.hits=1 Blue.attempted=0",
    NULL },
  { "FS-SPELL-18: a charmed Dragon does not attack", "Red/elves: dragon sloop*; Blue: sloop*", FS,
    "marker=siren-call:R1:Blue", "activate R1", "attack:R1=charmed" },
  { "R-77: a ring outlives its ship", SLOOPS, FS, "B1.hits=1 marker=ring:B1:Red",
    "activate R1; fire R1: bow {B1:short} [6] [1]", "B1=sunk marker=ring" },
  { "BS-SINK-2: Death Cannon ends with its ship", "Red: sloop*; Blue: sloop* sloop", FS,
    "B1.hits=1 marker=death-cannon:B1:Blue B2.ordered=1",
    "activate R1; fire R1: bow {B1:short} [6] [1] [3]", "B1=sunk unmarked=death-cannon" },
  { "R-77: rocks that a ship left do not hold her", "Red/dwarves: sloop*; Blue: frigate*",
    FS " magic.rocks_escape=like_aground", "step=4 Red.cards=crushing_rocks",
    "magic; cast Red: crushing_rocks B1 [5] [2]; !R1.ordered=1; activate B1",
    "told=trapped told=escaped B1.trapped=0 B1.ordered=1" },

  { "R-39: the last die leaves a hull", "Red: frigate* sloop; Blue: sloop*", BOATS,
    "R1.hull_dice=1 B1.ordered=1", "activate R2; swap-crew R2: R1 give 1 yes",
    "told=adrift R2=hull R1.hull_dice=2" },
  { "R-26: crewing a hull can be free: after gunfire, too", "Red: frigate*; Blue: sloop sloop*",
    "abandoned.cost=free", "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; fire R1: bow {}; move R1: straight 2", "can=crew-hull:R1" },
  { "R-26: crewing a hull is an action: not after gunfire", "Red: frigate*; Blue: sloop sloop*",
    NULL, "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; fire R1: bow {}; move R1: straight 2", "crew-hull:R1=fired" },
  { "R-39: a victor with one die cannot crew her prize", "Red: sloop* frigate; Blue: sloop sloop*",
    "prize.donor=victor_only", "B1.hits=1 B1.ordered=1 B2.ordered=1",
    SAIL "grapple R1: B1; board R1: [6] [1] [1]; aftermath R1",
    "asks=aftermath choices=scuttle,abandon" },
  { "BS-AFTER-3: an old flag does not fly on", "Red: man_o_war*; Blue: frigate* sloop", NULL,
    "B1.hull_dice=0 B2.ordered=1", SAIL "crew-hull R1: B1 R1 1", "Blue.flagship=65535" },

  /* Questions and the log */
  { "BS-SETUP-1: the question counts the pieces of terrain", SLOOPS, NULL, NULL,
    "set-up: [2] Red island", "asks=terrain a=2 b=2" },
  { "BS-BOOTY-1: the log tells a fleet's booty dice", SLOOPS, NULL, NULL, "", "told=booty:3" },
  { "R-109: the question where a Submarine begins is about her",
    "Red/dwarves: submarine sloop*; Blue: sloop*", FS, NULL, "set-up: [1] Red island [3] [3]",
    "asks=starts about=R1 of=Red untold=starts-below" },
  { "R-109: the log tells that a Submarine begins below",
    "Red/dwarves: submarine sloop*; Blue: sloop*", FS, NULL, "set-up: [1] Red island [3] [3] below",
    "told=starts-below R1.submerged=1" },
  { "BS-MOVE-1: the allowance shows what the wind adds", SLOOPS, NULL, "wind=N",
    "activate R1; move R1: with straight", "terms=speed:800,wind-with:200" },
  { "BS-MOVE-1: the allowance shows what the wind takes", SLOOPS, NULL, "wind=N",
    "activate R1; move R1: against straight", "terms=speed:800,wind-against:-200" },
  { "R-83: the allowance shows Poseidon’s Breath", SLOOPS, FS,
    "B1.ordered=1 wind=N marker=poseidons-breath:R1:Red", "activate R1; move R1: across 2 straight",
    "terms=speed:800,breath:200" },
  { "R-83: the log tells that Poseidon’s Breath was not used", SLOOPS, FS,
    "B1.ordered=1 wind=N marker=poseidons-breath:R1:Red", "activate R1; move R1: across 0 straight",
    "told=declined-breath:400,0@R1" },
  { "BS-MOM-1: the question names the least that she must move", SLOOPS, "opt.momentum=on",
    "B1.ordered=1 R1.inches_last=400", "activate R1; move R1: straight", "asks=inches b=200" },
  { "BS-AFTER-2: the question for the crew names hull and donor",
    "Red: frigate*; Blue: sloop sloop*", NULL, "B1.hull_dice=0 B1.owner=nobody B2.ordered=1",
    "activate R1; move R1: straight 2; crew-hull R1: B1 R1", "asks=crew about=B1:R1" },
  { "BS-BOOTY-2: the question for a reroll shows the roll", SLOOPS, NULL, "Red.booty=2",
    "activate R1; fire R1: bow {B1:short} [1]", "asks=reroll about=R1:B1 needs=4 sides=6" },
  { "R-87: a grappled ship does not leave the table", "Red: sloop*; Blue: frigate*",
    "edge.exit=withdraw", "B1.ordered=1", SAIL "!link=grapple:R1:B1", "withdraw:R1=held-fast" },
  { "R-50: how a ship is propelled can be set by hand", SLOOPS, FS, "R1.propulsion=3", "",
    "R1.propulsion=3" },
  { "R-86: a battle that the players ended stays over", SLOOPS, NULL, NULL,
    "end-battle: yes; !R1.hits=1", "over=draw" },
  { "BS-FIRE-4: a target that is sunk by hand is not hit", "Red: sloop*; Blue: sloop* sloop", NULL,
    "Red.booty=3", "activate R1; fire R1: bow {B1:short} [6] !B1.status=sunk keep",
    "untold=on-target" },

  /* Magic */
  { "FS-MAGIC-1: the log tells when the Magic phase begins", SLOOPS, FS, "step=4 Red.cards=rum",
    "magic", "told=magic-begins" },
  { "FS-MAGIC-6: a spell that works is told once, without Mega Magic", SLOOPS, FS,
    "step=4 wind=N Red.cards=wind_burst", "magic; cast Red: wind_burst S [6]",
    "told=casts untold=fizzles untold=mega untold=casts-at" },
  { "FS-MAGIC-6: the log tells at which ship a spell is cast", SLOOPS, FS,
    "step=4 Red.cards=lightning", "magic; cast Red: lightning B1 [6]", "told=casts-at" },
  { "FS-MAGIC-5: the log tells of the attempt to dispel", SLOOPS, FS,
    "step=4 Red.cards=rum marker=ring::Blue", "magic; dispel Red: marker-2 rum [5]",
    "told=tries-to-dispel" },
  { "FS-SPELL-17: Rum mends nothing if the hits were taken off meanwhile", SLOOPS, FS,
    "step=4 Red.cards=rum R1.hits=1", "magic; cast Red: rum R1 !R1.hits=0 [3]",
    "R1.hits=0 untold=rum" },
  { "FS-SPELL-14: the log tells how many cards Magic Flux draws", "Red/elves: sloop*; Blue: sloop*",
    FS, "step=4 wind=N Red.cards=magic_flux", "magic; cast Red: magic_flux SE [3] rum lightning",
    "told=drew:2 Red.hand=2" },
  { "FS-SPELL-08: a change by hand asks anew for the die of an eruption",
    "Red/undead: sloop*; Blue: sloop*", FS, "step=4 Red.cards=volcano",
    "magic; cast Red: volcano [5] {B1} !B1.kind=frigate [5] [1]",
    "told=struck-by-volcano B1.hits=1" },
  { "R-95: a Bloodthirst that is the first marker is sated", "Red: sloop*; Blue: frigate*", FS,
    "B1.ordered=1 lift=marker-1 marker=bloodthirst:R1:Red",
    SAIL "grapple R1: B1; board R1: [6 6] [1 1] [6 6] [3]", "told=thirst-sated" },
  { "R-77: no ship is near a ring that is gone", SLOOPS, FS, "marker=ring::Red R1.near=2",
    "!lift=marker-2", "R1.near=0" },
  { "BS-SWAP-2: a party that was put ashore can be fetched", MAN_O_WAR, BOATS,
    "R1.anchored=1 B1.ordered=1",
    "activate R1; row-boats R1: 1 1; end-turn R1; " ROUND PASS (
        "B1") "activate R1; row-boats R1: 1;"
              "end-turn R1",
    "told=boats-back:1,100" },
};

/* The ships that the checklist lists as not ordered. */
static void
test_left (void)
{
  g_autoptr (Battle) battle =
      battle_begin ("Red: frigate* sloop; Blue: sloop*", NULL, "R2.ordered=1");
  BonesStep steps[BONES_MAX_STEPS];
  guint n = bs_checklist (battle->setup, battle_game (battle), steps);

  g_assert_cmpstr (steps[3].id, ==, "sloops");
  g_assert_cmpuint (steps[3].n_left, ==, 1);
  g_assert_cmpuint (steps[3].left[0], ==, 1 << battle_ship (battle, "B1"));
  g_assert_cmpint (steps[2].state, ==, BONES_STEP_DONE);
  g_assert_cmpint (steps[3].state, ==, BONES_STEP_NOW);
  g_assert_cmpint (steps[4].state, ==, BONES_STEP_TO_COME);
  g_assert_cmpuint (steps[4].n_left, ==, 1);
  g_assert_cmpint (steps[n - 1].state, ==, BONES_STEP_TO_COME);

  battle_do (battle, "activate B1; end-turn B1; activate R1; end-turn R1");
  n = bs_checklist (battle->setup, battle_game (battle), steps);
  g_assert_cmpint (steps[3].state, ==, BONES_STEP_DONE);
  g_assert_cmpuint (steps[3].n_left, ==, 0);
  g_assert_cmpint (steps[n - 1].state, ==, BONES_STEP_NOW);
}

/* FS-DECK-2: a card's two numbers. */
static void
test_numbers_of_cards (void)
{
  g_autoptr (Battle) battle = battle_begin (SLOOPS, FS, NULL);
  gint32 values[4] = { 0 };

  bs_hands.numbers (battle->setup, BS_SPELL_KELP_KING, values);
  g_assert_cmpint (values[0], ==, 6);
  g_assert_cmpint (values[1], ==, 5);
  bs_hands.numbers (battle->setup, BS_SPELL_MEGA_MAGIC, values);
  g_assert_cmpint (values[0], ==, 0);
  g_assert_cmpint (values[1], ==, 0);
}

/* FS-SPELL: a spell's number is that of its rule, from 0. It is part of the keys of dice. */
static void
test_numbers_of_spells (void)
{
  g_assert_cmpuint (bs_spell_number (BS_SPELL_RING_OF_FIRE), ==, 0);
  g_assert_cmpuint (bs_spell_number (BS_SPELL_WHIRLPOOL), ==, 4);
}

/* A card that the content does not have cannot be named as the one that was drawn. */
static void
test_missing_card (void)
{
  g_autoptr (Battle) battle = battle_begin (SLOOPS, FS " magic.hands=physical",
                                            "step=4 Red.real_cards=1 Blue.real_cards=1");
  BsContent *content = battle->setup->content;

  content->spells[BS_SPELL_RUM].listed = FALSE;
  battle_do (battle, "magic; cast Red");
  g_assert_cmpstr (battle_play (battle)->prompt.what, ==, "spell");
  g_assert_true (bones_ask_allows (&battle_play (battle)->prompt, BS_SPELL_LIGHTNING));
  g_assert_false (bones_ask_allows (&battle_play (battle)->prompt, BS_SPELL_RUM));
  content->spells[BS_SPELL_RUM].listed = TRUE; /* other battles share it */
}

/* A refusal names the prize whose fate comes first (BS-AFTER-1). */
static void
test_prize_of_refusal (void)
{
  g_autoptr (Battle) battle = battle_begin ("Red: sloop* frigate; Blue: sloop sloop*", NULL,
                                            "B1.hits=1 B1.ordered=1 B2.ordered=1");
  BonesRefusal refusal = { 0 };

  battle_do (battle, SAIL "grapple R1: B1; board R1: [6] [1] [1]");
  g_assert_false (bs_is_open (battle->setup, battle_game (battle), NULL,
                              &(BonesAction){ .verb = BS_ACTIVATE,
                                              .ship = battle_ship (battle, "R2"),
                                              .fleet = BONES_NOBODY },
                              &refusal));
  g_assert_cmpstr (refusal.what, ==, "prize-first");
  g_assert_cmpuint (refusal.ship, ==, battle_ship (battle, "B1"));
  g_assert_cmpuint (refusal.other, ==, battle_ship (battle, "R1"));
}

/* BS-WIND-1: the token lies where the wind was drawn; while a spell turns the wind, it stays
 * (R-82). */
static void
test_token_of_rose (void)
{
  g_autoptr (Battle) battle =
      battle_begin (SLOOPS, FS " wind.method=compass", "step=4 wind=SE Red.cards=wind_burst");
  BonesRose rose = { 0 };

  bs_wind_rose (battle->setup, battle_game (battle), &rose);
  g_assert_cmpuint (rose.token, ==, BONES_SOUTH_EAST);
  battle_do (battle, "magic; cast Red: wind_burst N [6]");
  g_assert_cmpuint (battle_game (battle)->wind, ==, BONES_NORTH);
  bs_wind_rose (battle->setup, battle_game (battle), &rose);
  g_assert_cmpuint (rose.token, ==, BONES_SOUTH_EAST);
}

/* The window names the wind that a spell holds back, and nothing if there is none. */
static void
test_words_of_old_wind (void)
{
  g_autoptr (Battle) battle = battle_begin (SLOOPS, FS, NULL);

  g_assert_null (bs_value_words (battle->setup->content, "old_wind", 0));
  g_assert_cmpstr (bs_value_words (battle->setup->content, "old_wind", 1), ==, "N");
}

/* There are three ready-made fleets. */
static void
test_ready_fleets (void)
{
  g_autoptr (Battle) battle = battle_begin (SLOOPS, NULL, NULL);
  guint counts[BS_MAX_CLASSES] = { 0 };

  g_assert_cmpstr (bs_ready_fleet (battle->setup, NULL, 2, counts), ==, "swarm");
  g_assert_cmpuint (counts[bones_ruleset_kind (battle->setup, "man_o_war")], ==, 0);
  g_assert_cmpuint (counts[bones_ruleset_kind (battle->setup, "frigate")], ==, 2);
  g_assert_cmpuint (counts[bones_ruleset_kind (battle->setup, "sloop")], ==, 6);
  g_assert_null (bs_ready_fleet (battle->setup, NULL, 3, counts));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  battle_add_rows ("details", rows, G_N_ELEMENTS (rows));
  g_test_add_func ("/black-spot/details/what is left", test_left);
  g_test_add_func ("/black-spot/details/FS-DECK-2: numbers of cards", test_numbers_of_cards);
  g_test_add_func ("/black-spot/details/FS-SPELL: numbers of spells", test_numbers_of_spells);
  g_test_add_func ("/black-spot/details/FS-DECK-1: a card that is missing", test_missing_card);
  g_test_add_func ("/black-spot/details/BS-AFTER-1: the prize of a refusal", test_prize_of_refusal);
  g_test_add_func ("/black-spot/details/R-82: the token of the rose", test_token_of_rose);
  g_test_add_func ("/black-spot/details/R-82: words of the old wind", test_words_of_old_wind);
  g_test_add_func ("/black-spot/details/BS-FLEET-1: ready-made fleets", test_ready_fleets);
  return g_test_run ();
}
