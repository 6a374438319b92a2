/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a rule system provides: one const struct of functions and tables.
 *
 * The other rooms know a system only through this struct. Words are English templates, marked for
 * translation: whole sentences whose {ship}, {other}, {fleet}, {marker}, {a} {b} {c} {d} are filled
 * in when they are shown ({a:inches} writes hundredths as inches, {a:points} halves as points;
 * bones_words() lists them all, and value_words() adds those of a ruleset). A ruleset does no I/O
 * and uses no locale and no clock.
 *
 * An icon is called by the name of what it shows: "cannon" is
 * data/icons/hicolor/scalable/actions/bones-cannon-symbolic.svg, "sign-volcano" a coloured sign
 * (src/app/drawing/card/sign.c), "mark-axe" the emblem of a faction
 * (src/app/drawing/fleet/faction-mark.c). tests/ruleset refuses one that is not drawn.
 */

#include "board.h"
#include "entry.h"
#include "pieces.h"
#include "plan.h"
#include "schema.h"
#include "setup.h"
#include "staging.h"
#include "turn.h"

/* Marks every function that may stop a run: code that drops its result does not compile. */
#define BONES_ASKS __attribute__ ((warn_unused_result))

#ifndef N_
#define N_(text) text
#endif
/* Both forms of a sentence, for text and plural of BonesWords; translators see one message. */
#define NP_(one, other) one, other

typedef struct _BonesThrow BonesThrow;

/* Why something is not open now. If what is NULL, it is open. */
typedef struct {
  const char *what; /* an id that the words have a sentence for */
  const char *rule;
  guint16 ship, other;
  guint8 fleet;     /* {fleet}; BONES_NOBODY: the ship's */
  gint32 values[2]; /* {a} {b} */
} BonesRefusal;

/* What is wrong with a roster. */
typedef struct {
  const char *what; /* an id that the words have a sentence for */
  const char *rule;
  gint ship; /* index in the roster, or -1 for the fleet as a whole */
  gint32 values[4];
  gint32 off;     /* how far the fleet is from what is allowed; 0: that is not counted */
  gboolean fatal; /* it cannot be played, whatever fleet.enforce is: an unknown class */
  gboolean warns; /* a warning: the fleet is legal */
  char name[32];  /* {name}: the text in the roster, cut short */
} BonesFault;

/* A sentence or a name, looked up by its id. */
typedef struct {
  const char *id;
  const char *text;
  const char *plural; /* for {a} other than 1, or NULL */
  const char *brief;  /* of every "event.ID": a short form without plural and full stop:
                         "{ship}: hit {a}/{b}" */
  gboolean written;   /* by players, in content: shown as it is, not translated or filled in */
  const char *icon;   /* of "status.ID", "choice.ID", "marker.ID", "mark.ID", "faction.ID": their
                         icon; or NULL */
  const char *zero;   /* for {a} of 0; NULL: as for other numbers */
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
  guint8 lowest, highest;    /* NUMBER: in halves if halves is set */
  gboolean halves;
  const char *text; /* a sentence for players: what it does */
  guint since;      /* the rules_version that added it; 0: 1 */
  guint8 older;     /* 1 + its value in battles that are older than that; 0: the initial value */
} BonesOption;

/* Rows of a table of options. */
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

/* A switch for one value of an option: on sets option to value; off sets option to its initial
 * value if it is value. */
typedef struct {
  const char *key;    /* "opt.wind_compass" */
  const char *option; /* "wind.method" */
  const char *value;  /* "compass" */
  const char *text;   /* as of BonesOption */
} BonesAlias;

/* A switch that has no effect while another one is off. */
typedef struct {
  const char *option, *needs; /* "opt.anchored_repairs", "opt.anchoring" */
} BonesNeed;

/* A set of options with a name. */
typedef struct {
  const char *id;      /* "fantasea"; the words have "preset.fantasea" and "about.fantasea" */
  const char *edition; /* a value of option 0 */
  const char *const *options; /* alternating keys and values: "opt.fire", "true"; NULL at the end */
  const char *all; /* besides these, every switch whose key begins so is on: "opt."; or NULL */
} BonesPreset;

