/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An exported battle: it is read, replayed and verified. If it can be kept, it is kept, opened, and
 * exported again: whole, which gives the same battle, and as everybody and a fleet may see it. */

#include "fuzz.h"

#include "envelope.h"
#include "table.h"
#include "verify.h"

#include <string.h>

/* What is written can be read. */
static void
write_again (BonesTable *table, gboolean whole, guint viewer)
{
  g_autofree char *text = bones_envelope_write (table, whole, viewer, G_MAXUINT32);
  g_autoptr (GError) error = NULL;
  g_autoptr (BonesEnvelope) envelope = bones_envelope_read (text, strlen (text), &error);

  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_true (envelope != NULL || !whole);
  if (whole)
    bones_replay_free (bones_envelope_replay (envelope, &error));

  if (whole)
    g_assert_no_error (error);
}

static void
keep (const BonesEnvelope *envelope)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  const gint64 game = bones_envelope_import (envelope, store, NULL);
  g_autoptr (BonesTable) table = game != 0 ? bones_table_open (store, game, NULL) : NULL;

  if (table == NULL)
    return;

  write_again (table, TRUE, BONES_NOBODY);
  write_again (table, FALSE, BONES_NOBODY);
  write_again (table, FALSE, 0);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (BonesEnvelope) envelope = bones_envelope_read ((const char *) data, size, NULL);

  if (envelope == NULL)
    return 0;

  bones_replay_free (bones_envelope_replay (envelope, NULL));
  bones_verification_free (bones_verify (envelope->record, envelope->setup, envelope->journal));
  keep (envelope);
  return 0;
}
