/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fill.h"

void
bones_show_to_fill (GtkWidget *widget)
{
  int minimum;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_visible (widget, TRUE);
  /* A widget that has been measured is measured again when a child is added. */
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
}
