/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-set-private.h"
#include "content.h"
#include "json-text.h"
#include "registry.h"

#define STOCK "stock"
#define LONGEST_NAME 60 /* characters */

G_DEFINE_QUARK (bones - content - error - quark, bones_content_error)

gboolean
bones_content_refuse (GError **error, BonesContentError code, char *message)
{
  g_set_error_literal (error, BONES_CONTENT_ERROR, (gint) code, message);
  g_free (message);
  return FALSE;
}

void
bones_content_set_free (BonesContentSet *set)
{
  if (set == NULL)
    return;

  bones_set_record_free (set->record);
  json_object_unref (set->document);
  g_free (set);
}

const BonesRuleset *
bones_content_ruleset (const char *id, GError **error)
{
  const BonesRuleset *ruleset = id != NULL ? bones_ruleset_find (id) : NULL;

  if (ruleset != NULL && ruleset->schema != NULL)
    return ruleset;

  bones_content_refuse (
      error, BONES_CONTENT_ERROR_NO_SUCH,
      ruleset != NULL
          ? g_strdup_printf (_ ("%s has no content that players write themselves."),
                             _ (ruleset->name))
          : g_strdup_printf (_ ("There is no rule system called “%s”."), id != NULL ? id : ""));
  return NULL;
}

BonesContentSet *
bones_content_set_new (const BonesRuleset *ruleset, const char *name, JsonObject *document)
{
  BonesContentSet *set = g_new0 (BonesContentSet, 1);

  set->ruleset = ruleset;
  set->document = document;
  set->record = g_new0 (BonesSetRecord, 1);
  set->record->ruleset = g_strdup (ruleset->id);
  set->record->name = g_strdup (name);
  return set;
}

static BonesSetRecord *
stock_record (const BonesRuleset *ruleset)
{
  BonesSetRecord *record = g_new0 (BonesSetRecord, 1);

  record->ruleset = g_strdup (ruleset->id);
  record->name = g_strdup (_ ("The stock set"));
  return record;
}

GPtrArray *
bones_content_sets (BonesStore *store, const BonesRuleset *ruleset, GError **error)
{
  GPtrArray *records;

  g_return_val_if_fail (store != NULL && ruleset != NULL, NULL);

  records = bones_store_list_sets (store, ruleset->id, error);
  if (records != NULL)
    g_ptr_array_insert (records, 0, stock_record (ruleset));

  return records;
}

static BonesContentSet *
open_stock (const BonesRuleset *ruleset, GError **error)
{
  g_autoptr (GBytes) json = bones_content_get (ruleset, error);
  gsize length;
  const char *text = json != NULL ? g_bytes_get_data (json, &length) : NULL;
  JsonObject *document = text != NULL ? bones_json_parse_object (text, strlen (text), error) : NULL;

  return document != NULL ? bones_content_set_new (ruleset, _ ("The stock set"), document) : NULL;
}

BonesContentSet *
bones_content_set_open (BonesStore *store, const BonesRuleset *ruleset, gint64 id, GError **error)
{
  g_autoptr (BonesSetRecord) record = NULL;
  JsonObject *document;
  BonesContentSet *set;

  g_return_val_if_fail (store != NULL && ruleset != NULL, NULL);

  if (id == 0)
    return open_stock (ruleset, error);

  record = bones_store_load_set (store, id, error);
  document =
      record != NULL ? bones_json_parse_object (record->json, strlen (record->json), error) : NULL;
  if (document == NULL)
    return NULL;

  set = bones_content_set_new (ruleset, record->name, document);
  set->record->id = id;
  set->record->changed = record->changed;
  return set;
}

static gboolean
is_called (const BonesSetRecord *record, const char *name)
{
  g_autofree char *a = g_utf8_casefold (record->name, -1), *b = g_utf8_casefold (name, -1);
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, record->id);

  return g_str_equal (a, b) || (record->id != 0 && g_str_equal (number, name));
}

BonesContentSet *
bones_content_set_find (BonesStore *store, const BonesRuleset *ruleset, const char *name,
                        GError **error)
{
  g_autoptr (GPtrArray) records = NULL;

  g_return_val_if_fail (store != NULL && ruleset != NULL, NULL);

  if (name == NULL || g_ascii_strcasecmp (name, STOCK) == 0)
    return open_stock (ruleset, error);

  records = bones_content_sets (store, ruleset, error);
  if (records == NULL)
    return NULL;

  for (guint i = 0; i < records->len; i++)
    {
      const BonesSetRecord *record = g_ptr_array_index (records, i);

      if (is_called (record, name))
        return bones_content_set_open (store, ruleset, record->id, error);
    }

  bones_content_refuse (error, BONES_CONTENT_ERROR_NO_SUCH,
                        g_strdup_printf (_ ("There is no content set called “%s”."), name));
  return NULL;
}

