/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The live status tables: live_* for everybody, secret_cards for the decks that hands are dealt
 * from.
 *
 * They follow from the journal. The state that was written last is cached, so that an entry writes
 * only the rows that it changed; without a cached state all rows are written.
 */

#include "connection.h"
#include "store.h"

/* The cached contents of the tables of one game. */
typedef struct _BonesLive BonesLive;

/* @seq is the last entry of the journal. */
BonesLive *bones_live_new (guint32 seq, const BonesLiveState *live_state);
void bones_live_free (BonesLive *status);

/* Replaces the cached state by @live_state, after entry @seq. */
void bones_live_set (BonesLive *status, guint32 seq, const BonesLiveState *live_state);

/* Writes @live_state, the state after entry @seq, to the tables of @game, in the open transaction.
 * @before is their cached contents, or NULL. */
gboolean bones_live_write (BonesConnection *connection, gint64 game, guint32 seq,
                           const BonesLiveState *live_state, const BonesLive *before,
                           GError **error);
