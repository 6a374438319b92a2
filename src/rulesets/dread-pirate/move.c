/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

/* DP-MOV-02: 1 with the wind, 0 across it, -1 into it. Diagonal moves have none (DP-AMB-12). */
static gint
wind_modifier (const BonesGame *game, BonesPoint point)
{
  return game->wind == point ? 1 : game->wind == (point + BONES_POINTS / 2) % BONES_POINTS ? -1 : 0;
}

/* DP-MOV-01 */
gint
dp_allowance (const BonesGame *game, BonesPoint point, gint squares)
{
  return squares + (point % 2 == 0 ? wind_modifier (game, point) : 0);
}

/* DP-MOV-01; DP-AMB-05: dp.d6_sailing may give the Dread Pirate a second die; DP-EXT-03: more
 * sails. */
static BONES_ASKS gboolean
roll_squares (BonesPlay *play, guint ship, guint other, gint *squares)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  *squares = 0;
  if (!dp_are_fighting (&play->game, ship, other))
    return TRUE;

  const DpContent *content = play->setup->content;
  const BonesGame *game = &play->game;
  const guint sailing = game->options[DP_D6_SAILING];
  const gboolean more = game->options[DP_EXT_SAILS] && game->ships[ship].tracks[DP_SAILS];
  BonesRoll roll = dp_die (game, "movement", "DP-MOV-01", ship, BONES_NO_SHIP);

  if (dp_is_dread (game, ship) && sailing != DP_MAIN_BOARD)
    roll.dice = 2;

  roll.values[0] = (more ? content->sails_bonus : 0) - content->move_less;
  roll.bonus = (gint8) roll.values[0];
  return sailing == DP_BATTLE_BEST_OF_TWO ? bones_roll_highest (play, &roll, squares)
                                          : bones_roll_sum (play, &roll, squares);
}

/* The exit of a move toward @point from a square at the edge. A diagonal move over a corner leaves
 * by the north or south edge. */
static guint
exit_toward (guint square, BonesPoint point)
{
  const gint rank = bones_square_rank (&dp_board, square) + bones_point_ranks (point);
  const gint files = bones_point_files (point);

  if (rank < 0 || rank >= dp_board.ranks)
    return bones_square_exit (&dp_board, rank < 0 ? BONES_SOUTH : BONES_NORTH);

  return bones_square_exit (&dp_board, files < 0 ? BONES_WEST : BONES_EAST);
}

static guint
next_square (guint square, BonesPoint point)
{
  return bones_square_at (&dp_board,
                          bones_square_file (&dp_board, square) + bones_point_files (point),
                          bones_square_rank (&dp_board, square) + bones_point_ranks (point));
}

/* DP-MOV-04: opens the squares of one straight line up to the allowance. DP-MOV-05, DP-AMB-30: it
 * ends before the other ship; with dp.pass_by_boards on the first square next to her. DP-MOV-06: a
 * square past the edge is an exit. */
static void
open_line (const BonesGame *game, guint ship, guint other, BonesPoint point, gint squares,
           BonesAsk *ask)
{
  const guint blocked = game->ships[other].tracks[DP_SQUARE];
  guint square = game->ships[ship].tracks[DP_SQUARE];

  for (gint left = dp_allowance (game, point, squares); left > 0; left--)
    {
      const guint next = next_square (square, point);

      if (next == blocked)
        return;

      bones_ask_open (ask, next != 0 ? next : exit_toward (square, point));
      if (next == 0 || (game->options[DP_PASS_BY_BOARDS] && dp_touch (next, blocked)))
        return;

      square = next;
    }
}

static gboolean
open_squares (const BonesGame *game, guint ship, guint other, gint squares, BonesAsk *ask)
{
  const guint step = game->options[DP_DIAGONAL_MOVES] == DP_ACROSS ? 1 : 2;
  gboolean any = FALSE;

  for (guint point = 0; point < BONES_POINTS; point += step)
    open_line (game, ship, other, point, squares, ask);

  for (guint i = 0; i < G_N_ELEMENTS (ask->open); i++)
    any |= ask->open[i] != 0;

  bones_ask_open (ask, game->ships[ship].tracks[DP_SQUARE]); /* DP-AMB-31 */
  return any;
}

