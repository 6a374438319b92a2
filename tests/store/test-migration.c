/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * A database of an older version is migrated: in one transaction or not at all, with a copy beside
 * it.
 */
#include <string.h>

#include "battle.h"
#include "folder.h"
#include "migration.h"
#include "store-private.h"

/* A program with three layouts. The data of the first must survive the others. */
#define MARK "PRAGMA application_id = 1114599013;"
#define FIRST                                                                                      \
  MARK "CREATE TABLE ships (id INTEGER PRIMARY KEY, name TEXT NOT NULL, hits INTEGER) STRICT;"     \
       "CREATE TABLE shots (ship INTEGER REFERENCES ships (id)) STRICT; PRAGMA user_version = 1;"
#define SECOND                                                                                     \
  "ALTER TABLE ships ADD COLUMN crew INTEGER NOT NULL DEFAULT 10; PRAGMA user_version = 2;"
#define THIRD                                                                                      \
  "CREATE TABLE new (id INTEGER PRIMARY KEY, name TEXT NOT NULL, crew INTEGER) STRICT;"            \
  "INSERT INTO new SELECT id, upper (name), crew - hits FROM ships; DROP TABLE ships;"             \
  "ALTER TABLE new RENAME TO ships; PRAGMA user_version = 3;"

static const char *const of_first[] = { FIRST, NULL };
static const char *const of_third[] = { FIRST, SECOND, THIRD, NULL };

typedef struct {
  Folder *folder;
  char *path, *copy;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = folder_new ();
  fixture->path = folder_file (fixture->folder, "battles.db");
  fixture->copy = folder_file (fixture->folder, "battles.db.version-1");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  folder_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->copy);
}

static void
assert_opens (const char *path, const char *const *scripts)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = bones_store_open_with (path, scripts, &error);

  g_assert_no_error (error);
  g_assert_nonnull (store);
}

/* A database as the program with one layout wrote it. */
static void
make_first (Fixture *fixture)
{
  assert_opens (fixture->path, of_first);
  g_assert_false (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
  battle_run_sql (fixture->path, "INSERT INTO ships VALUES (1, 'Fury', 2), (2, 'Dauntless', 0);"
                                 "INSERT INTO shots VALUES (2)");
}

static void
test_older (Fixture *fixture, gconstpointer data)
{
  g_autofree char *ships = NULL, *old_ships = NULL, *again = NULL;

  make_first (fixture);
  assert_opens (fixture->path, of_third);
  g_assert_cmpint (battle_ask_sql (fixture->path, "PRAGMA user_version"), ==, 3);
  g_assert_cmpint (battle_ask_sql (fixture->path, "PRAGMA application_id"), ==,
                   BONES_APPLICATION_ID);
  ships = battle_ask_text (fixture->path, "SELECT group_concat (name || crew) FROM ships");
  g_assert_cmpstr (ships, ==, "FURY8,DAUNTLESS10");

  /* The copy equals the old file. */
  g_assert_cmpint (battle_ask_sql (fixture->copy, "PRAGMA user_version"), ==, 1);
  old_ships = battle_ask_text (fixture->copy, "SELECT group_concat (name || hits) FROM ships");
  g_assert_cmpstr (old_ships, ==, "Fury2,Dauntless0");

  /* A second start does nothing. */
  assert_opens (fixture->path, of_third);
  again = battle_ask_text (fixture->path, "SELECT group_concat (name || crew) FROM ships");
  g_assert_cmpstr (ships, ==, again);
}

/* Changes of the older program that are still in the "-wal" file are migrated, too. */
static void
test_copy_has_all (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesStore) open = NULL;

  make_first (fixture);
  open = bones_store_open_with (fixture->path, of_first, NULL);
  g_assert_nonnull (open);
  battle_run_sql (fixture->path, "INSERT INTO ships VALUES (3, 'Swift', 1)");
  assert_opens (fixture->path, of_third);
  g_assert_cmpint (battle_ask_sql (fixture->copy, "SELECT count(*) FROM ships"), ==, 3);
  g_assert_cmpint (battle_ask_sql (fixture->path, "SELECT count(*) FROM ships"), ==, 3);
}

/* A migration that fails half way leaves the file as it was. */
static void
assert_fails (Fixture *fixture, const char *script, BonesStoreError code, const char *expected)
{
  const char *const scripts[] = { FIRST, SECOND, script, NULL };
  g_autofree char *ships = NULL;
  g_autoptr (GError) error = NULL;

  make_first (fixture);
  g_assert_null (bones_store_open_with (fixture->path, scripts, &error));
  g_assert_error (error, BONES_STORE_ERROR, (gint) code);
  g_assert_nonnull (strstr (error->message, expected));
  g_assert_cmpint (battle_ask_sql (fixture->path, "PRAGMA user_version"), ==, 1);
  g_assert_cmpint (battle_ask_sql (fixture->copy, "PRAGMA user_version"), ==, 1);
  ships = battle_ask_text (fixture->path, "SELECT group_concat (name || hits) FROM ships");
  g_assert_cmpstr (ships, ==, "Fury2,Dauntless0");
  assert_opens (fixture->path, of_third);
}

