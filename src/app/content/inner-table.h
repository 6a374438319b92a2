/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A table within a row, in its form: the locations of a ship, the effects of a location.
 *
 * Signals:
 *  open (guint row): a row was chosen.
 */

#include <adwaita.h>

#include "content-edit.h"

#define BONES_TYPE_INNER_TABLE (bones_inner_table_get_type ())
G_DECLARE_FINAL_TYPE (BonesInnerTable, bones_inner_table, BONES, INNER_TABLE, AdwBin)

/* Creates the table for @field of @values, which is in the open row @outer. */
GtkWidget *bones_inner_table_new (BonesContentEdit *edit, const BonesField *field,
                                  JsonObject *values, JsonObject *outer);

const BonesField *bones_inner_table_get_field (BonesInnerTable *self);

/* Reads the rows of the table again. */
void bones_inner_table_reload (BonesInnerTable *self);

/* Moves the keyboard focus to row @row; if there is no such row, to the last row; if there are
 * no rows, to Add. */
void bones_inner_table_focus (BonesInnerTable *self, guint row);

/* Adds a row, a copy of row @like or BONES_NEW_ROW, and opens it, if there is room. */
void bones_inner_table_add (BonesInnerTable *self, gint like);

/* Shows @fault, what is wrong with the table (or NULL), and marks its rows that have flaws. The
 * table is in the row at @spot. */
void bones_inner_table_mark (BonesInnerTable *self, const BonesSpot *spot, const char *fault);
