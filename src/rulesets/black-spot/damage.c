/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define MOST_ACCUMULATED 999

/* BS-DMG-4: a hit costs no dice. BS-SINK-1: at her limit she still floats; what goes beyond is for
 * the caller: it sinks her, or takes her (BS-BOARD-6). */
static BsPoint
score_hit (BonesPlay *play, guint ship)
{
  guint16 *tracks = play->game.ships[ship].tracks;
  const guint limit = bs_limit (&play->game, ship);

  tracks[BS_ACCUMULATED_HITS] = MIN (tracks[BS_ACCUMULATED_HITS] + 1, MOST_ACCUMULATED);
  if (tracks[BS_HITS] >= limit)
    return BS_BEYOND_LIMIT;

  tracks[BS_HITS]++;
  bs_tell_pair (play, "hit", "BS-DMG-2", ship, BONES_NO_SHIP, tracks[BS_HITS], limit);
  return BS_TOOK_HIT;
}

/* BS-DMG-2, R-104: one roll of her whole seaworth: a 5 holds. R-29: an abandoned hull has no dice
 * to hold with. sink.on=damage: a ship full of hits has no roll either. */
gboolean
bs_damage_point (BonesPlay *play, guint ship, guint point, BsPoint *result)
{
  BonesRoll hold = bs_seaworth (&play->game, "damage", "BS-DMG-2", ship, point);
  gboolean held;

  *result = BS_OUT_OF_REACH;
  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  *result = BS_BEYOND_LIMIT;
  if (play->game.options[BS_SINK_ON] == BS_SINK_DAMAGE
      && play->game.ships[ship].tracks[BS_HITS] >= bs_limit (&play->game, ship))
    return TRUE;

  hold.needs = hold.values[1] = bs_holds (play->setup, &play->game, ship);
  if (!bones_roll_meets (play, &hold, &held))
    return FALSE;

  *result = BS_OUT_OF_REACH;
  if (!bones_game_in_play (&play->game, ship)) /* taken off by hand meanwhile */
    return TRUE;

  *result = held ? BS_HELD : score_hit (play, ship);
  if (held)
    bones_tell_ship (play, "held", "BS-DMG-2", ship, 0);

  return TRUE;
}

/* BS-DMG-2: one roll for each point. Rolls that are left when she has gone are not made (1.5). */
gboolean
bs_damage (BonesPlay *play, guint ship, guint points)
{
  const guint mark = bones_mark (play);

  for (guint point = 1; point <= points && bones_game_in_play (&play->game, ship); point++)
    {
      BsPoint result;

      bones_settle (play, mark, point);
      if (!bs_damage_point (play, ship, point, &result))
        return FALSE;

      if (result == BS_BEYOND_LIMIT && !bs_sink (play, ship))
        return FALSE;
    }

  return TRUE;
}
