/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Members of a JSON object that comes from outside, read with their type checked.
 *
 * Each function returns FALSE, with a sentence in @error that names the member, where it is there
 * but is not what it should be. A member that is missing, or null, leaves the value untouched;
 * bones_json_need() is for those that must be there.
 */

#include <json-glib/json-glib.h>

#define BONES_JSON_READ_ERROR (bones_json_read_error_quark ())
typedef enum { BONES_JSON_READ_ERROR_MISSING, BONES_JSON_READ_ERROR_TYPE } BonesJsonReadError;
GQuark bones_json_read_error_quark (void);

/* Whether @object has @name and it is not null. */
gboolean bones_json_has (JsonObject *object, const char *name);

/* FALSE with an error where @object has no @name. */
gboolean bones_json_need (JsonObject *object, const char *name, GError **error);

gboolean bones_json_read_string (JsonObject *object, const char *name, const char **value,
                                 GError **error);
gboolean bones_json_read_bool (JsonObject *object, const char *name, gboolean *value,
                               GError **error);

/* A whole number in @low .. @high. */
gboolean bones_json_read_integer (JsonObject *object, const char *name, gint64 low, gint64 high,
                                  gint64 *value, GError **error);

/* A number of @parts-ths in @low .. @high, counted in those: 3.5 with 100 parts is 350. What is no
 * whole number of them is refused. */
gboolean bones_json_read_parts (JsonObject *object, const char *name, guint parts, gint64 low,
                                gint64 high, gint64 *value, GError **error);

/* Borrowed from @object. */
gboolean bones_json_read_array (JsonObject *object, const char *name, JsonArray **value,
                                GError **error);
gboolean bones_json_read_object (JsonObject *object, const char *name, JsonObject **value,
                                 GError **error);

/* The same for what stands alone, in an array for instance; @name is what the error calls it. */
gboolean bones_json_node_string (JsonNode *node, const char *name, const char **value,
                                 GError **error);
gboolean bones_json_node_integer (JsonNode *node, const char *name, gint64 low, gint64 high,
                                  gint64 *value, GError **error);
gboolean bones_json_node_parts (JsonNode *node, const char *name, guint parts, gint64 low,
                                gint64 high, gint64 *value, GError **error);
gboolean bones_json_node_object (JsonNode *node, const char *name, JsonObject **value,
                                 GError **error);
