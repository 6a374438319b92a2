/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "who-sees.h"

#include <string.h>

/* A ship that a rule created is called by her class, in English, unless a player has named her.
 * Ships without an owner are numbered. */
static void
translate_name (const BonesSetup *setup, const BonesGame *game, guint ship, char **name)
{
  const char *id =
      setup->ruleset->kind_words (setup->content, game->options, game->ships[ship].kind);
  const BonesWords *words = bones_words_find (setup, id);
  char *called = *name;
  const char *behind;

  if (words == NULL || !g_str_has_prefix (called, words->text))
    return;

  behind = called + strlen (words->text);
  if (*behind != '\0' && (*behind != ' ' || !g_ascii_isdigit (behind[1])))
    return;

  *name = g_strconcat (bones_words_called (setup, NULL, id), behind, NULL);
  g_free (called);
}

/* "Lair 2": numbered among all ships that are hidden from anybody, so that everybody uses the same
 * number. */
static void
hide_name (BonesNames *names, const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BonesWordsContext context = { setup, names, game };
  BonesWordsArgs args = BONES_WORDS_NONE;
  gint32 number = 0;

  for (guint i = 0; i <= ship; i++)
    number += !bones_sees_ship (setup, game, BONES_NOBODY, i);

  args.values = &number;
  args.n_values = 1;
  g_free (names->ship_names->pdata[ship]);
  names->ship_names->pdata[ship] = bones_words_in (&context, "hidden.ship", &args);
  names->hidden[ship / 64] |= G_GUINT64_CONSTANT (1) << ship % 64;
}

BonesNames *
bones_words_names_for (const BonesSetup *setup, const BonesJournal *journal, const BonesGame *game,
                       guint viewer)
{
  BonesNames *names = bones_names_new (setup, journal, game);

  for (guint ship = 0; ship < MIN (game->n_ships, names->ship_names->len); ship++)
    if (!bones_sees_ship (setup, game, viewer, ship))
      hide_name (names, setup, game, ship);
    else if (game->ships[ship].roster == 0)
      translate_name (setup, game, ship, (char **) &names->ship_names->pdata[ship]);

  return names;
}

BonesNames *
bones_words_names (const BonesSetup *setup, const BonesJournal *journal, const BonesGame *game)
{
  return bones_words_names_for (setup, journal, game, BONES_NOBODY);
}

gboolean
bones_words_names_all (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                       guint viewer)
{
  if (names->ship_names->len != game->n_ships)
    return FALSE;

  for (guint ship = 0; setup->ruleset->hides != NULL && ship < game->n_ships; ship++)
    if (bones_names_hide (names, ship) == bones_sees_ship (setup, game, viewer, ship))
      return FALSE;

  return TRUE;
}
