/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Odds by a search that knows nothing of classes, merging or fractions: every face of every die,
 * every way to keep or spend, and chances that are added up. The odds of the program are compared
 * with these.
 */

#include "odds.h"

/* Odds of questions with one outcome at each end, below FEW_OUTCOMES. */
#define FEW_OUTCOMES 16
typedef struct {
  BonesChance of[FEW_OUTCOMES];
} FewOdds;

/* Adds @number to the outcomes of an end. */
void few_add (GArray *numbers, guint64 number);

/* Sets @odds like bones_odds(). Returns FALSE if that finds none, or its limit is reached. */
gboolean few_odds (const BonesQuestion *question, FewOdds *odds, BonesAsk *missing, guint *runs);

/* Cuts the search for the odds of @question short after more and more runs: its bounds hold @exact,
 * of FEW_OUTCOMES. */
void few_check_bounds (const BonesQuestion *question, const gdouble *exact);

/* Sets @of, of FEW_OUTCOMES, to the chances of the outcomes of @question. After the given answers,
 * it may ask for dice and rerolls only. */
void brute_odds (const BonesQuestion *question, gdouble *of);
