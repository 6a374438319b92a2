/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle in the harbour: its title, its fleets' flags, how far it is and when it was played, and
 * where the models are while it is paused.
 *
 * Signal: act (const char *what): something is to be done with it: "resume", "rename", "export" (a
 * file with its secrets), "export-seen" (without), "archive", "unarchive", "remove", "rematch", or
 * "rematch-swapped".
 */

#include <adwaita.h>

#include "game-summary.h"

#define BONES_TYPE_GAME_ROW (bones_game_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesGameRow, bones_game_row, BONES, GAME_ROW, AdwBin)

/* @alike: others look the same, so the number of the battle is shown. */
BonesGameRow *bones_game_row_new (const BonesGameRecord *record, gboolean alike);

/* Also shows how the battle stands. */
void bones_game_row_tell (BonesGameRow *self, const BonesGameStand *stand);

gint64 bones_game_row_get_game (BonesGameRow *self);
const char *bones_game_row_get_title (BonesGameRow *self);
