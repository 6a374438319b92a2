/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A piece on a board of squares: a figure on a disc with the pattern of its fleet and the fleet’s
 * letter. Black is black and white is white in every colour scheme.
 */

#include <gtk/gtk.h>

typedef struct {
  const char *kind; /* "pawn", "knight", "rook", "queen", "king"; others are drawn as a pawn */
  gboolean black;   /* FALSE: white */
  guint fleet;      /* whose it is */
  const char *letter;
} BonesPieceLook;

/* Draws it in a square with sides of @size around @x, @y, in the colours of @widget. */
void bones_piece_paint (cairo_t *cr, GtkWidget *widget, const BonesPieceLook *look, double x,
                        double y, double size);
