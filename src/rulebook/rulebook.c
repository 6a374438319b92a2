/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "rulebook.h"

#include <string.h>

#include "json-read.h"
#include "json-text.h"
#include "rulebook-resource.h"
#include "setup-text.h"

#define FORMAT "crossbones-rules"
#define VERSION 1

struct _BonesRulebook {
  gatomicrefcount refs;
  const BonesRuleset *ruleset;
  JsonObject *json;  /* owned: the words are in it */
  GPtrArray *rules;  /* of BonesRule, in their order */
  GHashTable *by_id; /* maps ids to what is in rules */
};

G_DEFINE_QUARK (bones - rulebook - error, bones_rulebook_error)

static void
free_rule (gpointer data)
{
  BonesRule *rule = data;

  g_free ((gpointer) rule->options);
  g_free (rule);
}

BonesRulebook *
bones_rulebook_ref (BonesRulebook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  g_atomic_ref_count_inc (&book->refs);
  return book;
}

void
bones_rulebook_unref (BonesRulebook *book)
{
  g_return_if_fail (book != NULL);

  if (!g_atomic_ref_count_dec (&book->refs))
    return;

  g_hash_table_unref (book->by_id);
  g_ptr_array_unref (book->rules);
  g_clear_pointer (&book->json, json_object_unref);
  g_free (book);
}

static BonesRulebook *
new_empty (const BonesRuleset *ruleset)
{
  BonesRulebook *book = g_new0 (BonesRulebook, 1);

  g_atomic_ref_count_init (&book->refs);
  book->ruleset = ruleset;
  book->rules = g_ptr_array_new_with_free_func (free_rule);
  book->by_id = g_hash_table_new (g_str_hash, g_str_equal);
  return book;
}

static gboolean refuse (GError **error, BonesRulebookError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static gboolean
refuse (GError **error, BonesRulebookError code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (BONES_RULEBOOK_ERROR, code, format, args));
  va_end (args);
  return FALSE;
}

/* Whether @object has no other members than @known. */
static gboolean
has_only (JsonObject *object, const char *const *known, GError **error)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    if (!g_strv_contains (known, name))
      return refuse (error, BONES_RULEBOOK_ERROR_FORM, "Unknown member “%.40s”.", name);

  return TRUE;
}

/* Text that must be there. */
static gboolean
read_words (JsonObject *object, const char *member, const char **words, GError **error)
{
  if (!bones_json_need (object, member, error)
      || !bones_json_read_string (object, member, words, error))
    return FALSE;

  return **words != '\0' || refuse (error, BONES_RULEBOOK_ERROR_FORM, "“%s” is empty.", member);
}

static gboolean
is_id (const char *text)
{
  gsize length;

  return bones_rulebook_find_id (text, &length) == text && text[length] == '\0';
}

static gboolean
read_id (const BonesRulebook *book, JsonObject *object, const char **id, GError **error)
{
  if (!bones_json_need (object, "id", error) || !bones_json_read_string (object, "id", id, error))
    return FALSE;

  if (!is_id (*id))
    return refuse (error, BONES_RULEBOOK_ERROR_FORM, "“%.40s” is no id of a rule.", *id);

  return !g_hash_table_contains (book->by_id, *id)
         || refuse (error, BONES_RULEBOOK_ERROR_NAMES, "The book has “%s” twice.", *id);
}

static gboolean
read_options (const BonesRulebook *book, JsonObject *object, const char *const **options,
              GError **error)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_new ();
  JsonArray *array = NULL;

  if (!bones_json_read_array (object, "options", &array, error))
    return FALSE;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      const char *key = NULL;

      if (!bones_json_node_string (json_array_get_element (array, i), "options", &key, error))
        return FALSE;

      if (bones_ruleset_option (book->ruleset, key) < 0
          && bones_alias_find (book->ruleset, key) == NULL)
        return refuse (error, BONES_RULEBOOK_ERROR_NAMES, "%s has no option “%.60s”.",
                       book->ruleset->id, key);

      g_ptr_array_add (keys, (gpointer) key);
    }

  g_ptr_array_add (keys, NULL);
  *options = (const char *const *) g_ptr_array_steal (keys, NULL);
  return TRUE;
}

static gboolean
read_rule (BonesRulebook *book, const char *section, JsonNode *node, GError **error)
{
  static const char *const known[] = { "id", "title", "text", "example", "options", NULL };
  g_autofree BonesRule *rule = g_new0 (BonesRule, 1);
  JsonObject *object = NULL;

  rule->section = section;
  if (!bones_json_node_object (node, "rules", &object, error) || !has_only (object, known, error)
      || !read_id (book, object, &rule->id, error)
      || !read_words (object, "title", &rule->title, error)
      || !read_words (object, "text", &rule->text, error)
      || (json_object_has_member (object, "example")
          && !read_words (object, "example", &rule->example, error))
      || !read_options (book, object, &rule->options, error))
    return FALSE;

  g_hash_table_insert (book->by_id, (gpointer) rule->id, rule);
  g_ptr_array_add (book->rules, g_steal_pointer (&rule));
  return TRUE;
}

