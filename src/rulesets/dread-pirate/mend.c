/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* A battle needs two ships, a raid a ship and a port. */
static gboolean
may_fight (const BonesGame *game, const BonesLink *battle)
{
  return dp_sails (game, battle->a)
         && (battle->kind == DP_RAIDING ? dp_is_port (game, battle->b)
                                        : dp_sails (game, battle->b));
}

/* Whether @link is from a ship that sails to a port, and her first of its kind. */
static gboolean
may_avoid (const BonesGame *game, const BonesLink *link)
{
  return dp_sails (game, link->a) && dp_is_port (game, link->b)
         && link == &game->links[dp_link_from (game, link->kind, link->a)];
}

/* Keeps one battle, the first. */
static void
mend_links (const BonesSetup *setup, BonesGame *game)
{
  const BonesLink *battle = dp_battle (game);

  if (battle != NULL && !may_fight (game, battle))
    dp_clear_battle (setup, game);

  for (guint i = 0; i < game->n_links; i++)
    {
      const BonesLink *link = &game->links[i];
      const gboolean of_port = link->kind == DP_CLOSED || link->kind == DP_SHUNNED;

      if ((of_port && !may_avoid (game, link))
          || (link->kind != DP_NO_LINK && !of_port && link != battle))
        bones_game_drop_link (game, i);
    }
}

/* A port in a raid that was set by hand is manned, with the crew that was set with it. One that was
 * already raided keeps its crew, but needs a fleet in play that rolls for it. */
static void
mend_raided_port (BonesGame *game, guint raider, guint port)
{
  BonesShip *self = &game->ships[port];
  const guint fleet = dp_fleet_after (game, game->ships[raider].fleet);
  const guint crew = self->tracks[DP_CREW];

  if (self->fleet == BONES_NOBODY
      && (self->status != BONES_IN_PLAY || self->tracks[DP_CREW_MAX] == 0))
    {
      dp_man_port (game, raider, port, fleet);
      if (crew > 0)
        self->tracks[DP_CREW] = (guint16) crew;

      self->tracks[DP_CREW_MAX] = MAX (self->tracks[DP_CREW_MAX], self->tracks[DP_CREW]);
    }

  if (self->tracks[DP_CREW_MAX] == 0)
    self->tracks[DP_CREW_MAX] = self->tracks[DP_CREW];

  self->status = BONES_IN_PLAY;
  if (self->fleet >= game->n_fleets || game->fleets[self->fleet].status != BONES_IN_PLAY)
    self->fleet = (guint8) fleet;
}

/* A port that is not raided has no crew. */
static void
mend_ports (BonesGame *game, const BonesLink *battle)
{
  for (guint port = 0; port < game->n_ships; port++)
    {
      if (!dp_is_port (game, port))
        continue;

      if (battle != NULL && battle->b == port)
        mend_raided_port (game, battle->a, port);
      else
        dp_leave_port (game, port);
    }
}

static void
mend_ship (const BonesSetup *setup, BonesGame *game, guint ship)
{
  BonesShip *self = &game->ships[ship];
  const gboolean king = self->tracks[DP_PIECE] == DP_KING && dp_is_dread (game, ship);
  const gboolean fights = dp_rival (game, ship) != BONES_NO_SHIP;

  if (self->kind == DP_PORT)
    self->tracks[DP_PIECE] = DP_QUEEN;
  else
    dp_fit_out (setup, self);

  if (king && fights)
    self->tracks[DP_PIECE] = DP_KING;

  if (self->kind != DP_PORT || self->tracks[DP_CREW_MAX] > 0)
    self->tracks[DP_CREW] = MIN (self->tracks[DP_CREW], self->tracks[DP_CREW_MAX]);
  self->tracks[DP_CARGO] = MIN (self->tracks[DP_CARGO], dp_hold (setup, game, ship));
  if (!dp_sails (game, ship))
    self->tracks[DP_ASHORE] = DP_AT_SEA;

  if (fights)
    return;

  self->tracks[DP_SQUARE] = 0;
  self->tracks[DP_CARD] = DP_ZERO;
  self->ordered = FALSE;
}

/* Ships in battle are on the board, on different squares. */
static void
mend_board (BonesGame *game, const BonesLink *battle)
{
  const gboolean gambit = battle->kind == DP_GAMBLING;
  guint16 *square = &game->ships[battle->a].tracks[DP_SQUARE];
  guint16 *other = &game->ships[battle->b].tracks[DP_SQUARE];

  if (bones_square_is_on (&dp_board, *square) && bones_square_is_on (&dp_board, *other)
      && *square != *other)
    return;

  *square = (guint16) bones_square_at (&dp_board, 3, gambit ? 3 : 0);
  *other = (guint16) bones_square_at (&dp_board, 3, gambit ? 4 : 3);
}

static void
mend_turns (BonesGame *game, const BonesLink *battle)
{
  if (battle == NULL)
    {
      game->tracks[DP_ROUND] = game->tracks[DP_EXTRA_TURNS] = 0;
      return;
    }

  if (battle->kind == DP_GAMBLING)
    game->tracks[DP_EXTRA_TURNS] = 0;

  if (game->tracks[DP_EXTRA_TURNS] > 0)
    game->tracks[DP_ROUND] = 0;
  else
    game->tracks[DP_ROUND] = MAX (game->tracks[DP_ROUND], 1);

  if (game->ships[battle->b].ordered || game->tracks[DP_EXTRA_TURNS] > 0)
    game->ships[battle->a].ordered = game->ships[battle->b].ordered = FALSE;
}

/* On the main board it is the turn of a fleet that takes part. */
static void
mend_players (BonesGame *game)
{
  if (game->round > 0 && game->n_fleets > 0
      && (game->tracks[DP_TURN] == 0 || !dp_plays (game, game->tracks[DP_TURN] - 1u)))
    {
      const guint last =
          game->tracks[DP_TURN] > 0 ? game->tracks[DP_TURN] - 1u : game->n_fleets - 1u;

      game->tracks[DP_TURN] = (guint16) (dp_fleet_after (game, last) + 1);
    }

  if (game->over != DP_OVER_LAST_PLAYER || dp_count_players (game) <= 1)
    return;

  game->over = DP_GOES_ON;
  game->winner = BONES_NOBODY;
}

static void
mend_spots (BonesGame *game)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == DP_BLACK_SPOT && !dp_sails (game, game->markers[i].ship))
      bones_game_drop_marker (game, i);
}

void
dp_mend (const BonesSetup *setup, BonesGame *game)
{
  const BonesLink *battle;

  mend_links (setup, game);
  battle = dp_battle (game);
  for (guint ship = 0; ship < game->n_ships; ship++)
    mend_ship (setup, game, ship);

  mend_ports (game, battle); /* after ships: a port is as strong as its raider */
  if (battle != NULL)
    mend_board (game, battle);

  mend_turns (game, battle);
  mend_players (game);
  mend_spots (game);
  dp_measure (game);
}
