/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Whose dice a fleet rolls: the app's, real ones, or either; and where it wants it otherwise, for
 * each kind of rolls. What is chosen holds at once.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_DICE_DIALOG (bones_dice_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesDiceDialog, bones_dice_dialog, BONES, DICE_DIALOG, AdwWindow)

/* Shows it over the window of @parent. */
void bones_dice_dialog_open (GtkWidget *parent, BonesHelm *helm, guint fleet);
