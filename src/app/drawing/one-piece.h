/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A bin whose child is drawn again as a whole when anything in it changes. GTK draws again only
 * what has changed, but the whole window if that is more than thirty rectangles: where much changes
 * at once, one rectangle is the smaller part.
 */

#include <adwaita.h>

#define BONES_TYPE_ONE_PIECE (bones_one_piece_get_type ())
G_DECLARE_FINAL_TYPE (BonesOnePiece, bones_one_piece, BONES, ONE_PIECE, AdwBin)
