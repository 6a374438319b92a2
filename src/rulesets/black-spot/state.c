/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

#define REMEMBERED 16 /* markers in BS_NEAR; a piece beyond them counts as new each time */

gboolean
bs_refuse (BonesRefusal *refusal, const char *what, const char *rule)
{
  refusal->what = what;
  refusal->rule = rule;
  return FALSE;
}

gboolean
bs_has_prey (const BonesSetup *setup, const BonesGame *game, guint ship, BsIsPrey is_prey)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (is_prey (setup, game, ship, other))
      return TRUE;

  return FALSE;
}

void
bs_open_prey (const BonesSetup *setup, const BonesGame *game, guint ship, BsIsPrey is_prey,
              BonesAsk *ask)
{
  for (guint other = 0; other < game->n_ships; other++)
    if (is_prey (setup, game, ship, other))
      bones_ask_open (ask, other);
}

gboolean
bs_is_hull (const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && !bs_is_crewed (game, ship);
}

gboolean
bs_is_grappled (const BonesGame *game, guint ship)
{
  return bones_game_peek_link (game, BS_GRAPPLE_LINK, ship) != NULL;
}

gboolean
bs_is_free (const BonesGame *game, guint ship, const char *what, const char *rule,
            BonesRefusal *refusal)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);

  if (grapple == NULL)
    return TRUE;

  refusal->other = bones_link_other (grapple, ship);
  return bs_refuse (refusal, what, rule);
}

/* BS-SINK-1: as many hits as the current dice; with cap.basis=original, as those of the class
 * (R-27). */
guint
bs_limit (const BonesGame *game, guint ship)
{
  const BsTrack basis =
      game->options[BS_CAP_BASIS] == BS_BASIS_ORIGINAL ? BS_HULL_DICE_FULL : BS_HULL_DICE;

  return game->ships[ship].tracks[basis];
}

guint
bs_show_limit (const BonesSetup *setup, const BonesGame *game, guint ship, guint track)
{
  return track == BS_HITS ? bs_limit (game, ship) : 0;
}

/* crew is counted in hull dice; gun dice follow, at least one while there is crew. */
void
bs_set_crew (BonesShip *ship, guint hull_dice)
{
  const gint more_guns =
      (gint) ship->tracks[BS_GUN_DICE_FULL] - (gint) ship->tracks[BS_HULL_DICE_FULL];

  ship->tracks[BS_HULL_DICE] = hull_dice;
  ship->tracks[BS_GUN_DICE] =
      hull_dice == 0 ? 0
                     : MIN (MAX ((gint) hull_dice + more_guns, 1), ship->tracks[BS_GUN_DICE_FULL]);
}

void
bs_clear_turn (BonesShip *ship)
{
  static const BsTrack of_a_turn[] = {
    BS_FIRED, BS_ACTED, BS_MOVED, BS_INCHES, BS_RAMMED, BS_HOOKS
  };

  for (guint i = 0; i < G_N_ELEMENTS (of_a_turn); i++)
    ship->tracks[of_a_turn[i]] = 0;
}

void
bs_end_turn_of (BonesGame *game, guint ship)
{
  game->ships[ship].ordered = TRUE;
  if (game->active_ship == ship)
    game->active_ship = BONES_NO_SHIP;
}

gboolean
bs_is_converting (const BonesGame *game, guint ship)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);

  return grapple != NULL && grapple->stage == BS_LINK_CONVERTING;
}

void
bs_let_go (BonesGame *game, guint ship)
{
  const BonesLink *grapple = bones_game_peek_link (game, BS_GRAPPLE_LINK, ship);
  const guint prize = bs_is_converting (game, ship) ? grapple->b : BONES_NO_SHIP;

  bones_game_drop_links (game, ship);
  if (prize != BONES_NO_SHIP && game->ships[prize].tracks[BS_HULL_DICE] == 0)
    game->ships[prize].fleet = BONES_NOBODY;
}

/* No choice is left open for a captor or a prize that is gone. */
static void
forget_prize_of (BonesGame *game, guint ship)
{
  if (game->tracks[BS_PRIZE] == ship + 1 || game->tracks[BS_CAPTOR] == ship + 1)
    game->tracks[BS_PRIZE] = game->tracks[BS_CAPTOR] = 0;
}

