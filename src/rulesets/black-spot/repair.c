/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define MENDS 6
#define MENDS_ANCHORED 5 /* BS-ANREP-1 */

/* BS-REP-1, BS-FIRE-8: as the action, so a ship that fires or fights does not repair; it may
 * move. */
gboolean
bs_can_repair (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (bs_has (setup, game, ship, BS_MONSTER))
    return bs_refuse (refusal, "monster-no-repairs", "R-57");

  if (!bs_has_action (game, ship, refusal))
    return FALSE;

  return game->ships[ship].tracks[BS_HITS] > 0 || bs_refuse (refusal, "no-hits", "BS-REP-1");
}

/* A 6, or at anchor a 5 (BS-ANREP-1); @rule is the one that counts. */
static BONES_ASKS gboolean
roll_repair (BonesPlay *play, guint ship, const char **rule, gboolean *mends)
{
  const gboolean calm =
      play->game.ships[ship].tracks[BS_ANCHORED] && play->game.options[BS_OPT_ANCHORED_REPAIRS];
  BonesRoll roll;

  *rule = calm ? "BS-ANREP-1" : "BS-REP-1";
  roll = bs_seaworth (&play->game, "repair", *rule, ship, 0);
  roll.needs = roll.values[1] = calm ? MENDS_ANCHORED : MENDS;
  if (bones_roll_anew (play, &roll))
    return roll_repair (play, ship, rule, mends);

  return bones_roll_meets (play, &roll, mends);
}

/* BS-REP-1, BS-REP-2: one roll of hull dice removes one hit, never more. */
gboolean
bs_repair (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  guint16 *tracks = play->game.ships[ship].tracks;
  const char *rule;
  gboolean mends;

  tracks[BS_ACTED] = BS_ACT_REPAIRED;
  if (!roll_repair (play, ship, &rule, &mends))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship))
    return TRUE;

  if (mends && tracks[BS_HITS] > 0)
    tracks[BS_HITS]--;

  bones_tell_ship (play, mends ? "mended" : "not-mended", rule, ship, tracks[BS_HITS]);
  return TRUE;
}
