/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#include <string.h>

#define MOST_CARDS 99       /* of one kind of wind */
#define MOST_SPELL_CARDS 96 /* in one deck, so that two and the factions' own cards have room */

const char *const bs_wind_ids[BS_WIND_KINDS + 1] = { "N",  "NE", "E",  "SE",   "S",
                                                     "SW", "W",  "NW", "calm", NULL };

const char *const bs_faction_ids[] = { "barbarians",  "dwarves",   "elves",
                                       "goblinoids",  "realmsmen", "saurians",
                                       "technomages", "undead",    NULL };

/* FS-GEN-1: those whose sails have the colour of the seat, red to slate. */
const char *const bs_sails[] = { "barbarians", "realmsmen", "goblinoids",  "elves", "undead",
                                 "dwarves",    "saurians",  "technomages", NULL };

static gboolean fail (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

static gboolean
fail (GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error_literal (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT, message);
  return FALSE;
}

static gboolean
read_number (GVariant *from, const char *key, gint64 lowest, gint64 highest, gint64 *number,
             GError **error)
{
  if (!g_variant_lookup (from, key, "x", number))
    return fail (error, "A number \"%s\" is missing", key);

  return (*number >= lowest && *number <= highest)
         || fail (error,
                  "\"%s\" is %" G_GINT64_FORMAT ", not %" G_GINT64_FORMAT " to %" G_GINT64_FORMAT,
                  key, *number, lowest, highest);
}

/* The word of @ids that stands at @key: its number. Where there is none, @value stays as it is. */
static gboolean
read_word (GVariant *from, const char *key, const char *const *ids, guint8 *value, GError **error)
{
  const char *id = NULL;

  if (!g_variant_lookup (from, key, "&s", &id))
    return !g_variant_lookup (from, key, "*", NULL) || fail (error, "\"%s\" is not a word", key);

  for (guint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      {
        *value = i;
        return TRUE;
      }

  return fail (error, "\"%s\" is \"%s\", which it cannot be", key, id);
}

/* Words of @ids in an array: a bit for each. Where there is none, @bits stays as it is. */
static gboolean
read_words (GVariant *from, const char *key, const char *const *ids, guint *bits, GError **error)
{
  g_autoptr (GVariant) words = g_variant_lookup_value (from, key, G_VARIANT_TYPE ("av"));
  const gsize n = words != NULL ? g_variant_n_children (words) : 0;
  guint found = 0;

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (words, i);
      g_autoptr (GVariant) word = g_variant_get_variant (boxed);
      guint bit = 0;

      if (!g_variant_is_of_type (word, G_VARIANT_TYPE_STRING))
        return fail (error, "\"%s\" holds something that is no word", key);

      while (ids[bit] != NULL && !g_str_equal (ids[bit], g_variant_get_string (word, NULL)))
        bit++;

      if (ids[bit] == NULL)
        return fail (error, "\"%s\" holds \"%s\", which there is not", key,
                     g_variant_get_string (word, NULL));

      found |= 1u << bit;
    }

  if (n > 0)
    *bits = found;

  return TRUE;
}

/* A number that need not be there: then @number stays as it is. */
static gboolean
read_optional (GVariant *from, const char *key, gint64 lowest, gint64 highest, gint64 *number,
               GError **error)
{
  g_autoptr (GVariant) there = g_variant_lookup_value (from, key, NULL);

  return there == NULL || read_number (from, key, lowest, highest, number, error);
}

/* BS-ACT-1, BS-FIRE-1, section 11.2 */
static gboolean
read_nature (BsClass *class, GVariant *from, GError **error)
{
  static const char *const buckets[] = { "", "boarding", "sloops", "frigates", "men-o-war", NULL };
  static const char *const attacks[] = { "guns", "ram", "shot", "bite", "tentacles", NULL };
  static const char *const traits[] = { "small-boat", "monster", "creature",    "dives",
                                        "flies",      "passes",  "no-boarding", "fireproof",
                                        "devours",    NULL };
  guint bits = 0, banks = (1 << BS_BANKS) - 1;

  if (!read_word (from, "bucket", buckets, &class->bucket, error)
      || !read_word (from, "attack", attacks, &class->attack, error)
      || !read_words (from, "traits", traits, &bits, error)
      || !read_words (from, "banks", bs_bank_ids, &banks, error))
    return FALSE;

  class->traits = bits;
  class->banks = class->attack == BS_GUNS ? banks : 0;
  return class->bucket >= BS_SLOOPS
         || fail (error, "\"bucket\" is not sloops, frigates or men-o-war");
}

static gboolean
read_class (const BsContent *content, BsClass *class, GVariant *from, GError **error)
{
  const char *faction = NULL;
  gint64 cost, guns, hull, speed, turn, angle, damage = 0, ignites = 0, speed_2015;

  if (!g_variant_lookup (from, "id", "s", &class->id))
    return fail (error, "A class has no \"id\"");

  g_variant_lookup (from, "needs", "s", &class->needs);
  if (!read_nature (class, from, error) || !read_number (from, "cost_halves", 0, 100, &cost, error)
      || !read_number (from, "gun_dice", 1, 9, &guns, error)
      || !read_number (from, "hull_dice", 1, 9, &hull, error)
      || !read_number (from, "speed_halves", 0, 100, &speed, error)
      || !read_number (from, "turn_cost_halves", 0, 100, &turn, error)
      || !read_number (from, "turn_degrees", 0, 360, &angle, error)
      || !read_optional (from, "damage", 0, 9, &damage, error)
      || !read_optional (from, "ignites", 0, 6, &ignites, error)
      || (speed_2015 = speed,
          !read_optional (from, "speed_2015_halves", 0, 100, &speed_2015, error)))
    {
      g_prefix_error (error, "Class \"%s\": ", class->id);
      return FALSE;
    }

  g_variant_lookup (from, "faction", "&s", &faction);
  for (guint i = 0; faction != NULL && i < content->n_factions; i++)
    if (g_str_equal (content->factions[i].id, faction))
      class->faction = i + 1;

  if (faction != NULL && class->faction == 0)
    return fail (error, "Class \"%s\": there is no faction \"%s\"", class->id, faction);

  class->cost = cost;
  class->gun_dice = guns;
  class->hull_dice = hull;
  class->damage = damage;
  class->ignites = ignites;
  class->speed = speed * 50;
  class->speed_2015 = speed_2015 * 50;
  class->turn_cost = turn * 50;
  class->turn_limit = angle;
  return TRUE;
}

static gboolean
read_faction (BsFaction *faction, GVariant *from, GError **error)
{
  gint64 percent = 100, speed = 0, angle = 0, holds = BS_HOLDS, boarding = 0, ram = 0;
  gboolean converts = FALSE;

  if (!g_variant_lookup (from, "id", "s", &faction->id))
    return fail (error, "A faction has no \"id\"");

  if (!read_word (from, "propulsion", bs_propulsion_ids, &faction->propulsion, error)
      || !read_optional (from, "points_percent", 1, 999, &percent, error)
      || !read_optional (from, "speed_halves", -20, 20, &speed, error)
      || !read_optional (from, "turn_degrees", 0, 360, &angle, error)
      || !read_optional (from, "flagship_holds", 1, 7, &holds, error)
      || !read_optional (from, "boarding", -9, 9, &boarding, error)
      || !read_optional (from, "ram_dice", 0, 9, &ram, error))
    {
      g_prefix_error (error, "Faction \"%s\": ", faction->id);
      return FALSE;
    }

  g_variant_lookup (from, "converts", "b", &converts);
  faction->percent = percent;
  faction->speed = speed * 50;
  faction->turn_limit = angle;
  faction->holds = holds;
  faction->boarding = boarding;
  faction->ram_dice = ram;
  faction->converts = converts;
  return TRUE;
}

/* Content of a battle that was begun before there were factions has none. */
static gboolean
read_factions (BsContent *content, GVariant *variant, GError **error)
{
  g_autoptr (GVariant) factions =
      g_variant_lookup_value (variant, "factions", G_VARIANT_TYPE ("av"));
  const gsize n = factions != NULL ? g_variant_n_children (factions) : 0;

  if (n > BS_MAX_FACTIONS)
    return fail (error, "\"factions\" has more than %d of them", BS_MAX_FACTIONS);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (factions, i);
      g_autoptr (GVariant) faction = g_variant_get_variant (boxed);

      if (!g_variant_is_of_type (faction, G_VARIANT_TYPE_VARDICT))
        return fail (error, "Faction %" G_GSIZE_FORMAT " is not an object", i + 1);

      content->n_factions++;
      if (!read_faction (&content->factions[i], faction, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_classes (BsContent *content, GVariant *variant, GError **error)
{
  g_autoptr (GVariant) classes = g_variant_lookup_value (variant, "classes", G_VARIANT_TYPE ("av"));
  const gsize n = classes != NULL ? g_variant_n_children (classes) : 0;

  if (n == 0 || n > BS_MAX_CLASSES)
    return fail (error, "\"classes\" is not an array of 1 to %d classes", BS_MAX_CLASSES);

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (classes, i);
      g_autoptr (GVariant) class = g_variant_get_variant (boxed);

      if (!g_variant_is_of_type (class, G_VARIANT_TYPE_VARDICT))
        return fail (error, "Class %" G_GSIZE_FORMAT " is not an object", i + 1);

      content->n_classes++;
      if (!read_class (content, &content->classes[i], class, error))
        return FALSE;
    }

  return TRUE;
}

/* A deck is data: how many cards there are of each of @ids; those that are not named have none. */
static gboolean
read_deck (GVariant *variant, const char *key, const char *const *ids, guint most, guint8 *counts,
           GError **error)
{
  g_autoptr (GVariant) deck = g_variant_lookup_value (variant, key, G_VARIANT_TYPE_VARDICT);
  const char *id;
  GVariantIter cards;
  guint total = 0;

  if (deck == NULL)
    return fail (error, "\"%s\" is not an object of numbers", key);

  g_variant_iter_init (&cards, deck);
  while (g_variant_iter_next (&cards, "{&sv}", &id, NULL))
    if (!g_strv_contains (ids, id))
      return fail (error, "\"%s\" has a card \"%s\", and there is none of that name", key, id);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      gint64 n = 0;

      if (!read_optional (deck, ids[i], 0, MOST_CARDS, &n, error))
        return FALSE;

      counts[i] = n;
      total += n;
    }

  return (total > 0 && total <= most)
         || fail (error, "\"%s\" has %u cards, not 1 to %u", key, total, most);
}

/* */
static gboolean
read_wind_deck (BsContent *content, GVariant *variant, GError **error)
{
  return read_deck (variant, "wind.deck", bs_wind_ids, BONES_MAX_CARDS, content->wind_deck, error);
}

/* Without spells there is no deck of them. */
static gboolean
read_spell_deck (BsContent *content, GVariant *variant, GError **error)
{
  g_autoptr (GVariant) deck = g_variant_lookup_value (variant, "magic.deck", NULL);
  guint8 counts[BS_SPELLS] = { 0 };

  if (deck == NULL)
    return TRUE;

  if (!read_deck (variant, "magic.deck", bs_spell_ids, MOST_SPELL_CARDS, counts, error))
    return FALSE;

  for (guint i = 0; i < BS_SPELLS; i++)
    content->spells[i].copies = counts[i];

  return TRUE;
}

static gboolean
read_spell (BsContent *content, BsSpell *spell, GVariant *from, GError **error)
{
  const char *faction = NULL;
  gint64 casting = 0, dispel = 0;

  g_variant_lookup (from, "faction", "&s", &faction);
  for (guint i = 0; faction != NULL && i < content->n_factions; i++)
    if (g_str_equal (content->factions[i].id, faction))
      spell->faction = i + 1;

  if (faction != NULL && spell->faction == 0)
    return fail (error, "there is no faction \"%s\"", faction);

  if (!read_optional (from, "casting", 1, 6, &casting, error)
      || !read_optional (from, "dispel", 1, 6, &dispel, error))
    return FALSE;

  spell->casting = casting;
  spell->dispel = dispel;
  return TRUE;
}

/* Section 12.2. Content of a battle that was begun before there was magic has no spells. */
static gboolean
read_spells (BsContent *content, GVariant *variant, GError **error)
{
  g_autoptr (GVariant) spells = g_variant_lookup_value (variant, "spells", G_VARIANT_TYPE_VARDICT);

  for (guint i = 0; spells != NULL && i < BS_SPELLS; i++)
    {
      g_autoptr (GVariant) spell =
          g_variant_lookup_value (spells, bs_spell_ids[i], G_VARIANT_TYPE_VARDICT);

      if (spell == NULL)
        return fail (error, "There is no spell \"%s\"", bs_spell_ids[i]);

      if (!read_spell (content, &content->spells[i], spell, error))
        {
          g_prefix_error (error, "Spell \"%s\": ", bs_spell_ids[i]);
          return FALSE;
        }
    }

  return TRUE;
}

gpointer
bs_content_new (GVariant *variant, GError **error)
{
  BsContent *content = g_new0 (BsContent, 1);

  if (variant == NULL || !g_variant_is_of_type (variant, G_VARIANT_TYPE_VARDICT))
    fail (error, "The content is not an object");
  else if (read_factions (content, variant, error) && read_classes (content, variant, error)
           && read_wind_deck (content, variant, error) && read_spells (content, variant, error)
           && read_spell_deck (content, variant, error))
    return content;

  bs_content_free (content);
  return NULL;
}

void
bs_content_free (gpointer data)
{
  BsContent *content = data;

  for (guint i = 0; i < content->n_classes; i++)
    {
      g_free (content->classes[i].id);
      g_free (content->classes[i].needs);
    }

  for (guint i = 0; i < content->n_factions; i++)
    g_free (content->factions[i].id);

  g_free (content);
}

const BsClass *
bs_class (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsContent *content = setup->content;

  return &content->classes[MIN (game->ships[ship].kind, content->n_classes - 1)];
}
