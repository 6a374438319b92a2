/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"
#include "harness.h"

/*
 * The worked examples of the catalogue (section 17), row by row: the table, what is done and
 * rolled, how it ends, and the rules that must be cited on the way. A ship that rams or runs
 * aground moves first; "keep" is given where a fleet has booty left.
 */

static const BattleRow examples[] = {
  /* name, fleets, options, given, script, outcome, rules */
  { "01: the highest die counts (BS-DICE-1)", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1",
    "activate R1; move R1: straight 4; ram R1: B1 [3 5] [2]", "told=ram-won:5,2", "BS-RAM-2" },
  { "02: three dice, and one", "Red: man_o_war*; Blue: sloop*", NULL, "B1.ordered=1",
    "activate R1; move R1: straight 4; ram R1: B1 [2 2 6] [4]", "told=ram-won:6,4", "BS-RAM-2" },
  { "04: a booty die saves a frigate", "Red: frigate*; Blue: sloop*", NULL,
    "B1.ordered=1 Red.booty=1",
    "activate R1; move R1: straight 4; ground-test R1: marker-1 touched [2 4] booty [1 5]",
    "R1.hits=0 Red.booty=0 told=held", "BS-DMG-2 BS-BOOTY-2 BS-AGRD-2" },
  { "05: worse stands, until another is spent", "Red: man_o_war*; Blue: frigate*", NULL,
    "B1.ordered=1 Red.booty=2",
    "activate R1; fire R1: port {B1:long} [1 4 4] booty [2 3 3] booty [6 1 2]",
    "told=on-target Red.booty=0 asks=damage", "BS-FIRE-4 BS-BOOTY-2" },
  { "11: toward NE, facing NE", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1 wind=NE",
    "activate R1; move R1: NE straight", "asks=inches high=800", "BS-WIND-3 BS-MOVE-1" },
  { "11: toward NE, facing E", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1 wind=NE",
    "activate R1; move R1: E straight", "asks=inches high=800", "BS-WIND-3" },
  { "11: toward NE, facing SE", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1 wind=NE",
    "activate R1; move R1: SE straight", "asks=inches high=600", "BS-WIND-3" },
  { "11: toward NE, facing S", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1 wind=NE",
    "activate R1; move R1: S straight", "asks=inches high=400", "BS-WIND-3" },
  { "11: toward NE, facing SW", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1 wind=NE",
    "activate R1; move R1: SW straight", "asks=inches high=400", "BS-WIND-3" },
  { "12: a sloop with the wind turns across it (BS-WIND-4)", "Red: sloop*; Blue: sloop*", NULL,
    "wind=NE", "activate R1; move R1: with turn", "asks=inches high=900", "BS-WIND-3 BS-TURN-1" },
  { "13: a man-o-war turns into the wind", "Red: man_o_war*; Blue: frigate*", NULL,
    "B1.ordered=1 wind=NE", "activate R1; move R1: against turn", "asks=inches high=100",
    "BS-WIND-3 BS-TURN-1" },
  { "14: no wind, and no facing to ask for", "Red: sloop*; Blue: sloop*", NULL, "wind=calm",
    "activate R1; move R1: straight", "asks=inches high=800", "BS-MOVE-1" },
  { "18: a frigate rams a sloop", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1",
    "activate R1; move R1: straight 3; ram R1: B1 [2 5] [3] [4]",
    "told=ram-won:5,3 R1.hits=0 B1.hits=1", "BS-RAM-2 BS-DMG-2" },
  { "19: a tie hurts both", "Red: sloop*; Blue: sloop*", NULL, NULL,
    "activate R1; move R1: straight 3; ram R1: B1 [4] [4] [5] [2]",
    "told=ram-tied:4,4 R1.hits=0 B1.hits=1", "BS-RAM-2" },
  { "20: held, but aground", "Red: sloop*; Blue: sloop*", NULL, NULL,
    "activate R1; move R1: straight 3; ground-test R1: marker-1 near [1] [5]; end-turn R1;"
    "activate B1; end-turn B1; end-round; draw-wind: calm; initiative: Red; activate R1",
    "R1.hits=0 R1.aground=0 R1.ordered=1 told=freed next=Blue", "BS-AGRD-1 BS-AGRD-3" },
  { "21: a frigate sails on", "Red: frigate*; Blue: sloop*", NULL, "B1.ordered=1",
    "activate R1; move R1: straight 3; ground-test R1: marker-1 near [3]",
    "R1.aground=0 told=clears can=fire:R1", "BS-AGRD-1" },
  { "21: a man-o-war runs into an island", "Red: man_o_war*; Blue: sloop*", NULL, "B1.ordered=1",
    "activate R1; move R1: straight 3; ground-test R1: marker-1 touched [1 2 4]",
    "R1.aground=1 R1.hits=1 told=ran-into", "BS-AGRD-2" },
  { "22: bow guns at a man-o-war", "Red: sloop*; Blue: man_o_war*", NULL, NULL,
    "activate R1; fire R1: bow {B1:short} [4] [2 3 5]", "told=on-target told=held B1.hits=0",
    "BS-FIRE-1 BS-FIRE-3 BS-FIRE-4 BS-DMG-2" },
  { "23: a broadside is two rolls", "Red: frigate*; Blue: frigate*", NULL, NULL,
    "activate R1; fire R1: port {B1:long} [3 5] [4 2] [6 1]", "B1.hits=1 asks=nothing",
    "BS-FIRE-4 BS-DMG-2" },
  { "24: all beneath the template", "Red: man_o_war* frigate; Blue: sloop man_o_war*", NULL,
    "B1.ordered=1 R2.ordered=1",
    "activate R1; fire R1: starboard {B1:short R2:long} [3 4 1] [2] [3] [2 4 4]",
    "B1=sunk R2.hits=0 told=missed asks=nothing", "BS-FIRE-3 BS-SINK-2" },
  { "25: each bank once", "Red: frigate*; Blue: man_o_war*", NULL, NULL,
    "activate R1; fire R1: port {B1:short} [1 1]; fire R1", "choices=bow,aft,starboard",
    "BS-FIRE-1" },
  { "26: no hooks after gunfire", "Red: frigate*; Blue: man_o_war*", NULL, NULL,
    "activate R1; fire R1: bow {B1:short} [1 1]; move R1: straight 2", "grapple:R1=hooks-fired",
    "BS-FIRE-1 BS-GRAP-2" },
  { "27: a stalemate", "Red: sloop*; Blue: frigate*", NULL, NULL,
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [4] [5 2]",
    "told=battle-drawn:5,5 R1.ordered=1 B1.ordered=1 B1.hits=0 can=end-round",
    "BS-GRAP-1 BS-BOARD-3 BS-BOARD-4" },
  { "28: the next round, without the +1", "Red: sloop*; Blue: frigate*", NULL, NULL,
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [4] [5 2]; end-round;"
    "draw-wind: N; initiative: Red; board R1: [4] [3 2] [6 2]",
    "told=battle-won:4,3 B1.hits=0 B1=in-play", "BS-BOARD-3 BS-BOARD-4" },
  { "29: taken, not sunk", "Red: sloop*; Blue: frigate sloop*", NULL, "B1.hits=2",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6] [5 4] [3 4]; aftermath R1",
    "told=captured B1=hull B1.hits=2 asks=aftermath of=Red", "BS-BOARD-6 BS-AFTER-1" },
  { "30: a man-o-war gives one die", "Red: man_o_war*; Blue: man_o_war sloop*", NULL,
    "B1.hits=3 B2.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1 1] [1 1 1] [1 2 3];"
    "aftermath R1: add R1 1",
    "R1.hull_dice=2 B1.hull_dice=1 B1.gun_dice=1 B1.owner=Red B1.hits=3 B1.ordered=1",
    "BS-AFTER-1 BS-AFTER-2" },
  { "31: a sloop takes one die only", "Red: frigate*; Blue: sloop frigate*", NULL,
    "B1.hits=1 B1.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1] [2];"
    "aftermath R1: add R1",
    "asks=crew high=1", "BS-AFTER-2" },
  { "31: a frigate gives one die and keeps one", "Red: frigate*; Blue: sloop frigate*", NULL,
    "B1.hits=1 B1.ordered=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6 1] [1] [2];"
    "aftermath R1: add R1 1",
    "R1.hull_dice=1 B1.hull_dice=1 B1.owner=Red", "BS-AFTER-2" },
  { "32: the enemy crews an abandoned hull", "Red: sloop*; Blue: sloop frigate*", NULL, "B1.hits=1",
    "activate R1; move R1: straight 2; grapple R1: B1; board R1: [6] [1] [2];"
    "aftermath R1: abandon; activate B2; move B2: straight 2; crew-hull B2: B1 B2 1",
    "B2.hull_dice=1 B1.hull_dice=1 B1.owner=Blue B1.ordered=1 fire:B2=crewed",
    "BS-AFTER-1 BS-AFTER-3 BS-AFTER-2" },
  { "33: the third hit sinks a frigate", "Red: frigate*; Blue: frigate sloop*", NULL,
    "B2.ordered=1",
    "activate R1; fire R1: port {B1:short} [4 1] [4 4] [1 2];"
    "fire R1: starboard {B1:short} [4 1] [3 3]",
    "B1=sunk told=hit:1,2 told=hit:2,2", "BS-DMG-2 BS-SINK-2" },
  { "34: the second roll is not made", "Red: frigate*; Blue: sloop frigate*", NULL,
    "B1.hits=1 B1.ordered=1", "activate R1; fire R1: port {B1:short} [4 4] [2]",
    "B1=sunk asks=nothing", "BS-SINK-2" },
  { "35: a 6 mends", "Red: frigate*; Blue: frigate*", NULL, "R1.hits=1",
    "activate R1; repair R1: [6 2]", "R1.hits=0 told=mended", "BS-REP-1" },
  { "35: two fives do not", "Red: frigate*; Blue: frigate*", NULL, "R1.hits=1",
    "activate R1; repair R1: [5 5]", "R1.hits=1 told=not-mended", "BS-REP-1" },
  { "36: no repairs after gunfire", "Red: frigate*; Blue: frigate*", NULL, "R1.hits=1",
    "activate R1; fire R1: aft {B1:long} [1 1]", "repair:R1=fired", "BS-ACT-4" },
  { "37: morale, die by die", "Red: frigate*; Blue: sloop* sloop frigate man_o_war sloop", NULL,
    "B1.hits=1 Blue.booty=2 B1.ordered=1 B2.ordered=1 B5.ordered=1",
    "activate R1; fire R1: port {B1:short} [4 4] [2] keep [1] booty [4] keep [3] keep [6] keep"
    " [1] keep",
    "B1=sunk B2=in-play B3=in-play B4=in-play B5=fled Blue.booty=1 asks=nothing",
    "BS-SINK-2 BS-MORALE-1 BS-BOOTY-2" },
};

