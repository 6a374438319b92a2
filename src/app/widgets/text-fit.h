/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Text that has too little room. Large text on a phone leaves none for things side by side, and
 * what is chosen in a row may be cut short.
 */

#include <adwaita.h>

/* From now on the children of @box stand side by side, or in large text one above the other. */
void bones_large_text_stack (GtkWidget *box);

/* Whether text is large where @widget is. */
gboolean bones_text_is_large (GtkWidget *widget);

/* Calls @changed with @widget whenever the size of text changes, as long as @widget lives. */
void bones_large_text_follow (GtkWidget *widget, void (*changed) (GtkWidget *widget));

/* From now on the tooltip of @row is what is chosen in it. */
void bones_combo_tip_follow (AdwComboRow *row);
