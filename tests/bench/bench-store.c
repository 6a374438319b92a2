/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What it costs to lose nothing: steps of a battle stored one by one, with the live tables, beside
 * bare commits of one row with the same settings on the same disk; and opening a long battle again.
 * Prints figures and asserts none.
 *
 * bench-store [FOLDER]: on the disk where FOLDER is, the current one by default.
 */

#include "drift.h"
#include "store.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdlib.h>

#define STEPS 4000
#define BLOCK 50 /* so many of one, then of the other: whatever else the disk does hits both */
#define LONG 10000

/* How long each of them took, in seconds. */
typedef struct {
  gdouble took[STEPS];
  guint n;
  gdouble sum;
} Times;

/* A database with one table of the usual kind. */
typedef struct {
  sqlite3 *handle;
  sqlite3_stmt *insert;
} Bare;

static gdouble
seconds (void)
{
  return (gdouble) g_get_monotonic_time () / G_USEC_PER_SEC;
}

static void
add_time (Times *times, gdouble start)
{
  const gdouble took = seconds () - start;

  times->took[times->n++] = took;
  times->sum += took;
}

static int
compare (const void *a, const void *b)
{
  const gdouble x = *(const gdouble *) a, y = *(const gdouble *) b;

  return (x > y) - (x < y);
}

static void
print_times (const char *what, Times *times)
{
  qsort (times->took, times->n, sizeof *times->took, compare);
  g_print ("  %-24s %7.0f a second, median %.3f ms, 99 %% under %.3f ms\n", what,
           times->n / times->sum, times->took[times->n / 2] * 1e3,
           times->took[times->n * 99 / 100] * 1e3);
}

static void
must (int code)
{
  if (code != SQLITE_OK && code != SQLITE_DONE)
    g_error ("%s", sqlite3_errstr (code));
}

static void
bare_init (Bare *bare, const char *path)
{
  must (sqlite3_open (path, &bare->handle));
  must (sqlite3_exec (bare->handle,
                      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                      "CREATE TABLE steps (id INTEGER PRIMARY KEY, at INTEGER, what TEXT)",
                      NULL, NULL, NULL));
  must (sqlite3_prepare_v2 (bare->handle, "INSERT INTO steps (at, what) VALUES (?, ?)", -1,
                            &bare->insert, NULL));
}

static void
bare_clear (Bare *bare)
{
  sqlite3_finalize (bare->insert);
  sqlite3_close (bare->handle);
}

static void
bare_step (Bare *bare, Times *times)
{
  const char *text = "{\"kind\":\"answer\",\"rule\":\"BS-FIRE-4\",\"faces\":[3,5],\"note\":\"about "
                     "as long as an entry of a journal is\"}";
  const gdouble start = seconds ();

  must (sqlite3_bind_int64 (bare->insert, 1, g_get_real_time ()));
  must (sqlite3_bind_text (bare->insert, 2, text, -1, SQLITE_STATIC));
  must (sqlite3_step (bare->insert));
  must (sqlite3_reset (bare->insert));
  add_time (times, start);
}

static gint64
add_game (BonesStore *store, Drift *drift, const BonesStanding *standing)
{
  g_autoptr (BonesGameRecord) record = bones_game_record_new ();
  g_autoptr (GError) error = NULL;
  gint64 game;

  record->ruleset = g_strdup (drift->setup->ruleset->id);
  record->edition = g_strdup ("");
  record->title = g_strdup ("A battle that nobody commands");
  record->setup = g_strdup ("{}");
  record->content = g_strdup ("{}");
  game = bones_store_add_game (store, record, (BonesEntry *const *) drift->journal->entries->pdata,
                               bones_journal_length (drift->journal), standing, &error);
  g_assert_no_error (error);
  return game;
}

/* Stores what @drift has since @n entries. */
static void
append (BonesStore *store, gint64 game, Drift *drift, guint n, const BonesStanding *standing)
{
  g_autoptr (GError) error = NULL;

  bones_store_append (store, game, (BonesEntry *const *) &drift->journal->entries->pdata[n],
                      bones_journal_length (drift->journal) - n, standing, &error);
  g_assert_no_error (error);
}

