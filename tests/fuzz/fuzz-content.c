/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A content set as a document, and ships as people write them, as text and as a sheet. */

#include "fuzz.h"

#include "content-import.h"
#include "content-row.h"
#include "content-set.h"
#include "registry.h"

#include <string.h>

static BonesContentSet *stock;

static void
read_stock (void)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);

  stock = bones_content_set_find (store, bones_ruleset_find ("man-o-war"), NULL, NULL);
  g_assert_nonnull (stock);
}

/* What was read becomes a set of its own. */
static void
keep (const BonesImport *import)
{
  g_autoptr (BonesStore) store = bones_store_open (":memory:", NULL);
  g_autoptr (BonesContentSet) blank = bones_content_set_blank (stock->ruleset, "Strangers");
  g_autofree char *text = NULL;
  BonesMerged merged;

  if (!bones_import_store_new (import, blank, store, &merged, NULL))
    return;

  text = bones_content_set_to_text (blank);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
read_ships (const char *text, gsize size)
{
  g_autoptr (BonesImport) import = bones_import_new (stock, "Strangers");

  if (bones_import_add_text (import, text, size, NULL))
    keep (import);
}

/* Form feeds separate sheets. */
static void
read_sheets (const char *text, gsize size)
{
  g_autoptr (BonesImport) import = bones_import_new (stock, "Strangers");
  gboolean any = FALSE;

  while (size > 0)
    {
      const char *end = memchr (text, '\f', size);
      const gsize length = end != NULL ? (gsize) (end - text) : size;

      any = bones_import_add_csv (import, text, length, NULL) || any;
      text += length + (end != NULL);
      size -= length + (end != NULL);
    }

  if (any)
    keep (import);
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

  read_ships (text, size);
  read_sheets (text, size);
  return 0;
}
