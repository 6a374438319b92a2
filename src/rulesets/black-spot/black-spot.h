/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Black Spot, the core rules of 2025 and 2015: what the files of this room share.
 *
 * A rule's place is its name: BS-RAM-* is in ram.c, BS-FIRE-* in fire.c. Each verb has, in the file
 * of its rules, a procedure that carries it out and a function that says whether it is open.
 * Nothing here keeps state: all of it is in BonesGame, under the names below.
 */

#include "roll.h"

extern const BonesRuleset bones_black_spot;

/* Section 15: the settings, in the order of bs_options. */
typedef enum {
  BS_EDITION,
  BS_FLEET_POINTS,
  BS_FLEET_ENFORCE,
  BS_BOOTY_SCOPE,
  BS_BOOTY_MULTI,
  BS_BOOTY_WHOSE,
  BS_BOOTY_NEUTRAL,
  BS_BOOTY_SETUP,
  BS_FLAGSHIP_SPECIAL_SHIPS,
  BS_WIND_METHOD,
  BS_WIND_SOURCE,
  BS_WIND_DECK,
  BS_WIND_REDRAW,
  BS_WIND_DIAGONAL,
  BS_INIT_METHOD,
  BS_INIT_SOURCE,
  BS_INIT_CYCLE,
  BS_INIT_RESTART,
  BS_TURN_PER_MOVE,
  BS_GROUND_REPEAT,
  BS_GROUND_CONTACT_DAMAGE,
  BS_GROUND_ACTION_AFTER,
  BS_GRAP_ZERO_MOVE,
  BS_BOARD_FIRST_FIGHT,
  BS_BOARD_CONSUMES_TARGET,
  BS_BOARD_DEFEAT,
  BS_BOARD_BREAK_OFF,
  BS_PRIZE_DONOR,
  BS_ABANDONED_COST,
  BS_CAP_BASIS,
  BS_SINK_ON,
  BS_VICTORY,
  BS_VICTORY_ROUNDS,
  BS_EDGE_EXIT,
  BS_OPTIONS
} BsOption;

/* Their values, the default first. */
enum { BS_2025, BS_2015 };
enum { BS_SCOPE_POOL, BS_SCOPE_SINGLE_DIE };
enum { BS_MULTI_SUCCESSIVE, BS_MULTI_BEST_OF };
enum { BS_WHOSE_OWN, BS_WHOSE_ANY };
enum { BS_METHOD_CARDS, BS_METHOD_MANUAL };
enum { BS_SOURCE_APP, BS_SOURCE_PHYSICAL };
enum { BS_REDRAW_WHEN_EMPTY, BS_REDRAW_EVERY_ROUND };
enum { BS_DIAGONAL_FULL, BS_DIAGONAL_HALF };
enum { BS_INIT_TOKENS, BS_INIT_ROLLOFF, BS_INIT_MANUAL };
enum { BS_CYCLE_ONE_EACH, BS_CYCLE_WHOLE_BUCKET };
enum { BS_RESTART_FIRST_PLAYER, BS_RESTART_CONTINUE };
enum { BS_TURN_ONE, BS_TURN_MANY };
enum { BS_REPEAT_ON_ENTRY, BS_REPEAT_EVERY_TURN_INSIDE };
enum { BS_ZERO_MUST_MOVE, BS_ZERO_ADJACENT };
enum { BS_FIGHT_IMMEDIATE, BS_FIGHT_NEXT_ROUND };
enum { BS_DEFEAT_WOULD_SINK, BS_DEFEAT_HITS_EQUAL_DICE, BS_DEFEAT_ANY_LOSS };
enum { BS_BREAK_OFF_NEVER, BS_BREAK_OFF_MUTUAL };
enum { BS_DONOR_CONTACT, BS_DONOR_VICTOR_ONLY, BS_DONOR_ANY };
enum { BS_COST_ACTION, BS_COST_FREE };
enum { BS_BASIS_CURRENT, BS_BASIS_ORIGINAL };
enum { BS_SINK_HIT, BS_SINK_DAMAGE };
enum { BS_VICTORY_LAST_FLEET, BS_VICTORY_BY_ROUNDS, BS_VICTORY_NONE };
enum { BS_EXIT_FORBID, BS_EXIT_WITHDRAW };

typedef enum {
  BS_SET_UP,
  BS_DRAW_WIND,
  BS_INITIATIVE,
  BS_ACTIVATE,
  BS_MOVE,
  BS_RAM,
  BS_GROUND_TEST,
  BS_GRAPPLE,
  BS_FIRE,
  BS_BOARD,
  BS_AFTERMATH,
  BS_CREW_HULL,
  BS_REPAIR,
  BS_WITHDRAW,
  BS_END_TURN,
  BS_END_ROUND,
  BS_CONCEDE,
  BS_END_BATTLE,
  BS_VERBS
} BsVerb;

