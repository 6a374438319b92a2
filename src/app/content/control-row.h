/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A row of a form with its control beside the title. Tab goes straight to the control: a stop on
 * the row before it would do nothing. Arrow keys go from row to row.
 */

#include <adwaita.h>

#define BONES_TYPE_CONTROL_ROW (bones_control_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesControlRow, bones_control_row, BONES, CONTROL_ROW, AdwActionRow)

GtkWidget *bones_control_row_new (const char *title, const char *subtitle, GtkWidget *control);