void
bs_leave (BonesGame *game, guint ship, BonesStatus status)
{
  game->ships[ship].status = status;
  bs_let_go (game, ship);
  bs_end_turn_of (game, ship);
  forget_prize_of (game, ship);
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (game->fleets[fleet].flagship == ship)
      game->fleets[fleet].flagship = BONES_NO_SHIP;

  bs_end_spells_on (game, ship);
}

/* BS-AFTER-1: the ship stays where it is, without dice or owner. */
void
bs_abandon (BonesGame *game, guint ship)
{
  bs_let_go (game, ship);
  bs_set_crew (&game->ships[ship], 0);
  game->ships[ship].fleet = BONES_NOBODY;
  bs_end_turn_of (game, ship);
}

guint
bs_ashore (const BonesGame *game, guint ship)
{
  guint dice = 0;

  for (guint marker = 0; marker < game->n_markers; marker++)
    {
      const BonesMarker *party = &game->markers[marker];

      if (party->kind == BS_SHORE_PARTY && party->ship == ship
          && party->owner == game->ships[ship].fleet)
        dice += party->values[BS_SHORE_DICE];
    }

  return dice;
}

guint
bs_room (const BonesGame *game, guint ship)
{
  const guint used = game->ships[ship].tracks[BS_HULL_DICE] + bs_ashore (game, ship);
  const guint full = game->ships[ship].tracks[BS_HULL_DICE_FULL];

  return full - MIN (used, full);
}

guint
bs_to_spare (const BonesGame *game, guint ship)
{
  const guint fleet = game->ships[ship].fleet;
  const gboolean keeps_one = game->fleets[fleet].flagship == ship || bs_ashore (game, ship) > 0;

  return game->ships[ship].tracks[BS_HULL_DICE] - (keeps_one ? 1 : 0);
}

/* BS-OPP-1: asks the fleet that moves @ship, and lets opportunity fire interrupt. */
void
bs_put_to_mover (const BonesGame *game, guint ship, BonesAsk *ask)
{
  ask->who = bones_fleet_bit (game->ships[ship].fleet);
  ask->ship = ship;
  if (game->options[BS_OPT_OPPORTUNITY_FIRE] && game->active_ship == ship)
    ask->interrupts = G_GUINT64_CONSTANT (1) << BS_OPPORTUNITY_FIRE;
}

/* BS-DICE-1, BS-DICE-2: the highest of all hull dice counts. R-29: without crew the score is 0. */
BonesRoll
bs_seaworth (const BonesGame *game, const char *what, const char *rule, guint ship, guint ordinal)
{
  BonesRoll roll = bs_one_die (game, what, rule, ship, ordinal);

  roll.dice = bs_is_crewed (game, ship) ? game->ships[ship].tracks[BS_HULL_DICE] : 0; /* */
  roll.values[0] = roll.dice;
  return roll;
}

/* BS-DICE-3, BS-DICE-5: a single die, owned by the fleet of the model at risk. */
BonesRoll
bs_one_die (const BonesGame *game, const char *what, const char *rule, guint ship, guint ordinal)
{
  return (BonesRoll){ .key = { rule, ship, ordinal },
                      .what = what,
                      .owner = game->ships[ship].fleet,
                      .dice = 1,
                      .ship = ship,
                      .other = BONES_NO_SHIP,
                      .values = { 1 } };
}

void
bs_tell_marker (BonesPlay *play, const char *what, const char *rule, guint ship, guint marker)
{
  const BonesEvent event = { .what = what,
                             .rule = rule,
                             .ship = ship,
                             .other = BONES_NO_SHIP,
                             .fleet = play->game.ships[ship].fleet,
                             .marker = marker };

  bones_tell (play, &event);
}

guint64
bs_near (const BonesGame *game, guint ship)
{
  return game->ships[ship].tracks[BS_NEAR];
}

void
bs_set_near (BonesGame *game, guint ship, guint64 markers)
{
  game->ships[ship].tracks[BS_NEAR] = markers & ((1 << REMEMBERED) - 1);
}
