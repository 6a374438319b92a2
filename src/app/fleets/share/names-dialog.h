/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The user's own names for new ships, one a line. They are stored when the dialog closes.
 */

#include <adwaita.h>

#define BONES_TYPE_NAMES_DIALOG (bones_names_dialog_get_type ())
G_DECLARE_FINAL_TYPE (BonesNamesDialog, bones_names_dialog, BONES, NAMES_DIALOG, AdwWindow)

/* Opens over the window of @parent. */
void bones_names_dialog_open (GtkWidget *parent, GSettings *settings);

/* Lets the program use the names in @settings, now and after each change. */
void bones_names_follow (GSettings *settings);
