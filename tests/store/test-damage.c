/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Damaged and foreign files: each is refused with a sentence that says why, and is left unchanged.
 */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "battle.h"
#include "folder.h"
#include "journal.h"

#define NOBODY 65534

typedef struct {
  Folder *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = folder_new ();
  fixture->path = folder_file (fixture->folder, "battles.db");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  folder_free (fixture->folder);
  g_free (fixture->path);
}

/* A closed database with a battle of @n random steps in it. */
static Battle *
make_battle (Fixture *fixture, guint n)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, &error);
  g_autoptr (GRand) rand = g_rand_new_with_seed (n);
  Battle *battle = battle_new (3);

  g_assert_no_error (error);
  battle_add (battle, store, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n; i++)
    battle_play (battle, rand);

  battle_keep (battle, &error);
  g_assert_no_error (error);
  return battle;
}

static void
make_file (Fixture *fixture)
{
  battle_free (make_battle (fixture, 10));
}

/* Opening fails with @code and the words @expected. No byte of the file has changed, and there is
 * no new file beside it. */
static void
assert_refused (Fixture *fixture, BonesStoreError code, const char *expected)
{
  g_autofree char *before = folder_hash (fixture->path), *after = NULL;
  g_autofree char *wal = g_strconcat (fixture->path, "-wal", NULL);
  const gboolean had_wal = g_file_test (wal, G_FILE_TEST_EXISTS);
  g_autoptr (GError) error = NULL;

  g_assert_null (bones_store_open (fixture->path, &error));
  g_assert_error (error, BONES_STORE_ERROR, (gint) code);
  g_assert_nonnull (strstr (error->message, "battles.db"));
  g_assert_nonnull (strstr (error->message, "Nothing was changed."));
  g_assert_nonnull (strstr (error->message, expected));
  after = folder_hash (fixture->path);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (had_wal, ==, g_file_test (wal, G_FILE_TEST_EXISTS));
}

static void
test_not_a_database (Fixture *fixture, gconstpointer data)
{
  g_autofree char *long_text = g_strnfill (20000, 'x');

  folder_write (fixture->path, "Dear diary,\n", 12);
  assert_refused (fixture, BONES_STORE_ERROR_NOT_A_DATABASE, "is not a database of Crossbones");
  folder_write (fixture->path, long_text, 20000);
  assert_refused (fixture, BONES_STORE_ERROR_NOT_A_DATABASE, "is not a database of Crossbones");
}

static void
test_other_program (Fixture *fixture, gconstpointer data)
{
  folder_write (fixture->path, "", 0);
  battle_run_sql (fixture->path, "CREATE TABLE recipes (name TEXT)");
  assert_refused (fixture, BONES_STORE_ERROR_NOT_A_DATABASE, "another program");
  g_remove (fixture->path);
  folder_write (fixture->path, "", 0);
  battle_run_sql (fixture->path, "PRAGMA application_id = 77; PRAGMA journal_mode = WAL");
  assert_refused (fixture, BONES_STORE_ERROR_NOT_A_DATABASE, "another program");
}

/* An empty file becomes a database. */
static void
test_empty_file (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (GError) error = NULL;

  folder_write (fixture->path, "", 0);
  store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_nonnull (store);
}

static void
test_folder (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bones_store_open (fixture->folder->path, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO);
  g_assert_nonnull (strstr (error->message, fixture->folder->path));
}

/* The folder is not created: the disk may just not be plugged in. */
static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = folder_file (fixture->folder, "not/there/battles.db");
  g_autofree char *parent = folder_file (fixture->folder, "not");
  g_autoptr (GError) error = NULL;

  g_assert_null (bones_store_open (path, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO);
  g_assert_nonnull (strstr (error->message, "its folder"));
  g_assert_false (g_file_test (parent, G_FILE_TEST_EXISTS));
}

static void
test_newer (Fixture *fixture, gconstpointer data)
{
  make_file (fixture);
  battle_run_sql (fixture->path, "PRAGMA user_version = 99");
  assert_refused (fixture, BONES_STORE_ERROR_NEWER, "a newer version of Crossbones");
}

/* A newer program was killed: its last changes are still beside the file, and stay there. */
static void
test_newer_was_killed (Fixture *fixture, gconstpointer data)
{
  g_autofree char *wal = g_strconcat (fixture->path, "-wal", NULL);
  g_autofree char *before = NULL, *after = NULL;
  pid_t child;

  make_file (fixture);
  child = fork ();
  if (child == 0)
    battle_die_with (fixture->path, "PRAGMA user_version = 99");

  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  before = folder_hash (wal);
  assert_refused (fixture, BONES_STORE_ERROR_NEWER, "a newer version of Crossbones");
  after = folder_hash (wal);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (battle_ask_sql (fixture->path, "PRAGMA user_version"), ==, 99);
}

