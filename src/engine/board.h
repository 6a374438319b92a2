/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A board of squares, where a rule system plays on one: which ship stands on which square is then
 * state, kept in a track of hers, and the board is drawn from it.
 *
 * A square is a number: 0 none, then a1, b1 ... file by file, rank by rank from the south. Files
 * run from west to east. Behind the last square stand the four exits: a move that ends there has
 * left the board over that edge.
 */

#include "setup.h"

#define BONES_SPAN_WORDS 3

/* What lies between two ships, as the rules count it and read it. */
typedef struct {
  guint apart;                         /* what is written on the board */
  const char *words[BONES_SPAN_WORDS]; /* the words "span.ID": how far apart they are, and then what
                                          that means for {ship}, with {a} apart; NULL at the end */
  gint32 values[4];                    /* {a} {b} {c} {d} */
  gboolean meets;                      /* they would come to blows there */
} BonesSpan;

typedef struct {
  guint8 files, ranks;
  guint8 square;     /* the ship track that is her square */
  guint8 piece;      /* the ship track whose word is her marker: "rook" */
  guint8 colour;     /* the fleet track whose word is its colour */
  const char *black; /* the marker that is black whosever it is: "king"; or NULL */
  const char *move;  /* the event of a move: {a} is the square she reached, {c} the one she left; or
                        NULL */
  const char *place; /* the event of ships that come onto it: moves before it are over; or NULL */
  const char *side;  /* what is asked that an edge of it answers: one of "N", "E", "S" and "W"; or
                        NULL */

  /* Who fights whom on it, @ship being the one whose turn it is. FALSE: nobody does. NULL: it is
   * never empty. */
  gboolean (*pair) (const BonesGame *game, guint *ship, guint *other);

  /* How far apart two squares are. NULL: that means nothing in these rules. */
  guint (*apart) (const BonesGame *game, guint square, guint other);

  /* What lies between @ship and @other as they stand; @square not 0: were she to end a move there.
   * NULL as apart is. */
  void (*span) (const BonesSetup *setup, const BonesGame *game, guint ship, guint other,
                guint square, BonesSpan *span);
} BonesBoard;

/* The squares of @board and its exits: all that can be answered where a square is asked. */
guint bones_board_places (const BonesBoard *board);

/* The square on @file and @rank, both from 0; 0 where the board ends before them. */
guint bones_square_at (const BonesBoard *board, gint file, gint rank);

/* The file and the rank of @square, from 0; @square is on the board. */
gint bones_square_file (const BonesBoard *board, guint square);
gint bones_square_rank (const BonesBoard *board, guint square);

/* Whether @square is a square of @board, and no exit. */
gboolean bones_square_is_on (const BonesBoard *board, guint square);

/* The exit over the edge toward @point, one of the four; and the point of an exit, or BONES_POINTS
 * where @square is none. */
guint bones_square_exit (const BonesBoard *board, BonesPoint point);
BonesPoint bones_square_exit_point (const BonesBoard *board, guint square);

/* How many files @point leads eastward in one step, and how many ranks northward: -1, 0 or 1. */
gint bones_point_files (BonesPoint point);
gint bones_point_ranks (BonesPoint point);

/* "c4", "off-N"; NULL for none. The caller frees it. */
char *bones_square_to_string (const BonesBoard *board, guint square);

/* The square or exit that @text names, in any case; 0 where there is none. */
guint bones_square_from_string (const BonesBoard *board, const char *text);
