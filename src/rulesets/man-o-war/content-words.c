/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the content calls things, and the ids by which it is asked about them. */
#include "content-parts.h"

static void
words_free (gpointer data)
{
  BonesWords *words = data;

  g_free ((char *) words->id);
  g_free ((char *) words->text);
  g_free (words);
}

GHashTable *
mw_content_words_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, NULL, words_free);
}

void
mw_content_name (MwContent *self, char *id, const char *text)
{
  BonesWords *words = g_new0 (BonesWords, 1);

  words->id = id;
  words->text = g_strdup (text);
  words->written = TRUE;
  g_hash_table_replace (self->words, (gpointer) words->id, words);
}

/* The id "KIND.ID" of a thing that is called @text; it belongs to the words. */
static const char *
name (MwContent *self, const char *kind, const char *id, const char *text)
{
  char *whole = g_strconcat (kind, ".", id, NULL);

  mw_content_name (self, whole, text);
  return whole;
}

static void
explain (MwContent *self, const char *kind, const char *id, const char *text)
{
  if (*text != '\0')
    mw_content_name (self, g_strconcat ("about.", kind, ".", id, NULL), text);
}

static void
name_templates (MwContent *self)
{
  for (guint kind = 0; kind < self->n_templates; kind++)
    {
      MwTemplate *template = &self->templates[kind];
      g_autofree char *prefix = g_strconcat ("location.", template->id, NULL);

      template->words = (char *) name (self, "template", template->id, template->name);
      explain (self, "template", template->id, template->notes);
      if (template->special != NULL)
        name (self, "special", template->id, template->special);

      self->location_ids[kind] = g_new0 (const char *, template->n_locations + 1u);
      for (guint i = 0; i < template->n_locations; i++)
        {
          const MwLocation *location = &template->locations[i];

          self->location_ids[kind][i] = name (self, prefix, location->id, location->name);
        }
    }
}

/* The range bands, and what else may be answered where one is asked. */
static const char **
name_bands (MwContent *self, const MwWeapon *weapon)
{
  const char **ids = g_new0 (const char *, weapon->n_bands + 3u);

  for (guint band = 0; band < weapon->n_bands; band++)
    {
      g_autofree char *number = g_strdup_printf ("%s.%u", weapon->id, band);

      ids[band] = *weapon->bands[band].name != '\0'
                      ? name (self, "band", number, weapon->bands[band].name)
                      : "in-reach";
    }

  ids[weapon->n_bands] = "out-of-reach";
  ids[weapon->n_bands + 1] = "in-the-way";
  return ids;
}

static void
name_weapons (MwContent *self)
{
  for (guint i = 0; i < self->n_weapons; i++)
    {
      const MwWeapon *weapon = &self->weapons[i];

      name (self, "weapon", weapon->id, weapon->name);
      explain (self, "weapon", weapon->id, weapon->text);
      self->band_ids[i] = name_bands (self, weapon);
    }

  for (guint i = 0; i < self->n_criticals; i++)
    {
      mw_content_name (self, g_strdup_printf ("critical.%u", i), self->criticals[i].text);
    }
}

static void
name_spells (MwContent *self)
{
  self->spell_ids = g_new0 (const char *, self->n_spells + 2u);
  for (guint i = 0; i < self->n_spells; i++)
    {
      const MwSpell *spell = &self->spells[i];

      self->spell_ids[i] = name (self, "spell", spell->id, spell->name);
      explain (self, "spell", spell->id, spell->text);
    }

  self->spell_ids[self->n_spells] = "none";
}

static void
name_cards (MwContent *self)
{
  self->card_ids = g_new0 (const char *, self->n_cards + 2u);
  for (guint i = 0; i < self->n_cards; i++)
    {
      const MwCard *card = &self->cards[i];

      self->card_ids[i] = name (self, "card", card->id, card->name);
      explain (self, "card", card->id, card->text);
    }

  self->card_ids[self->n_cards] = "none";
}

static void
name_ranks (MwContent *self)
{
  self->rank_ids = g_new0 (const char *, self->n_ranks + 2u);
  for (guint i = 0; i < self->n_ranks; i++)
    self->rank_ids[i] = name (self, "rank", self->ranks[i].id, self->ranks[i].name);

  self->rank_ids[self->n_ranks] = "none";
}

/* Rows of which the content keeps but the names: their ids are numbers. */
static const char **
name_list (MwContent *self, const char *kind, char *const *names, guint n)
{
  const char **ids = g_new0 (const char *, n + 1u);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);

      ids[i] = name (self, kind, number, names[i]);
    }

  return ids;
}

static void
name_notes (MwContent *self, const MwEffects *effects)
{
  for (guint i = 0; i < effects->n; i++)
    if (effects->list[i].text != NULL)
      mw_content_name (self, g_strdup_printf ("note.%d", effects->list[i].number),
                       effects->list[i].text);
}

static void
name_all_notes (MwContent *self)
{
  for (guint kind = 0; kind < self->n_templates; kind++)
    {
      name_notes (self, &self->templates[kind].special_effects);
      for (guint i = 0; i < self->templates[kind].n_locations; i++)
        name_notes (self, &self->templates[kind].locations[i].effects);
    }

  for (guint i = 0; i < self->n_weapons; i++)
    name_notes (self, &self->weapons[i].effects);

  for (guint i = 0; i < self->n_criticals; i++)
    name_notes (self, &self->criticals[i].effects);

  for (guint i = 0; i < self->n_spells; i++)
    name_notes (self, &self->spells[i].effects);

  for (guint i = 0; i < self->n_cards; i++)
    name_notes (self, &self->cards[i].effects);
}

void
mw_content_name_all (MwContent *self)
{
  name_templates (self);
  name_weapons (self);
  name_spells (self);
  name_cards (self);
  name_ranks (self);
  name_all_notes (self);
  self->colour_ids = name_list (self, "colour", self->colours, self->n_colours);
  g_free (name_list (self, "symbol", self->symbols, self->n_symbols));
}

const BonesWords *
mw_content_words (gconstpointer content, const char *id)
{
  const MwContent *self = content;

  return g_hash_table_lookup (self->words, id);
}

const char *const *
mw_content_factions (gconstpointer content)
{
  const MwContent *self = content;

  return self->n_races > 0 ? (const char *const *) self->race_ids : NULL;
}
