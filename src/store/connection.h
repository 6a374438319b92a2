/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A connection to one SQLite database. It and its statements (statement.h) own every call of
 * SQLite; nobody else sees its types.
 *
 * Every call that fails sets a GError of BONES_STORE_ERROR whose message says what happened to
 * which file, and what to do. SQL text is constant: statements are kept by its address.
 */

#include "statement.h"

/* Opens @path, a file name, a "file:" URI or ":memory:"; makes the file where there is none. The
 * file itself is not looked at yet. */
BonesConnection *bones_connection_open (const char *path, GError **error);
void bones_connection_close (BonesConnection *connection);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesConnection, bones_connection_close)

/* What people know the database as: its file name, made printable. */
const char *bones_connection_get_name (BonesConnection *connection);

/* FALSE with BONES_STORE_ERROR_READ_ONLY when the file can be read but not written. */
gboolean bones_connection_check_writable (BonesConnection *connection, GError **error);

/* Leaves the file as it is when it is closed, and what stands beside it in its "-wal" file, too. */
void bones_connection_leave_alone (BonesConnection *connection);

/* Writes a copy of the database to a file beside it whose name ends in @suffix, in place of one
 * that is there. Does nothing where there is no file. */
gboolean bones_connection_back_up (BonesConnection *connection, const char *suffix, GError **error);

/* Runs @script, which may be several commands, without values. */
gboolean bones_connection_execute (BonesConnection *connection, const char *script, GError **error);

/* The statement @sql with @n values bound to it, before its first row; borrowed. It must be stepped
 * to its end or reset before it is asked for again. NULL on failure. */
BonesStatement *bones_connection_query (BonesConnection *connection, const char *sql,
                                        const BonesValue *values, guint n, GError **error);

/* Runs @sql, which gives no rows, with @n values. */
gboolean bones_connection_run (BonesConnection *connection, const char *sql,
                               const BonesValue *values, guint n, GError **error);

/* The one number that @sql gives, or @otherwise where it gives no row. FALSE on failure. */
gboolean bones_connection_ask (BonesConnection *connection, const char *sql,
                               const BonesValue *values, guint n, gint64 otherwise, gint64 *number,
                               GError **error);

/* The number of the row that was inserted last. */
gint64 bones_connection_last_id (BonesConnection *connection);

/* Begins to write (waiting a while for another process that does), or to read one and the same
 * state of the database. */
gboolean bones_connection_begin (BonesConnection *connection, GError **error);
gboolean bones_connection_begin_reading (BonesConnection *connection, GError **error);

/* Ends it: commits where @ok, else takes everything back (and leaves @error as it is). Returns
 * whether all was well; if not, nothing has changed. */
gboolean bones_connection_finish (BonesConnection *connection, gboolean ok, GError **error);

/* Sets @error to what SQLite complained of last. For statements. */
void bones_connection_set_error (BonesConnection *connection, GError **error);

/* SQLite's own handle. For statements. */
struct sqlite3 *bones_connection_get_handle (BonesConnection *connection);
