/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#include <string.h>

/* At whom, or where, a spell is aimed. */
typedef enum {
  AIM_NOBODY, /* people put it on the table (P-12) */
  AIM_MODEL,
  AIM_AFLOAT, /* a model that what lies in the water can touch */
  AIM_SHIP,   /* no monster */
  AIM_SAILS,  /* */
  AIM_HURT,   /* with hits */
  AIM_ENEMY,
  AIM_ENEMY_SHIPS, /* named when it takes effect */
  AIM_AHEAD,       /* open sea, right before a ship or not */
  AIM_WIND,        /* any point */
  AIM_GUST,        /* up to two points off: so there must be a wind */
  AIM_FLUX
} Aim;

#define GUST 2 /* points */

static const struct {
  const char *rule;
  Aim aim;
  guint marker; /* the kind that it leaves, or 0 */
  gboolean (*resolve) (BonesPlay *play, const BsCasting *casting) BONES_ASKS;
} spells[BS_SPELLS] = {
  [BS_SPELL_RING_OF_FIRE] = { "FS-SPELL-01", AIM_MODEL, BS_RING, bs_spell_ring },
  [BS_SPELL_CRUSHING_ROCKS] = { "FS-SPELL-02", AIM_AFLOAT, BS_ROCKS, bs_spell_rocks },
  [BS_SPELL_KELP_KING] = { "FS-SPELL-03", AIM_NOBODY, BS_KELP_KING, bs_spell_creature },
  [BS_SPELL_SANDBAR] = { "FS-SPELL-04", AIM_AHEAD, BS_SANDBAR, bs_spell_sandbar },
  [BS_SPELL_WHIRLPOOL] = { "FS-SPELL-05", AIM_NOBODY, BS_WHIRLPOOL, bs_spell_whirlpool },
  [BS_SPELL_AMETHYST_TITAN] = { "FS-SPELL-06", AIM_NOBODY, BS_TITAN, bs_spell_creature },
  [BS_SPELL_PALE_TOOTH_MAW] = { "FS-SPELL-07", AIM_NOBODY, BS_MAW, bs_spell_creature },
  [BS_SPELL_VOLCANO] = { "FS-SPELL-08", AIM_NOBODY, BS_VOLCANO, bs_spell_volcano },
  [BS_SPELL_BLOODTHIRST] = { "FS-SPELL-09", AIM_SHIP, BS_BLOODTHIRST, bs_spell_buff },
  [BS_SPELL_DEATH_CANNON] = { "FS-SPELL-10", AIM_SHIP, BS_DEATH_CANNON, bs_spell_buff },
  [BS_SPELL_EAGLES_EYE] = { "FS-SPELL-12", AIM_SHIP, BS_EAGLES_EYE, bs_spell_buff },
  [BS_SPELL_LIGHTNING] = { "FS-SPELL-13", AIM_ENEMY, 0, bs_spell_lightning },
  [BS_SPELL_MAGIC_FLUX] = { "FS-SPELL-14", AIM_FLUX, BS_WIND_SPELL, bs_spell_wind },
  [BS_SPELL_POSEIDONS_BREATH] = { "FS-SPELL-16", AIM_SAILS, BS_POSEIDON, bs_spell_poseidon },
  [BS_SPELL_RUM] = { "FS-SPELL-17", AIM_HURT, 0, bs_spell_rum },
  [BS_SPELL_SIREN_CALL] = { "FS-SPELL-18", AIM_SHIP, BS_SIREN, bs_spell_buff },
  [BS_SPELL_TELEPORT] = { "FS-SPELL-19", AIM_MODEL, 0, bs_spell_teleport },
  [BS_SPELL_TYPHOON] = { "FS-SPELL-20", AIM_ENEMY_SHIPS, 0, bs_spell_typhoon },
  [BS_SPELL_WIND_BURST] = { "FS-SPELL-21", AIM_WIND, BS_WIND_SPELL, bs_spell_wind },
  [BS_SPELL_WIND_GUST] = { "FS-SPELL-22", AIM_GUST, BS_WIND_SPELL, bs_spell_wind },
};

