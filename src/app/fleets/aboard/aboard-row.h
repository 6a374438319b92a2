/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/*
 * What one ship of a fleet has aboard of one kind: the characters, or the cards that her owner
 * chooses. It unfolds to all that she may have, with their prices, each to be put aboard by a
 * touch; what she may not have gives the reason.
 *
 * Properties: cards: it is about cards. Signals: trouble (message): an edit was refused.
 */

#include <adwaita.h>

#include "fleet-draft.h"

#define BONES_TYPE_ABOARD_ROW (bones_aboard_row_get_type ())
G_DECLARE_FINAL_TYPE (BonesAboardRow, bones_aboard_row, BONES, ABOARD_ROW, AdwExpanderRow)

/* Shows ship @ship of @draft, which must stay until the next call; hidden if the rules have nothing
 * of this kind. @draft NULL: nothing is shown. */
void bones_aboard_row_show (BonesAboardRow *self, BonesFleetDraft *draft, guint ship);
