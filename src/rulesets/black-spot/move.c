/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

/* Hundredths of an inch */
#define MOMENTUM_INCHES 200 /* a ship that moved more must move on (BS-MOM-1) */
#define RAISED_INCHES 100   /* BS-ANCH-2 */

typedef enum { WITH_WIND, ACROSS_WIND, AGAINST_WIND, FACING_NORTH } Facing;

static const char *const facing_ids[] = { "with", "across", "against", "N", "NE", "E",
                                          "SE",   "S",      "SW",      "W", "NW", NULL };

/* What was answered so far about a move. */
typedef struct {
  guint ship;
  gboolean faces; /* the facing was asked */
  guint facing;
  gboolean blown;  /* the breath was asked */
  guint breath;    /* hundredths of an inch */
  gboolean steers; /* the turning was asked */
  guint turns;
} Course;

/* The parts of a move, in hundredths of an inch. */
typedef struct {
  gint speed, wind, breath, turning;
  gint raised; /* replaces all other parts */
} Allowance;

gboolean
bs_can_move (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (!bs_is_free (game, ship, "held-fast", "BS-ACT-6", refusal))
    return FALSE;

  if (tracks[BS_AGROUND])
    return bs_refuse (refusal, "aground", "BS-AGRD-1");

  if (tracks[BS_TRAPPED])
    return bs_refuse (refusal, "trapped", "FS-SPELL-02");

  if (tracks[BS_ANCHORED])
    return bs_refuse (refusal, "anchored", "BS-ANCH-1");

  return !tracks[BS_MOVED] || bs_refuse (refusal, "moved", "BS-MOVE-1");
}

/* Whether opportunity fire has ended the move, or the battle. */
static gboolean
is_shot_down (const BonesGame *game, guint ship)
{
  return game->options[BS_OPT_OPPORTUNITY_FIRE] && (game->over || !bs_is_crewed (game, ship));
}

/* within 45° of the wind is with it, 135° or more is against it; with wind.diagonal=half, 45°
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

/* BS-WIND-3: what the wind adds or takes. */
static gint
wind_inches (const BonesPlay *play, const Course *course)
{
  static const gint by_facing[] = {
    [WITH_WIND] = BS_WIND_INCHES, [ACROSS_WIND] = 0, [AGAINST_WIND] = -BS_WIND_INCHES
  };
  const BonesGame *game = &play->game;
  const guint facing = course->facing;

  if (!course->faces || game->wind >= BONES_POINTS
      || !bs_feels_wind (play->setup, game, course->ship))
    return 0;

  return by_facing[facing >= FACING_NORTH ? facing_to_wind (game, facing - FACING_NORTH) : facing];
}

/* BS-WIND-3, BS-WIND-4: the facing at the start of the move counts for all of it. Nothing is asked
 * in a calm, or for models that the wind does not affect (BS-WIND-5). */
static BONES_ASKS gboolean
ask_wind (BonesPlay *play, Course *course)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "facing", "BS-WIND-3", course->ship, 0);

  if (course->faces || play->game.wind >= BONES_POINTS
      || !bs_feels_wind (play->setup, &play->game, course->ship))
    return TRUE;

  bs_put_to_mover (&play->game, course->ship, &ask);
  ask.joins = !bs_has_breath (play->setup, &play->game, course->ship);
  ask.blank = TRUE;
  bones_ask_offer (&ask, facing_ids, (1 << (G_N_ELEMENTS (facing_ids) - 1)) - 1);
  if (bones_ask_anew (play, &ask))
    return ask_wind (play, course);

  course->faces = TRUE;
  return bones_ask_choice (play, &ask, &course->facing);
}

static gboolean
may_be_blown (const BonesPlay *play, const Course *course)
{
  return !course->blown && !is_shot_down (&play->game, course->ship)
         && bs_has_breath (play->setup, &play->game, course->ship);
}

/* BS-MOVE-1, P-19: asks for what adds to the allowance, unless it was asked: a change by hand may
 * have brought a wind. */
