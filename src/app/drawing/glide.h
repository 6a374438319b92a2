/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * How far something on a widget has glided to its new place. Where the desktop asks for no
 * animations, it is there at once.
 */

#include <adwaita.h>

typedef struct {
  AdwAnimation *animation; /* owned, or NULL: it has never set out */
  double gone;             /* of its way, 0 to 1; only where it has set out */
  void (*queue) (GtkWidget *widget);
} BonesGlide;

/* Sets out. @queue lets @widget show each step: gtk_widget_queue_draw() or the like. @widget must
 * outlive the glide, which is a field of its instance. */
void bones_glide_set_out (BonesGlide *self, GtkWidget *widget, void (*queue) (GtkWidget *widget));

/* The share of the way that it has gone: 1 where it never set out. */
double bones_glide_gone (const BonesGlide *self);

/* For dispose: it goes no further. */
void bones_glide_stop (BonesGlide *self);
