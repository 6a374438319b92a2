/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The chances of what a roll can come to, as a bar each, over the numbers that they stand for. From
 * some number on they are marked: by colour, and by a line that they stand on. What it all says,
 * who shows it says (text).
 */

#include "drawn.h"

#define BONES_TYPE_ODDS_CHART (bones_odds_chart_get_type ())
G_DECLARE_FINAL_TYPE (BonesOddsChart, bones_odds_chart, BONES, ODDS_CHART, BonesDrawn)

GtkWidget *bones_odds_chart_new (void);

/* Shows @n bars: chances[i] (0 to 1) is the chance of @first + i. */
void bones_odds_chart_set_chances (BonesOddsChart *self, gint first, guint n,
                                   const double *chances);

/* Marks all bars from the number @from on. */
void bones_odds_chart_set_from (BonesOddsChart *self, gint from);
