/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The order of play, as the tokens that were drawn.
 */

#include "initiative.h"
#include "view.h"

/* Lays the tokens of the fleets of @view on @tokens in their order, the next to order marked; hides
 * @tokens where there is no such order. */
void bones_show_order_of_play (BonesInitiative *tokens, const BonesView *view);
