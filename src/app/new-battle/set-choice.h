/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * With whose ships and cards a game is played, where players may write their own: those that came
 * with it, or a content set of theirs; and the way to where they are written.
 *
 * Signals: chosen (): another set.
 */

#include <adwaita.h>

#include "content-set.h"

#define BONES_TYPE_SET_CHOICE (bones_set_choice_get_type ())
G_DECLARE_FINAL_TYPE (BonesSetChoice, bones_set_choice, BONES, SET_CHOICE, AdwBin)

/* The sets of @ruleset in @store (NULL: there is none) as they are now; hidden where players write
 * none. The one that was chosen is still; where it has changed since, or is gone, it is said to be
 * chosen afresh. FALSE with @error where they cannot be read. */
gboolean bones_set_choice_show (BonesSetChoice *self, BonesStore *store,
                                const BonesRuleset *ruleset, GError **error);

/* A set-up with what is chosen, in any game; and what a battle of it pins, which is NULL for what
 * came with the program, and lives until the next call. NULL or FALSE with @error where it cannot
 * be played. */
BonesSetup *bones_set_choice_make_setup (BonesSetChoice *self, const char *edition, GError **error);
gboolean bones_set_choice_pin (BonesSetChoice *self, const char **content, GError **error);

/* The fleets that it has ready, an array of BonesRoster; NULL where there are no sets. */
GPtrArray *bones_set_choice_get_fleets (BonesSetChoice *self);
