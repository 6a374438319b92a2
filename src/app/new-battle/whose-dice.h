/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Whose dice, where it is otherwise than for all: a row that unfolds, with a list for each fleet
 * and one for each kind of roll. What a fleet wants, it wants for all its rolls.
 */

#include <adwaita.h>

#include "table.h"

#define BONES_TYPE_WHOSE_DICE (bones_whose_dice_get_type ())
G_DECLARE_FINAL_TYPE (BonesWhoseDice, bones_whose_dice, BONES, WHOSE_DICE, AdwExpanderRow)

/* The kinds of roll of @ruleset; what was chosen for those of another one is forgotten. */
void bones_whose_dice_set_ruleset (BonesWhoseDice *self, const BonesRuleset *ruleset);

/* The fleets, of which the first @n are @names. */
void bones_whose_dice_set_fleets (BonesWhoseDice *self, guint n, const char *const *names);

/* The dice of fleet @fleet, which are @all unless it wants others. */
BonesDiceSource bones_whose_dice_get (BonesWhoseDice *self, guint fleet, BonesDiceSource all);

/* Tells @table what fleet @fleet wants for some rolls. */
gboolean bones_whose_dice_tell (BonesWhoseDice *self, BonesTable *table, guint fleet,
                                GError **error);
