/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define WIND_INCHES 200 /* hundredths: what the wind gives or takes */

typedef enum { WITH_WIND, ACROSS_WIND, AGAINST_WIND, FACING_NORTH } Facing;

static const char *const facing_ids[] = { "with", "across", "against", "N", "NE", "E",
                                          "SE",   "S",      "SW",      "W", "NW", NULL };

/* What her move is made of: hundredths of an inch. */
typedef struct {
  gint speed, wind, turning;
} Allowance;

gboolean
bs_can_move (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{

  if (!bs_is_free (game, ship, "held-fast", "BS-ACT-6", refusal))
    return FALSE;

  if (game->ships[ship].tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  return !game->ships[ship].tracks[BS_MOVED] || bs_refuse (refusal, "moved", "BS-MOVE-1");
}

/* within 45° of the wind is with it, 135° or more against it; wind.diagonal=half: 45° off
 * either way is across. */
static Facing
facing_to_wind (const BonesGame *game, guint point)
{
  const guint turned = (point + BONES_POINTS - game->wind) % BONES_POINTS;
  const guint off = MIN (turned, BONES_POINTS - turned); /* in points of 45° */
  const guint near = game->options[BS_WIND_DIAGONAL] == BS_DIAGONAL_HALF ? 0 : 1;

  if (off <= near)
    return WITH_WIND;

  return off >= BONES_POINTS / 2 - near ? AGAINST_WIND : ACROSS_WIND;
}

/* BS-WIND-3, BS-WIND-4: how she lies when her move begins counts for the whole of it. In a calm
 * there is nothing to ask. */
static BONES_ASKS gboolean
ask_wind (BonesPlay *play, guint ship, gint *inches)
{
  static const gint by_facing[] = {
    [WITH_WIND] = WIND_INCHES, [ACROSS_WIND] = 0, [AGAINST_WIND] = -WIND_INCHES
  };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "facing", "BS-WIND-3", ship, 0);
  guint facing;

  *inches = 0;
  if (play->game.wind >= BONES_POINTS)
    return TRUE;

  ask.who = bs_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  bs_offer (&ask, facing_ids, (1 << (G_N_ELEMENTS (facing_ids) - 1)) - 1);
  if (!bones_ask_choice (play, &ask, &facing))
    return FALSE;

  if (facing >= FACING_NORTH && play->game.wind < BONES_POINTS)
    facing = facing_to_wind (&play->game, facing - FACING_NORTH);

  *inches = facing < G_N_ELEMENTS (by_facing) ? by_facing[facing] : 0;
  return TRUE;
}

/* BS-TURN-1, BS-TURN-2, R-16: one use of the template, or several at the full cost each. A turn
 * that costs more than is left is not open. */
static BONES_ASKS gboolean
ask_turning (BonesPlay *play, guint ship, gint left, gint *turning)
{
  static const char *const ids[] = { "straight", "turn", NULL };
  const gboolean many = play->game.options[BS_TURN_PER_MOVE] == BS_TURN_MANY;
  const BsClass *class = bs_class (play->setup, &play->game, ship);
  BonesAsk ask =
      BONES_ASK_INIT (many ? BONES_ASK_NUMBER : BONES_ASK_CHOICE, "turn", "BS-TURN-1", ship, 0);
  guint turns;

  ask.who = bs_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.values[0] = class->turn_limit;
  ask.values[1] = class->turn_cost;
  ask.high = class->turn_cost > 0 ? left / class->turn_cost : G_MAXUINT8;
  if (!many)
    bs_offer (&ask, ids, ask.high > 0 ? 1 << 0 | 1 << 1 : 1 << 0);

  if (!(many ? bones_ask_number (play, &ask, &turns) : bones_ask_choice (play, &ask, &turns)))
    return FALSE;

  *turning = turns * class->turn_cost;
  return TRUE;
}

static void
add_term (BonesAsk *ask, guint *n, const char *what, gint value)
{
  if (value != 0)
    ask->terms[(*n)++] = (BonesTerm){ what, value };
}

/* BS-MOVE-1: any distance up to the allowance, in half inches. */
static BONES_ASKS gboolean
ask_inches (BonesPlay *play, guint ship, const Allowance *of, gint allowance, guint *inches)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_INCHES, "inches", "BS-MOVE-1", ship, 0);
  guint n = 0;

  ask.who = bs_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.high = ask.values[0] = allowance;
  add_term (&ask, &n, "speed", of->speed);
  add_term (&ask, &n, of->wind > 0 ? "wind-with" : "wind-against", of->wind);
  add_term (&ask, &n, "turning", -of->turning);
  return bones_ask_number (play, &ask, inches);
}

/* which pieces of terrain that she was near she has not left behind. */
static BONES_ASKS gboolean
ask_still_near (BonesPlay *play, guint ship)
{
  const guint64 near = bs_near (&play->game, ship);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICES, "still-near", "BS-AGRD-1", ship, 0);
  const BonesAnswer *answer;
  guint64 still = 0;

  if (near == 0)
    return TRUE;

  ask.who = bs_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.least = 0;
  ask.most = BONES_MAX_VALUES;
  bs_offer (&ask, bones_marker_ids, near);
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  for (guint i = 0; i < answer->n; i++)
    still |= G_GUINT64_CONSTANT (1) << answer->values[i];

  bs_set_near (&play->game, ship, still & bs_terrain (&play->game));
  return TRUE;
}

/* ground.repeat=every_turn_inside: she tests for each piece that she stays near, until one holds
 * her. */
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

/* BS-MOVE-1: speed, wind and turning make up what she may go; below 0 it is 0. P-14. */
gboolean
bs_move (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  BonesShip *self = &play->game.ships[ship];
  Allowance of = { .speed = bs_class (play->setup, &play->game, ship)->speed };
  gint allowance;
  guint inches;

  if (!ask_wind (play, ship, &of.wind)
      || !ask_turning (play, ship, MAX (of.speed + of.wind, 0), &of.turning))
    return FALSE;

  allowance = MAX (of.speed + of.wind - of.turning, 0);
  if (!ask_inches (play, ship, &of, allowance, &inches))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship)) /* taken off by hand meanwhile */
    return TRUE;

  self->tracks[BS_MOVED] = TRUE;
  self->tracks[BS_INCHES] = inches;
  if (inches > 0)
    bs_tell_pair (play, "moves", "BS-MOVE-1", ship, BONES_NO_SHIP, inches, allowance);
  else
    bones_tell_ship (play, "stays", "R-46", ship, 0);

  if (inches > 0 && !ask_still_near (play, ship))
    return FALSE;

  return test_inside (play, ship);
}
