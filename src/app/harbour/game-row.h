/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle in the harbour: its title, its fleets' flags, how far it is and when it was played.
 *
 * Signals:
 *  resume (): it was touched.
 *  removing (): it is to be removed.
 */

#include <adwaita.h>

#include "store.h"

#define BONES_TYPE_GAME_ROW (bones_game_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesGameRow, bones_game_row, BONES, GAME_ROW, AdwBin)

BonesGameRow *bones_game_row_new (const BonesGameRecord *record);

gint64 bones_game_row_get_game (BonesGameRow *self);
const char *bones_game_row_get_title (BonesGameRow *self);
