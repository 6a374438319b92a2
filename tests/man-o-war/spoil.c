/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoil.h"

JsonNode *
spoil_stock (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "data", "rulesets", "man-o-war.json", NULL);

  json_parser_load_from_file (parser, path, &error);
  g_assert_no_error (error);
  return json_parser_steal_root (parser);
}

static JsonNode *
parse (const char *json)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (json, &error);

  g_assert_no_error (error);
  return node;
}

static void
set_element (JsonArray *array, guint i, const char *json)
{
  JsonArray *rest;

  g_assert_cmpuint (i, <=, json_array_get_length (array));
  if (json == NULL)
    {
      json_array_remove_element (array, i);
      return;
    }

  rest = json_array_new ();
  json_array_add_element (rest, parse (json));
  for (guint n = i + 1; n < json_array_get_length (array); n++)
    json_array_add_element (rest, json_array_dup_element (array, n));

  while (json_array_get_length (array) > i)
    json_array_remove_element (array, i);

  for (guint n = 0; n < json_array_get_length (rest); n++)
    json_array_add_element (array, json_array_dup_element (rest, n));

  json_array_unref (rest);
}

static JsonNode *
step (JsonNode *node, const char *word)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_element (json_node_get_array (node),
                                   (guint) g_ascii_strtoull (word, NULL, 10));

  return json_object_get_member (json_node_get_object (node), word);
}

void
spoil_set (JsonNode *document, const char *path, const char *json)
{
  g_auto (GStrv) words = g_strsplit (path, ".", -1);
  const guint last = g_strv_length (words) - 1;

  for (guint i = 0; i < last; i++)
    {
      document = step (document, words[i]);
      g_assert_nonnull (document);
    }

  if (g_str_equal (words[last], "+"))
    json_array_add_element (json_node_get_array (document), parse (json));
  else if (JSON_NODE_HOLDS_ARRAY (document))
    set_element (json_node_get_array (document), (guint) g_ascii_strtoull (words[last], NULL, 10),
                 json);
  else if (json != NULL)
    json_object_set_member (json_node_get_object (document), words[last], parse (json));
  else
    json_object_remove_member (json_node_get_object (document), words[last]);
}

GVariant *
spoil_content (JsonNode *document)
{
  g_autoptr (GError) error = NULL;
  GVariant *content = json_gvariant_deserialize (document, NULL, &error);

  g_assert_no_error (error);
  return g_variant_ref_sink (content);
}
