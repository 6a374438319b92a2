/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Bringing what matters now into sight, and giving it its name. */

#include <gtk/gtk.h>

/* Scrolls as little as it takes to see all of @widget, once it has its place. */
void bones_reveal_soon (GtkWidget *widget);

/* Names @zone for people who see it and for those who do not; costs nothing where it is called so
 * already. */
void bones_zone_name (GtkWidget *zone, const char *text);
