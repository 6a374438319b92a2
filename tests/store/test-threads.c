/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One store and many threads: the calls of one do not get in the way of the others'. */
#include "fixture.h"

#define THREADS 4
#define ROUNDS 40

typedef struct {
  Fixture *fixture;
  Battle *battle;
  guint32 seed;
} Job;

/* Plays a battle of its own, and lists and reads games in between. */
static gpointer
play (gpointer data)
{
  Job *job = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (job->seed);

  for (guint i = 0; i < ROUNDS; i++)
    {
      g_autoptr (GPtrArray) games = NULL;
      g_autoptr (BonesGameRecord) record = NULL;
      g_autofree char *value = NULL;

      battle_play (job->battle, rand);
      fixture_keep (job->battle);
      games = bones_store_list_games (job->fixture->store, NULL);
      g_assert_cmpuint (games->len, ==, THREADS);
      record = bones_store_load_game (job->fixture->store, job->battle->game, NULL);
      g_assert_cmpuint (record->last_seq, ==, job->battle->kept);
      g_assert_true (bones_store_set_preference (job->fixture->store, job->battle->game, "dice.0",
                                                 "app", NULL));
      g_assert_true (bones_store_get_preference (job->fixture->store, job->battle->game, "dice.0",
                                                 &value, NULL));
      g_assert_cmpstr (value, ==, "app");
      g_assert_cmpint (bones_store_version (job->fixture->store, NULL), >, 0);
    }

  return NULL;
}

static void
test_together (Fixture *fixture, gconstpointer data)
{
  Job jobs[THREADS];
  GThread *threads[THREADS];

  for (guint i = 0; i < THREADS; i++)
    {
      jobs[i] = (Job){ fixture, battle_new (2), i + 1 };
      fixture_add (fixture, jobs[i].battle);
    }

  for (guint i = 0; i < THREADS; i++)
    threads[i] = g_thread_new ("battle", play, &jobs[i]);

  for (guint i = 0; i < THREADS; i++)
    g_thread_join (threads[i]);

  for (guint i = 0; i < THREADS; i++)
    {
      battle_assert_stored (jobs[i].battle, fixture->store, fixture->path, jobs[i].battle->kept);
      battle_free (jobs[i].battle);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/threads/together", Fixture, NULL, fixture_set_up, test_together, fixture_tear_down);
  return g_test_run ();
}
