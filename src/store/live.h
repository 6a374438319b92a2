/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The live status tables: live_* for everybody, secret_cards for the decks that hands are dealt
 * from.
 *
 * They follow from the journal. The state that was written last is cached, so that an entry writes
 * only the rows that it changed; without a cached state all rows are written.
 */

#include "chain.h"
#include "connection.h"
#include "store.h"

/* The cached contents of the tables of one game. */
typedef struct _BonesLive BonesLive;

BonesLive *bones_live_new (const BonesLiveState *live_state);
void bones_live_free (BonesLive *status);

/* Replaces the cached state by @live_state. */
void bones_live_set (BonesLive *status, const BonesLiveState *live_state);

/* The end of a journal: its last entry. Before the first entry: 0, when the game was created, and
 * the hash of its set-up. */
typedef struct {
  guint32 seq;
  gint64 at;
  guint8 hash[BONES_HASH_BYTES];
} BonesTail;

/* Writes @live_state, the state after @tail, to the tables of @game, in the open transaction.
 * @before is their cached contents, or NULL. */
gboolean bones_live_write (BonesConnection *connection, gint64 game, const BonesTail *tail,
                           const BonesLiveState *live_state, const BonesLive *before,
                           GError **error);
