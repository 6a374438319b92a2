/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The plan of a ship as it is edited: each location is a button where it lies, the prow on the
 * left.
 *
 * Signals:
 *  open (guint row): a location was chosen.
 */

#include <adwaita.h>

#include "content-set.h"

#define BONES_TYPE_PLAN_GRID (bones_plan_grid_get_type ())
G_DECLARE_FINAL_TYPE (BonesPlanGrid, bones_plan_grid, BONES, PLAN_GRID, AdwBin)

GtkWidget *bones_plan_grid_new (void);

/* Shows @rows (or NULL: none) of the table @field, marking row @current (-1: none). */
void bones_plan_grid_fill (BonesPlanGrid *self, const BonesField *field, JsonArray *rows,
                           gint current);
