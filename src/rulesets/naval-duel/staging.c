/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

/* ND-BRO-01: broadsides that are declared, those that were rolled, and the losses to come. */

static gboolean
is_event (const BonesEvent *event, const char *what)
{
  return g_str_equal (event->what, what);
}

/* The phase has begun anew in each turn, also if a hand has set it. */
static gboolean
is_before_phase (const BonesEvent *event)
{
  return is_event (event, "broadsides") || is_event (event, "round");
}

/* The index of the first event of this phase. */
static guint
find_phase (const GArray *events)
{
  guint first = events->len;

  while (first > 0 && !is_before_phase (&g_array_index (events, BonesEvent, first - 1)))
    first--;

  return first;
}

/* Nothing, for 0 points. */
static void
add_cost (BonesStaged *staged, guint track, guint points)
{
  guint i = 0;

  while (i + 1 < BONES_MAX_COSTS && staged->costs[i].points > 0 && staged->costs[i].track != track)
    i++;

  staged->costs[i].track = track;
  staged->costs[i].points += points;
}

/* The rating that lost a point, or ND_RATINGS if the event is not a loss. */
static guint
rating_hit (const BonesEvent *event)
{
  static const char *const hits[ND_RATINGS] = { "hits-movement", "hits-cannon", "hits-crew" };
  guint rating = 0;

  while (rating < ND_RATINGS && !is_event (event, hits[rating]))
    rating++;

  return rating;
}

static BonesStaged
make_rolled (const BonesEvent *event)
{
  return (BonesStaged){ .state = BONES_STAGED_ROLLED,
                        .what = nd_link_kinds[event->values[2]],
                        .rule = event->rule,
                        .ship = event->ship,
                        .other = event->other,
                        .values = { event->values[0], event->values[1] },
                        .seq = event->cursor,
                        .face = event->values[3],
                        .total = event->values[0] };
}

/* In the order of their rolls, each with the losses that follow it. Those of the last one may still
 * be rolled for: then its event says more points than there are losses. */
static void
add_rolled (const GArray *events, GArray *staged)
{
  BonesStaged *last = NULL;
  guint lost = 0;

  for (guint i = find_phase (events); i < events->len; i++)
    {
      const BonesEvent *event = &g_array_index (events, BonesEvent, i);
      const guint rating = rating_hit (event);

      if (is_event (event, "strikes") || is_event (event, "misses"))
        {
          const BonesStaged rolled = make_rolled (event);

          g_array_append_val (staged, rolled);
          last = &g_array_index (staged, BonesStaged, staged->len - 1);
          lost = 0;
        }
      else if (last != NULL && rating < ND_RATINGS)
        {
          add_cost (last, rating, event->values[0]);
          lost += event->values[0];
        }
    }

  if (last != NULL)
    last->pending = (gint) lost < last->values[1];
}

/* In the order in which they will be rolled. */
static void
add_declared (const BonesGame *game, GArray *staged)
{
  const guint n = nd_next_number (game);

  for (guint number = 1; number < n; number++)
    for (guint i = 0; i < game->n_links; i++)
      {
        const BonesLink *link = &game->links[i];
        const BonesStaged declared = { .state = BONES_STAGED_DECLARED,
                                       .what = nd_link_kinds[link->kind],
                                       .rule = "ND-BRO-05",
                                       .ship = link->a,
                                       .other = link->b,
                                       .values = { link->values[ND_LINK_DISTANCE] } };

        if (link->kind != 0 && link->kind <= ND_AMMUNITIONS
            && link->values[ND_LINK_NUMBER] == number)
          g_array_append_val (staged, declared);
      }
}

/* ND-BRO-08: the total losses of each ship, and whether she sinks. */
static void
add_tolls (const NdContent *content, const BonesGame *game, GArray *staged)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      BonesStaged toll = { .state = BONES_STAGED_TOLL,
                           .what = nd_will_sink (content, game, ship) ? "sinks" : "loses",
                           .rule = "ND-BRO-01",
                           .ship = BONES_NO_SHIP,
                           .other = ship };

      for (guint rating = 0; rating < ND_RATINGS && bones_game_in_play (game, ship); rating++)
        add_cost (&toll, rating, game->ships[ship].tracks[ND_LOST + rating]);

      if (toll.costs[0].points > 0)
        g_array_append_val (staged, toll);
    }
}

static void
list_staged (const BonesSetup *setup, const BonesGame *game, const GArray *events, GArray *staged)
{
  if (game->step != ND_BROADSIDES)
    return;

  add_rolled (events, staged);
  add_declared (game, staged);
  add_tolls (setup->content, game, staged);
}

const BonesStaging nd_staging = { .rolls = ND_FIRE, .applies = ND_END_PHASE, .list = list_staged };
