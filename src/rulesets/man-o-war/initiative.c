/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-INI-02, MW-HR-01: clockwise after an even double, the other way after an odd one. */
static void
move_wind_after (BonesPlay *play, gint face)
{
  const gboolean strong = play->game.options[MW_HR_WIND_DOUBLE_SHIFT] && face >= 5;
  const gint positions = strong ? 2 : 1;

  bones_tell_fleet (play, "double", "MW-INI-02", BONES_NOBODY, face, positions);
  mw_shift_wind (play, strong ? "MW-HR-01" : "MW-INI-02", face % 2 == 0 ? positions : -positions);
}

/* MW-INI-01, MW-AMB-10 */
static BONES_ASKS gboolean
roll_initiative (BonesPlay *play, guint *winner)
{
  const guint mark = bones_mark (play);
  gint scores[2] = { 0 };

  for (guint i = 0; scores[0] == scores[1]; i++)
    {
      if (!mw_roll_off (play, "initiative", "MW-INI-01", i, scores))
        return FALSE;

      if (scores[0] == scores[1]
          && (i == 0 || play->game.options[MW_WIND_REROLL_DOUBLES] == MW_EVERY_DOUBLE))
        move_wind_after (play, scores[0]);

      *winner = scores[0] > scores[1] ? 0 : 1;
      bones_settle (play, mark, scores[0] == scores[1] ? 2 : *winner);
    }

  return TRUE;
}

/* MW-MAG-09: without a wizard who can cast there is no Magic Phase. */
static gboolean
is_magic_due (const BonesPlay *play)
{
  return mw_find_caster (play->setup, &play->game, 0, MW_ANY_DECK, MW_ALL_CASTERS) != MW_NO_CASTER
         || mw_find_caster (play->setup, &play->game, 1, MW_ANY_DECK, MW_ALL_CASTERS)
                != MW_NO_CASTER;
}

/* MW-INI-01 */
gboolean
mw_initiative (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;
  guint winner = 0;

  if (!roll_initiative (play, &winner))
    return FALSE;

  game->n_order = 2;
  game->order[0] = (guint8) winner;
  game->order[1] = (guint8) mw_enemy (game, winner);
  bones_tell_fleet (play, "goes-first", "MW-INI-01", winner, 0, 0);
  mw_begin_step (game, is_magic_due (play) ? MW_MAGIC_PHASE : MW_BATTLE);
  return TRUE;
}
