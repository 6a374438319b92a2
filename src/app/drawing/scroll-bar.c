/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "scroll-bar.h"

void
bones_hide_scroll_bar (GtkScrolledWindow *scroller)
{
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));

  if (!gtk_scrolled_window_get_overlay_scrolling (scroller))
    return;

  /* It comes anew, and is not seen at first. */
  gtk_scrolled_window_set_overlay_scrolling (scroller, FALSE);
  gtk_scrolled_window_set_overlay_scrolling (scroller, TRUE);
}
