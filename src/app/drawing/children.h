/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Children that a widget of ours gets from a template.
 */

#include <gtk/gtk.h>

/* For G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, …) of a class made from GtkWidget: each widget
 * within one of it in a template becomes its child. */
void bones_take_children (gpointer iface, gpointer unused);
