/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reading JSON that comes from outside: strictly, and within bounds.
 *
 * json-glib before 1.10 accepts more than JSON (comments, single quotes), follows nesting as deep
 * as the stack lets it, and turns numbers that 64 bits do not hold into others. So every text is
 * checked before json-glib reads it. If a name stands twice in one object, the last one counts.
 *
 * The check can go when json-glib 1.10 is the oldest version that is supported (Debian 12 has 1.6)
 * and its strict parser (JsonParser:strict) refuses everything that the tests want refused. Keep
 * the limits of depth and of numbers if json-glib has none.
 */

#include <json-glib/json-glib.h>

#define BONES_JSON_MAX_DEPTH 32
#define BONES_JSON_MAX_VALUES 1500000 /* each takes json-glib some 120 bytes */

#define BONES_JSON_ERROR (bones_json_error_quark ())
typedef enum {
  BONES_JSON_ERROR_NOT_JSON,
  BONES_JSON_ERROR_TOO_DEEP,
  BONES_JSON_ERROR_NUMBER,  /* whole numbers have at most 18 digits, others are below 1e15 */
  BONES_JSON_ERROR_TOO_MANY /* values */
} BonesJsonError;
GQuark bones_json_error_quark (void);

/* Checks that the @length bytes at @text are one JSON value within the bounds. The message of
 * @error names the line and the column that are wrong. */
gboolean bones_json_check (const char *text, gsize length, GError **error);

/* The object in the @length bytes at @text. NULL with an error if they are anything else. The
 * caller unrefs it. */
JsonObject *bones_json_parse_object (const char *text, gsize length, GError **error);

/* @object as text: on one line, or indented if @pretty. The caller frees it. */
char *bones_json_to_text (JsonObject *object, gboolean pretty);
