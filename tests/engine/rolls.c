/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rolls.h"

#include "roll.h"

static const char *const window_ids[] = { "keep", "keep-all", "booty" };

/* A roll of @dice for fleet @owner. */
static BonesRoll
roll_for (guint owner, guint dice, guint ordinal)
{
  return (BonesRoll){ .key = { "ROLL", owner, ordinal },
                      .what = "roll",
                      .owner = owner,
                      .dice = dice,
                      .ship = BONES_NO_SHIP,
                      .other = BONES_NO_SHIP };
}

/* Throws the pool @times again; the best throw stands. */
static BONES_ASKS gboolean
throw_best_of (BonesPlay *play, BonesThrow *throw, guint times)
{
  BonesThrow best = { 0 };

  for (guint i = 0; i < times; i++)
    {
      if (!bones_throw_again (play, throw, 0, throw->n))
        return FALSE;

      if (i == 0 || bones_throw_score (throw) > bones_throw_score (&best))
        best = *throw;
    }

  *throw = best;
  return TRUE;
}

static BONES_ASKS gboolean
offer (BonesPlay *play, BonesThrow *throw, gboolean *again)
{
  const guint scope = play->game.options[0], owner = throw->roll->owner;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_REROLL, "reroll", throw->roll->key.rule, owner,
                                 throw->roll->key.ordinal);
  const BonesAnswer *answer;
  guint16 *booty;

  if (owner == BONES_NOBODY || throw->n == 0 || play->game.fleets[owner].tracks[ROLLS_BOOTY] == 0)
    return TRUE;

  booty = &play->game.fleets[owner].tracks[ROLLS_BOOTY];
  ask.who = 1 << owner;
  ask.most = 3;
  ask.ids = window_ids;
  ask.n_ids = G_N_ELEMENTS (window_ids);
  ask.high = scope == ROLLS_SINGLE_DIE ? throw->n : 0;
  ask.low = scope == ROLLS_BEST_OF ? *booty : 1;
  bones_ask_open (&ask, BONES_REROLL_KEEP);
  bones_ask_open (&ask, BONES_REROLL_SPEND);
  if (!bones_ask (play, &ask, &answer))
    return FALSE;

  if (answer->values[0] != BONES_REROLL_SPEND)
    return TRUE;

  *again = TRUE;
  *booty -= answer->values[2];
  if (scope == ROLLS_SINGLE_DIE)
    return bones_throw_again (play, throw, answer->values[1] - 1, 1);

  return throw_best_of (play, throw, answer->values[2]);
}

/* The side that is behind is asked first; any reroll asks both again. */
static gboolean
after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again)
{
  const guint first =
      n == 2 && bones_throw_score (&throws[1]) < bones_throw_score (&throws[0]) ? 1 : 0;

  if (!offer (play, &throws[first], again))
    return FALSE;

  return n < 2 || *again || offer (play, &throws[1 - first], again);
}

static gboolean
may_roll_again (const BonesPlay *play, const BonesThrow *throw)
{
  const guint owner = throw->roll->owner;

  return owner != BONES_NOBODY && play->game.fleets[owner].tracks[ROLLS_BOOTY] > 0;
}

static BONES_ASKS gboolean
run_sum (BonesPlay *play, const BonesRoll *roll)
{
  gint sum;

  if (!bones_roll_sum (play, roll, &sum))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = sum > 10;
  return TRUE;
}

static BONES_ASKS gboolean
run_reaches (BonesPlay *play, const BonesRoll *roll)
{
  BonesRoll reaches = *roll;
  gboolean reached;

  reaches.needs = 8;
  reaches.bonus = 1;
  if (!bones_roll_reaches (play, &reaches, &reached))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = reached;
  return TRUE;
}

static BONES_ASKS gboolean
run_each (BonesPlay *play, const BonesRoll *roll)
{
  guint16 faces[BONES_MAX_VALUES];

  if (!bones_roll_each (play, roll, faces))
    return FALSE;

  for (guint i = 0; i < roll->dice; i++)
    play->game.tracks[ROLLS_HITS] += faces[i] == 6;

  return TRUE;
}

/* Two cards: the second has a higher face than the first. */
static BONES_ASKS gboolean
run_in_turn (BonesPlay *play, const BonesRoll *roll)
{
  guint16 *hits = &play->game.tracks[ROLLS_HITS];
  const guint mark = bones_mark (play);
  BonesDiceInTurn turns;
  guint face;

  if (!bones_roll_in_turn (play, roll, NULL, &turns))
    return FALSE;

  for (guint i = 0; i < roll->dice && *hits < 2; i++)
    {
      if (!bones_next_die (play, &turns, &face))
        return FALSE;

      *hits += face > (*hits == 0 ? 2 : 4);
    }

  bones_settle (play, mark, 0);
  return TRUE;
}

static BONES_ASKS gboolean
run_highest (BonesPlay *play, const BonesRoll *roll)
{
  gint score;

  if (!bones_roll_highest (play, roll, &score))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = score;
  return TRUE;
}

static BONES_ASKS gboolean
run_meets (BonesPlay *play, const BonesRoll *roll)
{
  BonesRoll meets = *roll;
  gboolean met;

  meets.needs = 5;
  if (!bones_roll_meets (play, &meets, &met))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = met;
  return TRUE;
}

static void
make_side (const BonesPlay *play, gconstpointer dice, guint side, BonesRoll *roll)
{
  *roll = roll_for (side, ((const guint *) dice)[side], 0);
  roll->bonus = side == 0;
}

static BONES_ASKS gboolean
run_opposed (BonesPlay *play, guint dice, guint rival_dice)
{
  const guint both[2] = { dice, rival_dice };
  BonesRoll rolls[2];
  gint scores[2];

  if (!bones_roll_opposed (play, make_side, both, rolls, scores))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = scores[0] > scores[1] ? 0 : scores[0] == scores[1] ? 1 : 2;
  return TRUE;
}