/* Of a ship. */
typedef enum {
  BS_HITS,
  BS_ACCUMULATED_HITS, /* every hit ever scored on her; repairs leave it (BS-DMG-4) */
  BS_FLAMES,
  BS_GUN_DICE,
  BS_HULL_DICE, /* her crew; without any she is an abandoned hull */
  BS_GUN_DICE_FULL,
  BS_HULL_DICE_FULL,
  BS_AGROUND,
  BS_FIRED,       /* a bit for each bank, this round */
  BS_ACTED,       /* BsAct: what the one action of her turn was (BS-ACT-4) */
  BS_MOVED,       /* has moved this turn */
  BS_INCHES,      /* so far, in hundredths */
  BS_INCHES_LAST, /* on her previous turn */
  BS_RAMMED,      /* 1 + the ship that she rammed this turn */
  BS_HOOKS,       /* has thrown hooks this turn */
  BS_FOUGHT,      /* the round of her last battle */
  BS_NEAR,        /* a bit for each of the first 16 markers: within 1 in of it when she stopped */
  BS_SHIP_TRACKS
} BsTrack;

typedef enum { BS_BOOTY, BS_MORALE_TESTED } BsFleetTrack;

typedef enum {
  BS_BUCKET, /* BsBucket in which a ship was ordered last, this round */
  BS_PLACE,  /* 1 + the place in the order of the fleet that went last */
  BS_PRIZE,  /* 1 + the ship whose fate is to be decided (BS-AFTER-1) */
  BS_CAPTOR  /* 1 + the ship that took her */
} BsTableTrack;

/* game->step */
typedef enum { BS_STEP_SET_UP, BS_STEP_WIND, BS_STEP_INITIATIVE, BS_STEP_TURNS } BsStep;

/* BS-ACT-1 */
typedef enum { BS_NO_BUCKET, BS_BOARDING, BS_SLOOPS, BS_FRIGATES, BS_MEN_O_WAR } BsBucket;

typedef enum { BS_ACT_NONE, BS_ACT_FIRED, BS_ACT_BOARDED, BS_ACT_REPAIRED, BS_ACT_CREWED } BsAct;

typedef enum { BS_BOW, BS_AFT, BS_PORT, BS_STARBOARD, BS_BANKS } BsBank;

/* game->over */
typedef enum { BS_NOT_OVER, BS_OVER_LAST_FLEET, BS_OVER_ROUNDS, BS_OVER_AGREED } BsOver;

enum { BS_GRAPPLE_LINK = 1 }; /* values: battles fought, round of the last, round of the hooks */
typedef enum { BS_LINK_FOUGHT, BS_LINK_LAST, BS_LINK_THROWN } BsLinkValue;

enum { BS_ISLAND = 1, BS_REEF };

/* Section 1.4: a class of ships, as the content has it. */
typedef struct {
  char *id;
  char *needs;   /* the option that offers it, or NULL */
  guint8 cost;   /* halves of points */
  guint8 bucket; /* BsBucket */
  guint8 gun_dice, hull_dice;
  guint16 speed;      /* hundredths of an inch */
  guint16 turn_cost;  /* hundredths of an inch */
  guint16 turn_limit; /* degrees */
} BsClass;

#define BS_MAX_CLASSES 32
#define BS_WIND_KINDS 9 /* eight points and calm */

typedef struct {
  BsClass classes[BS_MAX_CLASSES];
  guint n_classes;
  guint8 wind_deck[BS_WIND_KINDS]; /* how many cards of each */
} BsContent;

/* options.c: the settings, and what an edition makes of them (section 13.3). */
extern const BonesOption bs_options[];
extern const char *const bs_editions[];
void bs_profile (guint8 *options);

/* tracks.c, words.c */
extern const BonesTrack bs_ship_tracks[], bs_fleet_tracks[], bs_table_tracks[];
extern const BonesVerb bs_verbs[];
extern const char *const bs_bank_ids[];
extern const BonesWords bs_words[];

/* content.c: a BsContent of @variant, which bs_content_free() frees; NULL and @error
 * (BONES_RULESET_ERROR_CONTENT) when it is not usable. */
gpointer bs_content_new (GVariant *variant, GError **error);
void bs_content_free (gpointer content);
extern const char *const bs_wind_ids[]; /* eight points and calm */

/* The class of @ship. */
const BsClass *bs_class (const BonesSetup *setup, const BonesGame *game, guint ship);

