/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opening a game again: in the middle of a roll, with an entry that does not fit, damaged; two
 * tables on one game; commits on the writer thread. */
#include "boat-table.h"
#include "folder.h"
#include "table-play.h"

#include <sqlite3.h>

typedef struct {
  Folder *folder;
  char *path;
  BonesStore *store;
  BonesTable *table;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->folder = folder_new ();
  self->path = folder_file (self->folder, "battles.db");
  self->store = bones_store_open (self->path, &error);
  g_assert_no_error (error);
  self->table = boat_table_begun (self->store, 1);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->table);
  g_clear_pointer (&self->store, bones_store_close);
  folder_free (self->folder);
  g_free (self->path);
}

static void
count (BonesTable *table, guint *calls)
{
  ++*calls;
}

static void
count_notes (BonesTable *table, GParamSpec *property, guint *calls)
{
  ++*calls;
}

static void
close_store (Fixture *self)
{
  g_clear_object (&self->table);
  g_clear_pointer (&self->store, bones_store_close);
}

static void
open_game (Fixture *self, gint64 game)
{
  g_autoptr (GError) error = NULL;

  close_store (self);
  self->store = bones_store_open (self->path, &error);
  g_assert_no_error (error);
  self->table = bones_table_open (self->store, game, &error);
  g_assert_no_error (error);
}

/* As after a kill: every acknowledged entry is there. */
static void
restart (Fixture *self)
{
  open_game (self, bones_table_get_id (self->table));
}

/* Between the dice being shown and "keep", and before the dice. */
static void
test_middle_of_a_roll (Fixture *self, gconstpointer data)
{
  boat_take_aim (self->table, 0, 2);
  restart (self);
  boat_assert_asked (self->table, "shot");
  boat_roll (self->table);
  restart (self);
  boat_assert_asked (self->table, "reroll");
  boat_answer (self->table, BONES_REROLL_KEEP);
  boat_assert_asked (self->table, NULL);
  restart (self);
  g_assert_true (boat_state (self->table)->ships[0].ordered);
}

/* Stores an entry behind the table's back, as a damaged or foreign program might. */
static void
smuggle (Fixture *self, BonesEntry *entry)
{
  const BonesLiveState live_state = { bones_table_get_setup (self->table),
                                      bones_table_get_names (self->table),
                                      boat_state (self->table) };
  g_autoptr (BonesEntry) owned = entry;
  g_autoptr (BonesStore) store = bones_store_open (self->path, NULL);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (GError) error = NULL;

  bones_store_load_entries (store, bones_table_get_id (self->table),
                            bones_table_get_setup (self->table), journal, &error);
  g_assert_no_error (error);
  owned->seq = bones_journal_length (journal) + 1;
  owned->at = 1;
  bones_store_append (store, bones_table_get_id (self->table), &owned, 1, NULL, &live_state,
                      &error);
  g_assert_no_error (error);
}

static BonesEntry *
dice_entry (const char *rule, guint face)
{
  BonesEntry *entry = bones_entry_new (BONES_ENTRY_ANSWER);

  entry->answer.key.rule = g_intern_string (rule);
  entry->answer.kind = BONES_ASK_DICE;
  entry->answer.source = BONES_FROM_TABLE;
  entry->answer.n = 2;
  entry->answer.values[0] = entry->answer.values[1] = (guint16) face;
  return entry;
}

/* A game with an entry that does not fit opens read-only at its last good entry. The sentence names
 * the entry, the question and what the entry holds. */
