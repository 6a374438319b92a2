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
