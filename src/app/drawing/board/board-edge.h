/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What stands along the edges of a drawn board: letters and numbers, north, the wind, and the edges
 * that may be answered. Where the edge is but a line, all that is drawn onto the squares along it,
 * into their corners, where no marker is.
 */

#include "board-face.h"

#define BONES_BOARD_READABLE                                                                       \
  22 /* pixels: squares of this size or more show letters and figures                              \
      */

/* Draws the edge around the board that @places lays out. */
void bones_board_edge_paint (cairo_t *cr, GtkWidget *widget, const BonesBoardLook *look,
                             const BonesBoardPlaces *places);
