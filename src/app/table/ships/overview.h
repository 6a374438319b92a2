/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * All fleets at a glance: a row for each fleet, and in it her flag, which has the fleet's menu, and
 * a small tile for each ship with her name, what she has lost and whether she has had her orders.
 * Eight fleets of six ships fit into the default size of the window.
 *
 * Signals:
 *  picked (guint ship): as of a card.
 *  ship-changing (guint ship): a secondary click, a long press or the menu key.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_OVERVIEW (bones_overview_get_type ())
G_DECLARE_FINAL_TYPE (BonesOverview, bones_overview, BONES, OVERVIEW, AdwBin)

GtkWidget *bones_overview_new (void);

void bones_overview_apply (BonesOverview *self, const BonesView *view);
