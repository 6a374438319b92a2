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

#define BONES_BOARD_MOST 12 /* files, and ranks */
#define BONES_BOARD_EDGES 4

typedef struct {
  guint files, ranks;
  int side;        /* of a square, whole pixels */
  gboolean inside; /* the edge is but a line: what belongs on it stands on the squares */
  int edge;        /* how broad the edge is */
  int x, y; /* the corner of the whole, edge and all, which stands in the middle of its room */
} BonesBoardPlaces;

/* Lays out a board as large as @width by @height pixels let it be, with text @scale times as large
 * as normal. */
void bones_board_places_lay_out (BonesBoardPlaces *places, guint files, guint ranks, int width,
                                 int height, double scale);

/* The whole with its edge; a square; the strip over which an edge is left. */
GdkRectangle bones_board_places_whole (const BonesBoardPlaces *places);
GdkRectangle bones_board_places_square (const BonesBoardPlaces *places, guint file, guint rank);
GdkRectangle bones_board_places_edge (const BonesBoardPlaces *places, guint edge);

/* How high a board is that is @width wide, or how wide one that is as high. */
int bones_board_places_other (guint files, guint ranks, int width);

/* Which edge a point lies beyond, on the strip or outside of it; -1: it is on the squares, or at a
 * corner. */
int bones_board_places_edge_at (const BonesBoardPlaces *places, double x, double y);
