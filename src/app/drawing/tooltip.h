/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The tooltip of a widget, for the pointer and for a finger.
 */

#include <gtk/gtk.h>

/* Gives @widget the tooltip @text, or none if it is NULL, and describes it so to a screen reader.
 * The only way: GTK's own would ask the X server where the pointer is, and wait for the answer. */
void bones_set_tooltip (GtkWidget *widget, const char *text);

/* The tooltip of @widget, also one from its template; NULL if it has none. It belongs to @widget.
 */
const char *bones_get_tooltip (GtkWidget *widget);

/* A long press on @widget, or on what it contains, does something: it shows no tooltip. */
void bones_set_held (GtkWidget *widget);

/* From now on, a long press of a finger shows the tooltip of what is pressed, in every window. GTK
 * shows tooltips to a pointer only. Once in a program. */
void bones_tooltips_by_touch (void);
