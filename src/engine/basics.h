/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Bounds and numbers that every room uses, and the names of what src/state holds.
 *
 * Units: inches are hundredths, points are halves; there is no floating point. Ships and fleets are
 * numbered from 0 and never renumbered: one that has gone keeps its number, with another status.
 */

#include <glib.h>

typedef struct _BonesGame BonesGame;       /* src/state/game.h */
typedef struct _BonesShip BonesShip;       /* src/state/game.h */
typedef struct _BonesJournal BonesJournal; /* src/state/journal.h */
typedef struct _BonesPlay BonesPlay;       /* src/state/play.h */

#define BONES_MAX_FLEETS 8
#define BONES_MAX_SHIPS 256      /* on the whole table */
#define BONES_MAX_FLEET_SHIPS 64 /* bought for one fleet */
#define BONES_MAX_TRACKS 40      /* of a ship */
#define BONES_MAX_FLEET_TRACKS 8
#define BONES_MAX_TABLE_TRACKS 16
#define BONES_MAX_OPTIONS 124
#define BONES_MAX_LINKS 128
#define BONES_MAX_MARKERS 64
#define BONES_MAX_DECKS 2
#define BONES_MAX_CARDS 256       /* in one deck of every state */
#define BONES_MAX_MORE_CARDS 4096 /* of all decks together, where a battle has more */
#define BONES_MAX_ROUNDS 999

#define BONES_NOBODY 0xff     /* instead of a fleet: the table as a whole, or no owner */
#define BONES_NO_SHIP 0xffff  /* instead of a ship */
#define BONES_CALM 8          /* instead of a wind */
#define BONES_WIND_UNKNOWN 15 /* not drawn yet */

/* Points of the compass, clockwise. A wind is the point toward which it blows. */
typedef enum {
  BONES_NORTH,
  BONES_NORTH_EAST,
  BONES_EAST,
  BONES_SOUTH_EAST,
  BONES_SOUTH,
  BONES_SOUTH_WEST,
  BONES_WEST,
  BONES_NORTH_WEST,
  BONES_POINTS
} BonesPoint;

/* Whether a ship is on the table, and if not, how she left. */
typedef enum {
  BONES_IN_PLAY,
  BONES_SUNK,
  BONES_DESTROYED, /* outright, without sinking */
  BONES_FLED,
  BONES_WITHDRAWN,
  BONES_STATUSES
} BonesStatus;

/* Where a card of a deck is: in the pile, discarded, out of the game, or in the hand of fleet
 * (place - BONES_IN_HAND). */
typedef enum { BONES_IN_PILE, BONES_DISCARDED, BONES_SPENT, BONES_IN_HAND } BonesPlace;
