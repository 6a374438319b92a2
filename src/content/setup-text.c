/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "content.h"
#include "ids.h"
#include "json-read.h"
#include "json-text.h"
#include "roster-file.h"
#include "setup-text.h"

#include <string.h>

G_DEFINE_QUARK (bones - setup - error - quark, bones_setup_error)

static const char *const dice_ids[] = { "app", "real", "ask", NULL };
static const char *const undo_ids[] = { "fence", "free", "never", NULL };

void
bones_game_settings_clear (BonesGameSettings *settings)
{
  g_clear_pointer (&settings->data, g_variant_unref);
}

const char *
bones_dice_source_id (BonesDiceSource source)
{
  return dice_ids[source];
}

gint
bones_dice_source_from_id (const char *id)
{
  return bones_id_lookup (dice_ids, id);
}

const char *
bones_undo_rule_id (BonesUndoRule rule)
{
  return undo_ids[rule];
}

gint
bones_undo_rule_from_id (const char *id)
{
  return bones_id_lookup (undo_ids, id);
}

static gboolean
bad_game (GError **error, char *message)
{
  g_set_error_literal (error, BONES_SETUP_ERROR, BONES_SETUP_ERROR_BAD_GAME, message);
  g_free (message);
  return FALSE;
}

static void
write_data (JsonObject *to, const BonesOption *option, GVariant *data)
{
  g_autoptr (GVariant) content =
      data != NULL ? g_variant_lookup_value (data, option->key, G_VARIANT_TYPE_VARDICT) : NULL;

  if (content != NULL)
    json_object_set_member (to, option->key, json_gvariant_serialize (content));
}

static JsonObject *
write_options (const BonesSetup *setup, GVariant *data)
{
  const BonesOption *options = setup->ruleset->options;
  JsonObject *object = json_object_new ();

  for (guint i = 1; options[i].key != NULL; i++) /* the edition is a member of its own */
    if (options[i].kind == BONES_OPTION_DATA)
      write_data (object, &options[i], data);
    else
      bones_option_to_json (object, options[i].key, &options[i], setup->options[i]);

  return object;
}

char *
bones_setup_to_text (const BonesSetup *setup, const BonesGameSettings *settings)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *fleets = json_array_new ();

  g_return_val_if_fail (setup != NULL && settings != NULL, NULL);

  json_object_set_string_member (object, "edition", setup->ruleset->editions[setup->options[0]]);
  json_object_set_string_member (object, "undo", bones_undo_rule_id (settings->undo));
  json_object_set_object_member (object, "options", write_options (setup, settings->data));
  for (guint i = 0; i < setup->rosters->len; i++)
    {
      JsonObject *fleet = bones_roster_write (g_ptr_array_index (setup->rosters, i));

      json_object_set_string_member (fleet, "dice", bones_dice_source_id (settings->dice[i]));
      json_array_add_object_element (fleets, fleet);
    }

  json_object_set_array_member (object, "fleets", fleets);
  return bones_json_to_text (object, FALSE);
}

static gboolean
read_fleet (BonesSetup *setup, JsonNode *node, BonesGameSettings *settings, GError **error)
{
  const char *dice = "app";
  JsonObject *object;
  BonesRoster *roster;

  if (!bones_json_node_object (node, "fleets", &object, error)
      || !bones_json_read_string (object, "dice", &dice, error))
    return FALSE;

  if (bones_dice_source_from_id (dice) < 0)
    return bad_game (error, g_strdup_printf (_ ("There are no dice called “%s”."), dice));

  roster = bones_roster_read (object, error);
  if (roster == NULL)
    {
      g_autofree char *place = g_strdup_printf (_ ("Fleet %u"), setup->rosters->len + 1);

      bones_json_say_where (error, place, node);
      return FALSE;
    }

  settings->dice[setup->rosters->len] = (BonesDiceSource) bones_dice_source_from_id (dice);
  g_ptr_array_add (setup->rosters, roster);
  return TRUE;
}

static gboolean
read_fleets (BonesSetup *setup, JsonObject *object, BonesGameSettings *settings, GError **error)
{
  JsonArray *fleets = NULL;
  guint n;

  if (!bones_json_need (object, "fleets", error)
      || !bones_json_read_array (object, "fleets", &fleets, error))
    return FALSE;

  n = json_array_get_length (fleets);
  if (n == 0 || n > BONES_MAX_FLEETS)
    return bad_game (
        error, g_strdup_printf (_ ("A battle has 1 to %d fleets, not %u."), BONES_MAX_FLEETS, n));

  for (guint i = 0; i < n; i++)
    if (!read_fleet (setup, json_array_get_element (fleets, i), settings, error))
      return FALSE;

  return TRUE;
}

/* A stored battle names every option that existed when it began. */
static void
set_later_options (BonesSetup *setup)
{
  const BonesOption *options = setup->ruleset->options;

  for (guint i = 1; options[i].key != NULL; i++)
    if (options[i].older > 0)
      setup->options[i] = options[i].older - 1;
}

static gboolean
read_options (BonesSetup *setup, JsonObject *object, BonesGameSettings *settings, GError **error)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GVariant) options = NULL;
  GVariantDict data;

  if (!bones_json_has (object, "options"))
    return TRUE;

  options = json_gvariant_deserialize (json_object_get_member (object, "options"), NULL, error);
  if (options == NULL)
    return FALSE;

  g_variant_ref_sink (options);
  if (!g_variant_is_of_type (options, G_VARIANT_TYPE_VARDICT))
    return bad_game (error, g_strdup (_ ("The options of a game must be a JSON object.")));

  g_variant_dict_init (&data, NULL);
  bones_options_set (setup, options, &data, faults);
  settings->data = g_variant_ref_sink (g_variant_dict_end (&data));
  return faults->len == 0 || bad_game (error, g_strdup (g_ptr_array_index (faults, 0)));
}

static gboolean
read_all (BonesSetup *setup, JsonObject *object, BonesGameSettings *settings, GError **error)
{
  const char *edition = NULL, *undo = "fence";

  if (!bones_json_read_string (object, "edition", &edition, error)
      || !bones_json_read_string (object, "undo", &undo, error)
      || !bones_options_begin (setup, edition, error))
    return FALSE;

  if (bones_undo_rule_from_id (undo) < 0)
    return bad_game (error, g_strdup_printf (_ ("There is no undo rule called “%s”."), undo));

  settings->undo = (BonesUndoRule) bones_undo_rule_from_id (undo);
  set_later_options (setup);
  return read_options (setup, object, settings, error)
         && read_fleets (setup, object, settings, error);
}

/* A ruleset must not see a set-up that cannot be played: the text may come from outside. */
static gboolean
is_playable (const BonesSetup *setup, GError **error)
{
  g_autoptr (GPtrArray) faults = g_ptr_array_new_with_free_func (g_free);

  bones_setup_check (setup, TRUE, faults);
  return faults->len == 0 || bad_game (error, g_strdup (g_ptr_array_index (faults, 0)));
}

BonesSetup *
bones_setup_from_text (const BonesRuleset *ruleset, const char *text, const char *content,
                       BonesGameSettings *settings, GError **error)
{
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (BonesSetup) setup = NULL;

  g_return_val_if_fail (ruleset != NULL && text != NULL && content != NULL, NULL);

  object = bones_json_parse_object (text, strlen (text), error);
  if (object == NULL)
    return NULL;

  setup = bones_setup_new (ruleset, NULL);
  if (!read_all (setup, object, settings, error))
    return NULL;

  if (!bones_content_give (setup, content, settings->data, error) || !is_playable (setup, error))
    return NULL;

  return g_steal_pointer (&setup);
}
