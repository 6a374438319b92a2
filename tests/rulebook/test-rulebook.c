/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The rule books: the built-in ones, what is refused, and how rules are found.
 */
#include "registry.h"
#include "rulebook.h"

#include <string.h>

#define BOOK(rules)                                                                                \
  "{\"format\":\"crossbones-rules\",\"version\":1,\"ruleset\":\"black-spot\",\"sections\":["       \
  "{\"title\":\"Sailing\",\"rules\":[" rules "]}]}"

#define MOVE                                                                                       \
  "{\"id\":\"XX-MOVE-1\",\"title\":\"How far\",\"text\":\"She moves up to her speed.\\n\\nTurns "  \
  "cost (XX-MOVE-2), as in XX-MOVE-2.\",\"example\":\"Fury: 6 in (XX-AGRD-1).\"}"
#define TURN                                                                                       \
  "{\"id\":\"XX-MOVE-2\",\"title\":\"Turning\",\"text\":\"A turn has a cost.\",\"options\":["      \
  "\"opt.anchoring\",\"opt.wind_compass\"]}"
#define AGROUND                                                                                    \
  "{\"id\":\"XX-AGRD-1\",\"title\":\"Ground\",\"text\":\"How far she is off does not matter.\"}"

static BonesRulebook *
read (const char *json, GError **error)
{
  return bones_rulebook_new_from_json (bones_ruleset_find ("black-spot"), json, strlen (json),
                                       error);
}

static BonesRulebook *
small_book (void)
{
  g_autoptr (GError) error = NULL;
  BonesRulebook *book = read (BOOK (MOVE "," TURN "," AGROUND), &error);

  g_assert_no_error (error);
  return book;
}

/* Everything that reading checks holds for the books that are compiled in. */
static void
test_built_in (void)
{
  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (BonesRulebook) book = bones_rulebook_new (*ruleset, &error);

      g_assert_no_error (error);
      g_test_message ("%s: %u rules", (*ruleset)->id, bones_rulebook_list (book)->len);
    }
}

static void
test_refused (void)
{
  static const struct {
    const char *json, *sentence;
  } bad[] = {
    { "[]", "object" },
    { "{\"format\":\"crossbones-rules\",\"version\":1,\"ruleset\":\"black-spot\"}", "“sections”" },
    { "{\"format\":\"x\",\"version\":1,\"ruleset\":\"black-spot\",\"sections\":[]}",
      "The rule book of black-spot: “format” must be “crossbones-rules”, “version” 1." },
    { "{\"format\":\"crossbones-rules\",\"ruleset\":\"black-spot\",\"sections\":[]}",
      "“version” 1." },
    { "{\"format\":\"crossbones-rules\",\"version\":1,\"ruleset\":\"null\",\"sections\":[]}",
      "“ruleset” must be “black-spot”." },
    { "{\"format\":\"crossbones-rules\",\"version\":1,\"ruleset\":\"black-spot\",\"sections\":[],"
      "\"rules\":1}",
      "Unknown member “rules”." },
    { BOOK ("{\"id\":\"XX-MOVE-1\",\"text\":\"x\"}"),
      "The rule book of black-spot: Rule XX-MOVE-1 (1 of “Sailing”): " },
    { BOOK ("{\"id\":\"XX-MOVE-1\",\"title\":\"x\",\"text\":\"\"}"), "“text” is empty." },
    { BOOK ("{\"id\":\"XX-MOVE-1\",\"title\":\"x\",\"text\":3}"), "“text”" },
    { BOOK ("{\"id\":\"move\",\"title\":\"x\",\"text\":\"y\"}"), "“move” is no id of a rule." },
    { BOOK ("{\"title\":\"x\",\"text\":\"y\"}"), "Rule without an id (1 of “Sailing”): " },
    { BOOK ("7"), "Rule without an id (1 of “Sailing”): " },
    { BOOK ("{\"id\":\"XX-MOVE-1\",\"title\":\"x\",\"text\":\"y\",\"txt\":\"z\"}"),
      "Unknown member “txt”." },
    { BOOK (TURN "," TURN), "Rule XX-MOVE-2 (2 of “Sailing”): The book has “XX-MOVE-2” twice." },
    { BOOK ("{\"id\":\"XX-MOVE-1\",\"title\":\"x\",\"text\":\"y\",\"options\":[\"opt.none\"]}"),
      "black-spot has no option “opt.none”." },
    { BOOK ("{\"id\":\"XX-MOVE-1\",\"title\":\"x\",\"text\":\"y\",\"options\":\"opt.none\"}"),
      "“options”" },
    { BOOK (MOVE "," AGROUND), "Rule XX-MOVE-1 names XX-MOVE-2, which is not in the book." },
    { BOOK (MOVE "," TURN), "Rule XX-MOVE-1 names XX-AGRD-1, which is not in the book." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (read (bad[i].json, &error));
      g_assert_nonnull (error);
      if (strstr (error->message, bad[i].sentence) == NULL)
        g_error ("%s: not “%s”, but “%s”", bad[i].json, bad[i].sentence, error->message);
    }
}

static void
assert_rules (const GPtrArray *rules, const char *ids)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < rules->len; i++)
    {
      const BonesRule *rule = g_ptr_array_index (rules, i);

      g_string_append_printf (found, "%s%s", i > 0 ? " " : "", rule->id);
    }

  g_assert_cmpstr (found->str, ==, ids);
}

