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

/* BS-REP-1, BS-REP-2: one roll of hull dice; a 6, or at anchor a 5 (BS-ANREP-1), removes one hit,
 * never more. */
gboolean
bs_repair (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  guint16 *tracks = play->game.ships[ship].tracks;
  const gboolean calm = tracks[BS_ANCHORED] && play->game.options[BS_OPT_ANCHORED_REPAIRS];
  const char *rule = calm ? "BS-ANREP-1" : "BS-REP-1";
  BonesRoll roll = bs_seaworth (&play->game, "repair", rule, ship, 0);
  gboolean mends;

  tracks[BS_ACTED] = BS_ACT_REPAIRED;
  roll.needs = roll.values[1] = calm ? MENDS_ANCHORED : MENDS;
  if (!bones_roll_meets (play, &roll, &mends))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship))
    return TRUE;

  if (mends && tracks[BS_HITS] > 0)
    tracks[BS_HITS]--;

  bones_tell_ship (play, mends ? "mended" : "not-mended", rule, ship, tracks[BS_HITS]);
  return TRUE;
}
