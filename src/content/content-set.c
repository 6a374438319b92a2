/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "content-set.h"
#include "content.h"
#include "json-read.h"
#include "json-text.h"
#include "names.h"
#include "registry.h"
#include "setup-text.h"
#include "words.h"

#define STOCK "stock"
#define LONGEST_NAME 60   /* characters */
#define MOST_SENTENCES 20 /* flaws that one message lists */

static const char *const head[] = { "format", "version", "ruleset", "name" };

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
          ? g_strdup_printf (_ ("Players cannot write content for %s."), _ (ruleset->name))
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

const char *
bones_content_set_say (const BonesContentSet *set, const char *text)
{
  g_return_val_if_fail (set != NULL && text != NULL, text);

  return set->record->id == 0 && *text != '\0' ? g_dpgettext2 (GETTEXT_PACKAGE, "stock set", text)
                                               : text;
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
  g_autofree char *called = NULL;

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

  called = bones_name_isolate (name);
  bones_content_refuse (error, BONES_CONTENT_ERROR_NO_SUCH,
                        g_strdup_printf (_ ("There is no content set called “%s”."), called));
  return NULL;
}

/* Whether a set may have this name: those of the stock set are taken, and numbers mean the number
 * of a set. */
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

static gboolean
refuse_too_long (GError **error)
{
  return bones_content_refuse (error, BONES_CONTENT_ERROR_FORMAT,
                               g_strdup (_ ("This content set is larger than 1 MiB.")));
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
           : refuse_too_long (error);
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

/* @name, followed by a number if another set has that name. */
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

const char *
bones_content_translate (const char *text)
{
  return *text != '\0' ? bones_words_translate ("form", text) : text;
}

/* ---- Writing ---- */

static gboolean
is_nothing (JsonNode *node)
{
  return JSON_NODE_HOLDS_NULL (node)
         || (JSON_NODE_HOLDS_ARRAY (node)
             && json_array_get_length (json_node_get_array (node)) == 0)
         || (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
             && *json_node_get_string (node) == '\0');
}

static JsonNode *
take_array (JsonArray *array)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, array);
  return node;
}

static JsonNode *
take_object (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);
  return node;
}

static JsonNode *
tidy_rows (JsonNode *node, const BonesField *fields)
{
  JsonArray *from = json_node_get_array (node);
  JsonArray *rows = json_array_new ();

  for (guint i = 0; i < json_array_get_length (from); i++)
    {
      JsonNode *row = json_array_get_element (from, i);

      if (JSON_NODE_HOLDS_OBJECT (row))
        json_array_add_object_element (rows,
                                       bones_content_tidy_row (json_node_get_object (row), fields));
      else
        json_array_add_element (rows, json_node_copy (row));
    }

  return take_array (rows);
}

/* Writes 3.0 as 3, so that a number has one form. */
static JsonNode *
tidy_value (JsonNode *node)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_DOUBLE)
    {
      const gdouble number = json_node_get_double (node);

      if (fabs (number) < 1e15 && number == rint (number))
        return json_node_init_int (json_node_alloc (), (gint64) number);
    }

  return json_node_copy (node);
}

static JsonNode *
tidy_member (JsonNode *node, const BonesField *field)
{
  return field != NULL && field->kind == BONES_FIELD_ROWS && JSON_NODE_HOLDS_ARRAY (node)
             ? tidy_rows (node, field->fields)
             : tidy_value (node);
}

JsonObject *
bones_content_tidy_row (JsonObject *object, const BonesField *fields)
{
  JsonObject *row = json_object_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (const BonesField *field = fields; field->key != NULL; field++)
    {
      JsonNode *node = json_object_get_member (object, field->key);

      if (node != NULL && !is_nothing (node))
        json_object_set_member (row, field->key, tidy_member (node, field));
    }

  for (GList *item = members; item != NULL; item = item->next)
    if (bones_fields_find (fields, item->data) == NULL)
      json_object_set_member (row, item->data,
                              tidy_value (json_object_get_member (object, item->data)));

  return row;
}

static JsonNode *
tidy_section (JsonNode *node, const BonesSection *section)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return tidy_rows (node, section->fields);

  if (JSON_NODE_HOLDS_OBJECT (node))
    return take_object (bones_content_tidy_row (json_node_get_object (node), section->fields));

  return json_node_copy (node);
}

char *
bones_content_set_to_text (const BonesContentSet *set)
{
  g_autoptr (JsonObject) document = json_object_new ();
  g_autofree char *text = NULL;

  g_return_val_if_fail (set != NULL, NULL);

  json_object_set_string_member (document, "format", BONES_CONTENT_FORMAT);
  json_object_set_int_member (document, "version", BONES_CONTENT_VERSION);
  json_object_set_string_member (document, "ruleset", set->ruleset->id);
  json_object_set_string_member (document, "name", set->record->name);
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    {
      JsonNode *node = json_object_get_member (set->document, section->key);

      if (node != NULL && !is_nothing (node))
        json_object_set_member (document, section->key, tidy_section (node, section));
    }

  text = bones_json_to_text (document, TRUE);
  return g_strconcat (text, "\n", NULL);
}

/* ---- Checking ---- */

static GVariant *
to_variant (const BonesContentSet *set)
{
  JsonNode *node = json_node_init_object (json_node_alloc (), set->document);
  GVariant *content = json_gvariant_deserialize (node, NULL, NULL);

  json_node_unref (node);
  return content != NULL ? g_variant_ref_sink (content) : NULL;
}

