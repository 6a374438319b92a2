/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a battle is recorded as: actions, asks, answers, changes, and the entries that hold them.
 *
 * The key of a question is rule id, subject and ordinal. It is stored with the answer and compared
 * when the answer is replayed; the app’s dice depend on it.
 */

#include "basics.h"

/* The rule of a note that pauses the battle; its text says where the models are, if anybody entered
 * that. */
#define BONES_PAUSE "pause"

#define BONES_MAX_VALUES 64 /* dice in one pool, ships named in one answer */
#define BONES_MAX_CHOICES 256
#define BONES_MAX_CARD_KINDS 256 /* different cards in one question */

typedef struct {
  guint16 verb;  /* of the ruleset */
  guint16 ship;  /* or BONES_NO_SHIP */
  guint16 other; /* the second ship of a verb that has one, or BONES_NO_SHIP */
  guint16 fleet; /* where the verb is a fleet's, or BONES_NOBODY */
} BonesAction;

typedef struct {
  const char *rule; /* "BS-FIRE-4": a literal, or one of the lasting ids if it was loaded */
  guint32 subject;  /* ship, fleet or marker */
  guint32 ordinal;  /* which of several: target, bank, point of damage */
} BonesKey;

typedef enum {
  BONES_ASK_DICE,
  BONES_ASK_CHOICE,
  BONES_ASK_REROLL, /* the choice after a roll: see BonesReroll. A kind of its own, so that odds can
                       have a policy for it */
  BONES_ASK_CHOICES, /* some of ids */
  BONES_ASK_NUMBER,
  BONES_ASK_INCHES, /* hundredths */
  BONES_ASK_SHIP,
  BONES_ASK_SHIPS,
  BONES_ASK_TARGETS, /* each value: ship | index into ids << 8 */
  BONES_ASK_CARD,
  BONES_ASK_EFFECTS, /* each value: ship | index of the effect in ids << 8 */
  BONES_ASK_CONFIRM, /* values[0]: 0 or 1 */
  BONES_ASK_SQUARE,  /* of the board, or one of its exits: board.h */
  BONES_ASK_FLEET,
  BONES_ASK_MARKER,
  BONES_ASK_MARKERS,
  BONES_ASK_KINDS
} BonesAskKind;

/* How a procedure reads the faces. */
typedef enum {
  BONES_READ_MEETS, /* whether the highest is at least needs */
  BONES_READ_HIGHEST,
  BONES_READ_SUM,
  BONES_READ_EACH,
  BONES_READ_REACHES, /* whether the sum is at least needs */
  BONES_READ_COUNT    /* odds: how many of them are at least needs */
} BonesReading;

/* How a card relates to the hand of the fleet that is asked. A hand is that fleet's secret: only it
 * sees which cards it may play and which it drew. Everybody sees a card that it plays. */
typedef enum {
  BONES_OPEN_CARD, /* not at all: everybody sees it */
  BONES_TO_HAND,   /* it is drawn into the hand */
  BONES_FROM_HAND  /* it is played from the hand; the app never chooses it */
} BonesHand;

/* Whether questions follow each other without another decision between them. */
typedef enum {
  BONES_ALONE,
  BONES_IN_RUN, /* others like it usually follow at once: people may answer all of them in one go */
  BONES_ENDS_RUN /* the last one, or the only one: it is answered with those before it */
} BonesRun;

/* One term of a sum that is shown with its terms ("speed 6, with the wind +2"). */
typedef struct {
  const char *what; /* an id whose words are "term.WHAT", or NULL at the end */
  gint32 value;
} BonesTerm;

#define BONES_MAX_TERMS 6
#define BONES_NO_SCORE G_MININT16

