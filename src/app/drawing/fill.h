/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Widgets that are hidden while they are empty.
 */

#include <gtk/gtk.h>

/* Shows @widget, before its children are added. GTK keeps whether the height of an empty, hidden
 * widget depends on its width, and would lay out texts that are wrapped, and rows, in too little
 * height if they were added first. */
void bones_show_to_fill (GtkWidget *widget);
