/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Content sets as files, and pinned to battles. A damaged document is refused with a sentence, or
 * can be played.
 */
#include "content-fixture.h"

#include "content.h"
#include "json-text.h"
#include "registry.h"
#include "roster-file.h"
#include "table.h"

#include <string.h>

/* ---- Files ---- */

/* Export, import and export again give the same bytes. */
static void
test_round_trip (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = bones_content_set_to_text (self->set), *again = NULL;
  g_autoptr (BonesContentSet) read = bones_content_set_read (text, strlen (text), FALSE, &error);

  g_assert_no_error (error);
  again = bones_content_set_to_text (read);
  g_assert_cmpstr (text, ==, again);
  g_assert_true (bones_content_set_add (read, self->store, NULL, &error));
  g_assert_cmpstr (read->record->name, ==, "Ours (2)");
}

static void
test_bad_files (Fixture *self, gconstpointer data)
{
#define HEAD "{\"format\":\"crossbones-content\",\"version\":1,"
  static const struct {
    const char *text, *sentence;
  } bad[] = {
    { "", "This is not JSON: it ends too soon (line 1, column 1)." },
    { "{\n  \"ship\": \"Möwe\" \"id\"", "This is not JSON (line 2, column 18)." },
    { "{\"a\":\n[1,\n", "This is not JSON: it ends too soon (line 3, column 1)." },
    { "[]", NULL },
    { "{}", "This is not a content set. A content set is a JSON document whose “format” is "
            "“crossbones-content”." },
    { "{\"format\":\"crossbones-game\"}",
      "This is not a content set. A content set is a JSON document whose “format” is "
      "“crossbones-content”." },
    { "{\"format\":\"crossbones-content\"}", "“version” is missing." },
    { "{\"format\":\"crossbones-content\",\"version\":2}",
      "This content set was written by a newer version of Crossbones." },
    { HEAD "\"name\":\"X\"}", "“ruleset” is missing." },
    { HEAD "\"ruleset\":\"man-o-war\"}", "“name” is missing." },
    { HEAD "\"name\":\"X\",\"ruleset\":\"chess\"}", "There is no rule system called “chess”." },
    { HEAD "\"name\":\"X\",\"ruleset\":\"man-o-war\",\"boats\":[]}",
      "There is no section called “boats” in content of Man O’ War." },
  };
  g_autoptr (GPtrArray) sets = NULL;
  g_autofree char *long_text = g_strnfill (BONES_CONTENT_MAX_BYTES + 1, ' ');
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_null (bones_content_set_read (bad[i].text, strlen (bad[i].text), TRUE, &error));
      g_assert_nonnull (error);
      if (bad[i].sentence != NULL)
        g_assert_cmpstr (error->message, ==, bad[i].sentence);

      g_clear_error (&error);
    }

  g_assert_null (bones_content_set_read (long_text, strlen (long_text), TRUE, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_FORMAT, "This content set is larger than 1 MiB.");
  sets = bones_content_sets (self->store, man_o_war (), NULL);
  g_assert_cmpuint (sets->len, ==, 2);
}

/* A draft may have flaws that the editor can fix, and no others. */
static void
test_draft (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) row = copy_of (self, "ships", 0);
  g_autoptr (BonesContentSet) draft = NULL;
  g_autofree char *text = NULL, *odd = NULL;

  json_object_set_int_member (row, "crew", 0);
  g_assert_true (bones_content_set_put (self->set, self->store, section ("ships"), 0, row, &error));
  text = bones_content_set_to_text (self->set);
  g_assert_null (bones_content_set_read (text, strlen (text), FALSE, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_FLAWED,
                  "Ship 1, “Iron Gannet”: Crew is 0; it must be 1 to 60.");
  draft = bones_content_set_read (text, strlen (text), TRUE, &error);
  g_assert_no_error (error);
  g_assert_null (bones_content_set_pin (draft, &error));
  assert_refused (
      &error, BONES_CONTENT_ERROR_FLAWED,
      "“Ours” cannot be played yet:\nShip 1, “Iron Gannet”: Crew is 0; it must be 1 to 60.");

  json_object_set_string_member (row, "crew", "many");
  g_assert_true (bones_content_set_put (self->set, self->store, section ("ships"), 0, row, &error));
  odd = bones_content_set_to_text (self->set);
  g_assert_null (bones_content_set_read (odd, strlen (odd), TRUE, &error));
  assert_refused (&error, BONES_CONTENT_ERROR_FLAWED,
                  "Ship 1, “Iron Gannet”: Crew must be a whole number.");
}

/* ---- Battles ---- */

/* A battle and its rematch keep their content set, whatever happens to the set later. */
static void
test_pinned (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) ship = copy_of (self, "ships", 1);
  g_autoptr (GPtrArray) fleets = NULL;
  g_autoptr (BonesTable) table = NULL, again = NULL;
  g_autofree char *content = NULL;
  BonesNewGame game = { .ruleset = "man-o-war" };

  json_object_set_string_member (ship, "name", "Mudlark");
  g_assert_true (
      bones_content_set_put (self->set, self->store, section ("ships"), 1, ship, &error));
  content = bones_content_set_pin (self->set, &error);
  g_assert_no_error (error);
  fleets = bones_content_set_fleets (self->set);
  game.content = content;
  game.rosters = fleets;
  table = bones_table_new (self->store, &game, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bones_table_get_record (table)->content, ==, content);
  g_assert_true (bones_content_set_remove (self->set, self->store, &error));
  again = bones_table_rematch (table, FALSE, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (bones_table_get_record (again)->content, ==, content);
  g_assert_nonnull (strstr (content, "Mudlark"));
}

