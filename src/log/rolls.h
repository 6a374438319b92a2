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

/* The dice among @n entries, with what @summaries tell of them (of BonesEntrySummary: entry i + 1;
 * NULL: nothing is known, and all dice have six sides): an array of BonesLogRoll, or NULL. */
GArray *bones_rolls_new (const GArray *summaries, BonesEntry *const *entries, guint n);

/* Dice that lie on the table. */
typedef struct {
  guint16 face;
  gboolean typed;    /* a real one */
  gboolean rerolled; /* it lies beside the others: another one was rolled in its place */
} BonesPoolDie;

/* A throw as it lies: first the dice that were rerolled, then those that stand, in the order in
 * which they were rolled. Of several rolls that were bought at once, the best one stands. */
typedef struct {
  BonesKey key; /* the question that they answered; its words are borrowed from the entries */
  guint32 seq;  /* of the latest answer */
  guint first;  /* dice[first] is the first one that stands */
  GArray *dice; /* of BonesPoolDie */
} BonesPool;

/* The last throw for @key among @n entries, all of which count; NULL: there is none. */
BonesPool *bones_pool_new (BonesEntry *const *entries, guint n, const BonesKey *key);
void bones_pool_free (BonesPool *pool);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPool, bones_pool_free)

/* How many dice of @pool stand (0 of NULL); the face of number @i of them. */
guint bones_pool_count (const BonesPool *pool);
guint bones_pool_face (const BonesPool *pool, guint i);

/* The dice of a free roll, the same way. */
GArray *bones_rolls_from_free_roll (const BonesEntry *entry);

/* The answers among @n entries that can be put right: an array of guint32, or NULL. */
GArray *bones_rolls_answers (BonesEntry *const *entries, guint n);

/* Whether @entry says that dice are to be rolled again. */
gboolean bones_entry_spends (const BonesEntry *entry);
