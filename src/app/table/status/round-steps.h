/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The steps of the round, from the view to the strip that shows them.
 */

#include "round-strip.h"
#include "view.h"

/* Shows them on @strip, which hides itself where there are none. */
void bones_round_steps_apply (BonesRoundStrip *strip, const BonesView *view);