static gboolean
store_step (BonesStore *store, gint64 game, Drift *drift, const BonesNames *names, Times *times)
{
  const guint n = bones_journal_length (drift->journal);
  gdouble start;

  if (!drift_on (drift))
    return FALSE;

  start = seconds ();
  append (store, game, drift, n,
          &(BonesStanding){ drift->setup, names, &bones_replay_play (drift->replay)->game });
  add_time (times, start);
  return TRUE;
}

static void
print_steps (const char *folder, const char *id)
{
  g_autofree char *path = g_build_filename (folder, "store.db", NULL);
  g_autofree char *bare_path = g_build_filename (folder, "bare.db", NULL);
  g_autoptr (BonesStore) store = bones_store_open (path, NULL);
  g_autoptr (Drift) drift = drift_new (id, 2, 12, 1718);
  g_autoptr (BonesNames) names = NULL;
  g_autofree Times *bare_times = g_new0 (Times, 1), *times = g_new0 (Times, 1);
  gboolean on = store != NULL && drift != NULL;
  gint64 game;
  Bare bare;

  if (!on)
    return;

  bare_init (&bare, bare_path);
  names = bones_names_new (drift->setup, NULL);
  game =
      add_game (store, drift,
                &(BonesStanding){ drift->setup, names, &bones_replay_play (drift->replay)->game });
  while (on && times->n < STEPS)
    {
      for (guint i = 0; i < BLOCK; i++)
        bare_step (&bare, bare_times);

      for (guint i = 0; i < BLOCK && on; i++)
        on = store_step (store, game, drift, names, times);
    }

  g_print ("%s, 2 fleets of 12 ships, one durable commit a step:\n", id);
  print_times ("bare SQLite, one row", bare_times);
  print_times ("entry and live tables", times);
  g_print ("  store against bare %.2f\n",
           (times->n / times->sum) / (bare_times->n / bare_times->sum));
  bare_clear (&bare);
}

/* A battle of LONG entries: what it takes until it can be played on. */
static void
print_open (const char *folder, const char *id)
{
  g_autofree char *path = g_build_filename (folder, "long.db", NULL);
  g_autoptr (BonesStore) store = bones_store_open (path, NULL);
  g_autoptr (Drift) drift = drift_new (id, 4, 64, 1719);
  g_autoptr (BonesJournal) journal = bones_journal_new ();
  g_autoptr (BonesReplay) replay = NULL;
  g_autoptr (BonesNames) names = NULL;
  g_autoptr (GError) error = NULL;
  gdouble start, opened, loaded, played;
  gint64 game;

  if (store == NULL || drift == NULL)
    return;

  while (bones_journal_length (drift->journal) < LONG && drift_on (drift))
    ;

  names = bones_names_new (drift->setup, NULL);
  game =
      add_game (store, drift,
                &(BonesStanding){ drift->setup, names, &bones_replay_play (drift->replay)->game });
  g_clear_pointer (&store, bones_store_close);

  replay = bones_replay_new (drift->setup);
  start = seconds ();
  store = bones_store_open (path, &error);
  opened = seconds ();
  bones_store_load_entries (store, game, journal, &error);
  g_assert_no_error (error);
  loaded = seconds ();
  bones_replay_follow (replay, journal);
  played = seconds ();
  g_print ("%s, a battle of %u entries: %.1f ms to open (file %.1f, entries with their chain %.1f,"
           " replay %.1f)\n",
           id, bones_journal_length (journal), (played - start) * 1e3, (opened - start) * 1e3,
           (loaded - opened) * 1e3, (played - loaded) * 1e3);
}

static void
remove_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_remove (path);
    }

  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_build_filename (argc > 1 ? argv[1] : ".", "bench-XXXXXX", NULL);

  if (g_mkdtemp (folder) == NULL)
    g_error ("there is no room for a bench in %s", folder);

  print_steps (folder, "black-spot");
  print_open (folder, "black-spot");
  remove_files (folder);
  return 0;
}
