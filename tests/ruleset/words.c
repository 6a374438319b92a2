/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words.h"

#include "hands.h"

#include <string.h>

#define SHORT 30 /* characters of a label at the default size of the window */

static const WordsPattern *patterns;
static const char *const *rules;
static BonesSetup *stock; /* with the built-in content */

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

/* Appends to @out the C files in @folder and the folders below it whose names begin with @prefix,
 * except the list of rules itself. */
static void
append_folder (GString *out, const char *folder, const char *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        append_folder (out, path, prefix);
      else if (g_str_has_prefix (name, prefix) && g_str_has_suffix (name, ".c")
               && !g_str_equal (name, "test-words.c"))
        {
          g_autofree char *text = read_file (folder, name);

          g_string_append (out, text);
        }
    }
}

static char *
read_folder (const char *folder, const char *prefix)
{
  GString *out = g_string_new (NULL);

  append_folder (out, folder, prefix);
  return g_string_free (out, FALSE);
}

/* For the test that keeps it. */
static void
open_stock (void)
{
  g_autoptr (GError) error = NULL;

  stock = bones_setup_new (battle_system.ruleset, battle_content (NULL, &error));
  g_assert_no_error (error);
}

static void
close_stock (void)
{
  g_clear_pointer (&stock, bones_setup_free);
}

static void
assert_words (const char *prefix, const char *id)
{
  g_autofree char *whole = g_strconcat (prefix, ".", id, NULL);

  if (bones_setup_words (stock, whole) == NULL)
    g_error ("there are no words for %s", whole);
}

/* Ids from the content need no prefix. */
static void
assert_name (const char *prefix, const char *id)
{
  if (bones_setup_words (stock, id) == NULL)
    assert_words (prefix, id);
}

/* Every id that @pattern finds in @source has words. */
static void
check_pattern (const char *source, const WordsPattern *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern->pattern, G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  for (g_regex_match (regex, source, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL), n++)
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      assert_words (pattern->prefix, id);
    }

  if (n < pattern->least)
    g_error ("only %u of %s were found: the pattern reads the code wrongly", n, pattern->prefix);
}

static void
test_words_of_the_code (void)
{
  g_autofree char *folder =
      g_test_build_filename (G_TEST_DIST, "..", "src", "rulesets", battle_system.ruleset->id, NULL);
  g_autofree char *source = read_folder (folder, "");

  open_stock ();
  for (const WordsPattern *pattern = patterns; pattern->pattern != NULL; pattern++)
    check_pattern (source, pattern);
  close_stock ();
}

static void
test_words_of_options (const BonesRuleset *ruleset)
{
  for (const BonesOption *option = ruleset->options; option->key != NULL; option++)
    {
      g_autofree char *value = g_strconcat ("value.", option->key, NULL);

      assert_words ("option", option->key);
      g_assert_nonnull (option->text);
      for (guint i = 0; option->kind == BONES_OPTION_VALUES && option->values[i] != NULL; i++)
        assert_words (value, option->values[i]);
    }

  for (const BonesPreset *preset = ruleset->presets; preset != NULL && preset->id != NULL; preset++)
    {
      assert_words ("preset", preset->id);
      assert_words ("about", preset->id);
    }
}

/* Every value of a track has words, except one that is empty. */
static void
test_words_of_tracks (const BonesTrack *tracks)
{
  for (; tracks->id != NULL; tracks++)
    for (guint i = 0; tracks->ids != NULL && tracks->ids[i] != NULL; i++)
      if (tracks->ids[i][0] != '\0')
        assert_words ("choice", tracks->ids[i]);
}

static void
test_words_of_kinds (const BonesRuleset *ruleset)
{
  const char *const *factions = bones_setup_factions (stock);

  for (guint i = 0; factions != NULL && factions[i] != NULL; i++)
    assert_name ("faction", factions[i]);

  for (guint i = 1; ruleset->link_kinds[i] != NULL; i++)
    assert_words ("link", ruleset->link_kinds[i]);

  for (guint i = 1; ruleset->marker_kinds[i] != NULL; i++)
    assert_words ("marker", ruleset->marker_kinds[i]);

  for (const BonesPerson *person = ruleset->people; person != NULL && person->id != NULL; person++)
    for (const char *const *fate = ruleset->fleet_tracks[person->fate].ids; *fate != NULL; fate++)
      {
        g_autofree char *state = g_strconcat (person->id, "-", *fate, NULL);

        assert_words ("status", state);
      }

  for (guint i = 0; ruleset->hands != NULL && i < bones_hands_n_kinds (stock); i++)
    {
      assert_name ("choice", bones_hands_ids (stock)[i]);
      assert_words ("about", bones_hands_ids (stock)[i]);
    }
}

