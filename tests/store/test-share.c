/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Two windows, two programs on one game: each sees what the other did, or is refused with a
 * sentence that says so.
 */
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "battle.h"
#include "folder.h"
#include "replay.h"

typedef struct {
  Folder *folder;
  char *path;
  BonesStore *ours, *theirs;
  Battle *battle; /* in ours */
} Fixture;

static BonesStore *
open_store (const char *path)
{
  g_autoptr (GError) error = NULL;
  BonesStore *store = bones_store_open (path, &error);

  g_assert_no_error (error);
  return store;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = folder_new ();
  fixture->path = folder_file (fixture->folder, "battles.db");
  fixture->ours = open_store (fixture->path);
  fixture->theirs = open_store (fixture->path);
  fixture->battle = battle_new (2);
  battle_add (fixture->battle, fixture->ours, &error);
  g_assert_no_error (error);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  battle_free (fixture->battle);
  bones_store_close (fixture->ours);
  bones_store_close (fixture->theirs);
  folder_free (fixture->folder);
  g_free (fixture->path);
}

/* The same battle, as the other window has it. */
static Battle *
join (Fixture *fixture)
{
  Battle *battle = battle_new (2);

  battle->store = fixture->theirs;
  battle->game = fixture->battle->game;
  battle->kept = bones_journal_length (battle->boats->journal);
  return battle;
}

/* Reads what the other window did. */
static void
catch_up (Battle *battle)
{
  g_autoptr (GError) error = NULL;

  battle_forget (battle);
  bones_store_load_entries (battle->store, battle->game, battle->boats->setup,
                            battle->boats->journal, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (bones_replay_follow (battle->boats->replay, battle->boats->journal), ==, 0);
  battle->kept = bones_journal_length (battle->boats->journal);
}

static void
keep (Battle *battle)
{
  g_autoptr (GError) error = NULL;

  battle_keep (battle, &error);
  g_assert_no_error (error);
}

/* The version changes only when others write, the state whoever writes. */
static void
test_version (Fixture *fixture, gconstpointer data)
{
  const gint64 ours = bones_store_version (fixture->ours, NULL);
  const gint64 theirs = bones_store_version (fixture->theirs, NULL);
  const gint64 our_state = bones_store_state (fixture->ours, NULL);
  const gint64 their_state = bones_store_state (fixture->theirs, NULL);

  g_assert_cmpint (bones_store_state (fixture->ours, NULL), ==, our_state);
  battle_note (fixture->battle, "ahoy", NULL);
  keep (fixture->battle);
  g_assert_cmpint (bones_store_version (fixture->ours, NULL), ==, ours);
  g_assert_cmpint (bones_store_version (fixture->theirs, NULL), !=, theirs);
  g_assert_cmpint (bones_store_state (fixture->ours, NULL), !=, our_state);
  g_assert_cmpint (bones_store_state (fixture->theirs, NULL), !=, their_state);
}

static void
test_second_sees (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) second = join (fixture);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  catch_up (second);
  for (guint i = 0; i < 30; i++)
    {
      Battle *one = i % 2 == 0 ? fixture->battle : second;
      Battle *other = i % 2 == 0 ? second : fixture->battle;

      battle_play (one, rand);
      keep (one);
      catch_up (other);
      g_assert_true (
          bones_game_equal (&boats_play (one->boats)->game, &boats_play (other->boats)->game));
    }

  battle_assert_stored (second, fixture->theirs, fixture->path, second->kept);
}

/* After an undo in one window of what another did, everything is as before. */
static void
test_second_undoes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) second = join (fixture);

  catch_up (second);
  boats_override (second->boats, 0, NULL_ROWED, 50);
  keep (second);
  catch_up (fixture->battle);
  boats_override (fixture->battle->boats, 2, NULL_HITS, 1);
  keep (fixture->battle);
  catch_up (second);
  g_assert_true (boats_undo (second->boats));
  keep (second);
  battle_assert_stored (second, fixture->theirs, fixture->path, second->kept);
}

static void
test_moved_on (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) second = join (fixture);
  g_autoptr (GError) error = NULL;

  catch_up (second);
  boats_start (fixture->battle->boats, NULL_DRAW, BONES_NO_SHIP);
  keep (fixture->battle);
  battle_note (second, "meanwhile", NULL);
  g_assert_false (battle_keep (second, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON);
  g_assert_nonnull (strstr (error->message, "Game 1 "));
  g_assert_nonnull (strstr (error->message, "its last entry is now number 4"));

  catch_up (second);
  battle_note (second, "afterwards", NULL);
  keep (second);
  catch_up (fixture->battle);
  battle_assert_stored (fixture->battle, fixture->ours, fixture->path, 5);
}

/* Two windows of one program may share a store. */
static void
test_one_store (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) second = join (fixture);
  g_autoptr (GError) error = NULL;

  second->store = fixture->ours;
  battle_note (fixture->battle, "ahoy", NULL);
  keep (fixture->battle);
  battle_note (second, "ahoy, too", NULL);
  g_assert_false (battle_keep (second, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON);
  catch_up (second);
  g_assert_cmpuint (second->kept, ==, fixture->battle->kept);
  boats_override (second->boats, 1, NULL_HITS, 1);
  keep (second);
  catch_up (fixture->battle);
  battle_assert_stored (fixture->battle, fixture->ours, fixture->path, second->kept);
}

