/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle in the harbour: its title, its fleets' flags, how far it is and when it was played, and
 * where the models are while it is paused.
 *
 * Signals:
 *  resume (): it was touched.
 *  removing (): it is to be removed.
 *  rematch (gboolean swapped): it is to be played once more.
 *  exporting (gboolean whole): it is to be written to a file, with its secrets or without.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_GAME_ROW (bones_game_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesGameRow, bones_game_row, BONES, GAME_ROW, AdwBin)

BonesGameRow *bones_game_row_new (const BonesGameRecord *record);

/* Also shows the state of the battle: which fleet is next, and what each fleet has left. */
void bones_game_row_tell (BonesGameRow *self, const BonesView *view);

gint64 bones_game_row_get_game (BonesGameRow *self);
const char *bones_game_row_get_title (BonesGameRow *self);
