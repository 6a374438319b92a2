/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Nothing is to be done: the battle is over, or it can only be looked at.
 */

#include "pane.h"

#define BONES_TYPE_MESSAGE_PANE (bones_message_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesMessagePane, bones_message_pane, BONES, MESSAGE_PANE, BonesPane)
