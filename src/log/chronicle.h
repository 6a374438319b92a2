/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The chronicle follows a journal entry by entry and remembers what each entry meant when it was
 * made: which fleet gave it, its label, and its lines. An entry that is undone keeps its lines,
 * struck through.
 *
 * It has a replay of its own, so it can begin at any time. It adds lines only for new entries, so
 * one more entry costs no more than that entry. Only an amendment, which changes earlier answers,
 * makes it write the lines of all events again.
 */

#include "words.h"

/* The kind of a line. */
typedef enum {
  BONES_LOG_EVENT,   /* what happened, as the rules tell it */
  BONES_LOG_HEADING, /* a new round, a new turn */
  BONES_LOG_BY_HAND, /* an override */
  BONES_LOG_OPTION,  /* a house rule that was set */
  BONES_LOG_NOTE,
  BONES_LOG_RULING,    /* a note on a rule */
  BONES_LOG_FREE_ROLL, /* dice outside the rules */
  BONES_LOG_TAKEN_BACK,
  BONES_LOG_DONE_AGAIN,
  BONES_LOG_PUT_RIGHT /* an amendment */
} BonesLogKind;

/* Dice that were rolled at once. */
typedef struct {
  guint32 seq; /* of the answer, or of the free roll */
  guint sides;
  guint n;
  guint first; /* the index of the first of them in its pool */
  guint16 faces[BONES_MAX_VALUES];
  guint64 gone;       /* the dice that were rolled again, as bits */
  gboolean again;     /* they replaced other dice */
  gboolean beside;    /* so did the roll before it, at the same time: the better one stands */
  gboolean typed;     /* real dice */
  gboolean corrected; /* they are what somebody said later that they should have been */
} BonesLogRoll;

/* The battle in sentences. */
typedef struct {
  guint32 seq; /* of the entry that the line follows */
  BonesLogKind kind;
  char *text;         /* a sentence: "Fury takes a hit: 2 of 3." */
  char *brief;        /* the same in a few words: "Fury: hit 2/3" */
  char *said;         /* note, ruling: what people wrote; else NULL */
  char *dice;         /* the dice that led to it, "[3 5] again [6 1]", or NULL */
  GArray *rolls;      /* the same: of BonesLogRoll; or NULL */
  gboolean typed;     /* some of these were real dice */
  gboolean corrected; /* some of these were corrected */
  gboolean undone;
  gboolean heading;  /* a new round, a new turn */
  const char *rule;  /* or NULL */
  guint fleet;       /* or BONES_NOBODY */
  guint ship, other; /* or BONES_NO_SHIP */
  GArray *answers;   /* of guint32: the answers that led to it and can be corrected
                        (bones_view_describe_entry() gives their labels); or NULL */
} BonesLogLine;

typedef struct _BonesChronicle BonesChronicle;

/* The log as @viewer (a fleet, or BONES_NOBODY) may read it. @setup is borrowed and must outlive
 * it. */
BonesChronicle *bones_chronicle_new (const BonesSetup *setup, guint viewer);
void bones_chronicle_free (BonesChronicle *chronicle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesChronicle, bones_chronicle_free)

/* Follows @journal to its end, or up to the first entry that does not fit. Its entries are
 * borrowed, so entries that were followed must not be retracted. */
void bones_chronicle_follow (BonesChronicle *chronicle, const BonesJournal *journal);

/* The fleets that could give entry @seq, as bits; 0: the table. */
guint bones_chronicle_who (BonesChronicle *chronicle, guint32 seq);

/* The label of entry @seq: "Fire a bank: Fury – Port". Borrowed; "" if the entry was not followed.
 */
const char *bones_chronicle_label (BonesChronicle *chronicle, guint32 seq);

/* The log: a new array of BonesLogLine. */
GPtrArray *bones_chronicle_lines (BonesChronicle *chronicle);
