/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-private.h"

#include <string.h>

/* A ship that a rule made is called by her class, in English, unless somebody named her; what is
 * nobody's is counted behind it. */
static void
translate_name (const BonesSetup *setup, const BonesGame *game, guint ship, char **name)
{
  const char *id =
      setup->ruleset->kind_words (setup->content, game->options, game->ships[ship].kind);
  const BonesWords *words = bones_words_find (setup->ruleset, id);

  char *called = *name;
  const char *behind;

  if (words == NULL || !g_str_has_prefix (called, words->text))
    return;

  behind = called + strlen (words->text);
  if (*behind != '\0' && (*behind != ' ' || !g_ascii_isdigit (behind[1])))
    return;

  *name = g_strconcat (_ (words->text), behind, NULL);
  g_free (called);
}

BonesNames *
bones_words_names (const BonesSetup *setup, const BonesJournal *journal, const BonesGame *game)
{
  BonesNames *names = bones_names_new (setup, journal, game);

  for (guint ship = 0; ship < MIN (game->n_ships, names->ship_names->len); ship++)
    if (game->ships[ship].roster == 0)
      translate_name (setup, game, ship, (char **) &names->ship_names->pdata[ship]);

  return names;
}

gboolean
bones_words_names_all (const BonesNames *names, const BonesGame *game)
{
  return names->ship_names->len == game->n_ships;
}