/* Cards that fleets hold. Those of a deck are numbered from 0, kind by kind (hands.h). */
typedef struct {
  guint deck; /* of BonesGame.cards */
  /* Kinds of card, NULL at the end; the words have "choice.KIND" and "about.KIND". Read them with
   * bones_hands_ids() and bones_hands_n_kinds(). */
  const char *const *ids;
  guint n_kinds; /* the first ones of ids; those that follow are other answers */
  /* Both from the content, borrowed from it; or NULL */
  const char *const *(*content_ids) (gconstpointer content, guint *n_kinds);
  guint (*copies) (const BonesSetup *setup, guint kind); /* number of cards */
  /* The same in one deck on paper; NULL: copies() */
  guint (*printed) (const BonesSetup *setup, guint kind);
  guint option; /* the switch that adds them; 0: always used */
  /* Sets {a} {b} {c} {d} of "about.KIND"; NULL: it has no numbers */
  void (*numbers) (const BonesSetup *setup, guint kind, gint32 values[4]);
  /* Ids of these numbers, for numbers shown without a sentence; the words have "mark.ID" with {a};
   * 0 is not shown. NULL at the end; or NULL */
  const char *const *marks;
  /* Returns the id of the faction that has the card, or NULL; NULL: cards have no factions */
  const char *(*faction) (const BonesSetup *setup, guint kind);
  const char *no_card; /* the id, among ids, of the answer that plays no card; or NULL */
} BonesHands;

/* A kind of roll: players may use their own dice for some kinds and the app's for others. */
typedef struct {
  const char *id;           /* "gunnery" */
  const char *name;         /* "Gunnery" */
  const char *const *rules; /* prefixes of its rule ids: "BS-FIRE-"; NULL at the end */
  gboolean high;            /* where no number is needed, more is better for the fleet that rolls */
} BonesRollKind;

#define BONES_MAX_ROLL_KINDS 16

/* What an event tells of the deeds of a ship, for the history of her fleet. */
typedef enum {
  BONES_DEED_HITS,     /* one ship damages another */
  BONES_DEED_SINKS,    /* takes her off the table */
  BONES_DEED_TAKES,    /* takes her as a prize */
  BONES_DEED_BEATS,    /* makes her strike, in rules that take no ship off the table */
  BONES_DEED_FIGHTS,   /* fights her hand to hand: a deed of both ships */
  BONES_DEED_LOOTS,    /* takes treasure from her */
  BONES_DEED_SCUTTLES, /* she is given up: nobody sinks her */
  BONES_DEED_KINDS
} BonesDeedKind;

/* Whose deed it is. */
typedef enum {
  BONES_DOER_SHIP,  /* {ship} does it to {other} */
  BONES_DOER_OTHER, /* {other} does it to {ship} */
  BONES_DOER_ACTOR  /* it happens to {ship}; the ship that acts does it, or the one that she fights,
                       or the one that hit her last */
} BonesDoer;

typedef struct {
  const char *event; /* "hit" */
  BonesDeedKind kind;
  BonesDoer doer;
  guint counts; /* 1 + the index of its value that says how many; 0: one */
} BonesDeed;

#define BONES_MAX_MARKS 8

/* A strip to measure with, which comes of the content: a weapon and its range bands. */
typedef struct {
  const char *name;
  guint n;
  struct {
    const char *name;       /* of what ends here; or "" */
    guint at;               /* hundredths of an inch */
  } marks[BONES_MAX_MARKS]; /* the nearest first */
} BonesRuler;

#define BONES_MAX_RANGES 16

/* A broadside of a ship that has not fought yet, for the analysis of her fleet. The events of
 * `deeds` tell whether it sinks or beats the target. */
