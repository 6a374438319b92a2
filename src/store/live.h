/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The tables that say how a battle stands: live_* for everybody, secret_cards for hands.
 *
 * They follow from the journal. What was written last is remembered, so that an entry costs the
 * rows that it changed and no more; where nothing is remembered they are written from scratch.
 */

#include "chain.h"
#include "connection.h"
#include "store.h"

/* What the tables of one game hold. */
typedef struct _BonesLive BonesLive;

BonesLive *bones_live_new (const BonesStanding *standing);
void bones_live_free (BonesLive *status);

/* Remembers @standing in place of what was. */
void bones_live_set (BonesLive *status, const BonesStanding *standing);

/* Where a journal ends: its last entry. Before the first: 0, when the game was made, and the hash
 * of its set-up. */
typedef struct {
  guint32 seq;
  gint64 at;
  guint8 hash[BONES_HASH_BYTES];
} BonesTail;

/* Writes the tables of @game as @standing is behind @tail, inside the transaction that is open.
 * @before is what they hold, or NULL where that is not known. */
gboolean bones_live_write (BonesConnection *connection, gint64 game, const BonesTail *tail,
                           const BonesStanding *standing, const BonesLive *before, GError **error);
