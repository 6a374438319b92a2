/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A row of a list in the editor: a touch opens it; a menu copies, deletes and moves it. The keys
 * for these are Alt+Up, Alt+Down and Delete, and it can be dragged over another row of its list.
 *
 * Signals:
 *  open (), copy (), delete ().
 *  take (gboolean below): it goes to the clipboard (Ctrl+C), with the rows below it if @below
 *    (Ctrl+Shift+C); only after bones_editor_row_offer_clipboard().
 *  move (int by): by @by rows, up if it is negative; never past the ends.
 */

#include <adwaita.h>

#define BONES_TYPE_EDITOR_ROW (bones_editor_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesEditorRow, bones_editor_row, BONES, EDITOR_ROW, AdwActionRow)

/* @subtitle may be NULL. If @changes, the row can be copied, moved and deleted too. */
GtkWidget *bones_editor_row_new (const char *title, const char *subtitle, gboolean changes);

/* Sets the position of the row: @at of @n. It decides how far the row can be moved. */
void bones_editor_row_set_place (BonesEditorRow *self, guint at, guint n);

/* Offers to copy the row to the clipboard. */
void bones_editor_row_offer_clipboard (BonesEditorRow *self);

/* Marks the row as having a flaw. */
void bones_editor_row_set_flawed (BonesEditorRow *self, gboolean flawed);

/* Moves the keyboard focus to the row. */
void bones_editor_row_focus (BonesEditorRow *self);
