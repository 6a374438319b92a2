/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The manual as the window reads it: all of docs/manual.md, with links that lead somewhere, and
 * the rules, each of which leads to a place in it. The quick reference beside it: its options,
 * ships and cards are those in force.
 */
#include "content.h"
#include "manual.h"
#include "reference.h"
#include "registry.h"

#include <pango/pango.h>
#include <string.h>

static void
assert_markup (const char *markup, const char *plain)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *stripped = g_strdup (markup);
  g_autoptr (GRegex) links = g_regex_new ("</?a[^>]*>", 0, 0, NULL);
  g_autofree char *pango = g_regex_replace (links, stripped, -1, 0, "", 0, NULL);
  g_autofree char *text = NULL;

  g_assert_true (pango_parse_markup (pango, -1, 0, NULL, &text, NULL, &error));
  g_assert_no_error (error);
  if (strstr (plain, text) == NULL)
    g_error ("“%s” is not in “%s”", text, plain);

  /* What the reader does not know would stay as it was written. */
  g_assert_null (strstr (text, "]("));
  g_assert_null (strchr (text, '`'));
  g_assert_null (strstr (text, "**"));
}

static gboolean
is_rule (const GPtrArray *books, const char *id)
{
  for (guint i = 0; i < books->len; i++)
    if (bones_rulebook_lookup (g_ptr_array_index (books, i), id) != NULL)
      return TRUE;

  return FALSE;
}

/* Every link leads to a rule, or to a section, and to a paragraph if it names one. Returns how
 * many lead to rules. */
static guint
assert_links (const GPtrArray *sections, const GPtrArray *books, const char *markup)
{
  guint n_rules = 0;

  g_autoptr (GRegex) regex = g_regex_new ("href=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, markup, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *number = g_match_info_fetch (match, 1);
      const BonesManualSection *section = bones_manual_find (sections, number);
      gboolean found = strchr (number, '.') == NULL;

      if (g_ascii_isupper (*number))
        {
          if (!is_rule (books, number))
            g_error ("There is no rule %s, in: %s", number, markup);
          n_rules++;
          continue;
        }

      if (section == NULL)
        g_error ("There is no section %s, in: %s", number, markup);

      for (guint i = 0; i < section->blocks->len && !found; i++)
        found = g_strcmp0 (((BonesManualBlock *) g_ptr_array_index (section->blocks, i))->number,
                           number)
                == 0;

      if (!found)
        g_error ("There is no paragraph %s, in: %s", number, markup);
    }

  return n_rules;
}

static GPtrArray *
read_books (void)
{
  GPtrArray *books = g_ptr_array_new_with_free_func ((GDestroyNotify) bones_rulebook_unref);

  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    g_ptr_array_add (books, bones_rulebook_new (*ruleset, NULL));

  return books;
}

static GPtrArray *
read_manual (void)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (MANUAL, &text, NULL, NULL));
  return bones_manual_read (text);
}

static void
test_whole (void)
{
  g_autoptr (GPtrArray) sections = read_manual (), books = read_books ();
  g_autoptr (GHashTable) numbers = g_hash_table_new (g_str_hash, g_str_equal);
  guint n = 0, n_rules = 0;

  g_assert_cmpuint (sections->len, >=, 22);
  for (guint i = 0; i < sections->len; i++)
    {
      const BonesManualSection *section = g_ptr_array_index (sections, i);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      g_assert_cmpstr (section->number, ==, number);
      g_assert_cmpuint (section->blocks->len, >, 0);
      for (guint at = 0; at < section->blocks->len; at++)
        {
          const BonesManualBlock *block = g_ptr_array_index (section->blocks, at);

          assert_markup (block->markup, block->plain);
          n_rules += assert_links (sections, books, block->markup);
          if (block->number != NULL && !g_hash_table_add (numbers, block->number))
            g_error ("Two paragraphs have the number %s", block->number);
          n++;
        }
    }

  g_assert_cmpuint (n_rules, >, 100);
  g_test_message ("%u paragraphs and rows, %u links to rules", n, n_rules);
}

