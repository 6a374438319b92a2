/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* what counts as land or reef. */
static gboolean
is_terrain (const BonesGame *game, guint marker)
{
  const guint kinds =
      1 << BS_ISLAND | 1 << BS_REEF | 1 << BS_SANDBAR | 1 << BS_VOLCANO | 1 << BS_ROCKS;

  return marker < game->n_markers && (kinds >> game->markers[marker].kind & 1) != 0;
}

guint64
bs_terrain (const BonesGame *game)
{
  guint64 terrain = 0;

  for (guint marker = 0; marker < game->n_markers; marker++)
    if (is_terrain (game, marker))
      terrain |= G_GUINT64_CONSTANT (1) << marker;

  return terrain;
}

guint64
bs_shoals (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  guint64 shoals = 0;

  for (guint marker = 0; marker < game->n_markers; marker++)
    if (is_terrain (game, marker) && !bs_is_above (setup, game, ship, marker))
      shoals |= G_GUINT64_CONSTANT (1) << marker;

  return shoals;
}

gboolean
bs_can_ground_test (const BonesSetup *setup, const BonesGame *game, guint ship,
                    BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  if (bs_shoals (setup, game, ship) == 0)
    return bs_refuse (refusal, "no-terrain", "BS-AGRD-1");

  return tracks[BS_INCHES] > 0 || bs_refuse (refusal, "ground-no-move", "BS-AGRD-1");
}

static gboolean
can_ground (const BonesPlay *play, guint ship, guint marker)
{
  return bs_is_crewed (&play->game, ship) && !play->game.ships[ship].tracks[BS_AGROUND]
         && is_terrain (&play->game, marker)
         && !bs_is_above (play->setup, &play->game, ship, marker);
}

gboolean
bs_strand (BonesPlay *play, guint ship, guint marker, gboolean contact)
{
  play->game.ships[ship].tracks[BS_AGROUND] = TRUE;
  if (contact)
    bs_tell_marker (play, "ran-into", "BS-AGRD-2", ship, marker);
  else
    bs_tell_marker (play, "aground", "BS-AGRD-1", ship, marker);

  if (contact && !play->game.options[BS_GROUND_CONTACT_DAMAGE])
    return TRUE;

  return bs_damage (play, ship, 1);
}

/* BS-AGRD-3: the ship's move ends at once, and it stays aground even if the damage roll holds. */
gboolean
bs_run_aground (BonesPlay *play, guint ship, guint marker, gboolean contact)
{
  return !can_ground (play, ship, marker) || bs_strand (play, ship, marker, contact);
}

/* BS-AGRD-1: within 1 in of land or reef, a ship runs aground on a 1. */
gboolean
bs_test_ground (BonesPlay *play, guint ship, guint marker)
{
  BonesRoll roll = bs_one_die (&play->game, "ground", "BS-AGRD-1", ship, marker);
  gboolean clears;

  if (!can_ground (play, ship, marker) || bs_is_clear (play->setup, &play->game, ship, marker))
    return TRUE;

  roll.needs = 2;
  if (bones_roll_anew (play, &roll))
    return bs_test_ground (play, ship, marker);

  if (!bones_roll_meets (play, &roll, &clears))
    return FALSE;

  if (!can_ground (play, ship, marker))
    return TRUE;

  if (!clears)
    return bs_run_aground (play, ship, marker, FALSE);

  bs_tell_marker (play, "clears", "BS-AGRD-1", ship, marker);
  return TRUE;
}

static BONES_ASKS gboolean
ask_piece (BonesPlay *play, guint ship, guint *marker)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_MARKER, "piece", "BS-AGRD-1", ship, 0);

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  ask.open[0] = bs_shoals (play->setup, &play->game, ship);
  return bones_ask_marker (play, &ask, marker);
}

/* one test for each piece. A piece that the ship was near already, or may hug (BS-AGRD-5),
 * can only be run into. */
static BONES_ASKS gboolean
ask_contact (BonesPlay *play, guint ship, guint marker, gboolean *contact)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  static const char *const ids[] = { "near", "touched", NULL };
  const gboolean known = (bs_near (&play->game, ship) >> marker & 1) != 0
                         || bs_is_clear (play->setup, &play->game, ship, marker);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "contact", "BS-AGRD-2", ship, marker);
  guint choice;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.marker = marker;
  bones_ask_offer (&ask, ids, known ? 1 << 1 : 1 << 0 | 1 << 1);
  if (!bones_ask_choice (play, &ask, &choice))
    return FALSE;

  *contact = choice == 1;
  return TRUE;
}

/* BS-AGRD-1, BS-AGRD-2, P-14: the ship's move has brought it near land or reef, or into it. */
gboolean
bs_ground_test (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  gboolean contact;
  guint marker;

  if (!ask_piece (play, ship, &marker))
    return FALSE;

  if (marker == BONES_MAX_MARKERS) /* it was taken away meanwhile */
    return TRUE;

  if (!ask_contact (play, ship, marker, &contact))
    return FALSE;

  if (!can_ground (play, ship, marker))
    return TRUE;

  if (!bs_is_clear (play->setup, &play->game, ship, marker))
    bs_set_near (&play->game, ship, bs_near (&play->game, ship) | G_GUINT64_CONSTANT (1) << marker);

  return contact ? bs_run_aground (play, ship, marker, TRUE) : bs_test_ground (play, ship, marker);
}

/* BS-AGRD-3, R-77: freeing takes the whole turn; the players may set the ship at any facing. It
 * cannot use opportunity fire for the rest of the round. */
void
bs_free (BonesPlay *play, guint ship)
{
  guint16 *tracks = play->game.ships[ship].tracks;

  if (tracks[BS_AGROUND])
    {
      tracks[BS_AGROUND] = FALSE;
      bones_tell_ship (play, "freed", "BS-AGRD-3", ship, 0);
    }
  else
    {
      bs_untrap (&play->game, ship);
      bones_tell_ship (play, "escaped", "R-77", ship, 0);
    }

  if (play->game.options[BS_OPT_OPPORTUNITY_FIRE])
    tracks[BS_ACTED] = BS_ACT_FREED;

  bs_end_turn_of (&play->game, ship);
}
