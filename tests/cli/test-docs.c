/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * Compares docs/table-protocol.md with the program: its requests work, and its replies are the real
 * ones. An "…" in a reply stands for anything.
 */

#include "json-text.h"
#include "protocol.h"
#include "registry.h"
#include "roster-file.h"

#include <string.h>

#define SAID "→ "
#define HEARD "← "
#define MORE "…"

static char *
read_document (void)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (DOCUMENT, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The pattern as JSON. An "…" among members is left out, because there may always be more; among
 * elements it stays as one of them. */
static char *
pattern_to_json (const char *pattern)
{
  GString *json = g_string_new (pattern);

  g_string_replace (json, "," MORE "}", "}", 0);
  g_string_replace (json, "{" MORE "}", "{}", 0);
  g_string_replace (json, "," MORE "]", ",\"" MORE "\"]", 0);
  g_string_replace (json, "[" MORE "]", "[\"" MORE "\"]", 0);
  return g_string_free (json, FALSE);
}

static gboolean matches (JsonNode *pattern, JsonNode *node, char **where);

static gboolean
differs_at (char **where, const char *name)
{
  char *inner = *where;

  *where = inner != NULL ? g_strdup_printf ("%s/%s", name, inner) : g_strdup (name);
  g_free (inner);
  return FALSE;
}

static gboolean
object_matches (JsonObject *pattern, JsonObject *object, char **where)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init (&iter, pattern);
  while (json_object_iter_next (&iter, &name, &node))
    if (!json_object_has_member (object, name)
        || !matches (node, json_object_get_member (object, name), where))
      return differs_at (where, name);

  return TRUE;
}

static gboolean
is_more (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
         && g_str_equal (json_node_get_string (node), MORE);
}

static gboolean
array_matches (JsonArray *pattern, JsonArray *array, char **where)
{
  guint n = json_array_get_length (pattern);
  const gboolean more = n > 0 && is_more (json_array_get_element (pattern, n - 1));

  n -= more;
  if (json_array_get_length (array) < n || (!more && json_array_get_length (array) > n))
    return differs_at (where, "length");

  for (guint i = 0; i < n; i++)
    if (!matches (json_array_get_element (pattern, i), json_array_get_element (array, i), where))
      {
        g_autofree char *index = g_strdup_printf ("%u", i);

        return differs_at (where, index);
      }

  return TRUE;
}

static gboolean
matches (JsonNode *pattern, JsonNode *node, char **where)
{
  if (is_more (pattern))
    return TRUE;

  if (JSON_NODE_HOLDS_OBJECT (pattern) && JSON_NODE_HOLDS_OBJECT (node))
    return object_matches (json_node_get_object (pattern), json_node_get_object (node), where);

  if (JSON_NODE_HOLDS_ARRAY (pattern) && JSON_NODE_HOLDS_ARRAY (node))
    return array_matches (json_node_get_array (pattern), json_node_get_array (node), where);

  if (JSON_NODE_HOLDS_VALUE (pattern) && JSON_NODE_HOLDS_VALUE (node)
      && json_node_get_value_type (pattern) == G_TYPE_INT64) /* 9 equals 9.0 */
    return json_node_get_double (pattern) == json_node_get_double (node);

  return json_node_equal (pattern, node);
}

static void
check_reply (guint line, const char *pattern, const char *reply)
{
  g_autofree char *json = pattern_to_json (pattern);
  g_autofree char *where = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) expected = json_from_string (json, &error);
  g_autoptr (JsonNode) heard = NULL;

  if (error != NULL)
    g_error ("line %u of the document is no JSON: %s", line, error->message);

  heard = json_from_string (reply, &error);
  g_assert_no_error (error);
  if (!matches (expected, heard, &where))
    {
      g_test_message ("line %u, at %s: %s", line, where != NULL ? where : "the top", reply);
      g_test_fail ();
    }
}

static void
test_examples (void)
{
  g_autofree char *document = read_document ();
  g_auto (GStrv) lines = g_strsplit (document, "\n", -1);
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (BonesDesk) desk = bones_desk_new (store);
  g_autofree char *reply = NULL;
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], SAID))
      {
        g_free (reply);
        reply = bones_desk_handle (desk, lines[i] + strlen (SAID), -1);
      }
    else if (g_str_has_prefix (lines[i], HEARD))
      {
        g_assert_nonnull (reply);
        check_reply (i + 1, lines[i] + strlen (HEARD), reply);
        n++;
      }

  g_test_message ("%u examples", n);
  g_assert_cmpuint (n, >, 60);
}

