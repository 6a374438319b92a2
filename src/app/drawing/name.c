/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "name.h"

#include "tooltip.h"

/* What is newer than GTK 4.8 is used where it is there. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

void
bones_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

G_GNUC_END_IGNORE_DEPRECATIONS

/* From GTK 4.10 on, what is generic has no name, and a button's label is its name before any other.
 */
void
bones_name_widget (GtkWidget *widget, const char *name)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && name != NULL);

  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_GENERIC)
    g_object_set (widget, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_STATUS)
    bones_announce (widget, name);
}

/* Naming a zone that has the name already would cost more than everything else. */
void
bones_zone_name (GtkWidget *zone, const char *text)
{
  if (g_strcmp0 (bones_get_tooltip (zone), text) == 0)
    return;

  bones_set_tooltip (zone, text);
  bones_name_widget (zone, text);
}

void
bones_name_lists (GtkWidget *widget, const char *name)
{
  const gboolean list = GTK_IS_LIST_BOX (widget);

  g_return_if_fail (GTK_IS_WIDGET (widget) && name != NULL);

  if (list || GTK_IS_SCROLLED_WINDOW (widget))
    bones_name_widget (widget, name);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !list;
       child = gtk_widget_get_next_sibling (child))
    bones_name_lists (child, name);
}
