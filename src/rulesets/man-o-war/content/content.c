/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes and frees the content of a ruleset. A set with a flaw is refused as a whole. */
#include "mw-content.h"

gpointer
mw_content_new (GVariant *variant, GError **error)
{
  g_autoptr (GPtrArray) flaws = bones_flaws_new ();
  g_autoptr (GVariant) general = NULL;
  MwContent *self;

  g_return_val_if_fail (variant != NULL, NULL);

  bones_schema_check (&mw_schema, variant, flaws);
  if (flaws->len > 0)
    {
      g_autofree char *text = bones_flaw_to_text (g_ptr_array_index (flaws, 0), NULL);

      g_set_error_literal (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT, text);
      return NULL;
    }

  self = g_new0 (MwContent, 1);
  general = bones_row_object (variant, "general");
  self->critical_dice =
      (guint8) (1 + bones_row_number (general, mw_general_fields, "critical_dice"));
  self->cannon = (guint8) mw_row_find (variant, "weapons", bones_row_text (general, "cannon"));
  self->words = mw_content_words_new ();
  mw_content_read (self, variant);
  mw_content_name_all (self);
  if (bones_row_text (general, "critical_name") != NULL)
    mw_content_name (self, g_strdup (MW_CRITICAL_TABLE), bones_row_text (general, "critical_name"));
  return self;
}

static void
clear_effects (MwEffects *effects)
{
  for (guint i = 0; i < effects->n; i++)
    g_free (effects->list[i].text);
}

static void
clear_abilities (MwAbility *abilities, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_free (abilities[i].name);
      clear_effects (&abilities[i].effects);
    }
}

static void
clear_template (MwTemplate *template)
{
  g_free (template->id);
  g_free (template->name);
  g_free (template->race);
  g_free (template->notes);
  g_free (template->ram_notes);
  for (guint i = 0; i < MW_HINTS; i++)
    g_free (template->hints[i]);
  for (guint i = 0; i < template->n_ways; i++)
    {
      g_free (template->ways[i].id);
      g_free (template->ways[i].name);
      clear_effects (&template->ways[i].fail_effects);
    }

  for (guint i = 0; i < template->n_crews; i++)
    g_free (template->crews[i].name);

  clear_abilities (template->abilities, template->n_abilities);

  for (guint i = 0; i < template->n_locations; i++)
    {
      g_free (template->locations[i].id);
      g_free (template->locations[i].name);
      for (guint j = 0; j < template->locations[i].n_guns; j++)
        g_free (template->locations[i].guns[j].name);
      clear_effects (&template->locations[i].effects);
    }
}

static void
clear_row (char *id, char *name, char *text)
{
  g_free (id);
  g_free (name);
  g_free (text);
}

static void
clear_weapon (MwWeapon *weapon)
{
  clear_row (weapon->id, weapon->name, weapon->text);
  g_free (weapon->race);
  clear_effects (&weapon->effects);
  clear_effects (&weapon->misfire_effects);
  clear_effects (&weapon->recoil_effects);
  for (guint i = 0; i < weapon->n_bands; i++)
    g_free (weapon->bands[i].name);
}

static void
clear_cards (MwContent *self)
{
  for (guint i = 0; i < self->n_spells; i++)
    {
      clear_row (self->spells[i].id, self->spells[i].name, self->spells[i].text);
      clear_effects (&self->spells[i].effects);
    }

  for (guint i = 0; i < self->n_cards; i++)
    {
      clear_row (self->cards[i].id, self->cards[i].name, self->cards[i].text);
      clear_effects (&self->cards[i].effects);
    }
}

static void
clear_rows (MwCritical *rows, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_free (rows[i].text);
      clear_effects (&rows[i].effects);
    }
}

static void
clear_names (char **names, guint n, const char **ids)
{
  for (guint i = 0; i < n; i++)
    g_free (names[i]);

  g_free (ids);
}

void
mw_content_free (gpointer content)
{
  MwContent *self = content;

  for (guint i = 0; i < self->n_templates; i++)
    {
      clear_template (&self->templates[i]);
      g_free (self->location_ids[i]);
      g_free (self->gun_ids[i]);
      g_free (self->battery_ids[i]);
      g_free (self->way_ids[i]);
    }

  for (guint i = 0; i < self->n_weapons; i++)
    {
      clear_weapon (&self->weapons[i]);
      g_free (self->band_ids[i]);
    }

  clear_rows (self->criticals, self->n_criticals);
  for (guint i = 0; i < self->n_tables; i++)
    {
      clear_row (self->tables[i].id, self->tables[i].name, NULL);
      clear_rows (self->tables[i].rows, self->tables[i].n_rows);
    }

  for (guint i = 0; i < self->n_ranks; i++)
    clear_row (self->ranks[i].id, self->ranks[i].name, self->ranks[i].race);

  for (guint i = 1; i <= self->n_decks; i++)
    clear_row (self->decks[i].id, self->decks[i].name, self->decks[i].counters);

  for (guint i = 0; i < self->n_characters; i++)
    {
      clear_row (self->characters[i].id, self->characters[i].name, self->characters[i].text);
      g_free (self->characters[i].race);
      clear_effects (&self->characters[i].effects);
      clear_abilities (self->characters[i].abilities, self->characters[i].n_abilities);
    }

  clear_cards (self);
  clear_names (self->colours, self->n_colours, self->colour_ids);
  clear_names (self->symbols, self->n_symbols, NULL);
  clear_names (self->races, self->n_races, self->race_ids);
  for (guint i = 0; i < self->n_limits; i++)
    g_free (self->limits[i].words);

  g_free (self->spell_ids);
  g_free (self->card_ids);
  g_free (self->rank_ids);
  g_free (self->character_ids);
  g_free (self->card_prices);
  g_free (self->rank_prices);
  g_free (self->character_prices);
  g_hash_table_unref (self->words);
  g_free (self);
}
