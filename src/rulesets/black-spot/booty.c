/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#include <string.h>

#define LEAST_BOOTY 3

static const char *const window_ids[] = { "keep", "keep-all", "booty", NULL };

/* The answer to a window. */
typedef struct {
  guint dice; /* spent; 0: the roll is kept */
  guint die;  /* from 1; 0: the whole pool */
} Spending;

/* Describes the roll, so that players see what another roll could bring. */
static void
describe_roll (BonesAsk *ask, const BonesThrow *throw)
{
  ask->ship = throw->roll->ship;
  ask->other = throw->roll->other;
  ask->sides = (guint8) bones_roll_sides (throw->roll);
  ask->needs = throw->reading == BONES_READ_MEETS ? throw->roll->needs : 0;
  ask->bonus = throw->roll->bonus;
  ask->reading = throw->reading;
  if (throw->rival == NULL)
    return;

  ask->rival_dice = throw->rival->roll->dice;
  ask->rival_bonus = throw->rival->roll->bonus;
  ask->half = throw->roll->half;
  ask->rival_half = throw->rival->roll->half;
  ask->rival_score = bones_throw_score (throw->rival);
}

/* P-01: keep, always keep, or spend a die. */
static BONES_ASKS gboolean
ask_to_keep (BonesPlay *play, const BonesThrow *throw, guint fleet, const BonesAnswer **answer)
{
  const BonesKey key = throw->roll->key;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_REROLL, "reroll", key.rule, key.subject, key.ordinal);
  const guint left = play->game.fleets[fleet].tracks[BS_BOOTY];

  ask.who = bones_fleet_bit (fleet);
  ask.question = throw->roll->owner == fleet ? "reroll-own" : NULL;
  describe_roll (&ask, throw);
  ask.most = 3;
  ask.low = play->game.options[BS_BOOTY_MULTI] == BS_MULTI_BEST_OF ? left : 1;
  ask.high = play->game.options[BS_BOOTY_SCOPE] == BS_SCOPE_SINGLE_DIE ? throw->n : 0;
  ask.values[0] = (gint32) left;
  ask.values[1] = bones_throw_halves (throw);
  bones_ask_offer (&ask, window_ids,
                   1 << BONES_REROLL_KEEP | 1 << BONES_REROLL_KEEP_ALL | 1 << BONES_REROLL_SPEND);
  return bones_ask (play, &ask, answer);
}

/* What was chosen is carried out at once. */
static BONES_ASKS gboolean
ask_window (BonesPlay *play, const BonesThrow *throw, guint fleet, Spending *spending)
{
  guint16 *left = &play->game.fleets[fleet].tracks[BS_BOOTY];
  const BonesAnswer *answer = bones_take_sure (play);

  if (answer == NULL && !ask_to_keep (play, throw, fleet, &answer))
    return FALSE;

  *spending = (Spending){ 0 };
  if (answer->values[0] == BONES_REROLL_KEEP_ALL)
    {
      play->game.fleets[fleet].keep_all = TRUE;
      bones_tell_fleet (play, "keeps-all", "BS-BOOTY-2", fleet, 0, 0);
    }
  else if (answer->values[0] == BONES_REROLL_SPEND)
    *spending = (Spending){ .dice = MIN (answer->values[2], *left), .die = answer->values[1] };

  for (guint i = 0; i < spending->dice; i++)
    bones_tell_fleet (play, "booty-spent", "BS-BOOTY-2", fleet, --*left,
                      0); /* BS-BOOTY-4: spent dice never come back */

  return TRUE;
}

/* How good a throw is for @fleet. High is good, except for an eruption's die (FS-SPELL-08) and for
 * an enemy's roll (booty.whose=any). */
static gint
worth_of_throw (const BonesThrow *throw, guint fleet)
{
  const gboolean dreaded = g_str_equal (throw->roll->key.rule, "FS-SPELL-08");
  const gboolean enemy = throw->roll->owner != BONES_NOBODY && throw->roll->owner != fleet;

  return dreaded == enemy ? bones_throw_score (throw) : -bones_throw_score (throw);
}

/* BS-BOOTY-2, R-02: the new roll of the whole pool replaces the old one, even if it is worse.
 * BS-BOOTY-4: each spent die is gone. booty.multi=best_of: that many are rolled, and the best
 * counts. */
static BONES_ASKS gboolean
roll_again (BonesPlay *play, BonesThrow *throw, guint fleet, const Spending *spending)
{
  const guint first = spending->die > 0 ? spending->die - 1 : 0;
  const guint n = spending->die > 0 ? 1 : throw->n;
  const guint mark = bones_mark (play);
  BonesThrow best = *throw; /* kept if no die is spent */

  for (guint i = 0; i < spending->dice; i++)
    {
      if (!bones_throw_again (play, throw, first, n))
        return FALSE;

      if (i == 0 || worth_of_throw (throw, fleet) > worth_of_throw (&best, fleet))
        best = *throw;

      bones_settle (play, mark, i);
      for (guint die = 0; die < n; die++)
        bones_settle (play, mark + 1 + die, best.faces[first + die]);
    }

  memcpy (throw->faces, best.faces, sizeof best.faces);
  return TRUE;
}

static gboolean
is_of_set_up (const BonesThrow *throw)
{
  return throw->roll->ship == BONES_NO_SHIP
         && (g_str_equal (throw->roll->key.rule, "BS-SETUP-1")
             || g_str_equal (throw->roll->key.rule, "BS-BOOTY-1"));
}

/* BS-BOOTY-5, R-04, R-05, R-07: whether @fleet may reroll the throw; rolls of others only while
 * @fleet is in the battle. The booty die of a fleet is neutral (BS-DICE-5); bs_roll_booty() handles
 * it. */
