/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The hash chain of a journal, by which it is seen when a row was changed, taken out or put in.
 *
 *   hash of a row = SHA-256 (hash before it, columns of the row)
 *   the hash before the first row = SHA-256 (columns of the game's set-up)
 *
 * Each column counts as LENGTH:BYTES, where the bytes are the value as text (integers in decimal)
 * and LENGTH is how many there are, in decimal; NULL counts as a single hyphen-minus. So neither
 * moving text from one column to another nor leaving out an empty one goes unseen. Which columns,
 * in which order: data/schema/0001-battles.sql.
 */

#include "statement.h"

#define BONES_HASH_BYTES 32

/* Sets @next to the hash of the @n @columns behind @previous; NULL: behind nothing. @next may be
 * @previous. */
void bones_chain_next (const guint8 *previous, const BonesValue *columns, guint n,
                       guint8 next[BONES_HASH_BYTES]);
