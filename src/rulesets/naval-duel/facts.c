/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

gboolean
nd_refuse (BonesRefusal *refusal, const char *what, const char *rule)
{
  refusal->what = what;
  refusal->rule = rule;
  return FALSE;
}

gint
nd_rating (const BonesGame *game, guint ship, NdRating rating)
{
  return (gint) game->ships[ship].tracks[rating] - ND_ZERO;
}

void
nd_add_rating (BonesShip *ship, NdRating rating, gint more)
{
  ship->tracks[rating] = CLAMP ((gint) ship->tracks[rating] + more, 0, 2 * ND_ZERO);
}

gboolean
nd_is_owned (const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && game->ships[ship].fleet < game->n_fleets;
}

gboolean
nd_are_enemies (const BonesGame *game, guint ship, guint other)
{
  return nd_is_owned (game, ship) && nd_is_owned (game, other)
         && game->ships[ship].fleet != game->ships[other].fleet;
}

/* ND-BRD-01 */
gboolean
nd_may_fight (const BonesGame *game, guint ship, guint other)
{
  if (!nd_are_enemies (game, ship, other))
    return FALSE;

  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind == ND_BOARDED
          && ((link->a == ship && link->b == other) || (link->a == other && link->b == ship)))
        return FALSE;
    }

  return TRUE;
}

guint
nd_next_number (const BonesGame *game)
{
  guint number = 1;

  for (guint i = 0; i < game->n_links; i++)
    number = MAX (number, game->links[i].values[ND_LINK_NUMBER] + 1u);

  return number;
}

const BonesLink *
nd_next_broadside (const BonesGame *game)
{
  const BonesLink *next = NULL;

  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];

      if (link->kind != 0 && link->kind <= ND_AMMUNITIONS
          && (next == NULL || link->values[ND_LINK_NUMBER] < next->values[ND_LINK_NUMBER]))
        next = link;
    }

  return next;
}

gint
nd_find_broadside (const BonesGame *game, guint number)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind != 0 && game->links[i].kind <= ND_AMMUNITIONS
        && game->links[i].values[ND_LINK_NUMBER] == number)
      return (gint) i;

  return -1;
}

/* ND-BRO-05 */
guint
nd_points (const NdContent *content, gint total)
{
  guint points = 0;

  while (content->points[points] != 0 && total >= content->points[points])
    points++;

  return points;
}

/* ND-BRO-08 */
gboolean
nd_will_sink (const NdContent *content, const BonesGame *game, guint ship)
{
  return nd_rating (game, ship, ND_CANNON) - game->ships[ship].tracks[ND_LOST + ND_CANNON]
         <= content->sinks_at;
}

void
nd_leave (BonesGame *game, guint ship, BonesStatus status)
{
  BonesShip *self = &game->ships[ship];

  self->status = status;
  memset (&self->tracks[ND_LOST], 0, ND_RATINGS * sizeof *self->tracks);
  bones_game_drop_links (game, ship);
  if (game->active_ship == ship)
    game->active_ship = BONES_NO_SHIP;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].flagship == ship)
      game->fleets[fleet].flagship = BONES_NO_SHIP;
}