/* no spell of an enemy finds who is submerged. */
static gboolean
is_target (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting, guint ship)
{
  const BonesShip *self = &game->ships[ship];
  const gboolean enemy = self->fleet != casting->fleet && self->fleet < game->n_fleets;
  const gboolean monster = bs_has (setup, game, ship, BS_MONSTER);

  if (!bones_game_in_play (game, ship) || (enemy && self->tracks[BS_SUBMERGED]))
    return FALSE;

  switch (spells[casting->kind].aim)
    {
    case AIM_MODEL:
      return TRUE;
    case AIM_AFLOAT:
      return bs_is_on_surface (game, ship);
    case AIM_SHIP:
      return !monster;
    case AIM_SAILS:
      return bs_has_sails (setup, game, ship) && bs_is_crewed (game, ship);
    case AIM_HURT:
      return self->tracks[BS_HITS] > 0;
    case AIM_ENEMY:
      return enemy;
    case AIM_ENEMY_SHIPS:
      return enemy && !monster;
    case AIM_AHEAD:
      return bs_is_crewed (game, ship) && bs_is_on_surface (game, ship) && !self->tracks[BS_AGROUND]
             && !bs_has (setup, game, ship, BS_PASSES_OVER)
             && (!monster || game->options[BS_FS_MONSTERS_GROUND]);
    default:
      return FALSE;
    }
}

/* How many ships it may be aimed at; their bits are set in @ask, unless NULL. */
static guint
list_targets (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting,
              BonesAsk *ask)
{
  guint n = 0;

  for (guint ship = 0; ship < game->n_ships; ship++)
    if (is_target (setup, game, casting, ship))
      {
        if (ask != NULL)
          bones_ask_open (ask, ship);

        n++;
      }

  return n;
}

static gboolean
has_room (const BonesSetup *setup, const BonesGame *game, guint kind)
{
  guint free = BONES_MAX_MARKERS - game->n_markers;

  for (guint i = 0; i < game->n_markers; i++)
    free += game->markers[i].kind == 0;

  if (spells[kind].resolve == bs_spell_creature
      && (game->n_ships == BONES_MAX_SHIPS || bs_creature_of (setup, kind) < 0))
    return FALSE;

  return spells[kind].marker == 0 || free > 0;
}

const char *
bs_spell_rule (guint kind)
{
  return spells[kind].rule;
}

gboolean
bs_has_aim (const BonesSetup *setup, const BonesGame *game, guint fleet, guint kind)
{
  const BsCasting casting = { .fleet = fleet, .kind = kind };

  switch (spells[kind].aim)
    {
    case AIM_NOBODY:
    case AIM_AHEAD:
    case AIM_WIND:
    case AIM_FLUX:
      return has_room (setup, game, kind);
    case AIM_GUST:
      return has_room (setup, game, kind) && game->wind < BONES_POINTS;
    default:
      return has_room (setup, game, kind) && list_targets (setup, game, &casting, NULL) > 0;
    }
}

static BONES_ASKS gboolean
ask_target (BonesPlay *play, BsCasting *casting)
{
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_SHIP, "spell-target", "FS-MAGIC-3", casting->fleet, casting->kind);

  ask.who = bones_fleet_bit (casting->fleet);
  ask.values[0] = casting->kind;
  return list_targets (play->setup, &play->game, casting, &ask) == 0
         || bones_ask_ship (play, &ask, &casting->ship);
}

/* FS-SPELL-04: whether it lies right before a ship. */
static BONES_ASKS gboolean
ask_ahead (BonesPlay *play, BsCasting *casting)
{
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_CONFIRM, "sandbar-ahead", "FS-SPELL-04", casting->fleet, 0);
  gboolean ahead;

  ask.who = bones_fleet_bit (casting->fleet);
  if (list_targets (play->setup, &play->game, casting, NULL) == 0)
    return TRUE;

  return bones_ask_confirm (play, &ask, &ahead) && (!ahead || ask_target (play, casting));
}

