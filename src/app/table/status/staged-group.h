/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * All that waits for one ship on the staging tray: who she is and what she will lose, and below it
 * what it comes from.
 */

#include "view.h"

#include <gtk/gtk.h>

#define BONES_TYPE_STAGED_GROUP (bones_staged_group_get_type ())
G_DECLARE_FINAL_TYPE (BonesStagedGroup, bones_staged_group, BONES, STAGED_GROUP, GtkBox)

GtkWidget *bones_staged_group_new (void);

/* Shows what waits for @ship on the tray of @view. */
void bones_staged_group_apply (BonesStagedGroup *self, const BonesView *view, gint ship);
