/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "boats.h"

#include "change.h"
#include "names.h"

enum { RED, RED_2, BLUE, BLUE_2 }; /* the boats of boats_new (2, …) */

/* Changes that no game can hold, and the bounds that are reported. */
static const struct {
  BonesChange change;
  BonesChangeFit fit;
} changes[] = {
  { { BONES_SET_SHIP, NULL_HITS, RED, FALSE, 9 }, BONES_CHANGE_FITS },
  { { BONES_SET_SHIP, NULL_HITS, RED, FALSE, 10 }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_SHIP, NULL_HITS, RED, FALSE, -1 }, BONES_CHANGE_TOO_LOW },
  { { BONES_SET_SHIP, NULL_HITS, RED, TRUE, -1 }, BONES_CHANGE_TOO_LOW },
  { { BONES_SET_SHIP, NULL_STOVE, RED, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_SHIP, NULL_IN_REEDS + 1, RED, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_SHIP, NULL_HITS, 4, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_SHIP, BONES_SHIP_STATUS, RED, FALSE, BONES_SUNK }, BONES_CHANGE_FITS },
  { { BONES_SET_SHIP, BONES_SHIP_STATUS, RED, FALSE, BONES_STATUSES }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_SHIP, BONES_SHIP_OWNER, RED, FALSE, 1 }, BONES_CHANGE_FITS },
  { { BONES_SET_SHIP, BONES_SHIP_OWNER, RED, FALSE, BONES_NOBODY }, BONES_CHANGE_FITS },
  { { BONES_SET_SHIP, BONES_SHIP_OWNER, RED, FALSE, 2 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_SHIP, BONES_SHIP_KIND, RED, FALSE, 3 }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_FLEET, NULL_LUCK, 1, TRUE, 5 }, BONES_CHANGE_FITS },
  { { BONES_SET_FLEET, NULL_LUCK, 1, TRUE, 6 }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_FLEET, NULL_LUCK, 2, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, 1, FALSE, BLUE }, BONES_CHANGE_FITS },
  { { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, 1, FALSE, 77 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_TABLE, BONES_TABLE_ROUND, 0, FALSE, 3 }, BONES_CHANGE_FITS },
  { { BONES_SET_TABLE, BONES_TABLE_ROUND, 0, FALSE, 1000 }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_TABLE, BONES_TABLE_WIND, 0, FALSE, BONES_CALM }, BONES_CHANGE_FITS },
  { { BONES_SET_TABLE, BONES_TABLE_WIND, 0, FALSE, 9 }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_TABLE, BONES_TABLE_ORDER, 0, FALSE, 0xf01 }, BONES_CHANGE_FITS },
  { { BONES_SET_TABLE, BONES_TABLE_ORDER, 0, FALSE, 0xf11 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_TABLE, BONES_TABLE_ORDER, 0, FALSE, 0xf2 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_TABLE, BONES_TABLE_ACTIVE, 0, FALSE, 1 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_OPTION, NULL_LIVES, 0, FALSE, 9 }, BONES_CHANGE_FITS },
  { { BONES_SET_OPTION, NULL_LIVES, 0, FALSE, 0 }, BONES_CHANGE_TOO_LOW },
  { { BONES_SET_OPTION, NULL_CARDS, 0, FALSE, 2 }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_OPTION, NULL_CHARMS + 1, 0, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_OPTION, 200, 0, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_ADD_SHIP, 0, 1, FALSE, 0 }, BONES_CHANGE_FITS },
  { { BONES_ADD_SHIP, 3, 1, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_ADD_SHIP, 0, 2, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_ADD_FLEET, 0, 0, FALSE, 0 }, BONES_CHANGE_FITS },
  { { BONES_ADD_MARKER, 1, BONES_NOBODY, FALSE, BONES_NO_SHIP }, BONES_CHANGE_FITS },
  { { BONES_ADD_MARKER, 2, BONES_NOBODY, FALSE, BONES_NO_SHIP }, BONES_CHANGE_NO_SUCH },
  { { BONES_ADD_MARKER, 1, BONES_NOBODY, FALSE, -5 }, BONES_CHANGE_NO_SUCH },
  { { BONES_REMOVE_MARKER, 0, 0, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_ADD_LINK, 1, RED, FALSE, BLUE }, BONES_CHANGE_NO_SUCH },
  { { BONES_SET_CARD, 0, 3, FALSE, BONES_IN_HAND + 1 }, BONES_CHANGE_FITS },
  { { BONES_SET_CARD, 0, 3, FALSE, BONES_IN_HAND + 2 }, BONES_CHANGE_TOO_HIGH },
  { { BONES_SET_CARD, 9, 3, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { BONES_RENAME_SHIP, 0, RED, FALSE, 0 }, BONES_CHANGE_FITS },
  { { BONES_RENAME_FLEET, 0, 5, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
  { { 99, 0, 0, FALSE, 0 }, BONES_CHANGE_NO_SUCH },
};

static void
test_changes (void)
{
  g_autoptr (Boats) boats = boats_new (2, 1);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree BonesGame *game = g_new0 (BonesGame, 1);

      bones_game_copy (game, &boats_play (boats)->game);
      g_assert_cmpint (bones_change_apply (boats->setup, game, &changes[i].change, NULL, NULL), ==,
                       changes[i].fit);
      if (changes[i].fit != BONES_CHANGE_FITS)
        g_assert_true (bones_game_equal (game, &boats_play (boats)->game));
    }
}

/* A track that a class does not have cannot be set on its ships. */
static void
test_tracks_of_a_class (void)
{
  static const BonesChangeFit rowed[] = { [BOATS_BOAT] = BONES_CHANGE_FITS,
                                          [BOATS_PUNT] = BONES_CHANGE_FITS,
                                          [BOATS_RAFT] = BONES_CHANGE_NO_SUCH };
  const BonesChange row = { BONES_SET_SHIP, NULL_ROWED, RED, FALSE, 100 };
  const BonesChange hit = { BONES_SET_SHIP, NULL_HITS, RED, FALSE, 1 };
  g_autoptr (Boats) boats = boats_new (2, 1);
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);

  bones_game_copy (game, &boats_play (boats)->game);
  for (guint kind = 0; kind < G_N_ELEMENTS (rowed); kind++)
    {
      const BonesChange made = { BONES_SET_SHIP, BONES_SHIP_KIND, RED, FALSE, kind };

      g_assert_cmpint (bones_change_apply (boats->setup, game, &made, NULL, NULL), ==,
                       BONES_CHANGE_FITS);
      g_assert_cmpint (bones_change_apply (boats->setup, game, &row, NULL, NULL), ==, rowed[kind]);
      g_assert_cmpint (bones_change_apply (boats->setup, game, &hit, NULL, NULL), ==,
                       BONES_CHANGE_FITS);
    }
}

