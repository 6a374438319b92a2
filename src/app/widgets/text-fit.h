/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Helps text that has too little room: large text on a phone has no room side by side, and a
 * chosen item may be cut short.
 */

#include <adwaita.h>

/* Places the children of @box side by side, or in large text one above the other. */
void bones_large_text_stack (GtkWidget *box);

/* Whether the text of @widget is large. */
gboolean bones_text_is_large (GtkWidget *widget);

/* Calls @changed with @widget whenever the text size changes, as long as @widget lives. */
void bones_large_text_follow (GtkWidget *widget, void (*changed) (GtkWidget *widget));

/* Breaks the title of @group between lines, as later versions of libadwaita do; 1.2 cuts it short.
 */
void bones_title_wrap (AdwPreferencesGroup *group);

/* @digits in groups of 16, so that they can be compared by eye and break between lines without a
 * hyphen. The caller frees it. */
char *bones_text_in_groups (const char *digits);

/* Lets @row, of strings, show the first 12 characters of its chosen item at any width, and keeps
 * its tooltip equal to the whole. */
void bones_combo_follow (AdwComboRow *row);

/* Lets @menu, of strings, become narrower than its widest item: the chosen one is cut short, and is
 * the tooltip. */
void bones_drop_down_shrink (GtkDropDown *menu);
