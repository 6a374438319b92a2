/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * So many pegs left out of so many, as they are painted: a plank with a notch to start from and a
 * row of holes, or two, and the number. Up to the foremost peg, which is the one that is moved, all
 * holes are filled.
 *
 * And the same to look at from afar, a row of pegs and holes. Properties: those of BonesTally; its
 * own size is 16.
 */

#include "tally.h"

#define BONES_TYPE_PEGS (bones_pegs_get_type ())
G_DECLARE_FINAL_TYPE (BonesPegs, bones_pegs, BONES, PEGS, BonesTally)

/* Draws a board at 0, 0 in the colours of @widget, @width by @height: @count of @limit, and
 * faintly @coming more (below 0: less); @unit: pixels per unit of the card. */
void bones_pegs_paint (cairo_t *cr, GtkWidget *widget, gint count, gint limit, gint coming,
                       double width, double height, double unit);

/* The hole of such a board nearest to a touch at @x, @y, from 1; 0: the start. */
gint bones_pegs_at (GtkWidget *widget, gint limit, double width, double height, double unit,
                    double x, double y);
