/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spells.h"

#define SPELLS                                                                                     \
  "ring_of_fire", "crushing_rocks", "kelp_king", "sandbar", "whirlpool", "amethyst_titan",         \
      "pale_tooth_maw", "volcano", "bloodthirst", "death_cannon", "disrupting_dispel",             \
      "eagles_eye", "lightning", "magic_flux", "mega_magic", "poseidons_breath", "rum",            \
      "siren_call", "teleport", "typhoon", "wind_burst", "wind_gust"

const char *const bs_spell_ids[BS_SPELLS + 1] = { SPELLS, NULL };
const char *const bs_card_ids[BS_SPELLS + 2] = { SPELLS, "none", NULL };

#define FREED 5 /* free of the rocks on this die or more */
#define FLUX_CARDS 2
#define ALL_HITS 6 /* a casting roll of Rum that removes all hits (FS-SPELL-17) */

/* Bloodthirst, Death Cannon, Eagles Eye and Siren Call leave a marker; the rules of boarding,
 * gunfire and attacks look for it. */
static BONES_ASKS gboolean
mark_ship (BonesPlay *play, const BsCasting *casting)
{
  bs_leave_marker (&play->game, casting, casting->ship);
  return TRUE;
}

/* FS-SPELL-16, R-83: adds to this round's move, or moves the ship at once. */
static BONES_ASKS gboolean
give_breath (BonesPlay *play, const BsCasting *casting)
{
  return play->game.options[BS_MAGIC_POSEIDON] == BS_POSEIDON_IMMEDIATE
             ? bs_sail_extra (play, casting->ship)
             : mark_ship (play, casting);
}

/* FS-SPELL-13: Lightning does 1 damage. */
static BONES_ASKS gboolean
strike_lightning (BonesPlay *play, const BsCasting *casting)
{
  return bs_damage (play, casting->ship, 1);
}

/* with Mega Magic there is no casting roll, so Rum removes one hit; with
 * magic.rum_mega=roll_for_six, one die is rolled. */
static BONES_ASKS gboolean
find_score (BonesPlay *play, const BsCasting *casting, gint *score)
{
  BonesRoll roll = bs_one_die (&play->game, "rum", "FS-SPELL-17", casting->ship, 0);

  *score = casting->score;
  if (!casting->mega || play->game.options[BS_MAGIC_RUM_MEGA] == BS_RUM_ONE)
    return TRUE;

  roll.owner = casting->fleet;
  if (bones_roll_anew (play, &roll))
    return find_score (play, casting, score);

  return bones_roll_highest (play, &roll, score);
}

/* FS-SPELL-17: the accumulated hits stay (BS-DMG-4). */
static BONES_ASKS gboolean
serve_rum (BonesPlay *play, const BsCasting *casting)
{
  guint16 *hits = &play->game.ships[casting->ship].tracks[BS_HITS];
  gint score;

  if (!find_score (play, casting, &score))
    return FALSE;

  if (!bones_game_in_play (&play->game, casting->ship) || *hits == 0)
    return TRUE;

  *hits = score == ALL_HITS ? 0 : *hits - 1;
  bones_tell_ship (play, "rum", "FS-SPELL-17", casting->ship, *hits);
  return TRUE;
}

/* FS-SPELL-19, R-84: frees the ship from everything that holds it. P-11: its owner chooses the
 * facing, which only the table shows. */
static BONES_ASKS gboolean
teleport_model (BonesPlay *play, const BsCasting *casting)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint ship = casting->ship;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CHOICE, "teleport-facing", "FS-SPELL-19", ship, 0);
  BonesShip *self = &play->game.ships[ship];
  guint point;

  ask.who = bones_fleet_bit (self->fleet);
  ask.ship = ship;
  ask.blank = TRUE;
  bones_ask_offer (&ask, bs_wind_ids, (1 << BONES_POINTS) - 1);
  if (!bones_ask_choice (play, &ask, &point))
    return FALSE;

  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  bs_let_go (&play->game, ship);
  bs_untrap (&play->game, ship);
  bs_set_near (&play->game, ship, 0);
  self->tracks[BS_AGROUND] = self->tracks[BS_ANCHORED] = FALSE;
  bones_tell_ship (play, "teleported", "FS-SPELL-19", ship, point);
  return TRUE;
}

/* FS-SPELL-01: the ring stays where its target is now. */
static BONES_ASKS gboolean
lay_ring (BonesPlay *play, const BsCasting *casting)
{
  bs_leave_marker (&play->game, casting, BONES_NO_SHIP);
  return TRUE;
}

