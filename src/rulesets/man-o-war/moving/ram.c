/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-RAM-03: the hits of a ram, as the template of @ship says. */
static BONES_ASKS gboolean
roll_ram (BonesPlay *play, guint ship, guint target, gint *hits)
{
  const MwAmount *ram = &mw_template (play->setup, &play->game, ship)->ram;
  BonesRoll die = mw_die (&play->game, "ram-damage", "MW-RAM-03", ship, 1);

  die.other = (guint16) target;
  if (ram->dice > 0 && bones_ask_anew (play, NULL))
    return roll_ram (play, ship, target, hits);

  return mw_roll_amount (play, ram, &die, hits);
}

/* MW-MON-17: a save, and as many wounds as the ram makes hits. */
static BONES_ASKS gboolean
ram_monster (BonesPlay *play, guint rammer, guint monster)
{
  const guint needs = mw_template (play->setup, &play->game, monster)->save_all;
  gboolean saved;
  gint hits = 0;

  if (!mw_beast_save (play, "MW-MON-17", monster, needs, 0, rammer, &saved))
    return FALSE;

  if (!saved && !roll_ram (play, rammer, monster, &hits))
    return FALSE;

  mw_wound (play, "MW-MON-17", monster, (guint) hits);

  if (mw_is_reachable (&play->game, monster))
    mw_touch_monster (play, rammer, monster);

  return TRUE;
}

/* MW-RAM-02: the damage is settled at once, and the rammer takes none. MW-AMB-59: if the target
 * sinks, there is nobody to board. */
gboolean
mw_ram (BonesPlay *play, guint ship, guint target)
{
  const MwHit hit = { .ship = target, .location = MW_AIM_WATERLINE, .other = ship };
  gboolean hurt;
  gint hits;

  bones_tell_pair (play, "rams", "MW-RAM-02", ship, target, 0, 0);
  if (!mw_is_vessel (play->setup, &play->game, target))
    return ram_monster (play, ship, target);

  mw_come_alongside (&play->game, ship, target);
  if (!mw_waterline_save (play, "MW-RAM-03", &hit, 0, &hurt))
    return FALSE;

  if (!hurt)
    return TRUE;

  if (!roll_ram (play, ship, target, &hits))
    return FALSE;

  mw_take_water (play, "MW-RAM-03", target, (guint) hits);
  return TRUE;
}
