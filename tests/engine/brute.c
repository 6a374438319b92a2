/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "brute.h"

#include <string.h>

typedef struct {
  const BonesQuestion *question;
  BonesPlay *play;
  GPtrArray *path;
} Brute;

static void search_all (Brute *self, gdouble *of);

void
few_add (GArray *numbers, guint64 number)
{
  g_assert_cmpuint (number, <, FEW_OUTCOMES);
  g_array_append_val (numbers, number);
}

gboolean
few_odds (const BonesQuestion *question, FewOdds *odds, BonesAsk *missing, guint *runs)
{
  g_autoptr (GArray) all = bones_odds (question, missing, runs);

  for (guint i = 0; all != NULL && i < FEW_OUTCOMES; i++)
    odds->of[i] = bones_odds_of (all, i);

  return all != NULL && bones_odds_unknown (all).value <= 0;
}

void
few_check_bounds (const BonesQuestion *question, const gdouble *exact)
{
  BonesQuestion cut = *question;
  guint runs;

  g_array_unref (bones_odds (question, NULL, &runs));
  for (cut.most_runs = 1; cut.most_runs < runs; cut.most_runs += 1 + cut.most_runs / 2)
    {
      g_autoptr (GArray) odds = bones_odds (&cut, NULL, NULL);
      const gdouble unknown = bones_odds_unknown (odds).value;

      g_assert_cmpfloat (unknown, >=, 0);
      g_assert_cmpfloat (unknown, <=, 1);
      for (guint i = 0; i < FEW_OUTCOMES; i++)
        if (question->policy == BONES_NEVER_REROLL || i == question->aim)
          {
            const gdouble least = bones_odds_of (odds, i).value;

            g_assert_cmpfloat (least, <=, exact[i] + 1e-9);
            g_assert_cmpfloat (bones_odds_most (odds, i), >=, exact[i] - 1e-9);
          }
    }
}

static void
search_faces (Brute *self, const BonesAsk *ask, BonesAnswer *answer, gdouble *of)
{
  guint throws = 1;

  answer->n = ask->least;
  for (guint i = 0; i < ask->least; i++)
    throws *= ask->sides;

  for (guint number = 0; number < throws; number++)
    {
      gdouble branch[FEW_OUTCOMES];

      for (guint i = 0, rest = number; i < ask->least; i++, rest /= ask->sides)
        answer->values[i] = 1 + rest % ask->sides;

      search_all (self, branch);
      for (guint i = 0; i < FEW_OUTCOMES; i++)
        of[i] += branch[i] / throws;
    }
}

/* Whatever of keep, and spend 1..3 on die 0..2, fits. */
static void
search_rerolls (Brute *self, const BonesAsk *ask, BonesAnswer *answer, gdouble *of)
{
  const BonesQuestion *question = self->question;
  const gdouble sign = ask->who == 1 << question->fleet ? 1 : -1;
  const guint ways = question->policy == BONES_NEVER_REROLL ? 1 : 10;
  gdouble best = -G_MAXDOUBLE;

  for (guint number = 0; number < ways; number++)
    {
      const guint spending = number > 0 ? number - 1 : 0;
      gdouble branch[FEW_OUTCOMES];

      answer->n = number == 0 ? 1 : 3;
      answer->values[0] = number == 0 ? BONES_REROLL_KEEP : BONES_REROLL_SPEND;
      answer->values[1] = spending / 3;
      answer->values[2] = 1 + spending % 3;
      if (bones_answer_fits (ask, answer) != BONES_FITS)
        continue;

      search_all (self, branch);
      if (sign * branch[question->aim] > best + 1e-12)
        {
          best = sign * branch[question->aim];
          memcpy (of, branch, sizeof branch);
        }
    }
}

static void
search_all (Brute *self, gdouble *of)
{
  const GPtrArray *path = self->path;
  BonesEntry entry = { .kind = BONES_ENTRY_ANSWER };
  BonesAsk ask;

  memset (of, 0, FEW_OUTCOMES * sizeof *of);
  if (bones_play_run (self->play, self->question->game, (BonesEntry *const *) path->pdata,
                      path->len)
      == BONES_DONE)
    {
      g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint64));

      self->question->outcomes (self->play, self->question->data, numbers);
      g_assert_cmpuint (numbers->len, ==, 1);
      of[g_array_index (numbers, guint64, 0)] = 1;
      return;
    }

  ask = self->play->prompt;
  entry.answer.key = ask.key;
  entry.answer.kind = ask.kind;
  g_ptr_array_add (self->path, &entry);
  if (ask.kind == BONES_ASK_DICE)
    search_faces (self, &ask, &entry.answer, of);
  else
    search_rerolls (self, &ask, &entry.answer, of);

  g_ptr_array_set_size (self->path, (gint) self->path->len - 1);
}

void
brute_odds (const BonesQuestion *question, gdouble *of)
{
  g_autoptr (BonesPlay) play = bones_play_new (question->setup->ruleset, question->setup);
  g_autoptr (GPtrArray) path = g_ptr_array_new ();
  Brute brute = { question, play, path };

  for (guint i = 0; i < question->n_given; i++)
    g_ptr_array_add (path, question->given[i]);

  search_all (&brute, of);
}
