/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "store.h"

char *
bones_store_default_path (GError **error)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "crossbones", NULL);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      const int saved = errno;
      g_autofree char *name = g_filename_display_name (folder);

      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                   _ ("The folder “%s” for the battles cannot be made (%s)."), name,
                   g_strerror (saved));
      return NULL;
    }

  return g_build_filename (folder, "crossbones.db", NULL);
}
