/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The hash chain of a journal. It shows whether a row was changed, removed or inserted. Exports
 * have the same chain.
 *
 *   hash of a row = SHA-256 (hash before it, columns of the row)
 *   the hash before the first row = SHA-256 (columns of the game's set-up)
 *
 * Each column counts as LENGTH:BYTES, where the bytes are the value as text (integers in decimal)
 * and LENGTH is how many there are, in decimal; NULL counts as a single hyphen-minus. So
 * moving text from one column to another changes the hash, and so does leaving out an empty one.
 * Which columns, in which order: data/schema/0001-battles.sql.
 */

#include "connection.h"

#define BONES_HASH_BYTES 32

/* Sets @next to the hash of @previous and the @n @columns; @previous may be NULL. @next may be
 * @previous. */
void bones_chain_next (const guint8 *previous, const BonesValue *columns, guint n,
                       guint8 next[BONES_HASH_BYTES]);
