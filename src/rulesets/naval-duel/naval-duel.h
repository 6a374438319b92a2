/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Naval Duel: fleets of ships of the line on a map of hexes that the app never sees.
 *
 * A turn goes through four phases: everybody draws a card, ships move by turns, broadsides are
 * declared by turns, then rolled, then take effect together, and ships that lie side by side board
 * each other. Whose go it is, and whether a phase is over, is worked out from the game and never
 * stored, so that nothing that is set by hand can bring a turn into disorder.
 *
 * Ratings may fall below zero: they are stored with ND_ZERO added to them (BonesTrack.base).
 * A broadside that is declared is a link from the firer to the target, of the kind of its
 * ammunition; what it costs waits in tracks of the target until the phase ends.
 */

#include "roll.h"
#include "ruleset.h"

#include <string.h>

extern const BonesRuleset bones_naval_duel;

#define ND_ZERO 100 /* the stored value of a rating that is 0 */
#define ND_DECK 0   /* of BonesGame.cards */

typedef enum { ND_MOVEMENT, ND_CANNON, ND_CREW, ND_RATINGS } NdRating;

/* Tracks of a ship. The first are the ratings, the next what the phase will cost of each. */
typedef enum {
  ND_LOST = ND_RATINGS,               /* and two more */
  ND_SPECIFICATIONS = 2 * ND_RATINGS, /* results of tables: 0, or 1 + NdRating that it raised */
  ND_CAPTAIN,
  ND_QUALITY,
  ND_MORE_SPECIFICATIONS, /* those of a flagship's second rolls */
  ND_MORE_CAPTAIN,
  ND_MORE_QUALITY,
  ND_SPACES,   /* she may still move so far */
  ND_FIRED,    /* broadsides declared this turn */
  ND_RELOADS,  /* Quick Reloads this turn */
  ND_CAPTURED, /* this turn */
  ND_SHIP_TRACKS
} NdShipTrack;

/* Tracks of a fleet. */
typedef enum {
  ND_NATIONAL,
  ND_CHARACTER,
  ND_PASSED, /* declares no more broadsides, or boards no more, in this phase */
  ND_QUIET,  /* plays no more cards on rolls in this phase, and is not asked */
  ND_LOOKS,  /* 1 + the fleet whose hand it looks into at this moment */
  ND_FLEET_TRACKS
} NdFleetTrack;

/* Tracks of the table. */
typedef enum {
  ND_LAST,   /* 1 + the fleet that went last in this phase */
  ND_FIRING, /* broadsides are being rolled: none is declared any more */
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
  ND_OPTIONS
} NdOption;

enum { ND_AFTER_ROLLS, ND_BEFORE_ROLLS };           /* nd.flagship_pick */
enum { ND_AMMUNITION_ONLY, ND_ALL_ROLL_MODIFIERS }; /* nd.range_modifiers */
enum { ND_REPEATS_ALLOWED, ND_DISTINCT };           /* nd.attribute_repeats */
enum { ND_BEFORE_ROLL, ND_AFTER_ROLL };             /* nd.card_timing */
enum { ND_LAST_FLEET, ND_BY_TURN_LIMIT };           /* nd.victory */
enum { ND_APP_DECK, ND_PHYSICAL_DECK };             /* nd.deck */

/* BonesGame.over */
enum { ND_GOES_ON, ND_OVER_LAST_FLEET, ND_OVER_TURNS, ND_OVER_AGREED };

typedef enum { ND_GRAPESHOT, ND_CHAINSHOT, ND_ROUNDSHOT, ND_AMMUNITIONS } NdAmmunition;

/* Kinds of link: a broadside is 1 + its ammunition, a from b; a pair that has fought. */
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
  ND_NO_CARD = ND_CARDS, /* also offered: none */
  ND_NO_MORE             /* and none in this phase */
} NdCard;

