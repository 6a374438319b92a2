/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Kept fleets by way of the clipboard, as text (fleet-text.h).
 */

#include <gtk/gtk.h>

#include "kept-fleet.h"

/* Puts the text of @record on the clipboard of @widget. FALSE if the fleet cannot be read. */
gboolean bones_fleet_copy_text (GtkWidget *widget, BonesStore *store,
                                const BonesFleetRecord *record, GError **error);

/* Keeps the fleet that is on the clipboard of @widget as a new one. Says over the window of @widget
 * what went wrong, and what was left out. Calls @pasted only if it is kept, and if @widget is still
 * on the screen; the record goes to @pasted. */
typedef void (*BonesFleetPasted) (GtkWidget *widget, BonesFleetRecord *record);
void bones_fleet_paste (GtkWidget *widget, BonesStore *store, BonesFleetPasted pasted);

/* Says over the window of @widget what the new fleet @record was kept without: @notes, of char *;
 * nothing if there are none. */
void bones_fleet_say_left_out (GtkWidget *widget, const BonesFleetRecord *record,
                               const GPtrArray *notes);
