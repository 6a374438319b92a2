/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What writing and reading an envelope share: the chain of hashes. It begins with the object of all
 * members before "entries"; the text that is hashed is json-glib's, on one line, in the order in
 * which the members stand.
 */

#include "envelope.h"
#include "faces.h"
#include "json-read.h"
#include "json-text.h"

#define BONES_HASH_LENGTH 64 /* hexadecimal digits of SHA-256 */

/* Sets @hash to SHA-256 (@hash, newline, text of @object); it is empty at the beginning. */
void bones_envelope_hash (char hash[BONES_HASH_LENGTH + 1], JsonObject *object);
