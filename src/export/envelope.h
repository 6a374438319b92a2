/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A game as one JSON text, to keep, to send, to replay elsewhere. docs/table-protocol.md describes
 * the form: {"format":"crossbones-game","version":2,…,"entries":[…],"fingerprint":"…"}.
 *
 * There are two kinds. A whole one holds everything, the seed of the app's dice and all hands among
 * it. One as a fleet sees it has neither, nor the players' words; nobody can go on playing it.
 *
 * Each entry has the members, the texts and the hash of its row in the database, and the
 * fingerprint is that of the state at the end. Both may be missing, in a recording written by hand;
 * where they are there, they are checked.
 */

#include "replay.h"
#include "setup-text.h"
#include "table.h"

#define BONES_ENVELOPE_VERSION 2 /* 1 is still read */
#define BONES_ENVELOPE_MAX_BYTES (64u << 20)

#define BONES_ENVELOPE_ERROR (bones_envelope_error_quark ())
typedef enum {
  BONES_ENVELOPE_ERROR_FORMAT,  /* no such envelope, or something in it is not right */
  BONES_ENVELOPE_ERROR_NEWER,   /* of a newer version */
  BONES_ENVELOPE_ERROR_CHANGED, /* the hashes or the fingerprint do not agree with the rest */
  BONES_ENVELOPE_ERROR_MISFIT,  /* an entry does not fit: the message names it */
  BONES_ENVELOPE_ERROR_VIEWED   /* as a fleet saw it: not whole */
} BonesEnvelopeError;
GQuark bones_envelope_error_quark (void);

/* What was in an envelope. */
typedef struct {
  BonesGameRecord *record; /* without a seed where viewer is set */
  BonesSetup *setup;
  BonesGameSettings settings;
  BonesJournal *journal;
  char *viewer;        /* the fleet that sees it so, "" for what all may see; NULL: whole */
  char *fingerprint;   /* as written there, or NULL */
  guint version;       /* of the format that it was written in */
  gboolean has_hashes; /* every entry had its hash, and all were right */
} BonesEnvelope;

void bones_envelope_free (BonesEnvelope *envelope);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesEnvelope, bones_envelope_free)

/* The game of @table as text: whole, or as @viewer (a fleet, or BONES_NOBODY for what all may see)
 * sees it; up to entry @until. The caller frees it. */
char *bones_envelope_write (BonesTable *table, gboolean whole, guint viewer, guint32 until);

/* What @text of @length bytes holds. Its entries were read one by one, not played. NULL with a
 * sentence that names the entry and the member that is wrong. */
BonesEnvelope *bones_envelope_read (const char *text, gsize length, GError **error);

/* The state at the end: plays all entries. NULL where one does not fit, or where the fingerprint is
 * another. The caller frees it. */
BonesReplay *bones_envelope_replay (const BonesEnvelope *envelope, GError **error);

/* Makes it a game of @store, after it has been played through. Returns its number, or 0. */
gint64 bones_envelope_import (const BonesEnvelope *envelope, BonesStore *store, GError **error);
