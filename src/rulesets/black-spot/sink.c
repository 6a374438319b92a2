/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-SINK-2: she is removed and her grapple ends; a flagship shakes her fleet at once. */
gboolean
bs_sink (BonesPlay *play, guint ship)
{
  const guint fleet = play->game.ships[ship].fleet;
  const gboolean flagship =
      fleet < play->game.n_fleets && play->game.fleets[fleet].flagship == ship;

  bones_tell_ship (play, "sunk", "BS-SINK-2", ship, 0);
  bs_leave (&play->game, ship, BONES_SUNK);
  return !flagship || bs_flagship_lost (play, fleet);
}
