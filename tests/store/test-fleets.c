/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Kept fleets: revisions, undo and redo also after a restart, and the battles that were begun with
 * them.
 */
#include <string.h>

#include "fixture.h"

static BonesFleetRecord *
new_fleet (const char *name, const char *json)
{
  BonesFleetRecord *record = g_new0 (BonesFleetRecord, 1);

  record->ruleset = g_strdup ("null");
  record->name = g_strdup (name);
  record->json = g_strdup (json);
  return record;
}

static BonesFleetRecord *
add (Fixture *fixture, const char *name)
{
  BonesFleetRecord *record = new_fleet (name, "{}");
  g_autoptr (GError) error = NULL;

  g_assert_true (bones_store_add_fleet (fixture->store, record, &error));
  g_assert_no_error (error);
  return record;
}

static void
edit (Fixture *fixture, BonesFleetRecord *record, guint n)
{
  g_autoptr (GError) error = NULL;

  g_free (record->json);
  record->json = g_strdup_printf ("{\"n\":%u}", n);
  g_assert_true (bones_store_put_fleet (fixture->store, record, &error));
  g_assert_no_error (error);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  G_GNUC_UNUSED g_autoptr (BonesFleetRecord) red = add (fixture, "red");
  G_GNUC_UNUSED g_autoptr (BonesFleetRecord) blue = add (fixture, "Blue");
  g_autoptr (BonesFleetRecord) amber = add (fixture, "Amber");
  g_autoptr (GPtrArray) all = NULL, none = NULL;
  GString *names = g_string_new (NULL);

  g_assert_true (bones_store_archive_fleet (fixture->store, amber->id, TRUE, NULL));
  fixture_reopen (fixture);
  all = bones_store_list_fleets (fixture->store, "null", NULL);
  for (guint i = 0; i < all->len; i++)
    {
      const BonesFleetRecord *record = g_ptr_array_index (all, i);

      g_string_append_printf (names, "%s%s ", record->name, record->archived ? "*" : "");
    }

  g_assert_cmpstr (names->str, ==, "Blue red Amber* ");
  g_string_free (names, TRUE);
  none = bones_store_list_fleets (fixture->store, "chess", NULL);
  g_assert_cmpuint (none->len, ==, 0);
}

static void
assert_at (const BonesFleetRecord *record, const char *json, guint undos, guint redos)
{
  g_assert_cmpstr (record->json, ==, json);
  g_assert_cmpuint (record->undos, ==, undos);
  g_assert_cmpuint (record->redos, ==, redos);
}

/* Undo and redo go along the line, also after a restart; an edit cuts off what could be redone. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesFleetRecord) red = add (fixture, "Red");
  g_autoptr (BonesFleetRecord) again = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= 3; i++)
    edit (fixture, red, i);

  assert_at (red, "{\"n\":3}", 3, 0);
  g_assert_true (bones_store_undo_fleet (fixture->store, red, NULL));
  g_assert_true (bones_store_undo_fleet (fixture->store, red, NULL));
  assert_at (red, "{\"n\":1}", 1, 2);
  fixture_reopen (fixture);
  again = bones_store_load_fleet (fixture->store, red->id, NULL);
  assert_at (again, "{\"n\":1}", 1, 2);
  g_assert_true (bones_store_redo_fleet (fixture->store, again, NULL));
  assert_at (again, "{\"n\":2}", 2, 1);
  edit (fixture, again, 9);
  assert_at (again, "{\"n\":9}", 3, 0);
  g_assert_cmpuint (again->revision, ==, 5); /* a number is never given again */
  g_assert_false (bones_store_redo_fleet (fixture->store, again, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED);
  assert_at (again, "{\"n\":9}", 3, 0);
}

/* The last 50 edits can be undone; what is older is not kept. */
static void
test_fifty (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesFleetRecord) red = add (fixture, "Red");
  guint n = 0;

  for (guint i = 1; i <= 60; i++)
    edit (fixture, red, i);

  while (bones_store_undo_fleet (fixture->store, red, NULL))
    n++;

  g_assert_cmpuint (n, ==, BONES_FLEET_UNDOS);
  assert_at (red, "{\"n\":10}", 0, BONES_FLEET_UNDOS);
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM fleet_revisions"), ==,
                   1 + BONES_FLEET_UNDOS);
}

