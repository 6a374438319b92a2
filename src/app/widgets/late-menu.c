/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "late-menu.h"

static void
make_menu (GtkMenuButton *button, gpointer menu)
{
  if (gtk_menu_button_get_popover (button) == NULL)
    gtk_menu_button_set_menu_model (button, menu);
}

void
bones_late_menu_set (GtkWidget *button, GMenuModel *menu)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button) && G_IS_MENU_MODEL (menu));

  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (button), make_menu, g_object_ref (menu),
                                         g_object_unref);
}
