/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* DP-RAI-05: not in sight of the port that beat the ship. */
static BONES_ASKS gboolean
ask_unseen (BonesPlay *play, guint ship, gboolean *unseen)
{
  return dp_confirm_port (play, DP_SHUNNED, "out-of-sight", "DP-RAI-05", ship, 1, unseen);
}

/* DP-ASH-02 */
static BONES_ASKS gboolean
ask_ashore (BonesPlay *play, guint ship)
{
  gboolean land, unseen = TRUE;

  if (!dp_confirm (play, "next-to-land", "DP-ASH-02", ship, 0, 0, &land))
    return FALSE;

  if (land && !ask_unseen (play, ship, &unseen))
    return FALSE;

  if (!dp_sails (&play->game, ship))
    return TRUE;

  play->game.ships[ship].tracks[DP_ASHORE] = land && unseen ? DP_PUTS_ASHORE : DP_AT_SEA;
  if (!land)
    return TRUE;

  bones_tell_ship (play, unseen ? "puts-ashore" : "in-sight", unseen ? "DP-ASH-02" : "DP-RAI-05",
                   ship, 0);
  return TRUE;
}

/* DP-ASH-03; DP-ASH-04: a ship that was attacked recovers only if she is still there. DP-ASH-01:
 * nothing else restores crew points. */
static BONES_ASKS gboolean
recover_crew (BonesPlay *play, guint ship)
{
  BonesShip *self = &play->game.ships[ship];
  gboolean there = TRUE;
  gint shunned;

  if (self->tracks[DP_ASHORE] == DP_AT_SEA)
    return TRUE;

  if (self->tracks[DP_ASHORE] == DP_ATTACKED_ASHORE && bones_ask_anew (play, NULL))
    return recover_crew (play, ship);

  if (self->tracks[DP_ASHORE] == DP_ATTACKED_ASHORE
      && !dp_confirm (play, "still-there", "DP-ASH-04", ship, 0, 0, &there))
    return FALSE;

  self->tracks[DP_ASHORE] = DP_AT_SEA;
  if (!there)
    return TRUE;

  self->tracks[DP_CREW] = self->tracks[DP_CREW_MAX];
  shunned = dp_link_from (&play->game, DP_SHUNNED, ship);
  if (shunned >= 0)
    bones_game_drop_link (&play->game, (guint) shunned);

  bones_tell_ship (play, "recovers", "DP-ASH-03", ship, self->tracks[DP_CREW]);
  return TRUE;
}

static BONES_ASKS gboolean
begin_turn (BonesPlay *play, guint after)
{
  BonesGame *game = &play->game;
  const guint next = dp_fleet_after (game, after), ship = dp_ship_of (game, next);

  game->tracks[DP_TURN] = (guint16) (next + 1);
  game->tracks[DP_WIND_ROLLED] = FALSE;
  if (next <= after && game->round < BONES_MAX_ROUNDS)
    {
      game->round++;
      bones_tell_fleet (play, "round", "DP-GEN-01", BONES_NOBODY, game->round, 0);
    }

  bones_tell_fleet (play, "turn", "DP-GEN-01", next, 0, 0);
  return ship == BONES_NO_SHIP || recover_crew (play, ship);
}

gboolean
dp_end_turn (BonesPlay *play, const BonesAction *action)
{
  const guint ship = dp_ship_of (&play->game, action->fleet);

  if (ship != BONES_NO_SHIP && bones_ask_anew (play, NULL))
    return dp_end_turn (play, action);

  return (ship == BONES_NO_SHIP || ask_ashore (play, ship)) && begin_turn (play, action->fleet);
}

void
dp_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet)
{
  const BonesLink *battle = dp_battle (game);

  if (battle == NULL)
    {
      game->tracks[DP_TURN] = (guint16) (fleet + 1);
      game->tracks[DP_WIND_ROLLED] = FALSE;
    }
  else if (game->ships[battle->a].fleet == fleet)
    game->ships[battle->a].ordered = FALSE;
  else if (game->ships[battle->b].fleet == fleet)
    {
      game->tracks[DP_EXTRA_TURNS] = 0;
      game->tracks[DP_ROUND] = MAX (game->tracks[DP_ROUND], 1);
      game->ships[battle->a].ordered = TRUE;
      game->ships[battle->b].ordered = FALSE;
    }
}

/* The game is over: at most @fleet still takes part. */
static void
end_with_last_player (BonesPlay *play, guint fleet)
{
  const gboolean any = dp_plays (&play->game, fleet);

  play->game.over = DP_OVER_LAST_PLAYER;
  play->game.winner = any ? (guint8) fleet : BONES_NOBODY;
  bones_tell_fleet (play, any ? "last-player" : "nobody-wins", "DP-GEN-01", play->game.winner, 0,
                    0);
}

/* A player leaves; the last player has won. */
gboolean
dp_concede (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesGame *game = &play->game;
  const guint fleet = action->fleet, ship = dp_ship_of (game, fleet);
  const gboolean his_turn = game->tracks[DP_TURN] == fleet + 1;
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "concede", "DP-GEN-01", fleet, 0);
  gboolean yes;

  ask.who = bones_fleet_bit (fleet);
  ask.risks = 1 << TRUE;
  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (!yes || !dp_sails (game, ship))
    return TRUE;

  bones_tell_fleet (play, "concedes", "DP-GEN-01", fleet, 0, 0);
  game->fleets[fleet].status = BONES_WITHDRAWN;
  game->ships[ship].status = BONES_WITHDRAWN;
  dp_mend (play->setup, game); /* ends the battle of that player */
  if (dp_count_players (game) <= 1)
    end_with_last_player (play, dp_fleet_after (game, fleet));

  return game->over || !his_turn || begin_turn (play, fleet);
}

/* The board game decides who has won. */
static BONES_ASKS gboolean
ask_winner (BonesPlay *play, guint *winner)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk won = BONES_ASK_INIT (BONES_ASK_CONFIRM, "won", "DP-GEN-01", 0, 1);
  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_FLEET, "winner", "DP-GEN-01", 0, 2);
  gboolean any;

  *winner = BONES_NOBODY;
  won.blank = ask.blank = TRUE;
  if (!bones_ask_confirm (play, &won, &any))
    return FALSE;

  if (!bones_catch_up (play, NULL))
    return FALSE;

  for (guint fleet = 0; fleet < play->game.n_fleets; fleet++)
    bones_ask_open (&ask, fleet);

  return !any || bones_ask_fleet (play, &ask, winner);
}

gboolean
dp_end_game (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = BONES_ASK_INIT (BONES_ASK_CONFIRM, "end-battle", "DP-GEN-01", 0, 0);
  gboolean yes;
  guint winner;

  ask.risks = 1 << TRUE;
  if (!bones_ask_confirm (play, &ask, &yes))
    return FALSE;

  if (!yes)
    return TRUE;

  if (!ask_winner (play, &winner))
    return FALSE;

  dp_clear_battle (play->setup, &play->game);
  play->game.over = DP_OVER_AGREED;
  play->game.winner = (guint8) winner;
  bones_tell_fleet (play, winner < BONES_MAX_FLEETS ? "wins" : "nobody-wins", "DP-GEN-01", winner,
                    0, 0);
  return TRUE;
}
