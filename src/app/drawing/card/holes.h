/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Hits as shot holes: splintered where she is hit, a ring where she is still whole. When the limit
 * is reached the whole row stands in a cracked frame.
 *
 * Properties: those of BonesTally; its own size is 16.
 */

#include "tally.h"

#define BONES_TYPE_HOLES (bones_holes_get_type ())
G_DECLARE_FINAL_TYPE (BonesHoles, bones_holes, BONES, HOLES, BonesTally)

GtkWidget *bones_holes_new (void);

/* A hole, as a BonesPaintMark. */
void bones_holes_paint (cairo_t *cr, GtkWidget *widget, guint i, gboolean there, double d);

/* The cracked frame, at 0, 0. */
void bones_holes_paint_broken (cairo_t *cr, GtkWidget *widget, double width, double height);
