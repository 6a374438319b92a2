/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Words: the one place where ids become sentences of the user's language. Every sentence is a whole
 * template of the ruleset (or of this room), translated whole and then filled in.
 */

#include "table.h"

/* What the placeholders of a template stand for. Set what there is; the rest as by
 * BONES_WORDS_NONE. */
typedef struct {
  guint ship, other;    /* {ship} {other} */
  guint fleet;          /* {fleet} */
  guint marker;         /* {marker} */
  const gint32 *values; /* {a} {b} {c} {d}, or NULL */
  guint n_values;
  const char *name; /* {name} */
} BonesWordsArgs;

#define BONES_WORDS_NONE                                                                           \
  {                                                                                                \
    BONES_NO_SHIP, BONES_NO_SHIP, BONES_NOBODY, BONES_MAX_MARKERS, NULL, 0, NULL                   \
  }

/* The sentence for @id; the id itself where the ruleset has none. The caller frees it. */
char *bones_words (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                   const char *id, const BonesWordsArgs *args);

/* What @id is called where nothing is to be filled in: the words for "PREFIX.ID", or else those for
 * "ID" (all there are where @prefix is NULL). Translated, unless people wrote them; NULL where
 * nobody has any. They live as long as @setup. */
const char *bones_words_called (const BonesSetup *setup, const char *prefix, const char *id);

/* What the rules say of a round, "round.WHAT" or "turn.WHAT" of the words, @round being {a}:
 * "name", "number" ... (words-round.c). The caller frees it. */
char *bones_words_round (const BonesRuleset *ruleset, const char *what, guint round);

/* That a round, or a turn, has no step @step to stand at. The caller frees it. */
char *bones_words_no_step (const BonesRuleset *ruleset, const char *step);

char *bones_words_event (BonesTable *table, const BonesEvent *event);
char *bones_words_refusal (const BonesSetup *setup, const BonesNames *names, const BonesGame *game,
                           const BonesRefusal *refusal);
char *bones_words_fault (const BonesSetup *setup, const BonesRoster *roster,
                         const BonesFault *fault);
char *bones_words_prompt (BonesTable *table, const BonesAsk *ask);
char *bones_words_action (BonesTable *table, const BonesAction *action);

/* What entry @entry of the table's journal was, short enough for a button that says "Undo: ...":
 * "Fury fires a bank – Port". */
char *bones_words_entry (BonesTable *table, const BonesEntry *entry);

/* "3 ½ in" for 350; points: "2 ½" for 5 halves. */
char *bones_words_inches (gint hundredths);
char *bones_words_points (gint halves);

/* 350 for "3.5", "3,5", "3½", "3 1/2" or "3 ½ in"; FALSE where it is none of these. */
gboolean bones_words_parse_inches (const char *text, gint *hundredths);

/* "NE" and back; the name of a point for people ("north-east"). */
const char *bones_point_id (guint wind);   /* NULL while it is not known */
gint bones_point_from_id (const char *id); /* -1 when it is none; "calm" is BONES_CALM */
const char *bones_point_words (guint wind);

/* The table edge @side ("N") that a fleet starts from, in words; NULL where it is none. */
const char *bones_side_words (const char *side);

/* What a line of the log is. */
typedef enum {
  BONES_LOG_EVENT,   /* what happened, as the rules tell it */
  BONES_LOG_HEADING, /* a new round, a new turn */
  BONES_LOG_BY_HAND, /* an override */
  BONES_LOG_OPTION,  /* a house rule that was set */
  BONES_LOG_NOTE,
  BONES_LOG_RULING,    /* a note on a rule */
  BONES_LOG_FREE_ROLL, /* dice that are no part of any rule */
  BONES_LOG_TAKEN_BACK,
  BONES_LOG_DONE_AGAIN,
  BONES_LOG_PUT_RIGHT /* an amendment */
} BonesLogKind;

/* Dice that were rolled at once. */
typedef struct {
  guint32 seq; /* of the answer that they are, or of the free roll */
  guint sides;
  guint n;
  guint first; /* the place of the first of them in the pool that they belong to */
  guint16 faces[BONES_MAX_VALUES];
  guint64 gone;   /* those that were rolled again, as bits */
  gboolean again; /* they were rolled in the place of others */
  gboolean typed; /* real dice */
} BonesLogRoll;

/* The battle in sentences. */
typedef struct {
  guint32 seq; /* of the entry that it stands behind */
  BonesLogKind kind;
  char *text;     /* a sentence: "Fury takes a hit: 2 of 3." */
  char *brief;    /* the same in a few words: "Fury: hit 2/3" */
  char *dice;     /* what led to it, "[3 5] again [6 1]", or NULL */
  GArray *rolls;  /* the same: of BonesLogRoll; or NULL */
  gboolean typed; /* some of these were real dice */
  gboolean undone;
  gboolean heading;  /* a new round, a new turn */
  const char *rule;  /* or NULL */
  guint fleet;       /* or BONES_NOBODY */
  guint ship, other; /* or BONES_NO_SHIP */
  GArray *answers;   /* of guint32: the answers that led to it and that can be put right
                        (bones_words_entry() says what each was); or NULL */
} BonesLogLine;

/* The whole log as @viewer (a fleet, or BONES_NOBODY) may see it: an array of BonesLogLine, oldest
 * first, undone entries included. A line is never changed: what is told or struck since the last
 * time is another pointer, all else the same. log-file.h writes it out. */
GPtrArray *bones_table_log (BonesTable *table, guint viewer);