static void
test_fails_in_the_middle (Fixture *fixture, gconstpointer data)
{
  assert_fails (fixture,
                "UPDATE ships SET name = 'sunk'; CREATE TABLE crews (name TEXT) STRICT;"
                "INSERT INTO ships VALUES (1, 'twice', 0, 0); PRAGMA user_version = 3;",
                BONES_STORE_ERROR_FAILED, "UNIQUE");
}

static void
test_breaks_a_reference (Fixture *fixture, gconstpointer data)
{
  assert_fails (fixture, "DELETE FROM ships WHERE id = 2; PRAGMA user_version = 3;",
                BONES_STORE_ERROR_FAILED, "1 rows would refer to rows that do not exist");
}

static void
test_forgets_its_number (Fixture *fixture, gconstpointer data)
{
  assert_fails (fixture, "DROP TABLE shots;", BONES_STORE_ERROR_FAILED, "layout 3");
}

/* The older program leaves the newer file alone. */
static void
test_back_again (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  make_first (fixture);
  assert_opens (fixture->path, of_third);
  g_assert_null (bones_store_open_with (fixture->path, of_first, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NEWER);
  g_assert_nonnull (strstr (error->message, "its layout is 3, this version knows 1"));
}

/* A battle that began with this layout continues under a later one. */
static void
test_battle_goes_on (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) scripts = bones_migration_scripts ();
  const char *const later[] = {
    scripts[0], scripts[1], scripts[2],
    scripts[3], scripts[4], scripts[5],
    scripts[6], scripts[7], "ALTER TABLE games ADD COLUMN place TEXT; PRAGMA user_version = 9;",
    NULL
  };
  g_autofree char *copy = folder_file (fixture->folder, "battles.db.version-8");
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, NULL);
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_strv_length (scripts), ==, 8);
  g_assert_true (battle_add (battle, store, &error));
  g_clear_pointer (&store, bones_store_close);
  battle->store = store = bones_store_open_with (fixture->path, later, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < 20; i++)
    battle_play (battle, rand);

  g_assert_true (battle_keep (battle, &error));
  battle_assert_stored (battle, store, fixture->path, battle->kept);
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS));
}

/* Makes a file of layout 7, 4 or 1 of one that is as they are now, with its rows. */
static void
turn_back (const char *path, guint version)
{
  battle_run_sql (path, "ALTER TABLE live_table RENAME COLUMN least_seq TO last_seq;"
                        "ALTER TABLE live_table ADD COLUMN played INTEGER NOT NULL DEFAULT 0;"
                        "UPDATE live_table SET last_seq = (SELECT seq FROM secret_journal"
                        "  WHERE game = live_table.game AND last);"
                        "ALTER TABLE secret_journal DROP COLUMN last;"
                        "PRAGMA user_version = 7;");
  if (version == 7)
    return;

  battle_run_sql (path,
                  "ALTER TABLE secret_journal RENAME TO journal;"
                  "ALTER TABLE live_table ADD COLUMN last_hash BLOB;"
                  "ALTER TABLE games ADD COLUMN setup TEXT NOT NULL DEFAULT '';"
                  "UPDATE games SET setup = (SELECT setup FROM secret_setups WHERE game = id);"
                  "DROP TABLE secret_setups;"
                  "INSERT INTO live_cards SELECT game, deck, card, place FROM secret_cards"
                  "  WHERE place <> 'hand';"
                  "DELETE FROM secret_cards WHERE place <> 'hand';"
                  "ALTER TABLE secret_cards DROP COLUMN place;"
                  "ALTER TABLE secret_seeds RENAME TO later;"
                  "CREATE TABLE secret_seeds (game INTEGER PRIMARY KEY REFERENCES games (id)"
                  "  ON DELETE CASCADE, seed BLOB NOT NULL) STRICT;"
                  "INSERT INTO secret_seeds SELECT game, seed FROM later;"
                  "DROP TABLE later;"
                  "DROP TABLE archived_games;"
                  "ALTER TABLE live_fleets DROP COLUMN captain;"
                  "PRAGMA user_version = 4;");
  if (version == 1)
    battle_run_sql (path, "DROP TABLE content_sets; DROP TABLE games_by_number;"
                          "DROP TABLE game_fleets; DROP TABLE fleet_revisions; DROP TABLE fleets;"
                          "PRAGMA user_version = 1;");
}