typedef struct {
  gint16 range;     /* added to the range of guns */
  gint16 broadside; /* added to the broadside roll */
  gint16 attribute; /* added to an attribute roll */
  gint16 strikes;   /* the rating that takes all of it, or -1: rolled for */
} NdShot;

typedef struct {
  gint16 start[ND_RATINGS];
  guint8 creation[ND_RATINGS];  /* a creation die up to this raises that rating */
  guint8 attribute[ND_RATINGS]; /* an attribute roll up to this strikes that rating */
  guint8 move_dice;
  guint8 move_less;  /* taken off a Movement roll */
  guint8 range;      /* spaces */
  guint8 near;       /* spaces without a penalty */
  guint8 points[4];  /* from which total on a broadside costs 1, 2, 3 points; 0 at the end */
  gint16 sinks_at;   /* Cannon at which a ship sinks */
  guint8 prize_crew; /* aboard a ship that was taken */
  guint8 copies[ND_CARDS];
  guint8 bonus[ND_CARDS];
  NdShot shots[ND_AMMUNITIONS];
} NdContent;

/* tables.c, options.c, words*.c: what it is called and what it says. */
extern const char *const nd_editions[], *const nd_ammunition_ids[], *const nd_card_ids[];
extern const char *const nd_rating_ids[], *const nd_link_kinds[], *const nd_marker_kinds[];
extern const BonesOption nd_options[];
extern const BonesPreset nd_presets[];
extern const BonesVerb nd_verbs[];
extern const BonesTrack nd_ship_tracks[], nd_fleet_tracks[], nd_table_tracks[];
extern const BonesWords nd_words[], nd_words_settings[], nd_words_cards[];

/* content.c: reads data/rulesets/naval-duel.json. */
gpointer nd_content_new (GVariant *variant, GError **error);

/* turn.c: facts about the phase, and small things that every rule needs. */

/* Closes an action: sets why in @refusal, returns FALSE. */
gboolean nd_refuse (BonesRefusal *refusal, const char *what, const char *rule);

/* A question, at which Crow's Nest Lookout may be played as at any time (ND-CRD-01). */
BonesAsk nd_ask (BonesAskKind kind, const char *what, const char *rule, guint subject,
                 guint ordinal);

/* One die of @owner, about @ship or BONES_NO_SHIP. */
BonesRoll nd_die (const char *what, const char *rule, guint owner, guint ship, guint ordinal);

/* A rating as people count it; and changing it by @more, within what can be kept. */
gint nd_rating (const BonesGame *game, guint ship, NdRating rating);
void nd_add_rating (BonesShip *ship, NdRating rating, gint more);

/* Whether @ship is on the table and has an owner. */
gboolean nd_is_owned (const BonesGame *game, guint ship);

/* Whether @other is on the table, and another fleet's than @ship. */
gboolean nd_are_enemies (const BonesGame *game, guint ship, guint other);

/* Whether @ship may still move, declare a broadside or start a boarding in this phase. */
gboolean nd_can_go (const BonesGame *game, guint ship);

/* The fleet whose go it is in this phase, or BONES_NOBODY when all are done: they go by turns in
 * the order of the turn, and who is done is passed over. */
guint nd_next_fleet (const BonesGame *game);

/* Takes down that the fleet of @ship went. */
void nd_note_go (BonesGame *game, guint ship);

/* Override "active": @fleet goes next. */
void nd_give_turn (const BonesSetup *setup, BonesGame *game, guint fleet);

/* The step of the round begins: nobody has passed or gone yet. */
void nd_begin_step (BonesGame *game, NdStep step);

/* Takes @ship off the table. */
void nd_leave (BonesGame *game, guint ship, BonesStatus status);

/* Guards: why @action is closed, or TRUE. ND-TRN-01, ND-MOV-02, ND-BRO-01, ND-BRD-01. */
gboolean nd_can_go_now (const BonesGame *game, const BonesAction *action, BonesRefusal *refusal);
gboolean nd_can_end_phase (const BonesGame *game, BonesRefusal *refusal);

