/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The chances of the results of a roll: a bar for each, above its number. From some number on,
 * bars are marked by colour and by a line below them. The owner sets the text.
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
