/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet's booty dice beside her flag: small dice of gold; of a limit, those that are spent are
 * outlines.
 *
 * Properties: those of BonesTally; its own size is 18.
 */

#include "tally.h"

#define BONES_TYPE_BOOTY_DICE (bones_booty_dice_get_type ())
G_DECLARE_FINAL_TYPE (BonesBootyDice, bones_booty_dice, BONES, BOOTY_DICE, BonesTally)

GtkWidget *bones_booty_dice_new (void);
