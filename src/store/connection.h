/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A connection to one SQLite database and its statements. Only connection.c calls SQLite and knows
 * its types.
 *
 * Every call that fails sets a GError of BONES_STORE_ERROR whose message says what happened to
 * which file, and what to do. SQL text is constant: prepared statements are cached by its address.
 *
 * A value is what a column holds, to be bound or as it was read. Text and bytes are borrowed: those
 * that are bound until the statement has run, those that are read until its next step.
 *
 * Invariant: a statement that is not between two of its rows is reset, and so holds no lock.
 */

#include <glib.h>

typedef enum { BONES_NONE, BONES_INTEGER, BONES_TEXT, BONES_BYTES } BonesType;

typedef struct {
  BonesType type;
  gint64 integer;
  const char *data; /* text or bytes; text that is read from a row is NUL-terminated */
  gsize length;     /* of data, in bytes */
} BonesValue;

#define BONES_NULL ((BonesValue){ .type = BONES_NONE })
#define BONES_INT(value) ((BonesValue){ .type = BONES_INTEGER, .integer = (value) })
#define BONES_BLOB(bytes, n)                                                                       \
  ((BonesValue){ .type = BONES_BYTES, .data = (const char *) (bytes), .length = (n) })

/* Returns @text as a value; NULL becomes BONES_NULL. */
BonesValue bones_value_text (const char *text);

/* Returns @number as a value, or BONES_NULL if it is @none. */
BonesValue bones_value_unless (gint64 number, gint64 none);

/* The arguments "values, number of values" for a list of values. */
#define BONES_VALUES(...)                                                                          \
  (const BonesValue[]){ __VA_ARGS__ }, G_N_ELEMENTS (((const BonesValue[]){ __VA_ARGS__ }))

typedef struct _BonesConnection BonesConnection;
typedef struct _BonesStatement BonesStatement;

typedef enum {
  BONES_STEP_ROW,   /* there is a row to read */
  BONES_STEP_END,   /* there are no more rows; the statement is reset */
  BONES_STEP_FAILED /* the error is set; the statement is reset */
} BonesStatementStep;

/* Opens @path, a file name or ":memory:"; if the file does not exist, creates it for its owner
 * alone. Does not read the file yet. Refuses "" and addresses ("file:"). */
BonesConnection *bones_connection_open (const char *path, GError **error);
void bones_connection_close (BonesConnection *connection);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesConnection, bones_connection_close)

/* Returns the file name of the database in printable form; borrowed. */
const char *bones_connection_get_name (BonesConnection *connection);

/* Returns FALSE with BONES_STORE_ERROR_READ_ONLY if the file can be read but not written. */
gboolean bones_connection_check_writable (BonesConnection *connection, GError **error);

/* Lets closing leave the file and its "-wal" file as they are. */
void bones_connection_leave_alone (BonesConnection *connection);

/* Copies the database to a file beside it whose name ends in @suffix, and replaces a file of that
 * name. Does nothing if the database has no file. */
gboolean bones_connection_back_up (BonesConnection *connection, const char *suffix, GError **error);

/* Copies the database, which may be open elsewhere, to the file @path; a file of that name is
 * replaced when the copy is whole. */
gboolean bones_connection_copy (BonesConnection *connection, const char *path, GError **error);

/* Returns the absolute path of the file; borrowed; NULL if the database has none. */
const char *bones_connection_get_file (BonesConnection *connection);

/* Runs @script, one or more commands without values. */
gboolean bones_connection_execute (BonesConnection *connection, const char *script, GError **error);

/* Returns the statement @sql with @n values bound to it, before its first row, or NULL; borrowed.
 * Step it to its end or reset it before you query the same @sql again. */
BonesStatement *bones_connection_query (BonesConnection *connection, const char *sql,
                                        const BonesValue *values, guint n, GError **error);

/* Runs @sql, which gives no rows, with @n values. */
gboolean bones_connection_run (BonesConnection *connection, const char *sql,
                               const BonesValue *values, guint n, GError **error);

/* Sets @number to the one number that @sql gives, or to @otherwise if it gives no row. */
gboolean bones_connection_ask (BonesConnection *connection, const char *sql,
                               const BonesValue *values, guint n, gint64 otherwise, gint64 *number,
                               GError **error);

/* Returns the number of the row that was inserted last. */
gint64 bones_connection_last_id (BonesConnection *connection);

/* Returns how many rows this connection has written since it was opened. */
gint64 bones_connection_count_changes (BonesConnection *connection);

/* Begins a transaction that writes (and waits a while for another process that writes), or one that
 * reads a single state of the database. */
gboolean bones_connection_begin (BonesConnection *connection, GError **error);
gboolean bones_connection_begin_reading (BonesConnection *connection, GError **error);

/* Ends the transaction: commits if @ok, else rolls back and leaves @error as it is. Returns whether
 * it was committed; if not, nothing has changed. Fails with BONES_STORE_ERROR_GONE if the file is
 * no longer where it was opened. */
gboolean bones_connection_finish (BonesConnection *connection, gboolean ok, GError **error);

/* Lets bones_connection_finish() fail from now on if the "-wal" file is gone, too: the database has
 * one. */
void bones_connection_watch (BonesConnection *connection);

/* Copies to the file what is only in the "-wal" file beside it, as far as other connections let it,
 * so that a copy of the file alone has all that was committed, and frees the memory for what was
 * read. A failure changes nothing. */
void bones_connection_rest (BonesConnection *connection);

/* Goes to the next row. */
BonesStatementStep bones_statement_step (BonesStatement *statement, GError **error);

/* Drops the remaining rows. */
void bones_statement_reset (BonesStatement *statement);

/* Return the value of @column of the row, from 0. Text is the caller's. */
BonesValue bones_statement_value (BonesStatement *statement, guint column);
gint64 bones_statement_int (BonesStatement *statement, guint column);     /* 0 for NULL */
char *bones_statement_dup_text (BonesStatement *statement, guint column); /* always UTF-8 */

/* Copies the bytes in @column to @bytes. Returns FALSE if they are not exactly @n. */
gboolean bones_statement_copy_bytes (BonesStatement *statement, guint column, guint8 *bytes,
                                     gsize n);
