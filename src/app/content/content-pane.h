/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A page of the editor: a title, a back button, actions, and below them the content, which
 * scrolls.
 *
 * Signals:
 *  back (): people are done here.
 */

#include <adwaita.h>

#define BONES_TYPE_CONTENT_PANE (bones_content_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentPane, bones_content_pane, BONES, CONTENT_PANE, AdwBin)

BonesContentPane *bones_content_pane_new (const char *title, const char *subtitle);

void bones_content_pane_set_title (BonesContentPane *self, const char *title, const char *subtitle);

/* Moves the keyboard focus into the content of the page. */
void bones_content_pane_focus (BonesContentPane *self);

/* Adds @widget below the content so far; the other function adds it at the end of the title. */
void bones_content_pane_append (BonesContentPane *self, GtkWidget *widget);
void bones_content_pane_append_end (BonesContentPane *self, GtkWidget *widget);

/* Tells the page that it is in @leaflet: at its @side, or beside that. The @first page beside it
 * has no back button while both are shown. Only one of the pages shows the window's buttons. */
void bones_content_pane_follow (BonesContentPane *self, AdwLeaflet *leaflet, gboolean side,
                                gboolean first);

/* Shows @sentence at the top, with a button @yes that activates @action. NULL hides it. */
void bones_content_pane_show_notice (BonesContentPane *self, const char *sentence, const char *yes,
                                     const char *action);

/* Adds a button at the end of @row that opens the row, as a click on the row does. */
GtkWidget *bones_content_row_opens (AdwActionRow *row, const char *title);

/* Creates a flat button with the icon @icon and the accessible name @name, for rows and titles. */
GtkWidget *bones_content_button_new (const char *icon, const char *name);
