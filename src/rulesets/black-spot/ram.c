/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

gboolean
bs_can_ram (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (!bs_is_free (game, ship, "held-fast", "BS-ACT-6", refusal))
    return FALSE;

  if (tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  if (tracks[BS_RAMMED])
    return bs_refuse (refusal, "rammed", "R-18");

  if (tracks[BS_INCHES] == 0)
    return bs_refuse (refusal, "ram-no-move", "BS-RAM-1");

  for (guint other = 0; other < game->n_ships; other++)
    if (other != ship && bones_game_in_play (game, other))
      return TRUE;

  return bs_refuse (refusal, "no-other-ship", "BS-RAM-1");
}

/* BS-RAM-1: any ship, own or enemy. */
static BONES_ASKS gboolean
ask_target (BonesPlay *play, guint ship, guint *other)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "ram-target", "BS-RAM-1", ship, 0);

  ask.who = bs_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (i != ship && bones_game_in_play (&play->game, i))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, other);
}

static void
tell (BonesPlay *play, guint ship, guint other, const gint scores[2])
{
  const char *what = scores[0] > scores[1]   ? "ram-won"
                     : scores[0] < scores[1] ? "ram-lost"
                                             : "ram-tied";

  bs_tell_pair (play, what, "BS-RAM-2", ship, other, scores[0], scores[1]);
}

/* BS-RAM-2: each rolls seaworth; the lower takes 1 damage, on a tie both, the active one first. Who
 * flees by morale in between is out of reach. */
gboolean
bs_ram (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  BonesRoll sides[2];
  gint scores[2];
  guint other;

  if (!ask_target (play, ship, &other))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || !bones_game_in_play (&play->game, other))
    return TRUE;

  play->game.ships[ship].tracks[BS_RAMMED] = other + 1;
  sides[0] = bs_seaworth (&play->game, "ram", "BS-RAM-2", ship, other);
  sides[1] = bs_seaworth (&play->game, "ram", "BS-RAM-2", other, ship);
  sides[0].other = other;
  sides[1].other = ship;
  if (!bones_roll_opposed (play, sides, scores))
    return FALSE;

  if (!bones_game_in_play (&play->game, ship) || !bones_game_in_play (&play->game, other))
    return TRUE;

  tell (play, ship, other, scores);
  return (scores[0] > scores[1] || bs_damage (play, ship, 1))
         && (scores[0] < scores[1] || bs_damage (play, other, 1));
}
