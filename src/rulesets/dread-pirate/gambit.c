/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

static BONES_ASKS gboolean
ask_rival (BonesPlay *play, guint ship, guint *rival)
{
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SHIP, "gambit-rival", "DP-GAM-01", ship, 0);

  ask.follows = TRUE;
  *rival = dp_rival (&play->game, ship);
  if (*rival != BONES_NO_SHIP) /* declared in a skirmish */
    return TRUE;

  for (guint other = 0; other < play->game.n_ships; other++)
    if (dp_sails (&play->game, other) && other != ship)
      bones_ask_open (&ask, other);

  return bones_ask_ship (play, &ask, rival);
}

/* DP-ZER-01: a ship without crew may attack only if dp.zero_crew_may_attack allows it, or if
 * neither ship has crew. @attacker is BONES_NO_SHIP if a change by hand has taken one of them. */
static BONES_ASKS gboolean
ask_attacker (BonesPlay *play, guint ship, guint rival, guint *attacker)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint pair[2] = { ship, rival };
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SHIP, "gambit-attacker", "DP-GAM-01", ship, 1);

  *attacker = BONES_NO_SHIP;
  if (!dp_sails (&play->game, ship) || !dp_sails (&play->game, rival))
    return TRUE;

  ask.follows = TRUE;
  ask.who = 0;
  ask.other = rival;
  for (guint i = 0; i < 2; i++)
    if (play->game.options[DP_ZERO_CREW_MAY_ATTACK]
        || play->game.ships[pair[i]].tracks[DP_CREW] > 0)
      bones_ask_open (&ask, pair[i]);

  if (!bones_ask_allows (&ask, ship) && !bones_ask_allows (&ask, rival))
    {
      bones_ask_open (&ask, ship);
      bones_ask_open (&ask, rival);
    }

  return bones_ask_ship (play, &ask, attacker);
}

/* DP-GAM-01: face to face. Cards played in the skirmish still count (DP-CRD-01). */
static void
begin_gambit (BonesPlay *play, guint attacker, guint defender)
{
  BonesGame *game = &play->game;
  const guint cards[2] = { game->ships[attacker].tracks[DP_CARD],
                           game->ships[defender].tracks[DP_CARD] };

  if (dp_are_fighting (game, attacker, defender))
    {
      dp_clear_battle (play->setup, game);
      bones_game_add_link (game, DP_GAMBLING, attacker, defender);
      game->ships[attacker].tracks[DP_CARD] = (guint16) cards[0];
      game->ships[defender].tracks[DP_CARD] = (guint16) cards[1];
    }
  else
    dp_begin_battle (play, DP_GAMBLING, attacker, defender);

  game->ships[attacker].tracks[DP_SQUARE] = (guint16) bones_square_at (&dp_board, 3, 3);
  game->ships[defender].tracks[DP_SQUARE] = (guint16) bones_square_at (&dp_board, 3, 4);
  game->tracks[DP_ROUND] = 1;
}

/* DP-GAM-01: without distance and surprise rolls. */
gboolean
dp_gambit (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship;
  guint rival, attacker;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  if (!ask_rival (play, ship, &rival) || !ask_attacker (play, ship, rival, &attacker))
    return FALSE;

  if (attacker == BONES_NO_SHIP)
    return TRUE;

  dp_open_port (play, ship);
  dp_open_ports (play, attacker, attacker == ship ? rival : ship);
  bones_tell_pair (play, "gambit", "DP-GAM-01", ship, rival, 0, 0);
  begin_gambit (play, attacker, attacker == ship ? rival : ship);
  return dp_ask_king (play, ship) && dp_ask_king (play, rival);
}

/* DP-AMB-18: both ships can be at zero only with dp.gambit_zero finish_round. */
static BONES_ASKS gboolean
settle_by_dice (BonesPlay *play, guint attacker, guint defender)
{
  guint winner;

  bones_tell_pair (play, "gambit-nobody-left", "DP-AMB-18", attacker, defender, 0, 0);
  if (!dp_roll_off (play, "DP-AMB-18", attacker, defender, &winner))
    return FALSE;

  if (!dp_are_fighting (&play->game, attacker, defender))
    return TRUE;

  bones_tell_pair (play, "fight-won", "DP-AMB-18", winner, winner == attacker ? defender : attacker,
                   0, 0);
  return dp_win (play, winner, winner == attacker ? defender : attacker, TRUE, 0);
}

/* DP-GAM-03: more crew wins; if equal, they fire again. */
static BONES_ASKS gboolean
decide_gambit (BonesPlay *play, guint attacker, guint defender)
{
  BonesGame *game = &play->game;
  const guint crews[2] = { game->ships[attacker].tracks[DP_CREW],
                           game->ships[defender].tracks[DP_CREW] };
  const guint winner = crews[0] > crews[1] ? attacker : defender;

  if (crews[0] == 0 && crews[1] == 0)
    return settle_by_dice (play, attacker, defender);

  if (crews[0] == crews[1])
    {
      game->tracks[DP_ROUND] = MIN (game->tracks[DP_ROUND] + 1, BONES_MAX_ROUNDS);
      bones_tell_pair (play, "gambit-even", "DP-GAM-03", attacker, defender, (gint) crews[0], 0);
      return TRUE;
    }

  bones_tell_pair (play, "boards", "DP-GAM-03", winner, winner == attacker ? defender : attacker,
                   (gint) MAX (crews[0], crews[1]), (gint) MIN (crews[0], crews[1]));
  return dp_win (play, winner, winner == attacker ? defender : attacker, TRUE, 0);
}

/* DP-GAM-02: each fires once, the attacker first, and hits without a roll. */
gboolean
dp_exchange (BonesPlay *play, const BonesAction *action)
{
  const BonesLink *battle = dp_battle (&play->game);
  const guint pair[2] = { battle->a, battle->b };

  for (guint i = 0; i < 2; i++)
    {
      gboolean struck = FALSE;

      bones_tell_pair (play, "hits-by-itself", "DP-GAM-02", pair[i], pair[1 - i], 0, 0);
      if (!dp_damage (play, pair[i], pair[1 - i], &struck))
        return FALSE;

      if (!dp_are_fighting (&play->game, pair[0], pair[1]))
        return TRUE;

      if (struck && play->game.options[DP_GAMBIT_ZERO] == DP_AT_ONCE)
        return dp_win (play, pair[i], pair[1 - i], FALSE, 0);
    }

  return decide_gambit (play, pair[0], pair[1]);
}
