/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One entry of a journal as JSON, as it stands in exported games: the columns of its row in the
 * database (row.h) as members. docs/table-protocol.md has the form.
 */

#include <json-glib/json-glib.h>

#include "row.h"

/* The columns that are there as an object, the caller's. */
JsonObject *bones_columns_to_json (const BonesValue *columns);

/* Sets @columns to the members of @object, which must outlive them. FALSE with a sentence in @error
 * where a member is neither a number nor text, or is no column. "hash" and "hidden" are left out.
 */
gboolean bones_columns_from_json (JsonObject *object, BonesValue *columns, GError **error);

/* The same for an object of version 1 of the format, in which a choice is its number in the list
 * of the time. What had to be written anew is added to @owned. */
gboolean bones_columns_from_json_1 (JsonObject *object, BonesValue *columns, GPtrArray *owned,
                                    GError **error);
