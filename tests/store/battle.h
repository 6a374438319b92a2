/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A battle of boats (the null ruleset) that is kept in a store: played at random, with every kind
 * of entry, and looked at from the outside, through SQLite itself.
 */

#include "boats.h"
#include "store.h"

typedef struct {
  Boats *boats;
  BonesStore *store; /* borrowed; NULL while it is closed */
  gint64 game;
  guint32 kept; /* so many entries were acknowledged by the store */
} Battle;

/* A battle that is not stored yet. */
Battle *battle_new (guint boats);
void battle_free (Battle *battle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Battle, battle_free)

/* Stores it as a new game. */
gboolean battle_add (Battle *battle, BonesStore *store, GError **error);

/* Appends what was played since the store had it last. */
gboolean battle_keep (Battle *battle, GError **error);

/* Forgets what the store does not have. */
void battle_forget (Battle *battle);

/* Plays one thing that is possible now. */
void battle_play (Battle *battle, GRand *rand);

/* Adds an override with one change, or a note. */
void battle_change (Battle *battle, const BonesChange *change, const char *text);
void battle_note (Battle *battle, const char *text, const char *rule);

/* The live_state of @battle after its last entry. The names are the caller's. */
BonesLiveState battle_live_state (Battle *battle, BonesNames **names);

/* The journal of @game as @store has it, the hash chain being whole. */
BonesJournal *battle_load (BonesStore *store, const BonesSetup *setup, gint64 game);

/* Asserts that two entries are alike in all that is stored. */
void battle_assert_same_entry (const BonesEntry *a, const BonesEntry *b);

/* Asserts that @store has the first @n entries of @battle, or more of them; that the hash chain
 * holds; and that the live tables are those that follow from the entries that it has. Writes them
 * anew to find out. @path is what @store was opened with. */
void battle_assert_stored (Battle *battle, BonesStore *store, const char *path, guint32 n);

/* All rows of the tables whose names are like @pattern ("live%"), as text. */
char *battle_dump (const char *path, const char *pattern);

/* Runs @sql on the database as another program would. */
void battle_run_sql (const char *path, const char *sql);
gint64 battle_ask_sql (const char *path, const char *sql);
char *battle_ask_text (const char *path, const char *sql); /* the caller frees it */

/* Holds the database so that nobody else can write, says so with a byte on @ready, and lets go when
 * @done is closed. */
void battle_hold (const char *path, int ready, int done);

/* Runs @sql and dies as if killed: what it wrote stays in the "-wal" file. Does not return. */
void battle_die_with (const char *path, const char *sql);

/* Inserts action @verb as entry @seq, behind the last, with the hash that it must have. */
void battle_forge_verb (const char *path, gint64 game, guint32 seq, const char *verb);
