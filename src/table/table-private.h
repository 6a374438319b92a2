/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the files of the table share: table.c is the object and what it is, table-new.c makes games,
 * table-open.c opens and reloads them, table-enter.c commits entries, table-dice.c keeps whose dice
 * are wanted, and the verbs are in
 * table-verbs.c, table-change.c, table-undo.c and table-amend.c.
 *
 * What people can see is the journal and the replay as they are between two calls. So a commit that
 * runs on the writer thread first takes its entries off again, and puts them back once they are
 * stored.
 */

#include "words-context.h"

#include "chronicle.h"
#include "setup-text.h"
#include "table-play.h"

typedef struct _BonesPending BonesPending;

struct _BonesTable {
  GObject parent_instance;

  /* Owned */
  BonesGameRecord *record;
  BonesSetup *setup;
  BonesSetup *rules; /* without fleets; its content is that of setup */
  BonesJournal *journal;
  BonesReplay *replay;
  BonesNames *names;
  /* By viewer, the last for what everybody may read; NULL until it is read. */
  BonesChronicle *chronicles[BONES_MAX_FLEETS + 1];
  char *misfit;
  BonesGameSettings articles;

  /* Borrowed */
  BonesStore *store;

  guint8 key[32]; /* of the app's dice */
  gint64 version; /* of the store when it was last read */
  gboolean threaded;
  BonesPending *pending; /* the commit on the writer thread, owned by its task; NULL: none */
};

/* A journal played on the side, up to some entry; the entries are borrowed. */
typedef struct {
  BonesJournal *journal;
  BonesReplay *replay;
  BonesNames *names;
  guint32 misfit; /* as bones_replay_follow() gave it */
} BonesSide;

BonesSide *bones_side_new (BonesTable *table, guint32 seq);

/* The whole journal with @entry, which is borrowed, behind it. Nobody has seen this: its names hide
 * what is hidden on the table as it stands. */
BonesSide *bones_side_new_with (BonesTable *table, BonesEntry *entry);
void bones_side_free (BonesSide *side);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesSide, bones_side_free)

BonesWordsContext bones_table_get_context (BonesTable *table);
BonesWordsContext bones_side_get_context (BonesTable *table, const BonesSide *side);

/* An empty table. */
BonesTable *bones_table_alloc (BonesStore *store);

/* Puts setup, journal and replay of a game in place; journal is empty. Takes both. */
void bones_table_init_game (BonesTable *table, BonesGameRecord *record, BonesSetup *setup);

/* Sets in the record what follows from the journal as it is played now. */
void bones_table_renew (BonesTable *table);

void bones_table_emit_changed (BonesTable *table);
void bones_table_emit_failed (BonesTable *table, const GError *error);
void bones_table_notify_busy (BonesTable *table);

/* Reads the entries that the store has and the journal has not, and plays them. What is damaged or
 * does not fit makes the table read-only and is no error. */
gboolean bones_table_load (BonesTable *table, GError **error);

/* Reads how the fleets want their dice by now. */
gboolean bones_table_read_dice (BonesTable *table, GError **error);

/* FALSE with an error where no verb is taken now. */
gboolean bones_table_is_ready (BonesTable *table, GError **error);

/* Enters @entry, which it takes, and what the app answers by itself to what is asked then; commits
 * all of it. FALSE when it does not fit or cannot be stored: nothing has changed then. */
gboolean bones_table_enter (BonesTable *table, BonesEntry *entry, GError **error);

/* Appends the answers to whatever needs nobody. */
void bones_table_answer_by_itself (BonesTable *table);

/* Sets @error to @message, which it takes; always FALSE. */
gboolean bones_table_refuse (GError **error, BonesTableError code, char *message);

/* Whether a person gave it: an undo goes back to before such an entry. */
gboolean bones_entry_is_a_persons (const BonesEntry *entry);

/* Whether @answer answers @ask; says what would. */
gboolean bones_table_fits (const BonesWordsContext *context, const BonesAsk *ask,
                           const BonesAnswer *answer, GError **error);

/* The fleets that have not struck, as bits. */
guint bones_table_fleets_in_play (BonesTable *table);

/* The chronicle of all entries so far, as @viewer may read it. All viewers share one if the rules
 * hide no ships. */
BonesChronicle *bones_table_chronicle (BonesTable *table, guint viewer);
