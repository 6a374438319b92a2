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