typedef struct {
  guint verb;                /* of a ship: she fires. Her bank is the first choice that it asks */
  guint targets;             /* the first classes, that are fired at; 0: all that can be bought */
  const char *const *ranges; /* NULL at the end; the words have "choice.ID", or it is ID itself.
                                NULL: the guns of a fleet have ranges of their own */
  /* Sets @ranges, at most BONES_MAX_RANGES, to those of the guns of @fleet, in hundredths of an
   * inch, the nearest first, and returns how many there are; if `ranges` is NULL. */
  guint (*list_ranges) (const BonesSetup *setup, const BonesRoster *fleet, guint *ranges);
  /* Brings both into a round in which @ship may fire at @target at range @range (an index of
   * `ranges`, or of list_ranges() its value): ships 0 and 1 of @game, which is being set up. */
  void (*place) (const BonesSetup *setup, BonesGame *game, guint range);
  /* Returns the banks of ship 0, as bits. NULL: those that the first choice offers. */
  guint (*banks) (const BonesSetup *setup, const BonesGame *game);
  /* Returns the number of the choice that @play asks for, as people see it who fire @bank at
   * @range; -1: its fleet decides. NULL: each choice is that of the bank. */
  gint (*choose) (const BonesPlay *play, guint bank, guint range);
  gboolean status; /* whoever is beaten is out of play: no event has to be looked at */
} BonesGunnery;

/* Something that is due, or that players may forget. */
typedef struct {
  const char *what; /* the words have "reminder.WHAT" */
  const char *rule;
  guint16 ship, other;
  guint8 fleet;
  guint8 marker; /* an index, or BONES_MAX_MARKERS */
  gint32 values[4];
} BonesReminder;

typedef enum {
  BONES_SHOW_NOT,    /* bookkeeping: not on the card, but overrides can set it */
  BONES_SHOW_COUNT,  /* a number with its name */
  BONES_SHOW_PIPS,   /* that many dice */
  BONES_SHOW_HOLES,  /* that many filled holes of limit() */
  BONES_SHOW_CHIP,   /* a word if it is not 0 */
  BONES_SHOW_INCHES, /* hundredths */
  BONES_SHOW_BITS,   /* which of ids are set */
  BONES_SHOW_WORD,   /* ids[value]; nothing at 0 */
  BONES_SHOW_PEGS,   /* that many pegs left of limit(): a peg board whose peg players move */
  BONES_SHOW_SQUARE, /* a square of the board; nothing at 0 */
  BONES_SHOW_PLAN    /* counted in the plan of the ship, of limit() */
} BonesShow;

typedef enum {
  BONES_NUMBERS_ONLY,   /* a number or a word */
  BONES_NUMBERS_SHIPS,  /* 1 + a ship; 0: none */
  BONES_NUMBERS_FLEETS, /* 1 + a fleet; 0: none */
  BONES_NUMBERS_PLACES, /* 1 + a place in the order of the fleets, called by its fleet; 0: none */
  BONES_NUMBERS_MARKERS /* a bit for each of the first 16 markers */
} BonesNumbers;

/* The meaning of a track's number for the widgets that draw it. */
typedef enum {
  BONES_USE_NONE,
  BONES_USE_WHEEL, /* of a ship: 1 a stern wheel, 2 a side wheel drives her; else none is seen */
  BONES_USE_FULL,  /* of a ship: the full value of track @of */
  BONES_USE_LOSS,  /* of a ship: so much of track @of will be lost */
  BONES_USE_TURN,  /* of a ship: it is counted in her turn, and of no interest outside of it */
  BONES_USE_BLACK_FLAG, /* of a fleet: its ships fly a black flag unless it is 0 */
  BONES_USE_MAGIC_SPENT /* of a fleet: unless it is 0, its magic of this round is used */
} BonesTrackUse;

typedef struct {
  const char *id;   /* "hits" */
  const char *name; /* "Hits"; of a ship, "{name}: ablaze" with {name} from track_words() */
  BonesShow show;
  guint16 lowest, highest;
  gboolean bad;           /* more is worse */
  const char *const *ids; /* BITS, WORD: the words have "choice.ID". WORD without ids: value_words()
                             has words for its values, with the track's id as format */
  guint16 base; /* the stored value that is shown as 0, for numbers that can be negative. lowest and
                   highest are stored values, too */
  gint tap; /* of a ship: what a tap on her card adds, 1 or -1; the words have "tap.ID" with {a} and
               {name}, and "untap.ID" if a tap may undo it. 0: no tap sets it */
  const char *family; /* its words are "tap.FAMILY" instead of "tap.ID"; or NULL */
  gboolean trait;  /* WORD, COUNT, CHIP: a lasting trait, shown with her class. That of a fleet is
                      shown on its ships: a word on those bought for it, a chip on those it sails */
  gboolean inches; /* NOT: it is hundredths of inches */
  gboolean halves; /* NOT: it is halves of points */
  gboolean uncounted;   /* CHIP: the word without the value */
  BonesNumbers numbers; /* CHIP, NOT: what it names */
  gboolean named;       /* NOT: all its values have words; content without them does not have it */
  BonesTrackUse use;    /* the meaning of the number for widgets */
  guint of;             /* FULL, LOSS: the number of another track of the ship */
  gboolean lasts;       /* a fleet that is kept as it stands takes it into its next battle */
  const char *icon;     /* or NULL */
} BonesTrack;

