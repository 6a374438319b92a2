/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pool.h"

typedef struct {
  guint dice, sides;
  BonesPoolFunc visit;
  gpointer data;
  guint16 faces[BONES_MAX_DICE];
} Pool;

static gboolean
is_a_pool (guint dice, guint sides)
{
  return dice >= 1 && dice <= BONES_MAX_DICE && sides >= 1;
}

static gboolean
visit_all_alike (Pool *self, guint face, BonesChance chance)
{
  for (guint i = 0; i < self->dice; i++)
    self->faces[i] = face;

  return self->visit (self->faces, self->dice, chance, self->data);
}

/* The first @i dice are set, in rising order, the last @alike of them to one face; @chance is that
 * of throwing these, in any order. */
static gboolean
visit_from (Pool *self, guint i, guint alike, BonesChance chance)
{
  const guint lowest = i == 0 ? 1 : self->faces[i - 1];

  if (i == self->dice)
    return self->visit (self->faces, self->dice, chance, self->data);

  for (guint face = lowest; face <= self->sides; face++)
    {
      const guint run = i > 0 && face == lowest ? alike + 1 : 1;
      const BonesChance step = bones_chance (i + 1, run * self->sides);

      self->faces[i] = face;
      if (!visit_from (self, i + 1, run, bones_chance_times (chance, step)))
        return FALSE;
    }

  return TRUE;
}

gboolean
bones_pool_by_meets (guint dice, guint sides, guint face, BonesPoolFunc visit, gpointer data)
{
  Pool self = { .dice = dice, .sides = sides, .visit = visit, .data = data };
  BonesChance meets;

  g_return_val_if_fail (is_a_pool (dice, sides), FALSE);
  g_return_val_if_fail (face >= 1 && face <= sides + 1, FALSE);
  g_return_val_if_fail (visit != NULL, FALSE);

  meets = bones_chance_meets (dice, sides, 0, (gint) face);
  if (face > 1 && !visit_all_alike (&self, face - 1, bones_chance_not (meets)))
    return FALSE;

  return face > sides || visit_all_alike (&self, sides, meets);
}

/* Faces that add up to @sum. */
static void
lay_sum (guint16 *faces, guint dice, guint sides, guint sum)
{
  guint spare = sum - dice;

  for (guint i = 0; i < dice; i++)
    {
      faces[i] = 1 + MIN (spare, sides - 1);
      spare -= faces[i] - 1;
    }
}

static gboolean
visit_sum (Pool *self, guint sum, BonesChance chance)
{
  lay_sum (self->faces, self->dice, self->sides, sum);
  return self->visit (self->faces, self->dice, chance, self->data);
}

gboolean
bones_pool_by_reaches (guint dice, guint sides, guint sum, BonesPoolFunc visit, gpointer data)
{
  Pool self = { .dice = dice, .sides = sides, .visit = visit, .data = data };
  BonesChance reaches;

  g_return_val_if_fail (is_a_pool (dice, sides), FALSE);
  g_return_val_if_fail (visit != NULL, FALSE);

  reaches = bones_chance_reaches (dice, sides, 0, (gint) sum);
  if (sum > dice && !visit_sum (&self, MIN (sum - 1, dice * sides), bones_chance_not (reaches)))
    return FALSE;

  return sum > dice * sides || visit_sum (&self, dice * sides, reaches);
}

gboolean
bones_pool_by_count (guint dice, guint sides, guint face, BonesPoolFunc visit, gpointer data)
{
  Pool self = { .dice = dice, .sides = sides, .visit = visit, .data = data };
  BonesChance chance = bones_chance (1, 1);

  g_return_val_if_fail (is_a_pool (dice, sides), FALSE);
  g_return_val_if_fail (face >= 2 && face <= sides, FALSE);
  g_return_val_if_fail (visit != NULL, FALSE);

  for (guint i = 0; i < dice; i++)
    {
      self.faces[i] = 1;
      chance = bones_chance_times (chance, bones_chance (face - 1, sides));
    }

  for (guint n = 0; n <= dice; n++)
    {
      if (!visit (self.faces, dice, chance, data))
        return FALSE;

      if (n == dice)
        break;

      /* One more of those that did not: in how many more ways, and how much likelier each is. */
      self.faces[n] = sides;
      chance = bones_chance_times (
          chance, bones_chance ((guint64) (dice - n) * (sides - face + 1), (n + 1) * (face - 1)));
    }

  return TRUE;
}

gboolean
bones_pool_by_highest (guint dice, guint sides, BonesPoolFunc visit, gpointer data)
{
  Pool self = { .dice = dice, .sides = sides, .visit = visit, .data = data };

  g_return_val_if_fail (is_a_pool (dice, sides), FALSE);
  g_return_val_if_fail (visit != NULL, FALSE);

  for (guint face = 1; face <= sides; face++)
    if (!visit_all_alike (&self, face, bones_chance_highest (dice, sides, face)))
      return FALSE;

  return TRUE;
}

gboolean
bones_pool_by_sum (guint dice, guint sides, BonesPoolFunc visit, gpointer data)
{
  g_autofree BonesChance *chances = NULL;
  guint16 faces[BONES_MAX_DICE];

  g_return_val_if_fail (is_a_pool (dice, sides), FALSE);
  g_return_val_if_fail (visit != NULL, FALSE);

  chances = bones_chance_sums (dice, sides);
  for (guint sum = dice; sum <= dice * sides; sum++)
    {
      lay_sum (faces, dice, sides, sum);
      if (!visit (faces, dice, chances[sum], data))
        return FALSE;
    }

  return TRUE;
}

gboolean
bones_pool_in_order (guint dice, guint sides, BonesPoolFunc visit, gpointer data)
{
  guint16 faces[BONES_MAX_DICE];
  BonesChance each = bones_chance (1, 1);
  guint last = dice;

  g_return_val_if_fail (is_a_pool (dice, sides), FALSE);
  g_return_val_if_fail (visit != NULL, FALSE);

  for (guint i = 0; i < dice; i++)
    {
      faces[i] = 1;
      each = bones_chance_times (each, bones_chance (1, sides));
    }

  /* As a mileage counter goes. */
  while (last > 0)
    {
      if (!visit (faces, dice, each, data))
        return FALSE;

      for (last = dice; last > 0 && faces[last - 1] == sides; last--)
        faces[last - 1] = 1;
      if (last > 0)
        faces[last - 1]++;
    }

  return TRUE;
}

gboolean
bones_pool_by_each (guint dice, guint sides, BonesPoolFunc visit, gpointer data)
{
  Pool self = { .dice = dice, .sides = sides, .visit = visit, .data = data };

  g_return_val_if_fail (is_a_pool (dice, sides), FALSE);
  g_return_val_if_fail (visit != NULL, FALSE);

  return visit_from (&self, 0, 0, bones_chance (1, 1));
}
