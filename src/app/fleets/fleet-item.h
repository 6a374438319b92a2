/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A kept fleet in the list of fleets. Its summary is worked out when it is first wanted.
 *
 * Properties: chosen (whether it is one of several that something is to be done with).
 */

#include "fleet-summary.h"

#define BONES_TYPE_FLEET_ITEM (bones_fleet_item_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetItem, bones_fleet_item, BONES, FLEET_ITEM, GObject)

/* Takes @record. @score, which is copied, may be NULL. @store must outlive the item. */
BonesFleetItem *bones_fleet_item_new (BonesStore *store, BonesFleetRecord *record,
                                      const BonesFleetScore *score);

const BonesFleetRecord *bones_fleet_item_get_record (BonesFleetItem *self);
const BonesFleetScore *bones_fleet_item_get_score (BonesFleetItem *self);

/* Borrowed; made by the first call. */
const BonesFleetSummary *bones_fleet_item_get_summary (BonesFleetItem *self);

/* Whether it has been made. */
gboolean bones_fleet_item_has_summary (BonesFleetItem *self);

/* Its name as it is sorted and searched by; and whether it contains @wanted, which is in that form.
 */
const char *bones_fleet_item_get_key (BonesFleetItem *self);
gboolean bones_fleet_item_matches (BonesFleetItem *self, const char *wanted);

void bones_fleet_item_set_archived (BonesFleetItem *self, gboolean archived);

gboolean bones_fleet_item_is_chosen (BonesFleetItem *self);
void bones_fleet_item_set_chosen (BonesFleetItem *self, gboolean chosen);
