/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dread Pirate: skirmishes on a chess board, beside a board game that the app does not know.
 *
 * A fleet is a player and has one ship. Between battles the players take their turns on the main
 * board, of which the app keeps whose it is (DP_TURN) and who puts ashore. A battle is a link
 * between two ships, of the kind of the battle, from the attacker: there is one at a time, and
 * while it lasts both have a square of the board (DP_SQUARE; 0: none). Whose turn it is follows
 * from the extra turns that are left and from who has been ordered in this round of the skirmish.
 *
 * Ports are ships that nobody owns and that are off the table (withdrawn); while one is raided it
 * is in play, and the fleet that rolls for it has it. The port that a player may not come back to,
 * and the one in sight of which he may not put ashore, are links from his ship to it.
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
  DP_SAIL,  /* DP-DRD-04 */
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

/* dp.treasure_die: dice that are rolled and added up, or the number is asked. */
#define DP_TREASURE_DICE 13
#define DP_TREASURE_ASK DP_TREASURE_DICE

/* Kinds of link: battles, from the attacker; and what a raid leaves, from the raider to the port.
 */
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
enum { DP_GOES_ON, DP_OVER_LAST_PLAYER, DP_OVER_AGREED };

typedef struct {
  guint8 decks, crew, advantage, hold;
  guint8 piece;           /* DpPiece */
  guint8 to_hit[DP_PORT]; /* by the class that is fired at */
} DpClass;

typedef struct {
  DpClass classes[DP_PORT]; /* those that are sailed */
  guint8 ports;
  guint8 port_to_hit;
  guint8 to_hit_dice;
  guint8 near;           /* the farthest separation without a penalty */
  guint8 dread_damage;   /* on each hit of the Dread Pirate */
  guint8 surprise;       /* the highest die that surprises */
  guint8 dread_surprise; /* likewise, of the Dread Pirate */
  guint8 move_less;      /* taken off a movement die */
  guint8 boarding_bonus; /* treasures */
  guint8 jewels, doubloons;
  guint8 grape_damage, grape_below; /* so much more, below that separation */
  guint8 sails_bonus;
} DpContent;

/* tables.c, options.c, words*.c: what it is called and what it says. */
extern const BonesBoard dp_board;
extern const char *const dp_editions[], *const dp_kind_ids[], *const dp_piece_ids[];
extern const char *const dp_link_kinds[], *const dp_marker_kinds[];
extern const BonesOption dp_options[];
extern const BonesPreset dp_presets[];
extern const BonesVerb dp_verbs[];
extern const BonesTrack dp_ship_tracks[], dp_fleet_tracks[], dp_table_tracks[];
extern const BonesWords dp_words[], dp_words_events[], dp_words_settings[];

/* content.c: reads data/rulesets/dread-pirate.json. */
gpointer dp_content_new (GVariant *variant, GError **error);

/* facts.c: what is true of ships, of the battle and of its board. */

/* Closes an action: sets why in @refusal, returns FALSE. */
gboolean dp_refuse (BonesRefusal *refusal, const char *what, const char *rule);

/* The numbers of the class of @ship, who is no port. */
const DpClass *dp_class (const BonesSetup *setup, const BonesGame *game, guint ship);

gboolean dp_is_port (const BonesGame *game, guint ship);

/* Whether @ship is on the table, sailed by a player, and no port. */
gboolean dp_sails (const BonesGame *game, guint ship);

/* The ship that @fleet sails, or BONES_NO_SHIP. */
guint dp_ship_of (const BonesGame *game, guint fleet);

/* Whether @ship is sailed by the Dread Pirate (DP-DRD-01; no port is: DP-AMB-25). */
gboolean dp_is_dread (const BonesGame *game, guint ship);

/* What Dread Pirate cards add to what @ship rolls, which may be below 0. */
gint dp_card (const BonesGame *game, guint ship);

/* The battle that is fought, or NULL. */
const BonesLink *dp_battle (const BonesGame *game);

/* Whether @ship and @other are fighting each other. */
gboolean dp_are_fighting (const BonesGame *game, guint ship, guint other);

/* Whom @ship fights, or BONES_NO_SHIP. */
guint dp_rival (const BonesGame *game, guint ship);

/* The ship whose turn it is in the battle, or BONES_NO_SHIP: DP-SUR-01, DP-RND-01. */
guint dp_next (const BonesGame *game);

/* DP-SET-03: how far apart two squares are, as dp.distance_count has it. */
guint dp_separation (const BonesGame *game, guint square, guint other);

/* Whether two squares touch, diagonals included. */
gboolean dp_touch (guint square, guint other);

/* Who fights whom, the one first whose turn it is. */
gboolean dp_pair (const BonesGame *game, guint *ship, guint *other);

/* Works out DP_SEPARATION of those who fight; 0 where nobody does. */
void dp_measure (BonesGame *game);

/* The link of @kind that begins at @ship, as its number, or -1. */
gint dp_link_from (const BonesGame *game, DpLink kind, guint ship);

/* The black spot that @ship has, as the number of its marker, or -1. */
gint dp_spot_on (const BonesGame *game, guint ship);

/* The crew points and decks of her class, and its marker, as she is: after an upgrade. */
void dp_fit_out (const BonesSetup *setup, BonesShip *ship);

/* A question to the player of @ship. */
BonesAsk dp_ask (const BonesGame *game, BonesAskKind kind, const char *what, const char *rule,
                 guint ship, guint ordinal);

