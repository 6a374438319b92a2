/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "content-set-private.h"
#include "content.h"
#include "json-read.h"
#include "json-text.h"
#include "roster-file.h"
#include "setup-text.h"

#define MOST_SENTENCES 20 /* of what is wrong, in one message */

static const char *const head[] = { "format", "version", "ruleset", "name" };

const char *
bones_content_translate (const char *text)
{
  return *text != '\0' ? _ (text) : text;
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

/* 3.0 is 3: there is one way to write a number. */
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

  g_return_val_if_fail (set != NULL, NULL);

  flaws = bones_content_set_check (set);
  text = bones_content_flaws_to_text (flaws);
  if (text == NULL)
    return bones_content_set_to_text (set);

  bones_content_refuse (
      error, BONES_CONTENT_ERROR_FLAWED,
      g_strdup_printf (_ ("“%s” cannot be played yet:\n%s"), set->record->name, text));
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

GPtrArray *
bones_content_set_fleets (const BonesContentSet *set)
{
  GPtrArray *fleets = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_roster_free);
  JsonArray *rows = NULL;

  g_return_val_if_fail (set != NULL, NULL);

  bones_json_read_array (set->document, "fleets", &rows, NULL);
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonNode *row = json_array_get_element (rows, i);
      BonesRoster *roster = JSON_NODE_HOLDS_OBJECT (row)
                                ? bones_roster_read (json_node_get_object (row), NULL)
                                : NULL;

      if (roster != NULL)
        g_ptr_array_add (fleets, roster);
    }

  return fleets;
}

/* ---- Reading ---- */

static gboolean
no_set (GError **error)
{
  return bones_content_refuse (error, BONES_CONTENT_ERROR_FORMAT,
                               g_strdup (_ ("This is no content set: a JSON document whose "
                                            "“format” is “crossbones-content”.")));
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

/* Members that are neither of the head nor sections. */
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

/* A draft may have flaws, but only such as the editor can mend. */
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
      bones_content_too_long (error);
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
