/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "odds-clock.h"

void
bones_clock_start (BonesClock *clock, guint milliseconds)
{
  g_return_if_fail (clock != NULL);

  clock->start = g_get_monotonic_time ();
  clock->lasts = MAX ((gint64) milliseconds * 1000, 1);
}

gdouble
bones_clock_used (gconstpointer clock)
{
  const BonesClock *self = clock;

  if (g_atomic_int_get (&self->stopping))
    return 1;

  if (self->lasts == 0)
    return 0;

  return (gdouble) (g_get_monotonic_time () - self->start) / (gdouble) self->lasts;
}
