/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The plan of a ship: her parts, in rule systems that hit parts, and their losses. It is computed
 * from the tracks of the game and not stored.
 */

#include "setup.h"

#define BONES_MAX_PARTS 16
#define BONES_MAX_PART_GUNS 8
#define BONES_MAX_PART_MARKS 8
#define BONES_NO_TRACK 0xffff

typedef enum {
  BONES_PART_ROOM,      /* a place in the grid, with boxes that can be hit and burn */
  BONES_PART_WATERLINE, /* boxes below the waterline, which fill */
  BONES_PART_COUNTERS   /* a number of something, some of it lost: a crew */
} BonesPartKind;

typedef enum {
  BONES_GUNS_BOW,
  BONES_GUNS_PORT,
  BONES_GUNS_STARBOARD,
  BONES_GUNS_STERN,
  BONES_GUNS_SIDES, /* that many on each side */
  BONES_GUNS_ALL_ROUND,
  BONES_GUNS_KINDS
} BonesGunsAt;

typedef struct {
  BonesGunsAt at;
  guint8 number, left; /* as built, and now */
  const char *words;   /* id of the words that describe them, or NULL */
} BonesPartGuns;

/* Something that belongs to a part ("crew 2") and is struck out when it is lost. */
typedef struct {
  const char *words; /* id of the words, with @value as {a} and @about as {b} */
  gint32 value;
  gboolean struck;
  gint32 about;
} BonesPartMark;

typedef struct {
  BonesPartKind kind;
  const char *id;          /* "gun-deck"; borrowed from the content */
  const char *words;       /* id of the words that name it */
  guint8 col_from, col_to; /* of a room: 1 is at the prow */
  guint8 row_from, row_to; /* of a room: 0 is low */
  gboolean aloft;          /* of a room: above the deck, as sails are */
  guint8 boxes, lost;      /* lost: hit or marked */
  guint8 ablaze;           /* of the lost ones */
  guint8 save;             /* 0: none */
  guint16 lost_track;      /* the ship track of lost (of counters: of what is left) */
  guint16 ablaze_track;    /* the ship track of ablaze; or BONES_NO_TRACK */
  guint8 n_guns, n_marks;
  BonesPartGuns guns[BONES_MAX_PART_GUNS];
  BonesPartMark marks[BONES_MAX_PART_MARKS];
} BonesPart;

/* Fills @parts, of BONES_MAX_PARTS, with the parts of @ship. Returns their number; 0 if her rules
 * or her class have no parts. */
guint bones_setup_plan (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesPart *parts);
