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

/* The table @field of @values, which is in the row that is open: @outer. */
GtkWidget *bones_inner_table_new (BonesContentEdit *edit, const BonesField *field,
                                  JsonObject *values, JsonObject *outer);

const BonesField *bones_inner_table_get_field (BonesInnerTable *self);

/* Reads its rows anew. */
void bones_inner_table_reload (BonesInnerTable *self);

/* Puts the keyboard on row @row; on the last one where there is none such, and on the way to a new
 * one where there is none at all. */
void bones_inner_table_focus (BonesInnerTable *self, guint row);

/* Says what is wrong with it, @fault (or NULL: nothing), and marks the rows that have flaws in
 * them; the table is in the row at @spot. */
void bones_inner_table_mark (BonesInnerTable *self, const BonesSpot *spot, const char *fault);
