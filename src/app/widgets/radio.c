/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "radio.h"

#include "bones-config.h"

/* GTK announces toggle buttons as pressed; a radio button is checked. */
static void
tell_checked (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button)
                                   ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               -1);
}

GtkWidget *
bones_radio_new (const char *label)
{
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_RADIO, "label", label, NULL);

  bones_radio_follow (button);
  return button;
}

void
bones_radio_follow (GtkWidget *button)
{
  g_return_if_fail (GTK_IS_TOGGLE_BUTTON (button));

  g_signal_connect (button, "notify::active", G_CALLBACK (tell_checked), NULL);
  tell_checked (GTK_TOGGLE_BUTTON (button));
}
