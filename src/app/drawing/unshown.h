/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is not shown is not in the accessibility tree.
 */

#include <gtk/gtk.h>

/* From now on, @child is in the accessibility tree only while it is mapped. GTK 4.8 has it there as
 * long as it is visible, also if its parent does not show it; GTK 4.18 does not. */
void bones_hide_while_unshown (GtkWidget *child);

/* The same for each child of @parent, which shows one at a time or none, also for those that it
 * gets later. */
void bones_hide_unshown (GtkWidget *parent);

/* The same for each stack and revealer that @widget is made of now. */
void bones_hide_unshown_inside (GtkWidget *widget);