/* Plays twenty commits after a rest and dies, so that they are in the "-wal" file alone. */
static void
play_and_die (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_store_open (fixture->path, &error);
  Battle *battle = battle_new (3);
  GRand *rand = g_rand_new_with_seed (4);

  battle_add (battle, store, &error);
  bones_store_rest (store);
  for (guint i = 0; i < 20; i++)
    {
      battle_play (battle, rand);
      battle_keep (battle, &error);
    }

  g_assert_no_error (error);
  _exit (battle->kept);
}

/* A bit of the "-wal" file turns, and SQLite passes over what follows it: what was acknowledged and
 * is missing is seen, and the battle is there up to it. */
static void
test_turned_bit (Fixture *fixture, gconstpointer data)
{
  g_autofree char *wal = g_strconcat (fixture->path, "-wal", NULL), *bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (Battle) battle = battle_new (3);
  const pid_t child = fork ();
  int status;
  gsize n;

  if (child == 0)
    play_and_die (fixture);

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_true (g_file_get_contents (wal, &bytes, &n, NULL));
  bytes[n / 2] ^= 4;
  folder_write (wal, bytes, n);
  store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
  g_assert_false (bones_store_load_entries (store, 1, battle->boats->setup, journal, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED);
  g_assert_nonnull (strstr (error->message, "has lost its end"));
  g_assert_cmpuint (bones_journal_length (journal), >=, 3);
  g_assert_cmpuint (bones_journal_length (journal), <, (guint) WEXITSTATUS (status));
}

/* What is known of a file counts for no other one in its place: an older copy is whole. */
static void
test_older_copy (Fixture *fixture, gconstpointer data)
{
  g_autofree char *copy = folder_file (fixture->folder, "copy.db");
  g_autoptr (Battle) battle = make_battle (fixture, 5);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  const guint32 kept = battle->kept;

  folder_copy (fixture->path, copy);
  store = battle->store = bones_store_open (fixture->path, &error);
  battle_play (battle, rand);
  g_assert_true (battle_keep (battle, &error));
  g_clear_pointer (&store, bones_store_close);
  g_assert_cmpint (g_rename (copy, fixture->path), ==, 0);
  store = bones_store_open (fixture->path, &error);
  g_assert_no_error (error);
  battle_assert_stored (battle, store, fixture->path, kept);
}

/* Root may write everything, so the rest runs as another user. */
static void
assert_refused_to_nobody (Fixture *fixture, const char *expected)
{
  pid_t child = fork ();
  int status;

  if (child == 0)
    {
      if (geteuid () == 0 && (setgid (NOBODY) != 0 || setuid (NOBODY) != 0))
        _exit (1);

      assert_refused (fixture, BONES_STORE_ERROR_READ_ONLY, expected);
      _exit (0);
    }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
}

static void
test_read_only_file (Fixture *fixture, gconstpointer data)
{
  make_file (fixture);
  g_chmod (fixture->folder->path, 0777);
  g_chmod (fixture->path, 0444);
  assert_refused_to_nobody (fixture, "cannot be written");
}

static void
test_read_only_folder (Fixture *fixture, gconstpointer data)
{
  make_file (fixture);
  g_chmod (fixture->path, 0666);
  g_chmod (fixture->folder->path, 0555);
  assert_refused_to_nobody (fixture, "its folder");
  g_chmod (fixture->folder->path, 0755);
}

static void
test_new_in_read_only_folder (Fixture *fixture, gconstpointer data)
{
  pid_t child;
  int status;

  g_chmod (fixture->folder->path, 0555);
  child = fork ();
  if (child == 0)
    {
      g_autoptr (GError) error = NULL;

      if (geteuid () == 0 && (setgid (NOBODY) != 0 || setuid (NOBODY) != 0))
        _exit (1);

      g_assert_null (bones_store_open (fixture->path, &error));
      g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_READ_ONLY);
      _exit (0);
    }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  g_chmod (fixture->folder->path, 0755);
}

