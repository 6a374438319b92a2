/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What people prefer: what a new battle begins with, how the program looks, and how battles are
 * kept. A battle's own options stay the battle's.
 */

#include <adwaita.h>

#include "app-store.h"

#define BONES_TYPE_PREFERENCES_WINDOW (bones_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesPreferencesWindow, bones_preferences_window, BONES, PREFERENCES_WINDOW,
                      AdwWindow)

/* Opens it over @parent. @store must outlive @parent. */
void bones_preferences_window_open (GtkWindow *parent, BonesAppStore *store, GSettings *settings);
