/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Inches, points, winds, and the sentences that templates make. */
#include "boat-table.h"
#include "game.h"
#include "registry.h"

#include <string.h>

static void
test_inches (void)
{
  static const struct {
    gint hundredths;
    const char *text;
  } cases[] = {
    { 350, "3 ½ in" },
    { 300, "3 in" },
    { 50, "½ in" },
    { 0, "0 in" },
    { 625, "6 ¼ in" },
    { 1075, "10 ¾ in" },
    { 333, "3.33 in" },
    { -150, "\xe2\x88\x92"
            "1 ½ in" },
    { 205, "2.05 in" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = bones_words_inches (cases[i].hundredths);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_alone (void)
{
  static const char *const cases[][2] = { { "aground", "Aground" },
                                          { "élan", "Élan" },
                                          { "", "" } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = bones_words_alone (cases[i][0]);

      g_assert_cmpstr (text, ==, cases[i][1]);
    }
}

static void
test_parse_inches (void)
{
  static const struct {
    const char *text;
    gint hundredths;
  } cases[] = {
    { "3.5", 350 },     { "3,5", 350 },      { "3½", 350 },    { "3 1/2", 350 }, { "3 ½ in", 350 },
    { "3 ½", 350 },     { " 3.50 ", 350 },   { "½", 50 },      { "1/2 in", 50 }, { "0", 0 },
    { "4", 400 },       { "4 inches", 400 }, { "4\"", 400 },   { "4″", 400 },    { "4 IN.", 400 },
    { "12 3/4", 1275 }, { "3.25", 325 },     { "3.500", 350 }, { ".5", 50 },     { "600", 60000 },
  };
  static const char *const wrong[] = { "",    " ",    "in",    "three",       "3.5.1",
                                       "-1",  "3..5", "3 ½ ½", "3 cm",        "3/",
                                       "1/3", "3.",   "601",   "99999999999", "3.555",
                                       "½ ½", "3 5",  "3.5½",  "\xff",        "3 \xff" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gint hundredths = -1;

      g_assert_true (bones_words_parse_inches (cases[i].text, &hundredths));
      g_assert_cmpint (hundredths, ==, cases[i].hundredths);
    }

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      gint hundredths = -1;

      if (bones_words_parse_inches (wrong[i], &hundredths))
        g_error ("“%s” was read as %d", wrong[i], hundredths);

      g_assert_cmpint (hundredths, ==, -1);
    }
}

/* Text that was written can be read back. */
static void
test_inches_round_trip (void)
{
  for (gint hundredths = 0; hundredths <= 6000; hundredths += 5)
    {
      g_autofree char *text = bones_words_inches (hundredths);
      gint again;

      g_assert_true (bones_words_parse_inches (text, &again));
      g_assert_cmpint (again, ==, hundredths);
    }
}

static void
test_points (void)
{
  g_autofree char *whole = bones_words_points (20), *half = bones_words_points (5),
                  *only = bones_words_points (1);

  g_assert_cmpstr (whole, ==, "10");
  g_assert_cmpstr (half, ==, "2 ½");
  g_assert_cmpstr (only, ==, "½");
}

static void
test_compass (void)
{
  g_assert_cmpstr (bones_point_words (BONES_NORTH_EAST), ==, "north-east");
  g_assert_cmpstr (bones_point_words (BONES_WIND_UNKNOWN), ==, "not known yet");
}

/* A ruleset that consists of words only. */
static const BonesWords words[] = {
  { "plain", "{fleet}: {ship} and {other}." },
  { "numbers", "{a} {b:inches} {c:points} {d}" },
  { "hits", "{ship} takes one hit.", "{ship} takes {a} hits." },
  { "winds", "The wind is {a:wind}; {b:point}." },
  { "odd", "{nobody} {a:furlongs} {e} {unclosed" },
  { "named", "There is no class {name}." },
  { "room", "A hit on the {a:room}; {b:room}, {c:nothing}." },
  { "choice.hold", "Hold" },
  { "plain-hold", "hold" },
  { NULL },
};

/* Names that players chose are not templates. */
static const BonesWords written[] = {
  { "galley", "{ship} & Yes", .written = TRUE },
  { "odd", "Odd", .written = TRUE },
};

static const BonesWords *
content_words (gconstpointer content, const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (written); i++)
    if (g_str_equal (written[i].id, id))
      return &written[i];

  return NULL;
}

static const char *
value_words (gconstpointer content, const char *format, gint32 value)
{
  if (!g_str_equal (format, "room"))
    return NULL;

  return value == 0 ? "plain-hold" : "galley";
}

static const BonesWords *const lists[] = { words, NULL };
static const BonesRuleset wordy = { .id = "wordy", .words = lists };
static const BonesRuleset brought = {
  .id = "brought", .words = lists, .content_words = content_words, .value_words = value_words
};

static char *
say (const BonesRuleset *ruleset, const char *id, const BonesWordsArgs *args)
{
  BonesSetup setup = { .ruleset = ruleset, .content = (gpointer) written };
  g_autofree BonesGame *game = g_new0 (BonesGame, 1);
  g_autoptr (BonesRoster) roster = bones_roster_new ("Red");
  g_autoptr (BonesNames) names = NULL;

  setup.rosters = g_ptr_array_new ();
  g_ptr_array_add (setup.rosters, roster);
  bones_roster_add (roster, "Fury", "boat", FALSE);
  bones_roster_add (roster, "{a} {ship}", "boat", FALSE);
  names = bones_names_new (&setup, NULL, NULL);
  g_ptr_array_unref (setup.rosters);
  setup.rosters = NULL;
  return bones_words (&setup, names, game, id, args);
}

static void
check (const char *id, const gint32 *values, guint n, const char *expected)
{
  const BonesWordsArgs args = { 0, 1, 0, BONES_MAX_MARKERS, values, n, "brig" };
  g_autofree char *text = say (&wordy, id, &args);

  g_assert_cmpstr (text, ==, expected);
}

/* The words of content come before those of the ruleset and are not translated; numbers refer to
 * them. */
static void
test_words_of_content (void)
{
  const gint32 rooms[] = { 1, 0, 0 };
  const BonesWordsArgs args = { 0, 1, 0, BONES_MAX_MARKERS, rooms, 3, NULL };
  const BonesSetup setup = { .ruleset = &brought, .content = (gpointer) written };
  g_autofree char *room = say (&brought, "room", &args), *odd = say (&brought, "odd", &args);
  g_autofree char *unknown = say (&wordy, "room", &args);

  g_assert_cmpstr (room, ==, "A hit on the {ship} & Yes; hold, {c:nothing}.");
  g_assert_cmpstr (unknown, ==, "A hit on the {a:room}; {b:room}, {c:nothing}.");
  g_assert_cmpstr (odd, ==, "Odd");
  g_assert_cmpstr (bones_words_called (&setup, NULL, "odd"), ==, "Odd");
  g_assert_cmpstr (bones_words_called (&setup, "choice", "hold"), ==, "Hold");
  g_assert_cmpstr (bones_words_called (&setup, "choice", "galley"), ==, "{ship} & Yes");
  g_assert_null (bones_words_called (&setup, "choice", "nowhere"));
}

static void
test_templates (void)
{
  const gint32 values[] = { 7, 350, 5, -1 }, one[] = { 1 }, three[] = { 3 }, none[] = { 0 };
  const gint32 winds[] = { BONES_NORTH_EAST, BONES_SOUTH };

  check ("plain", NULL, 0, "Red: Fury and {a} {ship}.");
  check ("numbers", values, 4, "7 3 ½ in 2 ½ −1");
  check ("hits", one, 1, "Fury takes one hit.");
  check ("hits", three, 1, "Fury takes 3 hits.");
  check ("hits", none, 1, "Fury takes 0 hits.");
  check ("winds", winds, 2, "The wind is blowing toward the north-east; south.");
  check ("odd", NULL, 0, "{nobody} {a:furlongs} {e} {unclosed");
  check ("named", NULL, 0, "There is no class brig.");
  check ("unheard-of", NULL, 0, "unheard-of");
}

/* The label of each entry on the undo button, also long after it was made. */
static void
test_entries (void)
{
  static const char *const expected[] = {
    "Begin",
    "Begin – [1]",
    "Begin – [1]",
    "Draw the Sight",
    NULL, /* any card that the app drew */
    "Shoot: Fury",
    "Shoot: Fury – Gull",
    "Shoot: Fury – Yes",
    "Shoot: Fury – [5 2]",
    "Shoot: Fury – Keep",
    "Row: Gull",
    "Row: Gull – 2 ½ in",
    "By hand: Fury: Hits: 1 (was 0)",
    "A note",
    "A ruling on NULL-CAT",
    "A free roll",
    "House rule: lives: 4 (was 2)",
    "By hand: Fury: Hits: 2 (was 1)", /* and the entries that followed from it */
    "A pause",
    "Corrected: Row: Gull – 2 ½ in should be 2 in",
  };
  g_autoptr (BonesStore) store = boat_store ();
  g_autoptr (BonesTable) table = boat_table_begun (store, 1);
  const BonesChange hit = { BONES_SET_SHIP, NULL_HITS, 0, FALSE, 1 };
  const BonesChange two[] = { { BONES_SET_SHIP, NULL_HITS, 0, FALSE, 2 },
                              { BONES_SET_SHIP, NULL_HITS, 1, FALSE, 1 } };
  const guint16 two_inches = 200;

  boat_take_aim (table, 0, 2);
  boat_type (table, 5, 2);
  boat_keep (table);
  boat_start (table, NULL_ROW, 2);
  boat_answer (table, 250);
  g_assert_true (bones_table_override (table, BONES_NOBODY, &hit, 1, NULL, NULL));
  g_assert_true (bones_table_note (table, "Who moved that?", NULL, NULL));
  g_assert_true (bones_table_note (table, "No cats.", "NULL-CAT", NULL));
  g_assert_true (bones_table_free_roll (table, 2, 8, NULL, NULL));
  g_assert_true (bones_table_set_option (table, NULL_LIVES, 4, 3, NULL));
  g_assert_true (bones_table_override (table, BONES_NOBODY, two, 2, NULL, NULL));
  g_assert_true (bones_table_pause (table, "", NULL));
  g_assert_true (bones_table_amend (table, 12, 1, &two_inches, NULL, 3, NULL));
  g_assert_cmpuint (bones_table_get_seq (table), ==, G_N_ELEMENTS (expected));

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *text = bones_view_describe_entry (table, BONES_NOBODY, i + 1);

      if (expected[i] != NULL)
        g_assert_cmpstr (text, ==, expected[i]);
    }
}

