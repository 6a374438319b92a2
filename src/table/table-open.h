/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Opens and reloads games.
 */

#include "table-private.h"

/* Reads the entries that the store has and the journal lacks, and plays them. If they are damaged
 * or do not fit, the table becomes read-only; that is not an error. */
gboolean bones_table_load (BonesTable *table, GError **error);
