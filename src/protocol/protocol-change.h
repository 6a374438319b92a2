/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reads the changes of an override, and of a battle that is joined under way.
 */

#include "desk.h"

/* Adds the changes of @request, which is @viewer's, to @changes (of BonesChange). Sets @text to the
 * reason or the new name, or to NULL; it is borrowed from @request. */
gboolean bones_read_changes (BonesTable *table, guint viewer, JsonObject *request, GArray *changes,
                             const char **text, GError **error);

/* Adds the changes that make a new game look like @start, the "start" of a request. */
gboolean bones_read_start (BonesTable *table, JsonObject *start, GArray *changes, GError **error);
