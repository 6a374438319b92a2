/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "content-set-private.h"
#include "json-read.h"

/* ---- Values ---- */

static gint
parts_of (const BonesField *field)
{
  return field->kind == BONES_FIELD_INCHES ? 100 : field->kind == BONES_FIELD_POINTS ? 2 : 1;
}

void
bones_content_set_number (JsonObject *row, const BonesField *field, gint value)
{
  const gint parts = parts_of (field);

  g_return_if_fail (row != NULL && field != NULL);

  if (value % parts == 0)
    json_object_set_int_member (row, field->key, value / parts);
  else
    json_object_set_double_member (row, field->key, (gdouble) value / parts);
}

gint
bones_content_get_number (JsonObject *row, const BonesField *field)
{
  gint64 value = field->initial;

  g_return_val_if_fail (row != NULL && field != NULL, 0);

  bones_json_read_parts (row, field->key, (guint) parts_of (field), -1000000, 1000000, &value,
                         NULL);
  return (gint) value;
}

static const char *
get_text (JsonObject *row, const char *key)
{
  const char *text = NULL;

  bones_json_read_string (row, key, &text, NULL);
  return text;
}

const char *
bones_content_row_name (JsonObject *row)
{
  static const char *const keys[] = { "name", "text", "id" };

  g_return_val_if_fail (row != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      const char *text = get_text (row, keys[i]);

      if (text != NULL && *text != '\0')
        return text;
    }

  return NULL;
}

/* ---- Rows ---- */

static JsonArray *
rows_of (JsonObject *object, const char *key)
{
  JsonArray *rows = NULL;

  bones_json_read_array (object, key, &rows, NULL);
  return rows;
}

static guint
count_rows (JsonObject *object, const char *key)
{
  JsonArray *rows = rows_of (object, key);

  return rows != NULL ? json_array_get_length (rows) : 0;
}

static JsonObject *
row_of (JsonObject *object, const char *key, guint row)
{
  JsonNode *node = json_array_get_element (rows_of (object, key), row);

  return JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

guint
bones_content_set_n_rows (const BonesContentSet *set, const BonesSection *section)
{
  g_return_val_if_fail (set != NULL && section != NULL, 0);

  return section->single ? 1 : count_rows (set->document, section->key);
}

JsonObject *
bones_content_set_row (const BonesContentSet *set, const BonesSection *section, guint row)
{
  JsonObject *object = NULL;

  g_return_val_if_fail (set != NULL && section != NULL, NULL);

  if (section->single)
    bones_json_read_object (set->document, section->key, &object, NULL);
  else if (row < count_rows (set->document, section->key))
    object = row_of (set->document, section->key, row);

  return object;
}

static JsonNode *copy_node (JsonNode *node);

/* json_node_copy() shares what is inside. */
JsonObject *
bones_content_copy_row (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *item = members; item != NULL; item = item->next)
    json_object_set_member (copy, item->data,
                            copy_node (json_object_get_member (object, item->data)));

  return copy;
}

static JsonNode *
copy_node (JsonNode *node)
{
  JsonNode *copy = json_node_alloc ();

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      json_node_init (copy, JSON_NODE_OBJECT);
      json_node_take_object (copy, bones_content_copy_row (json_node_get_object (node)));
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *from = json_node_get_array (node), *array = json_array_new ();

      for (guint i = 0; i < json_array_get_length (from); i++)
        json_array_add_element (array, copy_node (json_array_get_element (from, i)));

      json_node_init (copy, JSON_NODE_ARRAY);
      json_node_take_array (copy, array);
    }
  else
    {
      json_node_unref (copy);
      copy = json_node_copy (node);
    }

  return copy;
}

/* ---- Who calls whom ---- */

/* A walk over every field that calls a row of @family by @id. */
typedef struct {
  const char *family, *id;
  const char *other; /* what it is to be called instead, or NULL */
  guint found;
} Calls;

static void follow_calls (Calls *calls, JsonObject *row, const BonesField *fields);

static void
follow_call (Calls *calls, JsonObject *row, const BonesField *field)
{
  if (field->kind == BONES_FIELD_ROWS)
    for (guint i = 0; i < count_rows (row, field->key); i++)
      {
        JsonObject *inner = row_of (row, field->key, i);

        if (inner != NULL)
          follow_calls (calls, inner, field->fields);
      }
  else if (field->kind == BONES_FIELD_ROW && g_strcmp0 (field->family, calls->family) == 0
           && g_strcmp0 (get_text (row, field->key), calls->id) == 0)
    {
      calls->found++;
      if (calls->other != NULL)
        json_object_set_string_member (row, field->key, calls->other);
    }
}

static void
follow_calls (Calls *calls, JsonObject *row, const BonesField *fields)
{
  for (; fields->key != NULL; fields++)
    follow_call (calls, row, fields);
}

/* All rows of @document; stops behind the first that calls. @user is its section, the row is
 * returned. */
static JsonObject *
find_call (Calls *calls, const BonesContentSet *set, const BonesSection **user)
{
  for (const BonesSection *section = set->ruleset->schema->sections; section->key != NULL;
       section++)
    for (guint i = 0; i < bones_content_set_n_rows (set, section); i++)
      {
        JsonObject *row = bones_content_set_row (set, section, i);

        if (row != NULL)
          follow_calls (calls, row, section->fields);

        if (calls->found > 0 && calls->other == NULL)
          {
            *user = section;
            return row;
          }
      }

  return NULL;
}

/* ---- Changes ---- */

static gboolean
no_such_row (const BonesSection *section, guint row, GError **error)
{
  return bones_content_refuse (
      error, BONES_CONTENT_ERROR_NO_SUCH,
      g_strdup_printf (_ ("“%s” has no row %u."), _ (section->name), row + 1));
}

