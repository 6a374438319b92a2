/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship of the fleet that is edited, as a row: her picture, name, class and price, and signs for a
 * flagship and for a fault. It can be dragged, and unfolds.
 */

#include <gtk/gtk.h>

#include "fleet-draft.h"

#define BONES_TYPE_BOUGHT_SHIP (bones_bought_ship_get_type ())
G_DECLARE_FINAL_TYPE (BonesBoughtShip, bones_bought_ship, BONES, BOUGHT_SHIP, GtkListBoxRow)

GtkWidget *bones_bought_ship_new (void);

/* Shows ship @ship of @draft. Costs next to nothing if she is as she was. */
void bones_bought_ship_show (BonesBoughtShip *self, BonesFleetDraft *draft, guint ship);

/* Whether something is wrong with the ship that it shows. */
gboolean bones_bought_ship_is_wrong (BonesBoughtShip *self);

/* Shows @details below the row, or takes them away (NULL). */
void bones_bought_ship_unfold (BonesBoughtShip *self, GtkWidget *details);
