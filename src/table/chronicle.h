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

#include "words-private.h"

typedef struct _BonesChronicle BonesChronicle;

/* @setup is borrowed, and must outlive it. */
BonesChronicle *bones_chronicle_new (const BonesSetup *setup);
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
