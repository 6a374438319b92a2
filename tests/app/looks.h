/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a window looks like, measured on its picture: whether its texts can be read, and whether all
 * of them is there.
 *
 * What is wrong is told in sentences, which the caller owns: an array of char *, empty where all is
 * well.
 */

#include <gtk/gtk.h>

/* The texts in @window that have less contrast than @least (WCAG) with what is behind them. The
 * picture is drawn at twice its size, so that even thin strokes have their full colour. */
GPtrArray *looks_find_faint (GtkWindow *window, float least);

/* The texts in @window that are cut off: ellipsised with no tooltip that has the rest, larger than
 * the place that they got, or beyond the edge of the window or of what scrolls only up and down. */
GPtrArray *looks_find_cut (GtkWindow *window);

/* The buttons in @window that can be pressed and are smaller than @least pixels in either
 * direction; but those of the window's frame. */
GPtrArray *looks_find_small (GtkWindow *window, int least);
