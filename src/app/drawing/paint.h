/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the drawn pieces draw with: the named colours of the style sheet, and a few shapes that
 * cairo has not. The named colours are those of data/colours-*.css; "bones_ink" and the rest follow
 * light, dark and high contrast by themselves.
 */

#include <gtk/gtk.h>

/* The named colour as @widget has it now; the colour of its text where there is no such name. */
void bones_paint_colour (GtkWidget *widget, const char *name, GdkRGBA *colour);

/* Draws on in that colour, with @alpha (0 to 1) of its strength; stronger in high contrast. */
void bones_paint_set (cairo_t *cr, GtkWidget *widget, const char *name, double alpha);

gboolean bones_paint_high_contrast (void);

/* Lays the path of a rectangle with round corners. */
void bones_paint_rounded (cairo_t *cr, double x, double y, double width, double height,
                          double radius);

/* Lays a path written as in SVG: M, L, C, Q and Z, absolute, numbers parted by blanks. */
void bones_paint_path (cairo_t *cr, const char *path);

/* Lays a star of @n points around 0, 0: its points @outer and its notches @inner from there. */
void bones_paint_star (cairo_t *cr, guint n, double outer, double inner);

/* Lays a tick, or a cross, into a square around 0, 0 with sides of 2 * @r; to be stroked. */
void bones_paint_tick (cairo_t *cr, double r);
void bones_paint_cross (cairo_t *cr, double r);

/* Writes @text in bold, centred on @x, @y, its capitals @height pixels high; smaller where it would
 * be wider than @room (0: any width). Returns how wide it became. */
double bones_paint_text (cairo_t *cr, GtkWidget *widget, const char *text, double x, double y,
                         double height, double room);

/* @a with @share (0 to 1) of @b in it. */
void bones_paint_mix (const GdkRGBA *a, const GdkRGBA *b, double share, GdkRGBA *mixed);

/* How strongly two colours differ, as WCAG has it: 1 to 21. */
double bones_paint_contrast (const GdkRGBA *a, const GdkRGBA *b);
