/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One entry of a journal as JSON, as in exported games: the columns of its row in the database
 * (row.h) as members. docs/table-protocol.md describes it.
 */

#include <json-glib/json-glib.h>

#include "row.h"

/* The columns that are not empty, as an object. The caller owns it. */
JsonObject *bones_columns_to_json (const BonesValue *columns);

/* Sets @columns to the members of @object, which must outlive them. Returns FALSE, with a sentence
 * in @error, if a member is neither a number nor text, or is not a column. Ignores "hash" and
 * "hidden". */
gboolean bones_columns_from_json (JsonObject *object, BonesValue *columns, GError **error);

/* The same for an object of version 1 of the format, which names a choice by its index in the list
 * of that time. Text that had to be converted is added to @owned. */
gboolean bones_columns_from_json_1 (JsonObject *object, BonesValue *columns, GPtrArray *owned,
                                    GError **error);
