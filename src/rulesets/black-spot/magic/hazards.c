/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#define STRUCK 5 /* by an eruption, on this die or more */
#define RING_IGNITES 4

/* a hit without a damage roll; with magic.hit_literal=off, one point of damage. */
gboolean
bs_hit_by_spell (BonesPlay *play, guint ship, const char *rule, gboolean *hit)
{
  const guint before = play->game.ships[ship].tracks[BS_ACCUMULATED_HITS];
  const gboolean literal = play->game.options[BS_MAGIC_HIT_LITERAL];

  if (!(literal ? bs_take_hit (play, ship, rule) : bs_damage (play, ship, 1)))
    return FALSE;

  *hit = bones_game_in_play (&play->game, ship)
         && play->game.ships[ship].tracks[BS_ACCUMULATED_HITS] > before;
  return TRUE;
}

/* FS-SPELL-01, R-43, R-76: a hit, and then a die that ignites up to 4. */
gboolean
bs_cross_ring (BonesPlay *play, guint ship, guint marker)
{
  gboolean burns;

  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  bs_tell_marker (play, "crosses-ring", "FS-SPELL-01", ship, marker);
  return bs_hit_by_spell (play, ship, "FS-SPELL-01", &burns)
         && (!burns || bs_ignite (play, ship, RING_IGNITES, marker));
}

static BONES_ASKS gboolean
ask_ships (BonesPlay *play, BonesAsk *ask, guint16 *ships, guint *n)
{
  const BonesAnswer *answer;

  ask->kind = BONES_ASK_SHIPS;
  ask->least = 0;
  ask->most = BONES_MAX_VALUES;
  ask->blank = TRUE;
  if (!bones_ask (play, ask, &answer))
    return FALSE;

  *n = answer->n;
  memcpy (ships, answer->values, answer->n * sizeof *ships);
  return TRUE;
}

static gboolean
can_be_hurt (const BonesPlay *play, guint ship)
{
  return bones_game_in_play (&play->game, ship)
         && !bs_is_beyond_harm (play->setup, &play->game, ship);
}

/* FS-SPELL-05, R-91: 1 damage to a model that is not airborne. */
gboolean
bs_touch_whirlpool (BonesPlay *play, guint ship, guint marker)
{
  if (!bones_game_in_play (&play->game, ship) || play->game.ships[ship].tracks[BS_AIRBORNE])
    return TRUE;

  bs_tell_marker (play, "in-whirlpool", "FS-SPELL-05", ship, marker);
  return bs_damage (play, ship, 1);
}

/* FS-SPELL-05, P-14: asks which models it touches now. */
gboolean
bs_whirl (BonesPlay *play, guint marker)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIPS, "whirled", "FS-SPELL-05", marker, 0);
  guint16 ships[BONES_MAX_VALUES];
  guint n;

  if (play->game.markers[marker].kind != BS_WHIRLPOOL)
    return TRUE;

  ask.marker = marker;
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (can_be_hurt (play, ship) && !play->game.ships[ship].tracks[BS_AIRBORNE])
      bones_ask_open (&ask, ship);

  if (bones_ask_anew (play, NULL))
    return bs_whirl (play, marker);

  if (!ask_ships (play, &ask, ships, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!bs_touch_whirlpool (play, ships[i], marker))
      return FALSE;

  return TRUE;
}

static BONES_ASKS gboolean
roll_for_marker (BonesPlay *play, const char *what, guint marker, guint ordinal, guint sides,
                 gint *score)
{
  *score = 0;
  while (play->game.markers[marker].kind == BS_WHIRLPOOL && bones_ask_anew (play, NULL))
    continue;

  if (play->game.markers[marker].kind != BS_WHIRLPOOL) /* removed by hand */
    return TRUE;

  const BonesRoll roll = { .key = { "FS-SPELL-05", marker, ordinal },
                           .what = what,
                           .owner = BONES_NOBODY,
                           .dice = 1,
                           .sides = sides,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP };

  return bones_roll_sum (play, &roll, score);
}

/* FS-SPELL-05: rolls the distance, then the direction, clockwise from 1, which is north (1.5). */
gboolean
bs_move_whirlpool (BonesPlay *play, guint marker)
{
  BonesEvent event = { .what = "whirlpool-moves",
                       .rule = "FS-SPELL-05",
                       .ship = BONES_NO_SHIP,
                       .other = BONES_NO_SHIP,
                       .fleet = play->game.markers[marker].owner,
                       .marker = marker };
  gint inches, direction;

  if (!roll_for_marker (play, "whirlpool-inches", marker, 0, 6, &inches)
      || !roll_for_marker (play, "whirlpool-point", marker, 1, BONES_POINTS, &direction))
    return FALSE;

  if (play->game.markers[marker].kind != BS_WHIRLPOOL)
    return TRUE;

  event.values[0] = inches * 100;
  event.values[1] = direction - 1;
  bones_tell (play, &event);
  return bs_whirl (play, marker);
}

/* FS-SPELL-08: one die, rolled by the fleet of the model. */
static BONES_ASKS gboolean
rain_on (BonesPlay *play, guint ship, guint marker, guint nth, guint of)
{
  BonesRoll roll = bs_one_die (&play->game, "eruption", "FS-SPELL-08", ship, marker);
  gboolean struck;

  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  roll.needs = STRUCK;
  roll.nth = (guint16) nth;
  roll.of = (guint16) of;
  roll.run = BONES_IN_RUN;
  if (bones_roll_anew (play, &roll))
    return rain_on (play, ship, marker, nth, of);

  if (!bones_roll_meets (play, &roll, &struck))
    return FALSE;

  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  bs_tell_marker (play, struck ? "struck-by-volcano" : "safe-from-volcano", "FS-SPELL-08", ship,
                  marker);
  return !struck || bs_damage (play, ship, 1);
}

/* FS-SPELL-08, R-85: models of all fleets within 6 in. */
static BONES_ASKS gboolean
ask_who_is_near (BonesPlay *play, guint marker, guint16 *ships, guint *n)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIPS, "near-volcano", "FS-SPELL-08", marker, 0);

  *n = 0;
  if (play->game.markers[marker].kind != BS_VOLCANO)
    return TRUE;

  ask.marker = marker;
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (can_be_hurt (play, ship))
      bones_ask_open (&ask, ship);

  if (bones_ask_anew (play, NULL))
    return ask_who_is_near (play, marker, ships, n);

  return ask_ships (play, &ask, ships, n);
}

/* FS-SPELL-08: in the order in which the models are named. */
gboolean
bs_erupt (BonesPlay *play, guint marker)
{
  guint16 ships[BONES_MAX_VALUES];
  guint n;

  bs_tell_standing (play, "erupts", "FS-SPELL-08", marker);
  if (!ask_who_is_near (play, marker, ships, &n))
    return FALSE;

  for (guint i = 0; i < n; i++)
    if (!rain_on (play, ships[i], marker, i + 1, n))
      return FALSE;

  return TRUE;
}
