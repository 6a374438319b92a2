/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a fleet's "..." offers: whose dice she rolls, to be asked again before a roll is kept, to
 * be kept for other battles, to strike, and to be changed by hand. The actions are the table
 * page's, "table.*".
 */

#include "helm.h"

#include <gtk/gtk.h>

/* Adds the actions of the menu for @helm to @page. @helm must outlive @page. */
void bones_fleet_menu_install (GtkWidget *page, BonesHelm *helm);

/* The menu of fleet @fleet. */
GMenuModel *bones_fleet_menu_new (guint fleet);
