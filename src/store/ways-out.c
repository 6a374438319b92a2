/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include "ways-out.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "store.h"

#define MOST_NAMES 1000 /* the names that are tried for a file that is moved */

/* What SQLite and last-kept.h add to the name of a database for the files beside it. */
static const char *const suffixes[] = { "", "-wal", "-journal", "-shm", "-last" };

char *
bones_store_free_name (const char *path, const char *word)
{
  const char *dot;
  gsize stem;

  g_return_val_if_fail (path != NULL && word != NULL, NULL);

  dot = strrchr (path, '.');
  stem =
      dot != NULL && strchr (dot, G_DIR_SEPARATOR) == NULL ? (gsize) (dot - path) : strlen (path);

  for (guint i = 1; i <= MOST_NAMES; i++)
    {
      g_autofree char *name =
          g_strdup_printf ("%.*s-%s-%u%s", (int) stem, path, word, i, path + stem);

      if (!g_file_test (name, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&name);
    }

  return NULL;
}

static void
set_error_of_move (GError **error, const char *path, int saved)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
               _ ("The database “%s” could not be moved away (%s). Nothing was changed. Make its "
                  "folder writable, or choose another file."),
               name, g_strerror (saved));
}

/* Moves what there is of @suffix. */
static gboolean
move_one (const char *from, const char *to, const char *suffix)
{
  g_autofree char *old = g_strconcat (from, suffix, NULL);
  g_autofree char *new = g_strconcat (to, suffix, NULL);

  return !g_file_test (old, G_FILE_TEST_EXISTS) || g_rename (old, new) == 0;
}

char *
bones_store_move_away (const char *path, GError **error)
{
  g_autofree char *to = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  to = bones_store_free_name (path, "away");
  if (to == NULL)
    {
      set_error_of_move (error, path, EEXIST);
      return NULL;
    }

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (!move_one (path, to, suffixes[i]))
      {
        const int saved = errno;

        while (i-- > 0)
          (void) move_one (to, path, suffixes[i]);
        set_error_of_move (error, path, saved);
        return NULL;
      }

  return g_steal_pointer (&to);
}

static gboolean
copy_one (const char *from, const char *to, const char *suffix, GError **error)
{
  g_autofree char *old = g_strconcat (from, suffix, NULL);
  g_autofree char *new = g_strconcat (to, suffix, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (old);
  g_autoptr (GFile) target = g_file_new_for_path (new);

  if (!g_file_copy (source, target, G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL, NULL, NULL, error))
    return FALSE;

  return g_chmod (new, 0600) == 0; /* of a file that cannot be written, too */
}

/* SQLite makes the shared memory anew. */
char *
bones_store_copy (const char *path, GError **error)
{
  g_autoptr (GError) broken = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *to = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder = g_dir_make_tmp ("crossbones-XXXXXX", &broken);
  to = folder != NULL ? g_build_filename (folder, "copy.db", NULL) : NULL;
  if (to != NULL && copy_one (path, to, "", &broken))
    {
      (void) copy_one (path, to, "-wal", NULL);
      (void) copy_one (path, to, "-journal", NULL);
      return g_steal_pointer (&to);
    }

  if (to != NULL)
    bones_store_remove_copy (to);
  g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
               _ ("The database could not be copied to be looked at (%s)."),
               broken != NULL ? broken->message : g_strerror (EIO));
  return NULL;
}

void
bones_store_remove (const char *path)
{
  g_return_if_fail (path != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (path, suffixes[i], NULL);

      (void) g_unlink (name);
    }
}

void
bones_store_remove_copy (const char *path)
{
  g_autofree char *folder = NULL;

  g_return_if_fail (path != NULL);

  bones_store_remove (path);
  folder = g_path_get_dirname (path);
  (void) g_rmdir (folder);
}
