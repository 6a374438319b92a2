/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "content-row.h"
#include "json-read.h"
#include "json-text.h"

#define FORMAT "crossbones-row"

static JsonArray *
rows_of (JsonObject *object, const char *key)
{
  JsonArray *rows = NULL;

  bones_json_read_array (object, key, &rows, NULL);
  return rows;
}

static JsonObject *
row_at (JsonArray *rows, guint i)
{
  JsonNode *node = json_array_get_element (rows, i);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

char *
bones_content_rows_to_text (const BonesField *table, JsonObject *inner, guint first, guint n)
{
  g_autoptr (JsonObject) document = json_object_new ();
  JsonArray *copies = json_array_new (), *rows;

  g_return_val_if_fail (table != NULL && inner != NULL, NULL);

  rows = rows_of (inner, table->key);
  for (guint i = first; rows != NULL && i < MIN (first + n, json_array_get_length (rows)); i++)
    if (row_at (rows, i) != NULL)
      json_array_add_object_element (copies,
                                     bones_content_tidy_row (row_at (rows, i), table->fields));

  json_object_set_string_member (document, "format", FORMAT);
  json_object_set_string_member (document, "table", table->key);
  json_object_set_array_member (document, "rows", copies);
  return bones_json_to_text (document, FALSE);
}

static gboolean
fits (const BonesField *field, JsonNode *node)
{
  const GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_NONE;

  switch (field->kind)
    {
    case BONES_FIELD_NUMBER:
      return type == G_TYPE_INT64;
    case BONES_FIELD_INCHES:
    case BONES_FIELD_POINTS:
      return type == G_TYPE_INT64 || type == G_TYPE_DOUBLE;
    case BONES_FIELD_SWITCH:
      return type == G_TYPE_BOOLEAN;
    case BONES_FIELD_ROWS:
      return JSON_NODE_HOLDS_ARRAY (node);
    default:
      return type == G_TYPE_STRING;
    }
}

/* A copy of @row with only what a form can show. */
static JsonObject *
keep_fields (const BonesField *fields, JsonObject *row)
{
  JsonObject *kept = json_object_new ();

  for (const BonesField *field = fields; field->key != NULL; field++)
    {
      JsonNode *node = json_object_get_member (row, field->key);
      JsonArray *rows;

      if (node == NULL || !fits (field, node))
        continue;

      if (field->kind != BONES_FIELD_ROWS)
        {
          json_object_set_member (kept, field->key, json_node_copy (node));
          continue;
        }

      rows = json_array_new ();
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        {
          JsonNode *inner = json_array_get_element (json_node_get_array (node), i);

          if (JSON_NODE_HOLDS_OBJECT (inner)
              && json_array_get_length (rows) < (guint) field->highest)
            json_array_add_object_element (
                rows, keep_fields (field->fields, json_node_get_object (inner)));
        }

      json_object_set_array_member (kept, field->key, rows);
    }

  return kept;
}

static gboolean
has_code (JsonArray *rows, const char *id)
{
  for (guint i = 0; rows != NULL && id != NULL && i < json_array_get_length (rows); i++)
    {
      JsonObject *row = row_at (rows, i);
      const char *other = NULL;

      if (row != NULL)
        bones_json_read_string (row, "id", &other, NULL);

      if (g_strcmp0 (other, id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Gives @row the place of @from in the plan. */
static void
take_place (const BonesField *fields, JsonObject *row, JsonObject *from)
{
  static const char *const keys[] = { "col_from", "col_to", "row_from", "row_to" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (json_object_has_member (from, keys[i]))
      json_object_set_member (row, keys[i],
                              json_node_copy (json_object_get_member (from, keys[i])));
}

static JsonObject *
make_row (const BonesContentSet *set, const BonesField *table, JsonObject *outer, JsonObject *inner,
          JsonObject *row)
{
  g_autoptr (JsonObject) kept = keep_fields (table->fields, row);
  JsonObject *made = bones_content_new_inner_row (set, table, outer, inner, kept);
  const char *id = NULL, *name = NULL;

  bones_json_read_string (kept, "id", &id, NULL);
  bones_json_read_string (kept, "name", &name, NULL);
  if (id != NULL && !has_code (rows_of (inner, table->key), id))
    json_object_set_string_member (made, "id", id);

  if (name != NULL
      && g_strcmp0 (json_object_get_string_member_with_default (made, "id", id), id) == 0)
    json_object_set_string_member (made, "name", name);

  if (table->plan && !bones_content_is_occupied (table, inner, kept))
    take_place (table->fields, made, kept);

  return made;
}

gboolean
bones_content_paste_rows (const BonesContentSet *set, const BonesField *table, JsonObject *outer,
                          JsonObject *inner, const char *text, GError **error)
{
  g_autoptr (JsonObject) document = NULL;
  const char *format = NULL, *key = NULL;
  JsonArray *pasted = NULL, *rows;
  guint n;

  g_return_val_if_fail (set != NULL && table != NULL && outer != NULL && inner != NULL, FALSE);

  document = text != NULL ? bones_json_parse_object (text, strlen (text), NULL) : NULL;
  if (document != NULL && bones_json_read_string (document, "format", &format, NULL)
      && g_strcmp0 (format, FORMAT) == 0 && bones_json_read_string (document, "table", &key, NULL)
      && g_strcmp0 (key, table->key) == 0)
    bones_json_read_array (document, "rows", &pasted, NULL);

  n = pasted != NULL ? json_array_get_length (pasted) : 0;
  if (n == 0 || row_at (pasted, 0) == NULL)
    return bones_content_refuse (
        error, BONES_CONTENT_ERROR_FORMAT,
        g_strdup_printf (
            _ ("The clipboard has nothing for “%s”. Copy a row of such a table first."),
            bones_content_translate (table->name)));

  rows = rows_of (inner, table->key);
  if (n + (rows != NULL ? json_array_get_length (rows) : 0) > (guint) table->highest)
    return bones_content_refuse (error, BONES_CONTENT_ERROR_REFUSED,
                                 g_strdup_printf (_ ("“%s” can have only %d rows."),
                                                  bones_content_translate (table->name),
                                                  table->highest));

  if (rows == NULL)
    json_object_set_array_member (inner, table->key, json_array_new ());

  for (guint i = 0; i < n; i++)
    if (row_at (pasted, i) != NULL)
      json_array_add_object_element (rows_of (inner, table->key),
                                     make_row (set, table, outer, inner, row_at (pasted, i)));

  return TRUE;
}