/* A person aboard a ship of a fleet: an Admiral. */
typedef struct {
  const char *id; /* "admiral" */
  guint aboard;   /* the fleet track with the ship: BONES_NUMBERS_SHIPS */
  guint fate;     /* the fleet track with the state, whose first word means well; the words have
                     "status.ID-WORD": "status.admiral-clings" */
} BonesPerson;

typedef struct {
  const char *id;   /* "fire" */
  const char *name; /* "Fire a bank": the label of the button */
  enum { BONES_OF_TABLE, BONES_OF_SHIP, BONES_OF_FLEET } of;
  gboolean any_time; /* it is offered at any moment, beside the others */
  gboolean ends;     /* it ends the battle, or a fleet's part in it: it is in a menu */
  const char *back;  /* the label while track marks of its ship or fleet is not 0, which the verb
                        then  resets; the words have "verb.ID" for both. Or NULL */
  guint marks;
  gboolean interrupts; /* it may be done in the middle of another ship's turn */
  gboolean follows;    /* to start it decides nothing, so it is started without being asked for when
                          nothing else can be done */
  gboolean aside;      /* only what happens on the table makes it necessary: a ship that has nothing
                          else to do is done, and Enter does not begin it */
  guint link;       /* the kind of the link to the ship that it is also about; 0: there is none */
  const char *icon; /* or NULL: a die */

  /* The procedure. */
  gboolean (*run) (BonesPlay *play, const BonesAction *action) BONES_ASKS;

  /* Whether @ship may start it now, or FALSE with the reason in @refusal; for is_open () of the
   * ruleset. May be NULL. */
  gboolean (*can) (const BonesSetup *setup, const BonesGame *game, guint ship,
                   BonesRefusal *refusal);
} BonesVerb;

/* What a drawn wind rose shows beside the wind. */
typedef struct {
  guint token;     /* the point at which a token lies; BONES_WIND_UNKNOWN: there is none */
  gboolean shifts; /* a die turns the wind: how is written beside the rose */
} BonesRose;

typedef enum { BONES_STEP_DONE, BONES_STEP_NOW, BONES_STEP_TO_COME } BonesStepState;

