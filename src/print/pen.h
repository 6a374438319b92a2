/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What sheets are drawn with: text, boxes, lines. All lengths are points, 1/72 in. A pen without
 * cairo only measures, so each thing is laid out by the function that draws it.
 */

#include <pango/pangocairo.h>

typedef struct {
  cairo_t *cr; /* or NULL: nothing is drawn. Borrowed */
  PangoContext *pango;
  gboolean colour; /* else black and white */
  gboolean stands; /* it tells how things stand, and leaves nothing to fill in */
  GString *said;   /* or NULL: gets all that is written, a line each. Borrowed */
} BonesPen;

/* A pen that only measures; the other one draws on @cr, which is borrowed, in the same fonts. */
BonesPen *bones_pen_new (gboolean colour);
void bones_pen_set_cairo (BonesPen *pen, cairo_t *cr);
void bones_pen_free (BonesPen *pen);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPen, bones_pen_free)

/* Writes @text at @x, @y (its upper left corner), @size points high, in as many lines as it needs
 * within @width (0: one line, as long as it is). Returns its height; sets @used (or NULL) to its
 * width. */
double bones_pen_text (BonesPen *pen, const char *text, double size, gboolean bold, double x,
                       double y, double width, double *used);

/* The same on one line that ends with an ellipsis if it is too long. */
double bones_pen_line (BonesPen *pen, const char *text, double size, gboolean bold, double x,
                       double y, double width);

/* A box to tick, @side points wide; crossed out if it is @lost. */
void bones_pen_box (BonesPen *pen, double x, double y, double side, gboolean lost);

/* @n boxes, the first @lost of them crossed out, in rows within @width. Returns their height. */
double bones_pen_boxes (BonesPen *pen, guint n, guint lost, double x, double y, double side,
                        double width);

/* The height of @text in one line, and its @width, or NULL. Draws nothing. */
double bones_pen_measure (BonesPen *pen, const char *text, double size, gboolean bold,
                          double *width);

/* What cairo draws then has the colour of @fleet. */
void bones_pen_take_fleet (BonesPen *pen, guint fleet);

/* A rectangle, a line, and a dotted line to write on. */
void bones_pen_frame (BonesPen *pen, double x, double y, double width, double height, double line);
void bones_pen_rule (BonesPen *pen, double x, double y, double to_x, double to_y);
void bones_pen_blank (BonesPen *pen, double x, double y, double width);
