/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "rose-turner.h"

#include "name.h"
#include "radio.h"
#include "tooltip.h"

#include "bones-config.h"

struct _BonesRoseTurner {
  GtkPopover parent_instance;

  /* Template widgets */
  GtkWidget *grid;
};

enum { TURNED, N_SIGNALS };
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (BonesRoseTurner, bones_rose_turner, GTK_TYPE_POPOVER)

/* Clockwise from the upper edge. */
static const struct {
  const char *arrow, *text;
  int column, row;
} places[] = {
  { "↑", N_ ("North is ahead"), 1, 0 },        { "↗", N_ ("North is ahead to the right"), 2, 0 },
  { "→", N_ ("North is to the right"), 2, 1 }, { "↘", N_ ("North is behind to the right"), 2, 2 },
  { "↓", N_ ("North is behind"), 1, 2 },       { "↙", N_ ("North is behind to the left"), 0, 2 },
  { "←", N_ ("North is to the left"), 0, 1 },  { "↖", N_ ("North is ahead to the left"), 0, 0 },
};

static void
toggled (GtkToggleButton *button, BonesRoseTurner *self)
{
  if (gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[TURNED], 0,
                   GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "degrees")));
}

static void
bones_rose_turner_class_init (BonesRoseTurnerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[TURNED] = g_signal_new ("turned", BONES_TYPE_ROSE_TURNER, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_template_from_resource (widget_class, "/crossbones/ui/rose-turner.ui");
  gtk_widget_class_bind_template_child (widget_class, BonesRoseTurner, grid);
}

static void
bones_rose_turner_init (BonesRoseTurner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
bones_rose_turner_new (gint degrees)
{
  BonesRoseTurner *self = g_object_new (BONES_TYPE_ROSE_TURNER, NULL);
  GtkWidget *first = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      GtkWidget *button = bones_radio_new (places[i].arrow);
      const gint turn = (gint) i * 45;

      if (first == NULL)
        first = button;
      else
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), turn == degrees);
      gtk_widget_add_css_class (button, "touch");
      bones_set_tooltip (button, _ (places[i].text));
      bones_name_widget (button, _ (places[i].text));
      g_object_set_data (G_OBJECT (button), "degrees", GINT_TO_POINTER (turn));
      g_signal_connect (button, "toggled", G_CALLBACK (toggled), self);
      gtk_grid_attach (GTK_GRID (self->grid), button, places[i].column, places[i].row, 1, 1);
    }
  return GTK_WIDGET (self);
}
