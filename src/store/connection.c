/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bones-config.h"

#include "connection.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "store.h"

/* How long to wait for a process that holds the database, in milliseconds. */
#define BUSY_TIMEOUT 2000

struct _BonesConnection {
  sqlite3 *handle;
  char *name;             /* the path, printable */
  GHashTable *statements; /* BonesStatement by the address of its SQL text */
  gboolean in_use;        /* its "-wal" file stays as long as this is open */
  gboolean rested;        /* nothing was committed since the last rest */
};

struct _BonesStatement {
  BonesConnection *connection; /* borrowed: it owns this */
  sqlite3_stmt *prepared;
};

static BonesStoreError
code_of_system (int system)
{
  switch (system)
    {
    case ENOSPC:
    case EDQUOT:
      return BONES_STORE_ERROR_FULL;
    case EACCES:
    case EPERM:
    case EROFS:
      return BONES_STORE_ERROR_READ_ONLY;
    default:
      return BONES_STORE_ERROR_IO;
    }
}

static BonesStoreError
code_of (int code, int system)
{
  switch (code & 0xff)
    {
    case SQLITE_NOTADB:
      return BONES_STORE_ERROR_NOT_A_DATABASE;
    case SQLITE_READONLY:
    case SQLITE_PERM:
      return BONES_STORE_ERROR_READ_ONLY;
    case SQLITE_CORRUPT:
    case SQLITE_ERROR: /* a table is not what it was: the program's own SQL is tested */
      return BONES_STORE_ERROR_DAMAGED;
    case SQLITE_FULL:
      return BONES_STORE_ERROR_FULL;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return BONES_STORE_ERROR_BUSY;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
      return code_of_system (system);
    default:
      return BONES_STORE_ERROR_FAILED;
    }
}

/* Returns a sentence that says what happened to @name and what to do. @words is the message of
 * SQLite or of the system. */
static char *
new_message (BonesStoreError code, const char *name, const char *words)
{
  switch (code)
    {
    case BONES_STORE_ERROR_NOT_A_DATABASE:
      return g_strdup_printf (_ ("“%s” is not a database of Crossbones (%s). Nothing was changed. "
                                 "Choose another file, or move this one away."),
                              name, words);
    case BONES_STORE_ERROR_READ_ONLY:
      return g_strdup_printf (_ ("The database “%s” cannot be written (%s). Nothing was changed. "
                                 "Make the file and its folder writable, or choose another place."),
                              name, words);
    case BONES_STORE_ERROR_DAMAGED:
      return g_strdup_printf (_ ("The database “%s” is damaged (%s). Nothing was changed. Put it "
                                 "back from a copy, or move it away to begin a new one."),
                              name, words);
    case BONES_STORE_ERROR_FULL:
      return g_strdup_printf (_ ("There is no space left for the database “%s” (%s). Nothing was "
                                 "changed. Free some space on the disk and try again."),
                              name, words);
    case BONES_STORE_ERROR_BUSY:
      return g_strdup_printf (_ ("Another program is writing to the database “%s” (%s). Nothing "
                                 "was changed. Try again in a moment, or close that program."),
                              name, words);
    case BONES_STORE_ERROR_IO:
      return g_strdup_printf (_ ("The database “%s” could not be read or written (%s). Nothing was "
                                 "changed. Check that its disk and its folder are there, and try "
                                 "again."),
                              name, words);
    case BONES_STORE_ERROR_GONE:
      return g_strdup_printf (_ ("The database “%s” was moved, replaced or deleted while it was "
                                 "open. Nothing was changed. Put the file back where it was and "
                                 "try again, or export the battle to another file."),
                              name);
    default:
      return g_strdup_printf (_ ("The database “%s” refused a command (%s). Nothing was changed. "
                                 "This is a fault of the program; please report it."),
                              name, words);
    }
}

static void
set_store_error (GError **error, BonesStoreError code, const char *name, const char *words)
{
  g_autofree char *message = new_message (code, name, words);

  g_set_error_literal (error, BONES_STORE_ERROR, (gint) code, message);
}

