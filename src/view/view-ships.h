/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Fleets and their ships: what ships are made of, their chips, and the people on them.
 */

#include "view-context.h"

/* Fills the fleets of @view, with their ships, and the hulls that nobody owns. */
void bones_view_add_fleets (BonesView *view, const BonesViewContext *view_context);
void bones_fleet_view_free (BonesFleetView *fleet);
void bones_ship_view_free (BonesShipView *ship);
