/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words that a content set brings, and their ids. */
#include "mw-content.h"

#include <string.h>

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

/* Names a thing @text. Returns its id "KIND.ID", which belongs to the words. */
static const char *
add_name (MwContent *self, const char *kind, const char *id, const char *text)
{
  char *whole = g_strconcat (kind, ".", id, NULL);

  mw_content_name (self, whole, text);
  return whole;
}

static void
add_about (MwContent *self, const char *kind, const char *id, const char *text)
{
  if (*text != '\0')
    mw_content_name (self, g_strconcat ("about.", kind, ".", id, NULL), text);
}

/* Names each row of guns by its own name, or by its location and its weapon. */
static void
name_guns (MwContent *self, guint kind)
{
  static const char *const banks[] = { "bow", "port", "starboard", "stern", "all-round" };
  const MwTemplate *template = &self->templates[kind];
  guint n = 0, batteries = G_N_ELEMENTS (banks);

  self->gun_ids[kind] = g_new0 (const char *, MW_MAX_LOCATIONS *MW_MAX_GUNS + 1u);
  self->battery_ids[kind] = g_new0 (const char *, batteries + MW_MAX_NAMED_GUNS + 1u);
  memcpy (self->battery_ids[kind], banks, sizeof banks);
  for (guint i = 0; i < template->n_locations; i++)
    for (guint j = 0; j < template->locations[i].n_guns; j++, n++)
      {
        const MwGuns *guns = &template->locations[i].guns[j];
        g_autofree char *number = g_strdup_printf ("%s.%u", template->id, n);
        g_autofree char *both = g_strdup_printf ("%s: %s", template->locations[i].name,
                                                 self->weapons[guns->weapon].name);

        self->gun_ids[kind][n] =
            add_name (self, "guns", number, guns->name != NULL ? guns->name : both);
        if (guns->name != NULL)
          self->battery_ids[kind][batteries++] = self->gun_ids[kind][n];
      }
}

/* The choices of how she moves: MwOfWay, and then her own ways. */
static void
name_ways (MwContent *self, guint kind)
{
  static const char *const usual[] = { "sail",      "oars",          "pivot-90",
                                       "pivot-180", "ramming-speed", "back" };
  const MwTemplate *template = &self->templates[kind];
  g_autofree char *prefix = g_strconcat ("way.", template->id, NULL);

  self->way_ids[kind] = g_new0 (const char *, G_N_ELEMENTS (usual) + template->n_ways + 1u);
  memcpy (self->way_ids[kind], usual, sizeof usual);
  for (guint i = 0; i < template->n_ways; i++)
    self->way_ids[kind][G_N_ELEMENTS (usual) + i] =
        add_name (self, prefix, template->ways[i].id, template->ways[i].name);
}

static void
name_abilities (MwContent *self, const char *prefix, const char *id, const MwAbility *abilities,
                guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%s.%u", id, i);

      add_name (self, prefix, number, abilities[i].name);
    }
}

static void
name_boats (MwContent *self)
{
  for (guint kind = 0; kind < self->n_templates; kind++)
    for (guint i = 0; i < self->templates[kind].n_boats; i++)
      self->templates[kind].boat_ids[i] =
          self->templates[self->templates[kind].boats[i].kind].words;
}

static void
name_templates (MwContent *self)
{
  for (guint kind = 0; kind < self->n_templates; kind++)
    {
      MwTemplate *template = &self->templates[kind];
      g_autofree char *prefix = g_strconcat ("location.", template->id, NULL);

      template->words = (char *) add_name (self, "template", template->id, template->name);
      add_about (self, "template", template->id, template->notes);
      name_abilities (self, "special", template->id, template->abilities, template->n_abilities);

      self->location_ids[kind] = g_new0 (const char *, template->n_locations + 1u);
      for (guint i = 0; i < template->n_locations; i++)
        {
          const MwLocation *location = &template->locations[i];

          self->location_ids[kind][i] = add_name (self, prefix, location->id, location->name);
        }

      name_guns (self, kind);
      name_ways (self, kind);
      for (guint hint = 0; hint < MW_HINTS; hint++)
        if (template->hints[hint] != NULL)
          {
            g_autofree char *number = g_strdup_printf ("%d", MW_HINT_NUMBER (kind, hint));

            add_name (self, "hint", number, template->hints[hint]);
          }
    }
}

