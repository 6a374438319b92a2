/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "pop-up.h"

static gboolean
take_away (gpointer data)
{
  gtk_widget_unparent (data);
  return G_SOURCE_REMOVE;
}

/* Moves the focus at once: GTK could not, once the popover is gone. */
static void
closed (GtkPopover *popover)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (parent != NULL && (focus == NULL || gtk_widget_is_ancestor (focus, GTK_WIDGET (popover))))
    gtk_widget_grab_focus (parent);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, take_away, g_object_ref (popover), g_object_unref);
}

void
bones_pop_up (GtkPopover *popover, GtkWidget *parent)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  gtk_widget_set_parent (GTK_WIDGET (popover), parent);
  g_signal_connect (popover, "closed", G_CALLBACK (closed), NULL);
  g_signal_connect_object (parent, "destroy", G_CALLBACK (gtk_widget_unparent), popover,
                           G_CONNECT_SWAPPED);
  gtk_popover_popup (popover);
}
