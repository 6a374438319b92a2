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
 * Which columns, in which order: data/schema/0008-last-entry.sql.
 */

#include "connection.h"

#define BONES_HASH_BYTES 32

/* Sets @next to the hash of @previous and the @n @columns; @previous may be NULL. @next may be
 * @previous. */
void bones_chain_next (const guint8 *previous, const BonesValue *columns, guint n,
                       guint8 next[BONES_HASH_BYTES]);

/* The columns of a set-up, in the order in which they are hashed. */
typedef struct {
  const char *ruleset, *edition;
  gint64 rules_version;
  const char *content; /* the whole of it, of which the column has the SHA-256; or NULL */
  const char *setup, *commitment;
} BonesChainHead;

/* Sets @hash to the one before the first row. */
void bones_chain_begin (const BonesChainHead *head, guint8 hash[BONES_HASH_BYTES]);
