/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "folder.h"

#include <glib/gstdio.h>

Folder *
folder_new (void)
{
  g_autoptr (GError) error = NULL;
  Folder *folder = g_new0 (Folder, 1);

  folder->path = g_dir_make_tmp ("crossbones-XXXXXX", &error);
  g_assert_no_error (error);
  return folder;
}

static void
remove_all (const char *path)
{
  GDir *dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *inside = g_build_filename (path, name, NULL);

      remove_all (inside);
    }

  g_clear_pointer (&dir, g_dir_close);
  g_remove (path);
}

void
folder_free (Folder *folder)
{
  remove_all (folder->path);
  g_free (folder->path);
  g_free (folder);
}

char *
folder_file (Folder *folder, const char *name)
{
  return g_build_filename (folder->path, name, NULL);
}

char *
folder_hash (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  gsize n;

  g_file_get_contents (path, &bytes, &n, &error);
  g_assert_no_error (error);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes, n);
}

void
folder_write (const char *path, const void *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, bytes, (gssize) n, &error);
  g_assert_no_error (error);
}

void
folder_copy (const char *from, const char *to)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  gsize n;

  g_file_get_contents (from, &bytes, &n, &error);
  g_assert_no_error (error);
  g_file_set_contents (to, bytes, (gssize) n, &error);
  g_assert_no_error (error);
}
