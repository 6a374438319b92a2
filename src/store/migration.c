/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include "migration.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "schema-resource.h"
#include "store.h"

#define FOLDER "/schema/"

static gboolean
query_number (BonesConnection *connection, const char *sql, gint64 *number, GError **error)
{
  return bones_connection_ask (connection, sql, NULL, 0, 0, number, error);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

char **
bones_migration_scripts (void)
{
  GResource *resource = bones_schema_get_resource ();
  g_auto (GStrv) names = g_resource_enumerate_children (resource, FOLDER, 0, NULL);
  GPtrArray *scripts = g_ptr_array_new ();

  g_assert (names != NULL);

  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (FOLDER, names[i], NULL);
      g_autoptr (GBytes) bytes = g_resource_lookup_data (resource, path, 0, NULL);

      g_ptr_array_add (scripts,
                       g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)));
    }

  g_ptr_array_add (scripts, NULL);
  return (char **) g_ptr_array_free (scripts, FALSE);
}

/* Reads application id, version and tables in one transaction: another process may be creating the
 * file at the same time. */
static gboolean
read_marks (BonesConnection *connection, gint64 *application, gint64 *number, gint64 *tables,
            GError **error)
{
  return bones_connection_begin_reading (connection, error)
         && bones_connection_finish (
             connection,
             query_number (connection, "SELECT count(*) FROM sqlite_schema", tables, error)
                 && query_number (connection, "PRAGMA application_id", application, error)
                 && query_number (connection, "PRAGMA user_version", number, error),
             error);
}

gboolean
bones_migration_recognise (BonesConnection *connection, guint n_scripts, guint *version,
                           GError **error)
{
  gint64 application = 0, number = 0, tables = 0;

  g_return_val_if_fail (connection != NULL && version != NULL, FALSE);

  if (!read_marks (connection, &application, &number, &tables, error))
    return FALSE;

  if (application != BONES_APPLICATION_ID && (application != 0 || number != 0 || tables != 0))
    {
      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NOT_A_DATABASE,
                   _ ("“%s” is a database of another program. Nothing was changed. Choose "
                      "another file, or move this one away."),
                   bones_connection_get_name (connection));
      return FALSE;
    }

  if (number > n_scripts)
    {
      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_NEWER,
                   _ ("The database “%s” was written by a newer version of Crossbones (its layout "
                      "is %d, this version knows %d). Nothing was changed. Install the newer "
                      "version, or choose another file."),
                   bones_connection_get_name (connection), (int) number, (int) n_scripts);
      return FALSE;
    }

  *version = (guint) MAX (number, 0);
  return TRUE;
}

/* Checks the result of a script. */
static gboolean
check_result (BonesConnection *connection, guint version, GError **error)
{
  gint64 number, broken;

  if (!query_number (connection, "PRAGMA user_version", &number, error)
      || !query_number (connection, "SELECT count(*) FROM pragma_foreign_key_check", &broken,
                        error))
    return FALSE;

  if (number == version && broken == 0)
    return TRUE;

  g_set_error (
      error, BONES_STORE_ERROR, BONES_STORE_ERROR_FAILED,
      _ ("The database “%s” could not be migrated to layout %d: %d rows would refer to rows "
         "that do not exist. Nothing was changed; a copy of the file is beside it."),
      bones_connection_get_name (connection), (int) version, (int) broken);
  return FALSE;
}

/* Runs all scripts in one transaction, so that no other process sees a new file with an old layout.
 * Another process may have run some of them since the version was read, so this reads it again. */
static gboolean
run_all (BonesConnection *connection, const char *const *scripts, GError **error)
{
  const guint n = g_strv_length ((char **) scripts);
  gint64 number;

  if (!query_number (connection, "PRAGMA user_version", &number, error))
    return FALSE;

  for (guint version = (guint) number; version < n; version++)
    if (!bones_connection_execute (connection, scripts[version], error)
        || !check_result (connection, version + 1, error))
      return FALSE;

  return TRUE;
}

gboolean
bones_migration_run (BonesConnection *connection, const char *const *scripts, GError **error)
{
  const guint n = g_strv_length ((char **) scripts);
  guint version;

  g_return_val_if_fail (connection != NULL, FALSE);

  if (!bones_migration_recognise (connection, n, &version, error))
    return FALSE;

  if (version > 0 && version < n)
    {
      g_autofree char *suffix = g_strdup_printf (".version-%u", version);

      if (!bones_connection_back_up (connection, suffix, error))
        return FALSE;
    }

  if (version < n
      && (!bones_connection_begin (connection, error)
          || !bones_connection_finish (connection, run_all (connection, scripts, error), error)))
    return FALSE;

  return bones_migration_recognise (connection, n, &version, error);
}
