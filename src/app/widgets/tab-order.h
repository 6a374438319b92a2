/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Where Tab goes inside a widget, for its focus (). GTK goes by the middles of the children, so
 * one that is lower than its neighbour in a row would come before it.
 */

#include <gtk/gtk.h>

/* Whether a child of @widget, however deep, has the focus. GTK remembers a focus child after the
 * focus has left. */
gboolean bones_tab_order_has_focus (GtkWidget *widget);

/* Moves the focus from child to child in their order. Returns FALSE at the end, or if @direction
 * is no Tab. */
gboolean bones_tab_order_step (GtkWidget *widget, GtkDirectionType direction);
