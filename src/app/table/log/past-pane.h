/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What stands in the tray while people look back: what had just happened, what came next, and what
 * can be done about it now. Nothing can be answered.
 */

#include "pane.h"

#define BONES_TYPE_PAST_PANE (bones_past_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesPastPane, bones_past_pane, BONES, PAST_PANE, BonesPane)
