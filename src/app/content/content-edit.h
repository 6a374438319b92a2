/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A content set that is being edited: what the pages of the editor share. One row of it is open,
 * and the forms write into it; whatever they write is stored a moment later, and what is wrong with
 * the set is looked up anew.
 *
 * Signals:
 *  changed (): the set is not as it was: rows, names, flaws.
 *  trouble (const char *heading, const char *sentence): something was refused.
 *  undoable (const char *sentence): something is gone that bones_content_edit_undo() brings back;
 *    NULL: no longer, for something else has changed since.
 */

#include "content-row.h"

#include <gio/gio.h>

#define BONES_TYPE_CONTENT_EDIT (bones_content_edit_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentEdit, bones_content_edit, BONES, CONTENT_EDIT, GObject)

/* Takes @set; @store is borrowed. */
BonesContentEdit *bones_content_edit_new (BonesContentSet *set, BonesStore *store);

/* Borrowed, good until the next change. */
const BonesContentSet *bones_content_edit_get_set (BonesContentEdit *self);
GPtrArray *bones_content_edit_get_flaws (BonesContentEdit *self); /* of BonesFlaw */

/* Whether anything may be changed: not of the stock set. */
gboolean bones_content_edit_is_open (BonesContentEdit *self);

/* Opens row @row of @section: a copy to write into, good until another row is opened. */
JsonObject *bones_content_edit_open_row (BonesContentEdit *self, const BonesSection *section,
                                         guint row);
/* The row that is open; NULL where none is. */
JsonObject *bones_content_edit_get_row (BonesContentEdit *self);

/* Something was written into the row that is open: it is stored when nothing else is to be done;
 * what still has to be, now. */
void bones_content_edit_touch (BonesContentEdit *self);
gboolean bones_content_edit_flush (BonesContentEdit *self);

/* Stores the row that is open at once. Undo is offered with the sentence @gone, where that is not
 * NULL. */
gboolean bones_content_edit_put (BonesContentEdit *self, const char *gone);

/* The set as it was before what undo was last offered for. */
void bones_content_edit_undo (BonesContentEdit *self);

/* A new row behind the others (@like: the same as row @like, -1: as rows begin). Returns its
 * number, or -1. And what else becomes of rows. */
gint bones_content_edit_add (BonesContentEdit *self, const BonesSection *section, gint like);
gboolean bones_content_edit_delete (BonesContentEdit *self, const BonesSection *section, guint row);
gboolean bones_content_edit_move (BonesContentEdit *self, const BonesSection *section, guint row,
                                  guint to);
gboolean bones_content_edit_rename (BonesContentEdit *self, const char *name);

/* Whether @flaw is about @spot itself, or about something in row @row of its table @key. */
gboolean bones_flaw_is_at (const BonesFlaw *flaw, const BonesSpot *spot);
gboolean bones_flaw_is_within (const BonesFlaw *flaw, const BonesSpot *spot, const char *key,
                               guint row);
