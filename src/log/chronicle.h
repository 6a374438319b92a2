/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The chronicle follows a journal entry by entry, as it grew, and remembers what each entry meant
 * when it was made: whose it was, what to call it, and the sentences that tell of it. An entry that
 * was undone keeps them, struck through.
 *
 * It has a replay of its own, so that it can be begun at any time. What it has told it does not
 * tell again: an entry more costs what that entry costs. Only an amendment, which changes what
 * happened behind it, lets the events be told anew.
 */

#include "words.h"

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
  guint64 gone;    /* those that were rolled again, as bits */
  gboolean again;  /* they were rolled in the place of others */
  gboolean beside; /* so was the roll before it, at the same time: the better one stands */
  gboolean typed;  /* real dice */
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
                        (bones_view_describe_entry() says what each was); or NULL */
} BonesLogLine;

typedef struct _BonesChronicle BonesChronicle;

/* As @viewer (a fleet, or BONES_NOBODY) may read it. @setup is borrowed, and must outlive it. */
BonesChronicle *bones_chronicle_new (const BonesSetup *setup, guint viewer);
void bones_chronicle_free (BonesChronicle *chronicle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesChronicle, bones_chronicle_free)

/* Follows @journal to its end, or to before the entry that does not fit. Its entries are borrowed,
 * so those that were followed must not be retracted. */
void bones_chronicle_follow (BonesChronicle *chronicle, const BonesJournal *journal);

/* Whose entry @seq is: the fleets that could give it, as bits; 0: the table's. */
guint bones_chronicle_who (BonesChronicle *chronicle, guint32 seq);

/* What entry @seq was: "Fire a bank: Fury – Port". Borrowed; "" where it was not followed. */
const char *bones_chronicle_label (BonesChronicle *chronicle, guint32 seq);

/* The log: a new array of BonesLogLine. */
GPtrArray *bones_chronicle_lines (BonesChronicle *chronicle);
