/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The helm while another program holds the database or has spoilt it: without a display. */
#include <sqlite3.h>

#include "boat-table.h"
#include "folder.h"
#include "helm.h"

#define HELD_FOR (300 * 1000)           /* microseconds */
#define TAPS_STORED_AFTER (2100 * 1000) /* microseconds */

typedef struct {
  Folder *folder;
  char *path;
  BonesStore *store;
  BonesTable *table;
  BonesHelm *helm;
  sqlite3 *other; /* the other program */
} Fixture;

static void
run_sql (Fixture *self, const char *sql)
{
  g_assert_cmpint (sqlite3_exec (self->other, sql, NULL, NULL, NULL), ==, SQLITE_OK);
}

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->folder = folder_new ();
  self->path = folder_file (self->folder, "battles.db");
  self->store = bones_store_open (self->path, &error);
  g_assert_no_error (error);
  self->table = boat_table_begun (self->store, 1);
  self->helm = bones_helm_new (self->table);
  g_assert_cmpint (sqlite3_open (self->path, &self->other), ==, SQLITE_OK);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_clear_object (&self->helm);
  /* The writer thread may still hold the table for a moment after its commit. */
  while (g_main_context_iteration (NULL, FALSE)
         || g_atomic_int_get (&G_OBJECT (self->table)->ref_count) > 1)
    g_usleep (1000);
  g_assert_finalize_object (self->table);
  sqlite3_close (self->other);
  bones_store_close (self->store);
  folder_free (self->folder);
  g_free (self->path);
}

static gpointer
let_go (gpointer data)
{
  g_usleep (HELD_FOR);
  run_sql (data, "COMMIT");
  return NULL;
}

static gboolean
count_idle (gpointer data)
{
  ++*(guint *) data;
  return G_SOURCE_REMOVE;
}

static void
count (BonesHelm *helm, guint *calls)
{
  ++*calls;
}

/* Asserts that the list of games has all that the table has entered, @more entries since. */
static void
assert_listed (Fixture *self, guint32 before, guint32 more)
{
  g_autoptr (GPtrArray) games = bones_store_list_games (self->store, NULL);
  const BonesGameRecord *record = g_ptr_array_index (games, 0);

  g_assert_cmpuint (games->len, ==, 1);
  g_assert_cmpuint (record->last_seq, ==, before + more);
}

/* Back to the harbour while the writer thread waits for the database: the list has the entry, and
 * nothing else happened in between. */
static void
test_finish (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  guint calls = 0, idle = 0;
  GThread *thread;

  g_signal_connect (self->helm, "changed", G_CALLBACK (count), &calls);
  run_sql (self, "BEGIN IMMEDIATE");
  thread = g_thread_new ("let go", let_go, self);
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  g_assert_true (bones_helm_get_busy (self->helm));
  g_idle_add_full (G_PRIORITY_HIGH, count_idle, &idle, NULL);

  bones_helm_finish (self->helm);
  g_assert_false (bones_helm_get_busy (self->helm));
  g_assert_cmpuint (calls, ==, 1);
  g_assert_cmpuint (idle, ==, 0);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before + 2);
  assert_listed (self, before, 2);
  g_thread_join (thread);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (idle, ==, 1);
  g_assert_cmpuint (calls, ==, 1);
  boat_assert_stored (self->table, self->store);
}

/* The page goes while the writer thread waits: the main loop does not run inside of dispose. */
static void
test_dispose (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  guint idle = 0;
  GThread *thread;

  run_sql (self, "BEGIN IMMEDIATE");
  thread = g_thread_new ("let go", let_go, self);
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  g_idle_add_full (G_PRIORITY_HIGH, count_idle, &idle, NULL);

  g_assert_finalize_object (g_steal_pointer (&self->helm));
  g_assert_false (bones_table_get_busy (self->table));
  g_assert_cmpuint (idle, ==, 0);
  assert_listed (self, before, 2);
  g_thread_join (thread);
  boat_assert_stored (self->table, self->store);
  while (idle == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
count_failures (BonesHelm *helm, const char *message, guint *failures)
{
  ++*failures;
}

static gboolean
set_flag (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

/* A poll that fails is told once, and what others do is seen again as soon as it can be read. */
static void
test_poll (Fixture *self, gconstpointer data)
{
  g_autoptr (BonesStore) store = NULL;
  g_autoptr (BonesTable) table = NULL;
  guint calls = 0, failures = 0;
  gboolean later = FALSE;

  g_signal_connect (self->helm, "changed", G_CALLBACK (count), &calls);
  g_signal_connect (self->helm, "failed", G_CALLBACK (count_failures), &failures);
  run_sql (self, "ALTER TABLE preferences RENAME TO away");
  while (failures == 0)
    g_main_context_iteration (NULL, TRUE);

  g_timeout_add (2500, set_flag, &later);
  while (!later)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (failures, ==, 1);
  g_assert_cmpuint (calls, ==, 0);

  run_sql (self, "ALTER TABLE away RENAME TO preferences");
  store = bones_store_open (self->path, NULL);
  table = bones_table_open (store, bones_table_get_id (self->table), NULL);
  boat_start (table, NULL_DRAW, BONES_NO_SHIP);
  while (calls == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (failures, ==, 1);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, bones_table_get_seq (table));
}

static void
assert_hits (Fixture *self, guint ship, gint hits)
{
  const GPtrArray *tracks = bones_helm_get_ship (self->helm, ship)->tracks;

  g_assert_cmpint (((BonesTrackView *) g_ptr_array_index (tracks, NULL_HITS))->value, ==, hits);
}

static gboolean
tap_again (gpointer data)
{
  Fixture *self = data;

  bones_helm_tap (self->helm, 0, NULL_HITS);
  return G_SOURCE_REMOVE;
}

static gboolean
let_tap_again (gpointer data)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, tap_again, data, NULL);
  return G_SOURCE_REMOVE;
}

/* Two touches in quick succession, but the program is kept from the second one for longer than
 * touches are waited for: they are one entry. An event takes the main loop two turns. */
static void
test_late (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);

  g_idle_add_full (G_PRIORITY_DEFAULT, let_tap_again, self, NULL);
  bones_helm_tap (self->helm, 0, NULL_HITS);
  g_usleep (TAPS_STORED_AFTER);
  while (bones_table_get_seq (self->table) == before)
    g_main_context_iteration (NULL, TRUE);

  bones_helm_finish (self->helm);
  assert_hits (self, 0, 2);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before + 1);
  assert_listed (self, before, 1);
}

