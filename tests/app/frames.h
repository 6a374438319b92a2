/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Waiting for what a window shows.
 */

#include <gtk/gtk.h>

/* Until the page in @window has been drawn as it stands. */
void frames_settle (GtkWindow *window);
