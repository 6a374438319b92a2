/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finds what an id of the content means. */
#include "mw-content.h"

char *
mw_row_text (GVariant *row, const char *key)
{
  const char *text = bones_row_text (row, key);

  return g_strdup (text != NULL ? text : "");
}

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

guint
mw_find_character (const MwContent *content, const char *id)
{
  guint character = 0;

  while (character < content->n_characters
         && g_strcmp0 (content->characters[character].id, id) != 0)
    character++;

  return character;
}

guint
mw_find_card (const MwContent *content, const char *id)
{
  guint card = 0;

  while (card < content->n_cards && g_strcmp0 (content->cards[card].id, id) != 0)
    card++;

  return card;
}

guint
mw_find_rank (const MwContent *content, const char *id)
{
  guint rank = 0;

  while (rank < content->n_ranks && g_strcmp0 (content->ranks[rank].id, id) != 0)
    rank++;

  return rank;
}

guint
mw_find_anti_flyer (const MwContent *content, const char *faction)
{
  guint others = content->n_weapons;

  for (guint i = 0; i < content->n_weapons; i++)
    {
      const MwWeapon *weapon = &content->weapons[i];

      if (weapon->anti_flyer && *weapon->race == '\0')
        others = i;
      else if (weapon->anti_flyer && g_strcmp0 (weapon->race, faction) == 0)
        return i;
    }

  return others;
}
