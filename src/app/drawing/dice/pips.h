/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * So many dice (a ship's Seaworth) as small dice. Of a limit, those that she has lost are outlines.
 *
 * Properties: those of BonesTally; its own size is 16.
 */

#include "tally.h"

#define BONES_TYPE_PIPS (bones_pips_get_type ())
G_DECLARE_FINAL_TYPE (BonesPips, bones_pips, BONES, PIPS, BonesTally)

GtkWidget *bones_pips_new (void);

/* A die, as a BonesPaintMark. */
void bones_pips_paint (cairo_t *cr, GtkWidget *widget, guint i, gboolean there, double d);
