/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A press of the other button of the mouse, or a long press of a finger: two ways to ask for the
 * same thing.
 */

#include <gtk/gtk.h>

/* Does what is asked for at this place of @widget; @held: by a finger. Returns whether the press is
 * dealt with. */
typedef gboolean (*BonesOtherPress) (GtkWidget *widget, double x, double y, gboolean held,
                                     gpointer data);

/* Calls @pressed with @data at each of them, as long as @widget lives. @phase is that of the long
 * press: if it captures, what is pressed inside of @widget comes second. Returns its gesture,
 * borrowed. */
GtkGesture *bones_other_press_add (GtkWidget *widget, GtkPropagationPhase phase,
                                   BonesOtherPress pressed, gpointer data);