/* Each class has a name, and names for the tracks of its ships. */
static void
test_words_of_classes (const BonesRuleset *ruleset)
{
  for (guint kind = 0; kind < ruleset->n_kinds (stock->content); kind++)
    {
      g_assert_nonnull (
          bones_setup_words (stock, ruleset->kind_words (stock->content, stock->options, kind)));
      for (guint i = 0; ruleset->track_words != NULL && ruleset->ship_tracks[i].id != NULL; i++)
        if (bones_setup_has_track (stock, kind, i)
            && bones_setup_words (stock, ruleset->track_words (stock->content, kind, i)) == NULL)
          g_error ("%s has no name on ships of class %s", ruleset->ship_tracks[i].id,
                   ruleset->kind_id (stock->content, kind));
    }
}

static gboolean
is_verb (const BonesRuleset *ruleset, const char *id)
{
  for (const BonesVerb *verb = ruleset->verbs; verb->id != NULL; verb++)
    if (g_str_equal (verb->id, id))
      return TRUE;

  return FALSE;
}

/* While no question is open, each step of the round has a sentence that says what comes next; what
 * is said of the only thing left to do is about a verb. */
static void
test_words_of_steps (const BonesRuleset *ruleset)
{
  for (const BonesRoundStep *step = ruleset->steps; step->id != NULL; step++)
    {
      assert_words ("step", step->id);
      assert_words ("next", step->id);
    }

  for (guint i = 0; ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = ruleset->words[i]; words->id != NULL; words++)
      if (g_str_has_prefix (words->id, "only.") && !is_verb (ruleset, words->id + strlen ("only.")))
        g_error ("%s is about no verb", words->id);
}

static void
test_words_of_the_tables (void)
{
  const BonesRuleset *ruleset = battle_system.ruleset;

  open_stock ();
  test_words_of_options (ruleset);
  test_words_of_kinds (ruleset);
  test_words_of_classes (ruleset);
  test_words_of_steps (ruleset);
  test_words_of_tracks (ruleset->ship_tracks);
  test_words_of_tracks (ruleset->fleet_tracks);
  test_words_of_tracks (ruleset->table_tracks);
  close_stock ();
}

/* What is said of an offer that was declined is about a question. */
static void
test_words_of_offers (void)
{
  static const char prefix[] = "event.declined-";

  open_stock ();
  for (guint i = 0; battle_system.ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = battle_system.ruleset->words[i]; words->id != NULL; words++)
      if (g_str_has_prefix (words->id, prefix))
        assert_words ("ask", words->id + strlen (prefix));
  close_stock ();
}

/* No sentence is there twice or empty. */
static void
test_words_are_single (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; battle_system.ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = battle_system.ruleset->words[i]; words->id != NULL; words++)
      {
        if (!g_hash_table_add (seen, (gpointer) words->id))
          g_error ("%s is there twice", words->id);

        g_assert_cmpuint (strlen (words->text), >, 0);
      }
}

/* What can be chosen is a short label, which a button shows in one line. */
static void
test_choices_are_short (void)
{
  const BonesRuleset *ruleset = battle_system.ruleset;

  for (guint i = 0; ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = ruleset->words[i]; words->id != NULL; words++)
      if (g_str_has_prefix (words->id, "choice.") && g_utf8_strlen (words->text, -1) > SHORT)
        g_error ("%s is longer than %u characters: “%s”", words->id, SHORT, words->text);
}

/* Where each kind of icon is drawn, and what stands there of one. */
static const struct {
  const char *prefix; /* of its name */
  const char *file, *format;
} pictures[] = {
  { "sign-", "card/sign.c", "{ \"%s\"," },
  { "mark-", "fleet/faction-mark.c", "{ \"%s\"," },
  { "", "meson.build", "  'bones-%s',\n" }, /* which does not build without the file */
};

