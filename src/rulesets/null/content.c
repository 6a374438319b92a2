/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the content: numbers, and classes of boats, charms and guilds that players made up. */
#include "null.h"

#include <string.h>

static gboolean
set_error (GError **error, const char *what)
{
  g_set_error_literal (error, BONES_RULESET_ERROR, BONES_RULESET_ERROR_CONTENT, what);
  return FALSE;
}

static BonesWords
make_words (const char *prefix, const char *id, const char *text)
{
  return (
      BonesWords){ .id = g_strconcat (prefix, id, NULL), .text = g_strdup (text), .written = TRUE };
}

/* The id and the name of an object. */
static gboolean
read_name (GVariant *variant, const char **id, const char **name, GError **error)
{
  return (g_variant_lookup (variant, "id", "&s", id)
          && g_variant_lookup (variant, "name", "&s", name))
         || set_error (error, "Each object in a list needs an \"id\" and a \"name\"");
}

/* The thwarts of a boat, from the prow. */
static gboolean
read_thwarts (NullBoat *boat, GVariant *variant, GError **error)
{
  g_autoptr (GVariant) list = g_variant_lookup_value (variant, "thwarts", G_VARIANT_TYPE ("av"));
  const gsize n = list != NULL ? g_variant_n_children (list) : 0;

  if (n > NULL_MOST_THWARTS)
    return set_error (error, "A boat has too many \"thwarts\"");

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (list, i);
      g_autoptr (GVariant) name = g_variant_get_variant (boxed);
      g_autofree char *prefix = g_strdup_printf ("thwart.%u.", (guint) i + 1);

      if (!g_variant_is_of_type (name, G_VARIANT_TYPE_STRING))
        return set_error (error, "\"thwarts\" is a list of names");

      boat->thwarts[boat->n_thwarts++] =
          make_words (prefix, boat->id, g_variant_get_string (name, NULL));
    }

  return TRUE;
}

static gboolean
read_boat (NullContent *content, GVariant *variant, GError **error)
{
  NullBoat *boat = &content->boats[content->n_boats];
  const char *id = NULL, *name = NULL, *rowed = NULL;
  gint64 poles = 0;

  if (!read_name (variant, &id, &name, error))
    return FALSE;

  content->n_boats++;
  boat->id = g_strdup (id);
  boat->name = make_words ("class.", id, name);
  if (g_variant_lookup (variant, "rowed", "&s", &rowed))
    boat->rowed = make_words ("rowed.", id, rowed);

  g_variant_lookup (variant, "look", "s", &boat->look);
  g_variant_lookup (variant, "poles", "x", &poles);
  boat->poles = (guint8) CLAMP (poles, 0, 9);
  return read_thwarts (boat, variant, error);
}

static gboolean
read_charm (NullContent *content, GVariant *variant, GError **error)
{
  NullCharm *charm = &content->charms[content->n_charms];
  const char *id = NULL, *name = NULL, *about = "";
  gint64 copies = 1;

  if (!read_name (variant, &id, &name, error))
    return FALSE;

  g_variant_lookup (variant, "about", "&s", &about);
  g_variant_lookup (variant, "copies", "x", &copies);
  charm->copies = (guint8) CLAMP (copies, 1, 9);
  charm->name = make_words ("charm.", id, name);
  charm->about = make_words ("about.charm.", id, about);
  content->charm_ids[content->n_charms++] = charm->name.id;
  return TRUE;
}

static gboolean
read_guild (NullContent *content, GVariant *variant, GError **error)
{
  const char *id = NULL, *name = NULL;

  if (!read_name (variant, &id, &name, error))
    return FALSE;

  content->guilds[content->n_guilds] = make_words ("faction.", id, name);
  content->guild_ids[content->n_guilds] =
      content->guilds[content->n_guilds].id + strlen ("faction.");
  content->n_guilds++;
  return TRUE;
}

static gboolean
read_list (NullContent *content, GVariant *variant, const char *member, guint most,
           gboolean (*read) (NullContent *, GVariant *, GError **), GError **error)
{
  g_autoptr (GVariant) list = g_variant_lookup_value (variant, member, G_VARIANT_TYPE ("av"));
  const gsize n = list != NULL ? g_variant_n_children (list) : 0;

  if (n > most)
    return set_error (error, "There are too many objects in one list");

  for (gsize i = 0; i < n; i++)
    {
      g_autoptr (GVariant) boxed = g_variant_get_child_value (list, i);
      g_autoptr (GVariant) object = g_variant_get_variant (boxed);

      if (!g_variant_is_of_type (object, G_VARIANT_TYPE_VARDICT))
        return set_error (error, "The lists of the content are made of objects");

      if (!read (content, object, error))
        return FALSE;
    }

  return TRUE;
}

