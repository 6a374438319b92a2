/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The cards that the fleets hold: how many each has, and, behind a cover, one fleet's at a time,
 * for its own player; under it the cards that were played, which all may see. A view of a hand is
 * made for the moment of a look.
 */

#include <adwaita.h>

#include "helm.h"

#define BONES_TYPE_HAND_PAGE (bones_hand_page_get_type ())
G_DECLARE_FINAL_TYPE (BonesHandPage, bones_hand_page, BONES, HAND_PAGE, AdwBin)

/* Whether fleets hold cards in this battle. */
gboolean bones_view_has_hands (const BonesView *view);

void bones_hand_page_apply (BonesHandPage *self, BonesHelm *helm);

/* Moves the keyboard focus to the button of the cover, or to the fleet whose cards lie on the
 * table. Returns FALSE if the page is not shown. */
gboolean bones_hand_page_focus (BonesHandPage *self);
