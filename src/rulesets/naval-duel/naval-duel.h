/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Naval Duel: fleets of ships of the line on a map of hexes that the app never sees.
 *
 * A turn has four phases. Each player draws a card. The fleets move one ship each in turn. They
 * declare broadsides in turn; the broadsides are rolled, and their losses are applied together.
 * Ships that lie side by side board each other. Whose go it is, and whether a phase is over, is
 * computed from the game and never stored, so that a change by hand cannot bring a turn into
 * disorder.
 *
 * Ratings may fall below zero: they are stored with ND_ZERO added (BonesTrack.base). A declared
 * broadside is a link from the firer to the target whose kind is its ammunition. Its losses wait
 * in tracks of the target until the phase ends.
 */

#include "roll.h"
#include "ruleset.h"

#include <string.h>

extern const BonesRuleset bones_naval_duel;

#define ND_ZERO 100               /* the stored value of a rating that is 0 */
#define ND_AHEAD_RULE "ND-FLT-05" /* by which a fleet can be rolled ahead of the battle */
#define ND_DECK 0                 /* of BonesGame.cards */

typedef enum { ND_MOVEMENT, ND_CANNON, ND_CREW, ND_RATINGS } NdRating;

/* Tracks of a ship. First the ratings, then the losses of each that this phase will apply. */
typedef enum {
  ND_LOST = ND_RATINGS,               /* and two more */
  ND_SPECIFICATIONS = 2 * ND_RATINGS, /* results of tables: 0, or 1 + the NdRating raised */
  ND_CAPTAIN,
  ND_QUALITY,
  ND_MORE_SPECIFICATIONS, /* results of a flagship's extra rolls */
  ND_MORE_CAPTAIN,
  ND_MORE_QUALITY,
  ND_SPACES,   /* that she may still move */
  ND_FIRED,    /* broadsides declared this turn */
  ND_RELOADS,  /* Quick Reloads this turn */
  ND_CAPTURED, /* this turn */
  ND_SHIP_TRACKS
} NdShipTrack;

/* Tracks of a fleet. */
typedef enum {
  ND_NATIONAL,
  ND_CHARACTER,
  ND_PASSED, /* declares or boards no more in this phase */
  ND_QUIET,  /* is not asked for cards on rolls any more in this phase */
  ND_LOOKS,  /* 1 + the fleet whose hand it sees now; 0: none */
  ND_FLEET_TRACKS
} NdFleetTrack;

/* Tracks of the table. */
typedef enum {
  ND_LAST,   /* 1 + the fleet that went last in this phase */
  ND_FIRING, /* broadsides are being rolled; no more can be declared */
  ND_TABLE_TRACKS
} NdTableTrack;

typedef enum { ND_SETTING_UP, ND_DRAWING, ND_MOVING, ND_BROADSIDES, ND_BOARDINGS, ND_STEPS } NdStep;

typedef enum {
  ND_SET_UP,
  ND_DRAW,
  ND_FIRST_MOVER,
  ND_MOVE,
  ND_TURN,
  ND_DECLARE,
  ND_QUICK_RELOAD,
  ND_PASS,
  ND_FIRE,
  ND_BOARD,
  ND_CROWS_NEST,
  ND_END_PHASE,
  ND_END_TURN,
  ND_CONCEDE,
  ND_END_BATTLE,
  ND_VERBS
} NdVerb;

typedef enum {
  ND_EDITION,
  ND_FLEET_SIZE,
  ND_FLAGSHIP_PICK,
  ND_START_HAND,
  ND_HAND_LIMIT,
  ND_RANGE_MODIFIERS,
  ND_ATTRIBUTE_REPEATS,
  ND_CARD_TIMING,
  ND_CARD_STACKING,
  ND_CREW_FOR_TRANSFER,
  ND_VICTORY,
  ND_TURN_LIMIT,
  ND_DECK_SOURCE,
  ND_FLAGSHIP_NAMED,
  ND_DECLARED_CARD,
  ND_OPTIONS
} NdOption;

