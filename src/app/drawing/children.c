/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "children.h"

static GtkBuildableIface *widget_buildable; /* of GtkWidget */

static void
add_child (GtkBuildable *buildable, GtkBuilder *builder, GObject *child, const char *type)
{
  if (GTK_IS_WIDGET (child))
    gtk_widget_set_parent (GTK_WIDGET (child), GTK_WIDGET (buildable));
  else
    widget_buildable->add_child (buildable, builder, child, type);
}

void
bones_take_children (gpointer iface, gpointer unused)
{
  widget_buildable = g_type_interface_peek_parent (iface);
  ((GtkBuildableIface *) iface)->add_child = add_child;
}
