/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The order of play: the fleets, as the tokens that were drawn, and the steps of the round.
 */

#include "initiative.h"
#include "round-strip.h"
#include "view.h"

/* Lays the tokens of the fleets of @view on @tokens in their order, the next to order marked; hides
 * @tokens where there is no such order. */
void bones_show_order_of_play (BonesInitiative *tokens, const BonesView *view);

/* Shows the steps of the round on @strip, which hides itself where there are none. */
void bones_show_steps (BonesRoundStrip *strip, const BonesView *view);