/* “Rule BS-MOVE-1 (3 of “Movement”): …” */
static void
say_which (GError **error, JsonNode *node, guint i, const char *section)
{
  const char *id =
      JSON_NODE_HOLDS_OBJECT (node)
          ? json_object_get_string_member_with_default (json_node_get_object (node), "id", NULL)
          : NULL;

  g_prefix_error (error, "Rule %s (%u of “%s”): ", id != NULL ? id : "without an id", i + 1,
                  section);
}

static gboolean
read_section (BonesRulebook *book, JsonNode *node, GError **error)
{
  static const char *const known[] = { "title", "rules", NULL };
  JsonObject *object = NULL;
  JsonArray *rules = NULL;
  const char *title = NULL;

  if (!bones_json_node_object (node, "sections", &object, error) || !has_only (object, known, error)
      || !read_words (object, "title", &title, error) || !bones_json_need (object, "rules", error)
      || !bones_json_read_array (object, "rules", &rules, error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (rules); i++)
    if (!read_rule (book, title, json_array_get_element (rules, i), error))
      {
        say_which (error, json_array_get_element (rules, i), i, title);
        return FALSE;
      }

  return TRUE;
}

static gboolean
read_head (const BonesRulebook *book, GError **error)
{
  static const char *const known[] = { "format", "version", "ruleset", "sections", NULL };
  const char *format = NULL, *ruleset = NULL;
  gint64 version = 0;

  if (!has_only (book->json, known, error) || !bones_json_need (book->json, "sections", error)
      || !bones_json_read_string (book->json, "format", &format, error)
      || !bones_json_read_string (book->json, "ruleset", &ruleset, error)
      || !bones_json_read_integer (book->json, "version", VERSION, VERSION, &version, error))
    return FALSE;

  if (g_strcmp0 (format, FORMAT) != 0 || version != VERSION)
    return refuse (error, BONES_RULEBOOK_ERROR_FORM, "“format” must be “%s”, “version” %d.", FORMAT,
                   VERSION);

  return g_strcmp0 (ruleset, book->ruleset->id) == 0
         || refuse (error, BONES_RULEBOOK_ERROR_NAMES, "“ruleset” must be “%s”.",
                    book->ruleset->id);
}

/* Every id in @text is in the book. */
static gboolean
knows_ids (const BonesRulebook *book, const BonesRule *rule, const char *text, GError **error)
{
  gsize length = 0;

  for (const char *at = text; at != NULL && (at = bones_rulebook_find_id (at, &length)) != NULL;
       at += length)
    {
      g_autofree char *id = g_strndup (at, length);

      if (!g_hash_table_contains (book->by_id, id))
        return refuse (error, BONES_RULEBOOK_ERROR_NAMES,
                       "Rule %s names %s, which is not in the book.", rule->id, id);
    }

  return TRUE;
}

static void
translate (BonesRulebook *book)
{
  for (guint i = 0; i < book->rules->len; i++)
    {
      BonesRule *rule = g_ptr_array_index (book->rules, i);

      rule->section = _ (rule->section);
      rule->title = _ (rule->title);
      rule->text = _ (rule->text);
      if (rule->example != NULL)
        rule->example = _ (rule->example);
    }
}

static gboolean
read_book (BonesRulebook *book, GError **error)
{
  JsonArray *sections = NULL;

  if (!read_head (book, error) || !bones_json_read_array (book->json, "sections", &sections, error))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (sections); i++)
    if (!read_section (book, json_array_get_element (sections, i), error))
      return FALSE;

  for (guint i = 0; i < book->rules->len; i++)
    {
      const BonesRule *rule = g_ptr_array_index (book->rules, i);

      if (!knows_ids (book, rule, rule->text, error)
          || !knows_ids (book, rule, rule->example, error))
        return FALSE;
    }

  translate (book);
  return TRUE;
}

BonesRulebook *
bones_rulebook_new_from_json (const BonesRuleset *ruleset, const char *json, gsize length,
                              GError **error)
{
  g_autoptr (BonesRulebook) book = NULL;

  g_return_val_if_fail (ruleset != NULL && json != NULL, NULL);

  book = new_empty (ruleset);
  book->json = bones_json_parse_object (json, length, error);
  if (book->json == NULL || !read_book (book, error))
    {
      g_prefix_error (error, "The rule book of %s: ", ruleset->id);
      return NULL;
    }

  return g_steal_pointer (&book);
}

