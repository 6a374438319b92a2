/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One thing on the staging tray: who does it, what it is, and, once it was rolled for, the die and
 * what it costs. A screen reader is told the whole sentence.
 */

#include "view.h"

#include <gtk/gtk.h>

#define BONES_TYPE_STAGED_ROW (bones_staged_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesStagedRow, bones_staged_row, BONES, STAGED_ROW, GtkBox)

GtkWidget *bones_staged_row_new (void);

/* Shows @staged of @view. @next: it is rolled for next. */
void bones_staged_row_apply (BonesStagedRow *self, const BonesView *view,
                             const BonesStagedView *staged, gboolean next);

/* Fills @box, which owns its children, with a picture and a number for each of @costs. */
void bones_staged_show_costs (GtkWidget *box, const GPtrArray *costs);
