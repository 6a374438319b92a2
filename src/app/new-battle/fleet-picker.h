/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Picks a fleet: a ready-made one, or a number of ships of each class. Shows the points spent and
 * what is wrong.
 *
 * Signals: changed (): the fleet is another one.
 */

#include <adwaita.h>

#include "setup.h"
#include "store.h"

#define BONES_TYPE_FLEET_PICKER (bones_fleet_picker_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetPicker, bones_fleet_picker, BONES, FLEET_PICKER, AdwBin)

/* Creates a picker for seat @seat. */
BonesFleetPicker *bones_fleet_picker_new (guint seat);

/* The classes and prices that are available and the rules that are checked; borrowed until the
 * next call. */
void bones_fleet_picker_set_setup (BonesFleetPicker *self, const BonesSetup *setup);

/* Ready-made fleets to offer besides those of the game, an array of BonesRoster; or NULL. The
 * next set-up removes them. */
void bones_fleet_picker_offer (BonesFleetPicker *self, GPtrArray *fleets);

/* Fleets that people keep, of this game, to offer before all others: an array of BonesFleetRecord;
 * or NULL. */
void bones_fleet_picker_offer_kept (BonesFleetPicker *self, GPtrArray *kept);

/* Picks kept fleet @id, if it is offered. */
void bones_fleet_picker_take_kept (BonesFleetPicker *self, gint64 id);

/* Whether the picked fleet is a kept one, as it was kept; sets its number and revision. */
gboolean bones_fleet_picker_get_kept (BonesFleetPicker *self, BonesKeptFleet *kept);

/* The picked fleet; the caller frees it. */
BonesRoster *bones_fleet_picker_make_roster (BonesFleetPicker *self);

/* What is wrong with it, in words, or NULL. */
const char *bones_fleet_picker_get_fault (BonesFleetPicker *self);

/* The chosen faction, or NULL. */
const char *bones_fleet_picker_get_faction (BonesFleetPicker *self);

/* Chooses @faction; NULL: none, if a fleet can do without. */
void bones_fleet_picker_set_faction (BonesFleetPicker *self, const char *faction);

/* Picks ready-made fleet @i: first those of the game, then those that were added. */
void bones_fleet_picker_set_ready (BonesFleetPicker *self, guint i);
