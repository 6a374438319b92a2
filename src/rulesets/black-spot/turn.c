/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-ACT-6: ships grappled in an earlier round fight; ships grappled in this round wait. */
static gboolean
refuse_grappled (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);

  if (grapple == NULL || game->ships[ship].ordered || game->active_ship == ship)
    return TRUE;

  if (grapple->values[BS_LINK_THROWN] < game->round)
    return bs_is_free (game, ship, bs_is_converting (game, ship) ? "turning" : "grappled",
                       "BS-ACT-6", refusal);

  return bs_can_be_ordered (setup, game, ship)
         || bs_is_free (game, ship, "waits", "BS-ACT-6", refusal);
}

gboolean
bs_can_activate (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  return refuse_grappled (setup, game, ship, refusal) && bs_may_go (setup, game, ship, refusal);
}

/* BS-AGRD-3: from land or reef, or from rocks with magic.rocks_escape. R-88: not while the ship is
 * grappled. */
static gboolean
has_to_work_free (const BonesGame *game, guint ship)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const gboolean rocks = game->options[BS_MAGIC_ROCKS_ESCAPE] == BS_ESCAPE_LIKE_AGROUND;

  return (tracks[BS_AGROUND] || (tracks[BS_TRAPPED] && rocks)) && !bs_is_grappled (game, ship);
}

/* BS-ACT-3, P-13: the turn begins with the flames aboard. A ship that is aground from an earlier
 * turn frees itself, which ends its turn. */
gboolean
bs_activate (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;
  const guint ship = action->ship;
  const gboolean swapped =
      game->options[BS_SWAP_BOTH_SPEND] && game->ships[ship].tracks[BS_ACTED] == BS_ACT_SWAPPED;

  bs_note_turn (play->setup, game, ship);
  bs_clear_turn (&game->ships[ship]);
  if (swapped) /* by another ship, which cost both their actions */
    game->ships[ship].tracks[BS_ACTED] = BS_ACT_SWAPPED;

  if (!bs_burn_upkeep (play, ship))
    return FALSE;

  if (!bs_is_crewed (game, ship))
    return TRUE;

  if (has_to_work_free (game, ship))
    {
      bs_free (play, ship);
      return TRUE;
    }

  game->active_ship = ship;
  bones_tell_ship (play, "ordered", "BS-ACT-3", ship, 0);
  return TRUE;
}

gboolean
bs_can_end_turn (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (bs_battle_is_due (game, ship))
    return bs_is_free (game, ship, "battle-first", "BS-BOARD-1", refusal);

  return !bs_is_driven (setup, game, ship) || bs_refuse (refusal, "momentum", "BS-MOM-1");
}

gboolean
bs_end_turn (BonesPlay *play, const BonesAction *action)
{
  bs_end_turn_of (&play->game, action->ship);
  return TRUE;
}

/* with edge.exit=withdraw, a ship may move off the table. */
gboolean
bs_can_withdraw (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (game->options[BS_EDGE_EXIT] == BS_EXIT_FORBID)
    return bs_refuse (refusal, "edge", "R-87");

  if (tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  if (tracks[BS_ANCHORED])
    return bs_refuse (refusal, "anchored", "BS-ANCH-1");

  if (tracks[BS_TRAPPED])
    return bs_refuse (refusal, "trapped", "FS-SPELL-02");

  if (!bs_is_free (game, ship, "held-fast", "BS-ACT-6", refusal))
    return FALSE;

  return tracks[BS_INCHES] > 0 || bs_refuse (refusal, "edge-no-move", "R-87");
}

/* a ship that withdraws is neither destroyed nor captured, so there is no morale test, even
 * for the flagship. */
gboolean
bs_withdraw (BonesPlay *play, const BonesAction *action)
{
  bones_tell_ship (play, "withdrawn", "R-87", action->ship, 0);
  bs_lose_wizard (play, action->ship);
  bs_leave (&play->game, action->ship, BONES_WITHDRAWN);
  return TRUE;
}
