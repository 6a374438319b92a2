/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <glib/gi18n-lib.h>

#include "protocol-rulesets.h"

#include "content.h"
#include "ids.h"
#include "json-text.h"
#include "protocol-content.h"
#include "registry.h"
#include "setup-text.h"

#include <string.h>

/* Sets @member to the words for "PREFIX.ID", if there are any. */
static void
add_words (const BonesSetup *setup, JsonObject *to, const char *member, const char *prefix,
           const char *id)
{
  g_autofree char *whole = g_strconcat (prefix, ".", id, NULL);
  const char *words = bones_words_called (setup, NULL, whole);

  if (words != NULL)
    json_object_set_string_member (to, member, words);
}

/* Copies the members of @from that @to lacks. */
static void
add_members (JsonObject *from, JsonObject *to)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, from);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (!json_object_has_member (to, name))
      json_object_set_member (to, name, json_node_copy (node));
}

static void
add_values (const BonesOption *option, JsonObject *to)
{
  JsonArray *values;

  if (option->kind == BONES_OPTION_NUMBER)
    {
      bones_option_to_json (to, "lowest", option, option->lowest);
      bones_option_to_json (to, "highest", option, option->highest);
      json_object_set_double_member (to, "step", option->halves ? 0.5 : 1);
    }

  if (option->kind != BONES_OPTION_VALUES)
    return;

  values = json_array_new ();
  for (guint i = 0; option->values[i] != NULL; i++)
    json_array_add_string_element (values, option->values[i]);

  json_object_set_array_member (to, "values", values);
}

/* The values of other editions that differ from the default. */
static void
add_profiles (const BonesRuleset *ruleset, guint option, const guint8 *defaults, JsonObject *to)
{
  JsonObject *profiles = json_object_new ();

  for (guint edition = 1; ruleset->editions[edition] != NULL; edition++)
    {
      g_autoptr (BonesSetup) setup = bones_setup_new (ruleset, NULL);

      if (bones_options_begin (setup, ruleset->editions[edition], NULL)
          && setup->options[option] != defaults[option])
        bones_option_to_json (profiles, ruleset->editions[edition], &ruleset->options[option],
                              setup->options[option]);
    }

  if (option > 0 && json_object_get_size (profiles) > 0)
    json_object_set_object_member (to, "profiles", profiles);
  else
    json_object_unref (profiles);
}

/* The switch that must be on for the option to do anything. */
static void
add_need (const BonesRuleset *ruleset, const char *key, JsonObject *to)
{
  for (const BonesNeed *need = ruleset->needs; need != NULL && need->option != NULL; need++)
    if (g_str_equal (need->option, key))
      json_object_set_string_member (to, "needs", need->needs);
}

/* Aliases, which switch one value of an option, follow the options. */
static void
add_aliases (const BonesSetup *setup, JsonArray *options)
{
  const BonesRuleset *ruleset = setup->ruleset;

  for (const BonesAlias *alias = ruleset->aliases; alias != NULL && alias->key != NULL; alias++)
    {
      const gint i = bones_ruleset_option (ruleset, alias->option);
      JsonObject *to = json_object_new (), *sets = json_object_new ();

      json_object_set_string_member (sets, alias->option, alias->value);
      json_object_set_string_member (to, "id", alias->key);
      json_object_set_string_member (to, "kind", bones_option_kind_ids[BONES_OPTION_SWITCH]);
      json_object_set_boolean_member (
          to, "default", g_str_equal (ruleset->options[i].values[setup->options[i]], alias->value));
      json_object_set_object_member (to, "sets", sets);
      json_object_set_string_member (to, "text", _ (alias->text));
      json_array_add_object_element (options, to);
    }
}

static JsonArray *
write_options (const BonesSetup *setup, JsonObject *content)
{
  JsonArray *options = json_array_new ();

  for (guint i = 0; setup->ruleset->options[i].key != NULL; i++)
    {
      const BonesOption *option = &setup->ruleset->options[i];
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "id", option->key);
      json_object_set_string_member (to, "kind", bones_option_kind_ids[option->kind]);
      bones_option_to_json (to, "default", option, setup->options[i]);
      if (option->kind == BONES_OPTION_DATA && json_object_has_member (content, option->key))
        json_object_set_member (to, "default", json_object_dup_member (content, option->key));

      add_values (option, to);
      add_profiles (setup->ruleset, i, setup->options, to);
      add_need (setup->ruleset, option->key, to);
      json_object_set_string_member (to, "text", _ (option->text));
      json_array_add_object_element (options, to);
    }

  add_aliases (setup, options);
  return options;
}

/* The value "true", "compass" or "8" of a preset in the type of the option. */
static void
add_preset_option (const BonesRuleset *ruleset, const char *key, const BonesSetup *setup,
                   JsonObject *to)
{
  const gint i = bones_ruleset_option (ruleset, key);

  bones_option_to_json (to, key, &ruleset->options[i], setup->options[i]);
}

