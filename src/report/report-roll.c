/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "report-roll.h"

gboolean
bones_report_roll_is_real (const BonesReportRoll *roll)
{
  g_return_val_if_fail (roll != NULL, FALSE);

  return roll->source != BONES_FROM_APP;
}

static gboolean
adds_up (const BonesReportRoll *roll)
{
  return roll->reading == BONES_READ_SUM || roll->reading == BONES_READ_REACHES;
}

/* The highest die or the sum, of the whole pool if @all, else of the dice thrown. */
static guint
read_faces (const BonesReportRoll *roll, gboolean all)
{
  guint score = all ? roll->rest : 0;

  for (guint i = 0; i < roll->n; i++)
    score = adds_up (roll) ? score + roll->faces[i] : MAX (score, roll->faces[i]);

  return score;
}

static guint
count_hits (const BonesReportRoll *roll)
{
  const gint total = (gint) read_faces (roll, TRUE) + roll->bonus;
  guint hits = 0;

  for (guint i = 0; i < roll->n && roll->hits_from > 0; i++)
    hits += roll->faces[i] >= roll->hits_from;

  return roll->hits_from > 0 ? hits
         : roll->needs > 0   ? total >= (gint) roll->needs
                             : total <= (gint) roll->at_most;
}

/* The chance that the whole roll shows what is needed. */
static BonesChance
find_chance (const BonesReportRoll *roll)
{
  const gint added = roll->bonus + (gint) roll->rest;

  if (roll->needs == 0)
    return bones_chance_not (
        bones_chance_reaches (roll->n, roll->sides, added, (gint) roll->at_most + 1));

  if (adds_up (roll))
    return bones_chance_reaches (roll->n, roll->sides, added, (gint) roll->needs);

  return roll->rest > 0 && added >= (gint) roll->needs
             ? bones_chance (1, 1)
             : bones_chance_meets (roll->n, roll->sides, roll->bonus, (gint) roll->needs);
}

/* Each die hits with the same chance: one die after the other. */
static BonesChance *
spread_hits (const BonesReportRoll *roll, guint *n)
{
  const BonesChance hit = bones_chance_meets (1, roll->sides, 0, (gint) roll->hits_from);
  const BonesChance miss = bones_chance_not (hit);
  BonesChance *chances = g_new (BonesChance, roll->n + 1);

  chances[0] = bones_chance (1, 1);
  for (guint die = 1; die <= roll->n; die++)
    {
      chances[die] = bones_chance_times (chances[die - 1], hit);
      for (guint hits = die - 1; hits > 0; hits--)
        chances[hits] = bones_chance_add (bones_chance_times (chances[hits], miss),
                                          bones_chance_times (chances[hits - 1], hit));

      chances[0] = bones_chance_times (chances[0], miss);
    }

  *n = roll->n + 1;
  return chances;
}

/* Where a die that stays is higher, the highest is that die. */
static BonesChance *
spread_highest (const BonesReportRoll *roll, guint *n)
{
  BonesChance *chances = g_new (BonesChance, MAX (roll->sides, roll->rest) + 1);

  *n = MAX (roll->sides, roll->rest) + 1;
  for (guint face = 0; face < *n; face++)
    chances[face] = bones_chance (0, 1);

  for (guint face = 1; face <= roll->sides; face++)
    {
      BonesChance *to = &chances[MAX (face, roll->rest)];

      *to = bones_chance_add (*to, bones_chance_highest (roll->n, roll->sides, face));
    }

  return chances;
}

static BonesChance *
spread_success (const BonesReportRoll *roll, guint *n)
{
  BonesChance *chances = g_new (BonesChance, 2);

  chances[1] = find_chance (roll);
  chances[0] = bones_chance_not (chances[1]);
  *n = 2;
  return chances;
}

BonesChance *
bones_report_roll_spread (const BonesReportRoll *roll, guint *n)
{
  g_return_val_if_fail (roll != NULL && n != NULL, NULL);

  *n = 0;
  if (roll->measure == BONES_MEASURE_NONE)
    return NULL;

  if (roll->measure == BONES_MEASURE_HITS)
    return roll->hits_from > 0 ? spread_hits (roll, n) : spread_success (roll, n);

  if (!adds_up (roll))
    return spread_highest (roll, n);

  *n = roll->n * roll->sides + 1;
  return bones_chance_sums (roll->n, roll->sides);
}

static BonesMeasure
choose_measure (const BonesReportRoll *roll, gboolean high)
{
  if (roll->n == 0 || roll->sides == 0)
    return BONES_MEASURE_NONE;

  if (roll->needs > 0 || roll->at_most > 0 || roll->hits_from > 0)
    return BONES_MEASURE_HITS;

  return roll->reading != BONES_READ_EACH && (high || roll->opposed) ? BONES_MEASURE_TOTAL
                                                                     : BONES_MEASURE_NONE;
}

void
bones_report_roll_measure (BonesReportRoll *roll, gboolean high)
{
  g_autofree BonesChance *chances = NULL;
  guint n;

  g_return_if_fail (roll != NULL);

  roll->measure = choose_measure (roll, high);
  roll->thrown = roll->measure == BONES_MEASURE_HITS    ? count_hits (roll)
                 : roll->measure == BONES_MEASURE_TOTAL ? read_faces (roll, !adds_up (roll))
                                                        : 0;
  roll->expected = bones_chance (0, 1);
  chances = bones_report_roll_spread (roll, &n);
  for (guint value = 1; value < n; value++)
    roll->expected = bones_chance_add (
        roll->expected, bones_chance_times (chances[value], bones_chance (value, 1)));
}

gboolean
bones_report_roll_chance (const BonesReportRoll *roll, BonesChance *chance)
{
  g_autofree BonesChance *chances = NULL;
  guint n;

  g_return_val_if_fail (roll != NULL && chance != NULL, FALSE);

  if (roll->measure != BONES_MEASURE_HITS)
    return FALSE;

  chances = bones_report_roll_spread (roll, &n);
  *chance = bones_chance_not (chances[0]);
  return TRUE;
}