/* DP-MOV-04: the allowances to the north, east, south and west. */
static void
tell_allowances (BonesPlay *play, guint ship, gint squares)
{
  BonesEvent event = { .what = "may-sail",
                       .rule = "DP-MOV-01",
                       .ship = ship,
                       .other = BONES_NO_SHIP,
                       .fleet = play->game.ships[ship].fleet,
                       .marker = BONES_MAX_MARKERS };

  for (guint i = 0; i < G_N_ELEMENTS (event.values); i++)
    event.values[i] = MAX (dp_allowance (&play->game, i * 2, squares), 0);

  bones_tell (play, &event);
}

/* DP-MOV-06, DP-SKI-02: no treasure changes hands. DP-AMB-29: a raid is lost. */
static void
leave_battle (BonesPlay *play, guint ship, guint other, guint exit)
{
  const gboolean raid = dp_is_port (&play->game, other);

  bones_tell_pair (play, raid ? "leaves-port" : "flees", raid ? "DP-AMB-29" : "DP-MOV-06", ship,
                   other, (gint) exit, 0);
  if (raid)
    dp_end_raid (play, ship, other);
  else
    dp_clear_battle (play->setup, &play->game);
}

static void
tell_move (BonesPlay *play, guint ship, guint other, guint from)
{
  const guint square = play->game.ships[ship].tracks[DP_SQUARE];
  const BonesEvent event = {
    .what = square == from ? "stays" : "moves",
    .rule = "DP-MOV-04",
    .ship = ship,
    .other = other,
    .fleet = play->game.ships[ship].fleet,
    .marker = BONES_MAX_MARKERS,
    .values = { (gint) square, play->game.tracks[DP_SEPARATION], (gint) from },
  };

  bones_tell (play, &event);
}

/* DP-SKI-02, DP-BRD-01: a ship that stops next to the other boards, or is boarded. */
static BONES_ASKS gboolean
move_to (BonesPlay *play, guint ship, guint other, guint square)
{
  BonesGame *game = &play->game;
  const guint from = game->ships[ship].tracks[DP_SQUARE];

  if (!bones_square_is_on (&dp_board, square))
    {
      leave_battle (play, ship, other, square);
      return TRUE;
    }

  game->ships[ship].tracks[DP_SQUARE] = square;
  dp_measure (game);
  tell_move (play, ship, other, from);
  return dp_touch (square, game->ships[other].tracks[DP_SQUARE]) ? dp_board_her (play, ship, other)
                                                                 : dp_finish_turn (play, ship);
}

/* DP-MOV-04. @square is 0 if there is no square to go to (DP-MOV-03). */
static BONES_ASKS gboolean
ask_square (BonesPlay *play, guint ship, guint other, gint squares, guint *square)
{
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SQUARE, "square", "DP-MOV-04", ship, 0);

  *square = 0;
  if (!dp_are_fighting (&play->game, ship, other)
      || !open_squares (&play->game, ship, other, squares, &ask))
    return TRUE;

  ask.other = other;
  tell_allowances (play, ship, squares);
  if (bones_ask_anew (play, NULL))
    return ask_square (play, ship, other, squares, square);

  return bones_ask_square (play, &ask, square);
}

/* DP-RND-02: a move is a turn. DP-MOV-03: without any square to go to, it is spent. */
gboolean
dp_move (BonesPlay *play, const BonesAction *action)
{
  const guint ship = action->ship, other = dp_rival (&play->game, ship);
  guint square;
  gint squares;

  if (play->game.options[DP_WIND_IN_SKIRMISH] == DP_WIND_EVERY_MOVE)
    {
      if (bones_ask_anew (play, NULL))
        return dp_move (play, action);

      if (!dp_ask_wind (play, 0))
        return FALSE;
    }

  if (!roll_squares (play, ship, other, &squares)
      || !ask_square (play, ship, other, squares, &square))
    return FALSE;

  if (!dp_are_fighting (&play->game, ship, other))
    return TRUE;

  if (square == 0)
    {
      bones_tell_ship (play, "cannot-sail", "DP-MOV-03", ship, 0);
      return dp_finish_turn (play, ship);
    }

  return move_to (play, ship, other, square);
}
