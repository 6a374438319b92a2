/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a rule system must provide: one const struct of functions and tables.
 *
 * The engine, the store, the table and the window know a system through this struct and nothing
 * else. Words are English templates marked for translation: whole sentences, whose {ship}, {other},
 * {fleet}, {marker}, {a} {b} {c} {d} are filled in where they are shown ({a:inches} writes
 * hundredths as inches, {a:points} halves as points; bones_words() has them all, and value_words()
 * adds a ruleset's own). Nothing in a ruleset does I/O, or knows a locale or a clock.
 */

#include "board.h"
#include "entry.h"
#include "plan.h"
#include "schema.h"
#include "setup.h"
#include "staging.h"
#include "turn.h"

/* Every function that may stop a run carries this: dropping its result does not compile. */
#define BONES_ASKS __attribute__ ((warn_unused_result))

#ifndef N_
#define N_(text) text
#endif
/* Both forms of a sentence, as text and plural of BonesWords; translators get them as one. */
#define NP_(one, other) one, other

typedef struct _BonesPlay BonesPlay;
typedef struct _BonesThrow BonesThrow;

/* Why something is not open now. what NULL: it is. */
typedef struct {
  const char *what; /* an id that the words have a sentence for */
  const char *rule;
  guint16 ship, other;
  guint8 fleet;     /* {fleet}, or BONES_NOBODY: then it is the ship's */
  gint32 values[2]; /* {a} {b} */
} BonesRefusal;

/* What is wrong with a roster. */
typedef struct {
  const char *what; /* an id that the words have a sentence for */
  const char *rule;
  gint ship; /* index in the roster, or -1 for the fleet as a whole */
  gint32 values[4];
  gboolean fatal; /* cannot be played whatever fleet.enforce says: an unknown class */
  gboolean warns; /* is only said: the fleet is legal all the same */
  char name[32];  /* {name}: what was written there, cut short */
} BonesFault;

/* A sentence, or a name. Looked up by id; more than one may stand for an id where an option asks
 * for it (variant). */
typedef struct {
  const char *id;
  const char *text;
  const char *plural; /* for {a} other than 1, or NULL */
  const char *brief;  /* every "event.ID" has one: the same in a few words that ask for no plural,
                         without a full stop: "{ship}: hit {a}/{b}" */
  gboolean written;   /* by people, in content: shown as it stands, never translated or filled in */
} BonesWords;

typedef enum {
  BONES_OPTION_SWITCH,
  BONES_OPTION_VALUES,
  BONES_OPTION_NUMBER,
  BONES_OPTION_DATA
} BonesOptionKind;

/* An option or a table setting. */
typedef struct {
  const char *key; /* "booty.scope" */
  BonesOptionKind kind;
  guint8 initial;
  const char *const *values; /* VALUES: their ids, NULL at the end */
  guint8 lowest, highest;    /* NUMBER: in halves where halves is set */
  gboolean halves;
  const char *text; /* a sentence that tells players what it does */
  guint since;      /* the rules_version that it came with; 0 stands for 1 */
} BonesOption;

/* How a table of options is written. */
#define BONES_VALUES_OPTION(key, values, text)                                                     \
  {                                                                                                \
    key, BONES_OPTION_VALUES, 0, values, 0, 0, FALSE, text                                         \
  }
#define BONES_SWITCH_OPTION(key, initial, text)                                                    \
  {                                                                                                \
    key, BONES_OPTION_SWITCH, initial, NULL, 0, 1, FALSE, text                                     \
  }
#define BONES_NUMBER_OPTION(key, initial, lowest, highest, text)                                   \
  {                                                                                                \
    key, BONES_OPTION_NUMBER, initial, NULL, lowest, highest, FALSE, text                          \
  }

/* Another name for one value of an option: switching it on sets @option to @value, switching it off
 * sets it back to its initial value where it stands at @value. */
typedef struct {
  const char *key;    /* "opt.wind_compass" */
  const char *option; /* "wind.method" */
  const char *value;  /* "compass" */
  const char *text;   /* as of BonesOption */
} BonesAlias;

/* A switch that does nothing while another one is off. */
typedef struct {
  const char *option, *needs; /* "opt.anchored_repairs", "opt.anchoring" */
} BonesNeed;

/* A handful of options under one name. */
typedef struct {
  const char *id;      /* "fantasea"; the words have "preset.fantasea" and "about.fantasea" */
  const char *edition; /* a value of option 0 */
  const char *const *options; /* keys and values by turns: "opt.fire", "true"; NULL at the end */
  const char *all; /* besides these, every switch whose key begins so is on: "opt."; or NULL */
} BonesPreset;

/* Cards that fleets hold. Those of a deck are numbered from 0 and lie by kinds (hands.h). */
typedef struct {
  guint deck; /* of BonesGame.cards */
  /* Kinds of card, NULL at the end; the words have "choice.KIND" and "about.KIND". Whoever wants
   * them asks bones_hands_ids() and bones_hands_n_kinds(). */
  const char *const *ids;
  guint n_kinds; /* those that are cards; ids may go on with what else may be answered */
  /* Both, where the content brings them: as long as it lives. Or NULL */
  const char *const *(*content_ids) (gconstpointer content, guint *n_kinds);
  guint (*copies) (const BonesSetup *setup, guint kind); /* how many there are of it */
  guint option; /* the switch that brings them; 0: they are always there */
  /* {a} {b} {c} {d} of "about.KIND"; or NULL: it has no numbers */
  void (*numbers) (const BonesSetup *setup, guint kind, gint32 values[4]);
  /* What those numbers stand for where they are shown by themselves; the words have "mark.ID" for
   * {a}, and 0 is not shown. NULL at the end; or NULL */
  const char *const *marks;
  /* The faction whose card it is, as its id, or NULL; or NULL: cards have none */
  const char *(*faction) (const BonesSetup *setup, guint kind);
  const char *no_card; /* the id, among ids, of the answer that plays no card; or NULL */
} BonesHands;

/* A kind of roll: people may want their own dice for some kinds, and the app's for others. */
typedef struct {
  const char *id;           /* "gunnery" */
  const char *name;         /* "Gunnery" */
  const char *const *rules; /* how the ids of its rules begin: "BS-FIRE-"; NULL at the end */
} BonesRollKind;

#define BONES_MAX_ROLL_KINDS 16

/* Something that is due, or that people are about to forget, as the game stands. */
typedef struct {
  const char *what; /* the words have "reminder.WHAT" */
  const char *rule;
  guint16 ship, other;
  guint8 fleet;
  guint8 marker; /* an index, or BONES_MAX_MARKERS */
  gint32 values[4];
} BonesReminder;

typedef enum {
  BONES_SHOW_NOT,    /* bookkeeping: not on the card, but set by overrides all the same */
  BONES_SHOW_COUNT,  /* a number with its name */
  BONES_SHOW_PIPS,   /* so many dice */
  BONES_SHOW_HOLES,  /* so many filled holes out of limit() */
  BONES_SHOW_CHIP,   /* a word while it is not 0 */
  BONES_SHOW_INCHES, /* hundredths */
  BONES_SHOW_BITS,   /* which of ids are set */
  BONES_SHOW_WORD,   /* the one of ids that its value counts to from 0; nothing at 0 */
  BONES_SHOW_PEGS, /* so many pegs left out of limit(): a peg board, of which people move the peg */
  BONES_SHOW_SQUARE, /* a square of the board; nothing at 0 */
  BONES_SHOW_PLAN    /* it is counted in the plan of the ship, out of limit() */
} BonesShow;

typedef enum {
  BONES_NUMBERS_ONLY,  /* it is a number, or a word */
  BONES_NUMBERS_SHIPS, /* 1 + a ship; 0: none */
  BONES_NUMBERS_FLEETS /* 1 + a fleet; 0: none */
} BonesNumbers;

/* What a track says beside its number, for whoever draws it. */
typedef enum {
  BONES_USE_NONE,
  BONES_USE_WHEEL, /* of a ship: 1 a stern wheel, 2 a side wheel drives her; else none is seen */
  BONES_USE_FULL,  /* of a ship: the full value of track @of */
  BONES_USE_LOSS,  /* of a ship: so much of track @of will be lost */
  BONES_USE_BLACK_FLAG, /* of a fleet: its ships fly a black flag unless it is 0 */
  BONES_USE_MAGIC_SPENT /* of a fleet: unless it is 0, its magic of this round is used */
} BonesTrackUse;

typedef struct {
  const char *id; /* "hits" */
  const char
      *name; /* "Hits"; of a ship, "{name}: ablaze" where {name} is what track_words() says */
  BonesShow show;
  guint16 lowest, highest;
  gboolean bad;           /* more of it is worse */
  const char *const *ids; /* BITS, WORD: the words have "choice.ID". WORD may be without: its values
                             are those that value_words() has words for, as format ID */
  guint16 base; /* the stored value that is shown as 0: for numbers that may fall below it. lowest
                   and highest are stored values, too */
  gint tap; /* of a ship: what a touch on her card adds, 1 or -1; the words have "tap.ID" for {a}
               of them, and {name}; and "untap.ID" where a touch may take them off again. 0: it is
               not set by touch */
  const char *family; /* its words are "tap.FAMILY" in place of "tap.ID"; or NULL */
  gboolean trait;     /* WORD, COUNT, CHIP: who she is, and no state that comes and goes: it is told
                         with her class. That of a fleet is told of its ships: words of those that it
                         was made for, a chip (as a chip) of those that it sails */
  gboolean inches;    /* NOT: hundredths all the same */
  gboolean uncounted; /* CHIP: the word alone, whatever its value */
  BonesNumbers numbers; /* CHIP, NOT: whom it names, who is chosen and told of by name */
  BonesTrackUse use;
  guint of; /* FULL, LOSS: the number of another track of the ship */
} BonesTrack;

/* Somebody of a fleet whom people look for on its ships: an Admiral. */
typedef struct {
  const char *id; /* "admiral" */
  guint aboard;   /* the fleet track that says on which ship: BONES_NUMBERS_SHIPS */
  guint fate;     /* the fleet track that says how: its first word is that all is well; the words
                     have "status.ID-WORD" for each: "status.admiral-clings" */
} BonesPerson;

typedef struct {
  const char *id;   /* "fire" */
  const char *name; /* "Fire a bank": what the button says */
  enum { BONES_OF_TABLE, BONES_OF_SHIP, BONES_OF_FLEET } of;
  gboolean any_time; /* it belongs to no moment: it stands beside whatever else is to be done */
  gboolean ends;     /* the battle, or a fleet's part in it: it waits in a menu */
  const char *back;  /* what the button says while track @marks of its ship or fleet is not 0, which
                        it takes back then; the words have "verb.ID" for either. Or NULL */
  guint marks;
  gboolean interrupts; /* it may be done in the middle of another ship's turn */
} BonesVerb;

/* What a drawn wind rose shows beside the wind. */
typedef struct {
  guint token;     /* the point at which a token lies; BONES_WIND_UNKNOWN: there is none */
  gboolean shifts; /* a die turns the wind: how is written beside the rose */
} BonesRose;

typedef enum { BONES_STEP_DONE, BONES_STEP_NOW, BONES_STEP_TO_COME } BonesStepState;

/* A step of the round as it stands. */
typedef struct {
  const char *id; /* "sloops"; the words have its name */
  BonesStepState state;
  guint16 fleet;  /* NOW: who is next, or BONES_NOBODY */
  guint16 n_left; /* ships still to be ordered in it */
  guint64 left[BONES_MAX_SHIPS / 64];
} BonesStep;

#define BONES_MAX_STEPS 12

/* A step that a round can have, and the number with which BonesGame.step stands at it. Several
 * steps share a number where the game says otherwise which of them it is: by who has had her turn.
 */
typedef struct {
  const char *id; /* as of BonesStep */
  guint8 number;
} BonesRoundStep;

struct _BonesRuleset {
  const char *id;   /* "black-spot" */
  const char *name; /* "Black Spot" */
  guint rules_version;
  guint least_fleets, most_fleets; /* that a battle begins with; 0: 1, and as many as can be */
  const char *const *editions;     /* values of option 0, "edition"; NULL at the end */

  const BonesOption *options; /* key NULL at the end; option 0 is "edition" */
  const BonesVerb *verbs;     /* id NULL at the end; as all of these */
  const BonesTrack *ship_tracks, *fleet_tracks, *table_tracks;
  const BonesRoundStep *steps;   /* of the round, in their order */
  const char *const *link_kinds; /* ids; index 0 is "" */
  const char *const *marker_kinds;
  const BonesAlias *aliases;   /* key NULL at the end; or NULL */
  const BonesPreset *presets;  /* id NULL at the end; or NULL */
  const BonesNeed *needs;      /* option NULL at the end; or NULL */
  const BonesHands *hands;     /* or NULL: nobody holds cards */
  const BonesBoard *board;     /* that it is played on; or NULL: the app knows of none */
  const BonesStaging *staging; /* what waits to take effect together; or NULL: nothing does */
  const BonesTurn *turn;       /* of the active ship; or NULL: she does one thing and is done */
  const BonesPerson *people;   /* id NULL at the end; or NULL: nobody by name */
  const BonesRollKind *rolls;  /* at most BONES_MAX_ROLL_KINDS; id NULL at the end; or NULL */
  const char *const *factions; /* ids of the factions that a roster may name, the words having
                                  "faction.ID" and "about.ID"; NULL at the end; or NULL. Whoever
                                  wants them asks bones_setup_factions() */
  guint factions_option;       /* the switch that brings them; 0: they are always there */
  const char *const *sails;    /* the faction that each seat begins with; or NULL */
  guint fleet_ships;           /* how many ships each fleet begins with; 0: as many as are bought */
  guint fleet_ships_option;    /* the option that says so in its place; or 0 */
  gboolean raceless;           /* a roster may do without a faction; the words have "no-faction" */
  gboolean outfits;            /* rosters may say who carries a wizard or an anti-flyer weapon, and
                                  how many cards were bought */
  gboolean edges;              /* fleets start from edges of the table, as their rosters say */
  gboolean turns;              /* what others call a round is a turn, and in it a ship has her go */
  gboolean in_order;           /* in what order fleets play is settled in the battle */
  const char *ready;           /* the preset of a battle that is played at once; NULL: the first */
  /* Lists of words, NULL at the end. "about" says in a sentence what the system is: one without it
   * is not offered to people. "muster" says how fleets come about that are not bought, "seat.0" ...
   * "seat.7" what fleets are called unless people say otherwise, and "heading.KEY" what the options
   * from KEY on are about, "faction" what factions are called; none of these must be. The event
   * "round" heads a round in the log; "keeps-all" tells of a fleet that keeps every roll, and
   * leaves the dice to what they lead to; "dice.again" stands between dice and those that replaced
   * them; the events "wind-N" ... "wind-calm" tell of a new wind; "effect.MARKER" says what a
   * marker does; "blows.NE" how the wind blows, where it is not said as everywhere. */
  const BonesWords *const *words;

  /* The content as the table read it from data/rulesets/ or a game, @content being a{sv}, with the
   * data options of the game (wind.deck) put in. NULL and @error when it is not usable. */
  gpointer (*content_new) (GVariant *content, GError **error);
  void (*content_free) (gpointer content);

  /* The form of the content, where players may write their own; or NULL. */
  const BonesSchema *schema;

  /* What the content calls things, looked up before `words`; they are `written`, and live as long
   * as the content. NULL, or nothing returned: as `words` has it. */
  const BonesWords *(*content_words) (gconstpointer content, const char *id);

  /* The factions, where the content brings them: in place of `factions`, NULL at the end, as long
   * as the content lives. Or NULL. */
  const char *const *(*content_factions) (gconstpointer content);

  /* The id of the words that stand for @value where a template says "{a:FORMAT}": "{b:spell}". NULL
   * where there is no such format; any value of one that there is has words. Or NULL. */
  const char *(*value_words) (gconstpointer content, const char *format, gint32 value);

  /* Classes of ship in the content: BonesShip.kind is an index. */
  guint (*n_kinds) (gconstpointer content);
  const char *(*kind_id) (gconstpointer content, guint kind);
  /* The id of the words that name @kind under these options ("class.caravel" in 2015). */
  const char *(*kind_words) (gconstpointer content, const guint8 *options, guint kind);
  guint (*kind_points) (gconstpointer content, const guint8 *options, guint kind); /* halves */

  /* How many ships of class @kind are bought together, at kind_points() each; NULL: each by itself.
   */
  guint (*kind_lot) (gconstpointer content, guint kind);

  /* The id of the words that name ship track @track on ships of class @kind; NULL where these have
   * no such track: it is neither shown nor set by hand. Or NULL: all classes have all of them,
   * under their own names. */
  const char *(*track_words) (gconstpointer content, guint kind, guint track);

  /* Whether what @ship is, is kept from the player of fleet @viewer, or from all that are not
   * players (BONES_NOBODY): others see that she is there and whose she is, and no more. The words
   * have "hidden.ship" for what she is called meanwhile, {a} telling her from others, and
   * "hidden.kind". NULL: no ship is. */
  gboolean (*hides) (const BonesSetup *setup, const BonesGame *game, guint ship, guint viewer);

  /* What ships of class @kind look like, as an id that silhouettes have; or NULL: as their own id
   * says. */
  const char *(*kind_look) (gconstpointer content, guint kind);

  /* Fills @parts, of BONES_MAX_PARTS, with what @ship is made of; returns how many they are. The
   * tracks that they name have BONES_SHOW_PLAN. NULL: ships have no parts. */
  guint (*plan) (const BonesSetup *setup, const BonesGame *game, guint ship, BonesPart *parts);

  /* The value of each ship track as @ship of kind and origin is bought; also for ships that
   * overrides add. */
  void (*commission) (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);

  /* The edge of the table that @fleet has ("E"), where that is settled in the battle; NULL while it
   * is not. NULL: as `edges` says. */
  const char *(*side) (const BonesSetup *setup, const BonesGame *game, guint fleet);

  /* The number of cards in the hand of @fleet, where there are hands. */
  guint (*hand_size) (const BonesSetup *setup, const BonesGame *game, guint fleet);

  /* Whether the player of fleet @viewer may look into the hand of @fleet now, beside the own one.
   * NULL: nobody may. */
  gboolean (*sees_hand) (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet);

  /* Adds a BonesReminder to @reminders for all that is due. NULL: there are none. */
  void (*remind) (const BonesSetup *setup, const BonesGame *game, GArray *reminders);

  /* Sets the options of the profile of an edition, option 0 being set. NULL: there is none. */
  void (*profile) (guint8 *options);

  /* Adds a BonesFault to @faults for all that is wrong; returns the price in halves of points. */
  guint (*check) (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);

  /* What it may spend, in halves of points. NULL: as much as it likes. */
  guint (*budget) (const BonesSetup *setup, const BonesRoster *roster);

  /* Sets @counts, one for each class, to how many ships of it are in the fleet number @i of
   * @faction (or NULL) that needs no thought; returns its id, for which the words have "fleet.ID",
   * or NULL where there are no more of them. NULL: there are none. */
  const char *(*ready_fleet) (const BonesSetup *setup, const char *faction, guint i, guint *counts);

  /* The game before its first action: @game has the rosters' fleets and ships, which have a class
   * and a place in their roster and are to be commissioned. */
  void (*set_up) (const BonesSetup *setup, BonesGame *game);

  /* The action that a new game begins with by itself; its prompts come first. */
  BonesAction (*first_action) (void);

  /* Adds every BonesAction that a player could think of now, open or closed. */
  void (*actions) (const BonesSetup *setup, const BonesGame *game, GArray *actions);

  /* FALSE with the reason in @refusal where @action may not be started. @prompt is NULL, or the
   * open prompt that it would interrupt. */
  gboolean (*is_open) (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                       const BonesAction *action, BonesRefusal *refusal);

  gboolean (*run) (BonesPlay *play, const BonesAction *action) BONES_ASKS;

  /* What may follow a roll (booty dice). Sets @again when it threw anything anew with
   * bones_throw(): then it is called again. A throw that is kept by all changes nothing. NULL:
   * nothing may. */
  gboolean (*after_roll) (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again) BONES_ASKS;

  /* Whether after_roll() may have anything thrown anew of @throw, which lies not on the table yet,
   * whatever it will show. NULL: of every throw. */
  gboolean (*may_roll_again) (const BonesPlay *play, const BonesThrow *throw);

  /* Makes the game consistent after an override set something: a ship that was sunk lets go. */
  void (*mend) (const BonesSetup *setup, BonesGame *game);

  /* Makes @fleet the one that orders next (override "active"). NULL: the system knows no such
   * thing. */
  void (*give_turn) (const BonesSetup *setup, BonesGame *game, guint fleet);

  /* The round's steps as they stand; fills @steps, returns how many. */
  guint (*checklist) (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);

  /* BONES_SHOW_HOLES, BONES_SHOW_PEGS, BONES_SHOW_PLAN: out of how many. NULL where nothing is
   * shown so. */
  guint (*limit) (const BonesSetup *setup, const BonesGame *game, guint ship, guint track);

  /* Fills @rose. NULL: there is no token, and no die turns the wind. */
  void (*rose) (const BonesSetup *setup, const BonesGame *game, BonesRose *rose);

  /* Points of @fleet that are still on the table, in halves, for the tally. NULL where ships have
   * no points. */
  guint (*tally) (const BonesSetup *setup, const BonesGame *game, guint fleet);
};

#define BONES_RULESET_ERROR (bones_ruleset_error_quark ())
typedef enum { BONES_RULESET_ERROR_CONTENT } BonesRulesetError;
GQuark bones_ruleset_error_quark (void);

/* A hash of @game, alike on every machine of one byte order: tells recorded games apart. The layout
 * of BonesGame is a format, which grows only where there were zeros; an option that came with a
 * later rules version counts only where it is not at its initial value. So what is added to the
 * rules leaves the fingerprints of older battles alone. Returns 64 hexadecimal digits of SHA-256;
 * the caller frees them. */
char *bones_game_fingerprint (const BonesRuleset *ruleset, const BonesGame *game);

/* The number of an option, verb, track or class, or -1 when there is none of that name. */
gint bones_ruleset_option (const BonesRuleset *ruleset, const char *key);
gint bones_ruleset_verb (const BonesRuleset *ruleset, const char *id);
gint bones_ruleset_track (const BonesTrack *tracks, const char *id);
gint bones_ruleset_kind (const BonesSetup *setup, const char *id);

/* The number of the kind of rolls called @id, or that rolls under @rule are of; or -1. */
gint bones_ruleset_roll_kind (const BonesRuleset *ruleset, const char *id);
gint bones_ruleset_roll_kind_of (const BonesRuleset *ruleset, const char *rule);

/* Whether @preset turns @option on as one of BonesPreset.all. */
gboolean bones_preset_turns_on (const BonesPreset *preset, const BonesOption *option);

/* How many ships each fleet of @setup begins with; 0: as many as are bought. */
guint bones_ruleset_fleet_ships (const BonesSetup *setup);

/* How many ships of class @kind are bought together. */
guint bones_setup_lot (const BonesSetup *setup, guint kind);

/* Whether rosters name a faction under @options. */
gboolean bones_setup_has_factions (const BonesSetup *setup);

/* Whether fleets hold cards in this battle. */
gboolean bones_hands_are_held (const BonesSetup *setup, const BonesGame *game);

/* The words that @ruleset itself has for @id, or NULL: whoever shows them asks bones_setup_words().
 */
const BonesWords *bones_ruleset_words (const BonesRuleset *ruleset, const char *id);

/* The words for @id under @setup, those of its content first; or NULL. */
const BonesWords *bones_setup_words (const BonesSetup *setup, const char *id);

/* The ids of the factions that a roster may name under @setup, NULL at the end; NULL where there
 * are none. */
const char *const *bones_setup_factions (const BonesSetup *setup);

/* The id of the word that @value of @track, which shows as one, stands for; NULL where there is
 * none.
 */
const char *bones_setup_track_word (const BonesSetup *setup, const BonesTrack *track, guint value);

/* The edge of the table that @fleet has, as in a roster; NULL where it has none. */
const char *bones_setup_side (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Whether ships of class @kind have ship track @track. */
gboolean bones_setup_has_track (const BonesSetup *setup, guint kind, guint track);
