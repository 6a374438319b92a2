/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * So many out of so many, as a row of marks: what pips, holes and booty dice have in common.
 *
 * Properties: count (marks that are there); limit (out of how many; 0: as many as there are); size
 * (height of a mark, pixels; 0, as it is unless set: the piece's own); text. Past twelve marks it
 * is one mark and a number.
 */

#include "drawn.h"

#define BONES_TYPE_TALLY (bones_tally_get_type ())
G_DECLARE_DERIVABLE_TYPE (BonesTally, bones_tally, BONES, TALLY, BonesDrawn)

struct _BonesTallyClass {
  BonesDrawnClass parent_class;

  /* Draws mark number @i, which is there or missing, into a square at 0, 0 with sides of @d. */
  void (*mark) (BonesTally *self, cairo_t *cr, guint i, gboolean there, double d);

  /* Draws what lies behind the whole row; may be NULL. */
  void (*ground) (BonesTally *self, cairo_t *cr, double width, double height);

  guint size; /* of a mark, unless the property is set */
};

void bones_tally_set (BonesTally *self, guint count, guint limit);
guint bones_tally_get_count (BonesTally *self);
guint bones_tally_get_limit (BonesTally *self);
