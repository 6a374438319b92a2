/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A button of a set from which one is chosen: it looks like any toggle button, and screen readers
 * call it what it is. Put the buttons into a container whose accessible role is radio-group, with a
 * name.
 */

#include <gtk/gtk.h>

/* Creates a GtkToggleButton that screen readers announce as a radio button. @label can be NULL. */
GtkWidget *bones_radio_new (const char *label);

/* The same for @button of a template, a toggle button whose accessible role is radio: screen
 * readers hear whether it is chosen. */
void bones_radio_follow (GtkWidget *button);
