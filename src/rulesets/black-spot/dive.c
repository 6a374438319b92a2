/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* a ship that is held cannot submerge, take off or land. */
static gboolean
is_loose (const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (!bs_is_free (game, ship, "held-fast", "R-109", refusal))
    return FALSE;

  if (tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  if (tracks[BS_TRAPPED])
    return bs_refuse (refusal, "trapped", "FS-SPELL-02");

  return !tracks[BS_ANCHORED] || bs_refuse (refusal, "anchored", "BS-ANCH-1");
}

gboolean
bs_can_submerge (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (!bs_has (setup, game, ship, BS_DIVES))
    return bs_refuse (refusal, "no-diver", "FS-DIVE-1");

  if (game->ships[ship].tracks[BS_SUBMERGED])
    return bs_refuse (refusal, "submerged", "FS-DIVE-1");

  return is_loose (game, ship, refusal) && bs_has_action (game, ship, refusal);
}

/* FS-DIVE-1; BS-BURN-4, R-35: submerging puts the flames out. */
gboolean
bs_submerge (BonesPlay *play, const BonesAction *action)
{
  guint16 *tracks = play->game.ships[action->ship].tracks;

  tracks[BS_SUBMERGED] = TRUE;
  tracks[BS_ACTED] = BS_ACT_SUBMERGED;
  bones_tell_ship (play, "submerges", "FS-DIVE-1", action->ship, 0);
  if (tracks[BS_FLAMES] > 0)
    bones_tell_ship (play, "doused", "BS-BURN-4", action->ship, tracks[BS_FLAMES]);

  tracks[BS_FLAMES] = 0;
  return TRUE;
}

gboolean
bs_can_emerge (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  return game->ships[ship].tracks[BS_SUBMERGED]
         || bs_refuse (refusal, "not-submerged", "FS-DIVE-1");
}

/* FS-DIVE-1, BS-ACT-5: free, whatever holds the model. */
gboolean
bs_emerge (BonesPlay *play, const BonesAction *action)
{
  play->game.ships[action->ship].tracks[BS_SUBMERGED] = FALSE;
  bones_tell_ship (play, "emerges", "FS-DIVE-1", action->ship, 0);
  return TRUE;
}

gboolean
bs_can_take_off (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (!bs_has (setup, game, ship, BS_FLIES))
    return bs_refuse (refusal, "no-flier", "FS-FLY-1");

  if (game->ships[ship].tracks[BS_AIRBORNE])
    return bs_refuse (refusal, "airborne", "FS-FLY-1");

  return is_loose (game, ship, refusal) && bs_has_action (game, ship, refusal);
}

/* FS-FLY-1: the action that takes a High Flier into the air. */
gboolean
bs_take_off (BonesPlay *play, const BonesAction *action)
{
  guint16 *tracks = play->game.ships[action->ship].tracks;

  tracks[BS_AIRBORNE] = TRUE;
  tracks[BS_ACTED] = BS_ACT_TOOK_OFF;
  bones_tell_ship (play, "takes-off", "FS-FLY-1", action->ship, 0);
  return TRUE;
}

gboolean
bs_can_land (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (!game->ships[ship].tracks[BS_AIRBORNE])
    return bs_refuse (refusal, "not-airborne", "FS-FLY-1");

  return bs_has_action (game, ship, refusal);
}

/* FS-FLY-1, R-61: the action that lands a High Flier. */
gboolean
bs_land (BonesPlay *play, const BonesAction *action)
{
  guint16 *tracks = play->game.ships[action->ship].tracks;

  tracks[BS_AIRBORNE] = FALSE;
  tracks[BS_ACTED] = BS_ACT_LANDED;
  bones_tell_ship (play, "lands", "FS-FLY-1", action->ship, 0);
  return TRUE;
}

/* P-15: the owner chooses the state in which a model begins. */
gboolean
bs_ask_state (BonesPlay *play, guint ship)
{
  static const char *const below[] = { "afloat", "below", NULL };
  static const char *const aloft[] = { "afloat", "aloft", NULL };
  const gboolean dives = bs_has (play->setup, &play->game, ship, BS_DIVES);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "starts", "R-109", ship, 0);
  guint choice;

  if (!dives && !bs_has (play->setup, &play->game, ship, BS_FLIES))
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  bones_ask_offer (&ask, dives ? below : aloft, 1 << 0 | 1 << 1);
  if (bones_ask_anew (play, NULL))
    return bs_ask_state (play, ship);

  if (!bones_ask_choice (play, &ask, &choice))
    return FALSE;

  play->game.ships[ship].tracks[dives ? BS_SUBMERGED : BS_AIRBORNE] = choice;
  if (choice != 0)
    bones_tell_ship (play, dives ? "starts-below" : "starts-aloft", "R-109", ship, 0);

  return TRUE;
}
