/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "free-pool.h"

gint
bones_free_pool_lowest (const BonesFreePool *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->count == BONES_COUNT_HITS)
    return 0;
  return (self->count == BONES_COUNT_SUM ? (gint) self->n_dice : 1) + self->plus;
}

gint
bones_free_pool_highest (const BonesFreePool *self)
{
  g_return_val_if_fail (self != NULL, 0);

  if (self->count == BONES_COUNT_HITS)
    return (gint) self->n_dice;
  return (gint) (self->count == BONES_COUNT_SUM ? self->n_dice * self->sides : self->sides)
         + self->plus;
}

gint
bones_free_pool_read (const BonesFreePool *self, const guint16 *faces)
{
  gint sum = 0, highest = 0, hits = 0;

  g_return_val_if_fail (self != NULL && faces != NULL, 0);

  for (guint i = 0; i < self->n_dice; i++)
    {
      sum += faces[i];
      highest = MAX (highest, faces[i]);
      hits += faces[i] >= self->face;
    }
  if (self->count == BONES_COUNT_HITS)
    return hits;
  return (self->count == BONES_COUNT_SUM ? sum : highest) + self->plus;
}

/* Die by die: with this many hits so far, the next die hits or misses. */
static void
add_hits (const BonesFreePool *self, BonesChance *chances)
{
  const BonesChance hit = bones_chance (self->sides + 1 - self->face, self->sides);
  const BonesChance miss = bones_chance_not (hit);

  chances[0] = bones_chance (1, 1);
  for (guint i = 1; i <= self->n_dice; i++)
    chances[i] = bones_chance (0, 1);
  for (guint die = 1; die <= self->n_dice; die++)
    {
      for (guint i = die; i > 0; i--)
        chances[i] = bones_chance_add (bones_chance_times (chances[i], miss),
                                       bones_chance_times (chances[i - 1], hit));
      chances[0] = bones_chance_times (chances[0], miss);
    }
}

BonesChance *
bones_free_pool_chances (const BonesFreePool *self)
{
  BonesChance *chances;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);

  n = (guint) (bones_free_pool_highest (self) - bones_free_pool_lowest (self) + 1);
  chances = g_new (BonesChance, n);
  if (self->count == BONES_COUNT_HITS)
    add_hits (self, chances);
  else if (self->count == BONES_COUNT_HIGHEST)
    for (guint i = 0; i < n; i++)
      chances[i] = bones_chance_highest (self->n_dice, self->sides, i + 1);
  else
    {
      g_autofree BonesChance *sums = bones_chance_sums (self->n_dice, self->sides);

      for (guint i = 0; i < n; i++)
        chances[i] = sums[self->n_dice + i];
    }
  return chances;
}

BonesChance
bones_free_pool_at_least (const BonesFreePool *self, gint number)
{
  g_autofree BonesChance *chances = bones_free_pool_chances (self);
  const gint lowest = bones_free_pool_lowest (self);
  const gint highest = bones_free_pool_highest (self);
  BonesChance all = bones_chance (0, 1);

  for (gint i = MAX (number, lowest); i <= highest; i++)
    all = bones_chance_add (all, chances[i - lowest]);
  return all;
}

gint
bones_free_pool_middle (const BonesFreePool *self)
{
  g_autofree BonesChance *chances = bones_free_pool_chances (self);
  const gint lowest = bones_free_pool_lowest (self);
  gint number = bones_free_pool_highest (self);
  double all = chances[number - lowest].value;

  while (all < 0.5 && number > lowest)
    all += chances[--number - lowest].value;
  return number;
}
