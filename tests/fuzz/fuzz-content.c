/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A content set as a document, and ships as people write them, as text and as a sheet. */

#include "fuzz.h"

#include "content-import.h"
#include "content-set.h"
#include "registry.h"

static BonesContentSet *stock;

static void
read_stock (void)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);

  stock = bones_content_set_find (store, bones_ruleset_find ("man-o-war"), NULL, NULL);
  g_assert_nonnull (stock);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const char *text = (const char *) data;

  if (stock == NULL)
    read_stock ();

  for (guint draft = 0; draft < 2; draft++)
    {
      g_autoptr (BonesContentSet) set = bones_content_set_read (text, size, draft != 0, NULL);

      if (set != NULL)
        {
          g_autoptr (GPtrArray) flaws = bones_content_set_check (set);
          g_autofree char *again = bones_content_set_to_text (set);

          g_assert_true (draft != 0 || flaws->len == 0);
          g_assert_true (g_utf8_validate (again, -1, NULL));
        }
    }

  for (guint sheet = 0; sheet < 2; sheet++)
    {
      g_autoptr (BonesImport) import = bones_import_new (stock, "Strangers");

      if (sheet == 0)
        bones_import_add_text (import, text, size, NULL);
      else
        bones_import_add_csv (import, text, size, NULL);
    }

  return 0;
}
