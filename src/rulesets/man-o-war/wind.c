/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The wind, and how it moves. */
#include "man-o-war.h"

/* MW-INI-03: how many half points one position is. */
static gint
half_points (const BonesGame *game)
{
  switch (game->options[MW_WIND_POINTS])
    {
    case MW_4_POINTS:
      return 4;
    case MW_16_POINTS:
      return 1;
    default:
      return 2;
    }
}

/* MW-INI-03 */
void
mw_shift_wind (BonesPlay *play, const char *rule, gint positions)
{
  static const char *const told[BONES_POINTS] = { "wind-N", "wind-NE", "wind-E", "wind-SE",
                                                  "wind-S", "wind-SW", "wind-W", "wind-NW" };
  BonesGame *game = &play->game;
  gint halves = game->wind * 2 + game->tracks[MW_HALF_POINT];

  if (game->wind >= BONES_POINTS || positions == 0)
    return;

  halves = (halves + positions * half_points (game)) % 16;
  halves = (halves + 16) % 16;
  game->wind = (guint8) (halves / 2);
  game->tracks[MW_HALF_POINT] = halves % 2;
  bones_tell_fleet (play, told[game->wind], rule, BONES_NOBODY, halves % 2, 0);
}

/* MW-SET-03: on an even die the wind blows north. */
gboolean
mw_roll_for_wind (BonesPlay *play)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const BonesRoll die = { .key = { "MW-SET-03", 0, 0 },
                          .what = "wind",
                          .owner = BONES_NOBODY,
                          .dice = 1,
                          .ship = BONES_NO_SHIP,
                          .other = BONES_NO_SHIP };
  gint score;

  if (!bones_roll_sum (play, &die, &score))
    return FALSE;

  play->game.wind = score % 2 == 0 ? BONES_NORTH : BONES_SOUTH;
  play->game.tracks[MW_HALF_POINT] = 0;
  bones_tell_fleet (play, play->game.wind == BONES_NORTH ? "wind-N" : "wind-S", "MW-SET-03",
                    BONES_NOBODY, 0, 0);
  return TRUE;
}

gboolean
mw_turn_wind (BonesPlay *play, BonesAsk *ask, gint positions)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ways[] = { "clockwise", "counter-clockwise", NULL };
  guint way;

  ask->values[0] = positions;
  bones_ask_offer (ask, ways, 1 << 0 | 1 << 1);
  if (!bones_ask_choice (play, ask, &way))
    return FALSE;

  mw_shift_wind (play, ask->key.rule, way == 0 ? positions : -positions);
  return TRUE;
}
