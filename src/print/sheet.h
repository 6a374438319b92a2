/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Something to print, page by page: on cairo, or as a PDF file. The same contents, options and date
 * give the same bytes.
 */

#include "page.h"

typedef struct {
  BonesPaper paper;
  gboolean colour;  /* else black and white */
  double measured;  /* what the rule of 100 mm measures on this printer, in mm; 100: as it should */
  const char *date; /* "2026-11-26" */
  const char *code; /* what the record sheet has as a QR code; or NULL */
} BonesSheetOptions;

/* Draws what is on page @page (from 0), between the margins and above the foot. */
typedef void (*BonesSheetDraw) (BonesPen *pen, guint page, gpointer data);

typedef struct _BonesSheet BonesSheet;

/* A sheet without pages, called @title. @options is copied. @free_data frees @data. */
BonesSheet *bones_sheet_new (const char *title, const BonesSheetOptions *options,
                             BonesSheetDraw draw, gpointer data, GDestroyNotify free_data);
void bones_sheet_free (BonesSheet *sheet);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (BonesSheet, bones_sheet_free)

/* The pen that lays out and draws its pages; borrowed. */
BonesPen *bones_sheet_get_pen (BonesSheet *sheet);

void bones_sheet_set_n_pages (BonesSheet *sheet, guint n);
guint bones_sheet_get_n_pages (const BonesSheet *sheet);

/* Draws page @page (from 0) on @cr, whose unit is the point. */
void bones_sheet_draw (BonesSheet *sheet, guint page, cairo_t *cr);

/* All pages of @sheets, an array of BonesSheet, one after another as a PDF file with the title,
 * date and paper of the first. The caller unrefs it. */
GBytes *bones_sheets_to_pdf (const GPtrArray *sheets);
