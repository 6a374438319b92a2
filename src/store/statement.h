/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A prepared SQL statement. Its text is constant, its values are bound, and it belongs to the
 * connection that prepared it and keeps it for the next time.
 *
 * A value is what a column holds, on the way in and on the way out. Text and bytes are borrowed: on
 * the way in until the statement was run, on the way out until its next step.
 *
 * Invariant: a statement that is not between two of its rows is reset, and so holds no lock.
 */

#include <glib.h>

typedef enum { BONES_NONE, BONES_INTEGER, BONES_TEXT, BONES_BYTES } BonesType;

typedef struct {
  BonesType type;
  gint64 integer;
  const char *data; /* text or bytes; text read from a row ends with a NUL, too */
  gsize length;     /* of data, in bytes */
} BonesValue;

#define BONES_NULL ((BonesValue){ .type = BONES_NONE })
#define BONES_INT(value) ((BonesValue){ .type = BONES_INTEGER, .integer = (value) })
#define BONES_BLOB(bytes, n)                                                                       \
  ((BonesValue){ .type = BONES_BYTES, .data = (const char *) (bytes), .length = (n) })

/* @text as a value; NULL is BONES_NULL. */
BonesValue bones_value_text (const char *text);

/* @number as a value, or BONES_NULL where it is @none. */
BonesValue bones_value_unless (gint64 number, gint64 none);

/* The arguments "values, how many of them" for a list of values. */
#define BONES_VALUES(...)                                                                          \
  (const BonesValue[]){ __VA_ARGS__ }, G_N_ELEMENTS (((const BonesValue[]){ __VA_ARGS__ }))

typedef struct _BonesConnection BonesConnection;
typedef struct _BonesStatement BonesStatement;

typedef enum {
  BONES_STEP_ROW,   /* a row is there to be read */
  BONES_STEP_END,   /* there was none; the statement is reset */
  BONES_STEP_FAILED /* and the error is set; the statement is reset */
} BonesStatementStep;

/* Prepares @sql. Only for the connection, which keeps and frees what it gets: everybody else asks
 * bones_connection_query() and bones_connection_run(). */
BonesStatement *bones_statement_new (BonesConnection *connection, const char *sql, GError **error);
void bones_statement_free (BonesStatement *statement);

/* Binds @n values to the parameters 1..@n, of which the statement must have as many. */
gboolean bones_statement_bind (BonesStatement *statement, const BonesValue *values, guint n,
                               GError **error);

/* Goes on to the next row. */
BonesStatementStep bones_statement_step (BonesStatement *statement, GError **error);

/* Leaves the rows that are still to come. */
void bones_statement_reset (BonesStatement *statement);

/* What the row holds in @column, from 0. */
BonesValue bones_statement_value (BonesStatement *statement, guint column);
gint64 bones_statement_int (BonesStatement *statement, guint column); /* NULL counts as 0 */
char *bones_statement_dup_text (BonesStatement *statement, guint column);

/* Copies the bytes in @column to @bytes when there are exactly @n of them. */
gboolean bones_statement_copy_bytes (BonesStatement *statement, guint column, guint8 *bytes,
                                     gsize n);
