/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Weapons that need more than a die for where they hit (MW-CMB-07): ammunition, loading, shots by
 * dice, and what happens if a gun misfires. */
#include "man-o-war.h"

static const MwWeapon *
weapon_at (const BonesSetup *setup, guint weapon)
{
  return &((const MwContent *) setup->content)->weapons[weapon];
}

/* The counter of @kind for @of (a weapon, or a battery), or NULL. */
static const MwCounter *
counter_of (const MwTemplate *template, MwCounterKind kind, guint of)
{
  for (guint i = 0; i < template->n_counters; i++)
    if (template->counters[i].kind == kind && template->counters[i].of == of)
      return &template->counters[i];

  return NULL;
}

guint
mw_rounds_left (const BonesSetup *setup, const BonesGame *game, guint ship, guint weapon)
{
  const MwCounter *rounds = counter_of (mw_template (setup, game, ship), MW_AMMUNITION, weapon);

  return rounds != NULL ? rounds->most - MIN (rounds->most, game->ships[ship].tracks[rounds->track])
                        : G_MAXUINT8;
}

guint
mw_turns_to_load (const BonesSetup *setup, const BonesGame *game, guint ship, guint battery)
{
  const MwCounter *loading = counter_of (mw_template (setup, game, ship), MW_LOADING, battery);

  return loading != NULL ? game->ships[ship].tracks[loading->track] : 0;
}

guint
mw_ready_guns (const BonesSetup *setup, const BonesGame *game, guint ship, guint battery,
               guint weapon)
{
  const guint guns = mw_battery_guns (setup, game, ship, battery, weapon);

  if (guns == 0
      || (weapon_at (setup, weapon)->reload > 0
          && mw_turns_to_load (setup, game, ship, battery) > 0))
    return 0;

  return MIN (guns, mw_rounds_left (setup, game, ship, weapon));
}

void
mw_spend_rounds (BonesPlay *play, guint ship, guint battery, guint weapon, guint guns)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, ship);
  const MwCounter *rounds = counter_of (template, MW_AMMUNITION, weapon);
  const MwCounter *loading = counter_of (template, MW_LOADING, battery);
  const guint reload = weapon_at (play->setup, weapon)->reload;
  guint16 *tracks = play->game.ships[ship].tracks;

  if (rounds != NULL)
    tracks[rounds->track] = (guint16) MIN (tracks[rounds->track] + guns, rounds->most);

  if (loading != NULL && reload > 0)
    tracks[loading->track] = (guint16) (reload + 1);
}

guint
mw_take_volley_dice (BonesPlay *play, guint ship, guint target, guint dice)
{
  const guint by_hand = play->game.tracks[MW_VOLLEY_DICE];

  if (by_hand == 0)
    return dice;

  play->game.tracks[MW_VOLLEY_DICE] = 0;
  bones_tell_pair (play, "dice-by-hand", "MW-CMB-04", ship, target, (gint) by_hand, 0);
  return by_hand;
}

/* A turn is over: guns are loaded by as much. */
void
mw_load_guns (const BonesSetup *setup, BonesGame *game, guint ship)
{
  const MwTemplate *template = mw_template (setup, game, ship);

  for (guint i = 0; i < template->n_counters; i++)
    {
      guint16 *track = &game->ships[ship].tracks[template->counters[i].track];

      if (template->counters[i].kind == MW_LOADING && *track > 0)
        (*track)--;
    }
}

/* The row of gun @gun of @weapon in @battery. */
static gboolean
find_gun (const BonesPlay *play, guint ship, guint battery, guint weapon, guint gun,
          guint *location, guint *row)
{
  const MwTemplate *template = mw_template (play->setup, &play->game, ship);

  for (*location = 0; *location < template->n_locations; (*location)++)
    for (*row = 0; *row < template->locations[*location].n_guns; (*row)++)
      {
        const MwGuns *guns = &template->locations[*location].guns[*row];
        guint left;

        if (guns->weapon != weapon || !mw_is_in_battery (template, *location, *row, battery))
          continue;

        left = mw_row_guns (play->setup, &play->game, ship, *location, *row,
                            mw_bank_of (template, battery));
        if (gun < left)
          return TRUE;

        gun -= left;
      }

  return FALSE;
}