/* "4″", "4.5″": with a point in every locale, since it is a name of the content. */
static char *
write_inches (guint hundredths)
{
  const guint part = hundredths % 100;

  return part == 0        ? g_strdup_printf ("%u″", hundredths / 100)
         : part % 10 == 0 ? g_strdup_printf ("%u.%u″", hundredths / 100, part / 10)
                          : g_strdup_printf ("%u.%02u″", hundredths / 100, part);
}

/* The choices for the range of a weapon: its bands, out of reach, in the way. Each has an id of its
 * own. */
static const char **
name_bands (MwContent *self, const MwWeapon *weapon)
{
  const char **ids = g_new0 (const char *, weapon->n_bands + 3u);

  for (guint band = 0; band < weapon->n_bands; band++)
    {
      const MwBand *at = &weapon->bands[band];
      g_autofree char *number = g_strdup_printf ("%s.%u", weapon->id, band);
      g_autofree char *inches = write_inches (at->up_to);

      if (*at->name != '\0')
        ids[band] = add_name (self, "band", number, at->name);
      else
        ids[band] = weapon->n_bands == 1 ? "in-reach" : add_name (self, "band", number, inches);
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

      add_name (self, "weapon", weapon->id, weapon->name);
      add_about (self, "weapon", weapon->id, weapon->text);
      self->band_ids[i] = name_bands (self, weapon);
    }

  for (guint i = 0; i < self->n_criticals; i++)
    {
      mw_content_name (self, g_strdup_printf ("critical.%u", i), self->criticals[i].text);
    }
}

static void
name_tables (MwContent *self)
{
  for (guint i = 0; i < self->n_tables; i++)
    {
      add_name (self, "table", self->tables[i].id, self->tables[i].name);
      for (guint row = 0; row < self->tables[i].n_rows; row++)
        mw_content_name (self, g_strdup_printf ("row.%d", MW_TABLE_ROW (i, row)),
                         self->tables[i].rows[row].text);
    }
}

static void
name_spells (MwContent *self)
{
  self->spell_ids = g_new0 (const char *, self->n_spells + 2u);
  for (guint i = 0; i < self->n_spells; i++)
    {
      const MwSpell *spell = &self->spells[i];

      self->spell_ids[i] = add_name (self, "spell", spell->id, spell->name);
      add_about (self, "spell", spell->id, spell->text);
    }

  self->spell_ids[self->n_spells] = "none";
}

static void
name_cards (MwContent *self)
{
  self->card_ids = g_new0 (const char *, self->n_cards + 2u);
  self->card_prices = g_new0 (guint16, self->n_cards + 1u);
  for (guint i = 0; i < self->n_cards; i++)
    {
      const MwCard *card = &self->cards[i];

      self->card_ids[i] = add_name (self, "card", card->id, card->name);
      self->card_prices[i] = (guint16) mw_card_price (self, i);
      add_about (self, "card", card->id, card->text);
    }

  self->card_ids[self->n_cards] = "none";
}

static void
name_decks (MwContent *self)
{
  for (guint i = 1; i <= self->n_decks; i++)
    {
      const MwDeck *deck = &self->decks[i];

      add_name (self, "deck", deck->id, deck->name);
      if (deck->counters != NULL)
        add_name (self, "counters", deck->id, deck->counters);
    }
}

