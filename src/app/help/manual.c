/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "manual.h"

#include <gio/gio.h>
#include <string.h>

#define MANUAL "/crossbones/manual.md"

/* "(BS-MOM-1, R-27)" */
#define RULE "(?:[A-Z]+-)+\\d+[a-z]?"
#define RULES "\\(" RULE "(?:, " RULE ")*\\)"

static void
free_block (gpointer data)
{
  BonesManualBlock *block = data;

  g_free (block->number);
  g_free (block->key);
  g_free (block->markup);
  g_free (block->plain);
  g_free (block);
}

static void
free_section (gpointer data)
{
  BonesManualSection *section = data;

  g_free (section->number);
  g_free (section->title);
  g_ptr_array_unref (section->blocks);
  g_free (section);
}

/* Replaces what @pattern matches in @text, which it frees. */
static char *
replace (char *text, const char *pattern, const char *by)
{
  g_autofree char *old = text;
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_OPTIMIZE, (GRegexMatchFlags) 0, NULL);

  return g_regex_replace (regex, old, -1, 0, by, (GRegexMatchFlags) 0, NULL);
}

/* A list of rules, which it frees, as links. */
static char *
link_rules (char *list)
{
  return replace (list, RULE, "<a href=\"\\0\"><span allow_breaks=\"false\">\\0</span></a>");
}

static gboolean
add_linked_rules (const GMatchInfo *match, GString *markup, gpointer data)
{
  g_autofree char *links = link_rules (g_match_info_fetch (match, 0));

  g_string_append (markup, links);
  return FALSE;
}

static char *
link_all_rules (char *text)
{
  g_autofree char *old = text;
  g_autoptr (GRegex) regex = g_regex_new (RULES, G_REGEX_OPTIMIZE, (GRegexMatchFlags) 0, NULL);

  return g_regex_replace_eval (regex, old, -1, 0, (GRegexMatchFlags) 0, add_linked_rules, NULL,
                               NULL);
}

/* Each part of @text between backquotes is code, in which nothing else is marked. */
static char *
make_markup (const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_auto (GStrv) parts = g_strsplit (escaped, "`", -1);
  GString *markup = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *part = g_strdup (parts[i]);

      if (i % 2 == 1)
        {
          g_string_append_printf (markup, "<tt>%s</tt>", part);
          continue;
        }

      part = replace (g_steal_pointer (&part), "\\[([^]]*)\\]\\([^)]*\\)", "\\1");
      part = replace (g_steal_pointer (&part), "\\*([^*]+)\\*", "<i>\\1</i>");
      part = replace (g_steal_pointer (&part), "\\b([Ss]ection) (\\d+(?:\\.\\d+)?)",
                      "<a href=\"\\2\">\\1 \\2</a>");
      part = replace (g_steal_pointer (&part), "\\((\\d+\\.\\d+)\\)", "(<a href=\"\\1\">\\1</a>)");
      part = link_all_rules (g_steal_pointer (&part));
      g_string_append (markup, part);
    }

  return g_string_free (markup, FALSE);
}

static char *
make_plain (const char *text)
{
  return replace (replace (g_strdup (text), "\\[([^]]*)\\]\\([^)]*\\)", "\\1"), "[*`]", "");
}

static void
add_block (BonesManualSection *section, char *number, const char *key, const char *text)
{
  BonesManualBlock *block = g_new0 (BonesManualBlock, 1);
  g_autofree char *whole = key != NULL ? g_strdup_printf ("%s: %s", key, text) : g_strdup (text);

  block->number = number;
  block->key = key != NULL ? make_markup (key) : NULL;
  block->markup = make_markup (text);
  block->plain = make_plain (whole);
  g_ptr_array_add (section->blocks, block);
}

/* "| key | effect |"; the head of a table and the line below it say nothing. */
static void
add_rows (BonesManualSection *section, char **lines)
{
  for (guint i = 2; i < g_strv_length (lines); i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], "|", -1);

      if (g_strv_length (cells) >= 4)
        add_block (section, NULL, g_strstrip (cells[1]), g_strstrip (cells[2]));
    }
}

/* "3.5. *Set Sail* begins the battle." */
static void
add_paragraph (BonesManualSection *section, const char *paragraph)
{
  g_autofree char *text = replace (g_strdup (paragraph), "\\s*\\n\\s*", " ");
  const gsize digits = strspn (text, "0123456789.");
  char *number = NULL;

  if (digits > 1 && text[digits] == ' ')
    number = g_strndup (text, digits - 1);

  add_block (section, number, NULL, number != NULL ? text + digits + 1 : text);
}

