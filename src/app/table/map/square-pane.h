/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A square of the board is asked. It is answered on the map, which stands in here where it stands
 * nowhere else; what is no square, the ways off the board, has buttons, and so has staying where
 * one is. A square may be typed, too: a letter and a figure.
 */

#include "pane.h"

#define BONES_TYPE_SQUARE_PANE (bones_square_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesSquarePane, bones_square_pane, BONES, SQUARE_PANE, BonesPane)

/* Tells the pane that the map is elsewhere. */
void bones_square_pane_set_apart (BonesSquarePane *self, gboolean apart);

/* Whether there is only room for a row of short buttons. */
void bones_square_pane_set_terse (BonesSquarePane *self, gboolean terse);