/* Ex 03: 1, 2, 3, 5 and 6 make 3, 3, 3, 5 and 6 dice (BS-BOOTY-1, R-01). */
static void
test_booty (void)
{
  g_autoptr (Battle) battle =
      battle_new ("Ann: sloop*; Ben: sloop*; Cat: sloop*; Dan: sloop*; Eve: sloop*", NULL);

  battle_do (battle, "set-up: [1] Ann reef [1] [2] [3] [5] [6]");
  battle_check (battle, "Ann.booty=3 Ben.booty=3 Cat.booty=3 Dan.booty=5 Eve.booty=6");
}

/* Ex 10: four pieces, placed in turn from the first player (BS-SETUP-1); terrain before booty
 * (BS-SETUP-5). */
static void
test_terrain (void)
{
  g_autoptr (Battle) battle = battle_new ("Ann: sloop*; Ben: sloop*", NULL);

  battle_do (battle, "set-up: [4]");
  battle_check (battle, "asks=first-terrain of=table");
  battle_do (battle, "+ Ann");
  battle_check (battle, "asks=terrain of=Ann choices=island,reef");
  battle_do (battle, "+ island");
  battle_check (battle, "asks=terrain of=Ben");
  battle_do (battle, "+ reef");
  battle_check (battle, "of=Ann");
  battle_do (battle, "+ reef");
  battle_check (battle, "of=Ben");
  battle_do (battle, "+ island [3] [3]");
  battle_check (battle, "round=1 asks=nothing told=terrain");
  g_assert_cmpuint (battle_game (battle)->n_markers, ==, 4);
  g_assert_cmpuint (battle_game (battle)->markers[1].kind, ==, BS_REEF);
  g_assert_cmpuint (battle_game (battle)->markers[2].number, ==, 2);
}

