/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The last steps that can be taken back, in a menu of the undo button: a long press, a secondary
 * click or the menu key opens it. Where others must agree, it says so.
 */

#include "helm.h"

#include <gtk/gtk.h>

/* Gives @button such a menu. The choices act on @page, which must live as long as the button, as
 * must @helm. */
void bones_undo_list_install (GtkWidget *button, GtkWidget *page, BonesHelm *helm);

/* Opens the menu. */
void bones_undo_list_open (GtkWidget *button);