/* open.c */
void nd_actions (const BonesSetup *setup, const BonesGame *game, GArray *actions);
gboolean nd_is_open (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                     const BonesAction *action, BonesRefusal *refusal);

/* fleets.c: ND-SHP, ND-FLT, ND-SET */
guint nd_check (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);
void nd_commission (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);
void nd_set_up_game (const BonesSetup *setup, BonesGame *game);
gboolean nd_set_up (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* cards.c: ND-CRD, ND-DRW */
extern const BonesHands nd_hands;
guint nd_hand_size (const BonesSetup *setup, const BonesGame *game, guint fleet);
gboolean nd_sees_hand (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet);

/* Draws @n cards into the hand of @fleet, for rule @rule. */
gboolean nd_draw_cards (BonesPlay *play, const char *rule, guint fleet, guint n) BONES_ASKS;

/* Asks @fleet, about @ship and @other, for one of those kinds of card that it holds, or none; @card
 * is ND_NO_CARD where it has none to play after all. A card that is played is discarded. */
gboolean nd_play_card (BonesPlay *play, const char *what, guint fleet, guint ship, guint other,
                       guint64 kinds, guint ordinal, guint *card) BONES_ASKS;

/* Cards on one roll: those of @fleet, then those of its opponents, each from 0 to as many as they
 * like, added up in @sum. */
typedef struct {
  const char *what;    /* "cards-move": the `for` of the prompts */
  guint fleet;         /* whose roll it is */
  guint64 own;         /* kinds that it may play, as bits: they are added */
  guint rival;         /* who may play against it, or BONES_NOBODY: all the others */
  guint64 against;     /* and these kinds, which are taken off */
  guint16 ship, other; /* whom the roll is about */
  guint ordinal;       /* tells two rolls of one action apart */
} NdHelp;

gboolean nd_play_help (BonesPlay *play, const NdHelp *help, gint *sum) BONES_ASKS;

gboolean nd_draw (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_quick_reload (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_crows_nest (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* movement.c: ND-MOV */
gboolean nd_first_mover (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_move (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* broadside.c: ND-BRO */
gboolean nd_declare (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_fire (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* The number of the next broadside that is declared. */
guint nd_next_number (const BonesGame *game);

/* The broadside that is rolled next, or NULL. */
const BonesLink *nd_next_broadside (const BonesGame *game);

/* damage.c: ND-BRO-05 to 08 */

/* How many points a broadside of that @total costs. */
guint nd_points (const NdContent *content, gint total);

/* Whether @ship has no guns left, with what the phase will cost: then she sinks at its end. */
gboolean nd_will_sink (const NdContent *content, const BonesGame *game, guint ship);

/* Notes that @points of @target are lost to @shot: applied when the phase ends. */
gboolean nd_lose_points (BonesPlay *play, guint ship, guint target, NdAmmunition shot, guint number,
                         guint points) BONES_ASKS;

/* ND-BRO-01, ND-BRO-08: all losses at once; who has no guns left sinks. */
void nd_apply_losses (BonesPlay *play);

/* staging.c: the tray of ND-BRO-01 */
extern const BonesStaging nd_staging;

/* boarding.c: ND-BRD */
gboolean nd_board (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* Whether the two have not fought each other this turn. */
gboolean nd_may_fight (const BonesGame *game, guint ship, guint other);

/* victory.c: ND-VIC, and the ends of phases and turns */
gboolean nd_pass (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_end_phase (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_end_turn (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_concede (BonesPlay *play, const BonesAction *action) BONES_ASKS;
gboolean nd_end_battle (BonesPlay *play, const BonesAction *action) BONES_ASKS;

/* The only fleet with ships, in @winner; FALSE where there are more. */
gboolean nd_is_decided (const BonesGame *game, guint *winner);

/* checklist.c */
guint nd_checklist (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);
void nd_remind (const BonesSetup *setup, const BonesGame *game, GArray *reminders);

/* mend.c */
void nd_mend (const BonesSetup *setup, BonesGame *game);