static void
name_ranks (MwContent *self)
{
  self->rank_ids = g_new0 (const char *, self->n_ranks + 2u);
  self->rank_prices = g_new0 (guint16, self->n_ranks + 1u);
  for (guint i = 0; i < self->n_ranks; i++)
    {
      self->rank_ids[i] = add_name (self, "rank", self->ranks[i].id, self->ranks[i].name);
      self->rank_prices[i] = self->ranks[i].points;
    }

  self->rank_ids[self->n_ranks] = "none";
}

static void
name_characters (MwContent *self)
{
  self->character_ids = g_new0 (const char *, self->n_characters + 2u);
  self->character_prices = g_new0 (guint16, self->n_characters + 1u);
  for (guint i = 0; i < self->n_characters; i++)
    {
      const MwCharacter *character = &self->characters[i];

      self->character_ids[i] = add_name (self, "character", character->id, character->name);
      self->character_prices[i] = character->points;
      add_about (self, "character", character->id, character->text);
      name_abilities (self, "skill", character->id, character->abilities, character->n_abilities);
    }

  self->character_ids[self->n_characters] = "none";
}

/* Names rows without an id of their own by their number. */
static const char **
name_list (MwContent *self, const char *kind, char *const *names, guint n)
{
  const char **ids = g_new0 (const char *, n + 1u);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);

      ids[i] = add_name (self, kind, number, names[i]);
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
      for (guint i = 0; i < self->templates[kind].n_ways; i++)
        name_notes (self, &self->templates[kind].ways[i].fail_effects);

      for (guint i = 0; i < self->templates[kind].n_abilities; i++)
        name_notes (self, &self->templates[kind].abilities[i].effects);

      for (guint i = 0; i < self->templates[kind].n_locations; i++)
        name_notes (self, &self->templates[kind].locations[i].effects);
    }

  for (guint i = 0; i < self->n_characters; i++)
    for (guint j = 0; j < self->characters[i].n_abilities; j++)
      name_notes (self, &self->characters[i].abilities[j].effects);

  for (guint i = 0; i < self->n_weapons; i++)
    {
      name_notes (self, &self->weapons[i].effects);
      name_notes (self, &self->weapons[i].misfire_effects);
      name_notes (self, &self->weapons[i].recoil_effects);
    }

  for (guint i = 0; i < self->n_criticals; i++)
    name_notes (self, &self->criticals[i].effects);

  for (guint i = 0; i < self->n_tables; i++)
    for (guint row = 0; row < self->tables[i].n_rows; row++)
      name_notes (self, &self->tables[i].rows[row].effects);

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
  name_tables (self);
  name_spells (self);
  name_cards (self);
  name_decks (self);
  name_ranks (self);
  name_boats (self);
  name_characters (self);
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

/* ---- Values ---- */

static const char nothing[] = "choice.none";

/* The id "KIND.PART" if the content has words for it. */
static const char *
id_of (const MwContent *content, const char *kind, const char *part)
{
  g_autofree char *id = g_strconcat (kind, ".", part, NULL);
  const BonesWords *words = mw_content_words (content, id);

  return words != NULL ? words->id : nothing;
}

static const char *
numbered (const MwContent *content, const char *kind, guint n)
{
  g_autofree char *number = g_strdup_printf ("%u", n);

  return id_of (content, kind, number);
}

/* MW_PLACE() */
static const char *
location_at (const MwContent *content, guint place)
{
  const guint template = place / MW_MAX_LOCATIONS, location = place % MW_MAX_LOCATIONS;

  return template <content->n_templates &&location < content->templates[template].n_locations
                       ? content->location_ids[template][location]
                       : nothing;
}

/* MW_GUNS_NUMBER() */
static const char *
guns_at (const MwContent *content, guint number)
{
  const guint place = number / MW_MAX_GUNS, row = number % MW_MAX_GUNS;
  const guint kind = place / MW_MAX_LOCATIONS, location = place % MW_MAX_LOCATIONS;

  return kind < content->n_templates && location < content->templates[kind].n_locations
                 && row < content->templates[kind].locations[location].n_guns
             ? mw_row_words (content, kind, location, row)
             : nothing;
}

