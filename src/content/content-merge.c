/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "content-merge.h"
#include "content-row.h"
#include "json-read.h"
#include "json-text.h"

#include <string.h>

const char *const bones_clash_ids[] = { "keep", "replace", "rename", NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (bones_clash_ids) == BONES_CLASHES + 1);

typedef enum { FATE_SAME, FATE_KEPT, FATE_REPLACED, FATE_ADDED, FATE_RENAMED } Fate;

/* A row that is copied. */
typedef struct {
  const BonesSection *section;
  JsonObject *row; /* the copy, owned */
  char *id;        /* its code in the other set; or NULL */
  guint at;        /* FATE_REPLACED: the row that it replaces */
  Fate fate;
} Item;

typedef struct {
  const BonesContentSet *from;
  BonesContentSet next; /* its document is the one that is made */
  GPtrArray *items;
  GHashTable *picked;  /* "SECTION\nROW" */
  GHashTable *renamed; /* "FAMILY\nID" to the new code */
  BonesClash clash;
} Merge;

static void
item_free (gpointer data)
{
  Item *item = data;

  json_object_unref (item->row);
  g_free (item->id);
  g_free (item);
}

static const char *
get_text (JsonObject *row, const char *key)
{
  const char *text = NULL;

  bones_json_read_string (row, key, &text, NULL);
  return text;
}

static char *
key_of (const char *family, const char *id)
{
  return g_strconcat (family, "\n", id, NULL);
}

/* What rows of @section are known by: "id", "name", or NULL. */
static const char *
handle_of (const BonesSection *section)
{
  static const char *const keys[] = { "id", "name" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (!section->single && bones_fields_find (section->fields, keys[i]) != NULL)
      return keys[i];

  return NULL;
}

static gint
find_row (const BonesContentSet *set, const BonesSection *section, const char *handle,
          const char *text)
{
  for (guint i = 0; text != NULL && i < bones_content_set_n_rows (set, section); i++)
    {
      JsonObject *row = bones_content_set_row (set, section, i);

      if (row != NULL && g_strcmp0 (get_text (row, handle), text) == 0)
        return (gint) i;
    }

  return -1;
}

/* The section of @family in which @set has a row @id, and its number; or NULL. */
static const BonesSection *
find_in_family (const BonesContentSet *set, const char *family, const char *id, guint *row)
{
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    {
      const gint found = g_str_equal (bones_section_family (section), family)
                             ? find_row (set, section, "id", id)
                             : -1;

      if (found >= 0)
        {
          *row = (guint) found;
          return section;
        }
    }

  return NULL;
}

/* ---- References ---- */

typedef void (*Visit) (Merge *self, JsonObject *row, const BonesField *field, const char *id);

/* Calls @visit for every field of @row that refers to a row of a section. */
static void
visit_references (Merge *self, JsonObject *row, const BonesField *fields, Visit visit)
{
  for (const BonesField *field = fields; field->key != NULL; field++)
    {
      const char *id = field->kind == BONES_FIELD_ROW ? get_text (row, field->key) : NULL;
      JsonArray *rows = NULL;

      if (id != NULL && (field->ids == NULL || !g_strv_contains (field->ids, id)))
        visit (self, row, field, id);

      if (field->kind == BONES_FIELD_ROWS)
        bones_json_read_array (row, field->key, &rows, NULL);

      for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
        {
          JsonNode *node = json_array_get_element (rows, i);

          if (JSON_NODE_HOLDS_OBJECT (node))
            visit_references (self, json_node_get_object (node), field->fields, visit);
        }
    }
}

static void
add_item (Merge *self, const BonesSection *section, guint row)
{
  JsonObject *object = bones_content_set_row (self->from, section, row);
  g_autofree char *number = g_strdup_printf ("%u", row);
  Item *item;

  if (object == NULL || !g_hash_table_add (self->picked, key_of (section->key, number)))
    return;

  item = g_new0 (Item, 1);
  item->section = section;
  item->row = bones_content_copy_row (object);
  item->id = g_strdup (handle_of (section) != NULL ? get_text (object, "id") : NULL);
  g_ptr_array_add (self->items, item);
}

/* What the other set does not have comes, too. */
static void
fetch (Merge *self, JsonObject *row, const BonesField *field, const char *id)
{
  guint at;
  const BonesSection *section = find_in_family (&self->next, field->family, id, &at) == NULL
                                    ? find_in_family (self->from, field->family, id, &at)
                                    : NULL;

  if (section != NULL)
    add_item (self, section, at);
}

static void
follow (Merge *self, JsonObject *row, const BonesField *field, const char *id)
{
  g_autofree char *key = key_of (field->family, id);
  const char *other = g_hash_table_lookup (self->renamed, key);

  if (other != NULL)
    json_object_set_string_member (row, field->key, other);
}

/* ---- Clashes ---- */

static char *
to_text (JsonObject *row, const BonesField *fields)
{
  g_autoptr (JsonObject) tidy = bones_content_tidy_row (row, fields);

  json_object_remove_member (tidy, "origin");
  json_object_remove_member (tidy, "example");
  return bones_json_to_text (tidy, FALSE);
}

static gboolean
are_equal (JsonObject *a, JsonObject *b, const BonesField *fields)
{
  g_autofree char *one = to_text (a, fields), *other = to_text (b, fields);

  return g_str_equal (one, other);
}

static gboolean
is_free (const Merge *self, const char *family, const char *id)
{
  guint at;

  if (find_in_family (&self->next, family, id, &at) != NULL)
    return FALSE;

  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = g_ptr_array_index (self->items, i);

      if (g_str_equal (bones_section_family (item->section), family)
          && g_strcmp0 (item->id, id) == 0)
        return FALSE;
    }

  return TRUE;
}

