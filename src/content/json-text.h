/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reading JSON that comes from outside: strictly, and within bounds.
 *
 * json-glib takes more than JSON (comments, single quotes), follows nesting as deep as the stack
 * lets it, and turns what 64 bits do not hold into something else. So every text is walked over
 * once before it sees it. Of a name that stands twice in one object, the last counts.
 */

#include <json-glib/json-glib.h>

#define BONES_JSON_MAX_DEPTH 32

#define BONES_JSON_ERROR (bones_json_error_quark ())
typedef enum {
  BONES_JSON_ERROR_NOT_JSON,
  BONES_JSON_ERROR_TOO_DEEP,
  BONES_JSON_ERROR_NUMBER /* whole numbers have at most 18 digits, others are below 1e15 */
} BonesJsonError;
GQuark bones_json_error_quark (void);

/* Whether the @length bytes at @text are one JSON value within the bounds; the message of @error
 * says at which byte (from 1) they are not. */
gboolean bones_json_check (const char *text, gsize length, GError **error);

/* The object that the @length bytes at @text are, or NULL: also where they are another value. The
 * caller unrefs it. */
JsonObject *bones_json_parse_object (const char *text, gsize length, GError **error);

/* @object as text; the caller frees it. On one line, or indented where @pretty. */
char *bones_json_to_text (JsonObject *object, gboolean pretty);
