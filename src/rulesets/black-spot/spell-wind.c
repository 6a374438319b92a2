/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#define FLUX_CARDS 2

/* until the round ends. One that is cast upon another takes its place; what comes back is the
 * wind from before both. */
static void
turn_wind (BonesPlay *play, const BsCasting *casting)
{
  BonesGame *game = &play->game;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == BS_WIND_SPELL)
      bones_game_drop_marker (game, i);

  if (game->tracks[BS_OLD_WIND] == 0 && game->wind <= BONES_CALM)
    game->tracks[BS_OLD_WIND] = game->wind + 1;

  game->wind = casting->point;
  bs_leave_marker (game, casting, BONES_NO_SHIP);
  bs_tell_wind (play, "R-82");
}

static BONES_ASKS gboolean
draw_cards (BonesPlay *play, const BsCasting *casting)
{
  const guint fleet = casting->fleet, before = bs_hand_size (play->setup, &play->game, fleet);

  if (!bs_draw_cards (play, "FS-SPELL-14", fleet, FLUX_CARDS))
    return FALSE;

  bones_tell_fleet (play, "drew", "FS-SPELL-14", fleet,
                    bs_hand_size (play->setup, &play->game, fleet) - before, 0);
  return TRUE;
}

/* FS-SPELL-14, FS-SPELL-21, FS-SPELL-22; R-78: the Flux turns the wind first, then draws. */
gboolean
bs_spell_wind (BonesPlay *play, const BsCasting *casting)
{
  const gboolean both = play->game.options[BS_MAGIC_FLUX] == BS_FLUX_BOTH;
  const gboolean turns = casting->point < BONES_POINTS;

  if (turns)
    turn_wind (play, casting);

  return casting->kind != BS_SPELL_MAGIC_FLUX || (turns && !both) || draw_cards (play, casting);
}
