/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pick-row.h"

#include "pane.h"

struct _BonesPickRow {
  GtkBox parent_instance;

  /* Template widgets */
  GtkWidget *name_label, *detail_label, *ways;

  guint value;
  gboolean settling; /* the other toggles are being switched off */
};

enum { PICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesPickRow, bones_pick_row, GTK_TYPE_BOX)

static void
toggled (GtkToggleButton *toggle, BonesPickRow *self)
{
  if (self->settling)
    return;

  self->settling = TRUE;
  if (gtk_toggle_button_get_active (toggle))
    for (GtkWidget *way = gtk_widget_get_first_child (self->ways); way != NULL;
         way = gtk_widget_get_next_sibling (way))
      if (way != GTK_WIDGET (toggle))
        gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (way), FALSE);
  self->settling = FALSE;
  g_signal_emit (self, signals[PICKED], 0);
}

static void
bones_pick_row_class_init (BonesPickRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[PICKED] = g_signal_new ("picked", BONES_TYPE_PICK_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/pick-row.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesPickRow, name_label);
  gtk_widget_class_bind_template_child (widget_class, BonesPickRow, detail_label);
  gtk_widget_class_bind_template_child (widget_class, BonesPickRow, ways);
}

static void
bones_pick_row_init (BonesPickRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

BonesPickRow *
bones_pick_row_new (guint value, GtkWidget *picture, const char *name, const char *detail)
{
  BonesPickRow *self = g_object_new (BONES_TYPE_PICK_ROW, NULL);

  g_return_val_if_fail (name != NULL, self);

  self->value = value;
  gtk_label_set_label (GTK_LABEL (self->name_label), name);
  gtk_label_set_label (GTK_LABEL (self->detail_label), detail != NULL ? detail : "");
  gtk_widget_set_visible (self->detail_label, detail != NULL);
  if (picture != NULL)
    gtk_box_prepend (GTK_BOX (self), picture);
  return self;
}

void
bones_pick_row_add_way (BonesPickRow *self, guint way, const char *text)
{
  GtkWidget *toggle = gtk_toggle_button_new_with_label (text);
  g_autofree char *name = NULL;

  g_return_if_fail (BONES_IS_PICK_ROW (self) && text != NULL);

  name = g_strdup_printf ("%s: %s", gtk_label_get_label (GTK_LABEL (self->name_label)), text);
  bones_name_widget (toggle, name);
  gtk_widget_add_css_class (toggle, "touch");
  gtk_widget_add_css_class (toggle, "way");
  g_object_set_data (G_OBJECT (toggle), "way", GUINT_TO_POINTER (way));
  g_signal_connect (toggle, "toggled", G_CALLBACK (toggled), self);
  gtk_box_append (GTK_BOX (self->ways), toggle);
}

guint
bones_pick_row_get_value (BonesPickRow *self)
{
  g_return_val_if_fail (BONES_IS_PICK_ROW (self), 0);

  return self->value;
}

gint
bones_pick_row_get_way (BonesPickRow *self)
{
  g_return_val_if_fail (BONES_IS_PICK_ROW (self), -1);

  for (GtkWidget *way = gtk_widget_get_first_child (self->ways); way != NULL;
       way = gtk_widget_get_next_sibling (way))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (way)))
      return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (way), "way"));
  return -1;
}

void
bones_pick_row_cycle (BonesPickRow *self)
{
  GtkWidget *way;

  g_return_if_fail (BONES_IS_PICK_ROW (self));

  for (way = gtk_widget_get_first_child (self->ways); way != NULL;
       way = gtk_widget_get_next_sibling (way))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (way)))
      break;

  if (way == NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (self->ways)),
                                  TRUE);
  else if (gtk_widget_get_next_sibling (way) != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_next_sibling (way)), TRUE);
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (way), FALSE);
}