/* A step of the round in a game. */
typedef struct {
  const char *id; /* "sloops"; the words have its name */
  BonesStepState state;
  guint16 fleet;  /* NOW: the fleet that is next, or BONES_NOBODY */
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
  const char *icon; /* or NULL: a die */
  guint rules_version;
  guint binds_since; /* the rules_version from which on a roll is named by what was chosen before it
                        (choices.h), and the commitment binds the words of the players */
  guint least_fleets, most_fleets; /* at the beginning; 0: 1, and BONES_MAX_FLEETS */
  const char *const *editions;     /* values of option 0, "edition"; NULL at the end */

  const BonesOption *options; /* key NULL at the end; option 0 is "edition" */
  const BonesVerb *verbs;     /* id NULL at the end; as all of these */
  const BonesTrack *ship_tracks, *fleet_tracks, *table_tracks;
  const BonesRoundStep *steps;   /* of the round, in their order */
  const char *const *link_kinds; /* ids; index 0 is "" */
  guint32 shared_links; /* bits of the kinds of which a ship may have several, to different ships */
  const char *const *marker_kinds;
  const BonesAlias *aliases;   /* key NULL at the end; or NULL */
  const BonesPreset *presets;  /* id NULL at the end; or NULL */
  const BonesNeed *needs;      /* option NULL at the end; or NULL */
  const BonesHands *hands;     /* or NULL: fleets hold no cards */
  const BonesBoard *board;     /* or NULL: the app knows no board */
  const BonesPiece *pieces;    /* id NULL at the end; or NULL: nothing but ships and dice */
  const BonesStaging *staging; /* what takes effect together; or NULL: nothing does */
  const BonesTurn *turn;       /* of the active ship; or NULL: she does one thing */
  const BonesPerson *people;   /* id NULL at the end; or NULL */
  const BonesRollKind *rolls;  /* at most BONES_MAX_ROLL_KINDS; id NULL at the end; or NULL */
  const BonesDeed *deeds;      /* events that are deeds of ships; event NULL at the end; or NULL */
  const BonesGunnery *gunnery; /* or NULL: what a broadside does cannot be told beforehand. The
                                  words have "no-gunnery", which says why */
  const char *const *factions; /* ids of the factions that a roster may name; the words have
                                  "faction.ID" and "about.ID"; NULL at the end; or NULL. Read them
                                  with bones_setup_factions() */
  guint factions_option;       /* the switch that adds them; 0: always used */
  const char *const *sails;    /* the faction that each seat begins with; or NULL */
  guint fleet_ships;           /* ships of each fleet at the beginning; 0: those bought */
  guint fleet_ships_option;    /* the option that holds it instead; or 0 */
  gboolean raceless;           /* a roster may have no faction; the words have "no-faction" */
  gboolean outfits;            /* rosters may have wizards, characters, weapons and cards */
  gboolean flagships;  /* rosters mark a flagship; the words have "flagship" if she is called
                          something else */
  const char *variant; /* the ship track that a ship's variant in a roster sets: "propulsion"; the
                          words have "propulsion.ID" for each of variants. NULL: no variants */
  const char *const *variants; /* ids, NULL at the end */
  gboolean edges;              /* rosters have the table edges from which fleets start */
  gboolean turns;              /* a round is called a turn, and the turn of a ship her go */
  gboolean in_order;           /* the order of the fleets is settled in the battle */
  const char *ready;           /* the preset of a ready-made battle; NULL: the first */
  /* Lists of words, NULL at the end. "about" is a sentence about the system: one without it is not
   * offered to players. Optional: "muster" says how fleets that are not bought come about, "seat.0"
   * ... "seat.7" are default names of fleets, "heading.KEY" is the heading of the options from KEY
   * on, "faction" the name for factions. The event "round" is the heading of a round in the log;
   * "keeps-all" reports a fleet that keeps every roll, without the dice; "dice.again" stands
   * between dice and those that replaced them; "reach" says how far a shot went; the events
   * "wind-N" ... "wind-calm" report a new wind; "effect.MARKER" says what a marker does; "blows.NE"
   * how the wind blows, if not as usual.
   */
  const BonesWords *const *words;

  /* Returns the content from @content, an a{sv} that was read from data/rulesets/ or from a game,
   * with the data options of the game (wind.deck) in it. NULL and @error if it cannot be used. */
  gpointer (*content_new) (GVariant *content, GError **error);
  void (*content_free) (gpointer content);

  /* The form of the content if players may write their own; or NULL. */
  const BonesSchema *schema;

  /* Returns the words of the content for @id, which come before `words`; they are `written`, and
   * borrowed from the content. NULL, also as result: `words` are used. */
  const BonesWords *(*content_words) (gconstpointer content, const char *id);

  /* Returns the factions of the content, instead of `factions`; NULL at the end, borrowed from the
   * content. Or NULL. */
  const char *const *(*content_factions) (gconstpointer content);

  /* Returns the id of the words for @value in a template with "{a:FORMAT}": "{b:spell}"; NULL if
   * there is no such format. Every value of a format has words. Or NULL. */
  const char *(*value_words) (gconstpointer content, const char *format, gint32 value);

  /* The classes of ships in the content: BonesShip.kind is an index. */
  guint (*n_kinds) (gconstpointer content);
  const char *(*kind_id) (gconstpointer content, guint kind);
  /* Returns the id of the words for @kind under @options ("class.caravel" in 2015). */
  const char *(*kind_words) (gconstpointer content, const guint8 *options, guint kind);
  guint (*kind_points) (gconstpointer content, const guint8 *options, guint kind); /* halves */

  /* Returns the id of number @i of what ships of a roster may have aboard, for which the words have
   * "rank.ID", "character.ID" or "card.ID"; NULL if there are no more. NULL: there is nothing. */
  const char *(*outfit) (gconstpointer content, BonesOutfit outfit, guint i);

  /* Returns how many ships of class @kind are bought together, at kind_points() each; NULL: one.
   */
  guint (*kind_lot) (gconstpointer content, guint kind);

  /* Returns the id of the words for ship track @track on ships of class @kind; NULL if these do not
   * have the track, which then is not shown and not set by hand. NULL: all classes have all tracks
   * under their own names. */
  const char *(*track_words) (gconstpointer content, guint kind, guint track);

  /* Returns the id of the words for the name of ship track @track on ships of class @kind, in which
   * {name} stands for that of track_words(); NULL, also as result: the name of the track. */
  const char *(*track_form) (gconstpointer content, guint kind, guint track);

  /* Returns whether @ship is hidden from the player of fleet @viewer, or from people who do not
   * play (BONES_NOBODY): they see that she is there and her owner, and nothing else. The words have
   * "hidden.ship", her name meanwhile, with a number {a}, and "hidden.kind". NULL: no ship is
   * hidden. */
  gboolean (*hides) (const BonesSetup *setup, const BonesGame *game, guint ship, guint viewer);

  /* Returns the id of the silhouette of ships of class @kind; NULL, also as result: the class id.
   */
  const char *(*kind_look) (gconstpointer content, guint kind);

  /* Fills @parts, of BONES_MAX_PARTS, with the parts of @ship; returns their number. The tracks
   * that they name have BONES_SHOW_PLAN. NULL: ships have no parts. */
  guint (*plan) (const BonesSetup *setup, const BonesGame *game, guint ship, BonesPart *parts);

  /* Sets the tracks of @ship, whose kind and origin are set, to those of a new ship; also for ships
   * that overrides add. */
  void (*commission) (const BonesSetup *setup, const BonesGame *game, BonesShip *ship);

  /* Returns the table edge of @fleet ("E") if the battle settles it; NULL while it is not settled.
   * NULL: `edges` decides. */
  const char *(*side) (const BonesSetup *setup, const BonesGame *game, guint fleet);

  /* Returns the number of cards in the hand of @fleet, if fleets hold cards. */
  guint (*hand_size) (const BonesSetup *setup, const BonesGame *game, guint fleet);

  /* Returns whether the player of fleet @viewer may see the hand of @fleet, another fleet, now.
   * NULL: no. */
  gboolean (*sees_hand) (const BonesSetup *setup, const BonesGame *game, guint viewer, guint fleet);

  /* Adds a BonesReminder to @reminders for everything that is due. NULL: nothing is. */
  void (*remind) (const BonesSetup *setup, const BonesGame *game, GArray *reminders);

  /* Sets the options of the edition in option 0. NULL: editions set no options. */
  void (*profile) (guint8 *options);

  /* Adds a BonesFault to @faults for everything that is wrong; returns the price in halves of
   * points. */
  guint (*check) (const BonesSetup *setup, const BonesRoster *roster, GArray *faults);

  /* Returns how many dice a fleet like @roster gets before its first turn, which may be rolled
   * ahead of the battle, by the rule @ahead_rule. NULL: none. */
  guint (*ahead) (const BonesSetup *setup, const BonesRoster *roster);
  const char *ahead_rule;

  /* Returns what the roster may cost, in halves of points. NULL: anything. */
  guint (*budget) (const BonesSetup *setup, const BonesRoster *roster);

  /* Sets @counts, one for each class, to the number of its ships in ready-made fleet @i of @faction
   * (or NULL); returns the id of that fleet, for which the words have "fleet.ID", or NULL if there
   * are no more. NULL: there are no ready-made fleets. */
  const char *(*ready_fleet) (const BonesSetup *setup, const char *faction, guint i, guint *counts);

  /* Adds to @roster, whose ships are there, what a fleet of its faction has to have aboard. NULL:
   * nothing. */
  void (*fit_out) (const BonesSetup *setup, BonesRoster *roster);

  /* Prepares @game for its first action. It has the rosters' fleets and ships, which have a class
   * and a number in their roster and must be commissioned. */
  void (*set_up) (const BonesSetup *setup, BonesGame *game);

  /* Adds to @changes (BonesChange) what the rosters say and the set-up would enter, for a battle
   * that was begun without the app. NULL: nothing. */
  void (*join) (const BonesSetup *setup, const BonesGame *game, GArray *changes);

  /* Returns the action that begins a new game; its prompts come first. */
  BonesAction (*first_action) (void);

  /* Adds every BonesAction that a player may think of now, open or closed. */
  void (*actions) (const BonesSetup *setup, const BonesGame *game, GArray *actions);

  /* Returns FALSE with the reason in @refusal if @action may not be started. @prompt is NULL or the
   * open prompt that it would interrupt. */
  gboolean (*is_open) (const BonesSetup *setup, const BonesGame *game, const BonesAsk *prompt,
                       const BonesAction *action, BonesRefusal *refusal);

  gboolean (*run) (BonesPlay *play, const BonesAction *action) BONES_ASKS;

  /* Runs what may follow a roll (booty dice). Sets @again if it rolled dice again with
   * bones_throw_again(): then it is called again. If everybody keeps the throw, it changes nothing.
   * NULL: nothing follows. */
  gboolean (*after_roll) (BonesPlay *play, BonesThrow *throws, guint n, gboolean *again) BONES_ASKS;

  /* Returns whether after_roll() may roll dice of @throw again, which is not rolled yet, whatever
   * it will show. NULL: yes. */
  gboolean (*may_roll_again) (const BonesPlay *play, const BonesThrow *throw);

  /* Makes the game consistent after an override: a ship that was sunk lets go. */
  void (*mend) (const BonesSetup *setup, BonesGame *game);

  /* Makes @fleet the one that orders next (override "active"). NULL: it cannot be set. */
  void (*give_turn) (const BonesSetup *setup, BonesGame *game, guint fleet);

  /* Fills @steps with the steps of the round; returns their number. */
  guint (*checklist) (const BonesSetup *setup, const BonesGame *game, BonesStep *steps);

  /* Returns whether ships are given turns in the step of @game, so that those that have had theirs
   * are marked. NULL: in every step. */
  gboolean (*gives_turns) (const BonesGame *game);

  /* Returns whether the rules can change ship track @track of @ship from 0, so that her card offers
   * to count it. NULL: they can. */
  gboolean (*counts) (const BonesSetup *setup, const BonesGame *game, guint ship, guint track);

  /* Returns the maximum of a track with BONES_SHOW_HOLES, _PEGS or _PLAN. NULL: there are no such
   * tracks. */
  guint (*limit) (const BonesSetup *setup, const BonesGame *game, guint ship, guint track);

  /* Fills @rose. NULL: there is no token, and no die turns the wind. */
  void (*rose) (const BonesSetup *setup, const BonesGame *game, BonesRose *rose);

  /* Returns whether @ship, which is in play, is abandoned. NULL: it is if nobody owns her. */
  gboolean (*is_abandoned) (const BonesSetup *setup, const BonesGame *game, guint ship);

  /* Returns the speed of @ship as she is now, in hundredths of inches, or -1 if she has none. NULL:
   * ships have no speed of their own. */
  gint (*speed) (const BonesSetup *setup, const BonesGame *game, guint ship);

  /* The ways to move that differ in speed, such as before the wind: ids of "choice.ID", NULL at the
   * end. NULL: they do not differ. Returns the speed of @ship in way @way, as `speed` does. */
  const char *const *goings;
  gint (*speed_going) (const BonesSetup *setup, const BonesGame *game, guint ship, guint way);

  /* Sets @ruler to strip @i, to be printed to scale; FALSE: there are fewer. NULL: there are none.
   */
  gboolean (*ruler) (const BonesSetup *setup, guint i, BonesRuler *ruler);

  /* Returns what a shot of a ship of class @kind has to roll to hit class @target, for the card
   * that lies beside her. NULL: ships have no such cards. */
  guint (*to_hit) (const BonesSetup *setup, guint kind, guint target);

  /* Returns what @fleet has won so far, which decides the battle (Battle Honours). NULL: nothing is
   * counted. */
  guint (*honours) (const BonesSetup *setup, const BonesGame *game, guint fleet);

  /* Returns the points of @fleet on the table, in halves, for the tally. NULL: ships have no
   * points. */
  guint (*tally) (const BonesSetup *setup, const BonesGame *game, guint fleet);
};

