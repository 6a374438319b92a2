/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines that are said to a table: each gets one reply. */

#include "fuzz.h"

#include "protocol.h"

#include <string.h>
#include <time.h>

static gboolean running;

/* While an input is run, the time that odds may take goes by a hundred times as fast: a request may
 * ask for a minute. */
gint64
g_get_monotonic_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (now.tv_sec * G_TIME_SPAN_SECOND + now.tv_nsec / 1000) * (running ? 100 : 1);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (BonesDesk) desk = bones_desk_new (store);
  const char *text = (const char *) data;

  running = TRUE;
  while (size > 0)
    {
      const char *end = memchr (text, '\n', size);
      const gsize length = end != NULL ? (gsize) (end - text) : size;
      g_autofree char *reply = bones_desk_handle (desk, text, (gssize) length);

      g_assert_nonnull (reply);
      g_assert_true (g_utf8_validate (reply, -1, NULL));
      text += length + (end != NULL);
      size -= length + (end != NULL);
    }

  running = FALSE;
  return 0;
}
