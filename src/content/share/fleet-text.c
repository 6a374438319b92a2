/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "fleet-text.h"
#include "json-read.h"
#include "json-text.h"
#include "setup-text.h"
#include "text-form.h"

#include <string.h>

#define SPECIAL ",()[]\"" /* what separates parts of a line */

/* Whether @text can stand in a line as it is, between characters of @special. */
static gboolean
is_plain (const char *text, const char *special)
{
  const gsize length = strlen (text);

  if (length == 0 || *text == '"' || g_ascii_isspace (text[0]) || g_ascii_isspace (text[length - 1])
      || text[strcspn (text, special)] != '\0')
    return FALSE;

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_iscntrl (g_utf8_get_char (c)))
      return FALSE;

  return TRUE;
}

static void
append_node (GString *out, JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  g_string_append (out, text);
}

/* As it is, or as a JSON string. */
static void
append_text (GString *out, const char *text, const char *special)
{
  g_autoptr (JsonNode) node = NULL;

  if (is_plain (text, special))
    {
      g_string_append (out, text);
      return;
    }

  node = json_node_init_string (json_node_alloc (), text);
  append_node (out, node);
}

/* "Sloop", "Man-of-war [man_o_war]" or "[EX-1]". */
static void
append_thing (GString *out, const char *name, const char *id, char blank)
{
  g_autofree char *label = g_strdelimit (g_strdup (name != NULL ? name : ""), SPECIAL, ' ');
  g_autofree char *folded = bones_text_fold (g_strstrip (label), blank);

  g_return_if_fail (id != NULL);

  if (!is_plain (id, SPECIAL))
    append_text (out, id, SPECIAL);
  else if (!is_plain (label, SPECIAL))
    g_string_append_printf (out, "[%s]", id);
  else if (g_str_equal (folded, id))
    g_string_append (out, label);
  else
    g_string_append_printf (out, "%s [%s]", label, id);
}

static void
write_list (GString *out, JsonArray *list)
{
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      g_string_append (out, i > 0 ? ", " : "");
      append_text (out, json_array_get_string_element (list, i), SPECIAL);
    }
}

/* "Rolled: 3 5 2", and a line for the seed. */
static void
write_rolled (GString *out, JsonObject *rolled)
{
  JsonArray *dice = json_object_get_array_member (rolled, "dice");
  const char *seed = bones_text_member (rolled, "seed");

  for (guint i = 0; i < json_array_get_length (dice); i++)
    g_string_append_printf (out, i > 0 ? " %d" : "%d", (int) json_array_get_int_element (dice, i));

  if (seed != NULL)
    g_string_append_printf (out, "\nSeed: %s", seed);
}

static void
write_head (GString *out, const BonesRosterFile *file, guint i)
{
  const BonesSetup *setup = file->setup;
  const BonesTextForm form = bones_text_heads[i].form;
  const char *member = bones_text_heads[i].member;
  JsonNode *node = member != NULL ? json_object_get_member (file->document, member) : NULL;
  const char *text = node != NULL ? bones_text_member (file->document, member) : NULL;
  const gboolean is_text = form == BONES_TEXT_PLAIN || form == BONES_TEXT_THING;
  g_autofree char *points = bones_words_points ((gint) file->points);

  if (form != BONES_TEXT_POINTS && (node == NULL || (is_text && text == NULL)))
    return;

  g_string_append_printf (out, "%s: ", bones_text_heads[i].key);
  switch (form)
    {
    case BONES_TEXT_PLAIN:
      append_text (out, text, "");
      break;
    case BONES_TEXT_THING:
      if (i == 0)
        append_thing (out, _ (setup->ruleset->name), text, '-');
      else
        append_thing (out, bones_words_called (setup, member, text), text, '_');
      break;
    case BONES_TEXT_NUMBER:
      append_node (out, node);
      break;
    case BONES_TEXT_LIST:
      write_list (out, json_node_get_array (node));
      break;
    case BONES_TEXT_DICE:
      write_rolled (out, json_node_get_object (node));
      break;
    case BONES_TEXT_POINTS:
      g_string_append (out, points);
      break;
    }

  g_string_append_c (out, '\n');
}

