/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "unshown.h"

#include <adwaita.h>

#define FOLLOWED "bones-unshown"

static void
tell_hidden (GtkWidget *child)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN,
                               !gtk_widget_get_mapped (child), -1);
}

/* GTK sets the state when a widget becomes visible, even if its parent does not show it. */
void
bones_hide_while_unshown (GtkWidget *child)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  g_signal_connect (child, "map", G_CALLBACK (tell_hidden), NULL);
  g_signal_connect (child, "unmap", G_CALLBACK (tell_hidden), NULL);
  g_signal_connect (child, "notify::visible", G_CALLBACK (tell_hidden), NULL);
  tell_hidden (child);
}

static void
changed_children (GListModel *children, guint position, guint removed, guint added)
{
  for (guint i = 0; i < added; i++)
    {
      g_autoptr (GtkWidget) child = g_list_model_get_item (children, position + i);

      bones_hide_while_unshown (child);
    }
}

void
bones_hide_unshown (GtkWidget *parent)
{
  GListModel *children;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  if (g_object_get_data (G_OBJECT (parent), FOLLOWED) != NULL)
    return;

  children = gtk_widget_observe_children (parent);
  g_signal_connect (children, "items-changed", G_CALLBACK (changed_children), NULL);
  changed_children (children, 0, 0, g_list_model_get_n_items (children));
  g_object_set_data_full (G_OBJECT (parent), FOLLOWED, children, g_object_unref);
}

void
bones_hide_unshown_inside (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (GTK_IS_REVEALER (widget) || GTK_IS_STACK (widget) || ADW_IS_VIEW_STACK (widget))
    bones_hide_unshown (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    bones_hide_unshown_inside (child);
}
