/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "new-battle-page-private.h"

#include "flow.h"
#include "pane.h"
#include "set-choice.h"

#include "bones-config.h"

#define FEWEST_FLEETS 2

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

/* Pickers are kept, so that who goes from two fleets to three and back loses nothing. */
static void
set_n_fleets (BonesNewBattlePage *self, guint n)
{
  self->n_fleets = n;
  for (guint i = 0; i < n; i++)
    if (self->fleets[i] == NULL)
      {
        self->fleets[i] = bones_fleet_picker_new (i);
        bones_fleet_picker_offer (
            self->fleets[i], bones_set_choice_get_fleets (BONES_SET_CHOICE (self->set_choice)));
        bones_fleet_picker_set_setup (self->fleets[i], self->setup);
        g_signal_connect_object (self->fleets[i], "changed",
                                 G_CALLBACK (bones_new_battle_page_look), self, G_CONNECT_SWAPPED);
        bones_flow_append (BONES_FLOW (self->pickers), GTK_WIDGET (self->fleets[i]));
      }
  for (guint i = 0; i < BONES_MAX_FLEETS; i++)
    if (self->fleets[i] != NULL)
      gtk_widget_set_visible (GTK_WIDGET (self->fleets[i]), i < n);
  bones_new_battle_page_look (self);
}

static void
number_toggled (GtkToggleButton *button, BonesNewBattlePage *self)
{
  if (gtk_toggle_button_get_active (button))
    set_n_fleets (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "n")));
}

/* As many as the game can have; where there is no choice, none is offered. */
void
bones_new_battle_page_fill_numbers (BonesNewBattlePage *self)
{
  const guint fewest = MAX (self->ruleset->least_fleets, FEWEST_FLEETS);
  const guint most = self->ruleset->most_fleets > 0 ? self->ruleset->most_fleets : BONES_MAX_FLEETS;
  const guint before = CLAMP (self->n_fleets, fewest, most);
  GtkToggleButton *first = NULL;

  clear (self->number_box);
  for (guint n = fewest; n <= most; n++)
    {
      g_autofree char *label = g_strdup_printf ("%u", n);
      GtkWidget *button = gtk_toggle_button_new_with_label (label);
      g_autofree char *name =
          g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u fleet", "%u fleets", n), n);

      bones_name_widget (button, name);
      gtk_widget_add_css_class (button, "touch");
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      if (first == NULL)
        first = GTK_TOGGLE_BUTTON (button);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), n == before);
      g_object_set_data (G_OBJECT (button), "n", GUINT_TO_POINTER (n));
      g_signal_connect (button, "toggled", G_CALLBACK (number_toggled), self);
      gtk_box_append (GTK_BOX (self->number_box), button);
    }
  gtk_widget_set_visible (self->number_box, fewest < most);
  set_n_fleets (self, before);
}
