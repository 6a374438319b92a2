/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A box that wraps. Children stand in rows, each at its natural width; or, with a column width, in
 * as many columns of equal width as there is room for. A row is as high as its highest child.
 *
 * Properties: spacing (pixels between children and rows, 8 unless set); column-width (the least
 * width of a column in pixels; 0: natural widths); most-columns (0: as many as fit); lead (pixels:
 * with natural widths, how wide the first child is at the least, where there is room: what follows
 * it then stands in line with what follows in other flows); tailed (whether the last child stands
 * at the end of the first row, whatever wraps).
 */

#include <gtk/gtk.h>

#define BONES_TYPE_FLOW (bones_flow_get_type ())
G_DECLARE_FINAL_TYPE (BonesFlow, bones_flow, BONES, FLOW, GtkWidget)

GtkWidget *bones_flow_new (void);

/* Appends @child. The flow owns it. */
void bones_flow_append (BonesFlow *self, GtkWidget *child);

/* Moves @child, which is in the flow, after @sibling (NULL: to the start). */
void bones_flow_reorder (BonesFlow *self, GtkWidget *child, GtkWidget *sibling);

/* Removes all children. */
void bones_flow_clear (BonesFlow *self);

void bones_flow_set_most_columns (BonesFlow *self, guint most);
