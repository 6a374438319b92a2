/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reveal.h"

#define MARGIN 8 /* pixels: how much is seen above and below */

/* Once it has its place. */
static gboolean
reveal (gpointer data)
{
  GtkWidget *widget = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (scroller != NULL && gtk_widget_get_mapped (widget)
      && gtk_widget_compute_bounds (widget, scroller, &bounds))
    {
      GtkScrolledWindow *window = GTK_SCROLLED_WINDOW (scroller);
      GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (window);
      const double top = gtk_adjustment_get_value (place) + bounds.origin.y;

      gtk_adjustment_clamp_page (place, top - MARGIN, top + bounds.size.height + MARGIN);
    }
  return G_SOURCE_REMOVE;
}

void
bones_reveal_soon (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_idle_add_full (G_PRIORITY_LOW, reveal, g_object_ref (widget), g_object_unref);
}
