/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the store share: a store, and what it knows of the games that were used through
 * it. What is known is only a memory of what was read or written; the database decides.
 */

#include "live.h"

typedef struct {
  gint64 game;
  BonesTail start; /* before the first entry */
  BonesTail tail;  /* the last entry that was read or written here */
  BonesLive *live; /* what the live tables hold behind it; NULL where that is not known */
} BonesKnown;

struct _BonesStore {
  GMutex lock; /* of all that follows; every public function holds it while it runs */
  BonesConnection *connection;
  GHashTable *known; /* of BonesKnown, by game */
};

/* Holds the lock of @store until the end of the block. */
#define BONES_STORE_LOCK(store)                                                                    \
  G_GNUC_UNUSED g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&(store)->lock)

/* Opens with the caller's migrations (migration.h) in place of the program's own. */
BonesStore *bones_store_open_with (const char *path, const char *const *scripts, GError **error);

/* What is known of @game; borrowed. Reads how it was set up, when it is used for the first time.
 * NULL when it is not there, or is played by rules that this version does not have. */
BonesKnown *bones_store_know (BonesStore *store, gint64 game, GError **error);

/* Makes @game known, its journal being at @start; borrowed. */
BonesKnown *bones_store_learn (BonesStore *store, gint64 game, const BonesTail *start);

/* Remembers, after @standing was written behind @tail. */
void bones_known_set (BonesKnown *known, const BonesTail *tail, const BonesStanding *standing);

/* Forgets what the live tables hold, where the journal does not end at @tail any more. */
void bones_known_move (BonesKnown *known, const BonesTail *tail);

/* Inserts @entries behind @tail, which becomes the last of them, and brings the live tables up to
 * date; in the transaction that is open. @before is what they hold, or NULL. */
gboolean bones_store_insert (BonesStore *store, gint64 game, BonesTail *tail,
                             BonesEntry *const *entries, guint n_entries,
                             const BonesStanding *standing, const BonesLive *before,
                             GError **error);

/* Sees to it that @game is there, which a journal without entries does not tell. */
gboolean bones_store_check_is_there (BonesStore *store, gint64 game, GError **error);

/* Sets @error to "there is no game N". Returns FALSE. */
gboolean bones_store_no_such_game (BonesStore *store, gint64 game, GError **error);
