/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

/* Drops broadsides at ships that are no enemies or are gone. A broadside that was added by hand is
 * rolled last. */
static void
mend_links (BonesGame *game)
{
  for (guint i = 0; i < game->n_links; i++)
    {
      BonesLink *link = &game->links[i];

      if (link->kind == 0 || link->kind > ND_AMMUNITIONS)
        continue;

      if (!nd_are_enemies (game, link->a, link->b))
        bones_game_drop_link (game, i);
      else if (link->values[ND_LINK_NUMBER] == 0)
        link->values[ND_LINK_NUMBER] = nd_next_number (game);
    }
}

static void
mend_ship (BonesGame *game, guint ship)
{
  if (!bones_game_in_play (game, ship))
    nd_leave (game, ship, game->ships[ship].status);

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].flagship == ship && game->ships[ship].fleet != fleet)
      game->fleets[fleet].flagship = BONES_NO_SHIP;
}

/* Fleets that are missing in the order go last. */
static void
mend_order (BonesGame *game)
{
  for (guint fleet = 0; fleet < game->n_fleets && game->n_order > 0; fleet++)
    if (bones_game_place_in_order (game, fleet) == BONES_MAX_FLEETS)
      game->order[game->n_order++] = fleet;
}

/* The fleets are created once, before the first turn. */
static void
mend_step (BonesGame *game)
{
  if (game->round == 0)
    game->step = ND_SETTING_UP;
  else if (game->step == ND_SETTING_UP || game->step >= ND_STEPS)
    game->step = ND_DRAWING;

  if (game->step != ND_BROADSIDES)
    game->tracks[ND_FIRING] = FALSE;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->step != ND_BROADSIDES && game->step != ND_BOARDINGS)
      game->fleets[fleet].tracks[ND_PASSED] = FALSE;
}

/* A battle that was won goes on if another fleet has ships again. */
static void
mend_victory (BonesGame *game)
{
  guint winner;

  if (game->over != ND_OVER_LAST_FLEET || nd_is_decided (game, &winner))
    return;

  game->over = ND_GOES_ON;
  game->winner = BONES_NOBODY;
}

void
nd_mend (const BonesSetup *setup, BonesGame *game)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    mend_ship (game, ship);

  mend_links (game);
  mend_order (game);
  mend_step (game);
  mend_victory (game);
}
