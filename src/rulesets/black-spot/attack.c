/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define BITES 4 /* */

/* The players see which models are adjacent. A model on the surface cannot reach a submerged one
 * (FS-DIVE-2), and no model at sea an airborne one. FS-SPELL-07: the Maw bites enemies only. */
static gboolean
is_prey (const BonesSetup *setup, const BonesGame *game, guint ship, guint other)
{
  guint8 fleet;

  if (other == ship || !bones_game_in_play (game, other) || game->ships[other].tracks[BS_AIRBORNE])
    return FALSE;

  if (game->ships[other].tracks[BS_SUBMERGED] && !game->ships[ship].tracks[BS_SUBMERGED])
    return FALSE;

  fleet = game->ships[other].fleet;
  return !bs_has (setup, game, ship, BS_DEVOURS)
         || (fleet < game->n_fleets && fleet != game->ships[ship].fleet);
}

/* with fs.jelly=ram the Jelly rams, as other monsters do. */
static gboolean
rams_instead (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  return game->options[BS_FS_JELLY] == BS_JELLY_RAM && !bs_has (setup, game, ship, BS_CREATURE)
         && bs_class (setup, game, ship)->attack == BS_BITE;
}

/* one attack in each turn, as the action. */
gboolean
bs_can_attack (const BonesSetup *setup, const BonesGame *game, guint ship, BonesRefusal *refusal)
{
  const guint attack = bs_class (setup, game, ship)->attack;

  if ((attack != BS_SHOT && attack != BS_BITE) || rams_instead (setup, game, ship))
    return bs_refuse (refusal, "no-attack", "FS-MON-1");

  if (!bs_has_action (game, ship, refusal))
    return FALSE;

  if (bs_is_charmed (game, ship))
    return bs_refuse (refusal, "charmed", "FS-SPELL-18");

  if (attack == BS_BITE)
    return bs_has_prey (setup, game, ship, is_prey) || bs_refuse (refusal, "no-bite", "R-64");

  return !game->ships[ship].tracks[BS_SUBMERGED]
         || bs_refuse (refusal, "submerged-no-guns", "R-109");
}

/* FS-KRAK-1, FS-SPELL-07: on a 1 the hunter destroys a ship on the surface, not a monster. */
gboolean
bs_devour (BonesPlay *play, guint prey, guint hunter, const char *rule)
{
  BonesRoll roll = bs_one_die (&play->game, "pull", rule, prey, hunter);
  gboolean escapes;

  if (!bones_game_in_play (&play->game, prey) || !bs_is_on_surface (&play->game, prey)
      || bs_has (play->setup, &play->game, prey, BS_MONSTER))
    return TRUE;

  roll.needs = 2;
  roll.other = hunter;
  if (bones_roll_anew (play, &roll))
    return bs_devour (play, prey, hunter, rule);

  if (!bones_roll_meets (play, &roll, &escapes))
    return FALSE;

  if (!bones_game_in_play (&play->game, prey))
    return TRUE;

  if (!escapes)
    return bs_destroy (play, prey, "pulled-under", rule);

  bones_tell_pair (play, "not-pulled", rule, prey, hunter, 0, 0);
  return TRUE;
}

/* FS-SPELL-07: each hit by a model that devours may destroy a ship. */
static BONES_ASKS gboolean
damage_prey (BonesPlay *play, guint ship, guint prey)
{
  const guint points = bs_class (play->setup, &play->game, ship)->damage;
  const gboolean devours = bs_has (play->setup, &play->game, ship, BS_DEVOURS);
  const guint mark = bones_mark (play);

  for (guint point = 1; point <= points; point++)
    {
      BsPoint result;

      bones_settle (play, mark, point);
      if (!bs_damage_point (play, prey, point, points, &result)
          || (result == BS_BEYOND_LIMIT && !bs_sink (play, prey))
          || (result == BS_TOOK_HIT && devours && !bs_devour (play, prey, ship, "FS-SPELL-07")))
        return FALSE;
    }

  return TRUE;
}

static BONES_ASKS gboolean
ask_prey (BonesPlay *play, guint ship, guint *prey)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "bite-target", "R-64", ship, 0);

  if (!bones_catch_up (play, NULL))
    return FALSE;

  ask.who = bones_fleet_bit (play->game.ships[ship].fleet);
  ask.ship = ship;
  ask.follows = TRUE;
  bs_open_prey (play->setup, &play->game, ship, is_prey, &ask);
  return bones_ask_ship (play, &ask, prey);
}

static BONES_ASKS gboolean
roll_bite (BonesPlay *play, guint ship, guint prey, gboolean *bites)
{
  BonesRoll roll = bs_seaworth (&play->game, "bite", "R-64", ship, prey);

  roll.other = prey;
  roll.needs = roll.values[1] = BITES;
  if (bones_roll_anew (play, &roll))
    return roll_bite (play, ship, prey, bites);

  return bones_roll_meets (play, &roll, bites);
}

/* FS-JELL, R-64: bites one adjacent model, also from below. */
static BONES_ASKS gboolean
bite_model (BonesPlay *play, guint ship)
{
  gboolean bites;
  guint prey;

  if (!ask_prey (play, ship, &prey))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || !is_prey (play->setup, &play->game, ship, prey))
    return TRUE;

  play->game.ships[ship].tracks[BS_ACTED] = BS_ACT_ATTACKED;
  if (!roll_bite (play, ship, prey, &bites))
    return FALSE;

  if (!bs_is_crewed (&play->game, ship) || !is_prey (play->setup, &play->game, ship, prey))
    return TRUE;

  bones_tell_pair (play, bites ? "bitten" : "not-bitten", "R-64", ship, prey, 0, 0);
  return !bites || damage_prey (play, ship, prey);
}

/* FS-DRAG, FS-WRAI, FS-SPELL-06: a Dragon, a Sea Wraith and the Titan shoot. FS-JELL, FS-SPELL-07:
 * the Jelly and the Maw bite. R-65: the attack of a Sea Wraith is its action. */
gboolean
bs_attack (BonesPlay *play, const BonesAction *action)
{
  return bs_class (play->setup, &play->game, action->ship)->attack == BS_SHOT
             ? bs_shoot (play, action->ship, BS_BANKS)
             : bite_model (play, action->ship);
}