static gboolean
can_trap (const BonesPlay *play, guint ship)
{
  return bones_game_in_play (&play->game, ship)
         && !bs_has (play->setup, &play->game, ship, BS_PASSES_OVER);
}

static BONES_ASKS gboolean
roll_off_rocks (BonesPlay *play, guint ship, guint marker, gboolean *free)
{
  BonesRoll roll;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  roll = bs_one_die (&play->game, "rocks", "FS-SPELL-02", ship, marker);
  roll.needs = FREED;
  return bones_roll_meets (play, &roll, free);
}

/* FS-SPELL-02, R-105: a hit, then one die rolled by the target's fleet. Models that pass obstacles
 * are not trapped. */
static BONES_ASKS gboolean
lay_rocks (BonesPlay *play, const BsCasting *casting)
{
  const guint ship = casting->ship, marker = bs_leave_marker (&play->game, casting, ship);
  gboolean unused, free;

  if (!bs_hit_by_spell (play, ship, "FS-SPELL-02", &unused))
    return FALSE;

  if (marker == BONES_MAX_MARKERS || !can_trap (play, ship))
    return TRUE;

  if (!roll_off_rocks (play, ship, marker, &free))
    return FALSE;

  if (!can_trap (play, ship) || !bs_is_spell (&play->game, marker))
    return TRUE;

  bones_tell_ship (play, free ? "slips-rocks" : "trapped", "FS-SPELL-02", ship, 0);
  if (!free)
    {
      play->game.markers[marker].stage |= BS_MARK_TRAPS;
      play->game.ships[ship].tracks[BS_TRAPPED] = TRUE;
    }

  return TRUE;
}

/* FS-SPELL-04: a ship directly in front of the sandbar runs aground at once (BS-AGRD-2), Batteaux
 * of 2015 included. */
static BONES_ASKS gboolean
lay_sandbar (BonesPlay *play, const BsCasting *casting)
{
  const guint marker = bs_leave_marker (&play->game, casting, BONES_NO_SHIP);

  return casting->ship == BONES_NO_SHIP || marker == BONES_MAX_MARKERS
         || bs_strand (play, casting->ship, marker, TRUE);
}

static BONES_ASKS gboolean
lay_whirlpool (BonesPlay *play, const BsCasting *casting)
{
  const guint marker = bs_leave_marker (&play->game, casting, BONES_NO_SHIP);

  return marker == BONES_MAX_MARKERS || bs_whirl (play, marker);
}

static BONES_ASKS gboolean
lay_volcano (BonesPlay *play, const BsCasting *casting)
{
  const guint marker = bs_leave_marker (&play->game, casting, BONES_NO_SHIP);

  return marker == BONES_MAX_MARKERS || !play->game.options[BS_MAGIC_VOLCANO_ON_CAST]
         || bs_erupt (play, marker);
}

static guint
add_creature (const BonesSetup *setup, BonesGame *game, const BsCasting *casting)
{
  const guint ship = game->n_ships;

  game->ships[ship] = (BonesShip){ .fleet = casting->fleet,
                                   .origin = casting->fleet,
                                   .kind = bs_creature_of (setup, casting->kind) };
  bs_commission (setup, game, &game->ships[ship]);
  game->n_ships++;
  return ship;
}

/* FS-SPELL-03, FS-SPELL-06, FS-SPELL-07, R-81: the creature acts this round, and stays until it is
 * dispelled. R-109: its caster chooses its state. */
static BONES_ASKS gboolean
summon_creature (BonesPlay *play, const BsCasting *casting)
{
  BonesGame *game = &play->game;
  guint ship;

  if (game->n_ships == BONES_MAX_SHIPS) /* filled by an override meanwhile */
    return TRUE;

  ship = add_creature (play->setup, game, casting);
  bones_tell_ship (play, "summoned", "R-81", ship, 0);
  if (bs_leave_marker (game, casting, ship) == BONES_MAX_MARKERS)
    {
      bs_leave (game, ship, BONES_DESTROYED);
      return TRUE;
    }

  return bs_ask_state (play, ship);
}

typedef enum { MOVED, REFACED } Effect;

static BONES_ASKS gboolean
roll_count (BonesPlay *play, const BsCasting *casting, gint *n)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const BonesRoll roll = { .key = { "FS-SPELL-20", casting->fleet, 0 },
                           .what = "typhoon",
                           .owner = casting->fleet,
                           .dice = 1,
                           .ship = BONES_NO_SHIP,
                           .other = BONES_NO_SHIP };

  return bones_roll_sum (play, &roll, n);
}

