/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A game as one JSON text, to keep, to send, or to replay elsewhere. docs/table-protocol.md
 * describes the form: {"format":"crossbones-game","version":2,…,"entries":[…],"fingerprint":"…"}.
 *
 * There are two kinds. A whole one has everything, including the seed of the app’s dice and all
 * hands. One as a fleet sees it has neither, nor the players' words, and cannot be continued.
 *
 * Each entry has the members and texts of its row in the database, and its hash in the chain of the
 * file, which begins with the set-up as the file has it. The fingerprint is that of the state at
 * the end. Both may be missing in a recording that was written by hand; if they are there, they are
 * checked. In a whole one each answer of the app has what was asked, so that who does not know the
 * rules can compute it (docs/proof.md); it is not in the chain, and bones_verify_asked() checks it.
 */

#include "replay.h"
#include "setup-text.h"
#include "table.h"

#define BONES_ENVELOPE_FORMAT "crossbones-game"
#define BONES_ENVELOPE_VERSION 2 /* 1 is still read */

#define BONES_ENVELOPE_ERROR (bones_envelope_error_quark ())
typedef enum {
  BONES_ENVELOPE_ERROR_FORMAT,  /* not an envelope, or a member is wrong */
  BONES_ENVELOPE_ERROR_NEWER,   /* of a newer version */
  BONES_ENVELOPE_ERROR_CHANGED, /* the hashes or the fingerprint do not match the rest */
  BONES_ENVELOPE_ERROR_MISFIT,  /* an entry does not fit: the message names it */
  BONES_ENVELOPE_ERROR_VIEWED   /* as a fleet saw it: not whole */
} BonesEnvelopeError;
GQuark bones_envelope_error_quark (void);

/* The contents of an envelope. */
typedef struct {
  BonesGameRecord *record; /* without a seed if viewer is set */
  BonesSetup *setup;
  BonesGameSettings settings;
  BonesJournal *journal;
  char *viewer;        /* the fleet that it was made for, "" for everybody; NULL: whole */
  char *fingerprint;   /* as written there, or NULL */
  guint version;       /* of the format */
  GPtrArray *asked;    /* of char *: the member of each entry, or NULL */
  gboolean has_hashes; /* every entry had a hash, and all were right */
} BonesEnvelope;

void bones_envelope_free (BonesEnvelope *envelope);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesEnvelope, bones_envelope_free)

/* The game of @table as text, up to entry @until: whole, or as @viewer (a fleet, or BONES_NOBODY
 * for everybody) may see it. The caller frees it. */
char *bones_envelope_write (BonesTable *table, gboolean whole, guint viewer, guint32 until);

/* Reads @length bytes at @text. The entries are read one by one and not played. NULL with a
 * sentence that names the entry and the member that is wrong. */
BonesEnvelope *bones_envelope_read (const char *text, gsize length, GError **error);

/* Plays all entries. NULL if one does not fit, or if the fingerprint differs. The caller frees the
 * replay. */
BonesReplay *bones_envelope_replay (const BonesEnvelope *envelope, GError **error);

/* Store the game in @store, after playing it through. Return its number, or 0. A battle that is not
 * over goes on with a seed of its own (bones_app_add_copy()); the second function leaves it as it
 * is, to be looked at. */
gint64 bones_envelope_import (const BonesEnvelope *envelope, BonesStore *store, GError **error);
gint64 bones_envelope_import_as_it_is (const BonesEnvelope *envelope, BonesStore *store,
                                       GError **error);
