/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "ship-names.h"

#include "pane.h"
#include "ready-made.h"
#include "ship-silhouette.h"

#define LONGEST_NAME 40
#define SHIP_SIZE 30 /* pixels */

static GtkWidget *
new_entry (guint i, guint seat)
{
  GtkWidget *entry = gtk_entry_new ();
  g_autofree char *name = bones_seat_ship_name (seat, i);
  g_autofree char *label = g_strdup_printf (_ ("Name of ship %u"), i + 1);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 12);
  gtk_entry_set_max_length (GTK_ENTRY (entry), LONGEST_NAME);
  gtk_widget_set_size_request (entry, -1, 44);
  gtk_widget_set_hexpand (entry, TRUE);
  bones_name_widget (entry, label);
  return entry;
}

static GtkWidget *
new_ship (guint i, const char *kind, guint seat, GCallback changed, gpointer data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *picture = bones_ship_silhouette_new (kind);
  GtkWidget *entry = new_entry (i, seat);

  g_object_set (picture, "size", SHIP_SIZE, "fleet", seat, "valign", GTK_ALIGN_CENTER, NULL);
  g_signal_connect_object (entry, "changed", changed, data, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), picture);
  gtk_box_append (GTK_BOX (row), entry);
  return row;
}

void
bones_ship_names_show (BonesFlow *flow, guint wanted, const char *kind, guint seat,
                       GCallback changed, gpointer data)
{
  GtkWidget *row;

  g_return_if_fail (BONES_IS_FLOW (flow) && (wanted == 0 || kind != NULL) && G_IS_OBJECT (data));

  row = gtk_widget_get_first_child (GTK_WIDGET (flow));
  for (guint i = 0; i < wanted || row != NULL; i++)
    {
      if (row == NULL)
        {
          row = new_ship (i, kind, seat, changed, data);
          bones_flow_append (flow, row);
        }
      gtk_widget_set_visible (row, i < wanted);
      row = gtk_widget_get_next_sibling (row);
    }
  gtk_widget_set_visible (GTK_WIDGET (flow), wanted > 0);
}

const char *
bones_ship_names_get (BonesFlow *flow, guint i)
{
  GtkWidget *row;
  const char *name;

  g_return_val_if_fail (BONES_IS_FLOW (flow), NULL);

  row = gtk_widget_get_first_child (GTK_WIDGET (flow));
  for (; row != NULL && i > 0; i--)
    row = gtk_widget_get_next_sibling (row);
  if (row == NULL || !gtk_widget_get_visible (row))
    return NULL;

  name = gtk_editable_get_text (GTK_EDITABLE (gtk_widget_get_last_child (row)));
  return *name != '\0' ? name : NULL;
}
