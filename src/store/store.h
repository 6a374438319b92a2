/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The database of battles. The journal is the truth; the live status tables are written in the same
 * transaction as the entries they follow from, and can be rebuilt from it.
 *
 * A store is one connection with a lock of its own: any thread may call any function below at any
 * time, and calls that come while another one runs wait for it. A call that writes can take seconds
 * while another process holds the database. bones_store_close() must be the last call.
 *
 * Every call that fails sets a GError whose message is a sentence for people: what, where, and
 * what to do. Nothing was changed then.
 */

#include "journal.h"
#include "names.h"
#include "ruleset.h"

#define BONES_STORE_ERROR (bones_store_error_quark ())
typedef enum {
  BONES_STORE_ERROR_NOT_A_DATABASE, /* some other file, or another program's database */
  BONES_STORE_ERROR_NEWER,          /* written by a newer version */
  BONES_STORE_ERROR_READ_ONLY,
  BONES_STORE_ERROR_DAMAGED, /* of the file, or of the hash chain of one game */
  BONES_STORE_ERROR_FULL,    /* no space left */
  BONES_STORE_ERROR_BUSY,    /* another process holds it */
  BONES_STORE_ERROR_IO,
  BONES_STORE_ERROR_NO_SUCH_GAME,
  BONES_STORE_ERROR_MOVED_ON, /* another process has added entries to this game */
  BONES_STORE_ERROR_FAILED
} BonesStoreError;
GQuark bones_store_error_quark (void);

typedef struct _BonesStore BonesStore;

/* A game as it stands in the list, or as it was made. */
typedef struct {
  gint64 id;     /* 0 until it is stored */
  char *ruleset; /* "black-spot" */
  char *edition; /* "2025" */
  guint rules_version;
  char *title;            /* "Red against Blue" */
  char *setup;            /* JSON: fleets, options, dice, undo; no secret in it */
  char *content;          /* JSON: the whole content that it is played with; NULL in the list */
  guint8 seed[32];        /* zeros in the list */
  char **words;           /* of the players, in seat order; NULL at the end; secret until the end */
  gint64 created, played; /* microseconds since 1970 */
  guint round;            /* as it stands */
  gboolean over;
  guint32 last_seq;
  gboolean by_number; /* its journal holds choices as numbers in lists: see
                         bones_store_write_anew() */
  char *paused; /* where the models are ("" where nobody said), while nothing has happened since the
                   battle was paused; else NULL */
} BonesGameRecord;

BonesGameRecord *bones_game_record_new (void);
void bones_game_record_free (BonesGameRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesGameRecord, bones_game_record_free)

/* What the live status tables are brought up to date with. */
typedef struct {
  const BonesSetup *setup;
  const BonesNames *names;
  const BonesGame *game;
} BonesStanding;

/* Where the battles of whoever runs this are kept: crossbones/crossbones.db in the user's data
 * folder. The folder is made where it is missing. The caller frees it; NULL on failure. */
char *bones_store_default_path (GError **error);

/* Opens the database at @path (":memory:" for one that is not kept), making or migrating it where
 * needed; before a migration a backup is put beside it. */
BonesStore *bones_store_open (const char *path, GError **error);
void bones_store_close (BonesStore *store);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesStore, bones_store_close)

/* Stores a new game with its first entries, all in one transaction. Returns its number, or 0. */
gint64 bones_store_add_game (BonesStore *store, const BonesGameRecord *record,
                             BonesEntry *const *entries, guint n_entries,
                             const BonesStanding *standing, GError **error);

/* All games, the last played first: an array of BonesGameRecord. */
GPtrArray *bones_store_list_games (BonesStore *store, GError **error);

/* One game with its content, seed and words. */
BonesGameRecord *bones_store_load_game (BonesStore *store, gint64 game, GError **error);

/* Appends to @journal the entries of @game, which was set up as @setup, behind those that it has,
 * checking the hash chain. Where a row is damaged, the good ones before it are appended, and
 * BONES_STORE_ERROR_DAMAGED names it.
 */
gboolean bones_store_load_entries (BonesStore *store, gint64 game, const BonesSetup *setup,
                                   BonesJournal *journal, GError **error);

/* Writes the journal of @game, all of whose entries are @entries, with a new hash chain: for one
 * that was by_number and whose choices have met their asks. */
gboolean bones_store_write_anew (BonesStore *store, gint64 game, BonesEntry *const *entries,
                                 guint n_entries, const BonesStanding *standing, GError **error);

/* Appends @entries (their seq following each other) to @game in one durable transaction, with the
 * status tables. BONES_STORE_ERROR_MOVED_ON when the game's last entry is not the one before them.
 */
gboolean bones_store_append (BonesStore *store, gint64 game, BonesEntry *const *entries,
                             guint n_entries, const BonesStanding *standing, GError **error);

/* Writes the status tables of @game from scratch. */
gboolean bones_store_rebuild_status (BonesStore *store, gint64 game, const BonesStanding *standing,
                                     GError **error);

/* A number that changes when another connection has written to the database; -1 on failure. */
gint64 bones_store_version (BonesStore *store, GError **error);

/* What the people who play @game like ("dice.0": how fleet 0 wants its dice), and no part of it:
 * not in the journal, not exported. The last one who sets it is right. @value, the caller's, is
 * NULL where nothing was set. */
gboolean bones_store_set_preference (BonesStore *store, gint64 game, const char *key,
                                     const char *value, GError **error);
gboolean bones_store_get_preference (BonesStore *store, gint64 game, const char *key, char **value,
                                     GError **error);

gboolean bones_store_remove_game (BonesStore *store, gint64 game, GError **error);

/* A content set that people wrote: a document, which may be a draft. Battles keep their own copy of
 * what they were made with. */
typedef struct {
  gint64 id;      /* 0 until it is stored */
  char *ruleset;  /* "man-o-war" */
  char *name;     /* no other of the ruleset is called so, in any case */
  char *json;     /* NULL in the list */
  gint64 changed; /* microseconds since 1970 */
} BonesSetRecord;

void bones_set_record_free (BonesSetRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesSetRecord, bones_set_record_free)

/* Those of @ruleset by name: an array of BonesSetRecord. And one of them, whole. */
GPtrArray *bones_store_list_sets (BonesStore *store, const char *ruleset, GError **error);
BonesSetRecord *bones_store_load_set (BonesStore *store, gint64 id, GError **error);

/* Stores @record as a new set, and gives it its number; in place of what it was: its name and
 * document. BONES_STORE_ERROR_MOVED_ON where somebody else changed it since it was read. */
gboolean bones_store_add_set (BonesStore *store, BonesSetRecord *record, GError **error);
gboolean bones_store_put_set (BonesStore *store, BonesSetRecord *record, GError **error);

gboolean bones_store_remove_set (BonesStore *store, gint64 id, GError **error);