typedef struct {
  BonesKey key;
  const char *what; /* "to-hit", "reroll": the `for` of the protocol; the words have a sentence */
  const char *question; /* the words "question.X" ask it in place of those of `what`; or NULL */
  BonesAskKind kind;
  guint16 who;        /* the fleets that may answer, as bits; 0: the table as a whole */
  guint16 nth, of;    /* which one of how many such questions; of 0 or 1: it is alone */
  BonesRun run;       /* dice, choice */
  gboolean joins;     /* choice: people may answer the next question along with it */
  guint16 ship;       /* the ship it is about, or BONES_NO_SHIP */
  guint16 other;      /* or BONES_NO_SHIP */
  guint8 marker;      /* an index, or BONES_MAX_MARKERS */
  guint8 least, most; /* how many values an answer holds */
  guint16 low, high;  /* number, inches: the range; reroll: see BonesReroll */
  guint16 usual;      /* number: what is usually said; below low: low */
  gboolean soft_low;  /* inches: less than low is accepted as well; the rules then ask why */
  gboolean follows;   /* number, choice, ship, marker: if one answer is possible, it decides nothing
                         and is given without being asked for */
  guint64 risks;      /* choice, confirm: values that give something up or run a risk */
  gboolean helps;     /* ship: usually one of the fleets that are asked */
  gboolean blank;     /* nothing is offered first: only people see what is asked, or each answer
                         gives something up or runs a risk */
  gint32 values[4];   /* {a} {b} {c} {d} of the sentence */

  /* Dice; for a reroll they describe the new roll */
  guint8 sides;
  guint8 needs;   /* BONES_READ_MEETS, REACHES: what the total must come to; COUNT: a die; else 0 */
  guint8 at_most; /* BONES_READ_SUM: the highest total that is a success, for its chance; or 0 */
  gint8 bonus;    /* added once to the highest or the sum */
  BonesReading reading;
  gboolean in_turn; /* BONES_READ_EACH: the order of the dice matters */
  guint8
      dice_track; /* 1 + the table track by which people may set how many dice are rolled; or 0 */
  guint8 rival_dice; /* opposed: the other side's pool, or 0 */
  gint8 rival_bonus;
  gint16 rival_score; /* opposed: what the other side has, or BONES_NO_SCORE before it has rolled */
  guint8 half, rival_half; /* opposed: half a point more than the bonus, for the rival likewise */

  /* Dice, for reports only; as of BonesRoll */
  guint8 hits_from;
  guint16 reach;
  gboolean saves;

  /* Choices */
  const char *const *ids; /* names of the values: the ruleset's, or the content's. So an ask lives
                             no longer than its setup. NULL: the values are numbers; for a card,
                             the numbers of the fleets whose tokens are drawn */
  const guint16 *prices;  /* choice: what each value costs, in halves of points, which is told with
                             it; as long as the ids, and as long-lived. Or NULL */
  guint16 n_ids;
  guint8 weights[BONES_MAX_CARD_KINDS]; /* card: how many of each kind are left in the pile */
  gboolean app_draws;                   /* card: the app draws it by itself */
  BonesHand hand;                       /* card */
  guint16 played;                       /* 1 + the kind of the open card that it is about, or 0 */
  guint64 open[BONES_MAX_CHOICES / 64]; /* the values that may be given, as bits */
  guint64 interrupts;                   /* verbs that may be started at this prompt, as bits */
  BonesTerm terms[BONES_MAX_TERMS];
} BonesAsk;

/* values[0] of an answer to BONES_ASK_REROLL: keep this roll, keep every roll from now on, or spend
 * dice on a new one. To spend has two more values: which die, from 1 (0: the whole pool), and how
 * many dice are spent on it at once. ask->high is the number of dice to pick from (0: the pool
 * only), ask->low how many may be spent at once. */
typedef enum { BONES_REROLL_KEEP, BONES_REROLL_KEEP_ALL, BONES_REROLL_SPEND } BonesReroll;

typedef enum {
  BONES_FROM_PERSON, /* a decision */
  BONES_FROM_APP,    /* the app’s dice, or a card that it drew */
  BONES_FROM_TABLE,  /* real dice or cards, typed */
  BONES_CORRECTED,   /* by an amendment */
  BONES_SOURCES
} BonesSource;