/* Loading gives the entries up to number @good and names the next one. */
static void
assert_damaged_behind (Fixture *fixture, Battle *battle, guint32 good, BonesStoreError code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, &error);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autofree char *name = g_strdup_printf ("ntry %u", good + 1);

  g_assert_no_error (error);
  g_assert_false (
      bones_store_load_entries (store, battle->game, battle->boats->setup, journal, &error));
  g_assert_error (error, BONES_STORE_ERROR, (gint) code);
  g_assert_nonnull (strstr (error->message, name));
  g_assert_cmpuint (bones_journal_length (journal), ==, good);
  for (guint32 seq = 1; seq <= good; seq++)
    battle_assert_same_entry (bones_journal_entry (journal, seq),
                              bones_journal_entry (battle->boats->journal, seq));
}

/* Whatever is changed by hand in a row or in a game's set-up, the chain names the entry. */
static void
test_chain (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *sql;
    guint32 good;
  } faults[] = {
    { "UPDATE secret_journal SET answer = '6' WHERE seq = 2", 1 },
    { "UPDATE secret_journal SET at = at + 1 WHERE seq = 3", 2 },
    { "UPDATE secret_journal SET source = 'table' WHERE seq = 2", 1 },
    { "UPDATE secret_journal SET kind = 'redo' WHERE seq = 30", 29 },
    { "UPDATE secret_journal SET text = '' WHERE seq = 3", 2 },
    { "UPDATE secret_journal SET ruling = rule, rule = ruling WHERE seq = 2", 1 },
    { "UPDATE secret_journal SET hash = zeroblob (32) WHERE seq = 10", 9 },
    { "UPDATE secret_journal SET hash = (SELECT hash FROM secret_journal WHERE seq = 9) WHERE seq = 10",
      9 },
    { "DELETE FROM secret_journal WHERE seq = 12", 11 },
    { "DELETE FROM secret_journal WHERE seq = 1", 0 },
    { "DELETE FROM secret_journal WHERE seq >= 40", 39 },
    { "DELETE FROM secret_journal", 0 },
    { "UPDATE secret_journal SET last = NULL", 53 },
    { "DELETE FROM secret_journal WHERE seq = 53", 52 },
    { "DELETE FROM secret_journal WHERE seq > 47; UPDATE secret_journal SET last = 1 WHERE seq = 47",
      47 },
    { "UPDATE secret_journal SET seq = 900 WHERE seq = 12; UPDATE secret_journal SET seq = 12 WHERE seq = 14;"
      "UPDATE secret_journal SET seq = 14 WHERE seq = 900",
      11 },
    { "UPDATE secret_setups SET setup = '{}'", 0 },
    { "UPDATE games SET rules_version = 2", 0 },
    { "UPDATE games SET commitment = replace (commitment, '1', '2')", 0 },
  };
  g_autoptr (Battle) battle = make_battle (fixture, 50);
  g_autofree char *whole = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (fixture->path, &whole, &n, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_test_message ("%s", faults[i].sql);
      folder_write (fixture->path, whole, n);
      battle_run_sql (fixture->path, faults[i].sql);
      assert_damaged_behind (fixture, battle, faults[i].good, BONES_STORE_ERROR_DAMAGED);
    }
}

/* Nothing is added to a journal whose last entry has no mark: there may have been others. */
static void
test_lost_while_open (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = make_battle (fixture, 5);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, &error);

  battle->store = store;
  battle_note (battle, "still whole", NULL);
  g_assert_true (battle_keep (battle, &error));
  battle_run_sql (fixture->path, "UPDATE secret_journal SET last = NULL");
  battle_note (battle, "in vain", NULL);
  g_assert_false (battle_keep (battle, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED);
}

/* Content and seed belong to the game, too. */
static void
test_content (Fixture *fixture, gconstpointer data)
{
  static const char *const faults[] = { "UPDATE content SET json = json || ' '",
                                        "UPDATE secret_seeds SET seed = zeroblob (32)",
                                        "DELETE FROM secret_seeds" };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (Battle) battle = make_battle (fixture, 3);
      g_autoptr (GError) error = NULL;
      g_autoptr (BonesStore) store = NULL;

      battle_run_sql (fixture->path, faults[i]);
      store = bones_store_open (fixture->path, &error);
      g_assert_null (bones_store_load_game (store, battle->game, &error));
      g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED);
      g_assert_nonnull (strstr (error->message, "Game 1 "));
      g_clear_pointer (&store, bones_store_close);
      g_remove (fixture->path);
    }
}

