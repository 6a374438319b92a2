/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A band in a fleet's colour and pattern, along the top of her column or (vertical) down the edge
 * of a ship card. It fills its room's length and says nothing to a screen reader.
 *
 * Properties: fleet (0 to 7; else nobody's); thickness (pixels, 8 unless set); orientation.
 */

#include "drawn.h"

#define BONES_TYPE_FLEET_BAND (bones_fleet_band_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetBand, bones_fleet_band, BONES, FLEET_BAND, BonesDrawn)

GtkWidget *bones_fleet_band_new (guint fleet);