#define MOST_OF_BRIEF 45 /* letters of the template */

/* Whether every {placeholder} of @brief is also in the sentence. */
static gboolean
speaks_of_the_same (const BonesWords *event)
{
  g_autoptr (GRegex) placeholder = g_regex_new ("\\{[^}]*\\}", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (placeholder, event->brief, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *what = g_match_info_fetch (match, 0);

      if (strstr (event->text, what) == NULL
          && (event->plural == NULL || strstr (event->plural, what) == NULL))
        return FALSE;
    }

  return TRUE;
}

static void
check_brief (const BonesRuleset *ruleset, const BonesWords *event)
{
  const char *wrong = NULL;

  if (event->brief == NULL)
    wrong = "has no short form (.brief)";
  else if (g_utf8_strlen (event->brief, -1) > MOST_OF_BRIEF)
    wrong = "has a short form that is too long";
  else if (g_str_has_suffix (event->brief, ".") || *event->brief == '\0')
    wrong = "has a short form that is no short form: a few words without a full stop";
  else if (!speaks_of_the_same (event))
    wrong = "has a short form that speaks of what the sentence does not";

  if (wrong == NULL)
    return;

  g_test_message ("%s: the words “%s” %s", ruleset->id, event->id, wrong);
  g_test_fail ();
}

/* Every event of every rule system has a sentence and a short form. */
static void
test_briefs (void)
{
  const BonesRuleset *const *rulesets = bones_rulesets ();
  guint n = 0;

  for (guint i = 0; rulesets[i] != NULL; i++)
    for (guint list = 0; rulesets[i]->words[list] != NULL; list++)
      for (const BonesWords *event = rulesets[i]->words[list]; event->id != NULL; event++)
        if (g_str_has_prefix (event->id, "event."))
          {
            check_brief (rulesets[i], event);
            n++;
          }

  g_assert_cmpuint (n, >, 200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/alone", test_alone);
  g_test_add_func ("/words/briefs", test_briefs);
  g_test_add_func ("/words/inches", test_inches);
  g_test_add_func ("/words/parse-inches", test_parse_inches);
  g_test_add_func ("/words/inches-round-trip", test_inches_round_trip);
  g_test_add_func ("/words/points", test_points);
  g_test_add_func ("/words/compass", test_compass);
  g_test_add_func ("/words/templates", test_templates);
  g_test_add_func ("/words/of-content", test_words_of_content);
  g_test_add_func ("/words/entries", test_entries);
  return g_test_run ();
}