/* A whole chain by a newer program, with words that this version does not know. */
static void
test_words_of_a_newer_program (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = make_battle (fixture, 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesJournal) journal = bones_journal_new ();

  battle_forge_verb (fixture->path, battle->game, 4, "keelhaul");
  assert_damaged_behind (fixture, battle, 3, BONES_STORE_ERROR_NEWER);

  battle_run_sql (fixture->path, "UPDATE games SET ruleset = 'tiddlywinks'");
  store = bones_store_open (fixture->path, &error);
  g_assert_false (
      bones_store_load_entries (store, battle->game, battle->boats->setup, journal, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NEWER);
  g_assert_nonnull (strstr (error->message, "tiddlywinks"));
}

/* Opens a file that may be damaged. What it reads is what was written: a part with an error, or
 * everything. */
static gboolean
read_damaged (Fixture *fixture, Battle *battle, GError **error)
{
  g_autoptr (BonesStore) store = bones_store_open (fixture->path, error);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  gboolean whole;

  whole = store != NULL
          && bones_store_load_entries (store, battle->game, battle->boats->setup, journal, error);
  for (guint32 seq = 1; seq <= bones_journal_length (journal); seq++)
    battle_assert_same_entry (bones_journal_entry (journal, seq),
                              bones_journal_entry (battle->boats->journal, seq));

  if (whole)
    g_assert_cmpuint (bones_journal_length (journal), ==, battle->kept);

  return whole;
}

/* Returns whether everything could be read. */
static gboolean
try_damaged (Fixture *fixture, Battle *battle)
{
  g_autoptr (GError) error = NULL;

  if (read_damaged (fixture, battle, &error))
    return TRUE;

  if (!g_error_matches (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NEWER)
      && !g_error_matches (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NOT_A_DATABASE)
      && !g_error_matches (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME))
    g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_DAMAGED);

  return FALSE;
}

/* The first hundred bytes say what the file is and how it may be used. */
static void
test_header (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = make_battle (fixture, 20);
  g_autofree char *whole = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (fixture->path, &whole, &n, NULL));
  for (guint i = 0; i < 100; i++)
    for (guint bit = 0; bit < 8; bit++)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *bytes = g_memdup2 (whole, n);

        bytes[i] ^= (char) (1 << bit);
        folder_write (fixture->path, bytes, n);
        if (!read_damaged (fixture, battle, &error))
          g_assert_true (error->domain == BONES_STORE_ERROR);
      }
}

static void
test_flipped_bytes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = make_battle (fixture, 100);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  g_autofree char *whole = NULL;
  guint seen = 0;
  gsize n;

  g_assert_true (g_file_get_contents (fixture->path, &whole, &n, NULL));
  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *bytes = g_memdup2 (whole, n);

      for (gint flips = g_rand_int_range (rand, 1, 20); flips > 0; flips--)
        bytes[g_rand_int_range (rand, i % 2 == 0 ? 0 : 100, (gint32) n)] ^=
            (char) g_rand_int_range (rand, 1, 256);

      folder_write (fixture->path, bytes, n);
      seen += !try_damaged (fixture, battle);
    }

  g_test_message ("%u of 400 seen", seen);
  g_assert_cmpuint (seen, >, 100);
}

static void
test_truncated (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) battle = make_battle (fixture, 100);
  g_autofree char *whole = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (fixture->path, &whole, &n, NULL));
  for (gsize size = 1; size < n; size += 1111)
    {
      folder_write (fixture->path, whole, size);
      g_assert_false (try_damaged (fixture, battle));
    }
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/damage/turned-bit", test_turned_bit);
  ADD ("/damage/older-copy", test_older_copy);
  ADD ("/damage/not-a-database", test_not_a_database);
  ADD ("/damage/other-program", test_other_program);
  ADD ("/damage/empty-file", test_empty_file);
  ADD ("/damage/folder", test_folder);
  ADD ("/damage/no-folder", test_no_folder);
  ADD ("/damage/newer", test_newer);
  ADD ("/damage/newer-was-killed", test_newer_was_killed);
  ADD ("/damage/read-only-file", test_read_only_file);
  ADD ("/damage/read-only-folder", test_read_only_folder);
  ADD ("/damage/new-in-read-only-folder", test_new_in_read_only_folder);
  ADD ("/damage/chain", test_chain);
  ADD ("/damage/lost-while-open", test_lost_while_open);
  ADD ("/damage/content", test_content);
  ADD ("/damage/words-of-a-newer-program", test_words_of_a_newer_program);
  ADD ("/damage/header", test_header);
  ADD ("/damage/flipped-bytes", test_flipped_bytes);
  ADD ("/damage/truncated", test_truncated);
  return g_test_run ();
}
