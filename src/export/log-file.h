/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Writes the log as plain text, and as a page for a browser that needs no other file. It uses only
 * what bones_view_log() gives the viewer, so it holds no secrets.
 */

#include "table.h"

/* Whole sentences with their dice, or the short forms. */
typedef enum { BONES_LOG_WHOLE, BONES_LOG_BRIEF } BonesLogForm;

/* Some lines of a log (BonesLogLine) as text, for the clipboard: one a line, with an empty line
 * before a heading. The caller frees it. */
char *bones_log_lines_text (const GPtrArray *lines, BonesLogForm form);

/* The whole log as @viewer may see it, after the battle's title and its fleets. */
char *bones_log_text (BonesTable *table, guint viewer, BonesLogForm form);

/* The same as an HTML page, in UTF-8, without scripts and without references to other files. @facts
 * is what stands above the log, in HTML; NULL: nothing. Entry N has the id "eN" where the log tells
 * of it. */
char *bones_log_page (BonesTable *table, guint viewer, const char *facts);
