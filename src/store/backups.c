/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "backups.h"
#include "store-private.h"

#define FOLDER "backups"

/* Whether a copy may be written to @path: there is nothing yet, or another plain file. */
static gboolean
may_write (const char *file, const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  GStatBuf there, own;

  if (g_lstat (path, &there) != 0)
    return TRUE;

  if (!S_ISREG (there.st_mode))
    {
      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                   _ ("“%s” is not a plain file. Choose another name for the copy."), name);
      return FALSE;
    }

  if (file != NULL && g_stat (file, &own) == 0 && own.st_dev == there.st_dev
      && own.st_ino == there.st_ino)
    {
      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                   _ ("“%s” is the database itself. Choose another name for the copy."), name);
      return FALSE;
    }

  return TRUE;
}

gboolean
bones_store_back_up (BonesStore *store, const char *path, GError **error)
{
  g_return_val_if_fail (store != NULL && path != NULL, FALSE);
  BONES_STORE_LOCK (store);

  return may_write (bones_connection_get_file (store->connection), path, error)
         && bones_connection_copy (store->connection, path, error);
}

/* "crossbones" for crossbones.db. */
static char *
stem_of (const char *file)
{
  char *stem = g_path_get_basename (file);
  char *dot = strrchr (stem, '.');

  if (dot != NULL && dot != stem)
    *dot = '\0';
  return stem;
}

/* Whether @name is "STEM-YYYY-MM-DD.db". */
static gboolean
is_copy (const char *name, const char *stem)
{
  static const char form[] = "-dddd-dd-dd.db";
  const char *rest = name + strlen (stem);

  if (!g_str_has_prefix (name, stem) || strlen (rest) != strlen (form))
    return FALSE;

  for (gsize i = 0; form[i] != '\0'; i++)
    if (form[i] == 'd' && i < strlen ("-dddd-dd-dd") ? !g_ascii_isdigit (rest[i])
                                                     : rest[i] != form[i])
      return FALSE;

  return TRUE;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Removes the oldest copies in @folder until @keep are left. A copy that cannot be removed stays.
 */
static void
thin_out (const char *folder, const char *stem, guint keep)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GPtrArray) copies = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_copy (name, stem))
      g_ptr_array_add (copies, g_strdup (name));

  g_ptr_array_sort (copies, compare_names);
  for (guint i = 0; i + keep < copies->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (copies, i), NULL);

      g_unlink (path);
    }
}

static gboolean
make_folder (const char *folder, GError **error)
{
  g_autofree char *name = g_filename_display_name (folder);
  int saved;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    return TRUE;

  saved = errno;
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
               _ ("Could not create the folder “%s” for the copies (%s)."), name,
               g_strerror (saved));
  return FALSE;
}

char *
bones_store_back_up_day (BonesStore *store, GDateTime *day, guint keep, GError **error)
{
  const char *file;
  g_autofree char *parent = NULL, *folder = NULL, *stem = NULL, *date = NULL, *name = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (store != NULL && day != NULL && keep > 0, NULL);

  file = bones_connection_get_file (store->connection);
  if (file == NULL)
    {
      g_set_error_literal (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                           _ ("These battles are kept in memory only. Name a file for the copy."));
      return NULL;
    }

  parent = g_path_get_dirname (file);
  folder = g_build_filename (parent, FOLDER, NULL);
  if (!make_folder (folder, error))
    return NULL;

  stem = stem_of (file);
  date = g_date_time_format (day, "%Y-%m-%d");
  name = g_strdup_printf ("%s-%s.db", stem, date);
  path = g_build_filename (folder, name, NULL);
  if (!bones_store_back_up (store, path, error))
    return NULL;

  thin_out (folder, stem, keep);
  return g_steal_pointer (&path);
}
