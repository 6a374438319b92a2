/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Below a question, the possible results: a bar for each ship. A touch on one shows it in words,
 * which screen readers tell anyway. The chances are worked out on a thread, one at a time, and
 * nothing waits for them; if the question or the answer has changed meanwhile, they are dropped.
 * Only the bars scroll, so that they are seen below an answer that is long. "settled" tells that
 * they are there, or late, and are not awaited any more.
 */

#include <gtk/gtk.h>

#include "table.h"

#define BONES_TYPE_ODDS_STRIP (bones_odds_strip_get_type ())
G_DECLARE_FINAL_TYPE (BonesOddsStrip, bones_odds_strip, BONES, ODDS_STRIP, GtkBox)

/* Shows what everybody may know of the question at @table, answered with @values as far as those
 * are chosen (outlook.h); NULL: nothing. Call it when any of that has changed. */
void bones_odds_strip_show (BonesOddsStrip *self, BonesTable *table, guint n,
                            const guint16 *values);

/* How many pixels high the bars may be, which scroll then; there is room for one at least. Returns
 * whether bars that are shown have to be laid out again. */
gboolean bones_odds_strip_set_most (BonesOddsStrip *self, int height);

/* Whether the odds are being worked out and have not taken long yet. */
gboolean bones_odds_strip_is_awaited (BonesOddsStrip *self);
