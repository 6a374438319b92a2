/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "announce.h"

void
bones_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}