/* Sets @error to the last error of SQLite. Its words may quote a damaged file. */
static void
set_error_from_sqlite (BonesConnection *connection, GError **error)
{
  const int code = sqlite3_extended_errcode (connection->handle);
  const int system = sqlite3_system_errno (connection->handle);
  const int kind = code & 0xff;
  const gboolean systems = system != 0 && (kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN);
  g_autofree char *words =
      g_utf8_make_valid (systems ? g_strerror (system) : sqlite3_errmsg (connection->handle), -1);

  set_store_error (error, code_of (code, system), connection->name, words);
}

static int
bind_one (sqlite3_stmt *prepared, int parameter, const BonesValue *value)
{
  switch (value->type)
    {
    case BONES_INTEGER:
      return sqlite3_bind_int64 (prepared, parameter, value->integer);
    case BONES_TEXT:
      return sqlite3_bind_text64 (prepared, parameter, value->data, value->length, SQLITE_STATIC,
                                  SQLITE_UTF8);
    case BONES_BYTES:
      return sqlite3_bind_blob64 (prepared, parameter, value->data, value->length, SQLITE_STATIC);
    default:
      return sqlite3_bind_null (prepared, parameter);
    }
}

static BonesStatement *
statement_new (BonesConnection *connection, const char *sql, GError **error)
{
  sqlite3_stmt *prepared = NULL;
  BonesStatement *statement;

  if (sqlite3_prepare_v3 (connection->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &prepared, NULL)
      != SQLITE_OK)
    {
      set_error_from_sqlite (connection, error);
      return NULL;
    }

  statement = g_new0 (BonesStatement, 1);
  statement->connection = connection;
  statement->prepared = prepared;
  return statement;
}

static void
statement_free (BonesStatement *statement)
{
  if (statement == NULL)
    return;

  sqlite3_finalize (statement->prepared);
  g_free (statement);
}

static gboolean
bind_values (BonesStatement *statement, const BonesValue *values, guint n, GError **error)
{
  g_return_val_if_fail ((guint) sqlite3_bind_parameter_count (statement->prepared) == n, FALSE);

  for (guint i = 0; i < n; i++)
    if (bind_one (statement->prepared, (int) i + 1, &values[i]) != SQLITE_OK)
      {
        set_error_from_sqlite (statement->connection, error);
        return FALSE;
      }

  return TRUE;
}

static gboolean
step_backup (sqlite3 *from, sqlite3 *to)
{
  sqlite3_backup *backup = sqlite3_backup_init (to, "main", from, "main");
  gboolean whole;

  if (backup == NULL)
    return FALSE;

  whole = sqlite3_backup_step (backup, -1) == SQLITE_DONE;
  return sqlite3_backup_finish (backup) == SQLITE_OK && whole;
}

static BonesStatement *
prepare (BonesConnection *connection, const char *sql, GError **error)
{
  BonesStatement *statement = g_hash_table_lookup (connection->statements, sql);

  if (statement != NULL)
    return statement;

  statement = statement_new (connection, sql, error);
  if (statement != NULL)
    g_hash_table_insert (connection->statements, (gpointer) sql, statement);

  return statement;
}

/* Synchronous is EXTRA: with FULL a power cut may bring back the journal of this one transaction,
 * and the copy would be empty again when the migration is done. */
static gboolean
copy_to (sqlite3 *from, sqlite3 *to)
{
  return sqlite3_exec (to, "PRAGMA synchronous = EXTRA", NULL, NULL, NULL) == SQLITE_OK
         && step_backup (from, to);
}

/* Returns the file system of the database, for the copy: tests use one of their own. */
static const char *
file_system (sqlite3 *handle)
{
  sqlite3_vfs *vfs = NULL;

  sqlite3_file_control (handle, "main", SQLITE_FCNTL_VFS_POINTER, &vfs);
  return vfs == NULL ? NULL : vfs->zName;
}

/* SQLite reports "no such file" when it may not create the file. */
static gboolean
folder_is_read_only (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  return g_access (folder, W_OK) != 0 && (errno == EACCES || errno == EROFS);
}

