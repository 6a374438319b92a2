/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Checks a game independently: plays its journal entry by entry, including undone ones, and
 * computes every roll and every card of the app again from the seed, the words, the open question
 * and what was chosen before it.
 */

#include "entry.h"
#include "store.h"

/* What was checked, and what was found. */
typedef struct {
  guint entries;
  guint seeds;
  guint app_rolls, app_dice; /* rolls of the app, and the dice in them */
  guint app_cards;           /* cards that the app drew */
  guint free_rolls;
  guint typed_rolls; /* rolls of real dice, typed: they cannot be checked */
  guint amended;     /* answers that were corrected */
  GPtrArray *faults; /* of char *: a sentence for each fault, in order of the entries */
  GPtrArray *asked;  /* of char *: what the rules asked at each entry that is an answer of the app,
                        or  NULL (bones_choices_asked()) */
} BonesVerification;

/* Checks @journal, made under @setup with the seed and the words of @record. */
BonesVerification *bones_verify (const BonesGameRecord *record, const BonesSetup *setup,
                                 const BonesJournal *journal);

/* Adds a fault if @asked, the same as a file has it, is false anywhere. What is missing is not. */
void bones_verify_asked (BonesVerification *verification, const GPtrArray *asked);
void bones_verification_free (BonesVerification *verification);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesVerification, bones_verification_free)
