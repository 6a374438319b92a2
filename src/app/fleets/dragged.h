/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is dragged in the editor of fleets: a class that is to be bought, or a ship of the fleet. It
 * travels inside the program only.
 */

#include <gtk/gtk.h>

typedef enum { BONES_DRAGGED_CLASS, BONES_DRAGGED_SHIP } BonesDraggedKind;

typedef struct {
  BonesDraggedKind kind;
  guint number; /* of the class, or of the ship */
} BonesDragged;

#define BONES_TYPE_DRAGGED (bones_dragged_get_type ())
GType bones_dragged_get_type (void);

/* Lets @widget be dragged as that. Call it again if the number changes. */
void bones_drag_begin_from (GtkWidget *widget, BonesDraggedKind kind, guint number);

/* Lets things be dropped on @widget: calls @dropped with @data, and with the widget. */
typedef void (*BonesDropped) (GtkWidget *widget, const BonesDragged *dragged, gpointer data);
void bones_drop_on (GtkWidget *widget, BonesDropped dropped, gpointer data);
