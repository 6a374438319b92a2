/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What all battles say together: how captains and fleets fared, the luck of their dice, and whether
 * their own dice are fair. The battles are read on a thread, over a connection of its own.
 */

#include <adwaita.h>

#include "app-store.h"

#define BONES_TYPE_RECORDS_WINDOW (bones_records_window_get_type ())
G_DECLARE_FINAL_TYPE (BonesRecordsWindow, bones_records_window, BONES, RECORDS_WINDOW, AdwWindow)

/* Opens it for the database of @store, over the window of @parent, with which it goes. */
void bones_records_window_open (GtkWidget *parent, BonesAppStore *store);
