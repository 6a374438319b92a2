/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a screen reader is to say at once.
 */

#include <gtk/gtk.h>

/* Lets a screen reader say @text, which @widget, a status, has become. Until GTK 4.14 the new name
 * of a status is enough, and this does nothing; later versions give it none. */
void bones_announce (GtkWidget *widget, const char *text);
