/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "text-form.h"

#include "json-read.h"
#include "setup-text.h"

const BonesTextHead bones_text_heads[] = {
  { "Game", "ruleset", BONES_TEXT_THING },
  { "Edition", "edition", BONES_TEXT_PLAIN },
  { "Content", "content", BONES_TEXT_PLAIN },
  { "Player", "player", BONES_TEXT_PLAIN },
  { "Faction", "faction", BONES_TEXT_THING },
  { "Side", "side", BONES_TEXT_PLAIN },
  { "Points", NULL, BONES_TEXT_POINTS },
  { "Limit", "limit", BONES_TEXT_NUMBER },
  { "Cards", "cards", BONES_TEXT_NUMBER },
  { "Tags", "tags", BONES_TEXT_LIST },
  { "Rolled", "rolled", BONES_TEXT_DICE },
  { "Seed", NULL, BONES_TEXT_PLAIN },
  { NULL },
};

const BonesTextTrait bones_text_traits[] = {
  { "flagship", "flagship", FALSE },
  { "anti-flyer weapon", "anti_flyer", FALSE },
  { "variant", "variant", TRUE },
  { "wizard", "wizard", TRUE },
  { "character", "characters", TRUE, "character" },
  { "card", "cards", TRUE, "card" },
  { NULL },
};

char *
bones_text_fold (const char *text, char blank)
{
  g_autofree char *small = NULL;
  gboolean after_blank = FALSE;
  GString *id;

  g_return_val_if_fail (text != NULL, NULL);

  small = g_utf8_strdown (text, -1);
  id = g_string_new (NULL);
  for (const char *c = small; *c != '\0'; c = g_utf8_next_char (c))
    {
      const gunichar letter = g_utf8_get_char (c);

      if (!g_unichar_isalnum (letter))
        {
          after_blank = id->len > 0;
          continue;
        }

      if (after_blank)
        g_string_append_c (id, blank);

      g_string_append_unichar (id, letter);
      after_blank = FALSE;
    }

  return g_string_free (id, FALSE);
}

const char *
bones_text_member (JsonObject *object, const char *member)
{
  const char *text = NULL;

  g_return_val_if_fail (object != NULL && member != NULL, NULL);

  return bones_json_read_string (object, member, &text, NULL) ? text : NULL;
}

JsonObject *
bones_text_options (const BonesRuleset *ruleset, const char *edition, const BonesPreset *preset)
{
  g_autoptr (BonesSetup) setup = NULL;
  g_autoptr (GVariant) values = NULL;
  g_autoptr (JsonNode) node = NULL;

  g_return_val_if_fail (ruleset != NULL, NULL);

  setup = bones_setup_new (ruleset, NULL);
  if (!bones_options_begin (setup, edition, NULL))
    return NULL;

  if (preset != NULL)
    bones_preset_set (setup, preset);

  values = g_variant_ref_sink (bones_options_to_variant (ruleset, setup->options, NULL));
  node = json_gvariant_serialize (values);
  return json_object_ref (json_node_get_object (node));
}