static BONES_ASKS gboolean
ask_airs (BonesPlay *play, Course *course)
{
  const guint ship = course->ship;
  BonesAsk breath = BONES_ASK_INIT (BONES_ASK_INCHES, "breath", "FS-SPELL-16", ship, 0);

  if (play->game.ships[ship].tracks[BS_ACTED] == BS_ACT_RAISED)
    return TRUE;

  if (!ask_wind (play, course))
    return FALSE;

  bs_put_to_mover (&play->game, ship, &breath);
  while (may_be_blown (play, course) && bones_ask_anew (play, &breath))
    continue;

  if (play->stop != BONES_RUNNING)
    return FALSE;

  if (!may_be_blown (play, course))
    return TRUE;

  course->blown = TRUE;
  return bs_ask_breath (play, ship, &course->breath);
}

/* BS-ANCH-2: after raising anchor it is 1 in straight, whatever the wind. */
static Allowance
allowance_of (const BonesPlay *play, const Course *course)
{
  const guint ship = course->ship;

  if (play->game.ships[ship].tracks[BS_ACTED] == BS_ACT_RAISED)
    return (Allowance){ .raised = RAISED_INCHES };

  return (Allowance){ .speed = bs_speed (play->setup, &play->game, ship),
                      .wind = wind_inches (play, course),
                      .breath = course->breath,
                      .turning = course->turns * bs_turn_cost (play->setup, &play->game, ship) };
}

/* BS-MOVE-1, R-17: not below 0. */
static guint
most_of (const Allowance *of)
{
  return MAX (of->raised + of->speed + of->wind + of->breath - of->turning, 0);
}

static gboolean ask_course (BonesPlay *play, Course *course) BONES_ASKS;

/* BS-TURN-1, BS-TURN-2, R-16: the template once, or several times at the full cost each. A turn
 * that costs more than is left is not open. BS-MOVE-2: otherwise straight ahead. BS-TURN-4,
 * FS-MON-1: monsters turn freely. */
static BONES_ASKS gboolean
ask_turning (BonesPlay *play, Course *course)
{
  static const char *const ids[] = { "straight", "turn", NULL };
  const guint ship = course->ship;
  const gboolean many = play->game.options[BS_TURN_PER_MOVE] == BS_TURN_MANY;
  const guint cost = bs_turn_cost (play->setup, &play->game, ship);
  const Allowance of = allowance_of (play, course);
  BonesAsk ask =
      BONES_ASK_INIT (many ? BONES_ASK_NUMBER : BONES_ASK_CHOICE, "turn", "BS-TURN-1", ship, 0);

  if (course->steers || bs_has (play->setup, &play->game, ship, BS_MONSTER))
    return TRUE;

  bs_put_to_mover (&play->game, ship, &ask);
  ask.values[0] = bs_turn_limit (play->setup, &play->game, ship);
  ask.values[1] = cost;
  ask.high = cost > 0 ? most_of (&of) / cost : G_MAXUINT8;
  if (!many)
    bones_ask_offer (&ask, ids, ask.high > 0 ? 1 << 0 | 1 << 1 : 1 << 0);

  if (bones_ask_anew (play, &ask))
    return ask_course (play, course);

  course->steers = TRUE;
  return many ? bones_ask_number (play, &ask, &course->turns)
              : bones_ask_choice (play, &ask, &course->turns);
}

static void
add_term (BonesAsk *ask, guint *n, const char *what, gint value)
{
  if (value != 0)
    ask->terms[(*n)++] = (BonesTerm){ what, value };
}

guint
bs_least_move (const BonesSetup *setup, const BonesGame *game, guint ship, gint wind)
{
  const guint16 *tracks = game->ships[ship].tracks;
  const gboolean held = tracks[BS_AGROUND] || tracks[BS_ANCHORED] || tracks[BS_TRAPPED]
                        || tracks[BS_ACTED] == BS_ACT_RAISED || bs_is_grappled (game, ship);

  if (!game->options[BS_OPT_MOMENTUM] || held || tracks[BS_INCHES_LAST] <= MOMENTUM_INCHES
      || (bs_has (setup, game, ship, BS_MONSTER) && !game->options[BS_MOM_MONSTERS]))
    return 0;

  return MAX (MOMENTUM_INCHES + wind, 0);
}

