/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dread Pirate: skirmishes on a chess board, beside a board game that the app does not know.
 *
 * A fleet is a player and has one ship. Between battles the players take their turns on the main
 * board, of which the app keeps whose it is (DP_TURN) and who puts ashore. A battle is a link
 * between two ships, of the kind of the battle, from the attacker: there is one at a time, and while
 * it lasts both have a square of the board (DP_SQUARE; 0: none). Whose turn it is follows from the
 * extra turns that are left and from who has been ordered in this round of the skirmish.
 *
 * Ports are ships that nobody owns and that are off the table (withdrawn); while one is raided it is
 * in play, and the fleet that rolls for it has it. The port that a player may not come back to, and
 * the one in sight of which he may not put ashore, are links from his ship to it.
 */

#include "board.h"
#include "roll.h"
#include "ruleset.h"

#include <string.h>

extern const BonesRuleset bones_dread_pirate;

#define DP_ZERO 100 /* the stored value of a modifier that is 0 */

/* Classes: indices into the content. A port is one, too, that nobody sails. */
typedef enum { DP_SLOOP, DP_FRIGATE, DP_SHIP_OF_THE_LINE, DP_PORT, DP_KINDS } DpKind;

/* Tracks of a ship. */
typedef enum {
  DP_CREW,   /* crew points, out of DP_CREW_MAX */
  DP_DECKS,  /* gun decks */
  DP_SQUARE, /* of the board, in a battle */
  DP_PIECE,  /* her battle marker: DpPiece */
  DP_CARD,   /* what Dread Pirate cards add to her hits in this battle, DP_ZERO added */
  DP_ASHORE, /* puts ashore: DpAshore */
  DP_CREW_MAX,
  DP_CARGO,      /* dp.ext.cargo */
  DP_GRAPE_SHOT, /* dp.ext.grape_shot; the next two likewise */
  DP_SAILS,
  DP_SPYGLASS,
  DP_SHIP_TRACKS
} DpShipTrack;

typedef enum { DP_NO_PIECE, DP_PAWN, DP_KNIGHT, DP_ROOK, DP_QUEEN, DP_KING, DP_PIECES } DpPiece;
typedef enum { DP_AT_SEA, DP_PUTS_ASHORE, DP_ATTACKED_ASHORE } DpAshore;

/* Tracks of a fleet. */
typedef enum {
  DP_DREAD_PIRATE, /* he is the Dread Pirate */
  DP_COLOUR,       /* of his marker: 0 not chosen, 1 white, 2 black */
  DP_FLEET_TRACKS
} DpFleetTrack;

/* Tracks of the table. */
typedef enum {
  DP_TURN,        /* 1 + the fleet whose turn it is on the main board */
  DP_ROUND,       /* of the battle, from 1; 0: there is none, or a surprise turn comes first */
  DP_EXTRA_TURNS, /* that the attacker has left (DP-SUR-01) */
  DP_SEPARATION,  /* of the two ships: worked out of their squares (DP-SET-03) */
  DP_TABLE_TRACKS
} DpTableTrack;

typedef enum {
  DP_SET_UP,
  DP_DRAW_WIND,
  DP_ATTACK,
  DP_RAID,
  DP_GAMBIT,
  DP_FIRE,
  DP_MOVE,
  DP_PASS,
  DP_EXCHANGE, /* a round of a Gambit */
  DP_PLAY_CARD,
  DP_TREASURE, /* DP-SHP-04, outside the app's battles */
  DP_UPGRADE,
  DP_SAIL, /* DP-DRD-04 */
  DP_CROWN, /* makes or unmakes a Dread Pirate */
  DP_END_TURN,
  DP_ELSEWHERE, /* DP-RAI-08: something done at another port or against another ship */
  DP_BUY,       /* dp.ext.grape_shot, dp.ext.sails, dp.ext.spyglass */
  DP_STOW,      /* dp.ext.cargo */
  DP_GIVE_SPOT, /* dp.ext.black_spot */
  DP_LIFT_SPOT,
  DP_CONCEDE,
  DP_END_BATTLE,
  DP_VERBS
} DpVerb;

typedef enum {
  DP_EDITION,
  DP_WIND_IN_SKIRMISH,
  DP_UPGRADE_CREW,
  DP_D6_SAILING,
  DP_DISTANCE_COUNT,
  DP_SURPRISE_TURNS,
  DP_DIAGONAL_MOVES,
  DP_PASS_BY_BOARDS,
  DP_BOARDING_BONUS_TO,
  DP_TREASURE_DIE,
  DP_ASHORE_AFTER_ATTACK,
  DP_ZERO_CREW_MAY_ATTACK,
  DP_GAMBIT_ZERO,
  DP_RAID_PORT_CREW,
  DP_RAID_AUTO_HIT,
  DP_RAID_INVADE_BONUS,
  DP_CARD_TARGET,
  DP_EXT_CARGO,
  DP_EXT_GRAPE_SHOT,
  DP_EXT_SAILS,
  DP_EXT_SPYGLASS,
  DP_EXT_BLACK_SPOT,
  DP_OPTIONS
} DpOption;

enum { DP_WIND_FIXED, DP_WIND_EVERY_ROUND, DP_WIND_EVERY_MOVE };   /* dp.wind_in_skirmish */
enum { DP_CREW_DIFFERENCE, DP_CREW_FULL, DP_CREW_UNCHANGED };      /* dp.upgrade_crew */
enum { DP_MAIN_BOARD, DP_BATTLE_BEST_OF_TWO, DP_BATTLE_ADD_DIE };  /* dp.d6_sailing */
enum { DP_EMPTIES, DP_MIXED };                                     /* dp.distance_count */
enum { DP_STRAIGHT_ONLY, DP_ACROSS };                              /* dp.diagonal_moves */
enum { DP_BONUS_TO_WINNER, DP_BONUS_TO_MOVER };                    /* dp.boarding_bonus_to */
enum { DP_RESTORED, DP_CANCELLED };                                /* dp.ashore_after_attack */
enum { DP_AT_ONCE, DP_FINISH_ROUND };                              /* dp.gambit_zero */
enum { DP_PORT_CREW_CURRENT, DP_PORT_CREW_MAXIMUM };               /* dp.raid_port_crew */
enum { DP_CARD_ON_DAMAGE, DP_CARD_ON_TO_HIT, DP_CARD_ON_BOTH };    /* dp.card_target */

/* dp.treasure_die: dice that are rolled and added up, or the number is asked. */
#define DP_TREASURE_DICE 13
#define DP_TREASURE_ASK DP_TREASURE_DICE

/* Kinds of link: battles, from the attacker; and what a raid leaves, from the raider to the port. */
typedef enum {
  DP_NO_LINK,
  DP_SKIRMISH,
  DP_RAIDING,
  DP_GAMBLING,
  DP_CLOSED,  /* DP-RAI-08 */
  DP_SHUNNED, /* DP-RAI-05 */
  DP_LINK_KINDS
} DpLink;

/* Kinds of marker. */
enum { DP_BLACK_SPOT = 1, DP_MARKER_KINDS };

/* BonesGame.over */
enum { DP_GOES_ON, DP_OVER };
