/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "contest.h"

void
bones_contest_begin (BonesContest *self, guint n)
{
  g_return_if_fail (self != NULL && n >= 1 && n <= BONES_MOST_SIDES);

  *self = (BonesContest){ n, (1u << n) - 1 };
}

guint
bones_contest_count (const BonesContest *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint side = 0; side < self->n; side++)
    n += self->in >> side & 1;
  return n;
}

void
bones_contest_take (BonesContest *self, const guint16 *faces)
{
  guint best = 0, in = 0;

  g_return_if_fail (self != NULL && faces != NULL);

  for (guint side = 0; side < self->n; side++)
    {
      const guint face = (self->in >> side & 1) != 0 ? *faces++ : 0;

      if (face > best)
        in = 0;
      if (face >= best && face > 0)
        in |= 1u << side;
      best = MAX (best, face);
    }
  self->in = in;
}

gint
bones_contest_winner (const BonesContest *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return bones_contest_count (self) == 1 ? g_bit_nth_lsf (self->in, -1) : -1;
}
