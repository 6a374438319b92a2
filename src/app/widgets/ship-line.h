/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The ships of a fleet in line ahead, as silhouettes. If there is not enough room for all, they
 * close up, and behind the last that fits stands how many more there are.
 */

#include "drawn.h"

#define BONES_TYPE_SHIP_LINE (bones_ship_line_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipLine, bones_ship_line, BONES, SHIP_LINE, BonesDrawn)

/* Shows one ship for each of @looks, an array of char *: ids of silhouettes. */
void bones_ship_line_set_looks (BonesShipLine *self, GPtrArray *looks);
