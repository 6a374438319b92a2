/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-RAM-03: the hits of a ram, as the template of @ship says. */
static BONES_ASKS gboolean
roll_ram (BonesPlay *play, guint ship, guint target, gint *hits)
{
  const MwAmount *ram = &mw_template (play->setup, &play->game, ship)->ram;
  BonesRoll die = mw_die (&play->game, "ram-damage", "MW-RAM-03", ship, 1);

  die.other = (guint16) target;
  if (ram->dice > 0 && bones_ask_anew (play, NULL))
    return roll_ram (play, ship, target, hits);

  return mw_roll_amount (play, ram, &die, hits);
}

/* FALSE if a ram does only what her abilities say. */
static gboolean
has_ram (const MwTemplate *template)
{
  return template->ram.dice > 0 || template->ram.plus > 0;
}

/* MW-RAM-01: with oars; under sail if the set says so, or if she has a ram and no oars. */
gboolean
mw_rams (const BonesSetup *setup, const BonesGame *game, guint ship, guint going)
{
  const MwTemplate *template = mw_template (setup, game, ship);
  const gboolean sails =
      template->ram_sail
      || (template->oars == 0 && game->options[MW_RAM_WITHOUT_OARS] == MW_RAMS_UNDER_SAIL);

  if ((!has_ram (template) && mw_next_ability (setup, game, ship, MW_ON_RAM, 0) >= MW_MAX_ABILITIES)
      || mw_count (setup, game, ship, MW_NO_RAM, 0) > 0
      || bones_game_peek_link (game, MW_LASHED, ship) != NULL)
    return FALSE;

  if (mw_way_in (template, going) != NULL)
    return mw_way_in (template, going)->rams && going % MW_GOINGS != MW_BACKING;

  return going == MW_OARED || going == MW_RAMMING || (going <= MW_INTO && sails);
}

/* What a ram costs the rammer herself. */
static BONES_ASKS gboolean
recoil (BonesPlay *play, guint ship, guint target)
{
  const MwAmount *own = &mw_template (play->setup, &play->game, ship)->ram_recoil;
  const MwHit hit = { .ship = ship, .location = MW_AIM_WATERLINE, .other = target, .ordinal = 2 };
  BonesRoll die;
  gboolean hurt;
  gint hits;

  if (own->dice == 0 && own->plus <= 0)
    return TRUE;

  bones_tell_ship (play, "recoils", "MW-RAM-03", ship, 0);
  if (!mw_waterline_save (play, "MW-RAM-03", &hit, 0, &hurt))
    return FALSE;

  if (!hurt)
    return TRUE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  die = mw_die_at (&play->game, "ram-damage", "MW-RAM-03", ship, ship, 2);
  if (!mw_roll_amount (play, own, &die, &hits))
    return FALSE;

  return mw_take_water (play, "MW-RAM-03", ship, target, (guint) hits);
}

/* MW-MON-17: a save, and as many wounds as the ram makes hits. */
static BONES_ASKS gboolean
ram_monster (BonesPlay *play, guint rammer, guint monster)
{
  const guint needs = mw_template (play->setup, &play->game, monster)->save_all;
  gboolean saved;
  gint hits = 0;

  if (!has_ram (mw_template (play->setup, &play->game, rammer)))
    saved = TRUE;
  else if (!mw_beast_save (play, "MW-MON-17", monster, needs, 0, rammer, 1, 1, &saved))
    return FALSE;

  if (!saved && !roll_ram (play, rammer, monster, &hits))
    return FALSE;

  mw_wound (play, "MW-MON-17", monster, (guint) hits);

  if (mw_is_reachable (&play->game, monster))
    mw_touch_monster (play, rammer, monster);

  return TRUE;
}

/* MW-RAM-02: the damage is settled at once, and the rammer takes none. MW-AMB-59: if the target
 * sinks, there is nobody to board. */
static BONES_ASKS gboolean
strike (BonesPlay *play, guint ship, guint target)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, ship);
  const MwHit hit = { .ship = target, .location = MW_AIM_WATERLINE, .other = ship };
  gboolean hurt;
  gint hits;

  if (!mw_is_vessel (play->setup, &play->game, target))
    return ram_monster (play, ship, target);

  if (!has_ram (template))
    return TRUE;

  if (!mw_waterline_save (play, "MW-RAM-03", &hit, 0, &hurt))
    return FALSE;

  if (!hurt)
    return TRUE;

  if (!roll_ram (play, ship, target, &hits))
    return FALSE;

  return mw_take_water (play, "MW-RAM-03", target, ship, (guint) hits);
}

/* A ram that holds keeps both ships together. */
static void
stick (BonesPlay *play, guint ship, guint target)
{
  if (mw_template (play->setup, &play->game, ship)->ram_holds == 0
      || !bones_game_in_play (&play->game, ship) || !bones_game_in_play (&play->game, target)
      || !mw_is_vessel (play->setup, &play->game, target)
      || bones_game_add_link (&play->game, MW_STUCK, ship, target) == NULL)
    return;

  bones_tell_pair (play, "sticks", "MW-RAM-02", ship, target, 0, 0);
}

gboolean
mw_work_free (BonesPlay *play, guint ship, gboolean *free)
{
  *free = TRUE;
  if (mw_stuck_link (&play->game, ship) == NULL)
    return TRUE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  const BonesLink *link = mw_stuck_link (&play->game, ship);
  BonesRoll die;

  *free = link == NULL;
  if (*free)
    return TRUE;

  die = mw_die_at (&play->game, "work-free", "MW-RAM-02", ship, bones_link_other (link, ship), 3);
  die.needs = MAX (mw_template (play->setup, &play->game, link->a)->ram_holds, 2);
  die.values[0] = die.needs;
  if (!mw_test (play, &die, free))
    return FALSE;

  bones_tell_ship (play, *free ? "works-free" : "held-fast", "MW-RAM-02", ship, 0);
  return TRUE;
}

/* MW-RAM-02; a ship that rams from under water comes up. */
gboolean
mw_ram (BonesPlay *play, guint ship, guint target)
{
  gboolean ward = FALSE;

  mw_set_depth (play, ship, FALSE);
  bones_tell_pair (play, "rams", "MW-RAM-02", ship, target, 0, 0);
  mw_tell_hint (play, "MW-RAM-02", ship, MW_HINT_RAM);
  if (mw_is_vessel (play->setup, &play->game, target) && !mw_make_contact (play, ship, target))
    return FALSE;

  if (!mw_abilities (play, "MW-RAM-02", target, ship, MW_ON_RAMMED, &ward))
    return FALSE;

  if (ward)
    bones_tell_pair (play, "turned-aside", "MW-RAM-02", target, ship, 0, 0);
  else if (mw_is_reachable (&play->game, ship) && mw_is_reachable (&play->game, target)
           && (!strike (play, ship, target)
               || !mw_abilities (play, "MW-RAM-03", ship, target, MW_ON_RAM, NULL)))
    return FALSE;

  if (bones_game_in_play (&play->game, ship) && !recoil (play, ship, target))
    return FALSE;

  if (ward)
    return TRUE;

  stick (play, ship, target);
  return !mw_template (play->setup, &play->game, ship)->ram_boards
         || mw_board_at_once (play, ship, target);
}
