/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-ACT-5: hooks are free, but a battle that follows at once is this turn's action. R-22: a target
 * that has fought this round does not fight again. */
static gboolean
can_pay_for (const BonesGame *game, guint ship, guint other)
{
  BonesRefusal refusal;

  return game->options[BS_BOARD_FIRST_FIGHT] != BS_FIGHT_IMMEDIATE
         || game->ships[ship].tracks[BS_FOUGHT] == game->round
         || game->ships[other].tracks[BS_FOUGHT] == game->round
         || bs_has_action (game, ship, &refusal);
}

static gboolean
is_kraken (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_class (setup, game, ship)->attack == BS_TENTACLES;
}

/* BS-GRAP-2: only ships on the surface, except a Submarine, take part in boarding actions. */
static gboolean
can_be_boarded (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_is_on_surface (game, ship) && !bs_has (setup, game, ship, BS_MONSTER)
         && !bs_has (setup, game, ship, BS_NO_BOARDING);
}

/* BS-GRAP-2: not a ship that is in a boarding action. BS-RAM-3: not the ship that this one rammed.
 * BS-GRAP-4: friends and hulls need no hooks. */
static gboolean
is_prey (const BonesSetup *setup, const BonesGame *game, guint ship, guint other)
{
  return bs_is_crewed (game, other) && game->ships[other].fleet != game->ships[ship].fleet
         && can_be_boarded (setup, game, other) && !bs_is_grappled (game, other)
         && game->ships[ship].tracks[BS_RAMMED] != other + 1 && can_pay_for (game, ship, other);
}

/* BS-GRAP-2, R-38, R-60: whether @ship may throw hooks, wherever it has moved. FS-KRAK, R-109: the
 * Kraken also grapples from below. */
static gboolean
can_throw (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (bs_is_charmed (game, ship))
    return bs_refuse (refusal, "charmed", "FS-SPELL-18");

  if (!is_kraken (setup, game, ship) && !can_be_boarded (setup, game, ship))
    return bs_refuse (refusal, "hooks-not-she", "BS-GRAP-2");

  if (tracks[BS_TRAPPED])
    return bs_refuse (refusal, "hooks-held", "R-77");

  return !tracks[BS_ANCHORED] || bs_refuse (refusal, "hooks-held", "R-38");
}

gboolean
bs_can_grapple (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const gboolean prey = bs_has_prey (setup, game, ship, is_prey);

  if (!bs_is_free (game, ship, "grappled", "BS-GRAP-2", refusal))
    return FALSE;

  if (tracks[BS_FIRED] != 0)
    return bs_refuse (refusal, "hooks-fired", "BS-GRAP-2");

  if (!can_throw (setup, game, ship, refusal))
    return FALSE;

  if (!prey && game->options[BS_BOARD_FIRST_FIGHT] == BS_FIGHT_IMMEDIATE
      && !bs_has_action (game, ship, refusal))
    return FALSE;

  if (tracks[BS_INCHES] == 0 && game->options[BS_GRAP_ZERO_MOVE] == BS_ZERO_MUST_MOVE)
    return bs_refuse (refusal, "hooks-no-move", "R-44");

  return prey || bs_refuse (refusal, "hooks-no-prey", "BS-GRAP-2");
}

/* BS-GRAP-1, P-06: begins a boarding action with @ship as its initiator. FS-KRAK-1, R-109: a
 * submerged Kraken surfaces when it grapples. */
gboolean
bs_grapple (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint ship = action->ship;
  const gboolean kraken = is_kraken (play->setup, &play->game, ship);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "hooks", "BS-GRAP-1", ship, 0);
  BonesLink *grapple;
  guint other;

  if (kraken)
    ask.what = "tentacles";

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  bs_open_prey (play->setup, &play->game, ship, is_prey, &ask);
  if (!bones_ask_ship (play, &ask, &other))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || bs_is_grappled (&play->game, ship)
      || !is_prey (play->setup, &play->game, ship, other))
    return TRUE;

  play->game.ships[ship].tracks[BS_HOOKS] = TRUE;
  grapple = bones_game_add_link (&play->game, BS_GRAPPLE_LINK, ship, other);
  if (grapple == NULL) /* every place is taken: there are as many as pairs of ships */
    return TRUE;

  grapple->values[BS_LINK_THROWN] = play->game.round;
  play->game.ships[ship].tracks[BS_SUBMERGED] = FALSE;
  bones_tell_pair (play, kraken ? "seized" : "hooked", "BS-GRAP-1", ship, other, 0, 0);
  return TRUE;
}
