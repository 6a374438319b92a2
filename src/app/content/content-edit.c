/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "content-edit.h"

#include "content-import.h"
#include "names.h"

#include "bones-config.h"

struct _BonesContentEdit {
  GObject parent_instance;

  BonesContentSet *set; /* owned */
  GPtrArray *flaws;     /* owned */
  BonesStore *store;    /* borrowed */

  const BonesSection *section; /* of the row that is open */
  guint row;
  JsonObject *values; /* owned; NULL if no row is open */
  guint touched;      /* source that stores it, or 0 */

  JsonObject *before; /* owned: the document that an undo brings back */
};

enum { CHANGED, TROUBLE, UNDOABLE, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesContentEdit, bones_content_edit, G_TYPE_OBJECT)

static void
bones_content_edit_dispose (GObject *object)
{
  BonesContentEdit *self = BONES_CONTENT_EDIT (object);

  if (self->set != NULL)
    bones_content_edit_flush (self);

  g_clear_pointer (&self->values, json_object_unref);
  g_clear_pointer (&self->before, json_object_unref);
  g_clear_pointer (&self->flaws, g_ptr_array_unref);
  g_clear_pointer (&self->set, bones_content_set_free);
  G_OBJECT_CLASS (bones_content_edit_parent_class)->dispose (object);
}

static void
bones_content_edit_class_init (BonesContentEditClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = bones_content_edit_dispose;
  signals[CHANGED] = g_signal_new ("changed", BONES_TYPE_CONTENT_EDIT, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  signals[TROUBLE] = g_signal_new ("trouble", BONES_TYPE_CONTENT_EDIT, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[UNDOABLE] = g_signal_new ("undoable", BONES_TYPE_CONTENT_EDIT, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
bones_content_edit_init (BonesContentEdit *self)
{
}

static void
find_flaws (BonesContentEdit *self)
{
  g_clear_pointer (&self->flaws, g_ptr_array_unref);
  self->flaws = bones_content_set_check (self->set);
}

BonesContentEdit *
bones_content_edit_new (BonesContentSet *set, BonesStore *store)
{
  BonesContentEdit *self = g_object_new (BONES_TYPE_CONTENT_EDIT, NULL);

  g_return_val_if_fail (set != NULL && store != NULL, self);

  self->set = set;
  self->store = store;
  find_flaws (self);
  return self;
}

const BonesContentSet *
bones_content_edit_get_set (BonesContentEdit *self)
{
  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self), NULL);
  return self->set;
}

GPtrArray *
bones_content_edit_get_flaws (BonesContentEdit *self)
{
  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self), NULL);
  return self->flaws;
}

gboolean
bones_content_edit_is_open (BonesContentEdit *self)
{
  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self), FALSE);
  return self->set->record->id != 0;
}

/* An undo would also undo this change, so it is no longer offered. */
static void
end_undo (BonesContentEdit *self)
{
  if (self->before == NULL)
    return;

  g_clear_pointer (&self->before, json_object_unref);
  g_signal_emit (self, signals[UNDOABLE], 0, NULL);
}

/* Takes @before. */
static void
offer_undo (BonesContentEdit *self, JsonObject *before, const char *gone)
{
  g_clear_pointer (&self->before, json_object_unref);
  self->before = before;
  g_signal_emit (self, signals[UNDOABLE], 0, gone);
}

/* Reports the result of a change. @error is only read if the change failed. */
static gboolean
report_change (BonesContentEdit *self, gboolean done, const char *heading, GError *const *error)
{
  if (done)
    end_undo (self);
  else
    g_signal_emit (self, signals[TROUBLE], 0, heading, (*error)->message);

  find_flaws (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return done;
}

JsonObject *
bones_content_edit_open_row (BonesContentEdit *self, const BonesSection *section, guint row)
{
  JsonObject *object;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && section != NULL, NULL);

  bones_content_edit_flush (self);
  g_clear_pointer (&self->values, json_object_unref);
  object = bones_content_set_row (self->set, section, row);
  self->values = object != NULL ? bones_content_copy_row (object) : json_object_new ();
  self->section = section;
  self->row = row;
  return self->values;
}

JsonObject *
bones_content_edit_get_row (BonesContentEdit *self)
{
  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self), NULL);
  return self->values;
}

gboolean
bones_content_edit_flush (BonesContentEdit *self)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self), FALSE);

  if (self->touched == 0)
    return TRUE;

  g_clear_handle_id (&self->touched, g_source_remove);
  return report_change (self,
                        bones_content_set_put (self->set, self->store, self->section, self->row,
                                               self->values, &error),
                        _ ("This was not stored"), &error);
}