gpointer
null_content_new (GVariant *variant, GError **error)
{
  NullContent *content = g_new0 (NullContent, 1);
  gint64 range;

  if (!g_variant_lookup (variant, "range", "x", &range) || range < 1 || range > 6)
    set_error (error, "The content needs a member \"range\" from 1 to 6");
  else if (read_list (content, variant, "boats", NULL_MOST_BOATS, read_boat, error)
           && read_list (content, variant, "charms", NULL_MOST_CHARMS, read_charm, error)
           && read_list (content, variant, "guilds", NULL_MOST_GUILDS, read_guild, error))
    {
      content->range = (guint8) range;
      for (guint i = 0; i < G_N_ELEMENTS (content->cards); i++)
        content->cards[i] = 2;

      return content;
    }

  null_content_free (content);
  return NULL;
}

static void
clear_words (BonesWords *words)
{
  g_free ((char *) words->id);
  g_free ((char *) words->text);
}

void
null_content_free (gpointer data)
{
  NullContent *content = data;

  for (guint i = 0; i < content->n_boats; i++)
    {
      g_free (content->boats[i].id);
      clear_words (&content->boats[i].name);
      clear_words (&content->boats[i].rowed);
      g_free (content->boats[i].look);
      for (guint thwart = 0; thwart < content->boats[i].n_thwarts; thwart++)
        clear_words (&content->boats[i].thwarts[thwart]);
    }

  for (guint i = 0; i < content->n_charms; i++)
    {
      clear_words (&content->charms[i].name);
      clear_words (&content->charms[i].about);
    }

  for (guint i = 0; i < content->n_guilds; i++)
    clear_words (&content->guilds[i]);

  g_free (content);
}

static const BonesWords *
match_words (const BonesWords *words, const char *id)
{
  return g_strcmp0 (words->id, id) == 0 ? words : NULL;
}

const BonesWords *
null_content_words (gconstpointer data, const char *id)
{
  const NullContent *content = data;
  const BonesWords *found = NULL;

  for (guint i = 0; i < content->n_boats && found == NULL; i++)
    {
      found = match_words (&content->boats[i].name, id);
      if (found == NULL)
        found = match_words (&content->boats[i].rowed, id);
      for (guint thwart = 0; thwart < content->boats[i].n_thwarts && found == NULL; thwart++)
        found = match_words (&content->boats[i].thwarts[thwart], id);
    }

  for (guint i = 0; i < content->n_charms && found == NULL; i++)
    {
      found = match_words (&content->charms[i].name, id);
      if (found == NULL)
        found = match_words (&content->charms[i].about, id);
    }

  for (guint i = 0; i < content->n_guilds && found == NULL; i++)
    found = match_words (&content->guilds[i], id);

  return found;
}

const char *
null_value_words (gconstpointer data, const char *format, gint32 value)
{
  return strcmp (format, "class") == 0 ? null_kind_words (data, NULL, (guint) value) : NULL;
}

guint
null_n_kinds (gconstpointer data)
{
  return 1u + ((const NullContent *) data)->n_boats;
}

const char *
null_kind_id (gconstpointer data, guint kind)
{
  return kind == 0 ? "boat" : ((const NullContent *) data)->boats[kind - 1].id;
}

const char *
null_kind_words (gconstpointer data, const guint8 *options, guint kind)
{
  const NullContent *content = data;

  return kind == 0 || kind > content->n_boats ? "class.boat" : content->boats[kind - 1].name.id;
}

const NullBoat *
null_boat (const BonesSetup *setup, guint kind)
{
  const NullContent *content = setup->content;

  return kind > 0 && kind <= content->n_boats ? &content->boats[kind - 1] : NULL;
}

const char *
null_kind_look (gconstpointer data, guint kind)
{
  const NullContent *content = data;

  return kind > 0 && content->boats[kind - 1].look != NULL ? content->boats[kind - 1].look : "boat";
}

static const char *
words_of_thwart (const NullBoat *boat, guint thwart)
{
  return boat != NULL && thwart < boat->n_thwarts ? boat->thwarts[thwart].id : NULL;
}

const char *
null_track_words (gconstpointer data, guint kind, guint track)
{
  const NullContent *content = data;
  const NullBoat *boat = kind > 0 ? &content->boats[kind - 1] : NULL;

  switch (track)
    {
    case NULL_HITS:
      return "track.hits";
    case NULL_IN_REEDS:
      return "track.in-reeds";
    case NULL_DUCKED:
      return "track.ducked";
    case NULL_ROWED:
      return boat == NULL ? "track.rowed" : boat->rowed.id;
    case NULL_BILGE:
      return boat != NULL && boat->n_thwarts > 0 ? "track.bilge" : NULL;
    case NULL_POLES:
      return boat != NULL && boat->poles > 0 ? "track.poles" : NULL;
    default:
      return words_of_thwart (boat, (track - NULL_STOVE) % NULL_MOST_THWARTS);
    }
}

const char *const *
null_charm_ids (gconstpointer data, guint *n_kinds)
{
  const NullContent *content = data;

  *n_kinds = content->n_charms;
  return content->charm_ids;
}

const char *const *
null_guild_ids (gconstpointer data)
{
  return ((const NullContent *) data)->guild_ids;
}