static void
test_find (void)
{
  static const struct {
    const char *words, *ids;
  } searches[] = {
    { "far", "XX-MOVE-1 XX-AGRD-1" }, /* the title comes first */
    { "TURN", "XX-MOVE-2 XX-MOVE-1" },
    { "cost turn", "XX-MOVE-1 XX-MOVE-2" },
    { "move-2", "XX-MOVE-2 XX-MOVE-1" },
    { "sailing", "XX-MOVE-1 XX-MOVE-2 XX-AGRD-1" },
    { "fury", "XX-MOVE-1" },
    { "far away", "" },
    { " ", "" },
  };
  g_autoptr (BonesRulebook) book = small_book ();
  g_autoptr (GPtrArray) changed = bones_rulebook_list_changed_by (book, "opt.wind_compass");
  g_autoptr (GPtrArray) named = NULL;
  const BonesRule *move = bones_rulebook_lookup (book, "xx-move-1");

  g_assert_cmpstr (move->title, ==, "How far");
  g_assert_cmpstr (move->section, ==, "Sailing");
  g_assert_null (move->options[0]);
  g_assert_null (bones_rulebook_lookup (book, "XX-MOVE-3"));
  assert_rules (bones_rulebook_list (book), "XX-MOVE-1 XX-MOVE-2 XX-AGRD-1");
  assert_rules (changed, "XX-MOVE-2");
  named = bones_rulebook_list_named_by (book, move);
  assert_rules (named, "XX-MOVE-2 XX-AGRD-1");
  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autoptr (GPtrArray) found = bones_rulebook_search (book, searches[i].words);

      assert_rules (found, searches[i].ids);
    }
}

static void
test_ids (void)
{
  static const struct {
    const char *text, *id;
  } texts[] = {
    { "as (XX-MOVE-1) says", "XX-MOVE-1" },
    { "R-27.", "R-27" },
    { "XX-FLT-12a, and", "XX-FLT-12a" },
    { "1-6 in, A 6, XX-MOVE, XX-MOVE-x, XX-MOVE-1xy", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gsize length = 0;
      const char *at = bones_rulebook_find_id (texts[i].text, &length);
      g_autofree char *id = at != NULL ? g_strndup (at, length) : NULL;

      g_assert_cmpstr (id, ==, texts[i].id);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulebook/built-in", test_built_in);
  g_test_add_func ("/rulebook/refused", test_refused);
  g_test_add_func ("/rulebook/find", test_find);
  g_test_add_func ("/rulebook/ids", test_ids);
  return g_test_run ();
}
