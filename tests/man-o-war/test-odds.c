/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts-scenes.h"
#include "man-o-war.h"
#include "odds-scenes.h"

/* Whatever is rolled has the same odds whether equal places are followed once or each time, or
 * every face is tried; and some chances that can be worked out by hand. */

/* Damage of all sorts, so that most ends differ. */
static guint
damage (const BonesPlay *end, gconstpointer data)
{
  guint sum = 0;

  for (guint ship = 0; ship < end->game.n_ships; ship++)
    {
      const BonesShip *self = &end->game.ships[ship];

      sum += (ship + 1) * self->tracks[MW_HULL] + 3u * self->tracks[MW_CREW_LEFT]
             + 5u * (self->status != BONES_IN_PLAY);
      for (guint i = 0; i < MW_MAX_LOCATIONS; i++)
        sum += 2u * (i + 1) * self->tracks[MW_LOST + i] + self->tracks[MW_ABLAZE + i];
    }

  return sum % FEW_OUTCOMES;
}

/* Whether the last ship of the battle is hurt. */
static guint
is_hurt (const BonesPlay *end, gconstpointer data)
{
  return end->game.ships[end->game.n_ships - 1].tracks[MW_HULL] > 0;
}

#define RED_CASTS(cards) MAGIC MASTER ("Red", ON_R1) HOLDS (cards)
#define USED(ship) BATTLE "active_ship=" ship " last=Red "
#define LEAKING_AND_A_GUN_CAPTAIN                                                                  \
  "muster: none {} 0 card.MC-05 none; set-up: 0 [2] [6] [1] east; initiative: [6] [1];"            \
  "activate R1; !B1.hull=2; !B1.lost_1=1; fire R1: bow band.CANNON.1 low"

static const struct {
  OddsScene scene;
  guint of, in;
} chances[] = {
  { { "Keel Bite", DUEL, NULL, RED_CASTS ("spell.SP-12"), "magic: spell.SP-12 B1" }, 1, 12 },
  { { "by a Lord", DUEL, NULL, MAGIC LORD ("Red", ON_R1, RED) HOLDS ("spell.SP-12"),
      "magic: spell.SP-12 B1" },
    1,
    6 },
  { { "Wasting on a flyer", BEASTS, NULL, RED_CASTS ("spell.SP-09"), "magic: spell.SP-09 B2" },
    1,
    3 },
  { { "an anti-flyer weapon", BEASTS, NULL, USED ("R1") "R1.anti_flyer=1",
      "anti-flyer R1: B2 yes" },
    1,
    6 },
};

static void
test_chances (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    odds_check_chance (&chances[i].scene, is_hurt, NULL, chances[i].of, chances[i].in);
}

static const OddsScene scenes[] = {
  { "fire from the sky", DUEL, NULL, RED_CASTS ("spell.SP-05"), "magic: spell.SP-05 B1" },
  { "fire at a flyer", BEASTS, NULL, RED_CASTS ("spell.SP-05"), "magic: spell.SP-05 B2" },
  { "a spell on a monster and a ship", BEASTS, NULL,
    RED_CASTS ("spell.SP-12") "R2.depth=surface link=held:R2:B1", "magic: spell.SP-12 B1" },
  { "an anti-flyer weapon", BEASTS, NULL, USED ("R1") "R1.anti_flyer=1", "anti-flyer R1: B2 yes" },
  { "two shots at a monster", BEASTS, NULL, USED ("R1") "R2.depth=surface",
    "fire R1: bow R2 band.CANNON.1" },
  { "two shots past a monster", "Red: EX-MOW-1* EX-MON-1; Blue: 3 EX-SOL-1",
    "mw.volley_monster_roll=shot", USED ("R1") "R2.depth=surface link=held:R2:B2",
    "fire R1: bow R2 band.CANNON.1" },
  { "or both together", "Red: EX-MOW-1* EX-MON-1; Blue: 3 EX-SOL-1",
    "mw.volley_monster_roll=volley", USED ("R1") "R2.depth=surface link=held:R2:B2",
    "fire R1: bow R2 band.CANNON.1" },
  { "two shots at a ship", "Red: EX-MOW-1* EX-MON-1; Blue: 3 EX-SOL-1", NULL, USED ("R1"),
    "fire R1: bow B2 band.CANNON.1" },
  { "two shots at a leaking ship", DUEL, NULL, USED ("R1") "B1.hull=2",
    "fire R1: bow band.CANNON.1 low" },
  { "or at one that has lost her prow", DUEL, NULL, USED ("R1") "B1.hull=2 B1.lost_1=1",
    "fire R1: bow band.CANNON.1 low" },
  { "three shots at a leaking ship", "Red: THREE-GUNS; Blue: LUGGER", "content=three-guns.json",
    USED ("R1") "B1.hull=1 B1.lost_1=1", "fire R1: port band.CANNON.1" },
  { "where one may be rolled again", DUEL, NULL, NULL, LEAKING_AND_A_GUN_CAPTAIN },
  { "a monster hand to hand", BEASTS, NULL, BATTLE "R2.depth=surface R2.hull=4 B1.crew=1",
    "activate R2: surface [2 5] {B1} no yes no-guns" },
  { "two dice at a flyer", "Red/LAGOON: TURTLE*; Blue: STEAMER GULL", "content=lagoon.json",
    BATTLE "order=Blue,Red B2.hull=1 R1.crew=0", "activate B2: {R1} yes" },
  { "shots that have to hit first", "Red/LAGOON: TURTLE*; Blue: STEAMER EEL", "content=lagoon.json",
    USED ("R1") "B2.depth=surface", "fire R1: all-round B2 band.MORTAR.0" },
  { "a flyer hand to hand, costly ties", BEASTS, "mw.flyer_draw_loss=both",
    BATTLE "order=Blue,Red B2.hull=1 R1.crew=1", "activate B2: {R1} no no yes" },
};

