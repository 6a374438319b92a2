/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The tooltip of a widget.
 */

#include <gtk/gtk.h>

/* Gives @widget the tooltip @text, or none if it is NULL. Does nothing if it has it: GTK would ask
 * the X server where the pointer is, and wait for the answer. */
void bones_set_tooltip (GtkWidget *widget, const char *text);
