/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Enter, pressed by people who look at the table and not at the screen, after whatever may have
 * moved the focus.
 */

#include <gtk/gtk.h>

/* Whether Enter can press nothing by mistake while the focus is on @focus, which can be NULL. */
gboolean enter_is_safe (GtkWidget *focus);

/* What has the focus, in words. The caller frees it. */
char *enter_describe (GtkWidget *focus);

/* The first mapped widget of @type in @widget, or NULL. */
GtkWidget *enter_find (GtkWidget *widget, GType type);

/* Presses Enter at the question or the actions in the tray of @window: with @thoroughly after each
 * disturbance, otherwise once, after a toast. Each time only the button that
 * stands out may have been pressed: if nothing stood out, nothing was entered, and otherwise what
 * it offers, which is never a change by hand, a real die or another page. The focus must be safe
 * then, too, if that has left only one thing to do. What was entered is undone, and the focus must
 * be where it was. @where is said of failures, which fail the test. */
void enter_check (GtkWindow *window, const char *where, gboolean thoroughly);

/* How many menus and dialogs of cards of ships were opened and closed before it, so far. */
guint enter_opened_on_cards (void);
