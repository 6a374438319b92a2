/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Fleets that need no thought: presets of ten points, names for fleets and ships, and a whole
 * battle made of them. Values, without a display.
 */

#include "table.h"

#define BONES_READY_RULESET "black-spot"

typedef enum {
  BONES_PRESET_BALANCED,
  BONES_PRESET_BIG,
  BONES_PRESET_SWARM,
  BONES_PRESETS
} BonesReadyFleet;

/* What @preset is called. */
const char *bones_preset_name (BonesReadyFleet preset);

/* How many ships of class @kind it has. */
guint bones_preset_count (BonesReadyFleet preset, const char *kind);

/* What the fleet of seat @seat is called unless people say otherwise: by its colour. */
const char *bones_seat_name (guint seat);

/* The faction that seat @seat begins with where there are factions: the one of its colour. */
const char *bones_seat_faction (guint seat);

/* The name of ship number @i, from 0, of seat @seat; there are enough for any fleet of ten points.
 * The caller frees it. */
char *bones_seat_ship_name (guint seat, guint i);

/* A fleet called @name for seat @seat with counts[i] ships of kinds[i], the largest first in
 * @kinds; the first ship is the flagship. */
BonesRoster *bones_quick_roster (guint seat, const char *name, const char *const *kinds,
                                 const guint *counts);

/* Makes a battle of two balanced fleets that can be played at once. */
BonesTable *bones_ready_made_new (BonesStore *store, BonesDiceSource dice, GError **error);