/* At the bounds of ships, fleets, markers and links, a change is refused. */
static void
test_bounds (void)
{
  static const struct {
    BonesChange change;
    guint room; /* how often it fits */
  } cases[] = {
    { { BONES_ADD_SHIP, 0, 0, FALSE, 0 }, BONES_MAX_FLEET_SHIPS - 2 },
    { { BONES_ADD_FLEET, 0, 0, FALSE, 0 }, BONES_MAX_FLEETS - 2 },
    { { BONES_ADD_MARKER, 1, BONES_NOBODY, FALSE, BONES_NO_SHIP }, BONES_MAX_MARKERS },
  };
  g_autoptr (Boats) boats = boats_new (2, 1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree BonesGame *game = g_new0 (BonesGame, 1);

      bones_game_copy (game, &boats_play (boats)->game);
      for (guint j = 0; j < cases[i].room; j++)
        g_assert_cmpint (bones_change_apply (boats->setup, game, &cases[i].change, NULL, NULL), ==,
                         BONES_CHANGE_FITS);

      g_assert_cmpint (bones_change_apply (boats->setup, game, &cases[i].change, NULL, NULL), ==,
                       BONES_CHANGE_NO_ROOM);
    }
}

/* Removed links and markers leave no trace: equal games are equal bytes. */
static void
test_links_and_markers_leave_no_trace (void)
{
  g_autofree BonesGame *game = g_new0 (BonesGame, 1), *before = g_new0 (BonesGame, 1);

  game->n_ships = before->n_ships = 4;
  bones_game_add_link (game, 1, RED, BLUE);
  bones_game_add_link (game, 1, RED_2, BLUE_2);
  g_assert_cmpuint (bones_link_other (bones_game_peek_link (game, 1, BLUE), BLUE), ==, RED);
  bones_game_drop_links (game, RED);
  g_assert_null (bones_game_peek_link (game, 1, BLUE));
  g_assert_nonnull (bones_game_peek_link (game, 1, BLUE_2));
  bones_game_drop_links (game, BLUE_2);
  bones_game_add_marker (game, 1, BONES_NOBODY);
  g_assert_cmpuint (bones_game_add_marker (game, 1, BONES_NOBODY)->number, ==, 2);
  g_assert_cmpuint (bones_game_add_marker (game, 2, BONES_NOBODY)->number, ==, 1);
  for (guint i = 0; i < 3; i++)
    bones_game_drop_marker (game, game->n_markers - 1);

  g_assert_true (bones_game_equal (game, before));
}

/* The player of a fleet that comes late follows its name; a player is optional. */
static void
test_players (void)
{
  static const char *const texts[] = { "Gold\tCleo\nInfanta", "Green" };
  const BonesChange added[] = { { BONES_ADD_FLEET, 0, 0, FALSE, 0 },
                                { BONES_ADD_SHIP, 0, 2, FALSE, 0 } };
  g_autoptr (Boats) boats = boats_new (2, 1);
  g_autoptr (BonesNames) names = NULL;

  ((BonesRoster *) g_ptr_array_index (boats->setup->rosters, 0))->player = g_strdup ("Anne");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      BonesEntry *entry = bones_entry_new (BONES_ENTRY_OVERRIDE);

      entry->n_changes = i == 0 ? 2 : 1;
      entry->changes = g_memdup2 (added, entry->n_changes * sizeof *added);
      entry->text = g_strdup (texts[i]);
      g_assert_cmpuint (boats_append (boats, entry), ==, 0);
    }

  names = bones_names_new (boats->setup, boats->journal, NULL);
  g_assert_cmpstr (bones_names_player (names, 0), ==, "Anne");
  g_assert_null (bones_names_player (names, 1));
  g_assert_cmpstr (bones_names_fleet (names, 2), ==, "Gold");
  g_assert_cmpstr (bones_names_player (names, 2), ==, "Cleo");
  g_assert_cmpstr (bones_names_ship (names, 4), ==, "Infanta");
  g_assert_cmpstr (bones_names_fleet (names, 3), ==, "Green");
  g_assert_null (bones_names_player (names, 3));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/players", test_players);
  g_test_add_func ("/engine/changes", test_changes);
  g_test_add_func ("/engine/tracks-of-a-class", test_tracks_of_a_class);
  g_test_add_func ("/engine/bounds", test_bounds);
  g_test_add_func ("/engine/links-and-markers-leave-no-trace",
                   test_links_and_markers_leave_no_trace);
  return g_test_run ();
}
