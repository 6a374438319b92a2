/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Icon names for icons of views (BonesTrackView.icon …), and functions that draw text and icons
 * into the snapshot of a widget.
 */

#include <gtk/gtk.h>

/* Lays out @text in the font of @widget, @size times as large, ellipsized if a width is set. The
 * caller owns it. */
PangoLayout *bones_layout_new (GtkWidget *widget, const char *text, double size, gboolean bold);

/* Its size in pixels. */
int bones_layout_width (PangoLayout *layout);
int bones_layout_height (PangoLayout *layout);

/* Draws @layout at @x, @y in the named colour. */
void bones_put_layout (GtkSnapshot *snapshot, GtkWidget *widget, PangoLayout *layout, double x,
                       double y, const char *colour);

/* The icon name for @icon: "bones-cannon-symbolic" for "cannon", a die for NULL. Not for signs.
 * Static. */
const char *bones_icon_name (const char *icon);

/* Creates an image of @icon, or its sign @size pixels high. */
GtkWidget *bones_icon_new (const char *icon, guint size);

/* Draws @icon, or its sign, @size pixels high; icons with @alpha (0 to 1) of the named colour. */
void bones_put_icon (GtkSnapshot *snapshot, GtkWidget *widget, const char *icon, double x, double y,
                     double size, const char *colour, double alpha);