/* Gives @item a code that neither set has. */
static void
rename_item (Merge *self, Item *item)
{
  const char *family = bones_section_family (item->section);
  g_autofree char *old = g_strdup (item->id);

  for (guint number = 2; item->fate != FATE_RENAMED; number++)
    {
      g_autofree char *id = g_strdup_printf ("%.27s-%u", old, number);

      if (!is_free (self, family, id))
        continue;

      g_free (item->id);
      item->id = g_steal_pointer (&id);
      item->fate = FATE_RENAMED;
    }

  json_object_set_string_member (item->row, "id", item->id);
  g_hash_table_insert (self->renamed, key_of (family, old), g_strdup (item->id));
}

static void
decide (Merge *self, Item *item)
{
  const char *handle = handle_of (item->section);
  const BonesSection *other = item->section;
  gint at =
      find_row (&self->next, other, handle, handle != NULL ? get_text (item->row, handle) : NULL);
  guint row = 0;

  if (at < 0 && item->id != NULL)
    {
      other = find_in_family (&self->next, bones_section_family (item->section), item->id, &row);
      at = other != NULL ? (gint) row : -1;
    }

  if (at < 0)
    item->fate = FATE_ADDED;
  else if (other == item->section
           && are_equal (bones_content_set_row (&self->next, other, (guint) at), item->row,
                         item->section->fields))
    item->fate = FATE_SAME;
  else if (self->clash == BONES_CLASH_KEEP)
    item->fate = FATE_KEPT;
  else if (item->id != NULL && (self->clash == BONES_CLASH_RENAME || other != item->section))
    rename_item (self, item);
  else
    {
      item->fate = self->clash == BONES_CLASH_RENAME ? FATE_KEPT : FATE_REPLACED;
      item->at = (guint) at;
    }
}

/* A table without codes and names, or a single row, is kept or replaced as a whole. */
static void
decide_table (Merge *self, Item *item)
{
  const gboolean has = bones_content_set_row (&self->next, item->section, 0) != NULL;

  if (item->section->single && has
      && are_equal (bones_content_set_row (&self->next, item->section, 0), item->row,
                    item->section->fields))
    item->fate = FATE_SAME;
  else
    item->fate = !has ? FATE_ADDED : self->clash == BONES_CLASH_REPLACE ? FATE_REPLACED : FATE_KEPT;
}

/* ---- The new document ---- */

static JsonArray *
rows_of (Merge *self, const BonesSection *section)
{
  JsonArray *rows = NULL;

  bones_json_read_array (self->next.document, section->key, &rows, NULL);
  if (rows == NULL)
    {
      rows = json_array_new ();
      json_object_set_array_member (self->next.document, section->key, rows);
    }

  return rows;
}

static void
write_item (Merge *self, Item *item)
{
  visit_references (self, item->row, item->section->fields, follow);
  json_object_remove_member (item->row, "example");
  if (bones_fields_find (item->section->fields, "origin") != NULL
      && get_text (item->row, "origin") == NULL)
    json_object_set_string_member (item->row, "origin", self->from->record->name);

  if (item->section->single)
    json_object_set_object_member (self->next.document, item->section->key,
                                   json_object_ref (item->row));
  else if (item->fate == FATE_REPLACED && handle_of (item->section) != NULL)
    json_node_set_object (json_array_get_element (rows_of (self, item->section), item->at),
                          item->row);
  else
    json_array_add_object_element (rows_of (self, item->section), json_object_ref (item->row));
}

/* The old rows of a table that is replaced as a whole go first. */
static void
empty_tables (Merge *self)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = g_ptr_array_index (self->items, i);

      if (item->fate == FATE_REPLACED && handle_of (item->section) == NULL
          && !item->section->single)
        json_object_set_array_member (self->next.document, item->section->key, json_array_new ());
    }
}

