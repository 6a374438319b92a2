/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The flag of a fleet: colour, pattern and letter, from 16 to 48 pixels high.
 *
 * Properties: fleet (0 to 7; else nobody's); letter (NULL: the fleet's own); size (height in
 * pixels, 24 unless set; the flag is a third wider); text.
 */

#include "drawn.h"

#define BONES_TYPE_FLEET_FLAG (bones_fleet_flag_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetFlag, bones_fleet_flag, BONES, FLEET_FLAG, BonesDrawn)

GtkWidget *bones_fleet_flag_new (guint fleet);

/* Draws such a flag into @width by @height at 0, 0, with @letter in it ("": none). */
void bones_fleet_flag_paint (GtkWidget *widget, guint fleet, const char *letter, cairo_t *cr,
                             double width, double height);
