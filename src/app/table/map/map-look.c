/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "map-look.h"
#include "words.h"

#include "bones-config.h"

static guint
count_squares (const BonesBoardView *board)
{
  return board->files * board->ranks;
}

static gboolean
asks_square (const BonesView *view)
{
  return view->prompt != NULL && view->prompt->kind == BONES_ASK_SQUARE;
}

static gboolean
asks_edge (const BonesView *view)
{
  return view->prompt != NULL && view->prompt->edges;
}

static BonesBoardSpot
spot_of (const BonesBoardView *board, guint square)
{
  return (BonesBoardSpot){ (square - 1) % board->files, (square - 1) / board->files };
}

static const BonesPieceView *
find_piece (const BonesBoardView *board, gint ship)
{
  for (guint i = 0; i < board->pieces->len; i++)
    {
      const BonesPieceView *piece = g_ptr_array_index (board->pieces, i);

      if ((gint) piece->ship == ship)
        return piece;
    }
  return NULL;
}

static guint
square_of (const BonesBoardView *board, const BonesPieceView *piece)
{
  return 1 + piece->rank * board->files + piece->file;
}

static const BonesPieceView *
find_piece_at (const BonesBoardView *board, guint square)
{
  for (guint i = 0; i < board->pieces->len; i++)
    {
      const BonesPieceView *piece = g_ptr_array_index (board->pieces, i);

      if (square_of (board, piece) == square)
        return piece;
    }
  return NULL;
}

gboolean
bones_map_is_shown (const BonesView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return view->board != NULL && view->board->files <= BONES_BOARD_MOST
         && view->board->ranks <= BONES_BOARD_MOST
         && (view->board->fought || view->board->pieces->len > 0 || asks_square (view));
}

/* The edge that @square is, or borders on; BONES_BOARD_EDGES at a corner and inside. */
static guint
edge_of (const BonesBoardView *board, guint square)
{
  const guint n = count_squares (board);
  const BonesBoardSpot spot = spot_of (board, MIN (square, n));
  const gboolean west = spot.file == 0, east = spot.file + 1 == board->files;
  const gboolean south = spot.rank == 0, north = spot.rank + 1 == board->ranks;

  if (square > n)
    return square - n - 1;

  if ((west || east) == (south || north))
    return BONES_BOARD_EDGES;

  return north ? 0 : east ? 1 : south ? 2 : 3;
}

/* The option for the edge toward north, east, south or west. */
static const BonesOptionView *
find_edge_option (const BonesView *view, guint edge)
{
  static const char *const points[BONES_BOARD_EDGES] = { "N", "E", "S", "W" };

  for (guint i = 0; edge < BONES_BOARD_EDGES && i < view->prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (view->prompt->options, i);

      if (option->open && g_str_equal (option->id, points[edge]))
        return option;
    }
  return NULL;
}

const BonesOptionView *
bones_map_option (const BonesView *view, guint square)
{
  g_return_val_if_fail (view != NULL, NULL);

  if (asks_edge (view))
    return find_edge_option (view, edge_of (view->board, square));

  for (guint i = 0; asks_square (view) && i < view->prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (view->prompt->options, i);

      if (option->value == square)
        return option;
    }
  return NULL;
}

/* A ship without an owner, such as a port, has no fleet's colours, whichever fleet rolls for it. */
static void
add_piece (BonesBoardLook *look, const BonesView *view, const BonesPieceView *piece)
{
  const BonesShipView *ship = bones_view_ship (view, piece->ship);
  const guint fleet = ship != NULL && ship->origin < view->fleets->len ? ship->fleet : BONES_NOBODY;
  const guint i = look->n_pieces;

  if (i >= G_N_ELEMENTS (look->pieces))
    return;

  look->n_pieces++;
  look->pieces[i].look.kind = piece->id;
  look->pieces[i].look.black = g_strcmp0 (piece->colour, "white") != 0;
  look->pieces[i].look.fleet = fleet;
  look->pieces[i].letter[0] =
      fleet < view->fleets->len
          ? ((const BonesFleetView *) g_ptr_array_index (view->fleets, fleet))->letter
          : '\0';
  look->pieces[i].spot = (BonesBoardSpot){ piece->file, piece->rank };
  look->pieces[i].next = view->board->ship == (gint) piece->ship && !view->over;
}

