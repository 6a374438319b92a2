/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts.h"

/* MW-FLY-01, MW-FLY-02: over everything, whatever the wind does. */
static void
fly (BonesPlay *play, guint flyer)
{
  const guint inches = mw_beast_speed (play->setup, &play->game, flyer,
                                       mw_template (play->setup, &play->game, flyer)->move);

  play->game.ships[flyer].tracks[MW_LEFT] = (guint16) inches;
  bones_tell_ship (play, "flies", "MW-FLY-02", flyer, (gint) inches);
}

/* MW-FLY-03: which model it touches; not what lies in its lair or is submerged. */
static BONES_ASKS gboolean
ask_target (BonesPlay *play, guint flyer, guint *target)
{
  const guint own = play->game.ships[flyer].fleet;
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIPS, "flyer-touches", "MW-FLY-03", flyer, 0);

  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (mw_is_met (&play->game, ship) && play->game.ships[ship].fleet != own)
      bones_ask_open (&ask, ship);

  return mw_pick_nobody_or (play, &ask, target);
}

/* Whether @ship may shoot back: who may not fire, or is held by a monster, does not
 * (MW-CRT-04, MW-CAP-02, MW-MON-11). */
static gboolean
may_shoot_back (const BonesPlay *play, guint ship)
{
  return !mw_is_forbidden (play->setup, &play->game, ship, MW_NO_FIRE)
         && !mw_is_prize (&play->game, ship) && mw_holder (&play->game, ship) == BONES_NO_SHIP;
}

/* MW-FLY-04, MW-AMB-43: as many dice as she has crew counters, or her template's own number; a
 * flyer as many as its armament (MW-FLY-09); a monster at most its wounds (MW-MON-14). */
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

/* MW-FLY-04: she may decline; MW-MON-14: a monster says with how many dice. */
static BONES_ASKS gboolean
ask_to_defend (BonesPlay *play, guint ship, guint flyer, guint *dice)
{
  const gboolean monster = mw_is_class (play->setup, &play->game, ship, MW_MONSTER);
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, "defensive-fire",
                         monster ? "MW-MON-14" : "MW-FLY-04", ship, flyer);
  gboolean yes;

  ask.other = (guint16) flyer;
  ask.values[0] = (gint32) *dice;
  if (monster)
    {
      ask.what = "defence-dice";
      ask.high = (guint16) *dice;
      return bones_ask_number (play, &ask, dice);
    }

  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  *dice = yes ? *dice : 0;
  return TRUE;
}

/* MW-FLY-04: once for each flyer that attacks. */
static BONES_ASKS gboolean
defend (BonesPlay *play, guint flyer, guint target)
{
  guint dice = printed_dice (play, target);
  gint more;

  if (dice == 0 || !mw_is_met (&play->game, target) || !may_shoot_back (play, target))
    return TRUE;

  if (!mw_bonus (play, target, MW_MOD_DEF_DICE, "MW-FLY-04", flyer, &more))
    return FALSE;

  dice = (guint) CLAMP ((gint) dice + more, 0, BONES_MAX_VALUES);

  if (!ask_to_defend (play, target, flyer, &dice))
    return FALSE;

  bones_tell_pair (play, dice > 0 ? "defensive-fire" : "holds-fire", "MW-FLY-04", target, flyer,
                   (gint) dice, 0);
  return mw_hit_flyer (play, "MW-FLY-04", target, flyer, dice, 0, target + 1);
}

static BONES_ASKS gboolean
confirm (BonesPlay *play, const char *what, const char *rule, guint flyer, guint target,
         gboolean *yes)
{
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_CONFIRM, what, rule, flyer, 0);

  ask.other = (guint16) target;
  ask.values[0] = play->game.ships[flyer].kind;
  return bones_ask_confirm (play, &ask, yes);
}

/* MW-FLY-06; MW-MON-16: what it wounds, dives. */
static BONES_ASKS gboolean
drop_bombs (BonesPlay *play, guint flyer, guint target)
{
  const guint before = play->game.ships[target].tracks[MW_HULL];
  gboolean yes;

  if (!mw_is_met (&play->game, flyer) || !mw_has_special (play->setup, &play->game, flyer))
    return TRUE;

  if (!confirm (play, "use-special", "MW-FLY-06", flyer, target, &yes))
    return FALSE;

  if (yes && !mw_special_attack (play, "MW-FLY-06", flyer, target, 0))
    return FALSE;

  if (mw_is_class (play->setup, &play->game, target, MW_MONSTER)
      && play->game.ships[target].tracks[MW_HULL] > before)
    mw_drive_down (play, target);

  return TRUE;
}

/* MW-FLY-07, MW-FLY-09 */
static BONES_ASKS gboolean
board (BonesPlay *play, guint flyer, guint target)
{
  gboolean yes;

  if (!mw_is_met (&play->game, flyer)
      || !mw_may_be_fought (play->setup, &play->game, flyer, target))
    return TRUE;

  if (!confirm (play, "flyer-boards", "MW-FLY-07", flyer, target, &yes))
    return FALSE;

  return !yes || mw_close_combat (play, flyer, target);
}

/* MW-FLY-03; MW-HR-04, MW-AMB-60: or it attacks first, and who is left answers. */
static BONES_ASKS gboolean
attack (BonesPlay *play, guint flyer, guint target)
{
  const gboolean first = play->game.options[MW_HR_FLYER_FIRST];

  if (first && !drop_bombs (play, flyer, target))
    return FALSE;

  if (!defend (play, flyer, target))
    return FALSE;

  if (!first && !drop_bombs (play, flyer, target))
    return FALSE;

  return board (play, flyer, target);
}

gboolean
mw_use_flyers (BonesPlay *play, guint ship)
{
  guint target;

  if (mw_is_forbidden (play->setup, &play->game, ship, MW_NO_MOVE))
    bones_tell_ship (play, "does-not-move", "MW-CRT-04", ship, 0);
  else
    fly (play, ship);

  if (!ask_target (play, ship, &target))
    return FALSE;

  if (target == BONES_NO_SHIP || !mw_is_met (&play->game, target)) /* by hand */
    return TRUE;

  bones_tell_pair (play, "flyer-touches", "MW-FLY-03", ship, target, 0, 0);
  return attack (play, ship, target);
}