static JsonArray *
write_presets (const BonesSetup *named)
{
  const BonesRuleset *ruleset = named->ruleset;
  JsonArray *presets = json_array_new ();

  for (const BonesPreset *preset = ruleset->presets; preset != NULL && preset->id != NULL; preset++)
    {
      g_autoptr (BonesSetup) setup = bones_setup_new (ruleset, NULL);
      JsonObject *to = json_object_new (), *options = json_object_new ();

      bones_preset_set (setup, preset);
      for (guint i = 0; ruleset->options[i].key != NULL; i++)
        if (bones_preset_turns_on (preset, &ruleset->options[i]))
          add_preset_option (ruleset, ruleset->options[i].key, setup, options);

      for (const char *const *pair = preset->options; *pair != NULL; pair += 2)
        add_preset_option (ruleset, pair[0], setup, options);

      json_object_set_string_member (to, "id", preset->id);
      add_words (named, to, "name", "preset", preset->id);
      add_words (named, to, "text", "about", preset->id);
      json_object_set_string_member (to, "edition", preset->edition);
      json_object_set_object_member (to, "options", options);
      json_array_add_object_element (presets, to);
    }

  return presets;
}

/* The object with the id @id in @list of the content, or NULL. */
static JsonObject *
find_in_content (JsonObject *content, const char *list, const char *id)
{
  JsonArray *array =
      json_object_has_member (content, list) ? json_object_get_array_member (content, list) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);

      if (g_strcmp0 (json_object_get_string_member_with_default (object, "id", NULL), id) == 0)
        return object;
    }

  return NULL;
}

/* Factions: members of the content, with their names and texts. */
static JsonArray *
write_factions (const BonesSetup *setup, JsonObject *content)
{
  const char *const *ids = bones_setup_factions (setup);
  JsonArray *factions = json_array_new ();

  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      JsonObject *from = find_in_content (content, "factions", ids[i]);
      const char *name = bones_words_called (setup, "faction", ids[i]);
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "id", ids[i]);
      json_object_set_string_member (to, "name", name != NULL ? name : ids[i]);
      add_words (setup, to, "text", "about", ids[i]);
      if (from != NULL)
        add_members (from, to);

      json_array_add_object_element (factions, to);
    }

  return factions;
}

/* The ids and names of the tracks of a class, if classes have tracks of their own. */
static void
add_own_tracks (const BonesSetup *setup, guint kind, JsonObject *to)
{
  const BonesTrack *tracks = setup->ruleset->ship_tracks;
  JsonObject *own;

  if (setup->ruleset->track_words == NULL)
    return;

  own = json_object_new ();
  for (guint i = 0; tracks[i].id != NULL; i++)
    if (bones_setup_has_track (setup, kind, i))
      {
        g_autofree char *name = bones_words_ship_track (setup, kind, i);

        json_object_set_string_member (own, tracks[i].id, name);
      }

  json_object_set_object_member (to, "tracks", own);
}

static void
add_tracks (const BonesRuleset *ruleset, const guint16 *tracks, JsonObject *to)
{
  for (guint i = 0; ruleset->ship_tracks[i].id != NULL; i++)
    if (tracks[i] != ruleset->ship_tracks[i].base)
      json_object_set_int_member (to, ruleset->ship_tracks[i].id,
                                  (gint64) tracks[i] - ruleset->ship_tracks[i].base);
}

/* What the class needs in a fleet, and the faction of a special model. */
static void
add_limits (JsonObject *content, const char *id, JsonObject *to)
{
  static const char *const members[] = { "needs", "faction" };
  JsonObject *class = find_in_content (content, "classes", id);

  for (guint i = 0; class != NULL && i < G_N_ELEMENTS (members); i++)
    if (json_object_has_member (class, members[i]))
      json_object_set_member (to, members[i], json_object_dup_member (class, members[i]));
}

/* The factions that may have the class, if the content has factions and not all of them may. */
static void
add_races (const BonesSetup *setup, guint kind, JsonObject *to)
{
  const char *const *ids = bones_setup_factions (setup);
  JsonArray *races;
  gboolean all = TRUE;

  if (setup->ruleset->content_factions == NULL)
    return;

  races = json_array_new ();
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    if (bones_setup_offers (setup, ids[i], kind))
      json_array_add_string_element (races, ids[i]);
    else
      all = FALSE;

  if (!all)
    json_object_set_array_member (to, "factions", races);
  else
    json_array_unref (races);
}