/* Ex 16: R Sl, B Sl, R Sl, then R Fr, B Fr (BS-INIT-2). */
static void
test_order (void)
{
  g_autoptr (Battle) battle =
      battle_new ("Red: sloop sloop frigate*; Blue: sloop frigate*", "init.source=physical");

  battle_do (battle, "set-up: [1] Red island [3] [3]; draw-wind: calm; initiative: Red");
  battle_check (battle, "next=Red bucket=sloops activate:B1=not-her-go activate:R3=sloops-first");
  battle_do (battle, "activate R1; end-turn R1");
  battle_check (battle, "next=Blue bucket=sloops activate:R1=ordered activate:R2=not-her-go");
  battle_do (battle, "activate B1; end-turn B1");
  battle_check (battle, "next=Red bucket=sloops");
  battle_do (battle, "activate R2; end-turn R2");
  battle_check (battle, "next=Red bucket=frigates activate:B2=not-her-go");
  battle_do (battle, "activate R3; end-turn R3");
  battle_check (battle, "next=Blue bucket=frigates end-round=still-to-order");
  battle_do (battle, "activate B2; end-turn B2");
  battle_check (battle, "next=nobody bucket=none can=end-round");
}

/* Ex 17: a tie is rolled off; the winner orders first in every bucket (BS-INIT-3, BS-INIT-5). */
static void
test_roll_off (void)
{
  g_autoptr (Battle) battle =
      battle_new ("Ann: sloop frigate*; Ben: sloop frigate*", "edition=2015");

  battle_do (battle, "set-up: [1] Ann island [3] [3]; !Ann.booty=0 ; !Ben.booty=0;"
                     "draw-wind: calm; initiative: [4] [4] [2] [6]");
  battle_check (battle, "next=Ben bucket=sloops told=tied:2,4 told=orders-first:1,0");
  battle_do (battle, "activate B1; end-turn B1; activate A1; end-turn A1");
  battle_check (battle, "next=Ben bucket=frigates");
}

