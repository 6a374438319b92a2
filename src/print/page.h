/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A sheet of paper: its size, its margins, and what stands on every page to check the printer's
 * scale: a square of 1 in and a rule of 100 mm.
 */

#include "pen.h"

typedef enum { BONES_PAPER_A4, BONES_PAPER_LETTER } BonesPaper;

/* "a4", "letter"; -1 for another @id. */
gint bones_paper_from_id (const char *id);

/* The size in points; and what is inside of the margins, above the foot of the page. */
void bones_paper_size (BonesPaper paper, double *width, double *height);
void bones_paper_room (BonesPaper paper, double *x, double *y, double *width, double *height);

/* Scales @cr, whose origin is the corner of the page, for a printer on whose page the rule of 100
 * mm measures @measured mm (100: as it should). */
void bones_page_correct (cairo_t *cr, double measured);

/* Draws the foot of page @page (from 1) of @n. */
void bones_page_foot (BonesPen *pen, BonesPaper paper, const char *text, guint page, guint n);
