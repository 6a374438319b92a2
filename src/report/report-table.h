/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A report as tables of words: what its text, its page and its paper are made from, and what a
 * screen reader gets instead of a plot. So they all say the same.
 */

#include "report.h"

typedef struct {
  guint32 seq; /* the entry whose line in the log tells of it; 0: none */
  guint fleet; /* whose row it is, or BONES_NOBODY */
  char **cells;
} BonesReportRow;

typedef enum {
  BONES_REPORT_RESULT,
  BONES_REPORT_COURSE,
  BONES_REPORT_LOSSES,
  BONES_REPORT_DEEDS,
  BONES_REPORT_FACTS,
  BONES_REPORT_LUCK,
  BONES_REPORT_REVEALED,
  BONES_REPORT_OTHER /* of all battles: stats.h */
} BonesReportTableKind;

typedef struct {
  BonesReportTableKind kind;
  char *title;
  char *about;     /* a sentence on how to read it, or NULL */
  char **columns;  /* their headings */
  guint n_words;   /* the first columns are words, the others numbers */
  GPtrArray *rows; /* of BonesReportRow */
} BonesReportTable;

/* The tables of @report that have rows, in order: an array of BonesReportTable, which the caller
 * frees. */
GPtrArray *bones_report_tables_new (const BonesReport *report);

/* The sentences above the tables: what the battle was, and how and why it ended. Free them with
 * g_strfreev(). */
char **bones_report_sentences (const BonesReport *report);

/* What left the winner alone, which @report has: "What decided it: Dauntless sinks." The caller
 * frees it. */
char *bones_report_tip_text (const BonesReport *report);

/* The same as one text. The caller frees it. */
char *bones_report_text (const BonesReport *report);

/* A table of BONES_REPORT_OTHER with the column headings that follow, NULL at the end; the first
 * @n_words are of words. @about may be NULL. */
BonesReportTable *bones_report_table_new (const char *title, const char *about, guint n_words,
                                          ...) G_GNUC_NULL_TERMINATED;
void bones_report_table_free (BonesReportTable *table);

/* Adds a row. @format has a letter for each cell that follows: s for text, u for a guint. */
void bones_report_table_add (BonesReportTable *table, const char *format, ...);

/* Appends @table to @out as text. */
void bones_report_table_write (const BonesReportTable *table, GString *out);
