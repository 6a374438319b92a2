/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "roll.h"

#include <string.h>

gint
bones_throw_score (const BonesThrow *throw)
{
  guint score = 0;

  if (throw->n == 0)
    return 0;

  for (guint i = 0; i < throw->n; i++)
    score = throw->reading == BONES_READ_SUM || throw->reading == BONES_READ_REACHES
                ? score + throw->faces[i]
                : MAX (score, throw->faces[i]);

  return (gint) score + throw->roll->bonus;
}

gint
bones_throw_halves (const BonesThrow *throw)
{
  return 2 * bones_throw_score (throw) + throw->roll->half;
}

guint
bones_roll_sides (const BonesRoll *roll)
{
  return roll->sides > 0 ? roll->sides : 6;
}

/* Returns the question for @n of the dice of @throw. */
static BonesAsk
ask_for_dice (const BonesThrow *throw, guint n, gboolean rival_rolled)
{
  const BonesRoll *roll = throw->roll;
  BonesAsk ask = { .key = roll->key,
                   .what = roll->what,
                   .question = roll->question,
                   .kind = BONES_ASK_DICE,
                   .who = roll->owner < BONES_MAX_FLEETS ? 1 << roll->owner : 0,
                   .ship = roll->ship,
                   .other = roll->other,
                   .marker = BONES_MAX_MARKERS,
                   .least = n,
                   .most = n,
                   .sides = (guint8) bones_roll_sides (roll),
                   .needs = throw->reading == BONES_READ_MEETS
                                    || throw->reading == BONES_READ_REACHES
                                    || throw->reading == BONES_READ_COUNT
                                ? roll->needs
                                : 0,
                   .at_most = roll->at_most,
                   .bonus = roll->bonus,
                   .reading = throw->reading,
                   .in_turn = throw->in_turn,
                   .dice_track = roll->dice_track,
                   .nth = roll->nth,
                   .of = roll->of,
                   .run = roll->run,
                   .rival_score = BONES_NO_SCORE,
                   .interrupts = roll->interrupts,
                   .hits_from = roll->hits_from,
                   .reach = roll->reach,
                   .saves = roll->saves };

  memcpy (ask.values, roll->values, sizeof ask.values);
  memcpy (ask.terms, roll->terms, sizeof ask.terms);
  if (throw->rival != NULL)
    {
      ask.rival_dice = throw->rival->roll->dice;
      ask.rival_bonus = throw->rival->roll->bonus;
      ask.half = roll->half;
      ask.rival_half = throw->rival->roll->half;
      ask.rival_score = rival_rolled ? bones_throw_score (throw->rival) : BONES_NO_SCORE;
    }

  return ask;
}

gboolean
bones_roll_anew (BonesPlay *play, const BonesRoll *roll)
{
  const BonesThrow throw = { .roll = roll };

  if (roll->dice == 0 || bones_is_sure (play))
    return FALSE;

  const BonesAsk ask = ask_for_dice (&throw, roll->dice, FALSE);

  return bones_ask_anew (play, &ask);
}

gboolean
bones_throw_again (BonesPlay *play, BonesThrow *throw, guint first, guint n)
{
  const BonesAnswer *answer = bones_take_sure (play);

  g_assert (first + n <= throw->roll->dice);

  if (answer == NULL)
    {
      const BonesAsk ask = ask_for_dice (throw, n, TRUE);

      if (!bones_catch_up (play, &ask) || !bones_ask (play, &ask, &answer))
        return FALSE;
    }

  memcpy (&throw->faces[first], answer->values, n * sizeof *throw->faces);
  return TRUE;
}

static BONES_ASKS gboolean
throw_first (BonesPlay *play, BonesThrow *throw, gboolean rival_rolled)
{
  const BonesAnswer *answer;

  if (throw->roll->dice == 0)
    return TRUE;

  answer = bones_take_sure (play);
  if (answer == NULL)
    {
      const BonesAsk ask = ask_for_dice (throw, throw->roll->dice, rival_rolled);

      if (!bones_ask (play, &ask, &answer))
        return FALSE;
    }

  throw->n = answer->n;
  memcpy (throw->faces, answer->values, answer->n * sizeof *throw->faces);
  return TRUE;
}

/* Of everything that was rolled, only the present faces can still make a difference. */
static void
settle_faces (BonesPlay *play, guint mark, const BonesThrow *throws, guint n)
{
  g_array_set_size (play->known, mark);
  for (guint i = 0; i < n; i++)
    g_array_append_vals (play->known, throws[i].faces, throws[i].n);
}

/* Offers what may follow a roll, as long as something of it is rolled again. */
static BONES_ASKS gboolean
roll_until_kept (BonesPlay *play, BonesThrow *throws, guint n, guint mark)
{
  gboolean again = TRUE;

  while (again && play->ruleset->after_roll != NULL && !bones_keeps_rolls (play))
    {
      again = FALSE;
      if (!play->ruleset->after_roll (play, throws, n, &again))
        return FALSE;

      settle_faces (play, mark, throws, n);
    }

  return TRUE;
}