/* A content set within the file: its name, and that it is left out. */
static void
write_own_content (GString *out, JsonObject *set)
{
  g_string_append (out, "Content: ");
  append_text (out, bones_text_member (set, "name"), "");
  g_string_append (out,
                   "\n" BONES_TEXT_LEFT_OUT ": the content set itself; only the file has it\n");
}

static void
write_notes (GString *out, JsonObject *of)
{
  const char *notes = bones_text_member (of, "notes");
  g_auto (GStrv) lines = notes != NULL ? g_strsplit (notes, "\n", -1) : NULL;

  if (notes != NULL && *notes == '\0')
    g_string_append (out, "|\n");

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_string_append (out, *lines[i] != '\0' ? "| " : "|");
      if (*lines[i] != '\0')
        append_text (out, lines[i], "");

      g_string_append_c (out, '\n');
    }
}

/* The name of the class, the wizard … @id, or NULL. */
static const char *
find_name (const BonesSetup *setup, const char *member, const char *id)
{
  const BonesRuleset *ruleset = setup->ruleset;
  gint kind;

  if (g_strcmp0 (member, "variant") == 0)
    return ruleset->variant != NULL ? bones_words_called (setup, ruleset->variant, id) : NULL;

  if (g_strcmp0 (member, "class") != 0)
    return bones_words_called (setup, g_strcmp0 (member, "wizard") == 0 ? "rank" : member, id);

  kind = bones_ruleset_kind (setup, id);
  return kind >= 0 ? bones_words_called (
             setup, NULL, ruleset->kind_words (setup->content, setup->options, (guint) kind))
                   : NULL;
}

/* ", character Bolt", as often as there are rows. */
static void
write_rows (GString *out, const BonesSetup *setup, JsonObject *ship, const BonesTextTrait *trait)
{
  JsonArray *rows = NULL;

  bones_json_read_array (ship, trait->member, &rows, NULL);
  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      const char *id = bones_text_member (json_array_get_object_element (rows, i), trait->row);

      g_string_append_printf (out, ", %s ", trait->word);
      append_thing (out, find_name (setup, trait->row, id), id, '_');
    }
}

static void
write_trait (GString *out, const BonesSetup *setup, JsonObject *ship, const BonesTextTrait *trait)
{
  const char *id = trait->has_id ? bones_text_member (ship, trait->member) : NULL;

  g_string_append_printf (out, id != NULL ? ", %s " : ", %s", trait->word);
  if (id != NULL)
    append_thing (out, find_name (setup, trait->member, id), id, '_');
}

static void
write_ship (GString *out, const BonesSetup *setup, guint number, JsonObject *ship)
{
  const char *name = bones_text_member (ship, "name"), *class = bones_text_member (ship, "class");

  g_string_append_printf (out, "%u. ", number);
  if (name != NULL)
    {
      append_text (out, name, "()\"");
      g_string_append_c (out, ' ');
    }

  g_string_append_c (out, '(');
  append_thing (out, find_name (setup, "class", class), class, '_');
  for (const BonesTextTrait *trait = bones_text_traits; trait->word != NULL; trait++)
    if (trait->row != NULL)
      write_rows (out, setup, ship, trait);
    else if (json_object_has_member (ship, trait->member))
      write_trait (out, setup, ship, trait);

  g_string_append (out, ")\n");
  write_notes (out, ship);
}

/* A value of an option: "on", "single_die", 9.5, {"N":3}. */
static void
write_value (GString *out, JsonNode *value)
{
  const char *text;

  if (JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_BOOLEAN)
    {
      g_string_append (out, json_node_get_boolean (value) ? "on" : "off");
      return;
    }

  text = JSON_NODE_HOLDS_VALUE (value) ? json_node_get_string (value) : NULL;
  if (text != NULL && g_ascii_isalpha (*text) && is_plain (text, "]")
      && !bones_json_check (text, strlen (text), NULL) && !g_str_equal (text, "on")
      && !g_str_equal (text, "off"))
    g_string_append (out, text);
  else
    append_node (out, value);
}