/* Choices are recorded by their ids, so that the lists of a ruleset and of its content can change.
 * In memory a choice is an index: bones_answer_meet() sets it from the id when the answer meets its
 * ask. */
typedef struct {
  BonesKey key;
  BonesAskKind kind;
  BonesSource source;
  guint16 n;
  guint16 values[BONES_MAX_VALUES];
  const char *const *said; /* the id of each choice, interned; NULL: nothing was chosen, or by its
                              index in the list of the ask */
} BonesAnswer;

/* Whether an answer fits a question, and if not, why. */
typedef enum {
  BONES_FITS,
  BONES_NOT_ASKED,   /* there is no open question, or one of another kind or key */
  BONES_WRONG_COUNT, /* too few values, or too many */
  BONES_NOT_OPEN     /* a face that the dice do not have, a closed choice, a ship named twice */
} BonesFit;

/* What an override sets. */
typedef enum {
  BONES_SET_SHIP,      /* index: ship; field: a track, or BonesShipField */
  BONES_SET_FLEET,     /* index: fleet; field: a track, or BonesFleetField */
  BONES_SET_TABLE,     /* field: a track, or BonesTableField */
  BONES_SET_OPTION,    /* field: option */
  BONES_ADD_SHIP,      /* index: fleet; field: kind. The entry's text is her name; where an entry
                          names several, its lines are the names */
  BONES_ADD_FLEET,     /* the entry's text is its name, and behind a tab who plays it */
  BONES_ADD_MARKER,    /* index: owner; field: kind; value: ship or BONES_NO_SHIP */
  BONES_REMOVE_MARKER, /* index: marker */
  BONES_ADD_LINK,      /* index: one ship; field: kind; value: the other */
  BONES_REMOVE_LINK,   /* index: link */
  BONES_SET_CARD,      /* index: card; field: deck; value: BonesPlace */
  BONES_RENAME_SHIP,   /* index: ship; the entry's text is the name */
  BONES_RENAME_FLEET,  /* index: fleet; the entry's text is the name */
  BONES_SCOPES
} BonesScope;

/* Fields that are no tracks: fields.h says what they hold. */
#define BONES_FIRST_FIELD 0x100
enum {
  BONES_SHIP_STATUS = BONES_FIRST_FIELD,
  BONES_SHIP_OWNER,
  BONES_SHIP_ORDERED,
  BONES_SHIP_KIND
};
enum { BONES_FLEET_STATUS = BONES_FIRST_FIELD, BONES_FLEET_FLAGSHIP, BONES_FLEET_KEEP_ALL };
enum {
  BONES_TABLE_ROUND = BONES_FIRST_FIELD,
  BONES_TABLE_STEP,
  BONES_TABLE_WIND,
  BONES_TABLE_ACTIVE_SHIP,
  BONES_TABLE_ORDER, /* value: the fleets' numbers, first in the lowest 4 bits, 0xf ends */
  BONES_TABLE_ACTIVE /* the fleet that orders next */
};

typedef struct {
  guint16 scope; /* BonesScope */
  guint16 field;
  guint16 index;
  guint16 delta; /* 1: value is added, for quick taps; of a marker: its first number; of a card: it
                  * is taken from the pile, wherever it lies */
  gint64 value;
} BonesChange;

typedef enum {
  BONES_ENTRY_ACTION,
  BONES_ENTRY_ANSWER,
  BONES_ENTRY_UNDO,
  BONES_ENTRY_REDO,
  BONES_ENTRY_AMEND,
  BONES_ENTRY_OVERRIDE,
  BONES_ENTRY_NOTE, /* a free roll, too: its dice are in the answer */
  BONES_ENTRY_OPTION,
  BONES_ENTRY_SEED, /* from here on, the app's dice have another seed; never taken back */
  BONES_ENTRY_KINDS
} BonesEntryKind;

