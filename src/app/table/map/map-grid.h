/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The squares of a board that can be touched: the drawn board, and over it a button for each
 * square, row by row, as a grid to a screen reader. Tab goes to one square; arrow keys go on from
 * there, Enter chooses. North is up and west is left in every language.
 *
 * Squares are numbers from 1, file by file and rank by rank from the south-west; behind the last of
 * them come the four edges, clockwise from the north.
 *
 * Signals:
 *  chosen (guint square): it was pressed, by whatever means; an edge only where it is open.
 *  pointed (guint square): the pointer or the focus is on it; 0: on none any more.
 */

#include "board-face.h"

#define BONES_TYPE_MAP_GRID (bones_map_grid_get_type ())
G_DECLARE_FINAL_TYPE (BonesMapGrid, bones_map_grid, BONES, MAP_GRID, GtkWidget)

/* Shows @look. */
void bones_map_grid_set_look (BonesMapGrid *self, const BonesBoardLook *look);

/* The name of @square. */
void bones_map_grid_name (BonesMapGrid *self, guint square, const char *name);

/* Whether squares can be touched; if not, the grid is a picture. */
void bones_map_grid_set_live (BonesMapGrid *self, gboolean live);

/* If TRUE, its height always matches its width. */
void bones_map_grid_set_firm (BonesMapGrid *self, gboolean firm);

/* Sets the square that gets the focus. */
void bones_map_grid_set_start (BonesMapGrid *self, guint square);