enum { ND_AFTER_ROLLS, ND_BEFORE_ROLLS };           /* nd.flagship_pick */
enum { ND_NAMED_LEADS, ND_NAMED_ASKED };            /* nd.flagship_named */
enum { ND_DECLARED_ALONE, ND_DECLARED_APART };      /* nd.declared_card */
enum { ND_AMMUNITION_ONLY, ND_ALL_ROLL_MODIFIERS }; /* nd.range_modifiers */
enum { ND_REPEATS_ALLOWED, ND_DISTINCT };           /* nd.attribute_repeats */
enum { ND_BEFORE_ROLL, ND_AFTER_ROLL };             /* nd.card_timing */
enum { ND_LAST_FLEET, ND_BY_TURN_LIMIT };           /* nd.victory */
enum { ND_APP_DECK, ND_PHYSICAL_DECK };             /* nd.deck */

/* BonesGame.over */
enum { ND_GOES_ON, ND_OVER_LAST_FLEET = BONES_OVER_LAST_FLEET, ND_OVER_TURNS, ND_OVER_AGREED };

typedef enum { ND_GRAPESHOT, ND_CHAINSHOT, ND_ROUNDSHOT, ND_AMMUNITIONS } NdAmmunition;

/* Kinds of link: a broadside (1 + its ammunition, from a at b), and a pair that has fought. */
enum { ND_BOARDED = ND_AMMUNITIONS + 1, ND_LINK_KINDS };

/* BonesLink.values of a broadside. */
enum { ND_LINK_DISTANCE, ND_LINK_NUMBER, ND_LINK_BONUS }; /* in spaces; from 1; of cards */

typedef enum {
  ND_GUST_OF_WIND,
  ND_UNFURL_THE_SAILS,
  ND_CATCH_THE_WIND,
  ND_FIERCE_HAND_TO_HAND,
  ND_SWORDS_AND_PISTOLS,
  ND_RALLY_THE_MEN,
  ND_SWEEP_THE_DECKS,
  ND_SPLINTERING_WOOD,
  ND_DAMAGED_RIGGING,
  ND_QUICK_RELOAD_CARD,
  ND_CROWS_NEST_CARD,
  ND_MANEUVER,
  ND_CALM_WATERS,
  ND_RAKE_THE_BOW,
  ND_CARDS,
  ND_NO_CARD = ND_CARDS, /* also offered: no card */
  ND_NO_MORE             /* also offered: no card in this phase */
} NdCard;

/* The ids of the cards, in the order of NdCard. */
#define ND_EACH_CARD(CARD)                                                                         \
  CARD ("gust_of_wind")                                                                            \
  CARD ("unfurl_the_sails")                                                                        \
  CARD ("catch_the_wind")                                                                          \
  CARD ("fierce_hand_to_hand")                                                                     \
  CARD ("swords_and_pistols")                                                                      \
  CARD ("rally_the_men")                                                                           \
  CARD ("sweep_the_decks")                                                                         \
  CARD ("splintering_wood")                                                                        \
  CARD ("damaged_rigging")                                                                         \
  CARD ("quick_reload")                                                                            \
  CARD ("crows_nest")                                                                              \
  CARD ("maneuver")                                                                                \
  CARD ("calm_waters")                                                                             \
  CARD ("rake_the_bow")

typedef struct {
  gint16 range;     /* added to the range of guns */
  gint16 broadside; /* added to the broadside roll */
  gint16 attribute; /* added to an attribute roll */
  gint16 strikes;   /* the rating that takes all losses; -1: each is rolled for */
} NdShot;

typedef struct {
  gint16 start[ND_RATINGS];
  guint8 creation[ND_RATINGS];  /* the highest creation roll that raises each rating */
  guint8 attribute[ND_RATINGS]; /* the highest attribute roll that hits each rating */
  guint8 move_dice;
  guint8 move_less;              /* subtracted from a Movement roll */
  guint8 range;                  /* spaces */
  guint8 near;                   /* spaces without a penalty */
  guint8 points[ND_RATINGS + 1]; /* the lowest total that costs 1, 2, 3 points; ends with 0 */
  gint16 sinks_at;               /* Cannon at which a ship sinks */
  guint8 prize_crew;             /* Crew of a captured ship */
  guint8 copies[ND_CARDS];
  guint8 bonus[ND_CARDS];
  NdShot shots[ND_AMMUNITIONS];
} NdContent;

