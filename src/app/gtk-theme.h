/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * GTK's own theme. GTK reads it when the display is opened, and libadwaita then puts its styles in
 * its place: a fifth of the time until an empty window is drawn.
 */

/* Has GTK read an empty theme, unless people have asked for another one (GTK_THEME). To be called
 * before there are threads: they may read the environment. */
void bones_gtk_theme_skip (void);

/* Opens the display, and undoes bones_gtk_theme_skip(). To be called before libadwaita is
 * initialized: it reads no styles of its own while GTK_THEME is set, and programs that are started
 * from this one would inherit it. */
void bones_gtk_theme_skipped (void);
