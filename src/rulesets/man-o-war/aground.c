/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

gboolean
mw_run_aground (BonesPlay *play, guint ship)
{
  const MwHit hit = { .ship = ship, .location = MW_AIM_WATERLINE, .other = BONES_NO_SHIP };
  const BonesRoll die = mw_die (&play->game, "aground", "MW-OBS-01", ship, 1);
  const MwAmount amount = { .dice = 1, .sides = 3 };
  gboolean hurt;
  gint hits;

  play->game.ships[ship].tracks[MW_AGROUND] = 1;
  bones_tell_ship (play, "runs-aground", "MW-OBS-01", ship, 0);
  if (!mw_waterline (play, "MW-OBS-01", &hit, 0, &hurt))
    return FALSE;

  if (!hurt)
    return TRUE;

  if (!mw_roll_amount (play, &amount, &die, &hits))
    return FALSE;

  mw_take_water (play, "MW-OBS-01", ship, (guint) hits);
  return TRUE;
}

gboolean
mw_get_off (BonesPlay *play, guint ship, gboolean *free)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "try-to-get-off", "MW-OBS-02", ship, 0);
  BonesRoll die = mw_die (&play->game, "refloat", "MW-OBS-02", ship, 1);
  gint bonus;

  if (!mw_confirm (play, &ask, free))
    return FALSE;

  if (!*free)
    {
      bones_tell_ship (play, "stays-aground", "MW-OBS-02", ship, 0);
      return TRUE;
    }

  if (!mw_bonus (play, ship, MW_MOD_AGROUND, "MW-OBS-02", 0, &bonus))
    return FALSE;

  die.needs = 4;
  die.bonus = (gint8) CLAMP (bonus, -6, 6);
  die.terms[0] = (BonesTerm){ bonus != 0 ? "cards" : NULL, bonus };
  if (!mw_test (play, &die, free))
    return FALSE;

  play->game.ships[ship].tracks[MW_AGROUND] = !*free;
  bones_tell_ship (play, *free ? "afloat" : "still-aground", "MW-OBS-02", ship, 0);
  return TRUE;
}
