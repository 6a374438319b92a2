/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-FLY-01, MW-FLY-02: it flies over everything, and the wind does not matter. */
static void
start_flight (BonesPlay *play, guint flyer)
{
  const guint inches = mw_beast_speed (play->setup, &play->game, flyer,
                                       mw_template (play->setup, &play->game, flyer)->move);

  play->game.ships[flyer].tracks[MW_LEFT] = (guint16) inches;
  bones_tell_ship (play, "flies", "MW-FLY-02", flyer, (gint) inches);
}

/* MW-FLY-03: asks which model it touches; a monster in its lair or submerged cannot be touched. */
static BONES_ASKS gboolean
ask_contact (BonesPlay *play, guint flyer, guint *target)
{
  const guint own = play->game.ships[flyer].fleet;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIPS, "flyer-touches", "MW-FLY-03", flyer, 0);

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (mw_is_reachable (&play->game, ship) && play->game.ships[ship].fleet != own)
      bones_ask_open (&ask, ship);

  if (mw_pick_anew (play, &ask, TRUE))
    return ask_contact (play, flyer, target);

  return mw_pick_ship_or_none (play, &ask, target);
}

/* TRUE if @ship may use defensive fire: not with a no-fire counter, as a prize, or held by a
 * monster (MW-CRT-04, MW-CAP-02, MW-MON-11). */
static gboolean
may_shoot_back (const BonesPlay *play, guint ship)
{
  return !mw_is_forbidden (play->setup, &play->game, ship, MW_NO_FIRE)
         && !mw_is_prize (&play->game, ship) && mw_holder (&play->game, ship) == BONES_NO_SHIP;
}

/* MW-FLY-04, MW-AMB-43: one die per crew counter, or the number of her template. A flyer rolls
 * its armament (MW-FLY-09), a monster at most its remaining wounds (MW-MON-14). */
static guint
printed_dice (const BonesPlay *play, guint ship)
{
  const MwTemplate *self = mw_template (play->setup, &play->game, ship);

  if (self->class == MW_FLYER)
    return self->armament;

  if (self->defence == MW_DEFENDS_BY_NUMBER)
    return self->defence_dice;

  return self->class == MW_MONSTER || self->defence == MW_DEFENDS_BY_WOUNDS
             ? mw_wounds_left (play->setup, &play->game, ship)
             : play->game.ships[ship].tracks[MW_CREW_LEFT];
}

/* MW-FLY-04: @more is what cards add. 0: she cannot fire. */
static guint
defence_dice (const BonesPlay *play, guint ship, gint more)
{
  const gint dice = (gint) printed_dice (play, ship);

  if (dice == 0 || !mw_is_reachable (&play->game, ship) || !may_shoot_back (play, ship))
    return 0;

  return (guint) CLAMP (dice + more + mw_mod (play->setup, &play->game, ship, MW_MOD_DEF_DICE), 0,
                        BONES_MAX_VALUES);
}

/* MW-FLY-04: her player may decline. MW-MON-14: a monster's player chooses the number of dice. */
static BONES_ASKS gboolean
ask_to_defend (BonesPlay *play, guint ship, guint flyer, gint more, guint *dice)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const gboolean monster = mw_is_class (play->setup, &play->game, ship, MW_MONSTER);
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "defensive-fire",
                         monster ? "MW-MON-14" : "MW-FLY-04", ship, flyer);
  gboolean yes;

  *dice = defence_dice (play, ship, more);
  ask.other = (guint16) flyer;
  ask.values[0] = (gint32) *dice;
  if (monster)
    {
      ask.what = "defence-dice";
      ask.high = (guint16) *dice;
      ask.blank = TRUE;
      return bones_ask_number (play, &ask, dice);
    }

  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  *dice = yes ? *dice : 0;
  return TRUE;
}

/* MW-FLY-04: once for each attacking flyer. */
static BONES_ASKS gboolean
fire_defensively (BonesPlay *play, guint flyer, guint target)
{
  const gboolean monster = mw_is_class (play->setup, &play->game, target, MW_MONSTER);
  guint dice;
  gint more;

  if (printed_dice (play, target) == 0 || !mw_is_reachable (&play->game, target)
      || !may_shoot_back (play, target))
    return TRUE;

  if (!mw_bonus (play, target, MW_MOD_DEF_DICE, "MW-FLY-04", flyer, &more))
    return FALSE;

  if (!ask_to_defend (play, target, flyer, more, &dice))
    return FALSE;

  bones_tell_pair (play, dice > 0 ? "defensive-fire" : "holds-fire", "MW-FLY-04", target, flyer,
                   (gint) dice, 0);
  while (dice > 0 && bones_ask_anew (play, NULL))
    dice = MIN (monster ? dice : BONES_MAX_VALUES, defence_dice (play, target, more));

  return mw_hit_flyer (play, "MW-FLY-04", target, flyer, dice, 0, target + 1);
}

