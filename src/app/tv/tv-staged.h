/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One thing on the staging tray as it is seen from the other end of the room: what it is, who does
 * it to whom, and, once it was rolled for, the die and what it costs.
 */

#include <gtk/gtk.h>

#include "view.h"

#define BONES_TYPE_TV_STAGED (bones_tv_staged_get_type ())
G_DECLARE_FINAL_TYPE (BonesTvStaged, bones_tv_staged, BONES, TV_STAGED, GtkBox)

GtkWidget *bones_tv_staged_new (void);

/* Shows @staged of @view. */
void bones_tv_staged_apply (BonesTvStaged *self, const BonesView *view,
                            const BonesStagedView *staged);
