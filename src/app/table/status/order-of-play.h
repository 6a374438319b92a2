/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The order of play: the fleets, as the tokens that were drawn, and the steps of the round.
 */

#include "initiative.h"
#include "round-strip.h"
#include "view.h"

/* Shows the tokens of the fleets of @view on @tokens in their order, with the next one marked;
 * hides @tokens if there is no order. */
void bones_show_order_of_play (BonesInitiative *tokens, const BonesView *view);

/* Shows the steps of the round on @strip; hides it if there are none. */
void bones_show_steps (BonesRoundStrip *strip, const BonesView *view);
