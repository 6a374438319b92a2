/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The pane for a card that one player chooses from her hand: behind a cover, which closes with the
 * choice.
 */

#include "pane.h"

#define BONES_TYPE_CARD_PANE (bones_card_pane_get_type ())
G_DECLARE_FINAL_TYPE (BonesCardPane, bones_card_pane, BONES, CARD_PANE, BonesPane)