#define BONES_RULESET_ERROR (bones_ruleset_error_quark ())
typedef enum { BONES_RULESET_ERROR_CONTENT } BonesRulesetError;
GQuark bones_ruleset_error_quark (void);

/* Returns a hash of @game, the same on all machines of one byte order: 64 hexadecimal digits of
 * SHA-256, which the caller frees. The layout of BonesGame is a format, which grows only where
 * there were zeros; an option of a later rules version counts only if it is not at the
 * value of older battles. So additions to the rules do not change the fingerprints of older
 * battles. */
char *bones_game_fingerprint (const BonesRuleset *ruleset, const BonesGame *game);

/* Returns whether the wind has a part in the rules. */
gboolean bones_ruleset_has_wind (const BonesRuleset *ruleset);

/* The parts of the units in which values are stored. */
enum { BONES_PARTS_OF_INCH = 100, BONES_PARTS_OF_POINT = 2 };

/* Returns how many parts of a unit the values of @track are: one of the above, or 1. */
guint bones_track_parts (const BonesTrack *track);

/* Returns the fleet that @value of @track stands for if it numbers fleets or their places;
 * BONES_NOBODY if it stands for none. */
guint bones_track_fleet (const BonesTrack *track, const BonesGame *game, guint value);

/* Return the number of an option, verb, track or class, or -1 if there is none with that id. */
gint bones_ruleset_option (const BonesRuleset *ruleset, const char *key);
gint bones_ruleset_verb (const BonesRuleset *ruleset, const char *id);
gint bones_ruleset_track (const BonesTrack *tracks, const char *id);
gint bones_ruleset_kind (const BonesSetup *setup, const char *id);