const char *
mw_row_words (const MwContent *content, guint kind, guint location, guint row)
{
  for (guint i = 0; i < location; i++)
    row += content->templates[kind].locations[i].n_guns;

  return content->gun_ids[kind][row];
}

const char *
mw_battery_words (const MwContent *content, guint kind, guint battery)
{
  static const char *const banks[MW_NAMED] = { "choice.bow", "choice.port", "choice.starboard",
                                               "choice.stern", "choice.all-round" };

  return battery < MW_NAMED ? banks[battery] : content->battery_ids[kind][battery];
}

const char *
mw_weapon_words (const MwContent *content, guint weapon)
{
  return weapon < content->n_weapons ? id_of (content, "weapon", content->weapons[weapon].id)
                                     : nothing;
}

/* MW_WAY_NUMBER() */
static const char *
way_at (const MwContent *content, guint number)
{
  const guint kind = number / MW_MAX_WAYS, way = number % MW_MAX_WAYS;
  g_autofree char *prefix = NULL;

  if (kind >= content->n_templates || way >= content->templates[kind].n_ways)
    return nothing;

  prefix = g_strconcat ("way.", content->templates[kind].id, NULL);
  return id_of (content, prefix, content->templates[kind].ways[way].id);
}

/* MW_CHARACTER_ABILITY() */
static const char *
skill_at (const MwContent *content, guint number)
{
  const guint character = number / MW_MAX_CHARACTER_ABILITIES;
  g_autofree char *id = character < content->n_characters
                            ? g_strdup_printf ("%s.%u", content->characters[character].id,
                                               number % MW_MAX_CHARACTER_ABILITIES)
                            : NULL;

  return id != NULL ? id_of (content, "skill", id) : nothing;
}

/* MW_ABILITY_NUMBER(), or MW_CHARACTER_ABILITY() */
static const char *
ability_at (const MwContent *content, guint number)
{
  const guint template = number / MW_MAX_ABILITIES;
  g_autofree char *id = template <content->n_templates
                                      ? g_strdup_printf ("%s.%u", content->templates[template].id,
                                                         number % MW_MAX_ABILITIES)
                                      : NULL;

  if (template >= MW_MAX_TEMPLATES)
    return skill_at (content, number - MW_CHARACTER_ABILITY (0, 0));

  return id != NULL ? id_of (content, "special", id) : nothing;
}

/* The id of the words for the text of a card, or for its name if it has no text. */
static const char *
text_of (const MwContent *content, const char *const *ids, guint n_ids, guint n)
{
  const char *id = n < n_ids ? id_of (content, "about", ids[n]) : nothing;

  return id == nothing && n < n_ids ? ids[n] : id;
}

/* The id of the words for a lasting effect: a MwCode in the low byte. */
static const char *
lasting_effect (guint code)
{
  static const char *const ids[MW_CODES] = {
    [MW_SAIL] = "lasting.sail",
    [MW_OARS] = "lasting.oars",
    [MW_SPEED] = "lasting.speed",
    [MW_SPEED_HALF] = "lasting.speed-half",
    [MW_NO_SAIL] = "lasting.no-sail",
    [MW_NO_OARS] = "lasting.no-oars",
    [MW_NO_TURN] = "lasting.no-turn",
    [MW_NO_MOVE] = "lasting.no-move",
    [MW_NO_FIRE] = "lasting.no-fire",
    [MW_GUNS_LOST] = "lasting.guns-lost",
    [MW_CREW] = "lasting.crew",
    [MW_BTW] = "lasting.water",
    [MW_BTW_SAVE] = "lasting.water",
    [MW_HIT] = "lasting.hits",
    [MW_FIRE_AT] = "lasting.fire",
    [MW_FIRE] = "lasting.fire",
    [MW_REPAIR] = "lasting.repair",
    [MW_NOTE] = "lasting.note",
    [MW_WOUND] = "lasting.wounds",
    [MW_NO_RAM] = "lasting.no-ram",
    [MW_MOD] = "lasting.mod",
    [MW_REROLL] = "lasting.reroll",
    [MW_WAY] = "lasting.way",
    [MW_NO_WAY] = "lasting.no-way",
    [MW_ROLL_ON_TABLE] = "lasting.table",
    [MW_FREE_TURN] = "lasting.free-turn",
    [MW_BEFORE_WIND] = "lasting.astern",
    [MW_BEAST] = "lasting.beast",
    [MW_FIRE_AGAIN] = "lasting.fire-again",
  };

  code &= 0xff;
  return code < MW_CODES && ids[code] != NULL ? ids[code] : nothing;
}

