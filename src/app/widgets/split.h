/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Two children side by side, or one above the other. The second gets a share of the room, within
 * bounds, whatever it contains, so that its content never moves the first.
 *
 * Properties: vertical; share (percent of the room for the second), least and most (pixels); keep
 * (pixels, 0 unless set: where the first would get less, the second gets nothing and is not seen).
 */

#include <gtk/gtk.h>

#define BONES_TYPE_SPLIT (bones_split_get_type ())
G_DECLARE_FINAL_TYPE (BonesSplit, bones_split, BONES, SPLIT, GtkWidget)
