/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Popovers that exist only while they are open.
 */

#include <gtk/gtk.h>

/* Opens @popover at @parent, which takes it. When it closes, the focus returns to @parent, and
 * the popover is removed once the chosen action has run. It is also removed with @parent. */
void bones_pop_up (GtkPopover *popover, GtkWidget *parent);
