/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Checks a game from the outside: plays its journal entry by entry, undone ones too, and recomputes
 * every face that the app rolled and every card that it drew from the seed, the words and the
 * question that was open.
 */

#include "entry.h"
#include "store.h"

/* What was looked at, and what was found. */
typedef struct {
  guint entries;
  guint app_rolls, app_dice; /* rolls of the app, and the dice in them */
  guint app_cards;           /* cards that the app drew */
  guint free_rolls;
  guint typed_rolls; /* real dice, typed: nothing is known about those */
  guint amended;     /* answers that were put right */
  GPtrArray *faults; /* of char *: a sentence for all that is wrong, in order of the entries */
} BonesVerification;

/* Checks @journal, made under @setup with the seed and the words of @record. */
BonesVerification *bones_verify (const BonesGameRecord *record, const BonesSetup *setup,
                                 const BonesJournal *journal);
void bones_verification_free (BonesVerification *verification);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesVerification, bones_verification_free)
