/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What people have not had time to read: a touch on it was meant for what was there before.
 */

#include <gtk/gtk.h>

/* Something else stands in @widget from now on. It is unread until it has been on the screen for as
 * long as a person needs to read and touch it, however long it takes to draw. */
void bones_set_unread (GtkWidget *widget);

/* FALSE if bones_set_unread() was never called. */
gboolean bones_is_unread (GtkWidget *widget);

/* Ignores touches on @touched, which is @widget or belongs to it, while @widget is unread, and
 * those that were made too soon after the touch that led to it, even if they arrive later. Keys and
 * assistive technologies still work. */
void bones_guard_unread (GtkWidget *widget, GtkWidget *touched);
