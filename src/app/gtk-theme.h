/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * GTK's own theme. GTK reads it when the display is opened, and libadwaita then puts its styles in
 * its place: a fifth of the time until an empty window is drawn.
 */

/* The first thing in main(): other threads may read the environment. Has GTK read no theme, unless
 * people have asked for one (GTK_THEME). */
void bones_gtk_theme_skip (void);

/* Opens the display, before libadwaita is initialized, and undoes bones_gtk_theme_skip():
 * libadwaita reads no styles where a theme is asked for, nor would programs that this one starts.
 */
void bones_gtk_theme_skipped (void);