const char *
mw_value_words (gconstpointer data, const char *format, gint32 value)
{
  const MwContent *content = data;
  const guint n = value >= 0 ? (guint) value : G_MAXUINT16;

  if (g_str_equal (format, "spell"))
    return n < content->n_spells ? content->spell_ids[n] : nothing;

  if (g_str_equal (format, "mow-card"))
    return n < content->n_cards ? content->card_ids[n] : nothing;

  if (g_str_equal (format, "about-spell"))
    return text_of (content, (const char *const *) content->spell_ids, content->n_spells, n);

  if (g_str_equal (format, "about-card"))
    return text_of (content, (const char *const *) content->card_ids, content->n_cards, n);

  if (g_str_equal (format, "rank")) /* this one and "college" are tracks, counted from 1 */
    return n > 0 && n <= content->n_ranks ? content->rank_ids[n - 1] : NULL;

  if (g_str_equal (format, "college"))
    return n > 0 && n <= content->n_colours ? content->colour_ids[n - 1] : NULL;

  if (g_str_equal (format, "colour"))
    return n < content->n_colours ? content->colour_ids[n] : nothing;

  if (g_str_equal (format, "shade")) /* a colour, counted from 1 */
    return n > 0 && n <= content->n_colours ? content->colour_ids[n - 1] : nothing;

  if (g_str_equal (format, "critical-table"))
    return MW_CRITICAL_TABLE;

  if (g_str_equal (format, "location"))
    return location_at (content, n);

  if (g_str_equal (format, "race"))
    return n < content->n_races ? id_of (content, "faction", content->race_ids[n]) : nothing;

  if (g_str_equal (format, "limited"))
    return n < content->n_limits ? content->limits[n].words : nothing;

  if (g_str_equal (format, "effect"))
    return lasting_effect (n);

  if (g_str_equal (format, "guns"))
    return guns_at (content, n);

  if (g_str_equal (format, "way"))
    return way_at (content, n);

  if (g_str_equal (format, "weapon"))
    return mw_weapon_words (content, n);

  if (g_str_equal (format, "special"))
    return ability_at (content, n);

  if (g_str_equal (format, "character"))
    return n < content->n_characters ? content->character_ids[n] : nothing;

  if (g_str_equal (format, "deck") || g_str_equal (format, "counters"))
    return n > 0 && n <= content->n_decks ? id_of (content, format, content->decks[n].id) : nothing;

  if (g_str_equal (format, "table"))
    return n < content->n_tables ? id_of (content, "table", content->tables[n].id) : nothing;

  if (g_str_equal (format, "hint") || g_str_equal (format, "critical")
      || g_str_equal (format, "row") || g_str_equal (format, "symbol")
      || g_str_equal (format, "note"))
    return numbered (content, format, n);

  return NULL;
}

const char *
mw_counter_words (const MwContent *content, guint kind, const MwCounter *counter)
{
  switch (counter->kind)
    {
    case MW_AMMUNITION:
      return mw_weapon_words (content, counter->of);
    case MW_BOATS_OUT:
      return content->templates[kind].boat_ids[counter->of];
    default:
      return mw_battery_words (content, kind, counter->of);
    }
}
