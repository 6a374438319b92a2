/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The rows of a section: their names and main values, and the actions on them.
 *
 * Signals:
 *  open (guint row): a row was chosen, or has just been made.
 */

#include <adwaita.h>

#include "content-edit.h"

#define BONES_TYPE_ROW_LIST (bones_row_list_get_type ())
G_DECLARE_FINAL_TYPE (BonesRowList, bones_row_list, BONES, ROW_LIST, AdwBin)

GtkWidget *bones_row_list_new (BonesContentEdit *edit, const BonesSection *section);

/* Moves the keyboard focus to row @row, or to the last row. */
void bones_row_list_focus (BonesRowList *self, guint row);

/* Adds a row, a copy of row @like or BONES_NEW_ROW, and opens it. */
void bones_row_list_add (BonesRowList *self, gint like);
