/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the content: numbers, and classes of boats, charms and guilds that players made up. */
#include "null.h"

#include <string.h>

#define LONGEST 40 /* characters of a text */

#define TEXT(id, called, may_miss)                                                                 \
  {                                                                                                \
    id, called, NULL, BONES_FIELD_TEXT, .optional = (may_miss), .highest = LONGEST                 \
  }
#define ID                                                                                         \
  {                                                                                                \
    "id", "Id", NULL, BONES_FIELD_ID                                                               \
  }
#define NAME TEXT ("name", "Name", FALSE)

static const BonesField thwart_fields[] = { NAME, { NULL } };

static const BonesField boat_fields[] = {
  ID,
  NAME,
  TEXT ("rowed", "Rowing", TRUE),
  TEXT ("look", "Silhouette", TRUE),
  { "thwarts", "Thwarts", NULL, BONES_FIELD_ROWS, .optional = TRUE, .highest = NULL_MOST_THWARTS,
    .fields = thwart_fields, .one = "Thwart" },
  { "poles", "Poles", NULL, BONES_FIELD_NUMBER, .optional = TRUE, .highest = 9 },
  { NULL },
};

static const BonesField charm_fields[] = {
  ID,
  NAME,
  TEXT ("about", "Description", TRUE),
  { "copies", "Copies", NULL, BONES_FIELD_NUMBER, .optional = TRUE, .lowest = 1, .highest = 9,
    .initial = 1 },
  { NULL },
};

static const BonesField guild_fields[] = { ID, NAME, { NULL } };

static const BonesSection sections[] = {
  { "boats", "Boats", "Boat", .most = NULL_MOST_BOATS, .fields = boat_fields },
  { "charms", "Charms", "Charm", .most = NULL_MOST_CHARMS, .fields = charm_fields },
  { "guilds", "Guilds", "Guild", .most = NULL_MOST_GUILDS, .fields = guild_fields },
  { NULL },
};

static const BonesField fields[] = {
  { "range", "Range", NULL, BONES_FIELD_NUMBER, .lowest = 1, .highest = 6 },
  { NULL },
};

static const BonesSchema schema = { .sections = sections, .fields = fields };

/* The words "PREFIX.ID" with text @key of @row; none if it is missing. */
static BonesWords
make_words (const char *prefix, GVariant *row, const char *key)
{
  const char *text = bones_row_text (row, key);

  if (text == NULL)
    return (BonesWords){ NULL };

  return (BonesWords){ .text = g_strdup (text),
                       .id = g_strconcat (prefix, ".", bones_row_text (row, "id"), NULL),
                       .written = TRUE };
}

static void
read_thwarts (NullBoat *boat, GVariant *row)
{
  boat->n_thwarts = bones_rows_count (row, "thwarts");
  for (guint i = 0; i < boat->n_thwarts; i++)
    {
      g_autoptr (GVariant) thwart = bones_rows_get (row, "thwarts", i);

      boat->thwarts[i] = (BonesWords){ .id = g_strdup_printf ("thwart.%u.%s", i + 1, boat->id),
                                       .text = g_strdup (bones_row_text (thwart, "name")),
                                       .written = TRUE };
    }
}

static void
read_boat (NullContent *content, GVariant *row)
{
  NullBoat *boat = &content->boats[content->n_boats++];

  boat->id = g_strdup (bones_row_text (row, "id"));
  boat->name = make_words ("class", row, "name");
  boat->rowed = make_words ("rowed", row, "rowed");
  boat->look = g_strdup (bones_row_text (row, "look"));
  boat->poles = (guint8) bones_row_number (row, boat_fields, "poles");
  read_thwarts (boat, row);
}

static void
read_charm (NullContent *content, GVariant *row)
{
  NullCharm *charm = &content->charms[content->n_charms];

  charm->copies = (guint8) bones_row_number (row, charm_fields, "copies");
  charm->name = make_words ("charm", row, "name");
  charm->about = make_words ("about.charm", row, "about");
  content->charm_ids[content->n_charms++] = charm->name.id;
}

static void
read_guild (NullContent *content, GVariant *row)
{
  BonesWords *guild = &content->guilds[content->n_guilds];

  *guild = make_words ("faction", row, "name");
  content->guild_ids[content->n_guilds++] = guild->id + strlen ("faction.");
}

static void
read_rows (NullContent *content, GVariant *variant, const char *section,
           void (*read) (NullContent *content, GVariant *row))
{
  for (guint i = 0; i < bones_rows_count (variant, section); i++)
    {
      g_autoptr (GVariant) row = bones_rows_get (variant, section, i);

      read (content, row);
    }
}

gpointer
null_content_new (GVariant *variant, GError **error)
{
  NullContent *content;

  if (!bones_schema_validate (&schema, variant, error))
    return NULL;

  content = g_new0 (NullContent, 1);
  content->range = (guint8) bones_row_number (variant, fields, "range");
  read_rows (content, variant, "boats", read_boat);
  read_rows (content, variant, "charms", read_charm);
  read_rows (content, variant, "guilds", read_guild);
  for (guint i = 0; i < G_N_ELEMENTS (content->cards); i++)
    content->cards[i] = 2;

  return content;
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