/* What sets may be called: the stock set's names are taken, and numbers are numbers. */
static gboolean
check_name (const char *name, GError **error)
{
  if (*name == '\0' || !g_utf8_validate (name, -1, NULL) || g_utf8_strlen (name, -1) > LONGEST_NAME
      || strchr (name, '\n') != NULL)
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_REFUSED,
        g_strdup_printf (_ ("A content set needs a name of 1 to %d characters."), LONGEST_NAME));

  if (g_ascii_strcasecmp (name, STOCK) == 0 || g_str_equal (name, _ ("The stock set"))
      || strspn (name, G_CSET_DIGITS) == strlen (name))
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_REFUSED,
        g_strdup_printf (_ ("A content set cannot be called “%s”. Choose another name."), name));

  return TRUE;
}

gboolean
bones_content_save (BonesContentSet *set, BonesStore *store, JsonObject *document, const char *name,
                    GError **error)
{
  g_autoptr (JsonObject) kept = document;
  const BonesContentSet whole = { set->ruleset, set->record, document };
  g_autofree char *old = NULL;
  gboolean ok;

  if (set->record->id == 0)
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_REFUSED,
        g_strdup (_ ("The stock set stays as it is. Copy it, and change the copy.")));

  if (name != NULL)
    {
      old = g_steal_pointer (&set->record->name);
      set->record->name = g_strdup (name);
    }

  set->record->json = bones_content_set_to_text (&whole);
  ok = strlen (set->record->json) <= BONES_CONTENT_MAX_BYTES
           ? bones_store_put_set (store, set->record, error)
           : bones_content_too_long (error);
  g_clear_pointer (&set->record->json, g_free);
  if (ok)
    {
      json_object_unref (set->document);
      set->document = g_steal_pointer (&kept);
    }
  else if (old != NULL)
    {
      g_free (set->record->name);
      set->record->name = g_steal_pointer (&old);
    }

  return ok;
}

gboolean
bones_content_too_long (GError **error)
{
  return bones_content_refuse (error, BONES_CONTENT_ERROR_FORMAT,
                               g_strdup (_ ("This content set is larger than 1 MiB.")));
}

/* @name, with a number behind it where another set is called so. */
static char *
free_name (BonesStore *store, const BonesRuleset *ruleset, const char *name, GError **error)
{
  g_autoptr (GPtrArray) records = bones_content_sets (store, ruleset, error);

  for (guint number = 1; records != NULL; number++)
    {
      g_autofree char *tried =
          number == 1 ? g_strdup (name) : g_strdup_printf ("%s (%u)", name, number);
      gboolean taken = FALSE;

      for (guint i = 0; i < records->len; i++)
        taken |= is_called (g_ptr_array_index (records, i), tried);

      if (!taken)
        return g_steal_pointer (&tried);
    }

  return NULL;
}

gboolean
bones_content_set_add (BonesContentSet *set, BonesStore *store, const char *name, GError **error)
{
  g_autoptr (BonesSetRecord) record = g_new0 (BonesSetRecord, 1);
  BonesContentSet renamed;

  g_return_val_if_fail (set != NULL && store != NULL, FALSE);

  record->ruleset = g_strdup (set->ruleset->id);
  record->name =
      name != NULL ? g_strdup (name) : free_name (store, set->ruleset, set->record->name, error);
  if (record->name == NULL || !check_name (record->name, error))
    return FALSE;

  renamed = (BonesContentSet){ set->ruleset, record, set->document };
  record->json = bones_content_set_to_text (&renamed);
  if (!bones_store_add_set (store, record, error))
    return FALSE;

  g_clear_pointer (&record->json, g_free);
  bones_set_record_free (set->record);
  set->record = g_steal_pointer (&record);
  return TRUE;
}

gboolean
bones_content_set_rename (BonesContentSet *set, BonesStore *store, const char *name, GError **error)
{
  g_return_val_if_fail (set != NULL && store != NULL && name != NULL, FALSE);

  return check_name (name, error)
         && bones_content_save (set, store, json_object_ref (set->document), name, error);
}

gboolean
bones_content_set_remove (BonesContentSet *set, BonesStore *store, GError **error)
{
  g_return_val_if_fail (set != NULL && store != NULL, FALSE);

  if (set->record->id == 0)
    return bones_content_refuse (error, BONES_CONTENT_ERROR_REFUSED,
                                 g_strdup (_ ("The stock set cannot be deleted.")));

  return bones_store_remove_set (store, set->record->id, error);
}
