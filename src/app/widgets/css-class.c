/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "css-class.h"

void
bones_set_css_class (GtkWidget *widget, const char *name, gboolean set)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && name != NULL);

  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}
