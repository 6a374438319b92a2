/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dread Pirate: skirmishes on a chess board, beside a board game that the app does not know.
 *
 * A fleet is a player and has one ship. Between battles the players take their turns on the main
 * board; the app keeps whose turn it is (DP_TURN) and which ships put ashore. A battle is a link
 * from the attacker to the defender whose kind is the kind of battle. There is one battle at a
 * time, and both ships have a square of the board in it (DP_SQUARE; 0: none). Whose turn it is in
 * the battle follows from the extra turns left and from which ship is `ordered` in this round.
 *
 * Ports are ships without an owner that are off the table (withdrawn). While a port is raided it
 * is in play and belongs to the fleet that rolls for it. Two links lead from a ship to a port: to
 * the one that she may not come back to, and to the one in sight of which she may not put ashore.
 */

#include "board.h"
#include "roll.h"
#include "ruleset.h"

#include <string.h>

extern const BonesRuleset bones_dread_pirate;

#define DP_ZERO 100 /* the stored value of a modifier that is 0 */

/* Classes: indices into the content. A port is a class that no player sails. */
typedef enum { DP_SLOOP, DP_FRIGATE, DP_SHIP_OF_THE_LINE, DP_PORT, DP_KINDS } DpKind;

/* Tracks of a ship. */
typedef enum {
  DP_CREW,   /* crew points, out of DP_CREW_MAX */
  DP_DECKS,  /* gun decks */
  DP_SQUARE, /* of the board, in a battle */
  DP_PIECE,  /* her battle marker: DpPiece */
  DP_CARD,   /* DP_ZERO + what Dread Pirate cards add to her hits in this battle */
  DP_ASHORE, /* puts ashore: DpAshore */
  DP_CREW_MAX,
  DP_CARGO,      /* dp.ext.cargo */
  DP_GRAPE_SHOT, /* has it (dp.ext.grape_shot); the next two likewise */
  DP_SAILS,
  DP_SPYGLASS,
  DP_SHIP_TRACKS
} DpShipTrack;

typedef enum { DP_NO_PIECE, DP_PAWN, DP_KNIGHT, DP_ROOK, DP_QUEEN, DP_KING, DP_PIECES } DpPiece;
typedef enum { DP_AT_SEA, DP_PUTS_ASHORE, DP_ATTACKED_ASHORE } DpAshore;

/* Tracks of a fleet. */
typedef enum {
  DP_DREAD_PIRATE, /* the player is the Dread Pirate */
  DP_COLOUR,       /* of the marker: 0 not chosen, 1 white, 2 black */
  DP_FLEET_TRACKS
} DpFleetTrack;

/* Tracks of the table. */
typedef enum {
  DP_TURN,        /* 1 + the fleet whose turn it is on the main board */
  DP_ROUND,       /* of the battle, from 1; 0: no battle, or a surprise turn comes first */
  DP_EXTRA_TURNS, /* of the attacker, still to be taken (DP-SUR-01) */
  DP_SEPARATION,  /* of the two ships, computed from their squares (DP-SET-03) */
  DP_WIND_ROLLED, /* in this turn, with dp.wind_die=once_a_turn */
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
  DP_TREASURE, /* won outside the app's battles */
  DP_UPGRADE,
  DP_SAIL,  /* on the main board, with the Dread Pirate's extra die */
  DP_CROWN, /* makes or unmakes a Dread Pirate */
  DP_END_TURN,
  DP_ELSEWHERE, /* did something at another port or against another ship */
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
  DP_PORT_OPENS,
  DP_WIND_DIE,
  DP_WIND_OF_TURN,
  DP_OPTIONS
} DpOption;

