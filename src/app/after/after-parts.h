/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What pages of reports are made of: words, grids of figures, and rows with a flag.
 */

#include <adwaita.h>

#include "report-table.h"

/* Words that wrap. @css_class may be NULL. */
GtkWidget *bones_after_label (const char *text, const char *css_class);

/* Appends a heading to @box, with a sentence on how to read what follows, or NULL. */
void bones_after_heading (GtkWidget *box, const char *text, const char *about);

/* The flag of @fleet of @report; an empty image for nobody. */
GtkWidget *bones_after_flag (const BonesReport *report, guint fleet, guint size);

/* Appends a list called @name to @box, for rows. */
GtkWidget *bones_after_list (GtkWidget *box, const char *name);

/* Appends a row of words to @list, with the flag of @fleet of @report (BONES_NOBODY or NULL: none).
 * @subtitle may be NULL. Returns the row, an AdwActionRow. */
GtkWidget *bones_after_row (GtkWidget *list, const BonesReport *report, guint fleet,
                            const char *title, const char *subtitle);

/* Appends a row with @luck of @report to @list: its words, and a bar that has them, too. */
void bones_after_luck (GtkWidget *list, const BonesReport *report, const BonesLuck *luck);

/* Leaves the window that @widget is in for the log, at entry @seq. */
void bones_after_show_entry (GtkWidget *widget, guint32 seq);

/* A card with @table of @report (NULL: of all battles) as a grid, or with two lines for each row if
 * there is no room for its columns. */
GtkWidget *bones_after_grid (const BonesReport *report, const BonesReportTable *table);

/* Appends the same to @box, below its heading. */
void bones_after_table (GtkWidget *box, const BonesReport *report, const BonesReportTable *table);