gboolean
bs_is_driven (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const gboolean wind = game->wind < BONES_POINTS && bs_feels_wind (setup, game, ship);

  return !game->ships[ship].tracks[BS_MOVED]
         && bs_least_move (setup, game, ship, wind ? BS_WIND_INCHES : 0) > 0;
}

/* BS-MOM-1: what she runs into stops her before she has gone as far as momentum demands. The
 * players see that on the table. Sets @inches to what momentum demands if nothing did. */
static BONES_ASKS gboolean
ask_stopped (BonesPlay *play, const Course *course, guint *inches)
{
  const Allowance of = allowance_of (play, course);
  const guint least =
      MIN (bs_least_move (play->setup, &play->game, course->ship, of.wind), most_of (&of));
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "stopped", "BS-MOM-1", course->ship, 0);
  gboolean stopped;

  if (*inches >= least)
    return TRUE;

  bs_put_to_mover (&play->game, course->ship, &ask);
  ask.values[0] = *inches;
  ask.values[1] = least;
  if (bones_ask_anew (play, &ask))
    return ask_stopped (play, course, inches);

  if (!bones_ask_confirm (play, &ask, &stopped))
    return FALSE;

  if (!stopped)
    *inches = least;

  return TRUE;
}

/* BS-MOVE-1: any distance up to the allowance, in half inches, and at least what momentum
 * demands (BS-MOM-1, R-37). */
static BONES_ASKS gboolean
ask_inches (BonesPlay *play, Course *course, guint *inches)
{
  const guint ship = course->ship;
  const Allowance of = allowance_of (play, course);
  const guint most = most_of (&of);
  const guint least = MIN (bs_least_move (play->setup, &play->game, ship, of.wind), most);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_INCHES, "inches", "BS-MOVE-1", ship, 0);
  guint n = 0;

  if (least > 0)
    ask.question = "momentum";

  bs_put_to_mover (&play->game, ship, &ask);
  ask.soft_low = least > 0;
  ask.low = ask.values[1] = least;
  ask.high = ask.values[0] = most;
  add_term (&ask, &n, "speed", of.speed);
  add_term (&ask, &n, of.wind > 0 ? "wind-with" : "wind-against", of.wind);
  add_term (&ask, &n, "breath", of.breath);
  add_term (&ask, &n, "turning", -of.turning);
  add_term (&ask, &n, "anchor-up", of.raised);
  if (bones_ask_anew (play, &ask))
    return ask_course (play, course) && ask_inches (play, course, inches);

  return bones_ask_number (play, &ask, inches)
         && (is_shot_down (&play->game, ship) || ask_stopped (play, course, inches));
}

/* BS-MOVE-1, P-19: asks for what adds up to the allowance. */
static BONES_ASKS gboolean
ask_course (BonesPlay *play, Course *course)
{
  if (!ask_airs (play, course))
    return FALSE;

  return play->game.ships[course->ship].tracks[BS_ACTED] == BS_ACT_RAISED
         || is_shot_down (&play->game, course->ship) || ask_turning (play, course);
}

/* BS-MOVE-1, BS-MOVE-2, R-46, P-14: moves the ship any distance up to its allowance, never
 * astern. */
gboolean
bs_move (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  BonesShip *self = &play->game.ships[ship];
  Course course = { .ship = ship };
  Allowance of;
  guint inches;

  if (!ask_course (play, &course))
    return FALSE;

  if (is_shot_down (&play->game, ship))
    return TRUE;

  if (!ask_inches (play, &course, &inches))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship)) /* shot down, or removed by an override meanwhile */
    return TRUE;

  of = allowance_of (play, &course);
  self->tracks[BS_MOVED] = TRUE;
  self->tracks[BS_INCHES] = inches;
  if (inches > 0)
    bones_tell_pair (play, "moves", "BS-MOVE-1", ship, BONES_NO_SHIP, inches, most_of (&of));
  else
    bones_tell_ship (play, "stays", "R-46", ship, 0);

  return bs_after_move (play, ship, inches);
}
