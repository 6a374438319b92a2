/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Where things stand on a drawn board of squares: the squares, and around them an edge for letters,
 * numbers, the wind, and what leaves the board, unless a thumb needs that for its squares. North is
 * up and west is left, however text runs.
 *
 * Files and ranks count from 0, from the west and from the south; edges are 0 north, 1 east,
 * 2 south, 3 west.
 */

#include <gtk/gtk.h>

#define BONES_BOARD_MOST 12 /* the number of files and of ranks */
#define BONES_BOARD_EDGES 4

typedef struct {
  guint files, ranks;
  int side;        /* the size of a square, in whole pixels */
  gboolean inside; /* the edge is only a line: letters and numbers are on the squares */
  int edge;        /* the width of the edge */
  int x, y;        /* the corner of the whole with its edge; the whole is centred in its room */
} BonesBoardPlaces;

/* Lays out the largest board that fits @width by @height pixels, with text @scale times as large
 * as normal. */
void bones_board_places_lay_out (BonesBoardPlaces *places, guint files, guint ranks, int width,
                                 int height, double scale);

/* The whole with its edge; a square; the strip beyond an edge. */
GdkRectangle bones_board_places_whole (const BonesBoardPlaces *places);
GdkRectangle bones_board_places_square (const BonesBoardPlaces *places, guint file, guint rank);
GdkRectangle bones_board_places_edge (const BonesBoardPlaces *places, guint edge);

/* The height of a board @width pixels wide; the width of a board @height pixels high. */
int bones_board_places_other (guint files, guint ranks, int width);

/* The edge that a point lies beyond, on the strip or outside it; -1 if it is on the squares or
 * at a corner. */
int bones_board_places_edge_at (const BonesBoardPlaces *places, double x, double y);
