/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What the table says if something could not be done.
 */

#include <gtk/gtk.h>

/* Shows the message of @error over the window of @page. If it is the file of the battles that
 * failed, offers to save everything elsewhere ("win.save-elsewhere"). */
void bones_failure_show (GtkWidget *page, const GError *error);
