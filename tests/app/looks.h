/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Measures a window: whether the contrast of its texts suffices, whether they are shown whole, and
 * whether its buttons are large enough.
 *
 * Each function returns its findings as an array of sentences (char *), owned by the caller; it is
 * empty if nothing is wrong.
 *
 * Contrast is measured on a picture, which is slow. Texts of one kind have the same colours on
 * every page and at every size, so each kind is measured once. The kind of a label is made of the
 * types, CSS classes and states of its widget and of all ancestors, and of its Pango markup and
 * attributes. If something that CSS does not describe can be behind a label (an ancestor that draws
 * itself, the main child of an overlay), the page and the text belong to the kind, too.
 */

#include <gtk/gtk.h>

/* A set of kinds; free with g_hash_table_unref (). */
GHashTable *looks_new_kinds (void);

/* Whether @window, showing the page called @page, has a text of a kind that is not in @kinds. */
gboolean looks_has_new_kind (GtkWindow *window, const char *page, GHashTable *kinds);

/* Adds the kinds of the texts in @window to @kinds. */
void looks_add_kinds (GtkWindow *window, const char *page, GHashTable *kinds);

/* The texts in @window of kinds that are not in @kinds, and whose contrast with their background is
 * lower than @least (WCAG). The picture is drawn at twice its size, so that even thin strokes have
 * their full colour. */
GPtrArray *looks_find_faint (GtkWindow *window, float least, const char *page, GHashTable *kinds);

/* The texts in @window that are cut off: ellipsised without a tooltip that has the rest, larger
 * than their allocation, or beyond the edge of the window or of an ancestor that does not scroll
 * sideways; and boxes that GTK gives too little height, since it takes them for empty. */
GPtrArray *looks_find_cut (GtkWindow *window);

/* The sensitive buttons in @window that are smaller than @least pixels in either direction, without
 * those of the window's frame. */
GPtrArray *looks_find_small (GtkWindow *window, int least);

/* What is in the accessibility tree although @window does not show it. */
GPtrArray *looks_find_unshown (GtkWindow *window);

/* Presses each button in @window that stays pressed, and each switch, and releases it: those whose
 * names change with it, or that have none. @window may show something else afterwards. */
GPtrArray *looks_find_renamed (GtkWindow *window);
