/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-import.h"
#include "content-row.h"

BonesImport *
bones_import_new (const BonesContentSet *base, const char *name)
{
  BonesImport *self;

  g_return_val_if_fail (base != NULL && name != NULL, NULL);

  self = g_new0 (BonesImport, 1);
  self->base = base;
  self->set = bones_content_set_new (base->ruleset, name, json_object_new ());
  self->notes = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
bones_import_free (BonesImport *self)
{
  if (self == NULL)
    return;

  bones_content_set_free (self->set);
  g_ptr_array_unref (self->notes);
  g_free (self);
}

guint
bones_import_count (const BonesImport *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (const BonesSection *section = self->base->ruleset->schema->sections; section->key != NULL;
       section++)
    if (!section->single)
      n += bones_content_set_n_rows (self->set, section);

  return n;
}

char *
bones_import_decode (const char *text, gsize length, GError **error)
{
  const char *start = text, *end;
  guint line = 1;

  g_return_val_if_fail (text != NULL, NULL);

  if (length > BONES_IMPORT_MAX_BYTES)
    {
      bones_content_refuse (error, BONES_CONTENT_ERROR_FORMAT,
                            g_strdup (_ ("This file is larger than 1 MiB.")));
      return NULL;
    }

  if (length >= 3 && memcmp (start, "\xef\xbb\xbf", 3) == 0)
    {
      start += 3;
      length -= 3;
    }

  if (!g_utf8_validate (start, (gssize) length, &end))
    {
      for (const char *at = start; at < end; at++)
        line += *at == '\n';

      bones_content_refuse (
          error, BONES_CONTENT_ERROR_FORMAT,
          g_strdup_printf (_ ("Line %u is not text in UTF-8. Save the file as UTF-8."), line));
      return NULL;
    }

  {
    g_autofree char *whole = g_strndup (start, length);
    g_autoptr (GRegex) ends = g_regex_new ("\r\n?", 0, 0, NULL);

    return g_regex_replace_literal (ends, whole, -1, 0, "\n", 0, error);
  }
}

gboolean
bones_import_store (const BonesImport *self, BonesContentSet *into, BonesStore *store,
                    BonesClash clash, BonesMerged *merged, GError **error)
{
  g_return_val_if_fail (self != NULL && into != NULL && store != NULL, FALSE);

  return bones_content_set_merge (into, store, self->set, NULL, 0, clash, merged, error);
}

gboolean
bones_import_store_new (const BonesImport *self, BonesContentSet *blank, BonesStore *store,
                        BonesMerged *merged, GError **error)
{
  g_return_val_if_fail (self != NULL && blank != NULL && store != NULL, FALSE);

  for (const BonesSection *section = blank->ruleset->schema->sections; section->key != NULL;
       section++)
    if (!section->single && bones_content_set_n_rows (self->set, section) > 0
        && (bones_fields_find (section->fields, "class") != NULL
            || bones_fields_find (section->fields, "id") == NULL))
      json_object_remove_member (blank->document, section->key);

  return bones_content_set_merge (blank, NULL, self->set, NULL, 0, BONES_CLASH_RENAME, merged,
                                  error)
         && bones_content_set_add (blank, store, NULL, error);
}

/* ---- An empty frame ---- */

static JsonArray *
new_slots (const BonesField *fields, const char *one, guint n)
{
  JsonArray *rows = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      JsonObject *row = json_object_new ();

      if (bones_fields_find (fields, "id") != NULL)
        {
          g_autofree char *lower = g_ascii_strdown (one, -1);
          g_autofree char *id = g_strdup_printf ("%.24s-%u", lower, i + 1);

          g_strcanon (id, G_CSET_a_2_z G_CSET_DIGITS, '-');
          json_object_set_string_member (row, "id", id);
        }

      json_array_add_object_element (rows, row);
    }

  return rows;
}

/* Puts @n slots of the table @key into every row of a section that has such a table. */
static gboolean
add_inner_slots (BonesContentSet *set, const char *key, guint n)
{
  gboolean found = FALSE;

  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    {
      const BonesField *table = bones_fields_find (section->fields, key);

      for (guint i = 0;
           table != NULL && table->kind == BONES_FIELD_ROWS && n <= (guint) table->highest
           && i < bones_content_set_n_rows (set, section);
           i++)
        {
          JsonObject *row = bones_content_set_row (set, section, i);

          if (row == NULL)
            continue;

          json_object_set_array_member (row, key, new_slots (table->fields, table->one, n));
          found = TRUE;
        }
    }

  return found;
}

static gboolean
add_slots (BonesContentSet *set, const char *slot, GError **error)
{
  g_auto (GStrv) pair = g_strsplit (slot, "=", 2);
  const BonesSection *section = bones_schema_section (set->ruleset->schema, g_strstrip (pair[0]));
  guint64 n = 0;

  if (pair[1] == NULL || !g_ascii_string_to_unsigned (g_strstrip (pair[1]), 10, 1, 999, &n, NULL))
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_REFUSED,
        g_strdup_printf (_ ("“%.40s” does not say how many: write “ships=6”."), slot));

  if (section == NULL || section->single)
    return add_inner_slots (set, pair[0], (guint) n)
           || bones_content_refuse (
               error, BONES_CONTENT_ERROR_NO_SUCH,
               g_strdup_printf (_ ("No row of this set can have %u of “%.40s”."), (guint) n,
                                pair[0]));

  if (n > section->most)
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_REFUSED,
        g_strdup_printf (_ ("“%s” can have only %u rows."), _ (section->name), section->most));

  json_object_set_array_member (set->document, section->key,
                                new_slots (section->fields, section->one, (guint) n));
  return TRUE;
}

BonesContentSet *
bones_content_frame (const BonesRuleset *ruleset, const char *name, const char *slots,
                     GError **error)
{
  g_autoptr (BonesContentSet) set = NULL;
  g_auto (GStrv) words = NULL;

  g_return_val_if_fail (ruleset != NULL && ruleset->schema != NULL, NULL);
  g_return_val_if_fail (name != NULL && slots != NULL, NULL);

  set = bones_content_set_blank (ruleset, name);
  words = g_strsplit (slots, ",", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!add_slots (set, words[i], error))
      return NULL;

  return g_steal_pointer (&set);
}
