/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The manual as the window reads it: all of docs/manual.md, with links that lead somewhere.
 */
#include "manual.h"

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

/* Every link leads to a section, and to a paragraph if it names one. */
static void
assert_links (const GPtrArray *sections, const char *markup)
{
  g_autoptr (GRegex) regex = g_regex_new ("href=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, markup, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *number = g_match_info_fetch (match, 1);
      const BonesManualSection *section = bones_manual_find (sections, number);
      gboolean found = strchr (number, '.') == NULL;

      if (section == NULL)
        g_error ("There is no section %s, in: %s", number, markup);

      for (guint i = 0; i < section->blocks->len && !found; i++)
        found = g_strcmp0 (((BonesManualBlock *) g_ptr_array_index (section->blocks, i))->number,
                           number)
                == 0;

      if (!found)
        g_error ("There is no paragraph %s, in: %s", number, markup);
    }
}

static void
test_whole (void)
{
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) sections = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (MANUAL, &text, NULL, NULL));
  sections = bones_manual_read (text);
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
          assert_links (sections, block->markup);
          n++;
        }
    }

  g_test_message ("%u paragraphs and rows", n);
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/manual/small", test_small);
  g_test_add_func ("/manual/whole", test_whole);
  return g_test_run ();
}