/* A copy to work on: what is stored stays as it is where that fails. */
static BonesContentSet
begin (const BonesContentSet *set)
{
  return (BonesContentSet){ set->ruleset, set->record, bones_content_copy_row (set->document) };
}

gboolean
bones_content_set_put (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                       guint row, JsonObject *values, GError **error)
{
  BonesContentSet next;
  JsonObject *tidy;
  const char *id, *old;

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL && values != NULL, FALSE);

  if (row >= bones_content_set_n_rows (set, section))
    return no_such_row (section, row, error);

  next = begin (set);
  tidy = bones_content_tidy_row (values, section->fields);
  if (section->single)
    json_object_set_object_member (next.document, section->key, json_object_ref (tidy));
  else
    {
      JsonObject *was = bones_content_set_row (set, section, row);

      json_node_set_object (json_array_get_element (rows_of (next.document, section->key), row),
                            tidy);
      id = get_text (tidy, "id");
      old = was != NULL ? get_text (was, "id") : NULL;
      if (id != NULL && old != NULL && !g_str_equal (id, old))
        {
          Calls calls = { bones_section_family (section), old, id, 0 };
          const BonesSection *user = NULL;

          find_call (&calls, &next, &user);
        }
    }

  json_object_unref (tidy);
  return bones_content_save (set, store, next.document, NULL, error);
}

/* @rows with @node, which it takes, before element @at. */
static JsonArray *
insert_element (JsonArray *rows, guint at, JsonNode *node)
{
  JsonArray *longer = json_array_new ();
  const guint n = rows != NULL ? json_array_get_length (rows) : 0;

  for (guint i = 0; i < n; i++)
    {
      if (i == at)
        json_array_add_element (longer, g_steal_pointer (&node));

      json_array_add_element (longer, json_array_dup_element (rows, i));
    }

  if (node != NULL)
    json_array_add_element (longer, node);

  return longer;
}

gboolean
bones_content_set_insert (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                          guint row, JsonObject *values, GError **error)
{
  BonesContentSet next;
  JsonObject *tidy;
  JsonArray *rows;

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL, FALSE);
  g_return_val_if_fail (values != NULL, FALSE);

  if (section->single || row > bones_content_set_n_rows (set, section))
    return no_such_row (section, row, error);

  if (bones_content_set_n_rows (set, section) >= section->most)
    return bones_content_refuse (error, BONES_CONTENT_ERROR_REFUSED,
                                 g_strdup_printf (_ ("“%s” has %u rows, and that is the most."),
                                                  _ (section->name), section->most));

  next = begin (set);
  tidy = bones_content_tidy_row (values, section->fields);
  rows = insert_element (rows_of (next.document, section->key), row,
                         json_node_init_object (json_node_alloc (), tidy));
  json_object_unref (tidy);
  json_object_set_array_member (next.document, section->key, rows);
  return bones_content_save (set, store, next.document, NULL, error);
}

/* "“Tidewalker” is used by the fleet “The Grey Squadron”." */
static char *
tell_use (const BonesSection *user, JsonObject *row, const char *what)
{
  const char *name = bones_content_row_name (row);
  GString *text =
      g_string_new (_ (user->uses != NULL ? user->uses : N_ ("“{what}” is used by “{user}”.")));

  g_string_replace (text, "{user}", name != NULL ? name : _ (user->one), 1);
  g_string_replace (text, "{what}", what, 1);
  return g_string_free (text, FALSE);
}

gboolean
bones_content_set_delete (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                          guint row, GError **error)
{
  const BonesSection *user = NULL;
  JsonObject *object, *by;
  BonesContentSet next;
  Calls calls = { 0 };

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL, FALSE);

  if (section->single || row >= bones_content_set_n_rows (set, section))
    return no_such_row (section, row, error);

  object = bones_content_set_row (set, section, row);
  calls.family = bones_section_family (section);
  calls.id = object != NULL ? get_text (object, "id") : NULL;
  by = calls.id != NULL ? find_call (&calls, set, &user) : NULL;
  if (by != NULL && by != object)
    return bones_content_refuse (error, BONES_CONTENT_ERROR_REFUSED,
                                 tell_use (user, by, bones_content_row_name (object)));

  next = begin (set);
  json_array_remove_element (rows_of (next.document, section->key), row);
  return bones_content_save (set, store, next.document, NULL, error);
}

void
bones_content_move_inner_row (JsonObject *values, const char *key, guint row, guint to)
{
  JsonArray *rows;
  JsonNode *moved;

  g_return_if_fail (values != NULL && key != NULL);
  g_return_if_fail (MAX (row, to) < count_rows (values, key));

  rows = rows_of (values, key);
  moved = json_array_dup_element (rows, row);
  json_array_remove_element (rows, row);
  json_object_set_array_member (values, key, insert_element (rows, to, moved));
}

gboolean
bones_content_set_move (BonesContentSet *set, BonesStore *store, const BonesSection *section,
                        guint row, guint to, GError **error)
{
  BonesContentSet next;
  guint n;

  g_return_val_if_fail (set != NULL && store != NULL && section != NULL, FALSE);

  n = bones_content_set_n_rows (set, section);
  if (section->single || row >= n || to >= n)
    return no_such_row (section, MAX (row, to), error);

  next = begin (set);
  bones_content_move_inner_row (next.document, section->key, row, to);
  return bones_content_save (set, store, next.document, NULL, error);
}

gboolean
bones_content_set_restore (BonesContentSet *set, BonesStore *store, JsonObject *document,
                           GError **error)
{
  g_return_val_if_fail (set != NULL && store != NULL && document != NULL, FALSE);
  return bones_content_save (set, store, json_object_ref (document), NULL, error);
}
