/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What needs the place of a widget: once it is known, and before anybody sees it.
 */

#include <gtk/gtk.h>

typedef void (*BonesLaidOut) (GtkWidget *widget);

/* Calls @call once with @widget, when everything in the frame has its place and before it is drawn;
 * if @widget is not on the screen yet, as soon as it is. What @call moves is laid out again in the
 * same frame. Does nothing if @widget waits for @call already; @widget may go before. */
void bones_when_laid_out (GtkWidget *widget, BonesLaidOut call);