static gboolean
check_room (const Merge *self, GError **error)
{
  for (const BonesSection *section = self->from->ruleset->schema->sections; section->key != NULL;
       section++)
    if (!section->single && bones_content_set_n_rows (&self->next, section) > section->most)
      return bones_content_refuse (
          error, BONES_CONTENT_ERROR_REFUSED,
          g_strdup_printf (_ ("“%s” would have %u rows; %u is the maximum. Copy fewer of them."),
                           _ (section->name), bones_content_set_n_rows (&self->next, section),
                           section->most));

  return TRUE;
}

static void
count (const Merge *self, BonesMerged *merged)
{
  *merged = (BonesMerged){ 0 };
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = g_ptr_array_index (self->items, i);

      merged->added += item->fate == FATE_ADDED;
      merged->replaced += item->fate == FATE_REPLACED;
      merged->renamed += item->fate == FATE_RENAMED;
      merged->kept += item->fate == FATE_KEPT;
    }
}

static void
gather (Merge *self, const BonesPick *picks, guint n)
{
  for (const BonesSection *section = self->from->ruleset->schema->sections;
       picks == NULL && section->key != NULL; section++)
    for (guint i = 0; i < bones_content_set_n_rows (self->from, section); i++)
      add_item (self, section, i);

  for (guint i = 0; picks != NULL && i < n; i++)
    add_item (self, picks[i].section, picks[i].row);

  for (guint i = 0; i < self->items->len; i++) /* grows */
    {
      Item *item = g_ptr_array_index (self->items, i);

      visit_references (self, item->row, item->section->fields, fetch);
    }
}

static void
merge (Merge *self)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      Item *item = g_ptr_array_index (self->items, i);

      if (handle_of (item->section) != NULL)
        decide (self, item);
      else
        decide_table (self, item);
    }

  empty_tables (self);
  for (guint i = 0; i < self->items->len; i++)
    {
      Item *item = g_ptr_array_index (self->items, i);

      if (item->fate >= FATE_REPLACED)
        write_item (self, item);
    }
}

gboolean
bones_content_set_merge (BonesContentSet *set, BonesStore *store, const BonesContentSet *from,
                         const BonesPick *picks, guint n, BonesClash clash, BonesMerged *merged,
                         GError **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (item_free);
  g_autoptr (GHashTable) picked = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) renamed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (JsonObject) document = NULL;
  Merge self;

  g_return_val_if_fail (set != NULL && from != NULL && clash < BONES_CLASHES, FALSE);

  if (set->ruleset != from->ruleset)
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_REFUSED,
        g_strdup_printf (_ ("“%s” is a content set of %s, but “%s” of %s."), from->record->name,
                         _ (from->ruleset->name), set->record->name, _ (set->ruleset->name)));

  document = bones_content_copy_row (set->document);
  self = (Merge){ from, { set->ruleset, set->record, document }, items, picked, renamed, clash };
  gather (&self, picks, n);
  merge (&self);
  if (!check_room (&self, error))
    return FALSE;

  if (merged != NULL)
    count (&self, merged);

  if (store != NULL)
    return bones_content_save (set, store, g_steal_pointer (&document), NULL, error);

  json_object_unref (set->document);
  set->document = g_steal_pointer (&document);
  return TRUE;
}

GArray *
bones_content_picks (const BonesContentSet *from, const char *keys, GError **error)
{
  g_autoptr (GArray) picks = g_array_new (FALSE, FALSE, sizeof (BonesPick));
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (from != NULL && keys != NULL, NULL);

  words = g_strsplit (keys, ",", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      const BonesSection *section =
          bones_schema_section (from->ruleset->schema, g_strstrip (words[i]));

      if (section == NULL)
        {
          bones_content_refuse (
              error, BONES_CONTENT_ERROR_NO_SUCH,
              g_strdup_printf (_ ("There is no section called “%.40s” in content of %s."), words[i],
                               _ (from->ruleset->name)));
          return NULL;
        }

      for (guint row = 0; row < bones_content_set_n_rows (from, section); row++)
        {
          const BonesPick pick = { section, row };

          g_array_append_val (picks, pick);
        }
    }

  return g_steal_pointer (&picks);
}

BonesContentSet *
bones_content_set_union (const BonesContentSet *first, const BonesContentSet *second,
                         GError **error)
{
  g_autoptr (BonesContentSet) set = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (first != NULL && second != NULL, NULL);

  name = g_strdup_printf ("%s + %s", first->record->name, second->record->name);
  set = bones_content_set_new (first->ruleset, name, bones_content_copy_row (first->document));
  return bones_content_set_merge (set, NULL, second, NULL, 0, BONES_CLASH_RENAME, NULL, error)
             ? g_steal_pointer (&set)
             : NULL;
}