/* Return the number of the kind of rolls @id, or of the kind to which rolls under @rule belong; or
 * -1. */
gint bones_ruleset_roll_kind (const BonesRuleset *ruleset, const char *id);
gint bones_ruleset_roll_kind_of (const BonesRuleset *ruleset, const char *rule);

/* Returns whether @preset turns @option on because of BonesPreset.all. */
gboolean bones_preset_turns_on (const BonesPreset *preset, const BonesOption *option);

/* Returns the number of ships of each fleet of @setup at the beginning; 0: those that were bought.
 */
guint bones_ruleset_fleet_ships (const BonesSetup *setup);

/* Returns whether a ship of @roster is marked as the flagship: always, or, where she is chosen by
 * what was rolled, if the fleet was rolled ahead of the battle. */
gboolean bones_roster_marks_flagship (const BonesSetup *setup, const BonesRoster *roster);

/* Returns how many ships of class @kind are bought together. */
guint bones_setup_lot (const BonesSetup *setup, guint kind);

/* Returns whether rosters name a faction. */
gboolean bones_setup_has_factions (const BonesSetup *setup);

/* Returns whether fleets hold cards in this battle. */
gboolean bones_hands_are_held (const BonesSetup *setup, const BonesGame *game);

/* Returns the words of @ruleset for @id, or NULL. To show them, use bones_setup_words().
 */
