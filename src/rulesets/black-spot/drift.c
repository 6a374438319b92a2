/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define BREATH_INCHES 400 /* hundredths (FS-SPELL-16) */
#define MOST_CROSSINGS 9  /* of a ring in one move, however the ship turns */

typedef enum { MET_NOTHING, MET_LAND, MET_SHIP } Met;

/* whether the ring or whirlpool @marker affects @ship; a ring does only on the
 * surface. */
static gboolean
can_be_crossed (const BonesSetup *setup, const BonesGame *game, guint ship, guint marker)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (marker >= game->n_markers || !bs_is_crewed (game, ship)
      || bs_is_beyond_harm (setup, game, ship))
    return FALSE;

  switch (game->markers[marker].kind)
    {
    case BS_RING:
      return bs_is_on_surface (game, ship);
    case BS_WHIRLPOOL:
      return !tracks[BS_AIRBORNE];
    default:
      return FALSE;
    }
}

static guint64
list_crossable (const BonesPlay *play, guint ship)
{
  guint64 markers = 0;

  for (guint marker = 0; marker < play->game.n_markers; marker++)
    if (can_be_crossed (play->setup, &play->game, ship, marker))
      markers |= G_GUINT64_CONSTANT (1) << marker;

  return markers;
}

/* FS-SPELL-01: a ring hits a ship each time that it crosses, on the way in and on the way out. */
static BONES_ASKS gboolean
cross_ring (BonesPlay *play, guint ship, guint marker)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_NUMBER, "crossings", "FS-SPELL-01", ship, marker);
  guint times;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.marker = marker;
  ask.low = 1;
  ask.high = MOST_CROSSINGS;
  if (!bones_ask_number (play, &ask, &times))
    return FALSE;

  for (guint i = 0; i < times && can_be_crossed (play->setup, &play->game, ship, marker); i++)
    if (!bs_cross_ring (play, ship, marker))
      return FALSE;

  return TRUE;
}

/* FS-SPELL-01, FS-SPELL-05, P-14: asks which rings and whirlpools the ship's path crossed. */
static BONES_ASKS gboolean
ask_crossed (BonesPlay *play, guint ship)
{
  const guint64 open = list_crossable (play, ship);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_MARKERS, "crossed", "FS-SPELL-01", ship, 0);
  const BonesAnswer *answer;

  if (open == 0)
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.least = 0;
  ask.most = BONES_MAX_VALUES;
  ask.open[0] = open;
  if (bones_ask_anew (play, NULL))
    return ask_crossed (play, ship);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  for (guint i = 0; i < answer->n; i++)
    {
      const guint marker = answer->values[i];

      if (!can_be_crossed (play->setup, &play->game, ship, marker))
        continue;

      if (!(play->game.markers[marker].kind == BS_RING ? cross_ring (play, ship, marker)
                                                       : bs_touch_whirlpool (play, ship, marker)))
        return FALSE;
    }

  return TRUE;
}

/* asks which pieces of terrain the ship is still near. */
static BONES_ASKS gboolean
ask_still_near (BonesPlay *play, guint ship)
{
  const guint64 near = bs_near (&play->game, ship);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_MARKERS, "still-near", "BS-AGRD-1", ship, 0);
  const BonesAnswer *answer;
  guint64 still = 0;

  if (near == 0 || !bs_is_crewed (&play->game, ship))
    return TRUE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.least = 0;
  ask.most = BONES_MAX_VALUES;
  ask.open[0] = near;
  if (bones_ask_anew (play, NULL))
    return ask_still_near (play, ship);

  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  for (guint i = 0; i < answer->n; i++)
    still |= G_GUINT64_CONSTANT (1) << answer->values[i];

  bs_set_near (&play->game, ship, still & bs_terrain (&play->game));
  return TRUE;
}

/* with ground.repeat=every_turn_inside, the ship tests for each piece that it stays near,
 * until one holds it. */
static BONES_ASKS gboolean
test_inside (BonesPlay *play, guint ship)
{
  const guint64 near = bs_near (&play->game, ship);

  if (play->game.options[BS_GROUND_REPEAT] != BS_REPEAT_EVERY_TURN_INSIDE)
    return TRUE;

  for (guint marker = 0; marker < BONES_MAX_MARKERS; marker++)
    if ((near >> marker & 1) != 0 && !bs_test_ground (play, ship, marker))
      return FALSE;

  return TRUE;
}

