/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The guide of a first battle: a card in the dice tray with a note on what the table waits for.
 * It presses nothing and covers nothing. Its button and Escape leave the guide.
 */

#include "helm.h"

#include <adwaita.h>

#define BONES_TYPE_GUIDE_CARD (bones_guide_card_get_type ())
G_DECLARE_FINAL_TYPE (BonesGuideCard, bones_guide_card, BONES, GUIDE_CARD, AdwBin)

/* Shows the note for what @helm shows, or hides the card if there is none. */
void bones_guide_card_apply (BonesGuideCard *self, BonesHelm *helm);
