/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "who-sees.h"

#include "game.h"
#include "hands.h"

gboolean
bones_sees_ship (const BonesSetup *setup, const BonesGame *game, guint viewer, guint ship)
{
  g_return_val_if_fail (setup != NULL && game != NULL, FALSE);

  return setup->ruleset->hides == NULL || ship >= game->n_ships
         || !setup->ruleset->hides (setup, game, ship, viewer);
}

gboolean
bones_hand_is_known (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  g_return_val_if_fail (setup != NULL && game != NULL && fleet < game->n_fleets, FALSE);

  return !bones_hands_are_held (setup, game)
         || bones_hands_count_all (setup, game, BONES_IN_HAND + fleet)
                == setup->ruleset->hand_size (setup, game, fleet);
}

gboolean
bones_sees_hand (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet)
{
  const BonesRuleset *ruleset;

  g_return_val_if_fail (setup != NULL && game != NULL, FALSE);

  ruleset = setup->ruleset;
  return (viewer == fleet
          || (ruleset->sees_hand != NULL && ruleset->sees_hand (setup, game, viewer, fleet)))
         && bones_hand_is_known (setup, game, fleet);
}

gboolean
bones_sees_place (guint viewer, guint place)
{
  return place < BONES_IN_HAND || place - BONES_IN_HAND == viewer;
}

gboolean
bones_hides_deck (const BonesSetup *setup, guint deck)
{
  g_return_val_if_fail (setup != NULL, FALSE);

  return setup->ruleset->hands != NULL && setup->ruleset->hands->deck == deck;
}

/* Whether @viewer is one of the fleets that are asked. */
static gboolean
is_asked (const BonesAsk *ask, guint viewer)
{
  return viewer < BONES_MAX_FLEETS && (ask->who >> viewer & 1) != 0;
}

/* Of real cards all that could be played are named: the app does not know which are held. */
static gboolean
is_of_real_hand (const BonesSetup *setup, const BonesGame *game, const BonesAsk *ask)
{
  const gint fleet = g_bit_nth_lsf (ask->who, -1);

  return ask->hand == BONES_FROM_HAND && fleet >= 0
         && !bones_hand_is_known (setup, game, (guint) fleet);
}

gboolean
bones_sees_options (const BonesSetup *setup, const BonesGame *game, guint viewer,
                    const BonesAsk *ask)
{
  g_return_val_if_fail (setup != NULL && game != NULL && ask != NULL, FALSE);

  if (!bones_ask_is_of_hand (ask) || is_of_real_hand (setup, game, ask))
    return TRUE;

  return is_asked (ask, viewer) && !(ask->hand == BONES_TO_HAND && ask->app_draws);
}

gboolean
bones_sees_answer (guint viewer, const BonesAsk *ask)
{
  g_return_val_if_fail (ask != NULL, FALSE);

  return ask->hand != BONES_TO_HAND || is_asked (ask, viewer);
}

gboolean
bones_ask_is_of_hand (const BonesAsk *ask)
{
  return ask->hand != BONES_OPEN_CARD;
}

/* The cost of the ships that were bought for @fleet, in halves of points. With @hidden, only the
 * ships on the table that are hidden from @viewer; otherwise those that it may know. */
static guint
count_points (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet,
              gboolean hidden)
{
  guint points = 0;

  for (guint i = 0; i < game->n_ships; i++)
    if (game->ships[i].origin == fleet && bones_sees_ship (setup, game, viewer, i) != hidden
        && (!hidden || bones_game_in_play (game, i)))
      points += setup->ruleset->kind_points (setup->content, game->options, game->ships[i].kind);

  return points;
}

guint
bones_seen_points (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet)
{
  g_return_val_if_fail (setup != NULL && game != NULL, 0);

  return count_points (setup, game, viewer, fleet, FALSE);
}

guint
bones_seen_points_left (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet)
{
  guint all;

  g_return_val_if_fail (setup != NULL && game != NULL, 0);

  all = setup->ruleset->tally != NULL ? setup->ruleset->tally (setup, game, fleet) : 0;
  return all - MIN (all, count_points (setup, game, viewer, fleet, TRUE));
}
