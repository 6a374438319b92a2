/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The form of one row, built from the schema: its fields, and the tables inside it. A flaw is
 * shown below its field.
 *
 * Signals:
 *  open (const BonesField *table, guint row): row @row of a table within this row was chosen.
 */

#include <adwaita.h>

#include "content-edit.h"

#define BONES_TYPE_CONTENT_FORM (bones_content_form_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentForm, bones_content_form, BONES, CONTENT_FORM, AdwBin)

/* Creates a form of @fields for @values, which are at @spot in the open row @outer. */
GtkWidget *bones_content_form_new (BonesContentEdit *edit, const BonesField *fields,
                                   const BonesSpot *spot, JsonObject *values, JsonObject *outer);

/* Reads the tables in the form again. */
void bones_content_form_reload (BonesContentForm *self);

/* Moves the keyboard focus to @field (NULL: to the first one). */
void bones_content_form_focus (BonesContentForm *self, const BonesField *field);

/* Adds a row to @table, a copy of row @like or BONES_NEW_ROW, and opens it, if there is room. */
void bones_content_form_add_row (BonesContentForm *self, const BonesField *table, gint like);

/* Moves the keyboard focus to row @row of @table. */
void bones_content_form_focus_row (BonesContentForm *self, const BonesField *table, guint row);
