/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "protocol-rule.h"

#include "ids.h"
#include "protocol-write.h"
#include "registry.h"
#include "rule-view.h"
#include "setup-text.h"

/* Whether @ruleset is that of the open battle. */
static gboolean
is_of_battle (const BonesDesk *desk, const BonesRuleset *ruleset)
{
  return desk->table != NULL && bones_table_get_rules (desk->table)->ruleset == ruleset;
}

static JsonObject *
write_head (const BonesRuleset *ruleset, const BonesRule *rule)
{
  JsonObject *to = json_object_new ();

  json_object_set_string_member (to, "id", rule->id);
  json_object_set_string_member (to, "ruleset", ruleset->id);
  json_object_set_string_member (to, "section", rule->section);
  json_object_set_string_member (to, "title", rule->title);
  return to;
}

/* The options that change the rule, with their values if @setup is that of a battle. */
static void
add_settings (const BonesRuleset *ruleset, const GPtrArray *settings, gboolean battle,
              JsonObject *to)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < settings->len; i++)
    {
      const BonesSettingView *setting = g_ptr_array_index (settings, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", setting->key);
      json_object_set_string_member (object, "text", setting->text);
      if (battle && setting->alias)
        json_object_set_boolean_member (object, "value", setting->value != 0);
      else if (battle && ruleset->options[setting->option].kind != BONES_OPTION_DATA)
        bones_option_to_json (object, "value", &ruleset->options[setting->option], setting->value);

      json_array_add_object_element (array, object);
    }

  json_object_set_array_member (to, "options", array);
}

static void
add_rulings (const GPtrArray *rulings, JsonObject *to)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < rulings->len; i++)
    {
      const BonesRulingView *ruling = g_ptr_array_index (rulings, i);
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "seq", ruling->seq);
      json_object_set_string_member (object, "text", ruling->text);
      json_array_add_object_element (array, object);
    }

  json_object_set_array_member (to, "rulings", array);
}

static void
add_named (const BonesRulebook *book, const BonesRule *rule, JsonObject *to)
{
  g_autoptr (GPtrArray) named = bones_rulebook_list_named_by (book, rule);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < named->len; i++)
    json_array_add_string_element (array, ((BonesRule *) g_ptr_array_index (named, i))->id);

  json_object_set_array_member (to, "see", array);
}

static JsonObject *
write_rule (BonesDesk *desk, const BonesRuleset *ruleset, const BonesRulebook *book,
            const BonesRule *rule)
{
  const gboolean battle = is_of_battle (desk, ruleset);
  g_autoptr (BonesSetup) plain = battle ? NULL : bones_setup_new (ruleset, NULL);
  const BonesSetup *setup = battle ? bones_table_get_rules (desk->table) : plain;
  g_autoptr (GPtrArray) log = battle ? bones_view_log (desk->table, desk->viewer) : NULL;
  g_autoptr (BonesRuleView) view = bones_rule_view_new (
      rule, setup, battle ? bones_desk_get_view (desk)->options : setup->options, log);
  JsonObject *to = write_head (ruleset, rule);

  json_object_set_string_member (to, "text", rule->text);
  bones_write_words (to, "example", rule->example);
  add_settings (ruleset, view->settings, battle, to);
  add_named (book, rule, to);
  if (battle)
    add_rulings (view->rulings, to);

  return to;
}

/* Adds to @reply what the book of @ruleset has. Returns FALSE if the book cannot be read. */
static gboolean
look_up (BonesDesk *desk, const BonesRuleset *ruleset, const char *id, const char *words,
         JsonArray *found, JsonObject *reply, GError **error)
{
  g_autoptr (BonesRulebook) book = bones_rulebook_new (ruleset, error);
  g_autoptr (GPtrArray) rules = NULL;
  const BonesRule *rule;

  if (book == NULL)
    return FALSE;

  if (words != NULL)
    {
      rules = bones_rulebook_search (book, words);
      for (guint i = 0; i < rules->len; i++)
        json_array_add_object_element (found, write_head (ruleset, g_ptr_array_index (rules, i)));

      return TRUE;
    }

  rule = bones_rulebook_lookup (book, id);
  if (rule != NULL)
    json_object_set_object_member (reply, "rule", write_rule (desk, ruleset, book, rule));

  return TRUE;
}

static gboolean
read_request (BonesDesk *desk, JsonObject *request, const char **id, const char **words,
              const BonesRuleset **only, GError **error)
{
  const char *ruleset = NULL;

  if (!bones_json_read_string (request, "rule", id, error)
      || !bones_json_read_string (request, "words", words, error)
      || !bones_json_read_string (request, "ruleset", &ruleset, error))
    return FALSE;

  if ((*id == NULL) == (*words == NULL))
    return bones_desk_refuse (error, BONES_DESK_ERROR_BAD_REQUEST,
                              "Give “rule”, the id of a rule, or “words” to look for.");

  *only = ruleset != NULL ? bones_ruleset_find (ruleset) : NULL;
  if (ruleset != NULL && *only == NULL)
    return bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no rule system “%.40s”.",
                              ruleset);

  if (*only == NULL && desk->table != NULL)
    *only = bones_table_get_rules (desk->table)->ruleset;

  return TRUE;
}

static gboolean
handle_rule (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesRuleset *const *rulesets = bones_rulesets ();
  g_autoptr (JsonArray) found = json_array_new ();
  const BonesRuleset *only = NULL;
  const char *id = NULL, *words = NULL;

  if (!read_request (desk, request, &id, &words, &only, error))
    return FALSE;

  for (guint i = 0; rulesets[i] != NULL; i++)
    if ((only == NULL || only == rulesets[i])
        && !look_up (desk, rulesets[i], id, words, found, reply, error))
      return FALSE;

  if (words != NULL)
    json_object_set_array_member (reply, "rules", g_steal_pointer (&found));

  return words != NULL || json_object_has_member (reply, "rule")
         || bones_desk_refuse (error, BONES_DESK_ERROR_NO_SUCH, "There is no rule “%.40s”.", id);
}

const BonesDeskVerb bones_rule_verbs[] = {
  { "rule", handle_rule, BONES_VERB_READS | BONES_VERB_ASKS_AT },
  { NULL },
};
