/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship from above, bow to the right, with the guns of her banks: run out when ready, smoking
 * when fired, hauled in when closed. A part of BonesHull; it says nothing to a screen reader.
 *
 * Properties: kind (class id); fleet (for her flag; 0 to 7, else none).
 */

#include "drawn.h"
#include "hull.h"

#define BONES_TYPE_DECK (bones_deck_get_type ())
G_DECLARE_FINAL_TYPE (BonesDeck, bones_deck, BONES, DECK, BonesDrawn)

GtkWidget *bones_deck_new (void);

/* @guns: the number of muzzles; only as many as fit are drawn, and none of lost banks or of guns
 * that fire all round. */
void bones_deck_set_bank (BonesDeck *self, BonesBank bank, BonesBankState state, guint guns);
