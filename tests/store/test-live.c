/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The live tables always follow from the journal, and hold no secrets.
 */
#include <string.h>

#include "fixture.h"

/* Whatever happens, the live tables equal a replay of the stored journal. */
static void
test_random_battle (Fixture *fixture, gconstpointer data)
{
  for (guint32 seed = 1; seed <= 8; seed++)
    {
      g_autoptr (Battle) battle = battle_new (1 + seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

      fixture_add (fixture, battle);
      for (guint i = 0; i < 150; i++)
        {
          for (gint n = g_rand_int_range (rand, 1, 4); n > 0; n--)
            battle_play (battle, rand);

          fixture_keep (battle);
          if (i % 50 == 25)
            battle_assert_stored (battle, fixture->store, fixture->path, battle->kept);
          if (i % 50 == 40)
            {
              fixture_reopen (fixture);
              battle->store = fixture->store;
            }
        }

      battle_assert_stored (battle, fixture->store, fixture->path, battle->kept);
    }
}

/* The store remembers a few battles at a time: more of them, played in turn, are kept as well. */
#define MANY 24

static void
test_many_battles (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  Battle *battles[MANY];

  for (guint i = 0; i < MANY; i++)
    {
      battles[i] = battle_new (2);
      fixture_add (fixture, battles[i]);
    }

  for (guint round = 0; round < 3; round++)
    for (guint i = 0; i < MANY; i++)
      {
        for (guint n = 0; n < 5; n++)
          battle_play (battles[i], rand);

        fixture_keep (battles[i]);
      }

  for (guint i = 0; i < MANY; i++)
    {
      battle_assert_stored (battles[i], fixture->store, fixture->path, battles[i]->kept);
      battle_free (battles[i]);
    }
}

/* Live tables that are deleted and written again are the same. */
static void
test_rebuild (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = battle_new (4), other = battle_new (2);
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  g_autoptr (BonesNames) names = NULL;
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  BonesLiveState live_state;

  fixture_add (fixture, battle);
  fixture_add (fixture, other);
  for (guint i = 0; i < 300; i++)
    battle_play (battle, rand);

  fixture_keep (battle);
  before = battle_dump (fixture->path, "live%");
  battle_run_sql (fixture->path,
                  "DELETE FROM live_table WHERE game = 1; DELETE FROM live_fleets WHERE game = 1;"
                  "UPDATE live_ships SET name = '?'; DELETE FROM live_options WHERE game = 1;"
                  "UPDATE live_tracks SET value = 9; DELETE FROM live_markers;"
                  "DELETE FROM live_cards; DELETE FROM secret_cards;"
                  "INSERT INTO live_ships VALUES (1, 99, 'X', 'X', 'X', 0, 0, 'sunk', 0);");
  for (guint i = 0; i < 2; i++)
    {
      Battle *each = i == 0 ? battle : other;

      g_clear_pointer (&names, bones_names_free);
      live_state = battle_live_state (each, &names);
      bones_store_rebuild_status (fixture->store, each->game, &live_state, &error);
      g_assert_no_error (error);
    }

  after = battle_dump (fixture->path, "live%");
  g_assert_cmpstr (before, ==, after);
}

/* Things that come and go do so in the live tables, too, also by undo and redo. */
static void
test_comes_and_goes (Fixture *fixture, gconstpointer data)
{
  static const BonesChange changes[] = {
    { BONES_ADD_SHIP, 0, 1, FALSE, 0 },
    { BONES_ADD_FLEET, 0, 0, FALSE, 0 },
    { BONES_ADD_MARKER, 1, 1, FALSE, 2 },
    { BONES_ADD_MARKER, 1, BONES_NOBODY, FALSE, BONES_NO_SHIP },
    { BONES_REMOVE_MARKER, 0, 0, FALSE, 0 },
    { BONES_SET_CARD, 1, 7, FALSE, BONES_IN_HAND },
    { BONES_SET_CARD, 1, 7, FALSE, BONES_DISCARDED },
    { BONES_SET_CARD, 1, 7, FALSE, BONES_IN_PILE },
    { BONES_RENAME_SHIP, 0, 3, FALSE, 0 },
    { BONES_RENAME_FLEET, 0, 1, FALSE, 0 },
    { BONES_SET_SHIP, BONES_SHIP_OWNER, 0, FALSE, BONES_NOBODY },
    { BONES_SET_SHIP, BONES_SHIP_STATUS, 1, FALSE, BONES_FLED },
    { BONES_SET_FLEET, BONES_FLEET_FLAGSHIP, 0, FALSE, 1 },
    { BONES_SET_FLEET, BONES_FLEET_KEEP_ALL, 1, FALSE, 1 },
    { BONES_SET_TABLE, BONES_TABLE_WIND, 0, FALSE, BONES_CALM },
    { BONES_SET_TABLE, BONES_TABLE_ORDER, 0, FALSE, 0xf01 },
    { BONES_SET_TABLE, NULL_SIGHT, 0, FALSE, 3 },
    { BONES_SET_OPTION, NULL_LIVES, 0, FALSE, 5 },
  };
  g_autoptr (Battle) battle = battle_new (2);

  fixture_add (fixture, battle);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      battle_change (battle, &changes[i], "Renown");
      for (guint step = 0; step < 3; step++)
        {
          if (step == 1)
            g_assert_true (boats_undo (battle->boats));
          else if (step == 2)
            g_assert_true (boats_redo (battle->boats));

          fixture_keep (battle);
          battle_assert_stored (battle, fixture->store, fixture->path, battle->kept);
        }
    }
}

