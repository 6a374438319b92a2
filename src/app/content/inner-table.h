/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A table within a row, in its form: the locations of a ship, the effects of a location. Where its
 * rows lie in a plan, the plan is drawn above them.
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

/* Puts @fault, a row that says what is wrong, in front of the others. */
void bones_inner_table_set_fault (BonesInnerTable *self, GtkWidget *fault);

/* Reads its rows anew. */
void bones_inner_table_reload (BonesInnerTable *self);

/* Marks the rows that have flaws in them; the table is in the row at @spot. */
void bones_inner_table_mark (BonesInnerTable *self, const BonesSpot *spot);
