/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A CSS class that depends on a condition.
 */

#include <gtk/gtk.h>

/* Gives @widget the CSS class @name if @set, and takes it from it otherwise. */
void bones_set_css_class (GtkWidget *widget, const char *name, gboolean set);
