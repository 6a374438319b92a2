/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The plan of a ship that is being edited, drawn as on her card. Everything that can be drawn is
 * drawn, even if she has flaws. A touched part opens.
 *
 * Signals:
 *  open (guint row): a location was chosen.
 *  field (const char *key): what is counted beside the locations was: a field of the row that they
 *    are in.
 */

#include <adwaita.h>

#include "content-set.h"

#define BONES_TYPE_PLAN_DRAFT (bones_plan_draft_get_type ())
G_DECLARE_FINAL_TYPE (BonesPlanDraft, bones_plan_draft, BONES, PLAN_DRAFT, AdwBin)

GtkWidget *bones_plan_draft_new (void);

/* Shows the rows of @table in @values, a row of @set, and marks row @current (-1: none). */
void bones_plan_draft_fill (BonesPlanDraft *self, const BonesContentSet *set,
                            const BonesField *table, JsonObject *values, gint current);

/* Moves the keyboard focus to the location of row @row, if it is drawn large enough. */
void bones_plan_draft_focus (BonesPlanDraft *self, guint row);
