/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The journal: a list of entries that only grows. Undo and redo turn it into the effective list,
 * and that list is replayed.
 *
 * An entry's number is its place in the journal, from 1. An undo or redo names the entry that is
 * last afterwards; 0 is the beginning. So the numbers in the effective list always rise.
 */

#include "entry.h"

struct _BonesJournal {
  GPtrArray *entries; /* of BonesEntry, owned: all of them */
  GArray *effective;  /* of guint32: the numbers that count */
  GArray *undone;     /* of guint32: redo brings back the last one first */
  guint n_amendments; /* in entries */
};

BonesJournal *bones_journal_new (void);

/* The same for entries that stay the caller's and must outlive it. */
BonesJournal *bones_journal_new_borrowing (void);
void bones_journal_free (BonesJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesJournal, bones_journal_free)

/* Appends @entry, takes ownership of it, and updates effective and undone. Its seq must be the next
 * one. */
void bones_journal_append (BonesJournal *journal, BonesEntry *entry);

/* Removes the last @n entries, as if they had never been appended: for entries that could not be
 * stored. */
void bones_journal_retract (BonesJournal *journal, guint n);

const BonesEntry *bones_journal_entry (const BonesJournal *journal, guint32 seq);
guint32 bones_journal_length (const BonesJournal *journal);

/* Whether entry @seq is in the effective list. */
gboolean bones_journal_counts (const BonesJournal *journal, guint32 seq);

/* The effective list for a replay: an array of BonesEntry, borrowed, in which amended answers are
 * replaced by copies with the new answer. @owned keeps the copies; free both. */
GPtrArray *bones_journal_to_play (const BonesJournal *journal, GPtrArray *owned);

/* How often the effective list has answers of @kind to the question @key: the app’s dice depend on
 * it. */
guint bones_journal_times (const BonesJournal *journal, const BonesKey *key, BonesAskKind kind);
