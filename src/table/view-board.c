/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-private.h"

static void
free_piece (gpointer data)
{
  BonesPieceView *piece = data;

  g_free (piece->square);
  g_free (piece);
}

void
bones_board_view_free (BonesBoardView *board)
{
  g_ptr_array_unref (board->pieces);
  g_free (board);
}

/* The id of what @track of hers or her fleet's counts to. */
static const char *
word_of (const BonesTrack *track, guint value)
{
  return track->ids[MIN (value, track->highest)];
}

static BonesPieceView *
view_piece (const BonesScene *scene, guint i)
{
  const BonesRuleset *ruleset = scene->setup->ruleset;
  const BonesBoard *board = ruleset->board;
  const BonesShip *ship = &scene->game->ships[i];
  const guint square = ship->tracks[board->square];
  const guint colour = ship->origin < scene->game->n_fleets
                           ? scene->game->fleets[ship->origin].tracks[board->colour]
                           : 0;
  BonesPieceView *view = g_new0 (BonesPieceView, 1);

  view->ship = i;
  view->file = (guint) bones_square_file (board, square);
  view->rank = (guint) bones_square_rank (board, square);
  view->square = bones_square_to_string (board, square);
  view->id = word_of (&ruleset->ship_tracks[board->piece], ship->tracks[board->piece]);
  view->colour = word_of (&ruleset->fleet_tracks[board->colour], colour);
  return view;
}

BonesBoardView *
bones_board_view_new (const BonesScene *scene)
{
  const BonesBoard *board = scene->setup->ruleset->board;
  BonesBoardView *view;

  if (board == NULL)
    return NULL;

  view = g_new0 (BonesBoardView, 1);
  view->files = board->files;
  view->ranks = board->ranks;
  view->pieces = g_ptr_array_new_with_free_func (free_piece);
  for (guint ship = 0; ship < scene->game->n_ships; ship++)
    if (bones_game_in_play (scene->game, ship)
        && bones_square_is_on (board, scene->game->ships[ship].tracks[board->square]))
      g_ptr_array_add (view->pieces, view_piece (scene, ship));

  return view;
}
