/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Before any battle: the exact chance that the best broadside of each ship of a fleet sinks, or
 * beats, a ship of each class of the enemy, at each range. It is computed cell by cell, on a thread
 * if people look meanwhile.
 */

#include "chance.h"
#include "setup.h"

typedef struct _BonesBroadsides BonesBroadsides;

typedef enum {
  BONES_CELL_TO_COME, /* not computed yet */
  BONES_CELL_KNOWN,
  BONES_CELL_NO_GUNS, /* no bank of hers fires */
  BONES_CELL_UNKNOWN  /* there are too many ways to try */
} BonesCellState;

/* The ships of @fleet, each class and variant once, against the classes of @enemy, or against all
 * classes that can be bought (NULL), under the content and the options of @setup, which is borrowed
 * and must outlive it. NULL if the rules cannot tell: bones_broadsides_why_not(). */
BonesBroadsides *bones_broadsides_new (const BonesSetup *setup, const BonesRoster *fleet,
                                       const BonesRoster *enemy);
void bones_broadsides_free (BonesBroadsides *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesBroadsides, bones_broadsides_free)

/* A sentence; NULL if the rules can tell. */
const char *bones_broadsides_why_not (const BonesSetup *setup);

/* Cells that are not computed so many milliseconds from now stay BONES_CELL_UNKNOWN. */
void bones_broadsides_set_budget (BonesBroadsides *self, guint milliseconds);

/* Computes the next cell: row by row, and in each column by column. FALSE: there was none left, or
 * it was stopped. A thread may do so while another one reads the cells that are done, and stops
 * it. */
gboolean bones_broadsides_step (BonesBroadsides *self);
void bones_broadsides_stop (BonesBroadsides *self);
guint bones_broadsides_count_done (BonesBroadsides *self);

guint bones_broadsides_count_rows (BonesBroadsides *self);
guint bones_broadsides_count_columns (BonesBroadsides *self);
guint bones_broadsides_count_ranges (BonesBroadsides *self);

/* "2 × Frigate", "Sloop", "Short": borrowed. */
const char *bones_broadsides_row (BonesBroadsides *self, guint row);
const char *bones_broadsides_column (BonesBroadsides *self, guint column);
const char *bones_broadsides_range (BonesBroadsides *self, guint range);

/* Sets @chance if it is known. */
BonesCellState bones_broadsides_get (BonesBroadsides *self, guint row, guint column, guint range,
                                     BonesChance *chance);
