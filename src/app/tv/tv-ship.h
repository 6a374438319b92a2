/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship as she is seen from the other end of the room: her silhouette, her name, her hits, and
 * what has befallen her. Who has left is a smaller line. Nothing of it can be touched.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_TV_SHIP (bones_tv_ship_get_type ())
G_DECLARE_FINAL_TYPE (BonesTvShip, bones_tv_ship, BONES, TV_SHIP, AdwBin)

GtkWidget *bones_tv_ship_new (void);

/* Shows @ship. */
void bones_tv_ship_apply (BonesTvShip *self, const BonesShipView *ship);
