/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What is tracked of the ship whose turn it is, over what she may do: what is counted by touch, as
 * on her card, with what comes next beside it; and in words, below all of it, the states that she
 * is in.
 *
 * Properties: beside, below (GtkWidget): what stands beside and below what is counted.
 * Signals: tapped (guint field): one more of a track; tapped-back (guint field): one less;
 * tapped-to (guint field, gint value): it is to read so.
 */

#include <adwaita.h>

#include "view.h"

#define BONES_TYPE_SHIP_FACTS (bones_ship_facts_get_type ())
G_DECLARE_FINAL_TYPE (BonesShipFacts, bones_ship_facts, BONES, SHIP_FACTS, AdwBin)

/* Shows @ship. */
void bones_ship_facts_apply (BonesShipFacts *self, const BonesShipView *ship);

/* How far @ship has moved this turn, in words: "Moved this turn: 6 in". NULL if there is nothing
 * to show. The caller frees it. */
char *bones_ship_facts_of_turn (const BonesShipView *ship);

/* Shows that @by more of track @field are coming. */
void bones_ship_facts_set_coming (BonesShipFacts *self, guint field, gint by);
