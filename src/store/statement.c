/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "statement.h"

#include <sqlite3.h>
#include <string.h>

#include "connection.h"

struct _BonesStatement {
  BonesConnection *connection; /* borrowed: it owns this */
  sqlite3_stmt *prepared;
};

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

BonesStatement *
bones_statement_new (BonesConnection *connection, const char *sql, GError **error)
{
  sqlite3_stmt *prepared = NULL;
  BonesStatement *statement;

  g_return_val_if_fail (connection != NULL && sql != NULL, NULL);

  if (sqlite3_prepare_v3 (bones_connection_get_handle (connection), sql, -1,
                          SQLITE_PREPARE_PERSISTENT, &prepared, NULL)
      != SQLITE_OK)
    {
      bones_connection_set_error (connection, error);
      return NULL;
    }

  statement = g_new0 (BonesStatement, 1);
  statement->connection = connection;
  statement->prepared = prepared;
  return statement;
}

void
bones_statement_free (BonesStatement *statement)
{
  if (statement == NULL)
    return;

  sqlite3_finalize (statement->prepared);
  g_free (statement);
}

gboolean
bones_statement_bind (BonesStatement *statement, const BonesValue *values, guint n, GError **error)
{
  g_return_val_if_fail (statement != NULL, FALSE);
  g_return_val_if_fail ((guint) sqlite3_bind_parameter_count (statement->prepared) == n, FALSE);

  for (guint i = 0; i < n; i++)
    if (bind_one (statement->prepared, (int) i + 1, &values[i]) != SQLITE_OK)
      {
        bones_connection_set_error (statement->connection, error);
        return FALSE;
      }

  return TRUE;
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
    bones_connection_set_error (statement->connection, error);

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
    default: /* NULL; there are no fractions in a STRICT table without REAL columns */
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
  return g_strdup ((const char *) sqlite3_column_text (statement->prepared, (int) column));
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
