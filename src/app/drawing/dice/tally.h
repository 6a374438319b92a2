/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A number out of a limit as a row of marks: the common base of pips, holes and booty dice.
 *
 * Properties: count (marks that are there); limit (out of how many; 0: as many as there are); size
 * (height of a mark, pixels; 0, as it is unless set: the piece's own); text. Past twelve marks it
 * is one mark and a number.
 */

#include "drawn.h"

#define BONES_TYPE_TALLY (bones_tally_get_type ())
G_DECLARE_DERIVABLE_TYPE (BonesTally, bones_tally, BONES, TALLY, BonesDrawn)

/* Draws mark number @i, which is present or missing, in a square at 0, 0 with sides of @d, in
 * the colours of @widget. */
typedef void (*BonesPaintMark) (cairo_t *cr, GtkWidget *widget, guint i, gboolean there, double d);

struct _BonesTallyClass {
  BonesDrawnClass parent_class;

  BonesPaintMark mark;

  /* Draws the background of the whole row; may be NULL. */
  void (*ground) (BonesTally *self, cairo_t *cr, double width, double height);

  guint size; /* the size of a mark, unless the property is set */
};

void bones_tally_set (BonesTally *self, guint count, guint limit);
guint bones_tally_get_count (BonesTally *self);
guint bones_tally_get_limit (BonesTally *self);

/* Marks that are drawn without a widget of their own. */
typedef struct {
  BonesPaintMark mark;
  guint count, limit;
  guint coming; /* this many more are coming: they are drawn faintly */
} BonesMarks;

/* The width of @marks at @d pixels each: of a row, or of one mark and a number. */
double bones_marks_width (const BonesMarks *marks, double d);

/* Draws @marks from 0, 0 on, @d pixels high; smaller, and lower by half of the difference, if
 * they would be wider than @room. */
void bones_marks_paint (const BonesMarks *marks, cairo_t *cr, GtkWidget *widget, double d,
                        double room);
