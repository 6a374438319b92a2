/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is typed in the overview of the desktop finds battles and kept fleets: by their titles and
 * names, which everybody may know, and nothing else of them. D-Bus starts the program for it,
 * without a window.
 */

#include "app-store.h"

typedef struct _BonesSearchProvider BonesSearchProvider;

/* Offers org.gnome.Shell.SearchProvider2 on @bus, below @path, the object of @application. @store
 * must outlive it. What is chosen is shown with the application's actions "battle" and "fleet".
 * NULL with @error if it cannot be offered. */
BonesSearchProvider *bones_search_provider_new (GApplication *application, BonesAppStore *store,
                                                GDBusConnection *bus, const char *path,
                                                GError **error);
void bones_search_provider_free (BonesSearchProvider *self);
