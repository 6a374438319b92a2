/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What a ship is made of, as a plan on which hits are counted by touch. Pressed long, with the
 * other button or by the menu key, a part asks what becomes of it: one less, ablaze or not.
 *
 * Signals:
 *  tapped (guint field): one more of a track, as on a ship's card.
 *
 * Actions, which the page it is on has:
 *  plan.count (uui): ship, track, and how many more of it there are.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_SHIP_PLAN (bones_ship_plan_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipPlan, bones_ship_plan, BONES, SHIP_PLAN, AdwBin)

GtkWidget *bones_ship_plan_new (void);

/* Shows what @ship is made of; nothing if her rules have no parts. */
void bones_ship_plan_apply (BonesShipPlan *self, const BonesShipView *ship);

/* Shows that @by more of @field are coming; 0: none. */
void bones_ship_plan_set_coming (BonesShipPlan *self, guint field, gint by);

/* Whether it is seen from a distance: drawn as large as possible. */
void bones_ship_plan_set_far (BonesShipPlan *self, gboolean far);

/* The height at @width, in pixels. */
int bones_ship_plan_height (BonesShipPlan *self, int width);