/* Whether the last ship of the battle is gone before her guns were hit. */
static guint
is_gone_with_her_guns (const BonesPlay *end, gconstpointer data)
{
  const BonesShip *self = &end->game.ships[end->game.n_ships - 1];

  return self->status != BONES_IN_PLAY && self->tracks[MW_LOST + 1] == 0;
}

/* The gun captain looks at all dice, and in which order they lie, before he chooses one. */
static void
test_one_again (void)
{
  const OddsScene scene = { "one location again", DUEL, NULL, NULL, LEAKING_AND_A_GUN_CAPTAIN };

  odds_check_best (&scene, is_gone_with_her_guns, 1);
}

/* The shots of a volley are taken location by location where their order makes no difference. Where
 * it does, because of what they do, they are not; and no outcome tells. */
static const OddsScene volleys[] = {
  { "at a ship", DUEL, NULL, USED ("R1"), "fire R1: bow band.CANNON.1 low" },
  { "high", DUEL, NULL, USED ("R1"), "fire R1: bow band.CANNON.1 high" },
  { "at a leaking ship", DUEL, NULL, USED ("R1") "B1.hull=2 B1.lost_1=1",
    "fire R1: bow band.CANNON.1 low" },
  { "that burns", DUEL, NULL, USED ("R1") "B1.hull=2 B1.lost_2=1 B1.ablaze_2=1",
    "fire R1: bow band.CANNON.1 low" },
  { "that may not move", DUEL, NULL, USED ("R1") "B1.lost_2=1 B1.no_move=1",
    "fire R1: bow band.CANNON.1 low" },
  { "almost without crew", DUEL, NULL, USED ("R1") "B1.crew=1 B1.lost_1=1",
    "fire R1: bow band.CANNON.1 low" },
  { "almost without crew, the Admiral aboard", "Red: EX-MOW-1*; Blue: EX-MOW-1*", NULL,
    USED ("R1") "B1.crew=1 B1.hull=3 B1.lost_1=1 B1.lost_2=2", "fire R1: bow band.CANNON.1 low" },
  { "a broadside that is lost on one side", "Red: EX-MOW-1*; Blue: EX-MOW-1*",
    "mw.broadside_both_sides=off", USED ("R1") "B1.lost_2=1", "fire R1: bow band.CANNON.1 low" },
  { "three shots", "Red: THREE-GUNS; Blue: LUGGER", "content=three-guns.json", USED ("R1"),
    "fire R1: port band.CANNON.1" },
  { "three shots at a leaking ship", "Red: THREE-GUNS; Blue: LUGGER", "content=three-guns.json",
    USED ("R1") "B1.hull=1 B1.lost_1=1", "fire R1: port band.CANNON.1" },
};

static void
test_volley (gconstpointer scene)
{
  odds_check_every_end (scene);
  odds_check_bounds (scene, 1000);
}

