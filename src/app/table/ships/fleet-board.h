/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * All fleets side by side, as many as there is room for. Cards and columns are kept: a ship that is
 * taken moves, card and all, to her captor's column. Above them stands what is in force on the
 * table. Instead of the cards, an overview can show all ships at once.
 *
 * Signals:
 *  picked (guint ship), ship-tapped (guint ship, guint field), ship-tapped-back (guint ship, guint
 * field), ship-tapped-to (guint ship, guint field, gint value), ship-changing (guint ship): as of
 * the cards.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_FLEET_BOARD (bones_fleet_board_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetBoard, bones_fleet_board, BONES, FLEET_BOARD, AdwBin)

/* Shows @view: in the overview, or on the cards. */
void bones_fleet_board_apply (BonesFleetBoard *self, const BonesView *view);

/* Shows all ships of @view in an overview, or their cards. */
void bones_fleet_board_set_overview (BonesFleetBoard *self, const BonesView *view,
                                     gboolean overview);

/* Shows that @by more of @field of @ship are coming; 0: none. */
void bones_fleet_board_set_coming (BonesFleetBoard *self, guint ship, guint field, gint by);
