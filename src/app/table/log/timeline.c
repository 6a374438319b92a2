/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "timeline.h"

GArray *
bones_timeline_new (const GPtrArray *log)
{
  GArray *timeline = g_array_new (FALSE, TRUE, sizeof (BonesMoment));

  g_return_val_if_fail (log != NULL, timeline);

  for (guint i = 0; i < log->len; i++)
    {
      const BonesLogLine *line = g_ptr_array_index (log, i);
      const BonesMoment moment = { line->seq, line, line->heading };
      BonesMoment *last =
          timeline->len > 0 ? &g_array_index (timeline, BonesMoment, timeline->len - 1) : NULL;

      if (last == NULL || last->seq != line->seq)
        g_array_append_val (timeline, moment);
      else
        *last = (BonesMoment){ line->seq, line, last->round || line->heading };
    }
  return timeline;
}

guint
bones_timeline_find (const GArray *timeline, guint32 seq)
{
  guint low = 0, high;

  g_return_val_if_fail (timeline != NULL, 0);

  high = timeline->len;
  while (low < high)
    {
      const guint middle = (low + high) / 2;

      if (g_array_index (timeline, BonesMoment, middle).seq <= seq)
        low = middle + 1;
      else
        high = middle;
    }
  return low > 0 ? low - 1 : 0;
}

guint
bones_timeline_round (const GArray *timeline, guint from, gint step)
{
  const gint len = timeline != NULL ? (gint) timeline->len : 0;
  gint i = (gint) from + step;

  g_return_val_if_fail (len > 0 && (step == 1 || step == -1), 0);

  while (i > 0 && i < len - 1 && !g_array_index (timeline, BonesMoment, i).round)
    i += step;
  return (guint) CLAMP (i, 0, len - 1);
}