/* tables.c, options.c, words.c, words-settings.c: ids, names and sentences. */
extern const char *const nd_editions[], *const nd_ammunition_ids[], *const nd_card_ids[];
extern const char *const nd_rating_ids[], *const nd_link_kinds[], *const nd_marker_kinds[];
extern const BonesOption nd_options[];
extern const BonesPreset nd_presets[];
extern const BonesVerb nd_verbs[];
extern const BonesTrack nd_ship_tracks[], nd_fleet_tracks[], nd_table_tracks[];
extern const BonesWords nd_words[], nd_words_settings[];

/* content.c: reads data/rulesets/naval-duel.json. */
gpointer nd_content_new (GVariant *variant, GError **error);

/* facts.c: what is true of ships and broadsides. Nothing here asks anything. */

/* Sets why an action is closed in @refusal; returns FALSE. */
gboolean nd_refuse (BonesRefusal *refusal, const char *what, const char *rule);

/* A rating without ND_ZERO. */
gint nd_rating (const BonesGame *game, guint ship, NdRating rating);

/* Adds @more to a rating, within the bounds of its track. */
void nd_add_rating (BonesShip *ship, NdRating rating, gint more);

/* Whether @ship is in play and has an owner. */
gboolean nd_is_owned (const BonesGame *game, guint ship);

/* Whether both ships are in play and belong to different fleets. */
gboolean nd_are_enemies (const BonesGame *game, guint ship, guint other);

/* Whether two enemies have not fought each other yet this turn: ND-BRD-01. */
gboolean nd_may_fight (const BonesGame *game, guint ship, guint other);

/* The number of the next broadside to be declared, from 1. */
guint nd_next_number (const BonesGame *game);

/* The declared broadside to be rolled next, or NULL. */
const BonesLink *nd_next_broadside (const BonesGame *game);

/* The link of broadside @number, or -1 if it is not on the tray. */
gint nd_find_broadside (const BonesGame *game, guint number);

/* The points that a broadside with @total costs: ND-BRO-05. */
guint nd_points (const NdContent *content, gint total);

/* Whether @ship will sink at the end of the phase, with the losses that wait: ND-BRO-08. */
gboolean nd_will_sink (const NdContent *content, const BonesGame *game, guint ship);

/* Takes @ship out of play. */
void nd_leave (BonesGame *game, guint ship, BonesStatus status);

/* ask.c: questions and dice. While one is open Crow's Nest Lookout may be played (ND-CRD-01). */

/* A question about @subject. */
BonesAsk nd_ask (BonesAskKind kind, const char *what, const char *rule, guint subject,
                 guint ordinal);

/* As bones_catch_up(), for a question that Crow's Nest Lookout may interrupt: any of this system.
 */
gboolean nd_catch_up (BonesPlay *play) BONES_ASKS;

/* The same, as bones_ask_anew(). */
gboolean nd_ask_anew (BonesPlay *play) BONES_ASKS;

/* One die of @owner, about @ship (or BONES_NO_SHIP). */
BonesRoll nd_die (const char *what, const char *rule, guint owner, guint ship, guint ordinal);

/* turn.c: whose go it is in a phase */

/* Whether @ship may still move, declare a broadside or start a boarding in this phase. */
gboolean nd_can_go (const BonesGame *game, guint ship);

/* Whether @fleet has such a ship, and has not passed. */
gboolean nd_fleet_can_go (const BonesGame *game, guint fleet);

/* The fleet whose go it is in this phase, or BONES_NOBODY if all are done. Fleets go in the order
 * of the turn; those that are done are skipped. */
guint nd_next_fleet (const BonesGame *game);