/* A yes or no to it. */
gboolean dp_confirm (BonesPlay *play, const char *what, const char *rule, guint ship, guint ordinal,
                     gint a, gboolean *yes) BONES_ASKS;

/* A die of @ship's player, about her and @other or BONES_NO_SHIP. */
BonesRoll dp_die (const BonesGame *game, const char *what, const char *rule, guint ship,
                  guint other);

/* battle.c: DP-SKI, and what begins and ends with every battle. */

/* Makes it so that @attacker fights @defender, and that who lies ashore knows of it. */
void dp_begin_battle (BonesPlay *play, DpLink kind, guint attacker, guint defender);

/* Nobody fights any more; a port goes back to where ports are. */
void dp_clear_battle (const BonesSetup *setup, BonesGame *game);

/* @ship has had her turn; after both, the next round begins. */
gboolean dp_finish_turn (BonesPlay *play, guint ship) BONES_ASKS;

/* DP-WND-01: asks where the wind blows from. */
gboolean dp_ask_wind (BonesPlay *play, guint ordinal) BONES_ASKS;

gboolean dp_draw_wind (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_pass (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* set-up.c: DP-GEN, and the players' ships */
guint dp_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
void dp_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);
void dp_set_up_game (const BonesSetup *setup, BonesGame *game);
gboolean dp_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* place.c: DP-SKI-01, DP-SET, DP-SUR */
gboolean dp_attack (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Markers, wind, distance and surprise of the battle that has begun. */
gboolean dp_place (BonesPlay *play, guint attacker, guint defender) BONES_ASKS;

/* DP-DRD-05: whether the black king stands for @ship. */
gboolean dp_ask_king (BonesPlay *play, guint ship) BONES_ASKS;

/* fire.c: DP-FIR, DP-DMG, DP-CRD */
gboolean dp_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_play_card (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* How far apart @ship, on @square or where she is (0), and @other are, and what that means for her
 * shot, or for both where they would touch. */
void dp_span (const BonesSetup *setup, const BonesGame *game, guint ship, guint other, guint square,
              BonesSpan *span);

/* DP-DMG-01: @ship has hit @target, at @separation. @struck: she has no crew left. */
gboolean dp_damage (BonesPlay *play, guint ship, guint target, guint separation,
                    gboolean *struck) BONES_ASKS;

/* move.c: DP-MOV */
gboolean dp_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* How many squares @ship may go toward @point when her die, less what is taken off it, is
 * @squares. */
gint dp_allowance (const BonesGame *game, BonesPoint point, gint squares);

/* boarding.c: DP-BRD, and how battles are won */

/* @mover has stopped beside @other. */
gboolean dp_board_her (BonesPlay *play, guint mover, guint other) BONES_ASKS;

/* Higher die wins, @ship's first: @winner. */
gboolean dp_roll_off (BonesPlay *play, const char *rule, guint ship, guint other,
                      guint *winner) BONES_ASKS;

/* treasure.c: DP-TRS, DP-SHP-04, DP-GAM-04, DP-RAI-06 */

/* The battle is over: @winner has won it, by boarding or not, with so many treasures for it. */
gboolean dp_win (BonesPlay *play, guint winner, guint loser, gboolean boarded,
                 guint bonus) BONES_ASKS;
gboolean dp_treasure (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* gambit.c: DP-GAM */
gboolean dp_gambit (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_exchange (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* raid.c: DP-RAI */
gboolean dp_raid (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_elsewhere (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* DP-RAI-02, DP-RAI-03: @port is in play, as strong as @raider; @fleet rolls for it. */
void dp_man_port (BonesGame *game, guint raider, guint port, guint fleet);

/* @port is where ports are while nobody raids them. */
void dp_leave_port (BonesGame *game, guint port);

/* Whether @ship may raid @port. */
gboolean dp_may_raid (const BonesGame *game, guint ship, guint port);

/* What a raid leaves behind, and its end. */
void dp_end_raid (BonesPlay *play, guint raider, guint port);

/* @ship has done something that is not at the port that is closed to her. */
void dp_open_port (BonesPlay *play, guint ship);

/* player.c: DP-UPG, DP-DRD */
gboolean dp_upgrade (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_sail (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_crown (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* turn.c: DP-ASH, and the turns on the main board */
gboolean dp_end_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_end_game (BonesPlay *play, const BonesAction *action) BONES_ASKS;
void dp_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* The fleet after @fleet that takes part, or @fleet; how many do. */
guint dp_fleet_after (const BonesGame *game, guint fleet);
guint dp_count_players (const BonesGame *game);

/* Whether @fleet takes part. */
gboolean dp_plays (const BonesGame *game, guint fleet);

/* ideas.c: DP-EXT */
gboolean dp_buy (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_stow (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_give_spot (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean dp_lift_spot (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* What @ship may still buy, as bits: those of DP_GRAPE_SHOT and the two behind it. */
guint dp_for_sale (const BonesGame *game, guint ship);

/* The size of her hold; 0 without dp.ext.cargo. */
guint dp_hold (const BonesSetup *setup, const BonesGame *game, guint ship);

/* open.c */
void dp_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);
gboolean dp_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);

/* checklist.c */
guint dp_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);
void dp_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders);

/* mend.c */
void dp_mend (const BonesSetup *setup, BonesGame *game);
