/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* DP-ASH-04: a ship that is attacked ashore fights with the crew that she has. Whether she still
 * recovers is dp.ashore_after_attack. */
static void
surprise_ashore (BonesPlay *play, guint ship)
{
  guint16 *ashore = &play->game.ships[ship].tracks[DP_ASHORE];

  if (*ashore == DP_AT_SEA)
    return;

  *ashore =
      play->game.options[DP_ASHORE_AFTER_ATTACK] == DP_CANCELLED ? DP_AT_SEA : DP_ATTACKED_ASHORE;
  bones_tell_ship (play, *ashore == DP_AT_SEA ? "leaves-shore" : "attacked-ashore", "DP-ASH-04",
                   ship, play->game.ships[ship].tracks[DP_CREW]);
}

void
dp_begin_battle (BonesPlay *play, DpLink kind, guint attacker, guint defender)
{
  BonesGame *game = &play->game;

  dp_clear_battle (play->setup, game);
  bones_game_add_link (game, kind, attacker, defender);
  surprise_ashore (play, defender);
}

static void
leave_board (const BonesSetup *setup, BonesGame *game, guint ship)
{
  BonesShip *self = &game->ships[ship];

  if (dp_is_port (game, ship))
    {
      dp_leave_port (game, ship);
      return;
    }

  self->tracks[DP_SQUARE] = 0;
  self->tracks[DP_CARD] = DP_ZERO;
  self->ordered = FALSE;
  dp_fit_out (setup, self); /* the king goes back into the box */
}

/* DP-SKI-02, DP-ASH-01: ships leave the board with the crew points that they have left. */
void
dp_clear_battle (const BonesSetup *setup, BonesGame *game)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind >= DP_SKIRMISH && game->links[i].kind <= DP_GAMBLING)
      {
        const BonesLink battle = game->links[i];

        bones_game_drop_link (game, i);
        leave_board (setup, game, battle.a);
        leave_board (setup, game, battle.b);
      }

  game->tracks[DP_ROUND] = game->tracks[DP_EXTRA_TURNS] = 0;
  dp_measure (game);
}

/* The faces of the wind die say where the wind comes from; events, as everywhere, where it blows
 * to. */
static const char *const wind_ids[] = { "N", "E", "S", "W", NULL };
static const char *const blows[] = { "wind-S", "wind-W", "wind-N", "wind-E" };

gboolean
dp_ask_wind (BonesPlay *play, guint ordinal)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CARD, "wind", "DP-WND-01", 0, ordinal);
  guint from;

  bones_ask_offer (&ask, wind_ids, 0);
  memset (ask.weights, 1, ask.n_ids);
  if (!bones_draw (play, &ask, TRUE, &from))
    return FALSE;

  play->game.wind = (from * 2 + BONES_POINTS / 2) % BONES_POINTS;
  bones_tell_fleet (play, blows[from], "DP-WND-01", BONES_NOBODY, 0, 0);
  return TRUE;
}

/* DP-WND-01, dp.wind_die: the wind die is rolled on the main board, too. */
gboolean
dp_draw_wind (BonesPlay *play, const BonesAction *action)
{
  if (!dp_ask_wind (play, 0))
    return FALSE;

  play->game.tracks[DP_WIND_ROLLED] = play->game.options[DP_WIND_DIE] == DP_ROLLED_ONCE_A_TURN;
  return TRUE;
}

/* DP-WND-01, dp.wind_of_turn: in a turn in which the wind die was rolled, it is not rolled again.
 */
gboolean
dp_find_wind (BonesPlay *play)
{
  const guint8 *options = play->game.options;

  if (!options[DP_WIND_OF_TURN] || options[DP_WIND_DIE] != DP_ROLLED_ONCE_A_TURN)
    return dp_ask_wind (play, 0);

  return play->game.tracks[DP_WIND_ROLLED] || dp_draw_wind (play, NULL);
}

/* DP-RND-01 */
static BONES_ASKS gboolean
begin_round (BonesPlay *play)
{
  BonesGame *game = &play->game;
  const BonesLink *battle = dp_battle (game);

  game->ships[battle->a].ordered = game->ships[battle->b].ordered = FALSE;
  game->tracks[DP_ROUND] = MIN (game->tracks[DP_ROUND] + 1, BONES_MAX_ROUNDS);
  bones_tell_fleet (play, "skirmish-round", "DP-RND-01", BONES_NOBODY, game->tracks[DP_ROUND], 0);
  return game->options[DP_WIND_IN_SKIRMISH] != DP_WIND_EVERY_ROUND || game->tracks[DP_ROUND] == 1
         || dp_ask_wind (play, game->tracks[DP_ROUND]);
}

/* DP-SUR-01: surprise turns come before the first round and do not count as a turn in it. */
gboolean
dp_finish_turn (BonesPlay *play, guint ship)
{
  BonesGame *game = &play->game;
  const BonesLink *battle = dp_battle (game);

  if (ship == battle->a && game->tracks[DP_EXTRA_TURNS] > 0)
    {
      game->tracks[DP_EXTRA_TURNS]--;
      return game->tracks[DP_EXTRA_TURNS] > 0 || begin_round (play);
    }

  game->ships[ship].ordered = TRUE;
  return !game->ships[battle->a].ordered || !game->ships[battle->b].ordered || begin_round (play);
}

/* DP-RND-02, DP-AMB-31: a player may let the turn go by. */
gboolean
dp_pass (BonesPlay *play, const BonesAction *action)
{
  bones_tell_ship (play, "passes", "DP-RND-02", action->ship, 0);
  return dp_finish_turn (play, action->ship);
}
