/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#define GUST 2 /* points */

/* an enemy's spell cannot pick a submerged model. */
gboolean
bs_is_spell_target (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting,
                    guint ship)
{
  const BonesShip *self = &game->ships[ship];
  const gboolean enemy = self->fleet != casting->fleet && self->fleet < game->n_fleets;
  const gboolean monster = bs_has (setup, game, ship, BS_MONSTER);

  if (!bones_game_in_play (game, ship) || (enemy && self->tracks[BS_SUBMERGED]))
    return FALSE;

  switch (bs_spells[casting->kind].aim)
    {
    case BS_AIM_MODEL:
      return TRUE;
    case BS_AIM_AFLOAT:
      return bs_is_on_surface (game, ship);
    case BS_AIM_SHIP:
      return !monster;
    case BS_AIM_SAILS:
      return bs_has_sails (setup, game, ship) && bs_is_crewed (game, ship);
    case BS_AIM_HURT:
      return self->tracks[BS_HITS] > 0;
    case BS_AIM_ENEMY:
      return enemy;
    case BS_AIM_ENEMY_SHIPS:
      return enemy && !monster;
    case BS_AIM_AHEAD:
      return bs_is_crewed (game, ship) && bs_is_on_surface (game, ship) && !self->tracks[BS_AGROUND]
             && !bs_has (setup, game, ship, BS_PASSES_OVER)
             && (!monster || game->options[BS_FS_MONSTERS_GROUND]);
    default:
      return FALSE;
    }
}

/* Returns how many models the spell may be aimed at; sets their bits in @ask, unless NULL. */
static guint
list_targets (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting,
              BonesAsk *ask)
{
  guint n = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (bs_is_spell_target (setup, game, casting, ship))
      {
        if (ask != NULL)
          bones_ask_open (ask, ship);

        n++;
      }

  return n;
}

static gboolean
is_creature (guint kind)
{
  return bs_spells[kind].marker >= BS_KELP_KING && bs_spells[kind].marker <= BS_MAW;
}

static gboolean
has_room (const BonesSetup *setup, const BonesGame *game, guint kind)
{
  guint free = BONES_MAX_MARKERS - game->n_markers;

  for (guint i = 0; i < game->n_markers; i++)
    free += game->markers[i].kind == 0;

  if (is_creature (kind) && (game->n_ships == BONES_MAX_SHIPS || bs_creature_of (setup, kind) < 0))
    return FALSE;

  return bs_spells[kind].marker == 0 || free > 0;
}

gboolean
bs_has_aim (const BonesSetup *setup, const BonesGame *game, guint fleet, guint kind)
{
  const BsCasting casting = { .fleet = fleet, .kind = kind };

  switch (bs_spells[kind].aim)
    {
    case BS_AIM_NOBODY:
    case BS_AIM_AHEAD:
    case BS_AIM_WIND:
    case BS_AIM_FLUX:
      return has_room (setup, game, kind);
    case BS_AIM_GUST:
      return has_room (setup, game, kind) && game->wind < BONES_POINTS;
    default:
      return has_room (setup, game, kind) && list_targets (setup, game, &casting, NULL) > 0;
    }
}

static BONES_ASKS gboolean
ask_target (BonesPlay *play, BsCasting *casting)
{
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_SHIP, "spell-target", "FS-MAGIC-3", casting->fleet,
                                 bs_spell_number (casting->kind));

  ask.who = bones_fleet_bit (casting->fleet);
  ask.follows = TRUE;
  ask.helps = bs_spells[casting->kind].helps;
  ask.values[0] = casting->kind;
  if (bs_spells[casting->kind].aim == BS_AIM_AHEAD)
    ask.question = "sandbar-ship";
  if (list_targets (play->setup, &play->game, casting, &ask) == 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_target (play, casting);

  return bones_ask_ship (play, &ask, &casting->ship);
}

/* FS-SPELL-04: asks whether the sandbar lies directly in front of a ship. */
static BONES_ASKS gboolean
ask_ahead (BonesPlay *play, BsCasting *casting)
{
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_CONFIRM, "sandbar-ahead", "FS-SPELL-04", casting->fleet, 0);
  gboolean ahead;

  ask.who = bones_fleet_bit (casting->fleet);
  ask.blank = TRUE;
  if (list_targets (play->setup, &play->game, casting, NULL) == 0)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return ask_ahead (play, casting);

  return bones_ask_confirm (play, &ask, &ahead) && (!ahead || ask_target (play, casting));
}

static guint64
within_gust (guint wind)
{
  guint64 points = 0;

  for (guint turn = 0; turn <= 2 * GUST; turn++)
    points |= G_GUINT64_CONSTANT (1) << (wind + BONES_POINTS - GUST + turn) % BONES_POINTS;

  return points;
}

/* P-12: asks for a point, of a @gust for one near the wind. */
static BONES_ASKS gboolean
ask_point (BonesPlay *play, BsCasting *casting, gboolean gust)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint64 points = gust && play->game.wind < BONES_POINTS ? within_gust (play->game.wind)
                                                                : (1 << BONES_POINTS) - 1;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "spell-wind", "FS-MAGIC-3", casting->fleet,
                                 bs_spell_number (casting->kind));

  ask.who = bones_fleet_bit (casting->fleet);
  ask.values[0] = casting->kind;
  ask.blank = TRUE;
  bones_ask_offer (&ask, bs_wind_ids, points);
  return bones_ask_choice (play, &ask, &casting->point);
}

/* FS-SPELL-14, R-78, P-18: the wind and then the cards; with magic.flux=choose, one of them. */
static BONES_ASKS gboolean
ask_flux (BonesPlay *play, BsCasting *casting)
{
  static const char *const ids[] = { "wind", "cards", NULL };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "flux", "FS-SPELL-14", casting->fleet, 0);
  guint choice = 0;

  ask.who = bones_fleet_bit (casting->fleet);
  bones_ask_offer (&ask, ids, 1 << 0 | 1 << 1);
  if (play->game.options[BS_MAGIC_FLUX] == BS_FLUX_CHOOSE && bones_ask_anew (play, NULL))
    return ask_flux (play, casting);

  if (play->game.options[BS_MAGIC_FLUX] == BS_FLUX_CHOOSE
      && !bones_ask_choice (play, &ask, &choice))
    return FALSE;

  return choice == 1 || ask_point (play, casting, FALSE);
}

gboolean
bs_aim (BonesPlay *play, BsCasting *casting)
{
  switch (bs_spells[casting->kind].aim)
    {
    case BS_AIM_NOBODY:
    case BS_AIM_ENEMY_SHIPS:
      return TRUE;
    case BS_AIM_AHEAD:
      return ask_ahead (play, casting);
    case BS_AIM_WIND:
      return ask_point (play, casting, FALSE);
    case BS_AIM_GUST:
      return ask_point (play, casting, TRUE);
    case BS_AIM_FLUX:
      return ask_flux (play, casting);
    default:
      return ask_target (play, casting);
    }
}

guint
bs_enemy_ships (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting,
                BonesAsk *ask)
{
  return list_targets (setup, game, casting, ask);
}
