/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

static const char *const kinds[] = { "island", "reef", NULL };

/* P-16: asks which fleet places first. */
static BONES_ASKS gboolean
ask_who_is_first (BonesPlay *play, guint *first)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_FLEET, "first-terrain", "BS-SETUP-1", 0, 0);

  *first = 0;
  if (play->game.n_fleets < 2)
    return TRUE;

  ask.open[0] = (G_GUINT64_CONSTANT (1) << play->game.n_fleets) - 1;
  if (bones_ask_anew (play, NULL))
    return ask_who_is_first (play, first);

  return bones_ask_fleet (play, &ask, first);
}

static BONES_ASKS gboolean
place_piece (BonesPlay *play, guint fleet, guint piece, guint n)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "terrain", "BS-SETUP-1", fleet, piece);
  BonesEvent event = { .what = "terrain",
                       .rule = "BS-SETUP-1",
                       .ship = BONES_NO_SHIP,
                       .other = BONES_NO_SHIP,
                       .fleet = fleet };
  const BonesMarker *marker;
  guint kind;

  ask.who = bones_fleet_bit (fleet);
  ask.values[0] = piece;
  ask.values[1] = n;
  ask.run = piece < n ? BONES_IN_RUN : BONES_ALONE;
  bones_ask_offer (&ask, kinds, 1 << 0 | 1 << 1);
  if (!bones_ask_choice (play, &ask, &kind))
    return FALSE;

  marker = bones_game_add_marker (&play->game, BS_ISLAND + kind, BONES_NOBODY);
  if (marker == NULL) /* the table is full of markers that were added by hand */
    return TRUE;

  event.marker = marker - play->game.markers;
  bones_tell (play, &event);
  return TRUE;
}

/* BS-SETUP-1: one die for the table gives the number of islands and reefs, which the fleets place
 * in turn. */
static BONES_ASKS gboolean
place_terrain (BonesPlay *play)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const BonesRoll roll = { .key = { "BS-SETUP-1", 0, 0 },
                           .what = "islands",
                           .owner = BONES_NOBODY,
                           .dice = 1,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP };
  guint first;
  gint n;

  if (!bones_roll_sum (play, &roll, &n))
    return FALSE;

  bones_tell_fleet (play, "islands", "BS-SETUP-1", BONES_NOBODY, n, 0);
  if (!ask_who_is_first (play, &first))
    return FALSE;

  for (gint i = 0; i < n; i++)
    if (!place_piece (play, (first + i) % MAX (play->game.n_fleets, 1), i + 1, n))
      return FALSE;

  return TRUE;
}

/* P-15, P-16: the owner chooses the state in which a model that dives or flies begins. */
static BONES_ASKS gboolean
ask_states (BonesPlay *play)
{
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (play->game.options[BS_FS_SPECIAL_MODELS] && !bs_ask_state (play, ship))
      return FALSE;

  return TRUE;
}

/* BS-SETUP-5: terrain first, booty dice last; the rosters have the fleets and flagships.
 * BS-SETUP-2, BS-SETUP-3, BS-SETUP-4, R-10: the set-up takes the sides, the north and the players
 * as agreed. */
gboolean
bs_set_up (BonesPlay *play, const BonesAction *action)
{
  if (!place_terrain (play))
    return FALSE;

  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    if (!bs_roll_booty (play, fleet))
      return FALSE;

  if (!ask_states (play))
    return FALSE;

  bs_refit (play->setup, &play->game);
  if (!bs_deal (play))
    return FALSE;

  play->game.round = 1;
  play->game.step = BS_STEP_WIND;
  bones_tell_fleet (play, "round", "BS-ROUND-1", BONES_NOBODY, 1, 0);
  return TRUE;
}