/* One row of the journal. Never changed once it is appended. */
typedef struct {
  BonesEntryKind kind;
  guint32 seq;    /* from 1, without gaps */
  guint32 to;     /* undo, redo: the entry that is last afterwards, 0 the beginning; amend: the
                     answer that it replaces */
  guint16 agreed; /* undo, amend, option: the fleets that said yes, as bits */
  gint64 at;      /* microseconds since 1970, UTC; the engine does not use it */
  BonesAction action;
  BonesAnswer answer;   /* answer; amend: the new one; note: a free roll, when n > 0 */
  BonesChange *changes; /* override, option */
  guint n_changes;
  char *text; /* note, why, name; seed: its commitment; or NULL */
  char *rule; /* note: the rule that it rules on; or NULL */
} BonesEntry;

/* An ask that names no ship, marker or fleet yet, and takes one value. */
#define BONES_ASK_INIT(kind_, what_, rule_, subject_, ordinal_)                                    \
  {                                                                                                \
    .key = { (rule_), (subject_), (ordinal_) }, .what = (what_), .kind = (kind_),                  \
    .ship = BONES_NO_SHIP, .other = BONES_NO_SHIP, .marker = BONES_MAX_MARKERS, .least = 1,        \
    .most = 1, .rival_score = BONES_NO_SCORE                                                       \
  }

/* The bit of @fleet for BonesAsk.who; 0 for BONES_NOBODY. */
guint16 bones_fleet_bit (guint fleet);

/* Sets the list of @ask to @ids (NULL at the end) and opens those whose bits are set in @open. */
void bones_ask_offer (BonesAsk *ask, const char *const *ids, guint64 open);

void bones_ask_open (BonesAsk *ask, guint value); /* opens @value */
gboolean bones_ask_allows (const BonesAsk *ask, guint value);

/* Whether the values of an answer to @ask are fleets, or markers. */
gboolean bones_ask_names_fleets (const BonesAsk *ask);
gboolean bones_ask_names_markers (const BonesAsk *ask);

/* The value that people are offered first, as an answer to @ask: it gives nothing up and runs no
 * risk, unless there is no other, and it is not the most of a number. -1: there is none, as of
 * inches, which are measured on the table. */
gint bones_ask_default (const BonesAsk *ask);

/* How many choices, fleets or markers @ask could name, including those that are closed. */
guint bones_ask_count (const BonesAsk *ask);

/* Sets the values of @answer to the @n values of @values, choices being indices in the list of the
 * ask. More values than an answer can hold are counted, so that it does not fit. */
void bones_answer_set (BonesAnswer *answer, guint n, const guint16 *values);

/* How many of the values of @answer are choices, and so have an id. */
guint bones_answer_count_choices (const BonesAnswer *answer);

/* The index of choice @i of @answer in the list of the ask that it met last. */
guint bones_answer_choice (const BonesAnswer *answer, guint i);

/* Sets the ids of the @n choices of @answer. Returns FALSE if there is no room for more ids: see
 * lasting-ids.h. */
gboolean bones_answer_set_ids (BonesAnswer *answer, guint n, const char *const *ids);

/* Sets the ids of the choices of @answer, which fits @ask, unless it has them. */
void bones_answer_name_choices (BonesAnswer *answer, const BonesAsk *ask);

/* The values of @answer as they are recorded: "3 5 1", "port", "spend 2 1", "3:short 5:long". The
 * caller frees it. */
char *bones_answer_to_text (const BonesAnswer *answer);

/* Whether @answer answers @ask, the choices being indices in its list: the only validation there
 * is. */
BonesFit bones_answer_fits (const BonesAsk *ask, const BonesAnswer *answer);

/* Whether @answer answers @ask. Looks up choices that have ids in the list of @ask; an id that it
 * lacks is BONES_NOT_OPEN. */
BonesFit bones_answer_meet (BonesAnswer *answer, const BonesAsk *ask);

gboolean bones_key_equal (const BonesKey *a, const BonesKey *b);

BonesEntry *bones_entry_new (BonesEntryKind kind);
BonesEntry *bones_entry_copy (const BonesEntry *entry);
void bones_entry_free (BonesEntry *entry);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesEntry, bones_entry_free)