/* The two whose distance is shown come first. */
static void
add_pieces (BonesBoardLook *look, const BonesView *view)
{
  const BonesBoardView *board = view->board;
  const BonesPieceView *pair[2] = { find_piece (board, board->ship),
                                    find_piece (board, board->other) };

  for (guint i = 0; i < G_N_ELEMENTS (pair); i++)
    if (pair[i] != NULL)
      add_piece (look, view, pair[i]);
  for (guint i = 0; i < board->pieces->len; i++)
    {
      const BonesPieceView *piece = g_ptr_array_index (board->pieces, i);

      if (piece != pair[0] && piece != pair[1])
        add_piece (look, view, piece);
    }
  look->apart = board->span != NULL && !asks_square (view) ? (gint) board->span->apart : -1;
}

static void
add_options (BonesBoardLook *look, const BonesView *view)
{
  const guint n = count_squares (view->board);

  look->inward = asks_edge (view);
  for (guint edge = 0; look->inward && edge < BONES_BOARD_EDGES; edge++)
    look->exits[edge] = find_edge_option (view, edge) != NULL;
  for (guint i = 0; asks_square (view) && i < view->prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (view->prompt->options, i);

      if (option->value > n)
        look->exits[(option->value - n - 1) % G_N_ELEMENTS (look->exits)] = TRUE;
      else
        {
          look->squares[option->value - 1].mark =
              option->span != NULL && option->span->meets ? BONES_MARK_CLASH : BONES_MARK_OPEN;
          look->squares[option->value - 1].apart =
              option->span != NULL ? (gint) option->span->apart : -1;
        }
    }
}

void
bones_map_look_fill (BonesBoardLook *look, const BonesView *view)
{
  const BonesBoardView *board;
  const BonesPieceView *moved;

  g_return_if_fail (look != NULL && view != NULL && view->board != NULL);

  board = view->board;
  *look = (BonesBoardLook){ .files = board->files, .ranks = board->ranks };
  look->wind = view->windy ? view->wind : BONES_WIND_UNKNOWN;
  add_pieces (look, view);
  add_options (look, view);
  moved = find_piece (board, board->moved);
  look->moved = moved != NULL && !asks_square (view);
  if (look->moved)
    {
      look->from = spot_of (board, board->from);
      look->to = (BonesBoardSpot){ moved->file, moved->rank };
    }
}

guint
bones_map_start (const BonesView *view)
{
  const BonesPieceView *piece;

  g_return_val_if_fail (view != NULL, 0);

  if (!asks_square (view))
    return 0;

  piece = find_piece (view->board, view->prompt->ship);
  if (piece != NULL)
    return square_of (view->board, piece);

  for (guint i = 0; i < view->prompt->options->len; i++)
    {
      const BonesOptionView *option = g_ptr_array_index (view->prompt->options, i);

      if (option->value <= count_squares (view->board))
        return option->value;
    }
  return 0;
}

static void
add_words (GPtrArray *text, const char *words)
{
  if (words != NULL && *words != '\0')
    g_ptr_array_add (text, g_strdup (words));
}

static const char *
reach_of (const BonesBoardView *board, guint square)
{
  return square >= 1 && square <= board->reach->len ? g_ptr_array_index (board->reach, square - 1)
                                                    : NULL;
}

static char *
id_of (const BonesBoardView *board, guint square)
{
  const BonesBoardSpot spot = spot_of (board, square);

  return g_strdup_printf ("%c%u", 'a' + (int) spot.file, spot.rank + 1);
}