/* Nine winds: two cards of each even point, one of each odd point, and three calms. */
static BONES_ASKS gboolean
run_draw (BonesPlay *play)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "draw", "ROLLS_DRAW", 0, 0);
  guint card;

  ask.n_ids = 9;
  for (guint i = 0; i < 9; i++)
    ask.weights[i] = i == 8 ? 3 : 2 - i % 2;

  if (!bones_draw (play, &ask, FALSE, &card))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = card;
  return TRUE;
}

/* Fleet 0 shoots at as many targets as it has dice; each that is hit takes two points of damage,
 * each point held on a 5 by fleet 1. */
static BONES_ASKS gboolean
run_volley (BonesPlay *play, guint targets, guint dice)
{
  const guint mark = bones_mark (play);

  for (guint target = 0; target < targets; target++)
    {
      BonesRoll aim = roll_for (0, dice, target);
      gboolean met;

      aim.needs = 4;
      bones_settle (play, mark, target);
      if (!bones_roll_meets (play, &aim, &met))
        return FALSE;

      for (guint point = 0; met && point < 2; point++)
        {
          BonesRoll hold = roll_for (1, 1, target << 8 | point);
          gboolean held;

          hold.needs = 5;
          bones_settle (play, mark, target << 8 | point);
          if (!bones_roll_meets (play, &hold, &held))
            return FALSE;

          play->game.tracks[ROLLS_HITS] += !held;
        }
    }

  return TRUE;
}

static void
make_neutral_die (const BonesPlay *play, gconstpointer nothing, guint side, BonesRoll *roll)
{
  *roll = roll_for (BONES_NOBODY, 1, side);
}

/* Rolls until one side is ahead. */
static BONES_ASKS gboolean
run_ties (BonesPlay *play)
{
  const guint mark = bones_mark (play);
  BonesRoll rolls[2];
  gint scores[2] = { 0 };

  while (scores[0] == scores[1])
    {
      bones_settle (play, mark, 0);
      if (!bones_roll_opposed (play, make_neutral_die, NULL, rolls, scores))
        return FALSE;
    }

  return TRUE;
}

/* Fleet @who chooses how many dice fleet 0 rolls for a 6: none, or 1 to 3. */
static BONES_ASKS gboolean
run_choose (BonesPlay *play, guint who)
{
  BonesAsk whether = BONES_ASK_INIT (BONES_ASK_CONFIRM, "whether", "WHETHER", 0, 0);
  BonesAsk number = BONES_ASK_INIT (BONES_ASK_NUMBER, "number", "NUMBER", 0, 0);
  BonesRoll roll = roll_for (BONES_NOBODY, 0, 0);
  gboolean yes, met;
  guint dice;

  whether.who = number.who = who;
  number.low = 1;
  number.high = 3;
  if (!bones_ask_confirm (play, &whether, &yes))
    return FALSE;

  if (!yes)
    return TRUE;

  if (!bones_ask_number (play, &number, &dice))
    return FALSE;

  roll.dice = dice;
  roll.needs = 6;
  if (!bones_roll_meets (play, &roll, &met))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = met;
  return TRUE;
}

static BONES_ASKS gboolean
run_ships (BonesPlay *play)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIPS, "which", "WHICH", 0, 0);
  const BonesAnswer *ships;

  ask.who = 1;
  ask.most = 2;
  bones_ask_open (&ask, 0);
  return bones_ask (play, &ask, &ships);
}

/* Promises that only the second die matters, then reads the first. */
static BONES_ASKS gboolean
run_forgetful (BonesPlay *play)
{
  const guint mark = bones_mark (play);
  const BonesRoll roll = roll_for (BONES_NOBODY, 1, 0);
  gint first, second;

  if (!bones_roll_highest (play, &roll, &first))
    return FALSE;

  bones_settle (play, mark, 0);
  if (!bones_roll_highest (play, &roll, &second))
    return FALSE;

  play->game.tracks[ROLLS_HITS] = first + second > 7;
  return TRUE;
}

static gboolean
run (BonesPlay *play, const BonesAction *action)
{
  const BonesRoll roll = roll_for (0, action->ship, 0);

  switch (action->verb)
    {
    case ROLLS_MEETS:
      return run_meets (play, &roll);
    case ROLLS_HIGHEST:
      return run_highest (play, &roll);
    case ROLLS_SUM:
      return run_sum (play, &roll);
    case ROLLS_REACHES:
      return run_reaches (play, &roll);
    case ROLLS_EACH:
      return run_each (play, &roll);
    case ROLLS_IN_TURN:
      return run_in_turn (play, &roll);
    case ROLLS_OPPOSED:
      return run_opposed (play, action->ship, action->other);
    case ROLLS_DRAW:
      return run_draw (play);
    case ROLLS_VOLLEY:
      return run_volley (play, action->ship, action->other);
    case ROLLS_TIES:
      return run_ties (play);
    case ROLLS_CHOOSE:
      return run_choose (play, action->ship);
    case ROLLS_SHIPS:
      return run_ships (play);
    default:
      return run_forgetful (play);
    }
}

static gboolean
is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
         const BonesAction *action, BonesRefusal *refusal)
{
  return action->verb < ROLLS_VERBS;
}

static const BonesOption options[] = { { .key = NULL } };
const BonesRuleset rolls_ruleset = { .id = "odds",
                                     .name = "Odds",
                                     .options = options,
                                     .is_open = is_open,
                                     .run = run,
                                     .after_roll = after_roll,
                                     .may_roll_again = may_roll_again };