GPtrArray *
bones_content_set_check (const BonesContentSet *set)
{
  GPtrArray *flaws = bones_flaws_new ();
  g_autoptr (GVariant) content = NULL;

  g_return_val_if_fail (set != NULL, NULL);

  content = to_variant (set);
  if (content != NULL)
    bones_schema_check (set->ruleset->schema, content, flaws);

  return flaws;
}

char *
bones_content_flaws_to_text (const GPtrArray *flaws)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (flaws != NULL, NULL);

  if (flaws->len == 0)
    return NULL;

  for (guint i = 0; i < MIN (flaws->len, MOST_SENTENCES); i++)
    {
      g_autofree char *text =
          bones_flaw_to_text (g_ptr_array_index (flaws, i), bones_content_translate);

      g_ptr_array_add (lines, g_strconcat (text, ".", NULL));
    }

  if (flaws->len > MOST_SENTENCES)
    {
      const guint more = flaws->len - MOST_SENTENCES;

      g_ptr_array_add (
          lines,
          g_strdup_printf (ngettext ("There is %u more.", "There are %u more.", more), more));
    }

  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

char *
bones_content_set_pin (const BonesContentSet *set, GError **error)
{
  g_autoptr (GPtrArray) flaws = NULL;
  g_autofree char *text = NULL;
  g_autofree char *called = NULL;

  g_return_val_if_fail (set != NULL, NULL);

  flaws = bones_content_set_check (set);
  text = bones_content_flaws_to_text (flaws);
  if (text == NULL)
    return bones_content_set_to_text (set);

  called = bones_name_isolate (set->record->name);
  bones_content_refuse (error, BONES_CONTENT_ERROR_FLAWED,
                        g_strdup_printf (_ ("“%s” cannot be played yet:\n%s"), called, text));
  return NULL;
}

BonesSetup *
bones_content_set_setup (const BonesContentSet *set, const char *edition, GError **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (set != NULL, NULL);

  text = bones_content_set_pin (set, error);
  return text != NULL ? bones_content_setup_of (set->ruleset, text, edition, error) : NULL;
}

/* ---- Reading ---- */

static gboolean
no_set (GError **error)
{
  return bones_content_refuse (
      error, BONES_CONTENT_ERROR_FORMAT,
      g_strdup (_ ("This is not a content set. A content set is a JSON document "
                   "whose “format” is “crossbones-content”.")));
}

static gboolean
check_head (JsonObject *document, GError **error)
{
  const char *format = NULL;
  gint64 version = 0;

  if (!bones_json_read_string (document, "format", &format, NULL)
      || g_strcmp0 (format, BONES_CONTENT_FORMAT) != 0)
    return no_set (error);

  if (!bones_json_need (document, "version", error)
      || !bones_json_read_integer (document, "version", 1, G_MAXINT32, &version, error))
    return FALSE;

  return version <= BONES_CONTENT_VERSION
         || bones_content_refuse (
             error, BONES_CONTENT_ERROR_NEWER,
             g_strdup (_ ("This content set was written by a newer version of Crossbones.")));
}

/* Finds members that are neither in the head nor sections. */
static gboolean
check_members (JsonObject *document, const BonesRuleset *ruleset, GError **error)
{
  g_autoptr (GList) members = json_object_get_members (document);

  for (GList *item = members; item != NULL; item = item->next)
    {
      gboolean known = bones_schema_section (ruleset->schema, item->data) != NULL;

      for (guint i = 0; i < G_N_ELEMENTS (head); i++)
        known |= g_str_equal (head[i], item->data);

      if (!known)
        return bones_content_refuse (
            error, BONES_CONTENT_ERROR_FORMAT,
            g_strdup_printf (_ ("There is no section called “%.40s” in content of %s."),
                             (const char *) item->data, _ (ruleset->name)));
    }

  return TRUE;
}

/* A draft may have only flaws that the editor can fix. */
static gboolean
check_flaws (const BonesContentSet *set, gboolean draft, GError **error)
{
  g_autoptr (GPtrArray) flaws = bones_content_set_check (set);

  for (guint i = flaws->len; draft && i > 0; i--)
    if (!((const BonesFlaw *) g_ptr_array_index (flaws, i - 1))->form)
      g_ptr_array_remove_index (flaws, i - 1);

  return flaws->len == 0
         || bones_content_refuse (error, BONES_CONTENT_ERROR_FLAWED,
                                  bones_content_flaws_to_text (flaws));
}

BonesContentSet *
bones_content_set_read (const char *text, gsize length, gboolean draft, GError **error)
{
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (BonesContentSet) set = NULL;
  const BonesRuleset *ruleset;
  const char *id = NULL, *name = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (length > BONES_CONTENT_MAX_BYTES)
    {
      refuse_too_long (error);
      return NULL;
    }

  document = bones_json_parse_object (text, length, error);
  if (document == NULL || !check_head (document, error)
      || !bones_json_need (document, "ruleset", error)
      || !bones_json_read_string (document, "ruleset", &id, error)
      || !bones_json_need (document, "name", error)
      || !bones_json_read_string (document, "name", &name, error))
    return NULL;

  ruleset = bones_content_ruleset (id, error);
  if (ruleset == NULL || !check_members (document, ruleset, error))
    return NULL;

  set = bones_content_set_new (ruleset, name, json_object_ref (document));
  return check_flaws (set, draft, error) ? g_steal_pointer (&set) : NULL;
}
