/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An exported battle: it is read, replayed, verified, and kept if it can be. */

#include "fuzz.h"

#include "envelope.h"
#include "verify.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (BonesEnvelope) envelope = bones_envelope_read ((const char *) data, size, NULL);

  if (envelope == NULL)
    return 0;

  bones_replay_free (bones_envelope_replay (envelope, NULL));
  bones_verification_free (bones_verify (envelope->record, envelope->setup, envelope->journal));
  return 0;
}
