/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The moments of a battle that can be shown: one for each entry that the log has a line about,
 * oldest first. A value, without widgets.
 */

#include "table.h"

typedef struct {
  guint32 seq;
  const BonesLogLine *line; /* the last entry that it is about; the log's */
  gboolean round;           /* a round begins */
} BonesMoment;

/* The moments of @log, an array of BonesLogLine: a new array of BonesMoment. */
GArray *bones_timeline_new (const GPtrArray *log);

/* The moment of entry @seq: the last that is not after it; 0 if there is none. */
guint bones_timeline_find (const GArray *timeline, guint32 seq);

/* The moment at which a round begins before moment @from (@step -1) or after it (1); the first
 * or the last moment if there is no such round. */
guint bones_timeline_round (const GArray *timeline, guint from, gint step);