BonesRulebook *
bones_rulebook_new (const BonesRuleset *ruleset, GError **error)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *path = NULL;
  const char *json;
  gsize length;

  g_return_val_if_fail (ruleset != NULL, NULL);

  path = g_strconcat ("/crossbones/rules/", ruleset->id, ".json", NULL);
  bytes =
      g_resource_lookup_data (rulebook_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL)
    return new_empty (ruleset);

  json = g_bytes_get_data (bytes, &length);
  return bones_rulebook_new_from_json (ruleset, json, length, error);
}

const GPtrArray *
bones_rulebook_list (const BonesRulebook *book)
{
  g_return_val_if_fail (book != NULL, NULL);

  return book->rules;
}

const BonesRule *
bones_rulebook_lookup (const BonesRulebook *book, const char *id)
{
  const BonesRule *rule;

  g_return_val_if_fail (book != NULL && id != NULL, NULL);

  rule = g_hash_table_lookup (book->by_id, id);
  for (guint i = 0; rule == NULL && i < book->rules->len; i++)
    {
      const BonesRule *other = g_ptr_array_index (book->rules, i);

      if (g_ascii_strcasecmp (other->id, id) == 0)
        rule = other;
    }

  return rule;
}

/* Whether each of @words stands in one of @texts. */
static gboolean
holds (const char *const *texts, guint n, char **words)
{
  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean found = FALSE;

      for (guint text = 0; text < n && !found; text++)
        found = texts[text] != NULL && g_str_match_string (words[i], texts[text], TRUE);

      if (!found)
        return FALSE;
    }

  return TRUE;
}

GPtrArray *
bones_rulebook_search (const BonesRulebook *book, const char *words)
{
  g_autoptr (GPtrArray) rest = g_ptr_array_new ();
  g_auto (GStrv) each = NULL;
  GPtrArray *found;

  g_return_val_if_fail (book != NULL && words != NULL, NULL);

  found = g_ptr_array_new ();
  each = g_str_tokenize_and_fold (words, NULL, NULL);
  if (each[0] == NULL)
    return found;

  for (guint i = 0; i < book->rules->len; i++)
    {
      BonesRule *rule = g_ptr_array_index (book->rules, i);
      const char *const texts[] = { rule->title, rule->id, rule->text, rule->example,
                                    rule->section };

      if (holds (texts, 2, each))
        g_ptr_array_add (found, rule);
      else if (holds (texts, G_N_ELEMENTS (texts), each))
        g_ptr_array_add (rest, rule);
    }

  g_ptr_array_extend (found, rest, NULL, NULL);
  return found;
}

GPtrArray *
bones_rulebook_list_changed_by (const BonesRulebook *book, const char *key)
{
  GPtrArray *found;

  g_return_val_if_fail (book != NULL && key != NULL, NULL);

  found = g_ptr_array_new ();
  for (guint i = 0; i < book->rules->len; i++)
    {
      BonesRule *rule = g_ptr_array_index (book->rules, i);

      if (g_strv_contains (rule->options, key))
        g_ptr_array_add (found, rule);
    }

  return found;
}

GPtrArray *
bones_rulebook_list_named_by (const BonesRulebook *book, const BonesRule *rule)
{
  const char *texts[2];
  GPtrArray *found;
  gsize length = 0;

  g_return_val_if_fail (book != NULL && rule != NULL, NULL);

  found = g_ptr_array_new ();
  texts[0] = rule->text;
  texts[1] = rule->example;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    for (const char *at = texts[i];
         at != NULL && (at = bones_rulebook_find_id (at, &length)) != NULL; at += length)
      {
        g_autofree char *id = g_strndup (at, length);
        BonesRule *other = g_hash_table_lookup (book->by_id, id);

        if (other != NULL && other != rule && !g_ptr_array_find (found, other, NULL))
          g_ptr_array_add (found, other);
      }

  return found;
}

/* The end of an id that begins at @text: "BS-MOVE-1", "R-27", "MW-FLT-12a"; or NULL. */
static const char *
end_of_id (const char *text)
{
  const char *at = text;

  while (g_ascii_isupper (*at))
    {
      while (g_ascii_isupper (*at))
        at++;

      if (*at++ != '-')
        return NULL;
    }

  if (at == text || !g_ascii_isdigit (*at))
    return NULL;

  while (g_ascii_isdigit (*at))
    at++;

  return g_ascii_islower (*at) && !g_ascii_isalnum (at[1]) ? at + 1 : at;
}

const char *
bones_rulebook_find_id (const char *text, gsize *length)
{
  g_return_val_if_fail (text != NULL && length != NULL, NULL);

  for (const char *at = text; *at != '\0'; at++)
    {
      const char *end = at == text || !g_ascii_isalnum (at[-1]) ? end_of_id (at) : NULL;

      if (end != NULL && !g_ascii_isalnum (*end))
        {
          *length = (gsize) (end - at);
          return at;
        }
    }

  return NULL;
}
