/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Bringing what matters now into sight. */

#include <gtk/gtk.h>

/* Scrolls as little as it takes to see all of @widget, once it has its place. */
void bones_reveal_soon (GtkWidget *widget);