static gboolean
may_reroll (const BonesGame *game, const BonesThrow *throw, guint fleet)
{
  const gboolean own = throw->roll->owner == fleet;
  gboolean of_set_up, neutral;

  if (throw->n == 0 || game->fleets[fleet].tracks[BS_BOOTY] == 0 || game->fleets[fleet].keep_all)
    return FALSE;

  of_set_up = is_of_set_up (throw);
  neutral = of_set_up || throw->roll->owner == BONES_NOBODY;
  if (of_set_up && !game->options[BS_BOOTY_SETUP])
    return FALSE;

  if (own)
    return !neutral;

  return (neutral ? game->options[BS_BOOTY_NEUTRAL] : game->options[BS_BOOTY_WHOSE] == BS_WHOSE_ANY)
         && bones_game_count_ships (game, fleet) > 0;
}

/* Every fleet once: the owner of the roll, then the others in initiative order, or by seats if
 * initiative is not settled. */
static guint
in_window_order (const BonesGame *game, guint owner, guint8 *fleets)
{
  guint n = 0;

  if (owner < game->n_fleets)
    fleets[n++] = owner;

  for (guint place = 0; place < game->n_order; place++)
    if (game->order[place] != owner)
      fleets[n++] = game->order[place];

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (fleet != owner && bones_game_place_in_order (game, fleet) == BONES_MAX_FLEETS)
      fleets[n++] = fleet;

  return n;
}

/* BS-BOOTY-3, R-03, R-97: offers one throw to all fleets that may reroll it, after each roll.
 * @again as for the ruleset's after_roll(): a reroll opens every window again, except that with
 * best_of the declared number is all a fleet gets. */
static BONES_ASKS gboolean
offer_reroll (BonesPlay *play, BonesThrow *throw, gboolean *again)
{
  const gboolean reopens =
      throw->rival != NULL || play->game.options[BS_BOOTY_MULTI] == BS_MULTI_SUCCESSIVE;
  guint8 fleets[BONES_MAX_FLEETS];
  const guint n = in_window_order (&play->game, throw->roll->owner, fleets);

  for (guint i = 0; i < n && !*again; i++)
    {
      Spending spending;

      if (!may_reroll (&play->game, throw, fleets[i]))
        continue;

      if (bones_ask_anew (play, NULL))
        return offer_reroll (play, throw, again);

      if (!ask_window (play, throw, fleets[i], &spending)
          || !roll_again (play, throw, fleets[i], &spending))
        return FALSE;

      *again = reopens && spending.dice > 0;
    }

  return TRUE;
}

/* BS-BOOTY-6, R-06: the side that is losing; on a tie, the one earlier in initiative. */
static guint
first_offered (const BonesGame *game, const BonesThrow *throws)
{
  const gint lead = bones_throw_halves (&throws[0]) - bones_throw_halves (&throws[1]);

  if (lead != 0)
    return lead > 0 ? 1 : 0;

  return bones_game_place_in_order (game, throws[0].roll->owner)
                 <= bones_game_place_in_order (game, throws[1].roll->owner)
             ? 0
             : 1;
}

/* BS-BOOTY-3, BS-BOOTY-6, R-06: every reroll opens the window again, on both sides of an opposed
 * roll. */
gboolean
bs_after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again)
{
  const guint first = n == 2 ? first_offered (&play->game, throws) : 0;

  for (guint i = 0; i < n && !*again; i++)
    if (!offer_reroll (play, &throws[(first + i) % n], again))
      return FALSE;

  return TRUE;
}

/* booty.setup: @spent dice are gone already. */
static BONES_ASKS gboolean
offer_new_booty (BonesPlay *play, const BonesThrow *throw, guint fleet, guint spent,
                 Spending *spending)
{
  const BonesGame *game = &play->game;
  const gboolean best_of = game->options[BS_BOOTY_MULTI] == BS_MULTI_BEST_OF;

  if (!game->options[BS_BOOTY_SETUP] || game->fleets[fleet].tracks[BS_BOOTY] == 0
      || (best_of && spent > 0))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return offer_new_booty (play, throw, fleet, spent, spending);

  return ask_window (play, throw, fleet, spending);
}

/* BS-BOOTY-1: a 1 or a 2 counts as 3. booty.setup: one of these dice may be spent to roll
 * again; it is missing from the new number. */
gboolean
bs_roll_booty (BonesPlay *play, guint fleet)
{
  const BonesRoll roll = { .key = { "BS-BOOTY-1", fleet, 0 },
                           .what = "booty",
                           .owner = fleet,
                           .dice = 1,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP,
                           .run = BONES_IN_RUN };
  BonesThrow throw = { .roll = &roll, .reading = BONES_READ_SUM, .n = 1 };
  guint16 *booty = &play->game.fleets[fleet].tracks[BS_BOOTY];
  Spending spending = { 0 };
  guint spent = 0;

  do
    {
      throw.faces[0] = 0;
      for (guint i = 0; i < MAX (spending.dice, 1); i++)
        {
          gint shown;

          if (!bones_catch_up (play, NULL) || !bones_roll_sum (play, &roll, &shown))
            return FALSE;

          throw.faces[0] = MAX (throw.faces[0], shown);
        }

      spending = (Spending){ 0 };
      *booty = MAX (MAX (throw.faces[0], LEAST_BOOTY) - (gint) spent, 0);
      if (!offer_new_booty (play, &throw, fleet, spent, &spending))
        return FALSE;

      spent += spending.dice;
    }
  while (spending.dice > 0);

  bones_tell_fleet (play, "booty", "BS-BOOTY-1", fleet, *booty, 0);
  return TRUE;
}
