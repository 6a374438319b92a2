/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* DP-RAI-01, DP-RAI-08 */
static BONES_ASKS gboolean
ask_port (BonesPlay *play, guint raider, guint *port)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SHIP, "port", "DP-RAI-01", raider, 0);

  for (guint i = 0; i < play->game.n_ships; i++)
    if (dp_may_raid (&play->game, raider, i))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, port);
}

/* DP-RAI-02: another player; asked only if there is more than one. */
static BONES_ASKS gboolean
ask_who_rolls (BonesPlay *play, guint raider, guint *fleet)
{
  const guint own = play->game.ships[raider].fleet;
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_FLEET, "port-player", "DP-RAI-02", raider, 1);
  guint n = 0;

  ask.who = 0;
  *fleet = own;
  for (guint i = 0; i < play->game.n_fleets; i++)
    if (i != own && dp_plays (&play->game, i))
      {
        bones_ask_open (&ask, i);
        *fleet = i;
        n++;
      }

  if (n > 1 && bones_ask_anew (play, NULL))
    return ask_who_rolls (play, raider, fleet);

  return n <= 1 || bones_ask_fleet (play, &ask, fleet);
}

/* DP-RAI-01: a raid goes like a skirmish. */
gboolean
dp_raid (BonesPlay *play, const BonesAction *action)
{
  const guint raider = action->ship;
  guint port, fleet;

  if (!ask_port (play, raider, &port) || !ask_who_rolls (play, raider, &fleet))
    return FALSE;

  if (!dp_sails (&play->game, raider) || !dp_is_port (&play->game, port))
    return TRUE;

  dp_open_port (play, raider);
  bones_tell_pair (play, "raids", "DP-RAI-01", raider, port, 0, 0);
  dp_begin_battle (play, DP_RAIDING, raider, port);
  dp_man_port (&play->game, raider, port, fleet);
  bones_tell_pair (play, "port-manned", "DP-RAI-03", port, raider,
                   play->game.ships[port].tracks[DP_DECKS], play->game.ships[port].tracks[DP_CREW]);
  return dp_place (play, raider, port);
}

/* Replaces the link of @kind from @ship by one to @port. */
static void
link_to_port (BonesGame *game, DpLink kind, guint ship, guint port)
{
  const gint old = dp_link_from (game, kind, ship);

  if (old >= 0)
    bones_game_drop_link (game, (guint) old);

  bones_game_add_link (game, kind, ship, port);
}

/* DP-RAI-08: won or lost, the port is closed to her. DP-RAI-05, DP-AMB-24: a raider without crew,
 * even if she won, must recover out of sight of it. */
void
dp_end_raid (BonesPlay *play, guint raider, guint port)
{
  BonesGame *game = &play->game;

  dp_clear_battle (play->setup, game);
  link_to_port (game, DP_CLOSED, raider, port);
  bones_tell_pair (play, "port-closed", "DP-RAI-08", raider, port, 0, 0);
  if (game->ships[raider].tracks[DP_CREW] > 0)
    return;

  link_to_port (game, DP_SHUNNED, raider, port);
  bones_tell_pair (play, "out-of-sight", "DP-RAI-05", raider, port, 0, 0);
}

/* DP-RAI-08: something done outside the app's battles. */
gboolean
dp_elsewhere (BonesPlay *play, const BonesAction *action)
{
  dp_open_port (play, action->ship);
  return TRUE;
}
