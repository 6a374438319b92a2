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

#include "entry.h"
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
  BONES_STORE_ERROR_NO_SUCH_FLEET,
  BONES_STORE_ERROR_GONE,     /* the file was moved, replaced or deleted while it was open */
  BONES_STORE_ERROR_MOVED_ON, /* another process has added entries to this game */
  BONES_STORE_ERROR_FAILED
} BonesStoreError;
GQuark bones_store_error_quark (void);

typedef struct _BonesStore BonesStore;

/* That fleet @fleet of a battle came from a kept fleet, which may be gone. */
typedef struct {
  guint fleet;
  gint64 kept; /* its number */
  guint revision;
} BonesKeptFleet;

/* The seed of the app's dice from an entry on. */
typedef struct {
  guint32 entry;
  guint8 seed[32];
} BonesLaterSeed;

/* A game in the list, or a whole game. */
typedef struct {
  gint64 id;     /* 0 until it is stored */
  char *ruleset; /* "black-spot" */
  char *edition; /* "2025" */
  guint rules_version;
  char *title;            /* "Red against Blue"; "" when it is stored: it is made when it is read */
  gboolean named;         /* the title was given, not made; set when it is read */
  char *setup;            /* JSON: fleets, options, dice, undo; NULL in the list */
  char *content;          /* JSON: the whole content that it is played with; NULL in the list */
  guint8 seed[32];        /* the first one; zeros in the list */
  GArray *seeds;          /* of BonesLaterSeed, by their entries: see seeds.h; or NULL. Owned */
  char **words;           /* of the players, in seat order; NULL at the end; secret until the end */
  gint64 created, played; /* microseconds since 1970 */
  guint round;            /* as it stands */
  gboolean over;
  gboolean archived;         /* out of the way, but kept */
  char *winner;              /* the name of the fleet that won; NULL: none has */
  char **fleets, **captains; /* as it stands: the names of the fleets, and who commands each ("" if
                                nobody said). NULL until it is read */
  char *letters;             /* of the fleets, one for each; NULL until it is read */
  guint32 last_seq;
  gboolean by_number; /* its journal holds choices as numbers in lists: see
                         bones_store_write_anew() */
  GArray *kept;       /* of BonesKeptFleet: its fleets that came from kept ones; or NULL. Owned */
  char *paused; /* if the last entry paused the battle: where the models are ("" if nobody said);
                   else NULL */
} BonesGameRecord;

/* The title of a battle that nobody gave a title, from the names of its @fleets (NULL at the end):
 * "Red against Blue", translated. The caller frees it. */
char *bones_game_title (const char *const *fleets);

/* Whether people may call a battle @title: it is one line, and not too long. The title that is made
 * of the names of fleets may be as long as they are. */
#define BONES_LONGEST_TITLE 800 /* characters: eight fleets with the longest names */
gboolean bones_game_title_fits (const char *title);

BonesGameRecord *bones_game_record_new (void);
void bones_game_record_free (BonesGameRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesGameRecord, bones_game_record_free)

/* The state that the live status tables are updated to. */
typedef struct {
  const BonesSetup *setup;
  const BonesNames *names;
  const BonesGame *game;
} BonesLiveState;

/* Returns the path of the user's database, crossbones/crossbones.db in the user's data folder, and
 * creates the folder if it is missing. The caller frees it; NULL on failure. */
char *bones_store_default_path (GError **error);

/* The version of SQLite that is used. */
const char *bones_store_sqlite_version (void);

/* Opens the database at @path (":memory:" for a temporary one). Creates or migrates it if
 * necessary; before a migration it writes a backup beside it. */
BonesStore *bones_store_open (const char *path, GError **error);
void bones_store_close (BonesStore *store);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesStore, bones_store_close)

/* Lets the file alone hold all that was stored, without the files that SQLite keeps beside it: call
 * it when people stop playing for a while, so that a copy of the file is whole. Nothing is written
 * if nothing was stored since; a failure changes nothing. Memory for what was read is freed. */
void bones_store_rest (BonesStore *store);

/* Stores a new game with its first entries, all in one transaction. Returns its number, or 0. */
gint64 bones_store_add_game (BonesStore *store, const BonesGameRecord *record,
                             BonesEntry *const *entries, guint n_entries,
                             const BonesLiveState *live_state, GError **error);

