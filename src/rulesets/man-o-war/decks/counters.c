/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Counters that spells cost instead of their cards: power, stones. A fleet has so many of each
 * deck, as a marker; a fleet without such casters has none. */
#include "man-o-war.h"

static BonesMarker *
find_pool (BonesGame *game, guint fleet, guint deck)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == MW_POWER && game->markers[i].owner == fleet
        && game->markers[i].values[0] == deck)
      return &game->markers[i];

  return NULL;
}

guint
mw_counters_left (const BonesGame *game, guint fleet, guint deck)
{
  const BonesMarker *pool = find_pool ((BonesGame *) game, fleet, deck);

  return pool != NULL ? pool->values[1] : 0;
}

static void
tell_counters (BonesPlay *play, const char *what, const char *rule, guint fleet, guint deck,
               guint n)
{
  bones_tell_fleet (play, what, rule, fleet, (gint) deck, (gint) n);
}

guint
mw_spend_counters (BonesPlay *play, const char *rule, guint fleet, guint deck, guint n)
{
  BonesMarker *pool = find_pool (&play->game, fleet, deck);

  if (pool == NULL || pool->values[1] < n)
    return n == 0 ? 1 : 0;

  pool->values[1] = (guint16) (pool->values[1] - n);
  tell_counters (play, "counters-left", rule, fleet, deck, pool->values[1]);
  return 1u + pool->values[1];
}

void
mw_give_counters (BonesPlay *play, guint fleet)
{
  const guint n_decks = ((const MwContent *) play->setup->content)->n_decks;

  for (guint deck = 1; deck <= n_decks; deck++)
    {
      const guint power = mw_sum_ranks (play->setup, &play->game, fleet, deck).power;
      BonesMarker *pool = power > 0 ? bones_game_add_marker (&play->game, MW_POWER, fleet) : NULL;

      if (pool == NULL)
        continue;

      pool->ship = BONES_NO_SHIP;
      pool->values[0] = (guint16) deck;
      pool->values[1] = (guint16) power;
      tell_counters (play, "counters-left", "MW-FLT-06", fleet, deck, power);
    }
}

void
mw_regain_counters (BonesPlay *play, guint fleet)
{
  const guint n_decks = ((const MwContent *) play->setup->content)->n_decks;

  for (guint deck = 1; deck <= n_decks; deck++)
    {
      const MwRankSum sum = mw_sum_ranks (play->setup, &play->game, fleet, deck);
      BonesMarker *pool = find_pool (&play->game, fleet, deck);

      if (pool == NULL || pool->values[1] >= sum.power || sum.regained == 0)
        continue;

      pool->values[1] = (guint16) MIN (pool->values[1] + sum.regained, sum.power);
      tell_counters (play, "counters-left", "MW-END-07", fleet, deck, pool->values[1]);
    }
}