static BONES_ASKS gboolean
confirm_attack (BonesPlay *play, const char *what, const char *rule, guint flyer, guint target,
                guint attack, gboolean risky, gboolean *yes)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, what, rule, flyer, attack);

  ask.other = (guint16) target;
  ask.values[0] = mw_ability_number (&play->game, flyer, attack);
  ask.risks = risky ? 1 << TRUE : 0;
  return bones_ask_confirm (play, &ask, yes);
}

/* MW-FLY-06. MW-MON-16: a monster that it wounds must dive. */
static BONES_ASKS gboolean
use_special_attacks (BonesPlay *play, guint flyer, guint target, guint from)
{
  const guint before = play->game.ships[target].tracks[MW_HULL];
  const guint attack = mw_next_attack (play->setup, &play->game, flyer, target, from);
  gboolean yes;

  if (!mw_is_reachable (&play->game, flyer) || attack == MW_NO_ABILITY)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return use_special_attacks (play, flyer, target, from);

  if (!confirm_attack (play, "use-special", "MW-FLY-06", flyer, target, attack, FALSE, &yes))
    return FALSE;

  if (yes && !mw_special_attack (play, "MW-FLY-06", flyer, target, attack, 0))
    return FALSE;

  if (mw_is_class (play->setup, &play->game, target, MW_MONSTER)
      && play->game.ships[target].tracks[MW_HULL] > before)
    mw_drive_down (play, target);

  return use_special_attacks (play, flyer, target, attack + 1);
}

/* MW-FLY-07, MW-FLY-09 */
static BONES_ASKS gboolean
board_target (BonesPlay *play, guint flyer, guint target)
{
  gboolean yes;

  if (!mw_is_reachable (&play->game, flyer)
      || mw_template (play->setup, &play->game, flyer)->begins_no_fight
      || !mw_may_be_fought (play->setup, &play->game, flyer, target))
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return board_target (play, flyer, target);

  if (!confirm_attack (play, "flyer-boards", "MW-FLY-07", flyer, target, 0, TRUE, &yes))
    return FALSE;

  return !yes || mw_close_combat (play, flyer, target);
}

/* MW-FLY-03: defensive fire, special attack, boarding. MW-FLY-05, MW-HR-04, MW-AMB-60: with the
 * house rule the special attack comes first. */
static BONES_ASKS gboolean
attack_target (BonesPlay *play, guint flyer, guint target)
{
  const gboolean first = play->game.options[MW_HR_FLYER_FIRST];

  if (first && !use_special_attacks (play, flyer, target, 0))
    return FALSE;

  if (!fire_defensively (play, flyer, target))
    return FALSE;

  if (!first && !use_special_attacks (play, flyer, target, 0))
    return FALSE;

  return board_target (play, flyer, target);
}

gboolean
mw_use_flyer (BonesPlay *play, guint ship)
{
  guint target;

  if (mw_is_forbidden (play->setup, &play->game, ship, MW_NO_MOVE))
    bones_tell_ship (play, "does-not-move", "MW-CRT-04", ship, 0);
  else
    start_flight (play, ship);

  if (!ask_contact (play, ship, &target))
    return FALSE;

  if (target == BONES_NO_SHIP || !mw_is_reachable (&play->game, target)) /* changed by hand */
    return TRUE;

  bones_tell_pair (play, "flyer-touches", "MW-FLY-03", ship, target, 0, 0);
  return attack_target (play, ship, target);
}

#define BEYOND 50 /* hundredths of inches: the smallest distance out of reach */

/* The weapon of MW-FLT-13 that @ship was fitted with, or NULL. */
static const MwWeapon *
anti_flyer_weapon (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const MwContent *content = setup->content;
  const guint weapon =
      mw_find_anti_flyer (content, mw_faction_of (setup, game->ships[ship].origin));

  return weapon < content->n_weapons ? &content->weapons[weapon] : NULL;
}

/* MW-AFW-02: TRUE if there is an enemy flyer. Opens them in @ask, which may be NULL. */
static gboolean
list_flyers (const BonesSetup *setup, const BonesGame *game, guint ship, BonesAsk *ask)
{
  gboolean any = FALSE;

  for (guint other = 0; other < game->n_ships; other++)
    if (bones_game_in_play (game, other) && game->ships[other].fleet != game->ships[ship].fleet
        && mw_is_class (setup, game, other, MW_FLYER))
      {
        any = TRUE;
        if (ask != NULL)
          bones_ask_open (ask, other);
      }

  return any;
}

