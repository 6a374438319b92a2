/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What GTK 4.8 and libadwaita 1.2 have and later versions deprecate: file choosers and the about
 * window. Only this file uses them, so that they can be replaced in one place.
 *
 * They go when Debian 12 does: GtkFileDialog needs GTK 4.10, AdwAboutDialog libadwaita 1.5.
 */

#include <gtk/gtk.h>

/* Gives names to what GTK 4.10 and later leave without: scrolled windows, which are no groups
 * there, and items of menus, whose label no screen reader finds; and gives assistive technologies
 * the right places. To be called once, before there are any. */
void bones_compat_prepare (void);

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