static gboolean
store_touched (gpointer data)
{
  bones_content_edit_flush (data);
  return G_SOURCE_REMOVE;
}

/* Changes made in quick succession are stored together. */
void
bones_content_edit_touch (BonesContentEdit *self)
{
  g_return_if_fail (BONES_IS_CONTENT_EDIT (self) && self->values != NULL);

  if (self->touched == 0)
    self->touched = g_idle_add_full (G_PRIORITY_LOW, store_touched, self, NULL);
}

gboolean
bones_content_edit_put (BonesContentEdit *self, const char *gone)
{
  g_autoptr (JsonObject) before = NULL;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self), FALSE);

  before = json_object_ref (self->set->document);
  bones_content_edit_touch (self);
  if (!bones_content_edit_flush (self))
    return FALSE;

  if (gone != NULL)
    offer_undo (self, g_steal_pointer (&before), gone);

  return TRUE;
}

gboolean
bones_content_edit_paste (BonesContentEdit *self, const BonesField *table, JsonObject *outer,
                          JsonObject *inner, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && table != NULL, FALSE);
  g_return_val_if_fail (outer != NULL && inner != NULL, FALSE);

  if (self->values != outer) /* another row was opened while the clipboard was read */
    return FALSE;

  if (bones_content_paste_rows (self->set, table, outer, inner, text, &error))
    return bones_content_edit_put (self, NULL);

  g_signal_emit (self, signals[TROUBLE], 0, _ ("Nothing was pasted"), error->message);
  return FALSE;
}

/* Closes the open row: after this change its number may belong to another row. */
void
bones_content_edit_undo (BonesContentEdit *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) before = NULL;

  g_return_if_fail (BONES_IS_CONTENT_EDIT (self));

  bones_content_edit_flush (self);
  before = g_steal_pointer (&self->before);
  if (before == NULL)
    return;

  g_clear_pointer (&self->values, json_object_unref);
  report_change (self, bones_content_set_restore (self->set, self->store, before, &error),
                 _ ("This cannot be brought back"), &error);
}

gint
bones_content_edit_add (BonesContentEdit *self, const BonesSection *section, gint like)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) row = NULL;
  guint at;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && section != NULL, -1);

  bones_content_edit_flush (self);
  row = bones_content_set_new_row (
      self->set, section,
      like >= 0 ? bones_content_set_row (self->set, section, (guint) like) : NULL);
  at = like >= 0 ? (guint) like + 1 : bones_content_set_n_rows (self->set, section);
  return report_change (self,
                        bones_content_set_insert (self->set, self->store, section, at, row, &error),
                        _ ("No more rows can be added"), &error)
             ? (gint) at
             : -1;
}

gboolean
bones_content_edit_delete (BonesContentEdit *self, const BonesSection *section, guint row)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) before = NULL;
  g_autofree char *gone = NULL;
  g_autofree char *called = NULL;
  JsonObject *object;
  const char *name;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && section != NULL, FALSE);

  bones_content_edit_flush (self);
  before = json_object_ref (self->set->document);
  object = bones_content_set_row (self->set, section, row);
  name = object != NULL ? bones_content_row_name (object) : NULL;
  called = bones_name_isolate (name != NULL ? name : _ (section->one));
  gone = g_strdup_printf (_ ("“%s” is deleted"), called);
  if (!report_change (self, bones_content_set_delete (self->set, self->store, section, row, &error),
                      _ ("This row is still in use"), &error))
    return FALSE;

  offer_undo (self, g_steal_pointer (&before), gone);
  return TRUE;
}

gboolean
bones_content_edit_move (BonesContentEdit *self, const BonesSection *section, guint row, guint to)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && section != NULL, FALSE);

  bones_content_edit_flush (self);
  return report_change (self,
                        bones_content_set_move (self->set, self->store, section, row, to, &error),
                        _ ("This row cannot be moved there"), &error);
}

gboolean
bones_content_edit_rename (BonesContentEdit *self, const char *name)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && name != NULL, FALSE);

  bones_content_edit_flush (self);
  return report_change (self, bones_content_set_rename (self->set, self->store, name, &error),
                        _ ("The set cannot have this name"), &error);
}

