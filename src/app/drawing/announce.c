/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "announce.h"

/* What is newer than GTK 4.8 is used where it is there. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

void
bones_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget) && text != NULL);

#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

G_GNUC_END_IGNORE_DEPRECATIONS