/* Touches of three places while the writer thread is busy. */
static void
touch_while_busy (Fixture *self)
{
  BonesChange move = { BONES_SET_SHIP, NULL_ROWED, 1, FALSE, 2 };

  bones_helm_override (self->helm, &move, 1, "she drifted");
  g_assert_true (bones_table_get_busy (self->table));
  for (guint ship = 0; ship < 3; ship++)
    bones_helm_tap (self->helm, ship, NULL_HITS);
}

static void
assert_touched (Fixture *self)
{
  for (guint ship = 0; ship < 3; ship++)
    assert_hits (self, ship, 1);
  boat_assert_stored (self->table, self->store);
}

/* Each place has its entry, even if people look back meanwhile. */
static void
test_busy (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  GThread *thread;

  run_sql (self, "BEGIN IMMEDIATE");
  touch_while_busy (self);
  bones_helm_look_at (self->helm, before - 1);
  thread = g_thread_new ("let go", let_go, self);
  while (bones_table_get_seq (self->table) < before + 4)
    g_main_context_iteration (NULL, TRUE);

  g_thread_join (thread);
  bones_helm_look_at (self->helm, 0);
  assert_touched (self);
}

/* The next verb waits for them. */
static void
test_verb (Fixture *self, gconstpointer data)
{
  const BonesAction draw = { .verb = NULL_DRAW, .ship = BONES_NO_SHIP, .other = BONES_NO_SHIP };
  const guint32 before = bones_table_get_seq (self->table);
  GThread *thread;

  run_sql (self, "BEGIN IMMEDIATE");
  touch_while_busy (self);
  thread = g_thread_new ("let go", let_go, self);
  bones_helm_start (self->helm, &draw);
  g_thread_join (thread);
  bones_helm_finish (self->helm);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before + 6);
  assert_touched (self);
}

/* They wait for an answer that is being stored, and a verb that is dropped meanwhile takes none of
 * them away. */
static void
test_answer (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  GThread *thread;

  run_sql (self, "BEGIN IMMEDIATE");
  boat_start (self->table, NULL_DRAW, BONES_NO_SHIP);
  g_assert_true (bones_helm_get_busy (self->helm));
  for (guint ship = 0; ship < 3; ship++)
    bones_helm_tap (self->helm, ship, NULL_HITS);
  bones_helm_roll (self->helm);
  bones_helm_pause (self->helm, "here");
  thread = g_thread_new ("let go", let_go, self);
  bones_helm_finish (self->helm);
  g_thread_join (thread);
  g_assert_cmpuint (bones_table_get_seq (self->table), ==, before + 5);
  assert_touched (self);
}

/* The page goes meanwhile. */
static void
test_leave (Fixture *self, gconstpointer data)
{
  const guint32 before = bones_table_get_seq (self->table);
  GThread *thread;

  run_sql (self, "BEGIN IMMEDIATE");
  touch_while_busy (self);
  thread = g_thread_new ("let go", let_go, self);
  g_assert_finalize_object (g_steal_pointer (&self->helm));
  g_thread_join (thread);
  assert_listed (self, before, 4);
}

/* What waited is refused: the page shows what was entered before it. */
static void
test_refused (Fixture *self, gconstpointer data)
{
  const BonesChange move = { BONES_SET_SHIP, NULL_HITS, 0, FALSE, 2 },
                    bad = { BONES_SET_SHIP, NULL_HITS, 0, FALSE, 99 };
  guint calls = 0, failures = 0;

  g_signal_connect (self->helm, "changed", G_CALLBACK (count), &calls);
  g_signal_connect (self->helm, "failed", G_CALLBACK (count_failures), &failures);
  bones_helm_override (self->helm, &move, 1, "counted again");
  bones_helm_override (self->helm, &bad, 1, "counted wrong");
  while (failures == 0 || bones_table_get_busy (self->table))
    g_main_context_iteration (NULL, TRUE);

  assert_hits (self, 0, 2);
  g_assert_cmpuint (failures, ==, 1);
  g_assert_cmpuint (calls, ==, 1);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/helm/finish", test_finish);
  ADD ("/helm/dispose", test_dispose);
  ADD ("/helm/poll", test_poll);
  ADD ("/helm/late", test_late);
  ADD ("/helm/busy", test_busy);
  ADD ("/helm/verb", test_verb);
  ADD ("/helm/answer", test_answer);
  ADD ("/helm/leave", test_leave);
  ADD ("/helm/refused", test_refused);
  return g_test_run ();
}
