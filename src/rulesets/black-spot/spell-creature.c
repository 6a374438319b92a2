/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

gint
bs_creature_of (const BonesSetup *setup, guint kind)
{
  return bones_ruleset_kind (setup, bs_spell_ids[kind]);
}

static guint
commission (const BonesSetup *setup, BonesGame *game, const BsCasting *casting)
{
  const guint ship = game->n_ships;

  game->ships[ship] = (BonesShip){ .fleet = casting->fleet,
                                   .origin = casting->fleet,
                                   .kind = bs_creature_of (setup, casting->kind) };
  bs_commission (setup, game, &game->ships[ship]);
  game->n_ships++;
  return ship;
}

/* it acts this round, and stands until it is dispelled; R-109: up or down, as its caster
 * likes. */
gboolean
bs_spell_creature (BonesPlay *play, const BsCasting *casting)
{
  BonesGame *game = &play->game;
  guint ship;

  if (game->n_ships == BONES_MAX_SHIPS) /* filled by hand meanwhile */
    return TRUE;

  ship = commission (play->setup, game, casting);
  bones_tell_ship (play, "summoned", "R-81", ship, 0);
  if (bs_leave_marker (game, casting, ship) == BONES_MAX_MARKERS)
    {
      bs_leave (game, ship, BONES_DESTROYED);
      return TRUE;
    }

  return bs_ask_state (play, ship);
}