/* A card leads to the paragraphs about its rule, or about another rule of its group. */
static void
test_rules (void)
{
  g_autoptr (GPtrArray) sections = read_manual (), books = read_books ();

  for (guint i = 0; i < books->len; i++)
    {
      const BonesRulebook *book = g_ptr_array_index (books, i);
      const GPtrArray *rules = bones_rulebook_list (book);

      for (guint at = 0; at < rules->len; at++)
        {
          const BonesRule *rule = g_ptr_array_index (rules, at);
          g_autoptr (GPtrArray) places = bones_manual_list_about (sections, book, rule);

          if (places->len == 0)
            g_error ("The manual names no rule of the group of %s, “%s”", rule->id, rule->section);
        }
    }
}

/* The place of rule @id of the Black Spot in @sections; "": there is not one place. */
static const char *
place_of (const GPtrArray *sections, const char *id)
{
  g_autoptr (BonesRulebook) book = bones_rulebook_new (bones_ruleset_find ("black-spot"), NULL);
  g_autoptr (GPtrArray) places =
      bones_manual_list_about (sections, book, bones_rulebook_lookup (book, id));

  return places->len == 1 ? ((const BonesManualPlace *) g_ptr_array_index (places, 0))->number : "";
}

static void
test_places (void)
{
  g_autoptr (GPtrArray) sections =
      bones_manual_read ("## 1. First\n\nUnder way (BS-MOVE-1, BS-RAM-1).\n\n"
                         "## 2. Second\n\n2.1. About\n\nmore (BS-MOVE-2)");
  const BonesManualSection *first = g_ptr_array_index (sections, 0);

  g_assert_cmpstr (
      ((const BonesManualBlock *) g_ptr_array_index (first->blocks, 0))->markup, ==,
      "Under way (<a href=\"BS-MOVE-1\"><span allow_breaks=\"false\">BS-MOVE-1</span></a>, "
      "<a href=\"BS-RAM-1\"><span allow_breaks=\"false\">BS-RAM-1</span></a>).");
  g_assert_cmpstr (place_of (sections, "BS-MOVE-1"), ==, "1");
  g_assert_cmpstr (place_of (sections, "BS-MOVE-2"), ==, "2.1");
  g_assert_cmpstr (place_of (sections, "BS-RAM-5"), ==, "1"); /* of the group of BS-RAM-1 */
  g_assert_cmpstr (place_of (sections, "BS-WIND-1"), ==, "");
}

static void
test_small (void)
{
  g_autoptr (GPtrArray) sections = bones_manual_read (
      "# Manual\n\nBefore.\n\n## 1. First\n\n1.1. A *die* & `a*b*`,\nsee section 2 (2.1) and "
      "[there](x.md).\n\nWithout a number.\n\n    ls *\n    cat x\n\n## 2. Keys\n\n| key | effect |\n| --- | --- |\n"
      "| Ctrl+Z | undo, *once* |\n");
  const BonesManualSection *first = g_ptr_array_index (sections, 0);
  const BonesManualBlock *block;

  g_assert_cmpuint (sections->len, ==, 2);
  g_assert_cmpstr (first->title, ==, "First");
  g_assert_cmpuint (first->blocks->len, ==, 3);
  block = g_ptr_array_index (first->blocks, 2);
  g_assert_cmpstr (block->markup, ==, "<tt>ls *</tt>\n<tt>cat x</tt>");
  block = g_ptr_array_index (first->blocks, 0);
  g_assert_cmpstr (block->number, ==, "1.1");
  g_assert_cmpstr (block->markup, ==,
                   "A <i>die</i> &amp; <tt>a*b*</tt>, see <a href=\"2\">section 2</a> "
                   "(<a href=\"2.1\">2.1</a>) and there.");
  g_assert_true (bones_manual_matches (first, block, "DIE first"));
  g_assert_false (bones_manual_matches (first, block, "die second"));
  g_assert_false (bones_manual_matches (first, block, " "));
  g_assert_true (bones_manual_find (sections, "1.7") == first);
  g_assert_null (bones_manual_find (sections, "11"));

  block = g_ptr_array_index (((BonesManualSection *) g_ptr_array_index (sections, 1))->blocks, 0);
  g_assert_null (block->number);
  g_assert_cmpstr (block->key, ==, "Ctrl+Z");
  g_assert_cmpstr (block->markup, ==, "undo, <i>once</i>");
  g_assert_cmpstr (block->plain, ==, "Ctrl+Z: undo, once");
}

