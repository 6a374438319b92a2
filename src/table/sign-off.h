/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The sign-off of a battle: a short code for all that is in its journal, which each captain keeps.
 * The chain of hashes has no key, so whoever can write the file can write another end; but not one
 * with the same code.
 *
 * The code is the first 100 bits of HMAC-SHA256 (key of the dice, "crossbones/sign-off/" and the
 * hash of the last entry in hexadecimal, as a whole exported battle has it), in groups of four:
 * "K7QF-…". Without the seed, nobody can find out by trying what the journal hides.
 */

#include "store.h"

/* The code of @journal, which is not empty, in the battle @record. The caller frees it. */
char *bones_sign_off (const BonesGameRecord *record, const BonesSetup *setup,
                      const BonesJournal *journal);

/* The entry of @journal after which it had @code, however that is spaced; 0: it never had. */
guint32 bones_sign_off_find (const BonesGameRecord *record, const BonesSetup *setup,
                             const BonesJournal *journal, const char *code);
