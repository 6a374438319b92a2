/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Children one below the other, together in the middle of the height that there is, each as wide
 * as this. For text that wraps: GTK searches for a width that suits the height of a widget whose
 * vertical alignment is not to fill, and lays out each text about a hundred times for that.
 *
 * Properties: spacing (guint, pixels): between two children; 0 at first.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_MIDDLE (bones_middle_get_type ())
G_DECLARE_FINAL_TYPE (BonesMiddle, bones_middle, BONES, MIDDLE, GtkWidget)
