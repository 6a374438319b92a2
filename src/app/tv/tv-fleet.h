/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet as seen from across the room: her flag and name, what is left of her, her booty, and her
 * ships.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_TV_FLEET (bones_tv_fleet_get_type ())
G_DECLARE_FINAL_TYPE (BonesTvFleet, bones_tv_fleet, BONES, TV_FLEET, AdwBin)

GtkWidget *bones_tv_fleet_new (void);

/* Shows @fleet; @go: it is its turn. */
void bones_tv_fleet_apply (BonesTvFleet *self, const BonesFleetView *fleet, gboolean go);
