/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Chooses the content set with which a game is played, if players can write their own: the set
 * that comes with it, or one of theirs, or two of these together; with a button that opens the
 * editor.
 *
 * Signals: chosen (): other sets.
 */

#include <adwaita.h>

#include "content-set.h"

#define BONES_TYPE_SET_CHOICE (bones_set_choice_get_type ())
G_DECLARE_FINAL_TYPE (BonesSetChoice, bones_set_choice, BONES, SET_CHOICE, AdwBin)

/* Lists the sets of @ruleset in @store (NULL: there is none); hides itself if players cannot
 * write sets for it. Keeps the choice; if a chosen set has changed or is gone, emits "chosen".
 * Returns FALSE with @error if the sets cannot be read. */
gboolean bones_set_choice_show (BonesSetChoice *self, BonesStore *store,
                                const BonesRuleset *ruleset, GError **error);

/* A set-up with the chosen sets; and the content that a battle with it stores, which is NULL for
 * the set that comes with the program alone, and valid until the next call. NULL or FALSE with
 * @error if they cannot be played. */
BonesSetup *bones_set_choice_make_setup (BonesSetChoice *self, const char *edition, GError **error);
gboolean bones_set_choice_pin (BonesSetChoice *self, const char **content, GError **error);

/* The ready-made fleets of the sets, an array of BonesRoster; NULL if there are no sets. */
GPtrArray *bones_set_choice_get_fleets (BonesSetChoice *self);
