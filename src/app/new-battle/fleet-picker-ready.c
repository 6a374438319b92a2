/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fleet-picker-private.h"

#include "flow.h"
#include "ready-made.h"

void
bones_fleet_picker_set_ready (BonesFleetPicker *self, guint i)
{
  g_autofree guint *counts = g_new0 (guint, self->ruleset->n_kinds (self->setup->content));
  const gboolean of_game =
      self->offered == NULL || i < self->n_ready || i - self->n_ready >= self->offered->len;

  self->like = of_game ? NULL : g_ptr_array_index (self->offered, i - self->n_ready);
  self->ready = (gint) i;
  bones_fleet_picker_set_name (self, of_game ? NULL : self->like->name);
  if (!of_game)
    {
      bones_fleet_picker_set_faction (self, self->like->faction);
      bones_count_classes (self->setup, self->like, counts);
    }
  else if (bones_ready_counts (self->setup, bones_fleet_picker_get_faction (self), i, counts)
           == NULL)
    return;

  bones_fleet_picker_set_counts (self, counts);
}

static void
ready_clicked (GtkButton *button, BonesFleetPicker *self)
{
  bones_fleet_picker_set_ready (self,
                                GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ready")));
}

static void
add_ready (BonesFleetPicker *self, const char *name, guint i)
{
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_label_set_wrap (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), TRUE);
  gtk_widget_add_css_class (button, "touch");
  g_object_set_data (G_OBJECT (button), "ready", GUINT_TO_POINTER (i));
  g_signal_connect (button, "clicked", G_CALLBACK (ready_clicked), self);
  bones_flow_append (BONES_FLOW (self->presets), button);
}

void
bones_fleet_picker_fill_ready (BonesFleetPicker *self)
{
  g_autofree guint *counts = g_new0 (guint, self->ruleset->n_kinds (self->setup->content));
  const guint n_offered = self->offered != NULL ? self->offered->len : 0;
  const char *id;

  bones_flow_clear (BONES_FLOW (self->presets));
  self->n_ready = 0;
  while (self->ruleset->ready_fleet != NULL
         && (id = self->ruleset->ready_fleet (self->setup, NULL, self->n_ready, counts)) != NULL)
    add_ready (self, bones_fleet_picker_word (self, "fleet", id), self->n_ready++);
  for (guint i = 0; i < n_offered; i++)
    add_ready (self, ((const BonesRoster *) g_ptr_array_index (self->offered, i))->name,
               self->n_ready + i);
  gtk_widget_set_visible (self->presets, self->n_ready + n_offered > 0);
}