/* What is told of a broadside, or of a fight hand to hand, when there is no time for all of it. */
static const struct {
  OddsScene scene;
  guint runs;
  gdouble unknown; /* at most, after so many */
} cuts[] = {
  { { "high", "Red: EX-MOW-1*; Blue: EX-MOW-1*", NULL, USED ("R1"),
      "fire R1: port band.CANNON.0 high" },
    600,
    0.3 },
  { { "low", "Red: EX-MOW-1*; Blue: EX-MOW-1*", NULL, USED ("R1"),
      "fire R1: port band.CANNON.0 low" },
    600,
    0.3 },
  { { "hand to hand", BEASTS, NULL, BATTLE "R2.depth=surface R2.hull=4 B1.crew=1",
      "activate R2: surface [2 5] {B1} no yes no-guns" },
    100,
    0.5 },
};

static void
test_cuts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cuts); i++)
    g_assert_cmpfloat (odds_check_bounds (&cuts[i].scene, cuts[i].runs), <=, cuts[i].unknown);
}

/* All that a broadside may change takes few runs: so few that it can be told at once. */
static void
test_tracks (gconstpointer aim)
{
  static const guint tracks[] = { MW_HULL, MW_NO_FIRE_COUNTER, MW_LOST + 1, MW_ABLAZE + 8 };
  g_autofree char *asked = g_strconcat ("fire R1: port band.CANNON.0 ", aim, NULL);
  const OddsScene scene = { "", "Red: EX-MOW-1*; Blue: EX-MOW-1*", NULL,
                            USED ("R1") "B1.lost_5=1 B1.lost_9=1 B1.hull=1", asked };

  for (guint i = 0; i < G_N_ELEMENTS (tracks); i++)
    odds_check_track (&scene, 1, tracks[i], 8000);
}

/* As many runs as an answer at the table may cost. */
static void
test_broadside (gconstpointer aim)
{
  g_autofree char *asked = g_strconcat ("fire R1: port band.CANNON.0 ", aim, NULL);
  const OddsScene scene = { "", "Red: EX-MOW-1*; Blue: EX-MOW-1*", NULL, USED ("R1"), asked };

  odds_check_runs (&scene, damage, 150000);
}

/* MW-TPL-09: the analysis of a fleet asks for each end of a band once, the nearest first, and fires
 * in the band of the weapon. */
static void
test_gunnery (void)
{
  static const guint ends[] = { 300, 400, 600, 800, 900, 1000, 1200 };
  g_autoptr (BonesRoster) fleet = battle_roster ("Red/TINKERS: EX-MOW-1 EX-IND-3");
  g_autoptr (Battle) battle = battle_begin ("Red/TINKERS: EX-IND-3; Blue: EX-MOW-1*", NULL, BATTLE);
  guint ranges[BONES_MAX_RANGES];

  g_assert_cmpuint (mw_gunnery.list_ranges (battle->setup, fleet, ranges), ==, G_N_ELEMENTS (ends));
  g_assert_cmpmem (ranges, sizeof ends, ends, sizeof ends);

  battle_do (battle, "activate R1; fire R1");
  g_assert_cmpint (mw_gunnery.choose (battle_play (battle), 2, 600), ==, 2);
  battle_do (battle, "+ bow");
  battle_check (battle, "asks=band");
  g_assert_cmpint (mw_gunnery.choose (battle_play (battle), 0, 600), ==, 0);
  g_assert_cmpint (mw_gunnery.choose (battle_play (battle), 0, 601), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/man-o-war/odds/chances", test_chances);
  g_test_add_func ("/man-o-war/odds/one location again", test_one_again);
  g_test_add_data_func ("/man-o-war/odds/six guns, high", "high", test_broadside);
  g_test_add_data_func ("/man-o-war/odds/six guns, low", "low", test_broadside);
  g_test_add_data_func ("/man-o-war/odds/tracks, high", "high", test_tracks);
  g_test_add_data_func ("/man-o-war/odds/tracks, low", "low", test_tracks);
  g_test_add_func ("/man-o-war/odds/cut short", test_cuts);
  g_test_add_func ("/man-o-war/odds/MW-TPL-09: ranges", test_gunnery);
  for (guint i = 0; i < G_N_ELEMENTS (volleys); i++)
    {
      g_autofree char *path = g_strconcat ("/man-o-war/odds/volley/", volleys[i].what, NULL);

      g_test_add_data_func (path, &volleys[i], test_volley);
    }

  odds_add_scenes (scenes, G_N_ELEMENTS (scenes), damage);
  return g_test_run ();
}
