/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A board of squares, for rule systems that are played on one. The square of each ship is state, in
 * one of her tracks, and the board is drawn from it.
 *
 * A square is a number: 0 is no square, then a1, b1 ... file by file, rank by rank from the south.
 * Files run from west to east. The four exits follow the last square: a move that ends at an exit
 * has left the board over that edge.
 */

#include "setup.h"

#define BONES_SPAN_WORDS 3

/* The distance of two ships, and what it means. */
typedef struct {
  guint apart;                         /* the number on the board */
  const char *words[BONES_SPAN_WORDS]; /* ids of the words "span.ID": the distance {a}, then what it
                                          means for {ship}; NULL at the end */
  gint32 values[4];                    /* {a} {b} {c} {d} */
  gboolean meets;                      /* they would fight there */
} BonesSpan;

typedef struct {
  guint8 files, ranks;
  guint8 square;     /* the ship track that is her square */
  guint8 piece;      /* the ship track whose word is her marker: "rook" */
  guint8 colour;     /* the fleet track whose word is its colour */
  const char *black; /* the marker that is black in every fleet: "king"; or NULL */
  const char *move;  /* the event of a move from square {c} to square {a}; or NULL */
  const char
      *place;       /* the event of ships that are put onto it, which ends earlier moves; or NULL */
  const char *side; /* the question whose answer is an edge: "N", "E", "S" or "W"; or NULL */

  /* Sets the two ships that fight on it; it is the turn of @ship. Returns FALSE if nobody fights.
   * NULL: it is never empty. */
  gboolean (*pair) (const BonesGame *game, guint *ship, guint *other);

  /* Returns the distance of two squares. NULL: these rules use no distance. */
  guint (*apart) (const BonesGame *game, guint square, guint other);

  /* Sets @span for @ship and @other where they are, or with @ship on @square if that is not 0. NULL
   * if apart is NULL. */
  void (*span) (const BonesSetup *setup, const BonesGame *game, guint ship, guint other,
                guint square, BonesSpan *span);
} BonesBoard;

/* Returns the number of squares and exits of @board, which are the answers to a question for a
 * square. */
guint bones_board_places (const BonesBoard *board);

/* Returns the square on @file and @rank, both from 0; 0 if that is not on the board. */
guint bones_square_at (const BonesBoard *board, gint file, gint rank);

/* Return the file and the rank, from 0, of @square, which is on the board. */
gint bones_square_file (const BonesBoard *board, guint square);
gint bones_square_rank (const BonesBoard *board, guint square);

/* Returns whether @square is a square of @board and not an exit. */
gboolean bones_square_is_on (const BonesBoard *board, guint square);

/* Return the exit over the edge toward @point, one of the four; and the point of the exit @square,
 * or BONES_POINTS if it is not an exit. */
guint bones_square_exit (const BonesBoard *board, BonesPoint point);
BonesPoint bones_square_exit_point (const BonesBoard *board, guint square);

/* Return the files eastward and the ranks northward of one step toward @point: -1, 0 or 1. */
gint bones_point_files (BonesPoint point);
gint bones_point_ranks (BonesPoint point);

/* Returns "c4" or "off-N", or NULL for no square. The caller frees it. */
char *bones_square_to_string (const BonesBoard *board, guint square);

/* Returns the square or exit that @text names, in upper or lower case; 0 if it names none. */
guint bones_square_from_string (const BonesBoard *board, const char *text);
