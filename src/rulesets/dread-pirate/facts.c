/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

gboolean
dp_refuse (BonesRefusal *refusal, const char *what, const char *rule)
{
  refusal->what = what;
  refusal->rule = rule;
  return FALSE;
}

/* DP-SHP-01 */
const DpClass *
dp_class (const BonesSetup *setup, const BonesGame *game, guint ship)
{
  const DpContent *content = setup->content;

  return &content->classes[MIN (game->ships[ship].kind, DP_SHIP_OF_THE_LINE)];
}

gboolean
dp_is_port (const BonesGame *game, guint ship)
{
  return ship < game->n_ships && game->ships[ship].kind == DP_PORT;
}

gboolean
dp_sails (const BonesGame *game, guint ship)
{
  return bones_game_in_play (game, ship) && !dp_is_port (game, ship)
         && game->ships[ship].fleet < game->n_fleets;
}

guint
dp_ship_of (const BonesGame *game, guint fleet)
{
  for (guint ship = 0; ship < game->n_ships; ship++)
    if (dp_sails (game, ship) && game->ships[ship].fleet == fleet)
      return ship;

  return BONES_NO_SHIP;
}

/* DP-DRD-01, DP-AMB-25 */
gboolean
dp_is_dread (const BonesGame *game, guint ship)
{
  return dp_sails (game, ship)
         && game->fleets[game->ships[ship].fleet].tracks[DP_DREAD_PIRATE] != 0;
}

gint
dp_card (const BonesGame *game, guint ship)
{
  return (gint) game->ships[ship].tracks[DP_CARD] - DP_ZERO;
}

const BonesLink *
dp_battle (const BonesGame *game)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind >= DP_SKIRMISH && game->links[i].kind <= DP_GAMBLING)
      return &game->links[i];

  return NULL;
}

gboolean
dp_are_fighting (const BonesGame *game, guint ship, guint other)
{
  return other != BONES_NO_SHIP && dp_rival (game, ship) == other;
}

guint
dp_rival (const BonesGame *game, guint ship)
{
  const BonesLink *battle = dp_battle (game);

  return battle != NULL && (battle->a == ship || battle->b == ship)
             ? bones_link_other (battle, ship)
             : BONES_NO_SHIP;
}

/* DP-RND-01: the attacker first; DP-SUR-01: he also has the extra turns. */
guint
dp_next (const BonesGame *game)
{
  const BonesLink *battle = dp_battle (game);

  if (battle == NULL || battle->kind == DP_GAMBLING)
    return BONES_NO_SHIP;

  return game->tracks[DP_EXTRA_TURNS] > 0 || !game->ships[battle->a].ordered ? battle->a
                                                                             : battle->b;
}

gboolean
dp_pair (const BonesGame *game, guint *ship, guint *other)
{
  const BonesLink *battle = dp_battle (game);
  const guint next = dp_next (game);

  if (battle == NULL)
    return FALSE;

  *ship = next != BONES_NO_SHIP ? next : battle->a;
  *other = bones_link_other (battle, *ship);
  return TRUE;
}

static guint
files_apart (guint square, guint other)
{
  return (guint) ABS (bones_square_file (&dp_board, square) - bones_square_file (&dp_board, other));
}

static guint
ranks_apart (guint square, guint other)
{
  return (guint) ABS (bones_square_rank (&dp_board, square) - bones_square_rank (&dp_board, other));
}

/* DP-SET-03: the squares between them along the longer axis. dp.distance_count mixed: one more if
 * the ships are not in one line (DP-AMB-08). */
guint
dp_separation (const BonesGame *game, guint square, guint other)
{
  const guint files = files_apart (square, other), ranks = ranks_apart (square, other);
  const guint most = MAX (files, ranks);

  if (game->options[DP_DISTANCE_COUNT] == DP_MIXED && files > 0 && ranks > 0)
    return most;

  return most > 0 ? most - 1 : 0;
}

gboolean
dp_touch (guint square, guint other)
{
  return MAX (files_apart (square, other), ranks_apart (square, other)) <= 1;
}

void
dp_measure (BonesGame *game)
{
  const BonesLink *battle = dp_battle (game);

  game->tracks[DP_SEPARATION] = battle != NULL
                                    ? dp_separation (game, game->ships[battle->a].tracks[DP_SQUARE],
                                                     game->ships[battle->b].tracks[DP_SQUARE])
                                    : 0;
}

gint
dp_link_from (const BonesGame *game, DpLink kind, guint ship)
{
  for (guint i = 0; i < game->n_links; i++)
    if (game->links[i].kind == kind && game->links[i].a == ship)
      return (gint) i;

  return -1;
}

gint
dp_spot_on (const BonesGame *game, guint ship)
{
  for (guint i = 0; i < game->n_markers; i++)
    if (game->markers[i].kind == DP_BLACK_SPOT && game->markers[i].ship == ship)
      return (gint) i;

  return -1;
}

/* DP-SHP-01 to DP-SHP-03, DP-GEN-02: the marker shows the class. */
void
dp_fit_out (const BonesSetup *setup, BonesShip *ship)
{
  const DpContent *content = setup->content;
  const DpClass *class = &content->classes[MIN (ship->kind, DP_SHIP_OF_THE_LINE)];

  ship->tracks[DP_DECKS] = class->decks;
  ship->tracks[DP_CREW_MAX] = class->crew;
  ship->tracks[DP_PIECE] = class->piece;
}

gboolean
dp_plays (const BonesGame *game, guint fleet)
{
  return fleet < game->n_fleets && game->fleets[fleet].status == BONES_IN_PLAY
         && dp_ship_of (game, fleet) != BONES_NO_SHIP;
}

guint
dp_fleet_after (const BonesGame *game, guint fleet)
{
  for (guint i = 1; i < game->n_fleets; i++)
    if (dp_plays (game, (fleet + i) % game->n_fleets))
      return (fleet + i) % game->n_fleets;

  return fleet;
}

guint
dp_count_players (const BonesGame *game)
{
  guint n = 0;

  for (guint fleet = 0; fleet < game->n_fleets; fleet++)
    n += dp_plays (game, fleet);

  return n;
}

/* DP-RAI-08 */
gboolean
dp_may_raid (const BonesGame *game, guint ship, guint port)
{
  const gint closed = dp_link_from (game, DP_CLOSED, ship);

  return dp_is_port (game, port) && (closed < 0 || game->links[closed].b != port);
}
