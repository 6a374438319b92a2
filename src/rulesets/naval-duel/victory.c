/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naval-duel.h"

gboolean
nd_is_decided (const BonesGame *game, guint *winner)
{
  guint n_left = 0;

  *winner = BONES_NOBODY;
  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    if (bones_game_count_ships (game, fleet) > 0)
      {
        *winner = fleet;
        n_left++;
      }

  return n_left <= 1 && game->n_fleets > 1;
}

/* ND-VIC-01: the fleet with the most ships; BONES_NOBODY: a draw. */
static guint
find_leader (const BonesGame *game)
{
  guint most = 0, leader = BONES_NOBODY;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    {
      const guint n = bones_game_count_ships (game, fleet);

      if (n >= most)
        leader = n > most ? fleet : BONES_NOBODY;

      most = MAX (most, n);
    }

  return leader;
}

static void
end_battle (BonesPlay *play, guint how, guint winner)
{
  BonesGame *game = &play->game;

  game->over = how;
  game->winner = winner;
  game->active_ship = BONES_NO_SHIP;
  if (winner == BONES_NOBODY)
    bones_tell_fleet (play, "draw", "ND-VIC-01", BONES_NOBODY, 0, 0);
  else
    bones_tell_fleet (play, how == ND_OVER_TURNS ? "most-ships" : "victory", "ND-VIC-01", winner,
                      bones_game_count_ships (game, winner), 0);
}

/* ND-TRN-01: the fleet has nothing more to do in this phase. */
gboolean
nd_pass (BonesPlay *play, const BonesAction *action)
{
  play->game.fleets[action->fleet].tracks[ND_PASSED] = TRUE;
  bones_tell_fleet (play, "passes", "ND-TRN-01", action->fleet, 0, 0);
  return TRUE;
}

/* ND-TRN-01: Move, then Broadside, then Boarding. */
gboolean
nd_end_phase (BonesPlay *play, const BonesAction *action)
{
  const gboolean moved = play->game.step == ND_MOVING;

  if (!moved)
    nd_apply_losses (play);

  nd_begin_step (&play->game, moved ? ND_BROADSIDES : ND_BOARDINGS);
  bones_tell_fleet (play, moved ? "broadsides" : "boardings", "ND-TRN-01", BONES_NOBODY, 0, 0);
  return TRUE;
}

static void
begin_turn (BonesPlay *play)
{
  static const guint8 of_a_turn[] = { ND_SPACES, ND_FIRED, ND_RELOADS, ND_CAPTURED };
  BonesGame *game = &play->game;

  for (guint ship = 0; ship < game->n_ships; ship++)
    {
      game->ships[ship].ordered = FALSE;
      for (guint i = 0; i < G_N_ELEMENTS (of_a_turn); i++)
        game->ships[ship].tracks[of_a_turn[i]] = 0;

      bones_game_drop_links (game, ship);
    }

  game->n_order = 0;
  memset (game->order, 0, sizeof game->order);
  game->round++;
  nd_begin_step (game, ND_DRAWING);
  bones_tell_fleet (play, "round", "ND-TRN-01", BONES_NOBODY, game->round, 0);
}

/* Whether this is the last turn: by nd.turn_limit, or the last that the app can count. */
static gboolean
is_last_turn (const BonesGame *game)
{
  const guint limit = game->options[ND_TURN_LIMIT];

  return game->round >= BONES_MAX_ROUNDS
         || (game->options[ND_VICTORY] == ND_BY_TURN_LIMIT && limit > 0 && game->round >= limit);
}

/* ND-VIC-01, ND-AMB-09: a fleet without ships has lost. */
gboolean
nd_end_turn (BonesPlay *play, const BonesAction *action)
{
  guint winner;

  if (nd_is_decided (&play->game, &winner))
    end_battle (play, ND_OVER_LAST_FLEET, winner);
  else if (is_last_turn (&play->game))
    end_battle (play, ND_OVER_TURNS, find_leader (&play->game));
  else
    begin_turn (play);

  return TRUE;
}

/* All ships of the fleet withdraw. If one fleet is left, it has won. */
gboolean
nd_concede (BonesPlay *play, const BonesAction *action)
{
  const guint fleet = action->fleet;
  BonesAsk ask = nd_ask (BONES_ASK_CONFIRM, "concede", "ND-VIC-01", fleet, 0);
  guint winner;
  gboolean yes;

  ask.who = bones_fleet_bit (fleet);
  ask.risks = 1 << TRUE;
  if (!nd_catch_up (play) || !bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (!yes)
    return TRUE;

  bones_tell_fleet (play, "conceded", "ND-VIC-01", fleet, 0, 0);
  play->game.fleets[fleet].status = BONES_WITHDRAWN;
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (bones_game_sails_for (&play->game, ship, fleet))
      nd_leave (&play->game, ship, BONES_WITHDRAWN);

  if (nd_is_decided (&play->game, &winner))
    end_battle (play, ND_OVER_LAST_FLEET, winner);

  return TRUE;
}

/* The players agree on a draw, or with nd.victory turn_limit the ships are counted. */
gboolean
nd_end_battle (BonesPlay *play, const BonesAction *action)
{
  BonesAsk ask = nd_ask (BONES_ASK_CONFIRM, "end-battle", "ND-VIC-01", 0, 0);
  gboolean counted, yes;

  ask.risks = 1 << TRUE;
  if (!nd_catch_up (play) || !bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  counted = play->game.options[ND_VICTORY] == ND_BY_TURN_LIMIT;
  if (yes)
    end_battle (play, counted ? ND_OVER_TURNS : ND_OVER_AGREED,
                counted ? find_leader (&play->game) : BONES_NOBODY);

  return TRUE;
}
