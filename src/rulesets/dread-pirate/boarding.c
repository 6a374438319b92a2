/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

typedef struct {
  const char *rule;
  guint ships[2];
} Fight;

static void
make_side (const BonesPlay *play, gconstpointer data, guint side, BonesRoll *roll)
{
  const Fight *fight = data;

  *roll = dp_die (&play->game, "fight", fight->rule, fight->ships[side], fight->ships[1 - side]);
  roll->dice = dp_are_fighting (&play->game, fight->ships[0], fight->ships[1]);
}

/* DP-BRD-02, DP-AMB-18: ties are rolled again. */
gboolean
dp_roll_off (BonesPlay *play, const char *rule, guint ship, guint other, guint *winner)
{
  const Fight fight = { rule, { ship, other } };
  BonesRoll rolls[2];
  gint scores[2] = { 0 };

  do
    {
      if (!bones_roll_opposed (play, make_side, &fight, rolls, scores))
        return FALSE;

      if (!dp_are_fighting (&play->game, ship, other)) /* changed by hand */
        break;

      if (scores[0] == scores[1])
        bones_tell_pair (play, "fight-tied", rule, ship, other, scores[0], 0);
    }
  while (scores[0] == scores[1]);

  *winner = scores[0] > scores[1] ? ship : other;
  return TRUE;
}

/* DP-BRD-02, DP-AMB-23, DP-AMB-28: the winner has no crew left either. */
static BONES_ASKS gboolean
fight_to_the_death (BonesPlay *play, guint mover, guint other, guint *winner)
{
  BonesGame *game = &play->game;

  if (!dp_roll_off (play, "DP-BRD-02", mover, other, winner))
    return FALSE;

  if (!dp_are_fighting (game, mover, other))
    return TRUE;

  game->ships[mover].tracks[DP_CREW] = game->ships[other].tracks[DP_CREW] = 0;
  bones_tell_pair (play, "fight-won", "DP-BRD-02", *winner, *winner == mover ? other : mover, 0, 0);
  return TRUE;
}

/* DP-BRD-02: whether the two, who are side by side, have as much crew as each other. A change by
 * hand may end that. */
static gboolean
are_even (const BonesGame *game, guint mover, guint other)
{
  const BonesShip *ships = game->ships;

  return dp_are_fighting (game, mover, other)
         && dp_touch (ships[mover].tracks[DP_SQUARE], ships[other].tracks[DP_SQUARE])
         && ships[mover].tracks[DP_CREW] == ships[other].tracks[DP_CREW];
}

/* DP-BRD-01: the ship with more crew boards the other, even if the other moved. DP-BRD-03: the
 * winner gets the bonus of dp.boarding_bonus_to. DP-BRD-04, DP-ASH-01: boarding costs no crew. */
gboolean
dp_board_her (BonesPlay *play, guint mover, guint other)
{
  const DpContent *content = play->setup->content;
  const BonesGame *game = &play->game;
  gboolean bonus;

  if (are_even (game, mover, other))
    bones_tell_pair (play, "to-the-death", "DP-BRD-02", mover, other,
                     game->ships[mover].tracks[DP_CREW], 0);

  while (are_even (game, mover, other) && bones_ask_anew (play, NULL))
    continue;

  if (!dp_are_fighting (game, mover, other))
    return TRUE;

  if (!dp_touch (game->ships[mover].tracks[DP_SQUARE], game->ships[other].tracks[DP_SQUARE]))
    return dp_finish_turn (play, mover);

  const guint crews[2] = { game->ships[mover].tracks[DP_CREW], game->ships[other].tracks[DP_CREW] };
  guint winner = crews[0] > crews[1] ? mover : other;

  if (crews[0] == crews[1] && !fight_to_the_death (play, mover, other, &winner))
    return FALSE;

  if (!dp_are_fighting (game, mover, other))
    return TRUE;

  if (crews[0] != crews[1])
    bones_tell_pair (play, "boards", "DP-BRD-01", winner, winner == mover ? other : mover,
                     (gint) MAX (crews[0], crews[1]), (gint) MIN (crews[0], crews[1]));

  bonus = game->options[DP_BOARDING_BONUS_TO] == DP_BONUS_TO_WINNER || winner == mover;
  return dp_win (play, winner, winner == mover ? other : mover, TRUE,
                 bonus ? content->boarding_bonus : 0);
}