gboolean
mw_may_fire_anti_flyer (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal)
{
  const guint16 *tracks = game->ships[ship].tracks;

  if (!tracks[MW_ANTI_FLYER] || anti_flyer_weapon (setup, game, ship) == NULL)
    return mw_refuse (refusal, "no-anti-flyer", "MW-AFW-01");

  if ((tracks[MW_DONE] & MW_SHOT_DOWN) != 0)
    return mw_refuse (refusal, "anti-flyer-fired", "MW-AFW-01");

  if (mw_is_forbidden (setup, game, ship, MW_NO_FIRE))
    return mw_refuse (refusal, "no-fire", "MW-CRT-04");

  refusal->other = (guint16) mw_holder (game, ship);
  if (refusal->other != BONES_NO_SHIP)
    return mw_refuse (refusal, "held", "MW-MON-11");

  return list_flyers (setup, game, ship, NULL) || mw_refuse (refusal, "no-flyer", "MW-AFW-01");
}

/* Asks whether the weapon reaches @target, or how far it is if the weapon has several bands.
 * @save: what the range adds to the target's saves. */
static BONES_ASKS gboolean
ask_range (BonesPlay *play, guint ship, guint target, gint *save, gboolean *reaches)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const MwWeapon *weapon = anti_flyer_weapon (play->setup, &play->game, ship);
  BonesAsk ask =
      mw_ask (&play->game, BONES_ASK_CONFIRM, "anti-flyer-reach", "MW-AFW-01", ship, target);
  guint inches;

  *save = (gint) weapon->bands[0].save;
  ask.other = (guint16) target;
  ask.values[0] = weapon->reach;
  if (weapon->n_bands == 1)
    return bones_ask_confirm (play, &ask, reaches);

  ask.kind = BONES_ASK_INCHES;
  ask.what = "anti-flyer-range";
  ask.high = (guint16) (weapon->reach + BEYOND);
  if (!bones_ask_number (play, &ask, &inches))
    return FALSE;

  *save = 0;
  *reaches = inches <= weapon->reach;
  for (guint i = weapon->n_bands; i > 0; i--)
    if (inches <= weapon->bands[i - 1].up_to)
      *save = (gint) weapon->bands[i - 1].save;

  return TRUE;
}

/* One shot: a roll to hit if the weapon has a number, then the flyer's hit map, and the weapon's
 * effects if the shot wounds. */
static BONES_ASKS gboolean
fire_shot (BonesPlay *play, guint ship, guint target, gint save, guint shot)
{
  const MwWeapon *weapon = anti_flyer_weapon (play->setup, &play->game, ship);
  const MwDeed deed = {
    .ship = target, .other = ship, .location = -1, .rule = "MW-AFW-01", .ordinal = shot
  };
  const guint before = play->game.ships[target].tracks[MW_HULL];
  BonesRoll roll = mw_die_at (&play->game, "anti-flyer", "MW-AFW-01", ship, target, shot);
  gboolean hit = TRUE;

  roll.needs = weapon->needs;
  if (roll.needs > 0 && bones_roll_anew (play, &roll))
    return fire_shot (play, ship, target, save, shot);

  if (roll.needs > 0 && !mw_test (play, &roll, &hit))
    return FALSE;

  if (!hit)
    {
      bones_tell_pair (play, "shot-misses", "MW-AFW-01", ship, target, (gint) shot + 1, 0);
      return TRUE;
    }

  if (!mw_hit_flyer (play, "MW-AFW-01", ship, target, 1, save, shot))
    return FALSE;

  return play->game.ships[target].tracks[MW_HULL] <= before
         || mw_effects (play, &weapon->effects, &deed);
}

/* MW-AFW-01 */
gboolean
mw_anti_flyer_fire (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint ship = action->ship;
  const MwWeapon *weapon = anti_flyer_weapon (play->setup, &play->game, ship);
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "anti-flyer-target", "MW-AFW-01", ship, 0);
  gboolean reaches;
  guint target;
  gint save;

  ask.follows = TRUE;
  list_flyers (play->setup, &play->game, ship, &ask);
  if (!bones_ask_ship (play, &ask, &target) || !ask_range (play, ship, target, &save, &reaches))
    return FALSE;

  if (!reaches)
    {
      bones_tell_pair (play, "out-of-reach", "MW-AFW-01", ship, target, 0, 0);
      return TRUE;
    }

  play->game.ships[ship].tracks[MW_DONE] |= MW_SHOT | MW_SHOT_DOWN;
  bones_tell_pair (play, "fires-at-flyer", "MW-AFW-01", ship, target, 0, 0);
  for (guint shot = 0; shot < MAX (weapon->shots, 1) && bones_game_in_play (&play->game, target);
       shot++)
    if (!fire_shot (play, ship, target, save, shot))
      return FALSE;

  return TRUE;
}
