/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The table on a television: how the battle stands, to be read by all from four metres away. It is
 * looked at and never touched; what one fleet alone may know is not in it. F11 or two clicks make
 * it fill the screen.
 *
 * It follows a table as it changes, always as it stands, and goes on with the next one when that is
 * played in the same window.
 */

#include <adwaita.h>

#include "table.h"

#define BONES_TYPE_TV_WINDOW (bones_tv_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesTvWindow, bones_tv_window, BONES, TV_WINDOW, AdwWindow)

/* Creates a window for @beside, on another monitor if there is one. */
BonesTvWindow *bones_tv_window_new (GtkWindow *beside);

/* Shows @table from now on and takes a reference; NULL: the table was closed, and the window
 * says so. */
void bones_tv_window_follow (BonesTvWindow *self, BonesTable *table);
