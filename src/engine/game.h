/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The state of a battle as a value: flat, bounded, without pointers, so that a copy is an
 * assignment and a comparison a walk over bytes.
 *
 * What people at the table would expect undo to bring back is in here; names, class data, content
 * and seed stand beside it (setup.h), shared by all copies. The engine knows that there are fleets,
 * ships, tracks, links, markers and decks; what they mean is the ruleset's business, which names
 * them in its tables (ruleset.h).
 *
 * Units: inches are hundredths, points are halves; there is no floating point. Ships and fleets are
 * numbered from 0 and never renumbered: who has gone keeps the number with another status.
 */

#include <glib.h>

#define BONES_MAX_FLEETS 8
#define BONES_MAX_SHIPS 256      /* on the whole table */
#define BONES_MAX_FLEET_SHIPS 64 /* bought for one fleet */
#define BONES_MAX_TRACKS 40      /* of a ship */
#define BONES_MAX_FLEET_TRACKS 8
#define BONES_MAX_TABLE_TRACKS 16
#define BONES_MAX_OPTIONS 128
#define BONES_MAX_LINKS 128
#define BONES_MAX_MARKERS 64
#define BONES_MAX_DECKS 2
#define BONES_MAX_CARDS 256 /* in one deck */
#define BONES_MAX_ROUNDS 999

#define BONES_NOBODY 0xff     /* in place of a fleet: the table as a whole, or no owner */
#define BONES_NO_SHIP 0xffff  /* in place of a ship */
#define BONES_CALM 8          /* in place of a wind */
#define BONES_WIND_UNKNOWN 15 /* not drawn yet */

/* Points of the compass, clockwise. The wind is the point it blows toward. */
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

/* Whether a ship is on the table, and if not, how she left it. */
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

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* these copy and compare as bytes */
typedef struct {
  guint8 status;  /* BonesStatus */
  guint8 fleet;   /* whose she is now, or BONES_NOBODY */
  guint8 origin;  /* the fleet that she was bought for */
  guint8 kind;    /* her class: an index into the ruleset's content */
  guint8 ordered; /* has had her turn this round */
  guint8 roster;  /* her number in the fleet she was bought for, from 1; 0: a rule made her */
  guint16 tracks[BONES_MAX_TRACKS];
} BonesShip;

typedef struct {
  guint16 flagship; /* or BONES_NO_SHIP */
  guint8 status;    /* BONES_IN_PLAY, or BONES_WITHDRAWN when she has conceded */
  guint8 keep_all;  /* "keep every roll until I say": no reroll is offered */
  guint16 tracks[BONES_MAX_FLEET_TRACKS];
} BonesFleet;

/* Something between two ships: a grapple, a contact. kind 0: a free place. */
typedef struct {
  guint8 kind;
  guint8 stage;
  guint16 a, b; /* a is the one that began it */
  guint16 values[3];
} BonesLink;

/* Something that lies on the table or hangs over it: an island, a reef. kind 0: a free place. */
typedef struct {
  guint8 kind;
  guint8 owner; /* a fleet, or BONES_NOBODY */
  guint8 stage;
  guint8 number; /* "Reef 2": counts those of its kind, from 1 */
  guint16 ship;  /* or BONES_NO_SHIP */
  guint16 until; /* the last round in which it stands; 0: until it is removed */
  guint16 values[2];
} BonesMarker;

typedef struct {
  guint16 n_ships; /* so many of ships[] are used; markers and links likewise */
  guint16 n_links;
  guint16 n_markers;
  guint16 round;       /* from 1; 0: being set up */
  guint16 active_ship; /* whose turn it is, or BONES_NO_SHIP */
  guint8 n_fleets;
  guint8 step;                    /* of the round: the ruleset's */
  guint8 wind;                    /* BonesPoint, BONES_CALM or BONES_WIND_UNKNOWN */
  guint8 n_order;                 /* fleets in order[]; 0: not drawn this round */
  guint8 over;                    /* the battle has ended */
  guint8 winner;                  /* a fleet, or BONES_NOBODY for a draw; only where over */
  guint8 order[BONES_MAX_FLEETS]; /* order[0] goes first */
  guint16 tracks[BONES_MAX_TABLE_TRACKS];
  guint8 options[BONES_MAX_OPTIONS];              /* the value's index, or the number */
  guint8 cards[BONES_MAX_DECKS][BONES_MAX_CARDS]; /* BonesPlace */
  BonesFleet fleets[BONES_MAX_FLEETS];
  BonesLink links[BONES_MAX_LINKS];
  BonesMarker markers[BONES_MAX_MARKERS];
  BonesShip ships[BONES_MAX_SHIPS]; /* last: only the used ones are copied and compared */
} BonesGame;
#pragma GCC diagnostic pop

/* The bytes of @game that count. */
gsize bones_game_size (const BonesGame *game);

/* Sets @to to what @from is. */
void bones_game_copy (BonesGame *to, const BonesGame *from);

gboolean bones_game_equal (const BonesGame *a, const BonesGame *b);

/* Whether ship number @ship is on the table. */
gboolean bones_game_in_play (const BonesGame *game, guint ship);

/* Whether @ship is on the table, and whose she is: @fleet's. */
gboolean bones_game_sails_for (const BonesGame *game, guint ship, guint fleet);

/* How many ships of @fleet are on the table. */
guint bones_game_count_ships (const BonesGame *game, guint fleet);

/* The place of @fleet in this round's order, from 0; BONES_MAX_FLEETS when it has none. */
guint bones_game_place_in_order (const BonesGame *game, guint fleet);

/* The first link of @kind with @ship at either end, or NULL. */
BonesLink *bones_game_find_link (BonesGame *game, guint kind, guint ship);
const BonesLink *bones_game_peek_link (const BonesGame *game, guint kind, guint ship);

/* The other end of @link, as seen from @ship. */
guint bones_link_other (const BonesLink *link, guint ship);

/* Adds a link of @kind from @a to @b; NULL when there is no room for one more. */
BonesLink *bones_game_add_link (BonesGame *game, guint kind, guint a, guint b);

/* Removes every link that has @ship at either end. */
void bones_game_drop_links (BonesGame *game, guint ship);

/* Removes link number @link. */
void bones_game_drop_link (BonesGame *game, guint link);

/* Adds a marker of @kind, numbered after the others of its kind; NULL when there is no room. */
BonesMarker *bones_game_add_marker (BonesGame *game, guint kind, guint owner);

/* Removes marker number @marker; the others keep their numbers. */
void bones_game_drop_marker (BonesGame *game, guint marker);