/* Boats have no links, so this test adds a kind. */
static void
test_links (Fixture *fixture, gconstpointer data)
{
  static const char *const kinds[] = { "", "grapple", NULL };
  BonesRuleset grappling = bones_null;
  g_autoptr (Battle) battle = battle_new (2);
  g_autoptr (BonesNames) names = NULL;
  g_autofree char *dump = NULL, *rebuilt = NULL;
  g_autoptr (GError) error = NULL;
  BonesLiveState live_state;
  const BonesChange changes[] = { { BONES_ADD_LINK, 1, 0, FALSE, 2 },
                                  { BONES_ADD_LINK, 1, 3, FALSE, 1 },
                                  { BONES_REMOVE_LINK, 0, 0, FALSE, 0 } };

  grappling.link_kinds = kinds;
  battle->boats->setup->ruleset = &grappling;
  fixture_add (fixture, battle);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      battle_change (battle, &changes[i], NULL);
      fixture_keep (battle);
    }

  dump = battle_dump (fixture->path, "live_links");
  g_assert_cmpstr (dump, ==,
                   "'live_links'=live_links game=1 link=1 kind=grapple stage=0 ship=3 other=1 "
                   "value1=0 value2=0 value3=0 \n");
  live_state = battle_live_state (battle, &names);
  bones_store_rebuild_status (fixture->store, battle->game, &live_state, &error);
  g_assert_no_error (error);
  rebuilt = battle_dump (fixture->path, "live_links");
  g_assert_cmpstr (dump, ==, rebuilt);
  battle->boats->setup->ruleset = &bones_null;
}

/* Where the cards of hands are, how the fleets were bought, the journal, the seed and the words are
 * only in the secret tables. */
static void
test_secrets (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = battle_new (2);
  const BonesChange deal = { BONES_SET_CARD, 0, 201, FALSE, BONES_IN_HAND + 1 };
  const BonesChange discard = { BONES_SET_CARD, 0, 202, FALSE, BONES_DISCARDED };
  const BonesChange play = { BONES_SET_CARD, 0, 201, FALSE, BONES_SPENT };
  g_autofree char *live = NULL, *secret = NULL, *games = NULL, *later = NULL;

  battle_change (battle, &deal, NULL);
  battle_change (battle, &discard, NULL);
  fixture_add (fixture, battle);
  live = battle_dump (fixture->path, "live%");
  games = battle_dump (fixture->path, "games");
  secret = battle_dump (fixture->path, "secret%");
  g_assert_null (strstr (live, "=201 "));
  g_assert_null (strstr (live, "=202 "));
  g_assert_nonnull (strstr (secret, "card=201 place=hand fleet=1 "));
  g_assert_nonnull (strstr (secret, "card=202 place=discarded "));
  g_assert_null (strstr (live, "mizzen"));
  g_assert_null (strstr (games, "mizzen"));
  g_assert_nonnull (strstr (secret, "mizzen"));
  g_assert_null (strstr (games, "\a\a\a\a"));

  battle_change (battle, &play, NULL);
  fixture_keep (battle);
  later = battle_dump (fixture->path, "secret_cards");
  g_assert_nonnull (strstr (later, "card=201 place=spent fleet=NULL "));
  g_assert_null (strstr (later, "place=hand"));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, fixture_set_up, test, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/live/random-battle", test_random_battle);
  ADD ("/live/many-battles", test_many_battles);
  ADD ("/live/rebuild", test_rebuild);
  ADD ("/live/comes-and-goes", test_comes_and_goes);
  ADD ("/live/links", test_links);
  ADD ("/live/secrets", test_secrets);
  return g_test_run ();
}
