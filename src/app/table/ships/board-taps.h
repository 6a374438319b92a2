/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * Touches on the cards of a board: they go to the helm, the cards show those that are not stored
 * yet, and a toast offers to undo them.
 */

#include "fleet-board.h"
#include "helm.h"
#include "toaster.h"

#define BONES_TYPE_BOARD_TAPS (bones_board_taps_get_type ())
G_DECLARE_FINAL_TYPE (BonesBoardTaps, bones_board_taps, BONES, BOARD_TAPS, GObject)

/* Keeps the others. */
BonesBoardTaps *bones_board_taps_new (BonesFleetBoard *board, BonesHelm *helm,
                                      BonesToaster *toaster);

/* Follows a new view of the helm. */
void bones_board_taps_apply (BonesBoardTaps *self);
