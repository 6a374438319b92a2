/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * A ship from above, bow to the right, with the guns of her four banks: run out when ready, smoking
 * when fired, hauled in when closed. A part of BonesHull; it says nothing to a screen reader.
 *
 * Properties: kind (class id); fleet (for her flag; 0 to 7, else none); guns (a side; 1 to 4).
 */

#include "drawn.h"
#include "hull.h"

typedef enum { BONES_BOW, BONES_AFT, BONES_PORT, BONES_STARBOARD, BONES_BANKS } BonesBank;

#define BONES_TYPE_DECK (bones_deck_get_type ())
G_DECLARE_FINAL_TYPE (BonesDeck, bones_deck, BONES, DECK, BonesDrawn)

GtkWidget *bones_deck_new (void);
void bones_deck_set_bank (BonesDeck *self, BonesBank bank, BonesBankState state);