static gboolean
is_drawn (const char *icon)
{
  g_autofree char *folder =
      g_test_build_filename (G_TEST_DIST, "..", "src", "app", "drawing", NULL);
  g_autofree char *text = NULL;
  GString *row = g_string_new (NULL);
  gboolean found;
  guint i = 0;

  while (!g_str_has_prefix (icon, pictures[i].prefix))
    i++;

  text = read_file (folder, pictures[i].file);
  g_string_append (row, pictures[i].format);
  g_string_replace (row, "%s", icon, 1);
  found = strstr (text, row->str) != NULL;
  g_string_free (row, TRUE);
  return found;
}

static void
check_icon (const char *of, const char *icon)
{
  if (icon != NULL && !is_drawn (icon))
    {
      g_test_message ("“%s” has the icon “%s”, which is not drawn", of, icon);
      g_test_fail ();
    }
}

static void
check_icons_of_tracks (const BonesTrack *tracks)
{
  for (; tracks->id != NULL; tracks++)
    check_icon (tracks->id, tracks->icon);
}

/* Every icon that the ruleset names is drawn; and everything that can be done has one. */
static void
test_icons_are_drawn (void)
{
  const BonesRuleset *ruleset = battle_system.ruleset;

  g_assert_false (is_drawn ("teapot") || is_drawn ("sign-teapot") || is_drawn ("mark-teapot"));
  g_assert_nonnull (ruleset->icon);
  check_icon (ruleset->id, ruleset->icon);
  check_icons_of_tracks (ruleset->ship_tracks);
  check_icons_of_tracks (ruleset->fleet_tracks);
  check_icons_of_tracks (ruleset->table_tracks);
  for (const BonesVerb *verb = ruleset->verbs; verb->id != NULL; verb++)
    {
      if (verb->icon == NULL)
        g_error ("the verb %s has no icon", verb->id);

      check_icon (verb->id, verb->icon);
    }

  for (guint i = 0; ruleset->words[i] != NULL; i++)
    for (const BonesWords *words = ruleset->words[i]; words->id != NULL; words++)
      check_icon (words->id, words->icon);
}

/* A rule is tested if the name of a test, or a comment, has its id. */
static void
test_every_rule_is_tested (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, battle_system.ruleset->id, NULL);
  g_autofree char *tests = read_folder (folder, "test-");

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autofree char *pattern = g_strdup_printf ("%s\\b", rules[i]);

      if (!g_regex_match_simple (pattern, tests, 0, 0))
        g_error ("no test names %s", rules[i]);
    }
}

static void
add_words_test (const char *name, void (*test) (void))
{
  g_autofree char *path = g_strdup_printf ("/%s/words/%s", battle_system.ruleset->id, name);

  g_test_add_func (path, test);
}

void
words_add_tests (const WordsPattern *of_the_code, const char *const *of_the_catalogue)
{
  patterns = of_the_code;
  rules = of_the_catalogue;
  add_words_test ("of the code", test_words_of_the_code);
  add_words_test ("of the tables", test_words_of_the_tables);
  add_words_test ("of offers", test_words_of_offers);
  add_words_test ("single", test_words_are_single);
  add_words_test ("choices are short", test_choices_are_short);
  add_words_test ("icons are drawn", test_icons_are_drawn);
  add_words_test ("every rule is tested", test_every_rule_is_tested);
}

static void
test_pieces (gconstpointer data)
{
  const char *const *printed = data;
  const BonesPiece *pieces = battle_system.ruleset->pieces;
  guint n = 0;

  for (; printed[n] != NULL && pieces[n].id != NULL; n++)
    {
      const BonesPiece *piece = &pieces[n];
      const gboolean angled =
          piece->shape == BONES_PIECE_WEDGE || piece->shape == BONES_PIECE_SQUARES;
      g_autofree char *line = g_strdup_printf ("%s %ux%u %u", piece->id, piece->width,
                                               angled ? piece->angle : piece->height, piece->count);

      g_assert_cmpstr (line, ==, printed[n]);
    }

  g_assert_null (printed[n]);
  g_assert_null (pieces[n].id);
}

void
words_add_pieces (const char *const *printed)
{
  g_autofree char *path =
      g_strdup_printf ("/%s/words/pieces are as large as they are", battle_system.ruleset->id);

  g_test_add_data_func (path, printed, test_pieces);
}