static void
test_fleet (void)
{
  g_autofree char *document = read_document ();
  const char *begin = strstr (document, "```fleet\n");
  const char *end = begin != NULL ? strstr (begin + 3, "```") : NULL;
  g_autoptr (BonesRosterFile) file = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (end);
  begin += strlen ("```fleet\n");
  file = bones_roster_file_read (begin, (gsize) (end - begin), NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (file->faults->len, ==, 0);
  g_assert_cmpuint (file->points, ==, 20);
}

/* Whether the table of ids has @id as a word. */
static void
check_id (const char *table, const char *id)
{
  g_autofree char *pattern = g_strdup_printf ("[ `]%s[ `]", id);

  if (!g_regex_match_simple (pattern, table, 0, 0))
    {
      g_test_message ("the table of ids lacks %s", id);
      g_test_fail ();
    }
}

static void
check_tracks (const char *table, const BonesTrack *tracks)
{
  for (guint i = 0; tracks[i].id != NULL; i++)
    check_id (table, tracks[i].id);
}

static void
check_list (const char *table, const char *const *ids)
{
  for (guint i = 0; ids[i] != NULL; i++)
    if (*ids[i] != '\0')
      check_id (table, ids[i]);
}

static void
check_words (const char *table, const BonesWords *words)
{
  static const char *const prefixes[] = { "ask.", "choice.", "reminder." };

  for (; words->id != NULL; words++)
    for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
      if (g_str_has_prefix (words->id, prefixes[i]))
        check_id (table, words->id + strlen (prefixes[i]));
}

/* The table of ids of @ruleset, up to the next heading. */
static char *
read_table (const BonesRuleset *ruleset)
{
  g_autofree char *document = read_document ();
  g_autofree char *heading = g_strdup_printf ("\n## Ids of %s\n", ruleset->name);
  const char *begin = strstr (document, heading);

  g_assert_nonnull (begin);
  begin += strlen (heading);
  return g_strndup (begin, (gsize) (strstr (begin, "\n## ") - begin));
}

/* Every id that a script may meet is in the table. */
static void
test_ids (gconstpointer data)
{
  const BonesRuleset *ruleset = bones_ruleset_find (data);
  g_autofree char *table = read_table (ruleset);

  for (guint i = 0; ruleset->verbs[i].id != NULL; i++)
    check_id (table, ruleset->verbs[i].id);

  for (guint i = 0; ruleset->aliases != NULL && ruleset->aliases[i].key != NULL; i++)
    check_id (table, ruleset->aliases[i].key);

  for (guint i = 0; ruleset->presets[i].id != NULL; i++)
    check_id (table, ruleset->presets[i].id);

  check_tracks (table, ruleset->ship_tracks);
  check_tracks (table, ruleset->fleet_tracks);
  check_tracks (table, ruleset->table_tracks);
  check_list (table, ruleset->marker_kinds);
  check_list (table, ruleset->link_kinds);
  if (ruleset->factions != NULL)
    check_list (table, ruleset->factions);

  if (ruleset->hands != NULL && ruleset->hands->ids != NULL)
    check_list (table, ruleset->hands->ids);

  for (const BonesRoundStep *step = ruleset->steps; step->id != NULL; step++)
    check_id (table, step->id);

  for (guint i = 0; ruleset->words[i] != NULL; i++)
    check_words (table, ruleset->words[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/docs/table-protocol/examples", test_examples);
  g_test_add_func ("/docs/table-protocol/fleet", test_fleet);
  g_test_add_data_func ("/docs/table-protocol/ids of Black Spot", "black-spot", test_ids);
  g_test_add_data_func ("/docs/table-protocol/ids of Naval Duel", "naval-duel", test_ids);
  g_test_add_data_func ("/docs/table-protocol/ids of Man O’ War", "man-o-war", test_ids);
  g_test_add_data_func ("/docs/table-protocol/ids of Dread Pirate", "dread-pirate", test_ids);
  return g_test_run ();
}
