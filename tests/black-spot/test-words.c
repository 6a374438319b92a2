/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include <string.h>

/*
 * That everything that is asked, told or refused has a sentence, and every rule of the core a test
 * that names it.
 */

static char *
read_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* All the C of @folder, one file behind another. */
static char *
read_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GString *out = g_string_new (NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".c"))
      {
        g_autofree char *text = read_file (folder, name);

        g_string_append (out, text);
      }

  return g_string_free (out, FALSE);
}

static void
assert_words (const char *prefix, const char *id)
{
  g_autofree char *whole = g_strconcat (prefix, ".", id, NULL);

  if (bones_ruleset_words (&bones_black_spot, whole) == NULL)
    g_error ("there are no words for %s", whole);
}

/* Everything that @pattern finds in @source has words. */
static void
check_words (const char *source, const char *pattern, const char *prefix, guint least)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, source, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL), n++)
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      assert_words (prefix, id);
    }

  g_assert_cmpuint (n, >=, least); /* else the pattern reads the code wrongly */
}

static void
test_words_of_the_code (void)
{
  g_autofree char *folder =
      g_test_build_filename (G_TEST_DIST, "..", "src", "rulesets", "black-spot", NULL);
  g_autofree char *source = read_folder (folder);

  check_words (source, "bs_refuse \\(refusal,\\s*\"([a-z-]+)\"", "refusal", 40);
  check_words (source, "bs_is_free \\(game, ship, \"([a-z-]+)\"", "refusal", 8);
  check_words (source, "BONES_ASK_INIT \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 15);
  check_words (source, "bs_(?:one_die|seaworth) \\([^,]+,\\s*\"([a-z-]+)\"", "ask", 5);
  check_words (source, "_tell_?[a-z]* \\(play,\\s*\"([a-z-]+)\"", "event", 30);
  check_words (source, "find_fault \\(faults,\\s*\"([a-z-]+)\"", "fault", 8);
  check_words (source, "add_term \\(&ask, &n,[^\";]*\"([a-z-]+)\"", "term", 3);
}

static void
test_words_of_the_tables (void)
{
  for (guint i = 0; bs_verbs[i].id != NULL; i++)
    assert_words ("verb", bs_verbs[i].id);

  for (guint i = 0; bs_options[i].key != NULL; i++)
    {
      g_autofree char *value = g_strconcat ("value.", bs_options[i].key, NULL);

      assert_words ("option", bs_options[i].key);
      g_assert_nonnull (bs_options[i].text);
      for (guint v = 0; bs_options[i].kind == BONES_OPTION_VALUES && bs_options[i].values[v]; v++)
        assert_words (value, bs_options[i].values[v]);
    }

  for (guint i = 0; bs_bank_ids[i] != NULL; i++)
    assert_words ("choice", bs_bank_ids[i]);

  for (guint i = 1; bones_black_spot.marker_kinds[i] != NULL; i++)
    assert_words ("marker", bones_black_spot.marker_kinds[i]);

  for (guint i = 1; bones_black_spot.link_kinds[i] != NULL; i++)
    assert_words ("link", bones_black_spot.link_kinds[i]);
}

/* No sentence is there twice, or for nothing. */
static void
test_words_are_single (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; bones_black_spot.words[i] != NULL; i++)
    for (const BonesWords *words = bones_black_spot.words[i]; words->id != NULL; words++)
      {
        g_assert_true (g_hash_table_add (seen, (gpointer) words->id));
        g_assert_cmpuint (strlen (words->text), >, 0);
      }
}

/* The rules of sections 2 to 9, those aside that are optional or FantaSea. */
static const char *const core[] = {
  "BS-DICE-1",  "BS-DICE-2",  "BS-DICE-3",   "BS-DICE-4",   "BS-DICE-5",   "BS-BOOTY-1",
  "BS-BOOTY-2", "BS-BOOTY-3", "BS-BOOTY-4",  "BS-BOOTY-5",  "BS-BOOTY-6",  "BS-FLEET-1",
  "BS-FLEET-2", "BS-FLEET-3", "BS-FLEET-4",  "BS-FLEET-5",  "BS-FLEET-6",  "BS-SETUP-1",
  "BS-SETUP-2", "BS-SETUP-3", "BS-SETUP-4",  "BS-SETUP-5",  "BS-SETUP-6",  "BS-ROUND-1",
  "BS-ROUND-2", "BS-ROUND-3", "BS-WIND-1",   "BS-WIND-2",   "BS-WIND-3",   "BS-WIND-4",
  "BS-INIT-1",  "BS-INIT-2",  "BS-INIT-3",   "BS-INIT-4",   "BS-INIT-5",   "BS-ACT-1",
  "BS-ACT-2",   "BS-ACT-3",   "BS-ACT-4",    "BS-ACT-5",    "BS-ACT-6",    "BS-MOVE-1",
  "BS-MOVE-2",  "BS-TURN-1",  "BS-TURN-2",   "BS-RAM-1",    "BS-RAM-2",    "BS-RAM-3",
  "BS-RAM-6",   "BS-AGRD-1",  "BS-AGRD-2",   "BS-AGRD-3",   "BS-AGRD-4",   "BS-GRAP-1",
  "BS-GRAP-2",  "BS-GRAP-3",  "BS-GRAP-4",   "BS-FIRE-1",   "BS-FIRE-2",   "BS-FIRE-3",
  "BS-FIRE-4",  "BS-FIRE-5",  "BS-FIRE-8",   "BS-FIRE-9",   "BS-BOARD-1",  "BS-BOARD-2",
  "BS-BOARD-3", "BS-BOARD-4", "BS-BOARD-5",  "BS-BOARD-6",  "BS-AFTER-1",  "BS-AFTER-2",
  "BS-AFTER-3", "BS-AFTER-5", "BS-DMG-1",    "BS-DMG-2",    "BS-DMG-4",    "BS-SINK-1",
  "BS-SINK-2",  "BS-REP-1",   "BS-MORALE-1", "BS-MORALE-2", "BS-MORALE-3",
};

static void
test_every_rule_is_tested (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "black-spot", NULL);
  g_autofree char *rules = read_file (folder, "test-rules.c");
  g_autofree char *examples = read_file (folder, "test-examples.c");
  g_autofree char *settings = read_file (folder, "test-settings.c");
  g_autofree char *fleets = read_file (folder, "test-fleets.c");

  for (guint i = 0; i < G_N_ELEMENTS (core); i++)
    if (strstr (rules, core[i]) == NULL && strstr (examples, core[i]) == NULL
        && strstr (settings, core[i]) == NULL && strstr (fleets, core[i]) == NULL)
      g_error ("no test names %s", core[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/black-spot/words/of the code", test_words_of_the_code);
  g_test_add_func ("/black-spot/words/of the tables", test_words_of_the_tables);
  g_test_add_func ("/black-spot/words/single", test_words_are_single);
  g_test_add_func ("/black-spot/words/every rule is tested", test_every_rule_is_tested);
  return g_test_run ();
}