static BONES_ASKS gboolean
throw_until_kept (BonesPlay *play, BonesThrow *throw)
{
  const guint mark = bones_mark (play);

  return throw_first (play, throw, FALSE) && roll_until_kept (play, throw, 1, mark);
}

static BONES_ASKS gboolean
roll_one (BonesPlay *play, const BonesRoll *roll, BonesReading reading, BonesThrow *throw)
{
  *throw = (BonesThrow){ .roll = roll, .reading = reading };
  return throw_until_kept (play, throw);
}

gboolean
bones_roll_meets (BonesPlay *play, const BonesRoll *roll, gboolean *met)
{
  const guint mark = bones_mark (play);
  BonesThrow throw;

  if (!roll_one (play, roll, BONES_READ_MEETS, &throw))
    return FALSE;

  *met = bones_throw_score (&throw) >= roll->needs;
  bones_settle (play, mark, *met);
  return TRUE;
}

gboolean
bones_roll_highest (BonesPlay *play, const BonesRoll *roll, gint *score)
{
  const guint mark = bones_mark (play);
  BonesThrow throw;

  if (!roll_one (play, roll, BONES_READ_HIGHEST, &throw))
    return FALSE;

  *score = bones_throw_score (&throw);
  bones_settle (play, mark, *score);
  return TRUE;
}

gboolean
bones_roll_sum (BonesPlay *play, const BonesRoll *roll, gint *score)
{
  const guint mark = bones_mark (play);
  BonesThrow throw;

  if (!roll_one (play, roll, BONES_READ_SUM, &throw))
    return FALSE;

  *score = bones_throw_score (&throw);
  bones_settle (play, mark, *score);
  return TRUE;
}

gboolean
bones_roll_reaches (BonesPlay *play, const BonesRoll *roll, gboolean *reached)
{
  const guint mark = bones_mark (play);
  BonesThrow throw;

  if (!roll_one (play, roll, BONES_READ_REACHES, &throw))
    return FALSE;

  *reached = bones_throw_score (&throw) >= roll->needs;
  bones_settle (play, mark, *reached);
  return TRUE;
}

gboolean
bones_roll_each (BonesPlay *play, const BonesRoll *roll, guint16 *faces)
{
  BonesThrow throw;

  if (!roll_one (play, roll, BONES_READ_EACH, &throw))
    return FALSE;

  memcpy (faces, throw.faces, throw.n * sizeof *faces);
  return TRUE;
}

/* One by one, unless somebody must see all the dice at once. */
static BONES_ASKS gboolean
may_be_one_by_one (BonesPlay *play, BonesDiceInTurn *turns)
{
  const BonesRuleset *ruleset = play->ruleset;
  const BonesAsk ask = ask_for_dice (&turns->throw, turns->throw.roll->dice, FALSE);

  if (!bones_catch_up (play, &ask))
    return FALSE;

  turns->one_by_one =
      bones_keeps_rolls (play) || ruleset->after_roll == NULL
      || (ruleset->may_roll_again != NULL && !ruleset->may_roll_again (play, &turns->throw));
  return TRUE;
}

gboolean
bones_roll_in_turn (BonesPlay *play, const BonesRoll *roll, const guint8 *alike,
                    BonesDiceInTurn *turns)
{
  *turns =
      (BonesDiceInTurn){ .throw = { .roll = roll, .reading = BONES_READ_EACH, .in_turn = TRUE },
                         .mark = bones_mark (play) };
  if (play->cursor >= play->in_turn_from && !may_be_one_by_one (play, turns))
    return FALSE;

  if (turns->one_by_one && play->any_order)
    turns->alike = alike;

  return turns->one_by_one || throw_until_kept (play, &turns->throw);
}

/* How many faces of @turns read as @face does; 0 if a lower one does, too. */
static guint
count_alike (const BonesDiceInTurn *turns, guint sides, guint face)
{
  guint n = 0;

  for (guint other = 1; other <= sides; other++)
    if (turns->alike[other - 1] == turns->alike[face - 1])
      {
        if (other < face)
          return 0;

        n++;
      }

  return n;
}

/* Rolls how many of the dice that are left read as the next face does. */
static BONES_ASKS gboolean
roll_alike (BonesPlay *play, BonesDiceInTurn *turns)
{
  const guint sides = bones_roll_sides (turns->throw.roll);
  const guint left = sides - turns->n_faces, dice = turns->throw.roll->dice - turns->next;
  BonesRoll roll = *turns->throw.roll;
  BonesThrow throw = { .roll = &roll, .reading = BONES_READ_COUNT };
  guint n;

  do
    n = count_alike (turns, sides, ++turns->face);
  while (n == 0);

  turns->n_faces += n;
  turns->n_left = dice;
  if (n == left)
    return TRUE;

  roll.dice = (guint8) dice;
  roll.sides = (guint8) left;
  roll.needs = (guint8) (left - n + 1);
  bones_settle (play, turns->mark, dice);
  bones_settle (play, turns->mark + 1, turns->face);
  if (!throw_first (play, &throw, FALSE))
    return FALSE;

  turns->n_left = 0;
  for (guint i = 0; i < throw.n; i++)
    turns->n_left += throw.faces[i] >= roll.needs;

  return TRUE;
}

