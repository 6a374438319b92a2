/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice are asked: roll them here, or type what the real ones show, one key or one touch a die. When
 * the last die is typed the answer goes off by itself.
 *
 * Signals: typed-on (face): a die was touched that cannot be entered yet.
 */

#include "pane.h"

#define BONES_TYPE_DICE_PANE (bones_dice_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesDicePane, bones_dice_pane, BONES, DICE_PANE, BonesPane)

/* Enters the face of the next die. Returns whether there is such a die, and such a face. */
gboolean bones_dice_pane_type (BonesDicePane *self, guint face);
