/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Icons by their names (BonesTrackView.icon ...), and text and icons put into the snapshot of a
 * widget that draws itself.
 */

#include <gtk/gtk.h>

/* @text as @widget writes it, @size times as large, ellipsized where a width is set. The caller
 * owns it. */
PangoLayout *bones_layout_new (GtkWidget *widget, const char *text, double size, gboolean bold);

/* Its size in pixels. */
int bones_layout_width (PangoLayout *layout);
int bones_layout_height (PangoLayout *layout);

/* Puts @layout at @x, @y in the named colour. */
void bones_put_layout (GtkSnapshot *snapshot, GtkWidget *widget, PangoLayout *layout, double x,
                       double y, const char *colour);

/* The name in the icon theme of @icon: "bones-cannon-symbolic" for "cannon", a die for NULL. Not of
 * a sign. Static. */
const char *bones_icon_name (const char *icon);

/* An image of @icon, or its sign @size pixels high. */
GtkWidget *bones_icon_new (const char *icon, guint size);

/* Puts @icon, or its sign, @size pixels high; an icon in @alpha (0 to 1) of the named colour. */
void bones_put_icon (GtkSnapshot *snapshot, GtkWidget *widget, const char *icon, double x, double y,
                     double size, const char *colour, double alpha);
