/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A scrolled window with something pinned under it. While there is room, what is pinned follows
 * right behind what scrolls; where there is not, it stays and the rest scrolls.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_PINNED (bones_pinned_get_type ())
G_DECLARE_FINAL_TYPE (BonesPinned, bones_pinned, BONES, PINNED, GtkWidget)
