/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

gboolean
dp_may_raid (const BonesGame *game, guint ship, guint port)
{
  const gint closed = dp_link_from (game, DP_CLOSED, ship);

  return dp_is_port (game, port) && (closed < 0 || game->links[closed].b != port);
}

static BONES_ASKS gboolean
ask_port (BonesPlay *play, guint raider, guint *port)
{
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SHIP, "port", "DP-RAI-01", raider, 0);

  for (guint i = 0; i < play->game.n_ships; i++)
    if (dp_may_raid (&play->game, raider, i))
      bones_ask_open (&ask, i);

  return bones_ask_ship (play, &ask, port);
}

/* DP-RAI-02: one of the others, who is not asked for where there is only one. */
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

  return n <= 1 || bones_ask_fleet (play, &ask, fleet);
}

void
dp_man_port (BonesGame *game, guint raider, guint port, guint fleet)
{
  const BonesShip *from = &game->ships[raider];
  BonesShip *self = &game->ships[port];

  self->status = BONES_IN_PLAY;
  self->fleet = (guint8) fleet;
  self->tracks[DP_DECKS] = from->tracks[DP_DECKS];
  self->tracks[DP_CREW] = game->options[DP_RAID_PORT_CREW] == DP_PORT_CREW_MAXIMUM
                              ? from->tracks[DP_CREW_MAX]
                              : from->tracks[DP_CREW];
  self->tracks[DP_CREW_MAX] = self->tracks[DP_CREW];
}

void
dp_leave_port (BonesGame *game, guint port)
{
  BonesShip *self = &game->ships[port];

  self->status = BONES_WITHDRAWN;
  self->fleet = BONES_NOBODY;
  self->ordered = FALSE;
  memset (self->tracks, 0, sizeof self->tracks);
  self->tracks[DP_PIECE] = DP_QUEEN;
  self->tracks[DP_CARD] = DP_ZERO;
}

/* DP-RAI-01 */
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

/* Leaves one link of @kind from @ship, to @port. */
static void
link_to_port (BonesGame *game, DpLink kind, guint ship, guint port)
{
  const gint old = dp_link_from (game, kind, ship);

  if (old >= 0)
    bones_game_drop_link (game, (guint) old);

  bones_game_add_link (game, kind, ship, port);
}

/* DP-RAI-05, DP-AMB-24: whoever has no crew, as winner, too. DP-RAI-08: won or lost. */
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

void
dp_open_port (BonesPlay *play, guint ship)
{
  const gint closed = dp_link_from (&play->game, DP_CLOSED, ship);

  if (closed < 0)
    return;

  bones_tell_pair (play, "port-open", "DP-RAI-08", ship, play->game.links[closed].b, 0, 0);
  bones_game_drop_link (&play->game, (guint) closed);
}

/* DP-RAI-08: what the app did not see. */
gboolean
dp_elsewhere (BonesPlay *play, const BonesAction *action)
{
  dp_open_port (play, action->ship);
  return TRUE;
}
