/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The dice of entries: those that were rolled at once, those that were rolled again in the place of
 * others, and the answers that can be put right.
 */

#include "chronicle.h"

/* What the chronicle keeps of an entry. */
typedef struct {
  guint who;
  char *label;
  guint sides; /* of the dice that were asked for; else 0 */
} BonesEntrySummary;

/* The dice among @n entries, with what @summaries tell of them (of BonesEntrySummary: entry i + 1):
 * an array of BonesLogRoll, or NULL. */
GArray *bones_rolls_new (const GArray *summaries, BonesEntry *const *entries, guint n);

/* The dice of a free roll, the same way. */
GArray *bones_rolls_from_free_roll (const BonesEntry *entry);

/* The answers among @n entries that can be put right: an array of guint32, or NULL. */
GArray *bones_rolls_answers (BonesEntry *const *entries, guint n);

/* Whether @entry says that dice are to be rolled again. */
gboolean bones_entry_spends (const BonesEntry *entry);
