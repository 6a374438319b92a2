/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Some of several are asked: things, ships, or targets each at a range. One row for each, with a
 * toggle (or one for each range); one button that says how many.
 */

#include "pane.h"

#define BONES_TYPE_PICK_PANE (bones_pick_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesPickPane, bones_pick_pane, BONES, PICK_PANE, BonesPane)
