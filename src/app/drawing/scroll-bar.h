/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Scroll bars over what is scrolled.
 */

#include <gtk/gtk.h>

/* Takes away the scroll bar that has come because the program has scrolled @scroller, not a person.
 * GTK would let it appear and fade for seconds, and draw the window at each tick of the clock: the
 * picture of a tap meanwhile would have to wait for the next tick. */
void bones_hide_scroll_bar (GtkScrolledWindow *scroller);