GPtrArray *
bones_content_edit_list_others (BonesContentEdit *self)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *records;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self), NULL);

  records = bones_content_sets (self->store, self->set->ruleset, &error);
  if (records == NULL)
    {
      g_signal_emit (self, signals[TROUBLE], 0, _ ("The sets cannot be read"), error->message);
      return g_ptr_array_new ();
    }

  for (guint i = 0; i < records->len; i++)
    if (((BonesSetRecord *) g_ptr_array_index (records, i))->id == self->set->record->id)
      g_ptr_array_remove_index (records, i--);

  return records;
}

BonesContentSet *
bones_content_edit_open_other (BonesContentEdit *self, const BonesSetRecord *record)
{
  g_autoptr (GError) error = NULL;
  BonesContentSet *set;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && record != NULL, NULL);

  set = bones_content_set_open (self->store, self->set->ruleset, record->id, &error);
  if (set == NULL)
    g_signal_emit (self, signals[TROUBLE], 0, _ ("This set cannot be opened"), error->message);

  return set;
}

/* Reports a merge; takes @before. */
static gboolean
report_merge (BonesContentEdit *self, gboolean done, JsonObject *before, const BonesMerged *merged,
              GError *const *error)
{
  g_autofree char *said = NULL;

  if (!report_change (self, done, _ ("Nothing was added"), error))
    {
      json_object_unref (before);
      return FALSE;
    }

  said = g_strdup_printf (_ ("Added: %u, replaced: %u, renamed: %u, kept: %u"), merged->added,
                          merged->replaced, merged->renamed, merged->kept);
  offer_undo (self, before, said);
  return TRUE;
}

gboolean
bones_content_edit_merge (BonesContentEdit *self, const BonesContentSet *from,
                          const BonesPick *picks, guint n, BonesClash clash)
{
  g_autoptr (GError) error = NULL;
  JsonObject *before;
  BonesMerged merged;
  gboolean done;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && from != NULL && picks != NULL, FALSE);

  bones_content_edit_flush (self);
  before = json_object_ref (self->set->document);
  done = bones_content_set_merge (self->set, self->store, from, picks, n, clash, &merged, &error);
  return report_merge (self, done, before, &merged, &error);
}

/* The first section of @set that has rows. */
static const BonesSection *
first_section (const BonesContentSet *set)
{
  const BonesSection *section = set->ruleset->schema->sections;

  while (section->key != NULL && (section->single || bones_content_set_n_rows (set, section) == 0))
    section++;

  return section->key != NULL ? section : NULL;
}

const BonesSection *
bones_content_edit_import (BonesContentEdit *self, const char *name, const char *text, gsize length,
                           GPtrArray **notes)
{
  g_autoptr (BonesImport) import = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *folded = NULL;
  JsonObject *before;
  BonesMerged merged;
  gboolean done;

  g_return_val_if_fail (BONES_IS_CONTENT_EDIT (self) && name != NULL && text != NULL, NULL);
  g_return_val_if_fail (notes != NULL && *notes == NULL, NULL);

  bones_content_edit_flush (self);
  import = bones_import_new (self->set, name);
  folded = g_ascii_strdown (name, -1);
  before = json_object_ref (self->set->document);
  done =
      (g_str_has_suffix (folded, ".csv") ? bones_import_add_csv (import, text, length, &error)
                                         : bones_import_add_text (import, text, length, &error))
      && bones_import_store (import, self->set, self->store, BONES_CLASH_REPLACE, &merged, &error);
  if (!report_merge (self, done, before, &merged, &error))
    return NULL;

  *notes = g_ptr_array_ref (import->notes);
  return first_section (import->set);
}

static gboolean
leads_to (const BonesFlaw *flaw, const BonesSpot *spot)
{
  if (flaw->depth < spot->depth)
    return FALSE;

  for (guint i = 0; i < spot->depth; i++)
    if (!g_str_equal (flaw->stops[i].key, spot->stops[i].key)
        || flaw->stops[i].row != spot->stops[i].row)
      return FALSE;

  return TRUE;
}

gboolean
bones_flaw_is_at (const BonesFlaw *flaw, const BonesSpot *spot)
{
  g_return_val_if_fail (flaw != NULL && spot != NULL, FALSE);
  return flaw->depth == spot->depth && leads_to (flaw, spot);
}

gboolean
bones_flaw_is_within (const BonesFlaw *flaw, const BonesSpot *spot, const char *key, guint row)
{
  g_return_val_if_fail (flaw != NULL && spot != NULL && key != NULL, FALSE);

  return flaw->depth > spot->depth && leads_to (flaw, spot)
         && g_str_equal (flaw->stops[spot->depth].key, key)
         && flaw->stops[spot->depth].row == (gint) row;
}
