/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Kept fleets as files: to pass on, and to print.
 */

#include <gtk/gtk.h>

#include "kept-fleet.h"

/* A name for the file of @record, without its ending, that every file system takes. The caller
 * frees it. */
char *bones_fleet_file_name (const BonesFleetRecord *record);

/* Writes the fleet of @record to @file. */
gboolean bones_fleet_export (const BonesFleetRecord *record, GFile *file, GError **error);

/* Writes each of @records, an array of BonesFleetRecord, to a file of its own in @folder, beside
 * what is there. */
gboolean bones_fleet_export_all (const GPtrArray *records, GFile *folder, GError **error);

/* Keeps the fleet in @file, of any kind that can be read (bones_kept_fleet_import()), and adds to
 * @notes what was left out. Errors name the file. */
BonesFleetRecord *bones_fleet_import (BonesStore *store, GFile *file, GPtrArray *notes,
                                      GError **error);

/* The record sheets of @records, an array of BonesFleetRecord, as one PDF file, printed as
 * @settings say. NULL if one of the fleets cannot be played. The caller unrefs it. */
GBytes *bones_fleet_to_pdf (BonesStore *store, const GPtrArray *records, GSettings *settings,
                            GError **error);

/* Asks how to print the fleet of @record, over the window of @parent. FALSE if it cannot be played.
 */
gboolean bones_fleet_print (GtkWidget *parent, BonesStore *store, const BonesFleetRecord *record,
                            GSettings *settings, GError **error);
