/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weapons, criticals, cards and ranks, of a content that has been checked. */
#include "content-parts.h"

#define FACTION "faction."

/* The row of @section whose id is @id, or -1. */
gint
mw_row_find (GVariant *content, const char *section, const char *id)
{
  for (guint i = 0; id != NULL && i < bones_rows_count (content, section); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (content, section, i);

      if (g_strcmp0 (bones_row_text (row, "id"), id) == 0)
        return (gint) i;
    }

  return -1;
}

static char *
text_of (GVariant *row, const char *key)
{
  const char *text = bones_row_text (row, key);

  return g_strdup (text != NULL ? text : "");
}

static gboolean
counts_inches (MwCode code)
{
  return code == MW_SAIL || code == MW_OARS || code == MW_SPEED || code == MW_MOVE_ENEMY;
}

static void
read_effect (MwContent *self, MwEffect *effect, GVariant *row, const BonesField *fields,
             MwDuration duration)
{
  const gint number = bones_row_number (row, fields, "number");

  effect->code = (guint8) bones_row_number (row, fields, "code");
  effect->number = (gint16) (counts_inches (effect->code) ? number : number / 100);
  effect->mod =
      (guint8) bones_row_number (row, fields, effect->code == MW_GUNS_LOST ? "facing" : "kind");
  effect->duration = (guint8) (bones_row_text (row, "duration") != NULL
                                   ? bones_row_number (row, fields, "duration")
                                   : (gint) duration);
  if (bones_fields_find (fields, "when") != NULL)
    {
      effect->when = (guint8) bones_row_number (row, fields, "when");
      effect->box = (guint8) bones_row_number (row, fields, "box");
    }

  if (effect->code == MW_NOTE)
    {
      effect->text = text_of (row, "text");
      effect->number = (gint16) self->n_notes++;
    }
}

void
mw_effects_read (MwContent *self, MwEffects *effects, GVariant *row, const char *key,
                 const BonesField *fields, MwDuration duration)
{
  effects->n = (guint8) MIN (bones_rows_count (row, key), MW_MAX_EFFECTS);
  for (guint i = 0; i < effects->n; i++)
    {
      g_autoptr (GVariant) effect = bones_rows_get (row, key, i);

      read_effect (self, &effects->list[i], effect, fields, duration);
    }
}

static guint8
number (GVariant *row, const BonesField *fields, const char *key)
{
  return (guint8) bones_row_number (row, fields, key);
}

static void
read_band (MwBand *band, GVariant *row)
{
  band->name = text_of (row, "name");
  band->up_to = (guint16) bones_row_number (row, mw_band_fields, "up_to");
  band->save = (gint8) bones_row_number (row, mw_band_fields, "save");
}

/* A weapon without bands has one all the same, which is not the content's to name: up to where it
 * reaches. */
static void
read_bands (MwWeapon *weapon, GVariant *row)
{
  weapon->n_bands = (guint8) bones_rows_count (row, "bands");
  for (guint band = 0; band < weapon->n_bands; band++)
    {
      g_autoptr (GVariant) values = bones_rows_get (row, "bands", band);

      read_band (&weapon->bands[band], values);
    }

  if (weapon->n_bands == 0)
    weapon->bands[weapon->n_bands++] = (MwBand){ g_strdup (""), weapon->reach, 0 };
}

static void
read_weapon (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwWeapon *weapon = &self->weapons[i];

  weapon->id = text_of (row, "id");
  weapon->name = text_of (row, "name");
  weapon->text = text_of (row, "text");
  weapon->reach = (guint16) bones_row_number (row, mw_weapon_fields, "reach");
  weapon->shots = number (row, mw_weapon_fields, "shots");
  weapon->needs = number (row, mw_weapon_fields, "needs");
  weapon->anti_flyer = bones_row_is (row, "anti_flyer");
  if (weapon->anti_flyer)
    self->anti_flyer = (guint8) i;

  read_bands (weapon, row);
  mw_effects_read (self, &weapon->effects, row, "effects", mw_effect_fields, MW_INSTANT);
}

static void
read_critical (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwCritical *critical = &self->criticals[i];

  critical->from = number (row, mw_critical_fields, "from");
  critical->to = number (row, mw_critical_fields, "to");
  critical->text = text_of (row, "text");
  mw_effects_read (self, &critical->effects, row, "effects", mw_effect_fields, MW_INSTANT);
}

static void
read_colour (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  self->colours[i] = text_of (row, "name");
}

static void
read_symbol (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  self->symbols[i] = text_of (row, "name");
}

static void
read_spell (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwSpell *spell = &self->spells[i];

  spell->id = text_of (row, "id");
  spell->name = text_of (row, "name");
  spell->text = text_of (row, "text");
  spell->colour = (guint8) mw_row_find (content, "colours", bones_row_text (row, "colour"));
  spell->dispels = (guint8) mw_row_find (content, "colours", bones_row_text (row, "dispels"));
  spell->needs = number (row, mw_spell_fields, "needs");
  spell->target = number (row, mw_spell_fields, "target");
  spell->duration = number (row, mw_spell_fields, "duration");
  spell->copies = number (row, mw_spell_fields, "copies");
  mw_effects_read (self, &spell->effects, row, "effects", mw_effect_fields, spell->duration);
}

static void
read_card (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwCard *card = &self->cards[i];

  card->id = text_of (row, "id");
  card->name = text_of (row, "name");
  card->text = text_of (row, "text");
  card->symbol = (guint8) mw_row_find (content, "symbols", bones_row_text (row, "symbol"));
  card->uses = number (row, mw_card_fields, "uses");
  card->copies = number (row, mw_card_fields, "copies");
  mw_effects_read (self, &card->effects, row, "effects", mw_effect_fields, MW_FOR_THE_GAME);
}

static void
read_rank (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  MwRank *rank = &self->ranks[i];

  rank->id = text_of (row, "id");
  rank->name = text_of (row, "name");
  rank->points = (guint16) bones_row_number (row, mw_rank_fields, "points");
  rank->hand = number (row, mw_rank_fields, "hand");
  rank->honours = number (row, mw_rank_fields, "honours");
  rank->bonus = (gint8) bones_row_number (row, mw_rank_fields, "bonus");
  rank->reroll = bones_row_is (row, "reroll");
}

static void
read_race (MwContent *self, GVariant *content, GVariant *row, guint i)
{
  char *words = g_strconcat (FACTION, bones_row_text (row, "id"), NULL);

  self->races[i] = text_of (row, "name");
  mw_content_name (self, words, self->races[i]);
  self->race_ids[i] = words + strlen (FACTION);
}

void
mw_content_read_rows (MwContent *self, GVariant *content)
{
  const struct {
    const char *section;
    guint8 *n;
    void (*read) (MwContent *self, GVariant *content, GVariant *row, guint i);
  } lists[] = {
    { "weapons", &self->n_weapons, read_weapon },
    { "criticals", &self->n_criticals, read_critical },
    { "colours", &self->n_colours, read_colour },
    { "spells", &self->n_spells, read_spell },
    { "symbols", &self->n_symbols, read_symbol },
    { "cards", &self->n_cards, read_card },
    { "ranks", &self->n_ranks, read_rank },
    { "races", &self->n_races, read_race },
  };

  self->race_ids = g_new0 (const char *, bones_rows_count (content, "races") + 1);
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    {
      *lists[list].n = (guint8) bones_rows_count (content, lists[list].section);
      for (guint i = 0; i < *lists[list].n; i++)
        {
          g_autoptr (GVariant) row = bones_rows_get (content, lists[list].section, i);

          lists[list].read (self, content, row, i);
        }
    }
}