/* ---- Random input ---- */

static char *
spoil (GRand *rand, const char *text)
{
  static const char *const bits[] = { "0",  "-1", "7",    "1e9",    "null",   "true",
                                      "[]", "{}", "\"\"", ",",      "\"id\"", "]",
                                      "}",  ":",  "2.5",  "\"BTW\"" };
  GString *spoilt = g_string_new (text);

  for (gint times = g_rand_int_range (rand, 1, 4); times > 0; times--)
    {
      const gsize at = (gsize) g_rand_int_range (rand, 0, (gint32) spoilt->len);
      const gsize most = (gsize) g_rand_int_range (rand, 0, 12); /* MIN would roll it twice */

      g_string_erase (spoilt, (gssize) at, (gssize) MIN (spoilt->len - at, most));
      g_string_insert (spoilt, (gssize) at, bits[g_rand_int_range (rand, 0, G_N_ELEMENTS (bits))]);
    }

  return g_string_free (spoilt, FALSE);
}

/* Replaces a random value of the document. */
static void
replace_something (GRand *rand, JsonNode *node, guint depth)
{
  static const char *const values[] = { "0",    "-3",           "4",    "99999",  "1.5",
                                        "null", "true",         "[]",   "[{}]",   "[[]]",
                                        "{}",   "\"EX-IND-1\"", "\"\"", "\"2d6\"" };
  g_autoptr (GList) members = NULL;
  JsonNode *child = NULL;

  if (JSON_NODE_HOLDS_OBJECT (node))
    members = json_object_get_members (json_node_get_object (node));

  if (members != NULL)
    {
      const char *name = g_list_nth_data (
          members, (guint) g_rand_int_range (rand, 0, (gint) g_list_length (members)));

      child = json_object_get_member (json_node_get_object (node), name);
      if (depth > 0 && !JSON_NODE_HOLDS_VALUE (child) && g_rand_int_range (rand, 0, 5) > 0)
        replace_something (rand, child, depth - 1);
      else
        json_object_set_member (
            json_node_get_object (node), name,
            json_from_string (values[g_rand_int_range (rand, 0, G_N_ELEMENTS (values))], NULL));
    }
  else if (JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) > 0)
    replace_something (rand,
                       json_array_get_element (
                           json_node_get_array (node),
                           (guint) g_rand_int_range (
                               rand, 0, (gint) json_array_get_length (json_node_get_array (node)))),
                       depth);
}

/* A document is read, or refused with a sentence; if it is read, it can be played. */
static void
assert_sane (const char *text, guint *played)
{
  g_autoptr (GError) error = NULL, wrong = NULL;
  g_autoptr (BonesContentSet) draft = bones_content_set_read (text, strlen (text), TRUE, &wrong);
  g_autoptr (BonesContentSet) set = bones_content_set_read (text, strlen (text), FALSE, &error);

  g_assert_true ((set == NULL) == (error != NULL));
  g_assert_true (set == NULL || draft != NULL);
  if (error != NULL)
    g_assert_cmpstr (error->message, !=, "");

  if (set != NULL)
    {
      g_autoptr (BonesSetup) setup = bones_content_set_setup (set, NULL, &error);

      g_assert_no_error (error);
      g_assert_nonnull (setup);
      ++*played;
    }
}

static void
test_spoilt (Fixture *self, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  g_autofree char *text = bones_content_set_to_text (self->set);
  const guint times = g_test_thorough () ? 20000 : 100;
  guint played = 0;

  for (guint i = 0; i < times; i++)
    {
      g_autofree char *spoilt = spoil (rand, text);
      g_autofree char *replaced = NULL;
      g_autoptr (JsonNode) node = json_from_string (text, NULL);

      assert_sane (spoilt, &played);
      for (gint n = g_rand_int_range (rand, 1, 3); n > 0; n--)
        replace_something (rand, node, 6);

      replaced = json_to_string (node, FALSE);
      assert_sane (replaced, &played);
    }

  g_test_message ("%u of %u could be played", played, 2 * times);
  g_assert_cmpuint (played, >, 0);
}

/* After random verbs of the editor, the stored set is the one in memory. */
static void
test_any_verbs (Fixture *self, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < 400; i++)
    {
      const BonesSection *at = &man_o_war ()->schema->sections[g_rand_int_range (rand, 1, 13)];
      const guint n = bones_content_set_n_rows (self->set, at);
      const guint row = (guint) g_rand_int_range (rand, 0, (gint) n + 1);
      g_autoptr (JsonObject) values = NULL;

      switch (g_rand_int_range (rand, 0, 3))
        {
        case 0:
          values = bones_content_set_new_row (
              self->set, at, row < n ? bones_content_set_row (self->set, at, row) : NULL);
          bones_content_set_insert (self->set, self->store, at, row, values, NULL);
          break;
        case 1:
          bones_content_set_delete (self->set, self->store, at, row, NULL);
          break;
        default:
          bones_content_set_move (self->set, self->store, at, row, 0, NULL);
        }
    }

  assert_stored (self);
}

#define ADD(path, test) g_test_add ("/content-files/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("round-trip", test_round_trip);
  ADD ("bad-files", test_bad_files);
  ADD ("draft", test_draft);
  ADD ("pinned", test_pinned);
  ADD ("spoilt", test_spoilt);
  ADD ("any-verbs", test_any_verbs);
  return g_test_run ();
}
