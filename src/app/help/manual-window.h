/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The manual: the list of its sections, a section as a page, and what is found by words. References
 * to other sections are links, and there is a way back.
 */

#include <adwaita.h>

#define BONES_TYPE_MANUAL_WINDOW (bones_manual_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesManualWindow, bones_manual_window, BONES, MANUAL_WINDOW, AdwWindow)

/* Opens the manual at section @number ("3"), beside the window of @parent; or brings it there if it
 * is open. */
void bones_manual_window_open (GtkWidget *parent, const char *number);
