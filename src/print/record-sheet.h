/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The record sheet of a fleet, for playing on paper: each ship with her boxes, and the options that
 * differ from the edition. In the middle of a battle it has what is lost crossed out, so that an
 * evening can be finished without the program.
 *
 * The same fleet, options and date give the same bytes.
 */

#include "page.h"
#include "view.h"

typedef struct {
  BonesPaper paper;
  gboolean colour;  /* else black and white */
  double measured;  /* what the rule of 100 mm measures on this printer, in mm; 100: as it should */
  const char *date; /* "2026-11-26" */
} BonesSheetOptions;

typedef struct _BonesRecordSheet BonesRecordSheet;

/* The sheet of fleet @fleet of @view, by the rules of @setup. @options is copied; @view is borrowed
 * and must outlive the sheet. */
BonesRecordSheet *bones_record_sheet_new (const BonesView *view, const BonesSetup *setup,
                                          guint fleet, const BonesSheetOptions *options);
void bones_record_sheet_free (BonesRecordSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesRecordSheet, bones_record_sheet_free)

guint bones_record_sheet_n_pages (const BonesRecordSheet *sheet);

/* Draws page @page (from 0) on @cr, whose unit is the point. */
void bones_record_sheet_draw (BonesRecordSheet *sheet, guint page, cairo_t *cr);

/* Writes all pages to the file @path, as PDF. */
gboolean bones_record_sheet_write (BonesRecordSheet *sheet, const char *path, GError **error);
