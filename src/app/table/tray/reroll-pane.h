/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A roll lies on the table and may be rolled again: the dice, large, what they come to, and keep or
 * spend. Where single dice may be picked, they are picked by touching them; where several booty
 * dice may be spent at once, there is a stepper.
 *
 * What was pressed to roll is where keeping is now, and both are guarded: nobody keeps by a second
 * tap what has not been seen. Spending stands apart.
 *
 * Signals: typed-on (guint face): a key for the first die of the next roll was pressed.
 */

#include "pane.h"

#define BONES_TYPE_REROLL_PANE (bones_reroll_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesRerollPane, bones_reroll_pane, BONES, REROLL_PANE, BonesPane)

/* Keeps the roll, if that is possible now. Returns whether it does. */
gboolean bones_reroll_pane_keep (BonesRerollPane *self);