/* Returns all games, the last played first: an array of BonesGameRecord. */
GPtrArray *bones_store_list_games (BonesStore *store, GError **error);

/* Returns one game with its content, seed and words. */
BonesGameRecord *bones_store_load_game (BonesStore *store, gint64 game, GError **error);

/* Appends to @journal the entries of @game, whose set-up is @setup, that follow those it has, and
 * checks the hash chain. If a row is damaged, appends the good ones before it and fails with
 * BONES_STORE_ERROR_DAMAGED, whose message names the row.
 */
gboolean bones_store_load_entries (BonesStore *store, gint64 game, const BonesSetup *setup,
                                   BonesJournal *journal, GError **error);

/* Writes the journal of @game again, with all its @entries and a new hash chain: if it was
 * by_number and its choices have met their asks. */
gboolean bones_store_write_anew (BonesStore *store, gint64 game, BonesEntry *const *entries,
                                 guint n_entries, const BonesLiveState *live_state, GError **error);

/* Reads the later seeds of @record again: another connection may have begun one. */
gboolean bones_store_load_seeds (BonesStore *store, BonesGameRecord *record, GError **error);

/* Appends @entries (numbered without gaps) to @game, with those of @seeds (an array of
 * BonesLaterSeed, or NULL) that they begin, and updates the status tables, in one durable
 * transaction. Fails with BONES_STORE_ERROR_MOVED_ON if the game's last entry is not the one before
 * them. */
gboolean bones_store_append (BonesStore *store, gint64 game, BonesEntry *const *entries,
                             guint n_entries, const GArray *seeds, const BonesLiveState *live_state,
                             GError **error);

/* Writes the status tables of @game from scratch. */
gboolean bones_store_rebuild_status (BonesStore *store, gint64 game,
                                     const BonesLiveState *live_state, GError **error);

/* Returns the numbers of all battles, content sets or kept fleets that a damaged database may still
 * have, in their order: an array of gint64. */
typedef enum { BONES_STORE_GAMES, BONES_STORE_SETS, BONES_STORE_FLEETS } BonesStoreKind;
GArray *bones_store_find (BonesStore *store, BonesStoreKind kind);

/* Returns a number that changes when another connection writes to the database; -1 on failure. */
gint64 bones_store_version (BonesStore *store, GError **error);

/* Returns a number that changes when anybody writes to the database, this connection as well; -1 on
 * failure. */
gint64 bones_store_state (BonesStore *store, GError **error);

/* Preferences of the players of @game ("dice.0": which dice fleet 0 uses). They are not part of the
 * battle: not in the journal and not exported. The last value that was set counts. @value is NULL
 * if nothing was set; the caller frees it. */
gboolean bones_store_set_preference (BonesStore *store, gint64 game, const char *key,
                                     const char *value, GError **error);
gboolean bones_store_get_preference (BonesStore *store, gint64 game, const char *key, char **value,
                                     GError **error);

/* Calls @game @title, without the space around it; with "" it is called by its fleets again. Fails
 * with BONES_STORE_ERROR_FAILED if the title does not fit. */
gboolean bones_store_rename_game (BonesStore *store, gint64 game, const char *title,
                                  GError **error);

/* Puts @game out of the way, or back. */
gboolean bones_store_archive_game (BonesStore *store, gint64 game, gboolean archived,
                                   GError **error);

gboolean bones_store_remove_game (BonesStore *store, gint64 game, GError **error);

/* A content set that a player wrote: a document, which may be a draft. Each battle has a copy of
 * the content that it was created with. */
typedef struct {
  gint64 id;      /* 0 until it is stored */
  char *ruleset;  /* "man-o-war" */
  char *name;     /* unique in the ruleset, whatever its case */
  char *json;     /* NULL in the list */
  gint64 changed; /* microseconds since 1970 */
} BonesSetRecord;

void bones_set_record_free (BonesSetRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesSetRecord, bones_set_record_free)

/* Return the sets of @ruleset by name, as an array of BonesSetRecord without json; and one set with
 * it. */
GPtrArray *bones_store_list_sets (BonesStore *store, const char *ruleset, GError **error);
BonesSetRecord *bones_store_load_set (BonesStore *store, gint64 id, GError **error);

/* Store @record as a new set and set its id; and store its name and document in place of the old
 * ones, which fails with BONES_STORE_ERROR_MOVED_ON if the set was changed since it was read. */