/* fleet.c, BS-FLEET: members of the ruleset, and documented there. */
guint bs_n_kinds (gconstpointer content);
const char *bs_kind_id (gconstpointer content, guint kind);
const char *bs_kind_words (gconstpointer content, const guint8 *options, guint kind);
guint bs_kind_points (gconstpointer content, const guint8 *options, guint kind);
void bs_commission (gconstpointer content, const guint8 *options, BonesShip *ship);
guint bs_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
void bs_set_up_game (const BonesSetup *setup, BonesGame *game);

/* booty.c: the windows after a roll (BS-BOOTY-2 to 6), and the die that a fleet begins with
 * (BS-BOOTY-1). */
gboolean bs_after_roll (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again) BONES_ASKS;
gboolean bs_roll_booty (BonesPlay *play, guint fleet) BONES_ASKS;

/* state.c */

/* Refuses: sets the id and the rule, returns FALSE. */
gboolean bs_refuse (BonesRefusal *refusal, const char *what, const char *rule);

/* TRUE, or refuses where @ship is grappled, with whom as {other}. */
gboolean bs_is_free (const BonesGame *game, guint ship, const char *what, const char *rule,
                     BonesRefusal *refusal);

/* @fleet as a set, for BonesAsk.who; nobody: the table. */
guint16 bs_bit (guint fleet);

/* Lets @ask choose among @ids (NULL at the end), those open whose bits are set. */
void bs_offer (BonesAsk *ask, const char *const *ids, guint64 open);

/* In play, with an owner and with dice; in play without: an abandoned hull (BS-AFTER-1). */
gboolean bs_is_crewed (const BonesGame *game, guint ship);
gboolean bs_is_hull (const BonesGame *game, guint ship);

gboolean bs_is_grappled (const BonesGame *game, guint ship);

/* How many hits she carries (BS-SINK-1); the same for the ruleset's limit(). */
guint bs_limit (const BonesGame *game, guint ship);
guint bs_show_limit (const BonesSetup *setup, const BonesGame *game, guint ship, guint track);

/* Sets her crew dice, and the gun dice that so many can serve. */
void bs_set_crew (BonesShip *ship, guint hull_dice);

/* Forgets what she did this turn. */
void bs_clear_turn (BonesShip *ship);

/* She is ordered, and active no more. */
void bs_end_turn_of (BonesGame *game, guint ship);

/* Takes her off the table as @status: no grapple, no turn, no flag and no prize of hers is left. */
void bs_leave (BonesGame *game, guint ship, BonesStatus status);

/* Leaves her as a hull, without crew, owner or grapple (BS-AFTER-1). */
void bs_abandon (BonesGame *game, guint ship);

/* A roll of her hull dice, and one of a single die, for her fleet (BS-DICE-2, BS-DICE-5). */
BonesRoll bs_seaworth (const BonesGame *game, const char *what, const char *rule, guint ship,
                       guint ordinal);
BonesRoll bs_one_die (const BonesGame *game, const char *what, const char *rule, guint ship,
                      guint ordinal);

/* Events: of a fleet; of a ship and another, or BONES_NO_SHIP; of a ship and a marker. */
void bs_tell_fleet (BonesPlay *play, const char *what, const char *rule, guint fleet, gint a,
                    gint b);
void bs_tell_pair (BonesPlay *play, const char *what, const char *rule, guint ship, guint other,
                   gint a, gint b);
void bs_tell_marker (BonesPlay *play, const char *what, const char *rule, guint ship, guint marker);

/* mend.c: the ruleset's mend(). */
void bs_mend (const BonesSetup *setup, BonesGame *game);

/* order.c: who orders next (BS-ROUND-3, BS-INIT-2, BS-ACT-1), computed from the state, never
 * stepped, so that nothing set by hand can wedge it. */

/* Where she is ordered: by class, or with the grappled (BS-ACT-2, BS-ACT-6). */
BsBucket bs_bucket_of (const BonesSetup *setup, const BonesGame *game, guint ship);

/* Whether she has a turn left this round. */
gboolean bs_can_be_ordered (const BonesSetup *setup, const BonesGame *game, guint ship);

/* The bucket whose ships are ordered now, and the fleet whose go it is in it; BS_NO_BUCKET and
 * BONES_NOBODY when nothing is left to be ordered. */
BsBucket bs_current_bucket (const BonesSetup *setup, const BonesGame *game);
guint bs_next_fleet (const BonesSetup *setup, const BonesGame *game);

/* TRUE, or refuses where it is not her turn to be ordered. */
gboolean bs_may_go (const BonesSetup *setup, const BonesGame *game, guint ship,
                    BonesRefusal *refusal);

/* Remembers that it was her fleet's go, in her bucket. */
void bs_note_turn (const BonesSetup *setup, BonesGame *game, guint ship);

