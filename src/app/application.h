/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The application: its command line, its settings, and the one connection to the database.
 */

#include <adwaita.h>

#include "store.h"

#define BONES_TYPE_APPLICATION (bones_application_get_type ())
G_DECLARE_FINAL_TYPE (BonesApplication, bones_application, BONES, APPLICATION, AdwApplication)

BonesApplication *bones_application_new (void);

/* The database, opened when it is first asked for: borrowed, and there as long as the application
 * is. NULL with @error where it cannot be used; asking again tries again. */
BonesStore *bones_application_get_store (BonesApplication *self, GError **error);

/* The settings; borrowed. */
GSettings *bones_application_get_settings (BonesApplication *self);