/* How many of @options are not as in @base; a large number if @options lacks one of @base. */
static guint
count_different (JsonObject *options, JsonObject *base)
{
  JsonObjectIter members;
  const char *key;
  JsonNode *value;
  guint same = 0;

  json_object_iter_init (&members, base);
  while (json_object_iter_next (&members, &key, &value))
    {
      JsonNode *own = json_object_get_member (options, key);

      if (own == NULL)
        return G_MAXUINT;

      same += json_node_equal (own, value);
    }

  return json_object_get_size (options) - same;
}

/* The edition or the preset from which the fewest of @options differ; NULL if they are not
 * complete. */
static JsonObject *
find_base (const BonesRosterFile *file, JsonObject *options, const BonesPreset **preset)
{
  const BonesRuleset *ruleset = file->setup->ruleset;
  const char *edition = bones_text_member (file->document, "edition");
  JsonObject *best = bones_text_options (ruleset, edition, NULL);
  guint fewest = count_different (options, best);

  *preset = NULL;
  for (const BonesPreset *other = ruleset->presets; other != NULL && other->id != NULL; other++)
    {
      g_autoptr (JsonObject) base = bones_text_options (ruleset, edition, other);
      const guint n = count_different (options, base);

      if (n >= fewest)
        continue;

      json_object_unref (best);
      best = g_steal_pointer (&base);
      fewest = n;
      *preset = other;
    }

  if (fewest == G_MAXUINT)
    g_clear_pointer (&best, json_object_unref);

  return best;
}

/* Only those that differ from @base (or NULL). */
static void
write_differences (GString *out, const BonesSetup *setup, JsonObject *options, JsonObject *base)
{
  JsonObjectIter members;
  const char *key;
  JsonNode *value;

  json_object_iter_init_ordered (&members, options);
  while (json_object_iter_next_ordered (&members, &key, &value))
    {
      JsonNode *before = base != NULL ? json_object_get_member (base, key) : NULL;
      const char *name = bones_words_called (setup, "option", key);

      if (before != NULL && json_node_equal (before, value))
        continue;

      g_string_append (out, "- ");
      append_thing (out, name, key, '_');
      g_string_append (out, ": ");
      write_value (out, value);
      g_string_append_c (out, '\n');
    }
}

static void
write_options (GString *out, const BonesRosterFile *file)
{
  const BonesPreset *preset = NULL;
  g_autoptr (JsonObject) base = NULL;
  JsonObject *options = NULL;

  bones_json_read_object (file->document, "options", &options, NULL);
  if (options == NULL)
    return;

  base = find_base (file, options, &preset);
  g_string_append (out, "\nOptions:");
  if (base != NULL)
    {
      g_string_append (out, " " BONES_TEXT_AS_IN);
      if (preset != NULL)
        append_thing (out, bones_words_called (file->setup, "preset", preset->id), preset->id, '_');
      else
        g_string_append (out, BONES_TEXT_THE_EDITION);

      if (count_different (options, base) > 0)
        g_string_append (out, ", but");
    }

  g_string_append_c (out, '\n');
  write_differences (out, file->setup, options, base);
}

char *
bones_fleet_text_write (const BonesRosterFile *file)
{
  g_autoptr (GString) out = g_string_new (BONES_TEXT_FIRST " ");
  JsonArray *ships = NULL;
  JsonObject *set = NULL;

  g_return_val_if_fail (file != NULL, NULL);

  append_text (out, file->roster->name, "");
  g_string_append_c (out, '\n');
  bones_json_read_object (file->document, "content", &set, NULL);
  for (guint i = 0; bones_text_heads[i].key != NULL; i++)
    if (set != NULL && g_strcmp0 (bones_text_heads[i].member, "content") == 0)
      write_own_content (out, set);
    else
      write_head (out, file, i);

  write_notes (out, file->document);
  g_string_append_c (out, '\n');
  bones_json_read_array (file->document, "ships", &ships, NULL);
  for (guint i = 0; ships != NULL && i < json_array_get_length (ships); i++)
    write_ship (out, file->setup, i + 1, json_array_get_object_element (ships, i));

  write_options (out, file);
  return g_string_free (g_steal_pointer (&out), FALSE);
}