/* Notes that the fleet of @ship was the last to go. */
void nd_note_go (BonesGame *game, guint ship);

/* A change of the active fleet by hand: @fleet goes next. */
void nd_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* Begins @step: no fleet has passed or gone yet. */
void nd_begin_step (BonesGame *game, NdStep step);

/* Whether an action is open; otherwise sets @refusal. ND-TRN-01, ND-MOV-02, ND-BRO-01, ND-BRD-01.
 */
gboolean nd_can_go_now (const BonesGame *game, const BonesAction *action, BonesRefusal *refusal);
gboolean nd_can_end_phase (const BonesGame *game, BonesRefusal *refusal);

/* open.c: which actions there are, and why others are closed */
void nd_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);
gboolean nd_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);

/* fleets.c: ND-SHP, ND-FLT, ND-SET */
guint nd_ahead (const BonesSetup *setup, const BonesRoster *roster);
guint nd_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
void nd_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);
void nd_set_up_game (const BonesSetup *setup, BonesGame *game);

/* ND-FLT-04: the flagships of the rosters, for a battle that began without the app. */
void nd_join (const BonesSetup *setup, const BonesGame *game, GArray *changes);
gboolean nd_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* cards.c: ND-CRD, ND-DRW */
extern const BonesHands nd_hands;
guint nd_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet);
gboolean nd_sees_hand (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet);

/* Draws @n cards into the hand of @fleet, for @rule. */
gboolean nd_draw_cards (BonesPlay *play, const char *rule, guint fleet, guint n) BONES_ASKS;

/* Asks @fleet, about @ship and @other, to play a card of @kinds from its hand, or none. A played
 * card is discarded; @card is ND_NO_CARD if the card is no longer in the hand. */
gboolean nd_play_card (BonesPlay *play, const char *what, guint fleet, guint ship, guint other,
                       guint64 kinds, guint ordinal, guint *card) BONES_ASKS;

/* Cards on one roll: first those of @fleet, then those of its opponents. */
typedef struct {
  const char *what;    /* "cards-move": the id of the question */
  guint fleet;         /* that rolls */
  guint64 own;         /* the kinds that it may play, as bits: they are added */
  guint rival;         /* that may play against it; BONES_NOBODY: all the others */
  guint64 against;     /* the kinds that rivals may play: they are subtracted */
  guint16 ship, other; /* of the roll */
  guint16 broadside;   /* its number on the tray, or 0 */
  guint ordinal;       /* tells two rolls of one action apart */
} NdHelp;

/* Asks for the cards of @help; @sum: what they add in all. */
gboolean nd_play_help (BonesPlay *play, const NdHelp *help, gint *sum) BONES_ASKS;

gboolean nd_draw (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_quick_reload (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_crows_nest (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* movement.c: ND-MOV */
gboolean nd_first_mover (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* broadside.c: ND-BRO-01 to 05 */
gboolean nd_declare (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* damage.c: ND-BRO-06 to 08 */

/* Notes the @points that broadside @number of @ship costs @target: applied when the phase ends. */
gboolean nd_lose_points (BonesPlay *play, guint ship, guint target, NdAmmunition shot, guint number,
                         guint points) BONES_ASKS;

/* ND-BRO-01, ND-BRO-08: applies all losses at once; ships without guns sink. */
void nd_apply_losses (BonesPlay *play);

/* staging.c: the tray of ND-BRO-01 */
extern const BonesStaging nd_staging;

/* boarding.c: ND-BRD */
gboolean nd_board (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* victory.c: ND-VIC, and the ends of phases and turns */
gboolean nd_pass (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_end_phase (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_end_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_end_battle (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Whether at most one fleet has ships; @winner: that fleet, or BONES_NOBODY. */
gboolean nd_is_decided (const BonesGame *game, guint *winner);

/* checklist.c */
extern const BonesRoundStep nd_steps[];
guint nd_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);
void nd_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders);

/* mend.c: makes the state consistent after a change by hand */
void nd_mend (const BonesSetup *setup, BonesGame *game);
