/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The margin of a drawn board: letters and numbers, north, the wind, and the edges that can be
 * chosen. If the margin is only a line, these are drawn in the corners of the squares along it,
 * where no piece is.
 */

#include "board-face.h"

#define BONES_BOARD_READABLE                                                                       \
  22 /* pixels: squares of this size or more show letters and figures                              \
      */

/* Draws the edge around the board that @places lays out. */
void bones_board_edge_paint (cairo_t *cr, GtkWidget *widget, const BonesBoardLook *look,
                             const BonesBoardPlaces *places);
