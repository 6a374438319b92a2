/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-SINK-2: the ship is removed and its grapple ends; the loss of a flagship tests morale at once
 * (BS-MORALE-1). */
static BONES_ASKS gboolean
remove_ship (BonesPlay *play, guint ship, BonesStatus status)
{
  const guint fleet = play->game.ships[ship].fleet;
  const gboolean flagship =
      fleet < play->game.n_fleets && play->game.fleets[fleet].flagship == ship;

  bs_lose_wizard (play, ship);
  bs_leave (&play->game, ship, status);
  return !flagship || bs_flagship_lost (play, fleet);
}

/* BS-SINK-2: the ship sinks; a monster is destroyed. */
gboolean
bs_sink (BonesPlay *play, guint ship)
{
  if (bs_has (play->setup, &play->game, ship, BS_MONSTER))
    return bs_destroy (play, ship, "destroyed", "BS-SINK-2");

  bones_tell_ship (play, "sunk", "BS-SINK-2", ship, 0);
  return remove_ship (play, ship, BONES_SUNK);
}

/* BS-SINK-3: destroyed outright, without a damage roll. */
gboolean
bs_destroy (BonesPlay *play, guint ship, const char *what, const char *rule)
{
  bones_tell_ship (play, what, rule, ship, 0);
  return remove_ship (play, ship, BONES_DESTROYED);
}
