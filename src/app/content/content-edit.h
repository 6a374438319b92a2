/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A content set that is being edited: the state that the pages of the editor share. One row of it
 * is open, and the forms write into that row. Changes are stored a moment later, and the flaws of
 * the set are computed again.
 *
 * Signals:
 *  changed (): the set is not as it was: rows, names, flaws.
 *  trouble (const char *heading, const char *sentence): something was refused.
 *  undoable (const char *sentence): something is gone that bones_content_edit_undo() brings back;
 *    NULL: no longer, for something else has changed since.
 */

#include "content-merge.h"
#include "content-row.h"

#include <gio/gio.h>

#define BONES_TYPE_CONTENT_EDIT (bones_content_edit_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentEdit, bones_content_edit, BONES, CONTENT_EDIT, GObject)

/* Takes ownership of @set; @store is borrowed. */
BonesContentEdit *bones_content_edit_new (BonesContentSet *set, BonesStore *store);

/* Borrowed; valid until the next change. */
const BonesContentSet *bones_content_edit_get_set (BonesContentEdit *self);
GPtrArray *bones_content_edit_get_flaws (BonesContentEdit *self); /* of BonesFlaw */

/* Whether the set can be changed. The stock set cannot. */
gboolean bones_content_edit_is_open (BonesContentEdit *self);

/* Opens row @row of @section and returns a copy to edit, valid until another row is opened. */
JsonObject *bones_content_edit_open_row (BonesContentEdit *self, const BonesSection *section,
                                         guint row);
/* The open row, or NULL. */
JsonObject *bones_content_edit_get_row (BonesContentEdit *self);

/* Call after a field of the open row has changed: the row is stored when the program is idle.
 * The second function stores it now. */
void bones_content_edit_touch (BonesContentEdit *self);
gboolean bones_content_edit_flush (BonesContentEdit *self);

/* Stores the open row now. If @gone is not NULL, offers an undo with that sentence. */
gboolean bones_content_edit_put (BonesContentEdit *self, const char *gone);

/* Adds the rows in @text, from the clipboard (NULL: there is none), to @table in @inner, a part of
 * the open row @outer, and stores it. Returns whether it did; if not, "trouble" says why. */
gboolean bones_content_edit_paste (BonesContentEdit *self, const BonesField *table,
                                   JsonObject *outer, JsonObject *inner, const char *text);

/* Restores the set as it was before the change for which undo was last offered. */
void bones_content_edit_undo (BonesContentEdit *self);

#define BONES_NEW_ROW (-1)

/* Appends a row to the section (@like: a copy of row @like; BONES_NEW_ROW: with the initial
 * values). Returns its number, or -1. The functions below remove and move rows. */
gint bones_content_edit_add (BonesContentEdit *self, const BonesSection *section, gint like);
gboolean bones_content_edit_delete (BonesContentEdit *self, const BonesSection *section, guint row);
gboolean bones_content_edit_move (BonesContentEdit *self, const BonesSection *section, guint row,
                                  guint to);
gboolean bones_content_edit_rename (BonesContentEdit *self, const char *name);

/* The other sets of its rule system, an array of BonesSetRecord; and one of them. The caller unrefs
 * and frees them. If they cannot be read, "trouble" says so, and there is none. */
GPtrArray *bones_content_edit_list_others (BonesContentEdit *self);
BonesContentSet *bones_content_edit_open_other (BonesContentEdit *self,
                                                const BonesSetRecord *record);

/* Copies @n rows of @from into the set, and offers an undo. */
gboolean bones_content_edit_merge (BonesContentEdit *self, const BonesContentSet *from,
                                   const BonesPick *picks, guint n, BonesClash clash);

/* Adds the ships in @text, the content of the file @name: a text or a sheet (content-import.h).
 * Sets
 * @notes to what was not understood. Returns the section of the first row; NULL if nothing was
 * added, which "trouble" says. An undo is offered. */
const BonesSection *bones_content_edit_import (BonesContentEdit *self, const char *name,
                                               const char *text, gsize length, GPtrArray **notes);

/* Whether @flaw is about @spot itself or about something in row @row of its table @key. */
gboolean bones_flaw_is_at (const BonesFlaw *flaw, const BonesSpot *spot);
gboolean bones_flaw_is_within (const BonesFlaw *flaw, const BonesSpot *spot, const char *key,
                               guint row);
