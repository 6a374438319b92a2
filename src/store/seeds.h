/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The seeds of a battle: the one that it began with, and those with which copies of it went on, or
 * the battle itself after its end was taken back. An entry of the kind BONES_ENTRY_SEED begins each
 * of the latter; its text is the commitment, so that the chain of hashes binds the seed while it is
 * secret.
 */

#include "faces.h"
#include "store.h"

/* Sets @key to that of the dice after entry @seq of @record. */
void bones_seeds_key (const BonesGameRecord *record, guint32 seq, guint8 key[BONES_KEY_BYTES]);

/* What binds the seed that counts after entry @seq, and the words: SHA-256 of the key, in
 * hexadecimal; of the first seed of a battle of older rules, SHA-256 of the seed. The caller frees
 * it. */
char *bones_seeds_commitment (const BonesGameRecord *record, guint32 seq);

/* Adds @seed, which entry @seq begins. */
void bones_seeds_add (BonesGameRecord *record, guint32 seq, const guint8 seed[BONES_SEED_BYTES]);

/* Whether the seed of @record that @entry begins is the one that it says. */
gboolean bones_seeds_has (const BonesGameRecord *record, const BonesEntry *entry);
