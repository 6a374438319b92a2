/* SPDX-License-Identifier: GPL-3.0-or-later */

/*
 * A target for libFuzzer: bytes that begin as an exported game are read, replayed and verified as
 * one; any others are lines said to a table.
 *
 *   CC=clang CFLAGS=-fsanitize=fuzzer-no-link meson setup build-fuzz -Dfuzz=true \
 *     -Db_sanitize=address,undefined -Db_lundef=false
 *   ninja -C build-fuzz tests/cli/fuzz-table
 *   mkdir corpus && cp tests/games/conceded.json corpus
 *   sed -n 's/^→ //p' docs/table-protocol.md >corpus/requests
 *   build-fuzz/tests/cli/fuzz-table -max_len=200000 corpus
 */

#include "envelope.h"
#include "protocol.h"
#include "verify.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data, gsize size);

static gboolean
looks_like_a_game (const char *text, gsize size)
{
  return g_strstr_len (text, (gssize) MIN (size, 64), "crossbones-game") != NULL;
}

static void
read_game (const char *text, gsize size)
{
  g_autoptr (BonesEnvelope) envelope = bones_envelope_read (text, size, NULL);

  if (envelope == NULL)
    return;

  bones_replay_free (bones_envelope_replay (envelope, NULL));
  bones_verification_free (bones_verify (envelope->record, envelope->setup, envelope->journal));
}

static void
say_lines (const char *text, gsize size)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (BonesDesk) desk = bones_desk_new (store);

  while (size > 0)
    {
      const char *end = memchr (text, '\n', size);
      const gsize length = end != NULL ? (gsize) (end - text) : size;
      g_autofree char *reply = bones_desk_handle (desk, text, (gssize) length);

      g_assert_nonnull (reply);
      text += length + (end != NULL);
      size -= length + (end != NULL);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *text = (const char *) data;

  if (looks_like_a_game (text, size))
    read_game (text, size);
  else
    say_lines (text, size);

  return 0;
}
