/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Everything that can be set of one ship of a fleet: her name, whether she is the flagship,
 * variant, wizard and weapon where the rules have them, notes; her place in the fleet; and her
 * removal.
 *
 * Signals:
 *  move (gint by): one place up (-1) or down (1).
 *  remove ().
 *  trouble (const char *sentence): an edit was refused.
 */

#include <adwaita.h>

#include "fleet-draft.h"

#define BONES_TYPE_SHIP_DETAILS (bones_ship_details_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipDetails, bones_ship_details, BONES, SHIP_DETAILS, AdwBin)

GtkWidget *bones_ship_details_new (void);

/* Shows ship @ship of @draft, which is borrowed until the next call. */
void bones_ship_details_show (BonesShipDetails *self, BonesFleetDraft *draft, guint ship);

/* Stores text that was written and not stored yet. */
void bones_ship_details_flush (BonesShipDetails *self);

/* Moves the focus to the name, and selects it. */
void bones_ship_details_edit_name (BonesShipDetails *self);
