/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * The cards of a fleet.
 */

#include "view-context.h"

/* Sets how many cards the fleet of @view holds, and the cards if the viewer may see them. The app
 * knows nothing of real cards. */
void bones_fleet_view_add_hand (BonesFleetView *view, const BonesViewContext *view_context);

/* What is on a card of kind @kind. */
BonesCardView *bones_card_view_of_kind (const BonesWordsContext *context, guint kind);
void bones_card_view_free (BonesCardView *card);
