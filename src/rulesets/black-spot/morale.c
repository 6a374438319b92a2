/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* BS-MORALE-1: on a 1 the ship flees; BS-MORALE-3: a grappled ship that flees frees its
 * opponent. */
static BONES_ASKS gboolean
test_nerve (BonesPlay *play, guint ship, guint fleet, guint nth, guint of)
{
  BonesRoll nerve = bs_one_die (&play->game, "morale", "BS-MORALE-1", ship, 0);
  gboolean stands;

  nerve.needs = 2;
  nerve.nth = (guint16) nth;
  nerve.of = (guint16) of;
  nerve.run = nth < of ? BONES_IN_RUN : BONES_ENDS_RUN;
  if (!bones_roll_meets (play, &nerve, &stands))
    return FALSE;

  if (!bones_game_sails_for (&play->game, ship, fleet)) /* removed by an override meanwhile */
    return TRUE;

  bones_tell_ship (play, stands ? "stands" : "fled", "BS-MORALE-1", ship, 0);
  if (stands)
    return TRUE;

  bs_lose_wizard (play, ship);
  bs_leave (&play->game, ship, BONES_FLED);
  return TRUE;
}

/* BS-MORALE-2, R-32: monsters do not test, except with morale.monsters; creatures never do. A prize
 * without crew does not test. */
static gboolean
has_nerves (const BonesPlay *play, guint ship)
{
  if (bs_has (play->setup, &play->game, ship, BS_MONSTER)
      && (!play->game.options[BS_MORALE_MONSTERS]
          || bs_has (play->setup, &play->game, ship, BS_CREATURE)))
    return FALSE;

  return !bs_is_converting (&play->game, ship) || bs_is_crewed (&play->game, ship);
}

static gboolean
is_tested (const BonesPlay *play, guint ship, guint fleet, gboolean prizes)
{
  return bones_game_sails_for (&play->game, ship, fleet)
         && (play->game.ships[ship].origin != fleet) == prizes && has_nerves (play, ship);
}

/* The ships from number @first on that are to be tested. */
static guint
count_tested (const BonesPlay *play, guint first, guint fleet, gboolean prizes)
{
  guint n = 0;

  for (guint ship = first; ship < play->game.n_ships; ship++)
    n += is_tested (play, ship, fleet, prizes);

  return n;
}

static BONES_ASKS gboolean
test_ships (BonesPlay *play, guint fleet, gboolean prizes)
{
  const guint mark = bones_mark (play);
  guint nth = 0;

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    {
      while (is_tested (play, ship, fleet, prizes) && bones_ask_anew (play, NULL))
        continue;

      if (!is_tested (play, ship, fleet, prizes))
        continue;

      bones_settle (play, mark, ship);
      nth++;
      if (!test_nerve (play, ship, fleet, nth, nth + count_tested (play, ship + 1, fleet, prizes)))
        return FALSE;
    }

  return TRUE;
}

/* BS-MORALE-1: one die for each remaining ship, those of the roster first, then prizes
 * (BS-MORALE-2). Once in a battle for each fleet; no new flagship is appointed. */
gboolean
bs_flagship_lost (BonesPlay *play, guint fleet)
{
  guint16 *tested = &play->game.fleets[fleet].tracks[BS_MORALE_TESTED];
  const guint left = count_tested (play, 0, fleet, FALSE) + count_tested (play, 0, fleet, TRUE);

  if (*tested)
    return TRUE;

  *tested = TRUE;
  play->game.fleets[fleet].tracks[BS_MORALE_DUE] = FALSE;
  bones_tell_fleet (play, left > 0 ? "flagship-lost" : "flagship-gone", "BS-MORALE-1", fleet, 0, 0);
  return test_ships (play, fleet, FALSE) && test_ships (play, fleet, TRUE);
}

/* a flagship that fled or withdrew is neither destroyed nor captured. */
void
bs_mend_morale (BonesGame *game, guint fleet)
{
  const guint flagship = game->fleets[fleet].flagship;
  guint16 *tracks = game->fleets[fleet].tracks;

  if (tracks[BS_MORALE_TESTED] || bones_game_sails_for (game, flagship, fleet))
    tracks[BS_MORALE_DUE] = FALSE;
  else if (flagship < game->n_ships)
    tracks[BS_MORALE_DUE] = game->ships[flagship].status == BONES_SUNK
                            || game->ships[flagship].status == BONES_DESTROYED
                            || game->ships[flagship].fleet != fleet;
}

gboolean
bs_is_morale_due (const BonesGame *game, guint fleet)
{
  return game->fleets[fleet].tracks[BS_MORALE_DUE] && bones_game_count_ships (game, fleet) > 0;
}

gboolean
bs_can_test_morale (const BonesGame *game, guint fleet, BonesRefusal *refusal)
{
  refusal->ship = BONES_NO_SHIP;
  refusal->fleet = fleet;
  return bs_is_morale_due (game, fleet) || bs_refuse (refusal, "morale-holds", "BS-MORALE-1");
}

/* BS-MORALE-1 */
gboolean
bs_test_morale (BonesPlay *play, const BonesAction *action)
{
  return bs_flagship_lost (play, action->fleet);
}
