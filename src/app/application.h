/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The application: its command line, its settings, and the one connection to the database.
 */

#include <adwaita.h>

#include "store.h"
#include "window.h"

#define BONES_TYPE_APPLICATION (bones_application_get_type ())
G_DECLARE_FINAL_TYPE (BonesApplication, bones_application, BONES, APPLICATION, AdwApplication)

BonesApplication *bones_application_new (void);

/* Creates a window over the application’s database and settings; the application owns it. */
BonesWindow *bones_application_make_window (BonesApplication *self);

/* The database, opened by the first call; borrowed, valid as long as the application. NULL with
 * @error if it cannot be opened; the next call tries again. */
BonesStore *bones_application_get_store (BonesApplication *self, GError **error);

/* The settings; borrowed. */
GSettings *bones_application_get_settings (BonesApplication *self);