/* One that was begun before there were content sets goes on, and there can be sets. */
static void
test_before_content_sets (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, NULL);
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (GError) error = NULL;
  BonesSetRecord set = { .ruleset = (char *) "null",
                         .name = (char *) "Mine",
                         .json = (char *) "{}" };

  g_assert_true (battle_add (battle, store, &error));
  g_clear_pointer (&store, bones_store_close);
  turn_back (fixture->path, 1);
  battle->store = store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
  battle_assert_stored (battle, store, fixture->path, battle->kept);
  g_assert_true (g_file_test (fixture->copy, G_FILE_TEST_EXISTS));
  g_assert_true (bones_store_add_set (store, &set, &error));
}

/* Since layout 7, fleets have their captains; a set-up that cannot be read has none. */
static void
test_captains (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, NULL);
  g_autoptr (Battle) battle = battle_new (3), other = battle_new (3);
  g_autofree char *captains = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (battle_add (battle, store, &error) && battle_add (other, store, &error));
  g_clear_pointer (&store, bones_store_close);
  battle_run_sql (fixture->path,
                  "UPDATE secret_setups SET setup = CASE game"
                  " WHEN 1 THEN '{\"fleets\":[{},{\"player\":\"Anne\"}]}' ELSE '{' END");
  turn_back (fixture->path, 4);
  store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
  captains = battle_ask_text (fixture->path,
                              "SELECT group_concat (game || '.' || fleet || coalesce (captain, ''))"
                              " FROM live_fleets");
  g_assert_cmpstr (captains, ==, "1.0,1.1Anne,2.0,2.1");
}

/* Since layout 8, the last entry has a mark; a journal that had lost its end has none. */
static void
test_last_entry (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, NULL);
  g_autoptr (Battle) battle = battle_new (3), other = battle_new (3);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autoptr (GError) error = NULL;

  g_assert_true (battle_add (battle, store, &error) && battle_add (other, store, &error));
  for (guint i = 0; i < 30; i++)
    battle_play (battle, rand);

  battle->store = store;
  g_assert_true (battle_keep (battle, &error));
  g_clear_pointer (&store, bones_store_close);
  turn_back (fixture->path, 7);
  battle_run_sql (fixture->path, "DELETE FROM secret_journal WHERE game = 2 AND seq = 3");
  battle->store = store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
  battle_assert_stored (battle, store, fixture->path, battle->kept);
  battle_play (battle, rand);
  g_assert_true (battle_keep (battle, &error));
  battle_assert_stored (battle, store, fixture->path, battle->kept);
  g_assert_false (bones_store_load_entries (store, 2, other->boats->setup, journal, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "its entry 3 is missing"));
}

/* What was open to everybody before layout 5 is secret afterwards, every row of it. */
static void
test_secrets_move (Fixture *fixture, gconstpointer data)
{
  static const char cards[] = "INSERT INTO secret_cards VALUES (1, 0, 1, 'hand', 1),"
                              " (1, 0, 2, 'discarded', NULL);"
                              "INSERT INTO live_cards VALUES (1, 1, 7, 'spent')";
  static const char all[] = "SELECT group_concat (hex (hash)) || (SELECT setup FROM secret_setups)"
                            " || (SELECT group_concat (deck || '-' || card || place"
                            "     || coalesce (fleet, '')) FROM secret_cards)"
                            " || (SELECT group_concat (deck || card || place) FROM live_cards)"
                            " FROM secret_journal";
  g_autofree char *copy = folder_file (fixture->folder, "battles.db.version-4");
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, NULL);
  g_autoptr (Battle) battle = battle_new (3);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (battle_add (battle, store, &error));
  battle->store = store;
  for (guint i = 0; i < 20; i++)
    battle_play (battle, rand);

  g_assert_true (battle_keep (battle, &error));
  g_clear_pointer (&store, bones_store_close);
  battle_run_sql (fixture->path, "DELETE FROM live_cards; DELETE FROM secret_cards");
  battle_run_sql (fixture->path, cards);
  before = battle_ask_text (fixture->path, all);
  g_assert_nonnull (strstr (before, "0-1hand1,0-2discarded17spent"));
  turn_back (fixture->path, 4);
  battle->store = store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
  after = battle_ask_text (fixture->path, all);
  g_assert_cmpstr (after, ==, before);
  g_assert_true (g_file_test (copy, G_FILE_TEST_EXISTS));
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/migration/older", test_older);
  ADD ("/migration/copy-has-all", test_copy_has_all);
  ADD ("/migration/fails-in-the-middle", test_fails_in_the_middle);
  ADD ("/migration/breaks-a-reference", test_breaks_a_reference);
  ADD ("/migration/forgets-its-number", test_forgets_its_number);
  ADD ("/migration/back-again", test_back_again);
  ADD ("/migration/battle-goes-on", test_battle_goes_on);
  ADD ("/migration/before-content-sets", test_before_content_sets);
  ADD ("/migration/secrets-move", test_secrets_move);
  ADD ("/migration/captains", test_captains);
  ADD ("/migration/last-entry", test_last_entry);
  return g_test_run ();
}
