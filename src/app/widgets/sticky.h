/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A head above a body, in something that scrolls: the head stays in sight at the top as long as any
 * of the body is there. A head that would take a third of the room or more scrolls away.
 *
 * Properties: head, body (GtkWidget).
 */

#include <gtk/gtk.h>

#define BONES_TYPE_STICKY (bones_sticky_get_type ())
G_DECLARE_FINAL_TYPE (BonesSticky, bones_sticky, BONES, STICKY, GtkWidget)

/* How many pixels at the top of what scrolls are covered where @widget, which is in a body, comes
 * under its head; 0 if it is in none. */
int bones_sticky_get_cover (GtkWidget *widget);

/* Makes its head as high as those that joined @heads before and will join it, of which all are
 * equally wide. @heads has the mode GTK_SIZE_GROUP_NONE. */
void bones_sticky_join (BonesSticky *self, GtkSizeGroup *heads);
