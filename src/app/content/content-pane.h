/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A page of the editor: a title, a way back, what can be done with what is shown, and below it the
 * thing itself, which scrolls.
 *
 * Signals:
 *  back (): people are done here.
 */

#include <adwaita.h>

#define BONES_TYPE_CONTENT_PANE (bones_content_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesContentPane, bones_content_pane, BONES, CONTENT_PANE, AdwBin)

BonesContentPane *bones_content_pane_new (const char *title, const char *subtitle);

void bones_content_pane_set_title (BonesContentPane *self, const char *title, const char *subtitle);

/* Puts the keyboard into what is shown. */
void bones_content_pane_focus (BonesContentPane *self);

/* Puts @widget below what is shown already; at the end of the title. */
void bones_content_pane_append (BonesContentPane *self, GtkWidget *widget);
void bones_content_pane_append_end (BonesContentPane *self, GtkWidget *widget);

/* It stands in @leaflet: as its @side, or, where it is the @first one beside that, without a way
 * back while both are shown. The window's buttons are there once. */
void bones_content_pane_follow (BonesContentPane *self, AdwLeaflet *leaflet, gboolean side,
                                gboolean first);

/* Says @sentence on top, beside a button @yes that activates @action; NULL: nothing is said. */
void bones_content_pane_say (BonesContentPane *self, const char *sentence, const char *yes,
                             const char *action);

/* Puts a button at the end of @row that opens it, as a click on the row does. */
GtkWidget *bones_content_row_opens (AdwActionRow *row, const char *title);

/* A flat button with the icon @icon, which is called @name: for rows and titles. */
GtkWidget *bones_content_button_new (const char *icon, const char *name);
