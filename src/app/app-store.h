/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The program's one connection to the database. It is opened when it is first needed; if that
 * fails, each later call tries again.
 */

#include "store.h"

typedef struct _BonesAppStore BonesAppStore;

/* Creates the store for the database at @path; NULL: the user's own database. */
BonesAppStore *bones_app_store_new (const char *path);
void bones_app_store_free (BonesAppStore *self);

/* The open database, borrowed; it lives as long as @self. NULL with @error if it cannot be opened.
 */
BonesStore *bones_app_store_get (BonesAppStore *self, GError **error);
