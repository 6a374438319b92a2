/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The colours of the eight fleets, the same in light and dark, on the screen and on paper. Colour
 * is never alone: a pattern or a letter goes with it.
 */

#include <glib.h>

#define BONES_N_FLEET_HUES 8

typedef struct {
  guint32 colour; /* 0xRRGGBB */
  guint32 ink;    /* for text on it, with a contrast of at least 4.5 to 1 */
  guint32 shade;  /* for a pattern on it */
} BonesFleetHues;

/* Those of @fleet; what is not 0 to 7 is nobody's: stone. Never NULL. */
const BonesFleetHues *bones_fleet_hues (guint fleet);
