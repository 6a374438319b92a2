/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "json-read.h"

#include "schema.h"

#include <math.h>

#define LONGEST_NAME 80 /* in letters */

G_DEFINE_QUARK (bones - json - read - error - quark, bones_json_read_error)

static gboolean
set_type_error (const char *name, const char *should, GError **error)
{
  g_set_error (error, BONES_JSON_READ_ERROR, BONES_JSON_READ_ERROR_TYPE, "“%s” should be %s.", name,
               should);
  return FALSE;
}

static gboolean
holds_type (JsonNode *node, GType type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

/* The member, or NULL if it is missing or null. */
static JsonNode *
member (JsonObject *object, const char *name)
{
  JsonNode *node = json_object_get_member (object, name);
  return node != NULL && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

gboolean
bones_json_has (JsonObject *object, const char *name)
{
  g_return_val_if_fail (object != NULL && name != NULL, FALSE);
  return member (object, name) != NULL;
}

gboolean
bones_json_need (JsonObject *object, const char *name, GError **error)
{
  g_return_val_if_fail (object != NULL && name != NULL, FALSE);
  if (member (object, name) != NULL)
    return TRUE;
  g_set_error (error, BONES_JSON_READ_ERROR, BONES_JSON_READ_ERROR_MISSING, "“%s” is missing.",
               name);
  return FALSE;
}

gboolean
bones_json_node_string (JsonNode *node, const char *name, const char **value, GError **error)
{
  g_return_val_if_fail (node != NULL && value != NULL, FALSE);
  if (!holds_type (node, G_TYPE_STRING))
    return set_type_error (name, "a text", error);
  *value = json_node_get_string (node);
  return TRUE;
}

static char *
word_range (guint parts, gint64 low, gint64 high)
{
  g_autofree char *least = bones_number_to_text ((gdouble) low / parts);
  g_autofree char *most = bones_number_to_text ((gdouble) high / parts);
  g_autofree char *step = bones_number_to_text (1.0 / parts);

  return low == high  ? g_steal_pointer (&least)
         : parts == 1 ? g_strdup_printf ("from %s to %s", least, most)
                      : g_strdup_printf ("from %s to %s, in steps of %s", least, most, step);
}

gboolean
bones_json_node_parts (JsonNode *node, const char *name, guint parts, gint64 low, gint64 high,
                       gint64 *value, GError **error)
{
  g_return_val_if_fail (node != NULL && value != NULL && parts > 0, FALSE);
  if (!holds_type (node, G_TYPE_INT64) && !holds_type (node, G_TYPE_DOUBLE))
    return set_type_error (name, "a number", error);
  gdouble number = json_node_get_double (node) * parts;
  gdouble whole = round (number);
  if (fabs (number - whole) > 1e-6 && parts == 1)
    return set_type_error (name, "a whole number", error);
  if (!(fabs (number - whole) <= 1e-6) || whole < (gdouble) low || whole > (gdouble) high)
    {
      g_autofree char *range = word_range (parts, low, high);

      return set_type_error (name, range, error);
    }
  *value = (gint64) whole;
  return TRUE;
}

gboolean
bones_json_node_integer (JsonNode *node, const char *name, gint64 low, gint64 high, gint64 *value,
                         GError **error)
{
  return bones_json_node_parts (node, name, 1, low, high, value, error);
}

gboolean
bones_json_node_object (JsonNode *node, const char *name, JsonObject **value, GError **error)
{
  g_return_val_if_fail (node != NULL && value != NULL, FALSE);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return set_type_error (name, "an object, {…}", error);
  *value = json_node_get_object (node);
  return TRUE;
}

gboolean
bones_json_read_string (JsonObject *object, const char *name, const char **value, GError **error)
{
  g_return_val_if_fail (object != NULL && name != NULL && value != NULL, FALSE);
  JsonNode *node = member (object, name);
  return node == NULL || bones_json_node_string (node, name, value, error);
}

gboolean
bones_json_read_bool (JsonObject *object, const char *name, gboolean *value, GError **error)
{
  g_return_val_if_fail (object != NULL && name != NULL && value != NULL, FALSE);
  JsonNode *node = member (object, name);
  if (node == NULL)
    return TRUE;
  if (!holds_type (node, G_TYPE_BOOLEAN))
    return set_type_error (name, "true or false", error);
  *value = json_node_get_boolean (node);
  return TRUE;
}

gboolean
bones_json_read_parts (JsonObject *object, const char *name, guint parts, gint64 low, gint64 high,
                       gint64 *value, GError **error)
{
  g_return_val_if_fail (object != NULL && name != NULL && value != NULL, FALSE);
  JsonNode *node = member (object, name);
  return node == NULL || bones_json_node_parts (node, name, parts, low, high, value, error);
}

gboolean
bones_json_read_integer (JsonObject *object, const char *name, gint64 low, gint64 high,
                         gint64 *value, GError **error)
{
  return bones_json_read_parts (object, name, 1, low, high, value, error);
}

gboolean
bones_json_read_array (JsonObject *object, const char *name, JsonArray **value, GError **error)
{
  g_return_val_if_fail (object != NULL && name != NULL && value != NULL, FALSE);
  JsonNode *node = member (object, name);
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return set_type_error (name, "a list, […]", error);
  *value = json_node_get_array (node);
  return TRUE;
}

gboolean
bones_json_read_object (JsonObject *object, const char *name, JsonObject **value, GError **error)
{
  g_return_val_if_fail (object != NULL && name != NULL && value != NULL, FALSE);
  JsonNode *node = member (object, name);
  return node == NULL || bones_json_node_object (node, name, value, error);
}

void
bones_json_say_where (GError **error, const char *place, JsonNode *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  g_autofree char *shown = NULL;
  const char *name = NULL;

  if (object == NULL || !bones_json_read_string (object, "name", &name, NULL) || name == NULL)
    {
      g_prefix_error (error, "%s: ", place);
      return;
    }

  shown = g_utf8_substring (name, 0, MIN (g_utf8_strlen (name, -1), LONGEST_NAME));
  g_prefix_error (error, "%s “%s”: ", place, shown);
}
