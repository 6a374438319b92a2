/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What chronicle.c, which follows the journal, and chronicle-lines.c, which writes, share.
 */

#include "chronicle.h"

/* Lines behind one entry stand in this order. */
typedef enum { BONES_LINE_OWN, BONES_LINE_EVENT, BONES_LINE_HEADING } BonesLineRank;

/* A line is never changed once it is told: one that is struck is another line. */
typedef struct {
  BonesLogLine line;
  BonesLineRank rank;
  gboolean counts; /* of an entry that can be undone */
} BonesTold;

typedef struct {
  guint who;
  char *label;
} BonesAnnal;

struct _BonesChronicle {
  const BonesSetup *setup;
  BonesJournal *journal; /* its entries are borrowed */
  BonesReplay *replay;
  BonesNames *names;
  GArray *annals;   /* of BonesAnnal: entry i + 1 */
  GPtrArray *lines; /* of BonesTold */
  BonesGame *was;   /* before an entry that sets something */
  gboolean named;   /* somebody was named or renamed */
  gboolean stuck;   /* at an entry that does not fit */
};

/* Adds a line; takes @text. */
BonesTold *bones_chronicle_tell (BonesChronicle *chronicle, guint32 seq, BonesLineRank rank,
                                 char *text);

/* Writes what an entry itself says, beside what follows from it: an override, a note, an undo; and
 * puts what it is called in @annal. @old: the names before it. An undo or redo moves entries from
 * @first_moved on, and @taken_back are the dice that went and that no line has told. */
void bones_chronicle_tell_own (BonesChronicle *chronicle, const BonesEntry *entry,
                               BonesAnnal *annal, const BonesNames *old, guint32 first_moved,
                               const char *taken_back);

/* Writes the events told behind the last entry of the effective list. */
void bones_chronicle_tell_events (BonesChronicle *chronicle);

/* Writes all events of the effective list anew. */
void bones_chronicle_tell_again (BonesChronicle *chronicle);

/* The dice among @n entries, or NULL: "[3 5] booty [6 1]". @typed: some were no dice of the app. */
char *bones_chronicle_dice (BonesChronicle *chronicle, BonesEntry *const *entries, guint n,
                            gboolean *typed);
