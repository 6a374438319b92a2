/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Special attacks of ships: hammers, jaws, saws. Those of beasts belong to their activation. */
#include "man-o-war.h"

static gboolean
is_target (const BonesSetup *setup, const BonesGame *game, guint ship, guint target)
{
  const guint holder = mw_holder (game, ship); /* MW-MON-11 */

  return target != ship && mw_is_reachable (game, target)
         && game->ships[target].fleet != game->ships[ship].fleet
         && !mw_is_class (setup, game, target, MW_FLYER)
         && (holder == BONES_NO_SHIP || holder == target);
}

static gboolean
touches (const BonesGame *game, guint ship, guint other)
{
  return bones_game_are_linked (game, MW_TOUCHES, ship, other) || mw_holds (game, ship, other)
         || mw_holds (game, other, ship);
}

gboolean
mw_may_attack (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  if (mw_is_forbidden (setup, game, ship, MW_NO_FIRE))
    return mw_refuse (refusal, "no-fire", "MW-CRT-04");

  if (mw_next_attack (setup, game, ship, BONES_NO_SHIP, 0) == MW_NO_ABILITY)
    return mw_refuse (refusal, "no-special", "MW-DMG-01");

  if (game->ships[ship].tracks[MW_DONE] & MW_SPECIAL)
    return mw_refuse (refusal, "special-done", "MW-ACT-03");

  for (guint other = 0; other < game->n_ships; other++)
    if (is_target (setup, game, ship, other))
      return TRUE;

  return mw_refuse (refusal, "nobody-to-board", "MW-BRD-01");
}

/* Asks which ship: one that she touches, or any if nobody has said whom she touches. */
static BONES_ASKS gboolean
ask_target (BonesPlay *play, guint ship, guint *target)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "special-target", "MW-COL-01", ship, 0);
  gboolean touching = FALSE;

  ask.follows = TRUE;
  for (guint i = 0; i < play->game.n_ships; i++)
    touching |= is_target (play->setup, &play->game, ship, i) && touches (&play->game, ship, i);

  for (guint i = 0; i < play->game.n_ships; i++)
    if (is_target (play->setup, &play->game, ship, i)
        && (!touching || touches (&play->game, ship, i)))
      bones_ask_open (&ask, i);

  if (touching ? mw_pick_anew (play, &ask, FALSE) : bones_ask_anew (play, NULL))
    return ask_target (play, ship, target);

  return touching ? mw_pick_ship (play, &ask, target) : bones_ask_ship (play, &ask, target);
}

/* Her attacks from ability @from on; if she has several, her player decides about each. */
static BONES_ASKS gboolean
attack_with (BonesPlay *play, guint ship, guint target, guint from)
{
  const guint attack = mw_next_attack (play->setup, &play->game, ship, target, from);
  const gboolean several =
      from > 0
      || mw_next_attack (play->setup, &play->game, ship, target, attack + 1) < MW_NO_ABILITY;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "use-special", "MW-COL-01", ship, attack);
  gboolean yes = TRUE;

  if (attack == MW_NO_ABILITY || !mw_is_reachable (&play->game, target))
    return TRUE;

  ask.other = (guint16) target;
  ask.values[0] = mw_ability_number (&play->game, ship, attack);
  if (several && bones_ask_anew (play, NULL))
    return attack_with (play, ship, target, from);

  if (several && !bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (yes && !mw_special_attack (play, "MW-COL-01", ship, target, attack, 1))
    return FALSE;

  return attack_with (play, ship, target, attack + 1);
}

gboolean
mw_attack (BonesPlay *play, const BonesAction *action)
{
  guint target;

  if (!ask_target (play, action->ship, &target))
    return FALSE;

  if (target == BONES_NO_SHIP || !is_target (play->setup, &play->game, action->ship, target))
    return TRUE;

  play->game.ships[action->ship].tracks[MW_DONE] |= MW_SPECIAL;
  if (mw_is_vessel (play->setup, &play->game, target)
      && !mw_make_contact (play, action->ship, target))
    return FALSE;

  return attack_with (play, action->ship, target, 0);
}
