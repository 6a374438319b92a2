/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The odds of everything that an action may change, compared with a search that knows nothing of
 * classes, merging or fractions: every face of every die, where every roll is kept, every card, and
 * every choice, which is anybody's.
 */

#include "fates.h"

typedef enum {
  EVERY_END_TOO_MANY, /* more than @most runs, or an answer that cannot be listed */
  EVERY_END_AGREES,   /* each outcome, however rare, has the chance that all the faces give it */
  EVERY_END_DIFFERS
} EveryEnd;

/* @choices is set to the number of choices that it met. */
EveryEnd every_end (const BonesQuestion *question, const GPtrArray *fates, guint most,
                    guint *choices);

/* What @fate is in @game, as a number of an outcome. */
guint64 every_end_number (const BonesFate *fate, const BonesGame *game);
