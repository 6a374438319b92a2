/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * What it costs to lose nothing: steps of a battle stored one by one, with the live tables, beside
 * bare commits of one row with the same settings on the same disk; and opening a long battle again.
 * Prints figures and asserts none.
 *
 * bench-store [FOLDER]: on the disk where FOLDER is, the current one by default.
 */

#include "drift.h"
#include "replay.h"
#include "store.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdlib.h>

#define STEPS 3000
#define WARM_UP 1500 /* steps that do not count: by then both write over a "-wal" that is there */
#define LONG 10000

/* How long each of them took, in seconds. */
typedef struct {
  gdouble took[WARM_UP + STEPS];
  guint n;
} Times;

/* Battles in a store, one after the other. */
typedef struct {
  BonesStore *store;
  const char *id; /* of the ruleset */
  Drift *drift;
  BonesNames *names;
  gint64 game;
  guint32 seed;
} Kept;

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
  times->took[times->n++] = seconds () - start;
}

static int
compare (const void *a, const void *b)
{
  const gdouble x = *(const gdouble *) a, y = *(const gdouble *) b;

  return (x > y) - (x < y);
}

/* Prints what those behind the warm-up took; returns how many that is a second. */
static gdouble
print_times (const char *what, Times *times)
{
  gdouble *took = times->took + WARM_UP, sum = 0;

  for (guint i = 0; i < STEPS; i++)
    sum += took[i];

  qsort (took, STEPS, sizeof *took, compare);
  g_print ("  %-24s %7.0f a second, median %.3f ms, 99 %% under %.3f ms\n", what, STEPS / sum,
           took[STEPS / 2] * 1e3, took[STEPS * 99 / 100] * 1e3);
  return STEPS / sum;
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
add_game (BonesStore *store, Drift *drift, const BonesLiveState *live_state)
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
                               bones_journal_length (drift->journal), live_state, &error);
  g_assert_no_error (error);
  return game;
}

static BonesLiveState
live_state (const Drift *drift, const BonesNames *names)
{
  return (BonesLiveState){ drift->setup, names, &bones_replay_play (drift->replay)->game };
}

static void
kept_clear (Kept *kept)
{
  g_clear_pointer (&kept->drift, drift_free);
  g_clear_pointer (&kept->names, bones_names_free);
}

/* The next battle. */
static void
kept_begin (Kept *kept)
{
  BonesLiveState now;

  kept_clear (kept);
  kept->drift = drift_new (kept->id, 2, 12, kept->seed++);
  kept->names = bones_names_new (kept->drift->setup, NULL, NULL);
  now = live_state (kept->drift, kept->names);
  kept->game = add_game (kept->store, kept->drift, &now);
}

/* Plays one more entry, before the turns of both: what was played is in the caches of the processor
 * for neither. */
static void
kept_play (Kept *kept)
{
  while (!drift_on (kept->drift))
    kept_begin (kept);
}

/* Stores the entry. */
static void
kept_step (Kept *kept, Times *times)
{
  const guint n = bones_journal_length (kept->drift->journal);
  g_autoptr (GError) error = NULL;
  BonesLiveState now;
  gdouble start;

  now = live_state (kept->drift, kept->names);
  start = seconds ();
  bones_store_append (kept->store, kept->game,
                      (BonesEntry *const *) &kept->drift->journal->entries->pdata[n - 1], 1, NULL,
                      &now, &error);
  g_assert_no_error (error);
  add_time (times, start);
}

static void
print_steps (const char *folder, const char *id)
{
  g_autofree char *path = g_build_filename (folder, "store.db", NULL);
  g_autofree char *bare_path = g_build_filename (folder, "bare.db", NULL);
  g_autoptr (BonesStore) store = bones_store_open (path, NULL);
  g_autofree Times *bare_times = g_new0 (Times, 1), *times = g_new0 (Times, 1);
  Kept kept = { .store = store, .id = id, .seed = 1718 };
  gdouble bare_rate, rate;
  Bare bare;

  bare_init (&bare, bare_path);
  kept_begin (&kept);
  while (times->n < WARM_UP + STEPS)
    {
      kept_play (&kept);
      if (times->n % 2 == 0)
        bare_step (&bare, bare_times);

      kept_step (&kept, times);
      if (bare_times->n < times->n)
        bare_step (&bare, bare_times);
    }

  g_print ("%s, 2 fleets of 12 ships, one durable commit a step:\n", id);
  bare_rate = print_times ("bare SQLite, one row", bare_times);
  rate = print_times ("entry and live tables", times);
  g_print ("  store against bare %.2f\n", rate / bare_rate);
  kept_clear (&kept);
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
  BonesLiveState now;
  gint64 game;

  while (bones_journal_length (drift->journal) < LONG && drift_on (drift))
    ;

  names = bones_names_new (drift->setup, NULL, NULL);
  now = live_state (drift, names);
  game = add_game (store, drift, &now);
  g_clear_pointer (&store, bones_store_close);

  replay = bones_replay_new (drift->setup);
  start = seconds ();
  store = bones_store_open (path, &error);
  opened = seconds ();
  bones_store_load_entries (store, game, drift->setup, journal, &error);
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
