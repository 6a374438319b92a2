/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n.h>

#include "rule-link.h"

#include "name.h"
#include "tooltip.h"

#include "bones-config.h"

static void
clicked (GtkWidget *button)
{
  GtkWidget *popover = gtk_widget_get_ancestor (button, GTK_TYPE_POPOVER);
  const char *rule = g_object_get_data (G_OBJECT (button), "rule");

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (button, "win.rule", "s", rule);
}

GtkWidget *
bones_rule_link_new (GtkWidget *child, const char *rule, const char *name)
{
  GtkWidget *button;

  g_return_val_if_fail (GTK_IS_WIDGET (child) && name != NULL, NULL);

  if (rule == NULL)
    {
      gtk_widget_set_focusable (child, TRUE);
      bones_name_widget (child, name);
      return child;
    }

  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), child);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "rule-link");
  bones_set_tooltip (button, _ ("Show the rule"));
  bones_name_widget (button, name);
  g_object_set_data_full (G_OBJECT (button), "rule", g_strdup (rule), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), NULL);
  return button;
}
