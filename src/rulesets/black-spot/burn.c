/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define BURNS 1
#define GOES_OUT 6
#define MOST_FLAMES 99

/* BS-BURN-4, FS-GEN-2: whether the model can catch fire now. */
static gboolean
can_burn (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return game->options[BS_OPT_FIRE] && bones_game_in_play (game, ship)
         && !game->ships[ship].tracks[BS_SUBMERGED] && !bs_has (setup, game, ship, BS_FIREPROOF);
}

/* BS-BURN-1, BS-BURN-4: flames are counted where ships burn. */
gboolean
bs_counts (const BonesSetup *setup, const BonesGame *game, guint ship, guint track)
{
  return track != BS_FLAMES
         || (game->options[BS_OPT_FIRE] && !bs_has (setup, game, ship, BS_FIREPROOF));
}

/* BS-BURN-1, R-43: flames add up. */
gboolean
bs_ignite (BonesPlay *play, guint ship, guint upto, guint ordinal)
{
  BonesRoll roll = bs_one_die (&play->game, "ignition", "BS-BURN-1", ship, ordinal);
  guint16 *flames = &play->game.ships[ship].tracks[BS_FLAMES];
  gboolean spared;

  if (upto == 0 || !can_burn (play->setup, &play->game, ship))
    return TRUE;

  roll.needs = roll.values[1] = upto + 1;
  roll.run = BONES_ENDS_RUN;
  if (bones_roll_anew (play, &roll))
    return bs_ignite (play, ship, upto, ordinal);

  if (!bones_roll_meets (play, &roll, &spared))
    return FALSE;

  if (!can_burn (play->setup, &play->game, ship))
    return TRUE;

  if (spared)
    {
      bones_tell_ship (play, "spared", "BS-BURN-1", ship, 0);
      return TRUE;
    }

  *flames = MIN (*flames + 1, MOST_FLAMES);
  bones_tell_ship (play, "ignited", "BS-BURN-1", ship, *flames);
  return TRUE;
}

/* BS-BURN-2: flame number @flame of @flames. On a 1 it does @points of damage; on a 6 it goes
 * out. */
static BONES_ASKS gboolean
roll_for_flame (BonesPlay *play, guint ship, guint flame, guint flames, guint points)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesRoll roll = bs_one_die (&play->game, "burning", "BS-BURN-2", ship, flame);
  guint16 *left = &play->game.ships[ship].tracks[BS_FLAMES];
  gint score;

  roll.nth = (guint16) flame;
  roll.of = (guint16) flames;
  roll.run = flame < flames ? BONES_IN_RUN : BONES_ENDS_RUN;
  if (!bones_roll_highest (play, &roll, &score))
    return FALSE;

  if (!can_burn (play->setup, &play->game, ship)
      || *left == 0) /* changed by an override meanwhile */
    return TRUE;

  if (score == BURNS)
    {
      bones_tell_ship (play, "burns", "BS-BURN-2", ship, points);
      return bs_damage (play, ship, points);
    }

  if (score == GOES_OUT)
    --*left;
  bones_tell_ship (play, score == GOES_OUT ? "flame-out" : "burns-on", "BS-BURN-2", ship, *left);
  return TRUE;
}

/* BS-BURN-2, R-35: one die for each flame; with burn.upkeep=one_die, one for all. */
gboolean
bs_burn_upkeep (BonesPlay *play, guint ship)
{
  const gboolean one_die = play->game.options[BS_BURN_UPKEEP] == BS_UPKEEP_ONE_DIE;
  const guint flames = play->game.ships[ship].tracks[BS_FLAMES];
  const guint dice = one_die ? MIN (flames, 1) : flames;
  const guint mark = bones_mark (play);

  for (guint i = 1; i <= dice && can_burn (play->setup, &play->game, ship); i++)
    {
      bones_settle (play, mark, i);
      if (!roll_for_flame (play, ship, i, dice, one_die ? flames : 1))
        return FALSE;
    }

  return TRUE;
}

gboolean
bs_can_put_out_fire (const BonesSetup *setup, const BonesGame *game, guint ship,
                     BonesRefusal *refusal)
{
  if (game->ships[ship].tracks[BS_FLAMES] == 0)
    return bs_refuse (refusal, "no-flames", "BS-BURN-3");

  return bs_has_action (game, ship, refusal);
}

/* BS-BURN-3, R-35: removes one flame without a roll; with burn.extinguish=all, every flame. P-09:
 * flames are alike, so nothing is asked. */
gboolean
bs_put_out_fire (BonesPlay *play, const BonesAction *action)
{
  guint16 *tracks = play->game.ships[action->ship].tracks;
  const gboolean all = play->game.options[BS_BURN_EXTINGUISH] == BS_EXTINGUISH_ALL;

  tracks[BS_ACTED] = BS_ACT_PUT_OUT;
  tracks[BS_FLAMES] = all ? 0 : tracks[BS_FLAMES] - 1;
  bones_tell_ship (play, "put-out", "BS-BURN-3", action->ship, tracks[BS_FLAMES]);
  return TRUE;
}
