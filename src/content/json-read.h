/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reads members of a JSON object from outside and checks their types.
 *
 * If a member has the wrong type, the function returns FALSE, with a sentence in @error that names
 * the member. If it is missing or null, the value stays as it was; bones_json_need() checks for
 * members that must be there.
 */

#include <json-glib/json-glib.h>

#define BONES_JSON_READ_ERROR (bones_json_read_error_quark ())
typedef enum { BONES_JSON_READ_ERROR_MISSING, BONES_JSON_READ_ERROR_TYPE } BonesJsonReadError;
GQuark bones_json_read_error_quark (void);

/* Whether @object has the member @name and it is not null. */
gboolean bones_json_has (JsonObject *object, const char *name);

/* Fails if @object has no member @name. */
gboolean bones_json_need (JsonObject *object, const char *name, GError **error);

gboolean bones_json_read_string (JsonObject *object, const char *name, const char **value,
                                 GError **error);
gboolean bones_json_read_bool (JsonObject *object, const char *name, gboolean *value,
                               GError **error);

/* A whole number in @low .. @high. */
gboolean bones_json_read_integer (JsonObject *object, const char *name, gint64 low, gint64 high,
                                  gint64 *value, GError **error);

/* A number from @low to @high in units of 1/@parts: 3.5 with 100 parts is 350. Other fractions
 * fail. */
gboolean bones_json_read_parts (JsonObject *object, const char *name, guint parts, gint64 low,
                                gint64 high, gint64 *value, GError **error);

/* Borrowed from @object. */
gboolean bones_json_read_array (JsonObject *object, const char *name, JsonArray **value,
                                GError **error);
gboolean bones_json_read_object (JsonObject *object, const char *name, JsonObject **value,
                                 GError **error);

/* The same for a value by itself, as in an array; errors call it @name. */
gboolean bones_json_node_string (JsonNode *node, const char *name, const char **value,
                                 GError **error);
gboolean bones_json_node_integer (JsonNode *node, const char *name, gint64 low, gint64 high,
                                  gint64 *value, GError **error);
gboolean bones_json_node_parts (JsonNode *node, const char *name, guint parts, gint64 low,
                                gint64 high, gint64 *value, GError **error);
gboolean bones_json_node_object (JsonNode *node, const char *name, JsonObject **value,
                                 GError **error);

/* Puts before @error in which part of a file it is: @place, with the name of @node if it has one:
 * "Ship 3 “Gull”: …" */
void bones_json_say_where (GError **error, const char *place, JsonNode *node);