/* SQLite takes "" for a temporary file and "file:" for an address. */
static gboolean
is_file_name (const char *path, GError **error)
{
  if (*path == '\0')
    {
      g_set_error_literal (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                           _ ("The name of the database is empty. Name a file."));
      return FALSE;
    }

  if (g_ascii_strncasecmp (path, "file:", strlen ("file:")) == 0)
    {
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, BONES_STORE_ERROR, BONES_STORE_ERROR_IO,
                   _ ("“%s” is an address. Name the file of the database by its path."), name);
      return FALSE;
    }

  return TRUE;
}

/* Creates the file for its owner alone: SQLite would let everybody read it. The files beside it get
 * the same permissions. A failure shows when SQLite opens it. */
static void
make_private (const char *path)
{
  const sqlite3_vfs *vfs = sqlite3_vfs_find (NULL);
  int file;

  if (strcmp (path, ":memory:") == 0 || vfs == NULL || strcmp (vfs->zName, "unix") != 0)
    return;

  file = g_open (path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  if (file >= 0)
    close (file);
}

BonesConnection *
bones_connection_open (const char *path, GError **error)
{
  g_autoptr (BonesConnection) connection = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  if (!is_file_name (path, error))
    return NULL;

  make_private (path);
  connection = g_new0 (BonesConnection, 1);
  connection->name = g_filename_display_name (path);
  connection->statements =
      g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) statement_free);
  if (sqlite3_open_v2 (path, &connection->handle,
                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
                           | SQLITE_OPEN_EXRESCODE,
                       NULL)
      != SQLITE_OK)
    {
      if (folder_is_read_only (path))
        set_store_error (error, BONES_STORE_ERROR_READ_ONLY, connection->name, g_strerror (errno));
      else
        set_error_from_sqlite (connection, error);

      return NULL;
    }

  sqlite3_busy_timeout (connection->handle, BUSY_TIMEOUT);
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  return g_steal_pointer (&connection);
}

void
bones_connection_close (BonesConnection *connection)
{
  if (connection == NULL)
    return;

  g_hash_table_unref (connection->statements);
  sqlite3_close (connection->handle);
  g_free (connection->name);
  g_free (connection);
}

const char *
bones_connection_get_name (BonesConnection *connection)
{
  g_return_val_if_fail (connection != NULL, NULL);

  return connection->name;
}

const char *
bones_connection_get_file (BonesConnection *connection)
{
  const char *file;

  g_return_val_if_fail (connection != NULL, NULL);

  file = sqlite3_db_filename (connection->handle, "main");
  return file != NULL && *file != '\0' ? file : NULL;
}

gboolean
bones_connection_check_writable (BonesConnection *connection, GError **error)
{
  g_return_val_if_fail (connection != NULL, FALSE);

  if (sqlite3_db_readonly (connection->handle, "main") != 1)
    return TRUE;

  set_store_error (error, BONES_STORE_ERROR_READ_ONLY, connection->name,
                   sqlite3_errstr (SQLITE_READONLY));
  return FALSE;
}