static void
test_misfit (Fixture *self, gconstpointer data)
{
  const BonesAction row = { NULL_ROW, 1, BONES_NO_SHIP, BONES_NOBODY };
  g_autofree char *number = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesView) view = NULL;
  const char *why;
  guint32 seq;

  boat_take_aim (self->table, 0, 2);
  seq = bones_table_get_seq (self->table);
  smuggle (self, dice_entry ("NULL-BOGUS", 3));
  smuggle (self, bones_entry_new (BONES_ENTRY_ACTION));
  restart (self);

  why = bones_table_get_misfit (self->table);
  number = g_strdup_printf ("Entry %u ", seq + 1);
  g_assert_nonnull (strstr (why, number));
  g_assert_nonnull (strstr (why, "Fury shoots at Gull"));
  g_assert_nonnull (strstr (why, "2 dice, each from 1 to 6"));
  g_assert_nonnull (strstr (why, "3 3 (NULL-BOGUS)"));

  g_assert_false (bones_table_start (self->table, &row, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_false (bones_table_undo (self->table, 3, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_false (bones_table_note (self->table, "hm", NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_READ_ONLY);

  view = bones_view_new (self->table, BONES_NOBODY);
  g_assert_cmpstr (view->misfit, ==, why);
  g_assert_null (view->prompt);
  g_assert_null (view->undo_text);
  g_assert_cmpuint (boat_state (self->table)->tracks[NULL_SIGHT], >, 0);
}

/* A battle that is stuck can be copied up to there and continued. */
static void
test_copy (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesTable) copy = NULL;
  g_autoptr (GError) error = NULL;
  gint64 game;

  boat_take_aim (self->table, 0, 2);
  smuggle (self, dice_entry ("NULL-BOGUS", 3));
  restart (self);
  g_assert_nonnull (bones_table_get_misfit (self->table));
  game = bones_table_copy (self->table, &error);
  g_assert_no_error (error);
  g_assert_cmpint (game, !=, bones_table_get_id (self->table));

  copy = bones_table_open (self->store, game, &error);
  g_assert_no_error (error);
  g_assert_null (bones_table_get_misfit (copy));
  g_assert_cmpstr (bones_table_get_record (copy)->title, ==, "Red against Blue (copy)");
  boat_assert_asked (copy, "shot");
  boat_roll (copy);
  boat_assert_asked (copy, "reroll");
  boat_assert_stored (copy, self->store);
}

/* An answer without a question. */
static void
test_nothing_asked (Fixture *self, gconstpointer data)
{
  smuggle (self, dice_entry ("NULL-SHOT", 3));
  restart (self);
  g_assert_nonnull (strstr (bones_table_get_misfit (self->table), "which was not possible then"));
}

static int
add_row (gpointer out, int n, char **values, char **names)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (out, "%s|", values[i] != NULL ? values[i] : "");

  g_string_append_c (out, '\n');
  return 0;
}

/* Runs @sql as another program would; returns what it selects. */
static char *
run_sql (const char *path, const char *sql)
{
  GString *out = g_string_new (NULL);
  sqlite3 *db = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (db, sql, add_row, out, NULL), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_close (db), ==, SQLITE_OK);
  return g_string_free (out, FALSE);
}

/* What is kept of all battles. */
static char *
dump (const char *path)
{
  return run_sql (path, "SELECT game, seq, kind, verb, ask, answer, hex (hash) FROM secret_journal"
                        " ORDER BY game, seq; SELECT id, setup, title FROM games JOIN secret_setups"
                        " ON game = id ORDER BY id;"
                        "SELECT * FROM live_ships; SELECT * FROM live_tracks");
}

/* The state after the first @n entries of the battle. */
static void
state_after (BonesTable *table, guint32 n, BonesGame *game)
{
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = bones_replay_new (bones_table_get_setup (table));

  for (guint32 seq = 1; seq <= n; seq++)
    bones_journal_append (
        journal, bones_entry_copy (bones_journal_entry (bones_table_get_journal (table), seq)));
  g_assert_cmpuint (bones_replay_follow (replay, journal), ==, 0);
  bones_game_copy (game, &bones_replay_play (replay)->game);
}

/* Opens the damaged battle: it stands where its entry @bad is missing or malformed, and says so. */
static void
check_damaged (Fixture *self, guint32 bad, const BonesGame *good)
{
  const BonesAction row = { NULL_ROW, 1, BONES_NO_SHIP, BONES_NOBODY };
  g_autofree char *number = g_strdup_printf ("its entry %u is missing", bad);
  g_autofree char *before = dump (self->path);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  open_game (self, 1);
  g_assert_nonnull (strstr (bones_table_get_misfit (self->table), number));
  g_assert_nonnull (
      strstr (bones_table_get_misfit (self->table), "The entries before it are good"));
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, bad - 1);
  g_assert_true (bones_game_equal (boat_state (self->table), good));
  g_assert_false (bones_table_start (self->table, &row, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_READ_ONLY);
  g_clear_error (&error);
  g_assert_false (bones_table_undo (self->table, 3, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_READ_ONLY);

  after = dump (self->path);
  g_assert_cmpstr (after, ==, before);
}

/* A battle with an entry that was dropped, or is not as it was written, opens read-only before it.
 * Nothing else changes: neither what is kept of it, nor the battle beside it. */
static void
test_damaged (Fixture *self, gconstpointer data)
{
  static const struct {
    const char *sql;
    guint32 bad;
  } faults[] = {
    { "DELETE FROM secret_journal WHERE game = 1 AND seq = 4", 4 },
    { "DELETE FROM secret_journal WHERE game = 1 AND seq = (SELECT max (seq) FROM secret_journal WHERE game = 1)",
      0 },
    { "UPDATE secret_journal SET answer = 'seven' WHERE game = 1 AND seq = 3", 3 },
    { "UPDATE secret_journal SET kind = 'keelhaul' WHERE game = 1 AND seq = 2", 2 },
    { "UPDATE secret_journal SET kind = '' WHERE game = 1 AND seq = 4", 4 },
    { "UPDATE secret_journal SET ask = NULL WHERE game = 1 AND seq = 3", 3 },
    { "UPDATE secret_journal SET hash = zeroblob (32) WHERE game = 1 AND seq = 4", 4 },
  };
  g_autoptr (BonesTable) beside = boat_table_begun (self->store, 2);
  const gint64 other = bones_table_get_id (beside);
  g_autofree BonesGame *good = g_new0 (BonesGame, G_N_ELEMENTS (faults));
  g_autofree char *bytes = NULL;
  guint32 last;
  gsize n;

  g_assert_cmpint (bones_table_get_id (self->table), ==, 1);
  boat_take_aim (self->table, 0, 2);
  last = bones_table_get_seq (self->table);
  g_assert_cmpuint (last, >, 4);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    state_after (self->table, (faults[i].bad > 0 ? faults[i].bad : last) - 1, &good[i]);
  g_clear_object (&beside);
  close_store (self);
  g_free (run_sql (self->path, "PRAGMA wal_checkpoint (TRUNCATE)"));
  g_assert_true (g_file_get_contents (self->path, &bytes, &n, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_test_message ("%s", faults[i].sql);
      g_assert_true (g_file_set_contents (self->path, bytes, (gssize) n, NULL));
      g_free (run_sql (self->path, faults[i].sql));
      check_damaged (self, faults[i].bad > 0 ? faults[i].bad : last, &good[i]);

      open_game (self, other);
      g_assert_null (bones_table_get_misfit (self->table));
      boat_take_aim (self->table, 0, 2);
      boat_assert_asked (self->table, "shot");
      close_store (self);
    }

  open_game (self, other);
}

static void
test_no_such_game (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (bones_table_open (self->store, 4711, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
}

/* A second window sees what the first one did when it refreshes. */
static void
test_refresh (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesStore) store = bones_store_open (self->path, NULL);
  g_autoptr (BonesTable) other = bones_table_open (store, bones_table_get_id (self->table), NULL);
  gboolean changed = TRUE;
  guint calls = 0;

  g_signal_connect (other, "changed", G_CALLBACK (count), &calls);
  g_assert_true (bones_table_refresh (other, &changed, NULL));
  g_assert_false (changed);
  g_assert_cmpuint (calls, ==, 0);

  boat_take_aim (self->table, 0, 2);
  g_assert_true (bones_table_refresh (other, &changed, NULL));
  g_assert_true (changed);
  g_assert_cmpuint (calls, ==, 1);
  boat_assert_asked (other, "shot");
  g_assert_cmpuint (bones_table_get_seq (other), ==, bones_table_get_seq (self->table));
}

/* The second table is refused as stale, reads the journal anew, and can continue from there. */
static void
test_stale (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesStore) store = bones_store_open (self->path, NULL);
  g_autoptr (BonesTable) other = bones_table_open (store, bones_table_get_id (self->table), NULL);
  const BonesAction draw = { NULL_DRAW, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  g_autoptr (GError) error = NULL;
  guint calls = 0;

  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  g_signal_connect (other, "changed", G_CALLBACK (count), &calls);
  g_assert_false (bones_table_start (other, &draw, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_STALE);
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpuint (bones_table_get_seq (other), ==, bones_table_get_seq (self->table));
  g_assert_true (bones_game_equal (boat_state (other), boat_state (self->table)));

  boat_start (other, NULL_ROW, 0);
  boat_assert_stored (other, store);
}

/* Whose dice a fleet wants is not part of the battle, but is stored, and other windows see it. */
static void
test_dice (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  g_autoptr (BonesStore) store = bones_store_open (self->path, NULL);
  g_autoptr (BonesTable) other = bones_table_open (store, bones_table_get_id (self->table), NULL);
  gboolean changed = FALSE;

  g_assert_true (bones_table_set_dice (self->table, 1, BONES_DICE_REAL, NULL));
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);
  g_assert_true (bones_table_refresh (other, &changed, NULL));
  g_assert_true (changed);
  g_assert_cmpint (bones_table_get_dice (other, 1), ==, BONES_DICE_REAL);

  restart (self);
  g_assert_cmpint (bones_table_get_dice (self->table, 1), ==, BONES_DICE_REAL);
  g_assert_cmpint (bones_table_get_dice (self->table, 0), ==, BONES_DICE_APP);
}

/* A fleet may want other dice for one kind of rolls. */
static void
test_dice_of_a_kind (Fixture *self, gconstpointer data)
{
  const gint shots = bones_ruleset_roll_kind (&bones_null, "shots");

  g_assert_true (bones_table_set_dice (self->table, 1, BONES_DICE_REAL, NULL));
  g_assert_true (bones_table_set_dice_of (self->table, 1, (guint) shots, BONES_DICE_APP, NULL));
  restart (self);
  g_assert_cmpint (bones_table_get_dice_of (self->table, 1, (guint) shots), ==, BONES_DICE_APP);
  g_assert_cmpint (bones_table_get_dice_for (self->table, 1, "NULL-SHOT"), ==, BONES_DICE_APP);
  g_assert_cmpint (bones_table_get_dice_for (self->table, 1, "NULL-LUCK"), ==, BONES_DICE_REAL);
  g_assert_cmpint (bones_table_get_dice_for (self->table, 0, "NULL-SHOT"), ==, BONES_DICE_APP);

  g_assert_true (bones_table_set_dice_of (self->table, 1, (guint) shots, -1, NULL));
  g_assert_cmpint (bones_table_get_dice_for (self->table, 1, "NULL-SHOT"), ==, BONES_DICE_REAL);
  restart (self);
  g_assert_cmpint (bones_table_get_dice_of (self->table, 1, (guint) shots), ==, -1);
}

static void
fail_with (BonesTable *table, GError *error, GError **found)
{
  g_set_error_literal (found, error->domain, error->code, error->message);
}

/* On the writer thread, nothing is shown before it is stored, and other verbs are refused. */
static void
test_threaded (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  const guint n_events = bones_table_get_events (self->table)->len;
  g_autoptr (GError) error = NULL;
  guint calls = 0, busy = 0;

  bones_table_set_threaded (self->table, TRUE);
  g_signal_connect (self->table, "changed", G_CALLBACK (count), &calls);
  g_signal_connect (self->table, "notify::busy", G_CALLBACK (count_notes), &busy);
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);

  g_assert_true (bones_table_get_busy (self->table));
  g_assert_cmpuint (calls, ==, 0);
  g_assert_cmpuint (busy, ==, 1);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);
  g_assert_cmpuint (bones_table_get_events (self->table)->len, ==, n_events);
  g_assert_cmpuint (boat_state (self->table)->tracks[NULL_SIGHT], ==, 0);
  g_assert_false (bones_table_note (self->table, "too soon", NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BUSY);
  g_clear_error (&error);
  g_assert_false (bones_table_refresh (self->table, NULL, &error));
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_BUSY);

  bones_table_wait (self->table);
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpuint (busy, ==, 2);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before + 2);
  g_assert_cmpuint (boat_state (self->table)->tracks[NULL_SIGHT], >, 0);
  boat_assert_stored (self->table, self->store);
}

/* A handler of "changed" may continue: here it plays a whole volley, with names and undo. */
static void
go_on (BonesTable *table, guint *step)
{
  const BonesChange rename = { .scope = BONES_RENAME_SHIP, .index = 0 };

  switch ((*step)++)
    {
    case 0:
      boat_start (table, NULL_SHOOT, 0);
      break;
    case 1:
      boat_answer (table, 2);
      break;
    case 2:
      g_assert_true (bones_table_override (table, BONES_NOBODY, &rename, 1, "Furious", NULL));
      break;
    case 3:
      g_assert_cmpstr (bones_names_ship (bones_table_get_names (table), 0), ==, "Furious");
      g_assert_true (bones_table_undo (table, 0, NULL));
      break;
    case 4:
      g_assert_cmpstr (bones_names_ship (bones_table_get_names (table), 0), ==, "Fury");
      boat_answer (table, TRUE);
      break;
    case 5:
      boat_roll (table);
      break;
    default:
      break;
    }
}

static void
test_threaded_volley (Fixture *self, gconstpointer data)
{
  guint step = 0;

  bones_table_set_threaded (self->table, TRUE);
  g_signal_connect (self->table, "changed", G_CALLBACK (go_on), &step);
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  while (step < 7)
    bones_table_wait (self->table);

  boat_assert_asked (self->table, "reroll");
  boat_assert_stored (self->table, self->store);
}

/* A commit that fails on the thread is reported, and the table is as before: here another window
 * was faster. */
static void
test_threaded_stale (Fixture *self, gconstpointer data)
{
  const BonesAction draw = { NULL_DRAW, BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY };
  g_autoptr (BonesStore) store = bones_store_open (self->path, NULL);
  g_autoptr (BonesTable) other = bones_table_open (store, bones_table_get_id (self->table), NULL);
  g_autoptr (GError) error = NULL;

  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  bones_table_set_threaded (other, TRUE);
  g_signal_connect (other, "failed", G_CALLBACK (fail_with), &error);
  g_assert_true (bones_table_start (other, &draw, NULL));
  bones_table_wait (other);
  g_assert_error (error, BONES_TABLE_ERROR, BONES_TABLE_ERROR_STALE);
  g_assert_cmpuint (bones_table_get_seq (other), ==, bones_table_get_seq (self->table));
  boat_assert_stored (other, store);
}

/* An entry that cannot be stored has not happened. */
static void
test_not_stored (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  g_autoptr (BonesStore) store = bones_store_open (self->path, NULL);
  g_autoptr (GError) error = NULL;
  guint calls = 0;

  g_assert_true (bones_store_remove_game (store, bones_table_get_id (self->table), NULL));
  g_signal_connect (self->table, "changed", G_CALLBACK (count), &calls);
  g_assert_false (bones_table_note (self->table, "lost", NULL, &error));
  g_assert_nonnull (error);
  g_assert_cmpint (error->domain, ==, BONES_STORE_ERROR);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before);
  g_assert_cmpuint (calls, ==, 0);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/open/middle-of-a-roll", test_middle_of_a_roll);
  ADD ("/open/misfit", test_misfit);
  ADD ("/open/copy", test_copy);
  ADD ("/open/nothing-asked", test_nothing_asked);
  ADD ("/open/damaged", test_damaged);
  ADD ("/open/no-such-game", test_no_such_game);
  ADD ("/open/refresh", test_refresh);
  ADD ("/open/stale", test_stale);
  ADD ("/open/dice", test_dice);
  ADD ("/open/dice-of-a-kind", test_dice_of_a_kind);
  ADD ("/open/threaded", test_threaded);
  ADD ("/open/threaded-volley", test_threaded_volley);
  ADD ("/open/threaded-stale", test_threaded_stale);
  ADD ("/open/not-stored", test_not_stored);
  return g_test_run ();
}