/* The ruleset's give_turn(). */
void bs_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* checklist.c, open.c: the ruleset's checklist(), actions() and is_open(). */
guint bs_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);
void bs_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);
gboolean bs_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);

/* damage.c: what a point of damage did. Beyond her limit is for the caller to carry out: she sinks,
 * or is taken. */
typedef enum { BS_HELD, BS_TOOK_HIT, BS_BEYOND_LIMIT, BS_OUT_OF_REACH } BsPoint;

/* One point of damage, number @point of those of one cause (BS-DMG-2). */
gboolean bs_damage_point (BonesPlay *play, guint ship, guint point, BsPoint *result) BONES_ASKS;

/* So many points, until they sink her. */
gboolean bs_damage (BonesPlay *play, guint ship, guint points) BONES_ASKS;

/* sink.c: BS-SINK-2 */
gboolean bs_sink (BonesPlay *play, guint ship) BONES_ASKS;

/* morale.c: @fleet has lost her flagship, who is gone already (BS-MORALE-1). */
gboolean bs_flagship_lost (BonesPlay *play, guint fleet) BONES_ASKS;

/* aground.c: markers as bits: those that are land or reef; those that she is within 1 in of. */
guint64 bs_terrain (const BonesGame *game);
guint64 bs_near (const BonesGame *game, guint ship);
void bs_set_near (BonesGame *game, guint ship, guint64 markers);

/* One test of @ship near @marker (BS-AGRD-1); her turn, when it goes into freeing her
 * (BS-AGRD-3). */
gboolean bs_test_ground (BonesPlay *play, guint ship, guint marker) BONES_ASKS;
void bs_free (BonesPlay *play, guint ship);

/* turn.c: TRUE, or refuses where her one action is used up or spoken for (BS-ACT-4). */
gboolean bs_has_action (const BonesGame *game, guint ship, BonesRefusal *refusal);

/* boarding.c: whether she must fight before her turn ends (BS-BOARD-1). */
gboolean bs_battle_is_due (const BonesGame *game, guint ship);

/* crew.c: how many ships could man @hull for @ship's fleet (BS-AFTER-2); their bits are set in
 * @ask, unless NULL. */
guint bs_donors (const BonesGame *game, guint ship, guint hull, BonesAsk *ask);

/* Mans @hull for @ship's fleet. It may be called off (P-20): then @done is FALSE. */
gboolean bs_crew_a_hull (BonesPlay *play, guint ship, guint hull, gboolean *done) BONES_ASKS;

/* round.c: the ruleset's tally(). */
guint bs_tally (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Whether one fleet is left, which is then @winner, or none (BS-SETUP-6). */
gboolean bs_is_decided (const BonesGame *game, guint *winner);

/* Ends the battle where it is decided. */
void bs_check_victory (BonesPlay *play);

/* The procedure of each verb, in the file of its rules, and whether it is open: what all have in
 * common aside, which open.c sees to. @ship is the action's, or the fleet for concede. */
gboolean bs_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_draw_wind (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_initiative (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_activate (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_ram (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_ground_test (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_grapple (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_board (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_aftermath (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_crew_hull (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_repair (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_withdraw (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_end_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_end_round (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean bs_end_battle (BonesPlay *play, const BonesAction *action) BONES_ASKS;

gboolean bs_can_activate (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_move (const BonesSetup *setup, const BonesGame *game, guint ship,
                      BonesRefusal *refusal);
gboolean bs_can_ram (const BonesSetup *setup, const BonesGame *game, guint ship,
                     BonesRefusal *refusal);
gboolean bs_can_ground_test (const BonesSetup *setup, const BonesGame *game, guint ship,
                             BonesRefusal *refusal);
gboolean bs_can_grapple (const BonesSetup *setup, const BonesGame *game, guint ship,
                         BonesRefusal *refusal);
gboolean bs_can_fire (const BonesSetup *setup, const BonesGame *game, guint ship,
                      BonesRefusal *refusal);
gboolean bs_can_board (const BonesSetup *setup, const BonesGame *game, guint ship,
                       BonesRefusal *refusal);
gboolean bs_can_crew_hull (const BonesSetup *setup, const BonesGame *game, guint ship,
                           BonesRefusal *refusal);
gboolean bs_can_repair (const BonesSetup *setup, const BonesGame *game, guint ship,
                        BonesRefusal *refusal);
gboolean bs_can_withdraw (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_end_turn (const BonesSetup *setup, const BonesGame *game, guint ship,
                          BonesRefusal *refusal);
gboolean bs_can_end_round (const BonesSetup *setup, const BonesGame *game, guint ship,
                           BonesRefusal *refusal);
gboolean bs_can_concede (const BonesSetup *setup, const BonesGame *game, guint ship,
                         BonesRefusal *refusal);
