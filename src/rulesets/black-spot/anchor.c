/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define TOO_FAST 200 /* hundredths: a ship that moved this far this turn cannot anchor */

/* BS-ANCH-1, R-102: the ship is near land or reef, and slow. Under momentum it must move first,
 * because only its move shows how slow it may be. */
gboolean
bs_can_anchor (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (!game->options[BS_OPT_ANCHORING] || bs_has (setup, game, ship, BS_MONSTER))
    return bs_refuse (refusal, "no-anchor", "BS-ANCH-1");

  if (tracks[BS_ANCHORED])
    return bs_refuse (refusal, "anchored", "BS-ANCH-1");

  if (tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  if (!bs_is_on_surface (game, ship))
    return bs_refuse (refusal, "anchor-off-surface", "BS-ANCH-1");

  if (!bs_is_free (game, ship, "held-fast", "BS-ACT-6", refusal)
      || !bs_has_action (game, ship, refusal))
    return FALSE;

  if (bs_terrain (game) == 0)
    return bs_refuse (refusal, "no-land", "BS-ANCH-1");

  if (tracks[BS_INCHES] >= TOO_FAST)
    return bs_refuse (refusal, "anchor-moved", "BS-ANCH-1");

  return !bs_is_driven (setup, game, ship) || bs_refuse (refusal, "momentum", "BS-MOM-1");
}

/* BS-ANCH-1, P-14: the players see whether land is near enough. */
gboolean
bs_anchor (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint ship = action->ship;
  BonesShip *self = &play->game.ships[ship];
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "anchor", "BS-ANCH-1", ship, 0);
  gboolean yes;

  ask.who = bones_fleet_bit (self->fleet);
  ask.ship = ship;
  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (!yes || !bs_is_crewed (&play->game, ship))
    return TRUE;

  self->tracks[BS_ANCHORED] = TRUE;
  self->tracks[BS_ACTED] = BS_ACT_ANCHORED;
  bones_tell_ship (play, "anchored", "BS-ANCH-1", ship, 0);
  return TRUE;
}

gboolean
bs_can_raise_anchor (const BonesSetup *setup, const BonesGame *game, guint ship,
                     BonesRefusal *refusal)
{
  if (!game->ships[ship].tracks[BS_ANCHORED])
    return bs_refuse (refusal, "not-anchored", "BS-ANCH-2");

  return bs_has_action (game, ship, refusal);
}

/* BS-ANCH-2: the ship may then move up to 1 in straight; move.c sees to that. */
gboolean
bs_raise_anchor (BonesPlay *play, const BonesAction *action)
{
  guint16 *tracks = play->game.ships[action->ship].tracks;

  tracks[BS_ANCHORED] = FALSE;
  tracks[BS_ACTED] = BS_ACT_RAISED;
  bones_tell_ship (play, "anchor-raised", "BS-ANCH-2", action->ship, 0);
  return TRUE;
}
