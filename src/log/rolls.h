/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The dice of entries: those that were rolled at once, rerolls with the dice that they replaced,
 * and the answers that can be corrected.
 */

#include "chronicle.h"

/* What the chronicle keeps for each entry. */
typedef struct {
  guint who;
  char *label;
  guint sides; /* of the dice that were asked for; else 0 */
} BonesEntrySummary;

/* The dice among @n entries: an array of BonesLogRoll, or NULL. @summaries, of BonesEntrySummary,
 * has entry i + 1 at i; if NULL, all dice have six sides. */
GArray *bones_rolls_new (const GArray *summaries, BonesEntry *const *entries, guint n);

/* Dice that lie on the table. */
typedef struct {
  guint16 face;
  gboolean typed;    /* a real one */
  gboolean rerolled; /* it lies beside the others: another die replaced it */
  gboolean corrected;
} BonesPoolDie;

/* A throw as it lies: first the dice that were replaced, then those that stand, in the order in
 * which they were rolled. Of several rolls that were bought at once, the best one stands. */
typedef struct {
  BonesKey key; /* the question that they answer; its strings belong to the entries */
  guint32 seq;  /* of the latest answer */
  guint first;  /* dice[first] is the first one that stands */
  GArray *dice; /* of BonesPoolDie */
} BonesPool;

/* The last throw for @key among @n entries, all of which count; or NULL. */
BonesPool *bones_pool_new (BonesEntry *const *entries, guint n, const BonesKey *key);
void bones_pool_free (BonesPool *pool);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesPool, bones_pool_free)

/* The number of dice of @pool that stand (0 if NULL), and the face of number @i of them. */
guint bones_pool_count (const BonesPool *pool);
guint bones_pool_face (const BonesPool *pool, guint i);

/* The dice of a free roll, the same way. */
GArray *bones_rolls_from_free_roll (const BonesEntry *entry);

/* The answers among @n entries that can be corrected: an array of guint32, or NULL. */
GArray *bones_rolls_answers (BonesEntry *const *entries, guint n);

/* Whether @entry is an answer that can be corrected: not a card that the app drew. */
gboolean bones_entry_can_be_corrected (const BonesEntry *entry);

/* Whether @entry spends a die to roll dice again. */
gboolean bones_entry_spends (const BonesEntry *entry);