/* P-12: to @points, as bits. */
static BONES_ASKS gboolean
ask_point (BonesPlay *play, BsCasting *casting, guint64 points)
{
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_CHOICE, "spell-wind", "FS-MAGIC-3", casting->fleet, casting->kind);

  ask.who = bones_fleet_bit (casting->fleet);
  ask.values[0] = casting->kind;
  bones_ask_offer (&ask, bs_wind_ids, points);
  return bones_ask_choice (play, &ask, &casting->point);
}

static guint64
within_gust (guint wind)
{
  guint64 points = 0;

  for (guint turn = 0; turn <= 2 * GUST; turn++)
    points |= G_GUINT64_CONSTANT (1) << (wind + BONES_POINTS - GUST + turn) % BONES_POINTS;

  return points;
}

/* R-78, P-18: the wind, then the cards; or one of them, where the table plays it so. */
static BONES_ASKS gboolean
ask_flux (BonesPlay *play, BsCasting *casting)
{
  static const char *const ids[] = { "wind", "cards", NULL };
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "flux", "FS-SPELL-14", casting->fleet, 0);
  guint choice = 0;

  ask.who = bones_fleet_bit (casting->fleet);
  bones_ask_offer (&ask, ids, 1 << 0 | 1 << 1);
  if (play->game.options[BS_MAGIC_FLUX] == BS_FLUX_CHOOSE
      && !bones_ask_choice (play, &ask, &choice))
    return FALSE;

  return choice == 1 || ask_point (play, casting, (1 << BONES_POINTS) - 1);
}

gboolean
bs_aim (BonesPlay *play, BsCasting *casting)
{
  switch (spells[casting->kind].aim)
    {
    case AIM_NOBODY:
    case AIM_ENEMY_SHIPS:
      return TRUE;
    case AIM_AHEAD:
      return ask_ahead (play, casting);
    case AIM_WIND:
      return ask_point (play, casting, (1 << BONES_POINTS) - 1);
    case AIM_GUST:
      return ask_point (play, casting, within_gust (play->game.wind));
    case AIM_FLUX:
      return ask_flux (play, casting);
    default:
      return ask_target (play, casting);
    }
}

/* Whom it was aimed at may be out of its reach by now. */
gboolean
bs_resolve (BonesPlay *play, const BsCasting *casting)
{
  bs_tell_spell (play, "takes-effect", "FS-MAGIC-7", casting);
  if (casting->ship != BONES_NO_SHIP
      && !is_target (play->setup, &play->game, casting, casting->ship))
    return TRUE;

  return spells[casting->kind].resolve (play, casting);
}

guint
bs_enemy_ships (const BonesSetup *setup, const BonesGame *game, const BsCasting *casting,
                BonesAsk *ask)
{
  return list_targets (setup, game, casting, ask);
}

guint
bs_leave_marker (BonesGame *game, const BsCasting *casting, guint ship)
{
  const guint kind = spells[casting->kind].marker;
  BonesMarker *marker = bones_game_add_marker (game, kind, casting->fleet);

  if (marker == NULL) /* the table is full of what was put there by hand */
    return BONES_MAX_MARKERS;

  marker->stage = casting->mega ? BS_MARK_MEGA : 0;
  marker->ship = ship;
  marker->until = kind >= BS_BLOODTHIRST ? game->round : 0; /* FS-MAGIC-11 */
  marker->values[BS_MARK_CARD] = casting->card;
  marker->values[BS_MARK_ROUND] = game->round;
  return marker - game->markers;
}

gboolean
bs_ask_ships (BonesPlay *play, BonesAsk *ask, guint16 *ships, guint *n)
{
  const BonesAnswer *answer;

  ask->kind = BONES_ASK_SHIPS;
  ask->least = 0;
  ask->most = BONES_MAX_VALUES;
  if (!bones_ask (play, ask, &answer))
    return FALSE;

  *n = answer->n;
  memcpy (ships, answer->values, answer->n * sizeof *ships);
  return TRUE;
}

void
bs_tell_spell (BonesPlay *play, const char *what, const char *rule, const BsCasting *casting)
{
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = casting->ship,
                             .other = BONES_NO_SHIP,
                             .fleet = casting->fleet,
                             .marker = BONES_MAX_MARKERS,
                             .values = { casting->kind } };

  bones_tell (play, &event);
}
