/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The struct of BonesTable (table.h), for the files that carry out its verbs, and functions of
 * table.c that only they use.
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
  BonesGameSettings settings;

  /* Borrowed */
  BonesStore *store;

  gint64 version; /* of the store when it was last read */
  gboolean threaded;
  BonesPending *pending; /* the commit on the writer thread, owned by its task; NULL: none */
};

/* An empty table. */
BonesTable *bones_table_alloc (BonesStore *store);

/* Sets the setup, an empty journal and a replay of a game. Takes @record and @setup. */
void bones_table_init_game (BonesTable *table, BonesGameRecord *record, BonesSetup *setup);

/* Updates the record after the journal was played. */
void bones_table_renew (BonesTable *table);

void bones_table_emit_changed (BonesTable *table);
void bones_table_emit_failed (BonesTable *table, const GError *error);
void bones_table_notify_busy (BonesTable *table);

/* Reads whose dice the fleets want. */
gboolean bones_table_read_dice (BonesTable *table, GError **error);

/* Whether verbs are accepted now; else an error says why not. */
gboolean bones_table_is_ready (BonesTable *table, GError **error);

/* Sets @error to @message, which it takes. Returns FALSE. */
gboolean bones_table_may_undo_to (BonesTable *table, guint32 seq, guint agreed, GError **error);
gboolean bones_table_refuse (GError **error, BonesTableError code, char *message);

/* As bones_table_override(), whether the rules let @changes stand or not. */
gboolean bones_table_enter_start (BonesTable *table, const BonesChange *changes, guint n_changes,
                                  const char *text, GError **error);

/* The fleets that have not struck, as bits. */
guint bones_table_fleets_in_play (BonesTable *table);
