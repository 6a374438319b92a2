/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the size of the desktop's text changes besides the text: in large text a phone has no room
 * for things side by side.
 */

#include <gtk/gtk.h>

/* From now on the children of @box stand side by side, or in large text one above the other. */
void bones_large_text_stack (GtkWidget *box);

/* Whether text is large where @widget is. */
gboolean bones_text_is_large (GtkWidget *widget);

/* Calls @changed with @widget whenever the size of text changes, as long as @widget lives. */
void bones_large_text_follow (GtkWidget *widget, void (*changed) (GtkWidget *widget));
