/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A fleet as a document or as a text: it is read as the harbour reads it, and a legal one is
 * written again as a text, which can be read. */

#include "fuzz.h"

#include "fleet-text-read.h"
#include "fleet-text.h"
#include "kept-fleet.h"

#include <string.h>

static BonesStore *store; /* which stays empty */

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *text = (const char *) data;
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *read = bones_fleet_text_read (text, size, notes, NULL);
  g_autoptr (BonesRosterFile) file = NULL;
  g_autofree char *again = NULL, *reread = NULL;

  if (store == NULL)
    store = bones_store_open (":memory:", NULL);

  file = bones_kept_fleet_read (store, read != NULL ? read : text,
                                read != NULL ? strlen (read) : size, NULL);
  if (file == NULL || file->faults->len > 0)
    return 0;

  again = bones_fleet_text_write (file);
  reread = bones_fleet_text_read (again, strlen (again), notes, NULL);
  g_assert_true (g_utf8_validate (again, -1, NULL) && reread != NULL);
  return 0;
}
