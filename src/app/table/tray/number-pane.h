/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A number, or inches, are asked: large steppers, a slider, and a field that understands "3.5",
 * "3,5" and "3 ½". It begins at the most there may be, which is what is wanted oftenest.
 */

#include "pane.h"

#define BONES_TYPE_NUMBER_PANE (bones_number_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesNumberPane, bones_number_pane, BONES, NUMBER_PANE, BonesPane)
