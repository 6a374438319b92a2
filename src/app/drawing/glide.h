/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The animation of something on a widget that moves to a new place. If the desktop asks for no
 * animations, it is there at once.
 */

#include <adwaita.h>

typedef struct {
  AdwAnimation *animation; /* owned; NULL if nothing has started yet */
  double gone;             /* the share of the way that is done, 0 to 1; valid once started */
  void (*queue) (GtkWidget *widget);
} BonesGlide;

/* Starts. @queue shows each step of @widget: gtk_widget_queue_draw() or the like. @widget must
 * outlive the glide, which is a field of its instance. */
void bones_glide_set_out (BonesGlide *self, GtkWidget *widget, void (*queue) (GtkWidget *widget));

/* The share of the way that is done: 1 if it never started. */
double bones_glide_gone (const BonesGlide *self);

/* For dispose: stops. */
void bones_glide_stop (BonesGlide *self);
