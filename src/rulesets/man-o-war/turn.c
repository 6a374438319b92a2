/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-SQN-04, MW-BRD-09, MW-CAP-02: stragglers, abandoned ships and prizes cannot act. A monster
 * in its lair has to be summoned. */
gboolean
mw_is_usable (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const BonesShip *self = &game->ships[ship];

  if (!bones_game_in_play (game, ship) || self->fleet >= game->n_fleets || self->ordered)
    return FALSE;

  if (mw_is_class (setup, game, ship, MW_MONSTER))
    return self->tracks[MW_DEPTH] != MW_LAIR;

  return mw_is_class (setup, game, ship, MW_FLYER)
         || (self->tracks[MW_CREW_LEFT] > 0 && !self->tracks[MW_CAPTURED]
             && !self->tracks[MW_STRAGGLER]);
}

gboolean
mw_has_unit_left (const BonesSetup *setup, const BonesGame *game, guint fleet)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (game->ships[ship].fleet == fleet && mw_is_usable (setup, game, ship))
      return TRUE;

  return FALSE;
}

/* MW-ACT-01: the sides alternate, starting with the one that has the initiative. A side that has
 * units left plays them out (MW-AMB-12). */
guint
mw_next_fleet (const BonesSetup *setup, const BonesGame *game)
{
  const guint last = game->tracks[MW_LAST];
  guint next = last > 0 ? mw_enemy (game, last - 1) : game->order[0];

  if (game->step != MW_BATTLE || game->n_order == 0 || game->over)
    return BONES_NOBODY;

  if (game->active_ship != BONES_NO_SHIP)
    return game->ships[game->active_ship].fleet;

  if (last > 0 && game->tracks[MW_UNIT] > 0)
    return last - 1;

  if (mw_has_unit_left (setup, game, next))
    return next;

  next = mw_enemy (game, next);
  return mw_has_unit_left (setup, game, next) ? next : BONES_NOBODY;
}

void
mw_begin_step (BonesGame *game, MwStep step)
{
  game->step = step;
  game->active_ship = BONES_NO_SHIP;
  game->tracks[MW_UNIT] = game->tracks[MW_LAST] = game->tracks[MW_PART] = 0;
}

/* MW-ACT-02: TRUE if every ship of the squadron has been used. */
static gboolean
is_unit_done (const BonesSetup *setup, const BonesGame *game, guint fleet, guint squadron)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (mw_in_squadron (game, ship, fleet, squadron) && mw_is_usable (setup, game, ship))
      return FALSE;

  return TRUE;
}

void
mw_finish_ship (BonesPlay *play, guint ship)
{
  BonesGame *game = &play->game;

  game->ships[ship].ordered = TRUE;
  game->ships[ship].tracks[MW_LEFT] = 0;
  if (game->active_ship == ship)
    game->active_ship = BONES_NO_SHIP;

  if (game->tracks[MW_LAST] > 0
      && is_unit_done (play->setup, game, game->tracks[MW_LAST] - 1u, game->tracks[MW_UNIT]))
    game->tracks[MW_UNIT] = 0;
}

/* MW-ACT-04: a ship that is picked is committed. */
gboolean
mw_activate (BonesPlay *play, const BonesAction *action)
{
  BonesGame *game = &play->game;
  const guint ship = action->ship;
  BonesShip *self = &game->ships[ship];

  game->tracks[MW_LAST] = (guint16) (self->fleet + 1);
  game->tracks[MW_UNIT] = mw_in_squadron (game, ship, self->fleet, self->tracks[MW_SQUADRON])
                              ? self->tracks[MW_SQUADRON]
                              : 0;
  game->active_ship = (guint16) ship;
  bones_tell_ship (play, "activated", "MW-ACT-04", ship, 0);
  if (mw_is_vessel (play->setup, game, ship))
    return TRUE;

  if (mw_is_class (play->setup, game, ship, MW_FLYER) ? !mw_use_flyer (play, ship)
                                                      : !mw_use_monster (play, ship))
    return FALSE;

  mw_finish_ship (play, ship);
  return TRUE;
}

gboolean
mw_done (BonesPlay *play, const BonesAction *action)
{
  if (play->game.ships[action->ship].tracks[MW_DONE] == 0)
    bones_tell_ship (play, "does-nothing", "MW-ACT-05", action->ship, 0);

  mw_finish_ship (play, action->ship);
  return TRUE;
}

void
mw_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet)
{
  game->tracks[MW_LAST] = (guint16) (mw_enemy (game, fleet) + 1);
  game->tracks[MW_UNIT] = 0;
  game->active_ship = BONES_NO_SHIP;
}

/* MW-MON-02: an attempt takes the place of an activation. */
gboolean
mw_summon (BonesPlay *play, const BonesAction *action)
{
  play->game.tracks[MW_LAST] = play->game.ships[action->ship].fleet + 1u;
  if (!mw_try_to_summon (play, action->ship))
    return FALSE;

  if (play->game.ships[action->ship].tracks[MW_DEPTH] != MW_LAIR)
    mw_finish_ship (play, action->ship);

  return TRUE;
}
