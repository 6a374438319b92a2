/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "man-o-war.h"

/* MW-MON-15: it leaves no wreckage. */
static void
kill_beast (BonesPlay *play, const char *what, const char *rule, guint ship)
{
  bones_tell_ship (play, what, rule, ship, 0);
  mw_leave (&play->game, ship, BONES_DESTROYED);
}

/* MW-MON-15, MW-FLY-10 */
void
mw_wound (BonesPlay *play, const char *rule, guint ship, guint wounds)
{
  guint16 *hull = &play->game.ships[ship].tracks[MW_HULL];
  const guint all = mw_template (play->setup, &play->game, ship)->wounds;

  if (wounds == 0 || !bones_game_in_play (&play->game, ship))
    return;

  *hull = (guint16) MIN (*hull + wounds, all);
  mw_count_wounds (play->setup, &play->game, ship);
  bones_tell_pair (play, "wounded", rule, ship, BONES_NO_SHIP, (gint) *hull, (gint) all);
  if (*hull >= all && mw_is_vessel (play->setup, &play->game, ship))
    mw_sink (play, "MW-SNK-01", ship);
  else if (*hull >= all)
    kill_beast (play, "slain", rule, ship);
}

void
mw_count_wounds (const BonesSetup *setup, BonesGame *game, guint ship)
{
  if (mw_template (setup, game, ship)->beast)
    game->ships[ship].tracks[MW_CREW_LEFT] = (guint16) mw_wounds_left (setup, game, ship);
}

void
mw_heal (BonesPlay *play, const char *rule, guint ship, guint wounds)
{
  guint16 *hull = &play->game.ships[ship].tracks[MW_HULL];

  if (*hull == 0)
    return;

  *hull -= (guint16) MIN (*hull, wounds);
  mw_count_wounds (play->setup, &play->game, ship);
  bones_tell_pair (play, "heals", rule, ship, BONES_NO_SHIP, *hull,
                   (gint) mw_template (play->setup, &play->game, ship)->wounds);
}

guint
mw_beast_speed (const BonesSetup *setup, const BonesGame *game, guint ship, guint inches)
{
  const gint speed = (gint) inches + mw_sum (setup, game, ship, MW_SPEED, 0);
  const gboolean halved = mw_count (setup, game, ship, MW_SPEED_HALF, 0) > 0;

  return (guint) MAX (halved ? speed / 2 : speed, 0);
}

gboolean
mw_beast_save (BonesPlay *play, const char *rule, guint ship, guint needs, gint range,
               guint ordinal, guint nth, guint of, gboolean *saved)
{
  MwSave save = { .what = "beast-save",
                  .rule = rule,
                  .ship = ship,
                  .other = BONES_NO_SHIP,
                  .save = needs,
                  .mod = MW_MOD_SAVE,
                  .range = range,
                  .ordinal = ordinal,
                  .nth = nth,
                  .of = of };

  if (!mw_bonus (play, ship, MW_MOD_SAVE, rule, ordinal, &save.more)
      || !mw_save (play, &save, saved))
    return FALSE;

  if (*saved)
    bones_tell_ship (play, "shrugs-off", rule, ship, 0);

  return TRUE;
}

/* A save against each point of damage, and a wound for each save that fails. */
static BONES_ASKS gboolean
take_points (BonesPlay *play, const char *rule, guint ship, guint points, gint range, guint ordinal)
{
  const MwTemplate *self = mw_template (play->setup, &play->game, ship);
  gboolean saved;

  for (guint i = 0; i < points && bones_game_in_play (&play->game, ship); i++)
    {
      if (!mw_beast_save (play, rule, ship, self->save_all, range, ordinal << 8 | i, i + 1, points,
                          &saved))
        return FALSE;

      if (!saved)
        mw_wound (play, rule, ship, 1);
    }

  return TRUE;
}

/* One hit on a location of @flyer. MW-FLY-10: another hit on the same location is another wound.
 * MW-FLY-11: a flyer cannot stay in play without its rider. */
static BONES_ASKS gboolean
hit_location (BonesPlay *play, const char *rule, guint flyer, guint location, gint range,
              guint ordinal, guint nth, guint of)
{
  const MwTemplate *self = mw_template (play->setup, &play->game, flyer);
  const MwLocation *place = &self->locations[location];
  gboolean saved;

  bones_tell_ship (play, "flyer-hit", rule, flyer,
                   MW_PLACE (play->game.ships[flyer].kind, location));
  if (!mw_beast_save (play, rule, flyer, place->save, range, ordinal, nth, of, &saved))
    return FALSE;

  if (!saved && place->rider)
    kill_beast (play, "rider-lost", "MW-FLY-11", flyer);
  else if (!saved)
    mw_wound (play, rule, flyer, 1);

  return TRUE;
}

