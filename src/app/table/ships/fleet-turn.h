/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * No ship has her turn and nothing is asked: what the table may do next. The ships that may be
 * ordered, or the next step of the round; and, folded away, what may not be done, and why.
 */

#include "pane.h"

#define BONES_TYPE_FLEET_TURN (bones_fleet_turn_get_type ())
G_DECLARE_FINAL_TYPE (BonesFleetTurn, bones_fleet_turn, BONES, FLEET_TURN, BonesPane)

/* The ship whose row has @letter passes: her turn begins and ends. FALSE if there is none. */
gboolean bones_fleet_turn_pass (BonesFleetTurn *self, gunichar letter);
