/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The window: harbour, new battle, and table, one of them at a time. Pages are made when they are
 * first wanted.
 */

#include <adwaita.h>

#include "app-store.h"
#include "table.h"

#define BONES_TYPE_WINDOW (bones_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesWindow, bones_window, BONES, WINDOW, AdwApplicationWindow)

/* A window of @application over @store and @settings, both of which must outlive it. */
BonesWindow *bones_window_new (GtkApplication *application, BonesAppStore *store,
                               GSettings *settings);

/* Shows the harbour, where no page is shown yet. */
void bones_window_begin (BonesWindow *self);

/* Goes on with battle number @game; where that cannot be, the harbour says why. */
void bones_window_resume (BonesWindow *self, gint64 game);

/* Shows @table, which it keeps. */
void bones_window_play (BonesWindow *self, BonesTable *table);
