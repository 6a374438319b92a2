/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The odds of random positions of every system, each a roll of a battle that nobody commands: for
 * all that the action may change, a search over every face finds the same. BONES_POSITIONS: so many
 * of each system.
 */

#include "drift.h"
#include "every-end.h"

#define POSITIONS 500
#define MOST_ENDS 700      /* of a position: three dice, or fewer with branches */
#define MOST_QUESTIONS 400 /* of a battle: then another one begins, so that positions differ */

static guint
count_positions (void)
{
  const char *number = g_getenv ("BONES_POSITIONS");

  return number != NULL ? (guint) g_ascii_strtoull (number, NULL, 10) : POSITIONS;
}

/* Returns whether the roll that is asked for now was compared. */
static gboolean
compare (const Drift *drift)
{
  const BonesPlay *play = bones_replay_play (drift->replay);
  const BonesQuestion question = { .setup = drift->setup,
                                   .game = bones_replay_before (drift->replay),
                                   .given = play->entries,
                                   .n_given = play->n_entries,
                                   .aim = BONES_NO_AIM,
                                   .most_runs = MOST_ENDS };
  gdouble unknown;
  g_autoptr (GPtrArray) fates = NULL;
  EveryEnd whole;

  if (play->stop != BONES_ASKING || play->prompt.kind != BONES_ASK_DICE)
    return FALSE;

  fates = bones_fates (&question, NULL, &unknown, NULL);
  if (fates == NULL || unknown > 0)
    return FALSE;

  whole = every_end (&question, fates, MOST_ENDS);
  if (whole == EVERY_END_DIFFERS)
    g_error ("entry %u: %s", bones_journal_length (drift->journal), play->prompt.key.rule);

  return whole == EVERY_END_AGREES;
}

static void
test_positions (gconstpointer id)
{
  const guint n = count_positions ();
  guint compared = 0;

  for (guint32 seed = 1; compared < n; seed++)
    {
      g_autoptr (Drift) drift = drift_new (id, 2, 4, seed);

      g_test_message ("battle %u, after %u positions", seed, compared);
      for (guint i = 0; i < MOST_QUESTIONS && compared < n && drift_on (drift); i++)
        compared += compare (drift);
    }
}

int
main (int argc, char **argv)
{
  static const char *const systems[] = { "black-spot", "dread-pirate", "man-o-war", "naval-duel" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/positions/", systems[i], NULL);

      g_test_add_data_func (path, systems[i], test_positions);
    }
  return g_test_run ();
}