/* Lines of code, each four spaces further in. */
static void
add_code (BonesManualSection *section, char **lines)
{
  g_autoptr (GString) code = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *line = g_strdup (lines[i]);

      g_string_append_printf (code, "%s`%s`", i > 0 ? "\n" : "", g_strstrip (line));
    }

  add_block (section, NULL, NULL, code->str);
}

/* "## 3. A new battle" */
static BonesManualSection *
new_section (const char *heading)
{
  BonesManualSection *section = g_new0 (BonesManualSection, 1);
  const char *dot = strchr (heading, '.');

  section->number = g_strndup (heading, dot != NULL ? (gsize) (dot - heading) : 0);
  section->title = g_strstrip (g_strdup (dot != NULL ? dot + 1 : heading));
  section->blocks = g_ptr_array_new_with_free_func (free_block);
  return section;
}

GPtrArray *
bones_manual_read (const char *markdown)
{
  GPtrArray *sections = g_ptr_array_new_with_free_func (free_section);
  g_auto (GStrv) parts = NULL;
  BonesManualSection *section = NULL;

  g_return_val_if_fail (markdown != NULL, sections);

  parts = g_strsplit (markdown, "\n\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      const gboolean code = g_str_has_prefix (parts[i], "    ");
      const char *part = g_strstrip (parts[i]);
      g_auto (GStrv) lines = g_strsplit (part, "\n", -1);

      if (g_str_has_prefix (part, "## "))
        {
          section = new_section (part + 3);
          g_ptr_array_add (sections, section);
        }
      else if (section != NULL && *part == '|')
        add_rows (section, lines);
      else if (section != NULL && code)
        add_code (section, lines);
      else if (section != NULL && *part != '\0')
        add_paragraph (section, part);
    }

  return sections;
}

GPtrArray *
bones_manual_new (void)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (MANUAL, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  return bones_manual_read (bytes != NULL ? g_bytes_get_data (bytes, NULL) : "");
}

const BonesManualSection *
bones_manual_find (const GPtrArray *sections, const char *number)
{
  gsize length;

  g_return_val_if_fail (sections != NULL && number != NULL, NULL);

  length = strcspn (number, ".");
  for (guint i = 0; i < sections->len; i++)
    {
      const BonesManualSection *section = g_ptr_array_index (sections, i);

      if (strlen (section->number) == length && strncmp (section->number, number, length) == 0)
        return section;
    }

  return NULL;
}

static gboolean
names_rule (const BonesManualBlock *block, const BonesRulebook *book, const BonesRule *rule,
            gboolean group)
{
  gsize length = 0;

  for (const char *at = block->plain; (at = bones_rulebook_find_id (at, &length)) != NULL;
       at += length)
    {
      g_autofree char *id = g_strndup (at, length);
      const BonesRule *named = bones_rulebook_lookup (book, id);

      if (named == rule
          || (group && named != NULL && g_strcmp0 (named->section, rule->section) == 0))
        return TRUE;
    }

  return FALSE;
}

/* A paragraph or a row without a number belongs to the paragraph before it. */
static void
add_places (GPtrArray *places, const BonesManualSection *section, const BonesRulebook *book,
            const BonesRule *rule, gboolean group)
{
  const char *number = section->number, *last = NULL;

  for (guint i = 0; i < section->blocks->len; i++)
    {
      const BonesManualBlock *block = g_ptr_array_index (section->blocks, i);
      BonesManualPlace *place;

      if (block->number != NULL)
        number = block->number;
      if (number == last || !names_rule (block, book, rule, group))
        continue;

      place = g_new (BonesManualPlace, 1);
      place->section = section;
      place->number = last = number;
      g_ptr_array_add (places, place);
    }
}

GPtrArray *
bones_manual_list_about (const GPtrArray *sections, const BonesRulebook *book,
                         const BonesRule *rule)
{
  GPtrArray *places = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (sections != NULL && book != NULL && rule != NULL, places);

  for (gboolean group = FALSE; group <= TRUE && places->len == 0; group++)
    for (guint i = 0; i < sections->len; i++)
      add_places (places, g_ptr_array_index (sections, i), book, rule, group);

  return places;
}

gboolean
bones_manual_matches (const BonesManualSection *section, const BonesManualBlock *block,
                      const char *words)
{
  g_auto (GStrv) each = NULL;

  g_return_val_if_fail (section != NULL && block != NULL && words != NULL, FALSE);

  each = g_str_tokenize_and_fold (words, NULL, NULL);
  for (guint i = 0; each[i] != NULL; i++)
    if (!g_str_match_string (each[i], block->plain, TRUE)
        && !g_str_match_string (each[i], section->title, TRUE))
      return FALSE;

  return each[0] != NULL;
}