gboolean bones_store_add_set (BonesStore *store, BonesSetRecord *record, GError **error);
gboolean bones_store_put_set (BonesStore *store, BonesSetRecord *record, GError **error);

gboolean bones_store_remove_set (BonesStore *store, gint64 id, GError **error);

/* A fleet that players built before a battle: a document (roster-file.h), which need not be legal.
 * Each change makes a revision; the last BONES_FLEET_UNDOS can be undone. */
#define BONES_FLEET_UNDOS 50

typedef struct {
  gint64 id;     /* 0 until it is stored */
  char *ruleset; /* "black-spot" */
  char *name;    /* several fleets may have the same one */
  char *json;
  guint revision;
  guint undos, redos; /* how often it can be undone and redone; 0 in the list */
  gboolean archived;
  gint64 created, changed; /* microseconds since 1970 */
} BonesFleetRecord;

void bones_fleet_record_free (BonesFleetRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesFleetRecord, bones_fleet_record_free)

/* Puts the contents of @with, which it takes, in the place of those of @record. */
void bones_fleet_record_replace (BonesFleetRecord *record, BonesFleetRecord *with);

/* Return the fleets of @ruleset (NULL: of all) by name, those in the archive last, as an array of
 * BonesFleetRecord; and one fleet. */
GPtrArray *bones_store_list_fleets (BonesStore *store, const char *ruleset, GError **error);
BonesFleetRecord *bones_store_load_fleet (BonesStore *store, gint64 id, GError **error);

/* Store @record as a new fleet, with revision 1; and store its ruleset, name and document as a new
 * revision, after which nothing can be redone. Both update @record. The second fails with
 * BONES_STORE_ERROR_MOVED_ON if the fleet was changed since it was read. */
gboolean bones_store_add_fleet (BonesStore *store, BonesFleetRecord *record, GError **error);
gboolean bones_store_put_fleet (BonesStore *store, BonesFleetRecord *record, GError **error);

/* Goes back to the revision before that of @record, or forward to the one after, and reads it into
 * @record. Fails with BONES_STORE_ERROR_FAILED if there is none, and like bones_store_put_fleet().
 */
gboolean bones_store_undo_fleet (BonesStore *store, BonesFleetRecord *record, GError **error);
gboolean bones_store_redo_fleet (BonesStore *store, BonesFleetRecord *record, GError **error);

gboolean bones_store_archive_fleet (BonesStore *store, gint64 id, gboolean archived,
                                    GError **error);

/* Removes a fleet with its revisions. Battles that were begun with it stay as they are. */
gboolean bones_store_remove_fleet (BonesStore *store, gint64 id, GError **error);

/* The same, and returns what was removed, so that the second function can put it back as it was,
 * with its number and its revisions. */
typedef struct _BonesRemovedFleet BonesRemovedFleet;
BonesRemovedFleet *bones_store_take_fleet (BonesStore *store, gint64 id, GError **error);
gboolean bones_store_return_fleet (BonesStore *store, const BonesRemovedFleet *fleet,
                                   GError **error);
void bones_removed_fleet_free (BonesRemovedFleet *fleet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRemovedFleet, bones_removed_fleet_free)

/* A battle that was begun with a kept fleet. */
typedef struct {
  gint64 game;
  guint fleet, revision; /* which of the battle's fleets it is, and what it was then */
  char *title;           /* of the battle */
  char *name;            /* of the fleet in it */
  GPtrArray *others;     /* of char *: the names of the other fleets; or NULL. Owned */
  gboolean over;
  gint winner;   /* a fleet; -1: a draw, or not over */
  gint64 played; /* when it was played last: microseconds since 1970 */
} BonesFleetBattle;

void bones_fleet_battle_clear (BonesFleetBattle *battle);

/* The battles that were begun with kept fleet @id, the last begun first: an array of
 * BonesFleetBattle, which clears them. */
GArray *bones_store_list_fleet_battles (BonesStore *store, gint64 id, GError **error);

/* How often kept fleet @id won, drew and lost, of the battles that are over. */
typedef struct {
  gint64 id;
  guint won, drawn, lost;
} BonesFleetScore;

/* The scores of all kept fleets that have one, by id: an array of BonesFleetScore. */
GArray *bones_store_list_fleet_scores (BonesStore *store, GError **error);