/* What another window changed is not written over. */
static void
test_two_windows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesFleetRecord) red = add (fixture, "Red");
  g_autoptr (BonesFleetRecord) other = bones_store_load_fleet (fixture->store, red->id, NULL);
  g_autoptr (BonesFleetRecord) now = NULL;
  g_autoptr (GError) error = NULL;

  edit (fixture, other, 1);
  g_assert_false (bones_store_put_fleet (fixture->store, red, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON);
  g_clear_error (&error);
  g_assert_false (bones_store_undo_fleet (fixture->store, red, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON);
  g_clear_error (&error);
  now = bones_store_load_fleet (fixture->store, red->id, NULL);
  assert_at (now, "{\"n\":1}", 1, 0);

  g_assert_true (bones_store_remove_fleet (fixture->store, red->id, NULL));
  g_assert_false (bones_store_put_fleet (fixture->store, now, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_FLEET);
  g_clear_error (&error);
  g_assert_false (bones_store_remove_fleet (fixture->store, red->id, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_FLEET);
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM fleet_revisions"), ==, 0);
}

/* A battle says which fleet it came from, and stays as it is if that fleet is deleted. */
static void
test_battles (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesFleetRecord) blue = add (fixture, "Blue");
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (BonesGameRecord) record = NULL;
  g_autoptr (GArray) battles = NULL;
  const BonesFleetBattle *fought;
  const BonesKeptFleet *kept;

  fixture_add (fixture, battle);
  battle_run_sql (fixture->path, "INSERT INTO game_fleets VALUES (1, 1, 1, 1)");
  battle_run_sql (fixture->path, "UPDATE secret_journal SET at = 7 WHERE last");
  battles = bones_store_list_fleet_battles (fixture->store, blue->id, NULL);
  g_assert_cmpuint (battles->len, ==, 1);
  fought = &g_array_index (battles, BonesFleetBattle, 0);
  g_assert_cmpint (fought->game, ==, battle->game);
  g_assert_cmpuint (fought->fleet, ==, 1);
  g_assert_cmpstr (fought->title, ==, "Red against Blue");
  g_assert_cmpstr (fought->name, ==, "Blue");
  g_assert_cmpuint (fought->others->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (fought->others, 0), ==, "Red");
  g_assert_cmpint (fought->played, ==, 7);
  g_assert_false (fought->over);
  g_assert_cmpint (fought->winner, ==, -1);

  g_assert_true (bones_store_remove_fleet (fixture->store, blue->id, NULL));
  record = bones_store_load_game (fixture->store, battle->game, NULL);
  g_assert_cmpuint (record->kept->len, ==, 1);
  kept = &g_array_index (record->kept, BonesKeptFleet, 0);
  g_assert_cmpint (kept->kept, ==, blue->id);
  g_assert_true (bones_store_remove_game (fixture->store, battle->game, NULL));
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM game_fleets"), ==, 0);
}

/* What is won, drawn and lost counts when the battle is over, for each fleet by itself. */
static void
test_scores (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *over;
    guint won, drawn, lost;
  } cases[] = {
    { "UPDATE live_table SET over = 1, winner = 1", 1, 0, 0 },
    { "UPDATE live_table SET over = 1, winner = 0", 0, 0, 1 },
    { "UPDATE live_table SET over = 1, winner = NULL", 0, 1, 0 },
  };
  g_autoptr (BonesFleetRecord) blue = add (fixture, "Blue");
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (GArray) none = NULL;

  fixture_add (fixture, battle);
  battle_run_sql (fixture->path, "INSERT INTO game_fleets VALUES (1, 1, 1, 1)");
  battle_run_sql (fixture->path, "UPDATE live_table SET over = 0");
  none = bones_store_list_fleet_scores (fixture->store, NULL);
  g_assert_cmpuint (none->len, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) scores = NULL;
      const BonesFleetScore *score;

      battle_run_sql (fixture->path, cases[i].over);
      scores = bones_store_list_fleet_scores (fixture->store, NULL);
      g_assert_cmpuint (scores->len, ==, 1);
      score = &g_array_index (scores, BonesFleetScore, 0);
      g_assert_cmpint (score->id, ==, blue->id);
      g_assert_cmpuint (score->won, ==, cases[i].won);
      g_assert_cmpuint (score->drawn, ==, cases[i].drawn);
      g_assert_cmpuint (score->lost, ==, cases[i].lost);
    }
}

/* A fleet that was taken comes back with its number and everything that can be undone and redone.
 */
static void
test_return (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesFleetRecord) red = add (fixture, "Red");
  g_autoptr (BonesFleetRecord) back = NULL;
  g_autoptr (BonesRemovedFleet) removed = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 1; i <= 3; i++)
    edit (fixture, red, i);
  g_assert_true (bones_store_undo_fleet (fixture->store, red, NULL));
  removed = bones_store_take_fleet (fixture->store, red->id, NULL);
  g_assert_nonnull (removed);
  g_assert_null (bones_store_load_fleet (fixture->store, red->id, NULL));
  g_assert_null (bones_store_take_fleet (fixture->store, red->id, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_FLEET);
  g_assert_true (bones_store_return_fleet (fixture->store, removed, NULL));
  g_assert_false (bones_store_return_fleet (fixture->store, removed, NULL)); /* it is there */
  fixture_reopen (fixture);
  back = bones_store_load_fleet (fixture->store, red->id, NULL);
  assert_at (back, red->json, 2, 1);
  g_assert_cmpint (back->changed, ==, red->changed);
  g_assert_true (bones_store_redo_fleet (fixture->store, back, NULL));
  edit (fixture, back, 9);
  g_assert_cmpuint (back->revision, ==, 5);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, fixture_set_up, test, fixture_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/fleets/list", test_list);
  ADD ("/fleets/undo", test_undo);
  ADD ("/fleets/fifty", test_fifty);
  ADD ("/fleets/two-windows", test_two_windows);
  ADD ("/fleets/battles", test_battles);
  ADD ("/fleets/scores", test_scores);
  ADD ("/fleets/return", test_return);
  return g_test_run ();
}