gboolean
bs_after_move (BonesPlay *play, guint ship, guint inches)
{
  if (inches > 0 && (!ask_crossed (play, ship) || !ask_still_near (play, ship)))
    return FALSE;

  return test_inside (play, ship);
}

static gboolean
can_meet_ship (const BonesPlay *play, guint ship)
{
  for (guint other = 0; other < play->game.n_ships; other++)
    if (bs_can_be_rammed (play->setup, &play->game, ship, other))
      return TRUE;

  return FALSE;
}

/* A ship that runs aground stops; one that was @stranded before can still be moved against a
 * ship. */
static BONES_ASKS gboolean
ask_met (BonesPlay *play, guint ship, gboolean stranded, guint ordinal, guint *met)
{
  static const char *const ids[] = { "clear", "shallows", "ship", NULL };
  const BonesGame *game = &play->game;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "met", "R-79", ship, ordinal);
  guint open = 1 << MET_NOTHING;

  *met = MET_NOTHING;
  if (!bs_is_crewed (game, ship) || (game->ships[ship].tracks[BS_AGROUND] && !stranded))
    return TRUE;

  if (!stranded && bs_shoals (play->setup, game, ship) != 0)
    open |= 1 << MET_LAND;

  if (can_meet_ship (play, ship))
    open |= 1 << MET_SHIP;

  if (open == 1 << MET_NOTHING)
    return TRUE;

  ask.who = bones_fleet_bit (game->ships[ship].fleet);
  ask.ship = ship;
  bones_ask_offer (&ask, ids, open);
  if (bones_ask_anew (play, NULL))
    return ask_met (play, ship, stranded, ordinal, met);

  return bones_ask_choice (play, &ask, met);
}

gboolean
bs_meet (BonesPlay *play, guint ship)
{
  const BonesAction ground = { BS_GROUND_TEST, ship, BONES_NO_SHIP, BONES_NOBODY };
  const BonesAction ram = { BS_RAM, ship, BONES_NO_SHIP, BONES_NOBODY };
  const gboolean stranded = play->game.ships[ship].tracks[BS_AGROUND];

  if (!ask_crossed (play, ship) || !ask_still_near (play, ship))
    return FALSE;

  for (guint ordinal = 0;; ordinal++)
    {
      guint met;

      if (!ask_met (play, ship, stranded, ordinal, &met))
        return FALSE;

      if (met == MET_NOTHING)
        return TRUE;

      if (met == MET_SHIP && can_meet_ship (play, ship)) /* the rammer stops */
        return bs_ram (play, &ram);

      if (met == MET_LAND && bs_shoals (play->setup, &play->game, ship) != 0
          && !bs_ground_test (play, &ground))
        return FALSE;
    }
}

/* FS-SPELL-16, R-83, P-19: asks for up to 4 in. */
gboolean
bs_ask_breath (BonesPlay *play, guint ship, guint *inches)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_INCHES, "breath", "FS-SPELL-16", ship, 0);

  bs_put_to_mover (&play->game, ship, &ask);
  ask.high = ask.values[0] = BREATH_INCHES;
  if (bones_ask_anew (play, &ask))
    return bs_ask_breath (play, ship, inches);

  return bones_ask_number (play, &ask, inches);
}

gboolean
bs_has_breath (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return bs_find_spell (game, BS_POSEIDON, ship) >= 0 && bs_has_sails (setup, game, ship);
}

/* Poseidon's Breath does nothing for a ship that is held. */
static gboolean
can_drift (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const guint16 *tracks = game->ships[ship].tracks;

  return bs_is_crewed (game, ship) && bs_has_sails (setup, game, ship)
         && !bs_is_grappled (game, ship) && !tracks[BS_AGROUND] && !tracks[BS_ANCHORED]
         && !tracks[BS_TRAPPED];
}

gboolean
bs_sail_extra (BonesPlay *play, guint ship)
{
  guint inches;

  while (can_drift (play->setup, &play->game, ship) && bones_ask_anew (play, NULL))
    continue;

  if (!can_drift (play->setup, &play->game, ship))
    return TRUE;

  if (!bs_ask_breath (play, ship, &inches))
    return FALSE;

  if (inches == 0 || !can_drift (play->setup, &play->game, ship))
    return TRUE;

  bones_tell_pair (play, "blown-on", "FS-SPELL-16", ship, BONES_NO_SHIP, inches, 0);
  return bs_meet (play, ship);
}
