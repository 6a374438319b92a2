/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The turn of the active ship, opened: her hull or her plan with a button for each bank of guns,
 * and the checklist of what she may do, what she has done, and why she may not do the rest. Which
 * rules these are does not matter: the view says what is what (engine/turn.h).
 */

#include "pane.h"

#define BONES_TYPE_SHIP_TURN (bones_ship_turn_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipTurn, bones_ship_turn, BONES, SHIP_TURN, BonesPane)