char *
bones_map_square_name (const BonesView *view, guint square)
{
  const BonesOptionView *option;
  const BonesPieceView *piece;
  g_autoptr (GPtrArray) text = NULL;

  g_return_val_if_fail (view != NULL && view->board != NULL, NULL);

  option = bones_map_option (view, square);
  piece = find_piece_at (view->board, square);
  text = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (text, id_of (view->board, square));
  if (piece != NULL)
    {
      const BonesShipView *ship = bones_view_ship (view, piece->ship);

      add_words (text, ship != NULL ? ship->name : NULL);
      add_words (text, piece->text);
    }
  if (option != NULL)
    {
      /* Translators: of a square of the map */
      add_words (text, asks_edge (view) ? option->text
                       : piece != NULL  ? _ ("may stay")
                                        : _ ("may be chosen"));
      add_words (text, option->span != NULL ? option->span->text : NULL);
      add_words (text, option->span != NULL ? option->span->meaning : NULL);
    }
  else
    add_words (text, reach_of (view->board, square));
  return bones_words_list (text);
}

/* For a square that can be chosen, what follows from it; for others, how far away they are. */
static void
say_square (const BonesView *view, guint square, char **first, char **second)
{
  const BonesOptionView *option = bones_map_option (view, square);
  const BonesPieceView *piece = find_piece_at (view->board, square);
  const BonesShipView *ship = piece != NULL ? bones_view_ship (view, piece->ship) : NULL;
  const char *reach = reach_of (view->board, square);
  const char *rest = option != NULL && asks_edge (view)       ? option->text
                     : option != NULL && option->span != NULL ? option->span->text
                     : ship != NULL                           ? ship->name
                                                              : reach;
  g_autofree char *id = id_of (view->board, square);

  /* Translators: a square of the map, and what is to be said of it: "c4: 2 squares apart" */
  *first = rest != NULL ? g_strdup_printf (_ ("%s: %s"), id, rest) : g_strdup (id);
  if (option != NULL)
    *second = g_strdup (option->span != NULL ? option->span->meaning : NULL);
  else if (asks_square (view) || asks_edge (view))
    *second = g_strdup (_ ("not open now"));
  else
    *second = ship != NULL ? g_strdup (reach) : NULL;
}

char *
bones_map_describe (const BonesView *view)
{
  GString *text;

  g_return_val_if_fail (view != NULL && view->board != NULL, NULL);

  text = g_string_new (_ ("Battle map"));
  for (guint i = 0; i < view->board->pieces->len; i++)
    {
      const BonesPieceView *piece = g_ptr_array_index (view->board->pieces, i);
      const BonesShipView *ship = bones_view_ship (view, piece->ship);

      g_string_append_printf (text, ", %s %s", ship != NULL ? ship->name : "", piece->square);
    }
  return g_string_free (text, FALSE);
}

/* The first of her tracks that is counted by pegs, or NULL. */
static const BonesTrackView *
find_pegs (const BonesShipView *ship)
{
  for (guint i = 0; ship != NULL && i < ship->tracks->len; i++)
    {
      const BonesTrackView *track = g_ptr_array_index (ship->tracks, i);

      if (track->show == BONES_SHOW_PEGS)
        return track;
    }
  return NULL;
}

char *
bones_map_strength (const BonesView *view)
{
  const BonesShipView *ship, *other;
  const BonesTrackView *pegs, *others;

  g_return_val_if_fail (view != NULL && view->board != NULL, NULL);

  if (view->board->ship < 0 || view->board->other < 0)
    return NULL;

  ship = bones_view_ship (view, (guint) view->board->ship);
  other = bones_view_ship (view, (guint) view->board->other);
  pegs = find_pegs (ship);
  others = find_pegs (other);
  if (pegs == NULL || others == NULL)
    return NULL;

  /* Translators: what two ships have left: "Crew points: Gull (10), Port 1 (3)" */
  return g_strdup_printf (_ ("%s: %s (%d), %s (%d)"), pegs->name, ship->name, pegs->value,
                          other->name, others->value);
}

void
bones_map_describe_square (const BonesView *view, guint square, char **first, char **second)
{
  const BonesBoardView *board;

  g_return_if_fail (view != NULL && view->board != NULL && first != NULL && second != NULL);

  *first = *second = NULL;
  board = view->board;
  if (square >= 1 && square <= count_squares (board))
    say_square (view, square, first, second);
  else if (board->span != NULL)
    {
      *first = g_strdup (board->span->text);
      *second = g_strdup (board->span->meaning);
    }
  if (*first == NULL)
    *first = g_strdup ("");
  if (*second == NULL)
    *second = g_strdup ("");
}
