/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Those of a fleet whom people look for on its ships. */
#include "view-private.h"

/* Nobody, where a system has no people. */
static const BonesPerson *
people_of (const BonesWordsContext *scene)
{
  static const BonesPerson nobody[] = { { NULL } };
  const BonesPerson *people = scene->setup->ruleset->people;

  return people != NULL ? people : nobody;
}

/* How @person of @fleet fares: "admiral-clings". */
static char *
state_of (const BonesWordsContext *scene, const BonesPerson *person, guint fleet)
{
  const char *const *words = scene->setup->ruleset->fleet_tracks[person->fate].ids;

  return g_strconcat (person->id, "-", words[scene->game->fleets[fleet].tracks[person->fate]],
                      NULL);
}

void
bones_ship_view_add_people (BonesShipView *ship, const BonesWordsContext *scene)
{
  for (guint fleet = 0; fleet < scene->game->n_fleets; fleet++)
    for (const BonesPerson *person = people_of (scene); person->id != NULL; person++)
      if (scene->game->fleets[fleet].tracks[person->aboard] == ship->ship + 1)
        {
          char *state = state_of (scene, person, fleet);

          g_ptr_array_add (ship->flags, state);
          g_ptr_array_add (ship->chips, bones_words_name (scene, "status", state));
        }
}

char *
bones_view_word_people (const BonesWordsContext *scene, guint fleet)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (const BonesPerson *person = people_of (scene); person->id != NULL; person++)
    if (scene->game->fleets[fleet].tracks[person->fate] > 0)
      {
        g_autofree char *state = state_of (scene, person, fleet);
        g_autofree char *word = bones_words_name (scene, "status", state);

        g_string_append_printf (all, "%s%s", all->len > 0 ? ", " : "", word);
      }

  return all->len > 0 ? g_strdup (all->str) : NULL;
}
