/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "black-spot.h"

gboolean
bs_refuse (BonesRefusal *refusal, const char *what, const char *rule)
{
  refusal->what = what;
  refusal->rule = rule;
  return FALSE;
}

guint
bs_open_prey (const BonesSetup *setup, const BonesGame *game, guint ship, BsIsPrey is_prey,
              BonesAsk *ask)
{
  guint n = 0;

  for (guint other = 0; other < game->n_ships; other++)
    if (is_prey (setup, game, ship, other))
      {
        bones_ask_open (ask, other);
        n++;
      }

  return n;
}

gboolean
bs_is_crewed (const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && game->ships[ship].fleet < game->n_fleets
         && game->ships[ship].tracks[BS_HULL_DICE] > 0;
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

/* BS-SINK-1: as many hits as she has dice now; cap.basis=original: as her class has. */
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

/* crew is counted in hull dice; guns follow, and while there is crew one gun die is served.
 */
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

/* No choice waits for a captor who is gone, or over a prize that is. */
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

/* BS-AFTER-1: she stays where she is, without dice or owner. */
void
bs_abandon (BonesGame *game, guint ship)
{
  bs_let_go (game, ship);
  bs_set_crew (&game->ships[ship], 0);
  game->ships[ship].fleet = BONES_NOBODY;
  bs_end_turn_of (game, ship);
}

BonesRoll
bs_seaworth (const BonesGame *game, const char *what, const char *rule, guint ship, guint ordinal)
{
  BonesRoll roll = bs_one_die (game, what, rule, ship, ordinal);

  roll.dice = bs_is_crewed (game, ship) ? game->ships[ship].tracks[BS_HULL_DICE] : 0; /* */
  roll.values[0] = roll.dice;
  return roll;
}

/* BS-DICE-5: the fleet of the model at risk owns it. */
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
