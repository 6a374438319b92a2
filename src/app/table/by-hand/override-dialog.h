/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Setting things by hand: everything that is tracked of a ship, a fleet or the table, each with a
 * stepper, a switch or a list, and a reason. All of it becomes one entry of the journal.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_OVERRIDE_DIALOG (bones_override_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesOverrideDialog, bones_override_dialog, BONES, OVERRIDE_DIALOG, AdwWindow)

/* Each function opens a dialog over @parent. That of a fleet lists its ships, that of the table the
 * abandoned hulls, each with a dialog of its own. */
void bones_override_ship (GtkWidget *parent, BonesHelm *helm, guint ship);
void bones_override_fleet (GtkWidget *parent, BonesHelm *helm, guint fleet);
void bones_override_table (GtkWidget *parent, BonesHelm *helm);

/* The same for one track of the table, which begins with @value: how many dice a roll has. */
void bones_override_dice (GtkWidget *parent, BonesHelm *helm, guint track, guint value);
