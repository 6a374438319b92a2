/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Those of a fleet whom people look for on its ships. */
#include "view-private.h"

/* Nobody, where a system has no people. */
static const BonesPerson *
people_of (const BonesWordsContext *context)
{
  static const BonesPerson nobody[] = { { NULL } };
  const BonesPerson *people = context->setup->ruleset->people;

  return people != NULL ? people : nobody;
}

/* How @person of @fleet fares: "admiral-clings". */
static char *
state_of (const BonesWordsContext *context, const BonesPerson *person, guint fleet)
{
  const char *const *words = context->setup->ruleset->fleet_tracks[person->fate].ids;

  return g_strconcat (person->id, "-", words[context->game->fleets[fleet].tracks[person->fate]],
                      NULL);
}

void
bones_ship_view_add_people (BonesShipView *ship, const BonesWordsContext *context)
{
  for (guint fleet = 0; fleet < context->game->n_fleets; fleet++)
    for (const BonesPerson *person = people_of (context); person->id != NULL; person++)
      if (context->game->fleets[fleet].tracks[person->aboard] == ship->ship + 1)
        {
          g_autofree char *state = state_of (context, person, fleet);

          bones_ship_view_add_chip (ship, state, bones_words_name (context, "status", state),
                                    bones_words_icon (context->setup, "status", state));
        }
}

char *
bones_view_word_people (const BonesWordsContext *context, guint fleet)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (const BonesPerson *person = people_of (context); person->id != NULL; person++)
    if (context->game->fleets[fleet].tracks[person->fate] > 0)
      {
        g_autofree char *state = state_of (context, person, fleet);
        g_autofree char *word = bones_words_name (context, "status", state);

        g_string_append_printf (all, "%s%s", all->len > 0 ? ", " : "", word);
      }

  return all->len > 0 ? g_strdup (all->str) : NULL;
}