void
bones_connection_leave_alone (BonesConnection *connection)
{
  const char *file = sqlite3_db_filename (connection->handle, "main");
  GStatBuf info;

  g_return_if_fail (connection != NULL);

  /* An empty "-wal" was made by looking at the file: closing takes it away again. */
  if (file != NULL && g_stat (sqlite3_filename_wal (file), &info) == 0 && info.st_size > 0)
    sqlite3_db_config (connection->handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}

/* Copies the database to @path, with what was committed and is not yet in its own file. */
static gboolean
copy_into (BonesConnection *connection, const char *path, GError **error)
{
  g_autoptr (BonesConnection) copy = g_new0 (BonesConnection, 1);

  make_private (path);
  copy->name = g_filename_display_name (path);
  copy->statements = g_hash_table_new (NULL, NULL);
  if (sqlite3_open_v2 (path, &copy->handle,
                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
                           | SQLITE_OPEN_EXRESCODE,
                       file_system (connection->handle))
          == SQLITE_OK
      && sqlite3_busy_timeout (copy->handle, BUSY_TIMEOUT) == SQLITE_OK
      && copy_to (connection->handle, copy->handle))
    return TRUE;

  set_error_from_sqlite (copy, error);
  return FALSE;
}

gboolean
bones_connection_back_up (BonesConnection *connection, const char *suffix, GError **error)
{
  const char *file = bones_connection_get_file (connection);
  g_autofree char *path = NULL;

  g_return_val_if_fail (connection != NULL && suffix != NULL, FALSE);

  if (file == NULL)
    return TRUE;

  path = g_strconcat (file, suffix, NULL);
  return copy_into (connection, path, error);
}

gboolean
bones_connection_copy (BonesConnection *connection, const char *path, GError **error)
{
  g_autofree char *new = NULL;

  g_return_val_if_fail (connection != NULL && path != NULL, FALSE);

  new = g_strconcat (path, ".new", NULL);
  g_unlink (new);
  if (!copy_into (connection, new, error))
    {
      g_unlink (new);
      return FALSE;
    }

  if (g_rename (new, path) != 0)
    {
      const int system = errno;
      g_autofree char *name = g_filename_display_name (path);

      g_unlink (new);
      set_store_error (error, code_of_system (system), name, g_strerror (system));
      return FALSE;
    }

  return TRUE;
}

gboolean
bones_connection_execute (BonesConnection *connection, const char *script, GError **error)
{
  g_return_val_if_fail (connection != NULL && script != NULL, FALSE);

  if (sqlite3_exec (connection->handle, script, NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;

  set_error_from_sqlite (connection, error);
  return FALSE;
}

BonesStatement *
bones_connection_query (BonesConnection *connection, const char *sql, const BonesValue *values,
                        guint n, GError **error)
{
  BonesStatement *statement;

  g_return_val_if_fail (connection != NULL && sql != NULL, NULL);

  statement = prepare (connection, sql, error);
  if (statement == NULL || !bind_values (statement, values, n, error))
    return NULL;

  return statement;
}

gboolean
bones_connection_run (BonesConnection *connection, const char *sql, const BonesValue *values,
                      guint n, GError **error)
{
  BonesStatement *statement = bones_connection_query (connection, sql, values, n, error);
  BonesStatementStep step;

  if (statement == NULL)
    return FALSE;

  step = bones_statement_step (statement, error);
  g_return_val_if_fail (step != BONES_STEP_ROW, FALSE);
  return step == BONES_STEP_END;
}

gboolean
bones_connection_ask (BonesConnection *connection, const char *sql, const BonesValue *values,
                      guint n, gint64 otherwise, gint64 *number, GError **error)
{
  BonesStatement *statement = bones_connection_query (connection, sql, values, n, error);

  g_return_val_if_fail (number != NULL, FALSE);

  if (statement == NULL)
    return FALSE;

  switch (bones_statement_step (statement, error))
    {
    case BONES_STEP_ROW:
      *number = bones_statement_int (statement, 0);
      bones_statement_reset (statement);
      return TRUE;
    case BONES_STEP_END:
      *number = otherwise;
      return TRUE;
    default:
      return FALSE;
    }
}

gint64
bones_connection_last_id (BonesConnection *connection)
{
  g_return_val_if_fail (connection != NULL, 0);

  return sqlite3_last_insert_rowid (connection->handle);
}

gint64
bones_connection_count_changes (BonesConnection *connection)
{
  g_return_val_if_fail (connection != NULL, 0);

  return sqlite3_total_changes64 (connection->handle);
}

gboolean
bones_connection_begin (BonesConnection *connection, GError **error)
{
  return bones_connection_run (connection, "BEGIN IMMEDIATE", NULL, 0, error);
}

gboolean
bones_connection_begin_reading (BonesConnection *connection, GError **error)
{
  return bones_connection_run (connection, "BEGIN", NULL, 0, error);
}

void
bones_connection_watch (BonesConnection *connection)
{
  g_return_if_fail (connection != NULL);

  connection->in_use = TRUE;
}

/* Whether the file, or the "-wal" file beside it, is no longer where it was opened: what is written
 * then is gone when the program ends. */
static gboolean
has_moved (BonesConnection *connection)
{
  const char *file = bones_connection_get_file (connection);
  int moved = 0;

  if (file == NULL)
    return FALSE;

  /* A file system without a place for its files does not know this. Of the "-wal" file, no times
   * are asked for: whoever has seen them has the system keep new ones with the next write. */
  if (sqlite3_file_control (connection->handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
      != SQLITE_OK)
    return FALSE;

  return moved != 0
         || (connection->in_use && g_access (sqlite3_filename_wal (file), F_OK) != 0
             && errno == ENOENT);
}

/* If another connection is reading or writing, the next rest copies what this one could not. */
void
bones_connection_rest (BonesConnection *connection)
{
  int n, copied; /* pages */

  g_return_if_fail (connection != NULL);

  /* A list of many battles has read two megabytes of the file, which nobody needs again soon. */
  sqlite3_db_release_memory (connection->handle);
  if (connection->rested)
    return;

  connection->rested =
      sqlite3_wal_checkpoint_v2 (connection->handle, "main", SQLITE_CHECKPOINT_PASSIVE, &n, &copied)
          == SQLITE_OK
      && copied == n;
}

gboolean
bones_connection_finish (BonesConnection *connection, gboolean ok, GError **error)
{
  g_return_val_if_fail (connection != NULL, FALSE);

  if (ok && has_moved (connection))
    {
      set_store_error (error, BONES_STORE_ERROR_GONE, connection->name, "");
      ok = FALSE;
    }

  connection->rested = FALSE;
  if (ok && bones_connection_run (connection, "COMMIT", NULL, 0, error))
    return TRUE;

  /* Some failures have taken the transaction back already. */
  if (!sqlite3_get_autocommit (connection->handle))
    sqlite3_exec (connection->handle, "ROLLBACK", NULL, NULL, NULL);

  return FALSE;
}

BonesValue
bones_value_text (const char *text)
{
  if (text == NULL)
    return BONES_NULL;

  return (BonesValue){ .type = BONES_TEXT, .data = text, .length = strlen (text) };
}

BonesValue
bones_value_unless (gint64 number, gint64 none)
{
  return number == none ? BONES_NULL : BONES_INT (number);
}

BonesStatementStep
bones_statement_step (BonesStatement *statement, GError **error)
{
  int code;

  g_return_val_if_fail (statement != NULL, BONES_STEP_FAILED);

  code = sqlite3_step (statement->prepared);
  if (code == SQLITE_ROW)
    return BONES_STEP_ROW;

  if (code != SQLITE_DONE)
    set_error_from_sqlite (statement->connection, error);

  sqlite3_reset (statement->prepared);
  return code == SQLITE_DONE ? BONES_STEP_END : BONES_STEP_FAILED;
}

void
bones_statement_reset (BonesStatement *statement)
{
  g_return_if_fail (statement != NULL);

  sqlite3_reset (statement->prepared);
}

BonesValue
bones_statement_value (BonesStatement *statement, guint column)
{
  sqlite3_stmt *prepared = statement->prepared;
  const int i = (int) column;
  BonesValue value = BONES_NULL;

  switch (sqlite3_column_type (prepared, i))
    {
    case SQLITE_INTEGER:
      value.type = BONES_INTEGER;
      value.integer = sqlite3_column_int64 (prepared, i);
      break;
    case SQLITE_TEXT:
      value.type = BONES_TEXT;
      value.data = (const char *) sqlite3_column_text (prepared, i);
      value.length = (gsize) sqlite3_column_bytes (prepared, i);
      break;
    case SQLITE_BLOB:
      value.type = BONES_BYTES;
      value.data = sqlite3_column_blob (prepared, i);
      value.length = (gsize) sqlite3_column_bytes (prepared, i);
      break;
    default: /* NULL: STRICT tables without REAL columns hold no fractions */
      break;
    }

  return value;
}

gint64
bones_statement_int (BonesStatement *statement, guint column)
{
  return sqlite3_column_int64 (statement->prepared, (int) column);
}

char *
bones_statement_dup_text (BonesStatement *statement, guint column)
{
  const char *text = (const char *) sqlite3_column_text (statement->prepared, (int) column);

  return text != NULL ? g_utf8_make_valid (text, -1) : NULL;
}

gboolean
bones_statement_copy_bytes (BonesStatement *statement, guint column, guint8 *bytes, gsize n)
{
  const BonesValue value = bones_statement_value (statement, column);

  if (value.type != BONES_BYTES || value.length != n)
    return FALSE;

  memcpy (bytes, value.data, n);
  return TRUE;
}

const char *
bones_store_sqlite_version (void)
{
  return sqlite3_libversion ();
}
