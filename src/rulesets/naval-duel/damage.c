/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

/* ND-BRO-01: the loss waits for the end of the phase. */
static void
note_loss (BonesPlay *play, guint target, NdRating rating, guint points)
{
  static const char *const events[] = { "hits-movement", "hits-cannon", "hits-crew" };
  guint16 *lost = &play->game.ships[target].tracks[ND_LOST + rating];

  *lost = MIN (*lost + points, nd_ship_tracks[ND_LOST + rating].highest);
  bones_tell_ship (play, events[rating], "ND-BRO-06", target, points);
}

/* ND-BRO-06, ND-BRO-07: the die + what the ammunition adds. */
static BONES_ASKS gboolean
roll_attribute (BonesPlay *play, guint ship, guint target, NdAmmunition shot, guint ordinal,
                guint nth, guint of, guint *rating)
{
  const NdContent *content = play->setup->content;
  BonesRoll roll;
  gint total;

  if (!nd_catch_up (play))
    return FALSE;

  roll = nd_die ("attribute", "ND-BRO-06", play->game.ships[ship].fleet, target, ordinal);
  roll.other = ship;
  roll.nth = (guint16) nth;
  roll.of = (guint16) of;
  roll.run = nth < of ? BONES_IN_RUN : BONES_ENDS_RUN;
  roll.values[0] = content->shots[shot].attribute;
  roll.bonus = roll.values[0];
  if (!bones_roll_sum (play, &roll, &total))
    return FALSE;

  *rating = 0;
  while (*rating + 1 < ND_RATINGS && total > content->attribute[*rating])
    ++*rating;

  return TRUE;
}

/* ND-BRO-06, ND-AMB-05: with nd.attribute_repeats distinct, a rating that was hit is rolled again.
 */
static BONES_ASKS gboolean
lose_by_table (BonesPlay *play, guint ship, guint target, NdAmmunition shot, guint number,
               guint points)
{
  const gboolean distinct = play->game.options[ND_ATTRIBUTE_REPEATS] == ND_DISTINCT;
  guint struck = 0, rating;

  for (guint point = 0, roll = 0; point < points; roll++)
    {
      if (!roll_attribute (play, ship, target, shot, number << 8 | roll, point + 1, points,
                           &rating))
        return FALSE;

      if (!nd_is_owned (&play->game, target))
        return TRUE;

      if (distinct && (struck >> rating & 1) != 0)
        continue;

      struck |= 1u << rating;
      note_loss (play, target, rating, 1);
      point++;
    }

  return TRUE;
}

/* ND-BRO-04: chainshot has one rating for all losses. */
gboolean
nd_lose_points (BonesPlay *play, guint ship, guint target, NdAmmunition shot, guint number,
                guint points)
{
  const NdContent *content = play->setup->content;
  const gint strikes = content->shots[shot].strikes;
  const gboolean distinct = play->game.options[ND_ATTRIBUTE_REPEATS] == ND_DISTINCT;

  if (points > 0 && strikes >= 0)
    note_loss (play, target, strikes, points);
  else if (points >= ND_RATINGS && distinct) /* ND-AMB-05: one point each, without dice */
    for (guint rating = 0; rating < ND_RATINGS; rating++)
      note_loss (play, target, rating, 1);
  else
    return lose_by_table (play, ship, target, shot, number, points);

  return TRUE;
}

/* ND-BRO-01; ND-BRO-08, ND-AMB-13: a ship whose Cannon is at the limit or below sinks; the other
 * ratings have no limit (ND-AMB-06). */
void
nd_apply_losses (BonesPlay *play)
{
  const NdContent *content = play->setup->content;
  BonesGame *game = &play->game;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      BonesShip *self = &game->ships[ship];
      guint points = 0;

      if (self->status != BONES_IN_PLAY)
        continue;

      for (guint rating = 0; rating < ND_RATINGS; rating++)
        {
          points += self->tracks[ND_LOST + rating];
          nd_add_rating (self, rating, -self->tracks[ND_LOST + rating]);
          self->tracks[ND_LOST + rating] = 0;
        }

      if (points > 0)
        bones_tell_ship (play, "losses", "ND-BRO-01", ship, points);

      if (nd_rating (game, ship, ND_CANNON) > content->sinks_at)
        continue;

      bones_tell_ship (play, "sunk", "ND-BRO-08", ship, 0);
      nd_leave (game, ship, BONES_SUNK);
    }
}
