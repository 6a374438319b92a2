/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Popovers that are there only while they are open.
 */

#include <gtk/gtk.h>

/* Opens @popover at @parent, which takes it. When it closes, what had the focus in it gives that to
 * @parent, and it goes once what was chosen in it has been done; it also goes with @parent. */
void bones_pop_up (GtkPopover *popover, GtkWidget *parent);
