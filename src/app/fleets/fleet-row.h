/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A kept fleet in the list: its rule system, name, faction, ships, points, whether it is legal, and
 * what it won and lost.
 *
 * Signals:
 *  act (const char *what): something is to be done with it: "open", "edit", "copy", "analysis",
 *    "copy-text", "qr", "export", "print", "archive", "unarchive", "delete".
 */

#include <adwaita.h>

#include "fleet-item.h"

#define BONES_TYPE_FLEET_ROW (bones_fleet_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetRow, bones_fleet_row, BONES, FLEET_ROW, AdwBin)

/* @menu has its acts as actions: "fleet.open" and so on. */
BonesFleetRow *bones_fleet_row_new (GMenuModel *menu);

typedef enum {
  BONES_FLEET_ROW_ACTS,   /* it has a menu */
  BONES_FLEET_ROW_CHOICE, /* it can be chosen */
  BONES_FLEET_ROW_ALONE   /* neither */
} BonesFleetRowMode;

/* Shows @item; NULL: nothing. */
void bones_fleet_row_set_item (BonesFleetRow *self, BonesFleetItem *item, BonesFleetRowMode mode);
BonesFleetItem *bones_fleet_row_get_item (BonesFleetRow *self);

/* Opens its menu. */
void bones_fleet_row_open_menu (BonesFleetRow *self);
