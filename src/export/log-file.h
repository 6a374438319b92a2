/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The log written out: as plain text, and as a page for a browser that needs nothing but itself.
 * All of it is made of what bones_view_log() tells a viewer, so it holds no secrets.
 */

#include "table.h"

/* Whole sentences with their dice, or the short forms. */
typedef enum { BONES_LOG_WHOLE, BONES_LOG_BRIEF } BonesLogForm;

/* Some lines of a log (BonesLogLine) as text, one a line, with a blank line before a heading: for
 * what is copied. The caller frees it. */
char *bones_log_lines_text (const GPtrArray *lines, BonesLogForm form);

/* The whole log as @viewer may see it, with the battle's title and its fleets on top. */
char *bones_log_text (BonesTable *table, guint viewer, BonesLogForm form);

/* The same as an HTML page, in UTF-8, without scripts and without anything to load. */
char *bones_log_html (BonesTable *table, guint viewer);
