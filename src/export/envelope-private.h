/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What writing and reading an envelope share: the chain of hashes, which is that of the database
 * (chain.h). The hash before the first entry is of the same columns of the game, the content as the
 * SHA-256 of its text on one line; that of an entry is of its columns.
 */

#include "chain.h"
#include "envelope.h"
#include "faces.h"
#include "json-read.h"
#include "json-text.h"

#define BONES_HASH_LENGTH (2 * BONES_HASH_BYTES) /* hexadecimal digits */

/* Sets @hash to that of the game whose members before "entries" are those of @head. */
void bones_envelope_start (guint8 hash[BONES_HASH_BYTES], JsonObject *head);

/* @hash in hexadecimal digits; the caller frees them. */
char *bones_envelope_hash_to_hex (const guint8 hash[BONES_HASH_BYTES]);