/* The first aim column that it has, which is its hit map, or MW_AIMS. */
static guint
hit_map (const MwTemplate *self)
{
  for (guint aim = 0; aim < MW_AIMS; aim++)
    if ((self->aims >> aim & 1) != 0)
      return aim;

  return MW_AIMS;
}

/* MW-FLY-04, MW-AMB-43 */
gboolean
mw_hit_flyer (BonesPlay *play, const char *rule, guint from, guint flyer, guint dice, gint range,
              guint ordinal)
{
  const MwTemplate *self = mw_template (play->setup, &play->game, flyer);
  const guint map = hit_map (self), mark = bones_mark (play);
  BonesRoll roll = mw_die (&play->game, "flyer-location", rule, flyer, ordinal << 8);
  BonesDiceInTurn turns;
  guint face, location;

  if (dice == 0 || !bones_game_in_play (&play->game, flyer))
    return TRUE;

  if (map == MW_AIMS) /* without a hit map every hit counts */
    return take_points (play, rule, flyer, dice, range, ordinal);

  roll.dice = (guint8) MIN (dice, BONES_MAX_VALUES);
  roll.owner = BONES_NOBODY;
  if (from != BONES_NO_SHIP)
    {
      roll.owner = play->game.ships[from].fleet;
      roll.ship = (guint16) from;
    }

  roll.other = (guint16) flyer;
  roll.run = BONES_IN_RUN;
  if (bones_roll_anew (play, &roll))
    return mw_hit_flyer (play, rule, from, flyer, dice, range, ordinal);

  if (!bones_roll_in_turn (play, &roll, NULL, &turns))
    return FALSE;

  for (guint i = 0; i < roll.dice && bones_game_in_play (&play->game, flyer); i++)
    {
      if (!bones_next_die (play, &turns, &face))
        return FALSE;

      location = mw_aimed_at (self, map, face);
      if (location < self->n_locations
          && !hit_location (play, rule, flyer, location, range, ordinal << 8 | (i + 1), i + 1,
                            roll.dice))
        return FALSE;
    }

  bones_settle (play, mark, 0);
  return TRUE;
}

/* BTW_SAVE: one save against all points, as below a waterline; a flyer has none. */
static BONES_ASKS gboolean
save_once (BonesPlay *play, const char *rule, guint ship, guint points, gint range, guint ordinal)
{
  const guint needs = mw_template (play->setup, &play->game, ship)->save_all;
  gboolean saved = FALSE;

  if (needs > 0 && !mw_beast_save (play, rule, ship, needs, range, ordinal << 8, 1, 1, &saved))
    return FALSE;

  if (!saved)
    mw_wound (play, rule, ship, points);

  return TRUE;
}

/* MW-FLY-12: damage and fire cause wounds. MW-AMB-56: fire does nothing to a monster. */
static BONES_ASKS gboolean
damage_beast (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  const char *rule = deed->rule;
  const guint ship = deed->ship, ordinal = deed->ordinal;
  const gboolean flies = mw_is_class (play->setup, &play->game, ship, MW_FLYER);
  const guint points = (guint) MAX (effect->number, 1);

  switch (effect->code)
    {
    case MW_HIT:
      return flies ? mw_hit_flyer (play, rule, BONES_NO_SHIP, ship, points, deed->range, ordinal)
                   : take_points (play, rule, ship, points, deed->range, ordinal);
    case MW_FIRE:
    case MW_FIRE_AT:
      return !flies || mw_hit_flyer (play, rule, BONES_NO_SHIP, ship, 1, deed->range, ordinal);
    case MW_BTW_SAVE:
      return save_once (play, rule, ship, points, deed->range, ordinal);
    default:
      return TRUE;
    }
}

/* MW-FLY-12, MW-AMB-56 */
gboolean
mw_beast_effect (BonesPlay *play, const MwEffect *effect, const MwDeed *deed)
{
  const char *rule = deed->rule;
  const guint ship = deed->ship;

  switch (effect->code)
    {
    case MW_CREW:
      mw_wound (play, rule, ship, (guint) MAX (-effect->number, 0));
      return TRUE;
    case MW_BTW:
      mw_wound (play, rule, ship, (guint) MAX (effect->number, 0));
      return TRUE;
    case MW_WOUND:
      if (effect->number < 0)
        mw_heal (play, rule, ship, (guint) -effect->number);
      else
        mw_wound (play, rule, ship, (guint) effect->number);

      return TRUE;
    case MW_RIDER:
      if (mw_is_class (play->setup, &play->game, ship, MW_FLYER))
        kill_beast (play, "rider-lost", "MW-FLY-11", ship);

      return TRUE;
    default:
      return damage_beast (play, effect, deed);
    }
}
