/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "others.h"

#include "name.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesOthers {
  AdwBin parent_instance;

  /* Template widgets */
  GtkWidget *button, *label, *rows;

  guint n;
};

enum { BEGUN, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesOthers, bones_others, ADW_TYPE_BIN)

static void
bones_others_class_init (BonesOthersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[BEGUN] = g_signal_new ("begun", BONES_TYPE_OTHERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, BONES_TYPE_ACTION_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/others.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesOthers, button);
  gtk_widget_class_bind_template_child (widget_class, BonesOthers, label);
  gtk_widget_class_bind_template_child (widget_class, BonesOthers, rows);
}

static void
bones_others_init (BonesOthers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
row_clicked (BonesOthers *self, BonesActionRow *row)
{
  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, signals[BEGUN], 0, row);
}

void
bones_others_begin (BonesOthers *self)
{
  GtkWidget *row;

  g_return_if_fail (BONES_IS_OTHERS (self));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_box_remove (GTK_BOX (self->rows), row);
  self->n = 0;
}

void
bones_others_add (BonesOthers *self, BonesActionRow *row)
{
  g_return_if_fail (BONES_IS_OTHERS (self) && BONES_IS_ACTION_ROW (row));

  g_signal_connect_object (row, "clicked", G_CALLBACK (row_clicked), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->rows), GTK_WIDGET (row));
  self->n++;
}

void
bones_others_end (BonesOthers *self)
{
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;

  g_return_if_fail (BONES_IS_OTHERS (self));

  /* Translators: the number of actions of the fleets whose turn it is not; a small button */
  text = g_strdup_printf (_ ("Others: %u"), self->n);
  said = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "What the others may do: %u thing",
                                       "What the others may do: %u things", self->n),
                          self->n);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  bones_set_tooltip (self->label, said);
  bones_name_widget (self->button, said);
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
}
