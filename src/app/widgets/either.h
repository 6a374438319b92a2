/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * One of two children that tell the same: the wide one if there is room for its natural width,
 * otherwise the narrow one.
 */

#include <gtk/gtk.h>

#define BONES_TYPE_EITHER (bones_either_get_type ())
G_DECLARE_FINAL_TYPE (BonesEither, bones_either, BONES, EITHER, GtkWidget)

GtkWidget *bones_either_new (GtkWidget *wide, GtkWidget *narrow);
