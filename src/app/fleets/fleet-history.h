/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A kept fleet that was opened: what it is, what is wrong with it, its ships, and its battles.
 *
 * Signals:
 *  back (): people are done here.
 *  edit (): the fleet is to be changed.
 *  resume (gint64 game): one of its battles was touched.
 */

#include <adwaita.h>

#include "app-store.h"
#include "fleet-item.h"

#define BONES_TYPE_FLEET_HISTORY (bones_fleet_history_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetHistory, bones_fleet_history, BONES, FLEET_HISTORY, AdwBin)

BonesFleetHistory *bones_fleet_history_new (void);

/* Shows @item and its @battles, an array of BonesFleetBattle. What each ship did in them follows,
 * read from @store, which must outlive the page. */
void bones_fleet_history_show (BonesFleetHistory *self, BonesAppStore *store, BonesFleetItem *item,
                               GArray *battles);