static JsonArray *
write_classes (const BonesSetup *setup, JsonObject *content)
{
  const BonesRuleset *ruleset = setup->ruleset;
  JsonArray *classes = json_array_new ();
  guint16 tracks[BONES_MAX_TRACKS];

  for (guint kind = 0; kind < ruleset->n_kinds (setup->content); kind++)
    {
      const char *id = ruleset->kind_id (setup->content, kind);
      const char *name = bones_words_called (
          setup, NULL, ruleset->kind_words (setup->content, setup->options, kind));
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "id", id);
      json_object_set_string_member (to, "name", name != NULL ? name : id);
      json_object_set_double_member (
          to, "points", ruleset->kind_points (setup->content, setup->options, kind) / 2.0);
      json_object_set_boolean_member (to, "offered", bones_setup_offers (setup, NULL, kind));
      bones_setup_commission (setup, kind, tracks);
      add_tracks (ruleset, tracks, to);
      add_own_tracks (setup, kind, to);
      add_limits (content, id, to);
      add_races (setup, kind, to);
      json_array_add_object_element (classes, to);
    }

  return classes;
}

static JsonArray *
write_verbs (const BonesRuleset *ruleset)
{
  JsonArray *actions = json_array_new ();

  for (guint i = 0; ruleset->verbs[i].id != NULL; i++)
    {
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "id", ruleset->verbs[i].id);
      json_object_set_string_member (to, "name",
                                     bones_words_translate ("action", ruleset->verbs[i].name));
      json_object_set_string_member (to, "of", bones_verb_owner_ids[ruleset->verbs[i].of]);
      json_array_add_object_element (actions, to);
    }

  return actions;
}

static JsonArray *
write_roll_kinds (const BonesRuleset *ruleset)
{
  JsonArray *rolls = json_array_new ();

  for (guint i = 0; ruleset->rolls != NULL && ruleset->rolls[i].id != NULL; i++)
    {
      JsonObject *to = json_object_new ();

      json_object_set_string_member (to, "id", ruleset->rolls[i].id);
      json_object_set_string_member (to, "name", _ (ruleset->rolls[i].name));
      json_array_add_object_element (rolls, to);
    }

  return rolls;
}

static JsonArray *
write_editions (const BonesRuleset *ruleset)
{
  JsonArray *editions = json_array_new ();

  for (guint i = 0; ruleset->editions[i] != NULL; i++)
    json_array_add_string_element (editions, ruleset->editions[i]);

  return editions;
}

static JsonObject *
write_ruleset (const BonesRuleset *ruleset, const char *text, const char *edition, GError **error)
{
  g_autoptr (GBytes) stock = text == NULL ? bones_content_get (ruleset, error) : NULL;
  const char *json = stock != NULL ? g_bytes_get_data (stock, NULL) : text;
  g_autoptr (BonesSetup) setup =
      json != NULL ? bones_content_setup_of (ruleset, json, edition, error) : NULL;
  g_autoptr (JsonObject) content =
      setup != NULL ? bones_json_parse_object (json, strlen (json), error) : NULL;
  JsonObject *to;

  if (content == NULL)
    return NULL;

  to = json_object_new ();
  json_object_set_string_member (to, "id", ruleset->id);
  json_object_set_string_member (to, "name", _ (ruleset->name));
  json_object_set_int_member (to, "rules_version", ruleset->rules_version);
  json_object_set_array_member (to, "editions", write_editions (ruleset));
  json_object_set_string_member (to, "edition", ruleset->editions[setup->options[0]]);
  json_object_set_array_member (to, "options", write_options (setup, content));
  json_object_set_array_member (to, "presets", write_presets (setup));
  json_object_set_array_member (to, "factions", write_factions (setup, content));
  json_object_set_array_member (to, "classes", write_classes (setup, content));
  json_object_set_array_member (to, "actions", write_verbs (ruleset));
  json_object_set_array_member (to, "rolls", write_roll_kinds (ruleset));
  return to;
}

static gboolean
handle_rulesets (BonesDesk *desk, JsonObject *request, JsonObject *reply, GError **error)
{
  const BonesRuleset *const *rulesets = bones_rulesets ();
  g_autoptr (JsonArray) array = json_array_new ();
  const char *edition = NULL, *only = NULL;
  g_autofree char *content = NULL;

  if (!bones_json_read_string (request, "ruleset", &only, error)
      || !bones_json_read_string (request, "edition", &edition, error)
      || !bones_read_content (desk, request, only, &content, error))
    return FALSE;

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      JsonObject *ruleset;

      if ((only != NULL && !g_str_equal (only, rulesets[i]->id))
          || (only == NULL && edition != NULL && !g_strv_contains (rulesets[i]->editions, edition)))
        continue;

      ruleset = write_ruleset (rulesets[i], content, edition, error);
      if (ruleset == NULL)
        return FALSE;

      json_array_add_object_element (array, ruleset);
    }

  json_object_set_array_member (reply, "rulesets", g_steal_pointer (&array));
  return TRUE;
}

const BonesDeskVerb bones_rulesets_verbs[] = {
  { "rulesets", handle_rulesets, BONES_VERB_ASKS_AT },
  { NULL },
};
