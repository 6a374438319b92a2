/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What GTK 4.8 and libadwaita 1.2 have and later versions deprecate: message dialogs, file
 * choosers and the about window. Only this file uses them, so that they can be replaced in one
 * place.
 */

#include <gtk/gtk.h>

/* Gives names to what GTK 4.10 and later leave without: scrolled windows, which are no groups
 * there, and items of menus, whose label no screen reader finds. To be called once, before there
 * are any. */
void bones_compat_prepare (void);

/* A question with two answers: proceed or cancel. */
typedef struct _AdwMessageDialog BonesQuery;

/* Creates a question over the window of @parent; @yes is the label of the button that proceeds. If
 * it is NULL, there is no such button, and Enter cancels: see bones_query_proceed(). */
BonesQuery *bones_query_new (GtkWidget *parent, const char *heading, const char *body,
                             const char *yes);

/* Shows @widget below the text. */
void bones_query_set_extra (BonesQuery *query, GtkWidget *widget);

/* Answers the question as the button that proceeds does. */
void bones_query_proceed (BonesQuery *query);

/* Asks. Calls @answered once, and frees @data with @free_data. */
typedef void (*BonesAnswered) (gboolean yes, gpointer data);
void bones_query_ask (BonesQuery *query, BonesAnswered answered, gpointer data,
                      GDestroyNotify free_data);

/* Shows a message that must be read, over the window of @parent. */
void bones_compat_show_message (GtkWidget *parent, const char *heading, const char *body);

/* Asks where to save a file called @name, in which “-” replaces what separates folders, over the
 * window of @parent. Calls @chosen once, with NULL if the user cancels, and frees @data with
 * @free_data. */
typedef void (*BonesChosen) (GFile *file, gpointer data);
void bones_compat_save (GtkWidget *parent, const char *title, const char *name, BonesChosen chosen,
                        gpointer data, GDestroyNotify free_data);

/* Asks which file to open, in the same way; and into which folder files are to be put. */
void bones_compat_open (GtkWidget *parent, const char *title, BonesChosen chosen, gpointer data,
                        GDestroyNotify free_data);
void bones_compat_choose_folder (GtkWidget *parent, const char *title, BonesChosen chosen,
                                 gpointer data, GDestroyNotify free_data);

/* Shows the about window over @parent, with @debug_info to be copied. */
void bones_compat_about (GtkWindow *parent, const char *debug_info);
