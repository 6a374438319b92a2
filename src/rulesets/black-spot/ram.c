/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* FS-ICHT, FS-NARW, R-62: monsters that attack by ramming; other monsters do not ram. */
gboolean
bs_is_rammer (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BsClass *class = bs_class (setup, game, ship);
  const gboolean jelly = class->attack == BS_BITE && (class->traits & BS_CREATURE) == 0;

  return class->attack == BS_GUNS || class->attack == BS_RAMS_ONLY
         || (jelly && game->options[BS_FS_JELLY] == BS_JELLY_RAM);
}

/* BS-RAM-1, R-59, R-60: airborne models are not rammed, submerged ones only by submerged ones. */
gboolean
bs_can_be_rammed (const BonesSetup *setup, const BonesGame *game, guint ship, guint other)
{
  const guint16 *own = game->ships[ship].tracks, *tracks = game->ships[other].tracks;

  return other != ship && bones_game_in_play (game, other) && !own[BS_AIRBORNE]
         && !tracks[BS_AIRBORNE] && (own[BS_SUBMERGED] || !tracks[BS_SUBMERGED]);
}

/* Whether @ship may ram now. */
static gboolean
is_able (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (!bs_is_rammer (setup, game, ship))
    return bs_refuse (refusal, "no-rammer", "FS-MON-1");

  if (!bs_is_free (game, ship, "held-fast", "BS-ACT-6", refusal))
    return FALSE;

  if (tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  if (tracks[BS_ANCHORED])
    return bs_refuse (refusal, "anchored", "BS-ANCH-1");

  if (tracks[BS_TRAPPED])
    return bs_refuse (refusal, "trapped", "FS-SPELL-02");

  if (tracks[BS_AIRBORNE])
    return bs_refuse (refusal, "airborne", "R-60");

  return !bs_is_charmed (game, ship) || bs_refuse (refusal, "charmed", "FS-SPELL-18");
}

gboolean
bs_can_ram (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (!is_able (setup, game, ship, refusal))
    return FALSE;

  if (tracks[BS_RAMMED])
    return bs_refuse (refusal, "rammed", "R-18");

  if (tracks[BS_INCHES] == 0)
    return bs_refuse (refusal, "ram-no-move", "BS-RAM-1");

  for (guint other = 0; other < game->n_ships; other++)
    if (bs_can_be_rammed (setup, game, ship, other))
      return TRUE;

  return bs_refuse (refusal, "no-other-ship", "BS-RAM-1");
}

/* BS-RAM-1: any model within reach, own or enemy. */
static BONES_ASKS gboolean
ask_target (BonesPlay *play, guint ship, guint *other)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "ram-target", "BS-RAM-1", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  for (guint i = 0; i < play->game.n_ships; i++)
    if (bs_can_be_rammed (play->setup, &play->game, ship, i))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, other);
}

static void
tell_ram (BonesPlay *play, guint ship, guint other, const gint scores[2])
{
  const char *what = scores[0] > scores[1]   ? "ram-won"
                     : scores[0] < scores[1] ? "ram-lost"
                                             : "ram-tied";

  bones_tell_pair (play, what, "BS-RAM-2", ship, other, scores[0], scores[1]);
}

/* BS-RAM-4, FS-FAC-4b, FS-FAC-6b: the dice that the faction of the crew adds. */
static guint
more_dice (const BonesPlay *play, guint ship)
{
  const BsFaction *crew = bs_crew_faction (play->setup, &play->game, ship);

  return crew != NULL ? crew->ram_dice : 0;
}

/* BS-RAM-5: a submerged Submarine. */
static gboolean
is_submerged_ship (const BonesPlay *play, guint ship)
{
  return play->game.ships[ship].tracks[BS_SUBMERGED]
         && !bs_has (play->setup, &play->game, ship, BS_MONSTER);
}

/* The first side rams. */
static void
make_side (const BonesPlay *play, gconstpointer pair, guint side, BonesRoll *roll)
{
  const guint ship = ((const guint *) pair)[side], other = ((const guint *) pair)[1 - side];

  *roll = bs_seaworth (&play->game, "ram", "BS-RAM-2", ship, other);
  roll->other = other;
  roll->bonus = side == 0 && is_submerged_ship (play, ship);
  if (roll->dice > 0)
    roll->values[0] = roll->dice += more_dice (play, ship);

  if (!bones_game_in_play (&play->game, ship) || !bones_game_in_play (&play->game, other))
    roll->dice = 0;
}

/* BS-RAM-4, P-05: asks whether the winner takes a point of damage to give the loser one more. */
static BONES_ASKS gboolean
ask_extra (BonesPlay *play, guint winner, guint loser, gboolean *extra)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "ram-extra", "BS-RAM-4", winner, loser);

  *extra = FALSE;
  if (more_dice (play, winner) == 0)
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[winner].fleet);
  ask.ship = winner;
  ask.other = loser;
  ask.risks = 1 << TRUE;
  if (bones_ask_anew (play, NULL))
    return ask_extra (play, winner, loser, extra);

  return bones_ask_confirm (play, &ask, extra);
}

/* BS-RAM-2, BS-RAM-4: the loser first, then the winner if it chose so (1.5). */
static BONES_ASKS gboolean
damage_loser (BonesPlay *play, guint winner, guint loser)
{
  gboolean extra;

  if (!ask_extra (play, winner, loser, &extra) || !bs_damage (play, loser, extra ? 2 : 1))
    return FALSE;

  return !extra || bs_damage (play, winner, 1);
}

/* BS-RAM-2, BS-DICE-4: the lower score takes 1 damage; on a tie both do, the active ship first.
 * BS-RAM-5, BS-SINK-3: a submerged Submarine that loses is destroyed. A ship that flees by morale
 * in between is out of reach. */
gboolean
bs_ram_into (BonesPlay *play, guint ship, guint other)
{
  const guint pair[2] = { ship, other };
  BonesRoll sides[2];
  gboolean below;
  gint scores[2];

  if (!bones_roll_opposed (play, make_side, pair, sides, scores))
    return FALSE;

  if (!bones_game_in_play (&play->game, ship) || !bones_game_in_play (&play->game, other))
    return TRUE;

  below = is_submerged_ship (play, ship);
  tell_ram (play, ship, other, scores);
  if (scores[0] > scores[1])
    return damage_loser (play, ship, other);

  if (scores[0] == scores[1])
    return bs_damage (play, ship, 1) && bs_damage (play, other, 1);

  return below ? bs_destroy (play, ship, "broken", "BS-RAM-5") : damage_loser (play, other, ship);
}

/* BS-RAM-2, R-18: one ram in each turn. BS-RAM-6: the ship's action is left. */
gboolean
bs_ram (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  guint other;

  if (!ask_target (play, ship, &other))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || !bones_game_in_play (&play->game, other))
    return TRUE;

  play->game.ships[ship].tracks[BS_RAMMED] = other + 1;
  return bs_ram_into (play, ship, other);
}
