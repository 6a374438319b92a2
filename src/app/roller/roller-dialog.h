/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Dice for anything else: a pool with its chances, and a roll that settles an argument. In a battle
 * they stand in its log as what they are.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_ROLLER_DIALOG (bones_roller_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesRollerDialog, bones_roller_dialog, BONES, ROLLER_DIALOG, AdwWindow)

/* Shows it over the window of @parent. @helm: that of the battle in which it is opened, or NULL. */
void bones_roller_dialog_open (GtkWidget *parent, BonesHelm *helm);
