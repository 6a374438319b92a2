/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Exceptions to whose dice are rolled: a row that unfolds, with a list for each fleet and one for
 * each kind of roll. A fleet’s choice applies to all its rolls.
 */

#include <adwaita.h>

#include "table.h"

#define BONES_TYPE_WHOSE_DICE (bones_whose_dice_get_type ())
G_DECLARE_FINAL_TYPE (BonesWhoseDice, bones_whose_dice, BONES, WHOSE_DICE, AdwExpanderRow)

/* Sets the kinds of rolls of @ruleset; choices for those of another one are lost. */
void bones_whose_dice_set_ruleset (BonesWhoseDice *self, const BonesRuleset *ruleset);

/* Sets the fleets: the first @n have @names. */
void bones_whose_dice_set_fleets (BonesWhoseDice *self, guint n, const char *const *names);

/* The dice of fleet @fleet: @all unless the fleet has a choice of its own. */
BonesDiceSource bones_whose_dice_get (BonesWhoseDice *self, guint fleet, BonesDiceSource all);

/* Sets in @table which dice fleet @fleet uses for some kinds of rolls. */
gboolean bones_whose_dice_tell (BonesWhoseDice *self, BonesTable *table, guint fleet,
                                GError **error);
