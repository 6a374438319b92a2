/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Compiles as it stands. With each DROP one line goes on although the run may have stopped, and
 * that must not compile. (A cast to void silences clang, but not gcc.)
 */
#include "roll.h"

#ifndef DROP
#define DROP 0
#endif

static BONES_ASKS gboolean
procedure (BonesPlay *play)
{
  return play->stop == BONES_RUNNING;
}

gboolean forgets (BonesPlay *play, const BonesRuleset *ruleset, const BonesAction *action);

gboolean
forgets (BonesPlay *play, const BonesRuleset *ruleset, const BonesAction *action)
{
  const BonesRoll roll = { .key = { "BS-DMG-2", 0, 0 }, .dice = 1, .needs = 5 };
  gboolean met;

#if DROP == 1
  bones_roll_meets (play, &roll, &met);
#elif DROP == 2
  ruleset->run (play, action);
#elif DROP == 3
  procedure (play);
#elif DROP == 4 && !defined(__clang__)
  (void) bones_roll_meets (play, &roll, &met);
#elif DROP == 4
  bones_ask_ship (play, NULL, NULL);
#endif
  return procedure (play) && ruleset->run (play, action) && bones_roll_meets (play, &roll, &met);
}
