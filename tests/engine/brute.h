/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Odds a second time, by a search that knows nothing of classes, merging or fractions: every face
 * of every die, every way to keep or spend, and the chance of each outcome by adding up.
 */

#include "odds.h"

/* Odds of questions whose ends have one outcome each, below FEW_OUTCOMES. */
#define FEW_OUTCOMES 16
typedef struct {
  BonesChance of[FEW_OUTCOMES];
} FewOdds;

/* Adds @number to those that hold at an end. */
void few_add (GArray *numbers, guint64 number);

/* Sets @odds as bones_odds() does; FALSE if that finds none. */
gboolean few_odds (const BonesQuestion *question, FewOdds *odds, BonesAsk *missing, guint *runs);

/* Fills @of, of FEW_OUTCOMES, with the chances of what may come of @question: nothing but
 * dice and rerolls may be asked behind what is given. */
void brute_odds (const BonesQuestion *question, gdouble *of);
