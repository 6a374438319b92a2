/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The odds of everything that an action may change, compared with a search that knows nothing of
 * classes, merging or fractions: every face of every die, where every roll is kept.
 */

#include "fates.h"

typedef enum {
  EVERY_END_TOO_MANY, /* more than @most runs, or people decide something */
  EVERY_END_AGREES,   /* each outcome, however rare, has the chance that all the faces give it */
  EVERY_END_DIFFERS
} EveryEnd;

EveryEnd every_end (const BonesQuestion *question, const GPtrArray *fates, guint most);

/* What @fate is at the end of @play, as a number of an outcome. */
guint64 every_end_number (const BonesFate *fate, const BonesPlay *play);
