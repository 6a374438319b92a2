/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a crew is worth in a fight: kinds of crew, and the ship herself. */
#include "man-o-war.h"

/* Kinds fall in the order of the set. A prize crew, and whoever came from another ship, counts one
 * each (MW-BRD-02). */
gint
mw_crew_strength (const BonesSetup *setup, const BonesGame *game, guint ship, gboolean attacks)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  const guint crew = game->ships[ship].tracks[MW_CREW_LEFT];
  guint fallen = template->crew - MIN (template->crew, crew);
  gint strength = (gint) crew - (gint) MIN (template->crew, crew);

  if (template->n_crews == 0 || mw_is_prize (game, ship))
    return (gint) crew;

  for (guint i = 0; i < template->n_crews; i++)
    {
      const MwCrew *kind = &template->crews[i];
      const guint gone = MIN (fallen, kind->number);

      fallen -= gone;
      strength += (gint) (kind->number - gone) * (attacks ? kind->attack : kind->defence);
    }

  return strength;
}

gint
mw_ship_in_fight (const BonesSetup *setup, const BonesGame *game, guint ship, gboolean attacks)
{
  const MwTemplate *template = mw_template (setup, game, ship);

  return attacks ? template->board_attack : template->board_defence;
}
