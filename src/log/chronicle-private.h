/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What chronicle.c, which follows the journal, chronicle-lines.c, which writes, and
 * chronicle-rolls.c, which reads dice, share.
 */

#include "words-context.h"

#include "chronicle.h"
#include "replay.h"

/* Lines behind one entry stand in this order. */
typedef enum { BONES_LINE_OWN, BONES_LINE_EVENT, BONES_LINE_HEADING } BonesLineRank;

/* A line is never changed once it is told: one that is struck is another line. */
typedef struct {
  BonesLogLine line;
  BonesLineRank rank;
  GArray *answers; /* of guint32: the line's, while it is not undone */
  gboolean counts; /* of an entry that can be undone */
} BonesLogItem;

typedef struct {
  guint who;
  char *label;
  guint sides; /* of the dice that were asked for; else 0 */
} BonesEntrySummary;

struct _BonesChronicle {
  const BonesSetup *setup;
  guint viewer;          /* a fleet, or BONES_NOBODY */
  BonesJournal *journal; /* its entries are borrowed */
  BonesReplay *replay;
  BonesNames *names;
  GArray *summaries; /* of BonesEntrySummary: entry i + 1 */
  GPtrArray *lines;  /* of BonesLogItem */
  BonesGame *was;    /* before an entry that sets something */
  gboolean named;    /* somebody was named or renamed */
  gboolean stuck;    /* at an entry that does not fit */
};

/* Adds a line of @kind; takes @text, and @brief (NULL: no shorter than @text). */
BonesLogItem *bones_chronicle_add_line (BonesChronicle *chronicle, guint32 seq, BonesLineRank rank,
                                        BonesLogKind kind, char *text, char *brief);

/* Puts @rolls, which it takes, into the line; NULL: none. */
void bones_log_item_set_rolls (BonesLogItem *item, const BonesWordsContext *context, GArray *rolls);

/* Writes what an entry itself says, beside what follows from it: an override, a note, an undo; and
 * puts what it is called in @summary. @old: the names before it. An undo or redo moves entries from
 * @first_moved on, and @taken_back, which it takes, are the dice that went and that no line has
 * told. */
void bones_chronicle_add_own_lines (BonesChronicle *chronicle, const BonesEntry *entry,
                                    BonesEntrySummary *summary, const BonesNames *old,
                                    guint32 first_moved, GArray *taken_back);

/* Writes the events told behind the last entry of the effective list. */
void bones_chronicle_add_event_lines (BonesChronicle *chronicle);

/* Writes all events of the effective list anew. */
void bones_chronicle_renew_event_lines (BonesChronicle *chronicle);

/* The dice among @n entries, with what @summaries tell of them (of BonesEntrySummary: entry i + 1):
 * an array of BonesLogRoll, or NULL. */
GArray *bones_chronicle_rolls (const GArray *summaries, BonesEntry *const *entries, guint n);

/* The dice of a free roll, the same way. */
GArray *bones_chronicle_free_roll (const BonesEntry *entry);

/* The answers among @n entries that can be put right: an array of guint32, or NULL. */
GArray *bones_chronicle_answers (BonesEntry *const *entries, guint n);

/* Whether @entry says that dice are to be rolled again. */
gboolean bones_entry_spends (const BonesEntry *entry);
