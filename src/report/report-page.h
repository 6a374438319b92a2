/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A report for other programs: a page for a browser, with the log, and its rolls for a spreadsheet.
 */

#include "report.h"

/* The battle of @table as one page in HTML, as @viewer may know it: the facts with their plots, and
 * the log. It needs no other file and has no script. The caller frees it. */
char *bones_report_page (BonesTable *table, guint viewer);

/* The rolls of @report as CSV, RFC 4180 in UTF-8: a row of headings and a row for each roll, in
 * order. The caller frees it. */
char *bones_report_csv (const BonesReport *report);