gboolean
bones_next_die (BonesPlay *play, BonesDiceInTurn *turns, guint *face)
{
  BonesThrow *throw = &turns->throw;
  const guint die = turns->next++;

  g_assert (die < throw->roll->dice);
  bones_settle (play, turns->mark, die);
  if (turns->one_by_one && !bones_throw_again (play, throw, die, 1))
    return FALSE;

  if (die < throw->n)
    g_array_append_vals (play->known, &throw->faces[die], throw->n - die);

  *face = throw->faces[die];
  return TRUE;
}

gboolean
bones_next_alike (BonesPlay *play, BonesDiceInTurn *turns, guint *face, guint *n, gboolean *all)
{
  *all = turns->alike != NULL;
  *n = 1;
  if (!*all)
    return bones_next_die (play, turns, face);

  if (!roll_alike (play, turns))
    return FALSE;

  *face = turns->face;
  *n = turns->n_left;
  return TRUE;
}

void
bones_read_die (BonesPlay *play, BonesDiceInTurn *turns, guint value)
{
  const BonesThrow *throw = &turns->throw;
  const guint16 read = value;

  if (turns->alike != NULL)
    {
      turns->next++;
      turns->n_left--;
    }

  bones_settle (play, turns->mark, turns->next);
  g_array_append_val (play->known, read);
  if (turns->alike != NULL)
    {
      bones_settle (play, turns->mark + 2, turns->face);
      bones_settle (play, turns->mark + 3, turns->n_left);
    }

  if (turns->next < throw->n)
    g_array_append_vals (play->known, &throw->faces[turns->next], throw->n - turns->next);
}

gboolean
bones_roll_opposed (BonesPlay *play, BonesMakeSide make, gconstpointer fight, BonesRoll rolls[2],
                    gint scores[2])
{
  const guint mark = bones_mark (play);
  BonesThrow throws[2] = {
    { .roll = &rolls[0], .reading = BONES_READ_HIGHEST, .rival = &throws[1] },
    { .roll = &rolls[1], .reading = BONES_READ_HIGHEST, .rival = &throws[0] },
  };
  gboolean lapsed = FALSE;

  make (play, fight, 0, &rolls[0]);
  for (guint side = 0; side < 2 && !lapsed; side++)
    {
      gboolean any;
      BonesAsk ask;

      make (play, fight, 1, &rolls[1]);
      any = rolls[side].dice > 0;
      ask = ask_for_dice (&throws[side], rolls[side].dice, side > 0);
      if (!bones_catch_up (play, &ask))
        return FALSE;

      for (guint rest = side; rest < 2; rest++)
        make (play, fight, rest, &rolls[rest]);

      if (!throw_first (play, &throws[side], side > 0))
        return FALSE;

      lapsed = lapsed || (any && throws[side].n == 0);
    }

  if (!lapsed && !roll_until_kept (play, throws, 2, mark))
    return FALSE;

  for (guint side = 0; side < 2; side++)
    scores[side] = bones_throw_score (&throws[side]);

  bones_settle (play, mark, scores[0]);
  bones_settle (play, mark + 1, scores[1]);
  return TRUE;
}

/* Offers what may follow each of the rolls, while all of them lie on the table. */
static BONES_ASKS gboolean
keep_each (BonesPlay *play, BonesThrow *throws, guint n, guint mark)
{
  for (guint i = 0; i < n; i++)
    {
      gboolean again = throws[i].n > 0 && play->ruleset->after_roll != NULL;

      while (again)
        {
          again = FALSE;
          if (!play->ruleset->after_roll (play, &throws[i], 1, &again))
            return FALSE;

          settle_faces (play, mark, throws, n);
        }
    }

  return TRUE;
}

gboolean
bones_roll_together (BonesPlay *play, BonesMakeSide make, gconstpointer about, guint n,
                     const char *tells, gint *scores)
{
  const guint mark = bones_mark (play);
  BonesRoll rolls[BONES_MAX_FLEETS];
  BonesThrow throws[BONES_MAX_FLEETS];

  g_return_val_if_fail (n <= BONES_MAX_FLEETS, FALSE);

  for (guint i = 0; i < n; i++)
    {
      throws[i] = (BonesThrow){ .roll = &rolls[i], .reading = BONES_READ_HIGHEST };
      make (play, about, i, &rolls[i]);
      const BonesAsk ask = ask_for_dice (&throws[i], rolls[i].dice, FALSE);

      if (!bones_catch_up (play, &ask))
        return FALSE;

      make (play, about, i, &rolls[i]);
      if (!throw_first (play, &throws[i], FALSE))
        return FALSE;
    }

  for (guint i = 0; i < n; i++)
    bones_tell_fleet (play, tells, rolls[i].key.rule, rolls[i].owner,
                      bones_throw_score (&throws[i]), 0);

  if (!keep_each (play, throws, n, mark))
    return FALSE;

  for (guint i = 0; i < n; i++)
    {
      scores[i] = bones_throw_score (&throws[i]);
      bones_settle (play, mark + i, (guint) scores[i]);
    }

  return TRUE;
}
