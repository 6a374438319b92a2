/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A board of squares as a chart of the sea, north up: the markers that stand on it, how far apart
 * two of them are, the last move, the wind, and the squares and edges that may be answered. It
 * fills what room it gets. It is mirrored by nothing.
 *
 * What may be answered has a buoy on it, with how far apart the two are then; where they would
 * meet, a buoy with crossed blades.
 */

#include "board-piece.h"
#include "board-places.h"
#include "drawn.h"

#define BONES_TYPE_BOARD_FACE (bones_board_face_get_type ())
G_DECLARE_FINAL_TYPE (BonesBoardFace, bones_board_face, BONES, BOARD_FACE, BonesDrawn)

typedef struct {
  guint file, rank; /* from 0 */
} BonesBoardSpot;

typedef enum {
  BONES_MARK_NONE,
  BONES_MARK_OPEN, /* may be answered */
  BONES_MARK_CLASH /* can be chosen; the two would meet there */
} BonesBoardMark;

/* The contents of a board. All borrowed: strings are static, or live as long as the face shows
 * them. */
typedef struct {
  guint files, ranks; /* at most BONES_BOARD_MOST */
  guint n_pieces;
  struct {
    BonesPieceLook look;
    BonesBoardSpot spot;
    char letter[2];
    gboolean next; /* it is its turn */
  } pieces[BONES_BOARD_MOST];
  struct {
    BonesBoardMark mark;
    gint apart;                                   /* the number in the square; -1: none */
  } squares[BONES_BOARD_MOST * BONES_BOARD_MOST]; /* rank by rank from the south */
  gboolean exits[BONES_BOARD_EDGES]; /* can be chosen: the edge in the north, east, south, west */
  gboolean inward;                   /* a ship enters there instead of leaving */
  guint wind;                        /* the direction the wind blows toward: 0 to 7; others: none */
  gboolean moved;
  BonesBoardSpot from, to; /* the last move */
  gint apart; /* the distance of the first two pieces, written between them; -1: none */
} BonesBoardLook;

GtkWidget *bones_board_face_new (void);

/* Shows @look. */
void bones_board_face_set_look (BonesBoardFace *self, const BonesBoardLook *look);

/* Where things are on it, in its own coordinates, if it is @width by @height. */
void bones_board_face_lay_out (BonesBoardFace *self, int width, int height,
                               BonesBoardPlaces *places);
