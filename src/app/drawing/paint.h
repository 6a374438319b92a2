/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the drawn pieces draw with: the named colours of the style sheet, and shapes that cairo
 * does not have. The named colours are those of data/colours-*.css; "bones_ink" and the others
 * follow light, dark and high contrast by themselves.
 */

#include <gtk/gtk.h>

#include "art-path.h"

/* The present value of the named colour for @widget; the colour of its text if there is no such
 * name. */
void bones_paint_colour (GtkWidget *widget, const char *name, GdkRGBA *colour);

/* Sets that colour, with @alpha (0 to 1) of its strength; stronger in high contrast. */
void bones_paint_set (cairo_t *cr, GtkWidget *widget, const char *name, double alpha);

gboolean bones_paint_high_contrast (void);

/* Adds the path of a rectangle with round corners. */
void bones_paint_rounded (cairo_t *cr, double x, double y, double width, double height,
                          double radius);

/* Adds a star with @n points around 0, 0: radius @outer at the points and @inner between them. */
void bones_paint_star (cairo_t *cr, guint n, double outer, double inner);

/* Adds a tick, or a cross, in a square around 0, 0 with sides of 2 * @r; to be stroked. */
void bones_paint_tick (cairo_t *cr, double r);
void bones_paint_cross (cairo_t *cr, double r);

/* Draws @text in bold, centred on @x, @y, with capitals @height pixels high; smaller if it would
 * be wider than @room (0: no limit). Returns its width. */
double bones_paint_text (cairo_t *cr, GtkWidget *widget, const char *text, double x, double y,
                         double height, double room);

/* A mix of @a with @share (0 to 1) of @b. */
void bones_paint_mix (const GdkRGBA *a, const GdkRGBA *b, double share, GdkRGBA *mixed);

/* The contrast of two colours as WCAG defines it: 1 to 21. */
double bones_paint_contrast (const GdkRGBA *a, const GdkRGBA *b);
