/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* She is removed and her grapple ends; a flagship shakes her fleet at once (BS-MORALE-1). */
static BONES_ASKS gboolean
lose (BonesPlay *play, guint ship, BonesStatus status)
{
  const guint fleet = play->game.ships[ship].fleet;
  const gboolean flagship =
      fleet < play->game.n_fleets && play->game.fleets[fleet].flagship == ship;

  bs_lose_wizard (play, ship);
  bs_leave (&play->game, ship, status);
  return !flagship || bs_flagship_lost (play, fleet);
}

gboolean
bs_sink (BonesPlay *play, guint ship)
{
  if (bs_has (play->setup, &play->game, ship, BS_MONSTER))
    return bs_destroy (play, ship, "destroyed", "BS-SINK-2");

  bones_tell_ship (play, "sunk", "BS-SINK-2", ship, 0);
  return lose (play, ship, BONES_SUNK);
}

gboolean
bs_destroy (BonesPlay *play, guint ship, const char *what, const char *rule)
{
  bones_tell_ship (play, what, rule, ship, 0);
  return lose (play, ship, BONES_DESTROYED);
}