/* a ship that is held may be refaced but not moved; magic.typhoon_held=move breaks the
 * hold. */
static gboolean
can_be_moved (BonesGame *game, guint ship)
{
  if (!bs_is_grappled (game, ship) && !game->ships[ship].tracks[BS_TRAPPED])
    return TRUE;

  if (game->options[BS_MAGIC_TYPHOON_HELD] == BS_TYPHOON_REFACE_ONLY)
    return FALSE;

  bs_let_go (game, ship);
  bs_untrap (game, ship);
  return TRUE;
}

/* contact with a ship is a ram by the ship that was moved; contact with land grounds it. */
static BONES_ASKS gboolean
throw_ship (BonesPlay *play, guint ship, Effect effect)
{
  if (!bones_game_in_play (&play->game, ship))
    return TRUE;

  if (effect == REFACED || !can_be_moved (&play->game, ship))
    {
      bones_tell_ship (play, "refaced", "FS-SPELL-20", ship, 0);
      return TRUE;
    }

  bones_tell_ship (play, "thrown", "FS-SPELL-20", ship, 0);
  return bs_meet (play, ship);
}

/* @answer is NULL if there is no ship to name. */
static BONES_ASKS gboolean
ask_typhoon_ships (BonesPlay *play, const BsCasting *casting, gint n, const BonesAnswer **answer)
{
  static const char *const ids[] = { "move", "reface", NULL };
  BonesAsk ask =
      BONES_ASK_INIT (BONES_ASK_EFFECTS, "typhoon-ships", "FS-SPELL-20", casting->fleet, 0);

  guint ships;

  *answer = NULL;
  ask.who = bones_fleet_bit (casting->fleet);
  ask.least = 0;
  ask.blank = TRUE;
  bones_ask_offer (&ask, ids, 0);
  ships = bs_enemy_ships (play->setup, &play->game, casting, &ask);
  if (ships == 0)
    return TRUE;

  ask.most = ask.values[0] = MIN ((guint) n, ships);

  if (bones_ask_anew (play, NULL))
    return ask_typhoon_ships (play, casting, n, answer);

  return bones_ask (play, &ask, answer);
}

/* FS-SPELL-20, R-79: the die is a maximum; each ship comes once, in the order in which the caster
 * names them. */
static BONES_ASKS gboolean
blow_typhoon (BonesPlay *play, const BsCasting *casting)
{
  const BonesAnswer *answer;
  gint n;

  if (!roll_count (play, casting, &n))
    return FALSE;

  bones_tell_fleet (play, "typhoon", "FS-SPELL-20", casting->fleet, n, 0);
  if (!ask_typhoon_ships (play, casting, n, &answer))
    return FALSE;

  for (guint i = 0; answer != NULL && i < answer->n; i++)
    if (!throw_ship (play, answer->values[i] & 0xff, answer->values[i] >> 8))
      return FALSE;

  return TRUE;
}

/* until the end of the round. A second spell replaces the first; the wind from before both
 * returns. */
static void
turn_wind (BonesPlay *play, const BsCasting *casting)
{
  BonesGame *game = &play->game;

  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == BS_WIND_SPELL)
      bones_game_drop_marker (game, i);

  if (game->tracks[BS_OLD_WIND] == 0 && game->wind <= BONES_CALM)
    game->tracks[BS_OLD_WIND] = game->wind + 1;

  game->wind = casting->point;
  bs_leave_marker (game, casting, BONES_NO_SHIP);
  bs_tell_wind (play, "R-82");
}

static BONES_ASKS gboolean
draw_cards (BonesPlay *play, const BsCasting *casting)
{
  const guint fleet = casting->fleet, before = bs_hand_size (play->setup, &play->game, fleet);

  if (!bs_draw_cards (play, "FS-SPELL-14", fleet, FLUX_CARDS))
    return FALSE;

  bones_tell_fleet (play, "drew", "FS-SPELL-14", fleet,
                    bs_hand_size (play->setup, &play->game, fleet) - before, 0);
  return TRUE;
}

