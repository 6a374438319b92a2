/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "plan-grid.h"

#include "pane.h"

#include "bones-config.h"

#define MOST 12 /* columns, or rows, however wrong the numbers are */

struct _BonesPlanGrid {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *grid;
};

enum { OPEN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesPlanGrid, bones_plan_grid, ADW_TYPE_BIN)

static void
bones_plan_grid_class_init (BonesPlanGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[OPEN] = g_signal_new ("open", BONES_TYPE_PLAN_GRID, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/plan-grid.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPlanGrid, grid);
}

static void
bones_plan_grid_init (BonesPlanGrid *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_plan_grid_new (void)
{
  return g_object_new (BONES_TYPE_PLAN_GRID, NULL);
}

static void
room_clicked (BonesPlanGrid *self, GtkWidget *button)
{
  g_signal_emit (self, signals[OPEN], 0,
                 GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "row")));
}

static gint
number (const BonesField *field, JsonObject *row, const char *key)
{
  return CLAMP (bones_content_get_number (row, bones_fields_find (field->fields, key)), 0, MOST);
}

static GtkWidget *
new_room (BonesPlanGrid *self, JsonObject *row, guint i, gboolean current)
{
  const char *name = bones_content_row_name (row);
  GtkWidget *label = gtk_label_new (name);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *said = g_strdup_printf (_ ("%s, in the plan"), name != NULL ? name : "");

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_set_tooltip_text (button, name);
  gtk_widget_add_css_class (button, "plan-room");
  if (current)
    gtk_widget_add_css_class (button, "current");

  bones_name_widget (button, said);
  g_object_set_data (G_OBJECT (button), "row", GUINT_TO_POINTER (i));
  g_signal_connect_object (button, "clicked", G_CALLBACK (room_clicked), self, G_CONNECT_SWAPPED);
  return button;
}

/* The lowest row is the last of the grid. */
static void
attach (BonesPlanGrid *self, const BonesField *field, JsonObject *row, guint i, gboolean current)
{
  const gint left = number (field, row, "col_from"), right = number (field, row, "col_to");
  const gint low = number (field, row, "row_from"), high = number (field, row, "row_to");

  gtk_grid_attach (GTK_GRID (self->grid), new_room (self, row, i, current), left,
                   MOST - MAX (low, high), MAX (right - left, 0) + 1, MAX (high - low, 0) + 1);
}

void
bones_plan_grid_fill (BonesPlanGrid *self, const BonesField *field, JsonArray *rows, gint current)
{
  GtkWidget *child;

  g_return_if_fail (BONES_IS_PLAN_GRID (self) && field != NULL);

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  for (guint i = 0; rows != NULL && i < json_array_get_length (rows); i++)
    {
      JsonNode *node = json_array_get_element (rows, i);

      if (JSON_NODE_HOLDS_OBJECT (node))
        attach (self, field, json_node_get_object (node), i, (gint) i == current);
    }
}
