/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words-context.h"

#include "fresh-seed.h"

#include <errno.h>
#include <sys/random.h>

gboolean
bones_fresh_seed (guint8 seed[BONES_SEED_BYTES], GError **error)
{
  g_return_val_if_fail (seed != NULL, FALSE);

  if (getrandom (seed, BONES_SEED_BYTES, 0) == BONES_SEED_BYTES)
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               _ ("The system gives no random numbers for the app’s dice: %s."),
               g_strerror (errno));
  return FALSE;
}
