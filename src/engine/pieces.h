/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What lies on the table beside the ships and can be printed to scale: tokens, templates, cards of
 * the wind. A ruleset declares its pieces, as far as its rules give their sizes.
 */

#include <glib.h>

typedef enum {
  BONES_PIECE_ROUND,   /* a disc; width is its diameter */
  BONES_PIECE_RING,    /* a ring with a narrow rim; width is its outer diameter */
  BONES_PIECE_RECT,    /* width by height */
  BONES_PIECE_CARD,    /* a playing card */
  BONES_PIECE_WEDGE,   /* a template of an angle; width is the length of its sides */
  BONES_PIECE_CANNON,  /* a template with a short and a long part, width wide: people have to say
                          how long these are, because the rules do not */
  BONES_PIECE_SQUARES, /* a page with a board of angle by angle squares, width wide each */
  BONES_PIECE_HEXES,   /* a page of hexes, width from side to side */
  BONES_PIECE_COMPASS  /* a disc with the points of the compass */
} BonesPieceShape;

#define BONES_NO_ARROW 0xffff

typedef struct {
  const char *id;   /* "hit" */
  const char *text; /* what is written on it, marked for translation; or NULL */
  BonesPieceShape shape;
  guint16 width, height; /* hundredths of an inch */
  guint16 angle;         /* WEDGE: degrees; ROUND, CARD: where its arrow points, clockwise from the
                            top, or BONES_NO_ARROW; SQUARES: how many in a row; COMPASS: how many
                            points */
  guint8 count;          /* how many people need */
  guint32 colour;        /* 0xRRGGBB of a token in colour; 0: white */
  const char *option;    /* the switch that adds it, or the option and the value that do
                            ("wind.method=compass"); NULL: it is always used */
} BonesPiece;
