/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "harness.h"

#include <string.h>

/* That everything that is asked, told or refused has a sentence, and every rule a test that names
 * it. */

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

  if (bones_ruleset_words (&bones_naval_duel, whole) == NULL)
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

  if (n < least)
    g_error ("only %u of %s were found: the pattern reads the code wrongly", n, prefix);
}

static void
test_words_of_the_code (void)
{
  g_autofree char *folder =
      g_test_build_filename (G_TEST_DIST, "..", "src", "rulesets", "naval-duel", NULL);
  g_autofree char *source = read_folder (folder);

  check_words (source, "nd_refuse \\(refusal,\\s*\"([a-z-]+)\"", "refusal", 20);
  check_words (source, "nd_ask \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 14);
  check_words (source, "BONES_ASK_INIT \\(BONES_ASK_[A-Z]+,\\s*\"([a-z-]+)\"", "ask", 2);
  check_words (source, "nd_play_card \\(play,\\s*\"([a-z-]+)\"", "ask", 2);
  check_words (source, "\\.what = \"(cards-[a-z]+)\"", "ask", 4);
  check_words (source, "nd_die \\(\\s*\"([a-z-]+)\"", "ask", 5);
  check_words (source, "tell_?[a-z]* \\(play,\\s*\"([a-z-]+)\"", "event", 30);
  check_words (source, "\\.what = \"([a-z-]+)\", \\.rule = \"ND-SHP", "fault", 1);
  check_words (source, "remind \\(reminders,\\s*\"([a-z-]+)\"", "reminder", 3);
}

static void
test_words_of_options (void)
{
  for (const BonesOption *option = nd_options; option->key != NULL; option++)
    {
      g_autofree char *value = g_strconcat ("value.", option->key, NULL);

      assert_words ("option", option->key);
      g_assert_nonnull (option->text);
      for (guint i = 0; option->kind == BONES_OPTION_VALUES && option->values[i] != NULL; i++)
        assert_words (value, option->values[i]);
    }

  for (const BonesPreset *preset = nd_presets; preset->id != NULL; preset++)
    {
      assert_words ("preset", preset->id);
      assert_words ("about", preset->id);
    }
}

/* Every word that a track may say, with the event of a table's result. */
static void
test_words_of_tracks (const BonesTrack *tracks)
{
  for (; tracks->id != NULL; tracks++)
    for (guint i = 0; tracks->show == BONES_SHOW_WORD && tracks->ids[i] != NULL; i++)
      {
        g_autofree char *event = g_strdelimit (g_strdup (tracks->ids[i]), "_", '-');

        assert_words ("choice", tracks->ids[i]);
        if (i > 0)
          assert_words ("event", event);
      }
}

static void
test_words_of_the_tables (void)
{
  test_words_of_options ();
  test_words_of_tracks (nd_ship_tracks);
  test_words_of_tracks (nd_fleet_tracks);
  for (guint i = 0; nd_card_ids[i] != NULL; i++)
    assert_words ("choice", nd_card_ids[i]);

  for (guint i = 0; i < ND_CARDS; i++)
    assert_words ("about", nd_card_ids[i]);

  for (guint i = 1; nd_link_kinds[i] != NULL; i++)
    {
      assert_words ("link", nd_link_kinds[i]);
      assert_words ("status", nd_link_kinds[i]);
    }
}

/* No sentence is there twice, or empty. */
static void
test_words_are_single (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; bones_naval_duel.words[i] != NULL; i++)
    for (const BonesWords *words = bones_naval_duel.words[i]; words->id != NULL; words++)
      {
        g_assert_true (g_hash_table_add (seen, (gpointer) words->id));
        g_assert_cmpuint (strlen (words->text), >, 0);
      }
}

/* Those aside that players see to themselves: ND-GEN-01, ND-MOV-05. */
static const char *const rules[] = {
  "ND-GEN-02", "ND-SHP-01", "ND-FLT-01", "ND-FLT-02", "ND-FLT-03", "ND-FLT-04", "ND-FLT-05",
  "ND-SET-01", "ND-TRN-01", "ND-DRW-01", "ND-DRW-02", "ND-DRW-03", "ND-MOV-01", "ND-MOV-02",
  "ND-MOV-03", "ND-MOV-04", "ND-BRO-01", "ND-BRO-02", "ND-BRO-03", "ND-BRO-04", "ND-BRO-05",
  "ND-BRO-06", "ND-BRO-07", "ND-BRO-08", "ND-BRD-01", "ND-BRD-02", "ND-BRD-03", "ND-VIC-01",
  "ND-CRD-01", "ND-CRD-02", "ND-AMB-06", "ND-AMB-07", "ND-AMB-08", "ND-AMB-11", "ND-AMB-12",
  "ND-AMB-13", "ND-AMB-14",
};

static void
test_every_rule_is_tested (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "naval-duel", NULL);
  g_autofree char *of_rules = read_file (folder, "test-rules.c");
  g_autofree char *of_settings = read_file (folder, "test-settings.c");

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    if (strstr (of_rules, rules[i]) == NULL && strstr (of_settings, rules[i]) == NULL)
      g_error ("no test names %s", rules[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/naval-duel/words/of the code", test_words_of_the_code);
  g_test_add_func ("/naval-duel/words/of the tables", test_words_of_the_tables);
  g_test_add_func ("/naval-duel/words/single", test_words_are_single);
  g_test_add_func ("/naval-duel/words/every rule is tested", test_every_rule_is_tested);
  return g_test_run ();
}
