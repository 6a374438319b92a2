/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet, quickly picked: a preset, or so many ships of each class, with the points they cost and
 * what is wrong with them.
 *
 * Signals: changed (): the fleet is another one.
 */

#include <adwaita.h>

#include "setup.h"

#define BONES_TYPE_FLEET_PICKER (bones_fleet_picker_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetPicker, bones_fleet_picker, BONES, FLEET_PICKER, AdwBin)

/* A picker for seat @seat. */
BonesFleetPicker *bones_fleet_picker_new (guint seat);

/* The classes and prices that there are, and what is checked; borrowed, until the next one. */
void bones_fleet_picker_set_setup (BonesFleetPicker *self, const BonesSetup *setup);

/* Fleets to be had as they are, an array of BonesRoster, beside those of the game; NULL: none. The
 * next set-up begins anew with them. */
void bones_fleet_picker_offer (BonesFleetPicker *self, GPtrArray *fleets);

/* The fleet as it is picked; the caller frees it. */
BonesRoster *bones_fleet_picker_make_roster (BonesFleetPicker *self);

/* What is wrong with it, in words, or NULL. */
const char *bones_fleet_picker_get_fault (BonesFleetPicker *self);

/* The faction that is chosen; NULL if there is none. */
const char *bones_fleet_picker_get_faction (BonesFleetPicker *self);

/* Chooses @faction; NULL: none, if a fleet may do without. */
void bones_fleet_picker_set_faction (BonesFleetPicker *self, const char *faction);

/* Picks fleet number @i of the ready ones: those of the game, then those that are offered. */
void bones_fleet_picker_set_ready (BonesFleetPicker *self, guint i);
