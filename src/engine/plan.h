/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A plan: what a ship is made of, where the rules hit her in places, and what of it is lost. It is
 * worked out from the game whenever it is wanted, and stored nowhere: what counts in it are tracks.
 */

#include "setup.h"

#define BONES_MAX_PARTS 16
#define BONES_MAX_PART_GUNS 4
#define BONES_MAX_PART_MARKS 8
#define BONES_NO_TRACK 0xffff

typedef enum {
  BONES_PART_ROOM,      /* a place in the grid, with boxes that are hit and burn */
  BONES_PART_WATERLINE, /* boxes below the water line, which fill */
  BONES_PART_COUNTERS   /* so many of something, of which some are gone: a crew */
} BonesPartKind;

typedef enum {
  BONES_GUNS_BOW,
  BONES_GUNS_PORT,
  BONES_GUNS_STARBOARD,
  BONES_GUNS_STERN,
  BONES_GUNS_SIDES, /* so many on each side */
  BONES_GUNS_ALL_ROUND,
  BONES_GUNS_KINDS
} BonesGunsAt;

typedef struct {
  BonesGunsAt at;
  guint8 number;
  gboolean lost;
  const char *words; /* id of the words for what they are, or NULL where nobody asks */
} BonesPartGuns;

/* What goes with a part ("crew 2"): struck out once it has gone. */
typedef struct {
  const char *words; /* id of the words, with @value as {a} */
  gint32 value;
  gboolean struck;
} BonesPartMark;

typedef struct {
  BonesPartKind kind;
  const char *id;          /* "gun-deck"; as long as the content */
  const char *words;       /* id of the words that name it */
  guint8 col_from, col_to; /* of a room: 1 is at the prow */
  guint8 row_from, row_to; /* of a room: 0 is low */
  gboolean aloft;          /* of a room: above the deck, as sails are */
  guint8 boxes, lost;      /* lost: hit, marked, gone */
  guint8 ablaze;           /* of those that are lost */
  guint8 save;             /* 0: none */
  guint16 lost_track;      /* the ship track that holds lost (of counters: what is left), and */
  guint16 ablaze_track;    /* the one that holds ablaze; or BONES_NO_TRACK */
  guint8 n_guns, n_marks;
  BonesPartGuns guns[BONES_MAX_PART_GUNS];
  BonesPartMark marks[BONES_MAX_PART_MARKS];
} BonesPart;

/* Fills @parts, of BONES_MAX_PARTS, with what @ship is made of. Returns how many they are; 0 where
 * her rules, or her class, know no parts. */
guint bones_setup_plan (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesPart *parts);
