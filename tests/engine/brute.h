/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Odds a second time, by a search that knows nothing of classes, merging or fractions: every face
 * of every die, every way to keep or spend, and the chance of each outcome by adding up.
 */

#include "odds.h"

/* Fills @of, of BONES_MAX_OUTCOMES, with the chances of what may come of @question: nothing but
 * dice and rerolls may be asked behind what is given. */
void brute_odds (const BonesQuestion *question, gdouble *of);
