/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is tracked of the ship whose turn it is, over what she may do: hits and dice as they are
 * drawn on her card, and in words the states that she is in and what she has done this turn.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_SHIP_FACTS (bones_ship_facts_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipFacts, bones_ship_facts, BONES, SHIP_FACTS, AdwBin)

/* Shows @ship, but of her tracks not @but (or NULL), which is told elsewhere. */
void bones_ship_facts_apply (BonesShipFacts *self, const BonesShipView *ship, const char *but);