enum { DP_WIND_FIXED, DP_WIND_EVERY_ROUND, DP_WIND_EVERY_MOVE };  /* dp.wind_in_skirmish */
enum { DP_CREW_DIFFERENCE, DP_CREW_FULL, DP_CREW_UNCHANGED };     /* dp.upgrade_crew */
enum { DP_MAIN_BOARD, DP_BATTLE_BEST_OF_TWO, DP_BATTLE_ADD_DIE }; /* dp.d6_sailing */
enum { DP_EMPTIES, DP_MIXED };                                    /* dp.distance_count */
enum { DP_STRAIGHT_ONLY, DP_ACROSS };                             /* dp.diagonal_moves */
enum { DP_BONUS_TO_WINNER, DP_BONUS_TO_MOVER };                   /* dp.boarding_bonus_to */
enum { DP_RESTORED, DP_CANCELLED };                               /* dp.ashore_after_attack */
enum { DP_AT_ONCE, DP_FINISH_ROUND };                             /* dp.gambit_zero */
enum { DP_PORT_CREW_CURRENT, DP_PORT_CREW_MAXIMUM };              /* dp.raid_port_crew */
enum { DP_CARD_ON_DAMAGE, DP_CARD_ON_TO_HIT, DP_CARD_ON_BOTH };   /* dp.card_target */

enum { DP_OPENS_IN_ACTION, DP_OPENS_BY_ATTACK };       /* dp.port_opens */
enum { DP_ROLLED_ONCE_A_TURN, DP_ROLLED_AT_ANY_TIME }; /* dp.wind_die */

/* dp.treasure_die: the values that are dice to add up; the last value asks for the number. */
#define DP_TREASURE_DICE 13
#define DP_TREASURE_ASK DP_TREASURE_DICE

/* Kinds of link: battles, from the attacker; and the marks of a raid, from the raider to the port.
 */
typedef enum {
  DP_NO_LINK,
  DP_SKIRMISH,
  DP_RAIDING,
  DP_GAMBLING,
  DP_CLOSED,  /* the ship may not come back to the port yet */
  DP_SHUNNED, /* the ship may not put ashore in sight of the port */
  DP_LINK_KINDS
} DpLink;

/* Kinds of marker. */
enum { DP_BLACK_SPOT = 1, DP_MARKER_KINDS };

/* BonesGame.over */
enum { DP_GOES_ON, DP_OVER_LAST_PLAYER = BONES_OVER_LAST_FLEET, DP_OVER_AGREED };

typedef struct {
  guint8 decks, crew, advantage, hold;
  guint8 piece;           /* DpPiece */
  guint8 to_hit[DP_PORT]; /* by the class that is fired at */
} DpClass;

typedef struct {
  DpClass classes[DP_PORT]; /* the classes that players sail */
  guint8 ports;
  guint8 port_to_hit;
  guint8 to_hit_dice;
  guint8 near;           /* the largest separation without a penalty */
  guint8 dread_damage;   /* added to each hit of the Dread Pirate */
  guint8 surprise;       /* the highest roll that surprises */
  guint8 dread_surprise; /* the same for the Dread Pirate */
  guint8 move_less;      /* subtracted from a movement roll */
  guint8 boarding_bonus; /* treasures */
  guint8 jewels, doubloons;
  guint8 grape_damage, grape_below; /* added damage, and the separation below which it counts */
  guint8 sails_bonus;
} DpContent;

/* tables.c, options.c, words.c, words-settings.c: ids, names and sentences. */
extern const BonesBoard dp_board;
extern const BonesGunnery dp_gunnery;

/* The lowest sum that hits class @target from class @kind. */
guint dp_to_hit (const BonesSetup *setup, guint kind, guint target);
extern const char *const dp_editions[], *const dp_kind_ids[], *const dp_piece_ids[];
extern const char *const dp_link_kinds[], *const dp_marker_kinds[];
extern const BonesOption dp_options[];
extern const BonesPreset dp_presets[];
extern const BonesVerb dp_verbs[];
extern const BonesTrack dp_ship_tracks[], dp_fleet_tracks[], dp_table_tracks[];
extern const BonesWords dp_words[], dp_words_settings[];

/* content.c: reads data/rulesets/dread-pirate.json. */
gpointer dp_content_new (GVariant *variant, GError **error);

/* facts.c: what is true of ships, of the battle and of its board. Nothing here asks anything. */

/* Sets why an action is closed in @refusal; returns FALSE. */
gboolean dp_refuse (BonesRefusal *refusal, const char *what, const char *rule);

/* The numbers of the class of @ship, which is not a port. */
const DpClass *dp_class (const BonesSetup *setup, const BonesGame *game, guint ship);

gboolean dp_is_port (const BonesGame *game, guint ship);

/* Whether @ship is in play, has a player, and is not a port. */
gboolean dp_sails (const BonesGame *game, guint ship);

