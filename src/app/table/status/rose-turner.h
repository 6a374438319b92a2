/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Asks how the screen lies on the table: where north is, seen from it. Eight buttons stand in a
 * ring as on a compass.
 *
 * Signals: turned (gint degrees): north lies so far clockwise from the upper edge of the screen.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_ROSE_TURNER (bones_rose_turner_get_type ())
G_DECLARE_FINAL_TYPE (BonesRoseTurner, bones_rose_turner, BONES, ROSE_TURNER, GtkPopover)

GtkWidget *bones_rose_turner_new (gint degrees);