static guint
count_in (const GPtrArray *entries, const char *group)
{
  guint n = 0;

  for (guint i = 0; i < entries->len; i++)
    n += g_str_equal (((BonesReferenceEntry *) g_ptr_array_index (entries, i))->group, group);

  return n;
}

/* The text of the entry @title, or NULL. */
static const char *
find_text (const GPtrArray *entries, const char *title)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const BonesReferenceEntry *entry = g_ptr_array_index (entries, i);

      if (g_str_equal (entry->title, title))
        return entry->text != NULL ? entry->text : "";
    }

  return NULL;
}

static guint
option_of (const BonesRuleset *ruleset, const char *key)
{
  guint i = 0;

  while (!g_str_equal (ruleset->options[i].key, key))
    i++;
  return i;
}

/* In every rule system, whichever option is another than in its edition is listed, and no other. */
static void
test_options_in_force (void)
{
  const char *group = "Options That Differ from the Edition";

  for (const BonesRuleset *const *ruleset = bones_rulesets (); *ruleset != NULL; ruleset++)
    {
      g_autoptr (BonesSetup) setup = bones_content_setup (*ruleset, NULL, NULL);
      g_autoptr (BonesRulebook) book = bones_rulebook_new (*ruleset, NULL);
      g_autoptr (GPtrArray) plain = bones_reference_new (book, setup, setup->options);

      g_assert_cmpuint (count_in (plain, group), ==, 0);
      for (guint i = 1; (*ruleset)->options[i].key != NULL; i++)
        {
          const BonesOption *option = &(*ruleset)->options[i];
          guint8 options[BONES_MAX_OPTIONS];
          g_autoptr (GPtrArray) entries = NULL;

          if (option->kind == BONES_OPTION_DATA)
            continue;

          memcpy (options, setup->options, sizeof options);
          options[i] = options[i] != option->lowest ? option->lowest : option->lowest + 1;
          entries = bones_reference_new (book, setup, options);
          if (count_in (entries, group) != 1)
            g_error ("%s, %s is not listed once", (*ruleset)->id, option->key);
        }
    }
}

/* BS-BATT-1, FS-DECK-2: ships that may not be bought and cards that nobody has are not listed. */
static void
test_ships_and_cards_in_force (void)
{
  const BonesRuleset *ruleset = bones_ruleset_find ("black-spot");
  g_autoptr (BonesSetup) setup = bones_content_setup (ruleset, NULL, NULL);
  g_autoptr (BonesRulebook) book = bones_rulebook_new (ruleset, NULL);
  g_autoptr (GPtrArray) plain = bones_reference_new (book, setup, setup->options);
  g_autoptr (GPtrArray) boats = NULL, cards = NULL;
  guint8 options[BONES_MAX_OPTIONS];

  g_assert_cmpuint (count_in (plain, "Ships"), ==, 3);
  g_assert_nonnull (find_text (plain, "Sloop"));
  g_assert_null (find_text (plain, "Batteaux"));
  g_assert_cmpuint (count_in (plain, "Cards"), ==, 0);

  memcpy (options, setup->options, sizeof options);
  options[option_of (ruleset, "opt.batteaux")] = 1;
  boats = bones_reference_new (book, setup, options);
  g_assert_cmpuint (count_in (boats, "Ships"), >, 3);
  g_assert_nonnull (find_text (boats, "Batteaux"));

  memcpy (options, setup->options, sizeof options);
  options[option_of (ruleset, "fs.magic")] = 1;
  cards = bones_reference_new (book, setup, options);
  g_assert_cmpuint (count_in (cards, "Cards"), ==, 22);
  g_assert_nonnull (strstr (find_text (cards, "Ring of Fire"), "ring"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/manual/small", test_small);
  g_test_add_func ("/manual/whole", test_whole);
  g_test_add_func ("/manual/places", test_places);
  g_test_add_func ("/manual/rules", test_rules);
  g_test_add_func ("/reference/options-in-force", test_options_in_force);
  g_test_add_func ("/reference/ships-and-cards-in-force", test_ships_and_cards_in_force);
  return g_test_run ();
}
