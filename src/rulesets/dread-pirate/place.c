/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dread-pirate.h"

static const char *const sides[] = { "N", "E", "S", "W", NULL };

/* DP-DRD-05: only the picture changes. */
gboolean
dp_ask_king (BonesPlay *play, guint ship)
{
  gboolean king;

  if (!dp_is_dread (&play->game, ship) || dp_rival (&play->game, ship) == BONES_NO_SHIP)
    return TRUE;

  if (bones_ask_anew (play, NULL))
    return dp_ask_king (play, ship);

  if (!dp_confirm (play, "king", "DP-DRD-05", ship, 0, 0, &king))
    return FALSE;

  if (king && dp_rival (&play->game, ship) != BONES_NO_SHIP)
    play->game.ships[ship].tracks[DP_PIECE] = DP_KING;

  return TRUE;
}

/* Sets @on to whether the two still fight when the next question is asked: a change by hand may
 * have ended that. */
static BONES_ASKS gboolean
fight_on (BonesPlay *play, guint attacker, guint defender, gboolean *on)
{
  while (dp_are_fighting (&play->game, attacker, defender) && bones_ask_anew (play, NULL))
    continue;

  *on = dp_are_fighting (&play->game, attacker, defender);
  return play->stop == BONES_RUNNING;
}

/* DP-SET-02: the edge square of the centre line that is number @line, on the side toward @from. */
static guint
edge_square (BonesPoint from, guint line)
{
  const gint files = bones_point_files (from), ranks = bones_point_ranks (from);
  const gint middle = 3 + (gint) line;

  return bones_square_at (&dp_board,
                          files == 0  ? middle
                          : files > 0 ? dp_board.files - 1
                                      : 0,
                          ranks == 0  ? middle
                          : ranks > 0 ? dp_board.ranks - 1
                                      : 0);
}

/* The square that is @steps from @square, away from @from. */
static guint
square_inward (guint square, BonesPoint from, gint steps)
{
  return bones_square_at (&dp_board,
                          bones_square_file (&dp_board, square) - steps * bones_point_files (from),
                          bones_square_rank (&dp_board, square) - steps * bones_point_ranks (from));
}

/* DP-SET-02, DP-AMB-22: the attacker picks the line. */
static BONES_ASKS gboolean
ask_line (BonesPlay *play, guint attacker, guint defender, BonesPoint from, guint *square)
{
  gboolean on;

  if (!fight_on (play, attacker, defender, &on))
    return FALSE;

  if (!on)
    return TRUE;

  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SQUARE, "line", "DP-SET-02", attacker, 1);

  bones_ask_open (&ask, edge_square (from, 0));
  bones_ask_open (&ask, edge_square (from, 1));
  return bones_ask_square (play, &ask, square);
}

static BONES_ASKS gboolean
roll_distance (BonesPlay *play, guint attacker, guint defender, gint *distance)
{
  gboolean on;

  if (!fight_on (play, attacker, defender, &on))
    return FALSE;

  if (!on)
    return TRUE;

  const BonesRoll roll = dp_die (&play->game, "distance", "DP-SET-01", attacker, defender);

  return bones_roll_sum (play, &roll, distance);
}

/* DP-SET-01: the roll is the number of empty squares between the ships. DP-SET-02: they are on a
 * centre line, the attacker at the edge; DP-AMB-07: for a diagonal attack he picks a side. */
static BONES_ASKS gboolean
place_markers (BonesPlay *play, guint attacker, guint defender)
{
  gboolean on;

  if (!fight_on (play, attacker, defender, &on))
    return FALSE;

  if (!on)
    return TRUE;

  BonesAsk ask = dp_ask (&play->game, BONES_ASK_CHOICE, "side", "DP-SET-02", attacker, 0);
  guint side, square = 0;
  gint distance = 0;

  ask.other = defender;
  ask.blank = TRUE;
  bones_ask_offer (&ask, sides, 0xf);
  if (!bones_ask_choice (play, &ask, &side) || !roll_distance (play, attacker, defender, &distance)
      || !ask_line (play, attacker, defender, side * 2, &square))
    return FALSE;

  if (!dp_are_fighting (&play->game, attacker, defender))
    return TRUE;

  play->game.ships[attacker].tracks[DP_SQUARE] = square;
  play->game.ships[defender].tracks[DP_SQUARE] = square_inward (square, side * 2, distance + 1);
  dp_measure (&play->game);
  bones_tell_pair (play, "placed", "DP-SET-02", attacker, defender, (gint) square,
                   play->game.ships[defender].tracks[DP_SQUARE]);
  return TRUE;
}

