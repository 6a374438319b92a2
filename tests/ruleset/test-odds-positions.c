/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * The odds of random positions of every system, each a roll of a battle that nobody commands: for
 * all that the action may change, a search over every face finds the same. BONES_POSITIONS: so many
 * of each system.
 */

#include "drift.h"
#include "every-end.h"

#define POSITIONS (500 / ONE_IN)
#define MOST_ENDS 300      /* of a position: three dice, or fewer with branches */
#define MOST_QUESTIONS 400 /* of a battle: then another one begins, so that positions differ */
#define MOST_VAIN 10       /* tries in which the rolls of a rule were too long */

static guint
count_positions (void)
{
  const char *number = g_getenv ("BONES_POSITIONS");

  return number != NULL ? (guint) g_ascii_strtoull (number, NULL, 10) : POSITIONS;
}

/* Returns whether what is asked now was compared; @choices counts those that follow. */
static gboolean
compare (const Drift *drift, guint *choices)
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
  guint n_choices;
  EveryEnd whole;

  fates = bones_fates (&question, NULL, &unknown, NULL);
  if (fates == NULL || unknown > 0)
    return FALSE;

  whole = every_end (&question, fates, MOST_ENDS, &n_choices);
  if (whole == EVERY_END_DIFFERS)
    g_error ("entry %u: %s", bones_journal_length (drift->journal), play->prompt.key.rule);

  if (whole != EVERY_END_AGREES)
    return FALSE;

  *choices += n_choices > 0;
  return TRUE;
}

/* Whether a roll is asked for, of a rule whose rolls are not all too long. */
static gboolean
may_be_compared (const Drift *drift, GHashTable *vain)
{
  const BonesPlay *play = bones_replay_play (drift->replay);

  return play->stop == BONES_ASKING && play->prompt.kind == BONES_ASK_DICE
         && GPOINTER_TO_UINT (g_hash_table_lookup (vain, play->prompt.key.rule)) < MOST_VAIN;
}

static void
count_vain (const Drift *drift, GHashTable *vain)
{
  const char *rule = bones_replay_play (drift->replay)->prompt.key.rule;
  const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (vain, rule));

  g_hash_table_insert (vain, (gpointer) rule, GUINT_TO_POINTER (n + 1));
}

static void
test_positions (gconstpointer id)
{
  const guint n = count_positions ();
  g_autoptr (GHashTable) vain = g_hash_table_new (g_str_hash, g_str_equal);
  guint compared = 0, with_choices = 0;

  for (guint32 seed = 1; compared < n; seed++)
    {
      g_autoptr (Drift) drift = drift_new (id, 2, 4, seed);

      g_test_message ("battle %u, after %u positions", seed, compared);
      for (guint i = 0; i < MOST_QUESTIONS && compared < n && drift_on (drift); i++)
        if (!may_be_compared (drift, vain))
          continue;
        else if (compare (drift, &with_choices))
          compared++;
        else
          count_vain (drift, vain);
    }

  g_test_message ("%u with choices", with_choices);
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
