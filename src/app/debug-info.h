/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What helps to find a fault on another computer: versions, what draws, the size of the database.
 * No names, no paths.
 */

#include <adwaita.h>

#include "app-store.h"

/* Some lines of text, which the caller frees. @window is realized. */
char *bones_debug_info (GtkWindow *window, BonesAppStore *store);