/* One gun misfires. */
static BONES_ASKS gboolean
misfire (BonesPlay *play, guint ship, guint battery, guint weapon, guint gun)
{
  const MwWeapon *self = weapon_at (play->setup, weapon);
  const guint kind = play->game.ships[ship].kind;
  guint location, row;
  MwDeed deed = { .ship = ship,
                  .other = BONES_NO_SHIP,
                  .rule = "MW-CMB-07",
                  .ordinal = 1u << 11 | weapon << 6 | gun };

  if (!bones_game_in_play (&play->game, ship)
      || !find_gun (play, ship, battery, weapon, gun, &location, &row))
    return TRUE;

  deed.location = (gint) location;
  bones_tell_ship (play, "misfires", "MW-CMB-07", ship, MW_GUNS_NUMBER (kind, location, row));
  if (self->burst)
    mw_lose_gun (play, "MW-CMB-07", ship, location, row);

  return mw_effects (play, &self->misfire_effects, &deed);
}

/* Guns that burst are taken from the last one on, so that the others keep their numbers. */
static BONES_ASKS gboolean
misfire_all (BonesPlay *play, guint ship, guint battery, guint weapon, guint64 guns)
{
  for (guint gun = 64; gun-- > 0;)
    if (guns >> gun & 1 && !misfire (play, ship, battery, weapon, gun))
      return FALSE;

  return TRUE;
}

/* The shots of a die with face @face: half or a third of it, rounded up, or all. */
static guint
shots_of (guint face, guint sides)
{
  const guint by = 6 / sides;

  return (face + by - 1) / by;
}

gboolean
mw_roll_guns (BonesPlay *play, guint ship, guint target, guint battery, guint weapon, guint guns,
              guint each, guint *shots)
{
  const MwWeapon *self = weapon_at (play->setup, weapon);
  const gboolean by_dice = self->shots_sides > 0;
  BonesRoll dice = mw_die_at (&play->game, by_dice ? "shots" : "misfire", "MW-CMB-07", ship, target,
                              1u << 10 | weapon);
  guint16 faces[BONES_MAX_VALUES];
  guint64 failed = 0;

  *shots = guns * each;
  if (!by_dice && self->misfire == 0)
    return TRUE;

  guns = mw_take_volley_dice (play, ship, target, guns);
  dice.dice_track = MW_DICE_TRACK;
  dice.dice = (guint8) MIN (guns, BONES_MAX_VALUES);
  dice.values[0] = dice.dice;
  dice.values[1] = self->misfire;
  dice.values[2] = (gint32) weapon;
  if (bones_roll_anew (play, &dice))
    return mw_roll_guns (play, ship, target, battery, weapon, guns, each, shots);

  if (!bones_roll_each (play, &dice, faces))
    return FALSE;

  *shots = 0;
  for (guint i = 0; i < dice.dice; i++)
    if (faces[i] <= self->misfire)
      failed |= (guint64) 1 << i;
    else
      *shots += by_dice ? shots_of (faces[i], self->shots_sides) : each;

  *shots = MIN (*shots, BONES_MAX_VALUES);
  return misfire_all (play, ship, battery, weapon, failed);
}

/* ---- Shots that fall through the decks ---- */

static guint
shared_columns (const MwLocation *a, const MwLocation *b)
{
  const gint shared = MIN (a->col_to, b->col_to) - MAX (a->col_from, b->col_from) + 1;

  return (guint) MAX (shared, 0);
}

guint
mw_location_below (const MwTemplate *template, guint location)
{
  const MwLocation *self = &template->locations[location];
  guint best = MW_AIM_WATERLINE;

  for (guint i = 0; i < template->n_locations; i++)
    {
      const MwLocation *other = &template->locations[i];
      const guint shared = shared_columns (self, other);

      if (other->row_to >= self->row_from || shared == 0)
        continue;

      if (best == MW_AIM_WATERLINE || other->row_to > template->locations[best].row_to
          || (other->row_to == template->locations[best].row_to
              && shared > shared_columns (self, &template->locations[best])))
        best = i;
    }

  return best;
}
