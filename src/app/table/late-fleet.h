/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet that comes late to a battle under way: picked as in a new battle, with what it brings
 * along.
 */

#include "helm.h"

#include <adwaita.h>

#define BONES_TYPE_LATE_FLEET (bones_late_fleet_get_type ())
G_DECLARE_FINAL_TYPE (BonesLateFleet, bones_late_fleet, BONES, LATE_FLEET, AdwWindow)

/* Lets the user pick one, over the window of @parent, and adds it. If the game allows no more
 * fleets, says so. */
void bones_late_fleet_pick (GtkWidget *parent, BonesHelm *helm);
