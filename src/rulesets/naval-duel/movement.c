/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

#define DIE 6 /* sides */
#define SAILS (1 << ND_GUST_OF_WIND | 1 << ND_UNFURL_THE_SAILS | 1 << ND_CATCH_THE_WIND)

/* ND-MOV-01: the fleets with the highest Movement in play, as bits. */
static guint
find_fastest (const BonesGame *game)
{
  gint best = G_MININT;
  guint fleets = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      const gint rating = nd_rating (game, ship, ND_MOVEMENT);

      if (!nd_is_owned (game, ship) || rating < best)
        continue;

      fleets = rating > best ? 0 : fleets;
      best = rating;
      fleets |= 1u << game->ships[ship].fleet;
    }

  return fleets;
}

/* ND-MOV-01: one die each; @left: the fleets with the highest. */
static BONES_ASKS gboolean
roll_for_choice (BonesPlay *play, guint rivals, guint attempt, guint *left)
{
  gint best = 0;

  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    {
      const BonesRoll roll = nd_die ("first-mover", "ND-MOV-01", fleet, BONES_NO_SHIP, attempt);
      gint die;

      if ((rivals >> fleet & 1) == 0)
        continue;

      if (!nd_catch_up (play) || !bones_roll_sum (play, &roll, &die))
        return FALSE;

      bones_tell_fleet (play, "rolls-for-first", "ND-MOV-01", fleet, die, 0);
      *left = die > best ? 0 : *left;
      best = MAX (best, die);
      *left |= die == best ? 1u << fleet : 0;
    }

  return TRUE;
}

static gboolean
is_single (guint fleets)
{
  return (fleets & (fleets - 1)) == 0;
}

/* ND-MOV-01, ND-MOV-02: the chooser goes first or last; the others keep the order of seats. */
static void
set_order (BonesGame *game, guint chooser, gboolean first)
{
  game->n_order = 0;
  for (guint i = 0; i < game->n_fleets; i++)
    game->order[game->n_order++] = (chooser + i + (first ? 0 : 1)) % game->n_fleets;
}

/* ND-MOV-01: the owner of the fastest ship chooses to go first or second. */
gboolean
nd_first_mover (BonesPlay *play, const BonesAction *action)
{
  static const char *const places[] = { "first", "second", NULL };
  guint chooser = 0, fastest, place, mark;
  BonesAsk ask;

  if (!nd_catch_up (play))
    return FALSE;

  fastest = find_fastest (&play->game);
  mark = bones_mark (play);
  for (guint attempt = 0; !is_single (fastest); attempt++)
    {
      if (!roll_for_choice (play, fastest, attempt, &fastest))
        return FALSE;

      bones_settle (play, mark, fastest);
    }

  while (fastest >> (chooser + 1) != 0)
    chooser++;

  bones_tell_fleet (play, "chooses", "ND-MOV-01", chooser, 0, 0);
  ask = nd_ask (BONES_ASK_CHOICE, "first-or-second", "ND-MOV-01", chooser, 0);
  ask.who = bones_fleet_bit (chooser);
  bones_ask_offer (&ask, places, 1 << 0 | 1 << 1);
  if (!nd_catch_up (play) || !bones_ask_choice (play, &ask, &place))
    return FALSE;

  set_order (&play->game, chooser, place == 0);
  bones_tell_fleet (play, "moves-first", "ND-MOV-01", play->game.order[0], 0, 0);
  return TRUE;
}

/* ND-CRD-02: nd.card_timing says when. */
static BONES_ASKS gboolean
play_move_cards (BonesPlay *play, guint ship, gboolean now, gint *cards)
{
  const NdHelp help = { .what = "cards-move",
                        .fleet = play->game.ships[ship].fleet,
                        .own = SAILS,
                        .rival = BONES_NOBODY,
                        .against = 1 << ND_CALM_WATERS,
                        .ship = ship,
                        .other = BONES_NO_SHIP };

  *cards = 0;
  return !now || nd_play_help (play, &help, cards);
}

/* ND-MOV-03, ND-AMB-11: the spaces that she may move; below zero is zero. ND-GEN-01, ND-MOV-05: the
 * players see to land and to one ship per space: the app knows no map. */
gboolean
nd_move (BonesPlay *play, const BonesAction *action)
{
  const NdContent *content = play->setup->content;
  const gboolean after = play->game.options[ND_CARD_TIMING] == ND_AFTER_ROLL;
  const guint ship = action->ship;
  BonesRoll roll;
  gint cards, late, sum;

  if (!play_move_cards (play, ship, !after, &cards))
    return FALSE;

  if (!nd_catch_up (play))
    return FALSE;

  roll = nd_die ("movement", "ND-MOV-03", play->game.ships[ship].fleet, ship, 0);
  roll.dice = content->move_dice;
  roll.values[0] = nd_rating (&play->game, ship, ND_MOVEMENT) - content->move_less + cards;
  roll.values[1] = MAX ((gint) roll.dice + roll.values[0], 0);
  roll.values[2] = MAX ((gint) (roll.dice * DIE) + roll.values[0], 0);
  roll.bonus = roll.values[0];
  if (!bones_roll_sum (play, &roll, &sum))
    return FALSE;

  if (after)
    bones_tell_ship (play, "may-move", "ND-MOV-03", ship, MAX (sum, 0));

  if (!play_move_cards (play, ship, after, &late))
    return FALSE;

  if (!nd_is_owned (&play->game, ship) || play->game.step != ND_MOVING)
    return TRUE;

  sum = MAX (sum + late, 0);
  play->game.active_ship = ship;
  play->game.ships[ship].ordered = TRUE;
  play->game.ships[ship].tracks[ND_SPACES] = MIN (sum, nd_ship_tracks[ND_SPACES].highest);
  nd_note_go (&play->game, ship);
  bones_tell_ship (play, "moves", "ND-MOV-03", ship, sum);
  return TRUE;
}

/* ND-MOV-04: each hex side costs one space. The counter is optional. ND-AMB-03 is for the players.
 */
gboolean
nd_turn (BonesPlay *play, const BonesAction *action)
{
  guint16 *spaces = &play->game.ships[action->ship].tracks[ND_SPACES];
  BonesAsk ask = nd_ask (BONES_ASK_NUMBER, "sides", "ND-MOV-04", action->ship, *spaces);
  guint sides;

  if (!nd_catch_up (play))
    return FALSE;

  ask.who = bones_fleet_bit (play->game.ships[action->ship].fleet);
  ask.ship = action->ship;
  ask.blank = TRUE;
  ask.low = 1;
  ask.high = ask.values[0] = *spaces;
  if (!bones_ask_number (play, &ask, &sides))
    return FALSE;

  *spaces -= MIN (sides, *spaces);
  bones_tell_ship (play, "turns", "ND-MOV-04", action->ship, *spaces);
  return TRUE;
}
