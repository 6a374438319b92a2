/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle of boats (the null ruleset) in a store: played at random, with every kind of entry, and
 * checked from the outside through SQLite.
 */

#include "boats.h"
#include "store.h"

typedef struct {
  Boats *boats;
  BonesStore *store; /* borrowed; NULL while the store is closed */
  gint64 game;
  guint32 kept; /* the number of entries that the store has acknowledged */
} Battle;

/* A battle that is not stored yet. */
Battle *battle_new (guint boats);
void battle_free (Battle *battle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Battle, battle_free)

/* Stores it as a new game. */
gboolean battle_add (Battle *battle, BonesStore *store, GError **error);

/* Appends the entries since the last time. */
gboolean battle_keep (Battle *battle, GError **error);

/* Drops the entries that the store does not have. */
void battle_forget (Battle *battle);

/* Plays one thing that is possible now. */
void battle_play (Battle *battle, GRand *rand);

/* Adds an override with one change, or a note. */
void battle_change (Battle *battle, const BonesChange *change, const char *text);
void battle_note (Battle *battle, const char *text, const char *rule);

/* The live_state of @battle after its last entry. The names are the caller's. */
BonesLiveState battle_live_state (Battle *battle, BonesNames **names);

/* The journal of @game as @store has it; its hash chain must be whole. */
BonesJournal *battle_load (BonesStore *store, const BonesSetup *setup, gint64 game);

/* Asserts that two entries have the same stored form. */
void battle_assert_same_entry (const BonesEntry *a, const BonesEntry *b);

/* Asserts that @store has at least the first @n entries of @battle, that the hash chain holds, and
 * that the live tables follow from its entries, by writing them again. @path is the file of @store.
 */
void battle_assert_stored (Battle *battle, BonesStore *store, const char *path, guint32 n);

/* All rows of the tables whose names match @pattern ("live%"), as text. */
char *battle_dump (const char *path, const char *pattern);

/* Runs @sql on the database, as another program would. */
void battle_run_sql (const char *path, const char *sql);
gint64 battle_ask_sql (const char *path, const char *sql);
char *battle_ask_text (const char *path, const char *sql); /* the caller frees it */

/* Locks the database for writing, writes a byte to @ready, and unlocks it when @done is closed. */
void battle_hold (const char *path, int ready, int done);

/* Runs @sql and dies as if killed, so the changes stay in the "-wal" file. Does not return. */
void battle_die_with (const char *path, const char *sql);

/* Appends action @verb as entry @seq, with the right hash. */
void battle_forge_verb (const char *path, gint64 game, guint32 seq, const char *verb);
