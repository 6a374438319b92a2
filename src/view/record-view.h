/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The record of a battle as a viewer may keep it: its entries as rows, without what is hidden from
 * that viewer, and the ships that it may not know.
 */

#include "row.h"
#include "table.h"

/* A ship that the viewer may not know, as she was bought. */
typedef struct {
  guint fleet, place; /* her place in the roster of that fleet, from 0 */
  char *name;         /* what hides her */
} BonesHiddenShip;

typedef struct {
  guint32 last;      /* entries */
  GArray *hidden;    /* of gboolean: entry i + 1 is hidden */
  GPtrArray *ships;  /* of BonesHiddenShip */
  char *fingerprint; /* of the end; NULL if something is hidden, which it would help to guess */
  BonesTable *table; /* borrowed */
} BonesRecordView;

/* The record of @table up to entry @until (more than there are: all of them): @whole, or as @viewer
 * may keep it. */
BonesRecordView *bones_record_view_new (BonesTable *table, gboolean whole, guint viewer,
                                        guint32 until);
void bones_record_view_free (BonesRecordView *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRecordView, bones_record_view_free)

/* Sets @row to entry @seq. What is hidden keeps its kind and its place: neither what was answered
 * or changed nor, of what was changed, the name that was given. bones_row_clear() it. */
void bones_record_view_get_row (const BonesRecordView *record, guint32 seq, BonesRow *row);
