/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"
#include "odds-scenes.h"
#include "scenes.h"

/* DP-FIR-02: the chances of the catalogue, through the real procedures; and whatever is rolled has
 * the same odds whether equal places are followed once or each time, or every face is tried. */

/* The crew that B1 has left; more than her maximum if R1 has none. */
static guint
crews (const BonesPlay *end, gconstpointer data)
{
  return end->game.ships[0].tracks[DP_CREW] == 0 ? FEW_OUTCOMES - 1
                                                 : end->game.ships[1].tracks[DP_CREW];
}

/* Whether there was an event @data. */
static guint
told (const BonesPlay *end, gconstpointer data)
{
  for (guint i = 0; i < end->events->len; i++)
    if (g_str_equal (g_array_index (end->events, BonesEvent, i).what, data))
      return 1;

  return 0;
}

static const struct {
  OddsScene scene;
  const char *event;
  guint of, in;
} chances[] = {
  { { "7", TWO, NULL, OF_THE_LINE ("B1") FIGHT ("d2", "d6"), "fire R1" }, "hits", 196, 216 },
  { { "8", TWO, NULL, FRIGATE ("B1") FIGHT ("d2", "d6"), "fire R1" }, "hits", 181, 216 },
  { { "9", TWO, NULL, FIGHT ("d2", "d6"), "fire R1" }, "hits", 160, 216 },
  { { "10", TWO, NULL, OF_THE_LINE ("R1") FRIGATE ("B1") FIGHT ("d2", "d6"), "fire R1" },
    "hits",
    135,
    216 },
  { { "11", TWO, NULL, FRIGATE ("R1") FIGHT ("d2", "d6"), "fire R1" }, "hits", 108, 216 },
  { { "a surprise", TWO, NULL, NULL, "attack R1: B1 N S [4] d1" }, "surprise", 1, 3 },
  { { "one by the Dread Pirate", TWO, NULL, "Red.dread_pirate=1", "attack R1: B1 no N S [4] d1" },
    "surprise",
    1,
    2 },
  { { "a white flag", TWO, NULL, "B1.crew=4 " FIGHT ("d2", "d4"), "fire R1" }, "strikes", 2, 3 },
  { { "any hit will do", TWO, NULL, "B1.crew=0 " FIGHT ("d2", "d6"), "fire R1" },
    "strikes",
    160,
    216 },
  { { "a port taken", TWO, NULL, "R1.crew=2 " RAID ("d2", "d6"), "fire R1" },
    "port-taken",
    160,
    216 },
};

static void
test_chances (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (chances); i++)
    odds_check_chance (&chances[i].scene, told, chances[i].event, chances[i].of, chances[i].in);
}

/* A port comes into play when it is raided. Ships are numbered before ports: R1, B1, Po1. */
static void
test_port (void)
{
  const OddsScene raid = { "a raid", TWO, NULL, NULL, "raid R1: Po1 N S [4] d1" };

  odds_check_fates (&raid, 2);
}

/* DP-DMG-02: the analysis of a fleet fires at each separation from d1 on, up the file. */
static void
test_gunnery (void)
{
  g_autoptr (Battle) battle = battle_new (TWO, NULL);

  for (guint range = 0; range < 6; range++)
    {
      g_autofree BonesGame *game = g_new (BonesGame, 1);

      bones_game_copy (game, battle_game (battle));
      dp_gunnery.place (battle->setup, game, range);
      g_assert_cmpuint (game->tracks[DP_SEPARATION], ==, range + 1);
      g_assert_cmpuint (game->ships[0].tracks[DP_SQUARE], ==, bones_square_at (&dp_board, 3, 0));
      g_assert_cmpuint (game->ships[1].tracks[DP_SQUARE], ==,
                        bones_square_at (&dp_board, 3, range + 2));
      g_assert_cmpint (dp_battle (game)->kind, ==, DP_SKIRMISH);
      g_assert_cmpuint (game->round, ==, 1);
      g_assert_cmpuint (game->tracks[DP_ROUND], ==, 1);
    }
}

static const OddsScene scenes[] = {
  { "a shot", TWO, NULL, FIGHT ("d2", "d6"), "fire R1" },
  { "a long shot", TWO, NULL, OF_THE_LINE ("R1") FRIGATE ("B1") FIGHT ("d1", "d8"), "fire R1" },
  { "a shot without a roll", TWO, NULL, OF_THE_LINE ("R1") OF_THE_LINE ("B1") FIGHT ("d2", "d4"),
    "fire R1" },
  { "with cards", TWO, "dp.card_target=both", "R1.card=2 Red.dread_pirate=1 " FIGHT ("d2", "d6"),
    "fire R1" },
  { "at a port", TWO, "dp.raid_auto_hit=off", "B1.crew=3 " RAID ("d2", "d4"), "fire R1" },
  { "a Gambit", TWO, NULL, FRIGATE ("R1") OF_THE_LINE ("B1") GAMBIT, "exchange: [1]" },
};

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dread-pirate/odds/DP-FIR-02: chances", test_chances);
  g_test_add_func ("/dread-pirate/odds/of a port that is raided", test_port);
  g_test_add_func ("/dread-pirate/odds/DP-DMG-02: separations", test_gunnery);
  odds_add_scenes (scenes, G_N_ELEMENTS (scenes), crews);
  return g_test_run ();
}
