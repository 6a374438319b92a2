/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "frames.h"

#define FRAMES 6 /* after which a page stands still, where nothing is animated */

static gboolean
count_frame (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  guint *left = data;

  return --*left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
frames_settle (GtkWindow *window)
{
  guint left = FRAMES;

  gtk_widget_add_tick_callback (GTK_WIDGET (window), count_frame, &left, NULL);
  while (left > 0)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}
