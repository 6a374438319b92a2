/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines that are said to a table: each gets one reply. */

#include "fuzz.h"

#include "protocol.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (BonesDesk) desk = bones_desk_new (store);
  const char *text = (const char *) data;

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

  return 0;
}
