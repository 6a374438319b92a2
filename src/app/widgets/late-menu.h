/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Menus whose widgets are made when they are first opened.
 */

#include <gtk/gtk.h>

/* Lets @button, a GtkMenuButton, open @menu. */
void bones_late_menu_set (GtkWidget *button, GMenuModel *menu);
