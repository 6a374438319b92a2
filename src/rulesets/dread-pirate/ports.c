/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* DP-RAI-02: a fleet rolls for it. DP-RAI-03: as many decks and crew points as the raider. */
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

/* DP-RAI-02: the marker of a port is a queen. */
void
dp_leave_port (BonesGame *game, guint port)
{
  BonesShip *self = &game->ships[port];

  self->status = BONES_WITHDRAWN;
  self->fleet = BONES_NOBODY;
  memset (self->tracks, 0, sizeof self->tracks);
  self->tracks[DP_PIECE] = DP_QUEEN;
  self->tracks[DP_CARD] = DP_ZERO;
}

/* DP-RAI-08 */
void
dp_open_port (BonesPlay *play, guint ship)
{
  const gint closed = dp_link_from (&play->game, DP_CLOSED, ship);

  if (closed < 0)
    return;

  bones_tell_pair (play, "port-open", "DP-RAI-08", ship, play->game.links[closed].b, 0, 0);
  bones_game_drop_link (&play->game, (guint) closed);
}

/* DP-RAI-08, dp.port_opens: something was done against another ship. */
void
dp_open_ports (BonesPlay *play, guint attacker, guint defender)
{
  dp_open_port (play, attacker);
  if (play->game.options[DP_PORT_OPENS] == DP_OPENS_IN_ACTION)
    dp_open_port (play, defender);
}
