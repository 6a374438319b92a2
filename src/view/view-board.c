/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "view-board.h"

static void
free_piece (gpointer data)
{
  BonesPieceView *piece = data;

  g_free (piece->square);
  g_free (piece->text);
  g_free (piece);
}

void
bones_span_view_free (BonesSpanView *span)
{
  g_free (span->text);
  g_free (span->meaning);
  g_free (span);
}

void
bones_board_view_free (BonesBoardView *board)
{
  g_ptr_array_unref (board->pieces);
  g_ptr_array_unref (board->reach);
  g_clear_pointer (&board->span, bones_span_view_free);
  g_free (board);
}

static gboolean
is_on_board (const BonesWordsContext *context, guint ship)
{
  const BonesBoard *board = context->setup->ruleset->board;

  return bones_game_in_play (context->game, ship)
         && bones_square_is_on (board, context->game->ships[ship].tracks[board->square]);
}

/* The effects of the distance, one after the other. */
static char *
word_meaning (const BonesWordsContext *context, const BonesSpan *span, const BonesWordsArgs *args)
{
  GString *meaning = g_string_new (NULL);

  for (guint i = 1; i < BONES_SPAN_WORDS && span->words[i] != NULL; i++)
    {
      g_autofree char *words = bones_words_for (context, "span", span->words[i], args);

      g_string_append_printf (meaning, "%s%s", meaning->len > 0 ? " · " : "", words);
    }

  return g_string_free (meaning, meaning->len == 0);
}

BonesSpanView *
bones_span_view_new (const BonesWordsContext *context, guint ship, guint other, guint square)
{
  const BonesBoard *board = context->setup->ruleset->board;
  BonesWordsArgs args = BONES_WORDS_NONE;
  BonesSpanView *view;
  BonesSpan span;

  if (board->span == NULL || !is_on_board (context, ship) || !is_on_board (context, other))
    return NULL;

  board->span (context->setup, context->game, ship, other, square, &span);
  args.ship = ship;
  args.other = other;
  args.values = span.values;
  args.n_values = G_N_ELEMENTS (span.values);
  view = g_new0 (BonesSpanView, 1);
  view->apart = span.apart;
  view->meets = span.meets;
  view->text = bones_words_for (context, "span", span.words[0], &args);
  view->meaning = word_meaning (context, &span, &args);
  return view;
}

/* The id of the value of @track, of the ship or of her fleet. */
static const char *
word_of (const BonesTrack *track, guint value)
{
  return track->ids[MIN (value, track->highest)];
}

static BonesPieceView *
view_piece (const BonesWordsContext *context, guint i)
{
  const BonesRuleset *ruleset = context->setup->ruleset;
  const BonesBoard *board = ruleset->board;
  const BonesShip *ship = &context->game->ships[i];
  const guint square = ship->tracks[board->square];
  const guint colour = ship->origin < context->game->n_fleets
                           ? context->game->fleets[ship->origin].tracks[board->colour]
                           : 0;
  BonesPieceView *view = g_new0 (BonesPieceView, 1);

  view->ship = i;
  view->file = (guint) bones_square_file (board, square);
  view->rank = (guint) bones_square_rank (board, square);
  view->square = bones_square_to_string (board, square);
  view->id = word_of (&ruleset->ship_tracks[board->piece], ship->tracks[board->piece]);
  view->colour = g_strcmp0 (view->id, board->black) == 0
                     ? "black"
                     : word_of (&ruleset->fleet_tracks[board->colour], colour);
  view->text = bones_words_name (context, "choice", view->id);
  return view;
}

/* The distance from each square to her. */
static void
add_reach (BonesBoardView *view, const BonesWordsContext *context, guint ship)
{
  const BonesBoard *board = context->setup->ruleset->board;
  const guint there = context->game->ships[ship].tracks[board->square];
  BonesWordsArgs args = BONES_WORDS_NONE;
  gint32 apart;

  args.ship = ship;
  args.values = &apart;
  args.n_values = 1;
  for (guint square = 1; square <= view->files * view->ranks; square++)
    {
      apart = (gint32) board->apart (context->game, square, there);
      g_ptr_array_add (view->reach, square == there
                                        ? NULL
                                        : bones_words_for (context, "reach",
                                                           apart == 0 ? "beside" : "apart", &args));
    }
}

static void
add_pair (BonesBoardView *view, const BonesWordsContext *context)
{
  const BonesBoard *board = context->setup->ruleset->board;
  guint ship = BONES_NO_SHIP, other = BONES_NO_SHIP;

  view->fought = board->pair == NULL || board->pair (context->game, &ship, &other);
  if (!view->fought || ship == BONES_NO_SHIP)
    return;

  view->ship = (gint) ship;
  view->other = (gint) other;
  view->span = bones_span_view_new (context, ship, other, 0);
  if (board->apart != NULL && is_on_board (context, ship))
    add_reach (view, context, ship);
}

/* The last move of all, unless the ship has left that square or has been set elsewhere since. */
static void
add_move (BonesBoardView *view, const BonesWordsContext *context, const GArray *events)
{
  const BonesBoard *board = context->setup->ruleset->board;

  for (guint i = events->len; i-- > 0 && board->move != NULL;)
    {
      const BonesEvent *event = &g_array_index (events, BonesEvent, i);

      if (g_strcmp0 (event->what, board->place) == 0)
        return;

      if (!g_str_equal (event->what, board->move))
        continue;

      if (is_on_board (context, event->ship)
          && context->game->ships[event->ship].tracks[board->square] == event->values[0])
        {
          view->moved = (gint) event->ship;
          view->from = (guint) event->values[2];
        }
      return;
    }
}

BonesBoardView *
bones_board_view_new (const BonesWordsContext *context, const GArray *events)
{
  const BonesBoard *board = context->setup->ruleset->board;
  BonesBoardView *view;

  if (board == NULL)
    return NULL;

  view = g_new0 (BonesBoardView, 1);
  view->files = board->files;
  view->ranks = board->ranks;
  view->pieces = g_ptr_array_new_with_free_func (free_piece);
  view->reach = g_ptr_array_new_with_free_func (g_free);
  view->ship = view->other = view->moved = -1;
  for (guint ship = 0; ship < context->game->n_ships; ship++)
    if (is_on_board (context, ship))
      g_ptr_array_add (view->pieces, view_piece (context, ship));

  add_pair (view, context);
  if (view->pieces->len > 0)
    add_move (view, context, events);

  return view;
}