/* FS-SPELL-14, FS-SPELL-21, FS-SPELL-22; R-78: Magic Flux changes the wind, then draws cards. */
static BONES_ASKS gboolean
change_wind (BonesPlay *play, const BsCasting *casting)
{
  const gboolean both = play->game.options[BS_MAGIC_FLUX] == BS_FLUX_BOTH;
  const gboolean turns = casting->point < BONES_POINTS;

  if (turns)
    turn_wind (play, casting);

  return casting->kind != BS_SPELL_MAGIC_FLUX || (turns && !both) || draw_cards (play, casting);
}

/* FS-SPELL-11 and FS-SPELL-15 are not cast by themselves, so they have no aim and no effect. */
const BsSpellFacts bs_spells[BS_SPELLS] = {
  [BS_SPELL_RING_OF_FIRE] = { "FS-SPELL-01", BS_AIM_MODEL, BS_RING, lay_ring },
  [BS_SPELL_CRUSHING_ROCKS] = { "FS-SPELL-02", BS_AIM_AFLOAT, BS_ROCKS, lay_rocks },
  [BS_SPELL_KELP_KING] = { "FS-SPELL-03", BS_AIM_NOBODY, BS_KELP_KING, summon_creature },
  [BS_SPELL_SANDBAR] = { "FS-SPELL-04", BS_AIM_AHEAD, BS_SANDBAR, lay_sandbar },
  [BS_SPELL_WHIRLPOOL] = { "FS-SPELL-05", BS_AIM_NOBODY, BS_WHIRLPOOL, lay_whirlpool },
  [BS_SPELL_AMETHYST_TITAN] = { "FS-SPELL-06", BS_AIM_NOBODY, BS_TITAN, summon_creature },
  [BS_SPELL_PALE_TOOTH_MAW] = { "FS-SPELL-07", BS_AIM_NOBODY, BS_MAW, summon_creature },
  [BS_SPELL_VOLCANO] = { "FS-SPELL-08", BS_AIM_NOBODY, BS_VOLCANO, lay_volcano },
  [BS_SPELL_BLOODTHIRST] = { "FS-SPELL-09", BS_AIM_SHIP, BS_BLOODTHIRST, mark_ship, TRUE },
  [BS_SPELL_DEATH_CANNON] = { "FS-SPELL-10", BS_AIM_SHIP, BS_DEATH_CANNON, mark_ship, TRUE },
  [BS_SPELL_EAGLES_EYE] = { "FS-SPELL-12", BS_AIM_SHIP, BS_EAGLES_EYE, mark_ship, TRUE },
  [BS_SPELL_LIGHTNING] = { "FS-SPELL-13", BS_AIM_ENEMY, 0, strike_lightning },
  [BS_SPELL_MAGIC_FLUX] = { "FS-SPELL-14", BS_AIM_FLUX, BS_WIND_SPELL, change_wind },
  [BS_SPELL_POSEIDONS_BREATH] = { "FS-SPELL-16", BS_AIM_SAILS, BS_POSEIDON, give_breath, TRUE },
  [BS_SPELL_RUM] = { "FS-SPELL-17", BS_AIM_HURT, 0, serve_rum, TRUE },
  [BS_SPELL_SIREN_CALL] = { "FS-SPELL-18", BS_AIM_SHIP, BS_SIREN, mark_ship },
  [BS_SPELL_TELEPORT] = { "FS-SPELL-19", BS_AIM_MODEL, 0, teleport_model, TRUE },
  [BS_SPELL_TYPHOON] = { "FS-SPELL-20", BS_AIM_ENEMY_SHIPS, 0, blow_typhoon },
  [BS_SPELL_WIND_BURST] = { "FS-SPELL-21", BS_AIM_WIND, BS_WIND_SPELL, change_wind },
  [BS_SPELL_WIND_GUST] = { "FS-SPELL-22", BS_AIM_GUST, BS_WIND_SPELL, change_wind },
  [BS_SPELL_DISRUPTING_DISPEL] = { "FS-SPELL-11", BS_AIM_NOBODY, 0, NULL },
  [BS_SPELL_MEGA_MAGIC] = { "FS-SPELL-15", BS_AIM_NOBODY, 0, NULL },
};

/* FS-MAGIC-7: the target may be out of reach by now. */
gboolean
bs_resolve (BonesPlay *play, const BsCasting *casting)
{
  bs_tell_spell (play, "takes-effect", "FS-MAGIC-7", casting);
  if (casting->ship != BONES_NO_SHIP
      && !bs_is_spell_target (play->setup, &play->game, casting, casting->ship))
    return TRUE;

  return bs_spells[casting->kind].carry_out (play, casting);
}
