/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The ships of a fleet that is edited, in their order. Enter or a touch unfolds a ship; Delete
 * removes her, Alt with the arrow keys moves her, F2 names her; and a drag moves her, or buys a
 * class that is dropped here.
 *
 * Signals:
 *  trouble (const char *sentence): an edit was refused.
 *  emptied (): the last ship is gone.
 */

#include <adwaita.h>

#include "fleet-draft.h"

#define BONES_TYPE_FLEET_SHIPS (bones_fleet_ships_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetShips, bones_fleet_ships, BONES, FLEET_SHIPS, AdwBin)

/* Shows the ships of @draft (NULL: none), which is borrowed until another is set; and shows them
 * as they are now. */
void bones_fleet_ships_set_draft (BonesFleetShips *self, BonesFleetDraft *draft);
void bones_fleet_ships_update (BonesFleetShips *self);

/* Shows only ships with which something is wrong. */
void bones_fleet_ships_set_only_wrong (BonesFleetShips *self, gboolean only_wrong);

/* Moves the focus to ship @ship; unfolds her if @unfold. */
void bones_fleet_ships_show (BonesFleetShips *self, guint ship, gboolean unfold);

/* Stores text that was written and not stored yet. */
void bones_fleet_ships_flush (BonesFleetShips *self);
