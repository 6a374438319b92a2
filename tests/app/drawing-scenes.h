/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Pieces put together for the gallery.
 */

#include <adwaita.h>

#include "drawing.h"

/* A box along, and one down, at the top of their room. */
GtkWidget *gallery_row (int spacing);
GtkWidget *gallery_column (int spacing);

/* Appends @child to @box, in the middle of its height, and returns it. */
GtkWidget *gallery_add (GtkWidget *box, GtkWidget *child);

/* Single pieces with their values. */
GtkWidget *gallery_tally (GtkWidget *piece, guint count, guint limit, const char *text);
GtkWidget *gallery_ship (const char *kind, BonesShipState state, guint fleet, guint size);
GtkWidget *gallery_hull (const char *kind, guint fleet, guint guns);

/* Boards of squares: in the middle of a move, an edge being asked, on a phone and as a picture. */
GtkWidget *gallery_boards (void);

/* The course of battles of 2, 8, 4 and 3 fleets, and the luck of three throws. */
GtkWidget *gallery_courses (void);

/* Two fleets, the dice tray, the hull and the log, as a page of the table puts them together. */
GtkWidget *gallery_scenes (void);
