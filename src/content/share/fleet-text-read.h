/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Reads fleets that are text (fleet-text.h).
 */

#include <glib.h>

/* Whether @text has the first line of such a fleet, wherever. */
gboolean bones_fleet_text_is (const char *text, gsize length);

/* The fleet in @text as the text of a roster file, not yet checked. What stands before its first
 * line is not read. Adds to @notes (of char *) what the text says that it leaves out. The message
 * of @error names the line. The caller frees it. */
char *bones_fleet_text_read (const char *text, gsize length, GPtrArray *notes, GError **error);
