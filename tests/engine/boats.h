/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle of boats (the null ruleset) for tests: a set-up, a journal, and a replay that follows
 * it.
 */

#include "null.h"
#include "replay.h"

typedef struct {
  BonesSetup *setup;
  BonesJournal *journal;
  BonesReplay *replay;
} Boats;

enum { BOATS_BOAT, BOATS_PUNT, BOATS_RAFT }; /* the classes */

/* Two fleets of @n boats each, with luck @luck for both, after the set-up. */
Boats *boats_new (guint n, guint luck);
void boats_free (Boats *boats);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Boats, boats_free)

const BonesPlay *boats_play (Boats *boats);

/* Appends @entry, which it takes, and plays it. Returns the number of the entry that does not fit,
 * or 0. */
guint32 boats_append (Boats *boats, BonesEntry *entry);

/* The next number of the journal. */
guint32 boats_next (Boats *boats);

void boats_start (Boats *boats, guint verb, guint ship);

/* Answers the open prompt. */
void boats_answer (Boats *boats, guint n, const guint16 *values);
void boats_answer_one (Boats *boats, guint value); /* with one value */

/* Sets track @track of @ship by hand. */
void boats_override (Boats *boats, guint ship, guint track, guint value);

/* Undoes to before entry @seq. */
void boats_undo_before (Boats *boats, guint32 seq);
gboolean boats_undo (Boats *boats); /* undoes the last entry that counts; FALSE if there is none */
gboolean boats_redo (Boats *boats);

/* Asserts that @b begins with the events of @a. */
void boats_assert_events (const GArray *a, const GArray *b);

/* Asserts that a new replay of the journal gives the same state. */
void boats_assert_replay_is_live (Boats *boats);