/* The ship that @fleet sails, or BONES_NO_SHIP. */
guint dp_ship_of (const BonesGame *game, guint fleet);

/* Whether @fleet takes part: it is in play and has a ship. */
gboolean dp_plays (const BonesGame *game, guint fleet);

/* The next fleet after @fleet that takes part; @fleet itself if there is no other. */
guint dp_fleet_after (const BonesGame *game, guint fleet);

/* The number of fleets that take part. */
guint dp_count_players (const BonesGame *game);

/* Whether the Dread Pirate sails @ship (DP-DRD-01). A port never counts (DP-AMB-25). */
gboolean dp_is_dread (const BonesGame *game, guint ship);

/* What Dread Pirate cards add to the rolls of @ship; may be negative. */
gint dp_card (const BonesGame *game, guint ship);

/* The link of the present battle, or NULL. */
const BonesLink *dp_battle (const BonesGame *game);

/* Whether @ship and @other are fighting each other. */
gboolean dp_are_fighting (const BonesGame *game, guint ship, guint other);

/* The ship that @ship fights, or BONES_NO_SHIP. */
guint dp_rival (const BonesGame *game, guint ship);

/* The ship whose turn it is in the battle, or BONES_NO_SHIP: DP-SUR-01, DP-RND-01. */
guint dp_next (const BonesGame *game);

/* The separation of two squares by dp.distance_count: DP-SET-03. */
guint dp_separation (const BonesGame *game, guint square, guint other);

/* Whether two squares touch, also at a corner. */
gboolean dp_touch (guint square, guint other);

/* The two ships of the battle; @ship is the one whose turn it is. FALSE: there is no battle. */
gboolean dp_pair (const BonesGame *game, guint *ship, guint *other);

/* Updates DP_SEPARATION from the squares of the ships in battle; 0 without a battle. */
void dp_measure (BonesGame *game);

/* The number of the link of @kind that starts at @ship, or -1. */
gint dp_link_from (const BonesGame *game, DpLink kind, guint ship);

/* The number of the black spot marker on @ship, or -1. */
gint dp_spot_on (const BonesGame *game, guint ship);

/* Whether @ship may raid @port: DP-RAI-08. */
gboolean dp_may_raid (const BonesGame *game, guint ship, guint port);

/* Sets decks, full crew and battle marker of @ship to those of her class. */
void dp_fit_out (const BonesSetup *setup, BonesShip *ship);

/* ask.c: questions and dice */

/* A question to the player of @ship. */
BonesAsk dp_ask (const BonesGame *game, BonesAskKind kind, const char *what, const char *rule,
                 guint ship, guint ordinal);

/* Asks the player of @ship a yes-or-no question; @a goes into its sentence. */
gboolean dp_confirm (BonesPlay *play, const char *what, const char *rule, guint ship, guint ordinal,
                     gint a, gboolean *yes) BONES_ASKS;

/* Asks the owner of @ship to confirm something about the port that she has a @link to. *@yes is
 * TRUE if there is no such port. */
gboolean dp_confirm_port (BonesPlay *play, DpLink link, const char *what, const char *rule,
                          guint ship, guint ordinal, gboolean *yes) BONES_ASKS;

/* One die of the player of @ship, about her and @other (or BONES_NO_SHIP). */
BonesRoll dp_die (const BonesGame *game, const char *what, const char *rule, guint ship,
                  guint other);

/* battle.c: DP-SKI, and what all battles have in common */

/* Starts a battle of @kind. A defender that lies ashore is marked as attacked. */
void dp_begin_battle (BonesPlay *play, DpLink kind, guint attacker, guint defender);

/* Ends every battle without a winner. Ships leave the board; a port is no longer manned. */
void dp_clear_battle (const BonesSetup *setup, BonesGame *game);

/* Ends the turn of @ship; after both turns the next round begins. */
gboolean dp_finish_turn (BonesPlay *play, guint ship) BONES_ASKS;

/* DP-WND-01: asks where the wind blows from. */
gboolean dp_ask_wind (BonesPlay *play, guint ordinal) BONES_ASKS;
/* The wind of a battle that begins. */
gboolean dp_find_wind (BonesPlay *play) BONES_ASKS;

