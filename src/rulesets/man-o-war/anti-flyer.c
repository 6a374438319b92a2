/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "beasts.h"

#define BEYOND 50 /* hundredths of inches: the least that is out of reach */

/* The weapon of MW-FLT-13, or NULL. */
static const MwWeapon *
weapon_of (const BonesSetup *setup)
{
  const MwContent *content = setup->content;

  return content->anti_flyer < content->n_weapons ? &content->weapons[content->anti_flyer] : NULL;
}

/* MW-AFW-02: flyers, and nothing else; their bits are set in @ask, unless NULL. */
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

  if (!tracks[MW_ANTI_FLYER] || weapon_of (setup) == NULL)
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

/* Whether it reaches @target, and what the range adds to its saves. A weapon with several bands
 * asks how far it is. */
static BONES_ASKS gboolean
ask_range (BonesPlay *play, guint ship, guint target, gint *save, gboolean *reaches)
{
  const MwWeapon *weapon = weapon_of (play->setup);
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

/* One shot: where the weapon asks for a number it has to hit first; then the flyer's hit map, and
 * beside a wound what else the weapon does. */
static BONES_ASKS gboolean
shoot (BonesPlay *play, guint ship, guint target, gint save, guint shot)
{
  const MwWeapon *weapon = weapon_of (play->setup);
  const MwDeed deed = { .ship = target, .location = -1, .rule = "MW-AFW-01", .ordinal = shot };
  const guint before = play->game.ships[target].tracks[MW_HULL];
  BonesRoll roll = mw_die_at (&play->game, "anti-flyer", "MW-AFW-01", ship, target, shot);
  gboolean hit = TRUE;

  roll.needs = weapon->needs;
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
mw_anti_flyer_fire (BonesPlay *play, guint ship)
{
  const MwWeapon *weapon = weapon_of (play->setup);
  BonesAsk ask = mw_ask (&play->game, BONES_ASK_SHIP, "anti-flyer-target", "MW-AFW-01", ship, 0);
  gboolean reaches;
  guint target;
  gint save;

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
    if (!shoot (play, ship, target, save, shot))
      return FALSE;

  return TRUE;
}
