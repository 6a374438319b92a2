/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define MOST_ACCUMULATED 999

/* BS-DMG-4, R-30: a hit costs no dice. BS-SINK-1: at its limit a ship still floats. The caller
 * carries out a hit beyond the limit: the ship sinks, or is captured (BS-BOARD-6). */
static BsPoint
score_hit (BonesPlay *play, guint ship, const char *rule)
{
  guint16 *tracks = play->game.ships[ship].tracks;
  const guint limit = bs_limit (&play->game, ship);

  tracks[BS_ACCUMULATED_HITS] = MIN (tracks[BS_ACCUMULATED_HITS] + 1, MOST_ACCUMULATED);
  if (tracks[BS_HITS] >= limit)
    return BS_BEYOND_LIMIT;

  tracks[BS_HITS]++;
  bones_tell_pair (play, "hit", rule, ship, BONES_NO_SHIP, tracks[BS_HITS], limit);
  return BS_TOOK_HIT;
}

/* Whether @ship can take damage. */
static gboolean
can_be_damaged (const BonesPlay *play, guint ship)
{
  return bones_game_in_play (&play->game, ship)
         && !bs_is_beyond_harm (play->setup, &play->game, ship);
}

/* reports that a model in play cannot be harmed. */
static void
tell_unharmed (BonesPlay *play, guint ship)
{
  if (bones_game_in_play (&play->game, ship))
    bones_tell_ship (play, "unharmed", "R-81", ship, 0);
}

/* BS-DMG-2, R-104: one roll of all hull dice; 5 or more holds. R-29: an abandoned hull has no dice,
 * so every point is a hit. sink.on=damage: a ship at its limit does not roll either. */
gboolean
bs_damage_point (BonesPlay *play, guint ship, guint point, guint points, BsPoint *result)
{
  BonesRoll hold = bs_seaworth (&play->game, "damage", "BS-DMG-2", ship, point);
  gboolean held;

  *result = BS_OUT_OF_REACH;
  if (!can_be_damaged (play, ship))
    {
      tell_unharmed (play, ship);
      return TRUE;
    }

  *result = BS_BEYOND_LIMIT;
  if (play->game.options[BS_SINK_ON] == BS_SINK_DAMAGE
      && play->game.ships[ship].tracks[BS_HITS] >= bs_limit (&play->game, ship))
    return TRUE;

  hold.values[2] = point;
  hold.values[3] = points;
  hold.question = points > 1 ? "damage-of-several" : NULL;
  hold.run = point < points ? BONES_IN_RUN : BONES_ENDS_RUN;
  hold.saves = TRUE;
  hold.needs = hold.values[1] = bs_holds (play->setup, &play->game, ship);
  if (bones_roll_anew (play, &hold))
    return bs_damage_point (play, ship, point, points, result);

  if (!bones_roll_meets (play, &hold, &held))
    return FALSE;

  *result = BS_OUT_OF_REACH;
  if (!bones_game_in_play (&play->game, ship)) /* removed by an override meanwhile */
    return TRUE;

  *result = held ? BS_HELD : score_hit (play, ship, "BS-DMG-2");
  if (held)
    bones_tell_ship (play, "held", "BS-DMG-2", ship, 0);

  return TRUE;
}

gboolean
bs_suffer_point (BonesPlay *play, guint ship, guint point, guint points, BsPoint *result)
{
  if (!bs_damage_point (play, ship, point, points, result))
    return FALSE;

  return *result != BS_BEYOND_LIMIT || bs_sink (play, ship);
}

/* BS-DMG-1, BS-DMG-2: one damage roll for each point, whatever caused the damage. Once the ship is
 * gone, the rest is not rolled. R-94: a morale test in between is finished first. */
gboolean
bs_damage (BonesPlay *play, guint ship, guint points)
{
  const guint mark = bones_mark (play);
  BsPoint result = BS_HELD;

  for (guint point = 1;
       point <= points && result != BS_OUT_OF_REACH && bones_game_in_play (&play->game, ship);
       point++)
    {
      bones_settle (play, mark, point);
      if (!bs_suffer_point (play, ship, point, points, &result))
        return FALSE;
    }

  return TRUE;
}

gboolean
bs_take_hit (BonesPlay *play, guint ship, const char *rule)
{
  if (!can_be_damaged (play, ship))
    {
      tell_unharmed (play, ship);
      return TRUE;
    }

  return score_hit (play, ship, rule) != BS_BEYOND_LIMIT || bs_sink (play, ship);
}
