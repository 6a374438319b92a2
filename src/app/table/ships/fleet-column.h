/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A fleet on the table: her header (flag, name, captain, booty dice, points, whose go it is) and
 * her ships under it. Her "..." opens her menu. Without a fleet it holds the hulls that are
 * nobody's.
 */

#include <adwaita.h>

#include "ship-card.h"

#define BONES_TYPE_FLEET_COLUMN (bones_fleet_column_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetColumn, bones_fleet_column, BONES, FLEET_COLUMN, AdwBin)

/* Creates a column for fleet number @fleet, or BONES_NOBODY. */
BonesFleetColumn *bones_fleet_column_new (guint fleet);

/* What the heads of fleets have in common: their height, and the widths of what stands in them. */
typedef enum { BONES_HEAD, BONES_HEAD_NAME, BONES_HEAD_COUNTS, BONES_HEAD_GROUPS } BonesHeadGroup;

/* Gives its head the same size as the others of @groups, of which BONES_HEAD has no mode. */
void bones_fleet_column_join_heads (BonesFleetColumn *self,
                                    GtkSizeGroup *const groups[BONES_HEAD_GROUPS]);

/* @over: the battle is over, and no fleet is next. */
void bones_fleet_column_apply (BonesFleetColumn *self, const BonesFleetView *fleet, gboolean over);

/* Puts @card into the column as card number @place, from 0. A card that is in another column
 * must be removed from it first. */
void bones_fleet_column_place (BonesFleetColumn *self, BonesShipCard *card, guint place);
