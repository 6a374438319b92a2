/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A fleet as a document, as a text, or as a file of the fans' builder: it is imported as the
 * harbour imports it; legal or not, it is written again as a text, which can be read. */

#include "fuzz.h"

#include "fleet-text-read.h"
#include "fleet-text.h"
#include "kept-fleet.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *text = (const char *) data;
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (BonesFleetRecord) record =
      bones_kept_fleet_import (store, text, size, NULL, notes, NULL);
  g_autoptr (BonesRosterFile) file = NULL;
  g_autofree char *again = NULL, *reread = NULL;
  g_autoptr (GError) error = NULL;

  if (record == NULL)
    return 0;

  file = bones_kept_fleet_read (store, record->json, strlen (record->json), &error);
  g_assert_no_error (error);
  again = bones_fleet_text_write (file);
  reread = bones_fleet_text_read (again, strlen (again), notes, &error);
  g_assert_no_error (error);
  g_assert_true (g_utf8_validate (again, -1, NULL) && g_utf8_validate (reread, -1, NULL));
  return 0;
}