gboolean dp_draw_wind (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_pass (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* set-up.c: DP-GEN, and the players' ships */
guint dp_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
void dp_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);
void dp_set_up_game (const BonesSetup *setup, BonesGame *game);
gboolean dp_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* place.c: DP-SKI-01, DP-SET, DP-SUR */
gboolean dp_attack (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Markers, wind, distance and surprise of a battle that has just begun. */
gboolean dp_place (BonesPlay *play, guint attacker, guint defender) BONES_ASKS;

/* DP-DRD-05: asks the Dread Pirate whether the black king stands for @ship. */
gboolean dp_ask_king (BonesPlay *play, guint ship) BONES_ASKS;

/* fire.c: DP-FIR, DP-DMG, DP-CRD */
gboolean dp_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_play_card (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Fills @span with the separation of @ship and @other and what it means for a shot of @ship, or
 * for boarding. @square: as if @ship were there; 0: where she is. */
void dp_span (const BonesSetup *setup, const BonesGame *game, guint ship, guint other, guint square,
              BonesSpan *span);

/* DP-DMG-01: damage of a hit by @ship on @target. @struck: no crew is left. */
gboolean dp_damage (BonesPlay *play, guint ship, guint target, gboolean *struck) BONES_ASKS;

/* move.c: DP-MOV */
gboolean dp_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* The squares that a ship may go toward @point; @squares: her roll, less what is subtracted. */
gint dp_allowance (const BonesGame *game, BonesPoint point, gint squares);

/* boarding.c: DP-BRD */

/* @mover has stopped next to @other: one of them boards and wins. */
gboolean dp_board_her (BonesPlay *play, guint mover, guint other) BONES_ASKS;

/* Both sides roll one die, again if they tie; @winner: the ship with the higher die. */
gboolean dp_roll_off (BonesPlay *play, const char *rule, guint ship, guint other,
                      guint *winner) BONES_ASKS;

/* treasure.c: DP-TRS, DP-SHP-04, DP-GAM-04, DP-RAI-06, and how battles are won */

/* Ends the battle: @winner takes her treasure. @boarded: she won by boarding; @bonus: treasures
 * for it. */
gboolean dp_win (BonesPlay *play, guint winner, guint loser, gboolean boarded,
                 guint bonus) BONES_ASKS;
gboolean dp_treasure (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* gambit.c: DP-GAM */
gboolean dp_gambit (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_exchange (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* ports.c: ports, manned and not, open and closed */

/* Puts @port in play with the strength of @raider; @fleet rolls for it. DP-RAI-02, DP-RAI-03. */
void dp_man_port (BonesGame *game, guint raider, guint port, guint fleet);

/* Takes @port out of play, as before it was raided. */
void dp_leave_port (BonesGame *game, guint port);

/* DP-RAI-08: reopens the port that is closed to @ship, if any. */
void dp_open_port (BonesPlay *play, guint ship);
void dp_open_ports (BonesPlay *play, guint attacker, guint defender);

/* raid.c: DP-RAI */
gboolean dp_raid (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_elsewhere (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Ends a raid and closes @port to @raider. */
void dp_end_raid (BonesPlay *play, guint raider, guint port);

/* player.c: DP-UPG, DP-DRD */
gboolean dp_upgrade (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_sail (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_crown (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* turn.c: DP-ASH, and the turns on the main board */
gboolean dp_end_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_end_game (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Gives @fleet the turn: in its battle, else on the main board. */
void dp_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* ideas.c: DP-EXT */
gboolean dp_buy (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_stow (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_give_spot (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_lift_spot (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* What @ship can still buy, as bits: bit 0 is DP_GRAPE_SHOT, the next ones the tracks after it. */
guint dp_for_sale (const BonesGame *game, guint ship);

/* The cargo that @ship can hold; 0 without dp.ext.cargo. */
guint dp_hold (const BonesSetup *setup, const BonesGame *game, guint ship);

/* open.c: which actions there are, and why others are closed */
void dp_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);
gboolean dp_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);

/* checklist.c */
extern const BonesRoundStep dp_steps[];
guint dp_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);
void dp_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders);

/* mend.c: makes the state consistent after a change by hand */
void dp_mend (const BonesSetup *setup, BonesGame *game);
