/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A window: harbour, new battle, table and so on, one of them at a time. Pages are made when they
 * are first wanted. There may be several windows, but each battle and each kept fleet is in one.
 */

#include <adwaita.h>

#include "app-store.h"
#include "table.h"

#define BONES_TYPE_WINDOW (bones_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesWindow, bones_window, BONES, WINDOW, AdwApplicationWindow)

/* Creates a window of @application over @store and @settings, both of which must outlive it. */
BonesWindow *bones_window_new (GtkApplication *application, BonesAppStore *store,
                               GSettings *settings);

/* Shows the harbour if no page is shown yet. */
void bones_window_begin (BonesWindow *self);

/* Shows the page that was left when the program was closed, if it can be shown; else the harbour.
 */
void bones_window_restore (BonesWindow *self);

/* Whether it shows the harbour, or nothing yet: something else may be shown in it. */
gboolean bones_window_is_free (BonesWindow *self);

/* The number of the battle on the table, or 0. */
gint64 bones_window_get_game (BonesWindow *self);

/* The window that shows battle @game, or kept fleet @fleet; or NULL. */
BonesWindow *bones_window_find_battle (GtkApplication *application, gint64 game);
BonesWindow *bones_window_find_fleet (GtkApplication *application, gint64 fleet);

/* Resumes game @game; if another window shows it, raises that one. If that fails, the harbour shows
 * the reason. */
void bones_window_resume (BonesWindow *self, gint64 game);

/* Opens what is in @file: imports a battle and goes on with it, a fleet, or a content set. If that
 * fails, a message says why. */
void bones_window_open_file (BonesWindow *self, GFile *file);

/* Opens kept fleet @fleet in its editor. If that fails, a message says why. */
void bones_window_edit_fleet (BonesWindow *self, gint64 fleet);

/* Shows @table; takes a reference. */
void bones_window_play (BonesWindow *self, BonesTable *table);
