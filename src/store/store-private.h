/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The struct of BonesStore (store.h), for store.c, entries.c, games.c and sets.c, with its cache of
 * the games that were used through it. The cache holds what was read or written last; the database
 * decides. store.c defines the functions.
 */

#include "chain.h"
#include "last-kept.h"
#include "live.h"

/* The end of a journal: its last entry. Before the first entry: 0, when the game was created, and
 * the hash of its set-up. */
typedef struct {
  guint32 seq;
  gint64 at;
  guint8 hash[BONES_HASH_BYTES];
} BonesTail;

typedef struct {
  gint64 game;
  BonesTail start; /* before the first entry */
  BonesTail tail;  /* the last entry that was read or written here */
  BonesLive *live; /* what the live tables hold after it, or NULL if unknown */
} BonesCached;

struct _BonesStore {
  GMutex lock; /* of the other members; every public function holds it while it runs */
  BonesConnection *connection;
  GHashTable *games;   /* of BonesCached, by number */
  BonesLastKept *kept; /* or NULL */
};

/* SQL: the set-up of the game that a row of games is about. */
#define BONES_SETUP "coalesce ((SELECT setup FROM secret_setups WHERE game = games.id), '')"

/* SQL: when the last entry of the game of that number was made, in microseconds since 1970. */
#define BONES_LAST_AT(game)                                                                        \
  "(SELECT at FROM secret_journal WHERE game = " game " ORDER BY seq DESC LIMIT 1)"

/* Holds the lock of @store until the end of the block. */
#define BONES_STORE_LOCK(store)                                                                    \
  G_GNUC_UNUSED g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&(store)->lock)

/* Runs @sql with the values that follow it, in the open transaction. Returns FALSE with @error. */
#define BONES_STORE_RUN(store, error, sql, ...)                                                    \
  bones_connection_run ((store)->connection, (sql), BONES_VALUES (__VA_ARGS__), (error))

/* Opens @path with the caller's migrations (migration.h) instead of the program's. */
BonesStore *bones_store_open_with (const char *path, const char *const *scripts, GError **error);

/* Adds @game to the cache, with a journal without entries, whose chain begins with @start;
 * borrowed until the next one is added, which may empty the cache: what was played long ago is
 * read again if it is needed. */
BonesCached *bones_store_cache (BonesStore *store, gint64 game, const BonesTail *start);

/* Updates @cached after @live_state was written together with the entry @tail. */
void bones_cached_set (BonesCached *cached, const BonesTail *tail,
                       const BonesLiveState *live_state);

/* Sets the last entry to @tail and forgets what the live tables hold. */
void bones_cached_move (BonesCached *cached, const BonesTail *tail);

/* Checks that @game exists: a journal without entries does not show it. */
gboolean bones_store_check_is_there (BonesStore *store, gint64 game, GError **error);

/* Sets @error to "there is no game N". Returns FALSE. */
gboolean bones_store_no_such_game (BonesStore *store, gint64 game, GError **error);