/* DP-SUR-01; DP-DRD-03: the Dread Pirate surprises on one more as attacker. DP-EXT-04: a defender
 * with a spyglass is never surprised. */
static BONES_ASKS gboolean
roll_surprise (BonesPlay *play, guint attacker, guint defender)
{
  gboolean on;

  if (!fight_on (play, attacker, defender, &on))
    return FALSE;

  if (!on)
    return TRUE;

  const DpContent *content = play->setup->content;
  const guint up_to =
      dp_is_dread (&play->game, attacker) ? content->dread_surprise : content->surprise;
  BonesRoll roll = dp_die (&play->game, "surprise", "DP-SUR-01", attacker, defender);
  gint die;

  if (play->game.options[DP_EXT_SPYGLASS] && play->game.ships[defender].tracks[DP_SPYGLASS])
    {
      bones_tell_pair (play, "seen-coming", "DP-EXT-04", attacker, defender, 0, 0);
      return TRUE;
    }

  roll.values[0] = (gint) up_to;
  roll.at_most = (guint8) up_to;
  if (!bones_roll_sum (play, &roll, &die))
    return FALSE;

  if (!dp_are_fighting (&play->game, attacker, defender))
    return TRUE;

  if (die > (gint) up_to)
    {
      bones_tell_pair (play, "no-surprise", "DP-SUR-01", attacker, defender, 0, 0);
      return TRUE;
    }

  play->game.tracks[DP_EXTRA_TURNS] = play->game.options[DP_SURPRISE_TURNS];
  bones_tell_pair (play, "surprise", "DP-SUR-01", attacker, defender,
                   play->game.tracks[DP_EXTRA_TURNS], 0);
  return TRUE;
}

/* DP-SKI-01, DP-GEN-04: the wind of the main board counts on the chess board, too. */
gboolean
dp_place (BonesPlay *play, guint attacker, guint defender)
{
  BonesGame *game = &play->game;
  gboolean on;

  if (!dp_ask_king (play, attacker) || !dp_ask_king (play, defender)
      || !fight_on (play, attacker, defender, &on) || (on && !dp_find_wind (play))
      || !place_markers (play, attacker, defender) || !roll_surprise (play, attacker, defender))
    return FALSE;

  if (!dp_are_fighting (game, attacker, defender))
    return TRUE;

  game->tracks[DP_ROUND] = game->tracks[DP_EXTRA_TURNS] == 0;
  if (game->tracks[DP_ROUND] > 0)
    bones_tell_fleet (play, "skirmish-round", "DP-RND-01", BONES_NOBODY, 1, 0);

  return TRUE;
}

/* DP-SKI-01: the attacker, the defender, then distance and surprise. */
gboolean
dp_attack (BonesPlay *play, const BonesAction *action)
{
  if (!bones_catch_up (play, NULL))
    return FALSE;

  const guint attacker = action->ship;
  BonesAsk ask = dp_ask (&play->game, BONES_ASK_SHIP, "defender", "DP-SKI-01", attacker, 0);
  guint defender;

  ask.follows = TRUE;
  for (guint ship = 0; ship < play->game.n_ships; ship++)
    if (dp_sails (&play->game, ship) && ship != attacker)
      bones_ask_open (&ask, ship);

  if (!bones_ask_ship (play, &ask, &defender))
    return FALSE;

  if (!dp_sails (&play->game, attacker) || !dp_sails (&play->game, defender))
    return TRUE;

  dp_open_ports (play, attacker, defender);
  bones_tell_pair (play, "attacks", "DP-SKI-01", attacker, defender, 0, 0);
  dp_begin_battle (play, DP_SKIRMISH, attacker, defender);
  return dp_place (play, attacker, defender);
}