static void
test_removed (Fixture *fixture, gconstpointer data)
{
  g_autoptr (Battle) second = join (fixture);
  g_autoptr (GError) error = NULL;

  catch_up (second);
  g_assert_true (bones_store_remove_game (fixture->ours, fixture->battle->game, &error));
  battle_note (second, "still here?", NULL);
  g_assert_false (battle_keep (second, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
  g_clear_error (&error);
  battle_forget (second);
  g_assert_false (bones_store_load_entries (second->store, second->game, second->boats->setup,
                                            second->boats->journal, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NO_SUCH_GAME);
}

/* A call waits for a program that locks the database, but not forever. Reading continues meanwhile.
 */
static void
test_busy (Fixture *fixture, gconstpointer data)
{
  g_autoptr (BonesJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  int ready[2], done[2];
  gint64 began;
  pid_t child;
  char byte;

  g_assert_cmpint (pipe (ready), ==, 0);
  g_assert_cmpint (pipe (done), ==, 0);
  bones_store_close (g_steal_pointer (&fixture->theirs)); /* a connection must not survive a fork */
  bones_store_close (g_steal_pointer (&fixture->ours));
  child = fork ();
  if (child == 0)
    {
      close (done[1]);
      battle_hold (fixture->path, ready[1], done[0]);
      _exit (0);
    }

  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  fixture->ours = fixture->battle->store = open_store (fixture->path);
  battle_note (fixture->battle, "in vain", NULL);
  began = g_get_monotonic_time ();
  g_assert_false (battle_keep (fixture->battle, &error));
  g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, "Another program"));
  g_assert_cmpint (g_get_monotonic_time () - began, >, G_USEC_PER_SEC);
  journal = battle_load (fixture->ours, fixture->battle->boats->setup, fixture->battle->game);
  g_assert_cmpuint (bones_journal_length (journal), ==, 3);

  close (done[1]);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  keep (fixture->battle);
  battle_assert_stored (fixture->battle, fixture->ours, fixture->path, 4);
  close (ready[0]);
  close (ready[1]);
  close (done[0]);
}

/* Enters @n notes that begin with @name, and reads the journal again whenever another process was
 * faster. Returns how often that happened. */
static guint
race (const char *path, gint64 game, const char *name, guint n)
{
  g_autoptr (BonesStore) store = open_store (path);
  g_autoptr (Battle) battle = battle_new (2);
  guint beaten = 0;

  battle->store = store;
  battle->game = game;
  battle->kept = 3;
  catch_up (battle);
  for (guint i = 0; i < n;)
    {
      g_autofree char *text = g_strdup_printf ("%s %u", name, i);
      g_autoptr (GError) error = NULL;

      battle_note (battle, text, NULL);
      if (battle_keep (battle, &error))
        {
          g_usleep (++i % 8 * 100); /* to let the other process write */
          continue;
        }

      g_assert_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_MOVED_ON);
      beaten++;
      catch_up (battle);
    }

  return beaten;
}

static void
test_two_processes (Fixture *fixture, gconstpointer data)
{
  const gint64 game = fixture->battle->game;
  guint beaten = 0;
  int status;
  pid_t child;

  bones_store_close (g_steal_pointer (&fixture->theirs));
  bones_store_close (g_steal_pointer (&fixture->ours));
  child = fork ();
  if (child == 0)
    {
      race (fixture->path, game, "theirs", 200);
      _exit (0);
    }

  beaten = race (fixture->path, game, "ours", 200);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (status, ==, 0);
  g_test_message ("beaten %u times", beaten);
  fixture->ours = fixture->battle->store = open_store (fixture->path);
  catch_up (fixture->battle);
  g_assert_cmpuint (fixture->battle->kept, ==, 403);
  g_assert_cmpint (
      battle_ask_sql (fixture->path, "SELECT count (DISTINCT text) FROM secret_journal"), ==, 400);
  battle_assert_stored (fixture->battle, fixture->ours, fixture->path, 403);
}

/* Several programs that create the same file at the same time make one database. */
static void
test_start_at_once (Fixture *fixture, gconstpointer data)
{
  for (guint round = 0; round < 10; round++)
    {
      g_autofree char *name = g_strdup_printf ("new-%u.db", round);
      g_autofree char *path = folder_file (fixture->folder, name);
      pid_t children[4];

      for (guint i = 0; i < G_N_ELEMENTS (children); i++)
        if ((children[i] = fork ()) == 0)
          {
            g_autoptr (BonesStore) store = open_store (path);
            g_autoptr (Battle) battle = battle_new (2);

            _exit (battle_add (battle, store, NULL) ? 0 : 1);
          }

      for (guint i = 0; i < G_N_ELEMENTS (children); i++)
        {
          int status;

          g_assert_cmpint (waitpid (children[i], &status, 0), ==, children[i]);
          g_assert_cmpint (status, ==, 0);
        }

      g_assert_cmpint (battle_ask_sql (path, "SELECT count(*) FROM games"), ==, 4);
    }
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/share/version", test_version);
  ADD ("/share/second-sees", test_second_sees);
  ADD ("/share/second-undoes", test_second_undoes);
  ADD ("/share/moved-on", test_moved_on);
  ADD ("/share/one-store", test_one_store);
  ADD ("/share/removed", test_removed);
  ADD ("/share/busy", test_busy);
  ADD ("/share/two-processes", test_two_processes);
  ADD ("/share/start-at-once", test_start_at_once);
  return g_test_run ();
}
