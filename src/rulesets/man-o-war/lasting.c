/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Effects that come again in each End Phase, until a die ends them: a plague, poison, a slow leak.
 */
#include "man-o-war.h"

/* One effect: the die that may end it, and else what it does. */
static BONES_ASKS gboolean
come_again (BonesPlay *play, guint i)
{
  const BonesMarker marker = play->game.markers[i];
  const guint code = marker.values[0] & 0xff, needs = marker.values[0] >> 8;
  const MwEffect effect = { .code = (guint8) code, .number = (gint16) marker.values[1] };
  BonesRoll die;
  gboolean ends = FALSE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  die = mw_die (&play->game, "effect-ends", "MW-END-03", marker.ship, code);
  die.needs = (guint8) needs;
  die.values[0] = (gint32) needs;
  die.values[1] = (gint32) code;
  if (needs > 0 && !mw_test (play, &die, &ends))
    return FALSE;

  if (ends)
    {
      bones_tell_ship (play, "effect-ended", "MW-END-03", marker.ship, (gint) code);
      bones_game_drop_marker (&play->game, i);
      return TRUE;
    }

  bones_tell_ship (play, "effect-again", "MW-END-03", marker.ship, (gint) code);
  return mw_effect (play, &effect, "MW-END-03", marker.ship, 1u << 16 | code);
}

gboolean
mw_lasting_effects (BonesPlay *play)
{
  for (guint i = 0; i < play->game.n_markers; i++)
    if (play->game.markers[i].kind == MW_EFFECT_IN_FORCE
        && play->game.markers[i].stage == MW_COMES_AGAIN
        && bones_game_in_play (&play->game, play->game.markers[i].ship) && !come_again (play, i))
      return FALSE;

  return TRUE;
}