static void
check_fleet (const char *fleet, const char *options, guint halves, const char *fault)
{
  guint price;
  g_autofree char *faults = battle_faults (options, fleet, &price);

  g_assert_cmpuint (price, ==, halves);
  g_assert_true (g_str_has_prefix (faults, fault != NULL ? fault : ""));
  g_assert_cmpint (*faults == '\0', ==, fault == NULL);
}

#define TWENTY(boat)                                                                               \
  boat "* " boat " " boat " " boat " " boat " " boat " " boat " " boat " " boat " " boat " " boat  \
       " " boat " " boat " " boat " " boat " " boat " " boat " " boat " " boat " " boat

/* Ex 06 to 09 (BS-FLEET-1, BS-FLEET-6, BS-FLEET-8, FS-FAC-5, BS-SUPER-1, BS-BATT-1). */
static void
test_fleets (void)
{
  static const char four[] = "Red: super_gun* super_gun super_stout super_stout";
  static const char twenty[] = "Red: " TWENTY ("batteaux");
  static const char fantasea[] = "fs.factions=on fs.special_models=on";

  check_fleet ("Red: man_o_war* man_o_war frigate sloop sloop", NULL, 20, NULL);
  check_fleet ("Red: man_o_war* man_o_war man_o_war frigate", NULL, 22, "over-budget");
  check_fleet ("Red/realmsmen: man_o_war* man_o_war man_o_war frigate", fantasea, 22, NULL);
  check_fleet ("Red/elves: man_o_war* man_o_war man_o_war frigate", fantasea, 22, "over-budget");
  check_fleet (four, NULL, 20, "class-not-offered");
  check_fleet (four, "opt.super_frigate=on", 20, NULL);
  check_fleet (twenty, NULL, 20, "class-not-offered");
  check_fleet (twenty, "opt.batteaux=on", 20, NULL);
  check_fleet ("Red/elves: dragon dragon frigate*", fantasea, 12, "specials");
  check_fleet ("Red/elves: dragon frigate*", fantasea, 8, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  battle_add_rows ("example", examples, G_N_ELEMENTS (examples));
  g_test_add_func ("/black-spot/example/03: booty dice", test_booty);
  g_test_add_func ("/black-spot/example/06 to 09: fleets", test_fleets);
  g_test_add_func ("/black-spot/example/10: four islands", test_terrain);
  g_test_add_func ("/black-spot/example/16: the order of ships", test_order);
  g_test_add_func ("/black-spot/example/17: a roll-off", test_roll_off);
  return g_test_run ();
}
