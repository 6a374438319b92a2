/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship among others that may be picked: her silhouette, her name, and under it the mark of her
 * fleet, her id and her class. It stands on buttons and in rows.
 */

#include <gtk/gtk.h>

#include "view.h"

#define BONES_TYPE_SHIP_LABEL (bones_ship_label_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipLabel, bones_ship_label, BONES, SHIP_LABEL, GtkBox)

/* Creates a label for ship @ship of @view. */
GtkWidget *bones_ship_label_new (const BonesView *view, guint ship);

/* The label with her name, in which a letter can be underlined. */
GtkLabel *bones_ship_label_get_name (BonesShipLabel *self);

/* Her name and class, for a screen reader. The caller frees it. */
char *bones_ship_label_describe (const BonesView *view, guint ship);
