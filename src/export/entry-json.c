/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "entry-json.h"

#include "ids.h"
#include "json-read.h"

#include <string.h>

JsonObject *
bones_columns_to_json (const BonesValue *columns)
{
  JsonObject *object = json_object_new ();

  g_return_val_if_fail (columns != NULL, object);

  for (guint i = 0; i < BONES_ROW_COLUMNS; i++)
    if (columns[i].type == BONES_INTEGER)
      json_object_set_int_member (object, bones_row_columns[i], columns[i].integer);
    else if (columns[i].type == BONES_TEXT)
      json_object_set_string_member (object, bones_row_columns[i], columns[i].data);

  return object;
}

static gboolean
refuse (GError **error, const char *member, const char *why)
{
  g_set_error (error, BONES_JSON_READ_ERROR, BONES_JSON_READ_ERROR_TYPE, "“%.40s” %s.", member,
               why);
  return FALSE;
}

static gboolean
read_column (JsonNode *node, const char *name, BonesValue *column, GError **error)
{
  const GType type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_NONE;

  if (type == G_TYPE_STRING)
    *column = bones_value_text (json_node_get_string (node));
  else if (type == G_TYPE_INT64)
    *column = BONES_INT (json_node_get_int (node));
  else if (!JSON_NODE_HOLDS_NULL (node))
    return refuse (error, name, "should be text or a whole number");

  return TRUE;
}

gboolean
bones_columns_from_json (JsonObject *object, BonesValue *columns, GError **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  g_return_val_if_fail (object != NULL && columns != NULL, FALSE);

  memset (columns, 0, BONES_ROW_COLUMNS * sizeof *columns);
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      const gint column = bones_id_lookup (bones_row_columns, name);

      if (column < 0 && !g_str_equal (name, "hash") && !g_str_equal (name, "hidden")
          && !g_str_equal (name, "asked"))
        return refuse (error, name, "is not a member of an entry");

      if (column >= 0 && !read_column (node, name, &columns[column], error))
        return FALSE;
    }

  return TRUE;
}

/* Version 1 */

typedef struct {
  JsonObject *object;
  BonesValue *columns;
  GPtrArray *owned;
  GError **error;
} Reader;

static gboolean
copy_member (Reader *self, const char *name, guint column)
{
  JsonNode *node = json_object_get_member (self->object, name);

  return node == NULL || read_column (node, name, &self->columns[column], self->error);
}

static void
set_owned (Reader *self, guint column, GString *text)
{
  char *owned = g_string_free (text, FALSE);

  g_ptr_array_add (self->owned, owned);
  self->columns[column] = bones_value_text (owned);
}

/* [3, 5, 1]: "3 5 1". */
static gboolean
read_values (Reader *self)
{
  JsonArray *values = NULL;
  GString *text;

  if (!bones_json_read_array (self->object, "values", &values, self->error))
    return FALSE;

  if (values == NULL)
    return TRUE;

  text = g_string_new (NULL);
  for (guint i = 0; i < json_array_get_length (values); i++)
    {
      gint64 value = 0;

      if (!bones_json_node_integer (json_array_get_element (values, i), "values", 0, G_MAXUINT16,
                                    &value, self->error))
        {
          g_string_free (text, TRUE);
          return FALSE;
        }

      g_string_append_printf (text, "%s%d", i > 0 ? " " : "", (gint) value);
    }

  set_owned (self, BONES_ROW_ANSWER, text);
  return TRUE;
}

/* [0, 2]: these fleets as bits. */
static gboolean
read_agreed (Reader *self)
{
  JsonArray *fleets = NULL;
  gint64 fleet, bits = 0;

  if (!bones_json_read_array (self->object, "agreed", &fleets, self->error))
    return FALSE;

  for (guint i = 0; fleets != NULL && i < json_array_get_length (fleets); i++)
    {
      if (!bones_json_node_integer (json_array_get_element (fleets, i), "agreed", 0,
                                    BONES_MAX_FLEETS - 1, &fleet, self->error))
        return FALSE;

      bits |= G_GINT64_CONSTANT (1) << fleet;
    }

  if (bits != 0)
    self->columns[BONES_ROW_AGREED] = BONES_INT (bits);

  return TRUE;
}

/* One change in the old form of the database: see changes.c. */
static gboolean
append_change (Reader *self, JsonNode *node, GString *text)
{
  const gint64 most = G_MAXUINT32;
  const char *set = NULL, *field = NULL;
  gint64 index = 0, value = 0, deck = 0;
  gboolean delta = FALSE;
  JsonObject *object = NULL;

  if (!bones_json_node_object (node, "changes", &object, self->error)
      || !bones_json_need (object, "set", self->error)
      || !bones_json_read_string (object, "set", &set, self->error)
      || !bones_json_read_string (object, "field", &field, self->error)
      || !bones_json_read_integer (object, "deck", 0, BONES_MAX_DECKS - 1, &deck, self->error)
      || !bones_json_read_integer (object, "index", 0, G_MAXUINT16, &index, self->error)
      || !bones_json_read_integer (object, "value", -most, most, &value, self->error)
      || !bones_json_read_bool (object, "delta", &delta, self->error))
    return FALSE;

  g_string_append_printf (text,
                          "%s{\"scope\":\"%s\",\"index\":%d,\"field\":", text->len > 1 ? "," : "",
                          set, (gint) index);
  if (field != NULL)
    g_string_append_printf (text, "\"%s\"", field);
  else
    g_string_append_printf (text, "%d", (gint) deck);

  g_string_append_printf (text, ",\"%s\":%" G_GINT64_FORMAT "}", delta ? "add" : "value", value);
  return TRUE;
}

static gboolean
read_changes (Reader *self)
{
  JsonArray *changes = NULL;
  GString *text;

  if (!bones_json_read_array (self->object, "changes", &changes, self->error))
    return FALSE;

  if (changes == NULL)
    return TRUE;

  text = g_string_new ("[");
  for (guint i = 0; i < json_array_get_length (changes); i++)
    if (!append_change (self, json_array_get_element (changes, i), text))
      {
        g_string_free (text, TRUE);
        return FALSE;
      }

  g_string_append_c (text, ']');
  set_owned (self, BONES_ROW_CHANGES, text);
  return TRUE;
}

gboolean
bones_columns_from_json_1 (JsonObject *object, BonesValue *columns, GPtrArray *owned,
                           GError **error)
{
  static const struct {
    const char *name;
    guint column;
  } members[] = {
    { "seq", BONES_ROW_SEQ },         { "kind", BONES_ROW_KIND },
    { "at", BONES_ROW_AT },           { "action", BONES_ROW_VERB },
    { "ship", BONES_ROW_SHIP },       { "other", BONES_ROW_OTHER },
    { "fleet", BONES_ROW_FLEET },     { "to", BONES_ROW_REFERS },
    { "ask", BONES_ROW_ASK },         { "rule", BONES_ROW_RULE },
    { "subject", BONES_ROW_SUBJECT }, { "ordinal", BONES_ROW_ORDINAL },
    { "source", BONES_ROW_SOURCE },   { "text", BONES_ROW_TEXT },
    { "on", BONES_ROW_RULING },
  };
  Reader self = { object, columns, owned, error };

  g_return_val_if_fail (object != NULL && columns != NULL && owned != NULL, FALSE);

  memset (columns, 0, BONES_ROW_COLUMNS * sizeof *columns);
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (!copy_member (&self, members[i].name, members[i].column))
      return FALSE;

  return read_values (&self) && read_agreed (&self) && read_changes (&self);
}
