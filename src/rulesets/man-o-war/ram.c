/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

gboolean
mw_roll_ram (BonesPlay *play, guint ship, guint target, gint *hits)
{
  const MwAmount *ram = &mw_template (play->setup, &play->game, ship)->ram;
  BonesRoll die = mw_die (&play->game, "ram-damage", "MW-RAM-03", ship, 1);

  die.other = (guint16) target;
  return mw_roll_amount (play, ram, &die, hits);
}

/* MW-RAM-02: settled at once, the rammer takes nothing; MW-AMB-59: a target that sinks leaves
 * nobody to be boarded. */
gboolean
mw_ram (BonesPlay *play, guint ship, guint target)
{
  const MwHit hit = { .ship = target, .location = MW_AIM_WATERLINE, .other = ship };
  gboolean hurt;
  gint hits;

  bones_tell_pair (play, "rams", "MW-RAM-02", ship, target, 0, 0);
  if (!mw_is_vessel (play->setup, &play->game, target))
    return mw_ram_monster (play, ship, target);

  mw_come_alongside (&play->game, ship, target);
  if (!mw_waterline (play, "MW-RAM-03", &hit, 0, &hurt))
    return FALSE;

  if (!hurt)
    return TRUE;

  if (!mw_roll_ram (play, ship, target, &hits))
    return FALSE;

  mw_take_water (play, "MW-RAM-03", target, (guint) hits);
  return TRUE;
}
