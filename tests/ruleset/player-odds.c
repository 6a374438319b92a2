/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "player.h"

#include "every-end.h"
#include "fates.h"
#include "fields.h"

/* The odds of the action that is under way, whatever it is, and what playing it out comes to. */

#define MOST_RUNS 400
#define PLAYED_OUT 300 /* times: what is as likely as OFTEN is then missed once in 10^12 */
#define OFTEN 0.1
#define MOST_ENDS 1600 /* runs of a search over every face: four dice, or fewer with branches */

static guint n_whole; /* questions that were searched whole */

/* An end of the action: nothing but chance decided it. */
static gboolean
play_out (const BonesQuestion *question, BonesPlay *play, GRand *random)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new ();
  g_autoptr (GPtrArray) answers =
      g_ptr_array_new_with_free_func ((GDestroyNotify) bones_entry_free);

  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (entries, question->given[i]);

  while (bones_play_run (play, question->game, (BonesEntry *const *) entries->pdata, entries->len)
         == BONES_ASKING)
    {
      const BonesAskKind kind = play->prompt.kind;
      BonesEntry *entry;

      if (kind != BONES_ASK_DICE && kind != BONES_ASK_CARD && kind != BONES_ASK_REROLL)
        return FALSE;

      entry = player_answer (play, random);
      if (kind == BONES_ASK_REROLL)
        {
          entry->answer.n = 1;
          entry->answer.values[0] = BONES_REROLL_KEEP;
        }

      g_ptr_array_add (answers, entry);
      g_ptr_array_add (entries, entry);
    }

  return play->stop == BONES_DONE;
}

/* The chances add up to 1, with what is unknown or up to people to no less, and each number is one
 * that the track can hold. */
static void
check_sum (const BonesFate *fate, gdouble unknown)
{
  const BonesTrack *tracks = bones_scope_tracks (battle_system.ruleset, fate->watch.scope);
  gdouble sum = 0, more = 0;

  HOLDS (bones_field_id (battle_system.ruleset, fate->watch.scope, fate->watch.field) != NULL);
  for (guint i = 0; i < fate->odds->len; i++)
    {
      const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, i);
      guint value;

      HOLDS (one->chance.value + one->more > 0);
      HOLDS (i == 0 || one[-1].number < one->number);
      if (bones_fate_value (one, &value) && fate->watch.field < BONES_FIRST_FIELD)
        HOLDS (value <= tracks[fate->watch.field].highest);

      sum += one->chance.value;
      more += one->more;
    }

  HOLDS (sum < 1 + 1e-9 && sum + more + unknown > 1 - 1e-9);
}

/* Every end is among the outcomes, and the likely outcomes are among the ends. What is rarer than
 * OFTEN is proved by every_end() where all faces can be tried: a rare outcome of many dice
 * would take too many throws to meet. */
static void
check_ends (const BonesQuestion *question, const GPtrArray *fates, GRand *random)
{
  g_autoptr (BonesPlay) play = bones_play_new (question->setup->ruleset, question->setup);
  g_autoptr (GHashTable) reached =
      g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint n = 0; n < PLAYED_OUT; n++)
    {
      if (!play_out (question, play, random))
        return;

      for (guint i = 0; i < fates->len; i++)
        {
          const guint64 number = every_end_number (g_ptr_array_index (fates, i), &play->game);
          const BonesFate *fate = g_ptr_array_index (fates, i);

          HOLDS (bones_odds_most (fate->odds, number) > 0);
          g_hash_table_add (reached, g_memdup2 (&number, sizeof number));
        }
    }

  for (guint i = 0; i < fates->len; i++)
    {
      const BonesFate *fate = g_ptr_array_index (fates, i);

      for (guint j = 0; j < fate->odds->len; j++)
        {
          const BonesOutcome *one = &g_array_index (fate->odds, BonesOutcome, j);

          HOLDS (one->chance.value < OFTEN || g_hash_table_contains (reached, &one->number));
        }
    }
}

gboolean
player_check_odds (Battle *battle, const BonesGame *before, GRand *random)
{
  const BonesPlay *play = battle_play (battle);
  const BonesWatch watch = { BONES_SET_SHIP, 0, 0 };
  gdouble unknown;
  EveryEnd whole;
  guint n_choices;
  const BonesQuestion question = { .setup = battle->setup,
                                   .game = before,
                                   .given = play->entries,
                                   .n_given = play->n_entries,
                                   .aim = BONES_NO_AIM,
                                   .most_runs = MOST_RUNS };
  g_autoptr (GPtrArray) fates =
      bones_fates (&question, before->n_ships > 0 ? &watch : NULL, &unknown, NULL);

  if (fates == NULL)
    return FALSE;

  for (guint i = 0; i < fates->len; i++)
    check_sum (g_ptr_array_index (fates, i), unknown);

  if (unknown > 0)
    return TRUE;

  whole = every_end (&question, fates, MOST_ENDS, &n_choices);
  HOLDS (whole != EVERY_END_DIFFERS);
  n_whole += whole == EVERY_END_AGREES;
  check_ends (&question, fates, random);
  return TRUE;
}

guint
player_count_whole_odds (void)
{
  return n_whole;
}
