/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The record of a battle as a viewer may keep it: its entries as rows without what is hidden from
 * that viewer, and the ships that the viewer may not know.
 */

#include "row.h"
#include "table.h"

/* A ship that the viewer may not know, as she was bought. */
typedef struct {
  guint fleet, place; /* her index in the roster of that fleet */
  char *name;         /* what hides her */
} BonesHiddenShip;

typedef struct {
  guint32 last;      /* entries */
  GArray *hidden;    /* of gboolean: entry i + 1 is hidden */
  GPtrArray *asked;  /* of char *: what the app answered with entry i + 1 (bones_choices_asked());
                        NULL  if it did not, and in what a viewer may keep */
  GPtrArray *ships;  /* of BonesHiddenShip */
  char *fingerprint; /* at the end; NULL if something is hidden that it would help to guess */
  BonesTable *table; /* borrowed */
} BonesRecordView;

/* The record of @table up to entry @until (if there are fewer: all of them): the @whole record, or
 * what @viewer may keep. */
BonesRecordView *bones_record_view_new (BonesTable *table, gboolean whole, guint viewer,
                                        guint32 until);
void bones_record_view_free (BonesRecordView *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRecordView, bones_record_view_free)

/* Sets @row to entry @seq. A hidden entry keeps its kind and its place, but neither the answer, nor
 * the change, nor a name that it gave. Clear it with bones_row_clear(). */
void bones_record_view_get_row (const BonesRecordView *record, guint32 seq, BonesRow *row);
