/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a number stands for where a template says "{a:spell}". */
#include "man-o-war.h"

static const char nothing[] = "choice.none";

/* The id of the words that the content has under "KIND.PART", as it lives there. */
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

const char *
mw_weapon_words (const MwContent *content, guint weapon)
{
  return weapon < content->n_weapons ? id_of (content, "weapon", content->weapons[weapon].id)
                                     : nothing;
}

/* The name of the special attack of a template. */
static const char *
special_of (const MwContent *content, guint template)
{
  return template <content->n_templates
                       ? id_of (content, "special", content->templates[template].id)
                       : nothing;
}

/* What is written on a card; its name where nothing is. */
static const char *
text_of (const MwContent *content, const char *const *ids, guint n_ids, guint n)
{
  const char *id = n < n_ids ? id_of (content, "about", ids[n]) : nothing;

  return id == nothing && n < n_ids ? ids[n] : id;
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

  if (g_str_equal (format, "rank"))
    return n < content->n_ranks ? content->rank_ids[n] : nothing;

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
    return n < content->n_limits ? mw_limited_words (content, n) : nothing;

  if (g_str_equal (format, "weapon"))
    return mw_weapon_words (content, n);

  if (g_str_equal (format, "special"))
    return special_of (content, n);

  if (g_str_equal (format, "critical") || g_str_equal (format, "symbol")
      || g_str_equal (format, "note"))
    return numbered (content, format, n);

  return NULL;
}