const BonesWords *bones_ruleset_words (const BonesRuleset *ruleset, const char *id);

/* Returns the words for @id under @setup, those of its content first; or NULL. */
const BonesWords *bones_setup_words (const BonesSetup *setup, const char *id);

/* Returns the ids of the factions that a roster may name under @setup, NULL at the end; NULL if
 * there are none. */
const char *const *bones_setup_factions (const BonesSetup *setup);

/* Returns the id of the word for @value of @track, or NULL if it has none.
 */
const char *bones_setup_track_word (const BonesSetup *setup, const BonesTrack *track, guint value);

/* Returns the same as people write it in a request: "elves" for "faction.elves"; or NULL. */
const char *bones_setup_track_value_id (const BonesSetup *setup, const BonesTrack *track,
                                        guint value);

/* Returns whether the values of @track have words: WORD, and NOT if the ruleset has words for them.
 * 0 may have none. */
gboolean bones_setup_track_is_worded (const BonesSetup *setup, const BonesTrack *track);

/* Returns the table edge of @fleet, as in a roster; NULL if it has none. */
const char *bones_setup_side (const BonesSetup *setup, const BonesGame *game, guint fleet);

/* Returns whether ships of class @kind have ship track @track. */
gboolean bones_setup_has_track (const BonesSetup *setup, guint kind, guint track);
