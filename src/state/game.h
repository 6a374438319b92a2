/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The state of a battle as a value: flat, bounded, without pointers, so that a copy is an
 * assignment and a comparison a walk over bytes.
 *
 * It holds everything that players expect an undo to bring back; names, class data, content and
 * seed are outside it (setup.h, names.h), shared by all copies. The engine knows fleets, ships,
 * tracks, links, markers and decks; the ruleset, which names them in its tables (ruleset.h), knows
 * what they mean.
 *
 * It holds hidden things, too. So this folder is not in the include paths of the rooms that show
 * a battle to people, src/protocol and src/app.
 */

#include "basics.h"

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded" /* these copy and compare as bytes */
struct _BonesShip {
  guint8 status;  /* BonesStatus */
  guint8 fleet;   /* her owner now, or BONES_NOBODY */
  guint8 origin;  /* the fleet that she was bought for */
  guint8 kind;    /* her class: an index into the ruleset's content */
  guint8 ordered; /* she has had her turn this round */
  guint8 roster;  /* her number in that fleet, from 1; 0: a rule created her */
  guint16 tracks[BONES_MAX_TRACKS];
};

typedef struct {
  guint16 flagship; /* or BONES_NO_SHIP */
  guint8 status;    /* BONES_IN_PLAY, or BONES_WITHDRAWN after it conceded */
  guint8 keep_all;  /* "keep every roll until I say": no reroll is offered */
  guint16 tracks[BONES_MAX_FLEET_TRACKS];
} BonesFleet;

/* A relation of two ships: a grapple, a contact. kind 0: unused. */
typedef struct {
  guint8 kind;
  guint8 stage;
  guint16 a, b; /* a began it */
  guint16 values[3];
} BonesLink;

/* Something on the table or over it: an island, a spell. kind 0: unused. */
typedef struct {
  guint8 kind;
  guint8 owner; /* a fleet, or BONES_NOBODY */
  guint8 stage;
  guint8 number; /* 2 of "Reef 2": among those of its kind, from 1 */
  guint16 ship;  /* or BONES_NO_SHIP */
  guint16 until; /* the last round of its effect; 0: until it is removed */
  guint16 values[2];
} BonesMarker;

/* How a battle has ended, in every system, if at most one fleet was left. */
#define BONES_OVER_LAST_FLEET 1

struct _BonesGame {
  guint16 n_ships; /* used in ships[]; likewise links and markers */
  guint16 n_links;
  guint16 n_markers;
  guint16 round;       /* from 1; 0: being set up */
  guint16 active_ship; /* whose turn it is, or BONES_NO_SHIP */
  guint8 n_fleets;
  guint8 step;                    /* of the round: BonesRoundStep.number */
  guint8 wind;                    /* BonesPoint, BONES_CALM or BONES_WIND_UNKNOWN */
  guint8 n_order;                 /* fleets in order[]; 0: not drawn this round */
  guint8 over;                    /* the battle has ended: BONES_OVER_LAST_FLEET, or otherwise */
  guint8 winner;                  /* a fleet, or BONES_NOBODY for a draw; valid if over */
  guint8 order[BONES_MAX_FLEETS]; /* order[0] goes first; used: n_order */
  guint16 tracks[BONES_MAX_TABLE_TRACKS];
  guint8 options[BONES_MAX_OPTIONS];              /* the value's index, or the number */
  guint16 n_more[BONES_MAX_DECKS];                /* cards beyond cards[], in more_cards[] */
  guint8 cards[BONES_MAX_DECKS][BONES_MAX_CARDS]; /* BonesPlace */
  BonesFleet fleets[BONES_MAX_FLEETS];
  BonesLink links[BONES_MAX_LINKS];
  BonesMarker markers[BONES_MAX_MARKERS];
  BonesShip ships[BONES_MAX_SHIPS]; /* of these, and of what follows, only the used ones are copied
                                       and compared */
  guint8 more_cards[BONES_MAX_MORE_CARDS]; /* BonesPlace; deck after deck */
};
#pragma GCC diagnostic pop

/* The bytes of a state that are used, in two pieces: up to its last ship, and its further cards. */
#define BONES_GAME_PIECES 2

/* Returns piece @piece of @game, and sets @length to its number of bytes. */
const guint8 *bones_game_piece (const BonesGame *game, guint piece, gsize *length);

/* Returns the number of bytes of @game that are used. */
gsize bones_game_size (const BonesGame *game);

/* Copies @from to @to. */
void bones_game_copy (BonesGame *to, const BonesGame *from);

/* Makes @to equal to @from, and appends to @undo what it takes to go back: as much as differs. */
void bones_game_follow (BonesGame *to, const BonesGame *from, GByteArray *undo);

/* Brings back what @game was when @undo had @from bytes. */
void bones_game_go_back (BonesGame *game, const GByteArray *undo, gsize from);

gboolean bones_game_equal (const BonesGame *a, const BonesGame *b);

/* Makes room for @n_cards of @deck in a new state. Decks that have no more than BONES_MAX_CARDS
 * need none. */
void bones_game_make_room (BonesGame *game, guint deck, guint n_cards);

/* Returns how many cards of @deck there is room for. */
guint bones_game_n_cards (const BonesGame *game, guint deck);

/* Return where card @card of @deck is: a BonesPlace. @card must be less than
 * bones_game_n_cards(). */
guint8 *bones_game_card (BonesGame *game, guint deck, guint card);
guint bones_game_place (const BonesGame *game, guint deck, guint card);

/* Returns whether @ship is on the table. In the header, as the next: it is asked for every ship. */
static inline gboolean
bones_game_in_play (const BonesGame *game, guint ship)
{
  return ship < game->n_ships && game->ships[ship].status == BONES_IN_PLAY;
}

/* Returns whether @ship is on the table and belongs to @fleet. */
static inline gboolean
bones_game_sails_for (const BonesGame *game, guint ship, guint fleet)
{
  return bones_game_in_play (game, ship) && game->ships[ship].fleet == fleet;
}

/* Returns the number of ships of @fleet on the table. */
guint bones_game_count_ships (const BonesGame *game, guint fleet);

/* Returns the place of @fleet in this round's order, from 0; BONES_MAX_FLEETS if it has none. */
guint bones_game_place_in_order (const BonesGame *game, guint fleet);

/* Return the first link of @kind with @ship at either end, or NULL. */
BonesLink *bones_game_find_link (BonesGame *game, guint kind, guint ship);
const BonesLink *bones_game_peek_link (const BonesGame *game, guint kind, guint ship);

/* Returns whether there is a link of @kind between the two ships, from either of them. */
gboolean bones_game_are_linked (const BonesGame *game, guint kind, guint ship, guint other);

/* Returns the end of @link that is not @ship. */
guint bones_link_other (const BonesLink *link, guint ship);

/* Adds a link of @kind from @a to @b. Returns it, or NULL if there is no room. */
BonesLink *bones_game_add_link (BonesGame *game, guint kind, guint a, guint b);

/* Removes every link that has @ship at either end. */
void bones_game_drop_links (BonesGame *game, guint ship);

/* Removes link number @link. */
void bones_game_drop_link (BonesGame *game, guint link);

/* Adds a marker of @kind, whose number follows those of its kind. Returns it, or NULL if there is
 * no room. */
BonesMarker *bones_game_add_marker (BonesGame *game, guint kind, guint owner);

/* Removes marker number @marker; the others keep their numbers. */
void bones_game_drop_marker (BonesGame *game, guint marker);
