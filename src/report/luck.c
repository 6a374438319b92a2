/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "luck.h"

#include <string.h>

/* So unlikely that it makes no difference in the figures that are shown, however many are left out:
 * of 10,000 throws, less than one in 10 to the 15th. */
#define NEVER 1e-24

struct _BonesSpread {
  guint first;     /* the value of chances[0] */
  GArray *chances; /* of gdouble */
  GArray *next;    /* the same while a throw is added */
};

BonesSpread *
bones_spread_new (void)
{
  BonesSpread *self = g_new0 (BonesSpread, 1);
  const gdouble certain = 1;

  self->chances = g_array_new (FALSE, TRUE, sizeof (gdouble));
  self->next = g_array_new (FALSE, TRUE, sizeof (gdouble));
  g_array_append_val (self->chances, certain);
  return self;
}

void
bones_spread_free (BonesSpread *self)
{
  g_array_unref (self->chances);
  g_array_unref (self->next);
  g_free (self);
}

/* Leaves out both ends as far as they never happen. */
static void
trim (BonesSpread *self)
{
  GArray *chances = self->chances;
  guint from = 0, to = chances->len;

  while (to > 1 && g_array_index (chances, gdouble, to - 1) < NEVER)
    to--;

  while (from + 1 < to && g_array_index (chances, gdouble, from) < NEVER)
    from++;

  g_array_set_size (chances, to);
  if (from > 0)
    g_array_remove_range (chances, 0, from);

  self->first += from;
}

void
bones_spread_add (BonesSpread *self, const BonesChance *chances, guint n)
{
  GArray *was = self->chances, *now = self->next;

  g_return_if_fail (self != NULL && chances != NULL && n > 0);

  g_array_set_size (now, was->len + n - 1);
  memset (now->data, 0, now->len * sizeof (gdouble));
  for (guint value = 0; value < n; value++)
    for (guint i = 0; i < was->len && chances[value].value > 0; i++)
      g_array_index (now, gdouble, i + value) +=
          g_array_index (was, gdouble, i) * chances[value].value;

  self->chances = now;
  self->next = was;
  trim (self);
}

void
bones_spread_read (const BonesSpread *self, guint value, gdouble *less, gdouble *same)
{
  g_return_if_fail (self != NULL && less != NULL && same != NULL);

  *less = *same = 0;
  for (guint i = 0; i < self->chances->len; i++)
    if (self->first + i < value)
      *less += g_array_index (self->chances, gdouble, i);
    else if (self->first + i == value)
      *same = g_array_index (self->chances, gdouble, i);

  *less = MIN (*less, 1);
}

/* ---- The rows ---- */

static gint
compare_rows (gconstpointer a, gconstpointer b)
{
  const BonesLuck *x = a, *y = b;

  if (x->fleet != y->fleet)
    return x->fleet < y->fleet ? -1 : 1;

  if (x->kind != y->kind) /* as a guint, -1 is after all kinds */
    return x->kind != BONES_ALL_ROLLS
                   && (y->kind == BONES_ALL_ROLLS || (guint) x->kind > (guint) y->kind)
               ? 1
               : -1;

  if (x->measure != y->measure)
    return x->measure < y->measure ? -1 : 1;

  return x->real - y->real;
}

static gboolean
is_of (const BonesLuck *row, const BonesReportRoll *roll)
{
  return roll->measure == row->measure && roll->fleet == row->fleet
         && bones_report_roll_is_real (roll) == row->real
         && (row->kind == BONES_ALL_ROLLS || row->kind == roll->kind);
}

/* Adds the row of @roll unless it is there. */
static void
add_row (GArray *rows, const BonesReportRoll *roll, gint kind)
{
  const BonesLuck row = { .fleet = roll->fleet,
                          .kind = kind,
                          .real = bones_report_roll_is_real (roll),
                          .measure = roll->measure,
                          .expected = bones_chance (0, 1) };

  for (guint i = 0; i < rows->len; i++)
    if (compare_rows (&g_array_index (rows, BonesLuck, i), &row) == 0)
      return;

  g_array_append_val (rows, row);
}

static void
count (BonesLuck *row, const GArray *rolls)
{
  g_autoptr (BonesSpread) spread = bones_spread_new ();

  for (guint i = 0; i < rolls->len; i++)
    {
      const BonesReportRoll *roll = &g_array_index (rolls, BonesReportRoll, i);
      g_autofree BonesChance *chances = NULL;
      guint n;

      if (!is_of (row, roll))
        continue;

      row->throws++;
      row->dice += roll->n;
      row->again += roll->again;
      row->thrown += roll->thrown;
      row->expected = bones_chance_add (row->expected, roll->expected);
      chances = bones_report_roll_spread (roll, &n);
      bones_spread_add (spread, chances, n);
    }

  bones_spread_read (spread, row->thrown, &row->worse, &row->same);
}

GArray *
bones_luck_new (const GArray *rolls)
{
  GArray *rows = g_array_new (FALSE, TRUE, sizeof (BonesLuck));

  g_return_val_if_fail (rolls != NULL, rows);

  for (guint i = 0; i < rolls->len; i++)
    {
      const BonesReportRoll *roll = &g_array_index (rolls, BonesReportRoll, i);

      if (roll->fleet == BONES_NOBODY || roll->measure == BONES_MEASURE_NONE)
        continue;

      if (roll->measure == BONES_MEASURE_HITS)
        add_row (rows, roll, BONES_ALL_ROLLS);

      add_row (rows, roll, roll->kind);
    }

  g_array_sort (rows, compare_rows);
  for (guint i = 0; i < rows->len; i++)
    count (&g_array_index (rows, BonesLuck, i), rolls);

  return rows;
}
