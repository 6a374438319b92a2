/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a screen reader calls a widget, and what it is to say at once.
 */

#include <gtk/gtk.h>

/* Sets the accessible name of @widget. That of a status is said at once. */
void bones_name_widget (GtkWidget *widget, const char *name);

/* Sets tooltip and accessible name of @zone; costs nothing if they are unchanged. */
void bones_zone_name (GtkWidget *zone, const char *text);

/* Names the lists in @widget and their scrolled windows: libadwaita does not name them. */
void bones_name_lists (GtkWidget *widget, const char *name);

/* Lets a screen reader say @text, which @widget, a status, has become. Until GTK 4.14 the new name
 * of a status is enough, and this does nothing; later versions give it none. */
void bones_announce (GtkWidget *widget, const char *text);
