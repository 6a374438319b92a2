/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What GTK 4.8 and libadwaita 1.2 have and later versions deprecate: message dialogs, the choice of
 * a file and the about window. Nothing else in the program touches it, so that it can be replaced
 * in one place.
 */

#include <gtk/gtk.h>

/* A question with two answers: go ahead, or not. */
typedef struct _AdwMessageDialog BonesQuery;

/* A question over the window of @parent; @yes is what the button says that goes ahead. */
BonesQuery *bones_query_new (GtkWidget *parent, const char *heading, const char *body,
                             const char *yes);

/* Shows @widget under the words. */
void bones_query_set_extra (BonesQuery *query, GtkWidget *widget);

/* Whether one may go ahead. */
void bones_query_set_ready (BonesQuery *query, gboolean ready);

/* Asks. @answered is called once, and @data freed with @free_data. */
typedef void (*BonesAnswered) (gboolean yes, gpointer data);
void bones_query_ask (BonesQuery *query, BonesAnswered answered, gpointer data,
                      GDestroyNotify free_data);

/* Says something that must be read, over the window of @parent. */
void bones_compat_say (GtkWidget *parent, const char *heading, const char *body);

/* Asks where to save something that is to be called @name, over the window of @parent. @chosen is
 * called once, with NULL where people thought better of it, and @data freed with @free_data. */
typedef void (*BonesChosen) (GFile *file, gpointer data);
void bones_compat_save (GtkWidget *parent, const char *title, const char *name, BonesChosen chosen,
                        gpointer data, GDestroyNotify free_data);

/* Asks for a file to be opened, likewise. */
void bones_compat_open (GtkWidget *parent, const char *title, BonesChosen chosen, gpointer data,
                        GDestroyNotify free_data);

/* Shows what the program is, over @parent. */
void bones_compat_about (GtkWindow *parent);
