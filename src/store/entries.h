/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The journals in the database: their entries follow one another, each with its hash, the last one
 * with a mark, and the live tables with them. The functions for other rooms are in store.h.
 */

#include "store-private.h"

/* Inserts @entries after @tail, which becomes the last of them, and updates the live tables, in the
 * open transaction. @before is what the tables hold, or NULL. */
gboolean bones_entries_insert (BonesStore *store, gint64 game, BonesTail *tail,
                               BonesEntry *const *entries, guint n_entries,
                               const BonesLiveState *live_state, const BonesLive *before,
                               GError **error);

/* Adds @seed, of BONES_SEED_BYTES, which counts from entry @entry on; 0: from the beginning. */
gboolean bones_entries_add_seed (BonesStore *store, gint64 game, guint32 entry, const guint8 *seed,
                                 GError **error);

/* Adds those of @seeds (of BonesLaterSeed; or NULL) that entry @first or a later one began. */
gboolean bones_entries_add_seeds (BonesStore *store, gint64 game, guint32 first,
                                  const GArray *seeds, GError **error);
